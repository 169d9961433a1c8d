package alchemist

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/data/binding"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/foreground"
	"adytum/ui/host"
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
	veil    *veil
	open    *fyne.Container // all that the veil hides
	buttons struct{ undo, redo, hint, confirm *widgets.Button }

	pace  *fyne.Animation // to the next step that is shown, or nil
	ended bool            // the page of the end was opened
	heard int             // the last change that was followed
	stop  func()
}

func newTable(h *host.Host, id savegames.MatchID, d *desk) *table {
	t := &table{host: h, id: id, desk: d}
	t.board = widgets.NewCompendium(widgets.CompendiumIcons{Cubes: cubeIcon, Seals: sealIcon})
	t.board.OnTapped, t.board.OnInspected, t.board.OnKey = d.tap, d.ask, h.Router.Key
	t.callout = widgets.NewCallout()
	t.status = widgets.NewStatus()
	t.log = newLogList()
	t.veil = newVeil(d)
	t.buttons.undo = widgets.NewBarButton(i18n.T("alchemist.undo"), host.Icon("undo"), d.undo)
	t.buttons.redo = widgets.NewBarButton(i18n.T("alchemist.redo"), host.Icon("redo"), d.redo)
	t.buttons.hint = widgets.NewBarButton(i18n.T("alchemist.hint"), host.Icon("hint"), t.hint)
	t.buttons.confirm = widgets.NewButton("", host.Icon("confirm"), widgets.Primary, t.confirm)
	t.heard = d.Now().Change.Count
	_, t.ended = d.Now().View.Outcome()
	t.layOut()
	d.follow()
	d.changed = t.refresh
	hearing := listen(d.State(), t.changed)
	leaving := listen(foreground.Left(), func() {
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
	side := widgets.NewPanel(container.NewBorder(look.Subtitle(i18n.T("alchemist.log.title")), nil, nil, nil, t.log.object))
	t.open = container.New(tableLayout{}, board, t.status, bar, side)
}

// listen calls f for every change of an item until the returned function is called.
func listen(item binding.DataItem, f func()) (stop func()) {
	listener := binding.NewDataListener(f)
	item.AddListener(listener)
	return func() { item.RemoveListener(listener) }
}

func (t *table) page() *router.Page {
	menu := widgets.NewIconButton(i18n.T("alchemist.menu"), host.Icon("menu"), nil)
	menu.OnTapped = func() { page.Menu(t.host.Canvas, menu, t.menu()...) }
	return &router.Page{
		Title:     i18n.T("alchemist.title"),
		Actions:   []fyne.CanvasObject{menu},
		Content:   container.NewStack(t.open, t.veil.object),
		Immersive: true,
		Close:     t.close,
		OnBack:    t.desk.clear,
		OnKey:     t.key,
	}
}

func (t *table) close() {
	t.stop()
	t.hold()
	t.desk.Pause()
	t.desk.changed = func() {}
}

// changed hears of a new state of the match.
func (t *table) changed() {
	change := t.desk.Now().Change
	if change.Count != t.heard {
		t.heard = change.Count
		t.desk.follow()
	}
	t.refresh()
}

// refresh shows everything as it is now.
func (t *table) refresh() {
	d := t.desk
	now := d.Now()
	t.board.SetState(d.board())
	t.status.SetText(d.status())
	t.open.Layout.Layout(t.open.Objects, t.open.Size()) // gives the words the room they need now
	t.log.show(d)
	t.showVeil()
	_, over := d.view().Outcome()
	enable(t.buttons.undo, d.canUndo())
	enable(t.buttons.redo, now.CanRedo && !now.Busy() && d.stage != veiled)
	enable(t.buttons.hint, d.mine() || now.Thinking && now.Thinker == engine.Nobody)
	t.showConfirm(over)
	t.showCallout()
	t.keepPace()
	if _, done := now.View.Outcome(); !done {
		t.ended = false
	}
	if over && !d.behind() && !t.ended && now.Change.Kind == session.Played {
		t.ended = true
		t.showEnd()
	}
}

// showVeil shows the table or the veil, never both.
func (t *table) showVeil() {
	t.veil.show()
	if t.desk.stage == veiled {
		t.open.Hide()
	} else {
		t.open.Show()
	}
}

// stepTime is how long one step of what the others did is shown.
const stepTime = 1600 * time.Millisecond

// keepPace goes from step to step of what is to be shown.
func (t *table) keepPace() {
	if !t.desk.behind() || t.desk.stage == veiled {
		t.hold()
		return
	}
	if t.pace != nil {
		return
	}
	var pace *fyne.Animation
	pace = fyne.NewAnimation(stepTime, func(done float32) {
		if done == 1 && t.pace == pace {
			t.pace = nil
			t.desk.step()
		}
	})
	t.pace = pace
	pace.Start()
}

// hold ends the going from step to step.
func (t *table) hold() {
	if t.pace != nil {
		pace := t.pace
		t.pace = nil
		pace.Stop()
	}
}

func enable(b *widgets.Button, on bool) {
	if on {
		b.Enable()
	} else {
		b.Disable()
	}
}

// showConfirm lets the large button say what it does now.
func (t *table) showConfirm(over bool) {
	d, b := t.desk, t.buttons.confirm
	label, on := i18n.T("alchemist.confirm"), true
	switch {
	case d.Now().Failed != nil:
		label = i18n.T("alchemist.retry")
	case d.behind():
		label = i18n.T("alchemist.skip")
	case d.stage == handing:
		label = i18n.T("alchemist.hand_on")
	case over:
		label = i18n.T("alchemist.result")
	case !d.draft.empty():
		label = i18n.T("alchemist.confirm." + d.draft.kind.String())
		on = d.mine() && d.answer().State == engine.Complete
	default:
		on = false
	}
	b.SetLabel(label)
	enable(b, on && d.stage != veiled)
}

func (t *table) confirm() {
	d := t.desk
	_, over := d.view().Outcome()
	switch {
	case d.Now().Failed != nil:
		d.Retry()
	case d.catchUp():
	case d.stage == handing:
		d.handOn()
	case over:
		t.showEnd()
	default:
		d.confirm()
	}
}

func (t *table) showEnd() { t.host.Router.Push(End(t.host, t.id, t.desk.Session)) }

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
	case d.stage == veiled:
	case d.refused != nil:
		words, paragraph, spot = refusalWords(d.players, d.refused.Refusal), d.refused.Paragraph, d.refused.spot
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
	if d.stage == veiled {
		if k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter || k.Name == fyne.KeySpace {
			d.lift()
		}
		return
	}
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyC:
		t.confirm()
	case fyne.KeyU, fyne.KeyBackspace:
		d.undo()
	case fyne.KeyR:
		d.redo()
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
	if d.stage != veiled && d.Now().Ply > 0 {
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
