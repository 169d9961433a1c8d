package frame

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"
)

// guardTime is how long a page that comes by itself takes no taps: about as long
// as it takes to see that it is there.
const guardTime = 600 * time.Millisecond

// guard lies over the frame unseen and keeps taps from what is below.
type guard struct {
	widget.BaseWidget

	wait  *fyne.Animation // nil while nothing is guarded
	start func(*fyne.Animation)
}

var (
	_ fyne.Tappable          = (*guard)(nil)
	_ fyne.SecondaryTappable = (*guard)(nil)
	_ mobile.Touchable       = (*guard)(nil)
)

func newGuard() *guard {
	g := &guard{start: (*fyne.Animation).Start}
	g.ExtendBaseWidget(g)
	g.Hide()
	return g
}

// begin keeps taps away for a moment.
func (g *guard) begin() {
	g.Show()
	var wait *fyne.Animation
	wait = fyne.NewAnimation(guardTime, func(done float32) {
		if done == 1 {
			g.timeUp(wait)
		}
	})
	wait.Curve = fyne.AnimationLinear
	g.wait = wait
	g.start(wait)
}

// timeUp ends what a wait was begun for, unless another has begun since.
func (g *guard) timeUp(wait *fyne.Animation) {
	if g.wait == wait {
		g.end()
	}
}

// end lets taps through again.
func (g *guard) end() {
	g.wait = nil
	g.Hide()
}

// Tapped implements fyne.Tappable.
func (g *guard) Tapped(*fyne.PointEvent) {}

// TappedSecondary implements fyne.SecondaryTappable.
func (g *guard) TappedSecondary(*fyne.PointEvent) {}

// TouchDown implements mobile.Touchable.
func (g *guard) TouchDown(*mobile.TouchEvent) {}

// TouchUp implements mobile.Touchable.
func (g *guard) TouchUp(*mobile.TouchEvent) {}

// TouchCancel implements mobile.Touchable.
func (g *guard) TouchCancel(*mobile.TouchEvent) {}

// CreateRenderer implements fyne.Widget; there is nothing to see.
func (g *guard) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}
