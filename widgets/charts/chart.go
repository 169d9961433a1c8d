// Package charts shows numbers as lines.
package charts

import (
	"fmt"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
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

	view *chartRenderer // the renderer of the moment, or nil
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
	c.view = &chartRenderer{chart: c}
	c.view.build()
	c.view.Refresh()
	return c.view
}

// chartRenderer makes the parts of a chart once for its values: what a layout
// makes anew is laid out, and drawn, without end.
type chartRenderer struct {
	chart   *Chart
	objects []fyne.CanvasObject

	lines   []line // of the grid and the curves
	joints  []dot  // close the gaps where two lines meet
	numbers []text // at the grid
	marks   []dot
	inMarks []text
	emblems []dot
	frame   *canvas.Rectangle // of a timeline
	cursor  *canvas.Line
}

type (
	// A point is a round and a value.
	point struct {
		round int
		value float64
	}
	line struct {
		*canvas.Line
		from, to point
		color    fyne.ThemeColorName
	}
	dot struct {
		fyne.CanvasObject
		at    point
		color fyne.ThemeColorName
	}
	text struct {
		*canvas.Text
		at    point
		below bool // the point, and not at its left
	}
)

// Lengths in units.
const (
	lineWidth  float32 = 2.5
	emblemSize float32 = 16
	markSize           = 5 * widgets.Grid
	margin             = 4 * widgets.Grid
	gridHeight float32 = 220               // of a chart with a grid
	flatHeight         = 32 * widgets.Grid // of a timeline
)

func (r *chartRenderer) build() {
	c := r.chart
	*r = chartRenderer{chart: c}
	last := c.last()
	if c.step > 0 {
		if last < 1 {
			return
		}
		r.buildGrid(last)
	} else {
		r.frame, r.cursor = canvas.NewRectangle(nil), canvas.NewLine(nil)
		r.objects = append(r.objects, r.frame)
		r.line(point{0, 0.5}, point{max(1, last), 0.5}, widgets.ColorMuted, 1)
		r.objects = append(r.objects, r.cursor)
	}
	for _, curve := range c.curves {
		for round := range last {
			from, to := point{round, curve.Values[round]}, point{round + 1, curve.Values[round+1]}
			r.line(from, to, curve.Color, lineWidth)
			joint := dot{canvas.NewCircle(nil), to, curve.Color}
			if c.step == 0 {
				joint.at = from
			}
			r.joints = append(r.joints, joint)
			r.objects = append(r.objects, joint.CanvasObject)
		}
	}
	for i, round := range c.marks {
		if round <= last {
			r.mark(i+1, point{round, c.curves[0].Values[round]})
		}
	}
	for _, curve := range c.curves {
		if curve.Emblem != nil {
			r.emblems = append(r.emblems, dot{CanvasObject: canvas.NewImageFromResource(curve.Emblem), at: point{last, curve.Values[last]}})
			r.objects = append(r.objects, r.emblems[len(r.emblems)-1].CanvasObject)
		}
	}
}

func (r *chartRenderer) buildGrid(last int) {
	for n := 0; n <= int(r.chart.most()); n += r.chart.step {
		r.line(point{0, float64(n)}, point{last, float64(n)}, widgets.ColorOutline, 1)
		r.number(n, point{0, float64(n)}, false)
	}
	for round := last; round > 0; round -= max(1, last/8) {
		r.number(round, point{round, 0}, true)
	}
}

func (r *chartRenderer) line(from, to point, color fyne.ThemeColorName, width float32) {
	l := line{canvas.NewLine(nil), from, to, color}
	l.StrokeWidth = width
	r.lines, r.objects = append(r.lines, l), append(r.objects, l.Line)
}

func (r *chartRenderer) number(n int, at point, below bool) {
	t := text{canvas.NewText(fmt.Sprint(n), color.Transparent), at, below}
	r.numbers, r.objects = append(r.numbers, t), append(r.objects, t.Text)
}

// mark is a disc with a number.
func (r *chartRenderer) mark(n int, at point) {
	disc, number := canvas.NewCircle(nil), canvas.NewText(fmt.Sprint(n), nil)
	disc.StrokeWidth = 2
	number.TextSize, number.TextStyle = markSize*0.65, fyne.TextStyle{Bold: true}
	r.marks, r.inMarks = append(r.marks, dot{CanvasObject: disc, at: at}), append(r.inMarks, text{Text: number, at: at})
	r.objects = append(r.objects, disc, number)
}

// Refresh follows a new theme or text size.
func (r *chartRenderer) Refresh() {
	for _, l := range r.lines {
		l.StrokeColor = widgets.Color(l.color)
	}
	for _, j := range r.joints {
		j.CanvasObject.(*canvas.Circle).FillColor = widgets.Color(j.color)
	}
	for _, t := range r.numbers {
		t.Color, t.TextSize = widgets.Color(widgets.ColorMuted), widgets.Size(widgets.SizeSmallText)
	}
	for i, m := range r.marks {
		disc := m.CanvasObject.(*canvas.Circle)
		disc.FillColor, disc.StrokeColor = widgets.Color(theme.ColorNameBackground), widgets.Color(theme.ColorNamePrimary)
		r.inMarks[i].Color = widgets.Color(theme.ColorNameForeground)
	}
	if r.frame != nil {
		r.frame.FillColor, r.frame.CornerRadius = widgets.Color(widgets.ColorRaised), widgets.CardCorner
		r.frame.StrokeColor, r.frame.StrokeWidth = widgets.Color(widgets.ColorOutline), 1
		if r.chart.focused {
			r.frame.StrokeColor, r.frame.StrokeWidth = widgets.Color(theme.ColorNameForeground), widgets.RingWidth()
		}
		r.cursor.StrokeColor, r.cursor.StrokeWidth = widgets.Color(theme.ColorNameForeground), 2
	}
	r.Layout(r.chart.Size())
	canvas.Refresh(r.chart)
}

// area is where the curves lie in a chart of a size.
func (c *Chart) area(size fyne.Size) widgets.Box {
	if c.step == 0 {
		return widgets.BoxAt(margin, margin, size.Width-2*margin, size.Height-2*margin)
	}
	digits := labels.Face{}.Measure("000", widgets.Size(widgets.SizeSmallText))
	left, emblems := digits.Width+2*widgets.Grid, float32(len(c.curves))*emblemSize
	return widgets.BoxAt(left, emblemSize, size.Width-emblems-widgets.Grid-left, size.Height-digits.Height-widgets.Grid-emblemSize)
}

// at is where a point lies in a chart of a size.
func (c *Chart) at(p point, size fyne.Size) fyne.Position {
	area := c.area(size)
	return fyne.NewPos(
		area.X+area.Width*float32(p.round)/float32(max(1, c.last())),
		area.Y+area.Height*float32(1-p.value/c.most()))
}

// Layout gives all parts their places.
func (r *chartRenderer) Layout(size fyne.Size) {
	if size.Width < 1 {
		return
	}
	c := r.chart
	for _, l := range r.lines {
		l.Position1, l.Position2 = c.at(l.from, size), c.at(l.to, size)
	}
	for _, j := range r.joints {
		widgets.Cover(j, widgets.Around(c.at(j.at, size), lineWidth/2))
	}
	for _, t := range r.numbers {
		at, own := c.at(t.at, size), t.MinSize()
		if t.below {
			at = at.AddXY(-own.Width/2, widgets.Grid/2)
		} else {
			at = at.AddXY(-own.Width-2*widgets.Grid, -own.Height/2)
		}
		t.Resize(own)
		t.Move(at)
	}
	for i, m := range r.marks {
		at, own := c.at(m.at, size), r.inMarks[i].MinSize()
		widgets.Cover(m, widgets.Around(at, markSize/2))
		r.inMarks[i].Resize(own)
		r.inMarks[i].Move(at.SubtractXY(own.Width/2, own.Height/2))
	}
	r.layoutEmblems(size)
	if r.frame != nil {
		r.frame.Resize(size)
		r.cursor.Hidden = c.chosen < 0 || c.chosen > c.last()
		x := c.at(point{round: c.chosen}, size).X
		r.cursor.Position1, r.cursor.Position2 = fyne.NewPos(x, widgets.Grid), fyne.NewPos(x, size.Height-widgets.Grid)
	}
}

// layoutEmblems puts an emblem at the end of each curve, aside where another is.
func (r *chartRenderer) layoutEmblems(size fyne.Size) {
	var taken []fyne.Position
	free := func(p fyne.Position) bool {
		for _, q := range taken {
			if math.Abs(float64(p.X-q.X)) < float64(emblemSize) && math.Abs(float64(p.Y-q.Y)) < float64(emblemSize) {
				return false
			}
		}
		return true
	}
	for _, e := range r.emblems {
		p := r.chart.at(e.at, size).AddXY(0, -emblemSize/2)
		for !free(p) {
			p.X += emblemSize
		}
		taken = append(taken, p)
		e.Resize(fyne.NewSquareSize(emblemSize))
		e.Move(p)
	}
}

// MinSize leaves the width to the layout.
func (r *chartRenderer) MinSize() fyne.Size {
	if r.chart.step == 0 {
		return fyne.NewSize(widgets.TouchSize, flatHeight)
	}
	return fyne.NewSize(200, gridHeight)
}

// Objects implements fyne.WidgetRenderer.
func (r *chartRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy lets go of the chart, which may outlive this renderer.
func (r *chartRenderer) Destroy() {
	if r.chart.view == r {
		r.chart.view = nil
	}
}
