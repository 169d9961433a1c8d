package main

import (
	"context"
	"fmt"
	"strings"
	"time"

	"adytum/engine"
	"adytum/engine/adaman"
)

type solveCmd struct {
	Game  labGame `arg:"" help:"The game; only adaman has a solver."`
	Seed  string  `default:"1" help:"The seed of the first deal; deal number i has its i-th seed."`
	Deals int     `default:"1" help:"Number of deals."`
	Nodes int     `default:"${nodes}" help:"Positions to look at before a deal stays undecided; a million takes about 0.2 seconds."`
	optionFlags
	workerFlags
}

// defaultNodes decides nearly every deal within ten seconds.
const defaultNodes = 30_000_000

// Help describes the command.
func (*solveCmd) Help() string {
	return `Decides exactly whether deals can be won by someone who knows the order of the deck, and prints how many are winnable, lost and undecided, with the mean and median wall time of a deal in milliseconds. For a single deal it also prints a winning line, checked by the rules.

    adytum-lab solve adaman --seed 1
    adytum-lab solve adaman --seed 1 --deals 1000 --option deck=extended`
}

type solveResult struct {
	Deals     int     `json:"deals"`
	Winnable  int     `json:"winnable"`
	Lost      int     `json:"lost"`
	Undecided int     `json:"undecided"`
	MsMean    float64 `json:"ms_mean"`
	MsMedian  float64 `json:"ms_median"`
	// Line is a winning line, for a single deal that has one.
	Line        []string `json:"line,omitempty"`
	Interrupted bool     `json:"interrupted,omitempty"`
}

// A solvedDeal is what became of one deal.
type solvedDeal struct {
	verdict adaman.Verdict
	line    []string
	took    time.Duration
}

// Run solves the deals.
func (c *solveCmd) Run(ctx context.Context, e *env) error {
	if _, ok := c.Game.Game.(adaman.Game); !ok {
		return usage("%s has no solver; adaman has", c.Game.Name())
	}
	if c.Deals < 1 || c.Nodes < 1 {
		return usage("--deals %d, --nodes %d: both must be at least 1", c.Deals, c.Nodes)
	}
	workers, err := c.crew()
	if err != nil {
		return err
	}
	setup, err := c.Game.setup(c.optionFlags, 1, c.Seed)
	if err != nil {
		return err
	}
	var result solveResult
	var times []time.Duration
	var sum time.Duration
	done, err := inParallel(ctx, c.Deals, workers, e.report("deals", c.Deals), func(ctx context.Context, i int) (solvedDeal, error) {
		s, err := c.Game.numbered(ctx, setup, i)
		if err != nil {
			return solvedDeal{}, err
		}
		return solveDeal(ctx, s, c.Nodes)
	}, func(d solvedDeal) {
		result.count(d)
		times, sum = append(times, d.took), sum+d.took
	})
	if err != nil {
		return err
	}
	result.Interrupted = done < c.Deals
	result.MsMean = each(sum, done)
	if done > 0 {
		result.MsMedian = milliseconds(median(times))
	}
	if c.Deals > 1 {
		result.Line = nil
	}
	if err := e.print(result, result.print); err != nil {
		return err
	}
	if result.Interrupted {
		return &stoppedError{fmt.Sprintf("%d of %d deals", done, c.Deals)}
	}
	return nil
}

// solveDeal deals a game of Adaman and solves it. The error is the context's,
// or says what is wrong.
func solveDeal(ctx context.Context, s engine.Setup, nodes int) (solvedDeal, error) {
	first, _, err := adaman.Game{}.Deal(s)
	if err != nil {
		return solvedDeal{}, inWords(err)
	}
	start := time.Now()
	verdict, line := first.(adaman.Position).Solve(ctx, nodes)
	d := solvedDeal{verdict: verdict, took: time.Since(start)}
	if verdict == adaman.Undecided && ctx.Err() != nil {
		return d, ctx.Err()
	}
	if verdict == adaman.Winnable {
		d.line, err = checkedLine(first, line)
	}
	return d, err
}

// checkedLine replays a winning line by the rules.
func checkedLine(p engine.Position, line []adaman.Move) ([]string, error) {
	var texts []string
	for _, m := range line {
		next, _, err := p.Play(m)
		if err != nil {
			return nil, fmt.Errorf("the winning line breaks at %s: %w", m, inWords(err))
		}
		p, texts = next, append(texts, m.String())
	}
	if o, over := p.Outcome(); !over || o.Ranks[0] != 1 {
		return nil, fmt.Errorf("the winning line does not win: %s", strings.Join(texts, " "))
	}
	return texts, nil
}

func (r *solveResult) count(d solvedDeal) {
	r.Deals++
	switch d.verdict {
	case adaman.Winnable:
		r.Winnable++
		r.Line = d.line
	case adaman.Lost:
		r.Lost++
	default:
		r.Undecided++
	}
}

func (r solveResult) print(b *strings.Builder) {
	if r.Deals == 1 {
		r.printDeal(b)
		return
	}
	fmt.Fprintf(b, "%d deals\n", r.Deals)
	fmt.Fprintf(b, "winnable   %s\n", percent(float64(r.Winnable), r.Deals))
	fmt.Fprintf(b, "lost       %s\n", percent(float64(r.Lost), r.Deals))
	fmt.Fprintf(b, "undecided  %s\n", percent(float64(r.Undecided), r.Deals))
	fmt.Fprintf(b, "%.4g ms per deal in the mean, %.4g in the median\n", r.MsMean, r.MsMedian)
}

// printDeal words the result of a single deal.
func (r solveResult) printDeal(b *strings.Builder) {
	verdict := "undecided"
	switch {
	case r.Winnable == 1:
		verdict = "winnable"
	case r.Lost == 1:
		verdict = "lost"
	}
	fmt.Fprintf(b, "%s after %.4g ms\n", verdict, r.MsMean)
	for i, m := range r.Line {
		fmt.Fprintf(b, "%d. %s\n", i+1, m)
	}
}
