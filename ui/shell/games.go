package shell

import (
	"adytum/ui/games/adaman"
	"adytum/ui/games/adaptoid"
	"adytum/ui/games/adellos"
	"adytum/ui/games/alchemist"
	"adytum/ui/table"
)

// Games are the games that can be played.
func Games() table.Catalogue {
	return table.Catalogue{adaman.Game(), adaptoid.Game(), alchemist.Game(), adellos.Game()}
}
