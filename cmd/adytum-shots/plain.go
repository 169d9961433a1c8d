package main

import (
	"slices"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/places/learn"
	"adytum/ui/shell"
	"adytum/ui/table"
)

// pictured are the games that have lists of screens of their own.
var pictured = []string{"adaman", "adaptoid", "alchemist", "adellos"}

// otherScreens are those of all other games.
func otherScreens() []shot {
	var all []shot
	for _, game := range shell.Games() {
		if !slices.Contains(pictured, game.Rules.Name()) {
			all = append(all, plainScreens(game)...)
		}
	}
	return all
}

// plainScreens are what can be shown of any game: the page of a new match, a table
// after two moves, with the players of the lessons, a lesson, the rulebook.
func plainScreens(game table.Game) []shot {
	name := game.Rules.Name()
	return []shot{
		{name + "_new", false, push(frame.Play, func(s *app) frame.Route { return game.New(s.host) })},
		{name + "_table", false, push(frame.Play, func(s *app) frame.Route { return game.Table(s.host, 0, begun(game)) })},
		{"lesson_" + name, false, func(s *app) { s.lesson(game, 0) }},
		{name + "_rules", false, push(frame.Learn, func(s *app) frame.Route { return learn.Rulebook(s.host, name, "") })},
	}
}

// begun is a match that is not stored.
func begun(game table.Game) *match.Match {
	header := match.Header{Seed: "begun", Date: "2026-11-20"}
	if game.Course != nil {
		header.Players = game.Course.Players
	}
	m, err := match.New(game.Rules, header)
	if err != nil {
		panic(err)
	}
	err = playBy(game.Rules.Bots()[0], m, 2, func(n int) engine.Thinking {
		return engine.Thinking{Rand: m.Header().Seed.Sub(n).Stream(engine.ThinkStream), Playouts: 100}
	})
	if err != nil {
		panic(err)
	}
	return m
}
