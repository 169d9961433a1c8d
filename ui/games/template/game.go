// Package template is Trick on the screen, a tiny game to copy: what it gives to the
// app, and its table. The rules are in engine/template, docs/new-game.md lists the
// steps. The app does not list it.
package template

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/table"
	"adytum/widgets/pictures"

	rules "adytum/engine/template"
)

// Game is all that Trick gives to the app.
func Game() table.Game {
	return table.Game{
		Rules: rules.Game{}, New: newGame, Table: tablePage, Secret: true, NoPoints: true,
		Board: miniature, BoardAspect: 4.0 / 3.0, Opponent: table.KindWords,
		Course: table.CourseOf(rules.Game{}, players...), BareTable: bareTable,
		Credits: []string{"about.games.template"},
	}
}

// players are who sits at the table of lessons, and at first at that of a match.
var players = []match.Player{{Kind: match.Person}, {Kind: "novice"}}

func newGame(h *frame.Host) frame.Route { return Game().PlainNew(h, players...) }

// miniature shows the two cards of the trick.
func miniature(view engine.View) fyne.CanvasObject {
	board := container.NewGridWithColumns(2)
	for _, c := range view.(rules.View).Trick() {
		board.Add(pictures.New(face(c), 0))
	}
	return board
}
