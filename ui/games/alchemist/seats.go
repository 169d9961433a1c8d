// Package alchemist is Alchemist on the screen: the page of a new game, the
// table with its veil, and the page of the end. The rules are in
// engine/alchemist.
package alchemist

import (
	"fmt"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/table"
)

// seatsOf says who sits where in a match.
func seatsOf(all []match.Player) table.Players { return table.Seated(all, computerName) }

// of, to and forSeat are a seat in a sentence: what is of it, goes to it, is for
// it.
func of(who table.Players, seat engine.Seat) string {
	return phrase(who, seat, "alchemist.of", "alchemist.of.you")
}

func to(who table.Players, seat engine.Seat) string {
	return phrase(who, seat, "alchemist.to", "alchemist.to.you")
}

func forSeat(who table.Players, seat engine.Seat) string {
	return phrase(who, seat, "alchemist.for", "alchemist.for.you")
}

// phrase is a name in a sentence; a person without a name among computers is
// spoken to.
func phrase(who table.Players, seat engine.Seat, named, you string) string {
	if who.You(seat) {
		return i18n.T(you)
	}
	return i18n.Tf(named, map[string]any{"Name": who.Name(seat)})
}

// computerName is what a computer at a seat is called: one of five alchemists
// of old.
func computerName(seat engine.Seat) string { return i18n.T("alchemist.name." + fmt.Sprint(int(seat))) }
