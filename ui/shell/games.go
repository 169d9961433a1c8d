package shell

import (
	"adytum/ui/games/adaman"
	"adytum/ui/games/adaptoid"
	"adytum/ui/games/adellos"
	"adytum/ui/games/alchemist"
	"adytum/ui/miniature"
	"adytum/ui/table"

	rules "adytum/engine/adaman"
	adaptoidrules "adytum/engine/adaptoid"
	alchemistrules "adytum/engine/alchemist"
)

// Games are the games that can be played.
func Games() table.Catalogue {
	return table.Catalogue{
		{
			Rules: rules.Game{}, New: adaman.NewGame, Table: adaman.Table,
			Daily: adaman.Daily,
			Board: miniature.Adaman, BoardAspect: miniature.AdamanAspect, Course: adaman.Course(),
		},
		{
			Rules: adaptoidrules.Game{}, New: adaptoid.NewGame, Table: adaptoid.Table,
			Board: miniature.Adaptoid, BoardAspect: miniature.AdaptoidAspect, Opponent: adaptoid.Opponent, Course: adaptoid.Course(),
		},
		{
			Rules: alchemistrules.Game{}, New: alchemist.NewGame, Table: alchemist.Table,
			Board: miniature.Alchemist, BoardAspect: miniature.AlchemistAspect, Secret: true, Course: alchemist.Course(),
		},
		{
			Rules: adellos.Rules(), New: adellos.NewGame, Table: adellos.Table, Course: adellos.Course(),
			Board: miniature.Adellos, BoardAspect: miniature.AdellosAspect, Opponent: adellos.Opponent, Secret: true, NoPoints: true,
			Round: adellos.Round,
		},
	}
}
