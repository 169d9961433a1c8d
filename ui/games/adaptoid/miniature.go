package adaptoid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"adytum/assets"
	"adytum/engine"
	rules "adytum/engine/adaptoid"
	"adytum/ui/look"
	"adytum/widgets"
	"adytum/widgets/hex"
	"adytum/widgets/pictures"
)

// miniatureAspect is the width over the height of Adaptoid's picture.
const miniatureAspect = 1.1

const adaptoidShare float32 = 0.84 // half of a piece, in a cell's radius

// miniature shows the board with its pieces.
func miniature(view engine.View) fyne.CanvasObject {
	p := view.(rules.View).Position()
	h := hex.NewMiniature()
	for i := range p.Board().Len() {
		cell := p.Board().Hex(i)
		h.Add(cell.Q, cell.R, hex.CellShare, canvas.NewRegularPolygon(6, theme.Color(widgets.ColorRaised)))
	}
	for i, c := range p.Board().Cells() {
		if a := p.At(c); a.Body {
			cell := p.Board().Hex(i)
			h.Add(cell.Q, cell.R, adaptoidShare, pictures.New(look.Picture(assets.Adaptoids, a.String()), 0))
		}
	}
	return h.Board
}
