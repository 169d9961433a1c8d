package adaptoid

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/lessons"
	"adytum/ui/page"
	"adytum/ui/session"

	rules "adytum/engine/adaptoid"
)

// Course is the lessons of Adaptoid.
func Course() *lessons.Course {
	return &lessons.Course{
		Game:    rules.Game{},
		Players: []match.Player{{Kind: match.Person}, {Kind: rules.Game{}.Bots()[0].Name()}},
		Table:   newLessonTable,
		Play:    NewGame,
	}
}

// newLessonTable is a table without its frame: the seats and the board.
func newLessonTable(h *frame.Host, m *match.Match) *lessons.Table {
	d := newDesk(session.Open(m, viewer(m), h.Runner, lessons.Unkept))
	t := newTable(h, 0, d)
	t.showEnd = func() {}
	t.likes.rim = true // the words speak of rows and places
	t.refresh()
	return &lessons.Table{
		Object:  container.New(&lessonLayout{t.showBeside}, t.sides(), t.play()),
		Session: d.Session, Hold: t.hold, Status: d.status, Main: t.main,
		Drafting: func() bool { return !d.draft.empty() },
		Refused:  func() bool { return d.refused != nil },
		Undo:     d.clear,
		Play:     func(m engine.Move) { d.do(func() error { return d.Play(m) }) },
		TakeBack: func() { d.do(d.Undo) },
		Follow:   func(changed func()) { d.changed = func() { t.refresh(); changed() } },
		Key:      t.key, Close: t.close,
	}
}

// markFood is the mark that shows free cells against limbs; all others are cells.
const markFood = "food"

// hold keeps the board from taking turns, and points at cells.
func (t *screen) hold(held bool, marks []string) {
	d := t.desk
	d.held, d.food, d.pointed = held, slices.Contains(marks, markFood), cellsOf(strings.Join(marks, " "))
	t.refresh()
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
