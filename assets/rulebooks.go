package assets

import (
	"embed"
	"fmt"
)

//go:embed rulebooks
var rulebooks embed.FS

// Rulebook is a game's rulebook in a language, as Markdown. Its paragraphs are
// second-level headings that begin with the paragraph's id: "## A3 A play". The
// error names what is missing.
func Rulebook(game, language string) (string, error) {
	text, err := rulebooks.ReadFile("rulebooks/" + Family(game) + "." + language + ".md")
	if err != nil {
		return "", fmt.Errorf("assets: no rulebook of %s in %q", game, language)
	}
	return string(text), nil
}
