package adaman

import (
	"fmt"
	"slices"

	"adytum/engine"
	"adytum/engine/decktet"
)

// A View is what the player knows: everything but the order of the deck.
type View struct {
	seat engine.Seat
	// table is the position with its deck brought into the fixed order.
	table Position
}

// View hides the order of the deck.
func (p Position) View(seat engine.Seat) engine.View {
	slices.Sort(p.deck.cards[:p.deck.size])
	return View{seat, p}
}

// Seat is the viewer.
func (v View) Seat() engine.Seat { return v.seat }

// ToMove is seat 0 until the game is over.
func (v View) ToMove() engine.Seat { return v.table.ToMove() }

// Moves lists the legal moves sorted by text.
func (v View) Moves() []engine.Move {
	if v.seat != v.ToMove() {
		return nil
	}
	return v.table.Moves()
}

// Outcome is the end of the game; false while it lasts.
func (v View) Outcome() (engine.Outcome, bool) { return v.table.Outcome() }

// String is the position as text, with the deck in the fixed order.
func (v View) String() string { return v.table.String() }

// Sample draws an order of the deck.
func (v View) Sample(r *engine.Rand) engine.Position {
	p := v.table
	engine.Shuffle(r, p.deck.cards[:p.deck.size])
	return p
}

// Config is the options of the game.
func (v View) Config() Config { return v.table.config }

// Phase is what the position waits for, or how it ended.
func (v View) Phase() Phase { return v.table.phase }

// Palace is the row of the personalities turned up for the resources.
func (v View) Palace() Row { return v.table.palace }

// Capital is the row of the targets.
func (v View) Capital() Row { return v.table.capital }

// Resources is the row that pays.
func (v View) Resources() Row { return v.table.resources }

// Controlled lists the personalities in the order they were won.
func (v View) Controlled() []decktet.Card { return v.table.Controlled() }

// Discards lists the other discarded cards, the oldest first.
func (v View) Discards() []decktet.Card { return v.table.Discards() }

// Unseen lists the cards of the deck in the fixed order (A12).
func (v View) Unseen() []decktet.Card { return v.table.deck.list() }

// Score is the score as the rows stand (A10).
func (v View) Score() int { return v.table.Score() }

// Whereabouts is where a personality is.
type Whereabouts string

// The places of a personality (A12).
const (
	Unseen       Whereabouts = "unseen"
	AtCapital    Whereabouts = InCapital
	AtPalace     Whereabouts = InPalace
	UnderControl Whereabouts = "controlled"
)

// A Personality is one of the cards to be controlled, and where it is.
type Personality struct {
	Card  decktet.Card
	Where Whereabouts
}

// Personalities lists the personalities of the deck in play in the fixed order.
func (v View) Personalities() []Personality {
	var list []Personality
	for _, c := range Cards(v.table.config.Deck) {
		if IsPersonality(c) {
			list = append(list, Personality{c, v.whereIs(c)})
		}
	}
	return list
}

func (v View) whereIs(c decktet.Card) Whereabouts {
	switch {
	case v.table.palace.Has(c):
		return AtPalace
	case v.table.capital.Has(c):
		return AtCapital
	case slices.Contains(v.Controlled(), c):
		return UnderControl
	}
	return Unseen
}

// The kinds of the parts of a move; both name a card.
const (
	PartTarget = "target"
	PartPay    = "pay" // is discarded, or moved for the Excuse
)

// Consider answers a half-made move. Parts are a target with a colon and
// resources; they can be chosen in any order. Its facts are "sum", and with a
// target "price" and either "missing" or "over".
func (v View) Consider(partial string) engine.Answer {
	p := v.table
	d, refusal := readDraft(partial)
	if refusal != nil {
		return engine.Answer{Refusal: refusal}
	}
	switch p.phase {
	case AsksPlay:
		return p.considerPlay(d)
	case AsksExcuseInCapital, AsksExcuseInResources:
		return p.considerAnswer(d)
	default:
		return engine.Answer{Refusal: &engine.Refusal{Code: engine.CodeOver}}
	}
}

func (p Position) considerAnswer(d Draft) engine.Answer {
	if d.Pay == 0 && (d.Target == None || d.Target == decktet.Excuse) {
		answer := engine.Answer{State: engine.Possible}
		for _, m := range p.Moves() {
			answer.Next = append(answer.Next, answerPart(m.(Move)))
		}
		return answer
	}
	if d.Target == None {
		d.Target = decktet.Excuse
	}
	m := Move(d)
	if refusal := p.refuseAnswer(m); refusal != nil {
		return engine.Answer{Refusal: refusal}
	}
	return engine.Answer{State: engine.Complete, Move: m, Made: []engine.Part{answerPart(m)}}
}

// answerPart is the one part of an answer to the Excuse.
func answerPart(m Move) engine.Part {
	return engine.Part{Text: m.String(), Kind: PartPay, ID: m.Pay.String(), Ends: true}
}

func (p Position) considerPlay(d Draft) engine.Answer {
	answer := engine.Answer{Facts: p.figures(d)}
	if answer.Refusal = p.refuseDraft(d); answer.Refusal != nil {
		return answer
	}
	answer.State = engine.Possible
	if p.completes(d) {
		answer.State, answer.Move = engine.Complete, Move(d)
	}
	answer.Made, answer.Next = p.madeParts(d), p.nextParts(d)
	return answer
}

func (p Position) completes(d Draft) bool { return d.Target != None && p.refusePlay(Move(d)) == nil }

func (p Position) figures(d Draft) engine.Facts {
	sum := sumOf(d.Pay)
	facts := engine.Facts{"sum": fmt.Sprint(sum)}
	if d.Target == None {
		return facts
	}
	price := Value(d.Target)
	facts["price"] = fmt.Sprint(price)
	if sum < price {
		facts["missing"] = fmt.Sprint(price - sum)
	} else {
		facts["over"] = fmt.Sprint(sum - price)
	}
	return facts
}

// refuseDraft says why no legal play can come of a draft, nil if one can.
func (p Position) refuseDraft(d Draft) *engine.Refusal {
	for _, c := range d.Pay.Cards() {
		if !p.resources.Has(c) {
			return &engine.Refusal{Code: CodeNoResource, Paragraph: "A3", Facts: engine.Facts{"card": c.ID()}}
		}
	}
	if d.Target != None {
		return p.refuseDraftFor(d.Target, d.Pay)
	}
	for _, target := range p.targets() {
		if p.refuseDraftFor(target, d.Pay) == nil {
			return nil
		}
	}
	return &engine.Refusal{Code: CodePaysNothing, Paragraph: "A3", Facts: engine.Facts{"cards": d.Pay.String()}}
}

func (p Position) refuseDraftFor(target decktet.Card, pay Set) *engine.Refusal {
	if target == decktet.Excuse {
		return &engine.Refusal{Code: CodeNoExcuse, Paragraph: "A15"}
	}
	if refusal := p.refuseTarget(target); refusal != nil {
		return refusal
	}
	for _, c := range pay.Cards() {
		if refusal := p.refusePayment(c, target); refusal != nil {
			return refusal
		}
	}
	if price, reach := Value(target), p.reach(target); reach < price {
		return &engine.Refusal{Code: CodeOutOfReach, Paragraph: "A3", Facts: engine.Facts{
			"target": target.ID(), "price": fmt.Sprint(price), "sum": fmt.Sprint(reach)}}
	}
	return nil
}

// part is the last part of a draft.
func (p Position) part(d Draft, kind string, c decktet.Card) engine.Part {
	return engine.Part{Text: d.String(), Kind: kind, ID: c.ID(), Ends: p.completes(d)}
}

// madeParts takes a draft apart.
func (p Position) madeParts(d Draft) []engine.Part {
	var made []engine.Part
	so := Draft{Target: d.Target}
	if d.Target != None {
		made = append(made, p.part(so, PartTarget, d.Target))
	}
	for _, c := range d.Pay.Cards() {
		so.Pay |= SetOf(c)
		made = append(made, p.part(so, PartPay, c))
	}
	return made
}

// nextParts lists what can be added to a draft.
func (p Position) nextParts(d Draft) []engine.Part {
	var next []engine.Part
	for _, c := range p.resources.Cards() {
		if more := (Draft{d.Target, d.Pay | SetOf(c)}); !d.Pay.Has(c) && p.refuseDraft(more) == nil {
			next = append(next, p.part(more, PartPay, c))
		}
	}
	if d.Target == None {
		for _, c := range p.targets() {
			if more := (Draft{c, d.Pay}); p.refuseDraft(more) == nil {
				next = append(next, p.part(more, PartTarget, c))
			}
		}
	}
	engine.SortParts(next)
	return next
}
