package main

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"adytum/ui/i18n"
	"adytum/widgets"
	"adytum/widgets/controls"
)

// Every page can be left by a finger, and by the back key wherever the keyboard
// is: nothing that has the focus keeps that key to itself. A keyboard that doubles
// its keys leaves one page and not two.
func TestEveryPageCanBeLeft(t *testing.T) {
	if testing.Short() {
		t.Skip("opens every screen")
	}
	stores := filled(t)
	widgets.DropDoubledKeys(true)
	t.Cleanup(func() {
		widgets.DropDoubledKeys(false)
		widgets.OnUnusedKey(func(*fyne.KeyEvent) {})
	})
	fields := 0
	for _, screen := range allScreens() {
		if screen.name == "opening" || strings.HasPrefix(screen.name, "start_") {
			continue // the app is not there yet
		}
		s := studio{stores: stores}
		err := s.show(screen, sizes[0], func(w fyne.Window) error {
			if !slices.ContainsFunc(test.LaidOutObjects(w.Content()), leads) {
				t.Errorf("%s: no way back, and none to another place", screen.name)
			}
			heard := 0
			widgets.OnUnusedKey(func(key *fyne.KeyEvent) {
				if key.Name == mobile.KeyBack && !widgets.Doubled(key) {
					heard++
				}
			})
			for _, control := range controls.Controls(w.Content()) {
				if _, ok := control.(*controls.Entry); ok {
					fields++
				}
				w.Canvas().Focus(control)
				heard = 0
				synctest.Test(t, func(*testing.T) { // its clock stands still
					widgets.Doubled(&fyne.KeyEvent{Name: fyne.KeyF1})
					for range 2 {
						control.TypedKey(&fyne.KeyEvent{Name: mobile.KeyBack})
					}
				})
				if heard != 1 {
					t.Errorf("%s: %T hands the back key on %d times", screen.name, control, heard)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if fields == 0 {
		t.Error("no screen has a text field")
	}
}

// leads reports whether an object is the way back or one to another place.
func leads(o fyne.CanvasObject) bool {
	if b, ok := o.(*controls.IconButton); ok {
		return b.Visible() && b.AccessibilityLabel() == i18n.T("frame.back")
	}
	item, ok := o.(*controls.NavItem)
	return ok && item.Visible()
}
