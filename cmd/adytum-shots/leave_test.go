package main

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"adytum/ui/i18n"
	"adytum/widgets"
	"adytum/widgets/controls"
)

// Every page can be left by a finger, and by the back key wherever the keyboard
// is: nothing that has the focus keeps that key to itself.
func TestEveryPageCanBeLeft(t *testing.T) {
	if testing.Short() {
		t.Skip("opens every screen")
	}
	test.NewTempApp(t)
	i18n.Use(i18n.English)
	t.Cleanup(func() { widgets.OnUnusedKey(func(*fyne.KeyEvent) {}) })
	stores, err := openStores(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer stores.close()
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
			heard := false
			widgets.OnUnusedKey(func(key *fyne.KeyEvent) { heard = heard || key.Name == mobile.KeyBack })
			for _, control := range controls.Controls(w.Content()) {
				if _, ok := control.(*controls.Entry); ok {
					fields++
				}
				heard = false
				w.Canvas().Focus(control)
				if control.TypedKey(&fyne.KeyEvent{Name: mobile.KeyBack}); !heard {
					t.Errorf("%s: %T keeps the back key to itself", screen.name, control)
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
