// Package statistics is the place of the high scores, and of what all the games
// that were played add up to.
package statistics

import (
	"errors"

	"fyne.io/fyne/v2"

	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// New is the first page of the place of statistics.
func New(h *frame.Host, games table.Catalogue) *frame.Page {
	p := &statisticsPage{host: h, column: page.NewColumn(page.WideWidth)}
	p.bar = page.NewSnackbar(p.column.Object)
	p.source = page.Read(h.Runner, func() ([]gameStatistics, error) { return read(h, games) })
	p.source.OnRead(func(r page.Reading[[]gameStatistics]) { p.column.Set(p.parts(r)...) })
	return &frame.Page{Title: i18n.T("statistics.title"), Content: p.bar.Object, Width: page.WideWidth, Close: p.source.Close, OnReturn: p.source.Again, OnKey: p.column.OnKey}
}

type statisticsPage struct {
	host   *frame.Host
	source *page.Source[[]gameStatistics]
	column *page.Column
	bar    *page.Snackbar
}

// gameStatistics are what the results of one game add up to.
type gameStatistics struct {
	game  table.Game
	sums  savegames.Statistics
	lists []scoreList
	// lost is true if some results are damaged and left out.
	lost bool
}

// A scoreList is the high scores of one choice of options.
type scoreList struct {
	group  string
	scores []savegames.Result
}

const mostScores = 10 // in a list

// read adds up the results. It runs off the UI goroutine.
func read(h *frame.Host, games table.Catalogue) ([]gameStatistics, error) {
	var all []gameStatistics
	for _, game := range games {
		t, err := tallyOf(h.Store, game)
		if err != nil {
			return nil, err
		}
		all = append(all, t)
	}
	return all, nil
}

func tallyOf(store *savegames.Store, game table.Game) (gameStatistics, error) {
	t := gameStatistics{game: game}
	name := game.Rules.Name()
	var err error
	t.sums, err = store.Statistics(name, "")
	if t.lost, err = onlyDamage(err); err != nil || game.Opponent != nil {
		return t, err
	}
	for _, group := range t.sums.Groups {
		scores, err := store.HighScores(name, group, mostScores)
		if lost, err := onlyDamage(err); err != nil {
			return t, err
		} else if lost {
			t.lost = true
		}
		t.lists = append(t.lists, scoreList{group, scores})
	}
	return t, nil
}

// onlyDamage tells damaged rows, without which the rest is still good, from
// what else may go wrong.
func onlyDamage(err error) (lost bool, other error) {
	var damage *savegames.DamageError
	if errors.As(err, &damage) {
		return true, nil
	}
	return false, err
}

func (p *statisticsPage) parts(r page.Reading[[]gameStatistics]) []fyne.CanvasObject {
	if r.Err != nil {
		title, advice := i18n.Problem(r.Err)
		return []fyne.CanvasObject{page.Problem(title, advice, p.source.Again)}
	}
	var parts []fyne.CanvasObject
	for _, t := range r.Value {
		if t.sums.Played == 0 {
			continue
		}
		if t.lost {
			parts = append(parts, page.Notice("warning", i18n.T("statistics.lost"), labels.NewText(i18n.T("statistics.lost.text"))))
		}
		parts = append(parts, look.Title(table.Title(t.game.Rules.Name())), p.sides(t))
	}
	if len(parts) == 0 {
		play := controls.NewButton(i18n.T("statistics.empty.play"), look.Icon("play"), controls.Primary, p.host.Router.Home)
		return []fyne.CanvasObject{page.Empty("statistics", i18n.T("statistics.empty"), i18n.T("statistics.empty.text"), page.NewLine(play))}
	}
	return append(parts, p.exportLine())
}

// sideBySide is the width from which sums and scores stand side by side.
const (
	sideBySide float32 = 760
	sumsShare  float32 = 0.42
)

func (p *statisticsPage) sides(t gameStatistics) fyne.CanvasObject {
	if t.game.Opponent != nil {
		return page.NewSides(sideBySide, 0.5, against(t), outcomes(t.sums))
	}
	var lists []fyne.CanvasObject
	for _, list := range t.lists {
		lists = append(lists, p.scores(t.game, list))
	}
	return page.NewSides(sideBySide, sumsShare,
		page.NewStack(page.Gap, figures(t.sums), outcomes(t.sums)),
		page.NewStack(page.Gap, lists...))
}
