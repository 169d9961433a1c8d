package statistics

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/labels"
)

// scores lists the high scores of one choice of options; a tap plays the deal
// again.
func (p *statisticsPage) scores(game table.Game, list scoreList) fyne.CanvasObject {
	options := table.OptionsOf(list.group)
	parts := []fyne.CanvasObject{labels.NewNote(i18n.Options(game.Rules, options))}
	if len(list.scores) == 0 {
		parts = append(parts, labels.NewText(i18n.T("statistics.scores.none")))
	}
	var lines []fyne.CanvasObject
	for i, r := range list.scores {
		how, when := p.aboutScore(r)
		spoken := fmt.Sprintf("%d. %d. %s. %s. %s", i+1, r.Score(), how, when, i18n.T("statistics.scores.again"))
		line := container.New(scoreLayout{}, place(i+1), score(r), page.NewStack(0, labels.NewText(how), labels.NewNote(when)))
		lines = append(lines, page.Pressed(spoken, func() {
			header := match.Header{Options: options, Seed: r.Seed}
			for _, kind := range r.Players {
				header.Players = append(header.Players, match.Player{Kind: kind})
			}
			game.Start(p.host, header, func(err error) { p.bar.Say(i18n.ProblemLine(err)) })
		}, line))
	}
	parts = append(parts, page.NewStack(0, lines...))
	if len(lines) > 0 {
		parts = append(parts, labels.NewNote(i18n.T("statistics.scores.again")))
	}
	return page.Section(i18n.T("statistics.scores"), parts...)
}

func place(n int) fyne.CanvasObject {
	text := page.NewFigure(fmt.Sprintf("%d.", n), widgets.SizeSmallText, widgets.ColorMuted)
	text.SetAlign(fyne.TextAlignTrailing)
	return text
}

func score(r savegames.Result) fyne.CanvasObject {
	color := theme.ColorNameForeground
	if r.Won() {
		color = theme.ColorNamePrimary
	}
	text := page.NewFigure(fmt.Sprint(r.Score()), theme.SizeNameSubHeadingText, color)
	text.SetAlign(fyne.TextAlignTrailing)
	return text
}

// aboutScore says how a score was reached, then when and with which deal.
func (p *statisticsPage) aboutScore(r savegames.Result) (how, when string) {
	parts := []string{i18n.Outcome(r.Outcome.Name), i18n.N("statistics.scores.plies", r.Plies, nil)}
	if r.Helped.Hints > 0 {
		parts = append(parts, i18n.N("statistics.scores.hints", r.Helped.Hints, nil))
	}
	seed := i18n.Tf("statistics.scores.seed", map[string]any{"Seed": r.Seed})
	return strings.Join(parts, " · "), i18n.Date(p.host.Local(r.Ended)) + " · " + seed
}

// scoreLayout puts the place and the score before the words.
type scoreLayout struct{}

// Widths in heights of the text, so that they grow with it.
const (
	placeWidth = 1.3
	scoreWidth = 2.2
)

func (scoreLayout) widths() (place, score float32) {
	text := theme.Size(theme.SizeNameText)
	return placeWidth * text, scoreWidth * text
}

func (l scoreLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	place, score := l.widths()
	for i, width := range []float32{place, score} {
		objects[i].Resize(fyne.NewSize(width, objects[i].MinSize().Height))
		objects[i].Move(fyne.NewPos(place*float32(i), (size.Height-objects[i].MinSize().Height)/2))
	}
	left := place + score + 3*widgets.Grid
	height := page.Fit(objects[2], size.Width-left)
	objects[2].Move(fyne.NewPos(left, (size.Height-height)/2))
}

func (l scoreLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	place, score := l.widths()
	return fyne.NewSize(place+score+30*widgets.Grid, max(objects[1].MinSize().Height, objects[2].MinSize().Height, 8*widgets.Grid))
}
