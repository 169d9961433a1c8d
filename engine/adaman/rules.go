package adaman

import (
	"fmt"

	"adytum/engine"
	"adytum/engine/decktet"
)

// The kinds of events.
const (
	EventDealt    = "dealt"    // card, to: a card came from the deck into a row
	EventExcuse   = "excuse"   // in: the Excuse turned up (A13, A14)
	EventPaid     = "paid"     // card: a resource was discarded
	EventCaptured = "captured" // card, from: a personality is under control (A5)
	EventGained   = "gained"   // card, from: a card came to the resources (A5)
	EventMoved    = "moved"    // card, from, to: what the Excuse demanded
	EventEnded    = "ended"    // outcome, score
)

// The rows and piles as events and refusals name them.
const (
	InPalace    = "palace"
	InCapital   = "capital"
	InResources = "resources"
	InDiscards  = "discards"
)

// The codes of refusals.
const (
	CodeNoTarget      = "no-target"      // card: it lies neither in palace nor capital (A3)
	CodeNoResource    = "no-resource"    // card: it is not among the resources (A3)
	CodeNothingPaid   = "nothing-paid"   // target, price (A3)
	CodeNoCommonSuit  = "no-common-suit" // card, target, suits: those of the target (A3)
	CodeTooLittle     = "too-little"     // target, price, sum, missing (A3)
	CodeOutOfReach    = "out-of-reach"   // target, price, sum: all that fits is too little (A3)
	CodePaysNothing   = "pays-nothing"   // cards: no target takes them all and can be paid (A3)
	CodeExcuseWaits   = "excuse-waits"   // in: the Excuse must be answered first (A13, A14)
	CodeNoExcuse      = "no-excuse"      // the Excuse asks nothing now (A15)
	CodeExcuseForbids = "excuse-forbids" // card: it may not be taken for the Excuse (A13, A14)
)

// Play makes a play (A3) or answers the Excuse (A13, A14).
func (p Position) Play(m engine.Move) (engine.Position, []engine.Event, error) {
	move, ok := m.(Move)
	if !ok {
		return nil, nil, engine.Unreadable(m.String())
	}
	if refusal := p.Refuse(move); refusal != nil {
		return nil, nil, refusal
	}
	t := table{Position: p}
	if move.Target == decktet.Excuse {
		t.answerExcuse(move.Pay.Cards()[0])
	} else {
		t.exercise(move)
	}
	return t.Position, t.events, nil
}

// Refuse says why a move cannot be made, nil if it can.
func (p Position) Refuse(m Move) *engine.Refusal {
	switch {
	case p.over():
		return &engine.Refusal{Code: engine.CodeOver}
	case p.phase != AsksPlay:
		return p.refuseAnswer(m)
	case m.Target == decktet.Excuse:
		return &engine.Refusal{Code: CodeNoExcuse, Paragraph: "A15"}
	}
	return p.refusePlay(m)
}

// refusePlay holds a play against A3; paying too much is legal (A4).
func (p Position) refusePlay(m Move) *engine.Refusal {
	if refusal := p.refuseTarget(m.Target); refusal != nil {
		return refusal
	}
	price, sum := Value(m.Target), 0
	for _, c := range m.Pay.Cards() {
		if refusal := p.refusePayment(c, m.Target); refusal != nil {
			return refusal
		}
		sum += Value(c)
	}
	facts := engine.Facts{"target": m.Target.ID(), "price": fmt.Sprint(price)}
	if m.Pay == 0 {
		return &engine.Refusal{Code: CodeNothingPaid, Paragraph: "A3", Facts: facts}
	}
	if sum < price {
		facts["sum"], facts["missing"] = fmt.Sprint(sum), fmt.Sprint(price-sum)
		return &engine.Refusal{Code: CodeTooLittle, Paragraph: "A3", Facts: facts}
	}
	return nil
}

func (p Position) refuseTarget(c decktet.Card) *engine.Refusal {
	if p.palace.Has(c) || p.capital.Has(c) {
		return nil
	}
	return &engine.Refusal{Code: CodeNoTarget, Paragraph: "A3", Facts: engine.Facts{"card": c.ID()}}
}

func (p Position) refusePayment(c, target decktet.Card) *engine.Refusal {
	if !p.resources.Has(c) {
		return &engine.Refusal{Code: CodeNoResource, Paragraph: "A3", Facts: engine.Facts{"card": c.ID()}}
	}
	if !c.Shares(target) {
		return &engine.Refusal{Code: CodeNoCommonSuit, Paragraph: "A3",
			Facts: engine.Facts{"card": c.ID(), "target": target.ID(), "suits": target.Suits().String()}}
	}
	return nil
}

// refuseAnswer holds an answer to the Excuse against A13 and A14.
func (p Position) refuseAnswer(m Move) *engine.Refusal {
	paragraph, in := "A13", InCapital
	if p.phase == AsksExcuseInResources {
		paragraph, in = "A14", InResources
	}
	if m.Target != decktet.Excuse || m.Pay.Len() != 1 {
		return &engine.Refusal{Code: CodeExcuseWaits, Paragraph: paragraph, Facts: engine.Facts{"in": in}}
	}
	if card := m.Pay.Cards()[0]; !p.mayAnswer(card) {
		return &engine.Refusal{Code: CodeExcuseForbids, Paragraph: paragraph, Facts: engine.Facts{"card": card.ID()}}
	}
	return nil
}

// mayAnswer reports whether a card can be moved for the Excuse: any resource
// (A13), or what is no personality in the capital (A14).
func (p Position) mayAnswer(c decktet.Card) bool {
	if p.phase == AsksExcuseInCapital {
		return p.resources.Has(c)
	}
	return p.capital.Has(c) && !IsPersonality(c)
}

// Resign gives the game up (A11).
func (p Position) Resign(engine.Seat) (engine.Position, []engine.Event, error) {
	if p.over() {
		return nil, nil, &engine.Refusal{Code: engine.CodeOver}
	}
	t := table{Position: p}
	t.end(GivenUp)
	return t.Position, t.events, nil
}

// A table is a position in the middle of a change, with what has happened.
type table struct {
	Position
	events []engine.Event
}

// tell notes what the player did.
func (t *table) tell(kind string, facts engine.Facts) {
	t.events = append(t.events, engine.Event{Kind: kind, Seat: 0, Facts: facts})
}

// reveal notes what came from the deck.
func (t *table) reveal(kind string, facts engine.Facts) {
	t.events = append(t.events, engine.Event{Kind: kind, Seat: engine.Nobody, Facts: facts, Reveals: true})
}

// exercise discards the payment and controls the target (A3, A5).
func (t *table) exercise(m Move) {
	for _, c := range m.Pay.Cards() {
		t.resources.take(c)
		t.discards.push(c)
		t.tell(EventPaid, engine.Facts{"card": c.ID()})
	}
	from := InCapital
	if t.palace.Has(m.Target) {
		from = InPalace
		t.palace.take(m.Target)
	} else {
		t.capital.take(m.Target)
	}
	facts := engine.Facts{"card": m.Target.ID(), "from": from}
	if IsPersonality(m.Target) {
		t.controlled.push(m.Target)
		t.tell(EventCaptured, facts)
	} else {
		t.resources.place(m.Target)
		t.tell(EventGained, facts)
	}
	if t.allControlled() && !t.config.ScoreAfterRefill { // A8
		t.end(Won)
		return
	}
	t.refill()
}

// allControlled reports whether every personality of the deck in play is
// controlled, none lying in a row or undealt (A8).
func (t *table) allControlled() bool {
	return !hasPersonality(t.palace.Cards()) && !hasPersonality(t.capital.Cards()) && !hasPersonality(t.deck.list())
}

func hasPersonality(cards []decktet.Card) bool {
	for _, c := range cards {
		if IsPersonality(c) {
			return true
		}
	}
	return false
}

// refill deals the capital to five, then the resources to five (A6). An empty
// deck leaves the rows short (A7).
func (t *table) refill() {
	for t.capital.Len() < RowSize && t.deck.size > 0 {
		if waits := t.dealToCapital(); waits {
			return
		}
	}
	t.refillResources()
}

func (t *table) refillResources() {
	for t.resources.Len() < RowSize && t.deck.size > 0 && !t.mercy() {
		if waits := t.dealToResources(); waits {
			return
		}
	}
	t.settle()
}

// mercy is the option that stops the resources at five palace cards.
func (t *table) mercy() bool { return t.config.Mercy && t.palace.Len() == PalaceLimit }

// dealToCapital deals one card; true if the deal now waits for the player.
func (t *table) dealToCapital() bool {
	c := t.deck.pop()
	if c != decktet.Excuse {
		t.capital.place(c)
		t.reveal(EventDealt, engine.Facts{"card": c.ID(), "to": InCapital})
		return false
	}
	t.turnUpExcuse(InCapital)
	if t.resources.Len() == 0 { // A13, as always in setup
		return false
	}
	t.phase = AsksExcuseInCapital
	return true
}

// dealToResources deals one card; true if the deal now waits or is over.
func (t *table) dealToResources() bool {
	c := t.deck.pop()
	switch {
	case c == decktet.Excuse:
		t.turnUpExcuse(InResources)
		t.phase = AsksExcuseInResources
		for _, card := range t.capital.Cards() {
			if t.mayAnswer(card) {
				return true
			}
		}
		t.phase = AsksPlay // A14: there is nothing to take
		return false
	case IsPersonality(c): // A1
		t.palace.place(c)
		t.reveal(EventDealt, engine.Facts{"card": c.ID(), "to": InPalace})
		if t.palace.Len() > PalaceLimit { // A2
			t.end(Gallows)
			return true
		}
		return false
	}
	t.resources.place(c)
	t.reveal(EventDealt, engine.Facts{"card": c.ID(), "to": InResources})
	return false
}

// turnUpExcuse puts the Excuse on the discards, where it goes in any case.
func (t *table) turnUpExcuse(in string) {
	t.discards.push(decktet.Excuse)
	t.reveal(EventExcuse, engine.Facts{"in": in})
}

// answerExcuse moves the chosen card and goes on with the deal where it
// stopped; after A14 the capital stays short until the next refill.
func (t *table) answerExcuse(c decktet.Card) {
	asked := t.phase
	t.phase = AsksPlay
	if asked == AsksExcuseInCapital {
		t.resources.take(c)
		t.capital.place(c)
		t.tell(EventMoved, engine.Facts{"card": c.ID(), "from": InResources, "to": InCapital})
		t.refill()
		return
	}
	t.capital.take(c)
	t.resources.place(c)
	t.tell(EventMoved, engine.Facts{"card": c.ID(), "from": InCapital, "to": InResources})
	t.refillResources()
}

// settle ends the game after a deal if it is won or nothing can be paid (A8, A9).
func (t *table) settle() {
	t.phase = AsksPlay
	switch {
	case t.allControlled():
		t.end(Won)
	case !t.canPlay():
		t.end(Stuck)
	}
}

// canPlay tests A9 with all suit-sharing resources of each target.
func (t *table) canPlay() bool {
	for _, target := range t.targets() {
		if t.reach(target) >= Value(target) {
			return true
		}
	}
	return false
}

func (t *table) end(how Phase) {
	t.phase = how
	t.events = append(t.events, engine.Event{Kind: EventEnded, Seat: engine.Nobody,
		Facts: engine.Facts{"outcome": outcomes[how], "score": fmt.Sprint(t.Score())}})
}

// targets lists the cards of palace and capital.
func (p Position) targets() []decktet.Card { return append(p.palace.Cards(), p.capital.Cards()...) }

// reach is the most that the resources can pay for a target.
func (p Position) reach(target decktet.Card) int {
	sum := 0
	for _, c := range p.resources.Cards() {
		if c.Shares(target) {
			sum += Value(c)
		}
	}
	return sum
}
