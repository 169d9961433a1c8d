package adaman

import (
	"adytum/engine/match"
	"adytum/ui/lessons"
	"adytum/ui/table"

	rules "adytum/engine/adaman"
)

// Game is all that Adaman gives to the app.
func Game() table.Game {
	return table.Game{
		Rules: rules.Game{}, New: NewGame, Table: Table, Daily: Daily,
		Board: miniature, BoardAspect: miniatureAspect,
		Course:      &lessons.Course{Game: rules.Game{}, Players: []match.Player{{Kind: match.Person}}},
		LessonTable: newLessonTable,
	}
}
