package cards

import (
	"adytum/widgets/boards"
)

// A Flight is a card on its straight way from one spot to another. The
// state of the table is already the one after all flights have landed.
type Flight struct {
	Card Card
	From boards.Spot
	To   boards.Spot
}

// Animate lets cards fly one after another. It never holds anybody up: a tap, a
// key or a new state lands them all at once. Without motion nothing flies.
func (t *Table) Animate(cards []Flight) {
	t.Settle()
	known := make([]Flight, 0, len(cards))
	for _, card := range cards {
		_, from := t.BoxOf(card.From)
		_, to := t.BoxOf(card.To)
		if from && to && card.From != card.To {
			known = append(known, card)
		}
	}
	if t.Moves() && t.view != nil && len(known) > 0 {
		t.launch(known).Start()
	}
}

// launch lets cards leave that do not move yet.
func (t *Table) launch(cards []Flight) *boards.Flight[Flight] {
	t.flight = boards.NewFlight(cards, func() {
		if t.view != nil {
			t.view.moveFlight()
		}
	}, t.land)
	if t.view != nil {
		t.view.startFlight()
	}
	return t.flight
}

func (t *Table) land() {
	t.flight = nil
	if t.view != nil {
		t.view.endFlight()
	}
	if landed := t.landed; landed != nil {
		t.landed = nil
		landed()
	}
}

// Flying reports whether cards are under way.
func (t *Table) Flying() bool { return t.flight != nil }

// Settle lands all flying cards at once.
func (t *Table) Settle() {
	if t.flight != nil {
		t.flight.End()
	}
}

// WhenLanded calls f once the cards that fly now have landed, at once if none do.
func (t *Table) WhenLanded(f func()) {
	if t.flight == nil {
		f()
		return
	}
	t.landed = f
}
