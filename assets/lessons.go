package assets

import (
	"embed"
	"fmt"
)

//go:embed lessons/*.json
var lessons embed.FS

// Lessons is a game's course as JSON; package ui/lessons says how it is written.
// The error names the game that has none.
func Lessons(game string) ([]byte, error) {
	text, err := lessons.ReadFile("lessons/" + game + ".json")
	if err != nil {
		return nil, fmt.Errorf("assets: no lessons of %q", game)
	}
	return text, nil
}
