package page

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A Figure is a number in the bold text face, whose digits are all as high, for
// where numbers are to be compared. It follows theme and text size.
type Figure struct {
	widget.BaseWidget

	text  string
	size  fyne.ThemeSizeName
	color fyne.ThemeColorName
	align fyne.TextAlign
}

// NewFigure makes a figure in a size and a colour of the theme.
func NewFigure(text string, size fyne.ThemeSizeName, color fyne.ThemeColorName) *Figure {
	f := &Figure{text: text, size: size, color: color}
	f.ExtendBaseWidget(f)
	return f
}

// Set changes the figure and its size.
func (f *Figure) Set(text string, size fyne.ThemeSizeName) {
	if f.text == text && f.size == size {
		return
	}
	f.text, f.size = text, size
	f.Refresh()
}

// SetAlign changes where the figure stands in its width.
func (f *Figure) SetAlign(align fyne.TextAlign) {
	f.align = align
	f.Refresh()
}

// AccessibilityLabel is the figure.
func (f *Figure) AccessibilityLabel() string { return f.text }

// AccessibilityRole is that of text.
func (f *Figure) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (f *Figure) CreateRenderer() fyne.WidgetRenderer {
	r := &figureRenderer{figure: f, line: canvas.NewText("", color.Transparent)}
	r.line.TextStyle = fyne.TextStyle{Bold: true}
	r.Refresh()
	return r
}

type figureRenderer struct {
	figure *Figure
	line   *canvas.Text
}

func (r *figureRenderer) Refresh() {
	r.line.Text = r.figure.text
	r.line.Color = theme.Color(r.figure.color)
	r.line.TextSize = theme.Size(r.figure.size)
	r.line.Alignment = r.figure.align
	r.line.Refresh()
}

func (r *figureRenderer) Layout(size fyne.Size) {
	height := r.line.MinSize().Height
	r.line.Move(fyne.NewPos(0, (size.Height-height)/2))
	r.line.Resize(fyne.NewSize(size.Width, height))
}

func (r *figureRenderer) MinSize() fyne.Size           { return r.line.MinSize() }
func (r *figureRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.line} }

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *figureRenderer) Destroy() {}
