package statistics

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
)

// A bar fills a share of its groove. It follows the theme.
type bar struct {
	widget.BaseWidget

	share float32
	color fyne.ThemeColorName
}

func newBar(share float32, color fyne.ThemeColorName) *bar {
	b := &bar{share: share, color: color}
	b.ExtendBaseWidget(b)
	return b
}

// CreateRenderer implements fyne.Widget.
func (b *bar) CreateRenderer() fyne.WidgetRenderer {
	r := &barRenderer{bar: b, groove: canvas.NewRectangle(nil), fill: canvas.NewRectangle(nil)}
	r.Refresh()
	return r
}

type barRenderer struct {
	bar          *bar
	groove, fill *canvas.Rectangle
}

func (r *barRenderer) Refresh() {
	r.groove.FillColor = theme.Color(widgets.ColorRaised)
	r.fill.FillColor = theme.Color(r.bar.color)
	for _, o := range r.Objects() {
		o.(*canvas.Rectangle).CornerRadius = barHeight / 2
		o.Refresh()
	}
}

func (r *barRenderer) Layout(size fyne.Size) {
	r.groove.Resize(size)
	r.fill.Resize(fyne.NewSize(max(barHeight, size.Width*r.bar.share), size.Height))
}

func (r *barRenderer) MinSize() fyne.Size           { return fyne.NewSquareSize(barHeight) }
func (r *barRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.groove, r.fill} }

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *barRenderer) Destroy() {}
