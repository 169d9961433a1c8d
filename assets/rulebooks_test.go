package assets_test

import (
	"fmt"
	"regexp"
	"slices"
	"testing"

	"adytum/assets"
)

var paragraph = regexp.MustCompile(`(?m)^## (A\d+) \S`)

func TestRulebooksHaveTheSameParagraphs(t *testing.T) {
	var want []string
	for n := 1; n <= 15; n++ {
		want = append(want, fmt.Sprintf("A%d", n))
	}
	for _, language := range []string{"en", "de"} {
		text, err := assets.Rulebook("adaman", language)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, m := range paragraph.FindAllStringSubmatch(text, -1) {
			got = append(got, m[1])
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: paragraphs %v, want %v", language, got, want)
		}
	}
	if _, err := assets.Rulebook("adaman", "xx"); err == nil {
		t.Error("a rulebook in an unknown language was found")
	}
}
