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
	"adytum/widgets"
	"adytum/widgets/compendium"

	rules "adytum/engine/alchemist"
)

// TableName is the name of the table's route.
const TableName = "alchemist.table"

// Table is the page of a match that has been loaded. What the player has
// tapped outlives a change of language or look.
func Table(h *frame.Host, id savegames.MatchID, m *match.Match) frame.Route {
	commitDraw(h, id, m)
	d := newModel(m, table.Stored(h, id))
	kept, _ := keptDraw(h.Store, id)
	d.commitment = kept.commitment
	return frame.Route{Name: TableName, Build: func() *frame.Page { return newTable(h, id, d).page() }}
}

// screen is the page of a match with its parts.
type screen struct {
	*table.Table
	host  *frame.Host
	model *model
	board *compendium.Board

	shown int // how many plies were shown, and the draft that was
	draft draft
}

func newTable(h *frame.Host, id savegames.MatchID, d *model) *screen {
	t := &screen{host: h, model: d, shown: d.match.Shown, draft: d.draft}
	t.board = compendium.NewBoard(compendium.Icons{Cubes: cubeIcon, Seals: sealIcon})
	t.board.OnTapped, t.board.OnInspected = d.tap, d.ask
	t.board.OnMissed = d.match.Quiet
	t.board.SetMotion(look.Moves())
	t.Table = table.NewTable(h, d.match, table.Parts{
		Game: rules.Game{}.Name(), Board: t.board, Status: d.status, Lines: d.logLines,
		Veil: t.veilWords, StepTime: func() time.Duration { return stepTime },
		Move: t.move, Show: t.show, Beside: t.beside, Again: d.again, Replay: func() frame.Route { return Game().Replay(h, d.match) }, Point: func(marks []string) { d.pointed = marks },
		Menu: func() []*fyne.MenuItem {
			return []*fyne.MenuItem{page.MenuItem(i18n.T("alchemist.menu.draw"), "seed", func() { h.Router.Push(drawPage(h, id, d.match)) })}
		},
		New: NewGame, End: func() frame.Route { return End(h, id, d.match) },
	})
	return t
}

func (t *screen) page() *frame.Page {
	board := container.NewStack(t.board, t.Callout.Object)
	t.Begin(container.New(tableLayout{}, board, t.Status, t.Bar.Object, t.Log.Panel()))
	return t.Page()
}

// show brings the board up to date.
func (t *screen) show() {
	t.board.SetState(t.model.board())
	t.animate()
}

// animate lets the cubes fly that have changed their places since the last time.
func (t *screen) animate() {
	d := t.model
	switch {
	case !d.match.Open():
	case d.match.Shown == t.shown+1:
		t.board.Animate(d.flights(d.match.History()[t.shown]))
	case d.match.Shown == t.shown:
		t.board.Animate(fillings(t.draft, d.draft))
	}
	t.shown, t.draft = d.match.Shown, d.draft
}

// veilWords says what the veil hides and what comes behind it.
func (t *screen) veilWords() string {
	words := i18n.T("alchemist.veil.text")
	if t.model.match.Now().Ply > 0 {
		return words + " " + i18n.T("alchemist.veil.since")
	}
	return words
}

// stepTime is how long one step of what the others did is shown.
const stepTime = 1600 * time.Millisecond

// move is what the large button does while a move is awaited.
func (t *screen) move() page.Main {
	d := t.model
	if d.Empty() {
		return page.Main{Label: i18n.T("alchemist.confirm")}
	}
	a := d.answer()
	return page.Main{Label: i18n.T("alchemist.confirm." + d.draft.kind.String()), Do: func() { d.match.Confirm(a) }}.
		If(d.match.Mine() && a.State == engine.Complete)
}

// beside says why a tap was refused, or what is there.
func (t *screen) beside() (words, paragraph string, near widgets.Box) {
	d := t.model
	switch {
	case d.match.Refused != nil:
		words, paragraph = refusalWords(d.match.Refused), d.match.Refused.Paragraph
		near, _ = t.board.BoxOf(d.tapped)
	case d.asked != nil:
		words, paragraph = d.explain(*d.asked)
		near, _ = t.board.BoxOf(*d.asked)
	}
	return words, paragraph, near
}
