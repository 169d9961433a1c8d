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
)

// A whole duel by taps against a novice: noble, first units, turns, combats, and
// on to the rematch.
func TestAdellosDuelByTaps(t *testing.T) {
	h := begin(t, "adellos", "adellos.new.start")
	turns := h.war()
	h.press("adellos.end.again")
	h.until("the rematch", func() bool { return shows("table.hint") || shows("seat.skip") })
	fyne.DoAndWait(func() { running.host.Router.Home() })
	t.Logf("took %d steps to the result, and began the rematch", turns)
}

// A whole game of four seats, three of them novices.
func TestAdellosOfFourByTaps(t *testing.T) {
	h := open(t, "adellos")
	var size *widgets.Segmented
	h.until("the page of a new game", func() bool {
		found, ok := find(func(s *widgets.Segmented) bool {
			return strings.Contains(s.AccessibilityLabel(), "4") && s.Size().Width > 0
		})
		size = found
		return ok
	})
	third := size.Size().Width / 3
	h.tap(size, widgets.Box{Position: fyne.NewPos(2*third, 0), Size: fyne.NewSize(third, size.Size().Height)})
	h.until("four seats", func() bool { return size.Selected() == 2 })
	h.press("adellos.new.start")
	turns := h.war()
	fyne.DoAndWait(func() { running.host.Router.Home() })
	t.Logf("took %d steps to the result", turns)
}

// war plays until the page of the end is open, and tells in how many steps.
func (h hand) war() int {
	h.t.Helper()
	over := func() bool { return shows("adellos.end.again") }
	for steps := 0; ; steps++ {
		h.until("a step or the end", func() bool { return over() || shows("seat.skip") || shows("table.hint") })
		skip, ended := false, false
		fyne.DoAndWait(func() { skip, ended = shows("seat.skip"), over() })
		switch {
		case ended:
			return steps
		case skip:
			h.skip()
		default:
			h.step()
		}
		if steps > 1000 {
			h.t.Fatal("the game does not end")
		}
	}
}

// skip ends the showing of what the others did, if it has not ended by itself.
func (h hand) skip() {
	h.t.Helper()
	var button *widgets.Button
	shown := false
	fyne.DoAndWait(func() {
		button, shown = find(func(b *widgets.Button) bool { return b.Label() == i18n.T("seat.skip") })
	})
	if shown {
		h.tap(button, widgets.Box{Size: button.Size()})
		h.until("the steps to be skipped", func() bool { return !shows("seat.skip") || shows("adellos.end.again") })
	}
}

func castleGrid() *widgets.CastleGrid {
	found, _ := find(func(*widgets.CastleGrid) bool { return true })
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

// step makes one step of the own turn, or answers what is asked.
func (h hand) step() {
	h.t.Helper()
	switch key := h.offered("adellos.confirm.pass", "adellos.finish.hire", "adellos.finish.play"); key {
	case "adellos.confirm.pass":
		h.press(key)
		h.until("the pass", func() bool { return !shows(key) || shows("seat.skip") })
	case "adellos.finish.hire":
		h.hire()
		h.press(key)
		h.until("the purchases to end", func() bool { return !shows(key) })
	case "adellos.finish.play":
		h.act()
	default:
		if field := h.field(func(f widgets.GridField) bool { return f.Signs&widgets.GridPlace != 0 }); field != "" {
			h.tapField(field, func() bool { return !shows("table.hint") || signs(field)&widgets.GridPlace == 0 })
			return
		}
		if h.undecided() {
			h.choose()
		}
	}
}

// field is the first field of the grid that fits, "" if none does.
func (h hand) field(fits func(widgets.GridField) bool) string {
	key := ""
	fyne.DoAndWait(func() {
		fields := castleGrid().State().Fields
		if i := slices.IndexFunc(fields, fits); i >= 0 {
			key = fields[i].Key
		}
	})
	return key
}

// signs are what the grid shows on a field.
func signs(field string) widgets.GridSigns {
	for _, f := range castleGrid().State().Fields {
		if f.Key == field {
			return f.Signs
		}
	}
	return 0
}

// tapField taps a field and waits until that has an effect.
func (h hand) tapField(field string, effect func() bool) {
	h.t.Helper()
	var grid *widgets.CastleGrid
	var box widgets.Box
	h.until("the grid to lie still", func() bool {
		grid = castleGrid()
		return !grid.Moving()
	})
	fyne.DoAndWait(func() { box, _ = grid.BoxOf(field) })
	h.tap(grid, box)
	h.until("an effect on "+field, effect)
}

// row taps the first line of a list in the panel; lines say what they are about
// after a colon.
func (h hand) row() {
	h.t.Helper()
	var line *widgets.IconButton
	h.until("a line to choose", func() bool {
		found, ok := find(func(b *widgets.IconButton) bool {
			return strings.Contains(b.AccessibilityLabel(), ": ") && b.Size().Height > widgets.TouchSize
		})
		line = found
		return ok
	})
	h.tap(line, widgets.Box{Size: fyne.NewSize(line.Size().Width/2, 10)})
}

// undecided tells whether something is to be chosen, in one look: a moment later
// it may be somebody else's turn.
func (h hand) undecided() bool {
	yes := false
	fyne.DoAndWait(func() {
		_, waits := find(func(b *widgets.Button) bool { return b.Label() == i18n.T("adellos.confirm") && b.Disabled() })
		yes = waits && shows("table.hint")
	})
	return yes
}

// choose takes the first of what is offered: a noble, a card to give, a unit to
// give up.
func (h hand) choose() {
	h.t.Helper()
	confirm := []string{"adellos.confirm.noble", "adellos.confirm.give", "adellos.confirm.sacrifice"}
	if field := h.field(func(f widgets.GridField) bool { return f.Signs&widgets.GridChoice != 0 }); field != "" {
		h.tapField(field, func() bool { return slices.ContainsFunc(confirm, shows) })
	} else {
		h.row()
		h.until("something to confirm", func() bool { return slices.ContainsFunc(confirm, shows) })
	}
	h.press(h.offered(confirm...))
	h.until("the choice to be made", func() bool { return !slices.ContainsFunc(confirm, shows) })
}

// hire buys the first unit of the supply for the first free field of the castle.
func (h hand) hire() {
	h.t.Helper()
	field := h.field(func(f widgets.GridField) bool {
		return f.Side == look.ColorSeat1 && f.Piece == nil && f.Ground == widgets.GridCastle
	})
	h.tapField(field, func() bool { return signs(field)&widgets.GridPlace != 0 })
	h.row()
	h.until("the unit or a refusal", func() bool { return signs(field)&widgets.GridPlace == 0 })
}

// act attacks or moves with the first piece that can, or ends the turn.
func (h hand) act() {
	h.t.Helper()
	var own []string
	fyne.DoAndWait(func() {
		for _, f := range castleGrid().State().Fields {
			if f.Piece != nil && f.Piece.Side == look.ColorSeat1 && f.Piece.Time == 0 {
				own = append(own, f.Key)
			}
		}
	})
	slices.Reverse(own) // the last moves first, so that not only one moves
	for _, piece := range own {
		picked := false
		fyne.DoAndWait(func() { picked = signs(piece)&widgets.GridSelected != 0 })
		if !picked {
			h.tapField(piece, func() bool { return signs(piece)&widgets.GridSelected != 0 })
		}
		if target := h.field(func(f widgets.GridField) bool { return f.Signs&widgets.GridAttack != 0 && f.Piece != nil }); target != "" {
			h.tapField(target, func() bool { return shows("adellos.confirm.attack") })
			h.press("adellos.confirm.attack")
			h.until("the attack", func() bool { return !shows("adellos.confirm.attack") })
			return
		}
		if to := h.field(func(f widgets.GridField) bool { return f.Signs&widgets.GridReach != 0 }); to != "" {
			h.tapField(to, func() bool { return signs(to)&widgets.GridReach == 0 })
			return
		}
	}
	h.press("adellos.finish.play")
	h.until("the turn to end", func() bool { return !shows("adellos.finish.play") || shows("adellos.end.again") })
}
