// Package adaptoid is Adaptoid on the screen: the page of a new game, the table,
// the page of the end, and the look back at a game. The rules are in
// engine/adaptoid.
package adaptoid

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/hexgrid"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/hex"

	rules "adytum/engine/adaptoid"
)

// TableName is the name of the table's route.
const TableName = "adaptoid.table"

// Table is the page of a match that has been loaded. What the player has tapped
// outlives a change of language or look.
func Table(h *frame.Host, id savegames.MatchID, m *match.Match) frame.Route {
	d := newModel(m, table.Stored(h, id))
	return frame.Route{Name: TableName, Build: func() *frame.Page {
		t := newTable(h, id, d)
		t.Begin(t.content())
		return t.Page()
	}}
}

// screen is the page of a match with its parts.
type screen struct {
	*table.Table
	host  *frame.Host
	model *model
	likes preferences

	seats   [2]*seatPanel
	board   *hex.Board
	chooser *controls.Chooser
	tray    *fyne.Container // what can be decided besides

	was   scene // the board before the last change
	shown int   // the last change that was shown
	fresh bool  // another has been heard of
}

func newTable(h *frame.Host, id savegames.MatchID, d *model) *screen {
	t := &screen{host: h, model: d, likes: readPreferences(h), was: sceneOf(d.position()), shown: d.match.Now().Change.Count}
	d.unasked = t.likes.unasked
	for i := range t.seats {
		t.seats[i] = newSeatPanel(d.position().Config().Target)
	}
	t.board = hex.NewBoard()
	t.board.OnTapped, t.board.OnInspected = t.tapped, t.inspected
	t.board.OnMissed = d.match.Quiet
	t.board.SetMotion(look.Moves())
	t.board.SetTurn(t.likes.turn)
	t.chooser = controls.NewChooser()
	t.tray = container.NewGridWithColumns(2)
	t.Table = table.NewTable(h, d.match, table.Parts{
		Game: rules.Game{}.Name(), Board: t.board, Status: d.status, Lines: d.logLines,
		Move: t.move, Heard: t.heard, Show: t.show, Beside: t.beside, WhenAtRest: t.whenAtRest, Again: t.again, Point: d.point,
		Replay:    func() frame.Route { return Game().Replay(h, d.match) },
		AskGiveUp: func() string { return i18n.T("adaptoid.ask.give_up") },
		Menu:      t.menu, New: NewGame, End: func() frame.Route { return End(h, id, d.match) }, Key: t.key,
	}, controls.NewBarButton(i18n.T("adaptoid.food"), look.Icon("liberties"), t.switchFood))
	return t
}

// content arranges all parts of the table.
func (t *screen) content() *fyne.Container {
	return container.New(&tableLayout{t.ShowBeside}, t.sides(), t.middle(), t.Status, t.tray, t.Bar.Object, t.Log.Panel())
}

// sides are the panels of the seats, and middle the board with what lies upon it.
func (t *screen) sides() *fyne.Container {
	return container.New(seatsLayout{}, t.seats[0], t.seats[1])
}

func (t *screen) middle() *fyne.Container {
	return container.NewStack(t.board, t.Callout.Object, t.chooser.Object)
}

// heard lets a change be shown, once the viewer is the person to move.
func (t *screen) heard(fresh bool) { t.fresh = t.fresh || fresh }

// show brings seats, board and tray up to date; a ply that was just made is shown
// as a film.
func (t *screen) show() {
	d := t.model
	for i, panel := range t.seats {
		panel.show(d, engine.Seat(i))
	}
	change, before := d.match.Change(), t.was
	fresh, old := t.fresh, change.Count == t.shown
	if fresh {
		t.fresh, t.shown, t.was = false, change.Count, sceneOf(d.position())
	}
	switch {
	case fresh && change.Played():
		t.film(before, change.Entry)
	case fresh || old && (!t.board.Playing() || !d.Empty()):
		t.board.SetState(t.boardState())
	}
	t.showTray()
}

// film shows a ply from the board before it to the board as it is now.
func (t *screen) film(before scene, ply match.Entry) {
	frames := append(film(keyframes(before, ply.Events), t.model.food, t.likes.rim), hex.Frame{State: t.boardState()})
	if t.model.match.Over() {
		frames = append(frames, slices.Repeat(frames[len(frames)-1:], 3)...) // time to see it
	}
	t.board.Play(frames)
}

// whenAtRest calls f once the film has ended.
func (t *screen) whenAtRest(f func()) {
	if !t.board.Playing() {
		f()
		return
	}
	t.board.OnSettled = func() {
		t.board.OnSettled = nil
		f()
	}
}

func (t *screen) boardState() hex.State {
	b := t.model.board()
	b.rim = t.likes.rim
	return b.state()
}

// move is what the large button does while a move is awaited.
func (t *screen) move() page.Main {
	d := t.model
	if d.phase() == moves {
		label := i18n.T("adaptoid.stand")
		if d.position().Config().OneAction {
			label = i18n.T("adaptoid.grow_instead")
		}
		return page.Main{Label: label, Plain: true, Do: d.stand}.If(d.canStand() && !d.match.Now().Busy())
	}
	return page.Main{Label: i18n.T("adaptoid.confirm"), Do: d.confirm}.If(d.complete() && !d.match.Now().Busy())
}

// showTray offers decisions that need no cell.
func (t *screen) showTray() {
	d := t.model
	var offered []fyne.CanvasObject
	offer := func(label string, icon fyne.Resource, m rules.Move) {
		style := controls.Plain
		if d.draft.decided && d.draft.move == m {
			style = controls.Primary
		}
		offered = append(offered, controls.NewButton(label, icon, style, func() { d.decide(m) }))
	}
	switch {
	case d.match.Now().Busy():
	case d.phase() == picks:
		for _, c := range []rules.Colour{rules.White, rules.Black} {
			offer(colourOf(c), nil, rules.Move{Kind: rules.Chooses, Colour: c})
		}
	case d.canFeed():
		offer(i18n.T("adaptoid.feed"), nil, rules.Move{Kind: rules.Feeds})
	}
	if len(offered) == 0 && len(t.tray.Objects) == 0 {
		return
	}
	t.tray.Objects = offered
	t.tray.Refresh()
}

func (t *screen) switchFood() {
	t.model.food = !t.model.food
	t.Refresh()
}

// beside says why a tap was refused, beside the cell or beside the choices that
// would hide it there, which are offered first.
func (t *screen) beside() (words, paragraph string, near widgets.Box) {
	t.showChooser()
	r := t.model.match.Refused
	if r == nil {
		return "", "", near
	}
	near, _ = t.board.BoxOf(t.model.tapped.String())
	if t.chooser.Shown() {
		near = t.chooser.Box()
	}
	return refusalWords(r), r.Paragraph, near
}

// showChooser offers a leg or a pincer beside the piece that was tapped.
func (t *screen) showChooser() {
	d := t.model
	c := d.draft.growing
	if c == none {
		t.chooser.Hide()
		return
	}
	near, _ := t.board.BoxOf(c.String())
	can, supply := d.growths(), d.position().Supply(d.position().Turn())
	choice := func(g rules.Growth, left int) controls.Choice {
		return controls.Choice{
			Label: i18n.Tf("adaptoid.grow."+g.String(), facts{"Left": left}), Icon: look.Icon(g.String()),
			Off: !can.can(g, c), Chosen: func() { d.grow(g) },
		}
	}
	t.chooser.Show(near, choice(rules.Leg, supply.Legs), choice(rules.Pincer, supply.Pincers))
}

func (t *screen) tapped(key string) {
	if c, ok := hexgrid.ParseCell(key); ok {
		t.model.tap(c)
	}
}

// inspected shows a piece large, with its words.
func (t *screen) inspected(key string) {
	c, ok := hexgrid.ParseCell(key)
	if !ok {
		return
	}
	s := t.model.scene()
	if a := s.at(c); a.Body {
		t.host.Router.Push(piecePage(c, a, s.liberties(c)))
	}
}

// key handles the keys that other tables do not have.
func (t *screen) key(k *fyne.KeyEvent) bool {
	switch k.Name {
	case fyne.KeyS:
		t.Bar.Press()
	case fyne.KeyF:
		t.switchFood()
	case fyne.KeyL:
		t.model.grow(rules.Leg)
	case fyne.KeyP:
		t.model.grow(rules.Pincer)
	default:
		return false
	}
	return true
}

// menu lists how the table can be liked.
func (t *screen) menu() []*fyne.MenuItem {
	switched := func(key, icon string, on bool, do func()) *fyne.MenuItem {
		return page.Choice(i18n.T(key), look.Icon(icon), on, do)
	}
	return []*fyne.MenuItem{
		page.MenuItem(i18n.T("adaptoid.menu.flip"), "swap", func() { t.turn(2) }),
		page.MenuItem(i18n.T("adaptoid.menu.turn"), "redo", func() { t.turn(1) }),
		switched("adaptoid.menu.rim", "eye", t.likes.rim, func() {
			t.likes.rim = !t.likes.rim
			t.liked()
		}),
		switched("adaptoid.menu.ask", "shield", !t.likes.unasked, func() {
			t.likes.unasked = !t.likes.unasked
			t.liked()
		}),
	}
}

// turn turns the board by quarters.
func (t *screen) turn(quarters int) {
	t.likes.turn = (t.likes.turn + quarters) % 4
	t.liked()
}

// liked keeps a new preference and shows it.
func (t *screen) liked() {
	t.model.unasked = t.likes.unasked
	t.board.SetTurn(t.likes.turn)
	t.Refresh()
	t.likes.keep()
}

// again shows the last turn once more.
func (t *screen) again() {
	d := t.model
	last := d.match.Now().Ply - 1
	before := newBoard(sceneOf(d.match.Session.ViewAt(last).(rules.View).Position()))
	before.food, before.rim = d.food, t.likes.rim
	t.board.SetState(before.state())
	t.film(before.scene, d.match.History()[last])
}
