package adaman_test

import (
	"context"
	"maps"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/savegames"
	"adytum/ui/games/adaman"
	"adytum/ui/uitest"

	rules "adytum/engine/adaman"
)

// aside is a runner with goroutines of its own; what they bring back waits for
// the test.
type aside chan func()

func (a aside) Go(f func()) { go f() }
func (a aside) UI(f func()) { a <- f }

// proved demands that the newest match has the options, and that its deal can be
// won with them.
func proved(t *testing.T, a *uitest.App, want engine.Options) {
	t.Helper()
	running, err := a.Store.Matches(savegames.InProgress)
	if err != nil || len(running) == 0 {
		t.Fatalf("in progress: %v, %v", running, err)
	}
	m := stored(t, a, running[0].ID)
	if have := m.Header().Options; !maps.Equal(have, want) {
		t.Errorf("the match has %v, want %v", have, want)
	}
	if verdict, _ := m.PositionAt(0).(rules.Position).Solve(context.Background(), 2_000_000); verdict != rules.Winnable {
		t.Errorf("the deal %q was not proved to be winnable with %v", m.Header().Seed, m.Header().Options)
	}
}

// What is chosen while a deal is sought belongs to the next match: this one keeps
// the options that its deal was sought with. The race detector looks on.
func TestADealIsSoughtWithOptionsOfItsOwn(t *testing.T) {
	a := uitest.New(t)
	back, found, chosen := make(aside, 8), make(chan bool, 8), make(chan bool)
	a.Runner = back
	want := adaman.LastOptions(a.Store)
	a.Router.Push(adaman.NewGameWith(a.Host, adaman.Deal{Options: maps.Clone(want), Seed: "sought"}))
	choose := func(deck string) { a.Control(deck).(fyne.Focusable).TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight}) }
	a.Host.Now = func() time.Time { // the deal is found, and the match about to be dated
		found <- true
		<-chosen
		return uitest.Noon
	}
	a.Tap("Deal")
	choose("Basic deck")
	<-found
	choose("Basic + Watchman")
	close(chosen)
	for !strings.Contains(a.Words(), "Choose a target") {
		(<-back)()
	}
	proved(t, a, want)
}

// What is marked as winnable was proved to be so with exactly its own options.
func TestWinnableDealsAreProvedWithTheirOwnOptions(t *testing.T) {
	for _, deck := range (rules.Game{}).Options()[0].Values {
		a := uitest.New(t)
		options := adaman.LastOptions(a.Store)
		options[rules.OptionDeck] = deck
		options[rules.OptionMercy] = "on"
		a.Router.Push(adaman.NewGameWith(a.Host, adaman.Deal{Options: options, Seed: "proved"}))
		a.Tap("Deal")
		proved(t, a, options)
	}
}
