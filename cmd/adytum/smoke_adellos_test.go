//go:build smoke

package main

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/hex"
)

// A whole duel by taps against a novice: noble, first units, turns, combats, and
// on to the rematch.
func TestAdellosDuelByTaps(t *testing.T) {
	h := begin(t, "adellos", "adellos.new.start")
	turns := h.war()
	h.use("adellos.end.again")
	h.until("the rematch", func() bool { return shows("table.hint") || shows("seat.skip") })
	fyne.DoAndWait(func() { running.host.Router.Home() })
	t.Logf("took %d steps to the result, and began the rematch", turns)
}

// A whole game of four seats, three of them novices.
func TestAdellosOfFourByTaps(t *testing.T) {
	h := open(t, "adellos")
	size := func() (*controls.Segmented, bool) {
		return find(func(s *controls.Segmented) bool {
			return strings.Contains(s.AccessibilityLabel(), "4") && s.Size().Width > 0
		})
	}
	h.tap("four seats", func() (target, bool) {
		seats, ok := size()
		if !ok {
			return target{}, false
		}
		third := seats.Size().Width / 3
		return target{seats, widgets.Box{Position: fyne.NewPos(2*third, 0), Size: fyne.NewSize(third, seats.Size().Height)}}, true
	}, func() bool {
		seats, ok := size()
		return ok && seats.Selected() == 2
	})
	h.use("adellos.new.start")
	turns := h.war()
	fyne.DoAndWait(func() { running.host.Router.Home() })
	t.Logf("took %d steps to the result", turns)
}

// conquered reports whether the page of the end is open.
func conquered() bool { return shows("adellos.end.again") }

// war plays until the page of the end is open, and tells in how many steps.
func (h hand) war() int {
	h.t.Helper()
	for steps := 0; ; steps++ {
		h.until("a step or the end", func() bool { return conquered() || shows("seat.skip") || shows("table.hint") })
		switch {
		case h.sees(conquered):
			return steps
		case h.sees(func() bool { return shows("seat.skip") }):
			h.skip(conquered)
		default:
			h.step()
		}
		if steps > 1000 {
			h.t.Fatal("the game does not end")
		}
	}
}

// castleGrid is the grid of the page; nil if it has none.
func castleGrid() *hex.ZoomBoard {
	found, _ := find(func(*hex.ZoomBoard) bool { return true })
	return found
}

// offered tells which of some buttons can be used.
func (h hand) offered(keys ...string) string {
	label := ""
	fyne.DoAndWait(func() {
		if i := slices.IndexFunc(keys, shows); i >= 0 {
			label = keys[i]
		}
	})
	return label
}

// step makes one step of the person's turn, or answers what is asked.
func (h hand) step() {
	h.t.Helper()
	switch key := h.offered("adellos.confirm.pass", "adellos.finish.hire", "adellos.finish.play"); key {
	case "adellos.confirm.pass":
		h.use(key)
	case "adellos.finish.hire":
		h.hire()
		h.use(key)
	case "adellos.finish.play":
		h.act()
	default:
		if field := h.field(func(f hex.Cell) bool { return f.Signs&hex.Place != 0 }); field != "" {
			h.tapField(field, func() bool {
				return castleGrid() != nil && !shows("table.hint") || marked(field, hex.Place, false)
			})
			return
		}
		if h.undecided() {
			h.choose()
		}
	}
}

// field is the first field of the grid that fits, "" if none does.
func (h hand) field(fits func(hex.Cell) bool) string {
	key := ""
	fyne.DoAndWait(func() {
		fields := castleGrid().State().Cells
		if i := slices.IndexFunc(fields, fits); i >= 0 {
			key = fields[i].Key
		}
	})
	return key
}

// marked reports whether the grid is shown with a sign on a field, or without it.
func marked(field string, sign hex.Signs, yes bool) bool {
	grid := castleGrid()
	return grid != nil && slices.ContainsFunc(grid.State().Cells, func(f hex.Cell) bool {
		return f.Key == field && (f.Signs&sign != 0) == yes
	})
}

// tapField taps a field once the grid lies still, until that has an effect.
func (h hand) tapField(field string, effect func() bool) {
	h.t.Helper()
	h.tap("the field "+field, func() (target, bool) {
		grid := castleGrid()
		if grid == nil || grid.Playing() {
			return target{}, false
		}
		box, ok := grid.BoxOf(field)
		return target{grid, box}, ok
	}, effect)
}

// row taps the first line of a list in the panel; lines say what they are about
// after a colon.
func (h hand) row(effect func() bool) {
	h.t.Helper()
	h.tap("a line to choose", func() (target, bool) {
		line, ok := find(func(b *controls.IconButton) bool {
			return strings.Contains(b.AccessibilityLabel(), ": ") && b.Size().Height > widgets.TouchSize
		})
		if !ok {
			return target{}, false
		}
		return target{line, widgets.Box{Size: fyne.NewSize(line.Size().Width/2, 10)}}, true
	}, effect)
}

// undecided reports whether something is to be chosen, in one look: a moment later
// it may be somebody else's turn.
func (h hand) undecided() bool {
	return h.sees(func() bool {
		_, waits := find(func(b *controls.Button) bool { return b.Label() == i18n.T("adellos.confirm") && b.Disabled() })
		return waits && shows("table.hint")
	})
}

// choose takes the first of what is offered: a noble, a card to give, a unit to
// give up.
func (h hand) choose() {
	h.t.Helper()
	confirm := []string{"adellos.confirm.noble", "adellos.confirm.give", "adellos.confirm.sacrifice"}
	confirmable := func() bool { return slices.ContainsFunc(confirm, shows) }
	if field := h.field(func(f hex.Cell) bool { return f.Signs&hex.Choice != 0 }); field != "" {
		h.tapField(field, confirmable)
	} else {
		h.row(confirmable)
	}
	h.use(h.offered(confirm...))
}

// hire buys the first unit of the supply for the first free field of the castle.
func (h hand) hire() {
	h.t.Helper()
	field := h.field(func(f hex.Cell) bool {
		return f.Side == look.ColorSeat1 && f.Piece == nil && f.Ground == hex.Castle
	})
	h.tapField(field, func() bool { return marked(field, hex.Place, true) })
	h.row(func() bool { return marked(field, hex.Place, false) }) // the unit, or a refusal
}

// act attacks or moves with the first piece that can, or ends the turn.
func (h hand) act() {
	h.t.Helper()
	var own []string
	fyne.DoAndWait(func() {
		for _, f := range castleGrid().State().Cells {
			if f.Piece != nil && f.Piece.Side == look.ColorSeat1 && f.Piece.Time == 0 {
				own = append(own, f.Key)
			}
		}
	})
	slices.Reverse(own) // the last moves first, so that not only one moves
	for _, piece := range own {
		h.tapField(piece, func() bool { return marked(piece, hex.Selected, true) })
		if target := h.field(func(f hex.Cell) bool { return f.Signs&hex.Attack != 0 && f.Piece != nil }); target != "" {
			h.tapField(target, func() bool { return shows("adellos.confirm.attack") })
			h.use("adellos.confirm.attack")
			return
		}
		if to := h.field(func(f hex.Cell) bool { return f.Signs&hex.Reach != 0 }); to != "" {
			h.tapField(to, func() bool { return marked(to, hex.Reach, false) })
			return
		}
	}
	h.use("adellos.finish.play")
}
