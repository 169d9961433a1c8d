package adellos

import (
	"fmt"

	"adytum/engine"
)

// attacksOf lists the attacks of a mobile piece (D17).
func (p *Position) attacksOf(list []act, from uint8) []act {
	if p.ap < p.attackCost(from) {
		return list
	}
	for _, to := range p.inSight(from) {
		if p.attackable(to) && p.inRange(from, to) {
			list = append(list, act{verb: DoAttack, from: from, to: to})
		}
	}
	return list
}

// inSight holds all fields that the piece on a field may be able to attack.
func (p *Position) inSight(f uint8) []uint8 {
	if p.traitsAt(f).reach == 1 {
		return p.ground.neighbours[f]
	}
	return p.ground.fields
}

// inRange reports whether a piece on a field reaches another field with an
// attack: an adjacent one, or with Ranged one that is exactly so far away.
func (p *Position) inRange(from, to uint8) bool {
	d := p.sheet.distance[from][to]
	return d == 1 || d > 1 && int8(d) == p.traitsAt(from).reach && p.can(from, ranged)
}

// attackable reports whether the active seat may attack a field (D17, D22, D23).
func (p *Position) attackable(f uint8) bool {
	target := p.pieces[f]
	return target.kind != 0 && target.owner != p.active && target.flags&aided == 0 && !p.truced[target.owner]
}

// attackCost is the action points of an attack by the piece on a field.
func (p *Position) attackCost(f uint8) int16 {
	if p.can(f, sluggish) {
		return 2
	}
	return 1
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

func (p *Position) refuseAttack(a act) *engine.Refusal {
	if r := p.refuseMobile(a.verb, a.from); r != nil {
		return r
	}
	target := p.pieces[a.to]
	switch {
	case target.kind == 0:
		return refusal(CodeNoPiece, "D17", p.factAt(a.to))
	case target.owner == p.active:
		return refusal(CodeFriend, "D17", p.factAt(a.to))
	case target.flags&aided != 0:
		return refusal(CodeAided, "D22", p.factAt(a.to))
	case p.truced[target.owner]:
		return refusal(CodeTruce, "D23", engine.Facts{"seat": fmt.Sprint(target.owner)})
	case !p.inRange(a.from, a.to):
		return refusal(CodeTooFar, "D17", p.factsFromTo(a))
	}
	return p.refusePoints(p.attackCost(a.from))
}

// attack begins a combat (D17).
func (t *table) attack(from, to uint8) {
	t.ap -= t.attackCost(from)
	t.fight = fight{from: from, to: to, ironFist: t.wouldFist(from)}
	t.fisted = t.fisted || t.fight.ironFist
	t.happen(happened{kind: evAttacked, seat: t.active, unit: t.pieces[from].kind, from: from, to: to, other: t.pieces[to].owner,
		target: t.pieces[to].kind})
	t.askLoser()
}

// values are both values of the combat with its cards (D19).
func (p *Position) values() (attack, defence int16) {
	a, d := p.odds(p.fight.from, p.fight.to, p.fight.ironFist, false)
	return int16(a.n) + int16(p.fight.quickness), int16(d.n) + int16(p.fight.parries)
}

// wins reports whether the attacker would win the combat at this moment (D20).
func (p *Position) wins() bool {
	a, d := p.values()
	return a > d
}

// askLoser asks the player who would lose at this moment for cards (D19). A
// player with an empty hand is not asked; one with cards always is, so that
// nobody learns which they are.
func (t *table) askLoser() {
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
		t.happen(happened{kind: evHeld, seat: t.pieces[t.fight.to].owner, unit: t.pieces[t.fight.to].kind, to: t.fight.to, attack: a, defence: d})
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
	t.happen(happened{kind: evSaved, seat: t.pieces[f].owner, unit: t.pieces[f].kind, to: f})
	t.resume()
}

// defeat removes the defeated piece (D20, D21) and what follows from that.
func (t *table) defeat() {
	f := t.fight.to
	victim := t.pieces[f]
	owner := victim.owner
	if t.sheet.kinds[victim.kind].class == isNoble && t.rises(owner) {
		t.seat[owner].rose = true
		t.happen(happened{kind: evPhylactery, seat: owner, unit: victim.kind, to: f})
		t.save()
		return
	}
	attacker := t.fight.from
	a, d := t.values()
	t.happen(happened{kind: evDefeated, seat: t.active, unit: victim.kind, to: f, other: owner, attack: a, defence: d})
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
