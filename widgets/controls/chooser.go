package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/widgets"
)

// Chooser offers a few choices beside a place.
type Chooser struct {
	floating

	box *fyne.Container
}

// A Choice is one thing to choose; one that is Off can be seen but not chosen.
type Choice struct {
	Label  string
	Icon   fyne.Resource
	Off    bool
	Chosen func()
}

// NewChooser makes a chooser that offers nothing yet.
func NewChooser() *Chooser {
	c := &Chooser{box: container.NewVBox()}
	c.float(widgets.Grid, c.box, c.place)
	return c
}

// Show offers choices beside near.
func (c *Chooser) Show(near widgets.Box, choices ...Choice) {
	c.box.Objects = nil
	for _, choice := range choices {
		b := NewButton(choice.Label, choice.Icon, Plain, choice.Chosen)
		if choice.Off {
			b.Disable()
		}
		c.box.Add(b)
	}
	c.show(near)
}

// place puts the choices beside the place, where there is most room, and never
// over the edges or the place itself.
func (c *Chooser) place(size fyne.Size) {
	least, near := c.body.MinSize(), c.near
	c.body.Resize(least)
	x := near.X + near.Width + widgets.Grid
	y := near.Center().Y - least.Height/2
	switch {
	case x+least.Width <= size.Width:
	case near.X-widgets.Grid-least.Width >= 0:
		x = near.X - widgets.Grid - least.Width
	default: // above or below
		x = near.Center().X - least.Width/2
		y = near.Y + near.Height + widgets.Grid
		if y+least.Height > size.Height {
			y = near.Y - widgets.Grid - least.Height
		}
	}
	c.body.Move(fyne.NewPos(max(0, min(x, size.Width-least.Width)), max(0, min(y, size.Height-least.Height))))
}
