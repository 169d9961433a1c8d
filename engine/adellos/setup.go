package adellos

import "adytum/engine"

// takeFaction gives a seat a faction with its supply and start gold (D4, D5).
func (t *table) takeFaction(seat uint8, faction uint8) {
	me := &t.seat[seat]
	me.faction = int8(faction)
	for _, k := range t.sheet.units[faction] {
		me.supply[t.sheet.kinds[k].index] = uint8(t.sheet.kinds[k].count)
	}
	me.gold = int16(t.sheet.edition.Factions[faction].StartGold + t.ground.extra[seat])
	if t.config.GoldRush {
		me.gold *= 2
	}
	t.happen(happened{kind: evFaction, seat: seat, faction: faction})
}

// nextFaction asks the next seat for its faction, then the first one for its
// noble (D4).
func (t *table) nextFaction() {
	t.asked = t.after(t.asked)
	if t.seat[t.asked].faction >= 0 {
		t.asked = t.firstFrom(t.start)
		t.phase = AsksNoble
	}
	t.active = t.asked
}

// firstFrom is a seat, or the next one that is still in the game.
func (t *table) firstFrom(seat uint8) uint8 {
	if t.in(seat) {
		return seat
	}
	return t.after(seat)
}

// takeNoble chooses one of the faction's nobles (D5).
func (t *table) takeNoble(k kind) {
	me := &t.seat[t.asked]
	me.noble = k
	t.phase = AsksPlace
	t.happen(happened{kind: evNoble, seat: t.asked, unit: k})
	if t.gifted(t.asked, heir) {
		t.gain(t.asked, 1)
	}
}

func (p *Position) refusePlace(a act) *engine.Refusal {
	paragraph := phaseParagraphs[p.phase]
	if p.ground.seatOf[a.to] != int8(p.asked) {
		return refusal(CodeNotYours, paragraph, engine.Facts{"what": p.sheet.fields[a.to].ID})
	}
	if p.phase == AsksPlace {
		return nil
	}
	if p.sheet.distance[p.at][a.to] != 1 {
		return refusal(CodeTooFar, paragraph, p.factsFromTo(act{from: p.at, to: a.to}))
	}
	return p.refuseEntry(a.to, paragraph)
}

// place puts the noble on its first field (D6), or a wolf beside its master.
func (t *table) place(f uint8) {
	if t.phase == AsksPlace {
		t.put(f, piece{kind: t.seat[t.asked].noble, owner: t.asked})
		t.happen(happened{kind: evPlaced, seat: t.asked, unit: t.seat[t.asked].noble, to: f})
		t.phase = AsksHire
		return
	}
	t.create(t.asked, t.sheet.wolf, f, 0)
	t.afterWolf()
}

// nextBuyer asks the next seat for its noble, or begins the first turn when
// all have hired (D6).
func (t *table) nextBuyer(next uint8) {
	if t.seat[next].nobleAt == nowhere {
		t.active, t.asked = next, next
		t.phase = AsksNoble
		return
	}
	t.setUp = true
	first := t.firstFrom(t.start)
	for i := range t.seats {
		if seat := (first + i) % t.seats; t.in(seat) && t.gifted(seat, scriptorium) {
			t.draw(seat)
		}
	}
	t.beginTurn(first)
}

// leaveSetup goes on with the setup when a seat leaves it.
func (t *table) leaveSetup(seat, next uint8) {
	if seat != t.asked {
		return
	}
	t.at = 0
	if t.phase == AsksFaction {
		t.nextFaction()
		return
	}
	t.nextBuyer(next)
}
