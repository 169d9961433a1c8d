package widgets

import (
	"time"

	"fyne.io/fyne/v2"
)

// A CardFlight is a card on its straight way from one spot to another. The
// state of the table is already the one after all flights have landed.
type CardFlight struct {
	Card Card
	From Spot
	To   Spot
}

const (
	flightTime    = 200 * time.Millisecond
	flightStagger = 70 * time.Millisecond
	// Many cards leave closer together, so that a deal is never long.
	staggerLimit = 600 * time.Millisecond
)

// timing is when each of several things that fly one after another is where.
type timing struct {
	stagger time.Duration
	total   time.Duration
	elapsed time.Duration
}

func newTiming(things int) timing {
	stagger := flightStagger
	if n := things - 1; n > 0 {
		stagger = min(stagger, staggerLimit/time.Duration(n))
	}
	return timing{stagger: stagger, total: flightTime + stagger*time.Duration(things-1)}
}

// advance goes to a share of the whole time.
func (t *timing) advance(done float32) { t.elapsed = time.Duration(float64(t.total) * float64(done)) }

// progress of thing i runs from 0 before it leaves to 1 once it has landed, and
// slows down towards the end.
func (t *timing) progress(i int) float32 {
	own := t.elapsed - t.stagger*time.Duration(i)
	p := min(max(float32(own)/float32(flightTime), 0), 1)
	return 1 - (1-p)*(1-p)
}

// between is the place on a straight way after some progress.
func between(a, b fyne.Position, p float32) fyne.Position {
	return fyne.NewPos(a.X+(b.X-a.X)*p, a.Y+(b.Y-a.Y)*p)
}

// flight is a set of cards under way.
type flight struct {
	timing
	cards     []CardFlight
	animation *fyne.Animation
}

func newFlight(cards []CardFlight) *flight {
	return &flight{timing: newTiming(len(cards)), cards: cards}
}

// Animate lets cards fly one after another. It never holds anybody up: a tap, a
// key or a new state lands them all at once. Without motion nothing flies.
func (t *CardTable) Animate(cards []CardFlight) {
	t.Settle()
	known := make([]CardFlight, 0, len(cards))
	for _, card := range cards {
		_, from := t.BoxOf(card.From)
		_, to := t.BoxOf(card.To)
		if from && to && card.From != card.To {
			known = append(known, card)
		}
	}
	if !t.motion || t.view == nil || len(known) == 0 {
		return
	}
	flight := newFlight(known)
	t.flight = flight
	t.view.startFlight()
	flight.animation = fyne.NewAnimation(flight.total, func(done float32) { t.fly(flight, done) })
	flight.animation.Curve = fyne.AnimationLinear
	flight.animation.Start()
}

func (t *CardTable) fly(f *flight, done float32) {
	if t.flight != f {
		return // a last tick of a flight that was cut short
	}
	f.advance(done)
	if done >= 1 {
		t.Settle()
		return
	}
	if t.view != nil {
		t.view.moveFlight()
	}
}

// Flying says whether cards are under way.
func (t *CardTable) Flying() bool { return t.flight != nil }

// Settle lands all flying cards at once.
func (t *CardTable) Settle() {
	flight := t.flight
	if flight == nil {
		return
	}
	t.flight = nil
	if flight.animation != nil {
		flight.animation.Stop()
	}
	if t.view != nil {
		t.view.endFlight()
	}
	if landed := t.landed; landed != nil {
		t.landed = nil
		landed()
	}
}

// WhenLanded calls f once the cards that fly now have landed, at once if none do.
func (t *CardTable) WhenLanded(f func()) {
	if t.flight == nil {
		f()
		return
	}
	t.landed = f
}
