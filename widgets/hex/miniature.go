package hex

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// miniatureLayout puts hexagons, and what lies upon them, into any size.
type miniatureLayout struct {
	spots  []fyne.Position // their middles, for a radius of 1
	halves []float32       // half the side of each, in radii
}

// A Miniature is a very small board of hexagons in the making.
type Miniature struct {
	layout *miniatureLayout
	// Board is what was added so far.
	Board *fyne.Container
}

// NewMiniature makes a board without cells.
func NewMiniature() Miniature {
	l := &miniatureLayout{}
	return Miniature{l, container.New(l)}
}

// Add puts something on the cell q, r, in rows that lie half a cell further
// along with each r.
func (h Miniature) Add(q, r int, half float32, o fyne.CanvasObject) {
	h.layout.spots = append(h.layout.spots, fyne.NewPos(root3*(float32(q)+float32(r)/2), 1.5*float32(r)))
	h.layout.halves = append(h.layout.halves, half)
	h.Board.Add(o)
}

// CellShare is what is seen of a cell, in its radius.
const CellShare float32 = 0.94

// Layout implements fyne.Layout.
func (l *miniatureLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
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
func (*miniatureLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
