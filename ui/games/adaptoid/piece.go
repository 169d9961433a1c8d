package adaptoid

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine/hexgrid"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/labels"

	rules "adytum/engine/adaptoid"
)

// piecePage shows a piece large and says what it can do.
func piecePage(c hexgrid.Cell, a rules.Piece, liberties int) frame.Route {
	return frame.Route{Name: "adaptoid.piece", Build: func() *frame.Page {
		words := []fyne.CanvasObject{
			container.NewCenter(container.NewGridWrap(fyne.NewSquareSize(portraitSize), figureOf(a))),
			look.Title(i18n.Tf("adaptoid.piece", facts{"Colour": colourOf(a.Colour), "Cell": c})),
			labels.NewText(i18n.N("adaptoid.piece.legs", int(a.Legs), nil)),
			labels.NewText(i18n.N("adaptoid.piece.pincers", int(a.Pincers), nil)),
			labels.NewText(foodOf(a, liberties)),
		}
		column := page.NewColumn(page.ReadingWidth, page.NewStack(page.Gap, words...))
		return &frame.Page{Title: i18n.T("adaptoid.piece.title"), Content: column.Object, Width: page.ReadingWidth, OnKey: column.OnKey}
	}}
}

// foodOf says whether a piece is fed.
func foodOf(a rules.Piece, liberties int) string {
	data := facts{"Limbs": a.Limbs(), "Free": liberties}
	switch {
	case a.Limbs() == 0:
		return i18n.T("adaptoid.piece.bare")
	case liberties < a.Limbs():
		return i18n.Tf("adaptoid.piece.hungry", data)
	case liberties == a.Limbs():
		return i18n.Tf("adaptoid.piece.tight", data)
	}
	return i18n.Tf("adaptoid.piece.fed", data)
}

const portraitSize = 44 * widgets.Grid
