package adellos

import (
	"reflect"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

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

	rules "adytum/engine/adellos"
)

// TableName is the name of the table's route.
const TableName = "adellos.table"

// Table is the page of a match that has been loaded. What the player has
// tapped outlives a change of language or look.
func Table(h *frame.Host, id savegames.MatchID, m *match.Match) frame.Route {
	d := newModel(m, table.Stored(h, id))
	return frame.Route{Name: TableName, Build: func() *frame.Page { return newTable(h, id, d).page() }}
}

// screen is the page of a match with its parts.
type screen struct {
	*table.Table
	host  *frame.Host
	model *model

	grid  *hex.ZoomBoard
	strip *strip
	panel *panel
	zoom  struct {
		in, out, all *controls.IconButton
		box          *fyne.Container
	}
	area *fyne.Container // the grid with what lies over it

	drawn hex.State // what the grid shows
	shown int       // how many plies that were
}

func newTable(h *frame.Host, id savegames.MatchID, d *model) *screen {
	t := &screen{host: h, model: d, shown: d.match.Shown}
	t.grid = hex.NewZoomBoard(hex.Icons{Attack: look.Icon("sword"), Defence: look.Icon("shield"), Move: look.Icon("boot"), Time: look.Icon("hourglass")})
	t.grid.SetMotion(look.Moves())
	t.grid.OnTapped, t.grid.OnInspected = d.tap, t.inspect
	t.grid.OnMissed = func() {
		if d.said() {
			d.match.Clear() // what is said beside a field
		}
	}
	t.grid.OnZoomed = t.showZoom
	t.strip = newStrip(h, d)
	t.panel = newPanel(h, d)
	t.zoom.in = controls.NewIconButton(i18n.T("adellos.zoom.in"), look.Icon("zoom-in"), t.grid.ZoomIn)
	t.zoom.out = controls.NewIconButton(i18n.T("adellos.zoom.out"), look.Icon("zoom-out"), t.grid.ZoomOut)
	t.zoom.all = controls.NewIconButton(i18n.T("adellos.zoom.all"), look.Icon("show-all"), t.grid.ShowAll)
	for _, b := range []*controls.IconButton{t.zoom.in, t.zoom.out, t.zoom.all} {
		b.SetStyle(controls.Plain) // they lie over fields
	}
	t.Table = table.NewTable(h, d.match, table.Parts{
		Game: Rules().Name(), Board: t.grid, StepTime: t.stepTime, Move: t.move,
		Status: func() string { return d.words().status() },
		Lines:  func(plies []match.Entry) []fyne.CanvasObject { return d.words().log(plies) },
		Veil:   func() string { return i18n.T("adellos.veil") }, Heard: d.heard, Show: t.show, Beside: t.beside,
		AskPeek: "adellos.ask.undo", AskGiveUp: func() string { return d.words().askGiveUp() }, Again: func() { d.match.ShowAgain(lastTurn(d.match)) },
		Replay: func() frame.Route { return Game().Replay(h, d.match) },
		New:    NewGame, End: func() frame.Route { return End(h, id, d.match) }, Key: t.key,
		Point: func(fields []string) { d.pointed = fields }, Picked: func() bool { return d.picked != "" },
	})
	t.panel.ask = t.Ask
	return t
}

// gridArea is the grid with what lies over it.
func (t *screen) gridArea() *fyne.Container {
	t.zoom.box = container.New(zoomLayout{t.grid, &zoomWay{}}, t.zoom.in, t.zoom.out, t.zoom.all)
	t.area = container.New(boardLayout{t.showZoom}, t.grid, t.zoom.box, t.Callout.Object)
	return t.area
}

func (t *screen) page() *frame.Page {
	t.Begin(container.New(&tableLayout{t.grid, t.panel}, t.strip.object, t.gridArea(), t.Status, t.panel.object, t.Bar.Object, t.Log.Panel()))
	p := t.Page()
	p.OnBack = t.back
	return p
}

// back gives the grid its room again before any part of a move is taken back.
func (t *screen) back() bool {
	d := t.model
	if d.said() || !d.unfolded {
		return d.match.Clear()
	}
	t.panel.setUnfolded(false)
	return true
}

// show brings strip, grid and panel up to date.
func (t *screen) show() {
	t.model.unfolded = t.model.unfolded && !t.model.needsBoard()
	t.showGrid()
	t.strip.show()
	t.panel.show()
}

// showGrid draws the grid if it has changed, and lets what happened move.
func (t *screen) showGrid() {
	d := t.model
	if !d.match.Open() {
		t.grid.SetState(hex.State{})
		t.drawn = hex.State{}
		return
	}
	state := d.board()
	if reflect.DeepEqual(state, t.drawn) {
		t.shown = d.match.Shown
		return
	}
	t.drawn = state
	t.grid.SetState(state)
	if d.match.Shown == t.shown+1 {
		t.grid.PlaySteps(gridSteps(d.match.History()[d.match.Shown-1]))
	}
	t.shown = d.match.Shown
	t.showZoom()
}

// showZoom shows the buttons that show more or less of the board, as far as
// there is more or less to show.
func (t *screen) showZoom() {
	in, out := t.grid.CanZoomIn(), t.grid.CanZoomOut()
	page.Enable(&t.zoom.in.Button, in)
	page.Show(t.zoom.in, in || out)
	page.Show(t.zoom.out, out)
	page.Show(t.zoom.all, out)
	page.Settle(t.zoom.box)
	t.ShowBeside()
}

// How long a step of what the others did is shown: one that came as no surprise
// is soon read.
const (
	shortStep = 700 * time.Millisecond
	longStep  = 1700 * time.Millisecond
)

// stepTime is how long the step that is shown stays.
func (t *screen) stepTime() time.Duration {
	d := t.model
	if d.match.Shown > 0 {
		for _, e := range d.match.History()[d.match.Shown-1].Events {
			switch e.Kind {
			case rules.EventAttacked, rules.EventDefeated, rules.EventHeld, rules.EventPlayed, rules.EventSaved, rules.EventOut, rules.EventTower:
				return longStep
			}
		}
	}
	return shortStep
}

// move is what the large button does while a move is awaited.
func (t *screen) move() page.Main {
	d := t.model
	if m, complete := d.half().move(); complete {
		return page.Main{Label: i18n.T("adellos.confirm." + m.Verb().String()), Do: d.confirm}.If(d.match.Open())
	}
	waits := d.match.Mine() && d.view().Turn().MustAct // the turn cannot end yet; a tap says why
	switch {
	case d.match.Mine() && answersCombat(d.phase()):
		return page.Main{Label: i18n.T("adellos.confirm.pass"), Plain: waits, Do: d.pass}
	case d.match.Mine() && endOf(d.phase()) != 0:
		return page.Main{Label: i18n.T("adellos.finish." + d.phase().String()), Plain: waits, Do: d.finish}
	}
	return page.Main{Label: i18n.T("adellos.confirm"), Plain: waits}
}

// inspect explains what is on a field: a piece on a page of its own, the field
// beside it.
func (t *screen) inspect(field string) {
	if p, ok := t.model.view().PieceAt(field); ok {
		t.host.Router.Push(explainKind(t.host, p.Unit))
		return
	}
	t.model.inspect(field)
}

// beside says beside the field why a tap was refused, or what is there.
func (t *screen) beside() (words, paragraph string, near widgets.Box) {
	d := t.model
	switch {
	case d.match.Refused != nil && d.refusedAt != "":
		near, _ = t.grid.BoxOf(d.refusedAt)
		return d.words().refusal(d.match.Refused), d.match.Refused.Paragraph, near
	case d.asked != "":
		near, _ = t.grid.BoxOf(d.asked)
		words, paragraph = d.words().field(d.asked)
	}
	return words, paragraph, near
}

// key turns the tabs of the panel by their numbers.
func (t *screen) key(k *fyne.KeyEvent) bool {
	switch k.Name {
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4:
		t.panel.turnTo(tab(k.Name[0] - '1'))
		return true
	}
	return false
}
