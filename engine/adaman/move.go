package adaman

import (
	"math/bits"
	"strings"

	"adytum/engine"
	"adytum/engine/decktet"
)

// A Set is a set of cards.
type Set uint64

// SetOf makes a set of cards.
func SetOf(cards ...decktet.Card) Set {
	var s Set
	for _, c := range cards {
		s |= 1 << c
	}
	return s
}

// Has reports whether a card is in the set.
func (s Set) Has(c decktet.Card) bool { return s>>c&1 != 0 }

// Len is the number of cards in the set.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// Cards lists the set in the fixed order.
func (s Set) Cards() []decktet.Card {
	cards := make([]decktet.Card, 0, s.Len())
	for ; s != 0; s &= s - 1 {
		cards = append(cards, decktet.Card(bits.TrailingZeros64(uint64(s))))
	}
	return cards
}

// String joins the cards of the set in the fixed order by plus signs.
func (s Set) String() string {
	ids := make([]string, 0, s.Len())
	for _, c := range s.Cards() {
		ids = append(ids, c.ID())
	}
	return strings.Join(ids, "+")
}

// A Move is a play: the target and the resources that are discarded for it
// (A3). For the Excuse the target is the Excuse itself and Pay the one card
// that is moved (A13, A14).
//
// Its text is the target, a colon, and the payment joined by plus signs in the
// fixed order of the cards: "diplomat:ace_of_moons+castle", "excuse:mill".
type Move struct {
	Target decktet.Card
	Pay    Set
}

// String is the canonical text.
func (m Move) String() string {
	return m.Target.ID() + ":" + m.Pay.String()
}

// ParseMove reads the canonical text of a move.
func (Game) ParseMove(text string) (engine.Move, error) {
	d, refusal := readDraft(text)
	if refusal != nil {
		return nil, refusal
	}
	if m := Move(d); d.Target != None && d.Pay != 0 && m.String() == text {
		return m, nil
	}
	return nil, engine.Unreadable(text)
}

// A Draft is a half-made move: a target or None, and some payment or none.
type Draft Move

// String is its text, with which Consider can be asked.
func (d Draft) String() string {
	if d.Target == None {
		return d.Pay.String()
	}
	return Move(d).String()
}

// readDraft reads a move of which parts may be missing, the payment in any
// order: "diplomat:", "castle+mill", "".
func readDraft(text string) (Draft, *engine.Refusal) {
	d := Draft{Target: None}
	rest := text
	if target, pay, found := strings.Cut(text, ":"); found {
		c, err := decktet.Parse(target)
		if err != nil {
			return d, engine.Unreadable(text)
		}
		d.Target, rest = c, pay
	}
	if rest == "" {
		return d, nil
	}
	for id := range strings.SplitSeq(rest, "+") {
		c, err := decktet.Parse(id)
		if err != nil || d.Pay.Has(c) {
			return d, engine.Unreadable(text)
		}
		d.Pay |= SetOf(c)
	}
	return d, nil
}

// Moves lists the legal moves sorted by text.
func (p Position) Moves() []engine.Move {
	var moves []Move
	switch p.phase {
	case AsksPlay:
		moves = p.plays()
	case AsksExcuseInCapital, AsksExcuseInResources:
		for _, c := range append(p.capital.Cards(), p.resources.Cards()...) {
			if p.mayAnswer(c) {
				moves = append(moves, Move{decktet.Excuse, SetOf(c)})
			}
		}
	case Won, Stuck, Gallows, GivenUp:
	}
	return engine.SortedByText(moves)
}

// plays lists every target with every payment that reaches its price.
func (p Position) plays() []Move {
	var moves []Move
	for _, target := range p.targets() {
		var fitting Set
		for _, c := range p.resources.Cards() {
			if c.Shares(target) {
				fitting |= SetOf(c)
			}
		}
		for pay := fitting; pay != 0; pay = (pay - 1) & fitting {
			if sumOf(pay) >= Value(target) {
				moves = append(moves, Move{target, pay})
			}
		}
	}
	return moves
}

func sumOf(s Set) int {
	sum := 0
	for _, c := range s.Cards() {
		sum += Value(c)
	}
	return sum
}
