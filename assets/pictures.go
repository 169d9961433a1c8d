// Package assets holds what the app shows and does not compute: pictures,
// fonts, words. All of it is embedded, so the app needs no file beside itself.
package assets

import "embed"

// CardAspect is the width of a card's picture over its height.
const CardAspect = 2.0 / 3.0

// NameTop and NameBottom bound the empty strip of a card face in which the
// card's name is written, as fractions of the picture's height. NameLeft and
// NameRight bound it as fractions of the width. The strip has the colour of
// CardPaper, on which text in CardInk is read well in every theme.
const (
	NameTop    = 250.0 / 300.0
	NameBottom = 294.0 / 300.0
	NameLeft   = 10.0 / 200.0
	NameRight  = 190.0 / 200.0
)

// CardPaper and CardInk are the colours of a card's ground and of the lines
// upon it, as #RRGGBB.
const (
	CardPaper = "#FFFBF2"
	CardInk   = "#2B2620"
)

// CardCorner is the radius of a card's corners as a fraction of its width.
const CardCorner = 24.0 / 200.0

// TableAspect is the width of the sketch of a table over its height.
const TableAspect = 320.0 / 232.0

//go:embed pictures
var pictures embed.FS

// A Kind is a family of pictures, by its folder in pictures. docs/pictures.md
// says how those of a kind are drawn, and in what size.
type Kind string

// The kinds of pictures, and what their ids are. All are SVG and square, except
// where it says otherwise.
const (
	Cards       Kind = "cards"       // faces by the card's id such as "chance_meeting", and "back"; CardAspect
	Portraits   Kind = "portraits"   // personalities without their card, by the card's id
	Suits       Kind = "suits"       // from "moons" to "knots"
	Ingredients Kind = "ingredients" // of the alchemists, such as "bird_leg"
	Schools     Kind = "schools"     // the sign of an ingredient's school, by the ingredient's id
	Icons       Kind = "icons"       // signs of the interface in plain black, which the theme recolours
	Tiles       Kind = "games"       // key pictures by the game's name, eight wide to five high
	Tables      Kind = "tables"      // sketches by the game's name, numbered as its rulebook tells; TableAspect
	Seats       Kind = "seats"       // emblems in the seat's colour: "circle", "square", "triangle", "star", "diamond"
	Adaptoids   Kind = "adaptoids"   // pieces by their token: colour, legs, pincers, such as "W32"

	// The pictures of Adellos go by the ids of its edition, on clear ground.
	Units    Kind = "adellos/units"
	Nobles   Kind = "adellos/nobles"
	Tokens   Kind = "adellos/tokens"
	Events   Kind = "adellos/cards"
	Factions Kind = "adellos/factions"
)

// Picture returns a picture by its kind and id. It is false if there is none,
// as for what an edition of Adellos brings that is not our own.
func Picture(kind Kind, id string) ([]byte, bool) {
	if kind == Adaptoids {
		return adaptoid(id)
	}
	return read(string(kind) + "/" + id)
}

func read(name string) ([]byte, bool) {
	content, err := pictures.ReadFile("pictures/" + name + ".svg")
	return content, err == nil
}

// AppIcon is the icon of the app as PNG, 512 pixels wide and high: the picture
// icon.svg, for what takes no SVG.
//
//go:embed pictures/icon.png
var AppIcon []byte
