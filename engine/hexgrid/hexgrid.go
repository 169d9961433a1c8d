// Package hexgrid is boards of hexagons in horizontal rows: coordinates, the
// names of cells, and who lies next to whom. Rows are lettered from the top,
// the cells of a row numbered from the left, so the middle of the hexagon of
// 37 cells is "d4".
package hexgrid

import (
	"strconv"
	"strings"
)

// A Hex is a hexagon in axial coordinates: R grows downwards by rows, Q along
// a row to the right.
type Hex struct{ Q, R int }

// Neighbours lists the six hexagons around, from the left one clockwise.
func (h Hex) Neighbours() [6]Hex {
	return [6]Hex{
		{h.Q - 1, h.R}, {h.Q, h.R - 1}, {h.Q + 1, h.R - 1},
		{h.Q + 1, h.R}, {h.Q, h.R + 1}, {h.Q - 1, h.R + 1},
	}
}

// Distance is the fewest steps between two hexagons.
func (h Hex) Distance(o Hex) int {
	dq, dr := h.Q-o.Q, h.R-o.R
	return (abs(dq) + abs(dr) + abs(dq+dr)) / 2
}

func abs(n int) int { return max(n, -n) }

// A Cell is the name of a hexagon on a board: its row and its place in the
// row, both from 1. The zero Cell is none.
type Cell struct{ Row, Place uint8 }

// The limits of names.
const (
	MostRows   = 26
	MostPlaces = 99
)

// String is the letter of the row and the place, such as "d2"; "-" for none.
func (c Cell) String() string {
	if c == (Cell{}) {
		return "-"
	}
	return string('a'+rune(c.Row)-1) + strconv.Itoa(int(c.Place))
}

// ParseCell reads a name such as "d2"; false if the text is none.
func ParseCell(text string) (Cell, bool) {
	if len(text) < 2 || text[0] < 'a' || text[0] > 'z' {
		return Cell{}, false
	}
	place, err := strconv.Atoi(text[1:])
	if err != nil || place < 1 || place > MostPlaces {
		return Cell{}, false
	}
	c := Cell{text[0] - 'a' + 1, uint8(place)}
	return c, c.String() == text // no "d02", no "d+2"
}

// Names joins the names of cells by spaces.
func Names(cells []Cell) string {
	words := make([]string, len(cells))
	for i, c := range cells {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}
