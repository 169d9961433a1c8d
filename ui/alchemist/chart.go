package alchemist

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/widgets"

	rules "adytum/engine/alchemist"
)

// seatColors are the colours of the seats' lines; each line ends in its emblem,
// so that colour is never the only sign.
var seatColors = [rules.MostSeats]fyne.ThemeColorName{look.ColorSeat1, look.ColorSeat2, look.ColorSeat3, look.ColorSeat4, look.ColorSeat5}

// progress lists the points of every seat after each round, and after the
// counting at the end.
func progress(history []match.Entry, seats int) [][]int {
	rounds := [][]int{make([]int, seats)}
	for _, entry := range history {
		for _, e := range entry.Events {
			if e.Kind == rules.EventRound || e.Kind == rules.EventEnded {
				rounds = append(rounds, numbers(e.Facts["scores"]))
			}
		}
	}
	return rounds
}

func numbers(text string) []int {
	var all []int
	for field := range strings.FieldsSeq(text) {
		n, _ := strconv.Atoi(field)
		all = append(all, n)
	}
	return all
}

// A chart draws the points of the seats over the rounds.
type chart struct {
	widget.BaseWidget

	players players
	rounds  [][]int
}

func newChart(who players, rounds [][]int) *chart {
	c := &chart{players: who, rounds: rounds}
	c.ExtendBaseWidget(c)
	return c
}

// AccessibilityLabel says how the points grew.
func (c *chart) AccessibilityLabel() string {
	var all []string
	for i, scores := range c.rounds[1:] {
		all = append(all, i18n.Tf("alchemist.log.round", map[string]any{"Round": i + 1})+": "+strings.Trim(fmt.Sprint(scores), "[]"))
	}
	return strings.Join(all, ". ")
}

// AccessibilityRole is that of text.
func (c *chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (c *chart) CreateRenderer() fyne.WidgetRenderer {
	r := &chartRenderer{chart: c}
	r.Refresh()
	return r
}

type chartRenderer struct {
	chart   *chart
	objects []fyne.CanvasObject
}

const (
	chartHeight  float32 = 220
	chartEmblem  float32 = 16
	chartStroke  float32 = 2.5
	chartStep            = 20 // points between two lines of the grid
	chartPadding         = 2 * widgets.Grid
)

// most is the upper end of the scale.
func (c *chart) most() int {
	top := chartStep
	for _, scores := range c.rounds {
		for _, n := range scores {
			for n > top {
				top += chartStep
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
	left, right := words.Width+chartPadding, size.Width-float32(len(r.chart.players))*chartEmblem-widgets.Grid
	top, bottom := chartEmblem, size.Height-words.Height-widgets.Grid
	most, last := r.chart.most(), len(r.chart.rounds)-1
	at := func(round, score int) fyne.Position {
		return fyne.NewPos(left+(right-left)*float32(round)/float32(last), bottom-(bottom-top)*float32(score)/float32(most))
	}
	for n := 0; n <= most; n += chartStep {
		r.line(at(0, n), at(last, n), theme.Color(widgets.ColorOutline), 1)
		label := r.text(fmt.Sprint(n), caption)
		label.Move(fyne.NewPos(words.Width-label.MinSize().Width, at(0, n).Y-label.MinSize().Height/2))
	}
	for round := 1; round < last; round += max(1, last/8) {
		label := r.text(fmt.Sprint(round), caption)
		label.Move(fyne.NewPos(at(round, 0).X-label.MinSize().Width/2, bottom+widgets.Grid/2))
	}
	for seat := range r.chart.players {
		ink := theme.Color(seatColors[seat])
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
	for seat := range r.chart.players {
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
