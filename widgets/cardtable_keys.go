package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Ring is the spot below the keyboard's ring, and whether the ring shows.
func (t *CardTable) Ring() (Spot, bool) {
	return t.cursor, t.hasFocus && t.keyboard && t.has(t.cursor)
}

// FocusGained implements fyne.Focusable.
func (t *CardTable) FocusGained() {
	t.hasFocus = true
	t.updateRing()
}

// FocusLost implements fyne.Focusable.
func (t *CardTable) FocusLost() {
	t.hasFocus, t.keyboard = false, false
	t.updateRing()
}

// TypedRune implements fyne.Focusable; keys arrive at TypedKey.
func (t *CardTable) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (t *CardTable) TypedKey(key *fyne.KeyEvent) {
	t.keyboard = true
	switch key.Name {
	case fyne.KeyLeft:
		t.moveRing(-1, 0)
	case fyne.KeyRight:
		t.moveRing(1, 0)
	case fyne.KeyUp:
		t.moveRing(0, -1)
	case fyne.KeyDown:
		t.moveRing(0, 1)
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		t.Settle()
		if t.has(t.cursor) && t.OnTapped != nil {
			t.OnTapped(t.cursor)
		}
	case fyne.KeyI, desktop.KeyMenu:
		t.Settle()
		if t.has(t.cursor) {
			t.inspect(t.cursor)
		}
	default:
		if t.OnKey != nil {
			t.OnKey(key)
		}
	}
	t.updateRing()
}

// moveRing goes to the spot that lies nearest in one direction. What lies off
// the straight line counts double, so that rows are followed before columns.
func (t *CardTable) moveRing(dx, dy float32) {
	if !t.has(t.cursor) {
		t.cursor = t.firstSpot()
		return
	}
	here, _ := t.BoxOf(t.cursor)
	from := here.center()
	best, found := float32(0), t.cursor
	for _, spot := range t.spots() {
		box, _ := t.BoxOf(spot)
		to := box.center()
		along := (to.X-from.X)*dx + (to.Y-from.Y)*dy
		across := (to.X-from.X)*dy - (to.Y-from.Y)*dx
		if across < 0 {
			across = -across
		}
		if along < 1 || across > along*2 && dy == 0 {
			continue
		}
		if distance := along + 2*across; best == 0 || distance < best {
			best, found = distance, spot
		}
	}
	if found != t.cursor {
		t.cursor = found
		if t.OnMoved != nil {
			t.OnMoved(found)
		}
	}
}

// spots are all places that can be tapped, in reading order.
func (t *CardTable) spots() []Spot {
	var all []Spot
	for _, row := range t.state.Rows {
		for i, card := range row.Cards {
			if card != NoCard {
				all = append(all, Spot{row.Key, i})
			}
		}
	}
	for _, pile := range t.state.Piles {
		all = append(all, Spot{Area: pile.Key})
	}
	return all
}

func (t *CardTable) firstSpot() Spot {
	if all := t.spots(); len(all) > 0 {
		return all[0]
	}
	return Spot{}
}

func (t *CardTable) has(spot Spot) bool {
	for _, s := range t.spots() {
		if s == spot {
			return true
		}
	}
	return false
}

func (t *CardTable) updateRing() {
	if t.view != nil {
		t.view.updateRing()
	}
}
