package adaptoid

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/engine"
	rules "adytum/engine/adaptoid"
	"adytum/engine/match"
	"adytum/ui/look"
	"adytum/widgets/pictures"
)

func TestAdaptoidShowsCellsAndPieces(t *testing.T) {
	test.NewTempApp(t)
	look.Use(look.Default())
	for _, shape := range []string{rules.BoardHexagon, rules.BoardCorridor, rules.BoardStar} {
		m, err := match.New(rules.Game{}, match.Header{Seed: "small", Options: engine.Options{rules.OptionBoard: shape}})
		if err != nil {
			t.Fatal(err)
		}
		board := miniature(m.View(0)).(*fyne.Container)
		size := fyne.NewSize(112, 112/float32(miniatureAspect))
		board.Resize(size)
		cells, pieces := 0, 0
		for _, o := range board.Objects {
			if _, ok := o.(*pictures.Picture); ok {
				pieces++
			} else {
				cells++
			}
			// A hexagon that stands on a corner is not as wide as its square.
			slim := o.Size().Width * 0.06
			at, end := o.Position().AddXY(slim, 0), o.Position().Add(o.Size()).AddXY(-slim, 0)
			if at.X < -0.5 || at.Y < -0.5 || end.X > size.Width+0.5 || end.Y > size.Height+0.5 {
				t.Errorf("%s: something lies from %v to %v of %v", shape, at, end, size)
			}
		}
		if cells != rules.Cells || pieces != 2 {
			t.Errorf("%s: %d cells, %d pieces", shape, cells, pieces)
		}
	}
}
