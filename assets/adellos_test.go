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
func adellosIDs(t *testing.T) map[string][]string {
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
	ids := map[string][]string{}
	add := func(kind string, entries ...entry) {
		for _, e := range entries {
			ids[kind] = append(ids[kind], e.ID)
		}
	}
	for _, f := range edition.Factions {
		add("factions", f.entry)
		add("units", f.Units...)
		add("nobles", f.Nobles...)
	}
	add("tokens", edition.Tokens...)
	add("cards", edition.Cards...)
	return ids
}

func TestEveryEntryOfAdellosHasAPicture(t *testing.T) {
	ids := adellosIDs(t)
	for kind, count := range map[string]int{"units": 40, "nobles": 12, "tokens": 3, "cards": 17, "factions": 4} {
		if len(ids[kind]) != count {
			t.Errorf("%d %s", len(ids[kind]), kind)
		}
		for _, id := range ids[kind] {
			if _, err := assets.AdellosPicture(kind, id); err != nil {
				t.Error(err)
			}
		}
		files, err := os.ReadDir(filepath.Join("pictures", "adellos", kind))
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

func TestUnknownPicturesOfAdellos(t *testing.T) {
	for _, c := range []struct{ kind, id string }{
		{"", ""}, {"units", "nobody"}, {"units", "../icon"}, {"..", "icon"}, {"nobles", "soldier"}, {"unit", "soldier"},
	} {
		if content, err := assets.AdellosPicture(c.kind, c.id); err == nil || content != nil {
			t.Errorf("there is a picture of %s %q", c.kind, c.id)
		}
	}
}
