package home_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/places/home"
	"adytum/ui/uitest"
)

func open(a *uitest.App) {
	a.Root(func() *frame.Page { return home.New(a.Host, a.Games) })
}

func TestFirstLaunchLeadsStraightToAGame(t *testing.T) {
	a := uitest.New(t)
	open(a)
	a.Says("Welcome", "Adaman", "1 player", "Learn to play")
	a.Silent("Continue", "of the day")
	a.Golden("fresh")
	a.Tap("Adaman")
	if a.News != 1 {
		t.Errorf("the page of a new match was opened %d times", a.News)
	}
}

func TestContinueOpensTheMatchPlayedLast(t *testing.T) {
	a := uitest.New(t)
	a.Clock = uitest.Noon.Add(-3 * time.Hour)
	a.Play("older", 2, nil)
	a.Clock = uitest.Noon.Add(-12 * time.Minute)
	last := a.Play("newer", 5, engine.Options{adaman.OptionMercy: "on"})
	a.Clock = uitest.Noon
	open(a)
	a.Says("Continue", "Adaman · Basic deck · Mercy", "Move 5, 12 minutes ago")
	a.Silent("Welcome")
	a.Tap("Continue")
	if len(a.Tables) != 1 || a.Tables[0].ID != last || a.Tables[0].Match.Ply() != 5 {
		t.Errorf("opened %+v", a.Tables)
	}
}

// A game whose moves are parts of turns tells its round.
func TestContinueTellsTheRound(t *testing.T) {
	a := uitest.New(t)
	a.Play("rounds", 5, nil)
	round := 0
	a.Games[0].Round = func(engine.View) int { return round }
	open(a)
	a.Says("Move 5")
	round = 3
	open(a)
	a.Says("Round 3, ")
	a.Silent("Move 5")
}

// Before the first move there is nothing to count.
func TestContinueTellsOfABeginning(t *testing.T) {
	a := uitest.New(t)
	a.Play("begun", 0, nil)
	open(a)
	a.Says("Just begun, ")
	a.Silent("Move 0")
}

func TestNothingToContinue(t *testing.T) {
	a := uitest.New(t)
	a.Play("done", -1, nil)
	open(a)
	a.Silent("Continue", "Welcome")
}

func TestDailyDeal(t *testing.T) {
	a := uitest.New(t)
	a.Play("other", 1, nil)
	open(a)
	a.Says("Adaman of the day", "still to be played", "20", "November")
	a.Tap("Adaman of the day")
	if len(a.Tables) != 1 || a.Tables[0].Match.Header().Seed != "day-2026-11-20" {
		t.Fatalf("opened %+v", a.Tables)
	}
	daily := a.Tables[0]

	a.Router.Home()
	a.Says("Begun: you have made 0 moves.")
	a.Tap("Adaman of the day")
	if len(a.Tables) != 2 || a.Tables[1].ID != daily.ID {
		t.Fatalf("the daily deal was not gone on with: %+v", a.Tables)
	}

	m := a.Tables[1].Match
	if _, err := m.Resign(0); err != nil {
		t.Fatal(err)
	}
	if err := a.Store.Save(daily.ID, m); err != nil {
		t.Fatal(err)
	}
	a.Router.Home()
	a.Says("Given up, 0 points. A new deal comes tomorrow.")

	a.Clock = a.Clock.AddDate(0, 0, 1)
	a.Router.Home()
	a.Says("still to be played", "21")
}

// A deal that can be won is searched for, which takes time.
func TestDailyDealIsLookedForOnceHoweverManyWerePlayed(t *testing.T) {
	a := uitest.New(t)
	for _, seed := range []engine.Seed{"one", "two", "three"} {
		a.Play(seed, 2, nil)
	}
	searches, search := 0, a.Games[0].Daily
	a.Games[0].Daily = func(day string) (engine.Options, engine.Seed) {
		searches++
		return search(day)
	}
	open(a)
	if searches != 1 {
		t.Errorf("the deal was looked for %d times", searches)
	}
}

func TestDailyDealCountsOnlyWithItsOwnOptions(t *testing.T) {
	a := uitest.New(t)
	a.Play("day-2026-11-20", -1, engine.Options{adaman.OptionMercy: "on"})
	open(a)
	a.Says("still to be played")
}

func TestReportIsToldOnce(t *testing.T) {
	a := uitest.New(t)
	a.Report = &savegames.Report{Reason: savegames.ReasonDamaged, SetAside: "/data/adytum-set-aside.db", Matches: 1, CutMatches: 2, LostMatches: 1}
	open(a)
	a.Says("Games rescued", "was damaged", "1 game is intact.", "Of 2 more", "could not be read", "/data/adytum-set-aside.db")
	a.Golden("report")
	a.Tap("Understood")
	a.Silent("Games rescued")
	if a.Report != nil {
		t.Error("the report is still there")
	}
}

func TestReportOfANewerVersion(t *testing.T) {
	a := uitest.New(t)
	a.Report = &savegames.Report{Reason: savegames.ReasonNewer, SetAside: "/data/x.db", Matches: 3}
	open(a)
	a.Says("newer version", "3 games are intact.")
	a.Silent("could not be read", "damaged", "cannot know")
}

func TestReportOfWhatCannotBeKnown(t *testing.T) {
	a := uitest.New(t)
	a.Report = &savegames.Report{Reason: savegames.ReasonDamaged, SetAside: "/data/x.db", Matches: 3, Unread: true}
	open(a)
	a.Says("3 games are intact.", "cannot know how much was there")
	a.Silent("could not be read")
}

func TestUnreadableStoreIsToldAndCanBeTriedAgain(t *testing.T) {
	a := uitest.New(t)
	a.Break()
	open(a)
	a.Says("Something went wrong", "Try again")
	a.Store = a.Open(t.TempDir())
	a.Tap("Try again")
	a.Silent("Something went wrong")
}

func TestKeyboardReachesEverything(t *testing.T) {
	a := uitest.New(t)
	a.Play("begun", 3, nil)
	open(a)
	names := strings.Join(a.Focusables(), "\n")
	for _, part := range []string{"Continue", "Adaman of the day", "Adaman. A solitaire"} {
		if !strings.Contains(names, part) {
			t.Errorf("the Tab key does not reach %q:\n%s", part, names)
		}
	}
	for range 20 {
		a.Canvas.FocusNext()
		if spoken, ok := a.Canvas.Focused().(fyne.Accessible); ok && strings.HasPrefix(spoken.AccessibilityLabel(), "Continue") {
			a.Canvas.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
			break
		}
	}
	if len(a.Tables) != 1 {
		t.Error("the Return key does not open the match")
	}
}

func TestHomeLook(t *testing.T) {
	a := uitest.New(t)
	a.Play("begun", 3, nil)
	open(a)
	a.Golden("home")
}

// The page shows the new day when one begins while it is open.
func TestDailyDealFollowsTheDay(t *testing.T) {
	a := uitest.New(t)
	a.Play("day-2026-11-20", -1, nil)
	open(a)
	defer a.KeepDay()()
	a.Says("A new deal comes tomorrow", "20")
	a.Clock = a.Clock.AddDate(0, 0, 1)
	frame.SetForeground(false)
	frame.SetForeground(true)
	a.Says("still to be played", "21")
}
