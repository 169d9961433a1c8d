// Package charts shows numbers as lines.
package charts

import (
	"fmt"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
)

// Chart shows how a share between 0 and 1 went up and down, as a line. Some of
// its points are marked with numbers, and one can be chosen: by a tap, or with
// the arrow keys.
type Chart struct {
	widget.BaseWidget

	// OnChosen is called with the point that a person chooses.
	OnChosen func(point int)

	values  []float64
	marks   []int
	chosen  int
	spoken  string
	focused bool
}

var (
	_ fyne.Focusable  = (*Chart)(nil)
	_ fyne.Tappable   = (*Chart)(nil)
	_ fyne.Accessible = (*Chart)(nil)
	_ fyne.Draggable  = (*Scrubber)(nil)
)

// NewChart makes an empty chart; spoken is what it shows, in words.
func NewChart(spoken string) *Chart {
	c := &Chart{spoken: spoken, chosen: -1}
	c.ExtendBaseWidget(c)
	return c
}

// Scrubber is a chart along which a finger may also be drawn. It is not for a
// page that scrolls: there a finger that begins on it means to scroll.
type Scrubber struct{ Chart }

// NewScrubber makes an empty chart to draw a finger along; spoken is what it
// shows, in words.
func NewScrubber(spoken string) *Scrubber {
	s := &Scrubber{Chart{spoken: spoken, chosen: -1}}
	s.ExtendBaseWidget(s)
	return s
}

// SetValues changes the line, and the points that are marked with 1, 2 and so on.
func (c *Chart) SetValues(values []float64, marks []int) {
	c.values, c.marks = values, marks
	c.Refresh()
}

// SetChosen marks a point as the chosen one; -1 for none.
func (c *Chart) SetChosen(point int) {
	if point != c.chosen {
		c.chosen = point
		c.Refresh()
	}
}

// Chosen is the point that is marked as the chosen one.
func (c *Chart) Chosen() int { return c.chosen }

// PointAt is the point nearest to a place.
func (c *Chart) PointAt(pos fyne.Position) int {
	last := len(c.values) - 1
	if last < 1 {
		return 0
	}
	share := (pos.X - chartMargin) / (c.Size().Width - 2*chartMargin)
	return min(max(int(math.Round(float64(share)*float64(last))), 0), last)
}

func (c *Chart) choose(point int) {
	if len(c.values) == 0 || point < 0 || point >= len(c.values) || point == c.chosen {
		return
	}
	c.SetChosen(point)
	if c.OnChosen != nil {
		c.OnChosen(point)
	}
}

// Tapped implements fyne.Tappable.
func (c *Chart) Tapped(event *fyne.PointEvent) { c.choose(c.PointAt(event.Position)) }

// Dragged implements fyne.Draggable.
func (s *Scrubber) Dragged(event *fyne.DragEvent) { s.choose(s.PointAt(event.Position)) }

// DragEnd implements fyne.Draggable; the point was chosen on the way.
func (s *Scrubber) DragEnd() {}

// TypedKey implements fyne.Focusable.
func (c *Chart) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyLeft:
		c.choose(c.chosen - 1)
	case fyne.KeyRight:
		c.choose(c.chosen + 1)
	case fyne.KeyHome:
		c.choose(0)
	case fyne.KeyEnd:
		c.choose(len(c.values) - 1)
	}
}

// TypedRune implements fyne.Focusable; keys arrive at TypedKey.
func (c *Chart) TypedRune(rune) {}

// FocusGained implements fyne.Focusable.
func (c *Chart) FocusGained() {
	c.focused = true
	c.Refresh()
}

// FocusLost implements fyne.Focusable.
func (c *Chart) FocusLost() {
	c.focused = false
	c.Refresh()
}

// AccessibilityLabel is what the chart shows.
func (c *Chart) AccessibilityLabel() string { return c.spoken }

// AccessibilityRole is that of text.
func (c *Chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (c *Chart) CreateRenderer() fyne.WidgetRenderer {
	r := &chartRenderer{
		chart: c, ground: canvas.NewRectangle(nil), middle: canvas.NewLine(nil), cursor: canvas.NewLine(nil),
	}
	r.Refresh()
	return r
}

type chartRenderer struct {
	chart          *Chart
	ground         *canvas.Rectangle
	middle, cursor *canvas.Line
	lines          []*canvas.Line
	joints         []*canvas.Circle // close the gaps where lines meet
	dots           []*canvas.Circle
	numbers        []*canvas.Text
	objects        []fyne.CanvasObject
}

const (
	chartMargin         = 4 * widgets.Grid
	chartHeight         = 32 * widgets.Grid
	chartDot            = 5 * widgets.Grid
	chartLine   float32 = 2.5
)

func (r *chartRenderer) Refresh() {
	for len(r.lines) < len(r.chart.values)-1 {
		r.lines = append(r.lines, canvas.NewLine(nil))
		r.joints = append(r.joints, canvas.NewCircle(nil))
	}
	for len(r.dots) < len(r.chart.marks) {
		r.dots = append(r.dots, canvas.NewCircle(nil))
		r.numbers = append(r.numbers, canvas.NewText(fmt.Sprint(len(r.dots)), nil))
	}
	r.ground.FillColor, r.ground.StrokeColor, r.ground.StrokeWidth = widgets.Color(widgets.ColorRaised), widgets.Color(widgets.ColorOutline), 1
	if r.chart.focused {
		r.ground.StrokeColor, r.ground.StrokeWidth = widgets.Color(theme.ColorNameForeground), widgets.RingWidth()
	}
	r.ground.CornerRadius = widgets.CardCorner
	r.middle.StrokeColor, r.middle.StrokeWidth = widgets.Color(widgets.ColorMuted), 1
	r.cursor.StrokeColor, r.cursor.StrokeWidth = widgets.Color(theme.ColorNameForeground), 2
	for i, line := range r.lines {
		line.StrokeColor, line.StrokeWidth = widgets.Color(theme.ColorNamePrimary), chartLine
		r.joints[i].FillColor = widgets.Color(theme.ColorNamePrimary)
	}
	for i, dot := range r.dots {
		dot.FillColor, dot.StrokeColor, dot.StrokeWidth = widgets.Color(theme.ColorNameBackground), widgets.Color(theme.ColorNamePrimary), 2
		r.numbers[i].Color, r.numbers[i].TextSize = widgets.Color(theme.ColorNameForeground), chartDot*0.65
		r.numbers[i].TextStyle = fyne.TextStyle{Bold: true}
	}
	r.Layout(r.chart.Size())
	canvas.Refresh(r.chart)
}

// at is where a point of the line lies.
func (r *chartRenderer) at(point int, size fyne.Size) fyne.Position {
	inner := size.SubtractWidthHeight(2*chartMargin, 2*chartMargin)
	return fyne.NewPos(
		chartMargin+inner.Width*float32(point)/float32(max(1, len(r.chart.values)-1)),
		chartMargin+inner.Height*float32(1-r.chart.values[point]))
}

func (r *chartRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	r.middle.Position1 = fyne.NewPos(chartMargin, size.Height/2)
	r.middle.Position2 = fyne.NewPos(size.Width-chartMargin, size.Height/2)
	r.objects = append(r.objects[:0], r.ground, r.middle)
	if p := r.chart.chosen; p >= 0 && p < len(r.chart.values) {
		x := r.at(p, size).X
		r.cursor.Position1, r.cursor.Position2 = fyne.NewPos(x, widgets.Grid), fyne.NewPos(x, size.Height-widgets.Grid)
		r.objects = append(r.objects, r.cursor)
	}
	for i := range len(r.chart.values) - 1 {
		r.lines[i].Position1, r.lines[i].Position2 = r.at(i, size), r.at(i+1, size)
		widgets.Cover(r.joints[i], widgets.Around(r.at(i, size), chartLine/2))
		r.objects = append(r.objects, r.lines[i], r.joints[i])
	}
	for i, point := range r.chart.marks {
		if point >= len(r.chart.values) {
			continue
		}
		at := r.at(point, size)
		widgets.Cover(r.dots[i], widgets.Around(at, chartDot/2))
		text := r.numbers[i].MinSize()
		r.numbers[i].Resize(text)
		r.numbers[i].Move(fyne.NewPos(at.X-text.Width/2, at.Y-text.Height/2))
		r.objects = append(r.objects, r.dots[i], r.numbers[i])
	}
	for _, o := range r.objects {
		o.Refresh()
	}
}

// MinSize leaves the width to the layout.
func (r *chartRenderer) MinSize() fyne.Size { return fyne.NewSize(widgets.TouchSize, chartHeight) }

func (r *chartRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *chartRenderer) Destroy() {}
