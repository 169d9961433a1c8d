package assets_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"adytum/assets"
)

var paragraph = regexp.MustCompile(`(?m)^## ([A-Z]\d+) \S`)

// books are the rulebooks with the letter and the number of their paragraphs.
var books = []struct {
	game, letter string
	paragraphs   int
}{
	{"adaman", "A", 15},
	{"adaptoid", "P", 10},
	{"adellos", "D", 34},
	{"alchemist", "L", 13},
}

func TestRulebooksHaveTheSameParagraphs(t *testing.T) {
	for _, book := range books {
		var want []string
		for n := range book.paragraphs {
			want = append(want, fmt.Sprintf("%s%d", book.letter, n+1))
		}
		for _, language := range []string{"en", "de"} {
			text, err := assets.Rulebook(book.game, language)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, m := range paragraph.FindAllStringSubmatch(text, -1) {
				got = append(got, m[1])
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s, %s: paragraphs %v, want %v", book.game, language, got, want)
			}
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
