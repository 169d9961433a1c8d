package fast

import (
	"cmp"
	"context"
	"slices"

	"adytum/engine/decktet"
)

// A Verdict says whether a position can be won when the deck's order is known.
type Verdict uint8

// The verdicts.
const (
	Undecided Verdict = iota
	Winnable
	Lost
)

// Solve decides a position with the deck's order known and all payments
// allowed. A winnable one comes with a line of moves to the win. Undecided
// means that the context ended or the budget of nodes ran out; a node takes
// about 0.2 microseconds and the memory stays under 100 MB. The same position
// and budget give the same answer.
//
// The search is depth first with a memo of lost positions. It starts again and
// again, each time from another order of the moves and with a higher limit,
// because most winnable deals have many wins and one bad early move can hide
// them all; the memo keeps what the earlier rounds have proved.
func Solve(ctx context.Context, s State, nodeBudget int) (verdict Verdict, line []Move, nodes int) {
	v := newSolver(ctx, s)
	return v.solve(nodeBudget)
}

// The rounds were tuned on a thousand basic deals: the limits hardly matter, a
// slow growth is best.
const (
	firstLimit  = 2000
	limitGrowth = 1.1
	moveNoise   = 8
)

// maxDepth is more than the plays of any game: each discards a card.
const maxDepth = decktet.Count + 2

type solver struct {
	ctx    context.Context
	root   State
	nodes  int
	limit  int // of nodes in this round
	noise  float64
	rand   Rand
	line   []Move // the winning line, last move first
	lost   memo
	worth  [tableSize]float64
	ahead  [decktet.Count + 1]balance // of the deck from each card on
	excuse int                        // the Excuse's place in the deck, or -1
	// unbounded leaves out all pruning, for the test of its soundness.
	unbounded bool
	moves     [maxDepth][MaxMoves]ranked
}

// ranked is a move with its rank among its sisters, the highest first.
type ranked struct {
	rank float64
	move Move
}

func newSolver(ctx context.Context, s State) *solver {
	v := &solver{ctx: ctx, root: s, rand: 1, excuse: -1, worth: worths(s.cfg.Deck)}
	v.ahead[s.end] = even
	for i := int(s.end) - 1; i >= int(s.next); i-- {
		v.ahead[i] = v.ahead[i+1]
		v.ahead[i].add(&entire[s.deck[i]])
		if s.deck[i] == decktet.Excuse {
			v.excuse = i
		}
	}
	return v
}

func (v *solver) solve(nodeBudget int) (Verdict, []Move, int) {
	for limit := float64(firstLimit); ; limit *= limitGrowth {
		v.limit = min(v.nodes+int(limit), nodeBudget)
		verdict := v.search(v.root, 0)
		if verdict != Undecided || v.nodes >= nodeBudget || v.ctx.Err() != nil {
			slices.Reverse(v.line)
			return verdict, v.line, v.nodes
		}
		v.noise = moveNoise
	}
}

func (v *solver) search(s State, depth int) Verdict {
	switch s.outcome {
	case Win:
		return Winnable
	case Stuck, Gallows:
		return Lost
	case Open:
	}
	if v.nodes&1023 == 0 && v.ctx.Err() != nil {
		v.limit = v.nodes
	}
	if v.nodes >= v.limit {
		return Undecided
	}
	v.nodes++
	k := keyOf(&s)
	if !v.unbounded && v.starved(&s) || v.lost.has(k) {
		return Lost
	}
	for _, r := range v.rankedMoves(&s, v.moves[depth][:0]) {
		next := s
		next.Play(r.move)
		switch v.search(next, depth+1) {
		case Winnable:
			v.line = append(v.line, r.move)
			return Winnable
		case Undecided:
			return Undecided
		case Lost:
		}
	}
	v.lost.add(k)
	return Lost
}

// rankedMoves appends the moves that have to be tried, the best first: gain in
// worth, with every personality dearer than any card.
func (v *solver) rankedMoves(s *State, buf []ranked) []ranked {
	if s.phase != Playing {
		for rest := s.excuseChoices(); rest != 0; rest &= rest - 1 {
			buf = append(buf, ranked{move: Choose(rest.first())})
		}
		return buf
	}
	var p purse
	p.open(s.resources)
	cost := p.sums(&v.worth)
	for rest := s.palace | s.capital; rest != 0; rest &= rest - 1 {
		target := rest.first()
		ways := p.ways(target)
		if !v.unbounded {
			ways = v.undominated(s, &p, ways)
		}
		for ; ways != 0; ways &= ways - 1 {
			way := ways.first()
			rank := v.worth[target] - cost[way]
			if v.noise > 0 {
				rank += v.noise * v.rand.Float()
			}
			buf = append(buf, ranked{rank, Play(target, p.cards(way))})
		}
	}
	slices.SortFunc(buf, func(a, b ranked) int { return cmp.Compare(b.rank, a.rank) })
	return buf
}

// undominated leaves out payments that another one beats.
func (v *solver) undominated(s *State, p *purse, ways payments) payments {
	if s.next == s.end {
		ways = p.minimal(ways)
	}
	if int(s.next) > v.excuse { // a cheap card can be the better one for A13
		ways = p.sparing(ways)
	}
	return ways
}

// worths rates the cards for the order of the moves: a resource by its value
// and the demand for each unit of supply in its scarcest suit.
func worths(d Deck) (w [tableSize]float64) {
	const personalityWorth = 15
	var demand, supply [6]float64
	for c := range deckSets[d].All() {
		for suit := range 6 {
			switch {
			case c.Suits()>>suit&1 == 0:
			case c.Is(decktet.Personality):
				demand[suit] += float64(values[c])
			default:
				supply[suit] += float64(values[c])
			}
		}
	}
	for c := range deckSets[d].All() {
		for suit := range 6 {
			if c.Suits()>>suit&1 != 0 {
				w[c] = max(w[c], float64(values[c])*demand[suit]/supply[suit])
			}
		}
		if c.Is(decktet.Personality) {
			w[c] = personalityWorth
		}
	}
	return w
}

// sums adds up a figure of the cards for every payment.
func (p *purse) sums(figure *[tableSize]float64) (t [1 << rowSize]float64) {
	for i := range p.n {
		for without := range 1 << i {
			t[without|1<<i] = t[without] + figure[p.row[i]]
		}
	}
	return t
}

// using[i] is the set of payments with the row's card i.
var using = [rowSize]payments{0xaaaaaaaa, 0xcccccccc, 0xf0f0f0f0, 0xff00ff00, 0xffff0000}

// minimal leaves out the payments that hold another one of the set. With the
// deck empty nothing comes of spending more.
func (p *purse) minimal(ways payments) payments {
	for i := range p.n {
		ways &^= (ways &^ using[i]) << (1 << i)
	}
	return ways
}

// sparing leaves out the payments that could be made with a lesser card in the
// place of a better one: what can be done with the lesser card in the row can
// be done with the better.
func (p *purse) sparing(ways payments) payments {
	for x := range p.n {
		for y := range p.n {
			if !lesser[p.row[x]].Has(p.row[y]) {
				continue
			}
			up, down := 1<<x, 1<<y
			instead := (ways & using[x] &^ using[y]) >> up << down & ways
			ways &^= instead >> down << up
		}
	}
	return ways
}

// lesser holds, for each resource, the others with no suit of their own and no
// higher value. No two resources have the same suits and value.
var lesser = func() (t [tableSize]Set) {
	for _, c := range decktet.Extended() {
		for _, d := range decktet.Extended() {
			resources := !c.Is(decktet.Personality) && !d.Is(decktet.Personality) && d != decktet.Excuse
			if c != d && resources && d.Suits()&^c.Suits() == 0 && value(d) <= value(c) {
				t[c] |= one(d)
			}
		}
	}
	return t
}()
