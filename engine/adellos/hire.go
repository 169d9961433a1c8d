package adellos

import (
	"fmt"

	"adytum/engine"
)

// hires lists purchases and summonings (D11, D12, D13, D27).
func (p *Position) hires(list []act) []act {
	if !p.atHome(p.asked) {
		return list
	}
	for _, k := range p.sheet.units[p.seat[p.asked].faction] {
		if !p.affords(k) {
			continue
		}
		v := DoHire
		if p.sheet.kinds[k].time > 0 {
			v = DoSummon
		}
		for _, f := range p.ground.castles[p.asked] {
			if p.pieces[f].kind == 0 && p.enterable(f) {
				list = append(list, act{verb: v, what: uint8(k), to: f})
			}
		}
	}
	return list
}

// affords reports whether a unit is left, can be paid and may be summoned now.
func (p *Position) affords(k kind) bool {
	t := &p.sheet.kinds[k]
	me := &p.seat[p.asked]
	if me.supply[t.index] == 0 || me.gold < int16(t.gold) {
		return false
	}
	return t.time == 0 || p.setUp && p.summoned < p.summonsAllowed(p.asked)
}

func (p *Position) refuseHire(a act) *engine.Refusal {
	t := &p.sheet.kinds[a.what]
	me := &p.seat[p.asked]
	switch {
	case t.class != isUnit:
		return refusal(CodeNotYours, "D32", engine.Facts{"what": t.id})
	case t.faction != me.faction:
		return refusal(CodeNotYours, "D4", engine.Facts{"what": t.id})
	case (t.time > 0) != (a.verb == DoSummon):
		return refusal(CodePrice, "D27", engine.Facts{"unit": t.id})
	case !p.atHome(p.asked):
		return refusal(CodeNobleAway, "D13", nil)
	case me.supply[t.index] == 0:
		return refusal(CodeNoneLeft, "D11", engine.Facts{"unit": t.id})
	case me.gold < int16(t.gold):
		return refusal(CodeGold, "D11", engine.Facts{"gold": fmt.Sprint(me.gold), "price": fmt.Sprint(t.gold)})
	case t.time > 0 && !p.setUp:
		return refusal(CodeSummons, "D27", engine.Facts{"most": "0"})
	case !p.affords(kind(a.what)):
		return refusal(CodeSummons, "D27", engine.Facts{"most": fmt.Sprint(p.summonsAllowed(p.asked))})
	case p.ground.seatOf[a.to] != int8(p.asked):
		return refusal(CodeNotYours, "D12", engine.Facts{"what": p.sheet.fields[a.to].ID})
	}
	return p.refuseEntry(a.to, "D12")
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
		t.happen(happened{kind: evSummoned, seat: t.asked, unit: k, to: f, n: int16(u.time)})
	} else {
		t.happen(happened{kind: evHired, seat: t.asked, unit: k, to: f})
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

// wolfMay reports whether a wolf may be put on a field beside its master.
func (p *Position) wolfMay(f uint8) bool {
	return p.free(f) && p.ground.seatOf[f] == int8(p.asked)
}

func (t *table) afterWolf() {
	t.resume()
	if !t.setUp {
		t.phase = AsksHire
	}
}
