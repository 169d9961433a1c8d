package adellos

import (
	"adytum/assets"
	"adytum/engine/match"
	"adytum/ui/table"

	rules "adytum/engine/adellos"
)

// Game is all that Adellos gives to the app. An edition that is not our own has no
// lessons, because they are about certain units.
func Game() table.Game {
	g := table.Game{
		Rules: Rules(), New: NewGame, Table: Table,
		Board: miniature, BoardAspect: miniatureAspect,
		Secret: true, NoPoints: true, Round: round, Opponent: opponent,
		BareTable: newBareTable,
		Credits:   []string{"about.games.adellos"},
		Keys:      []table.Keys{{Lines: []string{"tab", "zoom"}}},
	}
	if name := Rules().Name(); name == assets.Family(name) {
		g.Course = table.CourseOf(Rules(), match.Player{Kind: match.Person}, match.Player{Kind: rules.Novice.Name()})
	}
	return g
}
