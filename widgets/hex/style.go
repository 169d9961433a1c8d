package hex

import (
	"time"

	"fyne.io/fyne/v2"
)

// A style is how a board draws what is on its cells, and how fast it moves.
// Lengths are shares of a cell's radius unless they say otherwise.
type style struct {
	painted  bool    // the floor is one picture
	selected float32 // width of the frame of what is selected, in units

	sign, mark          float32 // half the side of a sign beside a piece, and of one on a free cell
	leastSign, mostSign float32 // no sign is smaller, in units, as long as that is no larger than
	aside, raise        float32 // from the middle to the sign at the right of a piece
	conditions          Signs   // stand at the left of a piece, beside the others

	letter, foot float32 // size of a note, and from the middle down to it
	leastLetter  float32 // in units
	growing      bool    // the least size grows with the text
	corner       float32 // of the ground of a note, over its height

	icons Icons

	moving, hold time.Duration // of a piece on its way, and after each step
}

var (
	plain = style{
		selected: 4, sign: 0.28, mark: 0.34, leastSign: 5, mostSign: 1, aside: 0.7,
		letter: 0.44, foot: 0.66, leastLetter: 9, corner: 0.4 / 0.88,
		moving: 220 * time.Millisecond, hold: 240 * time.Millisecond,
	}
	detailed = style{
		painted: true, selected: 3.5, sign: 0.24, mark: 0.36, leastSign: 7.5, mostSign: 0.42, aside: 0.62, raise: 0.08,
		conditions: Danger | Safe, letter: wantedFigure, foot: 0.84, leastLetter: leastFigure, growing: true, corner: 0.5,
		moving: 200 * time.Millisecond,
	}
)

// Shares of a cell's radius on all boards.
const (
	seenGround float32 = 0.965 // what is seen of a cell
	inside     float32 = 0.87  // the frame within it
	barePiece  float32 = 0.855 // half the side of a piece without a shield
	reachDot   float32 = 0.2   // half the side
	crossSize  float32 = 0.6   // half the cross over what is being lost
	rimLetter  float32 = 0.6
)

// length is how long a step takes.
func (s style) length(kind StepKind) time.Duration {
	switch kind {
	case Moves:
		return s.moving
	case Strikes:
		return 240 * time.Millisecond
	case Falls, Swaps:
		return 220 * time.Millisecond
	case Appears:
		return 180 * time.Millisecond
	case Rests:
	}
	return 0
}

// Icons are the small signs before the figures of a piece, drawn in the colour of
// the figures.
type Icons struct{ Attack, Defence, Move, Time fyne.Resource }
