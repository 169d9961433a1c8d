package widgettest

import (
	"testing"
	"testing/synctest"

	"fyne.io/fyne/v2"

	"adytum/widgets"
)

// DoubledKeyActsOnce presses a key that a keyboard reports twice: acts, which
// counts what it has done, goes up by one.
func DoubledKeyActsOnce(t *testing.T, on fyne.Focusable, key fyne.KeyName, acts func() int) {
	t.Helper()
	widgets.DropDoubledKeys(true)
	defer widgets.DropDoubledKeys(false)
	before := acts()
	synctest.Test(t, func(*testing.T) { // its clock stands still
		widgets.Doubled(&fyne.KeyEvent{Name: fyne.KeyF1})
		for range 2 {
			on.TypedKey(&fyne.KeyEvent{Name: key})
		}
	})
	if got := acts() - before; got != 1 {
		t.Errorf("%T: a doubled key acts %d times", on, got)
	}
}
