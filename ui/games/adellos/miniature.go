package adellos

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"adytum/engine"
	rules "adytum/engine/adellos"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/hex"
	"adytum/widgets/pictures"
)

// miniatureAspect is the width over the height of Adellos's picture.
const miniatureAspect = 1.24

// Shares of a field's radius.
const (
	unitShare  float32 = 0.52 // half of an emblem
	nobleShare float32 = 0.6
	plateShare float32 = 0.86 // half of what lies below a noble
)

// miniature shows the castles in the colours of their seats, the tower, and a
// piece as the emblem of its seat; that of a noble lies on a plate.
func miniature(view engine.View) fyne.CanvasObject {
	v := view.(rules.View)
	castles := map[string]engine.Seat{}
	for _, p := range v.Players() {
		castles[p.Castle] = p.Seat
	}
	h := hex.NewMiniature()
	places := map[string]rules.Field{}
	for _, f := range v.Fields() {
		places[f.ID] = f
		seat, held := castles[f.Castle]
		h.Add((f.X-f.Y)/2, f.Y, hex.CellShare, adellosField(f, seat, held))
	}
	for _, p := range v.Pieces() {
		f, half := places[p.Field], unitShare
		if p.IsNoble {
			half = nobleShare
			plate := canvas.NewCircle(theme.Color(theme.ColorNameBackground))
			plate.StrokeColor, plate.StrokeWidth = theme.Color(theme.ColorNamePrimary), 1
			h.Add((f.X-f.Y)/2, f.Y, plateShare, plate)
		}
		h.Add((f.X-f.Y)/2, f.Y, half, pictures.New(table.Emblem(p.Owner), 0))
	}
	return h.Board
}

// adellosField is a field; what cannot be entered is left dark.
func adellosField(f rules.Field, seat engine.Seat, held bool) fyne.CanvasObject {
	var fill, edge color.Color = theme.Color(widgets.ColorRaised), nil
	switch {
	case f.Kind == "tower":
		edge = theme.Color(theme.ColorNamePrimary)
	case held:
		edge = theme.Color(table.Color(seat))
	case f.Kind != "plain" && f.Kind != "castle":
		fill = theme.Color(theme.ColorNameBackground)
	}
	hex := canvas.NewRegularPolygon(6, fill)
	if edge != nil {
		hex.StrokeColor, hex.StrokeWidth = edge, 1
	}
	return hex
}
