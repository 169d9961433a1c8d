package miniature

import (
	"image"
	"math"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/engine"
	"adytum/engine/adaptoid"
	"adytum/ui/host"
	"adytum/widgets"
)

// AdaptoidAspect is the width over the height of Adaptoid's picture.
const AdaptoidAspect = 1.1

// Adaptoid shows the board with its pieces.
func Adaptoid(view engine.View) fyne.CanvasObject {
	p := view.(adaptoid.View).Position()
	l := &hexLayout{}
	board := container.New(l)
	for i := range p.Board().Len() {
		h := p.Board().Hex(i)
		l.spots = append(l.spots, fyne.NewPos(float32(math.Sqrt(3))*(float32(h.Q)+float32(h.R)/2), 1.5*float32(h.R)))
		board.Add(canvas.NewRegularPolygon(6, theme.Color(widgets.ColorRaised)))
	}
	for i, c := range p.Board().Cells() {
		if a := p.At(c); a.Body {
			picture := canvas.NewImageFromImage(smallPiece(a.String()))
			picture.FillMode = canvas.ImageFillContain
			l.pieces = append(l.pieces, i)
			board.Add(picture)
		}
	}
	return board
}

// smallPieces keeps the pieces as small pictures: a list of matches shows many.
var smallPieces sync.Map // token to image.Image

// pieceWidth is more than a piece is wide in any miniature, in units.
const pieceWidth float32 = 24

func smallPiece(token string) image.Image {
	if known, ok := smallPieces.Load(token); ok {
		return known.(image.Image)
	}
	picture := canvas.NewImageFromResource(host.Adaptoid(token))
	picture.Resize(fyne.NewSquareSize(pieceWidth)) // draws it
	smallPieces.Store(token, picture.Image)
	return picture.Image
}

// hexLayout puts cells, and then pieces upon them, into any size.
type hexLayout struct {
	spots  []fyne.Position // of the cells, for a radius of 1
	pieces []int           // the cell of each piece
}

// Shares of a cell's radius.
const (
	cellShare  float32 = 0.94
	pieceShare float32 = 0.84
)

func (l *hexLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	low, high := l.spots[0], l.spots[0]
	for _, s := range l.spots {
		low = fyne.NewPos(min(low.X, s.X), min(low.Y, s.Y))
		high = fyne.NewPos(max(high.X, s.X), max(high.Y, s.Y))
	}
	wide, tall := high.X-low.X+float32(math.Sqrt(3)), high.Y-low.Y+2
	radius := min(size.Width/wide, size.Height/tall)
	for i, one := range o {
		spot, half := fyne.Position{}, radius*cellShare
		if i < len(l.spots) {
			spot = l.spots[i]
		} else {
			spot, half = l.spots[l.pieces[i-len(l.spots)]], radius*pieceShare
		}
		x := size.Width/2 + (spot.X-(low.X+high.X)/2)*radius
		y := size.Height/2 + (spot.Y-(low.Y+high.Y)/2)*radius
		one.Move(fyne.NewPos(x-half, y-half))
		one.Resize(fyne.NewSquareSize(2 * half))
	}
}

func (*hexLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
