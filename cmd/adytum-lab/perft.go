package main

import (
	"context"
	"fmt"
	"strings"

	"adytum/engine"
)

type perftCmd struct {
	Game     labGame `arg:"" help:"The game: ${games}."`
	Depth    int     `required:"" placeholder:"N" help:"Count sequences of 1 to N moves."`
	Position string  `placeholder:"TEXT" help:"Start from a position written as the game prints it, instead of a deal."`
	Seed     string  `default:"1" help:"The seed of the deal."`
	Seats    int     `placeholder:"N" help:"Number of seats (default: the smallest)."`
	optionFlags
	workerFlags
}

// Help describes the command.
func (*perftCmd) Help() string {
	return `Counts the sequences of legal moves of each length from a deal or a position. Whatever chance decides is fixed by the seed. A count that changes tells that the rules have changed. Sequences that reach the end of the game are not longer than it.

Prints one line "depth count" for each depth. Each further move multiplies the work by the number of legal moves, about 30 in Adaman.

    adytum-lab perft adaman --depth 3 --seed 1`
}

type perftResult struct {
	Counts      []int `json:"counts"`
	Interrupted bool  `json:"interrupted,omitempty"`
}

// Run counts.
func (c *perftCmd) Run(ctx context.Context, e *env) error {
	if c.Depth < 1 {
		return usage("--depth %d: it must be at least 1", c.Depth)
	}
	workers, err := c.crew()
	if err != nil {
		return err
	}
	p, err := c.start(ctx)
	if err != nil {
		return err
	}
	result := perftResult{Counts: []int{}}
	for depth := 1; depth <= c.Depth && !result.Interrupted; depth++ {
		n, err := countAll(ctx, p, depth, workers, e.report(fmt.Sprintf("first moves at depth %d", depth), len(p.Moves())))
		if err != nil {
			return err
		}
		if result.Interrupted = ctx.Err() != nil; !result.Interrupted {
			result.Counts = append(result.Counts, n)
		}
	}
	err = e.print(result, func(b *strings.Builder) {
		for i, n := range result.Counts {
			fmt.Fprintf(b, "%d %d\n", i+1, n)
		}
	})
	if err == nil && result.Interrupted {
		return &stoppedError{fmt.Sprintf("depth %d", len(result.Counts))}
	}
	return err
}

func (c *perftCmd) start(ctx context.Context) (engine.Position, error) {
	if c.Position != "" {
		return c.Game.position(c.Position)
	}
	s, err := c.Game.setup(c.optionFlags, c.Seats, c.Seed)
	if err != nil {
		return nil, err
	}
	if s, err = c.Game.kept(ctx, s); err != nil {
		return nil, err
	}
	p, _, err := c.Game.Deal(s)
	return p, inWords(err)
}

// position reads a position's text.
func (k labGame) position(text string) (engine.Position, error) {
	reader, ok := k.Game.(engine.PositionReader)
	if !ok {
		return nil, usage("%s reads no positions", k.Name())
	}
	p, err := reader.ParsePosition(text)
	if err != nil {
		return nil, usageError{inWords(err)}
	}
	return p, nil
}

// countAll counts the sequences of one length, the first moves in parallel.
func countAll(ctx context.Context, p engine.Position, depth, workers int, report *progress) (int, error) {
	moves := p.Moves()
	if depth == 1 {
		return len(moves), nil
	}
	total := 0
	_, err := inParallel(ctx, len(moves), workers, report, func(ctx context.Context, i int) (int, error) {
		next, _, err := p.Play(moves[i])
		if err != nil {
			return 0, fmt.Errorf("%s: %w", moves[i], inWords(err))
		}
		return perft(next, depth-1, func() error { return ctx.Err() })
	}, func(n int) { total += n })
	return total, err
}

// perft counts the sequences of moves of one length. It asks at every position
// whether to go on, and stops with the error it gets.
func perft(p engine.Position, depth int, goOn func() error) (int, error) {
	if err := goOn(); err != nil {
		return 0, err
	}
	moves := p.Moves()
	if depth == 1 {
		return len(moves), nil
	}
	total := 0
	for _, m := range moves {
		next, _, err := p.Play(m)
		if err != nil {
			return 0, fmt.Errorf("%s: %w", m, inWords(err))
		}
		n, err := perft(next, depth-1, goOn)
		if err != nil {
			return 0, err
		}
		total += n
	}
	return total, nil
}
