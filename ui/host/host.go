// Package host is what the app gives to every page: the window, the way from
// page to page, the store, and the pictures as Fyne wants them.
package host

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/assets"
	"adytum/engine"
	"adytum/savegames"
	"adytum/ui/router"
	"adytum/ui/session"
)

// A Host is given to every page. Its fields are set once, before the first
// page is made.
type Host struct {
	Canvas fyne.Canvas
	Router *router.Router
	Store  *savegames.Store
	Games  []engine.Game
	Runner session.Runner
	// Now is the time, and Random 64 random bits; tests fix both.
	Now    func() time.Time
	Random func() uint64
	// Report is what the store had to set aside or could save from a damaged
	// file; nil if nothing was wrong.
	Report *savegames.Report
}

// Today is the date where the player is, as "2026-11-20".
func (h *Host) Today() string { return h.Now().Local().Format(time.DateOnly) }

// Live is a Runner for the running app.
type Live struct{}

// Go runs f on a goroutine of its own.
func (Live) Go(f func()) { go f() }

// UI runs f on Fyne's goroutine.
func (Live) UI(f func()) { fyne.Do(f) }

// Icon is one of the app's signs, in the colour of the text it stands with.
func Icon(name string) fyne.Resource {
	svg, ok := assets.Icon(name)
	if !ok {
		panic("host: no icon is called " + name)
	}
	return theme.NewThemedResource(fyne.NewStaticResource("icon-"+name+".svg", svg))
}

// CardFace is the picture of a card by its ID.
func CardFace(id string) fyne.Resource {
	svg, ok := assets.Card(id)
	if !ok {
		panic("host: no card is called " + id)
	}
	return fyne.NewStaticResource("card-"+id+".svg", svg)
}

// Portrait is a personality without its card, a square.
func Portrait(id string) fyne.Resource {
	svg, ok := assets.Portrait(id)
	if !ok {
		panic("host: no portrait of " + id)
	}
	return fyne.NewStaticResource("portrait-"+id+".svg", svg)
}

// Ingredient is the picture of an ingredient of the alchemists by its id.
func Ingredient(id string) fyne.Resource {
	svg, ok := assets.Ingredient(id)
	if !ok {
		panic("host: no ingredient is called " + id)
	}
	return fyne.NewStaticResource("ingredient-"+id+".svg", svg)
}

// School is the sign of the school of an ingredient, by the ingredient's id.
func School(id string) fyne.Resource {
	svg, ok := assets.School(id)
	if !ok {
		panic("host: no school of " + id)
	}
	return fyne.NewStaticResource("school-"+id+".svg", svg)
}

// CardBack is the picture of a card that lies face down.
func CardBack() fyne.Resource { return fyne.NewStaticResource("card-back.svg", assets.CardBack()) }

// Adaptoid is the picture of a piece of Adaptoid by its token, such as "W32".
func Adaptoid(token string) fyne.Resource {
	svg, ok := assets.Adaptoid(token)
	if !ok {
		panic("host: no adaptoid is called " + token)
	}
	return fyne.NewStaticResource("adaptoid-"+token+".svg", svg)
}

// Table is the sketch of a game's table by the game's name.
func Table(game string) fyne.Resource {
	svg, ok := assets.Table(game)
	if !ok {
		panic("host: no table of the game " + game)
	}
	return fyne.NewStaticResource("table-"+game+".svg", svg)
}

// GameTile is the picture of a game by its name.
func GameTile(game string) fyne.Resource {
	svg, ok := assets.GameTile(game)
	if !ok {
		panic("host: no tile for the game " + game)
	}
	return fyne.NewStaticResource("game-"+game+".svg", svg)
}
