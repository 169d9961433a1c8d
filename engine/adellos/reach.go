package adellos

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

// steps tells whether one step to a free plain neighbour, for one action
// point, is all that the piece on a field can do; reachOf says the same at
// more length.
func (p *Position) steps(f uint8) bool {
	return p.traitsAt(f).move == 1 && !p.config.Lumberers && !p.config.ObstructingWalls
}

// mobile tells whether the piece on a field may move, swap and attack (D28).
func (p *Position) mobile(f uint8) bool {
	return p.pieces[f].time == 0 && !p.traitsAt(f).has(immobile)
}

// attackCost is the action points of an attack by the piece on a field.
func (p *Position) attackCost(f uint8) int16 {
	if p.can(f, sluggish) {
		return 2
	}
	return 1
}

// inRange tells whether a piece on a field reaches another field with an
// attack: an adjacent one, or with Ranged one that is exactly so far away.
func (p *Position) inRange(from, to uint8) bool {
	d := p.sheet.distance[from][to]
	return d == 1 || d > 1 && int8(d) == p.traitsAt(from).reach && p.can(from, ranged)
}

// attackable tells whether the active seat may attack a field (D17, D22, D23).
func (p *Position) attackable(f uint8) bool {
	target := p.pieces[f]
	return target.kind != 0 && target.owner != p.active && target.flags&aided == 0 && !p.truced[target.owner]
}

// mustAct tells whether a move, an attack or a swap can still be made (D9).
func (p *Position) mustAct() bool {
	if p.ap <= 0 {
		return false
	}
	for _, f := range p.ground.fields {
		if !p.owns(p.active, f) || !p.mobile(f) {
			continue
		}
		if p.canMove(f) || p.canSwap(f) || p.canAttack(f) {
			return true
		}
	}
	return false
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

func (p *Position) canAttack(f uint8) bool {
	if p.ap < p.attackCost(f) {
		return false
	}
	for _, to := range p.inSight(f) {
		if p.attackable(to) && p.inRange(f, to) {
			return true
		}
	}
	return false
}

// inSight holds all fields that the piece on a field may be able to attack.
func (p *Position) inSight(f uint8) []uint8 {
	if p.traitsAt(f).reach == 1 {
		return p.ground.neighbours[f]
	}
	return p.ground.fields
}
