package frame

import (
	"context"
	"testing"

	"fyne.io/fyne/v2/test"
)

// later keeps what is to be done off the UI goroutine until it is asked for.
type later struct{ jobs []func() }

func (l *later) Go(f func()) { l.jobs = append(l.jobs, f) }
func (l *later) UI(f func()) { f() }

func (l *later) work() {
	jobs := l.jobs
	l.jobs = nil
	for _, do := range jobs {
		do()
	}
}

func TestWorkStopsInTheBackground(t *testing.T) {
	test.NewTempApp(t)
	runner := &later{}
	h := &Host{Runner: runner}
	begun, called, shown := 0, 0, 0
	work := func(ctx context.Context) func() {
		begun++
		if ctx.Err() != nil {
			called++
		}
		return func() { shown++ }
	}
	check := func(when string, wantBegun, wantCalledOff, wantShown int) {
		t.Helper()
		runner.work()
		if begun != wantBegun || called != wantCalledOff || shown != wantShown {
			t.Errorf("%s: begun %d, called off %d, shown %d", when, begun, called, shown)
		}
	}
	stop := h.WorkInFront(work)
	SetForeground(false)
	check("in the background", 1, 1, 0)
	SetForeground(true)
	check("back in front", 2, 1, 1)
	SetForeground(false)
	SetForeground(true)
	check("when it was done", 2, 1, 1)
	stop()

	stop = h.WorkInFront(work)
	stop()
	check("stopped", 3, 2, 1)
	SetForeground(false)
	SetForeground(true)
	check("in front after the stop", 3, 2, 1)
}
