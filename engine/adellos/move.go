package adellos

import (
	"slices"
	"strings"

	"adytum/engine"
)

// A Verb is what a move does; it opens the move's text.
type Verb uint8

// The verbs.
const (
	DoFaction Verb = iota + 1
	DoNoble
	DoPlace
	DoHire
	DoSummon
	DoMove
	DoSwap
	DoAttack
	DoPickpocket
	DoInterdict
	DoAbsolution
	DoEntrench
	DoCard
	DoExchange
	DoDeploy
	DoGive
	DoSacrifice
	DoUnmark
	DoGift
	DoMiracle
	DoPass
	DoDone
	DoEnd
)

var verbNames = [...]string{
	"", "faction", "noble", "place", "hire", "summon", "move", "swap", "attack", "pickpocket", "interdict",
	"absolution", "entrench", "card", "exchange", "deploy", "give", "sacrifice", "unmark", "gift", "miracle", "pass",
	"done", "end",
}

// String is the verb as it stands in a move's text.
func (v Verb) String() string { return verbNames[v] }

// An act is a move without its sheet.
type act struct {
	verb     Verb
	what     uint8 // faction, kind or card
	from, to uint8 // fields, or castles of cards and gifts
	n        uint8 // amount or mode
}

// The modes of Incoming and Path to Wisdom, and gold as a gift.
const (
	modeGoods = 1 // gold or cards
	modeUnits = 2
	giftGold  = none
)

// A Move is one action or decision. Its text is the verb, a colon, and the
// parts:
//
//	faction:undead  noble:malgor  place:B2
//	hire:soldier@B3  summon:zombie@B3
//	move:B3-B4  swap:B3-B4  attack:C4-D4
//	pickpocket:C4-D4  interdict:C4-D4  absolution:C4-D4  entrench:C4-D4
//	card:unchained  card:trade_agreements=2  card:incoming=units
//	card:reinforcements=soldier@B3  card:time_shift@C4=3
//	card:revolt@SW  card:truce@SW-NW
//	exchange:C4=soldier  deploy:peasant@E5  give:parry  sacrifice:C4  unmark:C4
//	gift:gold@SW  gift:parry@SW  miracle  pass  done  end
//
// Castles stand for the players that sit there; Truce names the restricted
// player first. A swap names the fields in the board's order.
type Move struct {
	sheet *sheet
	act   act
}

// String is the canonical text.
func (m Move) String() string {
	if m.act.verb == 0 {
		return ""
	}
	return m.sheet.text(m.act)
}

// Verb is what the move does.
func (m Move) Verb() Verb { return m.act.verb }

// From is the field where the acting piece stands, "" if the move names none.
func (m Move) From() string {
	if shapeOf(m.act.verb) != fromTo {
		return ""
	}
	return m.sheet.fields[m.act.from].ID
}

// To is the field that the move aims at, "" if it names none.
func (m Move) To() string {
	switch shapeOf(m.act.verb) {
	case toField, whatAt, fromTo, toWhat:
		return m.sheet.fields[m.act.to].ID
	case cardPart:
		if e := m.sheet.effect[m.act.what]; e == reinforcements || e == timeShift {
			return m.sheet.fields[m.act.to].ID
		}
	default:
	}
	return ""
}

// Unit is the piece that the move brings, "" if it brings none.
func (m Move) Unit() string {
	switch shapeOf(m.act.verb) {
	case whatAt, toWhat:
		return m.sheet.kinds[m.act.what].id
	case cardPart:
		if m.sheet.effect[m.act.what] == reinforcements {
			return m.sheet.kinds[m.act.n].id
		}
	default:
	}
	if m.act.verb == DoNoble {
		return m.sheet.kinds[m.act.what].id
	}
	return ""
}

// Faction is the faction that the move chooses, "" if it chooses none.
func (m Move) Faction() string {
	if m.act.verb == DoFaction {
		return m.sheet.edition.Factions[m.act.what].ID
	}
	return ""
}

// Card is the event card that the move plays, gives or gives away, "" if none.
func (m Move) Card() string {
	if v := m.act.verb; v == DoCard || v == DoGive || v == DoGift && m.act.what != giftGold {
		return m.sheet.edition.Cards[m.act.what].ID
	}
	return ""
}

// A shape is the parts that follow a verb.
type shape uint8

const (
	bare     shape = iota // nothing
	what                  // a faction, kind or card
	toField               // a field
	whatAt                // a kind and a field
	fromTo                // two fields
	toWhat                // a field and a kind
	cardPart              // as the effect demands
	giftPart              // gold or a card, and a castle
)

func shapeOf(v Verb) shape {
	switch v {
	case DoFaction, DoNoble, DoGive:
		return what
	case DoPlace, DoSacrifice, DoUnmark:
		return toField
	case DoHire, DoSummon, DoDeploy:
		return whatAt
	case DoMove, DoSwap, DoAttack, DoPickpocket, DoInterdict, DoAbsolution, DoEntrench:
		return fromTo
	case DoExchange:
		return toWhat
	case DoCard:
		return cardPart
	case DoGift:
		return giftPart
	default:
		return bare
	}
}

func (s *sheet) text(a act) string {
	name := verbNames[a.verb]
	switch shapeOf(a.verb) {
	case what:
		return name + ":" + s.whatText(a)
	case toField:
		return name + ":" + s.fields[a.to].ID
	case whatAt:
		return name + ":" + s.kinds[a.what].id + "@" + s.fields[a.to].ID
	case fromTo:
		return name + ":" + s.fields[a.from].ID + "-" + s.fields[a.to].ID
	case toWhat:
		return name + ":" + s.fields[a.to].ID + "=" + s.kinds[a.what].id
	case cardPart:
		return name + ":" + s.edition.Cards[a.what].ID + s.cardParts(a)
	case giftPart:
		gift := "gold"
		if a.what != giftGold {
			gift = s.edition.Cards[a.what].ID
		}
		return name + ":" + gift + "@" + s.edition.Board.Castles[a.to]
	default:
		return name
	}
}

func (s *sheet) whatText(a act) string {
	switch a.verb {
	case DoFaction:
		return s.edition.Factions[a.what].ID
	case DoGive:
		return s.edition.Cards[a.what].ID
	default:
		return s.kinds[a.what].id
	}
}

// cardParts is what follows the name of a card.
func (s *sheet) cardParts(a act) string {
	castles := s.edition.Board.Castles
	switch s.effect[a.what] {
	case tradeAgreements:
		return "=" + digit(a.n)
	case incoming, pathToWisdom:
		return "=" + modeText(s.effect[a.what], a.n)
	case reinforcements:
		return "=" + s.kinds[a.n].id + "@" + s.fields[a.to].ID
	case timeShift:
		return "@" + s.fields[a.to].ID + "=" + digit(a.n)
	case truce:
		return "@" + castles[a.from] + "-" + castles[a.to]
	case censorship, revolt, assault:
		return "@" + castles[a.to]
	}
	return ""
}

func digit(n uint8) string { return string('0' + rune(n)) }

func modeText(effect, mode uint8) string {
	switch {
	case mode == modeUnits:
		return "units"
	case effect == incoming:
		return "gold"
	}
	return "cards"
}

// ParseMove reads the canonical text of a move.
func (g Game) ParseMove(text string) (engine.Move, error) {
	a, ok := g.sheet.parse(text)
	if !ok || g.sheet.text(a) != text {
		return nil, engine.Unreadable(text)
	}
	return Move{g.sheet, a}, nil
}

// parse reads a move; text brings it back only if it was canonical.
func (s *sheet) parse(text string) (act, bool) {
	name, rest, _ := strings.Cut(text, ":")
	v := slices.Index(verbNames[:], name)
	if v <= 0 {
		return act{}, false
	}
	a, ok := act{verb: Verb(v)}, true
	switch shapeOf(a.verb) {
	case what:
		a.what, ok = s.parseWhat(a.verb, rest)
	case toField:
		a.to, ok = s.fieldAt(rest)
	case whatAt:
		id, at, _ := strings.Cut(rest, "@")
		ok = s.parseKind(id, &a.what) && s.parseField(at, &a.to)
	case fromTo:
		from, to, _ := strings.Cut(rest, "-")
		ok = s.parseField(from, &a.from) && s.parseField(to, &a.to) && (a.verb != DoSwap || a.from < a.to)
	case toWhat:
		at, id, _ := strings.Cut(rest, "=")
		ok = s.parseField(at, &a.to) && s.parseKind(id, &a.what)
	case cardPart:
		ok = s.parseCard(rest, &a)
	case giftPart:
		gift, castle, _ := strings.Cut(rest, "@")
		if a.what, ok = s.cardNamed(gift); gift == "gold" {
			a.what, ok = giftGold, true
		}
		ok = ok && s.parseCastle(castle, &a.to)
	default:
	}
	return a, ok
}

func (s *sheet) parseWhat(v Verb, id string) (uint8, bool) {
	switch v {
	case DoFaction:
		return s.factionNamed(id)
	case DoGive:
		return s.cardNamed(id)
	default:
		k, ok := s.kindNamed(id)
		return uint8(k), ok
	}
}

func (s *sheet) parseKind(id string, to *uint8) bool {
	k, ok := s.kindNamed(id)
	*to = uint8(k)
	return ok
}

func (s *sheet) parseField(id string, to *uint8) bool {
	f, ok := s.fieldAt(id)
	*to = f
	return ok
}

func (s *sheet) parseCastle(id string, to *uint8) bool {
	c, ok := s.castleNamed(id)
	*to = c
	return ok
}

func (s *sheet) parseCard(text string, a *act) bool {
	end := strings.IndexAny(text, "=@")
	if end < 0 {
		end = len(text)
	}
	card, ok := s.cardNamed(text[:end])
	if !ok {
		return false
	}
	a.what = card
	rest := text[end:]
	if rest == "" {
		return s.cardParts(act{what: card, n: 1}) == ""
	}
	rest = rest[1:]
	switch s.effect[card] {
	case tradeAgreements:
		return parseDigit(rest, &a.n)
	case incoming, pathToWisdom:
		a.n = modeGoods
		if rest == "units" {
			a.n = modeUnits
		}
		return true
	case reinforcements:
		id, at, _ := strings.Cut(rest, "@")
		return s.parseKind(id, &a.n) && s.parseField(at, &a.to)
	case timeShift:
		at, n, _ := strings.Cut(rest, "=")
		return s.parseField(at, &a.to) && parseDigit(n, &a.n)
	case truce:
		one, two, _ := strings.Cut(rest, "-")
		return s.parseCastle(one, &a.from) && s.parseCastle(two, &a.to)
	case censorship, revolt, assault:
		return s.parseCastle(rest, &a.to)
	}
	return false
}

func parseDigit(text string, to *uint8) bool {
	if len(text) != 1 || text[0] < '1' || text[0] > '9' {
		return false
	}
	*to = text[0] - '0'
	return true
}

// Moves lists the legal moves sorted by text.
func (p Position) Moves() []engine.Move {
	var moves []Move
	for _, a := range p.acts(nil) {
		moves = append(moves, Move{p.sheet, a})
	}
	return engine.SortedByText(moves)
}
