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

// flight is a set of cards under way.
type flight struct {
	cards     []CardFlight
	stagger   time.Duration
	total     time.Duration
	elapsed   time.Duration
	animation *fyne.Animation
}

func newFlight(cards []CardFlight) *flight {
	stagger := flightStagger
	if n := len(cards) - 1; n > 0 {
		stagger = min(stagger, staggerLimit/time.Duration(n))
	}
	return &flight{cards: cards, stagger: stagger, total: flightTime + stagger*time.Duration(len(cards)-1)}
}

// progress of card i runs from 0 before it leaves to 1 once it has landed, and
// slows down towards the end.
func (f *flight) progress(i int) float32 {
	own := f.elapsed - f.stagger*time.Duration(i)
	p := min(max(float32(own)/float32(flightTime), 0), 1)
	return 1 - (1-p)*(1-p)
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
	f.elapsed = time.Duration(float64(f.total) * float64(done))
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
