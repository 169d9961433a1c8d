package labels

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
)

// Discs counts something by discs in a line: so many are filled, the others are
// rings.
type Discs struct {
	widget.BaseWidget

	most, filled int
}

// NewDiscs makes a line of discs, none of them filled.
func NewDiscs(most int) *Discs {
	d := &Discs{most: most}
	d.ExtendBaseWidget(d)
	return d
}

// SetFilled changes how many discs are filled; more than there are fill all.
func (d *Discs) SetFilled(n int) {
	if n == d.filled {
		return
	}
	d.filled = n
	d.Refresh()
}

// Filled is how many discs are filled.
func (d *Discs) Filled() int { return d.filled }

// CreateRenderer implements fyne.Widget.
func (d *Discs) CreateRenderer() fyne.WidgetRenderer {
	r := &discsRenderer{discs: d}
	for range d.most {
		c := canvas.NewCircle(color.Transparent)
		c.StrokeWidth = discStroke
		r.circles = append(r.circles, c)
	}
	r.Refresh()
	return r
}

type discsRenderer struct {
	discs   *Discs
	circles []*canvas.Circle
}

const (
	largestDisc         = 4 * widgets.Grid
	leastDisc           = 2 * widgets.Grid
	discStroke  float32 = 1.5
)

func (r *discsRenderer) Refresh() {
	for i, c := range r.circles {
		c.FillColor, c.StrokeColor = color.Transparent, widgets.Color(widgets.ColorMuted)
		if i < r.discs.filled {
			c.FillColor, c.StrokeColor = widgets.Color(theme.ColorNamePrimary), widgets.Color(theme.ColorNamePrimary)
		}
		c.Refresh()
	}
}

func (r *discsRenderer) Layout(size fyne.Size) {
	n := float32(len(r.circles))
	disc := min(largestDisc, size.Height, (size.Width-(n-1)*widgets.Grid)/n)
	for i, c := range r.circles {
		c.Move(fyne.NewPos(float32(i)*(disc+widgets.Grid), (size.Height-disc)/2))
		c.Resize(fyne.NewSquareSize(disc))
	}
}

func (r *discsRenderer) MinSize() fyne.Size {
	n := float32(len(r.circles))
	return fyne.NewSize(n*leastDisc+(n-1)*widgets.Grid, largestDisc)
}

func (r *discsRenderer) Objects() []fyne.CanvasObject {
	all := make([]fyne.CanvasObject, len(r.circles))
	for i, c := range r.circles {
		all[i] = c
	}
	return all
}

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *discsRenderer) Destroy() {}
