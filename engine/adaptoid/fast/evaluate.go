package fast

// The evaluation says how good a state is for the side to move, in thousandths
// of the natural logarithm of its odds to win. It is a sum of features with
// weights: each is counted for the side to move and for the other, with weights
// of their own, because a threat is worth more to whose turn it is.

// The features of one side.
const (
	fBodies  = iota // adaptoids
	fLegs           // square roots of the legs of each, in tenths
	fPincers        // square roots of the pincers of each, in tenths
	fMobile         // cells within reach, attacks included
	fMovers         // adaptoids that can go somewhere
	fVictims        // enemies that can be captured
	fTrades         // enemies that can be traded off
	fUnfed          // own adaptoids with fewer liberties than limbs
	fTight          // with as many, next to a cell that the enemy can occupy
	fNarrow         // with one more, next to two such cells
	fSpare          // spare liberties of those with limbs, at most two each
	features
)

// Weights are what the features count.
type Weights struct {
	// Mover and Other are the sides' features.
	Mover, Other [features]int32
	// Short is the worth of being so many captures short of the target, what
	// will starve for certain counted in; one table for each side.
	Short [2][8]int32
	// Strike is the worth of a capture in reach that ends the game.
	Strike [2]int32
	// Turn is the worth of being to move.
	Turn int32
}

// roots are square roots in tenths.
var roots = [mostLimbs + 1]int32{0, 10, 14, 17, 20, 22, 24}

// sides are what the evaluation sees.
type sides struct {
	counts [2][features]int32
	short  [2]int // captures short of the target
	strike [2]bool
}

// look counts the features, the side to move first.
func (r *Rules) look(s *State, v *sides) {
	*v = sides{}
	me := int(s.turn & 1)
	free := s.free()
	var reached [2]Set
	for side := range v.counts {
		reached[side] = r.lookAt(s, me^side, free, &v.counts[side])
	}
	spare, unfed := s.liberties.minus(s.limbs)
	for side := range v.counts {
		open := free & (reached[side^1] | r.around(s.own[me^side^1]))
		r.lookAtFood(s, me^side, spare, unfed, open, &v.counts[side])
	}
	// Enemies that are unfed now will starve at the end of this turn (P7).
	v.short[0] = max(int(r.target)-int(s.captures[me])-int(v.counts[1][fUnfed]), 0)
	v.short[1] = max(int(r.target)-int(s.captures[me^1]), 0)
	for side := range v.strike {
		v.strike[side] = v.short[side] == 1 && v.counts[side][fVictims]+v.counts[side^1][fTight] > 0
	}
}

// lookAt counts what a side has and can do; it returns the cells it can go to.
func (r *Rules) lookAt(s *State, side int, free Set, n *[features]int32) (reached Set) {
	own, foes := s.own[side&1], s.own[side&1^1]
	n[fBodies] = int32(own.len())
	var victims, trades Set
	for rest := own & s.limbed(); rest != 0; rest &= rest - 1 {
		c := rest.first()
		k := s.kinds[c&63]
		n[fLegs] += roots[k.legs()%len(roots)]
		n[fPincers] += roots[k.pincers()%len(roots)]
		if k.legs() == 0 {
			continue
		}
		met := r.walk(r.near[c&63], k, free)
		ground := met & free
		reached |= ground
		ends := ground.len()
		for met &= foes & r.armed(k); met != 0; met &= met - 1 {
			pincers, other := k.pincers(), s.kinds[met.first()&63].pincers()
			if pincers > other {
				victims |= met & -met
				ends++
			} else if pincers == other && (pincers > 0 || r.ZeroTrades) {
				trades |= met & -met
				ends++
			}
		}
		n[fMobile] += int32(ends)
		if ends > 0 {
			n[fMovers]++
		}
	}
	n[fVictims] = int32(victims.len())
	n[fTrades] = int32((trades &^ victims).len())
	return reached
}

// lookAtFood counts how a side is fed; open are the cells that the enemy can
// occupy in a turn, and spare the liberties that everybody has over.
func (r *Rules) lookAtFood(s *State, side int, spare tally, unfed, open Set, n *[features]int32) {
	own := s.own[side&1] & s.limbed()
	fed := own &^ unfed
	n[fUnfed] = int32((own & unfed).len())
	few := fed &^ (spare.twos | spare.fours)
	tight, narrow := few&^spare.ones, few&spare.ones
	n[fTight] = int32((tight & r.around(open)).len())
	n[fSpare] = int32(narrow.len() + 2*(fed&^few).len())
	for ; narrow != 0; narrow &= narrow - 1 {
		if near := r.near[narrow.first()&63] & open; near&(near-1) != 0 { // two at least
			n[fNarrow]++
		}
	}
}

// Evaluate is how good a state that is not over is for the side to move.
func (r *Rules) Evaluate(s *State, w *Weights) int32 {
	var v sides
	r.look(s, &v)
	sum := w.Turn + w.Short[0][v.short[0]&7] - w.Short[1][v.short[1]&7]
	for i := range features {
		sum += w.Mover[i]*v.counts[0][i] + w.Other[i]*v.counts[1][i]
	}
	if v.strike[0] {
		sum += w.Strike[0]
	}
	if v.strike[1] {
		sum -= w.Strike[1]
	}
	return sum
}
