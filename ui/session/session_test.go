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
