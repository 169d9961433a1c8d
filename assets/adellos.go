package assets

import (
	_ "embed"
	"fmt"
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

// AdellosPicture is a picture of Adellos as square SVG on clear ground, by its
// kind ("units", "nobles", "tokens", "cards" or "factions") and its id in the
// edition. The error names what has no picture, such as an entry of an edition
// that is not our own.
func AdellosPicture(kind, id string) ([]byte, error) {
	content, ok := picture("adellos/" + kind + "/" + id)
	if !ok {
		return nil, fmt.Errorf("assets: no picture of %s %q in Adellos", kind, id)
	}
	return content, nil
}
