package widgets

import (
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// labelShrink is how far a label may shrink before it is cut.
const labelShrink = 0.7

// captionSize is the text size of captions: they grow with the text, but not so
// far that what they stand beside grows small for it.
func captionSize() float32 { return min(themeSize(SizeSmallText), mostCaption) }

const mostCaption float32 = 18

var displayStyle = fyne.TextStyle{Bold: true}

// displayFace is the face of titles and of the names of cards.
func displayFace() lettering { return lettering{font: DisplayFont(), style: displayStyle} }

// setDisplay gives a line the display face of the current theme.
func setDisplay(line *canvas.Text) {
	line.FontSource = DisplayFont()
	line.TextStyle = displayStyle
}

// lettering measures text in one face and fits it into a width.
type lettering struct {
	font  fyne.Resource // nil for the theme's face of style
	style fyne.TextStyle
}

func (l lettering) measure(text string, size float32) fyne.Size {
	measured, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, size, l.style, l.font)
	return measured
}

// fitted is a line of text that fits, and its size.
type fitted struct {
	text string
	size float32
}

// fit makes text as large as width allows between least and most units, and
// cuts it with an ellipsis if it does not fit even then.
func (l lettering) fit(text string, width, most, least float32) fitted {
	if text == "" || width <= 0 {
		return fitted{text, most}
	}
	natural := l.measure(text, most).Width
	if natural <= width {
		return fitted{text, most}
	}
	for size := whole(most * width / natural); size > least; size-- {
		if l.measure(text, size).Width <= width {
			return fitted{text, size}
		}
	}
	if l.measure(text, least).Width <= width {
		return fitted{text, least}
	}
	return fitted{l.cut(text, width, least), least}
}

func (l lettering) cut(text string, width, size float32) string {
	letters := []rune(text)
	for n := len(letters) - 1; n > 0; n-- {
		short := strings.TrimRight(string(letters[:n]), " ") + "…"
		if l.measure(short, size).Width <= width {
			return short
		}
	}
	return "…"
}

// fitLines is fit over up to two lines: the words are broken where the longer
// line is shortest, if that lets the text be larger than on one line and two
// lines of that size are no higher than height.
func (l lettering) fitLines(text string, box fyne.Size, most, least float32) []fitted {
	one := l.fit(text, box.Width, min(most, l.sizeForHeight(box.Height)), least)
	two := min(most, l.sizeForHeight(box.Height/2))
	upper, lower, ok := l.halves(text)
	if !ok || two < least || two <= one.size && one.text == text {
		return []fitted{one}
	}
	a, b := l.fit(upper, box.Width, two, least), l.fit(lower, box.Width, two, least)
	size := min(a.size, b.size)
	if size <= one.size && one.text == text {
		return []fitted{one}
	}
	return []fitted{{a.text, size}, {b.text, size}}
}

// sizeForHeight is the text size whose line is about that high: the letters of
// a name may come near to the edge, their line spacing need not fit.
func (l lettering) sizeForHeight(height float32) float32 { return whole(height * 0.86) }

func (l lettering) halves(text string) (upper, lower string, ok bool) {
	best := float32(math.MaxFloat32)
	for i, letter := range text {
		if letter != ' ' {
			continue
		}
		longer := max(l.measure(text[:i], 12).Width, l.measure(text[i+1:], 12).Width)
		if longer < best {
			best, upper, lower, ok = longer, text[:i], text[i+1:], true
		}
	}
	return upper, lower, ok
}
