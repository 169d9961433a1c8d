package miniature

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// hexLayout puts hexagons, and what lies upon them, into any size.
type hexLayout struct {
	spots  []fyne.Position // their middles, for a radius of 1
	halves []float32       // half the side of each, in radii
}

// hexes is a board of hexagons in the making.
type hexes struct {
	layout *hexLayout
	board  *fyne.Container
}

func newHexes() hexes {
	l := &hexLayout{}
	return hexes{l, container.New(l)}
}

// add puts something on the cell q, r, in rows that lie half a cell further
// along with each r.
func (h hexes) add(q, r int, half float32, o fyne.CanvasObject) {
	h.layout.spots = append(h.layout.spots, fyne.NewPos(root3*(float32(q)+float32(r)/2), 1.5*float32(r)))
	h.layout.halves = append(h.layout.halves, half)
	h.board.Add(o)
}

var root3 = float32(math.Sqrt(3))

// cellShare is what is seen of a cell, in its radius.
const cellShare float32 = 0.94

// Layout implements fyne.Layout.
func (l *hexLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	low, high := l.spots[0], l.spots[0]
	for _, s := range l.spots {
		low = fyne.NewPos(min(low.X, s.X), min(low.Y, s.Y))
		high = fyne.NewPos(max(high.X, s.X), max(high.Y, s.Y))
	}
	radius := min(size.Width/(high.X-low.X+root3), size.Height/(high.Y-low.Y+2))
	for i, one := range o {
		half := radius * l.halves[i]
		x := size.Width/2 + (l.spots[i].X-(low.X+high.X)/2)*radius
		y := size.Height/2 + (l.spots[i].Y-(low.Y+high.Y)/2)*radius
		one.Move(fyne.NewPos(x-half, y-half))
		one.Resize(fyne.NewSquareSize(2 * half))
	}
}

// MinSize implements fyne.Layout.
func (*hexLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// pieceWidth is more than a piece is wide in any miniature, in units.
const pieceWidth float32 = 24

// smallPiece is a picture drawn small.
func smallPiece(picture fyne.Resource) fyne.CanvasObject {
	piece := canvas.NewImageFromImage(small(picture, fyne.NewSquareSize(pieceWidth)))
	piece.FillMode = canvas.ImageFillContain
	return piece
}
