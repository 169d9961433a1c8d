package widgets

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
func planHexes(size fyne.Size, state HexState, turn int) hexPlan {
	var cells, ends []fyne.Position
	for _, c := range state.Cells {
		cells = append(cells, fyne.NewPos(float32(c.Q), float32(c.R)))
		for _, end := range c.rim(state.Rim) {
			ends = append(ends, fyne.NewPos(end.q, end.r))
		}
	}
	return planPlaces(size, cells, turn, ends...)
}

// planPlaces is planHexes for cells by their coordinates; ends are places beside
// them for short texts.
func planPlaces(size fyne.Size, cells []fyne.Position, turn int, ends ...fyne.Position) hexPlan {
	p := hexPlan{turn: turn}
	if len(cells) == 0 {
		return p
	}
	half := fyne.NewSize(root3/2, 1)
	if p.flat() {
		half = fyne.NewSize(1, root3/2)
	}
	low := fyne.NewPos(math.MaxFloat32, math.MaxFloat32)
	high := fyne.NewPos(-math.MaxFloat32, -math.MaxFloat32)
	reach := func(places []fyne.Position, half fyne.Size) {
		for _, place := range places {
			at := p.spot(place.X, place.Y)
			low = fyne.NewPos(min(low.X, at.X-half.Width), min(low.Y, at.Y-half.Height))
			high = fyne.NewPos(max(high.X, at.X+half.Width), max(high.Y, at.Y+half.Height))
		}
	}
	reach(cells, half)
	reach(ends, fyne.NewSquareSize(rimShare/2))
	wide, tall := high.X-low.X, high.Y-low.Y
	p.radius = min(largestHex, (size.Width-2*hexMargin)/wide, (size.Height-2*hexMargin)/tall)
	p.radius = max(p.radius, 1)
	p.origin = fyne.NewPos(
		(size.Width-wide*p.radius)/2-low.X*p.radius,
		(size.Height-tall*p.radius)/2-low.Y*p.radius)
	return p
}

// A rimEnd is a text on the rim and where it stands.
type rimEnd struct {
	q, r float32
	text string
}

// rim lists the texts at the ends of a cell's row.
func (c HexCell) rim(shown bool) []rimEnd {
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

func (p hexPlan) center(c HexCell) fyne.Position { return p.place(float32(c.Q), float32(c.R)) }

// axial is the cell that a position lies in, whether the board has it or not.
func (p hexPlan) axial(pos fyne.Position) (q, r int) {
	if p.radius == 0 {
		return math.MinInt32, math.MinInt32
	}
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
	return roundHex(float64(x/root3-row/2), float64(row))
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
