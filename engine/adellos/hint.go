package adellos

import (
	"fmt"

	"adytum/engine"
)

// A Purpose is what a move is good for, as far as it can be seen from the
// table. Words are the interface's.
type Purpose struct {
	Code  string
	Facts engine.Facts
}

// The codes of purposes, with their facts. A seat is a number from 0.
const (
	PurposeIncome   = "income"      // the unit brings gold in each turn
	PurposeWisdom   = "wisdom"      // the unit draws cards in each turn
	PurposeCommand  = "command"     // the unit gives action points in each turn
	PurposeAttacker = "attacker"    // the unit strikes hard
	PurposeDefender = "defender"    // the unit holds well
	PurposeFighter  = "fighter"     // the unit is cheap
	PurposeNoble    = "noble"       // seat: whose noble falls
	PurposeRising   = "rising"      // unit: the noble that falls, but rises this once (D31)
	PurposeUnseat   = "unseat"      // seat: who is driven off the tower
	PurposeSupplier = "supplier"    // seat: whose unit falls that pays in each turn
	PurposeTower    = "tower"       // the tower is taken (D26)
	PurposeFlees    = "flees"       // the own noble could be beaten where it stands
	PurposeHunts    = "hunts"       // unit: the enemy noble that comes within reach
	PurposeNears    = "nears_tower" // the tower comes nearer
)

// strong is the value from which a unit is called strong: enough for a noble
// with some help, or enough against most units.
const strong = 3

// hunting is how near a piece must come to a noble to be called a hunter.
const hunting = 2

// Purpose is what a move of the viewer is good for, before any card
// that may still come; false if it speaks for itself.
func (v View) Purpose(m Move) (Purpose, bool) {
	p, a := &v.table, m.act
	switch a.verb {
	case DoHire, DoSummon, DoDeploy:
		return p.sheet.kinds[a.what].purpose(), true
	case DoAttack:
		return p.purposeOfAttack(a.from, a.to)
	case DoMove:
		return p.purposeOfMove(a.from, a.to)
	default:
		return Purpose{}, false
	}
}

// purpose is what a unit is hired for.
func (t *traits) purpose() Purpose {
	code := PurposeFighter
	switch {
	case t.has(income):
		code = PurposeIncome
	case t.has(ancientWisdom):
		code = PurposeWisdom
	case t.has(command):
		code = PurposeCommand
	case t.attack >= strong:
		code = PurposeAttacker
	case t.defence >= strong:
		code = PurposeDefender
	}
	return Purpose{Code: code}
}

// pays reports whether a unit is worth something to its owner in every turn.
func (t *traits) pays() bool { return t.has(income) || t.has(ancientWisdom) || t.has(command) }

func (p *Position) purposeOfAttack(from, to uint8) (Purpose, bool) {
	if !p.defeats(from, to) {
		return Purpose{}, false
	}
	target, t := p.pieces[to], p.traitsAt(to)
	owner := engine.Facts{"seat": fmt.Sprint(target.owner)}
	switch {
	case t.class == isNoble && p.rises(target.owner):
		return Purpose{PurposeRising, engine.Facts{"unit": t.id}}, true
	case t.class == isNoble:
		return Purpose{PurposeNoble, owner}, true
	case to == p.sheet.tower:
		return Purpose{PurposeUnseat, owner}, true
	}
	return Purpose{PurposeSupplier, owner}, t.pays()
}

func (p *Position) purposeOfMove(from, to uint8) (Purpose, bool) {
	seat, noble := p.pieces[from].owner, p.traitsAt(from).class == isNoble
	switch {
	case to == p.sheet.tower:
		return Purpose{Code: PurposeTower}, true
	case noble:
		return Purpose{Code: PurposeFlees}, p.threatened(from)
	}
	distance := &p.sheet.distance
	for other := range p.seats {
		at := p.seat[other].nobleAt
		if other != seat && at != nowhere && distance[to][at] <= hunting && distance[to][at] < distance[from][at] {
			return Purpose{PurposeHunts, engine.Facts{"unit": p.traitsAt(at).id}}, true
		}
	}
	return Purpose{Code: PurposeNears}, distance[to][p.sheet.tower] < distance[from][p.sheet.tower]
}

// threatened reports whether an enemy could defeat the piece on a field from
// where it stands.
func (p *Position) threatened(to uint8) bool {
	for _, from := range p.ground.fields {
		if p.pieces[from].owner != p.pieces[to].owner && p.mobile(from) && p.inRange(from, to) && p.defeats(from, to) {
			return true
		}
	}
	return false
}

// defeats reports whether an attack would win as it stands.
func (p *Position) defeats(from, to uint8) bool {
	odds, ok := p.Odds(p.sheet.fields[from].ID, p.sheet.fields[to].ID)
	return ok && odds.Defeats
}
