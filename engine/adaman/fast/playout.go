package fast

import (
	"math/bits"

	"adytum/engine/decktet"
)

// Rand is a wyrand generator: eight bytes of state, good enough for playouts
// and never used to deal a game that is played.
type Rand uint64

// Uint64 returns 64 random bits.
func (r *Rand) Uint64() uint64 {
	*r += 0xa0761d6478bd642f
	hi, lo := bits.Mul64(uint64(*r), uint64(*r)^0xe7037ed1a0b428db)
	return hi ^ lo
}

// Below returns a number from 0 to n-1. The bias of n in 2^32 is far under what
// playouts can show.
func (r *Rand) Below(n int) int {
	return int(r.Uint64() >> 32 * uint64(n) >> 32)
}

// Float returns a number from 0 up to 1.
func (r *Rand) Float() float64 { return float64(r.Uint64()>>11) / (1 << 53) }

// Shuffle puts cards into a random order.
func (r *Rand) Shuffle(cards []decktet.Card) {
	for i := len(cards) - 1; i > 0; i-- {
		j := r.Below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}

// ShuffleDeck puts the cards that are still to be dealt into a random order.
func (s *State) ShuffleDeck(r *Rand) { r.Shuffle(s.deck[s.next:s.end]) }

// RandomPlayout plays uniformly random legal moves to the end.
func (s *State) RandomPlayout(r *Rand) {
	var p purse
	for s.outcome == Open {
		if s.phase != Playing {
			s.advance(Choose(s.excuseChoices().random(r)))
			continue
		}
		p.open(s.resources)
		m, ok := s.randomMove(&p, r)
		if !ok {
			s.outcome = Stuck
			return
		}
		s.advance(m)
	}
}

// randomMove draws from all pairs of target and payment alike; it reports
// whether there are any.
func (s *State) randomMove(p *purse, r *Rand) (Move, bool) {
	var ways [2 * rowSize]payments
	n, total := 0, 0
	targets := s.palace | s.capital
	for rest := targets; rest != 0 && n < len(ways); rest &= rest - 1 {
		ways[n] = p.ways(rest.first())
		total += ways[n].len()
		n++
	}
	if total == 0 {
		return 0, false
	}
	k := r.Below(total)
	for i := range ways {
		size := ways[i].len()
		if k < size {
			return Play(targets.first(), p.cards(ways[i].nth(k))), true
		}
		k -= size
		targets &= targets - 1
	}
	return 0, false
}

// random draws one card of a set that is not empty.
func (s Set) random(r *Rand) decktet.Card {
	for n := r.Below(s.Len()); n > 0; n-- {
		s &= s - 1
	}
	return s.first()
}

// Thrifty is the move that overpays least; among equals one for a personality,
// then one with the fewest cards. What is still equal is ordered by a scramble
// of move and rows, because every fixed order of the cards favours some of
// them. For the Excuse it is the dearest card. The game must be open.
func (s *State) Thrifty() Move {
	var buf [MaxMoves]Move
	best, least := Move(0), ^uint64(0)
	for _, m := range s.Legal(buf[:0]) {
		if cost := s.thriftyCost(m); cost < least {
			best, least = m, cost
		}
	}
	return best
}

// thriftyCost packs the criteria of Thrifty, the first in the highest bits.
func (s *State) thriftyCost(m Move) uint64 {
	price := uint64(values[m.Target()])
	if s.phase != Playing {
		return topPrice - price
	}
	cost := (uint64(m.Payment().Value()) - price) << 1
	if one(m.Target())&personalities == 0 {
		cost |= 1
	}
	cost = cost<<3 | uint64(m.Payment().Len())
	tie := Rand(uint64(m) ^ uint64(s.palace^s.capital))
	return cost<<32 | tie.Uint64()>>32
}
