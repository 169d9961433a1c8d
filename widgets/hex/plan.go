package hex

import (
	"math"

	"fyne.io/fyne/v2"
)

// plan says where the cells of a board lie.
type plan struct {
	radius float32       // from the middle of a cell to its corners, in units
	origin fyne.Position // of the cell 0, 0
	size   fyne.Size     // that holds the board
	turn   int
}

const (
	largestHex float32 = 64 // radius that a cell gets at most
	hexMargin  float32 = 6  // around the board
	rimShare   float32 = 0.8
)

var root3 = float32(math.Sqrt(3))

// spot is where the middle of a place lies, for cells of radius 1.
func (p plan) spot(q, r float32) fyne.Position {
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

// flat reports whether the hexagons stand on an edge.
func (p plan) flat() bool { return p.turn%2 == 1 }

// span is how far a board reaches for cells of radius 1.
type span struct {
	low, high fyne.Position
	turn      int
}

// spanOf measures a board with the texts beside it, turned by so many quarters.
func spanOf(turn int, state State) span {
	if len(state.Cells) == 0 {
		return span{turn: turn}
	}
	s := span{
		low:  fyne.NewPos(math.MaxFloat32, math.MaxFloat32),
		high: fyne.NewPos(-math.MaxFloat32, -math.MaxFloat32),
		turn: turn,
	}
	half := fyne.NewSize(root3/2, 1)
	if turn%2 == 1 {
		half = fyne.NewSize(1, root3/2)
	}
	for _, c := range state.Cells {
		s.reach(float32(c.Q), float32(c.R), half)
		for _, end := range c.rim(state.Rim) {
			s.reach(end.q, end.r, fyne.NewSquareSize(rimShare/2))
		}
	}
	return s
}

func (s *span) reach(q, r float32, half fyne.Size) {
	at := plan{turn: s.turn}.spot(q, r)
	s.low = fyne.NewPos(min(s.low.X, at.X-half.Width), min(s.low.Y, at.Y-half.Height))
	s.high = fyne.NewPos(max(s.high.X, at.X+half.Width), max(s.high.Y, at.Y+half.Height))
}

// size is that of the board with its margin, for cells of a radius.
func (s span) size(radius float32) fyne.Size {
	return fyne.NewSize((s.high.X-s.low.X)*radius+2*hexMargin, (s.high.Y-s.low.Y)*radius+2*hexMargin)
}

// empty reports whether the board has no cells.
func (s span) empty() bool { return s.high == s.low }

// radius is that of the largest cells with which the board fits into a size.
func (s span) radius(size fyne.Size) float32 {
	if s.empty() {
		return 0
	}
	size = size.SubtractWidthHeight(2*hexMargin, 2*hexMargin)
	return max(1, min(largestHex, size.Width/(s.high.X-s.low.X), size.Height/(s.high.Y-s.low.Y)))
}

// plan puts a board into the middle of a size.
func (s span) plan(radius float32, size fyne.Size) plan {
	return plan{
		radius: radius,
		origin: fyne.NewPos((size.Width-(s.low.X+s.high.X)*radius)/2, (size.Height-(s.low.Y+s.high.Y)*radius)/2),
		size:   size,
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

// place is where a place lies on the board.
func (p plan) place(q, r float32) fyne.Position {
	at := p.spot(q, r)
	return fyne.NewPos(p.origin.X+at.X*p.radius, p.origin.Y+at.Y*p.radius)
}

func (p plan) center(c Cell) fyne.Position { return p.place(float32(c.Q), float32(c.R)) }

// axial is the cell that a position lies in, whether the board has it or not.
func (p plan) axial(pos fyne.Position) (q, r int) {
	if p.radius == 0 {
		return math.MinInt32, math.MinInt32
	}
	at := p.within(pos)
	return roundHex(float64(at.X), float64(at.Y))
}

// within is a position in the coordinates of the cells.
func (p plan) within(pos fyne.Position) fyne.Position {
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
