package alchemist

import (
	"context"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/hotseat"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/session"
	"adytum/ui/uitest"

	rules "adytum/engine/alchemist"
)

// inline does all work at once, in place.
type inline struct{}

func (inline) Go(f func()) { f() }
func (inline) UI(f func()) { f() }

// seated are players by kind: "person", "novice" and so on; persons have names.
func seated(kinds ...string) hotseat.Players {
	var all hotseat.Players
	for i, kind := range kinds {
		p := match.Player{Kind: kind}
		if kind == match.Person {
			p.Name = []string{"Ada", "Bob", "Cleo", "Dan", "Eve"}[i]
		}
		all = append(all, p)
	}
	return all
}

func newTestMatch(t testing.TB, seed engine.Seed, options engine.Options, who hotseat.Players) *match.Match {
	t.Helper()
	m, err := match.New(rules.Game{}, match.Header{Seed: seed, Options: options, Players: who})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func newTestDesk(t testing.TB, seed engine.Seed, options engine.Options, who hotseat.Players, save session.Save) *desk {
	t.Helper()
	test.NewTempApp(t)
	i18n.Use(i18n.English)
	d := newDesk(newTestMatch(t, seed, options, who), inline{}, save)
	follow(d)
	return d
}

// follow lets a desk hear of the match as the table does.
func follow(d *desk) {
	d.Follow()
	page.Listen(d.State(), d.Follow)
	d.Resume()
}

func saved(*match.Match) error { return nil }

var first = engine.Options{rules.OptionStart: rules.StartAt(0)}

// containsGap finds a missing text or an unfilled placeholder.
func containsGap(words string) bool {
	for _, gap := range []string{"⟦", "<no value>", "{{"} {
		if strings.Contains(words, gap) {
			return true
		}
	}
	return len(words) == 0
}

// newApp is an app without a window whose store knows the game.
func newApp(t *testing.T) *uitest.App {
	t.Helper()
	a := uitest.New(t)
	store, _, err := savegames.Open(t.TempDir(), []engine.Game{rules.Game{}}, func() time.Time { return uitest.Noon })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = store.Close() })
	a.Store, a.Games[0].Rules = store, rules.Game{}
	return a
}

// playOn lets a computer make so many turns for whoever is to move, or all
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
