package adellos

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/host"
	"adytum/ui/lessons"
	"adytum/ui/page"

	rules "adytum/engine/adellos"
)

// Course is the lessons of Adellos: the Royal Army against the Undead, on half
// of the map.
func Course() *lessons.Course {
	return &lessons.Course{
		Game:     Rules(),
		Players:  []match.Player{{Kind: match.Person}, {Kind: rules.Novice.Name()}},
		Position: shortPosition,
		Table:    newLessonTable,
		Play:     NewGame,
	}
}

// shortPosition reads a position of two seats in the middle of the first one's
// turn by what matters in it, as
//
//	you: iron_fist gold=3 hand=parry | board: NW.iron_fist@B2 SW.malgor@H2 | ap: 2
//
// "enemy" is what the Undead have. The pile is empty.
func shortPosition(text string) (engine.Position, error) {
	parts := map[string]string{"you": "", "enemy": "malgor", "board": "", "ap": "3"}
	for part := range strings.SplitSeq(text, " | ") {
		name, value, _ := strings.Cut(part, ":")
		if _, known := parts[name]; !known {
			return nil, fmt.Errorf("%q is no part of a position", part)
		}
		parts[name] = strings.TrimSpace(value)
	}
	return Rules().ParsePosition(strings.Join([]string{
		"options:", "seats: 2 start=NW round=2", "NW: royal_army " + parts["you"], "SW: undead " + parts["enemy"],
		strings.TrimSpace("board: " + parts["board"]), "deck:", "turn: NW ap=" + parts["ap"], "play",
	}, " | "))
}

// newLessonTable is a table without its frame: the grid and the panel.
func newLessonTable(h *host.Host, m *match.Match) *lessons.Table {
	d := newDesk(m, h.Runner, func(*match.Match) error { return nil })
	t := newTable(h, 0, d)
	t.showEnd = func() {}
	t.open = container.New(lessonLayout{}, t.gridArea(), t.panel.object)
	l := &lessons.Table{
		Object: t.open, Session: d.Session, Hold: t.hold, Status: d.status, Main: t.mainButton, Press: t.confirm,
		Drafting: func() bool { return d.draft != "" || d.spot != "" || d.picked != "" },
		Refused:  func() bool { return d.refused != nil },
		Undo:     d.clear,
		Play:     d.Make, TakeBack: d.TakeBack,
		Key: t.key, Changed: func() {}, Close: t.close,
	}
	d.Changed = func() {
		t.refresh()
		l.Changed()
	}
	return l
}

// hold keeps the table from taking actions, and points at fields.
func (t *table) hold(held bool, marks []string) {
	if held == t.desk.Held && slices.Equal(marks, t.desk.pointed) {
		return
	}
	t.desk.Held, t.desk.pointed = held, marks
	t.refresh()
}

// lessonLayout puts the panel below the grid where there is more height than
// width, and else beside it.
type lessonLayout struct{}

// lessonPanel is the panel's share of the height below the grid.
const lessonPanel = 0.3

func (lessonLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	grid, panel := o[0], o[1]
	if size.Height > size.Width || size.Width < columnFrom {
		height := max(panelLeast, size.Height*lessonPanel)
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
