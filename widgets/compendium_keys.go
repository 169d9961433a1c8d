package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Ring is the spot below the keyboard's ring, and whether the ring shows.
func (c *Compendium) Ring() (Spot, bool) {
	return c.cursor, c.hasFocus && c.keyboard && c.has(c.cursor)
}

// FocusGained implements fyne.Focusable.
func (c *Compendium) FocusGained() {
	c.hasFocus = true
	c.updateRing()
}

// FocusLost implements fyne.Focusable.
func (c *Compendium) FocusLost() {
	c.hasFocus, c.keyboard = false, false
	c.updateRing()
}

// TypedRune implements fyne.Focusable; keys arrive at TypedKey.
func (c *Compendium) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (c *Compendium) TypedKey(key *fyne.KeyEvent) {
	c.keyboard = true
	switch key.Name {
	case fyne.KeyLeft:
		c.moveRing(-1, 0)
	case fyne.KeyRight:
		c.moveRing(1, 0)
	case fyne.KeyUp:
		c.moveRing(0, -1)
	case fyne.KeyDown:
		c.moveRing(0, 1)
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		if c.has(c.cursor) && c.OnTapped != nil {
			c.OnTapped(c.cursor)
		}
	case fyne.KeyI, desktop.KeyMenu:
		if c.has(c.cursor) {
			c.inspect(c.cursor)
		}
	default:
		if c.OnKey != nil {
			c.OnKey(key)
		}
	}
	c.updateRing()
}

// moveRing goes to the spot that lies nearest in one direction. What lies off
// the straight line counts double, so that rows are followed before columns.
func (c *Compendium) moveRing(dx, dy float32) {
	if !c.has(c.cursor) {
		c.cursor = c.firstSpot()
		return
	}
	here, _ := c.BoxOf(c.cursor)
	from := here.center()
	best, found := float32(0), c.cursor
	for _, spot := range c.spots() {
		box, _ := c.BoxOf(spot)
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
	c.cursor = found
}

// spots are all places that can be tapped, in reading order. Fields are left to
// the finger: a tap on the heap puts cubes in, undoing takes them out.
func (c *Compendium) spots() []Spot {
	var all []Spot
	for _, area := range areas {
		if area == AreaFields {
			continue
		}
		for i := range c.boxes(area) {
			all = append(all, Spot{area, i})
		}
	}
	return all
}

// firstSpot is the first cauldron, or whatever there is.
func (c *Compendium) firstSpot() Spot {
	if len(c.plan.cauldrons) > 0 {
		return Spot{Area: AreaCauldrons}
	}
	return Spot{}
}

func (c *Compendium) has(spot Spot) bool {
	_, ok := c.BoxOf(spot)
	return ok
}

func (c *Compendium) updateRing() {
	if c.view != nil {
		c.view.update()
	}
}
