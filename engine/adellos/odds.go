package adellos

// A Reason is one part of an attack or defence value.
type Reason struct {
	// Why is "base", an ability's or noble ability's id, a card's id, or an
	// option's name.
	Why string
	// At is the field of the piece it comes from.
	At string
	N  int
}

// Odds are the two values of a combat, before any card that may still come.
type Odds struct {
	Attack, Defence int
	// AttackReasons and DefenceReasons add up to the values; an attack below
	// 0 counts as 0.
	AttackReasons, DefenceReasons []Reason
	// Defeats reports whether the attack would win as it stands.
	Defeats bool
	// ActionPoints is what the attack costs.
	ActionPoints int
}

// A tally adds up a value and, if asked, keeps its parts.
type tally struct {
	n       int
	keep    bool
	reasons []Reason
	sheet   *sheet
}

func (t *tally) add(n int, why string, at uint8) {
	t.n += n
	if t.keep {
		t.reasons = append(t.reasons, Reason{why, t.sheet.fields[at].ID, n})
	}
}

// odds computes both values of an attack of the piece on one field against
// that on another (D17, D18).
func (p *Position) odds(from, to uint8, fisted, keep bool) (attack, defence tally) {
	attack = tally{keep: keep, sheet: p.sheet}
	defence = tally{keep: keep, sheet: p.sheet}
	p.tallyAttack(&attack, from, to, fisted)
	p.tallyDefence(&defence, from, to)
	return attack, defence
}

// tallyAttack adds up the attack value; the attacker bears no time markers.
func (p *Position) tallyAttack(sum *tally, from, to uint8, fisted bool) {
	seat := p.pieces[from].owner
	me, target := p.traitsAt(from), p.traitsAt(to)
	unit := me.class != isNoble
	sum.add(int(me.attack), "base", from)
	if me.has(charge) && p.pieces[from].flags&stepsMask >= 2 {
		sum.add(1, abilityNames[charge], from)
	}
	if me.has(holy) && target.class != isNoble && p.seat[p.pieces[to].owner].faction == me.against {
		sum.add(1, abilityNames[holy], from)
	}
	if me.has(gangUp) {
		p.tallyGang(sum, seat, from, to)
	}
	p.tallyNeighbours(sum, seat, from, to)
	at := p.seat[seat].nobleAt
	if at != nowhere {
		switch {
		case fisted:
			sum.add(1, giftNames[ironFist], at)
		case p.gifted(seat, zeal) && me.class == isUnit && me.value == 1:
			sum.add(1, giftNames[zeal], at)
		case p.gifted(seat, ambush) && unit && p.sheet.castleOf[to] >= 0 && p.ground.seatOf[to] != int8(seat):
			sum.add(1, giftNames[ambush], at)
		}
	}
	sum.n = max(0, sum.n)
}

// tallyGang looks for another own unit beside the target.
func (p *Position) tallyGang(sum *tally, seat, from, to uint8) {
	for _, f := range p.ground.neighbours[to] {
		if f != from && p.owns(seat, f) && p.pieces[f].time == 0 && p.traitsAt(f).class != isNoble {
			sum.add(1, abilityNames[gangUp], f)
			return
		}
	}
}

// tallyNeighbours adds the effects of pieces beside the attacker: each ability
// counts once.
func (p *Position) tallyNeighbours(sum *tally, seat, from, to uint8) {
	led, afraid := false, false
	if p.can(to, fear) {
		afraid = true
		sum.add(-1, abilityNames[fear], to)
	}
	for _, f := range p.ground.neighbours[from] {
		if p.pieces[f].kind == 0 {
			continue
		}
		if mine := p.pieces[f].owner == seat; mine && !led && p.can(f, fieldMarshal) {
			led = true
			sum.add(1, abilityNames[fieldMarshal], f)
		} else if !mine && !afraid && p.can(f, fear) {
			afraid = true
			sum.add(-1, abilityNames[fear], f)
		}
	}
}

// tallyDefence adds up the defence value; time markers leave it as it is but
// silence the piece's own ability (D28).
func (p *Position) tallyDefence(sum *tally, from, to uint8) {
	seat := p.pieces[to].owner
	me := p.traitsAt(to)
	sum.add(int(me.defence), "base", to)
	if p.can(to, holy) && p.seat[p.pieces[from].owner].faction == me.against {
		sum.add(1, abilityNames[holy], to)
	}
	shielded, guarded := me.has(steelColossus), me.class != isNoble
	for _, f := range p.ground.neighbours[to] {
		if !p.owns(seat, f) {
			continue
		}
		if !shielded && p.can(f, steelColossus) {
			shielded = true
			sum.add(1, abilityNames[steelColossus], f)
		}
		if !guarded && p.can(f, bodyguard) {
			guarded = true
			sum.add(1, abilityNames[bodyguard], f)
		}
	}
	if p.gifted(seat, castellan) && me.class == isUnit && me.value == 1 {
		sum.add(1, giftNames[castellan], p.seat[seat].nobleAt)
	}
	if p.config.ProtectingWalls && p.ground.seatOf[to] == int8(seat) && p.ground.seatOf[from] != int8(seat) {
		sum.add(1, OptionProtectingWalls, to)
	}
}

// wouldFist reports whether General Iron Fist would help an attack now, or as the
// first in its owner's next turn.
func (p *Position) wouldFist(from uint8) bool {
	me, owner := p.traitsAt(from), p.pieces[from].owner
	spent := owner == p.active && p.fisted
	return p.gifted(owner, ironFist) && !spent && me.class == isUnit && (me.value == 1 || me.value == 2)
}

// Odds are the values of an attack from one field against another, whether or
// not it could be made now; false if there are no two pieces of different
// players. In a combat its cards are counted.
func (p Position) Odds(attacker, target string) (Odds, bool) {
	from, ok := p.sheet.fieldAt(attacker)
	to, ok2 := p.sheet.fieldAt(target)
	if !ok || !ok2 || p.pieces[from].kind == 0 || p.pieces[to].kind == 0 || p.pieces[from].owner == p.pieces[to].owner {
		return Odds{}, false
	}
	fighting := p.phase == AsksCombat && p.fight.from == from && p.fight.to == to
	fisted := fighting && p.fight.ironFist || !fighting && p.wouldFist(from)
	a, d := p.odds(from, to, fisted, true)
	if fighting {
		if n := int(p.fight.quickness); n > 0 {
			a.add(n, effectNames[quickAttack], from)
		}
		if n := int(p.fight.parries); n > 0 {
			d.add(n, effectNames[parry], to)
		}
	}
	return Odds{a.n, d.n, a.reasons, d.reasons, a.n > d.n, int(p.attackCost(from))}, true
}
