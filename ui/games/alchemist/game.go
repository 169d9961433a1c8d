package alchemist

import (
	"adytum/engine/match"
	"adytum/ui/table"

	rules "adytum/engine/alchemist"
)

// Game is all that Alchemist gives to the app.
func Game() table.Game {
	other := match.Player{Kind: rules.Novice.Name()}
	return table.Game{
		Rules: rules.Game{}, New: NewGame, Table: Table, Secret: true,
		Board: miniature, BoardAspect: miniatureAspect,
		Course:    table.CourseOf(rules.Game{}, match.Player{Kind: match.Person}, other, other),
		BareTable: newBareTable,
		Credits:   []string{"about.games.alchemist"},
	}
}
