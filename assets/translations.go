package assets

import "embed"

// Translations holds one file per language, translations/en.json and
// translations/de.json, in the JSON format of go-i18n.
//
//go:embed translations/*.json
var Translations embed.FS
