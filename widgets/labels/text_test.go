package labels

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
	"adytum/widgets/widgettest"
)

func TestTextEmphasises(t *testing.T) {
	test.NewTempApp(t)
	text := NewText("You need *4 more*.")
	if got := text.AccessibilityLabel(); got != "You need 4 more." {
		t.Errorf("it says %q", got)
	}
	bold := ""
	for _, segment := range text.segments(text.text) {
		if s, ok := segment.(interface{ Textual() string }); ok && isBold(segment) {
			bold += s.Textual()
		}
	}
	if bold != "4 more" {
		t.Errorf("%q is emphasised", bold)
	}
}

func TestTextWrapsWithoutMargin(t *testing.T) {
	text := NewText(strings.Repeat("word ", 40))
	column := widgets.NewColumn(600, 8, text)
	w := widgettest.Show(t, column, fyne.NewSize(360, 600))
	if got := text.Size(); got.Width != 360-2*widgets.ColumnMargin || got.Height < 60 {
		t.Errorf("the text is %v large", got)
	}
	w.Resize(fyne.NewSize(1000, 600))
	if got := text.Position().X; got != 200 {
		t.Errorf("a column of 600 in 1000 begins at %v", got)
	}
}

// linesOf are the lines of a text as they stand on the screen.
func linesOf(text *Text) []string {
	var lines []string
	at := float32(-1000)
	for _, o := range test.LaidOutObjects(text) {
		if part, ok := o.(*canvas.Text); ok {
			if top := fyne.CurrentApp().Driver().AbsolutePositionForObject(part).Y; top > at+part.Size().Height/2 {
				at, lines = top, append(lines, "")
			}
			lines[len(lines)-1] += part.Text
		}
	}
	for i := range lines {
		lines[i] = strings.Trim(lines[i], " ")
	}
	return lines
}

// What glue holds together stands in one line at every width, whether it is
// emphasised or not.
func TestNoLineEndsAtGlue(t *testing.T) {
	text := NewText("Your chance is *23" + Glue + "%* before and 41*" + Glue + "%* after this turn, *by far* the last of Player" + Glue + "1 in a *long* game.")
	heading := NewHeading("Hand the device to Player"+Glue+"1", theme.SizeNameHeadingText)
	widgettest.Show(t, container.NewWithoutLayout(text, heading), fyne.NewSize(400, 600))
	for width := float32(120); width <= 400; width += 7 {
		text.Resize(fyne.NewSize(width, 300))
		heading.Resize(fyne.NewSize(width, 100))
		lines := linesOf(text)
		if got := strings.Join(lines, " "); got != strings.ReplaceAll(text.text, "*", "") {
			t.Errorf("at %v the lines are %q", width, lines)
		}
		least := text.MinSize().Height
		one := NewText("word")
		one.Resize(text.Size())
		if want := one.MinSize().Height * float32(len(lines)); least != want {
			t.Errorf("at %v %d lines are %v high, want %v", width, len(lines), least, want)
		}
		for _, line := range heading.set(width) {
			if line.Text == "1" {
				t.Errorf("at %v the heading breaks before 1", width)
			}
		}
	}
	if got := text.AccessibilityLabel(); strings.Contains(got, Glue) || !strings.Contains(got, "23 %") {
		t.Errorf("it says %q", got)
	}
}

func isBold(segment widget.RichTextSegment) bool {
	text, ok := segment.(*widget.TextSegment)
	return ok && text.Style.TextStyle.Bold
}
