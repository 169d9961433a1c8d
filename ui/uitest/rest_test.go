package uitest_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"adytum/ui/uitest"
)

// drawing makes its words once, or anew with each layout.
type drawing struct {
	widget.BaseWidget

	anew  bool
	words []fyne.CanvasObject
}

func (d *drawing) CreateRenderer() fyne.WidgetRenderer { return drawingRenderer{d} }

type drawingRenderer struct{ drawing *drawing }

func (r drawingRenderer) Layout(fyne.Size) {
	if r.drawing.anew || r.drawing.words == nil {
		r.drawing.words = []fyne.CanvasObject{canvas.NewText("words", nil)}
	}
}
func (r drawingRenderer) MinSize() fyne.Size           { return fyne.NewSize(50, 20) }
func (r drawingRenderer) Objects() []fyne.CanvasObject { return r.drawing.words }
func (r drawingRenderer) Refresh()                     {}
func (r drawingRenderer) Destroy()                     {}

func TestRestlessWidgetsAreFound(t *testing.T) {
	test.NewTempApp(t)
	for _, anew := range []bool{false, true} {
		d := &drawing{anew: anew}
		d.ExtendBaseWidget(d)
		w := test.NewWindow(container.NewVBox(widget.NewLabel("above"), d))
		var want []string
		if anew {
			want = []string{"*uitest_test.drawing"}
		}
		if got := uitest.Unstable(w.Canvas()); !slices.Equal(got, want) {
			t.Errorf("words anew %v: %v never come to rest, want %v", anew, got, want)
		}
		w.Close()
	}
}
