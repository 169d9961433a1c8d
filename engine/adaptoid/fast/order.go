package fast

// A ranked turn is one with its place in the order of trying.
type ranked struct {
	turn Turn
	rank int32
}

// The ranks are in the unit of the evaluation, which they foretell roughly: what
// a turn does to the liberties, whom it captures, and what first legs are worth.
// What was good elsewhere adds to that.
const (
	rankKnown    = 1 << 28 // what was best here before
	rankEnd      = 1 << 27
	rankCapture  = 1500
	rankRepelled = -1500
	rankTactic   = 1200 // from here on a turn is no quiet one
	rankFirstLeg = 240
	rankKiller   = 700
	mostReward   = 1 << 14
	rewardShift  = 5
)

// An order remembers which steps and growths were good, by colour.
type order struct {
	steps [2][64][64]int32
	grows [2][4][64]int32
}

// reward counts for the parts of a turn, and halves everything before it gets
// too large.
func (o *order) reward(colour uint8, t Turn, n int32) {
	tooLarge := false
	if from, to, steps := t.Step(); steps {
		o.steps[colour&1][from][to] += n
		tooLarge = o.steps[colour&1][from][to] > mostReward
	}
	g, at := t.Growth()
	o.grows[colour&1][g][at] += n
	if tooLarge || o.grows[colour&1][g][at] > mostReward {
		o.halve()
	}
}

func (o *order) halve() {
	for c := range 2 {
		for i := range o.steps[c] {
			for j := range o.steps[c][i] {
				o.steps[c][i][j] /= 2
			}
		}
		for g := range o.grows[c] {
			for i := range o.grows[c][g] {
				o.grows[c][g][i] /= 2
			}
		}
	}
}

// lift brings the n highest ranked turns to the front, in order. Most of the
// rest are looked at once only, because they rank below those already there.
func lift(list []ranked, n int) {
	for i := 1; i < len(list); i++ {
		x, to := list[i], min(i, n)
		if to == 0 || x.rank <= list[to-1].rank {
			continue
		}
		if i >= n {
			to = n - 1
			list[i] = list[to]
		}
		for ; to > 0 && list[to-1].rank < x.rank; to-- {
			list[to] = list[to-1]
		}
		list[to] = x
	}
}

// food is who has how many liberties to spare: none, one, or two.
type food struct{ own, foe [3]Set }

func (s *State) food() food {
	var f food
	spare, unfed := s.liberties.minus(s.limbs)
	fed := s.limbed() &^ unfed &^ spare.fours
	own, foe := fed&s.own[s.turn&1], fed&s.own[s.turn&1^1]
	for i, have := range [3]Set{^(spare.ones | spare.twos), spare.ones &^ spare.twos, spare.twos &^ spare.ones} {
		f.own[i], f.foe[i] = own&have, foe&have
	}
	return f
}

// The worth of a liberty that an adaptoid loses, by what it had to spare.
var (
	ownLoss = [3]int32{2000, 1150, 440}
	foeLoss = [3]int32{rankCapture, 190, 150}
)

// lost is what the neighbours of a newly occupied cell lose.
func (f *food) lost(near Set) int32 {
	n := int32(0)
	for i := range ownLoss {
		n += foeLoss[i]*int32((near&f.foe[i]).len()) - ownLoss[i]*int32((near&f.own[i]).len())
	}
	return n
}

// gained is what the neighbours of a newly free cell gain.
func (f *food) gained(near Set) int32 {
	n := int32(0)
	for i := range 2 {
		n += ownLoss[i+1]*int32((near&f.own[i]).len()) - foeLoss[i+1]*int32((near&f.foe[i]).len())
	}
	return n
}

// after is the food after neighbours of one cell have lost and those of
// another have gained.
func (f food) after(lost, gained Set) food {
	for _, side := range []*[3]Set{&f.own, &f.foe} {
		none, single, double := side[0], side[1], side[2]
		side[0] = none&^(lost|gained) | single&lost
		side[1] = single&^(lost|gained) | double&lost | none&gained
		side[2] = double&^(lost|gained) | single&gained
	}
	return f
}

// standing is the worth of an own adaptoid's liberties to spare.
func standing(spare int) int32 {
	switch {
	case spare < 0:
		return -ownLoss[0] - ownLoss[1] - ownLoss[2]
	case spare == 0:
		return -ownLoss[1] - ownLoss[2]
	case spare == 1:
		return -ownLoss[2]
	}
	return 0
}

// rank lists the turns of a position with their ranks.
func (w *Searcher) rank(ply int, known Turn, found bool) {
	s, r := &w.states[ply], w.rules
	list := w.lists[ply][:0]
	free := s.free()
	f := s.food()
	me := s.turn & 1
	if r.OneAction {
		list = w.rankActions(s, list)
	} else {
		list = w.rankGrowths(s, Pass, f, s.own[me], s.limbed(), s.legged, s.full(), free, 0, list)
		for movers := s.own[me] & s.legged; movers != 0; movers &= movers - 1 {
			from := movers.first()
			for ends := r.reach(s, from, free); ends != 0; ends &= ends - 1 {
				list = w.rankStep(s, f, from, ends.first(), free, list)
			}
		}
	}
	w.mark(list, ply, known, found)
	w.lists[ply] = list
}

// mark lifts the turn that was best before and those that refuted others.
func (w *Searcher) mark(list []ranked, ply int, known Turn, found bool) {
	killers := w.killers[ply]
	for i := range list {
		switch t := list[i].turn; {
		case found && t == known:
			list[i].rank = rankKnown
		case t == killers[0] && t != Pass:
			list[i].rank += rankKiller + 1
		case t == killers[1] && t != Pass:
			list[i].rank += rankKiller
		}
	}
}

// rankStep lists a step with all that can grow after it.
func (w *Searcher) rankStep(s *State, f food, from, to int, free Set, list []ranked) []ranked {
	r, me := w.rules, s.turn&1
	t := MakeStep(from, to)
	rank := w.order.steps[me][from][to] >> rewardShift
	if s.own[me^1]&one(to) != 0 {
		rank += clashRank(s, from, to)
		after := *s
		if r.step(&after, from, to); after.winner != Open {
			return append(list, ranked{t, rank + rankEnd})
		}
		free = after.free()
		return w.rankGrowths(&after, t, after.food(), after.own[me], after.limbed(), after.legged, after.full(), free, rank, list)
	}
	arrived, left := r.near[to&63]&^r.near[from&63], r.near[from&63]&^r.near[to&63]&^one(to)
	arrived &^= one(from)
	limbs := s.kinds[from&63].limbs()
	was := (r.near[from&63] & free).len() - limbs
	is := (r.near[to&63] & (free | one(from))).len() - limbs
	rank += f.lost(arrived) + f.gained(left) + standing(is) - standing(was)
	f = f.after(arrived, left)
	both := one(from) | one(to)
	for i := range f.own {
		f.own[i] &^= one(from)
		if is == i {
			f.own[i] |= one(to)
		}
	}
	full := s.full()
	if full&one(from) != 0 {
		full ^= both
	}
	return w.rankGrowths(s, t, f, s.own[me]^both, s.limbed()^both, s.legged^both, full, free^both, rank, list)
}

func clashRank(s *State, from, to int) int32 {
	switch mine, other := s.kinds[from&63].pincers(), s.kinds[to&63].pincers(); {
	case mine > other:
		return rankCapture
	case mine == other:
		return 0
	}
	return rankRepelled
}

// rankGrowths lists a step with all that can grow after it; the sets are as the
// step leaves them.
func (w *Searcher) rankGrowths(s *State, t Turn, f food, own, limbed, legged, full, free Set, rank int32, list []ranked) []ranked {
	r, me := w.rules, s.turn&1
	start := len(list)
	grows := &w.order.grows[me]
	if s.used[me].allows(Body) {
		for bodies := r.around(own) & free; bodies != 0; bodies &= bodies - 1 {
			c := bodies.first()
			list = append(list, ranked{t.With(Body, c), rank + grows[Body][c]>>rewardShift + f.lost(r.near[c&63])})
		}
	}
	legs, pincers := s.used[me].allows(Leg), s.used[me].allows(Pincer)
	for room := own &^ full; room != 0; room &= room - 1 {
		c := room.first()
		n := rank
		for i := range f.own {
			n -= ownLoss[i] * int32(f.own[i]>>(c&63)&1)
		}
		if limbed&one(c) == 0 { // the first limb uses up a liberty of a bare body
			n += standing((r.near[c&63] & free).len() - 1)
		}
		if legs {
			m := n + grows[Leg][c]>>rewardShift
			if legged&one(c) == 0 {
				m += rankFirstLeg
			}
			list = append(list, ranked{t.With(Leg, c), m})
		}
		if pincers {
			list = append(list, ranked{t.With(Pincer, c), n + grows[Pincer][c]>>rewardShift})
		}
	}
	if len(list) == start || r.GrowthOptional {
		list = append(list, ranked{t, rank})
	}
	return list
}

// rankActions lists the turns of the option OneAction.
func (w *Searcher) rankActions(s *State, list []ranked) []ranked {
	var buffer [mostActions]Turn
	for _, t := range w.rules.actions(s, buffer[:0]) {
		rank := int32(0)
		from, to, steps := t.Step()
		g, at := t.Growth()
		switch {
		case t.Feeds():
			rank = rankCapture
		case steps && s.own[s.turn&1^1]&one(to) != 0:
			rank = clashRank(s, from, to)
		case steps:
			rank = w.order.steps[s.turn&1][from][to] >> rewardShift
		default:
			rank = w.order.grows[s.turn&1][g][at] >> rewardShift
		}
		list = append(list, ranked{t, rank})
	}
	return list
}
