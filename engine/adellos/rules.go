package adellos

import "adytum/engine"

// Play makes a move of the seat to move.
func (p Position) Play(m engine.Move) (engine.Position, []engine.Event, error) {
	move, ok := m.(Move)
	if !ok {
		return nil, nil, engine.Unreadable(m.String())
	}
	if refusal := p.refuse(move.act); refusal != nil {
		return nil, nil, refusal
	}
	t := table{Position: p, loud: true}
	t.do(move.act)
	return t.Position, t.events(), nil
}

// Refuse says why a move cannot be made, nil if it can.
func (p Position) Refuse(m Move) *engine.Refusal { return p.refuse(m.act) }

// Resign takes a seat out of the game (D34): its pieces leave the board, its
// gold and cards go back, and nobody is rewarded.
func (p Position) Resign(seat engine.Seat) (engine.Position, []engine.Event, error) {
	if p.phase == Over {
		return nil, nil, &engine.Refusal{Code: engine.CodeOver}
	}
	if seat < 0 || int(seat) >= int(p.seats) || !p.in(uint8(seat)) {
		return nil, nil, &engine.Refusal{Code: engine.CodeNotYours}
	}
	t := table{Position: p, loud: true}
	t.surrender(uint8(seat))
	return t.Position, t.events(), nil
}

// do makes a legal act.
func (t *table) do(a act) {
	switch a.verb {
	case doFaction:
		t.takeFaction(t.asked, a.what)
		t.nextFaction()
	case doNoble:
		t.takeNoble(kind(a.what))
	case doPlace:
		t.place(a.to)
	case doHire, doSummon:
		t.hire(kind(a.what), a.to)
	case doMove:
		t.move(a.from, a.to)
	case doSwap:
		t.swap(a.from, a.to)
	case doAttack:
		t.attack(a.from, a.to)
	case doPickpocket, doInterdict, doAbsolution, doEntrench:
		t.use(a)
	case doCard:
		t.playCard(a)
	case doExchange:
		t.exchange(kind(a.what), a.to)
	case doDeploy:
		t.deploy(kind(a.what), a.to)
	case doGive:
		t.give(a.what)
	case doSacrifice:
		t.sacrifice(a.to)
	case doUnmark:
		t.unmark(a.to, 1)
		t.phase = AsksPlay
	case doGift:
		t.gift(a)
	case doMiracle:
		t.pray()
	case doPass:
		t.pass()
	case doDone:
		t.resume()
	case doEnd:
		t.endTurn()
	}
}

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
	t.happen(happened{kind: evFaction, seat: seat, what: faction})
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
	t.happen(happened{kind: evNoble, seat: t.asked, what: uint8(k)})
	if t.gifted(t.asked, heir) {
		t.gain(t.asked, 1)
	}
}

// place puts the noble on its first field (D6), or a wolf beside its master.
func (t *table) place(f uint8) {
	if t.phase == AsksPlace {
		t.put(f, piece{kind: t.seat[t.asked].noble, owner: t.asked})
		t.happen(happened{kind: evPlaced, seat: t.asked, what: uint8(t.seat[t.asked].noble), to: f})
		t.phase = AsksHire
		return
	}
	t.create(t.asked, t.sheet.wolf, f, 0)
	t.afterWolf()
}

func (t *table) afterWolf() {
	t.resume()
	if !t.setUp {
		t.phase = AsksHire
	}
}

// put lays a piece on a free field and remembers where nobles are.
func (t *table) put(f uint8, it piece) {
	t.pieces[f] = it
	if t.sheet.kinds[it.kind].class == isNoble {
		t.seat[it.owner].nobleAt = f
	}
}

// lift takes the piece off a field.
func (t *table) lift(f uint8) piece {
	it := t.pieces[f]
	t.pieces[f] = piece{}
	return it
}

// create puts a token from the common supply on a field (D32).
func (t *table) create(seat uint8, k kind, f, time uint8) {
	t.tokens[t.sheet.kinds[k].index]--
	t.put(f, piece{kind: k, owner: seat, time: time})
	t.happen(happened{kind: evPlaced, seat: seat, what: uint8(k), to: f})
	if time > 0 {
		t.happen(happened{kind: evMarked, seat: seat, to: f, n: int16(time)})
	}
}

// gain changes a seat's gold from or to the common supply.
func (t *table) gain(seat uint8, gold int16) {
	if gold != 0 {
		t.seat[seat].gold += gold
		t.happen(happened{kind: evGold, seat: seat, n: gold})
	}
}

// hire pays for a unit from the supply and puts it on the board, with its time
// markers if it is summoned (D11, D27).
func (t *table) hire(k kind, f uint8) {
	u := &t.sheet.kinds[k]
	me := &t.seat[t.asked]
	me.supply[u.index]--
	t.put(f, piece{kind: k, owner: t.asked, time: uint8(u.time)})
	if u.time > 0 {
		t.summoned++
		t.happen(happened{kind: evSummoned, seat: t.asked, what: uint8(k), to: f, n: int16(u.time)})
	} else {
		t.happen(happened{kind: evHired, seat: t.asked, what: uint8(k), to: f})
	}
	t.gain(t.asked, -int16(u.gold))
	if u.has(wolfPack) && u.time == 0 {
		t.callWolf(f)
	}
}

// callWolf puts a wolf beside its master; the seat is asked if there is a
// choice (D32).
func (t *table) callWolf(master uint8) {
	if t.tokens[t.sheet.kinds[t.sheet.wolf].index] == 0 {
		return
	}
	fields, last := 0, uint8(0)
	for _, f := range t.ground.neighbours[master] {
		if t.wolfMay(f) {
			fields++
			last = f
		}
	}
	switch fields {
	case 0:
	case 1:
		t.create(t.asked, t.sheet.wolf, last, 0)
	default:
		t.phase, t.at = AsksWolf, master
	}
}

// move takes a piece along the cheapest way (D14, D15).
func (t *table) move(from, to uint8) {
	cost, steps := uint8(1), uint8(1)
	if !t.steps(from) {
		r := t.reachOf(from)
		cost, steps = r.cost[to], r.steps[to]
	}
	t.ap -= int16(cost)
	it := t.lift(from)
	it.flags = it.flags&^stepsMask | min(2, it.flags&stepsMask+steps)
	t.put(to, it)
	t.happen(happened{kind: evMoved, seat: t.active, what: uint8(it.kind), from: from, to: to, n: int16(cost)})
}

// swap lets two pieces change fields (D16).
func (t *table) swap(a, b uint8) {
	t.ap -= int16(t.sheet.edition.Constants.SwapActionPoints)
	one, two := t.lift(a), t.lift(b)
	t.put(a, two)
	t.put(b, one)
	t.happen(happened{kind: evSwapped, seat: t.active, what: uint8(one.kind), from: a, to: b, n: int16(two.kind)})
}

// use is an ability as an action (D31).
func (t *table) use(a act) {
	switch a.verb {
	case doPickpocket:
		t.ap -= t.pickCost()
		t.pieces[a.from].flags |= picked
		t.take(t.active, t.pieces[a.to].owner, 1)
	case doInterdict:
		t.ap--
		t.pieces[a.from].flags |= interdicts
		t.mark(a.to, 1)
	case doAbsolution:
		t.ap--
		t.unmark(a.to, 1)
	default:
		t.ap--
		t.create(t.active, t.sheet.barricade, a.to, 0)
	}
}

// take moves gold from one player to another.
func (t *table) take(seat, from uint8, gold int16) {
	if gold > 0 {
		t.seat[from].gold -= gold
		t.seat[seat].gold += gold
		t.happen(happened{kind: evTook, seat: seat, other: from, n: gold})
	}
}

// mark puts time markers on a piece (D29).
func (t *table) mark(f, n uint8) {
	t.pieces[f].time = min(mostTime, t.pieces[f].time+n)
	t.happen(happened{kind: evMarked, seat: t.active, to: f, n: int16(t.pieces[f].time)})
}

// unmark takes time markers from a piece, as many as there are at most.
func (t *table) unmark(f, n uint8) {
	t.pieces[f].time -= min(n, t.pieces[f].time)
	t.happen(happened{kind: evMarked, seat: t.active, to: f, n: int16(t.pieces[f].time)})
}

// draw gives a seat the top card of the pile, if there is one (D22).
func (t *table) draw(seat uint8) {
	me := &t.seat[seat]
	if t.deckSize == 0 || t.config.HandLimit && int(me.handSize) >= t.sheet.edition.Constants.HandLimit {
		t.happen(happened{kind: evNoCard, seat: seat})
		return
	}
	t.deckSize--
	card := t.deck[t.deckSize]
	t.deck[t.deckSize] = 0
	me.hand[card]++
	me.handSize++
	t.happen(happened{kind: evDrew, seat: seat, what: card})
}

// discard plays a card from a hand, so that all see it (D22).
func (t *table) discard(seat, card uint8) {
	t.seat[seat].hand[card]--
	t.seat[seat].handSize--
	for viewer := range t.seats {
		if known := &t.seat[viewer].known[seat][card]; *known > 0 {
			*known--
		}
	}
	t.happen(happened{kind: evPlayed, seat: seat, what: card})
}

// handOver gives a card that only the two players see. The others no longer know
// which of the cards they know of is still there.
func (t *table) handOver(from, to, card uint8) {
	t.seat[from].hand[card]--
	t.seat[from].handSize--
	t.seat[to].hand[card]++
	t.seat[to].handSize++
	for viewer := range t.seats {
		known := &t.seat[viewer].known
		switch viewer {
		case from:
			known[to][card]++
		case to:
			known[from][card] -= min(1, known[from][card])
		default:
			for c := range known[from] {
				known[from][c] -= min(1, known[from][c])
			}
		}
	}
	t.happen(happened{kind: evGave, seat: from, what: card, other: to})
}

// gift gives gold or a card away (D24).
func (t *table) gift(a act) {
	seat, _ := t.seatAt(a.to)
	if a.what != giftGold {
		t.handOver(t.active, seat, a.what)
		return
	}
	t.seat[t.active].gold--
	t.seat[seat].gold++
	t.happen(happened{kind: evGifted, seat: t.active, other: seat, n: 1})
}
