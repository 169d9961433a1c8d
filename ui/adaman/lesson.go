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

// newLessonTable is a table without its frame: the personalities and the cards.
func newLessonTable(h *host.Host, m *match.Match) *lessons.Table {
	keep := func(*match.Match) error { return nil }
	d := newDesk(session.Open(m, 0, h.Runner, keep))
	t := newTable(h, 0, d)
	t.showEnd = func() {}
	t.cards.SetLayout(lessonCards)
	l := &lessons.Table{
		Object:  container.New(lessonLayout{}, t.people, container.NewStack(t.cards, t.callout.Object)),
		Session: d.Session, Hold: t.hold, Status: d.status, Press: t.confirm,
		Main: func() (label string, style widgets.ButtonStyle, on bool) {
			label, on = t.mainButton()
			return label, widgets.Primary, on
		},
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
	return l
}

// hold keeps the table from taking plays, and points at cards.
func (t *table) hold(held bool, marks []string) {
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
