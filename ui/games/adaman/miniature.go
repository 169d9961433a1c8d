package adaman

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/assets"
	"adytum/engine"
	rules "adytum/engine/adaman"
	"adytum/ui/look"
	"adytum/widgets"
	"adytum/widgets/pictures"
)

// miniatureAspect is the width over the height of Adaman's picture.
const miniatureAspect = (places*cardWidth + (places-1)*cardGap) / (rows*cardHeight + (rows-1)*rowGap)

// The parts of the picture, in units of a card's width.
const (
	places     = 5
	rows       = 3
	cardWidth  = 1.0
	cardHeight = 1.5
	cardGap    = 0.12
	rowGap     = 0.2
)

// miniature shows the palace, the capital and the resources, one above the other.
func miniature(view engine.View) fyne.CanvasObject {
	v := view.(rules.View)
	board := container.New(miniatureLayout{})
	for _, row := range []rules.Row{v.Palace(), v.Capital(), v.Resources()} {
		for _, card := range row[:places] {
			if card == rules.None {
				board.Add(emptyPlace())
				continue
			}
			board.Add(pictures.New(look.Picture(assets.Cards, card.ID()), 0))
		}
	}
	return board
}

func emptyPlace() fyne.CanvasObject { return widgets.NewGround(widgets.ColorRaised) }

type miniatureLayout struct{}

func (miniatureLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	unit := size.Width / (places*cardWidth + (places-1)*cardGap)
	for i, o := range objects {
		column, row := float32(i%places), float32(i/places)
		o.Move(fyne.NewPos(column*(cardWidth+cardGap)*unit, row*(cardHeight+rowGap)*unit))
		o.Resize(fyne.NewSize(cardWidth*unit, cardHeight*unit))
	}
}

func (miniatureLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
