package adaptoid

import (
	"context"
	"errors"
	"testing"

	"adytum/engine"
)

func think(seed engine.Seed, nodes int) engine.Thinking {
	return engine.Thinking{Rand: seed.Stream(engine.ThinkStream), Playouts: nodes}
}

func level(t *testing.T, name string) Level {
	t.Helper()
	for _, l := range levels {
		if l.name == name {
			return l
		}
	}
	t.Fatalf("no level %q", name)
	return Level{}
}

// choose asks the strongest level.
func choose(t *testing.T, p Position, nodes int) engine.Choice {
	t.Helper()
	c, err := level(t, "grandmaster").Choose(context.Background(), p.View(p.ToMove()), think("test", nodes))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestLevelsSeeWhatIsBeforeThem(t *testing.T) {
	for name, p := range map[string]Position{
		"a capture that wins":  at(t, "W11 d3, W00 a1, B00 d4, B22 g4, B00 f4", "W / 4-4"),
		"two that starve":      at(t, "W00 d5, W00 c5, W10 c3, W00 a4, B04 d6, B03 a3, B00 g4, B10 g1", "W / 3-4"),
		"the enemy's last one": at(t, "B11 d3, B00 c1, W00 d4", "B / 4-4"),
	} {
		c := choose(t, p, 3000)
		next, _ := play(t, p, c.Move.String())
		if winner, won := next.Winner(); !won || winner != p.Turn() {
			t.Errorf("%s: %s does not win", name, c.Move)
		}
		if c.Candidates[0].Chance != 1 || c.Candidates[0].Move != c.Move {
			t.Errorf("%s: candidates %+v", name, c.Candidates)
		}
	}
}

func TestLevelsAreRepeatable(t *testing.T) {
	p := deal(t, nil)
	for ply := range 12 {
		for _, bot := range (Game{}).Bots() {
			one, err := bot.Choose(context.Background(), p.View(p.ToMove()), think("repeat", 2000))
			if err != nil {
				t.Fatal(err)
			}
			choose(t, p, 500) // what another search has left behind must not matter
			two, err := bot.Choose(context.Background(), p.View(p.ToMove()), think("repeat", 2000))
			if err != nil || one.Move != two.Move || one.Playouts != two.Playouts {
				t.Fatalf("ply %d: %s plays %s after %d nodes, then %s after %d", ply, bot.Name(), one.Move, one.Playouts, two.Move, two.Playouts)
			}
		}
		p, _ = play(t, p, choose(t, p, 1000).Move.String())
	}
}

// Each level beats the one below it; the long matches are played in the arena.
func TestLevelsBeatTheOneBelow(t *testing.T) {
	if testing.Short() {
		t.Skip("a match")
	}
	const games = 12
	for _, pair := range [][2]string{{"adept", "novice"}, {"master", "adept"}} {
		won := 0
		for game := range games {
			seed := engine.Seed(pair[0]).Sub(game)
			p, r := deal(t, nil), seed.Stream("match")
			for p.ToMove() != engine.Nobody {
				bot := level(t, pair[(int(p.ToMove())+game)%2])
				c, err := bot.Choose(context.Background(), p.View(p.ToMove()), engine.Thinking{Rand: r, Playouts: 5000})
				if err != nil {
					t.Fatal(err)
				}
				p, _ = play(t, p, c.Move.String())
			}
			if winner, ok := p.Winner(); ok && (int(p.SeatOf(winner))+game)%2 == 0 {
				won++
			}
		}
		if won < games*3/4 {
			t.Errorf("%s wins %d of %d games against %s", pair[0], won, games, pair[1])
		}
	}
}

func TestOpeningsVary(t *testing.T) {
	p := deal(t, nil)
	for range 4 { // the first turns are few and alike
		p, _ = play(t, p, choose(t, p, 2000).Move.String())
	}
	seen := map[engine.Move]bool{}
	for _, seed := range []engine.Seed{"1", "2", "3", "4", "5", "6", "7", "8"} {
		c, err := level(t, "grandmaster").Choose(context.Background(), p.View(p.ToMove()), think(seed, 3000))
		if err != nil {
			t.Fatal(err)
		}
		seen[c.Move] = true
	}
	if len(seen) < 2 {
		t.Error("eight seeds lead to the same turn")
	}
}

func TestThinkingStopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p := deal(t, nil)
	for _, bot := range (Game{}).Bots() {
		c, err := bot.Choose(ctx, p.View(0), engine.Thinking{Rand: engine.Seed("stop").Stream("x")})
		if err != nil || p.Refuse(c.Move.(Move)) != nil {
			t.Errorf("%s: %v, %v", bot.Name(), c.Move, err)
		}
		if c.Playouts > 300 {
			t.Errorf("%s visits %d positions after the end", bot.Name(), c.Playouts)
		}
		if _, err := bot.Choose(ctx, p.View(1), think("stop", 1)); !errors.Is(err, engine.ErrNotToMove) {
			t.Errorf("%s: error %v for a seat that is not to move", bot.Name(), err)
		}
	}
}

func TestLevelsPlaceAndPick(t *testing.T) {
	p := deal(t, engine.Options{OptionStart: StartPie})
	for p.Phase() != Plays {
		p, _ = play(t, p, choose(t, p, 2000).Move.String())
	}
	// The one that has run into the corner is worth less.
	p = at(t, "W00 d4, B00 a1", "W / 0-0 / choose")
	if c := choose(t, p, 20_000); c.Move.String() != "white" || c.Candidates[0].Chance < 0.5 {
		t.Errorf("picks %s: %+v", c.Move, c.Candidates)
	}
}

func TestAnalysisFindsWhereAGameTurned(t *testing.T) {
	p := at(t, "W11 d3, W00 a1, B00 d5, B22 f4, B02 d4", "B / 4-3")
	positions := []engine.Position{p}
	for _, text := range []string{"+leg@f4", "+body@d2", "+body@f5", "+body@c2"} {
		if p.Refuse(mustMove(t, text)) == nil {
			p, _ = play(t, p, text)
			positions = append(positions, p)
		}
	}
	var told []int
	judged, err := Analyse(context.Background(), positions, 2000, func(ply int) { told = append(told, ply) })
	if err != nil || len(judged) != len(positions) || len(told) != len(positions) {
		t.Fatalf("%d judgements of %d positions, told %v, %v", len(judged), len(positions), told, err)
	}
	for ply, j := range judged {
		p := positions[ply].(Position)
		if j.White < 0 || j.White > 1 || j.Best == nil || p.Refuse(j.Best.(Move)) != nil {
			t.Errorf("ply %d: %+v", ply, j)
		}
	}
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	if done, err := Analyse(cancelled, positions, 2000, nil); !errors.Is(err, context.Canceled) || len(done) != 0 {
		t.Errorf("a cancelled analysis gives %d judgements, %v", len(done), err)
	}
}

func mustMove(t *testing.T, text string) Move {
	t.Helper()
	m, err := Game{}.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m.(Move)
}

func TestTurningPointsAreTheLargestShifts(t *testing.T) {
	judged := []Judgement{{White: .5}, {White: .5}, {White: .9}, {White: .85}, {White: .2}, {White: .3}, {White: 0}}
	for n, want := range [][]int{{}, {3}, {1, 3}, {1, 3, 5}} {
		got := TurningPoints(judged, n)
		if len(got) != len(want) {
			t.Fatalf("%d of them: %v", n, got)
		}
		for i := range want {
			if got[i] != want[i] {
				t.Errorf("%d of them: %v, want %v", n, got, want)
			}
		}
	}
	if got := TurningPoints(nil, 3); len(got) != 0 {
		t.Errorf("turning points of nothing: %v", got)
	}
}
