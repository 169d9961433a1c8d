package miniature

import (
	"image"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"adytum/assets"
	"adytum/ui/look"
)

// thumbnailWidth is more than a card is wide in any miniature, in units.
const thumbnailWidth float32 = 28

// thumbnail is the face of a card as a small picture.
func thumbnail(id string) image.Image {
	return small(look.Picture(assets.Cards, id), fyne.NewSize(thumbnailWidth, thumbnailWidth/assets.CardAspect))
}

// drawn keeps the small pictures: a list of matches shows hundreds of cards and
// pieces, and reading the drawing anew for each would hold the screen up.
var drawn sync.Map // name to image.Image

// small draws a picture small, once.
func small(picture fyne.Resource, size fyne.Size) image.Image {
	if known, ok := drawn.Load(picture.Name()); ok {
		return known.(image.Image)
	}
	one := canvas.NewImageFromResource(picture)
	one.Resize(size) // draws it
	drawn.Store(picture.Name(), one.Image)
	return one.Image
}
