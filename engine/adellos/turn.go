package adellos

// beginTurn is phase 1 (D7), in the order: cards that lie there, tower, action
// points, gold, event cards.
func (t *table) beginTurn(seat uint8) {
	t.active, t.asked, t.phase = seat, seat, AsksPlay
	me := &t.seat[seat]
	t.happen(happened{kind: evTurn, seat: seat, n: int16(t.round)})
	revolted, censored := me.revolted > 0, me.censored > 0
	t.liftCards(seat)
	holds := t.owns(seat, t.sheet.tower) && t.pieces[t.sheet.tower].time == 0
	if t.checkTower(seat, holds) {
		return
	}
	k := &t.sheet.edition.Constants
	t.ap = int16(k.ActionPoints) + t.sumOf(seat, command)
	if holds {
		t.ap += int16(k.TowerActionPoints)
	}
	t.happen(happened{kind: evPoints, seat: seat, n: t.ap})
	if !revolted {
		t.gain(seat, t.sumOf(seat, income))
		if holds && t.config.PavedWithGold {
			t.gain(seat, 2)
		}
	}
	if !censored {
		for range t.sumOf(seat, ancientWisdom) {
			t.draw(seat)
		}
	}
}

// liftCards removes the cards that lie before a seat; those of a truce bind it
// for this turn (D23).
func (t *table) liftCards(seat uint8) {
	me := &t.seat[seat]
	lift := func(effect int, n uint8) {
		for range n {
			t.happen(happened{kind: evLifted, seat: seat, card: uint8(t.sheet.cardOf[effect])})
		}
	}
	lift(censorship, me.censored)
	lift(revolt, me.revolted)
	me.censored, me.revolted = 0, 0
	for safe, n := range me.truces {
		t.truced[safe] = n > 0
		lift(truce, n)
		me.truces[safe] = 0
	}
}

// checkTower counts the rounds on the tower and reports whether that ends the
// game (D25, D26). A piece that stands there now stood there at the end of the
// seat's last turn, because pieces come to the tower in their owner's turns
// only.
func (t *table) checkTower(seat uint8, holds bool) bool {
	me := &t.seat[seat]
	switch {
	case holds:
		me.tower++
	case me.tower == 0:
		return false
	default:
		me.tower = 0
	}
	t.happen(happened{kind: evTower, seat: seat, n: int16(me.tower)})
	if int(me.tower) < t.ground.rounds {
		return false
	}
	t.finish(ByTower, seat)
	return true
}

// sumOf adds up an ability's amounts over a seat's pieces without time markers.
func (t *table) sumOf(seat uint8, a ability) int16 {
	sum := int16(0)
	for _, f := range t.ground.fields {
		if t.owns(seat, f) && t.can(f, a) {
			sum += int16(t.traitsAt(f).amount[a])
		}
	}
	return sum
}

// mustAct reports whether a move, an attack or a swap can still be made (D9).
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

// endTurn ends purchases before the game or a turn (D33).
func (t *table) endTurn() {
	if t.phase == AsksHire {
		t.nextBuyer(t.after(t.asked))
		return
	}
	for _, f := range t.ground.fields { // D30
		if t.owns(t.active, f) && t.pieces[f].time > 0 {
			t.unmark(f, 1)
		}
	}
	t.passTurn()
}

// passTurn forgets what lasts a turn and goes on with the next seat.
func (t *table) passTurn() {
	for _, f := range t.ground.fields {
		t.pieces[f].flags = 0
	}
	for seat := range t.seats {
		t.seat[seat].prayed = false
	}
	t.truced = [maxSeats]bool{}
	t.ap, t.summoned, t.fisted = 0, 0, false
	last, next := t.active, t.after(t.active)
	if place := func(seat uint8) uint8 { return (seat + t.seats - t.start) % t.seats }; place(next) <= place(last) {
		t.round++
		if t.config.RoundLimit && int(t.round) > t.sheet.edition.Constants.RoundLimit {
			t.countOut()
			return
		}
	}
	t.beginTurn(next)
}

// countOut ends the game by the round limit: the tower counter decides, then
// defeated nobles, then the value on the board.
func (t *table) countOut() {
	best, winners := int32(-1), []uint8(nil)
	for seat := range t.seats {
		if !t.in(seat) {
			continue
		}
		me := &t.seat[seat]
		value := int32(0)
		for _, f := range t.ground.fields {
			if t.owns(seat, f) {
				value += int32(t.traitsAt(f).value)
			}
		}
		score := int32(me.tower)<<20 | int32(me.kills)<<16 | value
		if score > best {
			best, winners = score, nil
		}
		if score == best {
			winners = append(winners, seat)
		}
	}
	t.finish(ByRounds, winners...)
}

// leave takes a seat's pieces off the board and what lay before it (D34).
func (t *table) leave(seat uint8) {
	t.leavers++
	me := &t.seat[seat]
	me.out = t.leavers
	for _, f := range t.ground.fields {
		if t.owns(seat, f) {
			t.lift(f)
		}
	}
	me.nobleAt, me.tower = nowhere, 0
	me.censored, me.revolted, me.truces = 0, 0, [maxSeats]uint8{}
	t.happen(happened{kind: evOut, seat: seat})
}

func (t *table) finish(how Ending, winners ...uint8) {
	t.resume()
	t.phase, t.end = Over, how
	for _, seat := range winners {
		t.winners[seat] = true
	}
	t.happen(happened{kind: evEnded, seat: none})
}

// surrender takes a seat out of the game by its own will.
func (t *table) surrender(seat uint8) {
	me := &t.seat[seat]
	before := t.phase
	t.leave(seat)
	me.gold = 0
	me.hand, me.handSize = [maxCards]uint8{}, 0
	for viewer := range t.seats {
		t.seat[viewer].known[seat] = [maxCards]uint8{}
	}
	switch next := t.after(seat); {
	case t.after(next) == next:
		t.finish(BySurrender, next)
	case before <= AsksHire || before == AsksWolf && !t.setUp:
		t.leaveSetup(seat, next)
	case seat == t.active:
		t.resume()
		t.passTurn()
	case seat == t.asked || (before == AsksCombat || before == AsksRescue) && t.pieces[t.fight.to].kind == 0:
		t.afterLeaver(before, seat)
	case before == AsksCombat:
		t.askLoser() // its fear may have counted
	}
}

// afterLeaver goes on when a seat leaves that was asked in another's turn.
func (t *table) afterLeaver(before Phase, seat uint8) {
	if before == AsksGive {
		t.nextGiver(seat)
		return
	}
	t.resume()
}
