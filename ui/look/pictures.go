package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/assets"
)

// Icon is one of the app's signs, in the colour of the text it stands with.
func Icon(name string) fyne.Resource {
	svg, ok := assets.Icon(name)
	if !ok {
		panic("look: no icon is called " + name)
	}
	return theme.NewThemedResource(fyne.NewStaticResource("icon-"+name+".svg", svg))
}

// CardFace is the picture of a card by its ID.
func CardFace(id string) fyne.Resource {
	svg, ok := assets.Card(id)
	if !ok {
		panic("look: no card is called " + id)
	}
	return fyne.NewStaticResource("card-"+id+".svg", svg)
}

// Portrait is a personality without its card, a square.
func Portrait(id string) fyne.Resource {
	svg, ok := assets.Portrait(id)
	if !ok {
		panic("look: no portrait of " + id)
	}
	return fyne.NewStaticResource("portrait-"+id+".svg", svg)
}

// Ingredient is the picture of an ingredient of the alchemists by its id.
func Ingredient(id string) fyne.Resource {
	svg, ok := assets.Ingredient(id)
	if !ok {
		panic("look: no ingredient is called " + id)
	}
	return fyne.NewStaticResource("ingredient-"+id+".svg", svg)
}

// School is the sign of the school of an ingredient, by the ingredient's id.
func School(id string) fyne.Resource {
	svg, ok := assets.School(id)
	if !ok {
		panic("look: no school of " + id)
	}
	return fyne.NewStaticResource("school-"+id+".svg", svg)
}

// CardBack is the picture of a card that lies face down.
func CardBack() fyne.Resource { return fyne.NewStaticResource("card-back.svg", assets.CardBack()) }

// Adaptoid is the picture of a piece of Adaptoid by its token, such as "W32".
func Adaptoid(token string) fyne.Resource {
	svg, ok := assets.Adaptoid(token)
	if !ok {
		panic("look: no adaptoid is called " + token)
	}
	return fyne.NewStaticResource("adaptoid-"+token+".svg", svg)
}

// Table is the sketch of a game's table by the game's name.
func Table(game string) fyne.Resource {
	svg, ok := assets.Table(game)
	if !ok {
		panic("look: no table of the game " + game)
	}
	return fyne.NewStaticResource("table-"+game+".svg", svg)
}

// GameTile is the picture of a game by its name.
func GameTile(game string) fyne.Resource {
	svg, ok := assets.GameTile(game)
	if !ok {
		panic("look: no tile for the game " + game)
	}
	return fyne.NewStaticResource("game-"+game+".svg", svg)
}
