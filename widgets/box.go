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

func boxAt(x, y, w, h float32) Box { return Box{fyne.NewPos(x, y), fyne.NewSize(w, h)} }

// Contains says whether p lies in the box.
func (b Box) Contains(p fyne.Position) bool {
	return p.X >= b.X && p.Y >= b.Y && p.X < b.X+b.Width && p.Y < b.Y+b.Height
}

func (b Box) center() fyne.Position { return fyne.NewPos(b.X+b.Width/2, b.Y+b.Height/2) }

func (b Box) grown(by float32) Box {
	return boxAt(b.X-by, b.Y-by, b.Width+2*by, b.Height+2*by)
}

// around is a square around a point.
func around(at fyne.Position, half float32) Box {
	return boxAt(at.X-half, at.Y-half, 2*half, 2*half)
}

// whole rounds down to whole units, the steps in which Fyne sets text.
func whole(size float32) float32 { return float32(math.Floor(float64(size))) }

func magnitude(x float32) float32 { return max(x, -x) }

// cover gives an object the place and the size of a box.
func cover(o fyne.CanvasObject, box Box) {
	o.Move(box.Position)
	o.Resize(box.Size)
}

// setShown shows an object, or hides it.
func setShown(o fyne.CanvasObject, shown bool) {
	if shown {
		o.Show()
	} else {
		o.Hide()
	}
}

// redraw draws a part of a board anew, or lets it vanish. It goes by the board's
// window: Fyne knows none for a part that it has not drawn yet, and a refresh of
// that part would do nothing.
func redraw(board, part fyne.CanvasObject) {
	if window := fyne.CurrentApp().Driver().CanvasForObject(board); window != nil {
		window.Refresh(part)
	}
}
