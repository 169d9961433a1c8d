package statistics

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/savegames"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/labels"
)

// against shows how the person has done against each computer player of a game,
// the weakest first.
func against(t gameStatistics) fyne.CanvasObject {
	var lines []fyne.CanvasObject
	for _, bot := range t.game.Rules.Bots() {
		one, played := t.sums.Against[bot.Name()]
		if !played {
			continue
		}
		lines = append(lines, container.New(versusLayout{}, labels.NewText(t.game.Opponent(bot.Name())), labels.NewNote(tallyWords(one)),
			newBar(float32(one.Won)/float32(one.Played()), theme.ColorNamePrimary)))
	}
	if len(lines) == 0 {
		lines = append(lines, labels.NewText(i18n.T("statistics.against.none")))
	}
	return page.Section(i18n.T("statistics.against"), page.NewStack(4*widgets.Grid, lines...))
}

func tallyWords(t savegames.Tally) string {
	data := map[string]any{"Won": t.Won, "Drawn": t.Drawn, "Lost": t.Lost}
	if t.Drawn == 0 {
		return i18n.Tf("statistics.against.line", data)
	}
	return i18n.Tf("statistics.against.drawn", data)
}

// versusLayout writes a name, and what came of it, above a bar.
type versusLayout struct{}

func (versusLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	top := float32(0)
	for _, o := range objects[:2] {
		o.Move(fyne.NewPos(0, top))
		top += page.Fit(o, size.Width)
	}
	objects[2].Move(fyne.NewPos(0, size.Height-barHeight))
	objects[2].Resize(fyne.NewSize(size.Width, barHeight))
}

func (versusLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	name, came := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(2*numberWidth, name.Height+came.Height+barGap+barHeight)
}
