package adellos

import (
	"adytum/assets"
	"adytum/engine/match"
	"adytum/ui/lessons"
	"adytum/ui/table"

	rules "adytum/engine/adellos"
)

// Game is all that Adellos gives to the app.
func Game() table.Game {
	return table.Game{
		Rules: Rules(), New: NewGame, Table: Table,
		Board: miniature, BoardAspect: miniatureAspect,
		Secret: true, NoPoints: true, Round: round, Opponent: opponent,
		Course: course(), LessonTable: newLessonTable,
	}
}

// course is the lessons: the Royal Army against the Undead, on half of the map. It
// is nil with an edition that is not our own, because lessons are about certain
// units.
func course() *lessons.Course {
	if name := Rules().Name(); name != assets.Family(name) {
		return nil
	}
	return &lessons.Course{Game: Rules(), Players: []match.Player{{Kind: match.Person}, {Kind: rules.Novice.Name()}}}
}
