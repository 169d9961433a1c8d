// Package shell puts the app together from its parts: the places, the games,
// and what every page is given. It opens no window itself.
package shell

import (
	"log/slog"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/places/home"
	"adytum/ui/places/learn"
	"adytum/ui/places/progress"
	"adytum/ui/places/settings"
	"adytum/ui/places/statistics"
	"adytum/ui/table"
)

// Fit gives a host the games, the pages that tables lead to, and a router that
// shows the place Play. It belongs to the UI goroutine. The pages follow language
// and look until the router is closed.
func Fit(h *frame.Host, games table.Catalogue, about settings.About) {
	h.Games = Rules(games)
	h.Rulebook = func(game, paragraph string) frame.Route { return learn.Rulebook(h, game, paragraph) }
	h.Settings = func() frame.Route { return settings.Route(h) }
	h.Keys = func() frame.Route { return settings.Keys(games) }
	about.Games = games
	icons := frame.Icons{Back: look.Icon("back"), Places: map[frame.Place]fyne.Resource{
		frame.Play: look.Icon("play"), frame.Games: look.Icon("continue"), frame.Statistics: look.Icon("statistics"),
		frame.Learn: look.Icon("learn"), frame.Settings: look.Icon("settings"),
	}}
	h.Router = frame.NewRouter(h.Canvas, icons, frame.Roots{
		frame.Play: func() *frame.Page {
			defer backUp(h)
			return home.New(h, games)
		},
		frame.Games:      func() *frame.Page { return progress.New(h, games) },
		frame.Statistics: func() *frame.Page { return statistics.New(h, games) },
		frame.Learn:      func() *frame.Page { return learn.New(h, games) },
		frame.Settings:   settings.Pages(h, about),
	})
	h.Router.RebuildOn(i18n.Locale(), look.Chosen())
}

// backUp makes the backup of the day where nobody plays. The page of the backups
// tries again, and says why if it fails.
func backUp(h *frame.Host) {
	h.Runner.Go(func() {
		if err := h.Store.BackUpDaily(); err != nil {
			slog.Warn("there is no backup of today", "error", err)
		}
	})
}

// Rules are the rules of the games, as the store wants them.
func Rules(games table.Catalogue) []engine.Game {
	var all []engine.Game
	for _, game := range games {
		all = append(all, game.Rules)
	}
	return all
}
