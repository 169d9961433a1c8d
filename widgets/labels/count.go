package labels

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
)

// Count is a small icon with a number beside it.
type Count struct {
	widget.BaseWidget

	icon  fyne.Resource
	text  string
	tight bool
}

// NewCount makes a count without a number.
func NewCount(icon fyne.Resource) *Count {
	c := &Count{icon: icon}
	c.ExtendBaseWidget(c)
	return c
}

// SetText changes the number.
func (c *Count) SetText(text string) {
	if text == c.text {
		return
	}
	c.text = text
	c.Refresh()
}

// SetTight lets the count be as narrow as its number; otherwise there is room for
// two digits, so that what stands beside it does not move.
func (c *Count) SetTight() {
	c.tight = true
	c.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (c *Count) CreateRenderer() fyne.WidgetRenderer {
	r := &countRenderer{count: c, icon: &canvas.Image{FillMode: canvas.ImageFillContain}, line: canvas.NewText("", nil)}
	r.Refresh()
	return r
}

type countRenderer struct {
	count *Count
	icon  *canvas.Image
	line  *canvas.Text
}

const countIcon = 4 * widgets.Grid

func (r *countRenderer) Refresh() {
	r.icon.Resource = widgets.Tinted(r.count.icon, widgets.ColorMuted)
	r.icon.Refresh()
	r.line.Text, r.line.TextSize, r.line.Color = r.count.text, r.size(), widgets.Color(theme.ColorNameForeground)
	r.line.Refresh()
	r.Layout(r.count.Size())
}

// size grows with the text, but not past the icon.
func (r *countRenderer) size() float32 { return min(CaptionSize(), countIcon) }

func (r *countRenderer) Layout(size fyne.Size) {
	r.icon.Resize(fyne.NewSquareSize(countIcon))
	r.icon.Move(fyne.NewPos(0, (size.Height-countIcon)/2))
	height := r.line.MinSize().Height
	r.line.Move(fyne.NewPos(countIcon+widgets.Grid/2, (size.Height-height)/2))
	r.line.Resize(fyne.NewSize(size.Width-countIcon, height))
}

func (r *countRenderer) MinSize() fyne.Size {
	if r.count.tight {
		digits := Face{}.Measure(r.count.text, r.size())
		return fyne.NewSize(countIcon+widgets.Grid/2+digits.Width, max(countIcon, digits.Height))
	}
	digits := Face{}.Measure("12", r.size())
	return fyne.NewSize(countIcon+widgets.Grid+digits.Width, max(countIcon, digits.Height))
}

func (r *countRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.icon, r.line} }

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *countRenderer) Destroy() {}
