package adellos

import (
	"fmt"

	"adytum/engine"
)

// The codes of refusals, with their facts.
const (
	CodeAsked       = "asked"         // asks: the phase waits for something else (D8, D19)
	CodeTaken       = "taken"         // faction: another seat plays it (D4)
	CodeNotYours    = "not-yours"     // what: of another faction, castle or player (D4, D6, D14 and others)
	CodeNoPiece     = "no-piece"      // at: no piece stands there (D14 and others)
	CodeOccupied    = "occupied"      // at (D12, D14)
	CodeNoEntry     = "no-entry"      // at: terrain, or no field of the game (D14)
	CodeNobleAway   = "noble-away"    // the noble is not in its castle (D13)
	CodeNoneLeft    = "none-left"     // unit: the supply is used up (D11, D32)
	CodeGold        = "gold"          // gold, price (D11)
	CodeSummons     = "summons"       // most: no summoning before the game, or no more this turn (D27)
	CodePrice       = "price"         // unit: it is summoned, not hired, or the reverse (D27)
	CodePoints      = "action-points" // have, need (D9)
	CodeMarked      = "marked"        // at, time: time markers lie on it (D28)
	CodeImmobile    = "immobile"      // at (D31)
	CodeTooFar      = "too-far"       // from, to (D14, D15, D17)
	CodeFriend      = "friend"        // at: an own piece (D17)
	CodeAided       = "aided"         // at: saved in this turn (D22)
	CodeTruce       = "truce"         // seat (D23)
	CodeNoAbility   = "no-ability"    // at, ability (D31)
	CodeUsed        = "used"          // at, ability: once a turn (D31)
	CodeNothing     = "nothing"       // at: the effect would find nothing there (D22, D31)
	CodeNotInHand   = "not-in-hand"   // card (D10)
	CodeWindow      = "window"        // card, window: it cannot be played now (D22)
	CodeNoTarget    = "no-target"     // card: what it names cannot be chosen (D22)
	CodeMustAct     = "must-act"      // left: action points must still be used (D9)
	CodeMustChoose  = "must-choose"   // at least one must be chosen (D22)
	CodeNoGifts     = "no-gifts"      // gifts were not agreed on (D24)
	CodeNoble       = "noble"         // at: nobles are not meant (D22, D31)
	CodeSwapPartner = "swap-partner"  // to: no own piece that can swap stands there (D16)
)

func refusal(code, paragraph string, facts engine.Facts) *engine.Refusal {
	return &engine.Refusal{Code: code, Paragraph: paragraph, Facts: facts}
}

// factAt is the fact of a field.
func (p *Position) factAt(f uint8) engine.Facts { return engine.Facts{"at": p.sheet.fields[f].ID} }

func (p *Position) factCard(card uint8) engine.Facts {
	return engine.Facts{"card": p.sheet.edition.Cards[card].ID}
}

// fits tells whether the phase waits for a verb.
func (p *Position) fits(v verb) bool {
	switch v {
	case doFaction:
		return p.phase == AsksFaction
	case doNoble:
		return p.phase == AsksNoble
	case doPlace:
		return p.phase == AsksPlace || p.phase == AsksWolf
	case doHire, doSummon, doEnd:
		return p.phase == AsksHire || p.phase == AsksPlay
	case doMove, doSwap, doAttack, doPickpocket, doInterdict, doAbsolution, doEntrench, doGift:
		return p.phase == AsksPlay
	case doCard:
		return p.phase == AsksPlay || p.phase == AsksCombat || p.phase == AsksRescue
	case doExchange:
		return p.phase == AsksExchange
	case doDeploy:
		return p.phase == AsksDeploy
	case doDone:
		return p.phase == AsksExchange || p.phase == AsksDeploy
	case doGive:
		return p.phase == AsksGive
	case doSacrifice:
		return p.phase == AsksSacrifice
	case doUnmark:
		return p.phase == AsksToll
	case doMiracle:
		return p.phase == AsksRescue
	case doPass:
		return p.phase == AsksCombat || p.phase == AsksRescue
	default:
		return false
	}
}

// phaseParagraphs are the paragraphs of the phases.
var phaseParagraphs = [...]string{
	"D4", "D5", "D6", "D6", "D8", "D31", "D22", "D22", "D31", "D19", "D22", "D22", "D22", "D2",
}

// paragraphOf is the paragraph of what a verb does with a piece.
func paragraphOf(v verb) string {
	switch v {
	case doMove:
		return "D14"
	case doSwap:
		return "D16"
	case doAttack:
		return "D17"
	case doExchange, doSacrifice:
		return "D22"
	default:
		return "D31"
	}
}

// refuse says why an act cannot be done, nil if it can.
func (p *Position) refuse(a act) *engine.Refusal {
	if p.phase == Over {
		return &engine.Refusal{Code: engine.CodeOver}
	}
	if !p.fits(a.verb) {
		return refusal(CodeAsked, phaseParagraphs[p.phase], engine.Facts{"asks": p.phase.String()})
	}
	switch a.verb {
	case doFaction:
		if p.factionTaken(a.what) {
			return refusal(CodeTaken, "D4", engine.Facts{"faction": p.sheet.edition.Factions[a.what].ID})
		}
	case doNoble:
		if t := &p.sheet.kinds[a.what]; t.class != isNoble || t.faction != p.seat[p.asked].faction {
			return refusal(CodeNotYours, "D5", engine.Facts{"what": t.id})
		}
	case doPlace:
		return p.refusePlace(a)
	case doHire, doSummon:
		return p.refuseHire(a)
	case doMove:
		return p.refuseMove(a)
	case doSwap:
		return p.refuseSwap(a)
	case doAttack:
		return p.refuseAttack(a)
	case doPickpocket, doInterdict, doAbsolution, doEntrench:
		return p.refuseAction(a)
	case doCard:
		return p.refuseCard(a)
	case doExchange:
		return p.refuseExchange(a)
	case doDeploy:
		return p.refuseDeploy(a)
	case doGive:
		if !p.holds(p.asked, a.what) {
			return refusal(CodeNotInHand, "D10", p.factCard(a.what))
		}
	case doSacrifice:
		return p.refuseOwnUnit(a.verb, p.asked, a.to)
	case doUnmark:
		if r := p.refuseOwnUnit(a.verb, p.asked, a.to); r != nil {
			return r
		}
		if p.pieces[a.to].time == 0 {
			return refusal(CodeNothing, "D31", p.factAt(a.to))
		}
	case doGift:
		return p.refuseGift(a)
	case doMiracle:
		if !p.prays() {
			return refusal(CodeNoAbility, "D31", engine.Facts{"ability": giftNames[miracle]})
		}
	case doDone:
		if p.phase == AsksExchange && p.left == exchangeMost || p.phase == AsksDeploy && p.left == deployMost {
			return refusal(CodeMustChoose, "D22", nil)
		}
	case doEnd:
		if p.phase == AsksPlay && p.mustAct() {
			return refusal(CodeMustAct, "D9", engine.Facts{"left": fmt.Sprint(p.ap)})
		}
	default:
	}
	return nil
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

// refuseEntry holds a field against D12 and D14: it must be free and
// enterable.
func (p *Position) refuseEntry(f uint8, paragraph string) *engine.Refusal {
	if !p.enterable(f) {
		return refusal(CodeNoEntry, "D14", p.factAt(f))
	}
	if p.pieces[f].kind != 0 {
		return refusal(CodeOccupied, paragraph, p.factAt(f))
	}
	return nil
}

func (p *Position) refuseHire(a act) *engine.Refusal {
	t := &p.sheet.kinds[a.what]
	me := &p.seat[p.asked]
	switch {
	case t.class != isUnit:
		return refusal(CodeNotYours, "D32", engine.Facts{"what": t.id})
	case t.faction != me.faction:
		return refusal(CodeNotYours, "D4", engine.Facts{"what": t.id})
	case (t.time > 0) != (a.verb == doSummon):
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

func (p *Position) factsFromTo(a act) engine.Facts {
	return engine.Facts{"from": p.sheet.fields[a.from].ID, "to": p.sheet.fields[a.to].ID}
}

// refusePoints holds the action points against a price (D9).
func (p *Position) refusePoints(need int16) *engine.Refusal {
	if p.ap >= need {
		return nil
	}
	return refusal(CodePoints, "D9", engine.Facts{"have": fmt.Sprint(p.ap), "need": fmt.Sprint(need)})
}

// refuseOwn demands a piece of a seat on a field for what a verb does.
func (p *Position) refuseOwn(v verb, seat, f uint8) *engine.Refusal {
	if p.pieces[f].kind == 0 {
		return refusal(CodeNoPiece, paragraphOf(v), p.factAt(f))
	}
	if p.pieces[f].owner != seat {
		return refusal(CodeNotYours, paragraphOf(v), engine.Facts{"what": p.sheet.fields[f].ID})
	}
	return nil
}

// refuseOwnUnit demands a unit or token of a seat on a field.
func (p *Position) refuseOwnUnit(v verb, seat, f uint8) *engine.Refusal {
	if r := p.refuseOwn(v, seat, f); r != nil {
		return r
	}
	if p.traitsAt(f).class == isNoble {
		return refusal(CodeNoble, paragraphOf(v), p.factAt(f))
	}
	return nil
}

// refuseMobile demands an own piece that may move, swap and attack (D28).
func (p *Position) refuseMobile(v verb, f uint8) *engine.Refusal {
	if r := p.refuseOwn(v, p.active, f); r != nil {
		return r
	}
	if n := p.pieces[f].time; n > 0 {
		return refusal(CodeMarked, "D28", engine.Facts{"at": p.sheet.fields[f].ID, "time": fmt.Sprint(n)})
	}
	if !p.mobile(f) {
		return refusal(CodeImmobile, "D31", p.factAt(f))
	}
	return nil
}

func (p *Position) refuseMove(a act) *engine.Refusal {
	if r := p.refuseMobile(a.verb, a.from); r != nil {
		return r
	}
	if r := p.refuseEntry(a.to, "D14"); r != nil {
		return r
	}
	cost := p.reachOf(a.from).cost[a.to]
	if cost == 0 {
		paragraph := "D14"
		if p.traitsAt(a.from).move > 1 {
			paragraph = "D15"
		}
		return refusal(CodeTooFar, paragraph, p.factsFromTo(a))
	}
	return p.refusePoints(int16(cost))
}

func (p *Position) refuseSwap(a act) *engine.Refusal {
	for _, f := range []uint8{a.from, a.to} {
		if r := p.refuseMobile(a.verb, f); r != nil {
			if f == a.to && r.Code != CodeMarked && r.Code != CodeImmobile {
				return refusal(CodeSwapPartner, "D16", engine.Facts{"to": p.sheet.fields[f].ID})
			}
			return r
		}
	}
	if p.sheet.distance[a.from][a.to] != 1 {
		return refusal(CodeTooFar, "D16", p.factsFromTo(a))
	}
	return p.refusePoints(int16(p.sheet.edition.Constants.SwapActionPoints))
}

func (p *Position) refuseAttack(a act) *engine.Refusal {
	if r := p.refuseMobile(a.verb, a.from); r != nil {
		return r
	}
	target := p.pieces[a.to]
	switch {
	case target.kind == 0:
		return refusal(CodeNoPiece, "D17", p.factAt(a.to))
	case target.owner == p.active:
		return refusal(CodeFriend, "D17", p.factAt(a.to))
	case target.flags&aided != 0:
		return refusal(CodeAided, "D22", p.factAt(a.to))
	case p.truced[target.owner]:
		return refusal(CodeTruce, "D23", engine.Facts{"seat": fmt.Sprint(target.owner)})
	case !p.inRange(a.from, a.to):
		return refusal(CodeTooFar, "D17", p.factsFromTo(a))
	}
	return p.refusePoints(p.attackCost(a.from))
}

// refuseAction holds an ability that is used as an action against D31.
func (p *Position) refuseAction(a act) *engine.Refusal {
	if r := p.refuseOwn(a.verb, p.active, a.from); r != nil {
		return r
	}
	ability, flag := map[verb]ability{doPickpocket: pickpocket, doInterdict: interdict, doAbsolution: absolution, doEntrench: entrench}[a.verb], uint8(0)
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
	case doPickpocket:
		flag, need, done = picked, p.pickCost(), p.picks(a.from, a.to)
	case doInterdict:
		flag, done = interdicts, p.interdicts(a.from, a.to)
	case doAbsolution:
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
	if a.verb == doInterdict && p.enemyAt(a.to) && p.traitsAt(a.to).class == isNoble {
		return refusal(CodeNoble, "D31", p.factAt(a.to))
	}
	if k := p.sheet.barricade; a.verb == doEntrench && p.tokens[p.sheet.kinds[k].index] == 0 {
		return refusal(CodeNoneLeft, "D32", engine.Facts{"unit": p.sheet.kinds[k].id})
	}
	if !done || !p.ground.on[a.to] {
		return refusal(CodeNothing, "D31", p.factAt(a.to))
	}
	return nil
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

func (p *Position) refuseExchange(a act) *engine.Refusal {
	if r := p.refuseOwnUnit(a.verb, p.active, a.to); r != nil {
		return r
	}
	if !p.exchangeable(p.card, a.to) || !p.replaces(p.card, kind(a.what)) {
		return refusal(CodeNoTarget, "D22", p.factCard(p.card))
	}
	return nil
}

func (p *Position) refuseDeploy(a act) *engine.Refusal {
	if !p.deploys(p.card, kind(a.what)) {
		return refusal(CodeNoTarget, "D22", p.factCard(p.card))
	}
	return p.refuseEntry(a.to, "D22")
}

func (p *Position) refuseGift(a act) *engine.Refusal {
	if !p.config.GiftsAreAgreed {
		return refusal(CodeNoGifts, "D24", nil)
	}
	seat, ok := p.seatAt(a.to)
	if !ok || seat == p.active || !p.in(seat) {
		return refusal(CodeNotYours, "D24", engine.Facts{"what": p.sheet.edition.Board.Castles[a.to]})
	}
	if a.what == giftGold {
		if p.seat[p.active].gold == 0 {
			return refusal(CodeGold, "D24", engine.Facts{"gold": "0", "price": "1"})
		}
		return nil
	}
	if !p.holds(p.active, a.what) {
		return refusal(CodeNotInHand, "D10", p.factCard(a.what))
	}
	return nil
}

// seatAt is the seat that sits at a castle; false if nobody does.
func (p *Position) seatAt(castle uint8) (uint8, bool) {
	for seat := range p.seats {
		if p.ground.castle[seat] == int(castle) {
			return seat, true
		}
	}
	return 0, false
}
