package fast

// A Limit says how long and how deep a search may go.
type Limit struct {
	// Depth is the largest depth in turns.
	Depth int
	// Nodes bounds the positions that are visited at depth 2 and deeper; 0 for
	// no bound.
	Nodes int
	// Stop is asked now and then whether to end at once; nil never ends.
	Stop func() bool
	// Lines is how many of the best turns get an exact value; 0 means 1.
	Lines int
	// Rand mixes the turns before they are searched, so that equal ones take
	// turns at being the first; nil leaves them in order.
	Rand *Rand
}

// A Line is a turn with its value for the side to move.
type Line struct {
	Turn  Turn
	Value int32
}

// A Result is what a search has found: the best turns, the best first, the
// depth that was completed, and how many positions were visited.
type Result struct {
	Lines []Line
	Depth int
	Nodes int
}

// The scale of values: a win is worth more the sooner it comes.
const (
	win     = 1_000_000
	beyond  = win + 1
	mostPly = 40
	certain = win - 2*mostPly // from here on the end is seen
)

// Certain reports whether a value is a win or defeat that is seen.
func Certain(value int32) bool { return value >= certain || value <= -certain }

// MostDepth is the largest depth of a search.
const MostDepth = mostPly - 1

// A Searcher looks for good turns: alpha-beta over complete turns, deeper and
// deeper, with a table of positions. It keeps its memory from one search to
// the next but no knowledge, so the same search finds the same. Two goroutines
// must not use it at once.
type Searcher struct {
	rules   *Rules
	weights *Weights
	limit   Limit
	table   []entry
	stamp   uint16
	depth   int // of the search that goes on
	nodes   int
	stopped bool
	states  [mostPly + 1]State
	lists   [mostPly + 1][]ranked
	killers [mostPly + 1][2]Turn
	order   order
	best    []Line
}

// NewSearcher makes a searcher with all the memory it needs.
func NewSearcher() *Searcher {
	s := &Searcher{table: make([]entry, entryCount), best: make([]Line, 0, maxLines)}
	for i := range s.lists {
		s.lists[i] = make([]ranked, 0, listSize)
	}
	return s
}

// listSize is room for the turns of nearly every position; longer lists grow.
const listSize = 2048

// Search looks for the best turns of a state that is not over, which must have
// weights and rules that stay as they are meanwhile. The lines of the result
// are valid until the next search. There is always at least one; depth 1 is
// completed, however few nodes are allowed, unless Stop ends it.
func (w *Searcher) Search(r *Rules, weights *Weights, s *State, limit Limit) Result {
	w.begin(r, weights, s, limit)
	root := w.lists[0]
	lines := max(limit.Lines, 1)
	done := 0
	for depth := 1; depth <= min(limit.Depth, MostDepth); depth++ {
		w.depth = depth
		found := w.searchRoot(root, depth, lines)
		w.best = found
		if w.stopped {
			break
		}
		done = depth
		if len(root) == 1 || Certain(found[0].Value) {
			break
		}
	}
	return Result{Lines: w.best, Depth: done, Nodes: w.nodes}
}

func (w *Searcher) begin(r *Rules, weights *Weights, s *State, limit Limit) {
	w.rules, w.weights, w.limit = r, weights, limit
	w.nodes, w.stopped = 0, false
	w.killers = [mostPly + 1][2]Turn{}
	w.order = order{}
	if w.stamp++; w.stamp == 0 { // stamps begin anew, so old entries must go
		clear(w.table)
		w.stamp = 1
	}
	w.states[0] = *s
	w.rank(0, Pass, false)
	root := w.lists[0]
	if limit.Rand != nil {
		for i := len(root) - 1; i > 0; i-- {
			j := limit.Rand.below(i + 1)
			root[i], root[j] = root[j], root[i]
		}
	}
	lift(root, len(root))
	w.best = append(w.best[:0], Line{Turn: root[0].turn})
}

// searchRoot searches every turn to a depth, gives the best ones exact values,
// and puts those to the front of the list. If it is stopped, the best so far
// come first, then those of the search before.
func (w *Searcher) searchRoot(root []ranked, depth, lines int) []Line {
	var buffer [maxLines]Line
	found := buffer[:0]
	lines = min(lines, maxLines, len(root))
	alpha := int32(-beyond)
	for i := range root {
		v := w.child(0, root[i].turn, depth, i, alpha, beyond, true)
		if w.stopped {
			break
		}
		if v <= alpha {
			continue
		}
		if len(found) == lines {
			found = found[:lines-1]
		}
		found = insert(found, Line{root[i].turn, v})
		if len(found) == lines {
			alpha = found[lines-1].Value
		}
	}
	for _, old := range w.best {
		if len(found) < lines && !contains(found, old.Turn) && w.stopped {
			found = append(found, old)
		}
	}
	for n := len(found) - 1; n >= 0; n-- {
		bringToFront(root, found[n].Turn)
	}
	return append(w.best[:0], found...)
}

// maxLines is the most lines a search gives.
const maxLines = 16

func insert(lines []Line, l Line) []Line {
	lines = append(lines, l)
	for i := len(lines) - 1; i > 0 && lines[i-1].Value < lines[i].Value; i-- {
		lines[i-1], lines[i] = lines[i], lines[i-1]
	}
	return lines
}

func contains(lines []Line, t Turn) bool {
	for _, l := range lines {
		if l.Turn == t {
			return true
		}
	}
	return false
}

func bringToFront(list []ranked, t Turn) {
	for i, r := range list {
		if r.turn == t {
			copy(list[1:i+1], list[:i])
			list[0] = r
			return
		}
	}
}

// child searches one turn of a position; place is its number in the order of
// trying. Late turns are searched less deep first, and all but the first with
// a null window, since they are expected to be worse.
func (w *Searcher) child(ply int, t Turn, depth, place int, alpha, beta int32, quiet bool) int32 {
	next := &w.states[ply+1]
	*next = w.states[ply]
	w.rules.Play(next, t)
	if place == 0 || alpha == -beyond {
		return -w.node(ply+1, depth-1, -beta, -alpha)
	}
	if less := reduction(depth, place); less > 0 && quiet {
		if v := -w.node(ply+1, depth-1-less, -alpha-1, -alpha); v <= alpha || w.stopped {
			return v
		}
	}
	v := -w.node(ply+1, depth-1, -alpha-1, -alpha)
	if v > alpha && v < beta && !w.stopped {
		v = -w.node(ply+1, depth-1, -beta, -alpha)
	}
	return v
}

// reduction is how much less deep a late turn is searched first. That so early a
// turn counts as late was measured: 127 to 93 games at equal nodes against
// bounds of 6 and 24.
func reduction(depth, place int) int {
	switch {
	case depth < 2 || place < 2:
		return 0
	case depth < 4 || place < 6:
		return 1
	}
	return 2
}

// widths are how many turns are tried at each depth where the window is null,
// the others being skipped: near the leaves, what ranks low hardly ever matters.
var widths = [...]int{0, 20, 50, 100}

func width(depth int) int {
	if depth < len(widths) {
		return widths[depth]
	}
	return 1 << 30
}

// node is the value of a position for the side to move.
func (w *Searcher) node(ply, depth int, alpha, beta int32) int32 {
	s := &w.states[ply]
	if s.winner != Open {
		return endValue(s, ply)
	}
	w.nodes++
	if w.mustStop() {
		return 0
	}
	if depth <= 0 || ply >= mostPly {
		return w.rules.Evaluate(s, w.weights)
	}
	known, remembered := w.recall(s, ply, depth, alpha, beta)
	if remembered {
		return known.value
	}
	best, bestTurn, bound := int32(-beyond), Pass, atMost
	first := 0
	if known.found && w.rules.plausible(s, known.turn) { // often it makes the others needless
		v := w.child(ply, known.turn, depth, 0, alpha, beta, false)
		if w.stopped {
			return 0
		}
		best, bestTurn, first = v, known.turn, 1
		if v > alpha {
			alpha, bound = v, exact
		}
		if v >= beta {
			w.remember(s, ply, depth, best, atLeast, bestTurn)
			return best
		}
	}
	w.rank(ply, known.turn, first == 1)
	list := w.lists[ply]
	limit := len(list)
	if beta == alpha+1 {
		limit = min(limit, width(depth))
	}
	ordered := min(limit, lifted)
	lift(list, ordered)
	for i := first; i < limit; i++ {
		if i == ordered {
			ordered = min(limit, 3*i)
			lift(list[i:], ordered-i)
		}
		t := list[i].turn
		v := w.child(ply, t, depth, i, alpha, beta, list[i].rank < rankTactic)
		if w.stopped {
			return 0
		}
		if v > best {
			best, bestTurn = v, t
		}
		if v > alpha {
			alpha, bound = v, exact
		}
		if alpha >= beta {
			bound = atLeast
			w.reward(s, ply, depth, t, list[i].rank)
			break
		}
		if i == limit-1 && best <= -certain { // what ranks low may still save the game
			limit = len(list)
		}
	}
	w.remember(s, ply, depth, best, bound, bestTurn)
	return best
}

// lifted is how many turns are put in order before the first is tried; the
// others, which seldom matter, follow in larger and larger lots.
const lifted = 6

func endValue(s *State, ply int) int32 {
	switch {
	case s.winner == Draw:
		return 0
	case s.winner == Winner(s.turn):
		return int32(win - ply)
	}
	return -int32(win - ply)
}

// mustStop reports whether the search has to end; the context is asked now and
// then only.
func (w *Searcher) mustStop() bool {
	const now = 256
	switch {
	case w.stopped:
	case w.limit.Nodes > 0 && w.nodes > w.limit.Nodes && w.depth > 1:
		w.stopped = true
	case w.nodes%now == 0 && w.limit.Stop != nil && w.limit.Stop():
		w.stopped = true
	}
	return w.stopped
}

// reward remembers a turn that refuted the one before, for the order of trying
// elsewhere.
func (w *Searcher) reward(s *State, ply, depth int, t Turn, rank int32) {
	if rank >= rankTactic {
		return
	}
	if w.killers[ply][0] != t {
		w.killers[ply][1] = w.killers[ply][0]
		w.killers[ply][0] = t
	}
	w.order.reward(s.turn, t, int32(depth*depth))
}
