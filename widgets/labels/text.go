// Package labels shows words and numbers that cannot be changed by hand: running
// text, headings, the status of a table, counts. Its Face measures them.
package labels

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
)

// Text is running text that wraps at words. Unlike Fyne's label it has no
// margin of its own, so texts line up with whatever stands above and below.
// A part between two asterisks is emphasised: "You need *4 more*."
type Text struct {
	widget.BaseWidget

	text  string
	color fyne.ThemeColorName
	size  fyne.ThemeSizeName
	align fyne.TextAlign

	rich *widget.RichText
}

var _ fyne.Accessible = (*Text)(nil)

// NewText makes a text of the normal size in the normal colour.
func NewText(text string) *Text { return newText(text, theme.ColorNameForeground, theme.SizeNameText) }

// NewNote makes a smaller text in a quieter colour.
func NewNote(text string) *Text { return newText(text, widgets.ColorMuted, widgets.SizeSmallText) }

func newText(text string, color fyne.ThemeColorName, size fyne.ThemeSizeName) *Text {
	t := &Text{text: text, color: color, size: size, rich: widget.NewRichText()}
	t.rich.Wrapping = fyne.TextWrapWord
	t.rich.Segments = t.segments(text)
	t.ExtendBaseWidget(t)
	return t
}

// SetText changes the words.
func (t *Text) SetText(text string) {
	if text == t.text {
		return
	}
	t.text = text
	t.update()
}

// SetAlign changes how the lines stand in the width.
func (t *Text) SetAlign(align fyne.TextAlign) {
	t.align = align
	t.update()
}

// SetSize changes the size of the letters to another one of the theme.
func (t *Text) SetSize(name fyne.ThemeSizeName) {
	if name == t.size {
		return
	}
	t.size = name
	t.update()
}

// SetColor changes the colour to another one of the theme.
func (t *Text) SetColor(name fyne.ThemeColorName) {
	if name == t.color {
		return
	}
	t.color = name
	t.update()
}

func (t *Text) update() {
	t.rich.Segments = t.segments(t.broken(t.Size().Width))
	t.rich.Refresh()
	t.Refresh()
}

// AccessibilityLabel is the text without its asterisks and glue.
func (t *Text) AccessibilityLabel() string { return unglued.Replace(t.text) }

var unglued = strings.NewReplacer("*", "", Glue, " ")

// AccessibilityRole is that of text.
func (t *Text) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// Glue is a space at which no line ends, as in "23 %" or "Player 1".
const Glue = "\u00a0"

// broken is the text with the ends of its lines for a width, if it holds glue:
// RichText takes that for a space like any other.
func (t *Text) broken(width float32) string {
	if width <= 0 || !strings.Contains(t.text, Glue) {
		return t.text
	}
	var all strings.Builder
	var line float32
	bold, space := false, t.measure(" ", false)
	for i, word := range strings.Split(t.text, " ") {
		var long float32
		for n, part := range strings.Split(word, "*") {
			if n > 0 {
				bold = !bold
			}
			long += t.measure(part, bold)
		}
		switch {
		case i == 0:
			line = long
		case line+space+long > width-1: // RichText rounds
			all.WriteByte('\n')
			line = long
		default:
			all.WriteByte(' ')
			line += space + long
		}
		all.WriteString(word)
	}
	return all.String()
}

func (t *Text) measure(text string, bold bool) float32 {
	return fyne.MeasureText(text, widgets.Size(widgets.SizeName(t.size)), fyne.TextStyle{Bold: bold}).Width
}

func (t *Text) segments(text string) []widget.RichTextSegment {
	var segments []widget.RichTextSegment
	var last *widget.TextSegment
	for i, part := range strings.Split(text, "*") {
		if last != nil && strings.HasPrefix(part, "\n") {
			// RichText gives the lines after a leading end no more than the rest of this one.
			last.Text += "\n"
			part = part[1:]
		}
		if part == "" {
			continue
		}
		last = &widget.TextSegment{Text: part, Style: widget.RichTextStyle{
			Alignment: t.align, ColorName: widgets.ColorName(t.color), SizeName: widgets.SizeName(t.size), Inline: true,
			TextStyle: fyne.TextStyle{Bold: i%2 == 1},
		}}
		segments = append(segments, last)
	}
	return segments
}

// CreateRenderer implements fyne.Widget.
func (t *Text) CreateRenderer() fyne.WidgetRenderer { return &textRenderer{text: t} }

type textRenderer struct{ text *Text }

// inset is the margin that RichText keeps on each side.
func (r *textRenderer) inset() float32 { return widgets.Size(theme.SizeNameInnerPadding) }

func (r *textRenderer) Layout(size fyne.Size) {
	inset := r.inset()
	if strings.Contains(r.text.text, Glue) {
		r.text.rich.Segments = r.text.segments(r.text.broken(size.Width))
		r.text.rich.Refresh()
	}
	r.text.rich.Move(fyne.NewPos(-inset, -inset))
	r.text.rich.Resize(size.AddWidthHeight(2*inset, 2*inset))
}

func (r *textRenderer) MinSize() fyne.Size {
	inset := r.inset()
	size := r.text.rich.MinSize().SubtractWidthHeight(2*inset, 2*inset)
	return size.Max(fyne.NewSize(widgets.TouchSize, 0))
}

func (r *textRenderer) Refresh() { r.text.rich.Refresh() }

func (r *textRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.text.rich} }

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *textRenderer) Destroy() {}
