package adellos

import (
	"cmp"
	"context"
	"slices"

	"adytum/engine"
)

// A planner looks for the best turn of one seat: it extends sequences of acts,
// layer by layer, keeps the most promising of each layer, and weighs the
// positions in which the turn ends. Others are taken to play no cards; what
// that hides is charged as risk where an attack depends on it.
type planner struct {
	scale *scale
	seat  uint8
	width int
	ctx   context.Context
	noise float64 // how far each judgement may be off
	rand  *engine.Rand
	left  *int // positions that may still be weighed
	seen  map[uint64]bool
	count int
	// What the next plan can use again.
	acts       []act
	extensions []extension
	layers     [2][]turnLine
	ended      []turnLine
	spent      bool // time or number are used up
}

// A turnLine is a sequence of acts: the position after them, and how good it
// is.
type turnLine struct {
	table   table
	acts    [longestTurn]act
	score   float64
	charged float64 // the risk of its attacks
	done    bool    // the turn is over
}

// An extension is a line that is one act longer than its parent.
type extension struct {
	parent  int
	act     act
	score   float64
	charged float64
	done    bool
}

// castleFields is on how many fields of the castle a purchase is tried.
const castleFields = 2

// longestTurn bounds the acts of a turn that is planned.
const longestTurn = 24

// mustStop reports whether thinking must end.
func (pl *planner) mustStop() bool {
	pl.spent = pl.spent || *pl.left <= 0 || pl.count%64 == 0 && pl.ctx.Err() != nil
	return pl.spent
}

// plan returns the lines that end the turn, the best first. They last until the
// next plan.
func (pl *planner) plan(root Position) []turnLine {
	if pl.seen == nil {
		pl.seen = map[uint64]bool{}
	}
	clear(pl.seen)
	layer := append(pl.layers[1][:0], turnLine{table: table{Position: root}})
	finished := pl.ended[:0]
	for depth := 0; depth < longestTurn && len(layer) > 0; depth++ {
		extensions := pl.extend(layer, false)
		if len(extensions) == 0 {
			extensions = pl.extend(layer, true)
		}
		slices.SortFunc(extensions, func(a, b extension) int { return cmp.Compare(b.score, a.score) })
		next := pl.layers[depth%2][:0]
		ends := 0
		for _, s := range extensions {
			if s.done && ends == pl.width || !s.done && len(next) == pl.width {
				continue
			}
			line := layer[s.parent]
			line.acts[depth] = s.act
			pl.follow(&line.table, s.act)
			line.score, line.charged, line.done = s.score, s.charged, s.done
			if s.done {
				finished = append(finished, line)
				ends++
			} else {
				next = append(next, line)
			}
		}
		pl.layers[depth%2] = next
		layer = next
		if pl.mustStop() {
			break
		}
	}
	if len(finished) == 0 {
		finished = append(finished, layer...)
	}
	pl.ended = finished
	slices.SortStableFunc(finished, func(a, b turnLine) int { return cmp.Compare(b.score, a.score) })
	return finished
}

// extend weighs every act after every line; unless it must find something, it
// leaves out what is pointless or leads to a position that was weighed before.
func (pl *planner) extend(layer []turnLine, must bool) []extension {
	extensions := pl.extensions[:0]
	defer func() { pl.extensions = extensions }()
	for i := range layer {
		pl.acts = layer[i].table.acts(pl.acts[:0])
		for _, a := range pl.acts {
			if pl.mustStop() && len(extensions) > 0 {
				return extensions
			}
			if s, ok := pl.try(&layer[i], a, must); ok {
				s.parent = i
				extensions = append(extensions, s)
			}
		}
	}
	return extensions
}

// try weighs an act after a line; false if it is left out.
func (pl *planner) try(line *turnLine, a act, must bool) (extension, bool) {
	p := &line.table.Position
	if !must && pl.pointless(p, a) {
		return extension{}, false
	}
	t := line.table
	pl.follow(&t, a)
	pl.count++
	*pl.left--
	s := extension{act: a, charged: line.charged, done: pl.ends(p, &t.Position)}
	if !s.done {
		key := t.key()
		if pl.seen[key] && !must {
			return extension{}, false
		}
		pl.seen[key] = true
	}
	s.score = pl.scale.weigh(&t.Position, pl.next(&t.Position))
	if a.verb == DoAttack && t.phase != AsksCombat {
		s.charged += pl.charge(p, a, s.score)
	}
	s.score -= s.charged
	if pl.noise > 0 {
		s.score += pl.noise * (2*fraction(pl.rand) - 1)
	}
	return s, true
}

// ends reports whether the turn, or the purchases before the game, are over.
func (pl *planner) ends(before, after *Position) bool {
	if before.phase == AsksHire && after.phase != AsksHire && after.phase != AsksWolf {
		return true
	}
	return after.phase == Over || after.active != pl.seat
}

// next is who strikes first after the turn that is planned.
func (pl *planner) next(p *Position) uint8 {
	if p.active == pl.seat {
		return p.after(pl.seat)
	}
	return p.active
}

// pointless leaves out attacks that cannot succeed, as long as something else
// can be done, swaps of pieces that gain nothing by it, and purchases on most
// of the castle's fields.
func (pl *planner) pointless(p *Position, a act) bool {
	switch a.verb {
	case DoAttack:
		at, def := p.odds(a.from, a.to, p.wouldFist(a.from), false)
		quick := 0
		if card := p.sheet.cardOf[quickAttack]; card >= 0 {
			quick = int(p.seat[pl.seat].hand[card])
		}
		return at.n+quick <= def.n && p.ap > p.attackCost(a.from)
	case DoHire, DoSummon:
		return p.ranksBefore(pl.seat, a.to, p.sheet.kinds[a.what].attack >= 2) >= castleFields
	case DoSwap:
		return p.traitsAt(a.from).class != isNoble && p.traitsAt(a.to).class != isNoble &&
			a.to != p.sheet.tower && a.from != p.sheet.tower
	default:
		return false
	}
}

// ranksBefore counts the free fields of a seat's castle that are better than
// one: nearer to the tower for who fights, farther from it for all others.
func (p *Position) ranksBefore(seat, f uint8, fights bool) int {
	n := 0
	for i, other := range p.ground.front[seat] {
		if other == f {
			if fights {
				return n
			}
			n = 0
			for _, behind := range p.ground.front[seat][i+1:] {
				if p.pieces[behind].kind == 0 {
					n++
				}
			}
			return n
		}
		if p.pieces[other].kind == 0 {
			n++
		}
	}
	return n
}

// charge is what an attack's success would lose if the defender had an answer.
func (pl *planner) charge(before *Position, a act, after float64) float64 {
	owner := before.pieces[a.to].owner
	hand := before.seat[owner].handSize
	if hand == 0 {
		return 0
	}
	at, def := before.odds(a.from, a.to, before.wouldFist(a.from), false)
	if at.n <= def.n {
		return 0
	}
	fails := 1 - pl.scale.chance(before, pl.seat, owner, at.n-def.n)
	failed := *before
	failed.ap -= before.attackCost(a.from)
	return fails * max(0, min(after, 4*nobleWorth)-pl.scale.weigh(&failed, pl.next(&failed)))
}

// follow makes an act and answers for the others.
func (pl *planner) follow(t *table, a act) {
	t.do(a)
	for t.phase != Over && t.asked != pl.seat && t.active == pl.seat {
		t.do(pl.answer(&t.Position))
	}
}

// answer is what another seat is taken to answer.
func (pl *planner) answer(p *Position) act {
	switch p.phase {
	case AsksGive:
		return cheapestGift(p)
	case AsksSacrifice:
		return cheapestSacrifice(p, pl.scale)
	default:
		return act{verb: DoPass}
	}
}

func cheapestGift(p *Position) act {
	best, least := act{verb: DoGive}, 100.0
	for card := range p.sheet.edition.Cards {
		if w := cardWorth[p.sheet.effect[card]]; p.holds(p.asked, uint8(card)) && w < least {
			best.what, least = uint8(card), w
		}
	}
	return best
}

func cheapestSacrifice(p *Position, c *scale) act {
	best, least := act{verb: DoSacrifice}, 100.0
	for _, f := range p.ground.fields {
		if !p.owns(p.asked, f) || p.traitsAt(f).class == isNoble {
			continue
		}
		w := c.worth[p.pieces[f].kind] - 0.1*float64(p.pieces[f].time)
		if f == p.sheet.tower {
			w += 5
		}
		if w < least {
			best.to, least = f, w
		}
	}
	return best
}

// key tells positions of one turn apart.
func (p *Position) key() uint64 {
	h := uint64(14695981039346656037)
	mix := func(n uint64) { h = (h ^ n) * 1099511628211 }
	for _, f := range p.ground.fields {
		it := p.pieces[f]
		if it.kind != 0 {
			mix(uint64(f)<<32 | uint64(it.kind)<<24 | uint64(it.owner)<<16 | uint64(it.time)<<8 | uint64(it.flags))
		}
	}
	me := &p.seat[p.active]
	for _, n := range me.hand {
		mix(uint64(n))
	}
	for seat := range p.seats {
		one := &p.seat[seat]
		truces := uint8(0)
		for _, n := range one.truces {
			truces = 3*truces + n // there are two such cards
		}
		mix(uint64(uint16(one.gold))<<32 | uint64(one.handSize)<<24 | uint64(one.censored)<<16 | uint64(one.revolted)<<8 | uint64(truces))
	}
	mix(uint64(uint16(p.ap))<<32 | uint64(p.phase)<<24 | uint64(p.summoned)<<16 | uint64(p.left)<<8 | uint64(p.card))
	mix(uint64(p.fight.from)<<24 | uint64(p.fight.to)<<16 | uint64(p.fight.quickness)<<8 | uint64(p.at))
	if p.fisted {
		mix(1)
	}
	return h
}
