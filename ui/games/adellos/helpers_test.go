package adellos

import (
	"context"
	"slices"
	"testing"

	"fyne.io/fyne/v2/test"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/session"
	"adytum/ui/table"
	"adytum/ui/uitest"

	rules "adytum/engine/adellos"
)

// first lets the first seat begin.
var first = engine.Options{rules.OptionStart: rules.StartAt(0)}

func newTestMatch(t testing.TB, seed engine.Seed, options engine.Options, who table.Players) *match.Match {
	t.Helper()
	m, err := match.New(Rules(), match.Header{Seed: seed, Options: options, Players: who})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// newTestModel opens a match as the table does, without a table.
func newTestModel(t testing.TB, m *match.Match, save session.Save) *model {
	t.Helper()
	test.NewTempApp(t)
	i18n.Use(i18n.English)
	d := newModel(m, table.Keeper{Runner: uitest.Inline{}, Save: save})
	uitest.Follow(d.match)
	return d
}

// loaded is a match whose position is given as text.
func loaded(t testing.TB, position string, who table.Players) *match.Match {
	t.Helper()
	m, err := match.New(placed{Rules(), position}, match.Header{Seed: "placed", Players: who})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// placed is the game from a position on.
type placed struct {
	rules.Game
	position string
}

// Deal sets the position up.
func (p placed) Deal(engine.Setup) (engine.Position, []engine.Event, error) {
	position, err := p.ParsePosition(p.position)
	return position, nil, err
}

// newApp is an app without a window whose store knows the game.
func newApp(t *testing.T) *uitest.App { return uitest.For(t, Rules()) }

// openTable opens a match on the screen.
func openTable(t *testing.T, a *uitest.App, m *match.Match) *screen {
	t.Helper()
	id, err := a.Store.Create(m)
	if err != nil {
		t.Fatal(err)
	}
	var shown *screen
	d := newModel(m, table.Keeper{Runner: uitest.Inline{}, Save: func(m *match.Match) error { return a.Store.Save(id, m) }})
	a.Router.Push(frame.Route{Name: TableName, Build: func() *frame.Page {
		shown = newTable(a.Host, id, d)
		return shown.page()
	}})
	return shown
}

// openLog opens the log of the table on the screen.
func openLog(a *uitest.App) {
	a.Tap(i18n.T("table.menu"))
	a.Choose(1)
	a.Says(i18n.T("seat.log.title"))
}

// hasty is the game with novices that plan little, for long tests.
type hasty struct{ rules.Game }

// Bots lists one novice.
func (hasty) Bots() []engine.Bot {
	novice := quick
	novice.Level = rules.Novice.Name()
	return []engine.Bot{novice}
}

// newHastyMatch is a match against novices that plan little.
func newHastyMatch(t testing.TB, seed engine.Seed, options engine.Options, who table.Players) *match.Match {
	t.Helper()
	m, err := match.New(hasty{Rules()}, match.Header{Seed: seed, Options: options, Players: who})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// quick is a computer that plans little, for long tests.
var quick = rules.Planner{Level: "quick", Width: 2, Positions: 400}

// playOn lets a computer make that many plies for whoever is to move, or all
// with -1.
func playOn(t testing.TB, m *match.Match, plies int) {
	t.Helper()
	for n := 0; n != plies && m.Position().ToMove() != engine.Nobody; n++ {
		choice, err := quick.Choose(context.Background(), m.View(m.Position().ToMove()),
			engine.Thinking{Rand: m.Header().Seed.Sub(n).Stream("test")})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(choice.Move); err != nil {
			t.Fatal(err)
		}
	}
}

// wise plays on like playOn, but begins with units that bring cards.
func wise(t testing.TB, m *match.Match, plies int) {
	t.Helper()
	for range plies {
		toMove := m.Position().ToMove()
		if toMove == engine.Nobody {
			return
		}
		v := m.View(toMove).(rules.View)
		moves := v.Moves()
		bringer := slices.IndexFunc(moves, func(one engine.Move) bool {
			return v.Turn().Phase == rules.AsksHire && kindOf(one.(rules.Move).Unit()).can("ancient_wisdom")
		})
		if bringer < 0 {
			playOn(t, m, 1)
			continue
		}
		if _, err := m.Play(moves[bringer]); err != nil {
			t.Fatal(err)
		}
	}
}
