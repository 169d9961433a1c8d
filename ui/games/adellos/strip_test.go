package adellos

import (
	"math"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"pgregory.net/rapid"

	"adytum/ui/look"
	"adytum/ui/uitest"
)

// Whose seat is whose is seen on a phone that stands, however large the text is.
func TestStripNamesEverySeat(t *testing.T) {
	a := newApp(t)
	a.Window.Resize(fyne.NewSize(360, 740))
	for _, one := range []struct {
		text  int
		names []string
	}{
		{look.NormalText, []string{"Ada", "Wilhelmine.", "Mathilda", "Player\u00a04"}},
		{look.LargestText, []string{"Ada", "Wilhel.", "Mathi.", "Pla.\u00a04"}},
	} {
		look.Use(look.Look{Theme: look.Ink, Text: one.text})
		who := uitest.Seated("person", "person", "novice", "person")
		who[0].Name, who[1].Name, who[2].Name, who[3].Name = "Ada", "Wilhelmine Charlotte", "Mathilda", ""
		m := newTestMatch(t, "four", first, who)
		playOn(t, m, 30)
		tb := openTable(t, a, m)
		tb.model.match.Lift()
		for seat, p := range tb.strip.plates {
			if !p.name.Visible() || p.name.AccessibilityLabel() != one.names[seat] {
				t.Errorf("%d %%: seat %d is called %q, want %q", one.text, seat, p.name.AccessibilityLabel(), one.names[seat])
			}
			last := p.figures[len(p.figures)-1]
			if right := last.Position().X + last.Size().Width; right > p.object.Size().Width {
				t.Errorf("%d %%: the signs of seat %d reach to %v of %v", one.text, seat, right, p.object.Size().Width)
			}
		}
		a.Router.PopTo("")
	}
}

// A seat with much to show puts the names of all seats into a line of their own.
func TestStripIsOfOneForm(t *testing.T) {
	a := newApp(t)
	a.Window.Resize(fyne.NewSize(360, 740))
	for gold, stacked := range map[string]bool{"gold=4 ": false, "gold=4 tower=2 ": true} {
		m := loaded(t, strings.Replace(duelText, "gold=4 ", gold, 1), uitest.Seated("person", "person"))
		tb := openTable(t, a, m)
		tb.model.match.Lift()
		for seat, p := range tb.strip.plates {
			if above := p.name.Position().Y+p.name.Size().Height/2 < p.figures[0].Position().Y; above != stacked {
				t.Errorf("%s: the name of seat %d stands above its signs: %v", gold, seat, above)
			}
		}
		a.Router.PopTo("")
	}
}

func TestNamesAreShortened(t *testing.T) {
	for _, one := range []struct {
		name  string
		signs int
		want  string
	}{
		{"Ada", 3, "Ada"}, {"Ada", 2, "A."}, {"Mathilda", 7, "Mathil."}, {"Anna Maria", 6, "Anna."}, {"Änne", 3, "Än."},
		{"Player 12", 9, "Player 12"}, {"Player\u00a012", 8, "Play.\u00a012"}, {"Player 12", 3, "P. 12"}, {"Ada 3x", 4, "Ada."},
	} {
		if got := shortened(one.name, one.signs); got != one.want {
			t.Errorf("%s in %d signs: %q, want %q", one.name, one.signs, got, one.want)
		}
	}
}

// The seats get all the room, and as much as they need if that is possible; none
// gets more than another without a need.
func TestSharesOfTheStrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		needs := rapid.SliceOfN(rapid.Float32Range(1, 200), 1, 4).Draw(t, "needs")
		room := rapid.Float32Range(50, 800).Draw(t, "room")
		sum, wanted, least := float32(0), float32(0), float32(math.Inf(1))
		widths := shares(slices.Clone(needs), room)
		for i, width := range widths {
			sum, wanted, least = sum+width, wanted+needs[i], min(least, width)
		}
		if math.Abs(float64(sum-room)) > 0.1 {
			t.Fatalf("%v of %v for %v: %v", sum, room, needs, widths)
		}
		for i, width := range widths {
			if wanted <= room && (width < needs[i]-0.1 || width > max(least, needs[i])+0.1) {
				t.Fatalf("%v for %v in %v", widths, needs, room)
			}
		}
	})
}
