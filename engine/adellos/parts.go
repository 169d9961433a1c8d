package adellos

import (
	"strings"

	"adytum/engine"
)

// The kinds of the parts of a move, whose ids are those of the edition.
const (
	PartVerb    = "verb"
	PartFaction = "faction"
	PartUnit    = "unit" // or a noble or a token
	PartField   = "field"
	PartCard    = "card"
	PartSeat    = "seat"   // a castle stands for its player
	PartAmount  = "amount" // action points or time markers
	PartGoods   = "goods"  // "gold", "cards" or "units"
)

// signs end the parts of a move's text.
const signs = ":@=-"

// firstPart cuts a text behind its first sign.
func firstPart(text string) string {
	if i := strings.IndexAny(text, signs); i >= 0 {
		return text[:i+1]
	}
	return text
}

// Parts are the parts of the move, which end at its signs, as in "hire:"
// "soldier@" "B3".
func (m Move) Parts() []engine.Part { return m.sheet.parts(m.act) }

func (s *sheet) parts(a act) []engine.Part {
	text, end := s.text(a), 0
	var parts []engine.Part
	for _, kind := range append([]string{PartVerb}, s.partKinds(a)...) {
		part := firstPart(text[end:])
		end += len(part)
		parts = append(parts, engine.Part{Text: text[:end], Kind: kind, ID: strings.TrimRight(part, signs), Ends: end == len(text)})
	}
	return parts
}

// partKinds are the kinds of the parts behind the verb.
func (s *sheet) partKinds(a act) []string {
	switch shapeOf(a.verb) {
	case what:
		return []string{whatKind(a.verb)}
	case toField:
		return []string{PartField}
	case whatAt:
		return []string{PartUnit, PartField}
	case fromTo:
		return []string{PartField, PartField}
	case toWhat:
		return []string{PartField, PartUnit}
	case cardPart:
		return append([]string{PartCard}, effectKinds(s.effect[a.what])...)
	case giftPart:
		if a.what == giftGold {
			return []string{PartGoods, PartSeat}
		}
		return []string{PartCard, PartSeat}
	default:
		return nil
	}
}

func whatKind(v Verb) string {
	switch v {
	case DoFaction:
		return PartFaction
	case DoGive:
		return PartCard
	default:
		return PartUnit
	}
}

// effectKinds are the kinds of the parts that follow a card of an effect.
func effectKinds(effect uint8) []string {
	switch effect {
	case tradeAgreements:
		return []string{PartAmount}
	case incoming, pathToWisdom:
		return []string{PartGoods}
	case reinforcements:
		return []string{PartUnit, PartField}
	case timeShift:
		return []string{PartField, PartAmount}
	case truce:
		return []string{PartSeat, PartSeat}
	case censorship, revolt, assault:
		return []string{PartSeat}
	}
	return nil
}

// Begin is the text of a half-made move: what it does and the ids of its first
// parts. Consider says whether anything can come of it.
func (v View) Begin(verb Verb, ids ...string) string {
	s, example := v.table.sheet, act{verb: verb, n: 1}
	if verb == DoCard && len(ids) > 0 {
		example.what, _ = s.cardNamed(ids[0])
	}
	var text strings.Builder
	for i, part := range s.parts(example) {
		switch {
		case i == 0:
			text.WriteString(part.Text)
		case i <= len(ids):
			text.WriteString(ids[i-1])
			if !part.Ends {
				text.WriteByte(part.Text[len(part.Text)-1])
			}
		}
	}
	return text.String()
}

// Verb is the one thing that is done in a phase before it ends; 0 where there
// are several.
func (p Phase) Verb() Verb {
	switch p {
	case AsksFaction:
		return DoFaction
	case AsksNoble:
		return DoNoble
	case AsksPlace, AsksWolf:
		return DoPlace
	case AsksExchange:
		return DoExchange
	case AsksDeploy:
		return DoDeploy
	case AsksToll:
		return DoUnmark
	case AsksGive:
		return DoGive
	case AsksSacrifice:
		return DoSacrifice
	default:
		return 0
	}
}

// Reversible reports whether the move neither lays anything open nor asks
// anybody, so that it can be taken back for nothing.
func (m Move) Reversible() bool {
	switch m.act.verb {
	case DoPlace, DoHire, DoSummon, DoMove, DoSwap, DoPickpocket, DoInterdict, DoAbsolution, DoEntrench, DoExchange, DoDeploy, DoUnmark:
		return true
	default:
		return false
	}
}

// Add is the text of a half-made move with one part more, which need not be among
// those that may come next: Consider says why it cannot be added.
func Add(made []engine.Part, id string) string {
	if len(made) == 0 {
		return id
	}
	return made[len(made)-1].Text + id
}
