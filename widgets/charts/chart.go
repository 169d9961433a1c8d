// Package charts shows numbers as lines.
package charts

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/labels"
)

// A Curve is a line through values, one for each round.
type Curve struct {
	Values []float64
	Color  fyne.ThemeColorName
	Emblem fyne.Resource // stands at its end, so that colour is never the only sign; or nil
}

// Chart draws curves over the rounds, with a grid of numbered lines behind them.
type Chart struct {
	widget.BaseWidget

	curves []Curve
	step   int // between two lines of the grid; 0 in a timeline, where values are shares
	spoken string

	// Of a timeline: rounds that are marked with 1, 2 and so on, the chosen one, -1
	// for none, and whether it has the keyboard.
	marks   []int
	chosen  int
	focused bool
}

var _ fyne.Accessible = (*Chart)(nil)

// New makes a chart of curves of the same length, with a line of the grid at
// every step; spoken says the same in words.
func New(curves []Curve, step int, spoken string) *Chart {
	c := &Chart{curves: curves, step: step, spoken: spoken, chosen: -1}
	c.ExtendBaseWidget(c)
	return c
}

// AccessibilityLabel is what the chart shows.
func (c *Chart) AccessibilityLabel() string { return c.spoken }

// AccessibilityRole is that of text.
func (c *Chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// last is the last round, -1 without curves.
func (c *Chart) last() int {
	if len(c.curves) == 0 {
		return -1
	}
	return len(c.curves[0].Values) - 1
}

// most is the upper end of the scale.
func (c *Chart) most() float64 {
	if c.step == 0 {
		return 1
	}
	top := c.step
	for _, curve := range c.curves {
		for _, n := range curve.Values {
			for n > float64(top) {
				top += c.step
			}
		}
	}
	return float64(top)
}

// CreateRenderer implements fyne.Widget.
func (c *Chart) CreateRenderer() fyne.WidgetRenderer {
	r := &chartRenderer{chart: c, sketch: boards.NewSketch()}
	r.draw(c.Size())
	return r
}

type chartRenderer struct {
	chart  *Chart
	sketch *boards.Sketch
}

// Lengths in units.
const (
	lineWidth  float32 = 2.5
	emblemSize float32 = 16
	markSize           = 5 * widgets.Grid
	margin             = 4 * widgets.Grid
	gridHeight float32 = 220               // of a chart with a grid
	flatHeight         = 32 * widgets.Grid // of a timeline
)

// area is where the curves lie in a chart of a size.
func (c *Chart) area(size fyne.Size) widgets.Box {
	if c.step == 0 {
		return widgets.BoxAt(margin, margin, size.Width-2*margin, size.Height-2*margin)
	}
	digits := labels.Face{}.Measure("000", widgets.Size(widgets.SizeSmallText))
	left, emblems := digits.Width+2*widgets.Grid, float32(len(c.curves))*emblemSize
	return widgets.BoxAt(left, emblemSize, size.Width-emblems-widgets.Grid-left, size.Height-digits.Height-widgets.Grid-emblemSize)
}

// at is where a value of a round lies in a chart of a size.
func (c *Chart) at(round int, value float64, size fyne.Size) fyne.Position {
	area := c.area(size)
	return fyne.NewPos(
		area.X+area.Width*float32(round)/float32(max(1, c.last())),
		area.Y+area.Height*float32(1-value/c.most()))
}

func (r *chartRenderer) draw(size fyne.Size) {
	c, s := r.chart, r.sketch
	s.Begin()
	last, at := c.last(), func(round int, value float64) fyne.Position { return c.at(round, value, size) }
	switch {
	case c.step == 0:
		r.drawFrame(size)
	case last < 1:
		return
	default:
		r.drawGrid(size)
	}
	for i, curve := range c.curves {
		for round, next := 0, 0; round < last; round = next {
			next = level(curve.Values, round)
			from, to := at(round, curve.Values[round]), at(next, curve.Values[next])
			name := fmt.Sprint(i, ".", round)
			s.Line(name, from, to, widgets.Color(curve.Color), lineWidth)
			if c.step == 0 {
				to = from
			}
			s.Disc(name, to, lineWidth/2, boards.Look{Fill: widgets.Color(curve.Color)}) // closes the gap between two lines
		}
	}
	for i, round := range c.marks {
		if round <= last {
			r.drawMark(fmt.Sprint(i+1), at(round, c.curves[0].Values[round]))
		}
	}
	r.drawEmblems(size)
}

// level is the end of the line that begins in a round: where the next value is, or
// the last of those that are all the same.
func level(values []float64, round int) int {
	next := round + 1
	for next < len(values)-1 && values[next] == values[round] && values[next+1] == values[round] {
		next++
	}
	return next
}

// drawFrame draws the ground of a timeline, its middle and what is chosen.
func (r *chartRenderer) drawFrame(size fyne.Size) {
	c := r.chart
	frame := boards.Look{Fill: widgets.Color(widgets.ColorRaised), Stroke: widgets.Color(widgets.ColorOutline), Width: 1, Corner: widgets.CardCorner}
	if c.focused {
		frame.Stroke, frame.Width = widgets.Color(theme.ColorNameForeground), widgets.RingWidth()
	}
	r.sketch.Rect("frame", widgets.Box{Size: size}, frame)
	r.sketch.Line("middle", c.at(0, 0.5, size), c.at(max(1, c.last()), 0.5, size), widgets.Color(widgets.ColorMuted), 1)
	if c.chosen >= 0 && c.chosen <= c.last() {
		x := c.at(c.chosen, 0, size).X
		r.sketch.Line("chosen", fyne.NewPos(x, widgets.Grid), fyne.NewPos(x, size.Height-widgets.Grid), widgets.Color(theme.ColorNameForeground), 2)
	}
}

// drawGrid draws the lines behind the curves with their numbers.
func (r *chartRenderer) drawGrid(size fyne.Size) {
	c, last := r.chart, r.chart.last()
	for n := 0; n <= int(c.most()); n += c.step {
		from, words := c.at(0, float64(n), size), r.measure(n)
		r.sketch.Line(fmt.Sprint("grid", n), from, c.at(last, float64(n), size), widgets.Color(widgets.ColorOutline), 1)
		r.number("value", n, from.SubtractXY(words.Width+2*widgets.Grid, words.Height/2))
	}
	for round := last; round > 0; round -= max(1, last/8) {
		r.number("round", round, c.at(round, 0, size).AddXY(-r.measure(round).Width/2, widgets.Grid/2))
	}
}

func (r *chartRenderer) measure(n int) fyne.Size {
	return labels.Face{}.Measure(fmt.Sprint(n), widgets.Size(widgets.SizeSmallText))
}

func (r *chartRenderer) number(what string, n int, at fyne.Position) {
	r.sketch.Text(fmt.Sprint(what, n), widgets.Box{Position: at, Size: r.measure(n)}, fmt.Sprint(n),
		boards.Script{Size: widgets.Size(widgets.SizeSmallText), Color: widgets.ColorMuted})
}

// drawMark draws a disc with a number.
func (r *chartRenderer) drawMark(number string, at fyne.Position) {
	r.sketch.Disc("mark"+number, at, markSize/2,
		boards.Look{Fill: widgets.Color(theme.ColorNameBackground), Stroke: widgets.Color(theme.ColorNamePrimary), Width: 2})
	how := boards.Script{Size: markSize * 0.65, Color: theme.ColorNameForeground, Bold: true}
	size := labels.Face{Style: fyne.TextStyle{Bold: true}}.Measure(number, how.Size)
	r.sketch.Text("mark"+number, widgets.Box{Position: at.SubtractXY(size.Width/2, size.Height/2), Size: size}, number, how)
}

// drawEmblems puts an emblem at the end of each curve, aside where another is.
func (r *chartRenderer) drawEmblems(size fyne.Size) {
	var taken []fyne.Position
	near := func(p, q fyne.Position) bool {
		return widgets.Magnitude(p.X-q.X) < emblemSize && widgets.Magnitude(p.Y-q.Y) < emblemSize
	}
	last := r.chart.last()
	for i, curve := range r.chart.curves {
		if curve.Emblem == nil {
			continue
		}
		p := r.chart.at(last, curve.Values[last], size).AddXY(0, -emblemSize/2)
		for slices.ContainsFunc(taken, func(q fyne.Position) bool { return near(p, q) }) {
			p.X += emblemSize
		}
		taken = append(taken, p)
		r.sketch.Image(fmt.Sprint("emblem", i), widgets.Box{Position: p, Size: fyne.NewSquareSize(emblemSize)}, curve.Emblem, false)
	}
}

// Refresh follows new values and a new theme or text size.
func (r *chartRenderer) Refresh() {
	r.draw(r.chart.Size())
	canvas.Refresh(r.chart)
}

// Layout implements fyne.WidgetRenderer.
func (r *chartRenderer) Layout(size fyne.Size) { r.draw(size) }

// MinSize leaves the width to the layout.
func (r *chartRenderer) MinSize() fyne.Size {
	if r.chart.step == 0 {
		return fyne.NewSize(widgets.TouchSize, flatHeight)
	}
	return fyne.NewSize(200, gridHeight)
}

// Objects implements fyne.WidgetRenderer.
func (r *chartRenderer) Objects() []fyne.CanvasObject { return r.sketch.Order }

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *chartRenderer) Destroy() {}
