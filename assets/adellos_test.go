package assets_test

import (
	"encoding/json"
	"testing"

	"adytum/assets"
)

// adellosFactions are the ids of our edition of Adellos by faction and kind of
// picture; those of no faction are under "".
func adellosFactions(t *testing.T) map[string]map[assets.Kind][]string {
	t.Helper()
	type entry struct{ ID string }
	var edition struct {
		Factions []struct {
			entry
			Units, Nobles []entry
		}
		Tokens, Cards []entry
	}
	if err := json.Unmarshal(assets.AdellosEdition(), &edition); err != nil {
		t.Fatal(err)
	}
	ids := func(entries []entry) (all []string) {
		for _, e := range entries {
			all = append(all, e.ID)
		}
		return all
	}
	common := map[assets.Kind][]string{assets.Tokens: ids(edition.Tokens), assets.Events: ids(edition.Cards)}
	all := map[string]map[assets.Kind][]string{"": common}
	for _, f := range edition.Factions {
		common[assets.Factions] = append(common[assets.Factions], f.ID)
		all[f.ID] = map[assets.Kind][]string{assets.Units: ids(f.Units), assets.Nobles: ids(f.Nobles)}
	}
	return all
}

// adellosIDs are the ids of our edition of Adellos by the kind of picture.
func adellosIDs(t *testing.T) map[assets.Kind][]string {
	t.Helper()
	all := map[assets.Kind][]string{}
	for _, kinds := range adellosFactions(t) {
		for kind, ids := range kinds {
			all[kind] = append(all[kind], ids...)
		}
	}
	return all
}

func TestEveryEntryOfAdellosHasAPicture(t *testing.T) {
	ids := adellosIDs(t)
	for kind, count := range map[assets.Kind]int{assets.Units: 40, assets.Nobles: 12, assets.Tokens: 3, assets.Events: 17, assets.Factions: 4} {
		if len(ids[kind]) != count {
			t.Errorf("%d %s", len(ids[kind]), kind)
		}
		for _, id := range ids[kind] {
			if _, ok := assets.Picture(kind, id); !ok {
				t.Errorf("no picture of %s %q", kind, id)
			}
		}
	}
}

// Another edition has the rulebook of the game.
func TestEditionsShareTheGame(t *testing.T) {
	for name, want := range map[string]string{"adellos": "adellos", "adellos-boxed": "adellos", "adellos-my-own": "adellos", "adaman": "adaman"} {
		if got := assets.Family(name); got != want {
			t.Errorf("%s belongs to %s", name, got)
		}
		if _, err := assets.Rulebook(name, "de"); err != nil {
			t.Error(err)
		}
	}
}
