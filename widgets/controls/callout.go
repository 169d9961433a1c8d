package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/labels"
)

// floating lies over an area, beside a place in it and over its neighbours.
type floating struct {
	// Object is what is to be put on the screen, over the area.
	Object *fyne.Container

	body *fyne.Container
	near widgets.Box
}

// float makes content float; place says where body lies in an area of a size.
func (f *floating) float(margin float32, content fyne.CanvasObject, place func(size fyne.Size)) {
	f.body = container.NewStack(widgets.NewRaisedGround(), widgets.NewMargin(margin, content))
	f.body.Hide()
	f.Object = container.New(placing(place), f.body)
}

func (f *floating) show(near widgets.Box) {
	f.near = near
	f.body.Show()
	f.Object.Refresh()
}

// Hide takes it away.
func (f *floating) Hide() { f.body.Hide() }

// Shown reports whether it is there.
func (f *floating) Shown() bool { return f.body.Visible() }

// Box is where it lies in Object.
func (f *floating) Box() widgets.Box {
	return widgets.Box{Position: f.body.Position(), Size: f.body.Size()}
}

// placing is the layout of what floats.
type placing func(size fyne.Size)

// Layout implements fyne.Layout.
func (p placing) Layout(_ []fyne.CanvasObject, size fyne.Size) { p(size) }

// MinSize is nothing: what floats takes the room that its neighbours need.
func (p placing) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Callout says something beside a place, such as why a tap was refused, with a
// button that leads to more. It lets taps through beside the button.
type Callout struct {
	floating

	text   *labels.Text
	link   *Button
	tapped func()
}

// NewCallout makes a callout that says nothing yet.
func NewCallout() *Callout {
	c := &Callout{text: labels.NewText("")}
	c.link = NewButton("", nil, Quiet, func() {
		if c.tapped != nil {
			c.tapped()
		}
	})
	c.float(2*widgets.Grid, container.New(sayingLayout{}, c.text, c.link), c.place)
	return c
}

// Show says text beside near; link is the label of the button, "" for none.
func (c *Callout) Show(text, link string, near widgets.Box, tapped func()) {
	c.text.SetText(text)
	c.link.SetLabel(link)
	widgets.SetShown(c.link, link != "")
	c.tapped = tapped
	c.show(near)
}

// Said is what is said now.
func (c *Callout) Said() string { return c.text.AccessibilityLabel() }

// sayingLayout puts the button at the right of the words, or below them where
// the text is so large that the words would be narrow beside it.
type sayingLayout struct{}

const narrowSaying float32 = 180

func (sayingLayout) beside(link fyne.CanvasObject, width float32) bool {
	return !link.Visible() || width-link.MinSize().Width >= narrowSaying && widgets.Size(theme.SizeNameText) < 20
}

// Layout implements fyne.Layout.
func (l sayingLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	text, link := o[0], o[1]
	words, button := size, link.MinSize()
	switch {
	case !link.Visible():
	case l.beside(link, size.Width):
		words.Width -= button.Width
		link.Move(fyne.NewPos(words.Width, (size.Height-button.Height)/2))
	default:
		words.Height -= button.Height
		link.Move(fyne.NewPos(size.Width-button.Width, words.Height))
	}
	link.Resize(button)
	text.Resize(words)
	text.Move(fyne.NewPos(0, max(0, (words.Height-text.MinSize().Height)/2)))
}

// MinSize implements fyne.Layout; the text wraps in the width it has.
func (l sayingLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	text, link := o[0], o[1]
	words, button := text.MinSize(), link.MinSize()
	switch {
	case !link.Visible():
		return words
	case l.beside(link, text.Size().Width+button.Width):
		return fyne.NewSize(words.Width+button.Width, max(words.Height, button.Height))
	}
	return fyne.NewSize(max(words.Width, button.Width), words.Height+button.Height)
}

const (
	calloutWidth  float32 = 340
	calloutMargin         = 2 * widgets.Grid
)

// place puts the callout above the place, or below it where there is no room, and
// never over the edges.
func (c *Callout) place(size fyne.Size) {
	width := min(calloutWidth, size.Width-2*calloutMargin)
	c.body.Resize(fyne.NewSize(width, c.body.MinSize().Height)) // wraps the text
	height := c.body.MinSize().Height
	x := min(max(c.near.Center().X-width/2, calloutMargin), size.Width-width-calloutMargin)
	y := c.near.Y - height - widgets.Grid
	if y < 0 {
		y = min(c.near.Y+c.near.Height+widgets.Grid, size.Height-height)
	}
	c.body.Resize(fyne.NewSize(width, height))
	c.body.Move(fyne.NewPos(x, max(0, y)))
}
