package alchemist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine/match"
	"adytum/ui/host"
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
func newLessonTable(h *host.Host, m *match.Match) *lessons.Table {
	d := newDesk(m, h.Runner, lessons.Unkept)
	t := newTable(h, 0, d)
	t.ShowEnd = func() {}
	t.Open = container.New(lessonLayout{}, t.board, t.callout.Object)
	return &lessons.Table{
		Object: t.Open, Session: d.Session, Hold: t.hold, Status: d.status, Main: t.Main,
		Drafting: func() bool { return !d.draft.empty() },
		Refused:  func() bool { return d.refused != nil },
		Undo:     d.undoPart,
		Play:     d.Make, TakeBack: d.TakeBack,
		Follow: func(changed func()) { d.Changed = func() { t.Refresh(); changed() } },
		Key:    t.key, Close: t.Close,
	}
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
func (t *table) hold(held bool, marks []string) {
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
