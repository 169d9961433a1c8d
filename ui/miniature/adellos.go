package miniature

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/engine"
	"adytum/engine/adellos"
	"adytum/ui/look"
	"adytum/widgets"
)

// AdellosAspect is the width over the height of Adellos's picture.
const AdellosAspect = 1.25

var adellosSeats = []fyne.ThemeColorName{look.ColorSeat1, look.ColorSeat2, look.ColorSeat3, look.ColorSeat4}

// Adellos shows the fields, the castles in the colours of their seats, and the
// pieces as discs, nobles larger.
func Adellos(view engine.View) fyne.CanvasObject {
	v := view.(adellos.View)
	castles := map[string]engine.Seat{}
	for _, p := range v.Players() {
		castles[p.Castle] = p.Seat
	}
	l := &gridLayout{}
	board := container.New(l)
	add := func(x, y int, half float32, o fyne.CanvasObject) {
		l.spots, l.halves = append(l.spots, fyne.NewPos(float32(x), float32(y))), append(l.halves, half)
		board.Add(o)
	}
	places := map[string]adellos.Field{}
	for _, f := range v.Fields() {
		places[f.ID] = f
		hex := canvas.NewRegularPolygon(6, theme.Color(widgets.ColorRaised))
		switch seat, held := castles[f.Castle]; {
		case f.Kind == "tower":
			hex.FillColor = theme.Color(theme.ColorNamePrimary)
		case held:
			hex.StrokeColor, hex.StrokeWidth = theme.Color(adellosSeats[seat]), 1
		case f.Kind != "plain" && f.Kind != "castle":
			hex.FillColor = theme.Color(widgets.ColorOutline)
		}
		add(f.X, f.Y, cellShare, hex)
	}
	for _, p := range v.Pieces() {
		half := float32(unitShare)
		if p.IsNoble {
			half = nobleShare
		}
		f := places[p.Field]
		add(f.X, f.Y, half, canvas.NewCircle(theme.Color(adellosSeats[p.Owner])))
	}
	return board
}

// Shares of a field's radius.
const (
	unitShare  = 0.5
	nobleShare = 0.78
)

// gridLayout puts fields and pieces at double-width coordinates into any size.
type gridLayout struct {
	spots  []fyne.Position
	halves []float32 // half the side of each, in radii
}

// Layout implements fyne.Layout.
func (l *gridLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	low, high := l.spots[0], l.spots[0]
	for _, s := range l.spots {
		low = fyne.NewPos(min(low.X, s.X), min(low.Y, s.Y))
		high = fyne.NewPos(max(high.X, s.X), max(high.Y, s.Y))
	}
	half := float32(math.Sqrt(3) / 2)
	wide, tall := (high.X-low.X+2)*half, 1.5*(high.Y-low.Y)+2
	radius := min(size.Width/wide, size.Height/tall)
	for i, one := range o {
		x := size.Width/2 + (l.spots[i].X-(low.X+high.X)/2)*half*radius
		y := size.Height/2 + (l.spots[i].Y-(low.Y+high.Y)/2)*1.5*radius
		side := radius * l.halves[i]
		one.Move(fyne.NewPos(x-side, y-side))
		one.Resize(fyne.NewSquareSize(2 * side))
	}
}

// MinSize implements fyne.Layout.
func (*gridLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
