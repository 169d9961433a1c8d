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

// thumbnails keeps the small pictures: a list of matches shows hundreds of
// cards, and reading the drawing anew for each would hold the screen up.
var thumbnails sync.Map // card id to image.Image

// thumbnail is the face of a card as a small picture.
func thumbnail(id string) image.Image {
	if known, ok := thumbnails.Load(id); ok {
		return known.(image.Image)
	}
	face := canvas.NewImageFromResource(look.Picture(assets.Cards, id))
	face.Resize(fyne.NewSize(thumbnailWidth, thumbnailWidth/assets.CardAspect)) // draws it
	thumbnails.Store(id, face.Image)
	return face.Image
}
