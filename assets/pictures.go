// Package assets holds what the app shows and does not compute: pictures,
// fonts, words. All of it is embedded, so the app needs no file beside itself.
package assets

import (
	"embed"
	"fmt"
)

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

// Card is the face of a card as SVG, two wide to three high, by the card's id
// such as "chance_meeting". It is false if there is no such card.
func Card(id string) ([]byte, bool) { return picture("cards/" + id) }

// Portrait is a personality of the deck without its card, as square SVG, by the
// card's id. It is false for any other card.
func Portrait(id string) ([]byte, bool) { return picture("portraits/" + id) }

// CardBack is the back of every card as SVG, two wide to three high.
func CardBack() []byte { return certain("cards/back.svg") }

// Suit is the sign of a suit as square SVG, by its small-letter name from
// "moons" to "knots". It is false if there is no such suit.
func Suit(name string) ([]byte, bool) { return picture("suits/" + name) }

// Ingredient is an ingredient of the alchemists as square SVG, by its id such as
// "bird_leg". It is false if there is no such ingredient.
func Ingredient(id string) ([]byte, bool) { return picture("ingredients/" + id) }

// School is the sign of the school of an ingredient, by the ingredient's id. It
// is false if there is no such ingredient.
func School(id string) ([]byte, bool) { return picture("schools/" + id) }

// Icon is a sign of the interface as square SVG in plain black, made to be
// recoloured by the theme. It is false if there is no icon of that name.
func Icon(name string) ([]byte, bool) { return picture("icons/" + name) }

// GameTile is the key picture of a game as SVG, eight wide to five high, by
// the game's name such as "adaman". It is false if the game has none.
func GameTile(name string) ([]byte, bool) { return picture("games/" + name) }

// Table is a sketch of a game's table as SVG, with numbers that the rulebook tells
// about, by the game's name. Its width over its height is TableAspect. It is
// false if the game has none.
func Table(name string) ([]byte, bool) { return picture("tables/" + name) }

// Seat is the emblem of a seat as square SVG in the seat's colour: "circle",
// "square", "triangle", "star" or "diamond". It is false for any other name.
func Seat(name string) ([]byte, bool) { return picture("seats/" + name) }

// Adaptoid is a piece of the game Adaptoid as square SVG, by its token: the
// letter of its colour, its legs and its pincers, such as "W32". It is false if
// there is no such piece.
func Adaptoid(token string) ([]byte, bool) { return picture("adaptoids/" + token) }

// AppIcon is the icon of the app as square SVG.
func AppIcon() []byte { return certain("icon.svg") }

// AppIconPNG is the icon of the app as PNG, 512 pixels wide and high.
func AppIconPNG() []byte { return certain("icon.png") }

func picture(name string) ([]byte, bool) {
	content, err := pictures.ReadFile("pictures/" + name + ".svg")
	return content, err == nil
}

// certain reads a picture that is always embedded.
func certain(name string) []byte {
	content, err := pictures.ReadFile("pictures/" + name)
	if err != nil {
		panic(fmt.Sprintf("assets: picture %s is not embedded: %v", name, err))
	}
	return content
}
