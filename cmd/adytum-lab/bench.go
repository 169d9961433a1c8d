package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/adellos"
	"adytum/engine/template/search"
)

type benchCmd struct {
	Game *labGame      `arg:"" optional:"" help:"Only this game: ${games}."`
	Time time.Duration `default:"1s" help:"Time for each figure."`
	Add  string        `placeholder:"FILE" help:"Add what go test -bench has written to this file."`
	Out  string        `placeholder:"FILE" help:"Write the JSON to this file too."`
}

// Help describes the command.
func (*benchCmd) Help() string {
	return `Measures speed on one core, each figure for about --time. Figures have names such as adaman/playouts (random games a second by the fast rules that computer players think with), adaman/rules-playouts (the same by the readable rules) and adaman/solve (median milliseconds to decide a deal). Adellos is measured with its round limit.

    adytum-lab bench adaman --time 2s`
}

type benchResult struct {
	Results     []figure `json:"results"`
	Interrupted bool     `json:"interrupted,omitempty"`
}

// A figure is one thing that was measured.
type figure struct {
	Name  string  `json:"name"`
	Value float64 `json:"value"`
	Unit  string  `json:"unit"`
}

// A measurement yields figures after working for about a time, or less if the
// context ends.
type measurement func(ctx context.Context, during time.Duration) ([]figure, error)

// Run takes all measurements.
func (c *benchCmd) Run(ctx context.Context, e *env) error {
	if c.Time <= 0 {
		return usage("--time %s: it must be positive", c.Time)
	}
	added, err := c.added()
	if err != nil {
		return err
	}
	todo := c.measurements()
	result := benchResult{Results: []figure{}}
	report := e.report("measurements", len(todo))
	for i, measure := range todo {
		figures, err := measure(ctx, c.Time)
		if result.Interrupted = ctx.Err() != nil; result.Interrupted {
			break
		}
		if err != nil {
			return err
		}
		result.Results = append(result.Results, figures...)
		report.at(i + 1)
	}
	report.end()
	result.Results = append(result.Results, added...)
	if c.Out != "" {
		text, err := json.Marshal(result)
		if err == nil {
			err = os.WriteFile(c.Out, append(text, '\n'), 0o644)
		}
		if err != nil {
			return err
		}
	}
	err = e.print(result, func(b *strings.Builder) { table(b, result.Results) })
	if err == nil && result.Interrupted {
		return &stoppedError{fmt.Sprintf("%d figures", len(result.Results))}
	}
	return err
}

// table writes a line for each name.
func table(b *strings.Builder, figures []figure) {
	width := 27
	for _, f := range figures {
		width = max(width, len(f.Name))
	}
	for i, f := range figures {
		if i == 0 || figures[i-1].Name != f.Name {
			fmt.Fprintf(b, "%-*s", width, f.Name)
		}
		fmt.Fprintf(b, " %12.6g ", f.Value)
		if i+1 < len(figures) && figures[i+1].Name == f.Name {
			fmt.Fprintf(b, "%-9s", f.Unit)
		} else {
			fmt.Fprintln(b, f.Unit)
		}
	}
}

// added are the figures to add.
func (c *benchCmd) added() ([]figure, error) {
	if c.Add == "" {
		return nil, nil
	}
	text, err := os.ReadFile(c.Add)
	if err != nil {
		return nil, err
	}
	figures := goFigures(string(text))
	if len(figures) == 0 {
		return nil, fmt.Errorf("there is no benchmark in %s", c.Add)
	}
	return figures, nil
}

// goUnits are what Go measures itself, in the order of the table.
var goUnits = []string{"ms/op", "B/op", "allocs/op"}

// goFigures reads what Go's benchmarks print (golang.org/design/14313), their times
// in milliseconds. Lines that are no result are passed over, as are numbers that
// JSON cannot hold.
func goFigures(text string) (all []figure) {
	folder := ""
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		if len(fields) == 2 && fields[0] == "pkg:" {
			folder = strings.TrimPrefix(fields[1], "adytum/") + "/"
		}
		if len(fields) < 4 || !strings.HasPrefix(fields[0], "Benchmark") {
			continue
		}
		var one []figure
		for pair := range slices.Chunk(fields[2:], 2) {
			value, err := strconv.ParseFloat(pair[0], 64)
			if err != nil || len(pair) < 2 || math.IsNaN(value) || math.IsInf(value, 0) {
				continue
			}
			if pair[1] == "ns/op" {
				value, pair[1] = value/1e6, "ms/op"
			}
			one = append(one, figure{folder + processors.ReplaceAllString(strings.TrimPrefix(fields[0], "Benchmark"), ""), value, pair[1]})
		}
		rank := func(f figure) uint { return uint(slices.Index(goUnits, f.Unit)) } // what is not among them comes last
		slices.SortStableFunc(one, func(a, b figure) int { return cmp.Compare(rank(a), rank(b)) })
		all = append(all, one...)
	}
	return all
}

// processors ends the names of Go's benchmarks with how many may be used.
var processors = regexp.MustCompile(`-[0-9]+$`)

func (c *benchCmd) measurements() []measurement {
	var todo []measurement
	for _, g := range games {
		if c.Game == nil && g.hidden || c.Game != nil && c.Game.Name() != g.Name() {
			continue
		}
		todo = append(todo, fastPlayouts(g), rulesPlayouts(g))
		if g.Name() == (adaman.Game{}).Name() {
			todo = append(todo, solveMedian)
		}
	}
	return todo
}

// benchSeed starts the random numbers of all measurements.
const benchSeed = engine.Seed("bench")

// timed repeats work until the time is over or the context ends, looking at the
// clock after every batch, and returns how often and how long it worked.
func timed(ctx context.Context, during time.Duration, batch int, work func(i int) error) (n int, took time.Duration, err error) {
	start := time.Now()
	for took < during && ctx.Err() == nil {
		for range batch {
			if err := work(n); err != nil {
				return n, took, err
			}
			n++
		}
		took = time.Since(start)
	}
	return n, took, nil
}

// A searched position plays random games as its game's own search does, far faster
// than by the readable rules.
type searched interface{ RandomPlayouts(*engine.Rand) func() }

// fastPlayouts plays random games by what a game's search goes by; a game without
// such a thing has no figures.
func fastPlayouts(g labGame) measurement {
	return func(ctx context.Context, during time.Duration) ([]figure, error) {
		p, err := dealt(g, benchSeed)
		start, ok := p.(searched)
		if !ok {
			return nil, err
		}
		playout := start.RandomPlayouts(benchSeed.Stream("playouts"))
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		n, took, _ := timed(ctx, during, 10, func(int) error { playout(); return nil })
		runtime.ReadMemStats(&after)
		if n == 0 {
			return nil, nil
		}
		count := uint64(n) // whole ones, so that the few of the clock do not show
		return []figure{
			{g.Name() + "/playouts", float64(n) / took.Seconds(), "playouts/s"},
			{g.Name() + "/allocs_per_playout", float64((after.Mallocs - before.Mallocs) / count), "allocs/op"},
			{g.Name() + "/bytes_per_playout", float64((after.TotalAlloc - before.TotalAlloc) / count), "B/op"},
		}, nil
	}
}

// dealt is a deal for as few as can play. Random players do not end a game of
// Adellos by themselves, they wander for millions of plies.
func dealt(g labGame, seed engine.Seed) (engine.Position, error) {
	fewest, _ := g.Seats()
	setup := engine.Setup{Seats: fewest, Seed: seed}
	if _, ok := g.Game.(adellos.Game); ok {
		setup.Options = engine.Options{adellos.OptionRoundLimit: "on"}
	}
	p, _, err := g.Deal(setup)
	return p, inWords(err)
}

// rulesPlayouts plays random games by a game's readable rules.
func rulesPlayouts(g labGame) measurement {
	return func(ctx context.Context, during time.Duration) ([]figure, error) {
		r := benchSeed.Stream("playouts")
		n, took, err := timed(ctx, during, 1, func(i int) error {
			p, err := dealt(g, benchSeed.Sub(i))
			if err == nil {
				search.Playout(p, r)
			}
			return err
		})
		if n == 0 {
			return nil, err
		}
		return []figure{{g.Name() + "/rules-playouts", float64(n) / took.Seconds(), "playouts/s"}}, err
	}
}

// benchNodes cuts the hardest deals short, which leaves the median as it is and
// keeps the time.
const benchNodes = 300_000

// solveMedian solves basic deals of Adaman.
func solveMedian(ctx context.Context, during time.Duration) ([]figure, error) {
	var times []time.Duration
	_, _, err := timed(ctx, during, 1, func(i int) error {
		d, err := solveDeal(ctx, engine.Setup{Seats: 1, Seed: benchSeed.Sub(i)}, benchNodes)
		times = append(times, d.took)
		return err
	})
	if len(times) == 0 {
		return nil, err
	}
	return []figure{{"adaman/solve", milliseconds(median(times)), "ms"}}, err
}

// median is the middle of some values, the lower one of two middles.
func median[T cmp.Ordered](values []T) T {
	sorted := slices.Sorted(slices.Values(values))
	return sorted[(len(sorted)-1)/2]
}
