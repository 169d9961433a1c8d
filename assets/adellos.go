package assets

import _ "embed"

//go:embed adellos/edition.json
var adellosEdition []byte

// AdellosEdition is the edition of Adellos that the app plays, as the JSON
// that docs/adellos-edition.md describes.
func AdellosEdition() []byte { return adellosEdition }
