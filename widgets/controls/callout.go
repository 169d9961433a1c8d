package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/labels"
)

// Callout says something beside a place, such as why a tap was refused, with a
// button that leads to more. It lies over its neighbours and lets taps through
// beside the button. It is to be put over the area that Near speaks of.
type Callout struct {
	// Object is what is to be put on the screen.
	Object *fyne.Container

	text   *labels.Text
	link   *Button
	bubble *fyne.Container
	layout *calloutLayout
	tapped func()
}

// NewCallout makes a callout that says nothing yet.
func NewCallout() *Callout {
	c := &Callout{text: labels.NewText(""), layout: &calloutLayout{}}
	c.link = NewButton("", nil, Quiet, func() {
		if c.tapped != nil {
			c.tapped()
		}
	})
	c.bubble = container.NewStack(widgets.NewRaisedGround(), widgets.NewMargin(2*widgets.Grid, container.New(sayingLayout{}, c.text, c.link)))
	c.bubble.Hide()
	c.layout.bubble = c.bubble
	c.Object = container.New(c.layout, c.bubble)
	return c
}

// Show says text beside near; link is the label of the button, "" for none.
func (c *Callout) Show(text, link string, near widgets.Box, tapped func()) {
	c.text.SetText(text)
	c.link.SetLabel(link)
	widgets.SetShown(c.link, link != "")
	c.tapped = tapped
	c.layout.near = near
	c.bubble.Show()
	c.Object.Refresh()
}

// Hide takes the words away.
func (c *Callout) Hide() { c.bubble.Hide() }

// Shown reports whether something is said.
func (c *Callout) Shown() bool { return c.bubble.Visible() }

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

type calloutLayout struct {
	bubble *fyne.Container
	near   widgets.Box
}

const (
	calloutWidth  float32 = 340
	calloutMargin         = 2 * widgets.Grid
)

// Layout puts the bubble above the place, or below it where there is no room,
// and never over the edges.
func (l *calloutLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	width := min(calloutWidth, size.Width-2*calloutMargin)
	l.bubble.Resize(fyne.NewSize(width, l.bubble.MinSize().Height)) // wraps the text
	height := l.bubble.MinSize().Height
	x := min(max(l.near.Center().X-width/2, calloutMargin), size.Width-width-calloutMargin)
	y := l.near.Y - height - widgets.Grid
	if y < 0 {
		y = min(l.near.Y+l.near.Height+widgets.Grid, size.Height-height)
	}
	l.bubble.Resize(fyne.NewSize(width, height))
	l.bubble.Move(fyne.NewPos(x, max(0, y)))
}

// MinSize is nothing: the callout takes the room that its neighbours need.
func (l *calloutLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
