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
	// Defeats tells whether the attack would win as it stands.
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

// wouldFist tells whether General Iron Fist would help an attack now, or as the
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

// attack begins a combat (D17).
func (t *table) attack(from, to uint8) {
	t.ap -= t.attackCost(from)
	t.fight = fight{from: from, to: to, ironFist: t.wouldFist(from)}
	t.fisted = t.fisted || t.fight.ironFist
	t.happen(happened{kind: evAttacked, seat: t.active, what: uint8(t.pieces[from].kind), from: from, to: to, other: t.pieces[to].owner,
		n: int16(t.pieces[to].kind)})
	t.weigh()
}

// values are both values of the combat with its cards (D19).
func (p *Position) values() (attack, defence int16) {
	a, d := p.odds(p.fight.from, p.fight.to, p.fight.ironFist, false)
	return int16(a.n) + int16(p.fight.quickness), int16(d.n) + int16(p.fight.parries)
}

// wins tells whether the attacker would win the combat at this moment (D20).
func (p *Position) wins() bool {
	a, d := p.values()
	return a > d
}

// weigh asks the player who would lose at this moment for cards (D19). A
// player with an empty hand is not asked; one with cards always is, so that
// nobody learns which they are.
func (t *table) weigh() {
	loser := t.active
	if t.wins() {
		loser = t.pieces[t.fight.to].owner
	}
	if t.seat[loser].handSize == 0 {
		t.compare()
		return
	}
	t.phase, t.asked = AsksCombat, loser
}

// compare resolves the comparison (D20); before a defeated piece is removed
// its owner may save it (D22).
func (t *table) compare() {
	if a, d := t.values(); a <= d {
		t.happen(happened{kind: evHeld, seat: t.pieces[t.fight.to].owner, what: uint8(t.pieces[t.fight.to].kind), to: t.fight.to, n: a, m: d})
		t.resume()
		return
	}
	t.phase = AsksRescue
	t.asked = t.pieces[t.fight.to].owner
	if t.seat[t.asked].handSize == 0 && !t.prays() {
		t.defeat()
	}
}

// resume goes on with the turn after a decision.
func (t *table) resume() {
	t.phase, t.asked = AsksPlay, t.active
	t.fight, t.card, t.left, t.at = fight{}, 0, 0, 0
}

// pass plays nothing more in the combat or its rescue.
func (t *table) pass() {
	t.happen(happened{kind: evPassed, seat: t.asked})
	if t.phase == AsksCombat {
		t.compare()
		return
	}
	t.defeat()
}

// save leaves a defeated piece on its field, safe for this turn (D22).
func (t *table) save() {
	f := t.fight.to
	t.pieces[f].flags |= aided
	t.happen(happened{kind: evSaved, seat: t.pieces[f].owner, what: uint8(t.pieces[f].kind), to: f})
	t.resume()
}

// pray pays for Saint Amalia's miracle (D31).
func (t *table) pray() {
	f := t.fight.to
	t.seat[t.asked].prayed = true
	t.happen(happened{kind: evMiracle, seat: t.asked, what: uint8(t.pieces[f].kind), to: f})
	t.gain(t.asked, -miraclePrice)
	t.save()
}

// defeat removes the defeated piece (D20, D21) and lets what follows happen.
func (t *table) defeat() {
	f := t.fight.to
	victim := t.pieces[f]
	owner := victim.owner
	if t.sheet.kinds[victim.kind].class == isNoble && t.rises(owner) {
		t.seat[owner].rose = true
		t.happen(happened{kind: evPhylactery, seat: owner, what: uint8(victim.kind), to: f})
		t.save()
		return
	}
	attacker := t.fight.from
	a, d := t.values()
	t.happen(happened{kind: evDefeated, seat: t.active, what: uint8(victim.kind), to: f, other: owner, n: a, m: d})
	t.resume()
	if t.sheet.kinds[victim.kind].class == isNoble {
		t.overthrow(owner)
		return
	}
	silent := victim.time > 0
	t.lift(f)
	if t.sheet.kinds[victim.kind].has(martyr) && !silent {
		t.draw(owner)
	}
	t.spoils(attacker, f, t.sheet.kinds[victim.kind].class == isToken)
}

// rises tells whether a seat's noble would survive a defeat (D31).
func (p *Position) rises(seat uint8) bool { return p.gifted(seat, phylactery) && !p.seat[seat].rose }

// spoils are the effects of a defeated unit or token for the attacker (D31).
func (t *table) spoils(attacker, f uint8, token bool) {
	me := t.traitsAt(attacker)
	if t.config.PavedWithGold {
		t.gain(t.active, 2)
	}
	if token {
		return
	}
	if me.has(plunder) {
		t.gain(t.active, 1)
	}
	if t.gifted(t.active, bounty) {
		t.gain(t.active, 1)
	}
	if me.class != isNoble && t.raises(attacker) && t.tokens[t.sheet.kinds[t.sheet.skeleton].index] > 0 {
		t.create(t.active, t.sheet.skeleton, f, 1)
	}
	if t.gifted(t.active, bloodToll) {
		t.toll()
	}
}

// raises tells whether the attacker or an adjacent own unit raises the dead.
func (t *table) raises(attacker uint8) bool {
	if t.can(attacker, raiseDead) {
		return true
	}
	for _, f := range t.ground.neighbours[attacker] {
		if t.owns(t.active, f) && t.can(f, raiseDead) {
			return true
		}
	}
	return false
}

// toll takes a marker from one of the active seat's units, which chooses if
// there are several (D31).
func (t *table) toll() {
	marked, last := 0, uint8(0)
	for _, f := range t.ground.fields {
		if t.owns(t.active, f) && t.pieces[f].time > 0 {
			marked++
			last = f
		}
	}
	switch marked {
	case 0:
	case 1:
		t.unmark(last, 1)
	default:
		t.phase = AsksToll
	}
}

// overthrow is the death of a noble by the active seat (D34).
func (t *table) overthrow(loser uint8) {
	me := &t.seat[t.active]
	me.kills++
	gold, cards := t.seat[loser].gold, t.seat[loser].handSize
	t.leave(loser)
	t.gain(t.active, int16(t.sheet.edition.Constants.RewardGold))
	t.take(t.active, loser, gold)
	if cards > 0 {
		t.inherit(loser)
		t.happen(happened{kind: evInherited, seat: t.active, other: loser, n: int16(cards)})
	}
	for range t.sheet.edition.Constants.RewardCards {
		t.draw(t.active)
	}
	switch {
	case t.config.SuddenDeath:
		t.finish(BySuddenDeath, t.active)
	case t.after(t.active) == t.active:
		t.finish(ByNobles, t.active)
	}
}

// inherit moves the loser's hand to the active seat. The two know it; others
// know what they knew.
func (t *table) inherit(loser uint8) {
	heir := t.active
	for viewer := range t.seats {
		known := &t.seat[viewer].known
		for c := range known[loser] {
			if viewer == loser {
				known[heir][c] += t.seat[loser].hand[c]
			} else if viewer != heir {
				known[heir][c] += known[loser][c]
			}
			known[loser][c] = 0
		}
	}
	for c := range t.seat[loser].hand {
		t.seat[heir].hand[c] += t.seat[loser].hand[c]
		t.seat[loser].hand[c] = 0
	}
	t.seat[heir].handSize += t.seat[loser].handSize
	t.seat[loser].handSize = 0
}
