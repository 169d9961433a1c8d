// Package adaptoid is Adaptoid, Néstor Romeral Andrés's game of creatures that
// grow and must be fed. The ids in comments (P1 to P10) are paragraphs of its
// rulebook.
package adaptoid

import (
	"slices"
	"strconv"

	"adytum/engine"
	"adytum/engine/hexgrid"
)

// Game is Adaptoid as an engine.Game.
type Game struct{}

// Name is "adaptoid".
func (Game) Name() string { return "adaptoid" }

// RulesVersion is the version of these rules.
func (Game) RulesVersion() int { return 1 }

// Seats is two.
func (Game) Seats() (fewest, most int) { return 2, 2 }

// The options.
const (
	OptionStart           = "start"
	OptionBoard           = "board"
	OptionTarget          = "captures"          // captures that win (P9)
	OptionLosingAttacks   = "losing-attacks"    // an attack with fewer pincers kills the attacker (P5)
	OptionZeroTrades      = "zero-trades"       // 0 against 0 pincers is a trade (P5)
	OptionGrowthOptional  = "growth-optional"   // P3
	OptionEndAfterFeeding = "end-after-feeding" // no test of the end after step 1 (P9)
	OptionTieIsDraw       = "tie-is-draw"       // both sides meet a condition at once (P9)
	OptionOneAction       = "one-action"        // move or grow or feed (P3)
)

// The values of OptionStart.
const (
	StartMiddle  = "middle"  // on the widest row, second from each end (P2)
	StartCorners = "corners" // as far apart as the board allows
	StartPlaced  = "placed"  // each side puts its own body anywhere
	StartPie     = "pie"     // the first seat places both, the second picks a colour
)

// The values of OptionBoard.
const (
	BoardHexagon   = "hexagon" // P1
	BoardStar      = "star"
	BoardHourglass = "hourglass"
	BoardCorridor  = "corridor"
	BoardGrown     = "grown" // another one for each seed
)

// Cells is the number of cells of every board.
const Cells = 37

// Options lists what can be chosen; the published game is the default.
func (Game) Options() []engine.Option {
	return []engine.Option{
		{Name: OptionStart, Values: []string{StartMiddle, StartCorners, StartPlaced, StartPie}},
		{Name: OptionBoard, Values: []string{BoardHexagon, BoardStar, BoardHourglass, BoardCorridor, BoardGrown}},
		{Name: OptionTarget, Values: []string{"5", "3", "7"}},
		engine.Switch(OptionLosingAttacks),
		engine.Switch(OptionZeroTrades),
		engine.Switch(OptionGrowthOptional),
		engine.Switch(OptionEndAfterFeeding),
		engine.Switch(OptionTieIsDraw),
		engine.Switch(OptionOneAction),
	}
}

// A Config is the options that hold throughout a game, in the form that the
// rules use.
type Config struct {
	Target          int
	LosingAttacks   bool
	ZeroTrades      bool
	GrowthOptional  bool
	EndAfterFeeding bool
	TieIsDraw       bool
	OneAction       bool
}

func configOf(o engine.Options) Config {
	target, err := strconv.Atoi(o[OptionTarget])
	if err != nil {
		panic("adaptoid: the value of an option is no number: " + err.Error())
	}
	return Config{
		Target:          target,
		LosingAttacks:   o.On(OptionLosingAttacks),
		ZeroTrades:      o.On(OptionZeroTrades),
		GrowthOptional:  o.On(OptionGrowthOptional),
		EndAfterFeeding: o.On(OptionEndAfterFeeding),
		TieIsDraw:       o.On(OptionTieIsDraw),
		OneAction:       o.On(OptionOneAction),
	}
}

// shapes are the named boards. A shape that was agreed on beforehand may be
// any other: positions are read with every board of 37 connected cells.
var shapes = map[string]*hexgrid.Board{
	BoardHexagon:   hexgrid.Must("--oooo,-ooooo,-oooooo,ooooooo,-oooooo,-ooooo,--oooo"),
	BoardStar:      hexgrid.Must("---o,--oo,ooooooo,oooooo,-ooooo,oooooo,ooooooo,--oo,---o"),
	BoardHourglass: hexgrid.Must("-oooooo,ooooooo,--oooo,--ooo,--oooo,ooooooo,-oooooo"),
	BoardCorridor:  hexgrid.Must("-oooooooooooo,ooooooooooooo,-oooooooooooo"),
}

// grownWithin is how far a grown board may reach from its middle, in cells.
const grownWithin = 4

// grow adds random neighbours to a cell until there are 37, those that touch
// more cells more often.
func grow(r *engine.Rand) *hexgrid.Board {
	ground := hexgrid.Disc(hexgrid.Hex{}, grownWithin)
	hexes := []hexgrid.Hex{{}}
	for len(hexes) < Cells {
		var edge []hexgrid.Hex
		for _, h := range ground {
			if !slices.Contains(hexes, h) {
				edge = append(edge, slices.Repeat([]hexgrid.Hex{h}, touching(hexes, h))...)
			}
		}
		hexes = append(hexes, edge[r.IntN(len(edge))])
	}
	b, err := hexgrid.New(hexes)
	if err != nil {
		panic("adaptoid: a grown board is none: " + err.Error())
	}
	return known(b)
}

// known is the named board of the same shape, if there is one.
func known(b *hexgrid.Board) *hexgrid.Board {
	pattern := b.String()
	for _, shape := range shapes {
		if shape.String() == pattern {
			return shape
		}
	}
	return b
}

// touching counts the hexagons of a list next to one.
func touching(hexes []hexgrid.Hex, h hexgrid.Hex) int {
	n := 0
	for _, o := range hexes {
		if h.Distance(o) == 1 {
			n++
		}
	}
	return n
}

// middles are the start cells of P2: second from the left in the first of the
// widest rows, second from the right in the last of them.
func middles(b *hexgrid.Board) (white, black int) {
	rows := b.Rows()
	widest := slices.Max(rows)
	first, last := slices.Index(rows, widest), len(rows)-1
	for rows[last] != widest {
		last--
	}
	white, _ = b.Index(hexgrid.Cell{Row: uint8(first + 1), Place: 2})
	black, _ = b.Index(hexgrid.Cell{Row: uint8(last + 1), Place: uint8(widest - 1)})
	return white, black
}

// corners are two cells as far apart as any: the first that has such a partner,
// and its last partner.
func corners(b *hexgrid.Board) (white, black int) {
	most := 0
	for i := range b.Len() {
		for j := b.Len() - 1; j > i; j-- {
			if d := b.Hex(i).Distance(b.Hex(j)); d > most {
				most, white, black = d, i, j
			}
		}
	}
	return white, black
}

// Deal lays out the board and places the first bodies, if nobody is to choose
// their cells (P1, P2).
func (g Game) Deal(s engine.Setup) (engine.Position, []engine.Event, error) {
	s, err := engine.Check(g, s)
	if err != nil {
		return nil, nil, err
	}
	board := shapes[s.Options[OptionBoard]]
	if s.Options[OptionBoard] == BoardGrown {
		board = grow(s.Seed.Stream(engine.DealStream))
	}
	t := table{Position: Position{config: configOf(s.Options), board: board}}
	switch s.Options[OptionStart] {
	case StartPlaced:
		t.phase = PlacesOwn
	case StartPie:
		t.phase = PlacesBoth
	case StartCorners:
		white, black := corners(board)
		t.place(White, white)
		t.place(Black, black)
	default:
		white, black := middles(board)
		t.place(White, white)
		t.place(Black, black)
	}
	return t.Position, t.events, nil
}
