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
	"adytum/widgets"

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

// lessonTable is a table without its frame: the seats and the board.
type lessonTable struct {
	*table
	object  *fyne.Container
	changed func()
}

func newLessonTable(h *host.Host, m *match.Match) lessons.Table {
	keep := func(*match.Match) error { return nil }
	t := &lessonTable{table: newTable(h, 0, newDesk(session.Open(m, viewer(m), h.Runner, keep))), changed: func() {}}
	t.showEnd = func() {}
	t.likes.rim = true // the words speak of rows and places
	t.desk.changed = func() {
		t.refresh()
		t.changed()
	}
	t.refresh()
	t.object = container.New(&lessonLayout{t.showBeside}, t.sides(), t.play())
	return t
}

// Object is the seats above the board.
func (t *lessonTable) Object() fyne.CanvasObject { return t.object }

// Session is the match on the board.
func (t *lessonTable) Session() *session.Session { return t.desk.Session }

// markFood is the mark that shows free cells against limbs; all others are cells.
const markFood = "food"

// Hold keeps the board from taking turns, and points at cells.
func (t *lessonTable) Hold(held bool, marks []string) {
	d := t.desk
	pointed, food := cellsOf(strings.Join(marks, " ")), slices.Contains(marks, markFood)
	if held == d.held && food == d.food && slices.Equal(pointed, d.pointed) {
		return
	}
	d.held, d.food, d.pointed = held, food, pointed
	t.refresh()
}

// Status is what the table says.
func (t *lessonTable) Status() string { return t.desk.status() }

// Main is what the main button does now.
func (t *lessonTable) Main() (label string, style widgets.ButtonStyle, on bool) {
	return t.mainButton()
}

// Press uses the main button.
func (t *lessonTable) Press() { t.confirm() }

// Drafting tells that a turn is half made.
func (t *lessonTable) Drafting() bool { return !t.desk.draft.empty() }

// Undo takes the last step of it back.
func (t *lessonTable) Undo() bool { return t.desk.clear() }

// Refused tells that the last tap was refused.
func (t *lessonTable) Refused() bool { return t.desk.refused != nil }

// Play makes a turn that nobody has tapped.
func (t *lessonTable) Play(m engine.Move) { t.desk.do(func() error { return t.desk.Play(m) }) }

// TakeBack takes the last turn back.
func (t *lessonTable) TakeBack() { t.desk.do(t.desk.Undo) }

// Key is a key of the board, or of a leg or a pincer.
func (t *lessonTable) Key(k *fyne.KeyEvent) { t.key(k) }

// OnChanged sets what is called when something was tapped.
func (t *lessonTable) OnChanged(changed func()) { t.changed = changed }

// Close lets go of all listeners.
func (t *lessonTable) Close() { t.close() }

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
