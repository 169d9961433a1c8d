package uitest

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// Unstable names the types of widgets and layouts on a canvas that never come to
// rest: the driver lays out again what holds an object of a new least size, so
// that a layout that makes new texts each time is drawn again and again, at the cost of
// a phone's battery. It lays the canvas out as the driver would before it draws.
func Unstable(c fyne.Canvas) []string {
	r := rest{least: map[fyne.CanvasObject]fyne.Size{}}
	for range framesToRest {
		r.laid = nil
		for _, o := range append([]fyne.CanvasObject{c.Content()}, c.Overlays().List()...) {
			r.walk(o)
		}
		if len(r.laid) == 0 {
			return nil
		}
	}
	slices.Sort(r.laid)
	return slices.Compact(r.laid)
}

// framesToRest is how many frames a page may need until all its words have found
// their places; each layer of wrapped words takes one.
const framesToRest = 20

type rest struct {
	least map[fyne.CanvasObject]fyne.Size // of the last frame
	laid  []string                        // what was laid out in this frame
}

// walk goes over what is below an object and then reports whether that one has
// another least size than in the frame before.
func (r *rest) walk(o fyne.CanvasObject) (changed bool) {
	if o == nil || !o.Visible() {
		return false
	}
	again := false
	for _, child := range below(o) {
		again = r.walk(child) || again
	}
	if again {
		r.layOut(o)
	}
	size := o.MinSize()
	changed = r.least[o] != size
	r.least[o] = size
	return changed
}

func below(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return slices.Clone(o.Objects)
	case *container.ThemeOverride:
		return []fyne.CanvasObject{o.Content}
	case fyne.Widget:
		return slices.Clone(test.WidgetRenderer(o).Objects())
	}
	return nil
}

func (r *rest) layOut(o fyne.CanvasObject) {
	switch o := o.(type) {
	case *fyne.Container:
		if o.Layout != nil {
			r.laid = append(r.laid, fmt.Sprintf("%T", o.Layout))
			o.Layout.Layout(o.Objects, o.Size())
		}
	case fyne.Widget:
		r.laid = append(r.laid, fmt.Sprintf("%T", o))
		test.WidgetRenderer(o).Layout(o.Size())
	}
}
