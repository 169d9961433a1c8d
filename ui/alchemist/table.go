package alchemist

import (
	"strings"
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

	rules "adytum/engine/alchemist"
)

// TableName is the name of the table's route.
const TableName = "alchemist.table"

// Table is the page of a match that has been loaded. What the player has
// tapped outlives a change of language or look.
func Table(h *host.Host, id savegames.MatchID, m *match.Match) router.Route {
	commitDraw(h, id, m)
	d := newDesk(m, h.Runner, func(m *match.Match) error { return h.Store.Save(id, m) })
	kept, _ := keptDraw(h.Store, id)
	d.commitment = kept.commitment
	return router.Route{Name: TableName, Build: func() *router.Page { return newTable(h, id, d).page() }}
}

// table is the page as it stands on the screen.
type table struct {
	host *host.Host
	id   savegames.MatchID
	desk *desk

	board   *widgets.Compendium
	callout *widgets.Callout
	status  *widgets.Status
	log     *logList
	veil    *hotseat.Veil
	open    *fyne.Container // all that the veil hides
	buttons struct{ undo, redo, hint, confirm *widgets.Button }

	pace  *hotseat.Pace
	ended bool // the page of the end was opened
	heard int  // the last change that was followed
	shown int  // how many plies were shown, and the draft that was
	draft draft
	stop  func()
	// showEnd opens the page of the end; a lesson has none.
	showEnd func()
}

func newTable(h *host.Host, id savegames.MatchID, d *desk) *table {
	t := &table{host: h, id: id, desk: d}
	t.showEnd = func() { h.Router.Push(End(h, id, d.Session)) }
	t.board = widgets.NewCompendium(widgets.CompendiumIcons{Cubes: cubeIcon, Seals: sealIcon})
	t.board.OnTapped, t.board.OnInspected, t.board.OnKey = d.tap, d.ask, h.Router.Key
	t.board.SetMotion(look.Moves())
	t.shown, t.draft = d.Shown, d.draft
	t.callout = widgets.NewCallout()
	t.status = widgets.NewStatus()
	t.log = newLogList()
	t.veil = hotseat.NewVeil(d.Desk, t.veilWords)
	t.pace = hotseat.NewPace(d.Desk, func() time.Duration { return stepTime })
	t.buttons.undo = widgets.NewBarButton(i18n.T("alchemist.undo"), host.Icon("undo"), d.undo)
	t.buttons.redo = widgets.NewBarButton(i18n.T("alchemist.redo"), host.Icon("redo"), d.PlayAgain)
	t.buttons.hint = widgets.NewBarButton(i18n.T("alchemist.hint"), host.Icon("hint"), t.hint)
	t.buttons.confirm = widgets.NewButton("", host.Icon("confirm"), widgets.Primary, t.confirm)
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
	board := container.NewStack(t.board, t.callout.Object)
	bar := widgets.NewActions(t.buttons.confirm, t.buttons.undo, t.buttons.redo, t.buttons.hint)
	side := widgets.NewPanel(container.NewBorder(look.Subtitle(i18n.T("seat.log.title")), nil, nil, nil, t.log.list.Object))
	t.open = container.New(tableLayout{}, board, t.status, bar, side)
}

func (t *table) page() *router.Page {
	menu := widgets.NewIconButton(i18n.T("alchemist.menu"), host.Icon("menu"), nil)
	menu.OnTapped = func() { page.Menu(t.host.Canvas, menu, t.menu()...) }
	return &router.Page{
		Title:     i18n.T("alchemist.title"),
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
	change := t.desk.Now().Change
	if change.Count != t.heard {
		t.heard = change.Count
		t.desk.Follow()
	}
	t.refresh()
}

// refresh shows everything as it is now.
func (t *table) refresh() {
	d := t.desk
	now := d.Now()
	t.board.SetState(d.board())
	t.animate()
	t.status.SetText(d.status())
	t.open.Layout.Layout(t.open.Objects, t.open.Size()) // gives the words the room they need now
	t.log.show(d)
	t.showVeil()
	_, over := d.view().Outcome()
	page.Enable(t.buttons.undo, d.canUndo())
	page.Enable(t.buttons.redo, d.CanPlayAgain())
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
}

// animate lets the cubes fly that have changed their places since the last time.
func (t *table) animate() {
	d := t.desk
	switch {
	case !d.Open():
	case d.Shown == t.shown+1:
		t.board.Animate(d.flights(d.History()[t.shown]))
	case d.Shown == t.shown:
		t.board.Animate(fillings(t.draft, d.draft))
	}
	t.shown, t.draft = d.Shown, d.draft
}

// showVeil shows the table or the veil, never both.
func (t *table) showVeil() {
	t.veil.Show()
	page.Show(t.open, t.desk.Open())
}

// veilWords says what the veil hides, and before the first turn what the draw is
// bound to.
func (t *table) veilWords() string {
	words := i18n.T("alchemist.veil.text")
	if t.desk.Now().Ply > 0 {
		return words + " " + i18n.T("alchemist.veil.since")
	}
	return strings.TrimSpace(words + " " + t.desk.committedWords())
}

// stepTime is how long one step of what the others did is shown.
const stepTime = 1600 * time.Millisecond

// main is what the large button does now.
func (t *table) main() page.Main {
	d := t.desk
	if m, ok := d.Main(t.showEnd); ok {
		return m
	}
	if d.draft.empty() {
		return page.Main{Label: i18n.T("alchemist.confirm")}
	}
	return page.Main{Label: i18n.T("alchemist.confirm." + d.draft.kind.String()), Do: d.confirm}.
		If(d.Mine() && d.answer().State == engine.Complete)
}

// confirm uses the large button.
func (t *table) confirm() { t.main().Press() }

// hint asks for advice, or stops the thinking.
func (t *table) hint() {
	if t.desk.Now().Thinking {
		t.desk.StopThinking()
		return
	}
	t.desk.advise()
}

// showCallout says beside the place why a tap was refused, or what is there.
func (t *table) showCallout() {
	d := t.desk
	var words, paragraph string
	var spot widgets.Spot
	switch {
	case !d.Open():
	case d.refused != nil:
		words, paragraph, spot = refusalWords(d.Players, d.refused.Refusal), d.refused.Paragraph, d.refused.spot
	case d.asked != nil:
		spot = *d.asked
		words, paragraph = d.explain(spot)
	}
	if words == "" {
		t.callout.Hide()
		return
	}
	near, _ := t.board.BoxOf(spot)
	t.callout.Show(words, i18n.Tf("alchemist.paragraph", map[string]any{"Paragraph": paragraph}), near, func() {
		t.host.Router.Push(learn.Rulebook(t.host, rules.Game{}.Name(), paragraph))
	})
}

// key lets the whole game be played by keyboard: the arrow keys belong to the
// board, which has the focus.
func (t *table) key(k *fyne.KeyEvent) {
	d := t.desk
	if t.veil.Key(k) {
		return
	}
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyC:
		t.confirm()
	case fyne.KeyU, fyne.KeyBackspace:
		d.undo()
	case fyne.KeyR:
		d.PlayAgain()
	case fyne.KeyH:
		t.hint()
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeySpace:
		t.host.Canvas.Focus(t.board)
		t.board.TypedKey(k)
	}
}

// menu is the list of what is needed less often.
func (t *table) menu() []*fyne.MenuItem {
	d := t.desk
	var items []*fyne.MenuItem
	if d.Open() && d.Now().Ply > 0 {
		items = append(items,
			page.MenuItem(i18n.T("alchemist.menu.replay"), "replay", d.replay),
			page.MenuItem(i18n.T("alchemist.menu.log"), "list", func() { t.host.Router.Push(logPage(t.desk)) }))
	}
	return append(items,
		page.MenuItem(i18n.T("alchemist.menu.draw"), "seed", func() { t.host.Router.Push(drawPage(t.host, t.id, d.Session)) }),
		page.MenuItem(i18n.T("alchemist.menu.rules"), "learn", func() {
			t.host.Router.Push(learn.Rulebook(t.host, rules.Game{}.Name(), ""))
		}),
		settings.MenuItem(t.host),
		page.MenuItem(i18n.T("alchemist.menu.new"), "plus", func() { t.host.Router.Replace(NewGame(t.host)) }),
	)
}
