package adellos

import (
	"fmt"
	"strings"

	"adytum/engine"
)

// The kinds of events, with their facts. Seats are numbers from 0, fields and
// pieces ids.
const (
	EventStarts     = "starts"     // the seat begins the game
	EventFaction    = "faction"    // faction
	EventNoble      = "noble"      // unit
	EventPlaced     = "placed"     // unit, to: a noble, wolf, barricade, skeleton or a card's unit
	EventTurn       = "turn"       // n: the seat's turn begins; n is the round
	EventPoints     = "points"     // n: action points at the start of the turn
	EventTower      = "tower"      // n: rounds the tower has been held; 0 when it was lost
	EventGold       = "gold"       // n: gold from the supply, or spent if negative
	EventDrew       = "drew"       // card, which only the seat may read
	EventNoCard     = "no-card"    // the pile is empty or the hand full
	EventHired      = "hired"      // unit, to
	EventSummoned   = "summoned"   // unit, to, n: time markers
	EventMoved      = "moved"      // unit, from, to, n: action points
	EventSwapped    = "swapped"    // unit, from, target, to: two pieces, each with the field it leaves
	EventAttacked   = "attacked"   // unit, from, target, to, other: the combat begins
	EventHeld       = "held"       // unit, to, attack, defence: the defender stays
	EventDefeated   = "defeated"   // unit, to, other, attack, defence: the owner's piece is removed
	EventSaved      = "saved"      // unit, to: it survives and may not be attacked this turn
	EventMiracle    = "miracle"    // unit, to: a noble's prayer was paid
	EventPhylactery = "phylactery" // unit, to: a noble rose again
	EventPassed     = "passed"     // the asked seat plays nothing
	EventPlayed     = "played"     // card: an event card was played, maybe with n, to or other
	EventAimed      = "aimed"      // other: the player whom a card hits that lies before nobody
	EventBound      = "bound"      // card, other: a card lies before a player
	EventLifted     = "lifted"     // card: it leaves and takes effect
	EventMarked     = "marked"     // to, n: time markers lie on a piece now
	EventExchanged  = "exchanged"  // unit, to: the new unit
	EventSacrificed = "sacrificed" // unit, to
	EventTook       = "took"       // n, other: gold from a player
	EventGave       = "gave"       // card, other: to a player; only the two may read the card
	EventGifted     = "gifted"     // n, other: gold to a player
	EventOut        = "out"        // the seat leaves the game
	EventInherited  = "inherited"  // n, other: hand cards of a defeated player
	EventEnded      = "ended"      // outcome
)

type eventKind uint8

const (
	evStarts eventKind = iota
	evFaction
	evNoble
	evPlaced
	evTurn
	evPoints
	evTower
	evGold
	evDrew
	evNoCard
	evHired
	evSummoned
	evMoved
	evSwapped
	evAttacked
	evHeld
	evDefeated
	evSaved
	evMiracle
	evPhylactery
	evPassed
	evPlayed
	evAimed
	evBound
	evLifted
	evMarked
	evExchanged
	evSacrificed
	evTook
	evGave
	evGifted
	evOut
	evInherited
	evEnded
)

// eventSpecs names each kind and its facts.
var eventSpecs = [...]struct{ kind, facts string }{
	evStarts: {EventStarts, ""}, evFaction: {EventFaction, "faction"}, evNoble: {EventNoble, "unit"},
	evPlaced: {EventPlaced, "unit to"}, evTurn: {EventTurn, "n"}, evPoints: {EventPoints, "n"}, evTower: {EventTower, "n"},
	evGold: {EventGold, "n"}, evDrew: {EventDrew, "card"}, evNoCard: {EventNoCard, ""}, evHired: {EventHired, "unit to"},
	evSummoned: {EventSummoned, "unit to n"}, evMoved: {EventMoved, "unit from to n"},
	evSwapped: {EventSwapped, "unit from target to"}, evAttacked: {EventAttacked, "unit from target to other"},
	evHeld: {EventHeld, "unit to attack defence"}, evDefeated: {EventDefeated, "unit to other attack defence"},
	evSaved: {EventSaved, "unit to"}, evMiracle: {EventMiracle, "unit to"}, evPhylactery: {EventPhylactery, "unit to"},
	evPassed: {EventPassed, ""}, evPlayed: {EventPlayed, "card"}, evAimed: {EventAimed, "other"},
	evBound: {EventBound, "card other"}, evLifted: {EventLifted, "card"}, evMarked: {EventMarked, "to n"},
	evExchanged: {EventExchanged, "unit to"}, evSacrificed: {EventSacrificed, "unit to"}, evTook: {EventTook, "n other"},
	evGave: {EventGave, "card other"}, evGifted: {EventGifted, "n other"}, evOut: {EventOut, ""},
	evInherited: {EventInherited, "n other"}, evEnded: {EventEnded, "outcome"},
}

// happened is an event in a small form, so that search can do without the
// large one.
type happened struct {
	kind            eventKind
	seat            uint8 // none for nobody
	unit, target    kind
	card, faction   uint8
	from, to        uint8 // fields
	other           uint8 // seat
	n               int16
	attack, defence int16
}

// A table is a position in the middle of a change. If it records, it keeps what
// has happened.
type table struct {
	Position
	records bool
	log     []happened
}

func (t *table) happen(h happened) {
	if t.records {
		t.log = append(t.log, h)
	}
}

// events is what has happened in the engine's form.
func (t *table) events() []engine.Event {
	events := make([]engine.Event, len(t.log))
	for i, h := range t.log {
		events[i] = t.event(h)
	}
	return events
}

func (t *table) event(h happened) engine.Event {
	spec := eventSpecs[h.kind]
	e := engine.Event{Kind: spec.kind, Seat: engine.Seat(h.seat)}
	if h.seat == none {
		e.Seat = engine.Nobody
	}
	if spec.facts != "" {
		e.Facts = engine.Facts{}
	}
	for fact := range strings.FieldsSeq(spec.facts) {
		e.Facts[fact] = t.fact(fact, h)
	}
	switch h.kind {
	case evDrew:
		e.Reveals, e.Secret, e.Knows = true, []string{"card"}, []engine.Seat{e.Seat}
	case evGave:
		e.Reveals, e.Secret, e.Knows = true, []string{"card"}, []engine.Seat{e.Seat, engine.Seat(h.other)}
	case evPlayed, evPassed, evInherited:
		e.Reveals = true
	default:
	}
	return e
}

func (t *table) fact(name string, h happened) string {
	switch name {
	case "unit":
		return t.sheet.kinds[h.unit].id
	case "target":
		return t.sheet.kinds[h.target].id
	case "card":
		return t.sheet.edition.Cards[h.card].ID
	case "faction":
		return t.sheet.edition.Factions[h.faction].ID
	case "from":
		return t.sheet.fields[h.from].ID
	case "to":
		return t.sheet.fields[h.to].ID
	case "other":
		return fmt.Sprint(h.other)
	case "attack":
		return fmt.Sprint(h.attack)
	case "defence":
		return fmt.Sprint(h.defence)
	case "outcome":
		return t.end.String()
	}
	return fmt.Sprint(h.n)
}
