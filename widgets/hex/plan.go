package hex

import (
	"math"

	"fyne.io/fyne/v2"
)

// hexPlan says where the cells of a board lie.
type hexPlan struct {
	radius float32       // from the middle of a cell to its corners, in units
	origin fyne.Position // of the cell 0, 0
	turn   int
}

const (
	largestHex float32 = 64 // radius that a cell gets at most
	hexMargin  float32 = 6  // around the board
	rimShare   float32 = 0.8
)

var root3 = float32(math.Sqrt(3))

// spot is where the middle of a place lies, for cells of radius 1.
func (p hexPlan) spot(q, r float32) fyne.Position {
	x, y := root3*(q+r/2), 1.5*r
	switch p.turn {
	case 1:
		return fyne.NewPos(-y, x)
	case 2:
		return fyne.NewPos(-x, -y)
	case 3:
		return fyne.NewPos(y, -x)
	}
	return fyne.NewPos(x, y)
}

// flat tells that the hexagons stand on an edge.
func (p hexPlan) flat() bool { return p.turn%2 == 1 }

// planHexes makes the cells of a board as large as a size allows, and puts the
// board in its middle.
func planHexes(size fyne.Size, state State, turn int) hexPlan {
	var cells, ends []fyne.Position
	for _, c := range state.Cells {
		cells = append(cells, fyne.NewPos(float32(c.Q), float32(c.R)))
		for _, end := range c.rim(state.Rim) {
			ends = append(ends, fyne.NewPos(end.q, end.r))
		}
	}
	span := spanOf(turn, cells, ends)
	return span.plan(span.radius(size), size)
}

// hexSpan is how far a board reaches for cells of radius 1.
type hexSpan struct {
	low, high fyne.Position
	turn      int
}

// spanOf measures a board by the coordinates of its cells and of the texts
// beside them.
func spanOf(turn int, cells, ends []fyne.Position) hexSpan {
	if len(cells) == 0 {
		return hexSpan{turn: turn}
	}
	s := hexSpan{
		low:  fyne.NewPos(math.MaxFloat32, math.MaxFloat32),
		high: fyne.NewPos(-math.MaxFloat32, -math.MaxFloat32),
		turn: turn,
	}
	half := fyne.NewSize(root3/2, 1)
	if turn%2 == 1 {
		half = fyne.NewSize(1, root3/2)
	}
	for _, c := range cells {
		s.reach(c, half)
	}
	for _, e := range ends {
		s.reach(e, fyne.NewSquareSize(rimShare/2))
	}
	return s
}

func (s *hexSpan) reach(place fyne.Position, half fyne.Size) {
	at := hexPlan{turn: s.turn}.spot(place.X, place.Y)
	s.low = fyne.NewPos(min(s.low.X, at.X-half.Width), min(s.low.Y, at.Y-half.Height))
	s.high = fyne.NewPos(max(s.high.X, at.X+half.Width), max(s.high.Y, at.Y+half.Height))
}

// size is that of the board with its margin, for cells of a radius.
func (s hexSpan) size(radius float32) fyne.Size {
	return fyne.NewSize((s.high.X-s.low.X)*radius+2*hexMargin, (s.high.Y-s.low.Y)*radius+2*hexMargin)
}

// empty tells of a board without cells.
func (s hexSpan) empty() bool { return s.high == s.low }

// radius is that of the largest cells with which the board fits into a size.
func (s hexSpan) radius(size fyne.Size) float32 {
	if s.empty() {
		return 0
	}
	size = size.SubtractWidthHeight(2*hexMargin, 2*hexMargin)
	return max(1, min(largestHex, size.Width/(s.high.X-s.low.X), size.Height/(s.high.Y-s.low.Y)))
}

// plan puts a board into the middle of a size.
func (s hexSpan) plan(radius float32, size fyne.Size) hexPlan {
	return hexPlan{
		radius: radius,
		origin: fyne.NewPos((size.Width-(s.low.X+s.high.X)*radius)/2, (size.Height-(s.low.Y+s.high.Y)*radius)/2),
		turn:   s.turn,
	}
}

// A rimEnd is a text on the rim and where it stands.
type rimEnd struct {
	q, r float32
	text string
}

// rim lists the texts at the ends of a cell's row.
func (c Cell) rim(shown bool) []rimEnd {
	if !shown {
		return nil
	}
	var ends []rimEnd
	if c.Before != "" {
		ends = append(ends, rimEnd{float32(c.Q) - rimShare, float32(c.R), c.Before})
	}
	if c.After != "" {
		ends = append(ends, rimEnd{float32(c.Q) + rimShare, float32(c.R), c.After})
	}
	return ends
}

func (p hexPlan) place(q, r float32) fyne.Position {
	at := p.spot(q, r)
	return fyne.NewPos(p.origin.X+at.X*p.radius, p.origin.Y+at.Y*p.radius)
}

func (p hexPlan) center(c Cell) fyne.Position { return p.place(float32(c.Q), float32(c.R)) }

// axial is the cell that a position lies in, whether the board has it or not.
func (p hexPlan) axial(pos fyne.Position) (q, r int) {
	if p.radius == 0 {
		return math.MinInt32, math.MinInt32
	}
	at := p.within(pos)
	return roundHex(float64(at.X), float64(at.Y))
}

// within is a position in the coordinates of the cells.
func (p hexPlan) within(pos fyne.Position) fyne.Position {
	x, y := (pos.X-p.origin.X)/p.radius, (pos.Y-p.origin.Y)/p.radius
	switch p.turn {
	case 1:
		x, y = y, -x
	case 2:
		x, y = -x, -y
	case 3:
		x, y = -y, x
	}
	row := y / 1.5
	return fyne.NewPos(x/root3-row/2, row)
}

// roundHex is the hexagon around a point in axial coordinates: each of the three
// is rounded, and the one that moved furthest follows from the others.
func roundHex(q, r float64) (int, int) {
	s := -q - r
	rq, rr, rs := math.Round(q), math.Round(r), math.Round(s)
	dq, dr, ds := math.Abs(rq-q), math.Abs(rr-r), math.Abs(rs-s)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return int(rq), int(rr)
}
