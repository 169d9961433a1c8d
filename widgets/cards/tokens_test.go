package cards

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/widgets"
	"adytum/widgets/widgettest"
)

func TestTokenStripFillsItsLinesEvenly(t *testing.T) {
	s := NewTokenStrip(nil)
	var tokens []Token
	for _, key := range strings.Split("abcdefghijk", "") {
		tokens = append(tokens, Token{Key: key, Picture: widgettest.Face(key)})
	}
	s.SetTokens(tokens)
	for width, lines := range map[float32]int{360: 2, 700: 1, 160: 4, 48: 11} {
		seen := map[float32]int{}
		for _, box := range s.boxes(width) {
			seen[box.Y]++
			if box.Width < widgets.TouchSize || box.Height < widgets.TouchSize {
				t.Errorf("at %v a token can be tapped within %v", width, box.Size)
			}
			if box.X < 0 || box.X+box.Width > width+0.01 {
				t.Errorf("at %v a token is at %v", width, box)
			}
		}
		if len(seen) != lines {
			t.Errorf("at %v there are %d lines, want %d", width, len(seen), lines)
		}
	}
}

func TestFoldedTokenStripIsOneTarget(t *testing.T) {
	test.NewTempApp(t)
	var got []string
	s := NewTokenStrip(func(key string) { got = append(got, key) })
	for range 14 {
		s.tokens = append(s.tokens, Token{Key: "one"})
	}
	for lines := 1; lines <= 2; lines++ {
		s.Fold(lines)
		s.Resize(fyne.NewSize(300, 0))
		least := s.MinSize()
		if least.Height < widgets.TouchSize {
			t.Errorf("%d lines are %.0f high, less than a finger needs", lines, least.Height)
		}
		for i, box := range s.boxes(300) {
			if box.X < 0 || box.X+box.Width > 300.5 || box.Y+box.Height > least.Height+0.5 {
				t.Errorf("%d lines: token %d lies at %v", lines, i, box)
			}
		}
		s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(3, 3)})
	}
	if len(got) != 2 || got[0] != "" || got[1] != "" {
		t.Errorf("taps gave the keys %q, want two empty ones", got)
	}
}

func TestTokenStripAnswersTapsAndKeys(t *testing.T) {
	var got []string
	s := NewTokenStrip(func(key string) { got = append(got, key) })
	s.SetTokens([]Token{
		{Key: "a", Spoken: "Author, won"}, {Key: "b", Sign: SignTower}, {Key: "c", Sign: SignHouse}, {Key: "d", Sign: SignQuestion},
	})
	w := widgettest.Show(t, s, fyne.NewSize(360, 48))
	for _, box := range s.boxes(360) {
		test.TapCanvas(w.Canvas(), box.Center())
	}
	w.Canvas().Focus(s)
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if !slices.Equal(got, []string{"a", "b", "c", "d", "c"}) {
		t.Errorf("tapped %v", got)
	}
	s.SetTokens(nil)
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if len(got) != 5 {
		t.Error("an empty strip answers")
	}
}

func TestTokenSignsAreToldApartWithoutColour(t *testing.T) {
	s := NewTokenStrip(nil)
	w := widgettest.Show(t, s, fyne.NewSize(56, 48))
	signs := []TokenSign{SignCheck, SignTower, SignHouse, SignQuestion}
	shown := func(sign TokenSign) {
		s.SetTokens([]Token{{Key: "a", Picture: widgettest.Face("a"), Sign: sign}})
	}
	for i, a := range signs {
		shown(a)
		first := widgettest.Picture(w, 1)
		for _, b := range signs[i+1:] {
			shown(b)
			if d := widgettest.Difference(first, widgettest.Picture(w, 1)); d < 0.01 {
				t.Errorf("signs %d and %d differ in %.2f %% of the grey picture only", a, b, d*100)
			}
		}
	}
}

func TestDoubledKeyUsesOneToken(t *testing.T) {
	uses := 0
	s := NewTokenStrip(func(string) { uses++ })
	s.SetTokens([]Token{{Key: "sun"}})
	widgettest.DoubledKeyActsOnce(t, s, fyne.KeySpace, func() int { return uses })
}
