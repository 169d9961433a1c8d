package learn

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"adytum/assets"
)

func TestParse(t *testing.T) {
	got := parse("# Game\n\nFirst line\nsecond *line*.\n\n## G1 Begin here\n\nDo.\n\nThen do.\n\n# Advice\n\nBe wise.\n")
	want := []chapter{
		{"", "Game", []string{"First line second *line*."}},
		{"G1", "Begin here", []string{"Do.", "Then do."}},
		{"", "Advice", []string{"Be wise."}},
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got %v", got)
	}
}

func TestRulebooksAreReadWhole(t *testing.T) {
	for _, language := range []string{"en", "de"} {
		markdown, err := assets.Rulebook("adaman", language)
		if err != nil {
			t.Fatal(err)
		}
		var words []string
		for _, c := range parse(markdown) {
			words = append(words, strings.Fields(c.id+" "+c.title+" "+strings.Join(c.texts, " "))...)
			if len(c.texts) == 0 {
				t.Errorf("%s: nothing below %q", language, c.title)
			}
		}
		if want := strings.Fields(strings.ReplaceAll(markdown, "#", "")); !slices.Equal(words, want) {
			t.Errorf("%s: %d words of %d were read", language, len(words), len(want))
		}
	}
}
