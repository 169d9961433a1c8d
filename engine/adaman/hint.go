package adaman

import (
	"fmt"

	"adytum/engine"
	"adytum/engine/decktet"
)

// A Hint is advice with its reasons. Words are the interface's.
type Hint struct {
	Move Move
	// Before is the estimated chance to win as the rows lie, over all that was
	// tried; After is the chance after the move. Both are from 0 to 1.
	Before, After float64
	Reasons       []Reason
}

// A Reason is one ground for a hint.
type Reason struct {
	Code  string
	Facts engine.Facts
}

// The codes of reasons, with their facts.
const (
	ReasonExact    = "exact"    // cards, target: the payment is the price
	ReasonOver     = "over"     // cards, target, over: more is paid than the price
	ReasonFresh    = "fresh"    // count: how many new cards that brings (A4)
	ReasonKeeps    = "keeps"    // card, for: it stays for a dear personality
	ReasonRelieves = "relieves" // count: personalities left in a palace that was nearly full
	ReasonGains    = "gains"    // card, for: it can pay for a dear personality later
	ReasonLast     = "last"     // target: the last personality
	ReasonExcuse   = "excuse"   // card: the best answer to the Excuse
)

// crowded is the number of personalities from which the palace is a danger.
const crowded = 4

// Advise puts a bot's choice into a hint. The choice must be for this view.
func (v View) Advise(c engine.Choice) Hint {
	m := c.Move.(Move)
	h := Hint{Move: m, Reasons: v.reasons(m)}
	visits := 0
	for _, candidate := range c.Candidates {
		h.Before += candidate.Chance * float64(candidate.Visits)
		visits += candidate.Visits
		if candidate.Move == c.Move {
			h.After = candidate.Chance
		}
	}
	h.Before /= float64(max(1, visits))
	return h
}

func (v View) reasons(m Move) []Reason {
	if m.Target == decktet.Excuse {
		return []Reason{{ReasonExcuse, engine.Facts{"card": m.Pay.String()}}}
	}
	reasons := []Reason{v.payment(m)}
	if over := sumOf(m.Pay) - Value(m.Target); over > 0 && len(v.Unseen()) > 0 {
		reasons = append(reasons, Reason{ReasonFresh, engine.Facts{"count": fmt.Sprint(m.Pay.Len())}})
	}
	left := v.stillWanted(m.Target)
	switch {
	case len(left) == 0:
		return append(reasons, Reason{ReasonLast, engine.Facts{"target": m.Target.ID()}})
	case v.Palace().Has(m.Target) && v.Palace().Len() >= crowded:
		reasons = append(reasons, Reason{ReasonRelieves, engine.Facts{"count": fmt.Sprint(v.Palace().Len() - 1)}})
	}
	if card, dear, found := bestFor(left, v.kept(m)); found {
		reasons = append(reasons, Reason{ReasonKeeps, engine.Facts{"card": card.ID(), "for": dear.ID()}})
	} else if card, dear, found := bestFor(left, gained(m)); found {
		reasons = append(reasons, Reason{ReasonGains, engine.Facts{"card": card.ID(), "for": dear.ID()}})
	}
	return reasons
}

func (v View) payment(m Move) Reason {
	facts := engine.Facts{"cards": m.Pay.String(), "target": m.Target.ID()}
	over := sumOf(m.Pay) - Value(m.Target)
	if over == 0 {
		return Reason{ReasonExact, facts}
	}
	facts["over"] = fmt.Sprint(over)
	return Reason{ReasonOver, facts}
}

// stillWanted lists the personalities that are not controlled, the target of
// the move left out.
func (v View) stillWanted(target decktet.Card) []decktet.Card {
	var left []decktet.Card
	for _, one := range v.Personalities() {
		if one.Where != UnderControl && one.Card != target {
			left = append(left, one.Card)
		}
	}
	return left
}

// kept lists the resources that the move leaves.
func (v View) kept(m Move) []decktet.Card {
	var cards []decktet.Card
	for _, c := range v.Resources().Cards() {
		if !m.Pay.Has(c) {
			cards = append(cards, c)
		}
	}
	return cards
}

// gained lists the card that the move brings to the resources, if any.
func gained(m Move) []decktet.Card {
	if IsPersonality(m.Target) {
		return nil
	}
	return []decktet.Card{m.Target}
}

// scarce are the suits that are short in the deck: nearly all of their worth
// is needed for personalities.
const scarce = decktet.Moons | decktet.Suns

// dearest is the least price at which a personality is worth saving for.
const dearest = 8

// bestFor finds the largest card that pays in a scarce suit, and the dearest
// personality it can help to pay for.
func bestFor(wanted, cards []decktet.Card) (card, dear decktet.Card, found bool) {
	worth := 0
	for _, c := range cards {
		for _, p := range wanted {
			useful := c.Suits()&p.Suits()&scarce != 0 && Value(p) >= dearest && Value(c) > 1
			if w := 100*Value(c) + Value(p); useful && w > worth {
				card, dear, found, worth = c, p, true, w
			}
		}
	}
	return card, dear, found
}
