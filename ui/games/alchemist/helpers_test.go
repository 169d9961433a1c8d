package alchemist

import (
	"context"
	"testing"

	"fyne.io/fyne/v2/test"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/session"
	"adytum/ui/table"
	"adytum/ui/uitest"

	rules "adytum/engine/alchemist"
)

func newTestMatch(t testing.TB, seed engine.Seed, options engine.Options, who table.Players) *match.Match {
	t.Helper()
	m, err := match.New(rules.Game{}, match.Header{Seed: seed, Options: options, Players: who})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func newTestModel(t testing.TB, seed engine.Seed, options engine.Options, who table.Players, save session.Save) *model {
	t.Helper()
	test.NewTempApp(t)
	i18n.Use(i18n.English)
	d := newModel(newTestMatch(t, seed, options, who), table.Keeper{Runner: uitest.Inline{}, Save: save})
	uitest.Follow(d.match)
	return d
}

var first = engine.Options{rules.OptionStart: rules.StartAt(0)}

// newApp is an app without a window whose store knows the game.
func newApp(t *testing.T) *uitest.App { return uitest.For(t, rules.Game{}) }

// playOn lets a computer make that number of turns for whoever is to move, or all
// with -1.
func playOn(t *testing.T, m *match.Match, turns int) {
	t.Helper()
	for n := 0; n != turns && m.Position().ToMove() != engine.Nobody; n++ {
		choice, err := rules.Adept.Choose(context.Background(), m.View(m.Position().ToMove()),
			engine.Thinking{Rand: m.Header().Seed.Sub(n).Stream("test")})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(choice.Move); err != nil {
			t.Fatal(err)
		}
	}
}
