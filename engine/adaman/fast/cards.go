// Package fast is Adaman for the hot loop of a search: the rules on a small
// mutable value without pointers, random and thrifty playouts, an exact solver
// for an open deck and a fair search for a hidden one.
//
// The readable rules live in the parent package; a test there holds the two
// together. Paragraphs such as A6 are those of the rulebook.
package fast

import (
	"iter"
	"math/bits"
	"slices"

	"adytum/engine/decktet"
)

// A Set is a set of cards, one bit a card number.
type Set uint64

// SetOf collects cards into a set.
func SetOf(cards ...decktet.Card) (s Set) {
	for _, c := range cards {
		s |= one(c)
	}
	return s
}

func one(c decktet.Card) Set { return 1 << c }

// Has reports whether the card is in the set.
func (s Set) Has(c decktet.Card) bool { return s>>c&1 != 0 }

// Len is the number of cards in the set.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// All yields the cards in the fixed order.
func (s Set) All() iter.Seq[decktet.Card] {
	return func(yield func(decktet.Card) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.first()) {
				return
			}
		}
	}
}

// Value is the sum of the cards' values.
func (s Set) Value() (sum int) {
	for ; s != 0; s &= s - 1 {
		sum += int(values[s.first()])
	}
	return sum
}

// first is the lowest card of a set that is not empty.
func (s Set) first() decktet.Card {
	return decktet.Card(bits.TrailingZeros64(uint64(s)) & (tableSize - 1))
}

// rowSize is the length of a full capital or resource row, and of the longest
// palace that does not lose the game.
const rowSize = 5

// topPrice is the highest value of a card.
const topPrice = 10

// tableSize is the length of the tables by card. It is a power of two, so that
// a mask on the card spares the bounds check.
const tableSize = 64

// values are the cards' values.
var values = tabulate(value)

// touching holds, for each card, the cards that share a suit with it.
var touching = tabulate(func(c decktet.Card) (t Set) {
	for _, d := range decktet.Extended() {
		if c.Shares(d) {
			t |= one(d)
		}
	}
	return t
})

// lanes has one byte a suit; the byte is 1 for each of the card's suits.
var lanes = tabulate(func(c decktet.Card) (l uint64) {
	for suit := range 6 {
		l |= uint64(c.Suits()>>suit&1) << (8 * suit)
	}
	return l
})

// personalities of all 45 cards.
var personalities = func() (s Set) {
	for _, c := range decktet.Extended() {
		if c.Is(decktet.Personality) {
			s |= one(c)
		}
	}
	return s
}()

// tabulate makes a table of a figure for each card.
func tabulate[T any](f func(decktet.Card) T) (t [tableSize]T) {
	for _, c := range decktet.Extended() {
		t[c] = f(c)
	}
	return t
}

// value is the rank as Adaman counts it: Crowns, Pawns and Courts are 10.
func value(c decktet.Card) uint8 { return min(uint8(c.Rank()), topPrice) }

// A Deck is the choice of the cards in play.
type Deck uint8

// The decks that are played.
const (
	Basic         Deck = iota // 36 cards
	WithWatchman              // and the Watchman
	WithTwo                   // and the Watchman and the Light Keeper
	WithThree                 // and the Watchman, the Light Keeper and the Consul
	WithoutExcuse             // the extended deck, 44 cards
	Extended                  // all 45 cards

	// DeckCount is the number of decks.
	DeckCount = iota
)

// Cards returns the deck's cards in the fixed order.
func (d Deck) Cards() []decktet.Card { return slices.Collect(deckSets[d].All()) }

// deckSets are the cards of each deck.
var deckSets = func() (t [DeckCount]Set) {
	t[Basic] = SetOf(decktet.Basic()...)
	t[WithWatchman] = t[Basic] | one(decktet.Watchman)
	t[WithTwo] = t[WithWatchman] | one(decktet.LightKeeper)
	t[WithThree] = t[WithTwo] | one(decktet.Consul)
	t[Extended] = SetOf(decktet.Extended()...)
	t[WithoutExcuse] = t[Extended] &^ one(decktet.Excuse)
	return t
}()
