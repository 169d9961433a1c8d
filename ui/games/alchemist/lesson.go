package alchemist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/lessons"
	"adytum/ui/page"

	rules "adytum/engine/alchemist"
)

// Course is the lessons of Alchemist, with two computers at the table.
func Course() *lessons.Course {
	other := match.Player{Kind: rules.Novice.Name()}
	return &lessons.Course{
		Game:    rules.Game{},
		Players: []match.Player{{Kind: match.Person}, other, other},
		Table:   newLessonTable,
		Play:    NewGame,
	}
}

// newLessonTable is a table without its frame: the compendium.
func newLessonTable(h *frame.Host, m *match.Match) *lessons.Table {
	d := newDesk(m, h.Runner, lessons.Unkept)
	t := newTable(h, 0, d)
	l := t.Lesson(container.New(lessonLayout{}, t.board, t.callout.Object))
	l.Hold, l.Status, l.Undo, l.Key = t.hold, d.status, d.undoPart, t.key
	l.Drafting = func() bool { return !d.draft.empty() }
	l.Refused = func() bool { return d.refused != nil }
	return l
}

// undoPart takes the last part of a half-made turn back, or what was said about
// the last tap.
func (d *desk) undoPart() bool {
	if d.draft.empty() {
		return d.clear()
	}
	d.undo()
	return true
}

// hold keeps the table from taking turns, and points at places.
func (t *screen) hold(held bool, marks []string) {
	t.desk.Held, t.desk.pointed = held, marks
	t.Refresh()
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
