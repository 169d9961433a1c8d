package adaptoid

import (
	"fmt"

	"adytum/engine"
	"adytum/engine/hexgrid"
)

// A Colour is one of the two sides.
type Colour uint8

// The colours; White begins (P1).
const (
	White Colour = iota
	Black
)

// Other is the opposite side.
func (c Colour) Other() Colour { return 1 - c }

// String is "white" or "black".
func (c Colour) String() string {
	if c == White {
		return "white"
	}
	return "black"
}

// letter is the colour in tokens.
func (c Colour) letter() string { return "WB"[c : c+1] }

// What a colour owns, and what an adaptoid can carry (P1, P6).
const (
	Supplied  = 12 // of bodies, of legs, and of pincers
	MostLimbs = 6
)

// A Piece is an adaptoid; the zero Piece is an empty cell.
type Piece struct {
	Body    bool
	Colour  Colour
	Legs    uint8
	Pincers uint8
}

// Limbs counts legs and pincers.
func (a Piece) Limbs() int { return int(a.Legs + a.Pincers) }

// String is the token of positions and events, such as "W32"; "-" if empty.
func (a Piece) String() string {
	if !a.Body {
		return "-"
	}
	return fmt.Sprintf("%s%d%d", a.Colour.letter(), a.Legs, a.Pincers)
}

// A Supply is what a colour has not on the board (P1, P8).
type Supply struct{ Bodies, Legs, Pincers int }

func (s Supply) of(g Growth) int { return [...]int{Body: s.Bodies, Leg: s.Legs, Pincer: s.Pincers}[g] }

// A Phase is what the position waits for.
type Phase uint8

// The phases. In all but Plays the game has not begun.
const (
	Plays      Phase = iota // a turn (P3)
	PlacesOwn               // a body of the own colour, anywhere
	PlacesBoth              // both bodies, by the first seat
	Picks                   // a colour, by the second seat
)

// An Ending is how a game ended.
type Ending uint8

// The endings.
const (
	Open         Ending = iota
	ByCaptures          // enough captures (P9)
	ByExtinction        // the enemy has no adaptoid left (P9)
	ByTie               // both at once, where that is a draw (P9)
	ByRepetition        // the same state three times (P10)
	ByStagnation        // 20 turns without growth (P10)
	GivenUp
)

// String is the name of the outcome.
func (e Ending) String() string {
	return [...]string{"open", "captures", "extinction", "tie", "repetition", "stagnation", "given-up"}[e]
}

// The limits of P10.
const (
	mostUngrown = 20
	mostStates  = 3
)

// A step is a move between two cells by their index; from == to for a turn
// without one.
type step struct{ from, to uint8 }

// A Position is one moment of a game. It is a plain value: copying it copies
// everything but the board, which never changes.
type Position struct {
	config   Config
	board    *hexgrid.Board
	cells    [Cells]Piece
	turn     Colour
	captures [2]int
	swapped  bool // the first seat plays Black
	phase    Phase
	ending   Ending
	loser    Colour // who gave up
	// ungrown counts the last turns in a row without growth, and quiet holds
	// the last of them in which nothing was captured either: only there can
	// a state come again (P10).
	ungrown  int
	quiet    [mostUngrown]step
	quietLen int
}

// Config is the options of the game.
func (p Position) Config() Config { return p.config }

// Board is the cells and their names.
func (p Position) Board() *hexgrid.Board { return p.board }

// Phase is what the position waits for.
func (p Position) Phase() Phase { return p.phase }

// Turn is the colour whose turn it is, or would be if the game went on.
func (p Position) Turn() Colour { return p.turn }

// Captures is how many adaptoids a colour has captured.
func (p Position) Captures(c Colour) int { return p.captures[c] }

// At is the piece on a cell; the zero Piece if it is empty or not on the board.
func (p Position) At(c hexgrid.Cell) Piece {
	i, on := p.board.Index(c)
	if !on {
		return Piece{}
	}
	return p.cells[i]
}

// Liberties counts the free cells next to a cell (P7).
func (p Position) Liberties(c hexgrid.Cell) int {
	i, on := p.board.Index(c)
	if !on {
		return 0
	}
	return p.liberties(i)
}

func (p *Position) liberties(i int) int {
	free := 0
	for _, n := range p.board.Neighbours(i) {
		if !p.cells[n].Body {
			free++
		}
	}
	return free
}

// fed holds a piece against P7.
func (p *Position) fed(i int) bool { return p.liberties(i) >= p.cells[i].Limbs() }

// unfed lists the adaptoids of a colour that would starve now (P7).
func (p *Position) unfed(c Colour) []int {
	var all []int
	for i := range p.cells {
		if p.owned(i, c) && !p.fed(i) {
			all = append(all, i)
		}
	}
	return all
}

func (p *Position) owned(i int, c Colour) bool { return p.cells[i].Body && p.cells[i].Colour == c }

// Unfed lists the cells of the adaptoids of a colour that have fewer
// liberties than limbs (P7).
func (p Position) Unfed(c Colour) []hexgrid.Cell { return p.named(p.unfed(c)) }

func (p *Position) named(indices []int) []hexgrid.Cell {
	var cells []hexgrid.Cell
	for _, i := range indices {
		cells = append(cells, p.board.Cell(i))
	}
	return cells
}

// Supply is what a colour can still grow.
func (p Position) Supply(c Colour) Supply {
	s := Supply{Supplied, Supplied, Supplied}
	for i, a := range p.cells {
		if p.owned(i, c) {
			s.Bodies--
			s.Legs -= int(a.Legs)
			s.Pincers -= int(a.Pincers)
		}
	}
	return s
}

// adaptoids counts the bodies of a colour.
func (p *Position) adaptoids(c Colour) int {
	n := 0
	for i := range p.cells {
		if p.owned(i, c) {
			n++
		}
	}
	return n
}

// Seats is two.
func (p Position) Seats() int { return 2 }

// ToMove is the seat whose decision is awaited.
func (p Position) ToMove() engine.Seat {
	switch {
	case p.ending != Open:
		return engine.Nobody
	case p.phase == PlacesBoth:
		return 0
	case p.phase == Picks:
		return 1
	}
	return p.SeatOf(p.turn)
}

// SeatOf is the seat that plays a colour.
func (p Position) SeatOf(c Colour) engine.Seat {
	if p.swapped {
		c = c.Other()
	}
	return engine.Seat(c)
}

// ColourOf is the colour that a seat plays.
func (p Position) ColourOf(s engine.Seat) Colour {
	c := Colour(s)
	if p.swapped {
		c = c.Other()
	}
	return c
}

// Outcome names the ending, with the captures as scores.
func (p Position) Outcome() (engine.Outcome, bool) {
	if p.ending == Open {
		return engine.Outcome{}, false
	}
	o := engine.Outcome{Name: p.ending.String(), Scores: make([]int, 2), Ranks: []int{1, 1}}
	winner, won := p.Winner()
	for seat := range engine.Seat(2) {
		c := p.ColourOf(seat)
		o.Scores[seat] = p.captures[c]
		if won && c != winner {
			o.Ranks[seat] = 2
		}
	}
	return o, true
}

// Winner is the colour that has won; false while the game lasts and in a draw.
func (p Position) Winner() (Colour, bool) {
	switch p.ending {
	case ByCaptures, ByExtinction:
		mover := p.turn.Other()
		if p.meets(mover) { // P9: the side that just moved comes first
			return mover, true
		}
		return p.turn, true
	case ByRepetition, ByStagnation: // P10
		if p.captures[White] > p.captures[Black] {
			return White, true
		}
		return Black, p.captures[White] < p.captures[Black]
	case GivenUp:
		return p.loser.Other(), true
	default:
		return White, false
	}
}

// meets reports whether a side has what wins the game (P9).
func (p *Position) meets(c Colour) bool {
	return p.captures[c] >= p.config.Target || p.adaptoids(c.Other()) == 0
}

// judge is the ending that P9 and P10 see in a position between two turns;
// p.turn must be the side that comes next.
func (p *Position) judge() Ending {
	mover := p.turn.Other()
	byMover, byOther := p.meets(mover), p.meets(p.turn)
	switch {
	case byMover && byOther && p.config.TieIsDraw:
		return ByTie
	case byMover || byOther:
		winner := mover
		if !byMover {
			winner = p.turn
		}
		if p.captures[winner] >= p.config.Target {
			return ByCaptures
		}
		return ByExtinction
	case p.timesSeen() >= mostStates:
		return ByRepetition
	case p.ungrown >= mostUngrown:
		return ByStagnation
	}
	return Open
}

// timesSeen counts how often the state has been on the board, this time
// included. It takes the quiet turns back one by one.
func (p *Position) timesSeen() int {
	times, then := 1, p.cells
	for n := p.quietLen - 1; n >= 0; n-- {
		if s := p.quiet[n]; s.from != s.to {
			then[s.from], then[s.to] = then[s.to], Piece{}
		}
		if (p.quietLen-n)%2 == 0 && then == p.cells {
			times++
		}
	}
	return times
}
