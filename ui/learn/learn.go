// Package learn is the place where the rules and the cards are explained.
package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"adytum/ui/catalogue"
	"adytum/ui/host"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/router"
	"adytum/widgets"
)

// The sizes of the tiles in units.
const (
	tileLeast float32 = 400
	tileMost          = 2
	tileShape float32 = 8.0 / 5.0 // of the pictures of games
)

// New is the first page of the place Learn.
func New(h *host.Host, games catalogue.Catalogue) *router.Page {
	var tiles, credits []fyne.CanvasObject
	for _, game := range games {
		name := game.Rules.Name()
		picture := canvas.NewImageFromResource(host.GameTile(name))
		picture.FillMode = canvas.ImageFillContain
		tiles = append(tiles, widgets.NewTile(picture, tileShape, i18n.Tf("learn.rules", map[string]any{"Game": catalogue.Title(name)}),
			[]string{i18n.T("learn.rules.text")}, func() { h.Router.Push(Rulebook(h, name, "")) }))
		credits = append(credits, widgets.NewText(i18n.T("learn.credits."+name)))
	}
	fan := newFan("ace_of_moons", "painter", "castle", "windfall")
	tiles = append(tiles, widgets.NewTile(fan, fanAspect, i18n.T("learn.cards"), []string{i18n.T("learn.cards.text")},
		func() { h.Router.Push(Cards()) }))
	column := page.NewColumn(page.WideWidth, page.NewGrid(tileLeast, tileMost, tiles...), page.Section(i18n.T("learn.credits"), credits...))
	return &router.Page{Title: i18n.T("learn.title"), Content: column.Object, OnKey: column.OnKey}
}
