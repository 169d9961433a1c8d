package widgets

import (
	"time"

	"fyne.io/fyne/v2"
)

// A CubeFlight is a cube on its straight way from one spot to another. The state
// of the table is already the one after all cubes have landed.
type CubeFlight struct {
	Picture  fyne.Resource
	From, To Spot
	// Field is the field of the cauldron To in which the cube lands, counted from
	// 0; it stays empty until then. For other spots it means nothing.
	Field int
}

// cubeFlight is a set of cubes under way.
type cubeFlight struct {
	reel
	timing
	cubes []CubeFlight
}

// Animate lets cubes fly one after another. It never holds anybody up: a tap or a
// key lands them all at once, and so do the next cubes. Without motion nothing
// flies.
func (c *Compendium) Animate(cubes []CubeFlight) {
	if c.moves() && c.view != nil && len(cubes) > 0 {
		c.Settle()
		c.launch(cubes).start()
	}
}

// launch lets cubes leave that do not move yet.
func (c *Compendium) launch(cubes []CubeFlight) *cubeFlight {
	f := &cubeFlight{timing: newTiming(len(cubes)), cubes: cubes}
	f.reel = reel{
		total: f.length(),
		draw:  func(at time.Duration) { f.elapsed = at; c.update() },
		over:  func() { c.flight = nil; c.update() },
	}
	c.flight = f
	c.update()
	return f
}

// Flying says whether cubes are under way.
func (c *Compendium) Flying() bool { return c.flight != nil }

// Settle lands all flying cubes at once.
func (c *Compendium) Settle() {
	if c.flight != nil {
		c.flight.end()
	}
}

// expects tells whether a field of a cauldron waits for a cube under way.
func (c *Compendium) expects(cauldron, field int) bool {
	if c.flight == nil {
		return false
	}
	for i, cube := range c.flight.cubes {
		if cube.To == (Spot{AreaCauldrons, cauldron}) && cube.Field == field && c.flight.progress(i) < 1 {
			return true
		}
	}
	return false
}

// landing is where a cube lands: in its field, or in the middle of a spot.
func (c *Compendium) landing(cube CubeFlight) (Box, bool) {
	box, ok := c.BoxOf(cube.To)
	if !ok || cube.To.Area != AreaCauldrons {
		return box, ok
	}
	one := c.state.Cauldrons[cube.To.Index]
	if fields := c.plan.parts(cube.To.Index).fieldsFor(one); cube.Field >= 0 && cube.Field < len(fields) {
		return fields[cube.Field], true
	}
	return box, true
}
