package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/widgets"
)

// Chooser offers a few choices beside a place, over its neighbours. It is to be
// put over the area that Near speaks of.
type Chooser struct {
	// Object is what is to be put on the screen.
	Object *fyne.Container

	box    *fyne.Container
	bubble *fyne.Container
	layout *chooserLayout
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
	c := &Chooser{box: container.NewVBox(), layout: &chooserLayout{}}
	c.bubble = container.NewStack(widgets.NewRaisedGround(), widgets.NewMargin(widgets.Grid, c.box))
	c.bubble.Hide()
	c.layout.bubble = c.bubble
	c.Object = container.New(c.layout, c.bubble)
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
	c.layout.near = near
	c.bubble.Show()
	c.Object.Refresh()
}

// Hide takes the choices away.
func (c *Chooser) Hide() { c.bubble.Hide() }

// Shown reports whether something is offered.
func (c *Chooser) Shown() bool { return c.bubble.Visible() }

// Box is where the choices lie in Object.
func (c *Chooser) Box() widgets.Box {
	return widgets.Box{Position: c.bubble.Position(), Size: c.bubble.Size()}
}

type chooserLayout struct {
	bubble *fyne.Container
	near   widgets.Box
}

// Layout puts the bubble beside the place, where there is most room, and never
// over the edges or the place itself.
func (l *chooserLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	least := l.bubble.MinSize()
	l.bubble.Resize(least)
	x := l.near.X + l.near.Width + widgets.Grid
	y := l.near.Center().Y - least.Height/2
	switch {
	case x+least.Width <= size.Width:
	case l.near.X-widgets.Grid-least.Width >= 0:
		x = l.near.X - widgets.Grid - least.Width
	default: // above or below
		x = l.near.Center().X - least.Width/2
		y = l.near.Y + l.near.Height + widgets.Grid
		if y+least.Height > size.Height {
			y = l.near.Y - widgets.Grid - least.Height
		}
	}
	x = max(0, min(x, size.Width-least.Width))
	y = max(0, min(y, size.Height-least.Height))
	l.bubble.Move(fyne.NewPos(x, y))
}

// MinSize is nothing: the chooser takes the room that its neighbours need.
func (l *chooserLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
