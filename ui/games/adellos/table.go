package adellos

import (
	"reflect"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets/controls"
	"adytum/widgets/hex"
	"adytum/widgets/labels"

	rules "adytum/engine/adellos"
)

// TableName is the name of the table's route.
const TableName = "adellos.table"

// Table is the page of a match that has been loaded. What the player has
// tapped outlives a change of language or look.
func Table(h *frame.Host, id savegames.MatchID, m *match.Match) frame.Route {
	d := newDesk(m, h.Runner, func(m *match.Match) error { return h.Store.Save(id, m) })
	return frame.Route{Name: TableName, Build: func() *frame.Page { return newTable(h, id, d).page() }}
}

// screen is the page as it stands on the screen.
type screen struct {
	host *frame.Host
	desk *desk

	*table.Table
	grid    *hex.CastleGrid
	callout *controls.Callout
	strip   *strip
	status  *labels.Status
	panel   *panel
	log     *table.Log
	zoom    struct {
		in, out, all *controls.IconButton
		box          *fyne.Container
	}
	area *fyne.Container // the grid with what lies over it

	drawn hex.GridState // what the grid shows
	shown int           // how many plies that were
}

func newTable(h *frame.Host, id savegames.MatchID, d *desk) *screen {
	t := &screen{host: h, desk: d, shown: d.Shown}
	t.grid = hex.NewCastleGrid(hex.GridIcons{Attack: look.Icon("sword"), Defence: look.Icon("shield"), Move: look.Icon("boot"), Time: look.Icon("hourglass")})
	t.grid.SetMotion(look.Moves())
	t.grid.OnTapped, t.grid.OnInspected, t.grid.OnKey = d.tap, t.inspect, h.Router.Key
	t.grid.OnMissed = func() {
		if d.refused != nil || d.asked != "" {
			d.clear() // what is said beside a field
		}
	}
	t.grid.OnZoomed = t.showZoom
	t.callout = controls.NewCallout()
	t.strip = newStrip(h, d)
	t.status = labels.NewStatus()
	t.panel = newPanel(h, d)
	t.log = table.NewLog(d.Model, d.logLines)
	t.zoom.in = controls.NewIconButton(i18n.T("adellos.zoom.in"), look.Icon("zoom-in"), t.grid.ZoomIn)
	t.zoom.out = controls.NewIconButton(i18n.T("adellos.zoom.out"), look.Icon("zoom-out"), t.grid.ZoomOut)
	t.zoom.all = controls.NewIconButton(i18n.T("adellos.zoom.all"), look.Icon("show-all"), t.grid.ShowAll)
	for _, b := range []*controls.IconButton{t.zoom.in, t.zoom.out, t.zoom.all} {
		b.SetStyle(controls.Plain) // they lie over fields
	}
	t.Table = table.NewTable(h, d.Model, table.Parts{
		Veil: func() string { return i18n.T("adellos.veil") }, StepTime: t.stepTime,
		Undo: t.undo, CanUndo: d.canUndo, CanRedo: func() bool { return d.CanPlayAgain() && d.draft == "" }, Advise: d.advise,
		Move: t.move, Heard: d.heard, Show: t.show, Tell: t.tell,
		End: func() frame.Route { return End(h, id, d.Session) },
	})
	t.Begin(container.New(&tableLayout{t.grid, t.panel}, t.strip.object, t.gridArea(), t.status, t.panel.object, t.Bar.Object, t.log.Panel()))
	return t
}

// gridArea is the grid with what lies over it.
func (t *screen) gridArea() *fyne.Container {
	t.zoom.box = container.New(zoomLayout{t.grid, &zoomWay{}}, t.zoom.in, t.zoom.out, t.zoom.all)
	t.area = container.New(gridLayout{t.showZoom}, t.grid, t.zoom.box, t.callout.Object)
	return t.area
}

func (t *screen) page() *frame.Page {
	return t.Page(i18n.T("app.game.adellos"), t.menu, t.desk.clear, t.key)
}

// show brings grid, words, panel and log up to date.
func (t *screen) show() {
	t.desk.unfolded = t.desk.unfolded && !t.desk.needsBoard()
	t.showGrid()
	t.strip.show()
	t.status.SetText(t.desk.status())
	t.panel.show()
	t.log.Show()
}

// showGrid draws the grid if it has changed, and lets what happened move.
func (t *screen) showGrid() {
	d := t.desk
	if !d.Open() {
		t.grid.SetState(hex.GridState{})
		t.drawn = hex.GridState{}
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
func (t *screen) showZoom() {
	in, out := t.grid.CanZoomIn(), t.grid.CanZoomOut()
	page.Enable(&t.zoom.in.Button, in)
	page.Show(t.zoom.in, in || out)
	page.Show(t.zoom.out, out)
	page.Show(t.zoom.all, out)
	t.zoom.box.Layout.Layout(t.zoom.box.Objects, t.zoom.box.Size())
	t.tell()
}

// How long a step of what the others did is shown: one that came as no surprise
// is soon read.
const (
	shortStep = 700 * time.Millisecond
	longStep  = 1700 * time.Millisecond
)

// stepTime is how long the step that is shown stays.
func (t *screen) stepTime() time.Duration {
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

// move is what the large button does while a move is awaited.
func (t *screen) move() page.Main {
	d := t.desk
	if m, complete := d.complete(); complete {
		return page.Main{Label: i18n.T("adellos.confirm." + m.Verb().String()), Do: d.confirm}.If(d.Open())
	}
	waits := d.Mine() && d.view().Turn().MustAct // the turn cannot end yet; a tap says why
	switch {
	case d.Mine() && d.passes():
		return page.Main{Label: i18n.T("adellos.confirm.pass"), Plain: waits, Do: d.pass}
	case d.Mine() && d.ending() != "":
		return page.Main{Label: i18n.T("adellos.finish." + d.phase().String()), Plain: waits, Do: d.finish}
	}
	return page.Main{Label: i18n.T("adellos.confirm"), Plain: waits}
}

// finish ends what is asked, whatever was tapped.
func (d *desk) finish() {
	d.draft, d.spot, d.picked = "", "", ""
	d.answerWith(d.ending())
}

// passes tells whether nothing need be played in a combat.
func (d *desk) passes() bool { return d.phase() == rules.AsksCombat || d.phase() == rules.AsksRescue }

// undo takes the last step back. The first time that it had brought something
// to light it is asked whether that is wanted: it is marked for ever.
func (t *screen) undo() {
	if t.desk.canUndo() && t.desk.peeks() {
		askPeek(t.host, t.desk.undo)
		return
	}
	t.desk.undo()
}

func askPeek(h *frame.Host, back func()) {
	table.Ask(h, i18n.T("adellos.ask.undo"), i18n.T("adellos.ask.undo.yes"), back)
}

// inspect explains what is on a field: a piece on a page of its own, the field
// beside it.
func (t *screen) inspect(field string) {
	if p, ok := t.desk.view().PieceAt(field); ok {
		t.host.Router.Push(explainKind(t.host, p.Unit))
		return
	}
	t.desk.inspect(field)
}

// tell says beside the field why a tap was refused, or what is there.
func (t *screen) tell() {
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
	near, _ := t.grid.BoxOf(field)
	table.Tell(t.callout, t.host, Rules().Name(), words, paragraph, near)
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

// key turns the leaves of the panel by their numbers, besides what every table
// does.
func (t *screen) key(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4:
		if t.desk.Open() {
			t.panel.turnTo(leaf(k.Name[0] - '1'))
		}
	default:
		t.Key(k, t.grid)
	}
}

// menu is the list of what is needed less often.
func (t *screen) menu() []*fyne.MenuItem {
	d := t.desk
	items := append(t.History(func() { d.Replay(d.lastTurn()) }, func() frame.Route { return logPage(d) }),
		table.RulesItem(t.host, Rules().Name()), table.SettingsItem(t.host), table.NewGameItem(t.host, NewGame))
	if d.Open() && d.own().Left == 0 && d.Now().ToMove != engine.Nobody && d.Players.Person(d.Now().Seat) {
		items = append(items, table.GiveUpItem(t.host, i18n.T("adellos.ask.give_up"), d.GiveUp))
	}
	return items
}
