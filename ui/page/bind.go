package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/data/binding"

	"adytum/widgets/controls"
)

// Listen calls f for every change of an item until the returned function is
// called.
func Listen(item binding.DataItem, f func()) (stop func()) {
	listener := binding.NewDataListener(f)
	item.AddListener(listener)
	return func() { item.RemoveListener(listener) }
}

// Enable lets a button be used, or not.
func Enable(b *controls.Button, on bool) {
	if on {
		b.Enable()
	} else {
		b.Disable()
	}
}

// Show shows an object or hides it.
func Show(o fyne.CanvasObject, on bool) {
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}

// Place moves an object and resizes it.
func Place(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
}

// Settle lays a container out again, because its words have changed.
func Settle(c *fyne.Container) {
	if c != nil {
		c.Layout.Layout(c.Objects, c.Size())
	}
}
