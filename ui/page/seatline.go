package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/widgets"
)

// NewSeatLine puts an emblem before a name, and a button behind it.
func NewSeatLine(emblem, name, button fyne.CanvasObject) *fyne.Container {
	return container.New(seatLineLayout{}, emblem, name, button)
}

// NewIndented puts an object below a seat line, where its name begins.
func NewIndented(o fyne.CanvasObject) *fyne.Container { return container.New(indentLayout{}, o) }

type indentLayout struct{}

func (indentLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left := float32(seatEmblem) + 3*widgets.Grid
	Place(o[0], left, 0, size.Width-left, size.Height)
}

func (indentLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(seatEmblem+3*widgets.Grid, 0)
}

type seatLineLayout struct{}

const (
	seatEmblem = 7 * widgets.Grid
	kindShare  = 0.42 // of the line, at least, for the button
)

func (seatLineLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	button := max(o[2].MinSize().Width, size.Width*kindShare)
	Place(o[0], 0, (size.Height-seatEmblem)/2, seatEmblem, seatEmblem)
	left := float32(seatEmblem) + 3*widgets.Grid
	width := size.Width - left - button - 2*widgets.Grid
	height := Fit(o[1], width)
	o[1].Move(fyne.NewPos(left, (size.Height-height)/2))
	Place(o[2], size.Width-button, 0, button, size.Height)
}

func (seatLineLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(60*widgets.Grid, max(widgets.TouchSize, o[1].MinSize().Height, o[2].MinSize().Height))
}
