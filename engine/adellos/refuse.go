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

// fits reports whether the phase waits for a verb.
func (p *Position) fits(v Verb) bool {
	switch v {
	case DoFaction:
		return p.phase == AsksFaction
	case DoNoble:
		return p.phase == AsksNoble
	case DoPlace:
		return p.phase == AsksPlace || p.phase == AsksWolf
	case DoHire, DoSummon, DoEnd:
		return p.phase == AsksHire || p.phase == AsksPlay
	case DoMove, DoSwap, DoAttack, DoPickpocket, DoInterdict, DoAbsolution, DoEntrench, DoGift:
		return p.phase == AsksPlay
	case DoCard:
		return p.phase == AsksPlay || p.phase == AsksCombat || p.phase == AsksRescue
	case DoExchange:
		return p.phase == AsksExchange
	case DoDeploy:
		return p.phase == AsksDeploy
	case DoDone:
		return p.phase == AsksExchange || p.phase == AsksDeploy
	case DoGive:
		return p.phase == AsksGive
	case DoSacrifice:
		return p.phase == AsksSacrifice
	case DoUnmark:
		return p.phase == AsksToll
	case DoMiracle:
		return p.phase == AsksRescue
	case DoPass:
		return p.phase == AsksCombat || p.phase == AsksRescue
	default:
		return false
	}
}

// phaseParagraphs are the paragraphs of the phases.
var phaseParagraphs = [...]string{
	AsksFaction: "D4", AsksNoble: "D5", AsksPlace: "D6", AsksHire: "D6", AsksPlay: "D8", AsksWolf: "D31", AsksExchange: "D22",
	AsksDeploy: "D22", AsksToll: "D31", AsksCombat: "D19", AsksRescue: "D22", AsksGive: "D22", AsksSacrifice: "D22", Over: "D2",
}

// paragraphOf is the paragraph of what a verb does with a piece.
func paragraphOf(v Verb) string {
	switch v {
	case DoMove:
		return "D14"
	case DoSwap:
		return "D16"
	case DoAttack:
		return "D17"
	case DoExchange, DoSacrifice:
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
	case DoFaction:
		if p.factionTaken(a.what) {
			return refusal(CodeTaken, "D4", engine.Facts{"faction": p.sheet.edition.Factions[a.what].ID})
		}
	case DoNoble:
		if t := &p.sheet.kinds[a.what]; t.class != isNoble || t.faction != p.seat[p.asked].faction {
			return refusal(CodeNotYours, "D5", engine.Facts{"what": t.id})
		}
	case DoPlace:
		return p.refusePlace(a)
	case DoHire, DoSummon:
		return p.refuseHire(a)
	case DoMove:
		return p.refuseMove(a)
	case DoSwap:
		return p.refuseSwap(a)
	case DoAttack:
		return p.refuseAttack(a)
	case DoPickpocket, DoInterdict, DoAbsolution, DoEntrench:
		return p.refuseAction(a)
	case DoCard:
		return p.refuseCard(a)
	case DoExchange:
		return p.refuseExchange(a)
	case DoDeploy:
		return p.refuseDeploy(a)
	case DoGive:
		if !p.holds(p.asked, a.what) {
			return refusal(CodeNotInHand, "D10", p.factCard(a.what))
		}
	case DoSacrifice:
		return p.refuseOwnUnit(a.verb, p.asked, a.to)
	case DoUnmark:
		if r := p.refuseOwnUnit(a.verb, p.asked, a.to); r != nil {
			return r
		}
		if p.pieces[a.to].time == 0 {
			return refusal(CodeNothing, "D31", p.factAt(a.to))
		}
	case DoGift:
		return p.refuseGift(a)
	case DoMiracle:
		if !p.prays() {
			return refusal(CodeNoAbility, "D31", engine.Facts{"ability": giftNames[miracle]})
		}
	case DoDone:
		if p.phase == AsksExchange && p.left == exchangeMost || p.phase == AsksDeploy && p.left == deployMost {
			return refusal(CodeMustChoose, "D22", nil)
		}
	case DoEnd:
		if p.phase == AsksPlay && p.mustAct() {
			return refusal(CodeMustAct, "D9", engine.Facts{"left": fmt.Sprint(p.ap)})
		}
	default:
	}
	return nil
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
func (p *Position) refuseOwn(v Verb, seat, f uint8) *engine.Refusal {
	if p.pieces[f].kind == 0 {
		return refusal(CodeNoPiece, paragraphOf(v), p.factAt(f))
	}
	if p.pieces[f].owner != seat {
		return refusal(CodeNotYours, paragraphOf(v), engine.Facts{"what": p.sheet.fields[f].ID})
	}
	return nil
}

// refuseOwnUnit demands a unit or token of a seat on a field.
func (p *Position) refuseOwnUnit(v Verb, seat, f uint8) *engine.Refusal {
	if r := p.refuseOwn(v, seat, f); r != nil {
		return r
	}
	if p.traitsAt(f).class == isNoble {
		return refusal(CodeNoble, paragraphOf(v), p.factAt(f))
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
