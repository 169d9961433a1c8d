package adellos

import (
	"fmt"

	"adytum/engine"
)

// The numbers of the cards (D22).
const (
	topValue     = 3 // Reinforcements
	trucePrice   = 1
	shiftMost    = 3 // Time Shift
	exchangeMost = 3 // Call to Arms, Combat Training
	deployMost   = 2 // Incoming, Path to Wisdom
	incomingGold = 4
	wisdomCards  = 2
	assaultUnits = 3
	mostTime     = 99
)

// tradePrices is the gold for a number of action points.
var tradePrices = [...]int16{0, 2, 5}

// cardPlays lists the event cards that can be played in phase 2, with their
// first choice (D22).
func (p *Position) cardPlays(list []act) []act {
	if p.seat[p.active].handSize == 0 {
		return list
	}
	for i := range p.sheet.edition.Cards {
		card := uint8(i)
		if p.holds(p.active, card) && p.ap >= int16(p.sheet.cardAP[card]) {
			list = p.cardPlaysOf(list, card)
		}
	}
	return list
}

func (p *Position) cardPlaysOf(list []act, card uint8) []act {
	a := act{verb: DoCard, what: card}
	gold := p.seat[p.active].gold
	switch p.sheet.effect[card] {
	case callToArms, combatTraining:
		if p.hasExchange(card) {
			list = append(list, a)
		}
	case reinforcements:
		for _, k := range p.sheet.units[p.seat[p.active].faction] {
			if t := &p.sheet.kinds[k]; t.value != topValue || p.seat[p.active].supply[t.index] == 0 {
				continue
			}
			for _, f := range p.ground.castles[p.active] {
				if p.free(f) {
					list = append(list, act{verb: DoCard, what: card, n: uint8(k), to: f})
				}
			}
		}
	case tradeAgreements:
		for n, price := range tradePrices {
			if n > 0 && gold >= price {
				a.n = uint8(n)
				list = append(list, a)
			}
		}
	case truce:
		if gold >= trucePrice {
			list = p.trucePlays(list, card)
		}
	case timeShift:
		list = p.shiftPlays(list, card)
	case pathToWisdom, incoming:
		a.n = modeGoods
		list = append(list, a)
		if p.hasDeployment(card) {
			a.n = modeUnits
			list = append(list, a)
		}
	case mindControl, bookKeeper, unchained:
		list = append(list, a)
	case censorship, revolt, assault:
		for seat := range p.seats {
			a.to = uint8(p.ground.castle[seat])
			if p.targets(card, seat) {
				list = append(list, a)
			}
		}
	}
	return list
}

// targets reports whether a card can be aimed at a seat.
func (p *Position) targets(card, seat uint8) bool {
	if seat == p.active || !p.in(seat) {
		return false
	}
	return p.sheet.effect[card] != assault || p.countUnits(seat) > 0
}

func (p *Position) trucePlays(list []act, card uint8) []act {
	for bound := range p.seats {
		for safe := range p.seats {
			if bound != p.active && bound != safe && p.in(bound) && p.in(safe) {
				list = append(list, act{verb: DoCard, what: card,
					from: uint8(p.ground.castle[bound]), to: uint8(p.ground.castle[safe])})
			}
		}
	}
	return list
}

// shiftRange is how many markers can be taken from an own unit or put on an
// enemy's; 0 if the field holds none.
func (p *Position) shiftRange(f uint8) uint8 {
	target := p.pieces[f]
	switch {
	case target.kind == 0 || p.traitsAt(f).class == isNoble:
		return 0
	case target.owner == p.active:
		return min(shiftMost, target.time)
	}
	return min(shiftMost, mostTime-target.time)
}

func (p *Position) shiftPlays(list []act, card uint8) []act {
	for _, f := range p.ground.fields {
		for n := range p.shiftRange(f) {
			list = append(list, act{verb: DoCard, what: card, to: f, n: n + 1})
		}
	}
	return list
}

// answers lists the cards and the prayer of the seat that is asked in or after
// a combat (D19, D22).
func (p *Position) answers(list []act) []act {
	for i := range p.sheet.edition.Cards {
		if card := uint8(i); p.holds(p.asked, card) && p.answersWith(card) {
			list = append(list, act{verb: DoCard, what: card})
		}
	}
	if p.phase == AsksRescue && p.prays() {
		list = append(list, act{verb: DoMiracle})
	}
	return list
}

// answersWith reports whether a card helps the asked seat at this moment.
func (p *Position) answersWith(card uint8) bool {
	switch p.sheet.effect[card] {
	case parry:
		return p.phase == AsksCombat && p.asked != p.active
	case quickAttack:
		return p.phase == AsksCombat && p.asked == p.active
	case firstAid:
		return p.phase == AsksRescue
	}
	return false
}

func (p *Position) refuseCard(a act) *engine.Refusal {
	if !p.holds(p.asked, a.what) {
		return refusal(CodeNotInHand, "D10", p.factCard(a.what))
	}
	effect := p.sheet.effect[a.what]
	window := windowOf(int(effect))
	if p.phase != AsksPlay {
		if p.answersWith(a.what) {
			return nil
		}
		return p.refuseWindow(a.what, window)
	}
	if window != WindowOwnTurn {
		return p.refuseWindow(a.what, window)
	}
	if r := p.refusePoints(int16(p.sheet.cardAP[a.what])); r != nil {
		return r
	}
	if price := p.cardPrice(a); p.seat[p.active].gold < price {
		return refusal(CodeGold, "D22", engine.Facts{"gold": fmt.Sprint(p.seat[p.active].gold), "price": fmt.Sprint(price)})
	}
	for _, b := range p.cardPlaysOf(nil, a.what) {
		if a == b {
			return nil
		}
	}
	return refusal(CodeNoTarget, "D22", p.factCard(a.what))
}

func (p *Position) refuseWindow(card uint8, window string) *engine.Refusal {
	facts := p.factCard(card)
	facts["window"] = window
	return refusal(CodeWindow, "D22", facts)
}

// cardPrice is the gold that a card's play costs.
func (p *Position) cardPrice(a act) int16 {
	switch p.sheet.effect[a.what] {
	case truce:
		return trucePrice
	case tradeAgreements:
		if int(a.n) < len(tradePrices) {
			return tradePrices[a.n]
		}
	}
	return 0
}

// playCard plays an event card: in phase 2, in a combat or after one (D22).
func (t *table) playCard(a act) {
	seat := t.asked
	switch effect := t.sheet.effect[a.what]; effect {
	case parry:
		t.discard(seat, a.what)
		t.fight.parries++
		t.askLoser()
	case quickAttack:
		t.discard(seat, a.what)
		t.fight.quickness++
		t.askLoser()
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
		t.happen(happened{kind: evBound, seat: me, card: a.what, other: bound})
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
		t.happen(happened{kind: evBound, seat: me, card: a.what, other: target})
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
