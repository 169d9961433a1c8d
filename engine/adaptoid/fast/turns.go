package fast

// A Turn is a complete turn (P3): a step or none, and a growth or none, or the
// feeding of the option OneAction.
type Turn uint32

// A Growth is what grows in step 2.
type Growth uint8

// The growths.
const (
	Nothing Growth = iota
	Body
	Leg
	Pincer
)

const (
	toShift   = 6
	growShift = 12
	atShift   = 14
	cellMask  = 63
	stepFlag  = 1 << 20
	feedFlag  = 1 << 21
)

// Pass is the turn without a step and a growth, and Feed the one that feeds.
const (
	Pass Turn = 0
	Feed Turn = feedFlag
)

// MakeStep is a turn that goes from one cell to another.
func MakeStep(from, to int) Turn { return Turn(from | to<<toShift | stepFlag) }

// With adds a growth to a turn.
func (t Turn) With(g Growth, at int) Turn { return t | Turn(int(g)<<growShift|at<<atShift) }

// Step is where a turn goes; false if it stays.
func (t Turn) Step() (from, to int, steps bool) {
	return int(t & cellMask), int(t >> toShift & cellMask), t&stepFlag != 0
}

// Growth is what grows where.
func (t Turn) Growth() (Growth, int) { return Growth(t >> growShift & 3), int(t >> atShift & cellMask) }

// Feeds reports whether the turn is the feeding of the option OneAction.
func (t Turn) Feeds() bool { return t&feedFlag != 0 }

// reach is where a piece may go: the free cells, and the enemies it may attack
// (P4, P5).
func (r *Rules) reach(s *State, from int, free Set) Set {
	k := s.kinds[from&63]
	met := r.walk(r.near[from&63], k, free)
	reached := met & free
	if met &= s.own[s.turn&1^1] & r.armed(k); met != 0 {
		reached |= r.attackable(s, k, met)
	}
	return reached
}

// walk is all that a piece comes upon, on free cells and next to them, if its
// first step leads to some (P4). With one leg, that is where the way ends.
func (r *Rules) walk(met Set, k kind, free Set) Set {
	if k.legs() > 1 {
		return r.walkOn(met, k, free)
	}
	return met
}

// walkOn takes all steps but the first.
func (r *Rules) walkOn(met Set, k kind, free Set) Set {
	for n := k.legs(); n > 1; n-- {
		more := met | r.around(met&free)
		if more == met {
			break
		}
		met = more
	}
	return met
}

// armed is every cell if a piece may attack at all, else none (P5).
func (r *Rules) armed(k kind) Set { return Set(-k.pincers()>>63) | r.unarmed }

// attackable is the part of some enemies that a piece may attack (P5).
func (r *Rules) attackable(s *State, k kind, foes Set) Set {
	own := k.pincers()
	for rest := foes; rest != 0; rest &= rest - 1 {
		c := rest.first()
		other := s.kinds[c&63].pincers()
		if own < other && !r.LosingAttacks || own == 0 && other == 0 && !r.ZeroTrades {
			foes &^= one(c)
		}
	}
	return foes
}

// growths is where each thing can grow (P6).
func (r *Rules) growths(s *State) (bodies, legs, pincers Set) {
	me := s.turn & 1
	own := s.own[me]
	used := s.used[me]
	if used.allows(Body) {
		bodies = r.around(own) & s.free()
	}
	room := own &^ s.full()
	if used.allows(Leg) {
		legs = room
	}
	if used.allows(Pincer) {
		pincers = room
	}
	return bodies, legs, pincers
}

// Legal appends the legal turns of a state that is not over.
func (r *Rules) Legal(s *State, turns []Turn) []Turn {
	if r.OneAction {
		return r.actions(s, turns)
	}
	turns = r.withGrowths(s, turns, Pass)
	free := s.free()
	for movers := s.own[s.turn] & s.legged; movers != 0; movers &= movers - 1 {
		from := movers.first()
		for ends := r.reach(s, from, free); ends != 0; ends &= ends - 1 {
			t := MakeStep(from, ends.first())
			after := *s
			r.step(&after, from, ends.first())
			if after.winner != Open { // P9: the turn ends here
				turns = append(turns, t)
				continue
			}
			turns = r.withGrowths(&after, turns, t)
		}
	}
	return turns
}

// withGrowths appends a step with each growth, and without one where that is
// allowed.
func (r *Rules) withGrowths(s *State, turns []Turn, t Turn) []Turn {
	start := len(turns)
	turns = r.grown(s, turns, t)
	if len(turns) == start || r.GrowthOptional {
		turns = append(turns, t)
	}
	return turns
}

// grown appends a step with each growth.
func (r *Rules) grown(s *State, turns []Turn, t Turn) []Turn {
	bodies, legs, pincers := r.growths(s)
	for ; bodies != 0; bodies &= bodies - 1 {
		turns = append(turns, t.With(Body, bodies.first()))
	}
	for ; legs != 0; legs &= legs - 1 {
		turns = append(turns, t.With(Leg, legs.first()))
	}
	for ; pincers != 0; pincers &= pincers - 1 {
		turns = append(turns, t.With(Pincer, pincers.first()))
	}
	return turns
}

// actions appends the turns of the option OneAction.
func (r *Rules) actions(s *State, turns []Turn) []Turn {
	start := len(turns)
	free := s.free()
	for movers := s.own[s.turn&1] & s.legged; movers != 0; movers &= movers - 1 {
		from := movers.first()
		for ends := r.reach(s, from, free); ends != 0; ends &= ends - 1 {
			turns = append(turns, MakeStep(from, ends.first()))
		}
	}
	turns = r.grown(s, turns, Pass)
	if s.unfed(int(s.turn&1^1)) != 0 {
		turns = append(turns, Feed)
	}
	if len(turns) == start || r.GrowthOptional {
		turns = append(turns, Pass)
	}
	return turns
}

// plausible reports whether a turn that was legal in a position with the same
// hash can be played in this one without harm, should the two be different.
func (r *Rules) plausible(s *State, t Turn) bool {
	own, occupied := s.own[s.turn&1], s.own[0]|s.own[1]
	if from, to, steps := t.Step(); steps {
		if own&s.legged&one(from) == 0 || own&one(to) != 0 {
			return false
		}
		own ^= one(from) | one(to)
		occupied = occupied&^one(from) | one(to)
	}
	switch g, at := t.Growth(); g {
	case Body:
		return occupied&one(at) == 0
	case Leg, Pincer:
		return own&one(at) != 0
	default:
		return true
	}
}

// Play makes a legal turn.
func (r *Rules) Play(s *State, t Turn) {
	before, scored := s.hash, s.captures
	if from, to, steps := t.Step(); steps {
		r.step(s, from, to)
		if s.winner != Open {
			s.turn ^= 1
			s.hash ^= turnKey
			return
		}
	}
	g, at := t.Growth()
	if g != Nothing {
		r.grow(s, g, at)
		s.ungrown, s.quiet = 0, 0
	}
	if !r.OneAction || t.Feeds() {
		r.feed(s)
	}
	s.turn ^= 1
	s.hash ^= turnKey
	if r.over(s); s.winner == Open && g == Nothing {
		s.count(before, s.captures == scored)
	}
}

// step makes step 1 (P4, P5) and sees whether that ends the game (P9).
func (r *Rules) step(s *State, from, to int) {
	me := int(s.turn & 1)
	foe := me ^ 1
	k := s.kinds[from&63]
	if s.own[foe]&one(to) != 0 {
		r.take(s, from, me)
		r.clash(s, to, k)
		return
	}
	r.shift(s, from, to, me, k)
	s.hash ^= pieceKey(me, from, k) ^ pieceKey(me, to, k)
}

// clash attacks an enemy with a piece that has been taken off the board (P5).
func (r *Rules) clash(s *State, at int, k kind) {
	me := int(s.turn & 1)
	foe := me ^ 1
	mine, other := k.pincers(), s.kinds[at&63].pincers()
	if mine >= other {
		r.take(s, at, foe)
		s.score(me, 1)
	}
	if mine <= other {
		s.score(foe, 1)
	} else {
		r.put(s, at, me, k)
	}
	if !r.EndAfterFeeding {
		s.turn ^= 1
		r.over(s)
		s.turn ^= 1
	}
}

// grow makes step 2 (P6).
func (r *Rules) grow(s *State, g Growth, at int) {
	me := int(s.turn & 1)
	if g == Body {
		r.put(s, at, me, 0)
		return
	}
	b := one(at)
	old := s.kinds[at&63]
	k := old + oneLeg
	if g == Leg {
		s.legged |= b
	} else {
		k = old + onePincer
	}
	s.used[me] += countOf(g)
	s.limbs.more(b)
	s.kinds[at&63] = k
	s.hash ^= pieceKey(me, at, old) ^ pieceKey(me, at, k)
}

// unfed is the adaptoids of a colour with fewer liberties than limbs (P7).
func (s *State) unfed(colour int) Set {
	_, starving := s.liberties.minus(s.limbs)
	return s.own[colour&1] & starving
}

// feed makes step 3 (P7).
func (r *Rules) feed(s *State) {
	me := int(s.turn & 1)
	foe := me ^ 1
	starving := s.unfed(foe)
	if starving == 0 {
		return
	}
	s.score(me, uint8(starving.len()))
	r.takeAll(s, starving, foe)
}

// over tests P9; s.turn must be the side that comes next.
func (r *Rules) over(s *State) {
	next := int(s.turn & 1)
	mover := next ^ 1
	byMover := s.captures[mover] >= r.target || s.own[next] == 0
	byNext := s.captures[next] >= r.target || s.own[mover] == 0
	switch {
	case !byMover && !byNext:
	case byMover && byNext && r.TieIsDraw:
		s.winner = Draw
	case byMover:
		s.winner = Winner(mover)
	default:
		s.winner = Winner(next)
	}
}

// untouched reports whether nothing has grown since the first bodies were placed;
// states do not count as repeated until then.
func (s *State) untouched() bool {
	return s.limbed() == 0 && s.captures == [2]uint8{} && (s.own[0]|s.own[1]).len() == 2
}

// count keeps and tests P10 after a turn without growth.
func (s *State) count(before uint64, peaceful bool) {
	s.ungrown++
	if !peaceful || s.untouched() {
		s.quiet = 0
	} else {
		s.past[s.quiet] = before
		s.quiet++
		times := 1
		for _, h := range s.past[:s.quiet] {
			if h == s.hash {
				times++
			}
		}
		if times >= 3 {
			s.winner = s.leader()
			return
		}
	}
	if s.ungrown >= mostUngrown {
		s.winner = s.leader()
	}
}

// leader is who has more captures (P10).
func (s *State) leader() Winner {
	switch {
	case s.captures[0] > s.captures[1]:
		return White
	case s.captures[0] < s.captures[1]:
		return Black
	}
	return Draw
}
