package shell_test

import (
	"context"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/shell"
	"adytum/ui/table"
	"adytum/ui/uitest"
)

// A gone is a match that is gone through on the screen, in a game whose last table
// without a frame is kept.
type gone struct {
	*uitest.App
	game  table.Game
	match *match.Match
	table *table.Table
}

// goThrough puts a match of that many plies by computers on the screen, -1 for a
// whole one, and opens its replay from the store.
func goThrough(t *testing.T, g played, plies int, kinds ...string) *gone {
	t.Helper()
	a := uitest.New(t)
	a.Games = shell.Games()
	a.Store = a.Open(t.TempDir())
	open(a)
	r := &gone{App: a}
	r.game, _ = a.Games.Find(g.name)
	bare := r.game.BareTable
	var err error
	r.match, err = match.New(r.game.Rules, match.Header{Seed: "change", Options: g.options, Players: uitest.Seated(kinds...), Date: "2026-11-20"})
	for err == nil && r.match.Ply() != plies && r.match.Position().ToMove() != engine.Nobody {
		seat := r.match.Position().ToMove()
		var choice engine.Choice
		choice, err = quick(r.game.Rules).Choose(context.Background(), r.match.View(seat), engine.Thinking{Rand: engine.Seed("x").Sub(r.match.Ply()).Stream("test"), Playouts: 50})
		if err == nil {
			_, err = r.match.Play(choice.Move)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	r.game.BareTable = func(h *frame.Host, m *match.Match) func() *table.Table {
		build := bare(h, m)
		return func() *table.Table {
			r.table = build()
			return r.table
		}
	}
	r.open(a.Keep(r.match))
	return r
}

func (r *gone) open(id savegames.MatchID) {
	r.game.OpenReplay(r.Host, id, func(err error) { r.T.Fatal(err) })
}

func (r *gone) keys(names ...fyne.KeyName) {
	for _, name := range names {
		r.Router.Key(&fyne.KeyEvent{Name: name})
	}
}

// at demands that the match is shown after that many plies, as a seat saw it.
func (r *gone) at(ply int, seat engine.Seat) {
	r.T.Helper()
	r.Says(i18n.Tf("replay.count", map[string]any{"Ply": ply, "Of": r.match.Ply()}))
	want := r.match.PositionAt(ply).View(seat)
	if d := r.table.Model; !reflect.DeepEqual(d.View(), want) || len(d.History()) != ply || d.Mine() {
		r.T.Errorf("after ply %d the table shows %v\nwanted %v", ply, d.View(), want)
	}
}

// told is what the screen says but for the number of plies.
func (r *gone) told() string {
	var all []string
	for line := range strings.Lines(r.Words()) {
		if !strings.HasPrefix(line, "Move ") {
			all = append(all, line)
		}
	}
	return strings.Join(all, "")
}

const somePlies = 9

// A replay is gone through by keys and buttons, and its ends are ends.
func TestReplayIsGoneThrough(t *testing.T) {
	for _, g := range games {
		t.Run(g.name, func(t *testing.T) {
			r := goThrough(t, g, somePlies, g.kinds...)
			last := r.match.Ply()
			r.at(last, 0) // a match that runs opens where it stands
			r.keys(fyne.KeyRight, fyne.KeyEnd)
			r.at(last, 0)
			r.keys(fyne.KeyLeft, fyne.KeyLeft)
			r.at(last-2, 0)
			r.Tap("Next")
			r.at(last-1, 0)
			r.Tap("Previous")
			r.at(last-2, 0)
			r.keys(fyne.KeyHome, fyne.KeyLeft)
			r.at(0, 0)
			if !r.Off("Previous") || r.Off("Next") {
				t.Error("at the beginning the way back is open, or that on is not")
			}
			for ply := range last {
				r.keys(fyne.KeyRight)
				r.at(ply+1, 0)
			}
			if r.match.Ply() != last {
				t.Error("somebody has moved")
			}
		})
	}
}

// Played by itself a match comes to its end, and then begins again.
func TestReplayPlaysToTheEnd(t *testing.T) {
	for _, g := range games {
		r := goThrough(t, g, somePlies, g.kinds...)
		r.keys(fyne.KeyHome, fyne.KeyRight)
		r.keys(fyne.KeySpace)
		r.at(r.match.Ply(), 0)
		for _, speed := range []string{"Medium", "Fast", "Slow"} {
			r.Tap(speed)
		}
		r.Says("Medium")
		r.keys(fyne.KeySpace) // from the beginning
		r.at(r.match.Ply(), 0)
		r.Silent("Stop")
	}
}

// What the person has come to is there after a change.
func TestReplayOutlivesAChange(t *testing.T) {
	forEach(t, func(t *testing.T, g played, c change) {
		r := goThrough(t, g, somePlies, g.kinds...)
		r.keys(fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft)
		c.do(r.App)
		r.keys(fyne.KeyLeft, fyne.KeyRight)
		if got, want := r.table.Model.Shown, r.match.Ply()-3; got != want {
			t.Errorf("the replay has come to ply %d, not %d", got, want)
		}
	})
}

// The replay of a match that runs says after every ply what that of a match says
// which has come no further.
func TestReplayTellsNothingLater(t *testing.T) {
	for _, g := range games {
		t.Run(g.name, func(t *testing.T) {
			for ply := 1; ply < somePlies; ply += 3 {
				whole := goThrough(t, g, somePlies, g.kinds...)
				whole.keys(fyne.KeyHome)
				cut := goThrough(t, g, ply, g.kinds...)
				cut.keys(fyne.KeyHome)
				for range ply {
					whole.keys(fyne.KeyRight)
					cut.keys(fyne.KeyRight)
				}
				if whole.told() != cut.told() {
					t.Errorf("after ply %d of %d the screen says\n%s\nand of %d\n%s", ply, somePlies, whole.told(), ply, cut.told())
				}
			}
		})
	}
}

// Of a match that is over a replay begins with the deal, and shows what any seat saw.
func TestReplayFromAnySeatOnceItIsOver(t *testing.T) {
	g := games[2]
	r := goThrough(t, g, -1, g.kinds...)
	r.at(0, 0)
	r.keys(fyne.KeyRight, fyne.KeyM)
	r.Choose(1)
	r.at(1, 1)
	running := goThrough(t, g, somePlies, g.kinds...)
	running.keys(fyne.KeyM)
	running.Silent("saw it")
}

// People who keep things from each other go through a match that runs at its table
// alone.
func TestReplayKeepsSecrets(t *testing.T) {
	for _, g := range shell.Games() {
		for n, kinds := range [][]string{{match.Person, "novice"}, {match.Person, match.Person}} {
			for _, over := range []bool{false, true} {
				want := over || n == 0 || !g.Secret
				if got := g.MayReplay(uitest.Seated(kinds...), over); got != want {
					t.Errorf("%s, %v, over %v: %v", g.Rules.Name(), kinds, over, got)
				}
			}
		}
	}
}

// The table leads to the replay of what its viewer sees, and the page of the end to
// that of the whole match.
func TestReplayIsOpenedFromTableAndEnd(t *testing.T) {
	for i, g := range games {
		t.Run(g.name, func(t *testing.T) {
			r := goThrough(t, g, somePlies-1, g.kinds...)
			r.Router.Pop()
			r.Router.Push(r.game.Table(r.Host, 1, r.match))
			r.keys(fyne.KeyM)
			r.Choose(min(i, 1) + 1) // after the turns, and what happened last
			r.Says(fmt.Sprintf("Move %d of %d", r.match.Ply(), r.match.Ply()))
			r = goThrough(t, g, -1, g.kinds...)
			r.Router.Pop()
			r.Router.Push(r.game.Table(r.Host, 1, r.match))
			r.keys(fyne.KeyReturn)
			if g.name == "alchemist" {
				r.Tap("Skip")
			}
			r.Tap("Replay the game")
			r.Says("Move 0 of ")
		})
	}
}

// By itself a match goes on step by step, until somebody steps, taps the board, or the
// app goes to the background.
func TestReplayIsStopped(t *testing.T) {
	for _, g := range games {
		for name, stop := range map[string]func(*gone){
			"button":     func(r *gone) { r.Tap("Stop") },
			"step":       func(r *gone) { r.keys(fyne.KeyLeft, fyne.KeyRight) },
			"board":      func(r *gone) { r.table.Model.Quiet(); r.table.Model.Changed() }, // as taps do
			"background": func(*gone) { frame.SetForeground(false) },
		} {
			t.Run(g.name+"/"+name, func(t *testing.T) {
				t.Cleanup(func() { frame.SetForeground(true) })
				r := goThrough(t, g, somePlies, g.kinds...)
				r.keys(fyne.KeyHome)
				h := &held{Driver: fyne.CurrentApp().Driver()}
				fyne.SetCurrentApp(heldApp{fyne.CurrentApp(), h})
				r.keys(fyne.KeySpace)
				tick := func() {
					started := h.started
					h.started = nil
					for _, a := range started {
						a.Tick(1)
					}
				}
				tick()
				r.at(1, 0)
				for range 40 { // with what moves on the board
					if r.table.Model.Shown < 2 {
						tick()
					}
				}
				r.at(2, 0)
				stop(r)
				for range 40 {
					tick()
				}
				r.at(2, 0)
				r.Silent("Stop")
			})
		}
	}
}
