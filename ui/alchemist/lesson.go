package alchemist

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/host"
	"adytum/ui/lessons"
	"adytum/ui/page"
	"adytum/widgets"

	rules "adytum/engine/alchemist"
)

// Course is the lessons of Alchemist, with two computers at the table.
func Course() *lessons.Course {
	other := match.Player{Kind: rules.Novice.Name()}
	return &lessons.Course{
		Game:     rules.Game{},
		Players:  []match.Player{{Kind: match.Person}, other, other},
		Position: shortPosition,
		Table:    newLessonTable,
		Play:     NewGame,
	}
}

// What a lesson's position has where its short text says nothing.
const (
	usualReserve = "8 8 8 8 8"
	usualOthers  = "2 2 2 2 2" // behind each of the other screens
	usualScores  = "0 0 0"
	usualSchools = "spider mushroom troll_eye"
	usualBag     = "bird_leg spider mushroom snake_venom troll_eye spider"
)

// shortPosition reads a position of three seats by what matters in it, as
//
//	stock: 2 3 0 1 2 | compendium: bird_leg-spider=1:7:mushroom+mushroom
//
// Reserve, others (the stock of each other seat), scores, schools and bag may be
// given, too. Counts are in the order of the ingredients' ids. What is then
// missing of the 32 cubes of a kind is out of the game.
func shortPosition(text string) (engine.Position, error) {
	parts := map[string]string{
		"compendium": "", "stock": "0 0 0 0 0", "reserve": usualReserve, "others": usualOthers,
		"scores": usualScores, "schools": usualSchools, "bag": usualBag,
	}
	for part := range strings.SplitSeq(text, " | ") {
		name, value, ok := strings.Cut(part, ":")
		if _, known := parts[name]; !ok || !known {
			return nil, fmt.Errorf("%q is no part of a position", part)
		}
		parts[name] = strings.TrimSpace(value)
	}
	gone := goneOf(parts)
	whole := []string{
		"seats 3", "start 0", "turns 0", strings.TrimSpace("compendium: " + parts["compendium"]), "reserve: " + parts["reserve"],
		"gone: " + strings.Trim(fmt.Sprint(gone), "[]"),
		"stocks: " + strings.Join([]string{parts["stock"], parts["others"], parts["others"]}, ", "),
		"known: 0 0 0 0 0, 0 0 0 0 0, 0 0 0 0 0", "scores: " + parts["scores"], "schools: " + parts["schools"],
		strings.TrimSpace("bag: " + parts["bag"]),
	}
	return rules.Game{}.ParsePosition(strings.Join(whole, " | "))
}

// goneOf counts the cubes that are nowhere else.
func goneOf(parts map[string]string) [rules.Kinds]int {
	kinds := rules.All()
	var gone [rules.Kinds]int
	for i := range gone {
		gone[i] = rules.CubesPerKind - countAt(parts["stock"], i) - countAt(parts["reserve"], i) - 2*countAt(parts["others"], i)
	}
	cubes := strings.Fields(parts["bag"])
	for potion := range strings.FieldsSeq(parts["compendium"]) {
		cubes = append(cubes, strings.Split(potion[strings.LastIndex(potion, ":")+1:], "+")...)
	}
	for _, id := range cubes {
		if i := slices.IndexFunc(kinds[:], func(kind rules.Ingredient) bool { return kind.ID() == id }); i >= 0 {
			gone[i]--
		}
	}
	return gone
}

// countAt is the number at a place of a list; what is none is refused later.
func countAt(list string, i int) int {
	words := strings.Fields(list)
	if i >= len(words) {
		return 0
	}
	n, _ := strconv.Atoi(words[i])
	return n
}

// newLessonTable is a table without its frame: the compendium.
func newLessonTable(h *host.Host, m *match.Match) *lessons.Table {
	d := newDesk(m, h.Runner, func(*match.Match) error { return nil })
	t := newTable(h, 0, d)
	t.showEnd = func() {}
	t.open = container.New(lessonLayout{}, t.board, t.callout.Object)
	l := &lessons.Table{
		Object: t.open, Session: d.Session, Hold: t.hold, Status: d.status, Press: t.confirm,
		Main: func() (label string, style widgets.ButtonStyle, on bool) {
			label, on = t.mainButton()
			return label, widgets.Primary, on
		},
		Drafting: func() bool { return !d.draft.empty() },
		Refused:  func() bool { return d.refused != nil },
		Undo:     d.undoPart,
		Play:     d.Make, TakeBack: d.TakeBack,
		Key: t.key, Changed: func() {}, Close: t.close,
	}
	d.Changed = func() {
		t.refresh()
		l.Changed()
	}
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
func (t *table) hold(held bool, marks []string) {
	if held == t.desk.Held && slices.Equal(marks, t.desk.pointed) {
		return
	}
	t.desk.Held, t.desk.pointed = held, marks
	t.refresh()
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
