package adaptoid

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/page"
	"adytum/ui/table"
)

// newBareTable makes tables without their frame: the seats and the board.
func newBareTable(h *frame.Host, m *match.Match) func() *table.Table {
	d := newModel(m, table.Unstored(h))
	return func() *table.Table {
		t := newTable(h, 0, d)
		t.likes.rim = true // the words speak of rows and places
		return t.Bare(container.New(&lessonLayout{t.ShowBeside}, t.sides(), t.middle()))
	}
}

// markFood is the mark that shows free cells against limbs; all others are cells.
const markFood = "food"

// point points at cells.
func (d *model) point(marks []string) {
	d.food, d.pointed = slices.Contains(marks, markFood), cellsOf(strings.Join(marks, " "))
}

// lessonLayout puts the seats above the board.
type lessonLayout struct{ settled func() }

func (l *lessonLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	defer l.settled()
	width := min(size.Width-2*gap, widestAction)
	height := o[0].MinSize().Height
	page.Place(o[0], (size.Width-width)/2, 0, width, height)
	page.Place(o[1], 0, height, size.Width, size.Height-height)
}

// MinSize implements fyne.Layout: the screen gives the size.
func (l *lessonLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
