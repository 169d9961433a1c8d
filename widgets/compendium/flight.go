package compendium

import (
	"fyne.io/fyne/v2"

	"adytum/widgets"
	"adytum/widgets/boards"
)

// A Flight is a cube on its straight way from one spot to another. The state
// of the table is already the one after all cubes have landed.
type Flight struct {
	Picture  fyne.Resource
	From, To boards.Spot
	// Field is the field of the cauldron To in which the cube lands, counted from
	// 0; it stays empty until then. For other spots it means nothing.
	Field int
}

// Animate lets cubes fly one after another. It never holds anybody up: a tap or a
// key lands them all at once, and so do the next cubes. Without motion nothing
// flies.
func (c *Board) Animate(cubes []Flight) {
	if c.Moves() && c.view != nil && len(cubes) > 0 {
		c.Settle()
		c.launch(cubes).Start()
	}
}

// launch lets cubes leave that do not move yet.
func (c *Board) launch(cubes []Flight) *boards.Flight[Flight] {
	c.flight = boards.NewFlight(cubes, c.update, func() {
		c.flight = nil
		c.update()
	})
	c.update()
	return c.flight
}

// Flying reports whether cubes are under way.
func (c *Board) Flying() bool { return c.flight != nil }

// Settle lands all flying cubes at once.
func (c *Board) Settle() {
	if c.flight != nil {
		c.flight.End()
	}
}

// expects reports whether a field of a cauldron waits for a cube under way.
func (c *Board) expects(cauldron, field int) bool {
	if c.flight == nil {
		return false
	}
	for i, cube := range c.flight.Things {
		if cube.To == (boards.Spot{Area: AreaCauldrons, Index: cauldron}) && cube.Field == field && c.flight.Progress(i) < 1 {
			return true
		}
	}
	return false
}

// landing is where a cube lands: in its field, or in the middle of a spot.
func (c *Board) landing(cube Flight) (widgets.Box, bool) {
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
