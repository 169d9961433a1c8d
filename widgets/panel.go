package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Ground is a plain field in a colour of the theme, which it follows.
type Ground struct {
	widget.BaseWidget

	fill    fyne.ThemeColorName
	outline fyne.ThemeColorName
	corner  float32
	floats  bool
	chosen  bool
}

// NewGround makes a ground with sharp corners and no outline.
func NewGround(fill fyne.ThemeColorName) *Ground {
	g := &Ground{fill: fill}
	g.ExtendBaseWidget(g)
	return g
}

// SetChosen lets the ground stand out from others like it, by an outline that is
// broader and in the accent colour.
func (g *Ground) SetChosen(chosen bool) {
	if g.chosen == chosen {
		return
	}
	g.chosen = chosen
	g.Refresh()
}

// Floats reports whether what stands on the ground lies over its neighbours, as a
// callout does.
func (g *Ground) Floats() bool { return g.floats }

// CreateRenderer implements fyne.Widget.
func (g *Ground) CreateRenderer() fyne.WidgetRenderer {
	r := &groundRenderer{ground: g, field: canvas.NewRectangle(nil)}
	r.Refresh()
	return r
}

type groundRenderer struct {
	ground *Ground
	field  *canvas.Rectangle
}

func (r *groundRenderer) Refresh() {
	r.field.FillColor = Color(r.ground.fill)
	r.field.CornerRadius = r.ground.corner
	switch {
	case r.ground.chosen:
		r.field.StrokeColor, r.field.StrokeWidth = Color(theme.ColorNamePrimary), RingWidth()
	case r.ground.outline != "":
		r.field.StrokeColor, r.field.StrokeWidth = Color(r.ground.outline), 1
	}
	r.field.Refresh()
}

func (r *groundRenderer) Layout(size fyne.Size)        { r.field.Resize(size) }
func (r *groundRenderer) MinSize() fyne.Size           { return fyne.Size{} }
func (r *groundRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.field} }

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *groundRenderer) Destroy() {}

// NewPanel puts content on a rounded ground with a margin inside.
func NewPanel(content fyne.CanvasObject) *fyne.Container {
	return container.NewStack(NewPanelGround(), container.New(marginLayout{4 * Grid}, content))
}

// NewPanelGround is the rounded ground of a panel alone.
func NewPanelGround() *Ground {
	ground := NewGround(ColorSurface)
	ground.outline, ground.corner = ColorOutline, PanelCorner
	return ground
}

// NewRaisedGround is a field that stands out from the table below it.
func NewRaisedGround() *Ground {
	g := NewGround(ColorRaised)
	g.corner, g.outline, g.floats = PanelCorner, theme.ColorNamePrimary, true
	return g
}

// NewMargin keeps a margin around content, in units.
func NewMargin(margin float32, content fyne.CanvasObject) *fyne.Container {
	return container.New(marginLayout{margin}, content)
}

type marginLayout struct{ margin float32 }

func (l marginLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.NewPos(l.margin, l.margin))
		o.Resize(size.SubtractWidthHeight(2*l.margin, 2*l.margin))
	}
}

func (l marginLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, o := range objects {
		least = least.Max(o.MinSize())
	}
	return least.AddWidthHeight(2*l.margin, 2*l.margin)
}

// NewColumn stacks objects with gap between them, no wider than widest and in
// the middle of the space, with a margin at the edges: the shape of pages that
// are read from top to bottom.
func NewColumn(widest, gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(columnLayout{widest, gap}, objects...)
}

type columnLayout struct{ widest, gap float32 }

// ColumnMargin is kept at the edges of a column, in units.
const ColumnMargin = 4 * Grid

func (l columnLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := min(l.widest, size.Width-2*ColumnMargin)
	left, top := (size.Width-width)/2, float32(ColumnMargin)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		// Wrapped texts know their height only once they know their width.
		o.Resize(fyne.NewSize(width, o.MinSize().Height))
		height := o.MinSize().Height
		o.Resize(fyne.NewSize(width, height))
		o.Move(fyne.NewPos(left, top))
		top += height + l.gap
	}
}

func (l columnLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(0, 2*ColumnMargin-l.gap)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		size := o.MinSize()
		least.Width = max(least.Width, size.Width+2*ColumnMargin)
		least.Height += size.Height + l.gap
	}
	return least
}
