package widgets

import (
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2"
)

func TestDoubledKeysAreOnePress(t *testing.T) {
	defer DropDoubledKeys(false)
	synctest.Test(t, func(t *testing.T) {
		press := func(name fyne.KeyName) *fyne.KeyEvent { return &fyne.KeyEvent{Name: name} }
		first := press(fyne.KeyU)
		for _, drops := range []bool{false, true} {
			DropDoubledKeys(drops)
			for i, step := range []struct {
				key    *fyne.KeyEvent
				pause  time.Duration
				double bool
			}{
				{first, time.Hour, false},
				{first, 0, false}, // handed on from a widget to the page
				{press(fyne.KeyU), time.Millisecond, drops},
				{press(fyne.KeyH), time.Millisecond, false},
				{press(fyne.KeyH), 50 * time.Millisecond, false}, // held down
			} {
				time.Sleep(step.pause)
				if got := Doubled(step.key); got != step.double {
					t.Errorf("step %d: doubled: %t", i, got)
				}
			}
		}
	})
}
