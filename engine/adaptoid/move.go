package adaptoid

import (
	"strings"

	"adytum/engine"
	"adytum/engine/hexgrid"
)

// A Kind is the kind of a decision.
type Kind uint8

// The kinds of decisions.
const (
	Turns   Kind = iota // a turn: a step, a growth, both, or neither (P3)
	Feeds               // feeding as the one action of a turn
	Places              // a first body (P2)
	Chooses             // a colour, after the other seat has placed both bodies
)

// A Growth is what grows in step 2 of a turn (P6).
type Growth uint8

// The growths.
const (
	Nothing Growth = iota
	Body
	Leg
	Pincer
)

// String is the word in moves and events; "" for nothing.
func (g Growth) String() string { return [...]string{"", "body", "leg", "pincer"}[g] }

// A Move is one decision: nearly always a complete turn (P3), which consists of
// a step or none and a growth or none. Feeding follows by itself.
//
// The text of a turn is the step and the growth in one word: "e2-d4+leg@d4"
// goes from e2 to d4 and grows a leg there; "e2xe4+body@e3" attacks the enemy on
// e4; "+pincer@d2" grows without a step; "e2-d4" is a step without growth, and
// "pass" is neither. Cells are named by the letter of the row, from the top, and
// their place in it from the left.
//
// "feed" is the feeding of the option "one-action". "place@d2" puts a first
// body on the board, and "white" or "black" picks a colour.
type Move struct {
	Kind Kind
	// From and To are the step; none if From is no cell.
	From, To hexgrid.Cell
	// Attacks reports whether the step ends on an enemy (P5).
	Attacks bool
	Grows   Growth
	// At is where something grows or is placed.
	At hexgrid.Cell
	// Colour is what Chooses picks.
	Colour Colour
}

const (
	textPass  = "pass"
	textFeed  = "feed"
	textPlace = "place@"
	signStep  = "-"
	signFight = "x"
	signGrow  = "+"
	signAt    = "@"
)

// String is the canonical text.
func (m Move) String() string {
	switch m.Kind {
	case Feeds:
		return textFeed
	case Places:
		return textPlace + m.At.String()
	case Chooses:
		return m.Colour.String()
	default:
		return m.turnText()
	}
}

func (m Move) turnText() string {
	if m.From == (hexgrid.Cell{}) && m.Grows == Nothing {
		return textPass
	}
	return m.stepText() + m.growthText()
}

func (m Move) stepText() string {
	switch {
	case m.From == hexgrid.Cell{}:
		return ""
	case m.Attacks:
		return m.From.String() + signFight + m.To.String()
	}
	return m.From.String() + signStep + m.To.String()
}

func (m Move) growthText() string {
	if m.Grows == Nothing {
		return ""
	}
	return signGrow + m.Grows.String() + signAt + m.At.String()
}

// ParseMove reads the canonical text of a move.
func (Game) ParseMove(text string) (engine.Move, error) {
	if m, ok := parseMove(text); ok && m.String() == text {
		return m, nil
	}
	return nil, engine.Unreadable(text)
}

func parseMove(text string) (m Move, ok bool) {
	switch text {
	case "":
		return m, false
	case textPass:
		return m, true
	case textFeed:
		return Move{Kind: Feeds}, true
	case White.String():
		return Move{Kind: Chooses, Colour: White}, true
	case Black.String():
		return Move{Kind: Chooses, Colour: Black}, true
	}
	if at, found := strings.CutPrefix(text, textPlace); found {
		m.Kind = Places
		m.At, ok = hexgrid.ParseCell(at)
		return m, ok
	}
	return parseTurn(text)
}

func parseTurn(text string) (m Move, ok bool) {
	steps, grows, growing := strings.Cut(text, signGrow)
	if steps != "" {
		sign := signStep
		if m.Attacks = strings.Contains(steps, signFight); m.Attacks {
			sign = signFight
		}
		from, to, _ := strings.Cut(steps, sign)
		var fromOK, toOK bool
		m.From, fromOK = hexgrid.ParseCell(from)
		m.To, toOK = hexgrid.ParseCell(to)
		if !fromOK || !toOK || m.From == m.To {
			return m, false
		}
	}
	if !growing {
		return m, true
	}
	what, at, _ := strings.Cut(grows, signAt)
	for _, g := range []Growth{Body, Leg, Pincer} {
		if g.String() == what {
			m.Grows = g
		}
	}
	m.At, ok = hexgrid.ParseCell(at)
	return m, ok && m.Grows != Nothing
}

// Moves lists the legal moves sorted by text.
func (p Position) Moves() []engine.Move {
	if p.ending != Open {
		return nil
	}
	return engine.SortedByText(p.decisions())
}

// decisions lists the legal moves in no order; the game must not be over.
func (p *Position) decisions() []Move {
	switch p.phase {
	case PlacesOwn, PlacesBoth:
		var moves []Move
		for i, a := range p.cells {
			if !a.Body {
				moves = append(moves, Move{Kind: Places, At: p.board.Cell(i)})
			}
		}
		return moves
	case Picks:
		return []Move{{Kind: Chooses, Colour: White}, {Kind: Chooses, Colour: Black}}
	default:
		if p.config.OneAction {
			return p.actions()
		}
		return p.turns()
	}
}

// turns lists every step, none included, with every growth that follows (P3).
func (p *Position) turns() []Move {
	moves := p.withGrowths(nil, Move{})
	for _, m := range p.steps() {
		after := p.afterStep(m)
		if after.ending != Open { // P9: the turn ends here
			moves = append(moves, m)
			continue
		}
		moves = after.withGrowths(moves, m)
	}
	return moves
}

// withGrowths appends a step with each growth, and without one where that is
// allowed.
func (p *Position) withGrowths(moves []Move, m Move) []Move {
	growths := p.growths()
	if len(growths) == 0 || p.config.GrowthOptional {
		moves = append(moves, m)
	}
	for _, g := range growths {
		m.Grows, m.At = g.Grows, g.At
		moves = append(moves, m)
	}
	return moves
}

// actions lists the turns of the option "one-action": a step or a growth or
// feeding (P3).
func (p *Position) actions() []Move {
	moves := append(p.steps(), p.growths()...)
	if len(p.unfed(p.turn.Other())) > 0 {
		moves = append(moves, Move{Kind: Feeds})
	}
	if len(moves) == 0 || p.config.GrowthOptional {
		moves = append(moves, Move{})
	}
	return moves
}

// steps lists the legal steps alone (P4, P5).
func (p *Position) steps() []Move {
	var moves []Move
	for from := range p.cells {
		if !p.owned(from, p.turn) {
			continue
		}
		for to, n := range p.reach(from) {
			if n > 0 && p.refuseClash(from, to) == nil {
				moves = append(moves, Move{From: p.board.Cell(from), To: p.board.Cell(to), Attacks: p.cells[to].Body})
			}
		}
	}
	return moves
}

// reach counts the steps to each cell on which a piece could end: free ones
// and enemies, however armed; 0 for the cells it cannot get to (P4).
func (p *Position) reach(from int) [Cells]int {
	var steps [Cells]int
	edge := []int{from}
	for n := 1; n <= int(p.cells[from].Legs); n++ {
		var next []int
		for _, at := range edge {
			for _, to := range p.board.Neighbours(at) {
				if to == from || steps[to] > 0 || p.owned(to, p.turn) {
					continue
				}
				steps[to] = n
				if !p.cells[to].Body { // nothing is jumped
					next = append(next, to)
				}
			}
		}
		edge = next
	}
	return steps
}

// fitting is what a cell could take at all: a body if it is free, limbs if it
// holds an own adaptoid (P6).
func (p *Position) fitting(i int) []Growth {
	switch {
	case !p.cells[i].Body:
		return []Growth{Body}
	case p.owned(i, p.turn):
		return []Growth{Leg, Pincer}
	}
	return nil
}

// growths lists the legal growths alone (P6).
func (p *Position) growths() []Move {
	var moves []Move
	s := p.Supply(p.turn)
	for i := range p.cells {
		for _, g := range p.fitting(i) {
			if p.refuseGrowth(g, i, s) == nil {
				moves = append(moves, Move{Grows: g, At: p.board.Cell(i)})
			}
		}
	}
	return moves
}
