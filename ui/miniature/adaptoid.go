package miniature

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/adaptoid"
	"adytum/ui/look"
	"adytum/widgets"
)

// AdaptoidAspect is the width over the height of Adaptoid's picture.
const AdaptoidAspect = 1.1

const adaptoidShare float32 = 0.84 // half of a piece, in a cell's radius

// Adaptoid shows the board with its pieces.
func Adaptoid(view engine.View) fyne.CanvasObject {
	p := view.(adaptoid.View).Position()
	h := newHexes()
	for i := range p.Board().Len() {
		cell := p.Board().Hex(i)
		h.add(cell.Q, cell.R, cellShare, canvas.NewRegularPolygon(6, theme.Color(widgets.ColorRaised)))
	}
	for i, c := range p.Board().Cells() {
		if a := p.At(c); a.Body {
			cell := p.Board().Hex(i)
			h.add(cell.Q, cell.R, adaptoidShare, smallPiece(look.Picture(assets.Adaptoids, a.String())))
		}
	}
	return h.board
}
