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
	"adytum/ui/session"
	"adytum/ui/table"
	"adytum/widgets/controls"
	"adytum/widgets/hex"
	"adytum/widgets/labels"

	rules "adytum/engine/adaptoid"
)

// TableName is the name of the table's route.
const TableName = "adaptoid.table"

// Table is the page of a match that has been loaded. What the player has tapped
// outlives a change of language or look.
func Table(h *frame.Host, id savegames.MatchID, m *match.Match) frame.Route {
	s := session.Open(m, viewer(m), h.Runner, func(m *match.Match) error { return h.Store.Save(id, m) })
	s.Pause() // until the page is on the screen
	d := newDesk(s)
	return frame.Route{Name: TableName, Build: func() *frame.Page { return newTable(h, id, d).page() }}
}

// viewer is the seat of the first person.
func viewer(m *match.Match) engine.Seat {
	for i, p := range m.Header().Players {
		if !isLevel(p.Kind) {
			return engine.Seat(i)
		}
	}
	return 0
}

// screen is the page as it stands on the screen.
type screen struct {
	host  *frame.Host
	desk  *desk
	likes preferences

	seats   [2]*seatPanel
	board   *hex.Board
	callout *controls.Callout
	chooser *controls.Chooser
	status  *labels.Status
	tray    *fyne.Container // what can be decided besides
	log     *table.LineLog
	content *fyne.Container // nil until there is a page
	bar     *table.Bar

	was   scene // the board before the last change
	heard int   // the last change that was shown
	ends  bool  // the page of the end is to be opened
	stop  func()
	// showEnd opens the page of the end; a lesson has none.
	showEnd func()
}

func newTable(h *frame.Host, id savegames.MatchID, d *desk) *screen {
	t := &screen{host: h, desk: d, likes: readPreferences(h)}
	t.showEnd = func() { h.Router.Present(End(h, id, d.Session)) }
	d.unasked = t.likes.unasked
	for i := range t.seats {
		t.seats[i] = newSeatPanel(d.position().Config().Target)
	}
	t.board = hex.NewBoard()
	t.board.OnTapped, t.board.OnInspected, t.board.OnKey = t.tapped, t.inspected, h.Router.Key
	t.board.OnMissed = d.quiet
	t.board.OnSettled = t.openEnd
	t.board.SetMotion(look.Moves())
	t.board.SetTurn(t.likes.turn)
	t.callout, t.chooser = controls.NewCallout(), controls.NewChooser()
	t.status = labels.NewStatus()
	t.tray = container.NewGridWithColumns(2)
	t.log = table.NewLineLog()
	food := controls.NewBarButton(i18n.T("adaptoid.food"), look.Icon("liberties"), t.switchFood)
	t.bar = table.NewBar(table.Actions{Undo: d.undo, Redo: d.redo, Hint: t.hint, Main: t.main}, food)
	t.heard = d.Now().Change.Count
	d.changed = t.refresh
	hearing := page.Listen(d.State(), t.changed)
	leaving := frame.WatchForeground(d.Pause, d.Resume) // the computers keep still while nobody looks
	t.stop = func() { hearing(); leaving() }
	t.was = sceneOf(d.position())
	t.refresh()
	return t
}

func (t *screen) page() *frame.Page {
	log := table.LogPanel(i18n.T("adaptoid.log.title"), t.log.Object)
	t.content = container.New(&tableLayout{t.showBeside}, t.sides(), t.play(), t.status, t.tray, t.bar.Object, log)
	p := table.NewPage(t.host, i18n.T("adaptoid.title"), t.menu, t.content, t.key)
	p.Close, p.OnBack = t.close, t.desk.clear
	return p
}

// close lets go of all listeners.
func (t *screen) close() {
	t.stop()
	t.desk.Pause()
	t.desk.changed, t.board.OnSettled = func() {}, nil
}

// sides are the panels of the seats, and play the board with what lies upon it.
func (t *screen) sides() *fyne.Container {
	return container.New(seatsLayout{}, t.seats[0], t.seats[1])
}

func (t *screen) play() *fyne.Container {
	return container.NewStack(t.board, t.callout.Object, t.chooser.Object)
}

// changed hears of a new state of the match.
func (t *screen) changed() {
	d := t.desk
	d.follow()
	change := d.Now().Change
	if change.Count == t.heard {
		t.refresh()
		t.openEnd()
		return
	}
	t.heard, t.ends = change.Count, false
	before := t.was
	t.was = sceneOf(d.position())
	d.forget()
	t.words()
	if change.Kind != session.Played {
		t.board.SetState(t.boardState())
		return
	}
	frames := append(film(shots(before, change.Entry.Events), d.food, t.likes.rim), hex.Frame{State: t.boardState()})
	if _, t.ends = d.view().Outcome(); t.ends {
		frames = append(frames, slices.Repeat(frames[len(frames)-1:], 3)...) // time to see it
	}
	t.board.Play(frames)
	t.openEnd()
}

// openEnd opens the page of the end once the last turn has been shown and saved.
func (t *screen) openEnd() {
	if t.ends && !t.desk.Now().Busy() && !t.board.Playing() {
		t.ends = false
		t.showEnd()
	}
}

func (t *screen) boardState() hex.State {
	b := t.desk.board()
	b.rim = t.likes.rim
	return b.state()
}

// refresh shows everything as it is now.
func (t *screen) refresh() {
	if state := t.boardState(); !t.board.Playing() || !t.desk.draft.empty() {
		t.board.SetState(state)
	}
	t.words()
}

// words brings all but the board up to date.
func (t *screen) words() {
	d := t.desk
	for i, panel := range t.seats {
		panel.show(d, engine.Seat(i))
	}
	t.status.SetText(d.status())
	t.log.Show(d.History(), d.logLines)
	page.Enable(t.bar.Undo, d.canUndo())
	page.Enable(t.bar.Redo, d.canRedo())
	page.Enable(t.bar.Hint, d.canAdvise())
	t.bar.ShowMain()
	t.showTray()
	t.settle()
	t.showBeside()
}

// settle gives the words the room they need now.
func (t *screen) settle() {
	if t.content != nil {
		t.content.Layout.Layout(t.content.Objects, t.content.Size())
	}
}

// showBeside shows what stands beside cells, where the cells are now.
func (t *screen) showBeside() {
	t.showChooser()
	t.showRefusal()
}

// main is what the large button does now.
func (t *screen) main() page.Main {
	d := t.desk
	_, over := d.view().Outcome()
	switch {
	case d.Now().Failed != nil:
		return page.Main{Label: i18n.T("table.retry"), Do: d.Retry}
	case d.Now().Stuck != nil:
		return page.Main{Label: i18n.T("app.again"), Do: d.Retry}
	case over:
		return page.Main{Label: i18n.T("table.result"), Do: t.showEnd}
	case d.stage() == moves:
		label := i18n.T("adaptoid.stand")
		if d.position().Config().OneAction {
			label = i18n.T("adaptoid.grow_instead")
		}
		return page.Main{Label: label, Plain: true, Do: d.stand}.If(d.canStand() && !d.Now().Busy())
	}
	return page.Main{Label: i18n.T("adaptoid.confirm"), Do: d.confirm}.If(d.complete() && !d.Now().Busy())
}

// showTray offers decisions that need no cell.
func (t *screen) showTray() {
	d := t.desk
	var offered []fyne.CanvasObject
	offer := func(label string, icon fyne.Resource, m rules.Move) {
		style := controls.Plain
		if d.draft.decided && d.draft.move == m {
			style = controls.Primary
		}
		offered = append(offered, controls.NewButton(label, icon, style, func() { d.decide(m) }))
	}
	switch {
	case d.Now().Busy():
	case d.stage() == picks:
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

// hint asks for advice, or stops the thinking.
func (t *screen) hint() {
	switch now := t.desk.Now(); {
	case !now.Thinking:
		t.desk.advise()
	case now.Thinker == engine.Nobody:
		t.desk.StopThinking()
	}
}

func (t *screen) switchFood() {
	t.desk.food = !t.desk.food
	t.refresh()
}

// showRefusal says why a tap was refused, beside the cell or beside the choices
// that would hide it there.
func (t *screen) showRefusal() {
	r := t.desk.refused
	if r == nil {
		t.callout.Hide()
		return
	}
	near, _ := t.board.BoxOf(r.cell.String())
	if t.chooser.Shown() {
		near = t.chooser.Box()
	}
	table.Tell(t.callout, t.host, rules.Game{}.Name(), refusalWords(r.Refusal), r.Paragraph, near)
}

// showChooser offers a leg or a pincer beside the piece that was tapped.
func (t *screen) showChooser() {
	d := t.desk
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
		t.desk.tap(c)
	}
}

// inspected shows a piece large, with its words.
func (t *screen) inspected(key string) {
	c, ok := hexgrid.ParseCell(key)
	if !ok {
		return
	}
	s := t.desk.scene()
	if a := s.at(c); a.Body {
		t.host.Router.Push(piecePage(c, a, s.liberties(c)))
	}
}

// key lets the whole game be played by keyboard.
func (t *screen) key(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyS:
		t.bar.Press()
	case fyne.KeyF:
		t.switchFood()
	case fyne.KeyL:
		t.desk.grow(rules.Leg)
	case fyne.KeyP:
		t.desk.grow(rules.Pincer)
	default:
		t.bar.Key(k, t.host.Canvas, t.board)
	}
}

// menu lists what is needed less often.
func (t *screen) menu() []*fyne.MenuItem {
	switched := func(key, icon string, on bool, do func()) *fyne.MenuItem {
		return page.Choice(i18n.T(key), look.Icon(icon), on, do)
	}
	items := []*fyne.MenuItem{
		page.MenuItem(i18n.T("adaptoid.menu.replay"), "replay", t.replay),
		page.MenuItem(i18n.T("adaptoid.menu.log"), "list", func() { t.host.Router.Push(logPage(t.desk)) }),
		table.RulesItem(t.host, rules.Game{}.Name()),
		table.SettingsItem(t.host),
		fyne.NewMenuItemSeparator(),
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
		fyne.NewMenuItemSeparator(),
		table.NewGameItem(t.host, NewGame),
	}
	if t.desk.view().ToMove() != engine.Nobody {
		items = append(items, table.GiveUpItem(t.host, i18n.T("adaptoid.ask.give_up"), t.desk.giveUp))
	}
	return items
}

// turn turns the board by quarters.
func (t *screen) turn(quarters int) {
	t.likes.turn = (t.likes.turn + quarters) % 4
	t.liked()
}

// liked keeps a new preference and shows it.
func (t *screen) liked() {
	t.desk.unasked = t.likes.unasked
	t.board.SetTurn(t.likes.turn)
	t.refresh()
	likes := t.likes
	t.host.Runner.Go(likes.keep)
}

// replay shows the last turn once more.
func (t *screen) replay() {
	d := t.desk
	history := d.History()
	if len(history) == 0 {
		return
	}
	header, count := d.Header(), d.Now().Change.Count
	t.host.Runner.Go(func() {
		positions, err := replayed(header, history[:len(history)-1])
		t.host.Runner.UI(func() {
			if err != nil || d.Now().Change.Count != count {
				return
			}
			before := newBoard(sceneOf(positions[len(positions)-1]))
			before.food, before.rim = d.food, t.likes.rim
			t.board.SetState(before.state())
			last := history[len(history)-1]
			t.board.Play(append(film(shots(before.scene, last.Events), d.food, t.likes.rim), hex.Frame{State: t.boardState()}))
		})
	})
}
