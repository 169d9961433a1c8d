package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/widgets"
)

// NewActions puts buttons in one line, the last one wide: the bar in thumb's
// reach of a table.
func NewActions(buttons ...fyne.CanvasObject) *fyne.Container {
	return container.New(actionsLayout{}, buttons...)
}

type actionsLayout struct{}

// mainShare is the share of the line that the main button gets.
const mainShare = 0.4

func (actionsLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	small, large := o[:len(o)-1], o[len(o)-1]
	wide := min(size.Width*mainShare, size.Width-float32(len(small))*widgets.TouchSize)
	share := (size.Width - wide) / float32(len(small))
	Place(large, size.Width-wide, 0, wide, size.Height)
	for i, b := range small {
		Place(b, share*float32(i), 0, share, size.Height)
	}
}

func (actionsLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	height := float32(widgets.TouchSize)
	for _, b := range o {
		height = max(height, b.MinSize().Height)
	}
	return fyne.NewSize(float32(len(o)+1)*widgets.TouchSize, height)
}
