package fast

import "math/bits"

// RandomPlayout plays random turns to the end: each step-1 choice is as likely
// as the others, to stay put being one of them, and then each growth. With the
// option OneAction each action is.
func (r *Rules) RandomPlayout(s *State, rand *Rand) {
	for r.OneAction && s.winner == Open {
		r.Play(s, r.randomAction(s, rand))
	}
	var way ways
	for s.winner == Open {
		r.randomTurn(s, rand, &way)
	}
}

// ways are the movers of a turn and where each may go.
type ways struct {
	froms [supplied]int
	ends  [supplied]Set
}

func (r *Rules) randomTurn(s *State, rand *Rand, w *ways) {
	free := s.free()
	n, total := 0, 1
	for movers := s.own[s.turn&1] & s.legged; movers != 0 && n < supplied; movers &= movers - 1 {
		from := movers.first()
		w.froms[n], w.ends[n] = from, r.reach(s, from, free)
		total += w.ends[n].len()
		n++
	}
	before, scored := s.hash, s.captures
	if pick := rand.below(total) - 1; pick >= 0 {
		i := 0
		for size := w.ends[0].len(); pick >= size; size = w.ends[i].len() {
			pick -= size
			i++
		}
		if r.step(s, w.froms[i], w.ends[i].nth(pick)); s.winner != Open {
			return
		}
	}
	grew := r.growRandom(s, rand)
	r.feed(s)
	s.turn ^= 1
	s.hash ^= turnKey
	if r.over(s); s.winner == Open && !grew {
		s.count(before, s.captures == scored)
	}
}

// growRandom makes step 2 with any growth, and where growth is optional with
// none as one of them; false if nothing grows.
func (r *Rules) growRandom(s *State, rand *Rand) bool {
	bodies, legs, pincers := r.growths(s)
	nb, nl := bodies.len(), legs.len()
	total := nb + nl + pincers.len()
	some := total
	if r.GrowthOptional {
		some++
	}
	if some == 0 {
		return false
	}
	pick := rand.below(some)
	switch {
	case pick < nb:
		r.grow(s, Body, bodies.nth(pick))
	case pick >= total:
		return false
	default:
		pick -= nb
		g, room := Leg, legs
		if pick >= nl {
			pick -= nl
			g, room = Pincer, pincers
		}
		r.growLimb(s, g, room.nth(pick))
	}
	s.ungrown, s.quiet = 0, 0
	return true
}

// mostActions is more than any state has turns of one action: 12 movers with
// 36 ends each, 25 bodies, 12 legs, 12 pincers, and two more.
const mostActions = 12*36 + 25 + 12 + 12 + 2

// randomAction draws one of the turns of the option OneAction.
func (r *Rules) randomAction(s *State, rand *Rand) Turn {
	var buffer [mostActions]Turn
	turns := r.Legal(s, buffer[:0])
	return turns[rand.below(len(turns))]
}

// nthOfByte is the place of the n-th bit of a byte, by n and the byte.
var nthOfByte = func() (table [8][256]uint8) {
	for b := range 256 {
		n := 0
		for place := range 8 {
			if b>>place&1 != 0 {
				table[n][b] = uint8(place)
				n++
			}
		}
	}
	return table
}()

// nth is one cell of a set that has more than n. It counts the bits of all
// bytes at once (Vigna's broadword selection), since a loop over the cells
// would end where no processor can foresee it.
func (s Set) nth(n int) int {
	const each, top = 0x0101010101010101, 0x8080808080808080
	x := uint64(s)
	sums := x - x>>1&0x5555555555555555
	sums = sums&0x3333333333333333 + sums>>2&0x3333333333333333
	sums = (sums + sums>>4) & 0x0f0f0f0f0f0f0f0f * each
	place := 8 * bits.OnesCount64(((uint64(n)*each|top)-sums)&top)
	return place + int(nthOfByte[(n-int(sums<<8>>(place&63)&0xff))&7][x>>(place&63)&0xff])
}
