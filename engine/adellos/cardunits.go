package adellos

import "adytum/engine"

// fromValue is the value of the units that a card exchanges for those of the
// next.
func (p *Position) fromValue(card uint8) int8 {
	if p.sheet.effect[card] == callToArms {
		return 1
	}
	return 2
}

// exchangeable reports whether the unit on a field may be replaced (D22).
func (p *Position) exchangeable(card, f uint8) bool {
	return p.owns(p.active, f) && p.traitsAt(f).class == isUnit && p.traitsAt(f).value == p.fromValue(card)
}

// replaces reports whether a unit from the supply may come by the exchange.
func (p *Position) replaces(card uint8, k kind) bool {
	t := &p.sheet.kinds[k]
	me := &p.seat[p.active]
	return t.class == isUnit && t.faction == me.faction && t.value == p.fromValue(card)+1 && me.supply[t.index] > 0
}

func (p *Position) hasExchange(card uint8) bool {
	for _, k := range p.sheet.units[p.seat[p.active].faction] {
		if !p.replaces(card, k) {
			continue
		}
		for _, f := range p.ground.fields {
			if p.exchangeable(card, f) {
				return true
			}
		}
	}
	return false
}

func (p *Position) exchanges(list []act) []act {
	for _, k := range p.sheet.units[p.seat[p.active].faction] {
		if !p.replaces(p.card, k) {
			continue
		}
		for _, f := range p.ground.fields {
			if p.exchangeable(p.card, f) {
				list = append(list, act{verb: DoExchange, what: uint8(k), to: f})
			}
		}
	}
	return list
}

func (p *Position) refuseExchange(a act) *engine.Refusal {
	if r := p.refuseOwnUnit(a.verb, p.active, a.to); r != nil {
		return r
	}
	if !p.exchangeable(p.card, a.to) || !p.replaces(p.card, kind(a.what)) {
		return refusal(CodeNoTarget, "D22", p.factCard(p.card))
	}
	return nil
}

// exchange replaces a unit, which goes back to the supply; its time markers
// stay on the field for the new one.
func (t *table) exchange(k kind, f uint8) {
	old := t.lift(f)
	t.seat[t.active].supply[t.sheet.kinds[old.kind].index]++
	t.seat[t.active].supply[t.sheet.kinds[k].index]--
	t.put(f, piece{kind: k, owner: t.active, time: old.time})
	t.happen(happened{kind: evExchanged, seat: t.active, unit: k, to: f})
	t.left--
	if t.left == 0 || !t.hasExchange(t.card) {
		t.resume()
	}
}

// deploys reports whether a unit from the supply may come by Incoming or Path to
// Wisdom (D22).
func (p *Position) deploys(card uint8, k kind) bool {
	wanted := income
	if p.sheet.effect[card] == pathToWisdom {
		wanted = ancientWisdom
	}
	t := &p.sheet.kinds[k]
	me := &p.seat[p.active]
	return t.class == isUnit && t.faction == me.faction && t.has(wanted) && me.supply[t.index] > 0
}

func (p *Position) hasDeployment(card uint8) bool {
	for _, k := range p.sheet.units[p.seat[p.active].faction] {
		if !p.deploys(card, k) {
			continue
		}
		for _, f := range p.ground.fields {
			if p.free(f) {
				return true
			}
		}
	}
	return false
}

func (p *Position) deployments(list []act) []act {
	for _, k := range p.sheet.units[p.seat[p.active].faction] {
		if !p.deploys(p.card, k) {
			continue
		}
		for _, f := range p.ground.fields {
			if p.free(f) {
				list = append(list, act{verb: DoDeploy, what: uint8(k), to: f})
			}
		}
	}
	return list
}

func (p *Position) refuseDeploy(a act) *engine.Refusal {
	if !p.deploys(p.card, kind(a.what)) {
		return refusal(CodeNoTarget, "D22", p.factCard(p.card))
	}
	return p.refuseEntry(a.to, "D22")
}

func (t *table) deploy(k kind, f uint8) {
	t.bring(k, f)
	t.left--
	if t.left == 0 || !t.hasDeployment(t.card) {
		t.resume()
	}
}

// bring puts a unit from the supply on the board without a price.
func (t *table) bring(k kind, f uint8) {
	t.seat[t.active].supply[t.sheet.kinds[k].index]--
	t.put(f, piece{kind: k, owner: t.active})
	t.happen(happened{kind: evPlaced, seat: t.active, unit: k, to: f})
}

// demand asks a seat for its sacrifices; who has no choice is not asked.
func (t *table) demand(seat uint8) {
	t.asked, t.phase, t.left = seat, AsksSacrifice, assaultUnits
	if t.countUnits(seat) > assaultUnits {
		return
	}
	for _, f := range t.ground.fields {
		if t.owns(seat, f) && t.traitsAt(f).class != isNoble {
			t.sacrifice(f)
		}
	}
	t.resume()
}

// sacrifice removes a unit without a combat.
func (t *table) sacrifice(f uint8) {
	it := t.lift(f)
	t.happen(happened{kind: evSacrificed, seat: it.owner, unit: it.kind, to: f})
	t.left--
	if t.left == 0 {
		t.resume()
	}
}
