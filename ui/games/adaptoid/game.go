package adaptoid

import (
	"adytum/engine/match"
	"adytum/ui/table"

	rules "adytum/engine/adaptoid"
)

// Game is all that Adaptoid gives to the app.
func Game() table.Game {
	players := []match.Player{{Kind: match.Person}, {Kind: rules.Game{}.Bots()[0].Name()}}
	return table.Game{
		Rules: rules.Game{}, New: NewGame, Table: Table, Opponent: Opponent,
		Board: miniature, BoardAspect: miniatureAspect,
		Course: table.CourseOf(rules.Game{}, players...), BareTable: newBareTable,
		Credits: []string{"about.games.adaptoid"},
		Keys:    []table.Keys{{Lines: []string{"limb", "food"}}, {Title: "keys.back", Lines: []string{"step", "ends", "better"}}},
	}
}
