package table_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/ui/uitest"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/hex"
	"adytum/widgets/labels"
)

// heard notes what is done at a table.
type heard []string

func (h *heard) note(what string) func() { return func() { *h = append(*h, what) } }

// took returns what was done since the last call.
func (h *heard) took() string {
	all := strings.Join(*h, " ")
	*h = nil
	return all
}

// pageOf has only words on it.
func pageOf(words string) frame.Route {
	return frame.Route{Name: words, Build: func() *frame.Page { return &frame.Page{Content: labels.NewText(words)} }}
}

// The buttons and the keys of a bar do the same; what else is typed goes to the
// board, or nowhere.
func TestBarIsTappedAndTyped(t *testing.T) {
	a := uitest.New(t)
	var h heard
	can := true
	bar := table.NewBar(table.Actions{Undo: h.note("undo"), Redo: h.note("redo"), Hint: h.note("hint"), Main: func() page.Main {
		return page.Main{Label: "Go on", Do: h.note("main")}.If(can)
	}})
	board := hex.NewBoard()
	board.OnTapped = func(string) { h.note("board")() }
	board.SetState(hex.State{Cells: []hex.Cell{{Key: "a"}}})
	a.Window.SetContent(container.NewBorder(nil, bar.Object, nil, nil, board))
	bar.ShowMain()
	for name, want := range map[string]string{"Undo": "undo", "Redo": "redo", "Hint": "hint", "Go on": "main"} {
		if a.Tap(name); h.took() != want {
			t.Errorf("%s does not %s", name, want)
		}
	}
	keys := map[fyne.KeyName]string{
		fyne.KeyU: "undo", fyne.KeyBackspace: "undo", fyne.KeyR: "redo", fyne.KeyH: "hint",
		fyne.KeyReturn: "main", fyne.KeyEnter: "main", fyne.KeyC: "main", fyne.KeySpace: "", fyne.KeyLeft: "", fyne.KeyX: "",
	}
	for key, want := range keys {
		if bar.Key(&fyne.KeyEvent{Name: key}, a.Canvas, board); h.took() != want {
			t.Errorf("%s does not lead to %q", key, want)
		}
	}
	if _, shown := board.Ring(); !shown || a.Canvas.Focused() != board {
		t.Error("the board has not got the focus, or does not show it")
	}
	if board.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace}); h.took() != "board" {
		t.Error("Space does not tap below the ring")
	}
	can = false
	bar.ShowMain()
	if bar.Press(); h.took() != "" || !a.Off("Go on") {
		t.Error("what cannot be done is done")
	}
}

// What every menu has leads where it says.
func TestMenuLeadsOn(t *testing.T) {
	a := uitest.New(t)
	var h heard
	newGame := func(*frame.Host) frame.Route {
		return pageOf("a new game")
	}
	table := func() {
		a.Router.Push(frame.Route{Name: "table", Build: func() *frame.Page {
			menu := table.NewMenu(a.Host, func() []*fyne.MenuItem {
				return []*fyne.MenuItem{table.RulesItem(a.Host, "adaman"), table.NewGameItem(a.Host, newGame), table.GiveUpItem(a.Host, "Really?", h.note("gave up"))}
			})
			return &frame.Page{Title: "table", Actions: []fyne.CanvasObject{menu}, Content: labels.NewText("a table")}
		}})
	}
	choose := func(item int) {
		a.Tap("Menu")
		a.Choose(item)
	}
	table()
	choose(0)
	a.Silent("a table")
	a.Says("A9")
	a.Router.Pop()
	a.Says("a table")
	choose(2)
	a.Says("Really?")
	if a.Tap("Give up"); h.took() != "gave up" {
		t.Error("it is not given up")
	}
	choose(1)
	a.Says("a new game")
	if a.Router.Depth() != 2 {
		t.Errorf("the new game is page %d, not in place of the table", a.Router.Depth())
	}
}

// A table's page opens the menu and the list of keys by keys, and leaves the
// others to the table.
func TestPageOfATableHearsKeys(t *testing.T) {
	a := uitest.New(t)
	var h heard
	menu := func() []*fyne.MenuItem { return []*fyne.MenuItem{table.RulesItem(a.Host, "adaman")} }
	a.Router.Push(frame.Route{Name: "table", Build: func() *frame.Page {
		return table.NewPage(a.Host, "table", menu, labels.NewText("a table"), func(k *fyne.KeyEvent) { h.note(string(k.Name))() })
	}})
	press := func(key fyne.KeyName) { a.Router.Key(&fyne.KeyEvent{Name: key}) }
	press(fyne.KeyM)
	a.Says("Rules")
	a.Router.Back()
	press(fyne.KeyF1)
	a.Says("Ask for a hint")
	a.Silent("a table")
	a.Router.Back()
	if press(fyne.KeyU); h.took() != "U" {
		t.Error("the table does not hear its keys")
	}
}

// Words beside a place come with the paragraph that tells more, if there is one.
func TestTellLeadsToTheRules(t *testing.T) {
	a := uitest.New(t)
	c := controls.NewCallout()
	a.Window.SetContent(c.Object)
	table.Tell(c, a.Host, "adaman", "It is too dear.", "A9", widgets.Box{})
	a.Says("It is too dear.", "Rule A9")
	table.Tell(c, a.Host, "adaman", "A castle.", "", widgets.Box{})
	a.Says("A castle.")
	a.Silent("Rule")
	if table.Tell(c, a.Host, "adaman", "", "A9", widgets.Box{}); c.Shown() {
		t.Error("it says nothing, but is shown")
	}
}

func TestMarksAreTold(t *testing.T) {
	uitest.New(t)
	for want, marks := range map[string]match.Marks{
		"": {}, " (hint)": {Hints: 2}, " (taken back)": {TookBack: 1}, " (hint) (taken back)": {Hints: 1, TookBack: 1},
	} {
		if got := table.Marks(marks); got != want {
			t.Errorf("%+v is %q, want %q", marks, got, want)
		}
	}
}

// A form deals by its button and by Return, and tells what is wrong above it.
func TestFormDealsAndTells(t *testing.T) {
	a := uitest.New(t)
	var h heard
	form := table.NewForm("Begin", h.note("deal"))
	other := func(*fyne.KeyEvent) { h.note("key")() }
	a.Router.Push(frame.Route{Name: "form", Build: func() *frame.Page { return form.Page("New", labels.NewText("choices"), other) }})
	a.Says("New", "choices", "Begin")
	a.Tap("Begin")
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeyDown} {
		a.Router.Key(&fyne.KeyEvent{Name: key})
	}
	if got := h.took(); got != "deal deal deal key" {
		t.Errorf("did %s", got)
	}
	form.Failed(errors.New("the disk is full"))
	if words := a.Words(); uitest.HasGap(words) || strings.Count(words, "\n") < 4 {
		t.Errorf("the failure is not told:\n%s", words)
	}
	form.Tell("At least one person.")
	a.Says("At least one person.")
	form.Tell("")
	a.Silent("At least one person.")
}

// A match that was dealt is stored and takes the place of the page; one that could
// not be dealt or stored is told of.
func TestDealOpensTheTable(t *testing.T) {
	a := uitest.New(t)
	var failures []error
	var opened []savegames.MatchID
	open := func(_ *frame.Host, id savegames.MatchID, _ *match.Match) frame.Route {
		opened = append(opened, id)
		return pageOf("the table")
	}
	deal := func(deck string) {
		header := match.Header{Seed: "deal", Options: engine.Options{adaman.OptionDeck: deck}}
		table.Game{Rules: adaman.Game{}, Table: open}.Deal(context.Background(), a.Host, header,
			table.Dealing{Show: a.Router.Replace, Failed: func(err error) { failures = append(failures, err) }})
	}
	a.Router.Push(pageOf("the form"))
	deal("no such deck")
	a.Says("the form")
	if len(failures) != 1 || len(opened) != 0 {
		t.Errorf("failures %v, opened %v", failures, opened)
	}
	deal("basic")
	matches, err := a.Store.Matches(savegames.InProgress)
	if err != nil || len(matches) != 1 || !slices.Equal(opened, []savegames.MatchID{matches[0].ID}) || a.Router.Depth() != 2 {
		t.Errorf("matches %v, opened %v, %d pages, %v", matches, opened, a.Router.Depth(), err)
	}
	a.Says("the table")
	a.Break()
	if deal("basic"); len(failures) != 2 || len(opened) != 1 {
		t.Errorf("with a broken store: failures %v, opened %v", failures, opened)
	}
}

// A table that comes late takes the place of no page that was opened meanwhile, and
// a second tap opens no second table.
func TestLateTableKeepsAway(t *testing.T) {
	a := uitest.New(t)
	runner := &uitest.Queue{}
	a.Runner = runner
	opened := 0
	game := table.Game{Rules: adaman.Game{}, Table: func(*frame.Host, savegames.MatchID, *match.Match) frame.Route {
		opened++
		return pageOf("the table")
	}}
	failed := func(err error) { t.Error(err) }
	deal := func() {
		game.Deal(context.Background(), a.Host, match.Header{Seed: "deal"}, table.Dealing{Show: a.Router.Replace, Failed: failed})
	}
	a.Router.Push(pageOf("the form"))
	deal()
	a.Router.Push(pageOf("another page"))
	runner.Work()
	a.Says("another page")
	matches, err := a.Store.Matches(savegames.InProgress)
	if err != nil || len(matches) != 1 || opened != 0 {
		t.Fatalf("%d matches, opened %d, %v", len(matches), opened, err)
	}
	game.Open(a.Host, matches[0].ID, failed)
	a.Router.Pop()
	runner.Work()
	a.Says("the form")
	game.Open(a.Host, matches[0].ID, failed)
	game.Open(a.Host, matches[0].ID, failed)
	runner.Work()
	if a.Says("the table"); opened != 1 {
		t.Errorf("opened %d times", opened)
	}
}
