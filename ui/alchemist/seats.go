// Package alchemist is Alchemist on the screen: the page of a new game, the
// table with its veil, and the page of the end. The rules are in
// engine/alchemist.
package alchemist

import (
	"fmt"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"

	rules "adytum/engine/alchemist"
)

// emblems are the signs of the seats, each in a colour of its own.
var emblems = [rules.MostSeats]fyne.Resource{
	emblem("circle"), emblem("square"), emblem("triangle"), emblem("star"), emblem("diamond"),
}

func emblem(name string) fyne.Resource {
	svg, ok := assets.Seat(name)
	if !ok {
		panic("alchemist: no emblem is called " + name)
	}
	return fyne.NewStaticResource("seat-"+name+".svg", svg)
}

// players says who sits where.
type players []match.Player

// person tells whether a person sits at a seat.
func (p players) person(seat engine.Seat) bool {
	return seat != engine.Nobody && p[seat].Kind == match.Person
}

// people counts the seats of persons.
func (p players) people() int {
	n := 0
	for seat := range p {
		if p.person(engine.Seat(seat)) {
			n++
		}
	}
	return n
}

// first is the first seat of a person, or seat 0.
func (p players) first() engine.Seat {
	for seat := range p {
		if p.person(engine.Seat(seat)) {
			return engine.Seat(seat)
		}
	}
	return 0
}

// name is what a seat is called on the screen.
func (p players) name(seat engine.Seat) string {
	if name := p[seat].Name; name != "" {
		return name
	}
	return p.nameless(seat)
}

// of, to and forSeat are a seat in a sentence: what is of it, goes to it, is for
// it.
func (p players) of(seat engine.Seat) string {
	return p.phrase(seat, "alchemist.of", "alchemist.of.you")
}

func (p players) to(seat engine.Seat) string {
	return p.phrase(seat, "alchemist.to", "alchemist.to.you")
}

func (p players) forSeat(seat engine.Seat) string {
	return p.phrase(seat, "alchemist.for", "alchemist.for.you")
}

// phrase is a name in a sentence; a person without a name among computers is
// spoken to.
func (p players) phrase(seat engine.Seat, named, you string) string {
	if p.person(seat) && p[seat].Name == "" && p.people() == 1 {
		return i18n.T(you)
	}
	return i18n.Tf(named, map[string]any{"Name": p.name(seat)})
}

// nameless is what a seat is called while nobody gave it a name.
func (p players) nameless(seat engine.Seat) string {
	switch {
	case !p.person(seat):
		return computerName(seat)
	case p.people() == 1:
		return i18n.T("alchemist.you")
	}
	return i18n.Tf("alchemist.player", map[string]any{"Number": int(seat) + 1})
}

// computerName is what a computer at a seat is called: one of five alchemists
// of old.
func computerName(seat engine.Seat) string { return i18n.T("alchemist.name." + fmt.Sprint(int(seat))) }

// kind says who sits there: "Person", or the computer's level.
func (p players) kind(seat engine.Seat) string { return kindWords(p[seat].Kind) }

func kindWords(kind string) string { return i18n.T("alchemist.kind." + kind) }
