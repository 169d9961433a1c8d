package fast

import (
	"context"
	"math/bits"
	"slices"

	"adytum/engine/decktet"
)

// A Verdict says whether a position can be won with the deck's order known.
type Verdict uint8

// The verdicts.
const (
	Undecided Verdict = iota
	Winnable
	Lost
)

type solver struct {
	ctx    context.Context
	root   State
	line   []Move
	failed memo
	nodes  int
	limit  int
	budget int
	rand   Rand
	noise  float64
	after  [decktet.Count + 1]slack
	bound  bool
	hits int
	dealt [46]Set
	stack  [128][MaxMoves]child
}

var Sub = true

func (v *solver) dominated(s *State, k key) bool {
	dealt := v.dealt[s.next]
	gone := dealt &^ (s.resources | s.capital | s.palace) &^ personalities
	for rest := gone; rest != 0; rest &= rest - 1 {
		x := rest.first()
		for ys := better[x] & s.resources; ys != 0; ys &= ys - 1 {
			k2 := k
			k2.rows ^= 1<<x | 1<<ys.first()
			if v.failed.has(k2) {
				return true
			}
		}
	}
	return false
}

type child struct {
	score float32
	move  Move
}

// Solve ...
func Solve(ctx context.Context, s State, nodeBudget int) (Verdict, []Move, int) {
	v := solver{ctx: ctx, root: s, budget: nodeBudget, rand: 1, bound: true}
	return v.solve()
}

var StartLimit, Growth, Noise = 2000, 1.1, 1.0

func (v *solver) solve() (Verdict, []Move, int) {
	v.prepare()
	v.failed.init()
	limit := float64(StartLimit)
	for round := 0; ; round++ {
		v.limit = min(v.nodes+int(limit), v.budget)
		v.noise = 0
		if round > 0 {
			v.noise = Noise
		}
		switch v.search(v.root, 0) {
		case Winnable:
			slices.Reverse(v.line)
			return Winnable, v.line, v.nodes
		case Lost:
			return Lost, nil, v.nodes
		}
		if v.nodes >= v.budget || v.ctx.Err() != nil {
			return Undecided, nil, v.nodes
		}
		limit *= Growth
	}
}

func (v *solver) search(s State, depth int) Verdict {
	switch s.outcome {
	case Win:
		return Winnable
	case Stuck, Gallows:
		return Lost
	}
	if v.nodes >= v.limit {
		return Undecided
	}
	if v.nodes&1023 == 0 && v.ctx.Err() != nil {
		v.limit = 0
		return Undecided
	}
	v.nodes++
	if v.bound && v.hopeless(&s) {
		return Lost
	}
	k := keyOf(&s)
	if v.failed.has(k) {
		return Lost
	}
	if Sub && v.dominated(&s, k) {
		v.hits++
		v.failed.add(k)
		return Lost
	}
	cs := v.children(&s, v.stack[depth][:0])
	verdict := Lost
	for i := range cs {
		t := s
		t.Play(cs[i].move)
		switch v.search(t, depth+1) {
		case Winnable:
			v.line = append(v.line, cs[i].move)
			return Winnable
		case Undecided:
			verdict = Undecided
		}
		if v.nodes >= v.limit {
			return Undecided
		}
	}
	if verdict == Lost {
		v.failed.add(k)
	}
	return verdict
}

var WPers, WCost, WOver float32 = 15, 1, 0
var rate = [6]float32{.9, .96, .22, .41, .34, .53}

var worth [64]float32

func init() { initWorth() }
func initWorth() {
	for _, c := range decktet.Extended() {
		m := float32(0)
		for i := range 6 {
			if c.Suits()>>i&1 != 0 {
				m = max(m, rate[i])
			}
		}
		worth[c] = m * float32(values[c])
	}
}

func (v *solver) children(s *State, cs []child) []child {
	if s.phase != Playing {
		for c := range s.excuseChoices().All() {
			cs = append(cs, child{move: Choose(c)})
		}
		return cs
	}
	var p purse
	p.open(s.resources)
	var sums [32]float32
	for i := range p.n {
		for j := range 1 << i {
			sums[j|1<<i] = sums[j] + worth[p.row[i]] + WOver
		}
	}
	for rest := s.palace | s.capital; rest != 0; rest &= rest - 1 {
		target := rest.first()
		gain := worth[target]
		if one(target)&personalities != 0 {
			gain = WPers
		}
		ways := p.ways(target)
		if s.next == s.end {
			ways = p.minimal(ways)
		}
		if Dom {
			ways = p.sparing(ways)
		}
		for ; ways != 0; ways &= ways - 1 {
			w := ways.first()
			sc := gain - WCost*sums[w]
			if v.noise > 0 {
				sc += float32(v.rand.Float()*v.noise) * 8
			}
			cs = append(cs, child{sc, Play(target, p.cards(w))})
		}
	}
	slices.SortFunc(cs, func(a, b child) int {
		switch {
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return 0
	})
	return cs
}

// minimal leaves out the payments that contain another of the set.
func (p *purse) minimal(ways payments) payments {
	for i := range p.n {
		// the payments without card i, with it added
		without := ways & ^cardIn[i]
		ways &^= without << (1 << i)
	}
	return ways
}

var cardIn = [rowSize]payments{0xaaaaaaaa, 0xcccccccc, 0xf0f0f0f0, 0xff00ff00, 0xffff0000}

// sparing leaves out the payments that could be made with a lesser card.
func (p *purse) sparing(ways payments) payments {
	for x := range p.n {
		for y := range p.n {
			if x == y || !better[p.row[x]].Has(p.row[y]) {
				continue
			}
			swapped := (ways & cardIn[x] &^ cardIn[y]) >> (1 << x) << (1 << y) & ways
			ways &^= swapped >> (1 << y) << (1 << x)
		}
	}
	return ways
}

var Dom = true

var better [64]Set

func init() {
	for _, c := range decktet.Extended() {
		for _, d := range decktet.Extended() {
			if c == d || c.Is(decktet.Personality) || d.Is(decktet.Personality) || c == decktet.Excuse || d == decktet.Excuse {
				continue
			}
			if d.Suits()&^c.Suits() == 0 && values[d] <= values[c] {
				better[c] |= one(d)
			}
		}
	}
}

type slack [16]uint64

func (a *slack) add(b *slack) {
	for i := range a {
		a[i] += b[i]
	}
}

var supply, demand, foreign [64]slack

func init() {
	for _, c := range decktet.Extended() {
		for t := range 64 {
			T := decktet.Suits(t)
			lane := 16 * (t % 4)
			val := uint64(values[c])
			if c.Is(decktet.Personality) {
				if c.Suits()&^T == 0 {
					demand[c][t/4] -= val << lane
				}
			} else if c.Suits()&T != 0 {
				supply[c][t/4] += val << lane
				if c.Suits()&^T != 0 {
					foreign[c][t/4] += val << lane
				}
			}
		}
	}
	for _, c := range decktet.Basic() {
		if c.Is(decktet.Personality) {
			supply[c] = demand[c]
			foreign[c] = demand[c]
		}
	}
	for _, c := range decktet.Extended() {
		if c.Is(decktet.Personality) {
			supply[c] = demand[c]
			foreign[c] = demand[c]
		}
	}
}

func (v *solver) prepare() {
	s := &v.root
	for i := range v.after[s.end] {
		v.after[s.end][i] = 0x4000400040004000
	}
	for i := range int(s.next) {
		v.dealt[s.next] |= one(s.deck[i])
	}
	for i := int(s.next); i < int(s.end); i++ {
		v.dealt[i+1] = v.dealt[i] | one(s.deck[i])
	}
	for i := int(s.end) - 1; i >= int(s.next); i-- {
		v.after[i] = v.after[i+1]
		v.after[i].add(&supply[s.deck[i]])
	}
}

func (v *solver) hopeless(s *State) bool {
	sl := v.after[s.next]
	for rest := s.resources | s.palace; rest != 0; rest &= rest - 1 {
		sl.add(&supply[rest.first()])
	}
	for rest := s.capital; rest != 0; rest &= rest - 1 {
		sl.add(&foreign[rest.first()])
	}
	all := ^uint64(0)
	for i := range sl {
		all &= sl[i]
	}
	return all&0x4000400040004000 != 0x4000400040004000
}

type key struct{ rows, rest uint64 }

func keyOf(s *State) key {
	return key{uint64(s.resources) | uint64(s.next)<<48 | uint64(s.phase)<<56, uint64(s.capital) | spread(s.palace)}
}

// all personalities' bits are among the cards; palace compressed to the bits above 45: 14 personalities
func spread(p Set) (b uint64) {
	for ; p != 0; p &= p - 1 {
		b |= pbit[p.first()]
	}
	return b
}

var pbit [64]uint64

func init() {
	n := 48
	for c := range personalities.All() {
		pbit[c] = 1 << n
		n++
	}
}

type memo struct {
	table []key
	n     int
}

func (m *memo) init()          { m.table = make([]key, 1<<12); m.n = 0 }
func (m *memo) has(k key) bool { return m.table[m.slot(k)] == k }
func (m *memo) add(k key) {
	if 2*m.n >= len(m.table) {
		old := m.table
		m.table = make([]key, 2*len(old))
		for _, k := range old {
			if k != (key{}) {
				m.table[m.slot(k)] = k
			}
		}
	}
	m.table[m.slot(k)] = k
	m.n++
}

func (m *memo) slot(k key) int {
	hi, lo := bits.Mul64(k.rows^0xa0761d6478bd642f, k.rest^0xe7037ed1a0b428db)
	i := int(hi^lo) & (len(m.table) - 1)
	for m.table[i] != k && m.table[i] != (key{}) {
		i = (i + 1) & (len(m.table) - 1)
	}
	return i
}

var _ = bits.Len
