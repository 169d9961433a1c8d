package adellos

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/page"
	"adytum/ui/table"
)

// newBareTable makes tables without their frame: the grid and the panel.
func newBareTable(h *frame.Host, m *match.Match) func() *table.Table {
	d := newModel(m, table.Unstored(h))
	return func() *table.Table {
		t := newTable(h, 0, d)
		return t.Bare(container.New(lessonLayout{t.panel}, t.gridArea(), t.panel.object))
	}
}

// lessonLayout puts the panel below the grid where there is more height than
// width, and else beside it.
type lessonLayout struct{ panel *panel }

// The panel's share of the height below the grid, and its least height.
const (
	lessonPanel = 0.3
	lessonLeast = 190
)

func (l lessonLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	grid, panel := o[0], o[1]
	l.panel.setForm(panelForm{words: size.Width < columnFrom, purse: true})
	if size.Height > size.Width || size.Width < columnFrom {
		height := max(lessonLeast, size.Height*lessonPanel)
		page.Place(grid, 0, 0, size.Width, size.Height-height-gap)
		page.Place(panel, gap, size.Height-height, size.Width-2*gap, height)
		return
	}
	width := min(size.Width*columnShare, columnMost)
	page.Place(grid, 0, 0, size.Width-width-gap, size.Height)
	page.Place(panel, size.Width-width, 0, width-gap, size.Height)
}

// MinSize implements fyne.Layout: so much the grid and the panel would like to
// have, where a phone has room for the words of the lesson and the answer too.
func (lessonLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(560, 400) }
