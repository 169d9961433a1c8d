package labels

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"pgregory.net/rapid"
)

func TestStatusShowsAllItsWords(t *testing.T) {
	test.NewTempApp(t)
	rapid.Check(t, func(t *rapid.T) {
		words := strings.Join(rapid.SliceOfN(rapid.StringMatching(`[a-z]{1,9}|\*[a-z]{2,6}\*`), 1, 60).Draw(t, "words"), " ")
		width := float32(rapid.IntRange(180, 700).Draw(t, "width"))
		most := float32(rapid.IntRange(40, 200).Draw(t, "most"))
		s := NewStatus()
		s.SetText(words)
		s.Resize(fyne.NewSize(width, s.Height(width, 2, most)))
		if !s.Whole() {
			t.Errorf("cut at %v", s.Size())
		}
	})
}

func TestStatusSetsLongWordsSmaller(t *testing.T) {
	test.NewTempApp(t)
	s := NewStatus()
	s.SetText(strings.Repeat("word ", 20))
	s.Resize(fyne.NewSize(300, s.Height(300, 2, 1000)))
	if s.text.size != theme.SizeNameText {
		t.Errorf("with room enough the words have the size %q", s.text.size)
	}
	s.Resize(fyne.NewSize(300, s.Size().Height-10))
	if s.text.size == theme.SizeNameText {
		t.Error("with little room the words are no smaller")
	}
}

func TestHeadingGoesOnInFurtherLines(t *testing.T) {
	test.NewTempApp(t)
	h := NewHeading("Recipes of one cube", theme.SizeNameSubHeadingText)
	h.Resize(fyne.NewSize(1000, 40))
	one := h.MinSize().Height
	h.Resize(fyne.NewSize(90, 40))
	if h.MinSize().Height <= one {
		t.Error("a narrow heading is no higher")
	}
	for _, line := range h.set(90) {
		if line.Size != h.full() {
			t.Errorf("%q has the size %v", line.Text, line.Size)
		}
	}
	title := NewTitle("Recipes of one cube", theme.SizeNameSubHeadingText)
	title.Resize(fyne.NewSize(90, 40))
	if len(title.set(90)) != 1 {
		t.Error("a title has several lines")
	}
}
