package adaman

import (
	"adytum/engine/match"
	"adytum/ui/table"

	rules "adytum/engine/adaman"
)

// Game is all that Adaman gives to the app.
func Game() table.Game {
	return table.Game{
		Rules: rules.Game{}, New: NewGame, Table: Table, Daily: Daily,
		Board: miniature, BoardAspect: miniatureAspect,
		Course:    table.CourseOf(rules.Game{}, match.Player{Kind: match.Person}),
		BareTable: newBareTable,
		Credits:   []string{"about.games.adaman", "about.games.licence"},
	}
}
