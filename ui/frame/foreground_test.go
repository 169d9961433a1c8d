package frame_test

import (
	"adytum/ui/frame"
	"adytum/ui/uitest"
	"context"
	"testing"

	"fyne.io/fyne/v2/test"
)

func TestWorkStopsInTheBackground(t *testing.T) {
	test.NewTempApp(t)
	runner := &uitest.Queue{}
	h := &frame.Host{Runner: runner}
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
		runner.Work()
		if begun != wantBegun || called != wantCalledOff || shown != wantShown {
			t.Errorf("%s: begun %d, called off %d, shown %d", when, begun, called, shown)
		}
	}
	stop := h.WorkInFront(work)
	frame.SetForeground(false)
	check("in the background", 1, 1, 0)
	frame.SetForeground(true)
	check("back in front", 2, 1, 1)
	frame.SetForeground(false)
	frame.SetForeground(true)
	check("when it was done", 2, 1, 1)
	stop()

	stop = h.WorkInFront(work)
	stop()
	check("stopped", 3, 2, 1)
	frame.SetForeground(false)
	frame.SetForeground(true)
	check("in front after the stop", 3, 2, 1)
}
