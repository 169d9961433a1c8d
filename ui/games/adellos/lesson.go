package adellos

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/assets"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/lessons"
	"adytum/ui/page"

	rules "adytum/engine/adellos"
)

// Course is the lessons of Adellos: the Royal Army against the Undead, on half
// of the map. It is nil with an edition that is not our own, because lessons are
// about certain units.
func Course() *lessons.Course {
	if name := Rules().Name(); name != assets.Family(name) {
		return nil
	}
	return &lessons.Course{
		Game:    Rules(),
		Players: []match.Player{{Kind: match.Person}, {Kind: rules.Novice.Name()}},
		Table:   newLessonTable,
		Play:    NewGame,
	}
}

// newLessonTable is a table without its frame: the grid and the panel.
func newLessonTable(h *frame.Host, m *match.Match) *lessons.Table {
	d := newDesk(m, h.Runner, lessons.Unkept)
	t := newTable(h, 0, d)
	l := t.Lesson(container.New(lessonLayout{t.panel}, t.gridArea(), t.panel.object))
	l.Hold, l.Status, l.Undo, l.Key = t.hold, d.status, d.clear, t.key
	l.Drafting = func() bool { return d.draft != "" || d.spot != "" || d.picked != "" }
	l.Refused = func() bool { return d.refused != nil }
	return l
}

// hold keeps the table from taking actions, and points at fields.
func (t *screen) hold(held bool, marks []string) {
	t.desk.Held, t.desk.pointed = held, marks
	t.Refresh()
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
