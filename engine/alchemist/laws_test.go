package alchemist

import (
	"fmt"
	"testing"

	"adytum/engine"
	"adytum/engine/enginetest"
)

// setups are all seat counts with and without schools, and a chosen start.
func setups() map[string]engine.Setup {
	all := map[string]engine.Setup{}
	for seats := FewestSeats; seats <= MostSeats; seats++ {
		all[fmt.Sprintf("%d-seats", seats)] = engine.Setup{Seats: seats}
		all[fmt.Sprintf("%d-seats-without-schools", seats)] = engine.Setup{
			Seats: seats, Options: engine.Options{OptionSchools: "off"}}
	}
	all["2-seats-chosen-start"] = engine.Setup{Seats: 2, Options: engine.Options{OptionStart: StartAt(1)}}
	return all
}

func TestLaws(t *testing.T) {
	enginetest.Suite{Game: Game{}, Setups: setups(), Games: 2, MostPlies: 250, BotPlayouts: 20}.Run(t)
}

func FuzzParseMove(f *testing.F) {
	enginetest.FuzzMoves(f, Game{}, "brew:bird_leg-spider:mushroom+troll_eye:7", "copy:bird_leg-spider:mushroom",
		"pass:bag", "pass:nothing", "pass:spider", "brew:::", "copy", "")
}

func FuzzRecord(f *testing.F) { enginetest.FuzzRecords(f, Game{}) }

func FuzzParsePosition(f *testing.F) {
	for seats := FewestSeats; seats <= MostSeats; seats++ {
		p, _, err := Game{}.Deal(engine.Setup{Seats: seats, Seed: "fuzz"})
		if err != nil {
			f.Fatal(err)
		}
		f.Add(p.String())
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Game{}.ParsePosition(text)
		if err == nil && p.String() != text {
			t.Fatalf("%q was read as %q", text, p)
		}
	})
}

// FuzzConsider feeds half-made moves: an answer that is complete can be played.
func FuzzConsider(f *testing.F) {
	p, _, err := Game{}.Deal(engine.Setup{Seats: 3, Seed: "fuzz"})
	if err != nil {
		f.Fatal(err)
	}
	for _, text := range []string{"", "brew:", "brew::spider+mushroom", "brew:bird_leg-spider::7", "copy:", "pass:bag"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		answer := p.View(p.ToMove()).Consider(text)
		if (answer.State == engine.Impossible) != (answer.Refusal != nil) || (answer.State == engine.Complete) != (answer.Move != nil) {
			t.Fatalf("%q: %+v", text, answer)
		}
		if answer.Move != nil {
			if _, _, err := p.Play(answer.Move); err != nil {
				t.Fatalf("%q was called complete: %v", text, err)
			}
		}
	})
}
