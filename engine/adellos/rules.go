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
	t := table{Position: p, records: true}
	t.do(move.act)
	return t.Position, t.events(), nil
}

// Resign takes a seat out of the game (D34): its pieces leave the board, its
// gold and cards go back, and nobody is rewarded.
func (p Position) Resign(seat engine.Seat) (engine.Position, []engine.Event, error) {
	if p.phase == Over {
		return nil, nil, &engine.Refusal{Code: engine.CodeOver}
	}
	if seat < 0 || int(seat) >= int(p.seats) || !p.in(uint8(seat)) {
		return nil, nil, &engine.Refusal{Code: engine.CodeNotYours}
	}
	t := table{Position: p, records: true}
	t.surrender(uint8(seat))
	return t.Position, t.events(), nil
}

// RandomPlayouts returns a function that plays one random game from here by what
// the planner looks ahead with: the same rules without texts, refusals and events.
func (p Position) RandomPlayouts(r *engine.Rand) func() {
	list := make([]act, 0, 1024)
	return func() {
		t := table{Position: p}
		for t.phase != Over {
			list = t.acts(list[:0])
			t.do(list[r.IntN(len(list))])
		}
	}
}

// do makes a legal act.
func (t *table) do(a act) {
	switch a.verb {
	case DoFaction:
		t.takeFaction(t.asked, a.what)
		t.nextFaction()
	case DoNoble:
		t.takeNoble(kind(a.what))
	case DoPlace:
		t.place(a.to)
	case DoHire, DoSummon:
		t.hire(kind(a.what), a.to)
	case DoMove:
		t.move(a.from, a.to)
	case DoSwap:
		t.swap(a.from, a.to)
	case DoAttack:
		t.attack(a.from, a.to)
	case DoPickpocket, DoInterdict, DoAbsolution, DoEntrench:
		t.use(a)
	case DoCard:
		t.playCard(a)
	case DoExchange:
		t.exchange(kind(a.what), a.to)
	case DoDeploy:
		t.deploy(kind(a.what), a.to)
	case DoGive:
		t.give(a.what)
	case DoSacrifice:
		t.sacrifice(a.to)
	case DoUnmark:
		t.unmark(a.to, 1)
		t.phase = AsksPlay
	case DoGift:
		t.gift(a)
	case DoMiracle:
		t.pray()
	case DoPass:
		t.pass()
	case DoDone:
		t.resume()
	case DoEnd:
		t.endTurn()
	}
}

// free reports whether a piece can be put on a field.
func (p *Position) free(f uint8) bool { return p.pieces[f].kind == 0 && p.enterable(f) }

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
	t.happen(happened{kind: evPlaced, seat: seat, unit: k, to: f})
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
