package fast

// Perft counts the sequences of turns of a length. Sequences that reach the end
// of the game are not longer than it.
func (r *Rules) Perft(s *State, depth int) int {
	if s.winner != Open {
		return 0
	}
	if depth <= 1 {
		return r.countTurns(s)
	}
	n := 0
	for _, t := range r.Legal(s, make([]Turn, 0, 256)) {
		next := *s
		r.Play(&next, t)
		n += r.Perft(&next, depth-1)
	}
	return n
}

// countTurns counts the legal turns without making a list.
func (r *Rules) countTurns(s *State) int {
	if r.OneAction {
		var buffer [mostActions]Turn
		return len(r.actions(s, buffer[:0]))
	}
	n := r.countGrowths(s)
	free := s.free()
	for movers := s.own[s.turn&1] & s.legged; movers != 0; movers &= movers - 1 {
		from := movers.first()
		for ends := r.reach(s, from, free); ends != 0; ends &= ends - 1 {
			after := *s
			if r.step(&after, from, ends.first()); after.winner != Open {
				n++
			} else {
				n += r.countGrowths(&after)
			}
		}
	}
	return n
}

// countGrowths counts the ways to end a turn after its step.
func (r *Rules) countGrowths(s *State) int {
	bodies, legs, pincers := r.growths(s)
	n := bodies.len() + legs.len() + pincers.len()
	if n == 0 || r.GrowthOptional {
		n++
	}
	return n
}
