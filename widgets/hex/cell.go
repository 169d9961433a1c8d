package hex

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
)

// State is all that a board shows.
type State struct {
	Cells []Cell
	// Rim shows the texts at the ends of the rows.
	Rim bool
}

// Cell is one cell and what stands on it.
type Cell struct {
	Key string // names the cell
	// Q and R are where the cell lies: Q grows along a row, R from row to row,
	// and the cell Q, R+1 lies half a cell further along than Q, R.
	Q, R   int
	Ground Ground
	// Side is the colour of the seat whose castle the cell belongs to, "" for
	// none, and Emblem that seat's emblem.
	Side   fyne.ThemeColorName
	Emblem fyne.Resource
	Piece  *Piece // nil if the cell is free
	Signs  Signs
	// Note is a short text at the foot of the cell; Alarm shows it as a warning.
	Note  string
	Alarm bool
	// Before and After stand on the rim at the ends of the cell's row.
	Before, After string
	Spoken        string
}

// Piece is what stands on a cell. A bare one has nothing but its picture.
type Piece struct {
	ID      string        // stays the same while the piece moves
	Picture fyne.Resource // a square picture
	Faded   bool          // about to leave the board
	Shape   Shape
	// Side and Emblem are those of the seat that owns the piece.
	Side                  fyne.ThemeColorName
	Emblem                fyne.Resource
	Attack, Defence, Move int
	Time                  int // time markers
	Noble, Token          bool
}

// Ground is what a cell is.
type Ground int

// The grounds.
const (
	Plain Ground = iota
	Castle
	Tower
	Forest
	Hill
	Mountain
)

// Shape is the shield that a piece is shown on.
type Shape int

// The shields.
const (
	Bare Shape = iota // none
	Heater
	Round
	Diamond
	Coffin
	Disc
)

// cell is the cell of a key; false if there is none.
func (s State) cell(key string) (Cell, bool) {
	for i := range s.Cells {
		if s.Cells[i].Key == key {
			return s.Cells[i], true
		}
	}
	return Cell{}, false
}

// at is the cell that lies there; false if none does.
func (s State) at(q, r int) (Cell, bool) {
	for i := range s.Cells {
		if s.Cells[i].Q == q && s.Cells[i].R == r {
			return s.Cells[i], true
		}
	}
	return Cell{}, false
}

// standsAs reports whether the same pieces stand on the same cells.
func (s State) standsAs(other State) bool {
	return slices.EqualFunc(s.Cells, other.Cells, func(a, b Cell) bool {
		if a.Piece == nil || b.Piece == nil {
			return a.Key == b.Key && a.Piece == b.Piece
		}
		return a.Key == b.Key && a.Piece.ID == b.Piece.ID
	})
}

// pieces are those on the board by the cell they stand on.
func (s State) pieces() map[string]*Piece {
	all := map[string]*Piece{}
	for _, c := range s.Cells {
		if c.Piece != nil {
			all[c.Key] = c.Piece
		}
	}
	return all
}

// holding is the bare board with other pieces, and without signs and notes.
func (s State) holding(pieces map[string]*Piece) State {
	s.Cells = slices.Clone(s.Cells)
	for i := range s.Cells {
		c := &s.Cells[i]
		c.Piece, c.Signs, c.Note = pieces[c.Key], 0, ""
	}
	return s
}

// says speaks of the cell below the ring if the board has the focus, and else of
// all on which something stands.
func (s State) says(ring string, focus bool) string {
	if c, ok := s.cell(ring); ok && focus {
		return c.Spoken
	}
	var parts []string
	for _, c := range s.Cells {
		if c.Piece != nil {
			parts = append(parts, c.Spoken)
		}
	}
	return strings.Join(parts, ". ")
}
