package labels

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
)

// Heading is a text in the display face. It follows theme and text size, goes on
// in further lines where its width is too small for it, and shrinks, then ends in
// an ellipsis, where that is not enough.
type Heading struct {
	widget.BaseWidget

	text  string
	size  fyne.ThemeSizeName
	color fyne.ThemeColorName
	align fyne.TextAlign
	alone bool    // one line, no larger than MostTitle
	width float32 // of the last layout: the height follows from it
}

var _ fyne.Accessible = (*Heading)(nil)

// NewHeading makes a heading of the theme's text size of that name.
func NewHeading(text string, size fyne.ThemeSizeName) *Heading {
	h := &Heading{text: text, size: size, color: theme.ColorNameForeground}
	h.ExtendBaseWidget(h)
	return h
}

// NewTitle makes a heading for a bar: one line, which grows with the text only
// as far as the bar allows.
func NewTitle(text string, size fyne.ThemeSizeName) *Heading {
	h := NewHeading(text, size)
	h.alone = true
	return h
}

// MostTitle is the largest size of a title in a bar, in units.
const MostTitle float32 = 28

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
func (h *Heading) AccessibilityLabel() string { return strings.ReplaceAll(h.text, Glue, " ") }

// AccessibilityRole is that of text.
func (h *Heading) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// full is the size of the letters where there is room for them.
func (h *Heading) full() float32 {
	size := widgets.Size(h.size)
	if h.alone {
		size = min(size, MostTitle)
	}
	return size
}

// set breaks the text into lines for a width.
func (h *Heading) set(width float32) []Fitted {
	letters, full := DisplayFace(), h.full()
	if h.alone || width <= 0 {
		return []Fitted{letters.Fit(h.text, width, full, full*headingShrink)}
	}
	words := h.words()
	size := full
	for _, word := range words {
		size = min(size, letters.Fit(word, width, full, full*headingShrink).Size)
	}
	var lines []Fitted
	for len(words) > 0 {
		n := 1
		for n < len(words) && letters.Measure(strings.Join(words[:n+1], " "), size).Width <= width {
			n++
		}
		lines = append(lines, letters.Fit(strings.Join(words[:n], " "), width, size, size))
		words = words[n:]
	}
	return lines
}

// words are what lines can end after; Glue holds words together.
func (h *Heading) words() []string {
	return strings.FieldsFunc(h.text, func(r rune) bool { return r == ' ' || r == '\n' })
}

// LongestWord is the width of the longest word in the full size.
func (h *Heading) LongestWord() (width float32) {
	for _, word := range h.words() {
		width = max(width, DisplayFace().Measure(word, h.full()).Width)
	}
	return width
}

// headingShrink is how far a heading may shrink before it is cut.
const headingShrink = 0.6

// headingLine is the height of a line over that of its letters, for lines after
// the first.
const headingLine = 0.86

// CreateRenderer implements fyne.Widget.
func (h *Heading) CreateRenderer() fyne.WidgetRenderer {
	r := &headingRenderer{heading: h}
	r.Refresh()
	return r
}

type headingRenderer struct {
	heading *Heading
	lines   []*canvas.Text
}

func (r *headingRenderer) Refresh() {
	r.Layout(r.heading.Size())
	for _, line := range r.lines {
		line.Color = widgets.Color(r.heading.color)
		line.Alignment = r.heading.align
		line.Refresh()
	}
}

func (r *headingRenderer) Layout(size fyne.Size) {
	h := r.heading
	h.width = size.Width
	lines := h.set(size.Width)
	for len(r.lines) < max(1, len(lines)) {
		r.lines = append(r.lines, canvas.NewText("", widgets.Color(h.color)))
	}
	step, all := h.heights(len(lines))
	top := (size.Height - all) / 2
	for i, line := range r.lines {
		widgets.SetShown(line, i < max(1, len(lines)))
		text := Fitted{Size: h.full()}
		if i < len(lines) {
			text = lines[i]
		}
		changed := line.Text != text.Text || line.TextSize != text.Size
		SetDisplay(line)
		line.Text, line.TextSize, line.Alignment = text.Text, text.Size, h.align
		height := line.MinSize().Height
		line.Move(fyne.NewPos(0, top+step*float32(i)))
		line.Resize(fyne.NewSize(size.Width, height))
		if changed {
			line.Refresh()
		}
	}
}

// heights are the distance from line to line and the height of so many.
func (h *Heading) heights(lines int) (step, all float32) {
	line := DisplayFace().Measure("Ag", h.full()).Height
	step = line * headingLine
	return step, line + step*float32(max(0, lines-1))
}

// MinSize is as high as the lines of the last width, and as wide as the longest
// word may shrink to.
func (r *headingRenderer) MinSize() fyne.Size {
	h := r.heading
	letters := DisplayFace()
	if h.alone {
		size := letters.Measure(h.text, h.full())
		return fyne.NewSize(size.Width*headingShrink, size.Height)
	}
	_, height := h.heights(len(h.set(h.width)))
	return fyne.NewSize(h.LongestWord()*headingShrink, height)
}

func (r *headingRenderer) Objects() []fyne.CanvasObject {
	all := make([]fyne.CanvasObject, len(r.lines))
	for i, line := range r.lines {
		all[i] = line
	}
	return all
}

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *headingRenderer) Destroy() {}
