package adaman

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/decktet"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/lessons"
	"adytum/ui/page"
	"adytum/ui/session"
	"adytum/widgets/cards"

	rules "adytum/engine/adaman"
)

// Course is the lessons of Adaman.
func Course() *lessons.Course {
	return &lessons.Course{
		Game:    rules.Game{},
		Players: []match.Player{{Kind: match.Person}},
		Table:   newLessonTable,
		Play:    NewGame,
	}
}

// newLessonTable is a table without its frame: the personalities and the cards.
func newLessonTable(h *frame.Host, m *match.Match) *lessons.Table {
	d := newDesk(session.Open(m, 0, h.Runner, lessons.Unkept))
	t := newTable(h, 0, d)
	t.showEnd = func() {}
	t.cards.SetLayout(lessonCards)
	return &lessons.Table{
		Object:  container.New(lessonLayout{}, t.people, container.NewStack(t.cards, t.callout.Object)),
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

// hold keeps the table from taking plays, and points at cards.
func (t *screen) hold(held bool, marks []string) {
	t.desk.held, t.desk.pointed = held, 0
	for _, id := range marks {
		if c, err := decktet.Parse(id); err == nil {
			t.desk.pointed |= rules.SetOf(c)
		}
	}
	t.refresh()
}

// lessonLayout puts the personalities above the cards, where there is room for
// them beside the words of the lesson.
type lessonLayout struct{}

func (lessonLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	people, cards := o[0], o[1]
	top := float32(0)
	people.Hide()
	if size.Width >= foldBelow {
		people.Show()
		fold(people, size)
		people.Resize(fyne.NewSize(size.Width-2*gap, 0))
		top = people.MinSize().Height
		page.Place(people, gap, 0, size.Width-2*gap, top)
	}
	page.Place(cards, 0, top, size.Width, size.Height-top)
}

// MinSize implements fyne.Layout: the screen gives the size.
func (lessonLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// lessonCards stacks the rows on an upright phone wherever they fit, though the
// words take so much of it that the cards have more width than height.
func lessonCards(size fyne.Size, shape cards.Shape) cards.Plan {
	const upright = 1.2 // most width over height
	if size.Width < foldBelow && size.Width < upright*size.Height {
		stacked := cards.Portrait(size, shape)
		if last := stacked.Rows[len(stacked.Rows)-1].Places[0]; last.Y+last.Height <= size.Height {
			return stacked
		}
	}
	return cards.Adaptive(size, shape)
}
