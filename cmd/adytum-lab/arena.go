package main

import (
	"context"
	"fmt"
	"math"
	"strings"
	"time"

	"adytum/engine"
)

type arenaCmd struct {
	Game  labGame  `arg:"" help:"The game, one for two seats."`
	Bots  []string `required:"" placeholder:"NAME" help:"The two bots; the result is told from the side of the first."`
	Games int      `default:"1000" help:"Number of games; an odd number is rounded up, since each deal is played twice."`
	Seed  string   `default:"1" help:"The seed of the series; pair number i has its i-th seed."`
	seriesFlags
}

// Help describes the command.
func (*arenaCmd) Help() string {
	return `Plays two bots against each other. Each deal is played twice with the seats swapped, so that a lucky hand helps both. Prints wins, draws and losses of the first bot, the difference of strength in Elo points with its 95 % interval, and the wall time of a move in milliseconds.

    adytum-lab arena GAME --bots a,b --games 400 --seed 1 --playouts 200`
}

type arenaResult struct {
	Game        string   `json:"game"`
	Games       int      `json:"games"`
	Bots        []string `json:"bots"`
	Wins        int      `json:"wins"`
	Draws       int      `json:"draws"`
	Losses      int      `json:"losses"`
	Elo         float64  `json:"elo"`
	EloLow      float64  `json:"elo_low"`
	EloHigh     float64  `json:"elo_high"`
	MsPerMove   float64  `json:"ms_per_move"`
	Interrupted bool     `json:"interrupted,omitempty"`
}

// A duel is one deal played with both orders of the seats: the results of the
// first bot, and the cost.
type duel struct {
	wins, draws, losses int
	moves               int
	thought             time.Duration
}

// points counts two for a win and one for a draw, so four at most.
func (d duel) points() int { return 2*d.wins + d.draws }

func (d duel) plus(o duel) duel {
	return duel{d.wins + o.wins, d.draws + o.draws, d.losses + o.losses, d.moves + o.moves, d.thought + o.thought}
}

// Run plays the pairs.
func (c *arenaCmd) Run(ctx context.Context, e *env) error {
	pair, err := c.pair()
	if err != nil {
		return err
	}
	if c.Games < 1 {
		return usage("--games %d: it must be at least 1", c.Games)
	}
	setup, workers, err := c.begin(c.Game, len(pair), c.Seed)
	if err != nil {
		return err
	}
	var total duel
	squares := 0
	deals := (c.Games + 1) / 2
	done, err := inParallel(ctx, deals, workers, e.report("deals", deals), func(ctx context.Context, i int) (duel, error) {
		s, err := c.Game.numbered(ctx, setup, i)
		if err != nil {
			return duel{}, err
		}
		return c.playBoth(ctx, s, pair)
	}, func(d duel) {
		total = total.plus(d)
		squares += d.points() * d.points()
	})
	if err != nil {
		return err
	}
	result := c.result(total, squares, done)
	result.Interrupted = done < deals
	if err := e.print(result, result.print); err != nil {
		return err
	}
	if result.Interrupted {
		return &stoppedError{fmt.Sprintf("%d of %d games", result.Games, 2*deals)}
	}
	return nil
}

func (c *arenaCmd) pair() ([]engine.Bot, error) {
	if fewest, most := c.Game.Seats(); most < 2 {
		return nil, usage("%s is a solitaire: it has no second seat to play against; try simulate", c.Game.Name())
	} else if fewest > 2 {
		return nil, usage("%s needs at least %d seats; the arena is for two", c.Game.Name(), fewest)
	}
	if len(c.Bots) != 2 {
		return nil, usage("--bots names %d bots; the arena is for two", len(c.Bots))
	}
	return c.Game.bots(c.Bots)
}

// playBoth plays a deal in both orders of the seats.
func (c *arenaCmd) playBoth(ctx context.Context, s engine.Setup, pair []engine.Bot) (duel, error) {
	var both duel
	for first := range 2 {
		bots := []engine.Bot{pair[first], pair[1-first]}
		f, err := c.playOut(ctx, c.Game, s, bots)
		if err != nil {
			return duel{}, err
		}
		one := duel{moves: f.decisions, thought: f.thought}
		switch own, other := f.outcome.Ranks[first], f.outcome.Ranks[1-first]; {
		case own < other:
			one.wins = 1
		case own == other:
			one.draws = 1
		default:
			one.losses = 1
		}
		both = both.plus(one)
	}
	return both, nil
}

func (c *arenaCmd) result(total duel, squares, pairs int) arenaResult {
	r := arenaResult{
		Game: c.Game.Name(), Games: 2 * pairs, Bots: c.Bots,
		Wins: total.wins, Draws: total.draws, Losses: total.losses,
		MsPerMove: each(total.thought, total.moves),
	}
	r.Elo, r.EloLow, r.EloHigh = eloOf(total.points(), squares, pairs)
	return r
}

// pointsOfPair is the most a bot can get from one deal played twice.
const pointsOfPair = 4

// eloOf turns the points of pairs into a difference in Elo with its 95 %
// interval: the mean score and 1.96 standard errors to both sides, each
// brought onto the Elo scale. Scores stay half a game away from 0 and 1, where
// Elo is infinite, and the interval reaches at least one pair to both sides,
// because a few equal pairs prove little.
func eloOf(points, squares, pairs int) (elo, low, high float64) {
	if pairs == 0 {
		return 0, -eloOfScore(1, 1), eloOfScore(1, 1)
	}
	n := float64(pairs)
	mean := float64(points) / pointsOfPair / n
	variance := max(0, float64(squares)/(pointsOfPair*pointsOfPair)/n-mean*mean)
	if pairs > 1 {
		variance *= n / (n - 1)
	}
	margin := max(1.96*math.Sqrt(variance/n), 1/n)
	return eloOfScore(mean, pairs), eloOfScore(mean-margin, pairs), eloOfScore(mean+margin, pairs)
}

// eloOfScore is the difference in Elo at which a score is expected.
func eloOfScore(score float64, pairs int) float64 {
	edge := 1 / (4 * float64(pairs)) // half a game
	score = min(max(score, edge), 1-edge)
	return 400 * math.Log10(score/(1-score))
}

func (r arenaResult) print(b *strings.Builder) {
	fmt.Fprintf(b, "%s, %d games, %s against %s\n", r.Game, r.Games, r.Bots[0], r.Bots[1])
	fmt.Fprintf(b, "wins %d, draws %d, losses %d\n", r.Wins, r.Draws, r.Losses)
	fmt.Fprintf(b, "Elo difference %+.0f, 95 %% interval %+.0f to %+.0f\n", r.Elo, r.EloLow, r.EloHigh)
	fmt.Fprintf(b, "%.4g ms per move\n", r.MsPerMove)
}
