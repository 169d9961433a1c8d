package statistics

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/savegames"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/labels"
)

// figures shows the sums as large numbers with small words.
func figures(s savegames.Statistics) fyne.CanvasObject {
	figure := func(value, key string) fyne.CanvasObject {
		return page.NewStack(0, page.NewFigure(value, theme.SizeNameHeadingText, theme.ColorNameForeground), labels.NewNote(i18n.T(key)))
	}
	return widgets.NewPanel(page.NewGrid(figureLeast, 4,
		figure(fmt.Sprint(s.Played), "statistics.played"),
		figure(fmt.Sprint(s.Won), "statistics.won"),
		figure(percent(s.Won, s.Contested), "statistics.share"),
		figure(fmt.Sprint(s.Best), "statistics.best"),
		figure(fmt.Sprint(math.Round(s.MeanScore)), "statistics.mean"),
		figure(fmt.Sprint(s.Streak), "statistics.streak"),
		figure(fmt.Sprint(s.LongestStreak), "statistics.longest"),
		figure(fmt.Sprint(s.Hinted), "statistics.hinted"),
	))
}

const figureLeast float32 = 84

// percent is a share as a person would say it.
func percent(part, whole int) string {
	return i18n.Tf("statistics.percent", map[string]any{"Percent": int(math.Round(100 * float64(part) / float64(max(1, whole))))})
}

// outcomes shows how the games ended, each kind with a bar as long as its share.
func outcomes(s savegames.Statistics) fyne.CanvasObject {
	names := slices.SortedFunc(maps.Keys(s.Outcomes), func(a, b string) int {
		return cmp.Or(cmp.Compare(s.Outcomes[b], s.Outcomes[a]), cmp.Compare(a, b))
	})
	most := s.Outcomes[names[0]]
	var lines []fyne.CanvasObject
	for _, name := range names {
		count := s.Outcomes[name]
		number := labels.NewText(fmt.Sprint(count))
		number.SetAlign(fyne.TextAlignTrailing)
		color := widgets.ColorMuted
		if name == winning {
			color = theme.ColorNamePrimary
		}
		lines = append(lines, container.New(outcomeLayout{}, labels.NewText(i18n.Outcome(name)), number,
			newBar(float32(count)/float32(most), color)))
	}
	return page.Section(i18n.T("statistics.outcomes"), page.NewStack(3*widgets.Grid, lines...))
}

// winning is the outcome whose bar is in the accent colour.
const winning = "win"

// outcomeLayout writes a name and a number above a bar.
type outcomeLayout struct{}

const (
	barHeight   = 2 * widgets.Grid
	barGap      = widgets.Grid
	numberWidth = 14 * widgets.Grid
)

func (outcomeLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(fyne.NewSize(size.Width-numberWidth, objects[0].MinSize().Height))
	objects[1].Resize(fyne.NewSize(numberWidth, objects[1].MinSize().Height))
	objects[1].Move(fyne.NewPos(size.Width-numberWidth, 0))
	objects[2].Move(fyne.NewPos(0, size.Height-barHeight))
	objects[2].Resize(fyne.NewSize(size.Width, barHeight))
}

func (outcomeLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(2*numberWidth, objects[0].MinSize().Height+barGap+barHeight)
}
