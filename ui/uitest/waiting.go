package uitest

import (
	"runtime"
	"slices"
	"strings"
)

// A Queue is a runner that works only when it is told to.
type Queue struct{ jobs []func() }

// Go keeps f until Work.
func (q *Queue) Go(f func()) { q.jobs = append(q.jobs, f) }

// UI runs f.
func (q *Queue) UI(f func()) { f() }

// Waiting is how much there is to do.
func (q *Queue) Waiting() int { return len(q.jobs) }

// Work does what was to be done so far, in order.
func (q *Queue) Work() {
	jobs := q.jobs
	q.jobs = nil
	for _, job := range jobs {
		job()
	}
}

// Reverse lets what was begun last be done first.
func (q *Queue) Reverse() { slices.Reverse(q.jobs) }

// The functions below which work is carried away from the interface's goroutine,
// and those below which it is on it.
var (
	away = []string{"adytum/ui/uitest.Inline.Go", "adytum/ui/uitest.(*Queue).Work"}
	back = []string{"adytum/ui/uitest.Inline.UI", "adytum/ui/uitest.(*Queue).UI", "testing.tRunner"}
)

// noWaiting fails a test in which the app asks the database for something on the
// interface's goroutine, which in a test is whatever a Runner does not carry away.
// A test itself may ask.
func (a *App) noWaiting() {
	callers := make([]uintptr, 200)
	frames := runtime.CallersFrames(callers[:runtime.Callers(2, callers)])
	asks := "" // the function of the app that asks
	for {
		frame, more := frames.Next()
		switch {
		case strings.HasPrefix(frame.Function, "adytum/savegames."):
		case asks == "" && (strings.HasSuffix(frame.File, "_test.go") || strings.Contains(frame.File, "/uitest/")):
			return
		case asks == "":
			asks = frame.Function
		case slices.Contains(away, frame.Function):
			return
		case slices.Contains(back, frame.Function):
			a.T.Errorf("%s waits for the database on the interface's goroutine", asks)
			return
		}
		if !more {
			return // a goroutine of its own
		}
	}
}
