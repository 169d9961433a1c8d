package adaman

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/decktet"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/session"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/cards"
	"adytum/widgets/controls"
	"adytum/widgets/labels"

	rules "adytum/engine/adaman"
)

// TableName is the name of the table's route.
const TableName = "adaman.table"

// Table is the page of a match that has been loaded. What the player has
// tapped outlives a change of language or look.
func Table(h *frame.Host, id savegames.MatchID, m *match.Match) frame.Route {
	d := newDesk(session.Open(m, 0, h.Runner, func(m *match.Match) error { return h.Store.Save(id, m) }))
	fresh := m.Ply() == 0 && !m.CanRedo()
	return frame.Route{Name: TableName, Build: func() *frame.Page {
		t := newTable(h, id, d)
		if fresh {
			fresh = false
			h.Runner.UI(t.deal) // once the page is on the screen
		}
		return t.page()
	}}
}

// screen is the page as it stands on the screen.
type screen struct {
	host *frame.Host
	desk *desk

	people  *cards.TokenStrip
	cards   *cards.Table
	callout *controls.Callout
	status  *labels.Status
	log     *table.LineLog
	content *fyne.Container // nil until there is a page
	bar     *table.Bar

	heard  int // the last change that was shown
	stop   func()
	closed bool
	// showEnd opens the page of the end; a lesson has none.
	showEnd func()
}

func newTable(h *frame.Host, id savegames.MatchID, d *desk) *screen {
	t := &screen{host: h, desk: d}
	t.showEnd = func() { h.Router.Present(End(h, id, d.Session)) }
	t.people = cards.NewTokenStrip(t.inspectPerson)
	t.cards = cards.NewTable(cardStyle())
	t.cards.OnTapped, t.cards.OnInspected, t.cards.OnKey = t.tapped, t.inspected, h.Router.Key
	t.cards.OnMissed = d.quiet
	t.cards.SetMotion(look.Moves())
	t.callout = controls.NewCallout()
	t.status = labels.NewStatus()
	t.log = table.NewLineLog()
	t.bar = table.NewBar(table.Actions{Undo: t.undo, Redo: d.redo, Hint: t.hint, Main: t.main})
	t.heard = d.Now().Change.Count
	d.changed = t.refresh
	hearing := page.Listen(d.State(), t.changed)
	leaving := frame.WatchForeground(d.StopThinking, func() {})
	t.stop = func() { hearing(); leaving() }
	t.refresh()
	return t
}

// deal lets the first cards fly to their places.
func (t *screen) deal() {
	state := t.cards.State()
	t.cards.Animate(flights(t.desk.Dealt(), state, state))
}

func (t *screen) page() *frame.Page {
	board := container.NewStack(t.cards, t.callout.Object)
	side := table.LogPanel(i18n.T("adaman.log.title"), t.log.Object)
	t.content = container.New(tableLayout{t.status, t.cards}, t.people, board, t.status, t.bar.Object, side)
	p := table.NewPage(t.host, i18n.T("adaman.title"), t.menu, t.content, t.key)
	p.Close, p.OnBack = t.close, t.desk.clear
	return p
}

// close lets go of all listeners.
func (t *screen) close() {
	t.closed = true
	t.stop()
	t.desk.StopThinking()
	t.desk.changed = func() {}
}

// changed hears of a new state of the match.
func (t *screen) changed() {
	change := t.desk.Now().Change
	if change.Count == t.heard {
		t.refresh()
		return
	}
	t.heard = change.Count
	before := t.cards.State()
	t.refresh()
	if change.Kind == session.Played || change.Kind == session.Redone {
		t.cards.Animate(flights(change.Entry.Events, before, t.cards.State()))
	}
	if _, over := t.desk.view().Outcome(); over && change.Kind == session.Played {
		t.cards.WhenLanded(func() {
			if !t.closed {
				t.showEnd()
			}
		})
	}
}

// refresh shows everything as it is now.
func (t *screen) refresh() {
	now := t.desk.Now()
	t.cards.SetState(t.desk.tableState())
	t.people.SetTokens(tokens(t.desk.view()))
	t.status.SetText(t.desk.status())
	t.settle()
	t.log.Show(t.desk.History(), t.desk.logLines)
	page.Enable(t.bar.Undo, t.desk.canUndo())
	page.Enable(t.bar.Redo, now.CanRedo && !now.Busy())
	_, over := t.desk.view().Outcome()
	page.Enable(t.bar.Hint, !over && !now.Busy())
	t.bar.ShowMain()
	t.showRefusal()
}

// settle gives the words the room they need now.
func (t *screen) settle() {
	if t.content != nil {
		t.content.Layout.Layout(t.content.Objects, t.content.Size())
	}
}

// main is what the large button does now.
func (t *screen) main() page.Main {
	d := t.desk
	_, over := d.view().Outcome()
	switch {
	case d.Now().Failed != nil:
		return page.Main{Label: i18n.T("table.retry"), Do: d.Retry}
	case over:
		return page.Main{Label: i18n.T("table.result"), Do: t.showEnd}
	}
	return page.Main{Label: i18n.T("adaman.confirm"), Do: d.confirm}.If(d.answer().State == engine.Complete && !d.Now().Busy())
}

// undo puts back what was chosen, or else takes the last ply back. The first time
// that this is a peek it is asked whether that is wanted, for the match leaves the
// high scores with it.
func (t *screen) undo() {
	now := t.desk.Now()
	if !t.desk.draft.empty() {
		t.desk.refused = nil
		t.desk.clear()
		return
	}
	if !now.CanUndo || !now.UndoPeeks || now.Helped.TookBack > 0 {
		t.desk.undo()
		return
	}
	table.Ask(t.host, i18n.T("adaman.ask.undo"), i18n.T("adaman.undo.yes"), t.desk.undo)
}

// hint asks for advice, or stops the thinking.
func (t *screen) hint() {
	if t.desk.Now().Thinking {
		t.desk.StopThinking()
		return
	}
	t.desk.advise()
}

// showRefusal says beside the card why a tap was refused.
func (t *screen) showRefusal() {
	r := t.desk.refused
	if r == nil {
		t.callout.Hide()
		return
	}
	near, _ := t.cards.BoxOf(spotOf(t.cards.State(), r.card))
	table.Tell(t.callout, t.host, rules.Game{}.Name(), refusalWords(r.Refusal), r.Paragraph, near)
}

// tapped answers a tap on a card or a pile.
func (t *screen) tapped(spot boards.Spot) {
	switch spot.Area {
	case areaDeck:
		t.showUnseen()
	case areaControlled:
		t.showPile(i18n.T("adaman.controlled"), t.desk.view().Controlled())
	case areaDiscards:
		t.showPile(i18n.T("adaman.discards"), t.desk.view().Discards())
	default:
		if c, ok := t.cardAt(spot); ok {
			t.desk.tap(c)
		}
	}
}

func (t *screen) cardAt(spot boards.Spot) (decktet.Card, bool) {
	card, ok := t.cards.CardAt(spot)
	if !ok || card.Down {
		return rules.None, false
	}
	c, err := decktet.Parse(card.ID)
	return c, err == nil
}

// inspected shows a card large.
func (t *screen) inspected(spot boards.Spot) {
	if c, ok := t.cardAt(spot); ok {
		t.showLarge(c)
	}
}

// inspectPerson shows one personality large, or all of them for the folded strip.
func (t *screen) inspectPerson(id string) {
	if id == "" {
		t.host.Router.Push(peoplePage(t.host, t.desk.view()))
		return
	}
	if c, err := decktet.Parse(id); err == nil {
		t.showLarge(c)
	}
}

func (t *screen) showLarge(c decktet.Card) {
	text := wordsOf(c)
	for _, one := range t.desk.view().Personalities() {
		if one.Card == c {
			text += "\n" + whereWords(one.Where) + "."
		}
	}
	cards.ShowLarge(t.host.Canvas, cardStyle(), shown(c, 0), nameOf(c), text)
}

// showUnseen opens the cards of the deck, which are known but for their order.
func (t *screen) showUnseen() { t.showPile(i18n.T("adaman.unseen"), t.desk.view().Unseen()) }

func (t *screen) showPile(title string, cards []decktet.Card) {
	t.host.Router.Push(pilePage(t.host, title, cards))
}

// key lets the whole game be played by keyboard.
func (t *screen) key(k *fyne.KeyEvent) { t.bar.Key(k, t.host.Canvas, t.cards) }

// menu is the list of what is needed less often.
func (t *screen) menu() []*fyne.MenuItem {
	items := []*fyne.MenuItem{
		page.MenuItem(i18n.T("adaman.menu.log"), "list", func() { t.host.Router.Push(logPage(t.desk)) }),
		table.RulesItem(t.host, rules.Game{}.Name()),
		table.SettingsItem(t.host),
		table.NewGameItem(t.host, NewGame),
	}
	if t.desk.view().ToMove() != engine.Nobody {
		items = append(items, table.GiveUpItem(t.host, i18n.T("adaman.ask.give_up"), t.desk.giveUp))
	}
	return items
}

// tableLayout places people, board, status, bar and log by size.
type tableLayout struct {
	words *labels.Status
	cards *cards.Table
}

const (
	gap           = 2 * widgets.Grid
	lowHeight     = 420 // below it the words stand beside the board
	sideWidth     = 216 // of the words beside the board
	logWidth      = 300
	logFrom       = 1000 // the narrowest page with the log beside the board
	widestAction  = 720
	foldBelow     = 600 // width from which each personality has a place of its own
	statusReserve = 2   // lines that the status always has room for
	phoneReserve  = 4   // and those where it is narrow, so that no hint moves the cards
	phoneShare    = 7   // of the height, at most, for them
)

// Layout implements fyne.Layout.
func (l tableLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	people, board, status, bar, log := o[0], o[1], o[2], o[3], o[4]
	log.Hide()
	if size.Height < lowHeight && size.Width > size.Height {
		l.low(people, board, status, bar, size)
		return
	}
	width := size.Width
	if size.Width >= logFrom {
		log.Show()
		width -= logWidth + gap
		page.Place(log, width, gap, logWidth, size.Height-2*gap)
	}
	l.stack(people, board, status, bar, fyne.NewSize(width, size.Height))
}

// stack puts everything one below the other.
func (l tableLayout) stack(people, board, status, bar fyne.CanvasObject, size fyne.Size) {
	inner := size.Width - 2*gap
	people.Show()
	fold(people, size)
	people.Resize(fyne.NewSize(inner, 0))
	top := people.MinSize().Height
	page.Place(people, gap, 0, inner, top)
	words := min(inner, widestAction)
	left := (size.Width - words) / 2
	barHeight := page.Fit(bar, words)
	lines, most := wordsRoom(size)
	statusHeight := l.words.Height(words, lines, most)
	page.Place(board, 0, top, size.Width, size.Height-barHeight-statusHeight-top-3*gap)
	if from, to := l.cards.Span(); size.Width >= foldBelow && to-from >= words/2 {
		left, words = from, to-from // in line with the cards
	}
	page.Place(bar, left, size.Height-barHeight-gap, words, barHeight)
	page.Place(status, left, size.Height-barHeight-2*gap-statusHeight, words, statusHeight)
}

// wordsRoom is how many lines the status always has room for, and the height that
// it may have before its letters get smaller.
func wordsRoom(size fyne.Size) (lines int, most float32) {
	if size.Width >= foldBelow {
		return statusReserve, size.Height / 4
	}
	return phoneReserve, max(size.Height/phoneShare, labels.StatusLines(statusReserve))
}

// fold lets the personalities take one line on a small screen.
func fold(people fyne.CanvasObject, size fyne.Size) {
	lines := 0
	if size.Width < foldBelow {
		lines = 1
	}
	people.(*cards.TokenStrip).Fold(lines)
}

// low puts the words beside the board, for phones that lie on their side.
func (l tableLayout) low(people, board, status, bar fyne.CanvasObject, size fyne.Size) {
	left := size.Width - sideWidth - gap
	page.Place(board, 0, 0, left-gap, size.Height)
	people.(*cards.TokenStrip).Fold(2)
	people.Resize(fyne.NewSize(sideWidth, 0))
	top := people.MinSize().Height + gap
	barHeight := page.Fit(bar, sideWidth)
	need := l.words.Height(sideWidth, statusReserve, size.Height)
	room := size.Height - barHeight - 2*gap
	people.Show()
	if need > room-top {
		people.Hide() // large text needs the room
		top = 0
	}
	page.Place(bar, left, size.Height-barHeight-gap, sideWidth, barHeight)
	page.Place(people, left, 0, sideWidth, top-gap)
	page.Place(status, left, top, sideWidth, room-top)
}

// MinSize implements fyne.Layout: the screen gives the size.
func (tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 280) }
