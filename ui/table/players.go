package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/look"
)

// MostSeats is how many seats have an emblem.
const MostSeats = 5

var emblems = [MostSeats]string{"circle", "square", "triangle", "star", "diamond"}

// Emblem is the sign of a seat, in a colour of its own.
func Emblem(seat engine.Seat) fyne.Resource { return look.Picture(assets.Seats, emblems[seat]) }

var colors = [MostSeats]fyne.ThemeColorName{look.ColorSeat1, look.ColorSeat2, look.ColorSeat3, look.ColorSeat4, look.ColorSeat5}

// Color is the colour of a seat, which its emblem goes with.
func Color(seat engine.Seat) fyne.ThemeColorName { return colors[seat] }

// Players says who sits where.
type Players []match.Player

// Seated are the players of a match; computers without a name are called as
// the game calls them.
func Seated(players []match.Player, computer func(engine.Seat) string) Players {
	all := Players(slices.Clone(players))
	for seat := range all {
		if !all.Person(engine.Seat(seat)) && all[seat].Name == "" {
			all[seat].Name = computer(engine.Seat(seat))
		}
	}
	return all
}

// Person reports whether a person sits at a seat.
func (p Players) Person(seat engine.Seat) bool {
	return seat != engine.Nobody && p[seat].Kind == match.Person
}

// People counts the seats of persons.
func (p Players) People() int {
	n := 0
	for seat := range p {
		if p.Person(engine.Seat(seat)) {
			n++
		}
	}
	return n
}

// First is the first seat of a person, or seat 0.
func (p Players) First() engine.Seat {
	for seat := range p {
		if p.Person(engine.Seat(seat)) {
			return engine.Seat(seat)
		}
	}
	return 0
}

// Name is what a seat is called on the screen.
func (p Players) Name(seat engine.Seat) string {
	if name := p[seat].Name; name != "" {
		return name
	}
	return p.Nameless(seat)
}

// Nameless is what a person's seat is called while nobody gave it a name.
func (p Players) Nameless(seat engine.Seat) string {
	if p.People() == 1 {
		return i18n.T("seat.you")
	}
	return i18n.Tf("seat.player", map[string]any{"Number": int(seat) + 1})
}

// You reports whether a seat is spoken to: a person without a name among
// computers.
func (p Players) You(seat engine.Seat) bool {
	return p.Person(seat) && p[seat].Name == "" && p.People() == 1
}

// For is a seat in a sentence as one that something is for: "victory for you".
func (p Players) For(seat engine.Seat) string { return p.spoken(seat, "seat.for.you") }

// To is a seat in a sentence as one that something goes or belongs to.
func (p Players) To(seat engine.Seat) string { return p.spoken(seat, "seat.to.you") }

func (p Players) spoken(seat engine.Seat, you string) string {
	if p.You(seat) {
		return i18n.T(you)
	}
	return p.Name(seat)
}

// Kind says who sits there: "Person", or the computer's level.
func (p Players) Kind(seat engine.Seat) string { return KindWords(p[seat].Kind) }

// KindWords names a kind of player.
func KindWords(kind string) string { return i18n.T("seat.kind." + kind) }
