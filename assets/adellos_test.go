package assets_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"adytum/assets"
)

// adellosIDs are the ids of our edition of Adellos by the kind of picture.
func adellosIDs(t *testing.T) map[assets.Kind][]string {
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
	ids := map[assets.Kind][]string{}
	add := func(kind assets.Kind, entries ...entry) {
		for _, e := range entries {
			ids[kind] = append(ids[kind], e.ID)
		}
	}
	for _, f := range edition.Factions {
		add(assets.Factions, f.entry)
		add(assets.Units, f.Units...)
		add(assets.Nobles, f.Nobles...)
	}
	add(assets.Tokens, edition.Tokens...)
	add(assets.Events, edition.Cards...)
	return ids
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
		files, err := os.ReadDir(filepath.Join("pictures", string(kind)))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if id := strings.TrimSuffix(file.Name(), ".svg"); !slices.Contains(ids[kind], id) {
				t.Errorf("%s/%s belongs to no entry", kind, file.Name())
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
