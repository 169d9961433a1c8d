package fast

// PlainSearch is the turn that alpha-beta to a fixed depth likes best, with its
// value, and nothing more: no table, no order, no reductions. It is what the
// Searcher is measured by. Rand mixes the turns at the root, so that equal ones
// take turns; nil leaves them in order.
func (r *Rules) PlainSearch(s *State, w *Weights, depth int, rand *Rand) (Turn, int32) {
	turns := r.Legal(s, nil)
	if rand != nil {
		for i := len(turns) - 1; i > 0; i-- {
			j := rand.below(i + 1)
			turns[i], turns[j] = turns[j], turns[i]
		}
	}
	best, alpha := turns[0], int32(-beyond)
	for _, t := range turns {
		next := *s
		r.Play(&next, t)
		if v := -r.plain(&next, w, depth-1, -beyond, -alpha); v > alpha {
			alpha, best = v, t
		}
	}
	return best, alpha
}

func (r *Rules) plain(s *State, w *Weights, depth int, alpha, beta int32) int32 {
	if s.winner != Open {
		return endValue(s, 0)
	}
	if depth == 0 {
		return r.Evaluate(s, w)
	}
	for _, t := range r.Legal(s, nil) {
		next := *s
		r.Play(&next, t)
		alpha = max(alpha, -r.plain(&next, w, depth-1, -beta, -alpha))
		if alpha >= beta {
			break
		}
	}
	return alpha
}
