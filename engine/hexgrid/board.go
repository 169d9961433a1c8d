package hexgrid

import (
	"cmp"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"
)

// MostCells is the largest board, so that a set of cells fits a word.
const MostCells = 64

// A Board is a connected set of hexagons. Its cells have an index, from 0 in
// row order. A Board never changes and may be shared.
type Board struct {
	hexes      []Hex
	cells      []Cell
	rows       []int
	neighbours [][]int
	masks      []uint64
	index      map[Cell]int
}

// The errors of boards.
var (
	ErrSize         = fmt.Errorf("hexgrid: a board has 1 to %d cells, each once, in at most %d rows", MostCells, MostRows)
	ErrDisconnected = errors.New("hexgrid: the cells are not connected")
	ErrPattern      = errors.New("hexgrid: a pattern is rows of o and - joined by commas, in the form that String writes")
)

// New makes a board of some hexagons, given in any order. The error is ErrSize
// or ErrDisconnected.
func New(hexes []Hex) (*Board, error) {
	hexes = slices.Clone(hexes)
	slices.SortFunc(hexes, func(a, b Hex) int { return cmp.Or(cmp.Compare(a.R, b.R), cmp.Compare(a.Q, b.Q)) })
	if n := len(hexes); n == 0 || n > MostCells || hexes[n-1].R-hexes[0].R >= MostRows || len(slices.Compact(slices.Clone(hexes))) != n {
		return nil, ErrSize
	}
	b := &Board{hexes: hexes, index: map[Cell]int{}}
	b.name()
	b.join()
	if b.reached(0) != len(hexes) {
		return nil, ErrDisconnected
	}
	return b, nil
}

// name numbers rows and places.
func (b *Board) name() {
	top := b.hexes[0].R
	b.rows = make([]int, b.hexes[len(b.hexes)-1].R-top+1)
	for i, h := range b.hexes {
		row := h.R - top
		b.rows[row]++
		c := Cell{uint8(row + 1), uint8(b.rows[row])}
		b.cells = append(b.cells, c)
		b.index[c] = i
	}
}

// join finds the neighbours of each cell.
func (b *Board) join() {
	at := map[Hex]int{}
	for i, h := range b.hexes {
		at[h] = i
	}
	for _, h := range b.hexes {
		var near []int
		var mask uint64
		for _, n := range h.Neighbours() {
			if i, on := at[n]; on {
				near = append(near, i)
				mask |= 1 << i
			}
		}
		slices.Sort(near)
		b.neighbours = append(b.neighbours, near)
		b.masks = append(b.masks, mask)
	}
}

// reached counts the cells that are connected with one.
func (b *Board) reached(from int) int {
	seen, edge := uint64(1)<<from, uint64(1)<<from
	for edge != 0 {
		var next uint64
		for ; edge != 0; edge &= edge - 1 {
			next |= b.masks[bits.TrailingZeros64(edge)]
		}
		edge = next &^ seen
		seen |= next
	}
	return bits.OnesCount64(seen)
}

// Len is the number of cells.
func (b *Board) Len() int { return len(b.cells) }

// Rows lists the number of cells in each row, from the top.
func (b *Board) Rows() []int { return slices.Clone(b.rows) }

// Cell is the name of the cell with an index.
func (b *Board) Cell(i int) Cell { return b.cells[i] }

// Cells lists the names in row order.
func (b *Board) Cells() []Cell { return slices.Clone(b.cells) }

// Index finds a cell by its name; false if it is not on the board.
func (b *Board) Index(c Cell) (int, bool) {
	i, on := b.index[c]
	return i, on
}

// Hex is where the cell with an index lies.
func (b *Board) Hex(i int) Hex { return b.hexes[i] }

// Neighbours lists the indices of the cells next to one, in order. The caller
// must not change the slice.
func (b *Board) Neighbours(i int) []int { return b.neighbours[i] }

// Mask is Neighbours as a set: bit n stands for the cell with index n.
func (b *Board) Mask(i int) uint64 { return b.masks[i] }

// String draws the board as a pattern: a row is a word of o for a cell and -
// for none, without those at the end; rows are joined by commas, and every
// second one lies half a cell further to the right. The hexagon of 7 cells is
// "-oo,ooo,-oo"; its second row begins where the gap before the first ends.
func (b *Board) String() string {
	top := b.hexes[0].R
	column := func(h Hex) int { r := h.R - top; return h.Q + (r-r&1)/2 }
	left := column(b.hexes[0])
	for _, h := range b.hexes {
		left = min(left, column(h))
	}
	rows := make([]string, len(b.rows))
	for _, h := range b.hexes {
		row := &rows[h.R-top]
		*row += strings.Repeat("-", column(h)-left-len(*row)) + "o"
	}
	return strings.Join(rows, ",")
}

// Parse reads a pattern. The error is ErrPattern, ErrSize or ErrDisconnected.
func Parse(pattern string) (*Board, error) {
	var hexes []Hex
	r, column := 0, 0
	for _, sign := range pattern {
		switch sign {
		case 'o':
			hexes = append(hexes, Hex{column - (r-r&1)/2, r})
			column++
		case '-':
			column++
		case ',':
			r, column = r+1, 0
		default:
			return nil, ErrPattern
		}
		if len(hexes) > MostCells {
			return nil, ErrSize
		}
	}
	b, err := New(hexes)
	if err != nil {
		return nil, err
	}
	if b.String() != pattern {
		return nil, ErrPattern
	}
	return b, nil
}

// Must is Parse for patterns that are known to be right.
func Must(pattern string) *Board {
	b, err := Parse(pattern)
	if err != nil {
		panic(err.Error() + ": " + pattern)
	}
	return b
}

// Disc lists the hexagons within a distance of one, in row order.
func Disc(centre Hex, radius int) []Hex {
	var hexes []Hex
	for r := -radius; r <= radius; r++ {
		for q := max(-radius, -r-radius); q <= min(radius, -r+radius); q++ {
			hexes = append(hexes, Hex{centre.Q + q, centre.R + r})
		}
	}
	return hexes
}
