package adaman

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	rules "adytum/engine/adaman"
	"adytum/engine/match"
	"adytum/widgets/pictures"
)

func TestAdamanShowsTheRows(t *testing.T) {
	test.NewTempApp(t)
	m, err := match.New(rules.Game{}, match.Header{Seed: "crown"})
	if err != nil {
		t.Fatal(err)
	}
	board := miniature(m.View(0)).(*fyne.Container)
	size := fyne.NewSize(112, 112/float32(miniatureAspect))
	board.Resize(size)
	if len(board.Objects) != 15 {
		t.Fatalf("%d places", len(board.Objects))
	}
	cards := 0
	for i, o := range board.Objects {
		if _, ok := o.(*pictures.Picture); ok {
			cards++
		}
		right, bottom := o.Position().X+o.Size().Width, o.Position().Y+o.Size().Height
		if right > size.Width+0.01 || bottom > size.Height+0.01 {
			t.Errorf("place %d ends at %v, %v of %v", i, right, bottom, size)
		}
	}
	v := m.View(0).(rules.View)
	want := 0
	for _, row := range []rules.Row{v.Palace(), v.Capital(), v.Resources()} {
		for _, c := range row {
			if c != rules.None {
				want++
			}
		}
	}
	if cards != want {
		t.Errorf("%d cards are shown, want %d", cards, want)
	}
}
