// Package alchemist is Alchemist, Carlo A. Rossi's contest of the alchemists
// for two to five seats. The ids in comments (L1 to L13) are paragraphs of its
// rulebook.
package alchemist

import (
	"strconv"
	"strings"

	"adytum/engine"
)

// Game is Alchemist as an engine.Game.
type Game struct{}

// Name is "alchemist".
func (Game) Name() string { return "alchemist" }

// RulesVersion is the version of these rules.
func (Game) RulesVersion() int { return 1 }

// The number of seats. Five sit only at the boxed game.
const (
	FewestSeats = 2
	MostSeats   = 5
)

// Seats is two to five.
func (Game) Seats() (fewest, most int) { return FewestSeats, MostSeats }

// The options: whether schools are dealt (L13), and who begins (L1).
const (
	OptionSchools = "schools"
	OptionStart   = "start"
)

// StartDrawn lets the lot decide who begins; StartAt names a seat instead.
const StartDrawn = "drawn"

const startPrefix = "seat-"

// StartAt is the value of OptionStart with which a seat begins: "seat-0" to
// "seat-4".
func StartAt(seat engine.Seat) string { return startPrefix + strconv.Itoa(int(seat)) }

// Options lists the schools and the start.
func (Game) Options() []engine.Option {
	starts := []string{StartDrawn}
	for seat := range engine.Seat(MostSeats) {
		starts = append(starts, StartAt(seat))
	}
	return []engine.Option{
		{Name: OptionSchools, Values: []string{"on", "off"}},
		{Name: OptionStart, Values: starts},
	}
}

// StockSize is how many cubes each seat draws before the game.
const StockSize = 12

// Supply is how the 32 cubes of each ingredient are shared out at a table with
// that many seats.
func Supply(seats int) (bag, reserve, gone int) {
	switch seats {
	case 2:
		return 6, 10, 16
	case 3:
		return 10, 12, 10
	case 4:
		return 12, 16, 4
	}
	return 14, 18, 0
}

// Deal fills bag and reserve, draws the starting stocks and the schools, and
// finds the seat that begins. The stream is used in this order: one shuffle of
// the bag, of which seat 0 gets the first twelve cubes, seat 1 the next twelve,
// and the rest stays in the bag in the order it will be drawn; one shuffle of
// the five schools, dealt by seat; one number for the start. All three are
// drawn whatever the options, so options change no stock.
func (g Game) Deal(s engine.Setup) (engine.Position, []engine.Event, error) {
	s, err := engine.Check(g, s)
	if err != nil {
		return nil, nil, err
	}
	r := s.Seed.Stream(engine.DealStream)
	perKind, _, _ := Supply(s.Seats)
	var cubes, schools []Ingredient
	for _, i := range All() {
		schools = append(schools, i)
		for range perKind {
			cubes = append(cubes, i)
		}
	}
	engine.Shuffle(r, cubes)
	engine.Shuffle(r, schools)
	start := engine.Seat(r.IntN(s.Seats))
	if name := s.Options[OptionStart]; name != StartDrawn {
		n, _ := strconv.Atoi(strings.TrimPrefix(name, startPrefix))
		if start = engine.Seat(n); n >= s.Seats {
			return nil, nil, &engine.Refusal{Code: engine.CodeOption, Facts: engine.Facts{
				"option": OptionStart, "value": name, "allowed": startsFor(s.Seats)}}
		}
	}
	if !s.Options.On(OptionSchools) {
		schools = nil
	}
	p, events := Arrange(s.Seats, start, cubes, schools)
	return p, events, nil
}

func startsFor(seats int) string {
	names := []string{StartDrawn}
	for seat := range engine.Seat(seats) {
		names = append(names, StartAt(seat))
	}
	return strings.Join(names, " ")
}

// Arrange sets up a game from the cubes of the bag and the schools in the order
// they are drawn; without schools the game is played without them.
func Arrange(seats int, start engine.Seat, cubes, schools []Ingredient) (Position, []engine.Event) {
	_, reserve, gone := Supply(seats)
	p := Position{seats: seats, start: start, schools: noSchools}
	for _, i := range All() {
		p.reserve[i], p.gone[i] = uint8(reserve), uint8(gone)
	}
	t := table{Position: p}
	for seat := range engine.Seat(seats) {
		for _, i := range cubes[:StockSize] {
			t.stocks[seat][i]++
		}
		cubes = cubes[StockSize:]
		t.confide(EventDealt, seat, engine.Facts{"count": strconv.Itoa(StockSize)}, "cubes", t.stocks[seat].String())
	}
	for i := len(cubes) - 1; i >= 0; i-- {
		t.bag.push(cubes[i])
	}
	for seat := range min(seats, len(schools)) {
		t.schools[seat] = schools[seat]
		t.confide(EventSchool, engine.Seat(seat), engine.Facts{}, "ingredient", schools[seat].ID())
	}
	t.tell(EventStarts, start, nil)
	return t.Position, t.events
}
