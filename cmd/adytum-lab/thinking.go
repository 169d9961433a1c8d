package main

import (
	"context"
	"fmt"
	"time"

	"adytum/engine"
)

// thinkFlags bound how long bots think about a decision.
type thinkFlags struct {
	Think    time.Duration `xor:"bound" placeholder:"TIME" help:"Time for each decision, such as 40ms (default: the bot's own)."`
	Playouts int           `xor:"bound" placeholder:"N" help:"Think for N playouts each decision instead; the result is then repeatable."`
}

// check refuses bounds that are none.
func (f thinkFlags) check() error {
	if f.Think < 0 || f.Playouts < 0 {
		return usage("--think and --playouts must be positive")
	}
	return nil
}

// choose lets a bot decide within the bounds and returns how long it took. The
// error is the context's if that ended first.
func (f thinkFlags) choose(ctx context.Context, b engine.Bot, v engine.View, r *engine.Rand) (engine.Choice, time.Duration, error) {
	limit := f.Think
	if f.Playouts == 0 && limit == 0 {
		limit = b.Patience()
	}
	bounded := ctx
	if limit > 0 {
		var cancel context.CancelFunc
		bounded, cancel = context.WithTimeout(ctx, limit)
		defer cancel()
	}
	start := time.Now()
	choice, err := b.Choose(bounded, v, engine.Thinking{Rand: r, Playouts: f.Playouts})
	took := time.Since(start)
	if ctx.Err() != nil {
		return choice, took, ctx.Err() // a hurried choice is not the bot's own
	}
	if err != nil {
		return choice, took, fmt.Errorf("%s: %w", b.Name(), inWords(err))
	}
	return choice, took, nil
}

// thinkStreams are the seats' own random numbers for one game.
func thinkStreams(seed engine.Seed, seats int) []*engine.Rand {
	var streams []*engine.Rand
	for seat := range seats {
		streams = append(streams, seed.Stream(fmt.Sprintf("%s/%d", engine.ThinkStream, seat)))
	}
	return streams
}

// A finished game is what a series keeps of it.
type finished struct {
	outcome   engine.Outcome
	decisions int
	thought   time.Duration
}

// playOut lets bots play one game, one bot a seat.
func (f thinkFlags) playOut(ctx context.Context, g engine.Game, s engine.Setup, bots []engine.Bot) (finished, error) {
	p, _, err := g.Deal(s)
	if err != nil {
		return finished{}, inWords(err)
	}
	var done finished
	streams := thinkStreams(s.Seed, p.Seats())
	for seat := p.ToMove(); seat != engine.Nobody; seat = p.ToMove() {
		choice, took, err := f.choose(ctx, bots[seat], p.View(seat), streams[seat])
		if err != nil {
			return finished{}, err
		}
		done.decisions++
		done.thought += took
		if p, _, err = p.Play(choice.Move); err != nil {
			return finished{}, fmt.Errorf("%s plays %s: %w", bots[seat].Name(), choice.Move, inWords(err))
		}
	}
	done.outcome, _ = p.Outcome()
	return done, nil
}

// milliseconds of a duration.
func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// each divides a time among n, in milliseconds; 0 for none.
func each(d time.Duration, n int) float64 {
	if n == 0 {
		return 0
	}
	return milliseconds(d) / float64(n)
}
