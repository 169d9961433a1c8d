package page

import (
	"slices"

	"fyne.io/fyne/v2"

	"adytum/widgets/controls"
)

// Refocused lets change make anew what is in root. If the control that has the
// keyboard goes with it, the one in its place gets the keyboard, so that nobody
// has to find the way back. Places are counted from the end, since what is used
// changes what stands before it. On a phone nothing is to have the keyboard.
func Refocused(root fyne.CanvasObject, change func()) {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(root)
	if canvas == nil || fyne.CurrentDevice().IsMobile() {
		change()
		return
	}
	focused, before := canvas.Focused(), controls.Controls(root)
	at := slices.Index(before, focused)
	change()
	now := controls.Controls(root)
	if at >= 0 && len(now) > 0 && !slices.Contains(now, focused) {
		canvas.Focus(now[max(0, len(now)-len(before)+at)])
	}
}

// Release takes the keyboard from what is in root, so that the page hears its keys.
func Release(c fyne.Canvas, root fyne.CanvasObject) {
	if slices.Contains(controls.Controls(root), c.Focused()) {
		c.Unfocus()
	}
}
