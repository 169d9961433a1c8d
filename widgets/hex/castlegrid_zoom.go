package hex

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"adytum/widgets"
)

const (
	gridStep    float32 = 1.4 // from one size to the next
	largestStep float32 = 140 // width of a field in the last size, in units
)

// replan says where the fields lie, for the size of the grid and its zoom.
func (g *CastleGrid) replan() {
	g.lie(g.spans())
	steps := g.steps()
	g.zoom = min(max(g.zoom, 1), steps[len(steps)-1])
	radius := g.span.radius(g.Size()) * g.zoom
	g.plan = g.span.plan(radius, g.span.size(radius))
	half := fyne.NewPos(g.Size().Width/2, g.Size().Height/2)
	g.offset = g.within(half.Subtract(g.plan.place(g.middle.X, g.middle.Y)))
}

// HeightFor is the height, at most most, that the whole board needs in a width:
// lying the way that needs less, unless its fields are much larger the other way.
func (g *CastleGrid) HeightFor(width, most float32) float32 {
	room := fyne.NewSize(width, most)
	lies, other := g.spans()
	if lies.empty() {
		return most
	}
	height := func(s hexSpan) float32 { return s.size(s.radius(room)).Height }
	if height(other) < height(lies) {
		lies, other = other, lies
	}
	if other.radius(room) > worthTurning*lies.radius(room) {
		lies = other
	}
	return min(most, height(lies))
}

// spans measures the board as it is printed, and turned by a quarter.
func (g *CastleGrid) spans() (printed, turned hexSpan) {
	cells := make([]fyne.Position, len(g.state.Fields))
	for i, f := range g.state.Fields {
		q, r := f.axial()
		cells[i] = fyne.NewPos(float32(q), float32(r))
	}
	return spanOf(0, cells, nil), spanOf(3, cells, nil)
}

// worthTurningAgain is worthTurning for a grid whose size stays much the same: its
// board is not to turn under the finger because a line of words came or went,
// which changes the height by no more than sameHeight.
const (
	worthTurningAgain = 1.6
	sameHeight        = 0.15
)

// lie says which way the board lies: as it is printed, or turned where its fields
// are much larger then.
func (g *CastleGrid) lie(printed, turned hexSpan) {
	size := g.Size()
	lies, other, worth := printed, turned, float32(worthTurning)
	if !g.span.empty() && size.Width == g.lain.Width && widgets.Magnitude(size.Height-g.lain.Height) <= sameHeight*g.lain.Height {
		worth = worthTurningAgain
		if g.span.turn == turned.turn {
			lies, other = turned, printed
		}
	}
	if other.radius(size) > worth*lies.radius(size) {
		lies = other
	}
	g.span, g.lain = lies, size
}

// within keeps the board from being panned out of sight: where it is larger than
// the grid it fills it, otherwise it lies in its middle.
func (g *CastleGrid) within(offset fyne.Position) fyne.Position {
	board := g.span.size(g.plan.radius)
	keep := func(at, board, room float32) float32 {
		if board <= room {
			return (room - board) / 2
		}
		return min(0, max(at, room-board))
	}
	return fyne.NewPos(keep(offset.X, board.Width, g.Size().Width), keep(offset.Y, board.Height, g.Size().Height))
}

// steps are the zooms from the whole board to the largest fields. All but the
// first make fields large enough for a finger.
func (g *CastleGrid) steps() []float32 {
	width := root3 * g.span.radius(g.Size())
	zooms := []float32{1}
	if width == 0 {
		return zooms
	}
	for next := max(gridStep, widgets.TouchSize/width); next*width <= largestStep; next *= gridStep {
		zooms = append(zooms, next)
	}
	return zooms
}

// Zoom is how much larger than on the whole board the fields are, from 1.
func (g *CastleGrid) Zoom() float32 { return g.zoom }

// SetZoom changes the size of the fields, within what is possible. What lies in
// the middle stays there.
func (g *CastleGrid) SetZoom(zoom float32) {
	g.zoomAt(zoom, fyne.NewPos(g.Size().Width/2, g.Size().Height/2))
}

// zoomAt zooms around a position of the grid.
func (g *CastleGrid) zoomAt(zoom float32, at fyne.Position) {
	steps := g.steps()
	zoom = min(max(zoom, 1), steps[len(steps)-1])
	if zoom == g.zoom || g.plan.radius == 0 {
		return
	}
	fixed := g.plan.within(at.Subtract(g.offset))
	g.zoom = zoom
	g.replan()
	g.offset = g.within(at.Subtract(g.plan.place(fixed.X, fixed.Y)))
	g.remember()
	g.update()
	g.zoomed()
}

// ZoomIn shows less of the board, larger: that around what is selected, or
// around the middle.
func (g *CastleGrid) ZoomIn() {
	for _, step := range g.steps() {
		if step > g.zoom*1.01 {
			g.SetZoom(step)
			break
		}
	}
	for _, f := range g.state.Fields {
		if f.Signs.Has(GridSelected) {
			g.Reveal(f.Key)
			return
		}
	}
}

// ZoomOut shows more of the board, smaller.
func (g *CastleGrid) ZoomOut() {
	steps := g.steps()
	for i := len(steps) - 1; i >= 0; i-- {
		if steps[i] < g.zoom*0.99 {
			g.SetZoom(steps[i])
			return
		}
	}
}

// ShowAll shows the whole board.
func (g *CastleGrid) ShowAll() { g.SetZoom(1) }

// CanZoomIn tells whether fields can be shown larger.
func (g *CastleGrid) CanZoomIn() bool {
	steps := g.steps()
	return g.zoom < steps[len(steps)-1]*0.99
}

// CanZoomOut tells whether more of the board can be shown.
func (g *CastleGrid) CanZoomOut() bool { return g.zoom > 1 }

// Reveal pans no further than is needed to see a field with its neighbours.
func (g *CastleGrid) Reveal(key string) {
	f, ok := g.field(key)
	if !ok {
		return
	}
	at, around := g.center(f).Add(g.offset), 2.5*g.plan.radius
	into := func(at, room float32) float32 {
		if room < 2*around {
			return room/2 - at
		}
		return min(max(at, around), room-around) - at
	}
	g.pan(fyne.NewDelta(into(at.X, g.Size().Width), into(at.Y, g.Size().Height)))
}

// pan moves the board as far as it can go.
func (g *CastleGrid) pan(by fyne.Delta) {
	offset := g.within(g.offset.AddXY(by.DX, by.DY))
	if offset == g.offset {
		return
	}
	g.offset = offset
	g.remember()
	if g.view != nil {
		g.view.pan()
	}
	g.zoomed()
}

// remember keeps what lies in the middle, for other sizes of the grid.
func (g *CastleGrid) remember() {
	half := fyne.NewPos(g.Size().Width/2, g.Size().Height/2)
	g.middle = g.plan.within(half.Subtract(g.offset))
}

func (g *CastleGrid) zoomed() {
	if g.OnZoomed != nil {
		g.OnZoomed()
	}
}

// slip is how far a finger may move while it taps.
const slip float32 = 10

// Dragged implements fyne.Draggable: the board goes with the finger.
func (g *CastleGrid) Dragged(event *fyne.DragEvent) {
	g.Explorable.Dragged(event)
	if g.pinch.used {
		return
	}
	if g.panned {
		g.pan(event.Dragged)
		return
	}
	way := g.Pressed()
	if way.X*way.X+way.Y*way.Y > slip*slip {
		g.panned = true
		g.pan(fyne.NewDelta(way.X, way.Y))
	}
}

// DragEnd implements fyne.Draggable: a finger that has moved the board has not
// tapped.
func (g *CastleGrid) DragEnd() {
	if g.panned || g.pinch.used {
		g.panned = false
		g.EndPress()
		g.pinch.fingers = nil
		return
	}
	g.Explorable.DragEnd()
}

// Scrolled implements fyne.Scrollable.
func (g *CastleGrid) Scrolled(event *fyne.ScrollEvent) { g.pan(event.Scrolled) }

// Tapped implements fyne.Tappable.
func (g *CastleGrid) Tapped(event *fyne.PointEvent) {
	if !g.pinch.used {
		g.Explorable.Tapped(event)
	}
}

// TappedSecondary implements fyne.SecondaryTappable: a right click, or a long
// press on a touch screen.
func (g *CastleGrid) TappedSecondary(event *fyne.PointEvent) {
	if !g.pinch.used {
		g.Explorable.TappedSecondary(event)
	}
}

// gridPinch follows two fingers on a touch screen.
type gridPinch struct {
	fingers map[int]fyne.Position
	apart   float32 // the fingers were so far apart at the last step
	used    bool    // two fingers were down: lifting them is no tap
}

// spread is how far the fingers are apart, and what lies between them.
func (p gridPinch) spread() (apart float32, between fyne.Position, ok bool) {
	if len(p.fingers) != 2 {
		return 0, fyne.Position{}, false
	}
	var ends []fyne.Position
	for _, at := range p.fingers {
		ends = append(ends, at)
	}
	way := ends[0].Subtract(ends[1])
	apart = float32(math.Hypot(float64(way.X), float64(way.Y)))
	return apart, fyne.NewPos((ends[0].X+ends[1].X)/2, (ends[0].Y+ends[1].Y)/2), true
}

// TouchDown implements mobile.Touchable.
func (g *CastleGrid) TouchDown(event *mobile.TouchEvent) {
	if len(g.pinch.fingers) == 0 {
		g.pinch = gridPinch{fingers: map[int]fyne.Position{}}
	}
	g.pinch.fingers[event.ID] = event.Position
	if apart, _, ok := g.pinch.spread(); ok {
		g.pinch.apart, g.pinch.used = apart, true
		g.panned = false
		g.EndPress()
	}
}

// TouchMoved implements mobile.Movable: fingers that spread zoom in by steps,
// which is as fast as a phone can draw the fields anew.
func (g *CastleGrid) TouchMoved(event *mobile.TouchEvent) {
	if _, down := g.pinch.fingers[event.ID]; !down {
		return
	}
	g.pinch.fingers[event.ID] = event.Position
	apart, between, ok := g.pinch.spread()
	if !ok {
		return
	}
	switch {
	case apart > g.pinch.apart*gridStep:
		g.zoomAt(g.zoom*gridStep, between)
	case apart < g.pinch.apart/gridStep:
		g.zoomAt(g.zoom/gridStep, between)
	default:
		return
	}
	g.pinch.apart = apart
}

// TouchUp implements mobile.Touchable.
func (g *CastleGrid) TouchUp(event *mobile.TouchEvent) { delete(g.pinch.fingers, event.ID) }

// TouchCancel implements mobile.Touchable.
func (g *CastleGrid) TouchCancel(event *mobile.TouchEvent) { delete(g.pinch.fingers, event.ID) }
