package adellos

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/ui/hotseat"
	"adytum/ui/i18n"
	"adytum/ui/look"
)

var screens = []fyne.Size{fyne.NewSize(360, 740), fyne.NewSize(740, 360), fyne.NewSize(800, 1280), fyne.NewSize(1280, 800), fyne.NewSize(1440, 900)}

// A whole game between two computers is shown to its end, and the page of the
// end opens.
func TestWholeGameIsShown(t *testing.T) {
	a := newApp(t)
	m := newTestMatch(t, "whole", engine.Options{"round-limit": "on"}, seated("person", "person"))
	playOn(t, m, 60)
	tb := openTable(t, a, m)
	if tb.desk.Stage() != 0 {
		tb.desk.Lift()
	}
	tb.desk.CatchUp()
	for _, language := range []i18n.Language{i18n.English, i18n.German} {
		i18n.Use(language)
		look.Use(look.Look{Theme: look.Parchment, Text: look.NormalText})
		for _, size := range screens {
			a.Window.Resize(size)
			a.Router.Rebuild()
			for leaf := leafTurn; leaf <= leafPlayers; leaf++ {
				tb.desk.turnTo(leaf)
				a.Window.Content().Refresh()
				a.Audit(fmt.Sprintf("%s %v %d", language, size, leaf))
			}
		}
	}
}

// A whole game against computers is played by taps and the large button, and
// ends on the page of the end; from there the rematch begins.
func TestWholeGameOnTheScreen(t *testing.T) {
	for _, who := range []hotseat.Players{seated("person", "novice"), seated("novice", "person", "novice", "novice")} {
		a := newApp(t)
		tb := openTable(t, a, newHastyMatch(t, "screen", engine.Options{"round-limit": "on"}, who))
		dice := engine.Seed("screen").Stream("taps")
		for n := 0; tb.desk.Now().ToMove != engine.Nobody; n++ {
			if n > 3000 {
				t.Fatal("the game does not end")
			}
			if tb.desk.Behind() {
				a.Tap("Skip")
			}
			if tb.desk.Now().ToMove == engine.Nobody {
				break
			}
			if !tb.desk.Mine() {
				t.Fatalf("nobody can go on: %s", tb.desk.status())
			}
			moves := tb.desk.moves()
			tapMove(t, tb.desk, moves[dice.IntN(len(moves))])
		}
		if tb.desk.Behind() {
			a.Tap("Skip")
		}
		a.Says("Result", "Over the rounds")
		a.Tap("Rematch")
		a.Silent("Over the rounds")
	}
}
