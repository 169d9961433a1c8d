package adellos

import (
	"slices"
	"strconv"
	"strings"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/table"

	rules "adytum/engine/adellos"
)

// A saying is what a ply brought about for one seat.
type saying struct {
	seat  engine.Seat
	words string
}

// sayings tell a ply as a seat has seen it: who made it, and what came of it.
// What happens to another seat is told of that.
func sayings(who table.Players, by engine.Seat, entry match.Entry) []saying {
	var all []saying
	say := func(seat engine.Seat, words string) {
		i := slices.IndexFunc(all, func(s saying) bool { return s.seat == seat })
		switch {
		case i >= 0:
			all[i].words += " " + i18n.Capital(words)
		case seat == entry.Seat: // who made the ply comes first
			all = slices.Insert(all, 0, saying{seat, words})
		default:
			all = append(all, saying{seat, words})
		}
	}
	verb := verbOf(entry)
	if verb == rules.DoEnd {
		say(entry.Seat, i18n.T("adellos.event.end"))
	}
	for _, e := range entry.Events {
		if e.Kind == rules.EventMarked && (verb == rules.DoEnd || verb == rules.DoSummon) {
			continue // every turn ends with that, and every summoning begins with it
		}
		if words := eventWords(who, e.Seen(by)); words != "" {
			say(toldOf(entry, e), words)
		}
	}
	if len(all) == 0 {
		say(entry.Seat, i18n.T("adellos.event.none"))
	}
	return all
}

// entryWords says a ply with the names of all that it is about.
func entryWords(who table.Players, by engine.Seat, entry match.Entry) string {
	var all []string
	for _, s := range sayings(who, by, entry) {
		all = append(all, i18n.Tf("adellos.entry", facts{"Name": who.Name(s.seat), "What": s.words}))
	}
	return strings.Join(all, " ")
}

// toldOf is the seat that an event of a ply is told of.
func toldOf(entry match.Entry, e engine.Event) engine.Seat {
	if e.Seat != engine.Nobody && named[e.Kind] {
		return e.Seat
	}
	return entry.Seat
}

// named are the events that are told of the seat that they happen to, where it
// is not the one that moved.
var named = map[string]bool{
	rules.EventTurn: true, rules.EventTower: true, rules.EventGold: true, rules.EventDrew: true, rules.EventNoCard: true,
	rules.EventLifted: true, rules.EventSaved: true, rules.EventMiracle: true, rules.EventPhylactery: true,
	rules.EventSacrificed: true, rules.EventOut: true, rules.EventTook: true, rules.EventPoints: true,
}

// seatOf reads a seat among the facts of an event.
func seatOf(fact string) engine.Seat {
	seat, err := strconv.Atoi(fact)
	if err != nil {
		return engine.Nobody
	}
	return engine.Seat(seat)
}

// eventWords says one event; "" for those that need no words.
func eventWords(who table.Players, e engine.Event) string {
	f := e.Facts
	n, _ := strconv.Atoi(f["n"])
	data := facts{"Unit": unitName(f["unit"]), "Card": cardName(f["card"]), "Faction": factionName(f["faction"]),
		"Target": unitName(f["target"]), "From": f["from"], "To": f["to"], "Attack": f["attack"], "Defence": f["defence"], "Other": ""}
	if f["other"] != "" {
		data["Other"] = who.To(seatOf(f["other"]))
	}
	switch e.Kind {
	case rules.EventStarts, rules.EventEnded:
		return ""
	case rules.EventTurn, rules.EventPoints, rules.EventMarked, rules.EventTook, rules.EventGifted, rules.EventInherited:
		return i18n.N("adellos.event."+e.Kind, n, data)
	case rules.EventAimed:
		data["Other"] = who.For(seatOf(f["other"]))
	case rules.EventGold:
		if n < 0 {
			return i18n.N("adellos.event.paid", -n, nil)
		}
		return i18n.N("adellos.event.gold", n, nil)
	case rules.EventTower:
		if n == 0 {
			return i18n.T("adellos.event.tower.lost")
		}
		return i18n.N("adellos.event.tower", n, nil)
	case rules.EventDrew:
		if f["card"] == "" {
			return i18n.T("adellos.event.drew")
		}
		return i18n.Tf("adellos.event.drew_own", data)
	case rules.EventGave:
		if f["card"] == "" {
			return i18n.Tf("adellos.event.gave", data)
		}
		return i18n.Tf("adellos.event.gave_known", data)
	}
	return i18n.Tf("adellos.event."+e.Kind, data)
}
