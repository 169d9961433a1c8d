package hotseat

import (
	"fmt"
	"image/color"
	"math"

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
	r.Refresh()
	return r
}

type chartRenderer struct {
	chart   *Chart
	objects []fyne.CanvasObject
}

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

// Refresh follows a new theme or text size.
func (r *chartRenderer) Refresh() {
	r.Layout(r.chart.Size())
	canvas.Refresh(r.chart)
}

// Layout draws everything for the size.
func (r *chartRenderer) Layout(size fyne.Size) {
	r.objects = nil
	if size.Width < 1 || len(r.chart.rounds) < 2 {
		return
	}
	caption := theme.Size(widgets.SizeSmallText)
	words := fyne.MeasureText("000", caption, fyne.TextStyle{})
	left, right := words.Width+chartPadding, size.Width-float32(len(r.chart.rounds[0]))*chartEmblem-widgets.Grid
	top, bottom := chartEmblem, size.Height-words.Height-widgets.Grid
	most, last := r.chart.most(), len(r.chart.rounds)-1
	at := func(round, score int) fyne.Position {
		return fyne.NewPos(left+(right-left)*float32(round)/float32(last), bottom-(bottom-top)*float32(score)/float32(most))
	}
	for n := 0; n <= most; n += r.chart.step {
		r.line(at(0, n), at(last, n), theme.Color(widgets.ColorOutline), 1)
		label := r.text(fmt.Sprint(n), caption)
		label.Move(fyne.NewPos(words.Width-label.MinSize().Width, at(0, n).Y-label.MinSize().Height/2))
	}
	for round := last; round > 0; round -= max(1, last/8) {
		label := r.text(fmt.Sprint(round), caption)
		label.Move(fyne.NewPos(at(round, 0).X-label.MinSize().Width/2, bottom+widgets.Grid/2))
	}
	for seat := range r.chart.rounds[0] {
		ink := theme.Color(Color(engine.Seat(seat)))
		for round := range last {
			to := at(round+1, r.chart.rounds[round+1][seat])
			r.line(at(round, r.chart.rounds[round][seat]), to, ink, chartStroke)
			r.joint(to, ink)
		}
	}
	r.ends(func(seat int) fyne.Position { return at(last, r.chart.rounds[last][seat]) })
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
	for seat := range r.chart.rounds[0] {
		p := at(seat).AddXY(0, -chartEmblem/2)
		for !free(p) {
			p.X += chartEmblem
		}
		taken = append(taken, p)
		emblem := canvas.NewImageFromResource(emblems[seat])
		emblem.Resize(fyne.NewSquareSize(chartEmblem))
		emblem.Move(p)
		r.objects = append(r.objects, emblem)
	}
}

func (r *chartRenderer) line(from, to fyne.Position, ink color.Color, width float32) {
	l := canvas.NewLine(ink)
	l.StrokeWidth, l.Position1, l.Position2 = width, from, to
	r.objects = append(r.objects, l)
}

// joint fills the notch where two lines meet.
func (r *chartRenderer) joint(at fyne.Position, ink color.Color) {
	c := canvas.NewCircle(ink)
	c.Resize(fyne.NewSquareSize(chartStroke))
	c.Move(at.SubtractXY(chartStroke/2, chartStroke/2))
	r.objects = append(r.objects, c)
}

func (r *chartRenderer) text(words string, size float32) *canvas.Text {
	t := canvas.NewText(words, theme.Color(widgets.ColorMuted))
	t.TextSize = size
	t.Resize(t.MinSize())
	r.objects = append(r.objects, t)
	return t
}

// MinSize is constant.
func (r *chartRenderer) MinSize() fyne.Size { return fyne.NewSize(200, chartHeight) }

// Objects are the lines, the texts and the emblems.
func (r *chartRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer; there is nothing to release.
func (r *chartRenderer) Destroy() {}
