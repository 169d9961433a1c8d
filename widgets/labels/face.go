package labels

import (
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"adytum/widgets"
)

// Shrink is how far a label may shrink before it is cut.
const Shrink = 0.7

// CaptionSize is the text size of captions: they grow with the text, but not so
// far that what they stand beside grows small for it.
func CaptionSize() float32 { return min(widgets.Size(widgets.SizeSmallText), mostCaption) }

const mostCaption float32 = 18

var displayStyle = fyne.TextStyle{Bold: true}

// DisplayFace is the face of titles and of the names of cards.
func DisplayFace() Face { return Face{font: widgets.DisplayFont(), Style: displayStyle} }

// SetDisplay gives a line the display face of the current theme.
func SetDisplay(line *canvas.Text) {
	line.FontSource = widgets.DisplayFont()
	line.TextStyle = displayStyle
}

// Face measures text in one face and fits it into a width.
type Face struct {
	font  fyne.Resource // nil for the theme's face of style
	Style fyne.TextStyle
}

// Measure is the size of a line of text.
func (l Face) Measure(text string, size float32) fyne.Size {
	measured, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, size, l.Style, l.font)
	return measured
}

// Fitted is a line of text that fits, and its size.
type Fitted struct {
	Text string
	Size float32
}

// Fit makes text as large as width allows between least and most units, and
// cuts it with an ellipsis if it does not fit even then.
func (l Face) Fit(text string, width, most, least float32) Fitted {
	if text == "" || width <= 0 {
		return Fitted{text, most}
	}
	natural := l.Measure(text, most).Width
	if natural <= width {
		return Fitted{text, most}
	}
	for size := widgets.Whole(most * width / natural); size > least; size-- {
		if l.Measure(text, size).Width <= width {
			return Fitted{text, size}
		}
	}
	if l.Measure(text, least).Width <= width {
		return Fitted{text, least}
	}
	return Fitted{l.cut(text, width, least), least}
}

func (l Face) cut(text string, width, size float32) string {
	letters := []rune(text)
	for n := len(letters) - 1; n > 0; n-- {
		short := strings.TrimRight(string(letters[:n]), " ") + "…"
		if l.Measure(short, size).Width <= width {
			return short
		}
	}
	return "…"
}

// FitLines is fit over up to two lines: the words are broken where the longer
// line is shortest, if that lets the text be larger than on one line and two
// lines of that size are no higher than height.
func (l Face) FitLines(text string, box fyne.Size, most, least float32) []Fitted {
	one := l.Fit(text, box.Width, min(most, l.sizeForHeight(box.Height)), least)
	two := min(most, l.sizeForHeight(box.Height/2))
	upper, lower, ok := l.halves(text)
	if !ok || two < least || two <= one.Size && one.Text == text {
		return []Fitted{one}
	}
	a, b := l.Fit(upper, box.Width, two, least), l.Fit(lower, box.Width, two, least)
	size := min(a.Size, b.Size)
	if size <= one.Size && one.Text == text {
		return []Fitted{one}
	}
	return []Fitted{{a.Text, size}, {b.Text, size}}
}

// sizeForHeight is the text size whose line is about that high: the letters of
// a name may come near to the edge, their line spacing need not fit.
func (l Face) sizeForHeight(height float32) float32 { return widgets.Whole(height * 0.86) }

func (l Face) halves(text string) (upper, lower string, ok bool) {
	best := float32(math.MaxFloat32)
	for i, letter := range text {
		if letter != ' ' {
			continue
		}
		longer := max(l.Measure(text[:i], 12).Width, l.Measure(text[i+1:], 12).Width)
		if longer < best {
			best, upper, lower, ok = longer, text[:i], text[i+1:], true
		}
	}
	return upper, lower, ok
}
