package hex

import (
	"fyne.io/fyne/v2"

	"adytum/widgets"
)

const (
	zoomStep    float32 = 1.4 // from one size to the next
	largestStep float32 = 140 // width of a cell in the last size, in units
)

// place says where the cells lie, for the size of the widget and its zoom.
func (z *ZoomBoard) place() {
	z.orient()
	steps := z.steps()
	z.zoom = min(max(z.zoom, 1), steps[len(steps)-1])
	radius := z.span.radius(z.Size()) * z.zoom
	z.plan = z.span.plan(radius, z.span.size(radius))
	half := fyne.NewPos(z.Size().Width/2, z.Size().Height/2)
	z.offset = z.within(half.Subtract(z.plan.place(z.middle.X, z.middle.Y)))
}

// HeightFor is the height, at most most, that the whole board needs in a width:
// in the orientation that needs less, unless its cells are much larger in the
// other.
func (z *ZoomBoard) HeightFor(width, most float32) float32 {
	room := fyne.NewSize(width, most)
	best, other := spanOf(0, z.state), spanOf(turned, z.state)
	if best.empty() {
		return most
	}
	height := func(s span) float32 { return s.size(s.radius(room)).Height }
	if height(other) < height(best) {
		best, other = other, best
	}
	if other.radius(room) > worthTurning*best.radius(room) {
		best = other
	}
	return min(most, height(best))
}

// turned is the orientation of a board that is not shown as it is printed, in
// quarter turns.
const turned = 3

// keepsTurn is worthTurning for a board whose size stays much the same: it is not
// to turn under the finger because a line of words came or went, which changes
// the height by no more than sameHeight.
const (
	keepsTurn  = 1.6
	sameHeight = 0.15
)

// orient chooses the orientation: as the board is printed, or turned where its
// cells are much larger then.
func (z *ZoomBoard) orient() {
	size := z.Size()
	best, other, worth := spanOf(0, z.state), spanOf(turned, z.state), float32(worthTurning)
	if !z.span.empty() && size.Width == z.oriented.Width && widgets.Magnitude(size.Height-z.oriented.Height) <= sameHeight*z.oriented.Height {
		worth = keepsTurn
		if z.span.turn == turned {
			best, other = other, best
		}
	}
	if other.radius(size) > worth*best.radius(size) {
		best = other
	}
	z.span, z.oriented = best, size
}

// within keeps the board from being panned out of sight: where it is larger than
// the widget it fills it, otherwise it lies in its middle.
func (z *ZoomBoard) within(offset fyne.Position) fyne.Position {
	board := z.span.size(z.plan.radius)
	keep := func(at, board, room float32) float32 {
		if board <= room {
			return (room - board) / 2
		}
		return min(0, max(at, room-board))
	}
	return fyne.NewPos(keep(offset.X, board.Width, z.Size().Width), keep(offset.Y, board.Height, z.Size().Height))
}

// steps are the zooms from the whole board to the largest cells. All but the
// first make cells large enough for a finger.
func (z *ZoomBoard) steps() []float32 {
	width := root3 * z.span.radius(z.Size())
	zooms := []float32{1}
	if width == 0 {
		return zooms
	}
	for next := max(zoomStep, widgets.TouchSize/width); next*width <= largestStep; next *= zoomStep {
		zooms = append(zooms, next)
	}
	return zooms
}

// Zoom is how much larger than on the whole board the cells are, from 1.
func (z *ZoomBoard) Zoom() float32 { return z.zoom }

// SetZoom changes the size of the cells, within what is possible. What lies in
// the middle stays there.
func (z *ZoomBoard) SetZoom(zoom float32) {
	z.zoomAt(zoom, fyne.NewPos(z.Size().Width/2, z.Size().Height/2))
}

// zoomAt zooms around a position of the widget.
func (z *ZoomBoard) zoomAt(zoom float32, at fyne.Position) {
	steps := z.steps()
	zoom = min(max(zoom, 1), steps[len(steps)-1])
	if zoom == z.zoom || z.plan.radius == 0 {
		return
	}
	fixed := z.plan.within(at.Subtract(z.offset))
	z.zoom = zoom
	z.place()
	z.offset = z.within(at.Subtract(z.plan.place(fixed.X, fixed.Y)))
	z.remember()
	z.update()
	z.zoomed()
}

// ZoomIn shows less of the board, larger: that around what is selected, or
// around the middle.
func (z *ZoomBoard) ZoomIn() {
	for _, step := range z.steps() {
		if step > z.zoom*1.01 {
			z.SetZoom(step)
			break
		}
	}
	for _, c := range z.state.Cells {
		if c.Signs.Has(Selected) {
			z.Reveal(c.Key)
			return
		}
	}
}

// ZoomOut shows more of the board, smaller.
func (z *ZoomBoard) ZoomOut() {
	steps := z.steps()
	for i := len(steps) - 1; i >= 0; i-- {
		if steps[i] < z.zoom*0.99 {
			z.SetZoom(steps[i])
			return
		}
	}
}

// ShowAll shows the whole board.
func (z *ZoomBoard) ShowAll() { z.SetZoom(1) }

// CanZoomIn reports whether cells can be shown larger.
func (z *ZoomBoard) CanZoomIn() bool {
	steps := z.steps()
	return z.zoom < steps[len(steps)-1]*0.99
}

// CanZoomOut reports whether more of the board can be shown.
func (z *ZoomBoard) CanZoomOut() bool { return z.zoom > 1 }

// Reveal pans no further than is needed to see a cell with its neighbours.
func (z *ZoomBoard) Reveal(key string) {
	c, ok := z.state.cell(key)
	if !ok {
		return
	}
	at, around := z.plan.center(c).Add(z.offset), 2.5*z.plan.radius
	into := func(at, room float32) float32 {
		if room < 2*around {
			return room/2 - at
		}
		return min(max(at, around), room-around) - at
	}
	z.pan(fyne.NewDelta(into(at.X, z.Size().Width), into(at.Y, z.Size().Height)))
}

// pan moves the board as far as it can go.
func (z *ZoomBoard) pan(by fyne.Delta) {
	offset := z.within(z.offset.AddXY(by.DX, by.DY))
	if offset == z.offset {
		return
	}
	z.offset = offset
	z.remember()
	if z.view != nil {
		z.view.pan()
	}
	z.zoomed()
}

// remember keeps what lies in the middle, for other sizes of the widget.
func (z *ZoomBoard) remember() {
	half := fyne.NewPos(z.Size().Width/2, z.Size().Height/2)
	z.middle = z.plan.within(half.Subtract(z.offset))
}

func (z *ZoomBoard) zoomed() {
	if z.OnZoomed != nil {
		z.OnZoomed()
	}
}
