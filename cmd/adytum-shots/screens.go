package main

import (
	"errors"
	"time"

	"fyne.io/fyne/v2"

	"adytum/savegames"
	"adytum/ui/adaman"
	"adytum/ui/i18n"
	"adytum/ui/learn"
	"adytum/ui/progress"
	"adytum/ui/router"
	"adytum/ui/settings"
	"adytum/ui/shell"
	"adytum/widgets"
)

// A screen is one picture of the app in each manner and size.
type screen struct {
	name  string
	fresh bool // nothing was ever played
	open  func(*stage)
}

func goTo(place router.Place) func(*stage) {
	return func(s *stage) { s.host.Router.Go(place) }
}

func push(from router.Place, route func(*stage) router.Route) func(*stage) {
	return func(s *stage) {
		s.host.Router.Go(from)
		s.host.Router.Push(route(s))
	}
}

var screens = []screen{
	{"opening", true, func(s *stage) { s.window.SetContent(shell.Opening()) }},
	{"start_in_use", true, func(s *stage) { s.fail(savegames.ErrInUse) }},
	{"start_other", true, func(s *stage) { s.fail(errors.New("unknown")) }},
	{"home_fresh", true, goTo(router.Play)},
	{"home", false, goTo(router.Play)},
	{"home_report", false, func(s *stage) {
		s.host.Report = &savegames.Report{
			Reason: savegames.ReasonDamaged, When: time.Unix(0, 0), Matches: 7, CutMatches: 1, LostMatches: 1,
			SetAside: "/home/ada/.config/fyne/games.adytum.app/adytum-set-aside-20261120T201500Z.db",
		}
		s.host.Router.Home()
	}},
	{"new", false, push(router.Play, func(s *stage) router.Route { return adaman.NewGame(s.host) })},
	{"table", false, func(s *stage) { s.table(s.store.begun, adaman.Table) }},
	{"end_win", false, func(s *stage) { s.end(s.store.won, adaman.End) }},
	{"end_stuck", false, func(s *stage) { s.end(s.store.stuck, adaman.End) }},
	{"progress", false, goTo(router.Games)},
	{"progress_menu", false, (*stage).menu},
	{"progress_deleted", false, (*stage).delete},
	{"progress_empty", true, goTo(router.Games)},
	{"import", false, push(router.Games, func(s *stage) router.Route { return progress.Import(s.host) })},
	{"statistics", false, goTo(router.Statistics)},
	{"statistics_empty", true, goTo(router.Statistics)},
	{"learn", false, goTo(router.Learn)},
	{"cards", false, push(router.Learn, func(*stage) router.Route { return learn.Cards() })},
	{"rules", false, push(router.Learn, func(s *stage) router.Route { return learn.Rulebook(s.host, "adaman", "") })},
	{"rules_marked", false, push(router.Learn, func(s *stage) router.Route { return learn.Rulebook(s.host, "adaman", "A9") })},
	{"settings", false, goTo(router.Settings)},
	{"keys", false, push(router.Settings, func(*stage) router.Route { return settings.Keys() })},
	{"about", false, push(router.Settings, func(s *stage) router.Route {
		return settings.About{Version: "0.1.0", DataDir: "/home/ada/.config/fyne/games.adytum.app"}.Route(s.host)
	})},
}

// menu opens the menu of the first match in the list.
func (s *stage) menu() {
	s.host.Router.Go(router.Games)
	find(s, func(b *widgets.IconButton) bool { return b.AccessibilityLabel() == i18n.T("progress.actions") }).OnTapped()
}

// delete deletes that match with the last item of the menu.
func (s *stage) delete() {
	s.menu()
	for _, key := range []fyne.KeyName{fyne.KeyUp, fyne.KeyReturn} {
		s.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: key})
	}
}

// undelete brings back what was deleted, for the next picture.
func (s *stage) undelete() error {
	deleted, err := s.store.store.Matches(savegames.Deleted)
	for _, m := range deleted {
		err = errors.Join(err, s.store.store.Undelete(m.ID))
	}
	return err
}

// fail shows why the app cannot start.
func (s *stage) fail(err error) {
	s.window.SetContent(shell.Failure(err, "/home/ada/.config/fyne/games.adytum.app", func() {}))
}
