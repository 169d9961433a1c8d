package adaman

import (
	"slices"

	"adytum/engine"
	"adytum/engine/decktet"
)

// The sizes of the rows. The palace has a sixth place, which ends the game.
const (
	RowSize     = 5
	PalaceLimit = 5
	slots       = 6
)

// None stands for an empty place in a row.
const None = decktet.Card(0xff)

// A Row is a row of cards by place; a card keeps its place until it leaves.
type Row [slots]decktet.Card

var emptyRow = Row{None, None, None, None, None, None}

// A Pile is an ordered pile of cards.
type Pile struct {
	cards [decktet.Count]decktet.Card
	size  int
}

// A Phase is what the position waits for, or how it ended.
type Phase uint8

// The phases.
const (
	AsksPlay              Phase = iota // a play (A3)
	AsksExcuseInCapital                // a resource for the capital (A13)
	AsksExcuseInResources              // a card of the capital for the resources (A14)
	Won                                // A8
	Stuck                              // A9
	Gallows                            // A2
	GivenUp                            // A11
)

// A Position is one moment of a game, with the order of the deck. It is a
// plain value: copying it copies everything, == compares everything.
type Position struct {
	config     Config
	palace     Row
	capital    Row
	resources  Row
	controlled Pile // personalities, in the order they were won
	discards   Pile // everything else that was discarded
	deck       Pile // the last card is dealt first
	phase      Phase
}

// Arrange sets up a game from a deck in the order it is dealt (A1).
func Arrange(config Config, deck []decktet.Card) (Position, []engine.Event) {
	p := Position{config: config, palace: emptyRow, capital: emptyRow, resources: emptyRow}
	for _, c := range slices.Backward(deck) {
		p.deck.push(c)
	}
	t := table{Position: p}
	t.refill()
	return t.Position, t.events
}

// Controlled lists the personalities in the order they were won.
func (p Position) Controlled() []decktet.Card { return p.controlled.list() }

// Discards lists the other discarded cards, the oldest first.
func (p Position) Discards() []decktet.Card { return p.discards.list() }

// Seats is one.
func (p Position) Seats() int { return 1 }

// ToMove is seat 0 until the game is over.
func (p Position) ToMove() engine.Seat {
	if p.over() {
		return engine.Nobody
	}
	return 0
}

func (p Position) over() bool { return p.phase >= Won }

// Score is the score as the rows stand (A10).
func (p Position) Score() int {
	if p.phase == Gallows {
		return 0
	}
	score := 0
	for _, c := range p.Controlled() {
		score += Value(c)
	}
	if p.phase == Won {
		for _, c := range p.resources.Cards() {
			score += Value(c)
		}
	}
	return score
}

// outcomes names the ends of the game.
var outcomes = map[Phase]string{Won: "win", Stuck: "stuck", Gallows: "gallows", GivenUp: "given-up"}

// Outcome is "win", "stuck", "gallows" or "given-up" with the score.
func (p Position) Outcome() (engine.Outcome, bool) {
	if !p.over() {
		return engine.Outcome{}, false
	}
	rank := 2
	if p.phase == Won {
		rank = 1
	}
	return engine.Outcome{Name: outcomes[p.phase], Scores: []int{p.Score()}, Ranks: []int{rank}}, true
}

// Cards lists the cards of a row from left to right, without empty places.
func (r Row) Cards() []decktet.Card {
	cards := make([]decktet.Card, 0, slots)
	for _, c := range r {
		if c != None {
			cards = append(cards, c)
		}
	}
	return cards
}

// Places lists a row with None for its empty places, up to the last card.
func (r Row) Places() []decktet.Card {
	last := slots
	for last > 0 && r[last-1] == None {
		last--
	}
	return slices.Clone(r[:last])
}

// Len is the number of cards in a row.
func (r Row) Len() int {
	n := 0
	for _, c := range r {
		if c != None {
			n++
		}
	}
	return n
}

// Has reports whether a card lies in a row.
func (r Row) Has(c decktet.Card) bool { return c != None && slices.Contains(r[:], c) }

func (r *Row) place(c decktet.Card) { r[slices.Index(r[:], None)] = c }

func (r *Row) take(c decktet.Card) { r[slices.Index(r[:], c)] = None }

func (p *Pile) push(c decktet.Card) {
	p.cards[p.size] = c
	p.size++
}

// pop takes the last card and leaves no trace of it, so that == stays exact.
func (p *Pile) pop() decktet.Card {
	p.size--
	c := p.cards[p.size]
	p.cards[p.size] = 0
	return c
}

func (p Pile) list() []decktet.Card { return slices.Clone(p.cards[:p.size]) }
