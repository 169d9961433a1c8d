package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Ring is the cell below the keyboard's ring, and whether the ring shows.
func (b *HexBoard) Ring() (key string, shown bool) {
	return b.cursor, b.hasFocus && b.keyboard && b.cursor != ""
}

// FocusGained implements fyne.Focusable.
func (b *HexBoard) FocusGained() {
	b.hasFocus = true
	b.updateRing()
}

// FocusLost implements fyne.Focusable.
func (b *HexBoard) FocusLost() {
	b.hasFocus, b.keyboard = false, false
	b.updateRing()
}

// TypedRune implements fyne.Focusable; keys arrive at TypedKey.
func (b *HexBoard) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (b *HexBoard) TypedKey(key *fyne.KeyEvent) {
	b.keyboard = true
	switch key.Name {
	case fyne.KeyLeft:
		b.moveRing(-1, 0)
	case fyne.KeyRight:
		b.moveRing(1, 0)
	case fyne.KeyUp:
		b.moveRing(0, -1)
	case fyne.KeyDown:
		b.moveRing(0, 1)
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		b.Settle()
		if b.cursor != "" && b.OnTapped != nil {
			b.OnTapped(b.cursor)
		}
	case fyne.KeyI, desktop.KeyMenu:
		b.Settle()
		if b.cursor != "" {
			b.inspect(b.cursor)
		}
	default:
		if b.OnKey != nil {
			b.OnKey(key)
		}
	}
	b.updateRing()
}

// moveRing goes to the cell that lies nearest in one direction. What lies off
// the straight line counts double, so that rows are followed.
func (b *HexBoard) moveRing(dx, dy float32) {
	here, ok := b.cell(b.cursor)
	if !ok {
		return
	}
	from := b.plan.center(here)
	best, found := float32(0), b.cursor
	for _, c := range b.state.Cells {
		to := b.plan.center(c)
		along := (to.X-from.X)*dx + (to.Y-from.Y)*dy
		across := (to.X-from.X)*dy - (to.Y-from.Y)*dx
		if across < 0 {
			across = -across
		}
		if along < 1 || across > along {
			continue
		}
		if distance := along + 2*across; best == 0 || distance < best {
			best, found = distance, c.Key
		}
	}
	if found != b.cursor {
		b.cursor = found
		if b.OnMoved != nil {
			b.OnMoved(found)
		}
	}
}

func (b *HexBoard) updateRing() {
	if b.view != nil {
		b.view.updateRing()
	}
}
