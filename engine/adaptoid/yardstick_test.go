package adaptoid

import (
	"errors"
	"testing"

	"adytum/engine"
)

// The yardstick looks two turns ahead: it wins where it can, and does not hand
// the enemy what wins.
func TestPlainSeesTwoTurns(t *testing.T) {
	bot := Plain{Depth: 2}
	if bot.Name() != "plain2" {
		t.Errorf("it is called %s", bot.Name())
	}
	p := at(t, "W11 d3, W00 a1, B00 d4, B22 g4, B00 f4", "W / 4-4")
	c, err := bot.Choose(t.Context(), p.View(p.ToMove()), think("plain", 0))
	if err != nil {
		t.Fatal(err)
	}
	if next, _ := play(t, p, c.Move.String()); next.ending == Open {
		t.Errorf("%s does not win", c.Move)
	}
	if _, err := bot.Choose(t.Context(), p.View(1), think("plain", 0)); !errors.Is(err, engine.ErrNotToMove) {
		t.Errorf("error %v for a seat that is not to move", err)
	}
}

func TestPlainPlaysWholeGames(t *testing.T) {
	p, r := deal(t, engine.Options{OptionStart: StartPie}), engine.Seed("plain").Stream("x")
	for p.ToMove() != engine.Nobody {
		c, err := Plain{Depth: 1}.Choose(t.Context(), p.View(p.ToMove()), engine.Thinking{Rand: r})
		if err != nil {
			t.Fatal(err)
		}
		p, _ = play(t, p, c.Move.String())
	}
}
