package table_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/alchemist"
	"adytum/engine/match"
	"adytum/engine/template/search"
	"adytum/ui/frame"
	"adytum/ui/page"
	"adytum/ui/session"
	"adytum/ui/table"
	"adytum/ui/uitest"
	"adytum/widgets"
	"adytum/widgets/labels"
)

// game is one with secrets, for two to five, whose computers think of nothing.
type game struct{ alchemist.Game }

// Bots lists one.
func (game) Bots() []engine.Bot { return []engine.Bot{search.Random{}} }

const computer = "random"

// firstBegins lets seat 0 begin.
var firstBegins = engine.Options{alchemist.OptionStart: alchemist.StartAt(0)}

func newMatch(t testing.TB, seed engine.Seed, kinds ...string) *match.Match {
	t.Helper()
	m, err := match.New(game{}, match.Header{Seed: seed, Options: firstBegins, Players: uitest.Seated(kinds...)})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// secret are matches that hide something until their end, open ones hide nothing.
func secret(m *match.Match) bool { return m.Position().ToMove() != engine.Nobody }

func open(*match.Match) bool { return false }

// noDraft is the draft of a table at which nothing is ever prepared.
type noDraft struct {
	// advised is how often a hint was asked for.
	advised int
}

func (*noDraft) Empty() bool { return true }
func (*noDraft) Back() bool  { return false }
func (*noDraft) Quiet() bool { return false }
func (*noDraft) Forget()     {}
func (d *noDraft) Advise()   { d.advised++ }

func newModel(m *match.Match, runner session.Runner, save session.Save, secrets func(*match.Match) bool) *table.Model {
	d := table.NewModel(m, table.Seated(m.Header().Players, func(engine.Seat) string { return "Computer" }), table.Keeper{Runner: runner, Save: save}, secrets)
	d.Draft = &noDraft{}
	return d
}

// makeFirst lets the viewer make its first move.
func makeFirst(d *table.Model) { d.Make(d.Now().View.Moves()[0]) }

// A shownTable is a table whose page is on the screen.
type shownTable struct {
	*table.Table
	model *table.Model
	// ends is how often the page of the end was opened.
	ends int
}

// newTable opens a match on the screen of an app. Its large button makes the first
// move there is.
func newTable(a *uitest.App, d *table.Model) *shownTable {
	t := &shownTable{model: d}
	a.Router.Push(frame.Route{Name: "table", Build: func() *frame.Page {
		board := labels.NewText("the open table")
		t.Table = table.NewTable(a.Host, d, table.Parts{
			Game: "alchemist", Veil: func() string { return "the veil" }, StepTime: func() time.Duration { return time.Second },
			Status: func() string { return "" }, Lines: func([]match.Entry) []fyne.CanvasObject { return []fyne.CanvasObject{labels.NewText("a line")} },
			Move: func() page.Main { return page.Main{Label: "Move", Do: func() { makeFirst(d) }}.If(d.Mine()) },
			Show: func() {}, Beside: func() (string, string, widgets.Box) { return "", "", widgets.Box{} },
			New: func(*frame.Host) frame.Route { return pageOf("a new game") },
			End: func() frame.Route {
				return frame.Route{Name: "end", Build: func() *frame.Page {
					t.ends++
					return &frame.Page{Title: "end", Content: labels.NewText("the end")}
				}}
			},
		})
		t.Begin(container.NewVBox(board, t.Bar.Object))
		return t.Page()
	}})
	return t
}

func (t *shownTable) advised() int { return t.model.Draft.(*noDraft).advised }

func (t *shownTable) key(k *fyne.KeyEvent) { t.Key(k) }

// press uses the large button, or lifts the veil, by keyboard.
func (t *shownTable) press() { t.key(&fyne.KeyEvent{Name: fyne.KeyReturn}) }
