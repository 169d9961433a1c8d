package session_test

import (
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/data/binding"
	"fyne.io/fyne/v2/test"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/match"
	"adytum/engine/template"
	"adytum/ui/session"
)

// queue keeps work until the test runs it, in order, and what it brings back
// until that is delivered.
type queue struct{ jobs, answers []func() }

func (q *queue) Go(f func()) { q.jobs = append(q.jobs, f) }
func (q *queue) UI(f func()) { q.answers = append(q.answers, f) }

// work does what is waiting, but brings nothing back.
func (q *queue) work() {
	for len(q.jobs) > 0 {
		job := q.jobs[0]
		q.jobs = q.jobs[1:]
		job()
	}
}

// run does all work, and brings everything back.
func (q *queue) run() {
	for len(q.jobs)+len(q.answers) > 0 {
		q.work()
		q.deliver()
	}
}

// deliver brings back what the work has found.
func (q *queue) deliver() {
	answers := q.answers
	q.answers = nil
	for _, answer := range answers {
		answer()
	}
}

type store struct {
	saved []string
	err   error
}

func (s *store) save(m *match.Match) error {
	if s.err == nil {
		s.saved = append(s.saved, m.Record().String())
	}
	return s.err
}

func open(t *testing.T) (*session.Session, *queue, *store) {
	t.Helper()
	test.NewTempApp(t)
	m, err := match.New(adaman.Game{}, match.Header{Seed: "session"})
	if err != nil {
		t.Fatal(err)
	}
	q, st := &queue{}, &store{}
	return opened(m, q, st), q, st
}

// opened shows a match whose computers may move.
func opened(m *match.Match, q *queue, st *store) *session.Session {
	s := session.Open(m, 0, q, st.save)
	s.Resume()
	return s
}

func TestMoveIsDurableBeforeTheNext(t *testing.T) {
	s, q, st := open(t)
	if err := s.Play(s.Now().View.Moves()[0]); err != nil {
		t.Fatal(err)
	}
	if !s.Now().Saving || s.Now().Ply != 1 || len(st.saved) != 0 {
		t.Fatalf("state %+v, %d saves", s.Now(), len(st.saved))
	}
	refusesAsBusy(t, s)
	q.run()
	if s.Now().Busy() || len(st.saved) != 1 || st.saved[0] != s.Record().String() {
		t.Errorf("after saving: %+v, saved %v", s.Now(), st.saved)
	}
}

// refusesAsBusy demands that nothing can be done while a ply is not saved.
func refusesAsBusy(t *testing.T, s *session.Session) {
	t.Helper()
	before := s.Now().Version
	for name, change := range map[string]func() error{
		"Play": func() error { return s.Play(first(s.Now().View)) }, "Resign": s.Resign,
		"Undo": s.Undo, "UndoTo": func() error { return s.UndoTo(0) }, "Redo": s.Redo,
	} {
		if err := change(); !errors.Is(err, session.ErrBusy) {
			t.Errorf("%s before the last ply was saved: %v", name, err)
		}
	}
	s.Think(time.Minute, func(context.Context, engine.View) {}, func() {})
	if s.Now().Version != before {
		t.Errorf("a change was accepted although the last one is not saved: %+v", s.Now())
	}
}

func TestFailedSaveStopsTheGameUntilItSucceeds(t *testing.T) {
	s, q, st := open(t)
	st.err = errors.New("disk full")
	if err := s.Play(s.Now().View.Moves()[0]); err != nil {
		t.Fatal(err)
	}
	q.run()
	if s.Now().Failed == nil {
		t.Fatal("the failure is not shown")
	}
	refusesAsBusy(t, s)
	st.err = nil
	s.Retry()
	q.run()
	if s.Now().Busy() || len(st.saved) != 1 {
		t.Errorf("after trying again: %+v, %d saves", s.Now(), len(st.saved))
	}
}

func TestListenersHearEachChangeOnce(t *testing.T) {
	s, q, _ := open(t)
	var kinds []session.Kind
	counts := map[int]bool{}
	s.State().AddListener(binding.NewDataListener(func() {
		now, err := s.State().Get()
		if err != nil {
			t.Fatal(err)
		}
		if !counts[now.Change.Count] {
			counts[now.Change.Count] = true
			kinds = append(kinds, now.Change.Kind)
		}
	}))
	for _, do := range []func() error{
		func() error { return s.Play(s.Now().View.Moves()[0]) }, s.Undo, s.Redo, s.Resign,
	} {
		if err := do(); err != nil {
			t.Fatal(err)
		}
		q.run()
	}
	want := []session.Kind{session.Opened, session.Played, session.TookBack, session.Redone, session.Played}
	if len(kinds) != len(want) {
		t.Fatalf("changes %v, want %v", kinds, want)
	}
	for i := range want {
		if kinds[i] != want[i] {
			t.Errorf("change %d is %d, want %d", i, kinds[i], want[i])
		}
	}
	if err := s.Redo(); !errors.Is(err, match.ErrNothingToRedo) {
		t.Errorf("redo at the end: %v", err)
	}
}

func TestHintIsMarkedAndSaved(t *testing.T) {
	s, q, st := open(t)
	var seen engine.View
	answered := false
	s.Think(time.Minute, func(_ context.Context, v engine.View) { seen = v }, func() { answered = true })
	if !s.Now().Thinking {
		t.Fatal("it does not show that it thinks")
	}
	q.run()
	if !answered || seen != s.Now().View || s.Now().Thinking || s.Now().Helped.Hints != 1 || len(st.saved) != 1 {
		t.Errorf("answered %v, state %+v, %d saves", answered, s.Now(), len(st.saved))
	}
}

// table opens a game of Trick between a person and a computer.
func table(t *testing.T, kinds ...string) (*session.Session, *queue, *store) {
	t.Helper()
	test.NewTempApp(t)
	var players []match.Player
	for _, kind := range kinds {
		players = append(players, match.Player{Kind: kind})
	}
	m, err := match.New(template.Game{}, match.Header{Seed: "table", Players: players})
	if err != nil {
		t.Fatal(err)
	}
	q, st := &queue{}, &store{}
	return opened(m, q, st), q, st
}

func TestComputersMoveByThemselves(t *testing.T) {
	s, q, st := table(t, match.Person, "random")
	for s.Now().ToMove != engine.Nobody {
		q.run()
		if s.Now().ToMove != 0 {
			t.Fatalf("seat %d is to move, want the person", s.Now().ToMove)
		}
		if err := s.Play(s.Now().View.Moves()[0]); err != nil {
			t.Fatal(err)
		}
		q.run()
	}
	if len(st.saved) != s.Now().Ply || s.Now().Ply != 6 {
		t.Errorf("%d saves of %d plies", len(st.saved), s.Now().Ply)
	}
	if st.saved[5] != s.Record().String() {
		t.Error("the last ply is not saved")
	}
}

func TestUndoTakesBackAFullRound(t *testing.T) {
	s, q, _ := table(t, match.Person, "random")
	q.run()
	start := s.Now().Ply
	if err := s.Play(s.Now().View.Moves()[0]); err != nil {
		t.Fatal(err)
	}
	q.run()
	after := s.Now().Ply
	if after < start+2 {
		t.Fatalf("the computer has not answered: ply %d", after)
	}
	if err := s.Undo(); err != nil {
		t.Fatal(err)
	}
	q.run()
	if s.Now().Ply != start || s.Now().ToMove != 0 {
		t.Errorf("ply %d, seat %d to move after undo; want %d and the person", s.Now().Ply, s.Now().ToMove, start)
	}
	if err := s.Redo(); err != nil {
		t.Fatal(err)
	}
	q.run()
	if s.Now().Ply != after {
		t.Errorf("ply %d after redo, want %d", s.Now().Ply, after)
	}
}

func TestPausedComputersKeepStill(t *testing.T) {
	s, q, _ := table(t, "random", "random")
	if !s.Now().Thinking || s.Now().Thinker != 0 {
		t.Fatalf("state %+v, want the computer at seat 0 to think", s.Now())
	}
	s.Pause()
	q.run()
	s.SetSeat(1)
	if s.Now().Ply != 0 || s.Now().Thinking {
		t.Errorf("a paused computer has moved: %+v", s.Now())
	}
	s.Resume()
	q.run()
	if _, over := s.Now().View.Outcome(); !over {
		t.Error("two computers do not play to the end")
	}
}

func TestTheViewerChanges(t *testing.T) {
	s, q, _ := table(t, match.Person, match.Person)
	q.run()
	s.SetSeat(1)
	if s.Now().Seat != 1 || s.Now().View.Seat() != 1 {
		t.Errorf("the view is of seat %d", s.Now().View.Seat())
	}
	if len(s.Now().View.Moves()) > 0 != (s.Now().ToMove == 1) {
		t.Error("the viewer has moves although another is to move")
	}
}

func TestThinkingThatIsOvertakenIsDropped(t *testing.T) {
	for name, overtake := range map[string]func(*session.Session) error{
		"a move":  func(s *session.Session) error { return s.Play(s.Now().View.Moves()[0]) },
		"a stop":  func(s *session.Session) error { s.StopThinking(); return nil },
		"a pause": func(s *session.Session) error { s.Pause(); return nil },
		"a seat":  func(s *session.Session) error { s.SetSeat(1); return nil },
	} {
		s, q, _ := table(t, match.Person, match.Person)
		var ended error
		s.Think(time.Minute, func(ctx context.Context, _ engine.View) { ended = ctx.Err() }, func() {
			t.Errorf("%s: the hint came all the same", name)
		})
		if err := overtake(s); err != nil {
			t.Fatal(err)
		}
		q.run()
		if !errors.Is(ended, context.Canceled) || s.Now().Thinking || s.Now().Helped.Hints != 0 {
			t.Errorf("%s: context %v, state %+v", name, ended, s.Now())
		}
	}
}

// Computers wait for the disk too.
func TestComputersMoveOnceTheLastPlyIsSaved(t *testing.T) {
	s, q, st := table(t, match.Person, "random")
	q.run()
	st.err = errors.New("disk full")
	if err := s.Play(first(s.Now().View)); err != nil {
		t.Fatal(err)
	}
	for _, failed := range []bool{false, true} {
		s.Resume()
		if s.Now().Thinking || (s.Now().Failed != nil) != failed {
			t.Errorf("the computer thinks about a ply that is not saved: %+v", s.Now())
		}
		q.run()
	}
	st.err = nil
	s.Retry()
	if q.run(); s.Now().Ply < 2 {
		t.Errorf("the computer does not go on: %+v", s.Now())
	}
}

func TestOneThinksAtATime(t *testing.T) {
	s, q, _ := open(t)
	for range 2 {
		s.Think(time.Minute, func(context.Context, engine.View) {}, func() {})
	}
	if len(q.jobs) != 1 {
		t.Errorf("%d hints are sought at a time", len(q.jobs))
	}
	s, q, _ = table(t, "random", "random")
	s.Resume()
	if len(q.jobs) != 1 {
		t.Errorf("a computer thinks %d times about its move", len(q.jobs))
	}
}

func TestOnlyTheSeatToMovePlaysAndAsks(t *testing.T) {
	s, q, _ := table(t, match.Person, match.Person)
	other := 1 - s.Now().ToMove
	s.SetSeat(1 - other)
	move := first(s.Now().View)
	s.SetSeat(other)
	if err := s.Play(move); !errors.Is(err, session.ErrNotYourTurn) || s.Now().Ply != 0 {
		t.Errorf("another's move at ply %d: %v", s.Now().Ply, err)
	}
	s.Think(time.Minute, func(context.Context, engine.View) {}, func() { t.Error("a hint for another's move") })
	q.run()
	s.SetSeat(1 - other)
	if err := s.Play(move); err != nil {
		t.Error(err)
	}
}

// A screen that offers what the session or the rules refuse does not end the app.
func TestWhatIsOfferedInVainIsLogged(t *testing.T) {
	var log strings.Builder
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	defer slog.SetDefault(before)
	for _, expected := range []error{nil, session.ErrBusy, session.ErrNotYourTurn} {
		if session.Offered(expected); log.Len() > 0 {
			t.Errorf("%v is logged: %s", expected, &log)
		}
	}
	if session.Offered(match.ErrNothingToUndo); !strings.Contains(log.String(), "nothing to undo") {
		t.Errorf("logged is %q", &log)
	}
}

// A slow player thinks until its time is up, and then chooses what choose says.
type slow struct {
	engine.Bot
	choose chooser
}

// A chooser chooses a move.
type chooser func(engine.View) (engine.Move, error)

func (s slow) Choose(ctx context.Context, v engine.View, _ engine.Thinking) (engine.Choice, error) {
	<-ctx.Done()
	m, err := s.choose(v)
	return engine.Choice{Move: m}, err
}

// slowGame is Trick with one player, who is slow.
type slowGame struct {
	template.Game
	choose chooser
}

func (g slowGame) Bots() []engine.Bot { return []engine.Bot{slow{g.Game.Bots()[1], g.choose}} }

// against opens a game of Trick in which a person begins against a slow player.
func against(t *testing.T, choose chooser) (*session.Session, *queue) {
	t.Helper()
	test.NewTempApp(t)
	g := slowGame{choose: choose}
	m, err := match.New(g, match.Header{Seed: "table", Players: []match.Player{{Kind: match.Person}, {Kind: g.Bots()[0].Name()}}})
	if err != nil {
		t.Fatal(err)
	}
	q := &queue{}
	return opened(m, q, &store{}), q
}

func first(v engine.View) engine.Move { return v.Moves()[0] }

// The time of the computer runs out, the person takes back and asks for a hint, and
// only then does the computer's answer arrive.
func TestAnAnswerThatComesTooLateIsDropped(t *testing.T) {
	s, q := against(t, func(v engine.View) (engine.Move, error) { return first(v), nil })
	if err := s.Play(first(s.Now().View)); err != nil {
		t.Fatal(err)
	}
	q.work() // saves
	q.deliver()
	if s.Now().Thinker != 1 {
		t.Fatalf("the computer does not think: %+v", s.Now())
	}
	q.work()
	late := q.answers
	q.answers = nil
	if err := s.Undo(); err != nil {
		t.Fatal(err)
	}
	q.run()
	hinted := false
	s.Think(time.Minute, func(context.Context, engine.View) {}, func() { hinted = true })
	for _, answer := range late {
		answer()
	}
	if now := s.Now(); now.Ply != 0 || now.ToMove != 0 || !now.Thinking {
		t.Fatalf("the late answer was heard: %+v", now)
	}
	q.run()
	if !hinted {
		t.Error("the late answer ended the search for a hint")
	}
}

// A computer that fails or chooses what the rules refuse ends nothing: the state
// says so, and the computer can be asked again or the last ply taken back.
func TestAStuckComputer(t *testing.T) {
	for name, wrong := range map[string]chooser{
		"an error": func(engine.View) (engine.Move, error) { return nil, errors.New("no idea") },
		"no card":  func(engine.View) (engine.Move, error) { return template.Card(0), nil },
	} {
		t.Run(name, func(t *testing.T) {
			choose := wrong
			s, q := against(t, func(v engine.View) (engine.Move, error) { return choose(v) })
			move := first(s.Now().View)
			stuck := func() {
				t.Helper()
				if now := s.Now(); now.Stuck == nil || now.Thinking || now.Ply != 1 || now.Busy() {
					t.Fatalf("the computer is not stuck: %+v", now)
				}
			}
			for range 2 {
				if err := s.Play(move); err != nil {
					t.Fatal(err)
				}
				q.run()
				stuck()
				s.Resume()
				stuck()
				if err := s.Undo(); err != nil || s.Now().Stuck != nil {
					t.Fatalf("after taking back: %v, stuck %v", err, s.Now().Stuck)
				}
				q.run()
			}
			if err := s.Redo(); err != nil {
				t.Fatal(err)
			}
			q.run()
			stuck()
			choose = func(v engine.View) (engine.Move, error) { return first(v), nil }
			s.Retry()
			q.run()
			if now := s.Now(); now.Stuck != nil || now.Ply < 2 {
				t.Errorf("asked again, the computer does not move: %+v", now)
			}
		})
	}
}
