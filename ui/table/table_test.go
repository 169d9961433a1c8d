package table_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/table"
	"adytum/ui/uitest"
	"adytum/widgets/controls"
)

// The veil names who is next, hides all of the table, and is lifted by a button
// and by keys.
func TestVeilHidesTheTable(t *testing.T) {
	a := uitest.New(t)
	d := newModel(newMatch(t, "veil", match.Person, match.Person, computer), uitest.Inline{}, uitest.Saved, secret)
	tb := newTable(a, d)
	a.Says("Hand the device to Ada", "the veil", "I am Ada")
	a.Silent("the open table", "Hint")
	a.Tap("I am Ada")
	a.Says("the open table", "Move")
	a.Silent("the veil")
	tb.press()
	a.Says("Hand on")
	tb.press()
	a.Says("Hand the device to Bob")
	a.Silent("the open table")
	for _, key := range []fyne.KeyName{fyne.KeyU, fyne.KeyR, fyne.KeyH, fyne.KeyEscape} {
		tb.key(&fyne.KeyEvent{Name: key})
	}
	if d.Open() || tb.advised() != 0 || d.Now().Ply != 1 {
		t.Error("something can be done behind the veil")
	}
	tb.key(&fyne.KeyEvent{Name: fyne.KeySpace})
	a.Says("the open table")
	if d.Now().Seat != 1 {
		t.Errorf("seat %d looks", d.Now().Seat)
	}
}

// While a computer thinks before anybody has looked, the veil says so.
func TestVeilWaitsForComputers(t *testing.T) {
	a := uitest.New(t)
	runner := &later{}
	d := newModel(newMatch(t, "wait", computer, match.Person, match.Person), runner, uitest.Saved, secret)
	tb := newTable(a, d)
	a.Says("Computer is thinking", "One moment")
	if !a.Off("One moment") {
		t.Error("the veil can be lifted for a computer")
	}
	if tb.press(); d.Open() {
		t.Error("a key lifts the veil for a computer")
	}
	runner.run()
	a.Says("I am Bob")
	if a.Off("I am Bob") {
		t.Error("the veil cannot be lifted")
	}
}

// later keeps what is to be done elsewhere until run.
type later struct{ waiting []func() }

func (l *later) Go(f func()) { l.waiting = append(l.waiting, f) }

func (*later) UI(f func()) { f() }

func (l *later) run() {
	for len(l.waiting) > 0 {
		next := l.waiting[0]
		l.waiting = l.waiting[1:]
		next()
	}
}

// playOut presses the large button until the match is over.
func playOut(t *testing.T, tb *shownTable) {
	t.Helper()
	for n := 0; tb.model.Now().ToMove != engine.Nobody; n++ {
		if n > 2000 {
			t.Fatal("the match does not end")
		}
		tb.press()
	}
}

// The page of the end opens once for everybody, when the last ply was made; it can
// be opened again, and opens by itself only for another end.
func TestEndIsShownOnce(t *testing.T) {
	for _, kinds := range [][]string{{match.Person, computer}, {match.Person, match.Person}, {computer, match.Person, match.Person}} {
		t.Run(fmt.Sprint(kinds), func(t *testing.T) {
			a := uitest.New(t)
			d := newModel(newMatch(t, "end", kinds...), uitest.Inline{}, uitest.Saved, secret)
			tb := newTable(a, d)
			playOut(t, tb)
			a.Says("the end")
			if tb.ends != 1 || !d.Open() {
				t.Fatalf("the end was opened %d times, stage %v", tb.ends, d.Stage())
			}
			a.Router.Pop()
			frame.SetForeground(false)
			frame.SetForeground(true)
			tb.Refresh()
			a.Router.Rebuild()
			tb.Refresh()
			a.Says("the open table", "Result")
			if tb.ends != 1 {
				t.Fatalf("looking on, the end was opened %d times", tb.ends)
			}
			d.TakeBack()
			d.Redo()
			if tb.ends != 1 {
				t.Errorf("playing again what was taken back, the end was opened %d times", tb.ends)
			}
			tb.press()
			if tb.ends != 2 {
				t.Errorf("the button opens the end; it was opened %d times", tb.ends)
			}
			a.Router.Pop()
			d.TakeBack()
			playOut(t, tb)
			if tb.ends != 3 {
				t.Errorf("another end was opened %d times", tb.ends-2)
			}
		})
	}
}

// A match that is over when its table is opened shows the table.
func TestEndIsNotShownOfAnOldMatch(t *testing.T) {
	a := uitest.New(t)
	m := newMatch(t, "old", match.Person, match.Person)
	playOut(t, newTable(a, newModel(m, uitest.Inline{}, uitest.Saved, secret)))
	again := newTable(a, newModel(m, uitest.Inline{}, uitest.Saved, secret))
	if a.Says("the open table", "Result"); again.ends != 0 {
		t.Error("the end opens by itself")
	}
}

// What could not be stored is stored by the large button, before anything else.
func TestFailedSaveIsTriedAgain(t *testing.T) {
	a := uitest.New(t)
	var failing error
	d := newModel(newMatch(t, "fails", match.Person, computer), uitest.Inline{}, func(*match.Match) error { return failing }, secret)
	tb := newTable(a, d)
	failing = errors.New("the disk is full")
	tb.press()
	a.Says("Save again")
	ply := d.Now().Ply
	if tb.press(); d.Now().Failed == nil || d.Now().Ply != ply {
		t.Errorf("failed %v at ply %d, want %d", d.Now().Failed, d.Now().Ply, ply)
	}
	failing = nil
	tb.press()
	a.Silent("Save again")
	if d.Now().Failed != nil || d.Now().Ply < ply+1 {
		t.Errorf("failed %v at ply %d", d.Now().Failed, d.Now().Ply)
	}
}

// The button for hints asks for one, and stops the thinking about it. Nobody thinks
// while the app is in the background, or after its table was left.
func TestThinkingIsStopped(t *testing.T) {
	a := uitest.New(t)
	runner := &later{}
	d := newModel(newMatch(t, "thinks", match.Person, computer), runner, uitest.Saved, secret)
	tb := newTable(a, d)
	a.Tap("Hint")
	if tb.advised() != 1 {
		t.Fatal("no hint is asked for")
	}
	took := 0
	advise := func() { d.AdviseBy(game{}.Bots()[0], hintTime, func(engine.Choice) { took++ }) }
	advise()
	if !d.Now().Thinking || a.Off("Hint") {
		t.Error("the thinking cannot be stopped")
	}
	a.Tap("Hint")
	if runner.run(); d.Now().Thinking || took != 0 || tb.advised() != 1 {
		t.Errorf("after it was stopped: thinking %v, took %d, advised %d", d.Now().Thinking, took, tb.advised())
	}
	advise()
	if runner.run(); took != 1 {
		t.Error("the choice was not taken")
	}
	advise()
	frame.SetForeground(false)
	t.Cleanup(func() { frame.SetForeground(true) })
	if d.Now().Thinking {
		t.Error("thinks in the background")
	}
	frame.SetForeground(true)
	advise()
	a.Router.Pop()
	if d.Now().Thinking {
		t.Error("thinks after the table was left")
	}
}

const hintTime = 1e9 // nobody waits for it

// The log has what the viewer was shown, and nothing behind the veil.
func TestLogHoldsWhatWasShown(t *testing.T) {
	uitest.New(t)
	d := newModel(newMatch(t, "log", match.Person, computer, match.Person), uitest.Inline{}, uitest.Saved, secret)
	uitest.Follow(d)
	listed := -1
	log := table.NewLog(d, func(history []match.Entry) []fyne.CanvasObject {
		listed = len(history)
		return nil
	})
	show := func(want int) {
		t.Helper()
		if log.Show(); listed != want {
			t.Errorf("%d plies are listed, want %d", listed, want)
		}
	}
	show(0)
	d.Lift()
	makeFirst(d)
	show(1)
	d.Step()
	show(2)
	d.HandOn()
	show(0)
	d.Lift()
	listed = -1
	show(0) // seat 2 has been shown nothing yet
	d.CatchUp()
	show(2)
}

// The log has a page of its own, from which the match is handed on, sealed as long
// as it hides something.
func TestLogPage(t *testing.T) {
	a := uitest.New(t)
	d := newModel(newMatch(t, "log", match.Person, match.Person), uitest.Inline{}, uitest.Saved, open)
	tb := newTable(a, d)
	log := func() {
		a.Tap("Menu")
		a.Choose(0)
		a.Says("Turns", "a line")
	}
	tb.press()
	log()
	handOn := func(want string) {
		t.Helper()
		a.Tap("Copy the record")
		if got := fyne.CurrentApp().Clipboard().Content(); got != want {
			t.Errorf("copied was %s", got)
		}
		a.Disk.Path = filepath.Join(t.TempDir(), "log.adytum")
		a.Tap("Save as a file")
		if got, err := os.ReadFile(a.Disk.Path); err != nil || string(got) != want {
			t.Errorf("saved was %s, %v", got, err)
		}
	}
	sealed := d.Session.Export()
	if !match.Sealed(sealed) {
		t.Errorf("it is handed on as %s", sealed)
	}
	handOn(sealed)
	a.Says("Saved: “log.adytum”", "stays hidden")
	if a.Disk.Suggested != "Alchemist.adytum" {
		t.Errorf("the name that is suggested is %q", a.Disk.Suggested)
	}
	a.Router.Pop()
	playOut(t, tb)
	a.Router.Pop()
	log()
	handOn(d.Session.Record().String())
	a.Says("Saved: “log.adytum”.")
	a.Silent("sealed")
}

// Who begins is chosen among the seats by their names, or left to the lot.
func TestWhoBeginsIsChosen(t *testing.T) {
	a := uitest.New(t)
	options := engine.Options{"start": "drawn"}
	seats := table.NewSeats(a.Host, uitest.Seated(match.Person, computer), nil, func(engine.Seat) string { return "Zosimos" })
	first := table.NewFirst(a.Host, options, table.Beginning{
		Option: "start", Drawn: "drawn", Lot: "By lot", Seat: func(s engine.Seat) string { return fmt.Sprint("seat-", s) },
	}, seats)
	first.Changed = first.Show
	first.Show()
	a.Window.SetContent(first.Button)
	for _, c := range []struct {
		item        int
		label, kept string
	}{{2, "Zosimos", "seat-1"}, {1, "Ada", "seat-0"}, {0, "By lot", "drawn"}} {
		before := first.Button.Label()
		if first.Button.OnTapped(); !slices.Equal(a.Checked(), []string{before}) {
			t.Errorf("%q is in force, and %q bear a check", before, a.Checked())
		}
		a.Choose(c.item)
		if first.Button.Label() != c.label || options["start"] != c.kept {
			t.Errorf("item %d is %q and keeps %v", c.item, first.Button.Label(), options)
		}
	}
}

// Who sits at a seat is chosen from a menu that marks who does so now; the
// keyboard stays at the seat.
func TestSeatIsChosenByKeys(t *testing.T) {
	a := uitest.New(t)
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("on a phone nothing is to have the keyboard")
	}
	levels := []table.Level{{Kind: computer, Note: "plays at random"}}
	seats := table.NewSeats(a.Host, uitest.Seated(match.Person, computer), levels, func(engine.Seat) string { return "Zosimos" })
	seats.Show()
	a.Window.SetContent(seats.Object)
	for range 3 { // the name of a person comes before the kind
		a.Canvas.FocusNext()
	}
	for _, step := range []struct {
		item int
		now  string
	}{{0, "Person"}, {1, table.KindWords(computer)}, {0, "Person"}} {
		a.Canvas.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
		if len(a.Checked()) != 1 {
			t.Errorf("%q bear a check", a.Checked())
		}
		a.Choose(step.item)
		if kind, ok := a.Canvas.Focused().(*controls.Button); !ok || kind.Label() != step.now || seats.Players()[1].Kind == match.Person != (step.item == 0) {
			t.Errorf("after item %d the keyboard is at %v, %+v", step.item, a.Canvas.Focused(), seats.Players())
		}
	}
}

// stalled is the test's game with a computer that fails until it is cured.
type stalled struct {
	game
	cured *bool
}

func (g stalled) Bots() []engine.Bot { return []engine.Bot{stalling{g.game.Bots()[0], g.cured}} }

type stalling struct {
	engine.Bot
	cured *bool
}

func (s stalling) Choose(ctx context.Context, v engine.View, t engine.Thinking) (engine.Choice, error) {
	if !*s.cured {
		return engine.Choice{}, errors.New("no idea")
	}
	return s.Bot.Choose(ctx, v, t)
}

// A computer that fails is asked again by the large button; behind the veil, by the
// button there.
func TestAStuckComputerIsAskedAgain(t *testing.T) {
	for _, kinds := range [][]string{{match.Person, computer}, {computer, match.Person, match.Person}} {
		a, cured := uitest.New(t), false
		slog.SetDefault(slog.New(slog.DiscardHandler)) // the fault is meant
		m, err := match.New(stalled{cured: &cured}, match.Header{Seed: "stuck", Options: firstBegins, Players: uitest.Seated(kinds...)})
		if err != nil {
			t.Fatal(err)
		}
		d := newModel(m, uitest.Inline{}, uitest.Saved, secret)
		tb := newTable(a, d)
		if kinds[0] == match.Person {
			tb.press()
		}
		ply := d.Now().Ply
		for range 2 {
			if a.Says("Try again"); d.Now().Stuck == nil || d.Now().Ply != ply {
				t.Errorf("%v: stuck %v at ply %d, want %d", kinds, d.Now().Stuck, d.Now().Ply, ply)
			}
			a.Tap("Try again")
		}
		cured = true
		a.Tap("Try again")
		if a.Silent("Try again"); d.Now().Stuck != nil || d.Now().Ply == ply {
			t.Errorf("%v: stuck %v at ply %d", kinds, d.Now().Stuck, d.Now().Ply)
		}
	}
}

// What cannot be stored is told and stored again on the veil too.
func TestFailedSaveBehindTheVeil(t *testing.T) {
	a := uitest.New(t)
	failing := savegames.ErrFull
	d := newModel(newMatch(t, "fails", computer, match.Person, match.Person), uitest.Inline{}, func(*match.Match) error { return failing }, secret)
	newTable(a, d)
	a.Says("The disk is full", "Save again")
	failing = nil
	a.Tap("Save again")
	a.Silent("The disk is full")
	a.Says("Hand the device to")
}

// The page of the end waits until the last ply is stored: its place among the
// scores is asked for there.
func TestEndWaitsForTheStore(t *testing.T) {
	a := uitest.New(t)
	var failing error
	d := newModel(newMatch(t, "end", match.Person, match.Person), uitest.Inline{}, func(*match.Match) error { return failing }, open)
	tb := newTable(a, d)
	for d.Now().ToMove != engine.Nobody {
		if d.Now().Ply > 2000 {
			t.Fatal("the match does not end")
		}
		failing = errors.New("the disk is full")
		makeFirst(d)
		if d.Now().ToMove == engine.Nobody && tb.ends != 0 {
			t.Fatal("the end is shown before the last ply is stored")
		}
		failing = nil
		d.Session.Retry()
	}
	if tb.ends != 1 {
		t.Errorf("the end was opened %d times", tb.ends)
	}
}

// The table of a lesson has no page of the end.
func TestLessonHasNoEnd(t *testing.T) {
	a := uitest.New(t)
	d := newModel(newMatch(t, "end", match.Person, match.Person), uitest.Inline{}, uitest.Saved, open)
	tb := newTable(a, d)
	tb.Close()
	bare := tb.Bare(container.NewVBox(tb.Bar.Object))
	bare.Begin(bare.Content)
	playOut(t, tb)
	if tb.ShowEnd(); tb.ends != 0 {
		t.Errorf("the end was opened %d times", tb.ends)
	}
}

// prepared is a draft of which something is always prepared.
type prepared struct{ noDraft }

func (*prepared) Empty() bool { return false }

// What is prepared would be dropped by playing again what was taken back.
func TestRedoWaitsWhileAMoveIsPrepared(t *testing.T) {
	uitest.New(t)
	d := newModel(newMatch(t, "redo", match.Person, match.Person), uitest.Inline{}, uitest.Saved, open)
	uitest.Follow(d)
	makeFirst(d)
	d.TakeBack()
	if !d.CanRedo() {
		t.Fatal("it cannot be played again")
	}
	d.Draft = &prepared{}
	if d.Redo(); d.CanRedo() || d.Now().Ply != 0 {
		t.Error("it is played again over what is prepared")
	}
}
