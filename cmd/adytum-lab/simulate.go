package main

import (
	"context"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"adytum/engine"
)

type simulateCmd struct {
	Game  labGame  `arg:"" help:"The game: ${games}."`
	Bots  []string `required:"" placeholder:"NAME" help:"The bot of each seat; a single name plays at all seats."`
	Games int      `default:"1000" help:"Number of games."`
	Seed  string   `default:"1" help:"The seed of the series; game number i has its i-th seed."`
	seriesFlags
}

// Help describes the command.
func (*simulateCmd) Help() string {
	return fmt.Sprintf(`Plays many games with bots and prints how often each outcome came (per cent, with the standard error), the mean score (points, with the standard error) and the wall time a decision took on its core (milliseconds).

Bots: %s. With --playouts the same seed gives the same counts on any number of cores; with time bounds they vary.

    adytum-lab simulate adaman --bots thrifty --games 10000 --seed 1
    adytum-lab simulate adaman --bots sage --games 100 --think 40ms --option deck=extended`, botNames())
}

type simulateResult struct {
	Game          string         `json:"game"`
	Games         int            `json:"games"`
	Bots          []string       `json:"bots"`
	Outcomes      map[string]int `json:"outcomes"`
	MeanScore     float64        `json:"mean_score"`
	MsPerDecision float64        `json:"ms_per_decision"`
	// Seats is there for games of more than one seat.
	Seats       []seatResult `json:"seats,omitempty"`
	Interrupted bool         `json:"interrupted,omitempty"`
}

// A seatResult is how one seat fared; a shared win counts in part.
type seatResult struct {
	Bot       string  `json:"bot"`
	Wins      float64 `json:"wins"`
	MeanScore float64 `json:"mean_score"`
}

// Run plays the series.
func (c *simulateCmd) Run(ctx context.Context, e *env) error {
	bots, err := c.seated()
	if err != nil {
		return err
	}
	if c.Games < 1 {
		return usage("--games %d: it must be at least 1", c.Games)
	}
	setup, workers, err := c.begin(c.Game, len(bots), c.Seed)
	if err != nil {
		return err
	}
	t := newTally(c.Game, bots)
	done, err := inParallel(ctx, c.Games, workers, e.report("games", c.Games), func(ctx context.Context, i int) (finished, error) {
		s, err := c.Game.numbered(ctx, setup, i)
		if err != nil {
			return finished{}, err
		}
		return c.playOut(ctx, c.Game, s, bots)
	}, t.add)
	if err != nil {
		return err
	}
	if err := e.print(t.result(done < c.Games), t.print); err != nil {
		return err
	}
	if done < c.Games {
		return &stoppedError{fmt.Sprintf("%d of %d games", done, c.Games)}
	}
	return nil
}

// seated is the bot of each seat.
func (c *simulateCmd) seated() ([]engine.Bot, error) {
	bots, err := c.Game.bots(c.Bots)
	if err != nil {
		return nil, err
	}
	fewest, most := c.Game.Seats()
	if len(bots) == 1 && fewest > 1 {
		bots = slices.Repeat(bots, fewest)
	}
	if len(bots) < fewest || len(bots) > most {
		return nil, usage("--bots %s: one bot a seat, and %s has %s", strings.Join(c.Bots, ","), c.Game.Name(), seatRange(fewest, most))
	}
	return bots, nil
}

// seatRange words the numbers of seats of a game.
func seatRange(fewest, most int) string {
	switch {
	case most == 1:
		return "1 seat"
	case fewest == most:
		return fmt.Sprintf("%d seats", most)
	}
	return fmt.Sprintf("%d to %d seats", fewest, most)
}

// shareUnit is divisible by every number of seats up to five that may share a
// win, so that shares add up in whole numbers.
const shareUnit = 60

// Totals add up finished games in whole numbers, so that their order does
// not matter.
type totals struct {
	game      labGame
	bots      []engine.Bot
	outcomes  map[string]int
	games     int
	decisions int
	thought   time.Duration
	scores    []int // by seat
	shares    []int // of wins, by seat, in parts of shareUnit
	sum       int   // of all scores
	squares   int   // of each game's summed score
}

func newTally(g labGame, bots []engine.Bot) *totals {
	t := &totals{game: g, bots: bots, outcomes: map[string]int{}, scores: make([]int, len(bots)), shares: make([]int, len(bots))}
	for _, name := range g.ends {
		t.outcomes[name] = 0
	}
	return t
}

func (t *totals) add(f finished) {
	t.games++
	t.decisions += f.decisions
	t.thought += f.thought
	t.outcomes[f.outcome.Name]++
	sum := 0
	for seat, score := range f.outcome.Scores {
		t.scores[seat] += score
		t.shares[seat] += int(math.Round(shareUnit * f.outcome.Share(engine.Seat(seat))))
		sum += score
	}
	t.sum += sum
	t.squares += sum * sum
}

func (t *totals) result(interrupted bool) simulateResult {
	r := simulateResult{
		Game: t.game.Name(), Games: t.games, Outcomes: t.outcomes,
		MeanScore:     ratio(t.sum, t.games*len(t.bots)),
		MsPerDecision: each(t.thought, t.decisions),
		Interrupted:   interrupted,
	}
	for seat, b := range t.bots {
		r.Bots = append(r.Bots, b.Name())
		if len(t.bots) > 1 {
			r.Seats = append(r.Seats, seatResult{b.Name(), float64(t.shares[seat]) / shareUnit, ratio(t.scores[seat], t.games)})
		}
	}
	return r
}

func ratio(a, b int) float64 {
	if b == 0 {
		return 0
	}
	return float64(a) / float64(b)
}

func (t *totals) print(b *strings.Builder) {
	r := t.result(false)
	fmt.Fprintf(b, "%s, %d games, %s\n", r.Game, r.Games, strings.Join(r.Bots, " "))
	for _, name := range t.names() {
		fmt.Fprintf(b, "%-10s %s\n", name, percent(float64(t.outcomes[name]), t.games))
	}
	fmt.Fprintf(b, "%-10s %6.2f +- %.2f\n", "mean score", r.MeanScore, t.scoreError())
	for seat, s := range r.Seats {
		fmt.Fprintf(b, "seat %d     %s wins %s, mean score %.2f\n", seat, s.Bot, percent(s.Wins, t.games), s.MeanScore)
	}
	fmt.Fprintf(b, "%.4g ms per decision, %.1f decisions per game\n", r.MsPerDecision, ratio(t.decisions, t.games))
}

// names lists the outcomes: those of the game in its order, then any others.
func (t *totals) names() []string {
	names := slices.Clone(t.game.ends)
	for _, name := range slices.Sorted(maps.Keys(t.outcomes)) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// percent is a share in per cent with its standard error.
func percent(count float64, of int) string {
	if of == 0 {
		return "  none"
	}
	share := count / float64(of)
	return fmt.Sprintf("%6.2f %% +- %.2f", 100*share, 100*math.Sqrt(share*(1-share)/float64(of)))
}

// scoreError is the standard error of the mean score of a seat.
func (t *totals) scoreError() float64 {
	if t.games < 2 {
		return 0
	}
	n := float64(t.games)
	mean := float64(t.sum) / n
	variance := max(0, float64(t.squares)/n-mean*mean) * n / (n - 1)
	return math.Sqrt(variance/n) / float64(len(t.bots))
}
