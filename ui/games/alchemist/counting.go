package alchemist

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/engine"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/labels"
	"adytum/widgets/pictures"

	rules "adytum/engine/alchemist"
)

// A countingStep is one part of the counting: a title, and a line for each seat
// or school.
type countingStep struct {
	title string
	note  string
	lines []countingLine
}

type countingLine struct {
	picture fyne.Resource
	words   string
	points  string
	sum     string
}

// lastEvents are those of the last turn, with which the match ended.
func lastEvents(m *table.Model) []engine.Event {
	history := m.History()
	if len(history) == 0 {
		return nil
	}
	return history[len(history)-1].Events
}

// countingSteps turns the events of the counting into steps: what each had,
// what was left over, the schools, and the places.
func countingSteps(m *table.Model) []countingStep {
	who := seatsOf(m.Header().Players)
	leftovers := countingStep{title: i18n.T("alchemist.count.leftovers"), note: i18n.T("alchemist.count.leftovers.note")}
	kinds := countingStep{title: i18n.T("alchemist.count.kinds"), note: i18n.T("alchemist.count.kinds.note")}
	schools := countingStep{title: i18n.T("alchemist.count.schools"), note: i18n.T("alchemist.count.schools.note")}
	before := countingStep{title: i18n.T("alchemist.count.before")}
	places := countingStep{title: i18n.T("alchemist.count.places")}
	for _, e := range lastEvents(m) {
		f := e.Facts
		switch e.Kind {
		case rules.EventRound:
			for seat, n := range numbers(f["scores"]) {
				before.lines = append(before.lines, countingLine{picture: table.Emblem(engine.Seat(seat)), words: who.Name(engine.Seat(seat)), sum: strconv.Itoa(n)})
			}
		case rules.EventLast:
			before.note = i18n.Tf("alchemist.count.last", map[string]any{"Ingredients": spaced(f["ingredients"])})
		case rules.EventLeftover:
			leftovers.lines = append(leftovers.lines, seatLine(who, e, i18n.N("alchemist.count.cubes", number(f["count"]), nil)))
		case rules.EventCounted:
			i := ingredientOf(f["ingredient"])
			kinds.lines = append(kinds.lines, countingLine{picture: pictureOf(i), words: i18n.Capital(ingredientName(i)),
				points: i18n.Tf("alchemist.count.left", map[string]any{"Count": f["left"]}), sum: rank(f["rank"])})
		case rules.EventHonoured:
			i := ingredientOf(f["ingredient"])
			schools.lines = append(schools.lines, seatLine(who, e, i18n.Tf("alchemist.count.school",
				map[string]any{"Ingredient": ingredientName(i), "Rank": rank(f["rank"])})))
		case rules.EventEnded:
			scores := numbers(f["scores"])
			for place := 1; place <= len(who); place++ {
				for seat, r := range numbers(f["ranks"]) {
					if r == place {
						places.lines = append(places.lines, countingLine{picture: table.Emblem(engine.Seat(seat)), words: who.Name(engine.Seat(seat)),
							points: fmt.Sprintf("%d.", place), sum: strconv.Itoa(scores[seat])})
					}
				}
			}
		}
	}
	var steps []countingStep
	for _, step := range []countingStep{before, leftovers, kinds, schools, places} {
		if len(step.lines) > 0 {
			steps = append(steps, step)
		}
	}
	return steps
}

func seatLine(who table.Players, e engine.Event, words string) countingLine {
	return countingLine{picture: table.Emblem(e.Seat), words: who.Name(e.Seat) + ": " + words,
		points: "+" + e.Facts["points"], sum: e.Facts["total"]}
}

func number(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

// rank is a place in Roman figures, as the schools have them.
func rank(text string) string {
	return []string{"", "I", "II", "III", "IV", "V"}[min(5, max(0, number(text)))]
}

// spaced lists ingredients that are joined by spaces.
func spaced(ids string) string { return stockWords(stockOf(strings.ReplaceAll(ids, " ", "+"))) }

// panel is a step on a panel of its own.
func (s countingStep) panel() fyne.CanvasObject {
	parts := []fyne.CanvasObject{s.table()}
	if s.note != "" {
		parts = append([]fyne.CanvasObject{labels.NewNote(s.note)}, parts...)
	}
	return page.Section(s.title, parts...)
}

// table lists the lines of a step.
func (s countingStep) table() fyne.CanvasObject {
	var lines []fyne.CanvasObject
	for _, l := range s.lines {
		picture := pictures.New(l.picture, 0)
		points := page.NewFigure(l.points, theme.SizeNameText, widgets.ColorMuted)
		points.SetAlign(fyne.TextAlignTrailing)
		sum := page.NewFigure(l.sum, theme.SizeNameSubHeadingText, theme.ColorNameForeground)
		sum.SetAlign(fyne.TextAlignTrailing)
		lines = append(lines, container.New(countingLayout{}, picture, labels.NewText(l.words), points, sum))
	}
	return page.NewStack(2*widgets.Grid, lines...)
}

// countingLayout puts a picture before the words, and two figures behind them;
// where it is narrow the first figure stands below the words.
type countingLayout struct{}

// narrowCounting is the width of a narrow line over the size of its text.
const narrowCounting = 14

func (countingLayout) narrow(width float32) bool {
	return width < narrowCounting*theme.Size(theme.SizeNameText)
}

// Layout implements fyne.Layout.
func (l countingLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	figure := max(2*theme.Size(theme.SizeNameText), o[3].MinSize().Width+2*widgets.Grid)
	points := o[2].MinSize()
	left := countingPicture + 2*widgets.Grid
	words := size.Width - left - figure
	if !l.narrow(size.Width) {
		points.Width = max(points.Width, figure)
		words -= points.Width
	}
	height := page.Fit(o[1], words)
	page.Place(o[0], 0, (size.Height-countingPicture)/2, countingPicture, countingPicture)
	page.Place(o[3], size.Width-figure, 0, figure, size.Height)
	if l.narrow(size.Width) {
		top := (size.Height - height - points.Height) / 2
		o[1].Move(fyne.NewPos(left, top))
		page.Place(o[2], left, top+height, points.Width, points.Height)
		return
	}
	o[1].Move(fyne.NewPos(left, (size.Height-height)/2))
	page.Place(o[2], left+words, 0, points.Width, size.Height)
}

// MinSize implements fyne.Layout.
func (l countingLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	words := o[1].MinSize().Height
	if width := o[3].Position().X + o[3].Size().Width; l.narrow(width) {
		words += o[2].MinSize().Height
	}
	return fyne.NewSize(40*widgets.Grid, max(countingPicture, words, o[3].MinSize().Height))
}

const countingPicture = 7 * widgets.Grid
