// Package table is the table that every game is played at: its page with bar,
// menu, log and end, the view model that says which seat looks and how much of
// the match it has been shown, the veil while the device goes from hand to hand,
// and what a new match is chosen with. A game registers itself as a [Game].
package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/session"
	"adytum/ui/words"
)

// Parts are what a game adds to its table.
type Parts struct {
	// Veil says what the veil hides, StepTime how long the step that is shown
	// stays.
	Veil     func() string
	StepTime func() time.Duration
	// Undo takes something back, Advise begins to seek a hint.
	Undo, Advise     func()
	CanUndo, CanRedo func() bool
	// Move is what the large button does while a move is awaited.
	Move func() page.Main
	// Heard follows a new state of the match before it is shown; nil if nothing
	// follows from it.
	Heard func()
	// Show brings the game's own parts up to date, and Tell what stands beside a
	// place of the board, once all have their places.
	Show, Tell func()
	// End is the page of the end.
	End func() frame.Route
}

// A Table is the page of a desk: the game's own parts below the veil, the bar,
// what is shown step by step, and the page of the end, which opens once.
type Table struct {
	Bar *Bar
	// Open is all that the veil hides.
	Open *fyne.Container
	// ShowEnd opens the page of the end; a lesson has none.
	ShowEnd func()

	host  *frame.Host
	desk  *Model
	parts Parts
	veil  *Veil
	pace  *Pace
	heard int  // the last change that was followed
	ended bool // the page of the end was opened
	stop  func()
}

// NewTable makes a table of which nothing is shown before Begin.
func NewTable(h *frame.Host, d *Model, p Parts) *Table {
	t := &Table{host: h, desk: d, parts: p}
	t.ShowEnd = func() { h.Router.Present(p.End()) }
	t.veil = NewVeil(d, p.Veil)
	t.pace = NewPace(d, p.StepTime)
	t.Bar = NewBar(Actions{Undo: p.Undo, Redo: d.PlayAgain, Hint: t.hint, Main: t.Main})
	t.heard = d.Now().Change.Count
	_, t.ended = d.Now().View.Outcome()
	return t
}

// Begin shows everything and follows the match until Close; open is all that the
// veil hides.
func (t *Table) Begin(open *fyne.Container) {
	t.Open = open
	t.desk.Follow()
	t.desk.Changed = t.Refresh
	hearing := page.Listen(t.desk.State(), t.changed)
	leaving := frame.WatchForeground(t.desk.Pause, t.desk.Resume)
	t.stop = func() { hearing(); leaving() }
	t.Refresh()
}

// Page is the table as a page; key hears the keys, and back takes back what was
// tapped, false if nothing was.
func (t *Table) Page(title string, menu func() []*fyne.MenuItem, back func() bool, key func(*fyne.KeyEvent)) *frame.Page {
	p := NewPage(t.host, title, menu, container.NewStack(t.Open, t.veil.Object), key)
	p.Close, p.OnBack = t.Close, back
	return p
}

// Close lets go of all listeners; nobody thinks any more.
func (t *Table) Close() {
	t.stop()
	t.pace.Hold()
	t.desk.Pause()
	t.desk.Changed = func() {}
}

// changed hears of a new state of the match.
func (t *Table) changed() {
	if change := t.desk.Now().Change; change.Count != t.heard {
		t.heard = change.Count
		t.desk.Follow()
	}
	if t.parts.Heard != nil {
		t.parts.Heard()
	}
	t.Refresh()
}

// Refresh shows everything as it is now.
func (t *Table) Refresh() {
	d, now := t.desk, t.desk.Now()
	t.veil.Show()
	page.Show(t.Open, d.Open())
	t.parts.Show()
	page.Enable(t.Bar.Undo, t.parts.CanUndo())
	page.Enable(t.Bar.Redo, t.parts.CanRedo())
	page.Enable(t.Bar.Hint, d.Mine() || now.Thinking && now.Thinker == engine.Nobody)
	t.Bar.ShowMain()
	t.Open.Layout.Layout(t.Open.Objects, t.Open.Size()) // words may need more room
	t.parts.Tell()
	t.pace.Keep()
	t.end()
}

// end opens the page of the end once the last ply has been shown.
func (t *Table) end() {
	now := t.desk.Now()
	_, over := now.View.Outcome()
	if !over {
		t.ended = false
	}
	if over && !t.desk.Behind() && !t.ended && now.Change.Kind == session.Played {
		t.ended = true
		t.ShowEnd()
	}
}

// Main is what the large button does now.
func (t *Table) Main() page.Main {
	if m, ok := t.desk.main(t.ShowEnd); ok {
		return m
	}
	return t.parts.Move()
}

// trouble is what keeps the match from going on, and the way out of it; false if
// nothing does.
func (d *Model) trouble() (says string, out page.Main, ok bool) {
	switch now := d.Now(); {
	case now.Failed != nil:
		return words.Unsaved(now.Failed), page.Main{Label: i18n.T("table.retry"), Do: d.Retry}, true
	case now.Stuck != nil:
		return i18n.T("table.stuck"), page.Main{Label: i18n.T("app.again"), Do: d.Retry}, true
	}
	return "", page.Main{}, false
}

// main is what the large button does besides moves: it leads out of trouble, shows
// what has happened, hands the device on, or leads to the result; false if there
// is nothing of that.
func (d *Model) main(result func()) (page.Main, bool) {
	_, over := d.View().Outcome()
	_, m, trouble := d.trouble()
	switch {
	case trouble:
	case d.Behind():
		m = page.Main{Label: i18n.T("seat.skip"), Do: func() { d.CatchUp() }}
	case d.stage == Handing:
		m = page.Main{Label: i18n.T("seat.hand_on"), Do: d.HandOn}
	case over:
		m = page.Main{Label: i18n.T("table.result"), Do: result}
	default:
		return m, false
	}
	return m.If(d.Open()), true
}

// hint asks for advice, or stops the thinking.
func (t *Table) hint() {
	if t.desk.Now().Thinking {
		t.desk.StopThinking()
		return
	}
	t.parts.Advise()
}

// Key lets the whole match be played by keyboard; the veil comes first.
func (t *Table) Key(k *fyne.KeyEvent, board fyne.Focusable) {
	if !t.veil.Key(k) {
		t.Bar.Key(k, t.host.Canvas, board)
	}
}

// History is what the menu offers about what happened; nothing before the first
// ply, or while the veil is down.
func (t *Table) History(replay func(), log func() frame.Route) []*fyne.MenuItem {
	if !t.desk.Open() || t.desk.Now().Ply == 0 {
		return nil
	}
	return []*fyne.MenuItem{
		page.MenuItem(i18n.T("seat.menu.replay"), "replay", replay),
		page.MenuItem(i18n.T("seat.menu.log"), "list", func() { t.host.Router.Push(log()) }),
	}
}
