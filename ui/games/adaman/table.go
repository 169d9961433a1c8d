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
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/cards"
	"adytum/widgets/labels"

	rules "adytum/engine/adaman"
)

// TableName is the name of the table's route.
const TableName = "adaman.table"

// Table is the page of a match that has been loaded. What the player has
// tapped outlives a change of language or look.
func Table(h *frame.Host, id savegames.MatchID, m *match.Match) frame.Route {
	d := newModel(m, table.Stored(h, id))
	fresh := m.Ply() == 0 && !m.CanRedo()
	return frame.Route{Name: TableName, Build: func() *frame.Page {
		t := newTable(h, id, d)
		p := t.page()
		if fresh {
			fresh = false
			h.Runner.UI(t.deal) // once the page is on the screen
		}
		return p
	}}
}

// screen is the page of a match with its parts.
type screen struct {
	*table.Table
	host  *frame.Host
	model *model

	people *cards.TokenStrip
	cards  *cards.Table

	happened []engine.Event // in a ply that is still to be animated
}

func newTable(h *frame.Host, id savegames.MatchID, d *model) *screen {
	t := &screen{host: h, model: d}
	t.people = cards.NewTokenStrip(t.inspectPerson)
	t.cards = cards.NewTable(cardStyle())
	t.cards.OnTapped, t.cards.OnInspected = t.tapped, t.inspected
	t.cards.OnMissed = d.match.Quiet
	t.cards.SetMotion(look.Moves())
	t.Table = table.NewTable(h, d.match, table.Parts{
		Game: rules.Game{}.Name(), Board: t.cards, Status: d.status, Lines: d.logLines,
		Move: t.move, Heard: t.heard, Show: t.show, Beside: t.beside, WhenAtRest: t.cards.WhenLanded, Point: d.point,
		Replay:  func() frame.Route { return Game().Replay(h, d.match) },
		AskPeek: "adaman.ask.undo", AskGiveUp: func() string { return i18n.T("adaman.ask.give_up") },
		New: NewGame, End: func() frame.Route { return End(h, id, d.match) },
	})
	return t
}

func (t *screen) page() *frame.Page {
	board := container.NewStack(t.cards, t.Callout.Object)
	t.Begin(container.New(tableLayout{t.Status, t.cards}, t.people, board, t.Status, t.Bar.Object, t.Log.Panel()))
	return t.Page()
}

// deal lets the first cards fly to their places.
func (t *screen) deal() {
	state := t.cards.State()
	t.cards.Animate(flights(t.model.match.Session.Dealt(), state, state))
}

// heard remembers what will be animated.
func (t *screen) heard(fresh bool) {
	if change := t.model.match.Change(); fresh && change.Forward() {
		t.happened = change.Entry.Events
	}
}

// show brings cards and personalities up to date, and lets cards fly that have
// changed their places.
func (t *screen) show() {
	before := t.cards.State()
	t.cards.SetState(t.model.tableState())
	t.people.SetTokens(tokens(t.model.view()))
	if t.happened != nil {
		happened := t.happened
		t.happened = nil
		t.cards.Animate(flights(happened, before, t.cards.State()))
	}
}

// move is what the large button does while a play is awaited.
func (t *screen) move() page.Main {
	a := t.model.answer()
	return page.Main{Label: i18n.T("adaman.confirm"), Do: func() { t.model.match.Confirm(a) }}.
		If(a.State == engine.Complete && !t.model.match.Now().Busy())
}

// beside says why a tap was refused.
func (t *screen) beside() (words, paragraph string, near widgets.Box) {
	r := t.model.match.Refused
	if r == nil {
		return "", "", near
	}
	near, _ = t.cards.BoxOf(spotOf(t.cards.State(), t.model.tapped))
	return refusalWords(r), r.Paragraph, near
}

// tapped answers a tap on a card or a pile.
func (t *screen) tapped(spot boards.Spot) {
	switch spot.Area {
	case areaDeck:
		t.showUnseen()
	case areaControlled:
		t.showPile(i18n.T("adaman.controlled"), t.model.view().Controlled())
	case areaDiscards:
		t.showPile(i18n.T("adaman.discards"), t.model.view().Discards())
	default:
		if c, ok := t.cardAt(spot); ok {
			t.model.tap(c)
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
		t.host.Router.Push(peoplePage(t.host, t.model.view()))
		return
	}
	if c, err := decktet.Parse(id); err == nil {
		t.showLarge(c)
	}
}

func (t *screen) showLarge(c decktet.Card) {
	text := wordsOf(c)
	for _, one := range t.model.view().Personalities() {
		if one.Card == c {
			text += "\n" + whereWords(one.Where) + "."
		}
	}
	cards.ShowLarge(t.host.Canvas, cardStyle(), shown(c, 0), nameOf(c), text)
}

// showUnseen opens the cards of the deck, which are known but for their order.
func (t *screen) showUnseen() { t.showPile(i18n.T("adaman.unseen"), t.model.view().Unseen()) }

func (t *screen) showPile(title string, cards []decktet.Card) {
	t.host.Router.Push(pilePage(t.host, title, cards))
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
