package frame

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2/test"
)

// handed is a runner whose UI goroutine is that of the test.
type handed chan func()

func (handed) Go(f func())   { f() }
func (h handed) UI(f func()) { h <- f }

// Another day begins at midnight while the app is open, and is seen on coming back
// to an app that slept through it.
func TestPagesHearOfAnotherDay(t *testing.T) {
	test.NewTempApp(t)
	synctest.Test(t, func(t *testing.T) {
		asleep := time.Duration(0) // time that passed without the clock that timers run by
		ui := make(handed, 1)
		h := &Host{Runner: ui, Now: func() time.Time { return time.Now().UTC().Add(asleep) }}
		defer h.KeepDay()()
		var days []string
		stop := WatchDay(func() { days = append(days, h.Today()) })
		wait := func(d time.Duration) {
			for ; d > 0; d -= time.Minute {
				time.Sleep(time.Minute)
				synctest.Wait()
				select {
				case f := <-ui:
					f()
				default:
				}
			}
		}
		wait(23*time.Hour + 59*time.Minute) // bubbles begin at midnight
		if days != nil {
			t.Errorf("heard %v before midnight", days)
		}
		wait(2 * time.Minute)
		SetForeground(false)
		wait(30 * time.Hour)
		if len(days) != 1 {
			t.Errorf("heard %v with the app in the background", days)
		}
		asleep = 48 * time.Hour
		SetForeground(true)
		stop()
		wait(24 * time.Hour)
		if want := []string{"2000-01-02", "2000-01-05"}; !slices.Equal(days, want) {
			t.Errorf("heard %v, want %v", days, want)
		}
	})
}
