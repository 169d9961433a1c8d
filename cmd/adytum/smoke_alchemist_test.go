//go:build smoke

package main

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/ui/i18n"
	"adytum/widgets/boards"
	"adytum/widgets/compendium"
	"adytum/widgets/controls"
)

// A whole game of Alchemist by taps, against computers: brewing, copying and
// passing, through the counting to the check of the draw and the rematch.
func TestWholeContestByTaps(t *testing.T) {
	h := begin(t, "alchemist", "alchemist.new.start")
	turns := 0
	for ; h.myTurn(); turns++ {
		if turns > 60 {
			t.Fatal("the game does not end")
		}
		h.takeTurn(turns)
	}
	h.press("seat.skip", func() bool { return shows("alchemist.end.check") })
	h.press("alchemist.end.check", func() bool { return says(i18n.T("alchemist.draw.drawn")) })
	fyne.DoAndWait(func() { running.host.Router.Back() })
	h.use("alchemist.end.again")
	if !h.myTurn() {
		t.Error("the rematch does not begin")
	}
	fyne.DoAndWait(func() { running.host.Router.Home() })
	t.Logf("took %d turns to the end, and began the rematch", turns)
}

// counting reports whether the pages of the end are shown.
func counting() bool {
	_, ok := find(func(b *controls.Button) bool { return b.Label() == i18n.T("alchemist.end.next") && b.Size().Width > 0 })
	return ok
}

// myTurn waits until a turn can be taken, skipping what is shown of the others;
// false if the game is over.
func (h hand) myTurn() bool {
	h.t.Helper()
	mine := func() bool {
		board := cauldrons()
		return shows("table.hint") && board != nil && !board.Flying() && board.State().Seats[0].Active
	}
	for {
		h.until("a turn or the end", func() bool { return counting() || mine() || shows("seat.skip") })
		switch {
		case h.sees(counting):
			return false
		case h.sees(mine):
			return true
		}
		h.skip(counting)
	}
}

// skip ends the showing of what the others did, if it does not end by itself.
func (h hand) skip(over func() bool) {
	h.t.Helper()
	h.tap("what shows the others' steps", func() (target, bool) { return button("seat.skip") },
		func() bool { return !shows("seat.skip") || over() })
}

// cauldrons is the board of the page; nil if it has none.
func cauldrons() *compendium.Board {
	found, _ := find(func(*compendium.Board) bool { return true })
	return found
}

// spot taps a place of the board and waits until it has an effect.
func (h hand) spot(spot boards.Spot, effect func(compendium.State) bool) {
	h.t.Helper()
	h.tap(spot.Area+" "+strconv.Itoa(spot.Index), func() (target, bool) {
		board := cauldrons()
		if board == nil || board.Flying() {
			return target{}, false
		}
		box, ok := board.BoxOf(spot)
		return target{board, box}, ok
	}, func() bool {
		board := cauldrons()
		return board != nil && effect(board.State())
	})
}

// first is the first of n that fits, or -1.
func first(n int, fits func(int) bool) int {
	for i := range n {
		if fits(i) {
			return i
		}
	}
	return -1
}

// takeTurn brews at first, then copies what glows, or takes from the reserve.
func (h hand) takeTurn(turn int) {
	h.t.Helper()
	var s compendium.State
	fyne.DoAndWait(func() { s = cauldrons().State() })
	empty := first(len(s.Cauldrons), func(i int) bool { return s.Cauldrons[i].Seal == nil && s.Cauldrons[i].Signs&boards.Dimmed == 0 })
	glowing := first(len(s.Cauldrons), func(i int) bool { return s.Cauldrons[i].Signs&boards.Target != 0 })
	switch {
	case turn < 2 && empty >= 0:
		h.brew(empty)
	case glowing >= 0:
		h.copy(glowing)
	default:
		heap := first(len(s.Reserve), func(i int) bool { return s.Reserve[i].Signs&boards.Dimmed == 0 })
		h.spot(boards.Spot{Area: compendium.AreaReserve, Index: heap}, func(s compendium.State) bool {
			return s.Reserve[heap].Signs&boards.Selected != 0
		})
		h.use("alchemist.confirm.pass")
	}
}

func (h hand) brew(cauldron int) {
	h.t.Helper()
	chosen := func(s compendium.State) bool { return s.Cauldrons[cauldron].Signs&boards.Selected != 0 }
	h.spot(boards.Spot{Area: compendium.AreaCauldrons, Index: cauldron}, chosen)
	cubes := 0
	for cubes < 2 && h.put(cauldron, cubes) {
		cubes++
	}
	var s compendium.State
	fyne.DoAndWait(func() { s = cauldrons().State() })
	tile := first(len(s.Picks), func(i int) bool { return s.Picks[i].Signs&boards.Dimmed == 0 })
	h.spot(boards.Spot{Area: compendium.AreaPicks, Index: tile}, func(s compendium.State) bool {
		return s.Picks[tile].Signs&boards.Selected != 0
	})
	for !h.brewable() && h.put(cauldron, cubes) {
		cubes++ // the recipe was brewed before
	}
	h.use("alchemist.confirm.brew")
}

// put puts a further cube into a cauldron that holds that many; false if none fits.
func (h hand) put(cauldron, cubes int) bool {
	h.t.Helper()
	cube := -1
	fyne.DoAndWait(func() {
		s := cauldrons().State()
		cube = first(5, func(i int) bool { return s.Stock[i].Signs&boards.Dimmed == 0 })
	})
	if cube < 0 {
		return false
	}
	h.spot(boards.Spot{Area: compendium.AreaStock, Index: cube}, func(s compendium.State) bool {
		return len(s.Cauldrons[cauldron].Fields) == cubes+1
	})
	return true
}

func (h hand) brewable() bool {
	return h.sees(func() bool { return shows("alchemist.confirm.brew") })
}

func (h hand) copy(cauldron int) {
	h.t.Helper()
	h.spot(boards.Spot{Area: compendium.AreaCauldrons, Index: cauldron}, func(s compendium.State) bool { return len(s.Picks) > 0 })
	var s compendium.State
	fyne.DoAndWait(func() { s = cauldrons().State() })
	if len(s.Picks) > 1 {
		h.spot(boards.Spot{Area: compendium.AreaPicks, Index: 0}, func(s compendium.State) bool {
			return s.Picks[0].Signs&boards.Selected != 0
		})
	}
	h.use("alchemist.confirm.copy")
}
