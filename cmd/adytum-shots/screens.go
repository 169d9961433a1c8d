package main

import (
	"errors"
	"io"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/games/adaman"
	"adytum/ui/i18n"
	"adytum/ui/places/learn"
	"adytum/ui/places/progress"
	"adytum/ui/places/settings"
	"adytum/ui/shell"
	"adytum/widgets/controls"
)

// A shot is one picture of the app in each manner and size.
type shot struct {
	name  string
	fresh bool // nothing was ever played
	open  func(*app)
}

func goTo(place frame.Place) func(*app) {
	return func(s *app) { s.host.Router.Go(place) }
}

func push(from frame.Place, route func(*app) frame.Route) func(*app) {
	return func(s *app) {
		s.host.Router.Go(from)
		s.host.Router.Push(route(s))
	}
}

var screens = []shot{
	{"opening", true, func(s *app) { s.window.SetContent(shell.Opening()) }},
	{"start_working", true, func(s *app) { s.window.SetContent(shell.Working(0.42)) }},
	{"start_in_use", true, func(s *app) { s.fail(savegames.ErrInUse) }},
	{"start_other", true, func(s *app) { s.fail(errors.New("unknown")) }},
	{"welcome", true, push(frame.Play, func(s *app) frame.Route { return settings.WelcomeRoute(s.host) })},
	{"home_fresh", true, goTo(frame.Play)},
	{"home", false, goTo(frame.Play)},
	{"home_report", false, func(s *app) {
		s.host.Report = &savegames.Report{
			Reason: savegames.ReasonDamaged, When: time.Unix(0, 0), Matches: 7, CutMatches: 1, LostMatches: 1,
			SetAside: "/home/ada/.config/fyne/games.adytum.app/adytum-set-aside-20261120T201500Z.db",
		}
		s.host.Router.Home()
	}},
	{"new", false, push(frame.Play, func(s *app) frame.Route { return adaman.NewGame(s.host) })},
	{"table", false, func(s *app) { s.table(s.store.begun, adaman.Table) }},
	{"end_win", false, func(s *app) { s.end(s.store.won, adaman.End) }},
	{"end_stuck", false, func(s *app) { s.end(s.store.stuck, adaman.End) }},
	{"progress", false, goTo(frame.Games)},
	{"progress_menu", false, (*app).menu},
	{"progress_deleted", false, (*app).delete},
	{"progress_empty", true, goTo(frame.Games)},
	{"import", false, push(frame.Games, func(s *app) frame.Route { return progress.Import(s.host, shell.Games()) })},
	{"import_refused", false, func(s *app) { s.receive("[Format \"adytum 1\"]\n[Game \"adaman\"]\n[Rules \"one\"]\n") }},
	{"imported", false, func(s *app) { s.receive(s.store.handedOn) }},
	{"statistics", false, goTo(frame.Statistics)},
	{"statistics_empty", true, goTo(frame.Statistics)},
	{"learn", false, goTo(frame.Learn)},
	{"cards", false, push(frame.Learn, func(*app) frame.Route { return learn.Cards() })},
	{"rules", false, push(frame.Learn, func(s *app) frame.Route { return learn.Rulebook(s.host, "adaman", "") })},
	{"rules_marked", false, push(frame.Learn, func(s *app) frame.Route { return learn.Rulebook(s.host, "adaman", "A9") })},
	{"settings", false, goTo(frame.Settings)},
	{"settings_copy", false, push(frame.Settings, func(s *app) frame.Route { return settings.Load(s.host, s.copy(false)) })},
	{"settings_copy_damaged", false, push(frame.Settings, func(s *app) frame.Route { return settings.Load(s.host, s.copy(true)) })},
	{"settings_copy_done", false, func(s *app) {
		s.host.Router.Go(frame.Settings)
		s.host.Router.Push(settings.Load(s.host, s.copy(false)))
		find(s, func(b *controls.Button) bool { return b.AccessibilityLabel() == i18n.T("settings.merge.do") }).OnTapped()
	}},
	{"settings_backups", false, push(frame.Settings, func(s *app) frame.Route { return settings.Backups(s.host) })},
	{"keys", false, push(frame.Settings, func(s *app) frame.Route { return s.host.Keys() })},
	{"about", false, push(frame.Settings, func(s *app) frame.Route {
		return settings.About{Version: "0.1.0", DataDir: "/home/ada/.config/fyne/games.adytum.app", Games: shell.Games()}.Route(s.host)
	})},
	{"libraries", false, push(frame.Settings, func(s *app) frame.Route { return settings.Libraries(s.host) })},
}

// receive shows the match of a file that was opened outside the app.
func (s *app) receive(text string) {
	progress.Receive(s.host, shell.Games(), "Adaman 2026-11-20.adytum", func() (io.ReadCloser, error) {
		return io.NopCloser(strings.NewReader(text)), nil
	})
}

// copy is a copy of what is here, or a damaged one.
func (s *app) copy(damaged bool) *savegames.Copy {
	c, err := s.store.store.MakeCopy("0.1.0")
	if err != nil {
		panic(err) // the store is whole
	}
	c.Settings = 5 // there are none in the store
	if damaged {
		c.Damaged, c.LostMatches, c.LostResults = true, 3, 1
	}
	return c
}

// menu opens the menu of the first match in the list.
func (s *app) menu() {
	s.host.Router.Go(frame.Games)
	find(s, func(b *controls.IconButton) bool { return b.AccessibilityLabel() == i18n.T("progress.actions") }).OnTapped()
}

// delete deletes that match with the last item of the menu.
func (s *app) delete() {
	s.menu()
	for _, key := range []fyne.KeyName{fyne.KeyUp, fyne.KeyReturn} {
		s.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: key})
	}
}

// undelete brings back what was deleted, for the next picture.
func (s *app) undelete() error {
	deleted, err := s.store.store.Matches(savegames.Deleted)
	for _, m := range deleted {
		err = errors.Join(err, s.store.store.Undelete(m.ID))
	}
	return err
}

// fail shows why the app cannot start.
func (s *app) fail(err error) {
	s.window.SetContent(shell.Failure(err, "/home/ada/.config/fyne/games.adytum.app", "Adaman 2026-11-20.adytum", func() {}))
}
