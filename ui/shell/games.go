package shell

import (
	"adytum/ui/adaman"
	"adytum/ui/catalogue"
	"adytum/ui/miniature"

	rules "adytum/engine/adaman"
)

// Games are the games that can be played.
func Games() catalogue.Catalogue {
	return catalogue.Catalogue{
		{
			Rules: rules.Game{}, New: adaman.NewGame, Table: adaman.Table,
			Daily: adaman.Daily,
			Board: miniature.Adaman, BoardAspect: miniature.AdamanAspect,
		},
	}
}
