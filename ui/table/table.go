// Package table is the table that every game is played at: its page with bar,
// menu, log and end, the view model that says who looks and how much of the match
// that viewer has been shown, the veil while the device goes from hand to hand,
// and what a new match is chosen with. A game registers itself as a [Game].
package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/session"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// Parts are what a game adds to its table. Those marked so may be nil.
type Parts struct {
	// Game is the game's name, by which its title and its rulebook are found.
	Game string
	// Board gets the keyboard with the first key that is for it.
	Board fyne.Focusable
	// Veil says what the veil hides; nil for games without secrets.
	Veil func() string
	// StepTime is how long the step that is shown stays; nil for games that show
	// at once what others did.
	StepTime func() time.Duration
	// Status says whose turn it is and what may be done.
	Status func() string
	// Move is what the large button does while a move is awaited.
	Move func() page.Main
	// Lines words plies for the log, the newest first.
	Lines func([]match.Entry) []fyne.CanvasObject
	// Heard follows a new state of the match before it is shown; fresh if the
	// table has changed with it. It may be nil.
	Heard func(fresh bool)
	// Show brings the board and the game's own parts up to date.
	Show func()
	// Beside is what is to be said beside a place of the board, once all have
	// their places, with the paragraph that tells more; no words say nothing.
	Beside func() (words, paragraph string, near widgets.Box)
	// WhenAtRest calls f once nothing moves on the board; nil if nothing ever does.
	WhenAtRest func(f func())
	// AskPeek is the question before something that had come to light is taken
	// back for the first time; "" if that is not asked.
	AskPeek string
	// AskGiveUp is the question before the match is given up, "" where it cannot
	// be.
	AskGiveUp func() string
	// Again shows again what happened last; nil if the table cannot.
	Again func()
	// Replay is the page on which the match is gone through; nil if there is none.
	Replay func() frame.Route
	// Menu lists what else is in the menu; it may be nil.
	Menu func() []*fyne.MenuItem
	// New is the page of a new match, and End that of the end.
	New func(*frame.Host) frame.Route
	End func() frame.Route
	// Key handles the game's own keys; false for those of every table. It may be nil.
	Key func(*fyne.KeyEvent) bool
	// Point points at places of the board, by the names that lessons give them.
	Point func(marks []string)
	// Picked reports whether something is picked that is no part of a draft, which
	// Draft.Back lets go and undo does not; it may be nil.
	Picked func() bool
}

// A Table is the page of a match: the game's own parts below the veil, the bar,
// the words, what is shown step by step, and the page of the end, which opens
// once.
type Table struct {
	Model   *Model
	Bar     *Bar
	Status  *labels.Status
	Callout *controls.Callout
	Log     *Log
	// Content is all that the veil hides.
	Content *fyne.Container

	host    *frame.Host
	parts   Parts
	veil    *Veil
	pace    *Pace
	heard   int    // the last change that was followed
	ended   bool   // the page of the end was opened
	bare    bool   // it is for a lesson or a replay, without an end
	changed func() // for a lesson
	stop    func() // ends listening; nil before Begin
}

// NewTable makes a table of which nothing is shown before Begin. Small buttons
// stand beside the usual ones of the bar.
func NewTable(h *frame.Host, d *Model, p Parts, small ...*controls.Button) *Table {
	t := &Table{Model: d, host: h, parts: p, changed: func() {}}
	d.AtOnce = p.StepTime == nil
	t.veil = NewVeil(d, p.Veil)
	t.pace = NewPace(d, p.StepTime)
	t.Status, t.Callout = labels.NewStatus(), controls.NewCallout()
	t.Log = NewLog(d, p.Lines)
	t.Bar = NewBar(Actions{Undo: t.undo, Redo: d.Redo, Hint: t.hint, Main: t.Main}, small...)
	t.heard = d.Now().Change.Count
	_, t.ended = d.Now().View.Outcome()
	return t
}

// Begin shows everything and follows the match until Close; content is all that
// the veil hides.
func (t *Table) Begin(content *fyne.Container) {
	t.Content = content
	t.Model.Follow()
	t.Model.Changed = t.Refresh
	hearing := page.Listen(t.Model.Session.State(), t.hear)
	leaving := frame.WatchForeground(t.Model.Session.Pause, t.Model.Session.Resume)
	t.stop = func() { hearing(); leaving() }
	t.Refresh()
}

// Page is the table as a page.
func (t *Table) Page() *frame.Page {
	p := NewPage(t.host, Title(t.parts.Game), t.menu, container.NewStack(t.Content, t.veil.Object), t.Key)
	p.Close, p.Leave, p.OnBack = t.Close, t.Model.Session.Pause, t.Model.Clear
	return p
}

// Close lets go of all listeners. Who thinks goes on, for a page that is made anew;
// the page that is left pauses the session.
func (t *Table) Close() {
	t.stop()
	t.stop = nil
	t.pace.Hold()
	t.Model.Changed = func() {}
}

// hear follows a new state of the match.
func (t *Table) hear() {
	change := t.Model.Now().Change
	fresh := change.Count != t.heard
	if fresh {
		t.heard = change.Count
		t.Model.Follow()
	}
	if t.parts.Heard != nil {
		t.parts.Heard(fresh)
	}
	t.Refresh()
}

// Refresh shows everything as it is now.
func (t *Table) Refresh() {
	d, now := t.Model, t.Model.Now()
	t.veil.Show()
	page.Show(t.Content, d.Open())
	t.parts.Show()
	t.Status.SetText(t.Model.Says(t.parts.Status))
	t.Log.Show()
	page.Enable(t.Bar.Undo, d.CanUndo())
	page.Enable(t.Bar.Redo, d.CanRedo())
	page.Enable(t.Bar.Hint, d.Mine() || now.Thinking && now.Thinker == engine.Nobody)
	t.Bar.ShowMain()
	page.Settle(t.Content) // words may need more room
	t.ShowBeside()
	t.pace.Keep()
	t.end()
	t.changed()
}

// ShowBeside says what is to be said beside a place of the board, where the place
// is now.
func (t *Table) ShowBeside() {
	words, paragraph, near := "", "", widgets.Box{}
	if t.Model.Open() {
		words, paragraph, near = t.parts.Beside()
	}
	Tell(t.Callout, t.host, t.parts.Game, words, paragraph, near)
}

// end opens the page of the end once the last ply has been shown and stored.
func (t *Table) end() {
	if _, over := t.Model.Now().View.Outcome(); !over {
		t.ended = false
	}
	if t.ended || !t.atEnd() {
		return
	}
	t.ended = true
	show := func() {
		if t.stop != nil && t.atEnd() {
			t.ShowEnd()
		}
	}
	if t.parts.WhenAtRest != nil {
		t.parts.WhenAtRest(show)
	} else {
		show()
	}
}

// atEnd reports whether the last ply was played, shown and stored.
func (t *Table) atEnd() bool {
	now := t.Model.Now()
	_, over := now.View.Outcome()
	return over && !t.Model.Behind() && !now.Busy() && now.Change.Kind == session.Played
}

// ShowEnd opens the page of the end; a lesson and a replay have none.
func (t *Table) ShowEnd() {
	if !t.bare {
		t.host.Router.Present(t.parts.End())
	}
}

// trouble is what keeps the match from going on, and the way out of it; false if
// nothing does.
func (d *Model) trouble() (says string, out page.Main, ok bool) {
	switch now := d.Now(); {
	case now.Failed != nil:
		return i18n.Unsaved(now.Failed), page.Main{Label: i18n.T("table.retry"), Do: d.Session.Retry}, true
	case now.Stuck != nil:
		return i18n.T("table.stuck"), page.Main{Label: i18n.T("app.again"), Do: d.Session.Retry}, true
	}
	return "", page.Main{}, false
}

// Says is what keeps the match from going on, or else what the game says.
func (d *Model) Says(status func() string) string {
	if says, _, trouble := d.trouble(); trouble {
		return says
	}
	return status()
}

// Main is what the large button does now: besides moves it leads out of trouble,
// shows what has happened, hands the device on, or leads to the result.
func (t *Table) Main() page.Main {
	d := t.Model
	_, m, trouble := d.trouble()
	switch {
	case trouble:
	case d.Behind():
		m = page.Main{Label: i18n.T("seat.skip"), Do: func() { d.CatchUp() }}
	case d.stage == Handing:
		m = page.Main{Label: i18n.T("seat.hand_on"), Do: d.HandOn}
	case d.Over():
		m = page.Main{Label: i18n.T("table.result"), Do: t.ShowEnd}
	default:
		return t.parts.Move()
	}
	return m.If(d.Open())
}

// hint asks for advice, or stops seeking it.
func (t *Table) hint() {
	switch now := t.Model.Now(); {
	case !now.Thinking:
		t.Model.Draft.Advise()
	case now.Thinker == engine.Nobody:
		t.Model.Session.StopThinking()
	}
}

// undo takes something back. The first time that it had come to light it is asked
// whether that is wanted, for the record will tell it.
func (t *Table) undo() {
	if t.parts.AskPeek != "" && t.Model.Peeks() {
		t.Ask(t.Model.Undo)
		return
	}
	t.Model.Undo()
}

// Ask asks whether something that had come to light is to be taken back.
func (t *Table) Ask(back func()) {
	Ask(t.host, i18n.T(t.parts.AskPeek), i18n.T("table.undo.yes"), back)
}

// Key lets the whole match be played by keyboard; the veil comes first.
func (t *Table) Key(k *fyne.KeyEvent) {
	if !t.veil.Key(k) && (t.parts.Key == nil || !t.parts.Key(k)) {
		t.Bar.Key(k, t.host.Canvas, t.parts.Board)
	}
}

// menu lists the rarer commands. What happened is not told before the
// first ply, nor while the veil is down.
func (t *Table) menu() []*fyne.MenuItem {
	d := t.Model
	var items []*fyne.MenuItem
	if d.Open() && d.Now().Ply > 0 {
		if t.parts.Again != nil {
			items = append(items, page.MenuItem(i18n.T("seat.menu.again"), "redo", t.parts.Again))
		}
		items = append(items, page.MenuItem(i18n.T("seat.menu.log"), "list", func() { t.host.Router.Push(t.LogPage()) }))
		if t.parts.Replay != nil {
			items = append(items, page.MenuItem(i18n.T("replay.open"), "replay", func() {
				d.CatchUp()
				t.host.Router.Push(t.parts.Replay())
			}))
		}
	}
	if t.parts.Menu != nil {
		items = append(items, t.parts.Menu()...)
	}
	items = append(items, RulesItem(t.host, t.parts.Game), SettingsItem(t.host), NewGameItem(t.host, t.parts.New))
	if question := t.askGiveUp(); question != "" {
		items = append(items, GiveUpItem(t.host, question, d.GiveUp))
	}
	return items
}

// askGiveUp is the question before the match is given up, "" where it cannot be.
func (t *Table) askGiveUp() string {
	if t.parts.AskGiveUp == nil || !t.Model.Open() || t.Model.Now().ToMove == engine.Nobody {
		return ""
	}
	return t.parts.AskGiveUp()
}
