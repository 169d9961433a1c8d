// Package decktet describes the Decktet, P. D. Magnus's deck of 36 basic and
// 9 extended cards: their ranks, suits and kinds, and nothing of any game.
package decktet

import (
	"fmt"
	"math/bits"
	"strings"
)

// A Card is one of the 45 cards; its number is its place in the fixed order.
type Card uint8

// A Rank is the printed rank of a card: 2 to 9 stand for themselves.
type Rank uint8

// The ranks without a printed number.
const (
	NoRank Rank = 0 // the Excuse
	Ace    Rank = 1
	Crown  Rank = 10
	Pawn   Rank = 11
	Court  Rank = 12
)

// Suits is a set of suits.
type Suits uint8

// The six suits in their order.
const (
	Moons Suits = 1 << iota
	Suns
	Waves
	Leaves
	Wyrms
	Knots

	AllSuits = Moons | Suns | Waves | Leaves | Wyrms | Knots
)

// Kinds is the set of a card's types.
type Kinds uint8

// The types a card may have; Origin, Market and End are location and event.
const (
	AceCard Kinds = 1 << iota
	Personality
	Location
	EventCard
)

// suitNames and suitLetters follow the order of the suits.
var suitNames = [...]string{"Moons", "Suns", "Waves", "Leaves", "Wyrms", "Knots"}

const suitLetters = "MSWLYK"

// Basic returns the 36 cards of the basic deck in the fixed order.
func Basic() []Card { return span(AceOfMoons, Windfall) }

// Extended returns all 45 cards in the fixed order, the Excuse among them.
func Extended() []Card { return span(AceOfMoons, Window) }

func span(first, last Card) []Card {
	cards := make([]Card, 0, Count)
	for c := first; c <= last; c++ {
		cards = append(cards, c)
	}
	return cards
}

// ID is the card's name in move texts, files and translations, such as
// "chance_meeting".
func (c Card) ID() string { return table[c].id }

// String is the card's ID.
func (c Card) String() string { return c.ID() }

// Name is the English name as printed, such as "The Chance Meeting".
func (c Card) Name() string { return table[c].name }

// Rank is the printed rank.
func (c Card) Rank() Rank { return table[c].rank }

// Suits is the set of the card's suits; the Excuse has none.
func (c Card) Suits() Suits { return table[c].suits }

// Kinds is the set of the card's types; the Excuse has none.
func (c Card) Kinds() Kinds { return table[c].kinds }

// Is reports whether the card has one of the given types.
func (c Card) Is(k Kinds) bool { return table[c].kinds&k != 0 }

// Shares reports whether two cards have a suit in common.
func (c Card) Shares(other Card) bool { return table[c].suits&table[other].suits != 0 }

// Parse finds the card with an ID. The error names the text it could not find.
func Parse(id string) (Card, error) {
	if c, ok := byID[id]; ok {
		return c, nil
	}
	return 0, fmt.Errorf("decktet: no card is called %q", id)
}

var byID = func() map[string]Card {
	m := make(map[string]Card, Count)
	for c := range Card(Count) {
		m[c.ID()] = c
	}
	return m
}()

// Each calls f for every suit in the set, in the order of the suits.
func (s Suits) Each(f func(Suits)) {
	for ; s != 0; s &= s - 1 {
		f(s & -s)
	}
}

// Len is the number of suits in the set.
func (s Suits) Len() int { return bits.OnesCount8(uint8(s)) }

// String names the suits, joined by "|".
func (s Suits) String() string {
	var names []string
	s.Each(func(one Suits) { names = append(names, suitNames[bits.TrailingZeros8(uint8(one))]) })
	return strings.Join(names, "|")
}

// Letters spells the set with one letter a suit: M S W L Y K.
func (s Suits) Letters() string {
	var b strings.Builder
	s.Each(func(one Suits) { b.WriteByte(suitLetters[bits.TrailingZeros8(uint8(one))]) })
	return b.String()
}

// String is the printed rank: a number, or the word for it.
func (r Rank) String() string {
	switch r {
	case NoRank:
		return "Excuse"
	case Ace:
		return "Ace"
	case Crown:
		return "Crown"
	case Pawn:
		return "Pawn"
	case Court:
		return "Court"
	}
	return fmt.Sprint(uint8(r))
}
