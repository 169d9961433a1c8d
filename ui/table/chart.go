package table

import (
	"fmt"
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/engine"
	"adytum/widgets"
)

// A Chart draws a number of every seat over the rounds; each line ends in the
// emblem of its seat, so that colour is never the only sign.
type Chart struct {
	widget.BaseWidget

	rounds [][]int
	step   int
	spoken string
}

// NewChart makes a chart of the numbers of all seats in each round, with a line
// of the grid at every step; spoken says the same in words.
func NewChart(rounds [][]int, step int, spoken string) *Chart {
	c := &Chart{rounds: rounds, step: step, spoken: spoken}
	c.ExtendBaseWidget(c)
	return c
}

// AccessibilityLabel says how the numbers grew.
func (c *Chart) AccessibilityLabel() string { return c.spoken }

// AccessibilityRole is that of text.
func (c *Chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (c *Chart) CreateRenderer() fyne.WidgetRenderer {
	r := &chartRenderer{chart: c}
	r.make()
	r.Refresh()
	return r
}

// The parts of a chart are made once: what a layout makes anew is laid out, and
// drawn, without end.
type chartRenderer struct {
	chart   *Chart
	objects []fyne.CanvasObject

	grid    []chartLine
	scores  []chartLabel // at the left of the grid
	rounds  []chartLabel // below it
	courses []chartLine  // of all seats
	joints  []*canvas.Circle
	emblems []*canvas.Image // a seat's at the end of its course
}

// A chartLine goes from a number in a round to one in another.
type chartLine struct {
	*canvas.Line
	seat     int // whose it is; none of the grid's
	from, to chartPoint
}

// A chartLabel stands beside a point.
type chartLabel struct {
	*canvas.Text
	at chartPoint
}

type chartPoint struct{ round, score int }

const (
	chartHeight  float32 = 220
	chartEmblem  float32 = 16
	chartStroke  float32 = 2.5
	chartPadding         = 2 * widgets.Grid
)

// most is the upper end of the scale.
func (c *Chart) most() int {
	top := c.step
	for _, scores := range c.rounds {
		for _, n := range scores {
			for n > top {
				top += c.step
			}
		}
	}
	return top
}

// make makes all parts, without their places and colours.
func (r *chartRenderer) make() {
	rounds := r.chart.rounds
	if len(rounds) < 2 {
		return
	}
	last := len(rounds) - 1
	for n := 0; n <= r.chart.most(); n += r.chart.step {
		r.grid = append(r.grid, chartLine{r.line(1), 0, chartPoint{0, n}, chartPoint{last, n}})
		r.scores = append(r.scores, r.label(n, chartPoint{0, n}))
	}
	for round := last; round > 0; round -= max(1, last/8) {
		r.rounds = append(r.rounds, r.label(round, chartPoint{round, 0}))
	}
	for seat := range rounds[0] {
		for round := range last {
			from, to := chartPoint{round, rounds[round][seat]}, chartPoint{round + 1, rounds[round+1][seat]}
			r.courses = append(r.courses, chartLine{r.line(chartStroke), seat, from, to})
			joint := canvas.NewCircle(color.Transparent)
			r.joints = append(r.joints, joint)
			r.objects = append(r.objects, joint)
		}
	}
	for seat := range rounds[0] {
		emblem := canvas.NewImageFromResource(Emblem(engine.Seat(seat)))
		r.emblems = append(r.emblems, emblem)
		r.objects = append(r.objects, emblem)
	}
}

func (r *chartRenderer) line(width float32) *canvas.Line {
	l := canvas.NewLine(color.Transparent)
	l.StrokeWidth = width
	r.objects = append(r.objects, l)
	return l
}

func (r *chartRenderer) label(n int, at chartPoint) chartLabel {
	t := canvas.NewText(fmt.Sprint(n), color.Transparent)
	r.objects = append(r.objects, t)
	return chartLabel{t, at}
}

// Refresh follows a new theme or text size.
func (r *chartRenderer) Refresh() {
	for _, l := range r.grid {
		l.StrokeColor = theme.Color(widgets.ColorOutline)
	}
	for i, l := range r.courses {
		l.StrokeColor = theme.Color(Color(engine.Seat(l.seat)))
		r.joints[i].FillColor = l.StrokeColor
	}
	for _, t := range slices.Concat(r.scores, r.rounds) {
		t.Color, t.TextSize = theme.Color(widgets.ColorMuted), theme.Size(widgets.SizeSmallText)
		t.Resize(t.MinSize())
	}
	r.Layout(r.chart.Size())
	canvas.Refresh(r.chart)
}

// Layout gives all parts their places.
func (r *chartRenderer) Layout(size fyne.Size) {
	if size.Width < 1 || len(r.chart.rounds) < 2 {
		return
	}
	words := fyne.MeasureText("000", theme.Size(widgets.SizeSmallText), fyne.TextStyle{})
	left, right := words.Width+chartPadding, size.Width-float32(len(r.emblems))*chartEmblem-widgets.Grid
	top, bottom := chartEmblem, size.Height-words.Height-widgets.Grid
	most, last := r.chart.most(), len(r.chart.rounds)-1
	place := func(p chartPoint) fyne.Position {
		return fyne.NewPos(left+(right-left)*float32(p.round)/float32(last), bottom-(bottom-top)*float32(p.score)/float32(most))
	}
	for _, l := range slices.Concat(r.grid, r.courses) {
		l.Position1, l.Position2 = place(l.from), place(l.to)
	}
	for i, joint := range r.joints { // each fills the notch where two lines meet
		joint.Resize(fyne.NewSquareSize(chartStroke))
		joint.Move(r.courses[i].Position2.SubtractXY(chartStroke/2, chartStroke/2))
	}
	for _, t := range r.scores {
		t.Move(fyne.NewPos(words.Width-t.MinSize().Width, place(t.at).Y-t.MinSize().Height/2))
	}
	for _, t := range r.rounds {
		t.Move(fyne.NewPos(place(t.at).X-t.MinSize().Width/2, bottom+widgets.Grid/2))
	}
	r.ends(func(seat int) fyne.Position { return place(chartPoint{last, r.chart.rounds[last][seat]}) })
}

// ends puts an emblem at the end of each line, aside where another is.
func (r *chartRenderer) ends(at func(seat int) fyne.Position) {
	var taken []fyne.Position
	free := func(p fyne.Position) bool {
		for _, q := range taken {
			if math.Abs(float64(p.X-q.X)) < float64(chartEmblem) && math.Abs(float64(p.Y-q.Y)) < float64(chartEmblem) {
				return false
			}
		}
		return true
	}
	for seat, emblem := range r.emblems {
		p := at(seat).AddXY(0, -chartEmblem/2)
		for !free(p) {
			p.X += chartEmblem
		}
		taken = append(taken, p)
		emblem.Resize(fyne.NewSquareSize(chartEmblem))
		emblem.Move(p)
	}
}

// MinSize is constant.
func (r *chartRenderer) MinSize() fyne.Size { return fyne.NewSize(200, chartHeight) }

// Objects are the lines, the texts and the emblems.
func (r *chartRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *chartRenderer) Destroy() {}
