package adaman

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/decktet"
	"adytum/engine/match"
	"adytum/ui/host"
	"adytum/ui/lessons"
	"adytum/ui/page"
	"adytum/ui/session"
	"adytum/widgets"

	rules "adytum/engine/adaman"
)

// Course is the lessons of Adaman.
func Course() *lessons.Course {
	return &lessons.Course{
		Game:     rules.Game{},
		Players:  []match.Player{{Kind: match.Person}},
		Position: shortPosition,
		Table:    newLessonTable,
		Play:     NewGame,
	}
}

// shortPosition reads a position by what matters in it, as
//
//	basic | capital: savage mill | resources: origin | next: pact sea
//
// Palace, controlled and discards may be given, too. The deck begins with the
// next cards and goes on with all that are not mentioned; with "last" instead of
// "next" it ends there, and all that are not mentioned have been played.
func shortPosition(text string) (engine.Position, error) {
	parts := strings.Split(text, " | ")
	places := map[string][]string{}
	mentioned := map[string]bool{}
	for _, part := range parts[1:] {
		name, ids, _ := strings.Cut(part, ":")
		places[name] = strings.Fields(ids)
		for _, id := range places[name] {
			mentioned[id] = true
		}
	}
	last, ends := places["last"]
	deck := slices.Concat(places["next"], last)
	for _, c := range rules.Cards(strings.Fields(parts[0])[0]) {
		switch {
		case mentioned[c.ID()]:
		case !ends:
			deck = append(deck, c.ID())
		case rules.IsPersonality(c):
			places["controlled"] = append(places["controlled"], c.ID())
		default:
			places["discards"] = append(places["discards"], c.ID())
		}
	}
	whole := parts[:1]
	for _, name := range []string{"palace", "capital", "resources", "controlled", "discards"} {
		whole = append(whole, strings.TrimSpace(fmt.Sprintf("%s: %s", name, strings.Join(places[name], " "))))
	}
	whole = append(whole, strings.TrimSpace("deck: "+strings.Join(deck, " ")), "play")
	return rules.Game{}.ParsePosition(strings.Join(whole, " | "))
}

// lessonTable is a table without its frame: the personalities and the cards.
type lessonTable struct {
	*table
	object  *fyne.Container
	changed func()
}

func newLessonTable(h *host.Host, m *match.Match) lessons.Table {
	keep := func(*match.Match) error { return nil }
	t := &lessonTable{table: newTable(h, 0, newDesk(session.Open(m, 0, h.Runner, keep))), changed: func() {}}
	t.showEnd = func() {}
	t.cards.SetLayout(lessonCards)
	t.desk.changed = func() {
		t.refresh()
		t.changed()
	}
	t.object = container.New(lessonLayout{}, t.people, container.NewStack(t.cards, t.callout.Object))
	return t
}

// Object is the personalities above the cards.
func (t *lessonTable) Object() fyne.CanvasObject { return t.object }

// Session is the match on the table.
func (t *lessonTable) Session() *session.Session { return t.desk.Session }

// Hold keeps the table from taking plays, and points at cards.
func (t *lessonTable) Hold(held bool, marks []string) {
	var pointed rules.Set
	for _, id := range marks {
		if c, err := decktet.Parse(id); err == nil {
			pointed |= rules.SetOf(c)
		}
	}
	if held == t.desk.held && pointed == t.desk.pointed {
		return
	}
	t.desk.held, t.desk.pointed = held, pointed
	t.refresh()
}

// Status is what the table says.
func (t *lessonTable) Status() string { return t.desk.status() }

// Main is what the large button does now.
func (t *lessonTable) Main() (label string, style widgets.ButtonStyle, on bool) {
	label, on = t.mainButton()
	return label, widgets.Primary, on
}

// Press uses the large button.
func (t *lessonTable) Press() { t.confirm() }

// Drafting tells that cards are chosen.
func (t *lessonTable) Drafting() bool { return !t.desk.draft.empty() }

// Undo puts the chosen cards back.
func (t *lessonTable) Undo() bool { return t.desk.clear() }

// Refused tells that the last tap was refused.
func (t *lessonTable) Refused() bool { return t.desk.refused != nil }

// Play makes a play that nobody has tapped.
func (t *lessonTable) Play(m engine.Move) { t.desk.do(func() error { return t.desk.Play(m) }) }

// TakeBack takes the last play back.
func (t *lessonTable) TakeBack() { t.desk.do(t.desk.Undo) }

// Key is a key of the cards.
func (t *lessonTable) Key(k *fyne.KeyEvent) { t.key(k) }

// OnChanged sets what is called when something was tapped.
func (t *lessonTable) OnChanged(changed func()) { t.changed = changed }

// Close lets go of all listeners.
func (t *lessonTable) Close() { t.close() }

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
func lessonCards(size fyne.Size, shape widgets.TableShape) widgets.TablePlan {
	const upright = 1.2 // most width over height
	if size.Width < foldBelow && size.Width < upright*size.Height {
		stacked := widgets.PortraitTable(size, shape)
		if last := stacked.Rows[len(stacked.Rows)-1].Places[0]; last.Y+last.Height <= size.Height {
			return stacked
		}
	}
	return widgets.AdaptiveTable(size, shape)
}
