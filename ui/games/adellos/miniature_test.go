package adellos

import (
	"context"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"adytum/assets"
	"adytum/engine"
	rules "adytum/engine/adellos"
	"adytum/engine/match"
	"adytum/ui/look"
	"adytum/widgets/pictures"
)

func TestAdellosShowsFieldsAndPieces(t *testing.T) {
	test.NewTempApp(t)
	look.Use(look.Default())
	edition, err := rules.Read(assets.AdellosEdition())
	if err != nil {
		t.Fatal(err)
	}
	for seats := 2; seats <= 4; seats++ {
		m, err := match.New(rules.New(edition), match.Header{Seed: "small", Players: slices.Repeat([]match.Player{{Kind: match.Person}}, seats)})
		if err != nil {
			t.Fatal(err)
		}
		for n := range 30 {
			choice, err := rules.Novice.Choose(context.Background(), m.View(m.Position().ToMove()),
				engine.Thinking{Rand: engine.Seed("small").Sub(n).Stream("test")})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := m.Play(choice.Move); err != nil {
				t.Fatal(err)
			}
		}
		for seat := range engine.Seat(seats) {
			v := m.View(seat).(rules.View)
			board := miniature(v).(*fyne.Container)
			size := fyne.NewSize(124, 124/float32(miniatureAspect))
			board.Resize(size)
			fields, pieces, nobles := 0, 0, 0
			for _, o := range board.Objects {
				switch o.(type) {
				case *pictures.Picture:
					pieces++
				case *canvas.Circle:
					nobles++
				default:
					fields++
				}
				// A hexagon that stands on a corner is not as wide as its square.
				slim := o.Size().Width * 0.06
				at, end := o.Position().AddXY(slim, 0), o.Position().Add(o.Size()).AddXY(-slim, 0)
				if at.X < -0.5 || at.Y < -0.5 || end.X > size.Width+0.5 || end.Y > size.Height+0.5 {
					t.Errorf("%d seats: something lies from %v to %v of %v", seats, at, end, size)
				}
			}
			if fields != len(v.Fields()) || pieces != len(v.Pieces()) || nobles != seats || pieces <= nobles {
				t.Errorf("%d seats: %d fields, %d pieces, %d nobles", seats, fields, pieces, nobles)
			}
		}
	}
}
