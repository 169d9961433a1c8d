package widgets

import (
	"time"
)

// A CardFlight is a card on its straight way from one spot to another. The
// state of the table is already the one after all flights have landed.
type CardFlight struct {
	Card Card
	From Spot
	To   Spot
}

// flight is a set of cards under way.
type flight struct {
	reel
	timing
	cards []CardFlight
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
	if t.moves() && t.view != nil && len(known) > 0 {
		t.launch(known).start()
	}
}

// launch lets cards leave that do not move yet.
func (t *CardTable) launch(cards []CardFlight) *flight {
	f := &flight{timing: newTiming(len(cards)), cards: cards}
	f.reel = reel{total: f.length(), over: t.land, draw: func(at time.Duration) {
		f.elapsed = at
		if t.view != nil {
			t.view.moveFlight()
		}
	}}
	t.flight = f
	if t.view != nil {
		t.view.startFlight()
	}
	return f
}

func (t *CardTable) land() {
	t.flight = nil
	if t.view != nil {
		t.view.endFlight()
	}
	if landed := t.landed; landed != nil {
		t.landed = nil
		landed()
	}
}

// Flying says whether cards are under way.
func (t *CardTable) Flying() bool { return t.flight != nil }

// Settle lands all flying cards at once.
func (t *CardTable) Settle() {
	if t.flight != nil {
		t.flight.end()
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
