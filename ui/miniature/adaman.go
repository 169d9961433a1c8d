// Package miniature draws boards very small, as they stand, to tell one match
// from another at a glance.
package miniature

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/widgets"
)

// AdamanAspect is the width over the height of Adaman's picture.
const AdamanAspect = (places*cardWidth + (places-1)*cardGap) / (rows*cardHeight + (rows-1)*rowGap)

// The parts of the picture, in units of a card's width.
const (
	places     = 5
	rows       = 3
	cardWidth  = 1.0
	cardHeight = 1.5
	cardGap    = 0.12
	rowGap     = 0.2
)

// Adaman shows the palace, the capital and the resources, one above the other.
func Adaman(view engine.View) fyne.CanvasObject {
	v := view.(adaman.View)
	board := container.New(adamanLayout{})
	for _, row := range []adaman.Row{v.Palace(), v.Capital(), v.Resources()} {
		for _, card := range row[:places] {
			if card == adaman.None {
				board.Add(emptyPlace())
				continue
			}
			face := canvas.NewImageFromImage(thumbnail(card.ID()))
			face.FillMode = canvas.ImageFillContain
			board.Add(face)
		}
	}
	return board
}

func emptyPlace() fyne.CanvasObject { return widgets.NewGround(widgets.ColorRaised) }

type adamanLayout struct{}

func (adamanLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	unit := size.Width / (places*cardWidth + (places-1)*cardGap)
	for i, o := range objects {
		column, row := float32(i%places), float32(i/places)
		o.Move(fyne.NewPos(column*(cardWidth+cardGap)*unit, row*(cardHeight+rowGap)*unit))
		o.Resize(fyne.NewSize(cardWidth*unit, cardHeight*unit))
	}
}

func (adamanLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
