package hex

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"adytum/widgets/boards"
)

// ZoomBoard is a large board with terrain, castles and pieces on shields. It shows
// the whole board, turned by a quarter where that makes the cells much larger, or
// a part of it; then it is panned by finger, wheel and keyboard. Plus, minus and
// zero zoom, and so do two fingers where there is a touch screen.
type ZoomBoard struct {
	Board

	// OnZoomed is called when other parts of the board are shown, or in another
	// size, so that what points at a cell can follow.
	OnZoomed func()

	span     span
	oriented fyne.Size // of the widget, when its orientation was chosen
	zoom     float32
	middle   fyne.Position // what is to be seen in the middle, in the cells' coordinates
	panned   bool          // the finger that is down has moved the board
	pinch    pinch
}

var (
	_ boards.Widget    = (*ZoomBoard)(nil)
	_ fyne.Scrollable  = (*ZoomBoard)(nil)
	_ mobile.Touchable = (*ZoomBoard)(nil)
	_ mobile.Movable   = (*ZoomBoard)(nil)
)

// NewZoomBoard makes a board without cells.
func NewZoomBoard(icons Icons) *ZoomBoard {
	z := &ZoomBoard{Board: Board{style: detailed}, zoom: 1}
	z.style.icons, z.port = icons, z
	z.Explore(z, boards.LeadsToNeighbours)
	z.ExtendBaseWidget(z)
	return z
}

// Resize implements fyne.CanvasObject.
func (z *ZoomBoard) Resize(size fyne.Size) {
	if size != z.Size() {
		z.Board.Resize(size)
		z.zoomed()
	}
}

// TypedKey implements fyne.Focusable; the view follows the ring.
func (z *ZoomBoard) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyPlus, fyne.KeyEqual, fyne.KeyMinus, fyne.Key0:
		return // they arrive at TypedRune, whatever the keyboard's layout
	}
	z.Board.TypedKey(key)
	z.followRing()
}

func (z *ZoomBoard) followRing() {
	if ring, shown := z.Ring(); shown {
		z.Reveal(ring)
	}
}

// TypedRune implements fyne.Focusable.
func (z *ZoomBoard) TypedRune(letter rune) {
	switch letter {
	case '+', '=':
		z.ZoomIn()
	case '-':
		z.ZoomOut()
	case '0':
		z.ShowAll()
	}
	z.followRing()
}
