package alchemist

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	"adytum/engine"
	"adytum/engine/enginetest"
)

func think(t *testing.T, bot engine.Bot, v engine.View, playouts int) engine.Choice {
	t.Helper()
	c, err := bot.Choose(t.Context(), v, engine.Thinking{Rand: engine.Seed("think").Stream(engine.ThinkStream), Playouts: playouts})
	if err != nil {
		t.Fatalf("%s: %v", bot.Name(), err)
	}
	return c
}

func TestBotsRepeatThemselvesWithinTheirBound(t *testing.T) {
	for seats := FewestSeats; seats <= MostSeats; seats++ {
		p := deal(t, seats, "repeat")
		for _, bot := range (Game{}).Bots() {
			one, two := think(t, bot, p.View(p.ToMove()), 200), think(t, bot, p.View(p.ToMove()), 200)
			if fmt.Sprint(one) != fmt.Sprint(two) {
				t.Errorf("%s at %d seats chooses %v, then %v", bot.Name(), seats, one.Move, two.Move)
			}
			if one.Playouts > 200 {
				t.Errorf("%s plays %d games out, 200 are the bound", bot.Name(), one.Playouts)
			}
		}
	}
}

func TestCandidatesAreLegalAndTheChoiceIsTheirFirst(t *testing.T) {
	p := deal(t, 3, "candidates")
	for range enginetest.Repetitions(12, 4) {
		v := p.View(p.ToMove())
		c := think(t, Grandmaster, v, 400)
		if len(c.Candidates) < 2 || c.Candidates[0].Move != c.Move {
			t.Fatalf("the candidates are %v, the choice is %s", c.Candidates, c.Move)
		}
		for _, one := range c.Candidates {
			if !slices.Contains(v.Moves(), one.Move) || one.Chance < 0 || one.Chance > 1 || one.Visits < 1 {
				t.Errorf("the candidate %+v", one)
			}
		}
		p, _ = play(t, p, c.Move.String())
	}
}

// A choice without alternatives is made without a playout.
func TestOnlyMoveIsPlayedAtOnce(t *testing.T) {
	p := table3(t, func(p *Position) { p.bag, p.reserve, p.turns, p.stocks[1] = Bag{}, Stock{}, 4, Stock{} })
	if c := think(t, Grandmaster, p.View(1), 400); c.Move.String() != "pass:nothing" || c.Playouts != 0 {
		t.Errorf("%s after %d playouts", c.Move, c.Playouts)
	}
}

func TestThinkingStopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	p := deal(t, 3, "stop")
	for _, bot := range (Game{}).Bots() {
		thinking := engine.Thinking{Rand: engine.Seed("stop").Stream(engine.ThinkStream)}
		c, err := bot.Choose(ctx, p.View(p.ToMove()), thinking)
		if err != nil || c.Move == nil || c.Playouts > Grandmaster.Arms+4 {
			t.Errorf("%s: %d playouts, move %v, error %v after the end", bot.Name(), c.Playouts, c.Move, err)
		}
		if _, err := bot.Choose(ctx, p.View((p.ToMove()+1)%3), thinking); !errors.Is(err, engine.ErrNotToMove) {
			t.Errorf("%s: error %v for a seat that is not to move", bot.Name(), err)
		}
	}
}

// Each level beats the one below it. The bounds leave room for the few games
// and playouts of a test; what was measured over hundreds is above them.
func TestEachLevelBeatsTheOneBelow(t *testing.T) {
	if testing.Short() {
		t.Skip("many games")
	}
	for _, tt := range []struct {
		strong, weak engine.Bot
		seats, games int
		least        float64
	}{
		{Adept, Novice, 2, 60, 0.75},
		{Adept, Novice, 3, 60, 0.45},
		{Master, Adept, 2, 24, 0.85},
		{Master, Adept, 3, 24, 0.55},
		{Grandmaster, Master, 2, 10, 0.55},
		{Grandmaster, Master, 3, 9, 0.38},
	} {
		won := 0.0
		for n := range tt.games {
			won += share(t, tt.strong, tt.weak, tt.seats, engine.Seat(n%tt.seats), engine.Seed(fmt.Sprintf("beat-%d", n/tt.seats)))
		}
		if won /= float64(tt.games); won < tt.least {
			t.Errorf("%s wins %.2f among %s at %d seats, want %.2f", tt.strong.Name(), won, tt.weak.Name(), tt.seats, tt.least)
		}
	}
}

// share is what one seat's bot wins among others.
func share(t *testing.T, strong, others engine.Bot, seats int, seat engine.Seat, seed engine.Seed) float64 {
	t.Helper()
	p := deal(t, seats, seed)
	r := seed.Stream(engine.ThinkStream)
	for !p.over() {
		bot := others
		if p.ToMove() == seat {
			bot = strong
		}
		c, err := bot.Choose(t.Context(), p.View(p.ToMove()), engine.Thinking{Rand: r, Playouts: 250})
		if err != nil {
			t.Fatal(err)
		}
		p, _ = play(t, p, c.Move.String())
	}
	outcome, _ := p.Outcome()
	return outcome.Share(seat)
}

func BenchmarkGrandmaster(b *testing.B) {
	p, _, err := Game{}.Deal(engine.Setup{Seats: 3, Seed: "bench"})
	if err != nil {
		b.Fatal(err)
	}
	v := p.View(p.ToMove())
	b.ReportAllocs()
	for b.Loop() {
		thinking := engine.Thinking{Rand: engine.Seed("bench").Stream(engine.ThinkStream), Playouts: 1000}
		if _, err := Grandmaster.Choose(context.Background(), v, thinking); err != nil {
			b.Fatal(err)
		}
	}
}
