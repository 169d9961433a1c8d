package fast

import "adytum/engine/decktet"

// A balance bounds what is left to pay with, in the manner of Hall's theorem.
// For each of the 64 sets of suits it holds the supply, the values of the cards
// that touch the set, less the demand, the prices of the personalities whose
// suits all lie in the set: only those cards pay for them, and each only once.
// A position with a negative balance is lost.
//
// The 64 figures lie in lanes of 16 bits, four to a word, offset so that no
// lane ever borrows from its neighbour.
type balance [16]uint64

const (
	laneOffset = 0x4000 // the bit that a negative balance lacks
	eachLane   = 0x0001_0001_0001_0001
)

// even is the balance of no cards at all.
var even = func() (b balance) {
	for i := range b {
		b[i] = laneOffset * eachLane
	}
	return b
}()

// entire is a card's share in the balance.
var entire = tabulate(func(c decktet.Card) (b balance) {
	for set := range 64 {
		amount := uint64(value(c)) << (16 * (set % 4))
		switch touches, inside := relation(c, set); {
		case inside && c.Is(decktet.Personality):
			b[set/4] -= amount
		case touches && !c.Is(decktet.Personality):
			b[set/4] += amount
		}
	}
	return b
})

// inCapital is a card's share while it lies in the capital. There it must first
// be bought, for its value or more, with cards that share a suit with it. If
// all of its suits lie in the set, so do those payments, and it adds nothing.
var inCapital = tabulate(func(c decktet.Card) balance {
	b := entire[c]
	for set := range 64 {
		if _, inside := relation(c, set); inside && !c.Is(decktet.Personality) {
			b[set/4] &^= 0xffff << (16 * (set % 4))
		}
	}
	return b
})

// relation reports whether some and whether all of the card's suits are in a set.
func relation(c decktet.Card, set int) (touches, inside bool) {
	return int(c.Suits())&set != 0, int(c.Suits())&^set == 0
}

func (b *balance) add(other *balance) {
	for i := range b {
		b[i] += other[i]
	}
}

// starved reports whether some set of suits has a negative balance.
func (v *solver) starved(s *State) bool {
	b := v.ahead[s.next]
	for rest := s.resources | s.palace; rest != 0; rest &= rest - 1 {
		b.add(&entire[rest.first()])
	}
	capital := &inCapital
	if int(s.next) <= v.excuse || s.phase == ExcuseInResources {
		capital = &entire // A14 gives a card of the capital away
	}
	for rest := s.capital; rest != 0; rest &= rest - 1 {
		b.add(&capital[rest.first()])
	}
	signs := ^uint64(0)
	for _, word := range b {
		signs &= word
	}
	return signs&(laneOffset*eachLane) != laneOffset*eachLane
}
