package charts

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/widgets/widgettest"
)

func TestChartIsChosenByTapAndKeys(t *testing.T) {
	widgettest.Themed(t)
	c := NewTimeline("a line")
	c.SetValues([]float64{0.5, 0.2, 0.9, 1, 0}, []int{2, 4})
	w := widgettest.Show(t, c, fyne.NewSize(300, 140))
	var chosen []int
	c.OnChosen = func(point int) { chosen = append(chosen, point) }
	test.TapCanvas(w.Canvas(), fyne.NewPos(150, 60))
	for _, key := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyHome, fyne.KeyLeft, fyne.KeyEnd, fyne.KeyRight} {
		c.TypedKey(&fyne.KeyEvent{Name: key})
	}
	if want := []int{2, 1, 0, 4}; !slices.Equal(chosen, want) {
		t.Errorf("chosen %v, want %v", chosen, want)
	}

	for i := range c.curves[0].Values {
		at := c.at(i, c.curves[0].Values[i], c.Size())
		if at.X < 0 || at.Y < 0 || at.X > 300 || at.Y > 140 || c.PointAt(at) != i {
			t.Errorf("point %d lies at %v and is found as %d", i, at, c.PointAt(at))
		}
	}
	if c.at(3, 1, c.Size()).Y >= c.at(4, 0, c.Size()).Y {
		t.Error("more is not higher")
	}
}

// A finger that begins on a chart of a page means to scroll the page.
func TestOnlyAScrubberFollowsTheFinger(t *testing.T) {
	widgettest.Themed(t)
	chart, scrubber := NewTimeline("a line"), NewScrubber("a line")
	if _, ok := fyne.CanvasObject(chart).(fyne.Draggable); ok {
		t.Error("a chart keeps a finger that scrolls")
	}
	scrubber.SetValues([]float64{0.5, 0.2, 0.9, 1, 0}, nil)
	widgettest.Show(t, scrubber, fyne.NewSize(300, 140))
	var chosen []int
	scrubber.OnChosen = func(point int) { chosen = append(chosen, point) }
	for _, x := range []float32{20, 150, 290} {
		scrubber.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, 60)}})
	}
	scrubber.DragEnd()
	if want := []int{0, 2, 4}; !slices.Equal(chosen, want) {
		t.Errorf("chosen %v, want %v", chosen, want)
	}
}

func TestDoubledKeyChoosesOnePoint(t *testing.T) {
	test.NewTempApp(t)
	chosen := 0
	s := NewScrubber("a line")
	s.SetValues([]float64{0, 1, 0.5, 0.2}, nil)
	s.OnChosen = func(int) { chosen++ }
	widgettest.DoubledKeyActsOnce(t, s, fyne.KeyRight, func() int { return chosen })
}
