package labels

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"adytum/widgets/widgettest"
)

func TestDiscsAndCounts(t *testing.T) {
	widgettest.Themed(t)
	d := NewDiscs(5)
	widgettest.Show(t, d, fyne.NewSize(120, 20))
	d.SetFilled(2)
	filled := 0
	for _, o := range test.WidgetRenderer(d).Objects() {
		circle := o.(*canvas.Circle)
		if _, _, _, alpha := circle.FillColor.RGBA(); alpha > 0 {
			filled++
		}
		if circle.Position().X+circle.Size().Width > 121 {
			t.Errorf("a disc ends at %v", circle.Position().X+circle.Size().Width)
		}
	}
	if filled != 2 || d.Filled() != 2 {
		t.Errorf("%d discs are filled", filled)
	}
	c := NewCount(widgettest.Face("x"))
	widgettest.Show(t, c, fyne.NewSize(60, 20))
	c.SetText("12")
	if line := test.WidgetRenderer(c).Objects()[1].(*canvas.Text); line.Text != "12" {
		t.Errorf("the count says %q", line.Text)
	}
}
