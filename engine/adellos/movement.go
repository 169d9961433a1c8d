package adellos

import (
	"fmt"

	"adytum/engine"
)

// A reach is where a piece can go with one move: the action points and the
// steps of the cheapest way, by field; 0 points are out of reach.
type reach struct {
	cost, steps [maxFields]uint8
}

// The price of a step onto terrain and of entering a castle, both with the
// options for them.
const dearStep = 2

// reachOf finds where the piece on a field can go (D14, D15), whatever it
// costs. The piece is taken to be free to move.
func (p *Position) reachOf(from uint8) (r reach) {
	mover := p.pieces[from]
	t := &p.sheet.kinds[mover.kind]
	flies := t.has(flight)
	type place struct {
		field   uint8
		entered uint8 // 1 after entering an enemy castle
	}
	var queue [2 * maxFields]place
	var seen [2][maxFields]bool
	queue[0] = place{from, 0}
	seen[0][from] = true
	head, tail := 0, 1
	for steps := int8(1); steps <= t.move; steps++ {
		for layer := tail; head < layer; head++ {
			at := queue[head]
			for _, to := range p.ground.neighbours[at.field] {
				free := p.pieces[to].kind == 0
				if !flies && !(free && p.ground.plain[to]) {
					continue
				}
				entered := at.entered
				if p.config.ObstructingWalls && p.enemyCastle(mover.owner, to) && p.ground.seatOf[at.field] != p.ground.seatOf[to] {
					entered = 1
				}
				if seen[entered][to] || seen[0][to] {
					continue
				}
				seen[entered][to] = true
				queue[tail] = place{to, entered}
				tail++
				cost := 1 + entered*(dearStep-1)
				if free && p.ground.plain[to] && (r.cost[to] == 0 || cost < r.cost[to]) {
					r.cost[to], r.steps[to] = cost, uint8(steps)
				}
			}
		}
	}
	if p.config.Lumberers && t.move > 0 {
		for _, to := range p.ground.neighbours[from] {
			if p.pieces[to].kind == 0 && !p.ground.plain[to] {
				r.cost[to], r.steps[to] = dearStep, 1
			}
		}
	}
	return r
}

// steps reports whether one step to a free plain neighbour, for one action
// point, is all that the piece on a field can do; reachOf says the same at
// more length.
func (p *Position) steps(f uint8) bool {
	return p.traitsAt(f).move == 1 && !p.config.Lumberers && !p.config.ObstructingWalls
}

// mobile reports whether the piece on a field may move, swap and attack (D28).
func (p *Position) mobile(f uint8) bool {
	return p.pieces[f].time == 0 && !p.traitsAt(f).has(immobile)
}

// movesOf lists the moves and swaps of a mobile piece; a swap is listed for
// the first of its two fields (D14, D16).
func (p *Position) movesOf(list []act, from uint8) []act {
	if p.steps(from) {
		for _, to := range p.ground.neighbours[from] {
			if p.pieces[to].kind == 0 && p.ground.plain[to] {
				list = append(list, act{verb: DoMove, from: from, to: to})
			}
		}
	} else {
		r := p.reachOf(from)
		for _, to := range p.ground.fields {
			if r.cost[to] > 0 && int16(r.cost[to]) <= p.ap {
				list = append(list, act{verb: DoMove, from: from, to: to})
			}
		}
	}
	if p.ap < int16(p.sheet.edition.Constants.SwapActionPoints) {
		return list
	}
	for _, to := range p.ground.neighbours[from] {
		if from < to && p.owns(p.active, to) && p.mobile(to) {
			list = append(list, act{verb: DoSwap, from: from, to: to})
		}
	}
	return list
}

func (p *Position) canMove(f uint8) bool {
	if p.steps(f) {
		for _, to := range p.ground.neighbours[f] {
			if p.pieces[to].kind == 0 && p.ground.plain[to] {
				return true
			}
		}
		return false
	}
	r := p.reachOf(f)
	for _, to := range p.ground.fields {
		if r.cost[to] > 0 && int16(r.cost[to]) <= p.ap {
			return true
		}
	}
	return false
}

func (p *Position) canSwap(f uint8) bool {
	if p.ap < int16(p.sheet.edition.Constants.SwapActionPoints) {
		return false
	}
	for _, to := range p.ground.neighbours[f] {
		if p.owns(p.active, to) && p.mobile(to) {
			return true
		}
	}
	return false
}

// refuseMobile demands an own piece that may move, swap and attack (D28).
func (p *Position) refuseMobile(v Verb, f uint8) *engine.Refusal {
	if r := p.refuseOwn(v, p.active, f); r != nil {
		return r
	}
	if n := p.pieces[f].time; n > 0 {
		return refusal(CodeMarked, "D28", engine.Facts{"at": p.sheet.fields[f].ID, "time": fmt.Sprint(n)})
	}
	if !p.mobile(f) {
		return refusal(CodeImmobile, "D31", p.factAt(f))
	}
	return nil
}

func (p *Position) refuseMove(a act) *engine.Refusal {
	if r := p.refuseMobile(a.verb, a.from); r != nil {
		return r
	}
	if r := p.refuseEntry(a.to, "D14"); r != nil {
		return r
	}
	cost := p.reachOf(a.from).cost[a.to]
	if cost == 0 {
		paragraph := "D14"
		if p.traitsAt(a.from).move > 1 {
			paragraph = "D15"
		}
		return refusal(CodeTooFar, paragraph, p.factsFromTo(a))
	}
	return p.refusePoints(int16(cost))
}

func (p *Position) refuseSwap(a act) *engine.Refusal {
	for _, f := range []uint8{a.from, a.to} {
		if r := p.refuseMobile(a.verb, f); r != nil {
			if f == a.to && r.Code != CodeMarked && r.Code != CodeImmobile {
				return refusal(CodeSwapPartner, "D16", engine.Facts{"to": p.sheet.fields[f].ID})
			}
			return r
		}
	}
	if p.sheet.distance[a.from][a.to] != 1 {
		return refusal(CodeTooFar, "D16", p.factsFromTo(a))
	}
	return p.refusePoints(int16(p.sheet.edition.Constants.SwapActionPoints))
}

// move takes a piece along the cheapest way (D14, D15).
func (t *table) move(from, to uint8) {
	cost, steps := uint8(1), uint8(1)
	if !t.steps(from) {
		r := t.reachOf(from)
		cost, steps = r.cost[to], r.steps[to]
	}
	t.ap -= int16(cost)
	it := t.lift(from)
	it.flags = it.flags&^stepsMask | min(2, it.flags&stepsMask+steps)
	t.put(to, it)
	t.happen(happened{kind: evMoved, seat: t.active, unit: it.kind, from: from, to: to, n: int16(cost)})
}

// swap lets two pieces change fields (D16).
func (t *table) swap(a, b uint8) {
	t.ap -= int16(t.sheet.edition.Constants.SwapActionPoints)
	one, two := t.lift(a), t.lift(b)
	t.put(a, two)
	t.put(b, one)
	t.happen(happened{kind: evSwapped, seat: t.active, unit: one.kind, from: a, to: b, target: two.kind})
}
