// Package shell puts the app together from its parts: the places, the games,
// and what every page is given. It opens no window itself.
package shell

import (
	"time"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/places/home"
	"adytum/ui/places/learn"
	"adytum/ui/places/progress"
	"adytum/ui/places/settings"
	"adytum/ui/places/statistics"
	"adytum/ui/session"
	"adytum/ui/table"
)

// Parts are what the app is put together from.
type Parts struct {
	Canvas fyne.Canvas
	Store  *savegames.Store
	Report *savegames.Report // as from savegames.Open
	Games  table.Catalogue
	Runner session.Runner
	Now    func() time.Time
	Random func() uint64
	About  settings.About
}

// New makes the host of all pages with a router that shows the place Play. It
// belongs to the UI goroutine. The pages follow language and look until the
// router is closed.
func New(p Parts) *frame.Host {
	h := &frame.Host{
		Canvas: p.Canvas, Store: p.Store, Games: Rules(p.Games), Runner: p.Runner,
		Now: p.Now, Random: p.Random, Report: p.Report,
	}
	h.Rulebook = func(game, paragraph string) frame.Route { return learn.Rulebook(h, game, paragraph) }
	h.Settings = func() frame.Route { return settings.Route(h) }
	h.Keys = settings.Keys
	icons := frame.Icons{Back: look.Icon("back"), Places: map[frame.Place]fyne.Resource{
		frame.Play: look.Icon("play"), frame.Games: look.Icon("continue"), frame.Statistics: look.Icon("statistics"),
		frame.Learn: look.Icon("learn"), frame.Settings: look.Icon("settings"),
	}}
	h.Router = frame.NewRouter(p.Canvas, icons, frame.Roots{
		frame.Play:       func() *frame.Page { return home.New(h, p.Games) },
		frame.Games:      func() *frame.Page { return progress.New(h, p.Games) },
		frame.Statistics: func() *frame.Page { return statistics.New(h, p.Games) },
		frame.Learn:      func() *frame.Page { return learn.New(h, p.Games) },
		frame.Settings:   settings.Pages(h, p.About),
	})
	h.Router.RebuildOn(i18n.Locale(), look.Chosen())
	return h
}

// Rules are the rules of the games, as the store wants them.
func Rules(games table.Catalogue) []engine.Game {
	var all []engine.Game
	for _, game := range games {
		all = append(all, game.Rules)
	}
	return all
}
