package widgets

import (
	"time"

	"fyne.io/fyne/v2"
)

// A reel is what a board shows for a while: cards or cubes that fly, a film of
// pieces. It holds nobody up: it can be ended at any moment, and is over then.
type reel struct {
	total time.Duration
	// draw draws what is to be seen some time after the beginning, over what is
	// there for good; over is called once.
	draw func(at time.Duration)
	over func()

	animation *fyne.Animation // nil until it is started
	ended     bool
}

// start winds the reel from its beginning to its end.
func (r *reel) start() {
	r.animation = fyne.NewAnimation(r.total, r.wind)
	r.animation.Curve = fyne.AnimationLinear
	r.animation.Start()
}

// wind goes to a share of the whole time.
func (r *reel) wind(share float32) {
	switch {
	case r.ended: // a last tick of a reel that was cut short
	case share >= 1:
		r.end()
	default:
		r.draw(time.Duration(float64(r.total) * float64(share)))
	}
}

// end shows at once what is there for good.
func (r *reel) end() {
	if r.ended {
		return
	}
	r.ended = true
	if r.animation != nil {
		r.animation.Stop()
	}
	r.over()
}

// slowing is how far something has come that slows down towards its end, after a
// share of its time.
func slowing(share float32) float32 { return 1 - (1-share)*(1-share) }

const (
	flightTime    = 200 * time.Millisecond
	flightStagger = 70 * time.Millisecond
	// Many things leave closer together, so that a deal is never long.
	staggerLimit = 600 * time.Millisecond
)

// timing is when each of several things that fly one after another is where.
type timing struct {
	things  int
	stagger time.Duration
	elapsed time.Duration
}

func newTiming(things int) timing {
	stagger := flightStagger
	if n := things - 1; n > 0 {
		stagger = min(stagger, staggerLimit/time.Duration(n))
	}
	return timing{things: things, stagger: stagger}
}

// length is the time until all have landed.
func (t timing) length() time.Duration {
	return flightTime + t.stagger*time.Duration(t.things-1)
}

// progress of thing i runs from 0 before it leaves to 1 once it has landed.
func (t timing) progress(i int) float32 {
	own := t.elapsed - t.stagger*time.Duration(i)
	return slowing(min(max(float32(own)/float32(flightTime), 0), 1))
}

// between is the place on a straight way after some progress.
func between(a, b fyne.Position, p float32) fyne.Position {
	return fyne.NewPos(a.X+(b.X-a.X)*p, a.Y+(b.Y-a.Y)*p)
}
