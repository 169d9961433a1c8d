package main

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"

	"adytum/engine"
)

func TestASeriesIsTheSameOnAnyNumberOfCores(t *testing.T) {
	for _, line := range []string{
		"simulate adaman --bots random --games 200 --seed cores --json",
		"simulate adaman --bots thrifty --games 50 --option deck=extended --json",
		"simulate adaman --bots random --games 4 --option winnable=on --json",
		"simulate template --bots novice,adept --games 20 --playouts 20 --json",
		"arena template --bots adept,novice --games 20 --playouts 20 --json",
		"balance adellos --duels 2 --playouts 60 --option round-limit=on --json",
		"perft adaman --depth 3 --json",
		"solve adaman --deals 8 --seed cores --nodes 5000 --json",
	} {
		one, two := fields(t, fine(t, append(strings.Fields(line), "--workers", "1")...)), fields(t, fine(t, append(strings.Fields(line), "--workers", "2")...))
		for name, value := range one {
			if !strings.HasPrefix(name, "ms_") && !equalJSON(value, two[name]) {
				t.Errorf("%s: %s is %v on one core and %v on two", line, name, value, two[name])
			}
		}
	}
}

func TestSimulateCounts(t *testing.T) {
	r := decoded[simulateResult](t, fine(t, "simulate", "adaman", "--bots", "random", "--games", "300", "--json"))
	total := 0
	for _, name := range []string{"win", "stuck", "gallows"} {
		n, known := r.Outcomes[name]
		if total += n; !known {
			t.Errorf("the outcome %s is not listed", name)
		}
	}
	if r.Game != "adaman" || r.Games != 300 || total != 300 || len(r.Bots) != 1 || r.Bots[0] != "random" || len(r.Seats) != 0 {
		t.Errorf("the result is %+v", r)
	}
	if r.Outcomes["win"] != 0 || r.MeanScore < 17 || r.MeanScore > 25 || r.MsPerDecision <= 0 {
		t.Errorf("random play gives %+v", r)
	}
}

func TestSimulateTellsEverySeat(t *testing.T) {
	r := decoded[simulateResult](t, fine(t, "simulate", "template", "--bots", "adept,random", "--games", "60", "--playouts", "60", "--json"))
	if len(r.Seats) != 2 || r.Seats[0].Wins+r.Seats[1].Wins != 60 || r.Seats[0].Bot != "adept" {
		t.Fatalf("the seats are %+v", r.Seats)
	}
	if r.Seats[0].Wins <= r.Seats[1].Wins {
		t.Errorf("adept wins %v and random %v", r.Seats[0].Wins, r.Seats[1].Wins)
	}
	if mean := (r.Seats[0].MeanScore + r.Seats[1].MeanScore) / 2; mean != r.MeanScore || mean != 1.5 {
		t.Errorf("the mean score is %v, that of the seats %v; want 1.5, half of three tricks", r.MeanScore, mean)
	}
	if same := decoded[simulateResult](t, fine(t, "simulate", "template", "--bots", "random", "--games", "3", "--json")); len(same.Seats) != 2 {
		t.Errorf("a single bot sits at %d seats, want 2", len(same.Seats))
	}
}

func TestSimulateInWords(t *testing.T) {
	out := fine(t, "simulate", "adaman", "--bots", "thrifty", "--games", "100", "--seed", "words")
	for _, want := range []string{"adaman, 100 games, thrifty\n", "\nwin ", "\nstuck ", "\ngallows ", " % +- ", "\nmean score ", " ms per decision, "} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
}

func TestTallyKnowsItsErrors(t *testing.T) {
	g := games[0]
	tl := newTally(g, g.Bots()[:1])
	for _, score := range []int{10, 20, 30, 40} {
		tl.add(finished{outcome: engine.Outcome{Name: "stuck", Scores: []int{score}, Ranks: []int{2}}})
	}
	// The standard deviation of the sample is 12.91, over the root of four.
	if got, want := tl.scoreError(), 12.9099/2; math.Abs(got-want) > 1e-3 {
		t.Errorf("the standard error is %v, want %v", got, want)
	}
	if got, want := percent(1, 4), " 25.00 % +- 21.65"; got != want {
		t.Errorf("one of four is %q, want %q", got, want)
	}
}

// A yardstick plays where it is named, but no list of bots mentions it.
func TestArenaKnowsTheYardsticks(t *testing.T) {
	r := decoded[arenaResult](t, fine(t, "arena", "adaptoid", "--bots", "plain2,novice", "--games", "4", "--playouts", "500", "--json"))
	if r.Games != 4 || r.Wins < 3 {
		t.Errorf("plain2 against novice: %+v", r)
	}
	said := lab(t, t.Context(), "", "arena", "adaptoid", "--bots", "nobody,novice")
	if said.code != exitUsage || strings.Contains(said.err, "plain2") {
		t.Errorf("exit code %d, %q", said.code, said.err)
	}
}

func TestArenaIsFairToBothOrders(t *testing.T) {
	arena := func(bots string) arenaResult {
		return decoded[arenaResult](t, fine(t, "arena", "template", "--bots", bots, "--games", "59", "--playouts", "40", "--json"))
	}
	ab, ba := arena("adept,random"), arena("random,adept")
	if ab.Games != 60 || ab.Wins+ab.Draws+ab.Losses != 60 {
		t.Errorf("%+v does not add up to 60 games", ab)
	}
	if ab.Wins != ba.Losses || ab.Losses != ba.Wins || math.Abs(ab.Elo+ba.Elo) > 1e-9 || math.Abs(ab.EloLow+ba.EloHigh) > 1e-9 {
		t.Errorf("the sides differ: %+v and %+v", ab, ba)
	}
	if ab.Elo <= 0 || ab.EloLow >= ab.Elo || ab.EloHigh <= ab.Elo {
		t.Errorf("the stronger bot has Elo %.0f from %.0f to %.0f", ab.Elo, ab.EloLow, ab.EloHigh)
	}
	if out := fine(t, "arena", "template", "--bots", "random,random", "--games", "4"); !strings.Contains(out, "Elo difference ") {
		t.Errorf("no Elo in\n%s", out)
	}
}

func TestElo(t *testing.T) {
	for _, tt := range []struct {
		points, squares, pairs int
		elo, low, high         float64
	}{
		// 100 pairs of 2-0 and 0-2 by turns: a score of 0.5, deviation 0.5025.
		{200, 800, 100, 0, -69.3, 69.3},
		// 75 pairs won, 25 lost: 0.75, deviation 0.4352.
		{300, 1200, 100, 190.8, 118.9, 282.1},
		// All won: as if half a game of 20 were lost, and no better than one pair.
		{40, 160, 10, 636.4, 381.7, 636.4},
		{0, 0, 0, 0, -190.8, 190.8},
	} {
		elo, low, high := eloOf(tt.points, tt.squares, tt.pairs)
		for _, v := range [][2]float64{{elo, tt.elo}, {low, tt.low}, {high, tt.high}} {
			if math.Abs(v[0]-v[1]) > 0.1 {
				t.Errorf("%d points in %d pairs: Elo %.1f from %.1f to %.1f, want %.1f from %.1f to %.1f",
					tt.points, tt.pairs, elo, low, high, tt.elo, tt.low, tt.high)
				break
			}
		}
	}
}

func TestParallelWorkStopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	sum := 0
	done, err := inParallel(ctx, 1000, 2, nil, func(ctx context.Context, i int) (int, error) { return 1, ctx.Err() }, func(n int) {
		if sum += n; sum == 5 {
			cancel()
		}
	})
	if err != nil || done != sum || done < 5 || done > 7 {
		t.Errorf("%d done, %d taken, error %v", done, sum, err)
	}
}

func TestParallelWorkEndsWithItsFirstError(t *testing.T) {
	broken := errors.New("broken")
	done, err := inParallel(t.Context(), 1000, 2, nil, func(_ context.Context, i int) (int, error) {
		if i == 7 {
			return 0, broken
		}
		return i, nil
	}, func(int) {})
	if !errors.Is(err, broken) || !strings.Contains(err.Error(), "number 7 ") || done >= 1000 {
		t.Errorf("%d done, error %v", done, err)
	}
}
