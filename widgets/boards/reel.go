package boards

import (
	"time"

	"fyne.io/fyne/v2"
)

// A Reel is what a board shows for a while: cards or cubes that fly, a film of
// pieces. It holds nobody up: it can be ended at any moment, and is over then.
type Reel struct {
	Total time.Duration
	// draw draws what is to be seen some time after the beginning, over what is
	// there for good; over is called once.
	Draw func(at time.Duration)
	Over func()

	animation *fyne.Animation // nil until it is started
	ended     bool
}

// Start winds the reel from its beginning to its end.
func (r *Reel) Start() {
	r.animation = fyne.NewAnimation(r.Total, r.Wind)
	r.animation.Curve = fyne.AnimationLinear
	r.animation.Start()
}

// Wind goes to a share of the whole time.
func (r *Reel) Wind(share float32) {
	switch {
	case r.ended: // a last tick of a reel that was cut short
	case share >= 1:
		r.End()
	default:
		r.Draw(time.Duration(float64(r.Total) * float64(share)))
	}
}

// End shows at once what is there for good.
func (r *Reel) End() {
	if r.ended {
		return
	}
	r.ended = true
	if r.animation != nil {
		r.animation.Stop()
	}
	r.Over()
}

// Slowing is how far something has come that slows down towards its end, after a
// share of its time.
func Slowing(share float32) float32 { return 1 - (1-share)*(1-share) }

// Times of things that fly.
const (
	FlightTime    = 200 * time.Millisecond
	flightStagger = 70 * time.Millisecond
	// Many things leave closer together, so that a deal is never long.
	staggerLimit = 600 * time.Millisecond
)

// A Flight is things that fly one after another.
type Flight[T any] struct {
	Reel
	Things []T

	stagger time.Duration // from one to the next
	elapsed time.Duration
}

// NewFlight lets things leave that do not move yet.
func NewFlight[T any](things []T, draw, landed func()) *Flight[T] {
	f := &Flight[T]{Things: things, stagger: flightStagger}
	if n := len(things) - 1; n > 0 {
		f.stagger = min(f.stagger, staggerLimit/time.Duration(n))
	}
	f.Reel = Reel{Total: FlightTime + f.stagger*time.Duration(len(things)-1), Over: landed, Draw: func(at time.Duration) {
		f.elapsed = at
		draw()
	}}
	return f
}

// Progress of thing i runs from 0 before it leaves to 1 once it has landed.
func (f *Flight[T]) Progress(i int) float32 {
	own := f.elapsed - f.stagger*time.Duration(i)
	return Slowing(min(max(float32(own)/float32(FlightTime), 0), 1))
}

// Between is the place on a straight way after some progress.
func Between(a, b fyne.Position, p float32) fyne.Position {
	return fyne.NewPos(a.X+(b.X-a.X)*p, a.Y+(b.Y-a.Y)*p)
}
