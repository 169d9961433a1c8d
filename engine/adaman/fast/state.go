package fast

import "adytum/engine/decktet"

// A Config is the deck and the options of a game.
type Config struct {
	Deck Deck
	// ScoreAfterRefill refills the rows of a won game before it is scored (A8).
	ScoreAfterRefill bool
	// Mercy leaves the resources short while five personalities are in the palace.
	Mercy bool
}

// A Phase is what the player has to do next.
type Phase uint8

// The phases.
const (
	Playing           Phase = iota // choose a target and its payment (A3)
	ExcuseInCapital                // choose a resource for the capital (A13)
	ExcuseInResources              // choose a card of the capital for the resources (A14)
)

// An Outcome is how a game ended, if it did.
type Outcome uint8

// The outcomes.
const (
	Open    Outcome = iota
	Win             // every personality is controlled (A8)
	Stuck           // no target can be paid (A9)
	Gallows         // a sixth card came to the palace (A2)
)

// A State is a position: a value without pointers, copied by assignment.
type State struct {
	palace, capital, resources Set
	// unclaimed are the personalities in play that are not controlled yet.
	unclaimed Set
	cfg       Config
	phase     Phase
	outcome   Outcome
	// deck[next:end] is still to be dealt, top first.
	next, end uint8
	deck      [decktet.Count]decktet.Card
}

// A Move is a target with the cards that pay for it. As the answer to the
// Excuse it is the chosen card and no payment.
type Move uint64

const targetShift = 48

// Play is the move that pays for a target with the cards of a set.
func Play(target decktet.Card, payment Set) Move {
	return Move(target)<<targetShift | Move(payment)
}

// Choose is the move that picks a card for the Excuse (A13, A14).
func Choose(c decktet.Card) Move { return Play(c, 0) }

// Target is the card that is played for, or the card chosen for the Excuse.
func (m Move) Target() decktet.Card { return decktet.Card(m >> targetShift & (tableSize - 1)) }

// Payment is the set of resources that the move discards.
func (m Move) Payment() Set { return Set(m & (1<<targetShift - 1)) }

// Deal sets a game up from all the cards of the deck, top card first (A1).
func Deal(cfg Config, order []decktet.Card) State {
	s := lay(cfg, Rows{Deck: order})
	s.refill()
	s.settle()
	return s
}

// Rows are the cards of a position by place; the deck's top card is first.
type Rows struct{ Palace, Capital, Resources, Deck []decktet.Card }

// New takes a position as it lies, without dealing. A personality of the deck
// in play that is in none of the rows is controlled.
func New(cfg Config, rows Rows, phase Phase) State {
	s := lay(cfg, rows)
	s.phase = phase
	if s.palace.Len() > rowSize {
		s.outcome = Gallows
	}
	s.settle()
	return s
}

func lay(cfg Config, rows Rows) State {
	s := State{
		palace:    SetOf(rows.Palace...),
		capital:   SetOf(rows.Capital...),
		resources: SetOf(rows.Resources...),
		cfg:       cfg,
		end:       uint8(len(rows.Deck)),
	}
	copy(s.deck[:], rows.Deck)
	s.unclaimed = (s.palace | s.capital | s.Unseen()) & personalities
	return s
}

// Palace is the set of cards in the palace.
func (s *State) Palace() Set { return s.palace }

// Capital is the set of cards in the capital.
func (s *State) Capital() Set { return s.capital }

// Resources is the set of cards in the resource row.
func (s *State) Resources() Set { return s.resources }

// Controlled is the set of personalities in the discard.
func (s *State) Controlled() Set { return deckSets[s.cfg.Deck] & personalities &^ s.unclaimed }

// Unseen is the set of cards still in the deck.
func (s *State) Unseen() (u Set) {
	for _, c := range s.deck[s.next:s.end] {
		u |= one(c)
	}
	return u
}

// Config is the deck and the options of the game.
func (s *State) Config() Config { return s.cfg }

// Phase is what the player has to do next in a game that is open.
func (s *State) Phase() Phase { return s.phase }

// Outcome is how the game ended, or Open.
func (s *State) Outcome() Outcome { return s.outcome }

// Score is the score of the game if it ended here (A10).
func (s *State) Score() int {
	switch controlled := s.Controlled().Value(); s.outcome {
	case Win:
		return controlled + s.resources.Value()
	case Gallows:
		return 0
	default:
		return controlled
	}
}

// Play makes a move, which must be legal, and deals.
func (s *State) Play(m Move) {
	s.advance(m)
	s.settle()
}

// advance is Play without the test for a game that is stuck.
func (s *State) advance(m Move) {
	target := one(m.Target())
	switch s.phase {
	case ExcuseInCapital:
		s.resources &^= target
		s.capital |= target
		s.phase = Playing
		s.refill()
	case ExcuseInResources:
		s.capital &^= target
		s.resources |= target
		s.phase = Playing
		s.refillResources()
	default:
		s.take(m)
		if s.unclaimed != 0 || s.cfg.ScoreAfterRefill {
			s.refill()
		}
	}
	if s.unclaimed == 0 && s.phase == Playing {
		s.outcome = Win // A8
	}
}

// take discards the payment and moves the target (A3, A5).
func (s *State) take(m Move) {
	target := one(m.Target())
	s.resources &^= m.Payment()
	s.palace &^= target
	s.capital &^= target
	if target&personalities != 0 {
		s.unclaimed &^= target
	} else {
		s.resources |= target
	}
}

// refill deals the capital and then the resources (A6, A7).
func (s *State) refill() {
	for n := s.capital.Len(); n < rowSize && s.next < s.end; {
		c := s.draw()
		if c == decktet.Excuse {
			if s.resources != 0 { // A13
				s.phase = ExcuseInCapital
				return
			}
			continue
		}
		s.capital |= one(c)
		n++
	}
	s.refillResources()
}

// refillResources deals the resources and sends personalities to the palace.
func (s *State) refillResources() {
	court := s.palace.Len()
	for n := s.resources.Len(); n < rowSize && s.next < s.end; {
		if s.cfg.Mercy && court == rowSize {
			return
		}
		switch c := s.draw(); {
		case c == decktet.Excuse:
			if s.capital&^personalities != 0 { // A14
				s.phase = ExcuseInResources
				return
			}
		case one(c)&personalities != 0:
			s.palace |= one(c)
			if court++; court > rowSize {
				s.outcome = Gallows // A2
				return
			}
		default:
			s.resources |= one(c)
			n++
		}
	}
}

func (s *State) draw() decktet.Card {
	c := s.deck[s.next]
	s.next++
	return c & (tableSize - 1)
}

// settle ends a game in which nothing can be paid (A9).
func (s *State) settle() {
	switch {
	case s.outcome != Open || s.phase != Playing:
	case s.unclaimed == 0:
		s.outcome = Win
	case !s.canPlay():
		s.outcome = Stuck
	}
}

// canPlay tests each target with all the resources that share a suit (A9).
func (s *State) canPlay() bool {
	for rest := s.palace | s.capital; rest != 0; rest &= rest - 1 {
		target := rest.first()
		if (s.resources & touching[target]).Value() >= int(values[target]) {
			return true
		}
	}
	return false
}

// excuseChoices are the cards that may answer the Excuse (A13, A14).
func (s *State) excuseChoices() Set {
	if s.phase == ExcuseInCapital {
		return s.resources
	}
	return s.capital &^ personalities
}

// MaxMoves is more than the legal moves of any position, a power of two.
const MaxMoves = 512

// Legal appends the legal moves to a buffer: by target, then by payment, both
// in the order of the cards. A game that is over has none.
func (s *State) Legal(buf []Move) []Move {
	if s.outcome != Open {
		return buf
	}
	if s.phase != Playing {
		for rest := s.excuseChoices(); rest != 0; rest &= rest - 1 {
			buf = append(buf, Choose(rest.first()))
		}
		return buf
	}
	var p purse
	p.open(s.resources)
	for rest := s.palace | s.capital; rest != 0; rest &= rest - 1 {
		target := rest.first()
		for ways := p.ways(target); ways != 0; ways &= ways - 1 {
			buf = append(buf, Play(target, p.cards(ways.first())))
		}
	}
	return buf
}
