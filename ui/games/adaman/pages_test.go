package adaman_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/games/adaman"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/uitest"

	rules "adytum/engine/adaman"
)

// openTable stores a match of that number of plies, or a whole one with -1, and
// opens its table.
func openTable(t *testing.T, seed engine.Seed, plies int) (*uitest.App, savegames.MatchID) {
	t.Helper()
	a := uitest.New(t)
	id := a.Play(seed, plies, nil)
	m, err := a.Store.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	a.Router.Push(adaman.Table(a.Host, id, m))
	return a, id
}

func stored(t *testing.T, a *uitest.App, id savegames.MatchID) *match.Match {
	t.Helper()
	m, err := a.Store.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTableShowsTheMatchAndTakesAPlay(t *testing.T) {
	a, id := openTable(t, "table", 3)
	a.Says("Palace", "Capital", "Resources", "Score", "Choose a target")
	a.Golden("table")
	a.Tap("Hint")
	a.Says("Chance to win")
	a.Tap("Play")
	if m := stored(t, a, id); m.Ply() != 4 || m.Helped().Hints != 1 {
		t.Errorf("the store has %d plies with help %+v, want 4 with a hint", m.Ply(), m.Helped())
	}
	a.Tap("Undo")
	a.Says("left out of the high scores")
	a.Tap("Take back")
	if m := stored(t, a, id); m.Ply() != 3 || !m.CanRedo() {
		t.Errorf("the store has %d plies after undo, want 3 and one to redo", m.Ply())
	}
	a.Tap("Redo")
	if m := stored(t, a, id); m.Ply() != 4 {
		t.Errorf("the store has %d plies after redo, want 4", m.Ply())
	}
	a.Tap("Hint")
	a.Tap("Undo")
	a.Says("Choose a target")
	if m := stored(t, a, id); m.Ply() != 4 {
		t.Errorf("the store has %d plies after a choice was put back, want 4", m.Ply())
	}
}

func TestFinishedMatchLeadsToItsResult(t *testing.T) {
	a, id := openTable(t, "result", -1)
	a.Tap("Result")
	o, _ := stored(t, a, id).Position().Outcome()
	a.Says("New deal", "The same deal again", "Could this deal be won?")
	if o.Name == "stuck" {
		a.Says("Stuck", "No target is left")
	}
	a.Golden("end")
	a.Tap("The same deal again")
	running, err := a.Store.Matches(savegames.InProgress)
	if err != nil || len(running) != 1 || running[0].Seed != "result" {
		t.Errorf("in progress: %+v, %v; want the same deal", running, err)
	}
	a.Says("Choose a target")
}

// A page that is made anew, as after a change of language, solves nothing twice, and
// does not begin anew.
func TestResultIsSolvedOnce(t *testing.T) {
	a, _ := openTable(t, "result", -1)
	queue := &uitest.Queue{}
	a.Host.Runner = queue
	a.Tap("Result")
	a.Says("Looking at every way")
	under := queue.Waiting()
	a.Router.Rebuild()
	a.Says("Looking at every way")
	if more := queue.Waiting() - under; more != 1 { // the place among the scores
		t.Errorf("made anew, the page begins %d things", more)
	}
	queue.Work()
	a.Silent("Looking at every way")
	a.Router.Rebuild()
	a.Silent("Looking at every way")
}

// A search for a deal goes on while the page is made anew, and its button ends it.
func TestSearchForADealOutlivesItsPage(t *testing.T) {
	a := uitest.New(t)
	queue := &uitest.Queue{}
	a.Host.Runner = queue
	a.Router.Push(adaman.NewGame(a.Host))
	for _, stopped := range []bool{true, false} {
		a.Tap("Deal")
		a.Router.Rebuild()
		a.Says("Looking for a deal")
		if stopped {
			a.Tap("Looking for a deal")
		}
		for queue.Waiting() > 0 {
			queue.Work()
		}
		if dealt := strings.Contains(a.Words(), "Choose a target"); dealt == stopped {
			t.Errorf("stopped %v, dealt %v", stopped, dealt)
		}
	}
}

func TestNewGameStartsWithTheLastChoices(t *testing.T) {
	a := uitest.New(t)
	a.Router.Push(adaman.NewGame(a.Host))
	a.Says("Deck", "Basic deck", "Options", "Only winnable deals")
	a.Golden("new")
	a.Tap("Deal")
	a.Says("Choose a target")
	if got := adaman.LastOptions(a.Store)[rules.OptionDeck]; got != rules.Basic {
		t.Errorf("the deck %q is remembered", got)
	}
	deal := adaman.Deal{Options: engine.Options{rules.OptionDeck: rules.Extended, rules.OptionWinnable: "off", rules.OptionMercy: "on", rules.OptionScoreAfterRefill: "off"}, Seed: "again"}
	a.Router.Push(adaman.NewGameWith(a.Host, deal))
	a.Tap("Deal")
	if got := adaman.LastOptions(a.Store); got[rules.OptionDeck] != rules.Extended || got[rules.OptionMercy] != "on" {
		t.Errorf("remembered %v", got)
	}
	running, err := a.Store.Matches(savegames.InProgress)
	if err != nil || len(running) != 2 || running[0].Seed != "again" {
		t.Errorf("in progress: %+v, %v", running, err)
	}
}

func TestDailyDealIsTheSameForAllAndCanBeWon(t *testing.T) {
	options, seed := adaman.Daily("2026-11-20")
	again, same := adaman.Daily("2026-11-20")
	if seed != same || options[rules.OptionWinnable] != "on" || again[rules.OptionDeck] != rules.Basic {
		t.Errorf("%s %v, then %s %v", seed, options, same, again)
	}
	if _, other := adaman.Daily("2026-11-21"); other == seed {
		t.Error("two days have the same deal")
	}
	// The search for a deal takes up to a second and allocates without end.
	if n := testing.AllocsPerRun(1, func() { adaman.Daily("2026-11-21") }); n > 20 {
		t.Errorf("the deal of a day was looked for again, with %v allocations", n)
	}
}

// Every page holds on every screen, in both languages, with the largest text.
func TestPagesHoldOnEveryScreen(t *testing.T) {
	if testing.Short() {
		t.Skip("lays out many pages")
	}
	a := uitest.New(t)
	done := a.Play("audit", -1, nil)
	going := a.Play("audit2", 4, nil)
	for _, language := range []i18n.Language{i18n.English, i18n.German} {
		for _, text := range []int{look.NormalText, look.LargestText} {
			i18n.Use(language)
			look.Use(look.Look{Theme: look.Parchment, Text: text})
			for name, route := range map[string]frame.Route{
				"new":   adaman.NewGame(a.Host),
				"table": adaman.Table(a.Host, going, stored(t, a, going)),
				"over":  adaman.Table(a.Host, done, stored(t, a, done)),
			} {
				a.Router.Push(route)
				for _, size := range []fyne.Size{uitest.Phone, fyne.NewSize(740, 360), fyne.NewSize(1280, 800), fyne.NewSize(1440, 900)} {
					a.Window.Resize(size)
					a.Audit(name + " " + string(language))
				}
				a.Router.Pop()
			}
		}
	}
}
