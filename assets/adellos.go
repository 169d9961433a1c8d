package assets

import (
	_ "embed"
	"strings"
)

//go:embed adellos/edition.json
var adellosEdition []byte

// AdellosEdition is the edition of Adellos that the app plays, as the JSON
// that docs/adellos-edition.md describes.
func AdellosEdition() []byte { return adellosEdition }

// Family is a game's name without that of its edition: Adellos with another
// edition than our own is "adellos-ID", and has the rulebook, the tile and the
// words of "adellos".
func Family(game string) string {
	family, _, _ := strings.Cut(game, "-")
	return family
}
