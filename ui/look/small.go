package look

import (
	"image"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// drawn keeps the small pictures: a list of matches shows hundreds of cards and
// pieces, and reading the drawing again for each would hold the screen up.
var drawn sync.Map // name to image.Image

// NewSmall makes a picture that is drawn once, in the size of its first use, which
// must be the largest that it is shown in.
func NewSmall(picture fyne.Resource, size fyne.Size) *canvas.Image {
	small, known := drawn.Load(picture.Name())
	if !known {
		one := canvas.NewImageFromResource(picture)
		one.Resize(size) // draws it
		small, _ = drawn.LoadOrStore(picture.Name(), one.Image)
	}
	o := canvas.NewImageFromImage(small.(image.Image))
	o.FillMode = canvas.ImageFillContain
	return o
}

// miniatureSize is more than a piece takes in any miniature of a board, in units.
const miniatureSize float32 = 24

// NewSmallPiece is a piece or a cube in the miniature of a board.
func NewSmallPiece(picture fyne.Resource) *canvas.Image {
	return NewSmall(picture, fyne.NewSquareSize(miniatureSize))
}
