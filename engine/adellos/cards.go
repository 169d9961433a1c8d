package adellos

// playCard plays an event card: in phase 2, in a combat or after one (D22).
func (t *table) playCard(a act) {
	seat := t.asked
	switch effect := t.sheet.effect[a.what]; effect {
	case parry:
		t.discard(seat, a.what)
		t.fight.parries++
		t.weigh()
	case quickAttack:
		t.discard(seat, a.what)
		t.fight.quickness++
		t.weigh()
	case firstAid:
		t.discard(seat, a.what)
		t.save()
	default:
		t.ap -= int16(t.sheet.cardAP[a.what])
		t.discard(seat, a.what)
		t.resolve(effect, a)
	}
}

// resolve is the effect of a card that is played in phase 2.
func (t *table) resolve(effect uint8, a act) {
	me := t.active
	switch effect {
	case callToArms, combatTraining:
		t.phase, t.card, t.left = AsksExchange, a.what, exchangeMost
	case reinforcements:
		t.bring(kind(a.n), a.to)
	case tradeAgreements:
		t.gain(me, -tradePrices[a.n])
		t.ap += int16(a.n)
	case truce:
		t.gain(me, -trucePrice)
		bound, _ := t.seatAt(a.from)
		safe, _ := t.seatAt(a.to)
		t.seat[bound].truces[safe]++
		t.happen(happened{kind: evBound, seat: me, what: a.what, other: bound})
	case timeShift:
		if t.owns(me, a.to) {
			t.unmark(a.to, a.n)
		} else {
			t.mark(a.to, a.n)
		}
	case pathToWisdom, incoming:
		t.resolveMode(effect, a)
	case mindControl:
		t.nextGiver(me)
	case bookKeeper:
		for other := range t.seats {
			if other != me {
				t.take(me, other, t.seat[other].gold)
			}
		}
	case censorship, revolt:
		target, _ := t.seatAt(a.to)
		if effect == censorship {
			t.seat[target].censored++
		} else {
			t.seat[target].revolted++
		}
		t.happen(happened{kind: evBound, seat: me, what: a.what, other: target})
	case assault:
		target, _ := t.seatAt(a.to)
		t.happen(happened{kind: evAimed, seat: me, other: target})
		t.demand(target)
	case unchained:
		t.ap++
	}
}

func (t *table) resolveMode(effect uint8, a act) {
	switch {
	case a.n == modeUnits:
		t.phase, t.card, t.left = AsksDeploy, a.what, deployMost
	case effect == incoming:
		t.gain(t.active, incomingGold)
	default:
		for range wisdomCards {
			t.draw(t.active)
		}
	}
}

// bring puts a unit from the supply on the board without a price.
func (t *table) bring(k kind, f uint8) {
	t.seat[t.active].supply[t.sheet.kinds[k].index]--
	t.put(f, piece{kind: k, owner: t.active})
	t.happen(happened{kind: evPlaced, seat: t.active, what: uint8(k), to: f})
}

// exchange replaces a unit, which goes back to the supply; its time markers
// stay on the field for the new one.
func (t *table) exchange(k kind, f uint8) {
	old := t.lift(f)
	t.seat[t.active].supply[t.sheet.kinds[old.kind].index]++
	t.seat[t.active].supply[t.sheet.kinds[k].index]--
	t.put(f, piece{kind: k, owner: t.active, time: old.time})
	t.happen(happened{kind: evExchanged, seat: t.active, what: uint8(k), to: f})
	t.left--
	if t.left == 0 || !t.hasExchange(t.card) {
		t.resume()
	}
}

func (t *table) deploy(k kind, f uint8) {
	t.bring(k, f)
	t.left--
	if t.left == 0 || !t.hasDeployment(t.card) {
		t.resume()
	}
}

// nextGiver asks the next seat after another that has a card to give, or goes
// on with the turn.
func (t *table) nextGiver(after uint8) {
	for seat := (after + 1) % t.seats; seat != t.active; seat = (seat + 1) % t.seats {
		if t.in(seat) && t.seat[seat].handSize > 0 {
			t.phase, t.asked = AsksGive, seat
			return
		}
	}
	t.resume()
}

// give hands a card of the asked seat's choice to the active one.
func (t *table) give(card uint8) {
	giver := t.asked
	t.handOver(giver, t.active, card)
	t.nextGiver(giver)
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
	t.happen(happened{kind: evSacrificed, seat: it.owner, what: uint8(it.kind), to: f})
	t.left--
	if t.left == 0 {
		t.resume()
	}
}
