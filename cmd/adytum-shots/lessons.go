package main

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/games/adaman"
	"adytum/ui/games/adaptoid"
	"adytum/ui/games/adellos"
	contest "adytum/ui/games/alchemist"
	"adytum/ui/table"
	"adytum/widgets/boards"
	"adytum/widgets/cards"
	"adytum/widgets/compendium"
	"adytum/widgets/hex"
)

// lessonScreens are the pictures of the courses.
var lessonScreens = []shot{
	{"lessons", false, push(frame.Learn, func(s *app) frame.Route { return adaptoid.Game().Lessons(s.host) })},
	{"lessons_fresh", true, push(frame.Learn, func(s *app) frame.Route { return adaptoid.Game().Lessons(s.host) })},
	{"lesson_adaptoid", false, func(s *app) { s.lesson(adaptoid.Game(), 2) }},
	{"lesson_adaptoid_task", false, func(s *app) {
		s.lesson(adaptoid.Game(), 3)
		s.tap("d3")
	}},
	{"lesson_adaptoid_wrong", false, func(s *app) {
		s.lesson(adaptoid.Game(), 3)
		s.tap("d3", "c3", "e2")
		s.keys(fyne.KeyReturn)
	}},
	{"lesson_adaptoid_right", false, func(s *app) {
		s.lesson(adaptoid.Game(), 3)
		s.tap("d3", "d4", "d3")
		s.keys(fyne.KeyReturn)
	}},
	{"adaptoid_new_fresh", true, push(frame.Play, func(s *app) frame.Route { return adaptoid.NewGame(s.host) })},
	{"lesson_adaman", false, func(s *app) { s.lesson(adaman.Game(), 2) }},
	{"lesson_adaman_task", false, func(s *app) {
		s.lesson(adaman.Game(), 0)
		s.keys(fyne.KeyReturn)
		s.cards("savage", "origin")
	}},
	{"lesson_adaman_wrong", false, func(s *app) {
		s.lesson(adaman.Game(), 0)
		s.keys(fyne.KeyReturn)
		s.cards("savage", "origin", "betrayal")
		s.keys(fyne.KeyReturn)
	}},
	{"lesson_alchemist_task", false, func(s *app) {
		s.lesson(contest.Game(), 0)
		s.keys(fyne.KeyReturn)
		s.spots(boards.Spot{Area: compendium.AreaCauldrons, Index: 2}, boards.Spot{Area: compendium.AreaStock, Index: 1})
	}},
	{"lesson_alchemist_wrong", false, func(s *app) {
		s.lesson(contest.Game(), 2)
		s.spots(boards.Spot{Area: compendium.AreaReserve, Index: 5})
		s.keys(fyne.KeyReturn)
	}},
	{"lesson_alchemist", false, func(s *app) { s.lesson(contest.Game(), 4) }},
	{"lesson_adellos_task", false, func(s *app) {
		s.lesson(adellos.Game(), 1)
		s.fields("E3")
	}},
	{"lesson_adellos", false, func(s *app) { s.lesson(adellos.Game(), 2) }},
}

// fillLessons finishes the first lessons of a course.
func (s *seeded) fillLessons() error {
	var all []error
	for _, l := range adaptoid.Game().Course.Lessons()[:3] {
		all = append(all, s.store.FinishLesson(savegames.LessonID{Game: adaptoid.Game().Rules.Name(), ID: l.ID}))
	}
	return errors.Join(all...)
}

// lesson opens a lesson, by its number from 0.
func (s *app) lesson(g table.Game, number int) {
	s.host.Router.Go(frame.Learn)
	s.host.Router.Push(g.Lesson(s.host, number))
}

// tap taps cells of the board of hexagons.
func (s *app) tap(cells ...string) { tapAll(board[*hex.Board](s).OnTapped, cells) }

// spots taps places of the compendium.
func (s *app) spots(spots ...boards.Spot) { tapAll(board[*compendium.Board](s).OnTapped, spots) }

// fields taps fields of the castle grid.
func (s *app) fields(fields ...string) { tapAll(s.grid().OnTapped, fields) }

func tapAll[P any](tap func(P), places []P) {
	for _, place := range places {
		tap(place)
	}
}

// cards taps cards of the table.
func (s *app) cards(ids ...string) {
	table := board[*cards.Table](s)
	for _, id := range ids {
		for _, row := range table.State().Rows {
			if i := slices.IndexFunc(row.Cards, func(c cards.Card) bool { return c.ID == id }); i >= 0 {
				table.OnTapped(boards.Spot{Area: row.Key, Index: i})
			}
		}
	}
}
