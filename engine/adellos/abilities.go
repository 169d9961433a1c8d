package adellos

import (
	"fmt"

	"adytum/engine"
)

// actionsOf lists the abilities that the piece on a field can use as an action
// (D31).
func (p *Position) actionsOf(list []act, from uint8) []act {
	t := p.traitsAt(from)
	const actions = 1<<pickpocket | 1<<interdict | 1<<absolution | 1<<entrench
	if t.abilities&actions == 0 {
		return list
	}
	for _, to := range p.ground.neighbours[from] {
		if p.picks(from, to) {
			list = append(list, act{verb: DoPickpocket, from: from, to: to})
		}
		if p.interdicts(from, to) {
			list = append(list, act{verb: DoInterdict, from: from, to: to})
		}
		if p.absolves(from, to) {
			list = append(list, act{verb: DoAbsolution, from: from, to: to})
		}
		if p.entrenches(from, to) {
			list = append(list, act{verb: DoEntrench, from: from, to: to})
		}
	}
	return list
}

func (p *Position) picks(from, to uint8) bool {
	return p.can(from, pickpocket) && p.pieces[from].flags&picked == 0 && p.ap >= p.pickCost() &&
		p.enemyAt(to) && p.seat[p.pieces[to].owner].gold > 0
}

// pickCost is 0 with Free Hands.
func (p *Position) pickCost() int16 {
	if p.gifted(p.active, freeHands) {
		return 0
	}
	return 1
}

func (p *Position) interdicts(from, to uint8) bool {
	return p.can(from, interdict) && p.pieces[from].flags&interdicts == 0 && p.ap >= 1 &&
		p.enemyAt(to) && p.traitsAt(to).class != isNoble && p.pieces[to].time < mostTime
}

func (p *Position) absolves(from, to uint8) bool {
	return p.can(from, absolution) && p.ap >= 1 && p.owns(p.active, to) && p.pieces[to].time > 0
}

// entrenches: a barricade may stand on a free field, but not on the tower or
// in an enemy castle.
func (p *Position) entrenches(from, to uint8) bool {
	k := p.sheet.barricade
	return p.can(from, entrench) && p.ap >= 1 && p.tokens[p.sheet.kinds[k].index] > 0 && p.free(to) &&
		to != p.sheet.tower && !p.enemyCastle(p.active, to)
}

func (p *Position) enemyAt(f uint8) bool {
	return p.pieces[f].kind != 0 && p.pieces[f].owner != p.active
}

// refuseAction holds an ability that is used as an action against D31.
func (p *Position) refuseAction(a act) *engine.Refusal {
	if r := p.refuseOwn(a.verb, p.active, a.from); r != nil {
		return r
	}
	ability, flag := map[Verb]ability{DoPickpocket: pickpocket, DoInterdict: interdict, DoAbsolution: absolution, DoEntrench: entrench}[a.verb], uint8(0)
	if !p.traitsAt(a.from).has(ability) {
		facts := p.factAt(a.from)
		facts["ability"] = abilityNames[ability]
		return refusal(CodeNoAbility, "D31", facts)
	}
	if n := p.pieces[a.from].time; n > 0 {
		return refusal(CodeMarked, "D28", engine.Facts{"at": p.sheet.fields[a.from].ID, "time": fmt.Sprint(n)})
	}
	need, done := int16(1), false
	switch a.verb {
	case DoPickpocket:
		flag, need, done = picked, p.pickCost(), p.picks(a.from, a.to)
	case DoInterdict:
		flag, done = interdicts, p.interdicts(a.from, a.to)
	case DoAbsolution:
		done = p.absolves(a.from, a.to)
	default:
		done = p.entrenches(a.from, a.to)
	}
	if p.sheet.distance[a.from][a.to] > 1 {
		return refusal(CodeTooFar, "D31", p.factsFromTo(a))
	}
	if p.pieces[a.from].flags&flag != 0 {
		facts := p.factAt(a.from)
		facts["ability"] = abilityNames[ability]
		return refusal(CodeUsed, "D31", facts)
	}
	if r := p.refusePoints(need); r != nil {
		return r
	}
	if a.verb == DoInterdict && p.enemyAt(a.to) && p.traitsAt(a.to).class == isNoble {
		return refusal(CodeNoble, "D31", p.factAt(a.to))
	}
	if k := p.sheet.barricade; a.verb == DoEntrench && p.tokens[p.sheet.kinds[k].index] == 0 {
		return refusal(CodeNoneLeft, "D32", engine.Facts{"unit": p.sheet.kinds[k].id})
	}
	if !done || !p.ground.on[a.to] {
		return refusal(CodeNothing, "D31", p.factAt(a.to))
	}
	return nil
}

// use is an ability as an action (D31).
func (t *table) use(a act) {
	switch a.verb {
	case DoPickpocket:
		t.ap -= t.pickCost()
		t.pieces[a.from].flags |= picked
		t.take(t.active, t.pieces[a.to].owner, 1)
	case DoInterdict:
		t.ap--
		t.pieces[a.from].flags |= interdicts
		t.mark(a.to, 1)
	case DoAbsolution:
		t.ap--
		t.unmark(a.to, 1)
	default:
		t.ap--
		t.create(t.active, t.sheet.barricade, a.to, 0)
	}
}

const miraclePrice = 1

// prays reports whether the owner of the defeated piece can pay for a miracle.
func (p *Position) prays() bool {
	owner := p.pieces[p.fight.to].owner
	me := &p.seat[owner]
	return p.gifted(owner, miracle) && !me.prayed && me.gold >= miraclePrice && p.traitsAt(p.fight.to).class != isNoble
}

// pray pays for Saint Amalia's miracle (D31).
func (t *table) pray() {
	f := t.fight.to
	t.seat[t.asked].prayed = true
	t.happen(happened{kind: evMiracle, seat: t.asked, unit: t.pieces[f].kind, to: f})
	t.gain(t.asked, -miraclePrice)
	t.save()
}

// rises reports whether a seat's noble would survive a defeat (D31).
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

// raises reports whether the attacker or an adjacent own unit raises the dead.
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
