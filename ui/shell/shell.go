// Package shell puts the app together from its parts: the places, the games,
// and what every page is given. It opens no window itself.
package shell

import (
	"time"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/savegames"
	"adytum/ui/catalogue"
	"adytum/ui/home"
	"adytum/ui/host"
	"adytum/ui/i18n"
	"adytum/ui/learn"
	"adytum/ui/look"
	"adytum/ui/progress"
	"adytum/ui/router"
	"adytum/ui/session"
	"adytum/ui/settings"
	"adytum/ui/statistics"
)

// Parts are what the app is put together from.
type Parts struct {
	Canvas fyne.Canvas
	Store  *savegames.Store
	Report *savegames.Report // as from savegames.Open
	Games  catalogue.Catalogue
	Runner session.Runner
	Now    func() time.Time
	Random func() uint64
	About  settings.About
}

// New makes the host of all pages with a router that shows the place Play. It
// belongs to the UI goroutine. The pages follow language and look until the
// router is closed.
func New(p Parts) *host.Host {
	h := &host.Host{
		Canvas: p.Canvas, Store: p.Store, Games: Rules(p.Games), Runner: p.Runner,
		Now: p.Now, Random: p.Random, Report: p.Report,
	}
	icons := router.Icons{Back: host.Icon("back"), Places: map[router.Place]fyne.Resource{
		router.Play: host.Icon("play"), router.Games: host.Icon("continue"), router.Statistics: host.Icon("statistics"),
		router.Learn: host.Icon("learn"), router.Settings: host.Icon("settings"),
	}}
	h.Router = router.New(p.Canvas, icons, router.Roots{
		router.Play:       func() *router.Page { return home.New(h, p.Games) },
		router.Games:      func() *router.Page { return progress.New(h, p.Games) },
		router.Statistics: func() *router.Page { return statistics.New(h, p.Games) },
		router.Learn:      func() *router.Page { return learn.New(h, p.Games) },
		router.Settings:   settings.Pages(h, p.About),
	})
	h.Router.RebuildOn(i18n.Locale(), look.Chosen())
	return h
}

// Rules are the rules of the games, as the store wants them.
func Rules(games catalogue.Catalogue) []engine.Game {
	var all []engine.Game
	for _, game := range games {
		all = append(all, game.Rules)
	}
	return all
}
