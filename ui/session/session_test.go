package session_test

import (
	"context"
	"errors"
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

// queue keeps work until the test runs it, in order.
type queue struct{ jobs []func() }

func (q *queue) Go(f func()) { q.jobs = append(q.jobs, f) }
func (q *queue) UI(f func()) { f() }
func (q *queue) run() {
	for len(q.jobs) > 0 {
		job := q.jobs[0]
		q.jobs = q.jobs[1:]
		job()
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
	return session.Open(m, 0, q, st.save), q, st
}

func TestMoveIsDurableBeforeTheNext(t *testing.T) {
	s, q, st := open(t)
	if err := s.Play(s.Now().View.Moves()[0]); err != nil {
		t.Fatal(err)
	}
	if !s.Now().Saving || s.Now().Ply != 1 || len(st.saved) != 0 {
		t.Fatalf("state %+v, %d saves", s.Now(), len(st.saved))
	}
	if err := s.Play(s.Now().View.Moves()[0]); err != nil || s.Now().Ply != 1 {
		t.Errorf("a second move was accepted before the first was saved: ply %d, %v", s.Now().Ply, err)
	}
	q.run()
	if s.Now().Busy() || len(st.saved) != 1 || st.saved[0] != s.Record().String() {
		t.Errorf("after saving: %+v, saved %v", s.Now(), st.saved)
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
	if err := s.Undo(); err != nil || s.Now().Ply != 1 {
		t.Error("a change was accepted although the last one is not saved")
	}
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
	return session.Open(m, 0, q, st.save), q, st
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
	if s.Now().Ply != 0 || s.Now().Thinking {
		t.Errorf("a paused computer has moved: %+v", s.Now())
	}
	s.Resume()
	q.run()
	if _, over := s.Now().View.Outcome(); !over {
		t.Error("two computers do not play to the end")
	}
}

func TestSeatsLookInTurn(t *testing.T) {
	s, q, _ := table(t, match.Person, match.Person)
	q.run()
	s.SetSeat(1)
	if s.Now().Seat != 1 || s.Now().View.Seat() != 1 {
		t.Errorf("the view is of seat %d", s.Now().View.Seat())
	}
	if len(s.Now().View.Moves()) > 0 != (s.Now().ToMove == 1) {
		t.Error("the seat that looks has moves although another is to move")
	}
}

func TestThinkingThatIsOvertakenIsDropped(t *testing.T) {
	for name, overtake := range map[string]func(*session.Session) error{
		"a move":  func(s *session.Session) error { return s.Play(s.Now().View.Moves()[0]) },
		"a stop":  func(s *session.Session) error { s.StopThinking(); return nil },
		"a close": func(s *session.Session) error { s.Close(); return nil },
	} {
		s, q, _ := open(t)
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
