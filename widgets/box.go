package widgets

import (
	"math"

	"fyne.io/fyne/v2"
)

// A Box is an upright rectangle within a widget, in units.
type Box struct {
	fyne.Position
	fyne.Size
}

// BoxAt is a box by its upper left corner and its size.
func BoxAt(x, y, w, h float32) Box { return Box{fyne.NewPos(x, y), fyne.NewSize(w, h)} }

// Contains reports whether p lies in the box.
func (b Box) Contains(p fyne.Position) bool {
	return p.X >= b.X && p.Y >= b.Y && p.X < b.X+b.Width && p.Y < b.Y+b.Height
}

// Center is the middle of the box.
func (b Box) Center() fyne.Position { return fyne.NewPos(b.X+b.Width/2, b.Y+b.Height/2) }

// Grown is the box that reaches further by so much on all sides.
func (b Box) Grown(by float32) Box {
	return BoxAt(b.X-by, b.Y-by, b.Width+2*by, b.Height+2*by)
}

// Around is a square around a point.
func Around(at fyne.Position, half float32) Box {
	return BoxAt(at.X-half, at.Y-half, 2*half, 2*half)
}

// Whole rounds down to whole units, the steps in which Fyne sets text.
func Whole(size float32) float32 { return float32(math.Floor(float64(size))) }

// Magnitude is how large x is without its sign.
func Magnitude(x float32) float32 { return max(x, -x) }

// Cover gives an object the place and the size of a box.
func Cover(o fyne.CanvasObject, box Box) {
	o.Move(box.Position)
	o.Resize(box.Size)
}

// SetShown shows an object, or hides it.
func SetShown(o fyne.CanvasObject, shown bool) {
	if shown {
		o.Show()
	} else {
		o.Hide()
	}
}

// Redraw draws a part of a board anew, or lets it vanish. It goes by the board's
// window: Fyne knows none for a part that it has not drawn yet, and a refresh of
// that part would do nothing.
func Redraw(board, part fyne.CanvasObject) {
	if window := fyne.CurrentApp().Driver().CanvasForObject(board); window != nil {
		window.Refresh(part)
	}
}
