//go:build smoke

package main

import (
	"testing"

	"adytum/widgets/hex"
)

// A whole game against the first level: a body where one can be put, else the
// hint's turn.
func TestAdaptoidByTaps(t *testing.T) {
	h := begin(t, "adaptoid", "adaptoid.new.start")
	over := func() bool { return shows("adaptoid.end.again") }
	asked := func() bool { return shows("table.hint") && !hexBoard().Playing() }
	confirmable := func() bool { return shows("adaptoid.confirm") }
	turns := 0
	for ; ; turns++ {
		h.until("the own turn", func() bool { return over() || asked() })
		if h.sees(over) {
			break
		}
		if place := h.place(); place != "" {
			h.cell(place, confirmable)
		} else {
			h.press("table.hint", confirmable)
		}
		h.press("adaptoid.confirm", func() bool { return over() || !confirmable() })
	}
	if turns == 0 {
		t.Fatal("no turn was made")
	}
	t.Logf("played %d turns to the result", turns)
}

// hexBoard is the board of the page; nil if it has none.
func hexBoard() *hex.Board {
	found, _ := find(func(b *hex.Board) bool { return b.Size().Width > 0 })
	return found
}

// place is a cell where a body can be put, "" if there is none.
func (h hand) place() string {
	key := ""
	h.sees(func() bool {
		for _, cell := range hexBoard().State().Cells {
			if cell.Signs&hex.Place != 0 {
				key = cell.Key
				return true
			}
		}
		return false
	})
	return key
}

// cell taps a cell of the board once it lies still, until that has an effect.
func (h hand) cell(key string, effect func() bool) {
	h.t.Helper()
	h.tap("the cell "+key, func() (target, bool) {
		board := hexBoard()
		if board == nil || board.Playing() {
			return target{}, false
		}
		box, ok := board.BoxOf(key)
		return target{board, box}, ok
	}, effect)
}
