package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Heading is one line in the display face. It follows theme and text size, and
// shrinks, then ends in an ellipsis, where its width is too small for it.
type Heading struct {
	widget.BaseWidget

	text  string
	size  fyne.ThemeSizeName
	color fyne.ThemeColorName
	align fyne.TextAlign
}

var _ fyne.Accessible = (*Heading)(nil)

// NewHeading makes a heading of the theme's text size of that name.
func NewHeading(text string, size fyne.ThemeSizeName) *Heading {
	h := &Heading{text: text, size: size, color: theme.ColorNameForeground}
	h.ExtendBaseWidget(h)
	return h
}

// Text is what the heading says.
func (h *Heading) Text() string { return h.text }

// SetText changes what the heading says.
func (h *Heading) SetText(text string) {
	if text == h.text {
		return
	}
	h.text = text
	h.Refresh()
}

// SetColor changes the colour to another one of the theme.
func (h *Heading) SetColor(name fyne.ThemeColorName) {
	h.color = name
	h.Refresh()
}

// SetAlign changes where the line stands in the heading's width.
func (h *Heading) SetAlign(align fyne.TextAlign) {
	h.align = align
	h.Refresh()
}

// AccessibilityLabel is the text.
func (h *Heading) AccessibilityLabel() string { return h.text }

// AccessibilityRole is that of text.
func (h *Heading) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (h *Heading) CreateRenderer() fyne.WidgetRenderer {
	r := &headingRenderer{heading: h, line: canvas.NewText("", nil)}
	r.Refresh()
	return r
}

type headingRenderer struct {
	heading *Heading
	line    *canvas.Text
}

// headingShrink is how far a heading may shrink before it is cut.
const headingShrink = 0.6

func (r *headingRenderer) Refresh() {
	r.line.Color = themeColor(r.heading.color)
	r.line.Alignment = r.heading.align
	setDisplay(r.line)
	r.Layout(r.heading.Size())
	r.line.Refresh()
}

func (r *headingRenderer) Layout(size fyne.Size) {
	full := themeSize(r.heading.size)
	fit := lettering{font: r.line.FontSource, style: r.line.TextStyle}.fit(r.heading.text, size.Width, full, full*headingShrink)
	changed := r.line.Text != fit.text || r.line.TextSize != fit.size
	r.line.Text, r.line.TextSize = fit.text, fit.size
	height := r.line.MinSize().Height
	r.line.Move(fyne.NewPos(0, (size.Height-height)/2))
	r.line.Resize(fyne.NewSize(size.Width, height))
	if changed {
		r.line.Refresh()
	}
}

// MinSize leaves the width to the layout, for a heading may shrink.
func (r *headingRenderer) MinSize() fyne.Size {
	full := themeSize(r.heading.size)
	letters := lettering{font: DisplayFont(), style: displayStyle}
	size := letters.measure(r.heading.text, full)
	return fyne.NewSize(size.Width*headingShrink, size.Height)
}

func (r *headingRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.line} }

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *headingRenderer) Destroy() {}
