package alchemist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/page"
	"adytum/ui/table"
)

// newBareTable makes tables without their frame: the compendium.
func newBareTable(h *frame.Host, m *match.Match) func() *table.Table {
	d := newModel(m, table.Unstored(h))
	return func() *table.Table {
		t := newTable(h, 0, d)
		return t.Bare(container.New(lessonLayout{}, t.board, t.Callout.Object))
	}
}

// lessonLayout gives the compendium all the room, of which it needs much.
type lessonLayout struct{}

func (lessonLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	for _, one := range o {
		page.Place(one, 0, 0, size.Width, size.Height)
	}
}

// MinSize implements fyne.Layout.
func (lessonLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(560, 424) }
