// Package pictures draws the app's pictures, which are SVG files: each once in the
// size in pixels in which it is shown, off the UI goroutine, and kept in a bounded
// memory.
//
// Fyne itself draws such a file whenever an image gets a size, on the UI goroutine,
// and before a page is on a canvas in twice the size.
package pictures

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"adytum/widgets"
)

// A Frame shows one picture after another in an image. Its methods belong to the UI
// goroutine.
type Frame struct {
	Image *canvas.Image
	wants key
}

// NewFrame makes an empty frame.
func NewFrame() *Frame {
	return &Frame{Image: &canvas.Image{FillMode: canvas.ImageFillContain, Image: nothing}}
}

// nothing is what an image shows until its picture is drawn.
var nothing image.Image = image.NewNRGBA(image.Rect(0, 0, 1, 1))

// Show shows a picture, or nothing for nil, in a size in units. Until it is drawn, the
// frame shows the picture in another size, if it was ever drawn in one.
func (f *Frame) Show(picture fyne.Resource, size fyne.Size) {
	wants := key{}
	if picture != nil {
		wants = keyOf(picture, size)
	}
	if f.Image.Size() != size {
		f.Image.Resize(size)
	}
	if wants == f.wants {
		return
	}
	f.leave()
	f.wants = wants
	if wants.width < 1 || wants.height < 1 {
		f.set(nothing)
		return
	}
	if drawn, ok := shelf.Get(wants); ok {
		f.set(drawn)
		return
	}
	f.set(shelf.like(wants))
	f.await(picture, wants)
}

func (f *Frame) set(drawn image.Image) {
	if f.Image.Image != drawn {
		f.Image.Image = drawn
		f.Image.Refresh()
	}
}

// A Picture is a frame as a widget: a picture as large as it is laid out.
type Picture struct {
	widget.BaseWidget

	frame   *Frame
	picture fyne.Resource
	least   fyne.Size
}

// New makes a picture; corner is the radius of its corners in units.
func New(picture fyne.Resource, corner float32) *Picture {
	p := &Picture{frame: NewFrame(), picture: picture}
	p.frame.Image.CornerRadius = corner
	p.ExtendBaseWidget(p)
	return p
}

// Resize implements fyne.CanvasObject.
func (p *Picture) Resize(size fyne.Size) {
	p.frame.Show(p.picture, size)
	p.BaseWidget.Resize(size)
}

// SetMinSize sets the least size; without one there is none.
func (p *Picture) SetMinSize(size fyne.Size) { p.least = size }

// MinSize implements fyne.CanvasObject.
func (p *Picture) MinSize() fyne.Size { return p.least }

// SetTranslucency fades the picture, from 0 to 1.
func (p *Picture) SetTranslucency(t float64) {
	p.frame.Image.Translucency = t
	p.frame.Image.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (p *Picture) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(p.frame.Image)
}

// A key is a picture in a size in pixels, and in a colour if it takes one from the
// theme.
type key struct {
	name          string
	tint          color.Color
	width, height int
}

func keyOf(picture fyne.Resource, size fyne.Size) key {
	k := key{name: picture.Name(), width: pixels(size.Width), height: pixels(size.Height)}
	if themed, ok := picture.(fyne.ThemedResource); ok {
		k.tint = widgets.Color(themed.ThemeColorName())
	}
	return k
}

// rasterize draws an SVG file into a box of pixels, as large as its shape allows.
func rasterize(content []byte, width, height int) (drawn *image.NRGBA, err error) {
	defer func() {
		if fault := recover(); fault != nil { // the rasteriser does so on odd paths
			err = fmt.Errorf("%v", fault)
		}
	}()
	icon, err := oksvg.ReadReplacingCurrentColor(bytes.NewReader(content), "#000000")
	if err != nil {
		return nil, err
	}
	shape := icon.ViewBox.W / icon.ViewBox.H
	w, h := width, height
	if float64(w)/float64(h) > shape {
		w = max(1, int(float64(h)*shape))
	} else {
		h = max(1, int(float64(w)/shape))
	}
	icon.SetTarget(0, 0, float64(w), float64(h))
	box := image.Rect(0, 0, w, h)
	premultiplied := image.NewRGBA(box) // which the rasteriser is fast with
	icon.Draw(rasterx.NewDasher(w, h, rasterx.NewScannerGV(w, h, premultiplied, box)), 1)
	drawn = image.NewNRGBA(box)
	draw.Draw(drawn, box, premultiplied, image.Point{}, draw.Src)
	return drawn, nil
}
