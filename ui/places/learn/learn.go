// Package learn is the place where the rules and the cards are explained.
package learn

import (
	"errors"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/lessons"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
	"adytum/widgets/pictures"
)

// The sizes of the tiles in units.
const (
	tileLeast float32 = 400
	tileMost          = 2
	tileShape float32 = 8.0 / 5.0 // of the pictures of games
)

// New is the first page of the place Learn: the courses, and what can be looked
// up.
func New(h *frame.Host, games table.Catalogue) *frame.Page {
	column := page.NewColumn(page.WideWidth)
	source := page.Read(h.Runner, func() (courses, error) { return readCourses(h, games) })
	source.OnRead(func(r page.Reading[courses]) { column.Set(parts(h, games, r)...) })
	return &frame.Page{Title: i18n.T("learn.title"), Content: column.Object, Width: page.WideWidth, Close: source.Close, OnReturn: source.Again, OnKey: column.OnKey}
}

// courses are the person's progress in each game's lessons, by its name.
type courses map[string]lessons.Progress

func readCourses(h *frame.Host, games table.Catalogue) (courses, error) {
	all, failed := courses{}, error(nil)
	for _, game := range games {
		if game.Course != nil {
			progress, err := game.Course.Progress(h.Store)
			all[game.Rules.Name()], failed = progress, errors.Join(failed, err)
		}
	}
	return all, failed
}

func parts(h *frame.Host, games table.Catalogue, r page.Reading[courses]) []fyne.CanvasObject {
	var taught, books, credits, all []fyne.CanvasObject
	for _, game := range games {
		name := assets.Family(game.Rules.Name())
		if game.Course != nil {
			taught = append(taught, courseTile(h, game, r.Value[name]))
		}
		books = append(books, controls.NewTile(pictureOf(name), tileShape, i18n.Tf("learn.rules", map[string]any{"Game": table.Title(name)}),
			[]string{i18n.T("learn.rules.text")}, func() { h.Router.Push(Rulebook(h, name, "")) }))
		credits = append(credits, labels.NewText(i18n.T("learn.credits."+name)))
	}
	fan := newFan("ace_of_moons", "painter", "castle", "windfall")
	books = append(books, controls.NewTile(fan, fanAspect, i18n.T("learn.cards"), []string{i18n.T("learn.cards.text")},
		func() { h.Router.Push(Cards()) }))
	if r.Err != nil {
		title, advice := i18n.Problem(r.Err)
		all = append(all, page.Problem(title, advice, nil))
	}
	if len(taught) > 0 {
		all = append(all, look.Subtitle(i18n.T("learn.lessons")), page.NewGrid(tileLeast, tileMost, taught...))
	}
	return append(all, look.Subtitle(i18n.T("learn.look_up")), page.NewGrid(tileLeast, tileMost, books...),
		page.Section(i18n.T("learn.credits"), credits...))
}

// courseTile leads to the lessons of a game.
func courseTile(h *frame.Host, game table.Game, p lessons.Progress) fyne.CanvasObject {
	name := game.Rules.Name()
	return controls.NewTile(pictureOf(name), tileShape, i18n.Tf("lessons.title", map[string]any{"Game": table.Title(name)}),
		[]string{p.Words()}, func() { h.Router.Push(game.Lessons(h)) })
}

func pictureOf(game string) fyne.CanvasObject {
	return pictures.New(look.Picture(assets.Tiles, game), widgets.CardCorner)
}
