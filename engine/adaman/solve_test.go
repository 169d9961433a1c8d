package adaman

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"adytum/engine"
	"adytum/engine/decktet"
)

func TestWinningLinesReplayThroughTheRules(t *testing.T) {
	won := 0
	for _, seed := range []engine.Seed{"a", "b", "c", "d", "e", "f"} {
		first, _, err := Game{}.Deal(engine.Setup{Seats: 1, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		verdict, line := first.(Position).Solve(context.Background(), 200_000)
		if verdict != Winnable {
			continue
		}
		won++
		p := first
		for _, m := range line {
			if p, _, err = p.Play(m); err != nil {
				t.Fatalf("%s: %s: %v", seed, m, err)
			}
		}
		if o, over := p.Outcome(); !over || o.Name != "win" {
			t.Errorf("%s: the line ends with %+v", seed, o)
		}
	}
	if won < 3 {
		t.Errorf("%d of 6 deals are winnable, want most", won)
	}
}

func TestSolveOfFinishedGames(t *testing.T) {
	p := at(t, Basic, "bard", "author", "desert mountain market", "")
	p, _ = play(t, p, "author:market")
	if verdict, _ := p.Solve(context.Background(), 1000); verdict != Lost {
		t.Errorf("a stuck game is judged %d", verdict)
	}
}

func TestSeekKeepsTheSeedOrFindsAWinnableOne(t *testing.T) {
	ask := func(winnable string, seed engine.Seed) engine.Seed {
		found, err := Game{}.Seek(context.Background(), engine.Setup{Seats: 1, Seed: seed, Options: engine.Options{OptionWinnable: winnable}})
		if err != nil {
			t.Fatal(err)
		}
		return found
	}
	moved := false
	for n := 24; n <= 30; n++ { // decided soon, and the last is lost
		seed := engine.Seed(fmt.Sprintf("seek%d", n))
		if got := ask("off", seed); got != seed {
			t.Errorf("without the option %s became %s", seed, got)
		}
		found := ask("on", seed)
		moved = moved || found != seed
		if again := ask("on", seed); again != found {
			t.Errorf("%s leads to %s and to %s", seed, found, again)
		}
	}
	if !moved {
		t.Error("all deals are winnable; the option seems to do nothing")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	_, err := Game{}.Seek(ctx, engine.Setup{Seats: 1, Seed: "s1", Options: engine.Options{OptionWinnable: "on"}})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled search ends with %v", err)
	}
}

func TestHintsGiveTheirReasons(t *testing.T) {
	p := at(t, Basic, "diplomat author painter savage", "mill cave sea end lunatic", "castle pact ace_of_moons forest battle", "bard")
	v := p.View(0).(View)
	advise := func(text string) Hint {
		m, err := Game{}.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		return v.Advise(engine.Choice{Move: m, Candidates: []engine.Candidate{
			{Move: m, Chance: 0.6, Visits: 30}, {Move: Move{decktet.Author, 1}, Chance: 0.2, Visits: 10}}})
	}
	h := advise("diplomat:ace_of_moons+castle")
	want := []Reason{
		{ReasonExact, engine.Facts{"cards": "ace_of_moons+castle", "target": "diplomat"}},
		{ReasonRelieves, engine.Facts{"count": "3"}},
		{ReasonKeeps, engine.Facts{"card": "pact", "for": "bard"}},
	}
	if len(h.Reasons) != len(want) {
		t.Fatalf("reasons %v", h.Reasons)
	}
	for i := range want {
		if h.Reasons[i].Code != want[i].Code || h.Reasons[i].Facts.String() != want[i].Facts.String() {
			t.Errorf("reason %d is %v, want %v", i, h.Reasons[i], want[i])
		}
	}
	if h.Before != 0.5 || h.After != 0.6 {
		t.Errorf("chances %.2f and %.2f", h.Before, h.After)
	}
	if got := advise("diplomat:castle+pact").Reasons[1]; got.Code != ReasonFresh || got.Facts["count"] != "2" {
		t.Errorf("overpaying is explained by %v", got)
	}
}
