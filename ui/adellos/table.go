package adellos

import (
	"reflect"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/foreground"
	"adytum/ui/host"
	"adytum/ui/hotseat"
	"adytum/ui/i18n"
	"adytum/ui/learn"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/router"
	"adytum/ui/session"
	"adytum/ui/settings"
	"adytum/widgets"

	rules "adytum/engine/adellos"
)

// TableName is the name of the table's route.
const TableName = "adellos.table"

// Table is the page of a match that has been loaded. What the player has
// tapped outlives a change of language or look.
func Table(h *host.Host, id savegames.MatchID, m *match.Match) router.Route {
	d := newDesk(m, h.Runner, func(m *match.Match) error { return h.Store.Save(id, m) })
	return router.Route{Name: TableName, Build: func() *router.Page { return newTable(h, id, d).page() }}
}

// table is the page as it stands on the screen.
type table struct {
	host *host.Host
	id   savegames.MatchID
	desk *desk

	grid    *widgets.CastleGrid
	callout *widgets.Callout
	strip   *strip
	status  *widgets.Status
	panel   *panel
	log     *logList
	veil    *hotseat.Veil
	open    *fyne.Container // all that the veil hides
	pace    *hotseat.Pace
	buttons struct{ undo, redo, hint, confirm *widgets.Button }
	zoom    struct{ in, out, all *widgets.IconButton }
	area    *fyne.Container // the grid with what lies over it

	drawn widgets.GridState // what the grid shows
	shown int               // how many plies that were
	ended bool              // the page of the end was opened
	heard int               // the last change that was followed
	phase rules.Phase       // what was asked last
	stop  func()
	// showEnd opens the page of the end; a lesson has none.
	showEnd func()
}

func newTable(h *host.Host, id savegames.MatchID, d *desk) *table {
	t := &table{host: h, id: id, desk: d, shown: d.Shown}
	t.showEnd = func() { h.Router.Push(End(h, id, d.Session)) }
	t.grid = widgets.NewCastleGrid(widgets.GridIcons{Attack: host.Icon("sword"), Defence: host.Icon("shield"), Move: host.Icon("boot"), Time: host.Icon("hourglass")})
	t.grid.SetMotion(look.Moves())
	t.grid.OnTapped, t.grid.OnInspected, t.grid.OnKey = d.tap, t.inspect, h.Router.Key
	t.grid.OnZoomed = t.showZoom
	t.callout = widgets.NewCallout()
	t.strip = newStrip(h, d)
	t.status = widgets.NewStatus()
	t.panel = newPanel(h, d)
	t.log = newLogList()
	t.veil = hotseat.NewVeil(d.Desk, func() string { return i18n.T("adellos.veil") })
	t.pace = hotseat.NewPace(d.Desk, t.stepTime)
	t.buttons.undo = widgets.NewBarButton(i18n.T("adellos.undo"), host.Icon("undo"), t.undo)
	t.buttons.redo = widgets.NewBarButton(i18n.T("adellos.redo"), host.Icon("redo"), d.PlayAgain)
	t.buttons.hint = widgets.NewBarButton(i18n.T("adellos.hint"), host.Icon("hint"), t.hint)
	t.buttons.confirm = widgets.NewButton("", host.Icon("confirm"), widgets.Primary, t.confirm)
	t.zoom.in = widgets.NewIconButton(i18n.T("adellos.zoom.in"), host.Icon("zoom-in"), t.grid.ZoomIn)
	t.zoom.out = widgets.NewIconButton(i18n.T("adellos.zoom.out"), host.Icon("zoom-out"), t.grid.ZoomOut)
	t.zoom.all = widgets.NewIconButton(i18n.T("adellos.zoom.all"), host.Icon("show-all"), t.grid.ShowAll)
	t.heard = d.Now().Change.Count
	_, t.ended = d.Now().View.Outcome()
	t.layOut()
	d.Follow()
	d.Changed = t.refresh
	hearing := page.Listen(d.State(), t.changed)
	leaving := page.Listen(foreground.Left(), func() {
		if away, _ := foreground.Left().Get(); away {
			d.Pause()
		} else {
			d.Resume()
		}
	})
	t.stop = func() { hearing(); leaving() }
	t.refresh()
	return t
}

// layOut puts everything that the veil hides into its places.
func (t *table) layOut() {
	bar := widgets.NewActions(t.buttons.confirm, t.buttons.undo, t.buttons.redo, t.buttons.hint)
	log := widgets.NewPanel(container.NewBorder(look.Subtitle(i18n.T("seat.log.title")), nil, nil, nil, t.log.list.Object))
	t.open = container.New(&tableLayout{settled: t.panel.setHeaded}, t.strip.object, t.gridArea(), t.status, t.panel.object, bar, log)
}

// gridArea is the grid with what lies over it.
func (t *table) gridArea() *fyne.Container {
	t.area = container.New(gridLayout{t.showZoom}, t.grid, container.NewVBox(t.zoom.in, t.zoom.out, t.zoom.all), t.callout.Object)
	return t.area
}

func (t *table) page() *router.Page {
	menu := widgets.NewIconButton(i18n.T("adellos.menu"), host.Icon("menu"), nil)
	menu.OnTapped = func() { page.Menu(t.host.Canvas, menu, t.menu()...) }
	return &router.Page{
		Title:     i18n.T("app.game.adellos"),
		Actions:   []fyne.CanvasObject{menu},
		Content:   container.NewStack(t.open, t.veil.Object),
		Immersive: true,
		Close:     t.close,
		OnBack:    t.desk.clear,
		OnKey:     t.key,
	}
}

func (t *table) close() {
	t.stop()
	t.pace.Hold()
	t.desk.Pause()
	t.desk.Changed = func() {}
}

// changed hears of a new state of the match.
func (t *table) changed() {
	if change := t.desk.Now().Change; change.Count != t.heard {
		t.heard = change.Count
		t.desk.Follow()
	}
	t.refresh()
}

// refresh shows everything as it is now.
func (t *table) refresh() {
	d := t.desk
	now := d.Now()
	if phase := d.phase(); phase != t.phase {
		t.phase = phase
		d.asks(phase)
	}
	t.veil.Show()
	page.Show(t.open, d.Open())
	t.showGrid()
	t.strip.show()
	t.status.SetText(d.status())
	t.panel.words = d.status()
	t.panel.show()
	t.log.show(d)
	_, over := d.view().Outcome()
	page.Enable(t.buttons.undo, d.canUndo())
	page.Enable(t.buttons.redo, d.CanPlayAgain() && d.draft == "")
	page.Enable(t.buttons.hint, d.Mine() || now.Thinking && now.Thinker == engine.Nobody)
	t.main().Show(t.buttons.confirm)
	t.showCallout()
	t.pace.Keep()
	if _, done := now.View.Outcome(); !done {
		t.ended = false
	}
	if over && !d.Behind() && !t.ended && now.Change.Kind == session.Played {
		t.ended = true
		t.showEnd()
	}
	t.open.Layout.Layout(t.open.Objects, t.open.Size()) // words may need more room
}

// showGrid draws the grid if it has changed, and lets what happened move.
func (t *table) showGrid() {
	d := t.desk
	if !d.Open() {
		t.grid.SetState(widgets.GridState{})
		t.drawn = widgets.GridState{}
		return
	}
	state := d.board()
	if reflect.DeepEqual(state, t.drawn) {
		t.shown = d.Shown
		return
	}
	t.drawn = state
	t.grid.SetState(state)
	if d.Shown == t.shown+1 {
		t.grid.Play(gridSteps(d.History()[d.Shown-1]))
	}
	t.shown = d.Shown
	t.showZoom()
}

// showZoom shows the buttons that show more or less of the board, as far as
// there is more or less to show.
func (t *table) showZoom() {
	in, out := t.grid.CanZoomIn(), t.grid.CanZoomOut()
	if in != t.zoom.in.Visible() || out != t.zoom.out.Visible() {
		page.Show(t.zoom.in, in)
		page.Show(t.zoom.out, out)
		page.Show(t.zoom.all, out)
		t.area.Layout.Layout(t.area.Objects, t.area.Size())
	}
	t.showCallout()
}

// How long a step of what the others did is shown: one that came as no surprise
// is soon read.
const (
	shortStep = 700 * time.Millisecond
	longStep  = 1700 * time.Millisecond
)

// stepTime is how long the step that is shown stays.
func (t *table) stepTime() time.Duration {
	d := t.desk
	if d.Shown > 0 {
		for _, e := range d.History()[d.Shown-1].Events {
			switch e.Kind {
			case rules.EventAttacked, rules.EventDefeated, rules.EventHeld, rules.EventPlayed, rules.EventSaved, rules.EventOut, rules.EventTower:
				return longStep
			}
		}
	}
	return shortStep
}

// main is what the large button does now.
func (t *table) main() page.Main {
	d := t.desk
	if m, ok := d.Main(t.showEnd); ok {
		return m
	}
	if m, complete := d.complete(); complete {
		return page.Main{Label: i18n.T("adellos.confirm." + m.Verb()), Do: d.confirm}.If(d.Open())
	}
	waits := d.Mine() && d.view().Turn().MustAct // the turn cannot end yet; a tap says why
	switch {
	case d.Mine() && d.passes():
		return page.Main{Label: i18n.T("adellos.confirm.pass"), Plain: waits, Do: func() { d.answerWith("pass") }}
	case d.Mine() && d.ending() != "":
		return page.Main{Label: i18n.T("adellos.finish." + d.phase().String()), Plain: waits, Do: d.finish}
	}
	return page.Main{Label: i18n.T("adellos.confirm"), Plain: waits}
}

// confirm uses the large button.
func (t *table) confirm() { t.main().Press() }

// finish ends what is asked, whatever was tapped.
func (d *desk) finish() {
	d.draft, d.spot, d.picked = "", "", ""
	d.answerWith(d.ending())
}

// passes tells whether nothing need be played in a combat.
func (d *desk) passes() bool { return d.phase() == rules.AsksCombat || d.phase() == rules.AsksRescue }

// undo takes the last step back. The first time that it had brought something
// to light it is asked whether that is wanted: it is marked for ever.
func (t *table) undo() {
	if t.desk.canUndo() && t.desk.peeks() {
		askPeek(t.host, t.desk.undo)
		return
	}
	t.desk.undo()
}

func askPeek(h *host.Host, back func()) {
	settings.Ask(h, i18n.T("adellos.ask.undo"), i18n.T("adellos.ask.undo.yes"), back)
}

// hint asks for advice, or stops the thinking.
func (t *table) hint() {
	if t.desk.Now().Thinking {
		t.desk.StopThinking()
		return
	}
	t.desk.advise()
}

// inspect explains what is on a field: a piece on a page of its own, the field
// beside it.
func (t *table) inspect(field string) {
	if p, ok := t.desk.view().PieceAt(field); ok {
		t.host.Router.Push(explainKind(t.host, p.Unit))
		return
	}
	t.desk.inspect(field)
}

// showCallout says beside the field why a tap was refused, or what is there.
func (t *table) showCallout() {
	d := t.desk
	words, paragraph, field := "", "", ""
	switch {
	case !d.Open():
	case d.refused != nil && d.refused.at != "":
		words, paragraph, field = d.refusalWords(d.refused.Refusal), d.refused.Paragraph, d.refused.at
	case d.asked != "":
		field = d.asked
		words, paragraph = d.explainField(field)
	}
	if words == "" {
		t.callout.Hide()
		return
	}
	near, _ := t.grid.BoxOf(field)
	label := ""
	if paragraph != "" {
		label = i18n.Tf("adellos.paragraph", facts{"Paragraph": paragraph})
	}
	t.callout.Show(words, label, near, func() {
		t.host.Router.Push(learn.Rulebook(t.host, Rules().Name(), paragraph))
	})
}

// fieldParagraphs are the paragraphs about kinds of fields.
var fieldParagraphs = map[string]string{"castle": "D12", "tower": "D25", "plain": "D14", "forest": "D14", "hill": "D14", "mountain": "D14"}

// explainField says what a field is for, and the paragraph that tells more.
func (d *desk) explainField(field string) (words, paragraph string) {
	f := edition().fields[field]
	text := i18n.Tf("adellos.field", facts{"Field": f.ID, "What": fieldWords(d.view(), d.Players, f)})
	if f.Kind == "tower" {
		text += " " + i18n.N("adellos.field.tower", d.view().TowerRounds(), nil)
	}
	return text, fieldParagraphs[f.Kind]
}

// key lets the whole game be played by keyboard: the arrow keys belong to the
// grid, which has the focus.
func (t *table) key(k *fyne.KeyEvent) {
	d := t.desk
	if t.veil.Key(k) {
		return
	}
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyC:
		t.confirm()
	case fyne.KeyU, fyne.KeyBackspace:
		t.undo()
	case fyne.KeyR:
		d.PlayAgain()
	case fyne.KeyH:
		t.hint()
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4:
		d.turnTo(leaf(k.Name[0] - '1'))
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeySpace:
		if grid, ok := any(t.grid).(fyne.Focusable); ok {
			t.host.Canvas.Focus(grid)
			grid.TypedKey(k)
		}
	}
}

// menu is the list of what is needed less often.
func (t *table) menu() []*fyne.MenuItem {
	d := t.desk
	var items []*fyne.MenuItem
	if d.Open() && d.Now().Ply > 0 {
		items = append(items,
			page.MenuItem(i18n.T("adellos.menu.replay"), "replay", func() { d.Replay(d.lastTurn()) }),
			page.MenuItem(i18n.T("adellos.menu.log"), "list", func() { t.host.Router.Push(logPage(t.desk)) }))
	}
	items = append(items,
		page.MenuItem(i18n.T("adellos.menu.rules"), "learn", func() {
			t.host.Router.Push(learn.Rulebook(t.host, Rules().Name(), ""))
		}),
		settings.MenuItem(t.host),
		page.MenuItem(i18n.T("adellos.menu.new"), "plus", func() { t.host.Router.Replace(NewGame(t.host)) }))
	if d.Open() && d.own().Left == 0 && d.Now().ToMove != engine.Nobody && d.Players.Person(d.Now().Seat) {
		items = append(items, page.MenuItem(i18n.T("adellos.menu.give_up"), "flag", t.giveUp))
	}
	return items
}

// giveUp takes the seat that looks out of the match, once that is confirmed.
func (t *table) giveUp() {
	settings.Ask(t.host, i18n.T("adellos.ask.give_up"), i18n.T("adellos.ask.give_up.yes"), t.desk.GiveUp)
}
