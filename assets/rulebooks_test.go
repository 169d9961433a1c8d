package assets_test

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"adytum/assets"
)

var paragraph = regexp.MustCompile(`(?m)^## ([A-Z]\d+) \S`)

// gamesWithRules are the games that have a rulebook.
func gamesWithRules(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("rulebooks/*.en.md")
	if err != nil || len(files) < len(paragraphs) {
		t.Fatalf("rulebooks %q, %v", files, err)
	}
	for i, file := range files {
		files[i] = strings.TrimSuffix(filepath.Base(file), ".en.md")
	}
	return files
}

// paragraphs are how many those of the app's games have.
var paragraphs = map[string]int{"adaman": 15, "adaptoid": 10, "adellos": 34, "alchemist": 13}

// The paragraphs of a rulebook are numbered from 1 on behind a letter of their own,
// in every language.
func TestRulebooksHaveTheSameParagraphs(t *testing.T) {
	letters := map[string]string{}
	for _, game := range gamesWithRules(t) {
		for _, language := range []string{"en", "de"} {
			text, err := assets.Rulebook(game, language)
			if err != nil {
				t.Fatal(err)
			}
			var got, want []string
			for n, m := range paragraph.FindAllStringSubmatch(text, -1) {
				got = append(got, m[1])
				want = append(want, fmt.Sprintf("%s%d", got[0][:1], n+1))
			}
			if most, known := paragraphs[game]; !slices.Equal(got, want) || len(got) == 0 || known && len(got) != most {
				t.Fatalf("%s, %s: paragraphs %v, want %v", game, language, got, want)
			}
			if other := letters[got[0][:1]]; other != "" && other != game {
				t.Errorf("%s and %s have the same letter", game, other)
			}
			letters[got[0][:1]] = game
		}
	}
	if _, err := assets.Rulebook("adaman", "xx"); err == nil {
		t.Error("a rulebook in an unknown language was found")
	}
}

// The rulebook of Adellos tells of every ability, card and option of our edition
// by its name.
func TestRulebookOfAdellosNamesAllOfTheEdition(t *testing.T) {
	type entry struct{ Name map[string]string }
	var edition struct {
		Abilities, Cards, Options []entry
	}
	if err := json.Unmarshal(assets.AdellosEdition(), &edition); err != nil {
		t.Fatal(err)
	}
	for _, language := range []string{"en", "de"} {
		text, err := assets.Rulebook("adellos", language)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range slices.Concat(edition.Abilities, edition.Cards, edition.Options) {
			if name := e.Name[language]; !strings.Contains(text, "*"+name+":*") && !strings.Contains(text, "*"+name+",*") {
				t.Errorf("%s: nothing about %q", language, name)
			}
		}
	}
}
