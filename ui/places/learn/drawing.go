package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"adytum/assets"
	"adytum/ui/look"
	"adytum/widgets"
	"adytum/widgets/pictures"
)

// A drawing is the sketch of a table in a rulebook, as wide as the text up to
// widestDrawing and as high as its shape asks for.
type drawing struct {
	widget.BaseWidget

	picture *pictures.Picture
	seen    string
	width   float32 // of the last layout
}

var _ fyne.Accessible = (*drawing)(nil)

// Widths of a drawing in units: beyond the one it does not grow, so that a phone
// on its side shows all of it; before it is laid out it has the other.
const (
	widestDrawing float32 = 400
	firstDrawing  float32 = 240
)

func newDrawing(p passage) *drawing {
	d := &drawing{picture: pictures.New(look.Picture(assets.Tables, p.table), widgets.PanelCorner), seen: p.text, width: firstDrawing}
	d.ExtendBaseWidget(d)
	return d
}

// AccessibilityLabel is what is to be seen.
func (d *drawing) AccessibilityLabel() string { return d.seen }

// AccessibilityRole is that of text: there is none for pictures.
func (d *drawing) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (d *drawing) CreateRenderer() fyne.WidgetRenderer { return drawingRenderer{d} }

type drawingRenderer struct{ drawing *drawing }

func (r drawingRenderer) Layout(size fyne.Size) {
	r.drawing.width = min(size.Width, widestDrawing)
	r.drawing.picture.Resize(r.MinSize())
}

func (r drawingRenderer) MinSize() fyne.Size {
	return fyne.NewSize(r.drawing.width, r.drawing.width/assets.TableAspect)
}

func (r drawingRenderer) Refresh() { r.drawing.picture.Refresh() }

func (r drawingRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.drawing.picture} }

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (drawingRenderer) Destroy() {}
