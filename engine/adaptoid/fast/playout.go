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
		mover, skipped := 0, 0
		for i, sum := 0, 0; i < n-1; i++ {
			sum += w.ends[i].len()
			past := least(sum, pick)
			mover += past
			skipped += past * w.ends[i].len()
		}
		if r.step(s, w.froms[mover], w.ends[mover].nth(pick-skipped)); s.winner != Open {
			return
		}
	}
	grew := r.growRandom(s, rand)
	r.feed(s)
	s.turn ^= 1
	s.hash ^= turnKey
	if s.captures != scored { // else nobody can have won
		r.over(s)
	}
	if !grew && s.winner == Open {
		s.count(before, s.captures == scored)
	}
}

// least is 1 if a is at most b, else 0.
func least(a, b int) int { return int(uint64(a-b-1) >> 63) }

// growRandom makes step 2 with any growth, and where growth is optional with
// none as one of them; false if nothing grows. It does all that a body, a leg
// and a pincer need without branching, because which of them it is cannot be
// foreseen.
func (r *Rules) growRandom(s *State, rand *Rand) bool {
	me := s.turn & 1
	bodies, legs, pincers := r.growths(s)
	nb, nl := bodies.len(), legs.len()
	total := nb + nl + pincers.len()
	pick := 0
	if r.GrowthOptional {
		pick = rand.below(total+1) - 1
	} else {
		pick = rand.below(total)
	}
	if pick < 0 || total == 0 {
		return false
	}
	limb, pincer := least(nb, pick), least(nb+nl, pick)
	mask := Set(-limb) // all or nothing
	at := (bodies&^mask | (legs|pincers)&mask).nth(pick - nb*limb - nl*pincer)
	b := one(at)
	old := s.kinds[at&63]
	k := old + kind(limb<<(3*pincer&7))
	near := r.near[at&63] &^ mask
	s.own[me] |= b
	s.kinds[at&63] = k
	s.hash ^= pieceKey(int(me), at, k) ^ pieceKey(int(me), at, old)&uint64(mask)
	s.limbed |= b & mask
	s.legged |= b & Set(pincer-limb)
	s.limbsUsed[me][pincer&1] += uint8(limb)
	s.unsure[me] |= near | b&mask
	s.unsure[me^1] |= near
	if k.limbs() == mostLimbs {
		s.full |= b
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
