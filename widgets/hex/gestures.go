package hex

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
)

// slip is how far a finger may move while it taps.
const slip float32 = 10

// Dragged implements fyne.Draggable: the board goes with the finger.
func (z *ZoomBoard) Dragged(event *fyne.DragEvent) {
	z.Explorable.Dragged(event)
	if z.pinch.used {
		return
	}
	if z.panned {
		z.pan(event.Dragged)
		return
	}
	way := z.Pressed()
	if way.X*way.X+way.Y*way.Y > slip*slip {
		z.panned = true
		z.pan(fyne.NewDelta(way.X, way.Y))
	}
}

// DragEnd implements fyne.Draggable: a finger that has moved the board has not
// tapped.
func (z *ZoomBoard) DragEnd() {
	if z.panned || z.pinch.used {
		z.panned = false
		z.EndPress()
		z.pinch.fingers = nil
		return
	}
	z.Explorable.DragEnd()
}

// Scrolled implements fyne.Scrollable.
func (z *ZoomBoard) Scrolled(event *fyne.ScrollEvent) { z.pan(event.Scrolled) }

// Tapped implements fyne.Tappable.
func (z *ZoomBoard) Tapped(event *fyne.PointEvent) {
	if !z.pinch.used {
		z.Explorable.Tapped(event)
	}
}

// TappedSecondary implements fyne.SecondaryTappable: a right click, or a long
// press on a touch screen.
func (z *ZoomBoard) TappedSecondary(event *fyne.PointEvent) {
	if !z.pinch.used {
		z.Explorable.TappedSecondary(event)
	}
}

// pinch follows two fingers on a touch screen.
type pinch struct {
	fingers map[int]fyne.Position
	apart   float32 // the fingers were so far apart at the last step
	used    bool    // two fingers were down: lifting them is no tap
}

// spread is how far the fingers are apart, and what lies between them.
func (p pinch) spread() (apart float32, between fyne.Position, ok bool) {
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
func (z *ZoomBoard) TouchDown(event *mobile.TouchEvent) {
	if len(z.pinch.fingers) == 0 {
		z.pinch = pinch{fingers: map[int]fyne.Position{}}
	}
	z.pinch.fingers[event.ID] = event.Position
	if apart, _, ok := z.pinch.spread(); ok {
		z.pinch.apart, z.pinch.used = apart, true
		z.panned = false
		z.EndPress()
	}
}

// TouchMoved implements mobile.Movable: fingers that spread zoom in by steps,
// which is as fast as a phone can draw the cells anew.
func (z *ZoomBoard) TouchMoved(event *mobile.TouchEvent) {
	if _, down := z.pinch.fingers[event.ID]; !down {
		return
	}
	z.pinch.fingers[event.ID] = event.Position
	apart, between, ok := z.pinch.spread()
	if !ok {
		return
	}
	switch {
	case apart > z.pinch.apart*zoomStep:
		z.zoomAt(z.zoom*zoomStep, between)
	case apart < z.pinch.apart/zoomStep:
		z.zoomAt(z.zoom/zoomStep, between)
	default:
		return
	}
	z.pinch.apart = apart
}

// TouchUp implements mobile.Touchable.
func (z *ZoomBoard) TouchUp(event *mobile.TouchEvent) { delete(z.pinch.fingers, event.ID) }

// TouchCancel implements mobile.Touchable.
func (z *ZoomBoard) TouchCancel(event *mobile.TouchEvent) { delete(z.pinch.fingers, event.ID) }
