package adaptoid

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/hexgrid"
	"adytum/engine/match"
	"adytum/ui/host"
	"adytum/ui/lessons"
	"adytum/ui/page"
	"adytum/ui/session"

	rules "adytum/engine/adaptoid"
)

// Course is the lessons of Adaptoid.
func Course() *lessons.Course {
	return &lessons.Course{
		Game:     rules.Game{},
		Players:  []match.Player{{Kind: match.Person}, {Kind: rules.Game{}.Bots()[0].Name()}},
		Position: shortPosition,
		Table:    newLessonTable,
		Play:     NewGame,
	}
}

// shortPosition reads a position of the published board by its pieces alone, as
// "W11@d2 B00@d6 / W / 0-0".
func shortPosition(text string) (engine.Position, error) {
	pieces, rest, _ := strings.Cut(text, "/")
	start, _, err := rules.Game{}.Deal(engine.Setup{Seed: "none"})
	if err != nil {
		return nil, err
	}
	board := start.(rules.Position).Board()
	cells := slices.Repeat([]string{"-"}, board.Len())
	for word := range strings.FieldsSeq(pieces) {
		piece, at, _ := strings.Cut(word, "@")
		c, ok := hexgrid.ParseCell(at)
		i, on := board.Index(c)
		if !ok || !on || cells[i] != "-" {
			return nil, fmt.Errorf("%q is no piece on a free cell", word)
		}
		cells[i] = piece
	}
	return rules.Game{}.ParsePosition(strings.Join(cells, " ") + " /" + rest)
}

// newLessonTable is a table without its frame: the seats and the board.
func newLessonTable(h *host.Host, m *match.Match) *lessons.Table {
	keep := func(*match.Match) error { return nil }
	d := newDesk(session.Open(m, viewer(m), h.Runner, keep))
	t := newTable(h, 0, d)
	t.showEnd = func() {}
	t.likes.rim = true // the words speak of rows and places
	l := &lessons.Table{
		Object:  container.New(&lessonLayout{t.showBeside}, t.sides(), t.play()),
		Session: d.Session, Hold: t.hold, Status: d.status, Main: t.mainButton, Press: t.confirm,
		Drafting: func() bool { return !d.draft.empty() },
		Refused:  func() bool { return d.refused != nil },
		Undo:     d.clear,
		Play:     func(m engine.Move) { d.do(func() error { return d.Play(m) }) },
		TakeBack: func() { d.do(d.Undo) },
		Key:      t.key, Changed: func() {}, Close: t.close,
	}
	d.changed = func() {
		t.refresh()
		l.Changed()
	}
	t.refresh()
	return l
}

// markFood is the mark that shows free cells against limbs; all others are cells.
const markFood = "food"

// hold keeps the board from taking turns, and points at cells.
func (t *table) hold(held bool, marks []string) {
	d := t.desk
	pointed, food := cellsOf(strings.Join(marks, " ")), slices.Contains(marks, markFood)
	if held == d.held && food == d.food && slices.Equal(pointed, d.pointed) {
		return
	}
	d.held, d.food, d.pointed = held, food, pointed
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
