package adellos

import (
	"strconv"
	"strings"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/hotseat"
	"adytum/ui/i18n"

	rules "adytum/engine/adellos"
)

// entryWords says a ply as a seat has seen it: who made it, and what came of it.
// What happens to another seat is told with its name.
func entryWords(who hotseat.Players, by engine.Seat, entry match.Entry) string {
	sentences := map[engine.Seat][]string{}
	order := []engine.Seat{entry.Seat}
	if entry.Text == "end" {
		sentences[entry.Seat] = []string{i18n.T("adellos.event.end")}
	}
	for _, e := range entry.Events {
		if e.Kind == rules.EventMarked && (entry.Text == "end" || strings.HasPrefix(entry.Text, "summon:")) {
			continue // every turn ends with that, and every summoning begins with it
		}
		e = e.Seen(by)
		words := eventWords(who, e)
		if words == "" {
			continue
		}
		seat := entry.Seat
		if e.Seat != engine.Nobody && named[e.Kind] {
			seat = e.Seat
		}
		if _, begun := sentences[seat]; !begun && seat != entry.Seat {
			order = append(order, seat)
		}
		sentences[seat] = append(sentences[seat], words)
	}
	var all []string
	for _, seat := range order {
		if words := sentences[seat]; len(words) > 0 {
			all = append(all, i18n.Tf("adellos.entry", facts{"Name": who.Name(seat), "What": strings.Join(words, " ")}))
		}
	}
	if len(all) == 0 {
		return i18n.Tf("adellos.entry", facts{"Name": who.Name(entry.Seat), "What": i18n.T("adellos.event.none")})
	}
	return strings.Join(all, " ")
}

// named are the events that are told of the seat that they happen to, where it
// is not the one that moved.
var named = map[string]bool{
	rules.EventTurn: true, rules.EventTower: true, rules.EventGold: true, rules.EventDrew: true, rules.EventNoCard: true,
	rules.EventLifted: true, rules.EventSaved: true, rules.EventMiracle: true, rules.EventPhylactery: true,
	rules.EventSacrificed: true, rules.EventOut: true, rules.EventTook: true, rules.EventPoints: true,
}

// eventKeys gives each event its words. Placing and hiring have one sentence for
// all that comes to the board.
var eventKeys = map[string]string{
	rules.EventFaction: "adellos.event.faction", rules.EventNoble: "adellos.event.noble", rules.EventPlaced: "adellos.event.placed",
	rules.EventHired: "adellos.event.hired", rules.EventSummoned: "adellos.event.summoned", rules.EventMoved: "adellos.event.moved",
	rules.EventSwapped: "adellos.event.swapped", rules.EventAttacked: "adellos.event.attacked", rules.EventHeld: "adellos.event.held",
	rules.EventDefeated: "adellos.event.defeated", rules.EventSaved: "adellos.event.saved", rules.EventMiracle: "adellos.event.miracle",
	rules.EventPhylactery: "adellos.event.phylactery", rules.EventPassed: "adellos.event.passed", rules.EventPlayed: "adellos.event.played",
	rules.EventBound: "adellos.event.bound", rules.EventLifted: "adellos.event.lifted", rules.EventExchanged: "adellos.event.exchanged",
	rules.EventSacrificed: "adellos.event.sacrificed", rules.EventOut: "adellos.event.out",
	rules.EventNoCard: "adellos.event.no_card",
}

// countKeys gives events with a number their words.
var countKeys = map[string]string{
	rules.EventTurn: "adellos.event.turn", rules.EventPoints: "adellos.event.points", rules.EventMarked: "adellos.event.marked",
	rules.EventTook: "adellos.event.took", rules.EventGifted: "adellos.event.gifted", rules.EventInherited: "adellos.event.inherited",
}

// eventWords says one event; "" for those that need no words.
func eventWords(who hotseat.Players, e engine.Event) string {
	f := e.Facts
	n, _ := strconv.Atoi(f["n"])
	data := facts{"Unit": unitName(f["unit"]), "Card": cardName(f["card"]), "Faction": factionName(f["faction"]),
		"From": f["from"], "To": f["to"], "Attack": f["attack"], "Defence": f["defence"], "Other": ""}
	if seat, err := strconv.Atoi(f["other"]); err == nil {
		data["Other"] = who.To(engine.Seat(seat))
	}
	switch e.Kind {
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
	if key, ok := countKeys[e.Kind]; ok {
		return i18n.N(key, n, data)
	}
	if key, ok := eventKeys[e.Kind]; ok {
		return i18n.Tf(key, data)
	}
	return ""
}
