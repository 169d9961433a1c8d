package hex

import "strings"

// A hexCell is a cell of a board of hexagons with what stands on it.
type hexCell interface {
	// key names the cell.
	key() string
	// axial is where it lies: q grows along a row, r from row to row.
	axial() (q, r int)
	// taken tells whether something stands on it.
	taken() bool
	spoken() string
}

// hexCells are the cells of a board as fingers, keys and screen readers find
// them.
type hexCells[C hexCell] []C

// named is the cell of a key; false if there is none.
func (h hexCells[C]) named(key string) (cell C, ok bool) {
	for _, c := range h {
		if c.key() == key {
			return c, true
		}
	}
	return cell, false
}

// at is the cell that lies there; false if none does.
func (h hexCells[C]) at(q, r int) (cell C, ok bool) {
	for _, c := range h {
		if cq, cr := c.axial(); cq == q && cr == r {
			return c, true
		}
	}
	return cell, false
}

func (h hexCells[C]) keys() []string {
	keys := make([]string, len(h))
	for i, c := range h {
		keys[i] = c.key()
	}
	return keys
}

// middle is the key of a cell in the middle, "" without cells.
func (h hexCells[C]) middle() string {
	if len(h) == 0 {
		return ""
	}
	return h[len(h)/2].key()
}

// says speaks of the cell below the ring if the board has the focus, and else of
// all on which something stands.
func (h hexCells[C]) says(ring string, focus bool) string {
	if c, ok := h.named(ring); ok && focus {
		return c.spoken()
	}
	var parts []string
	for _, c := range h {
		if c.taken() {
			parts = append(parts, c.spoken())
		}
	}
	return strings.Join(parts, ". ")
}
