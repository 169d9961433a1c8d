package alchemist

import (
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
	"adytum/widgets/boards"
	"adytum/widgets/compendium"
	"adytum/widgets/controls"
	"adytum/widgets/labels"

	rules "adytum/engine/alchemist"
)

// TableName is the name of the table's route.
const TableName = "alchemist.table"

// Table is the page of a match that has been loaded. What the player has
// tapped outlives a change of language or look.
func Table(h *frame.Host, id savegames.MatchID, m *match.Match) frame.Route {
	commitDraw(h, id, m)
	d := newDesk(m, h.Runner, func(m *match.Match) error { return h.Store.Save(id, m) })
	kept, _ := keptDraw(h.Store, id)
	d.commitment = kept.commitment
	return frame.Route{Name: TableName, Build: func() *frame.Page { return newTable(h, id, d).page() }}
}

// screen is the page as it stands on the screen.
type screen struct {
	host *frame.Host
	id   savegames.MatchID
	desk *desk

	*table.Table
	board   *compendium.Board
	callout *controls.Callout
	status  *labels.Status
	log     *table.Log

	shown int // how many plies were shown, and the draft that was
	draft draft
}

func newTable(h *frame.Host, id savegames.MatchID, d *desk) *screen {
	t := &screen{host: h, id: id, desk: d, shown: d.Shown, draft: d.draft}
	t.board = compendium.NewBoard(compendium.Icons{Cubes: cubeIcon, Seals: sealIcon})
	t.board.OnTapped, t.board.OnInspected, t.board.OnKey = d.tap, d.ask, h.Router.Key
	t.board.OnMissed = d.quiet
	t.board.SetMotion(look.Moves())
	t.callout = controls.NewCallout()
	t.status = labels.NewStatus()
	t.log = table.NewLog(d.Model, d.logLines)
	t.Table = table.NewTable(h, d.Model, table.Parts{
		Veil: t.veilWords, StepTime: func() time.Duration { return stepTime },
		Undo: d.undo, CanUndo: d.canUndo, CanRedo: d.CanPlayAgain, Advise: d.advise,
		Move: t.move, Show: t.show, Tell: t.tell,
		End: func() frame.Route { return End(h, id, d.Session) },
	})
	t.Begin(container.New(tableLayout{}, container.NewStack(t.board, t.callout.Object), t.status, t.Bar.Object, t.log.Panel()))
	return t
}

func (t *screen) page() *frame.Page {
	return t.Page(i18n.T("alchemist.title"), t.menu, t.desk.clear, t.key)
}

// show brings board, status and log up to date.
func (t *screen) show() {
	t.board.SetState(t.desk.board())
	t.animate()
	t.status.SetText(t.desk.status())
	t.log.Show()
}

// animate lets the cubes fly that have changed their places since the last time.
func (t *screen) animate() {
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

// veilWords says what the veil hides and what comes behind it.
func (t *screen) veilWords() string {
	words := i18n.T("alchemist.veil.text")
	if t.desk.Now().Ply > 0 {
		return words + " " + i18n.T("alchemist.veil.since")
	}
	return words
}

// stepTime is how long one step of what the others did is shown.
const stepTime = 1600 * time.Millisecond

// move is what the large button does while a move is awaited.
func (t *screen) move() page.Main {
	d := t.desk
	if d.draft.empty() {
		return page.Main{Label: i18n.T("alchemist.confirm")}
	}
	return page.Main{Label: i18n.T("alchemist.confirm." + d.draft.kind.String()), Do: d.confirm}.
		If(d.Mine() && d.answer().State == engine.Complete)
}

// tell says beside the place why a tap was refused, or what is there.
func (t *screen) tell() {
	d := t.desk
	var words, paragraph string
	var spot boards.Spot
	switch {
	case !d.Open():
	case d.refused != nil:
		words, paragraph, spot = refusalWords(d.refused.Refusal), d.refused.Paragraph, d.refused.spot
	case d.asked != nil:
		spot = *d.asked
		words, paragraph = d.explain(spot)
	}
	near, _ := t.board.BoxOf(spot)
	table.Tell(t.callout, t.host, rules.Game{}.Name(), words, paragraph, near)
}

func (t *screen) key(k *fyne.KeyEvent) { t.Key(k, t.board) }

// menu is the list of what is needed less often.
func (t *screen) menu() []*fyne.MenuItem {
	d := t.desk
	return append(t.History(d.replay, func() frame.Route { return logPage(d) }),
		page.MenuItem(i18n.T("alchemist.menu.draw"), "seed", func() { t.host.Router.Push(drawPage(t.host, t.id, d.Session)) }),
		table.RulesItem(t.host, rules.Game{}.Name()),
		table.SettingsItem(t.host),
		table.NewGameItem(t.host, NewGame),
	)
}
