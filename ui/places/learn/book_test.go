package learn

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"adytum/assets"
)

func TestParse(t *testing.T) {
	got := parse("# Game\n\nFirst line\nsecond *line*.\n\n## G1 Begin here\n\nDo.\n\nThen do.\n\n# Advice\n\n![The *table*](tables/game.svg)\n\nBe wise.\n")
	want := []chapter{
		{"", "Game", []passage{{"", "First line second *line*."}}},
		{"G1", "Begin here", []passage{{"", "Do."}, {"", "Then do."}}},
		{"", "Advice", []passage{{"game", "The *table*"}, {"", "Be wise."}}},
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got %v", got)
	}
}

// What is no picture of a table is text.
func TestParsePictures(t *testing.T) {
	for text, want := range map[string]passage{
		"![Cards](tables/adaman.svg)":      {"adaman", "Cards"},
		"![Cards](tables/adaman.png)":      {"", "![Cards](tables/adaman.png)"},
		"![](tables/adaman.svg)":           {"", "![](tables/adaman.svg)"},
		"![Cards](tables/../icon.svg)":     {"", "![Cards](tables/../icon.svg)"},
		"See ![Cards](tables/adaman.svg).": {"", "See ![Cards](tables/adaman.svg)."},
	} {
		if got := parse("# Game\n\n" + text)[0].passages[0]; got != want {
			t.Errorf("%s became %v", text, got)
		}
	}
}

func TestRulebooksAreReadWhole(t *testing.T) {
	files, err := filepath.Glob("../../../assets/rulebooks/*.en.md")
	if err != nil || len(files) < 4 {
		t.Fatalf("rulebooks %q, %v", files, err)
	}
	for _, file := range files {
		game := strings.TrimSuffix(filepath.Base(file), ".en.md")
		for _, language := range []string{"en", "de"} {
			readWhole(t, game, language)
		}
	}
}

// readWhole demands every word of a rulebook and one sketch of its table.
func readWhole(t *testing.T, game, language string) {
	t.Helper()
	markdown, err := assets.Rulebook(game, language)
	if err != nil {
		t.Fatal(err)
	}
	var words, tables []string
	for _, c := range parse(markdown) {
		words = append(words, strings.Fields(c.id+" "+c.title)...)
		for _, p := range c.passages {
			if p.table != "" {
				tables = append(tables, p.table)
				p.text = "![" + p.text + "](tables/" + p.table + ".svg)"
			}
			words = append(words, strings.Fields(p.text)...)
		}
		if len(c.passages) == 0 {
			t.Errorf("%s, %s: nothing below %q", game, language, c.title)
		}
	}
	if !slices.Equal(tables, []string{game}) {
		t.Errorf("%s, %s: tables %v", game, language, tables)
	}
	if want := strings.Fields(strings.ReplaceAll(markdown, "#", "")); !slices.Equal(words, want) {
		t.Errorf("%s, %s: %d words of %d were read", game, language, len(words), len(want))
	}
}
