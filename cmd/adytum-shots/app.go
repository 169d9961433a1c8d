package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/table"
	"adytum/widgets/controls"
)

// An app is the app with a screen to be opened.
type app struct {
	store  *seeded
	window fyne.Window
	host   *frame.Host
}

// match is one that is stored.
func (s *app) match(id savegames.MatchID) *match.Match {
	m, err := s.store.store.Load(id)
	if err != nil {
		panic(err)
	}
	return m
}

// table opens the table of a stored match.
func (s *app) table(id savegames.MatchID, table func(*frame.Host, savegames.MatchID, *match.Match) frame.Route) {
	s.host.Router.Push(table(s.host, id, s.match(id)))
}

// end opens the page of a stored match that is over.
func (s *app) end(id savegames.MatchID, end func(*frame.Host, savegames.MatchID, *table.Model) frame.Route) {
	m := s.match(id)
	s.host.Router.Push(end(s.host, id, table.NewModel(m, m.Header().Players, table.Unstored(s.host), nil)))
}

// press uses the button of that label.
func (s *app) press(label string) {
	find(s, func(b *controls.Button) bool { return b.Label() == label }).OnTapped()
}

// keys presses keys that belong to the page.
func (s *app) keys(names ...fyne.KeyName) {
	for _, name := range names {
		s.host.Router.Key(&fyne.KeyEvent{Name: name})
	}
}

// find is the first object of a type on the screen that fits.
func find[T fyne.CanvasObject](s *app, fits func(T) bool) T {
	for _, o := range test.LaidOutObjects(s.window.Content()) {
		if one, ok := o.(T); ok && fits(one) {
			return one
		}
	}
	panic("adytum-shots: what is sought is not on the screen")
}

// board is the first object of a type on the screen, such as a game's board.
func board[T fyne.CanvasObject](s *app) T { return find(s, func(T) bool { return true }) }
