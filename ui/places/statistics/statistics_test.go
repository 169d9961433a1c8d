package statistics_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/places/statistics"
	"adytum/ui/uitest"
)

func open(a *uitest.App) {
	a.Root(func() *frame.Page { return statistics.New(a.Host, a.Games) })
}

// win stores a match that was won with a number of hints.
func win(t *testing.T, a *uitest.App, seed engine.Seed, hints int) savegames.MatchID {
	t.Helper()
	m, err := match.New(adaman.Game{}, match.Header{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for range hints {
		m.MarkHint()
	}
	verdict, line := m.Position().(adaman.Position).Solve(context.Background(), 5_000_000)
	if verdict != adaman.Winnable {
		t.Fatalf("%s cannot be won", seed)
	}
	for _, move := range line {
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return a.Keep(m)
}

func TestNoResults(t *testing.T) {
	a := uitest.New(t)
	a.Play("begun", 3, nil)
	open(a)
	a.Says("No results yet")
	a.Golden("empty")
	a.Tap("Play")
}

func TestSumsAndScores(t *testing.T) {
	a := uitest.New(t)
	win(t, a, "crown", 2)
	a.Clock = a.Clock.Add(24 * time.Hour)
	a.Play("deal-1", -1, nil)
	a.Play("long-evening", -1, engine.Options{adaman.OptionDeck: adaman.Extended})
	open(a)
	a.Says("3\nplayed", "1\nwon", "33%\n", "1\nlongest streak", "0\ncurrent streak", "1\nwith hints",
		"Won", "Stuck", "with 2 hints", "20 November 2026 · deal crown", "21 November 2026 · deal deal-1", "Basic deck", "Extended deck")
	a.Golden("statistics")
}

func TestTapPlaysTheDealAgain(t *testing.T) {
	a := uitest.New(t)
	a.Play("long-evening", -1, engine.Options{adaman.OptionDeck: adaman.Extended, adaman.OptionMercy: "on"})
	open(a)
	a.Tap("1. ")
	if len(a.Tables) != 1 {
		t.Fatal("no table was opened")
	}
	h := a.Tables[0].Match.Header()
	if h.Seed != "long-evening" || h.Options[adaman.OptionDeck] != adaman.Extended || h.Options[adaman.OptionMercy] != "on" || a.Tables[0].Match.Ply() != 0 {
		t.Errorf("opened %+v", h)
	}
}

func TestDamagedResultsAreTold(t *testing.T) {
	a := uitest.New(t)
	a.Play("deal-1", -1, nil)
	a.Play("deal-2", -1, nil)
	a.Alter("UPDATE results SET plies = plies + 1 WHERE match = 1")
	open(a)
	a.Says("Some results are missing", "1\nplayed", "deal deal-2")
	a.Silent("seed deal-1")
}

func TestUnreadableStoreIsTold(t *testing.T) {
	a := uitest.New(t)
	a.Break()
	open(a)
	a.Says("Something went wrong", "Try again")
}

func TestTheMostPlayedOptionsComeFirst(t *testing.T) {
	a := uitest.New(t)
	a.Play("a", -1, engine.Options{adaman.OptionDeck: adaman.Extended})
	a.Play("b", -1, nil)
	a.Play("c", -1, nil)
	open(a)
	words := a.Words()
	if strings.Index(words, "Extended deck") < strings.Index(words, "Basic deck") {
		t.Error("the deck that was played once stands first")
	}
}

func TestResultsAsATable(t *testing.T) {
	a := uitest.New(t)
	a.Play("deal-1", -1, nil)
	a.Play("deal-2", -1, nil)
	open(a)
	save := func(path string) string {
		a.Disk.Path = path
		a.Tap("Save as CSV")
		table, _ := os.ReadFile(path)
		return string(table)
	}
	dir := t.TempDir()
	table := save(filepath.Join(dir, "mine.csv"))
	a.Says("Saved: “mine.csv”.")
	if a.Disk.Suggested != "Adytum 2026-11-20.csv" || !strings.HasPrefix(table, "match,game,") || strings.Count(table, "\n") != 3 {
		t.Errorf("%s holds %q", a.Disk.Suggested, table)
	}
	a.Alter("UPDATE results SET plies = plies + 1 WHERE match = 1")
	if table := save(filepath.Join(dir, "rest.csv")); strings.Count(table, "\n") != 2 {
		t.Errorf("without what is damaged: %q", table)
	}
	a.Says("Saved: “rest.csv”. Damaged results are left out.")
	save(filepath.Join(dir, "nowhere", "mine.csv"))
	a.Says("cannot be written there")
	a.Break()
	if table := save(filepath.Join(dir, "broken.csv")); table != "" {
		t.Errorf("half a table: %q", table)
	}
	a.Says("“broken.csv” cannot be written there")
}
