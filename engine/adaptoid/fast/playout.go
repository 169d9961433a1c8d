package fast

import "math/bits"

// RandomPlayout plays random turns to the end. A turn is drawn in two stages:
// first a step, each as likely as the others and as none; then a growth, each
// that is legal after the step as likely as the others (and, where growth is
// optional, as none). A turn after which little can grow is therefore likelier
// than one after which much can. With the option OneAction each action is as
// likely as the others. The hash of the state is not kept.
func (r *Rules) RandomPlayout(s *State, rand *Rand) {
	for r.OneAction && s.winner == Open {
		r.Play(s, r.randomAction(s, rand))
	}
	for s.winner == Open {
		r.randomTurn(s, rand)
	}
}

// randomTurn makes a turn of a state that is not over.
func (r *Rules) randomTurn(s *State, rand *Rand) {
	me, scored := int(s.turn&1), s.captures
	from, to := r.randomStep(s, rand)
	k := s.kinds[from&63]
	switch {
	case from == to:
	case s.own[me^1]&one(to) != 0:
		if r.step(s, from, to); s.winner != Open { // P9: the turn ends here
			s.turn ^= 1
			return
		}
	default:
		r.shift(s, from, to, me, k)
	}
	grew := r.growRandom(s, rand)
	if starving := s.unfed(me ^ 1); starving != 0 {
		s.captures[me] += uint8(starving.len())
		r.takeAll(s, starving, me^1)
	}
	s.turn ^= 1
	if s.captures != scored { // else nobody can have won
		r.over(s)
	}
	if !grew && s.winner == Open {
		s.hash = s.anew()
		before := s.hash ^ turnKey
		if from != to {
			before ^= pieceKey(me, from, k) ^ pieceKey(me, to, k)
		}
		s.count(before, s.captures == scored)
	}
}

// randomStep draws a step; from and to are equal for none. It looks at each mover
// once and keeps one of its steps with the chance that makes all so far equally
// likely. What a product with the luck leaves below its high word is as random
// again, so one number does for all movers.
func (r *Rules) randomStep(s *State, rand *Rand) (from, to int) {
	me := s.turn & 1
	free := s.free()
	foes := s.own[me^1]
	var ends Set
	pick, total, luck := 0, 1, rand.Uint64()
	for movers := s.own[me] & s.legged; movers != 0; movers &= movers - 1 {
		c := movers.first()
		k := s.kinds[c&63]
		met := r.walk(r.near[c&63], k, free)
		reached := met & free
		if met &= foes & r.armed(k); met != 0 {
			reached |= r.attackable(s, k, met)
		}
		n := reached.len()
		total += n
		high, low := bits.Mul64(luck, uint64(total))
		luck = low
		keep := (int(high) - n) >> 63 // all or nothing
		ends ^= (ends ^ reached) & Set(keep)
		from ^= (from ^ c) & keep
		pick ^= (pick ^ int(high)) & keep
	}
	if ends == 0 {
		return 0, 0
	}
	return from, ends.nth(pick)
}

// growRandom draws a growth and makes it; false if nothing grows. It does all
// that a body, a leg and a pincer need without branching, because no processor
// foresees which of them it is.
func (r *Rules) growRandom(s *State, rand *Rand) bool {
	me := s.turn & 1
	used := s.used[me]
	bodies, room := r.around(s.own[me])&s.free(), s.own[me]&^s.full()
	if !used.allows(Body) {
		bodies = 0
	}
	nb := bodies.len()
	total := nb + 2*room.len()
	if !used.limbsLeft() || r.GrowthOptional || total == 0 {
		return r.growAny(s, rand)
	}
	pick := rand.below(total)
	limb := least(nb, pick)
	mask := Set(-limb) // all or nothing
	pick -= nb & -limb
	pincer := pick & limb
	at := (bodies&^mask | room&mask).nth(pick >> (limb & 1))
	b := one(at)
	s.own[me] |= b
	s.kinds[at&63] += kind(limb<<3 | limb - pincer)
	s.legged |= b & Set(pincer-limb)
	s.used[me] = used + countOf(Body+Growth(limb+pincer))
	s.limbs.more(b & mask)
	s.liberties.less(r.near[at&63] &^ mask)
	s.ungrown, s.quiet = 0, 0
	return true
}

// mostGrowths is more than any state has growths, none being one of them.
const mostGrowths = 64

// growAny is growRandom where not all that fits on the board is allowed, or
// nothing at all may grow.
func (r *Rules) growAny(s *State, rand *Rand) bool {
	var buffer [mostGrowths]Turn
	turns := r.withGrowths(s, buffer[:0], Pass)
	g, at := turns[rand.below(len(turns))].Growth()
	if g == Nothing {
		return false
	}
	r.grow(s, g, at)
	s.ungrown, s.quiet = 0, 0
	return true
}

// least is 1 if a is at most b, else 0.
func least(a, b int) int { return int(uint64(a-b-1) >> 63) }

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
