package boards

import (
	"image"
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"adytum/widgets"
)

// A picture that changes together with its size is drawn as the new one.
func TestSketchDrawsTheNewPictureAtTheNewSize(t *testing.T) {
	test.NewTempApp(t)
	square := func(name, fill string) fyne.Resource {
		return fyne.NewStaticResource(name, []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="`+fill+`" d="M0 0H8V8H0Z"/></svg>`))
	}
	s := NewSketch()
	drawn := func(picture fyne.Resource, side float32) image.Image {
		s.Begin()
		s.Image("ground", widgets.Box{Size: fyne.NewSquareSize(side)}, picture, false)
		return s.Order[0].(*canvas.Image).Image
	}
	drawn(square("red.svg", "#ff0000"), 20)
	got := drawn(square("blue.svg", "#0000ff"), 30)
	want := canvas.NewImageFromResource(square("fresh.svg", "#0000ff"))
	want.FillMode = canvas.ImageFillContain
	test.NewTempWindow(t, want) // which draws it at its own scale
	want.Resize(fyne.NewSquareSize(30))
	if !reflect.DeepEqual(got, want.Image) {
		t.Error("the old picture is drawn")
	}
}
