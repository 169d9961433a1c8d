package main

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"adytum/engine"
)

// workerFlags choose how many cores a series uses.
type workerFlags struct {
	Workers int `placeholder:"N" help:"Work on N cores (default: all). It changes no result that does not depend on time."`
}

// crew is the number of workers.
func (f workerFlags) crew() (int, error) {
	if f.Workers < 0 {
		return 0, usage("--workers %d: it must be at least 1", f.Workers)
	}
	if f.Workers == 0 {
		return runtime.GOMAXPROCS(0), nil
	}
	return f.Workers, nil
}

// seriesFlags are those of a command that lets bots play many games.
type seriesFlags struct {
	optionFlags
	thinkFlags
	workerFlags
}

// begin checks the flags. It returns the setup that all games have in common
// and the number of workers.
func (f seriesFlags) begin(game labGame, seats int, seed string) (engine.Setup, int, error) {
	if err := f.thinkFlags.check(); err != nil {
		return engine.Setup{}, 0, err
	}
	workers, err := f.crew()
	if err != nil {
		return engine.Setup{}, 0, err
	}
	setup, err := game.setup(f.optionFlags, seats, seed)
	return setup, workers, err
}

// inParallel does the pieces of work 0 to n-1 on some workers and gives each
// result to take, one at a time but in any order: to be repeatable, take must
// only add up whole numbers. It returns how many were done; fewer than n if
// the context ended, which is no error. The first error of a piece ends all.
func inParallel[T any](ctx context.Context, n, workers int, report *progress, one func(context.Context, int) (T, error), take func(T)) (int, error) {
	inner, cancel := context.WithCancel(ctx)
	defer cancel()
	var (
		next   atomic.Int64
		lock   sync.Mutex
		done   int
		failed error
		crew   sync.WaitGroup
	)
	finish := func(i int, result T, err error) {
		lock.Lock()
		defer lock.Unlock()
		switch {
		case err == nil:
			take(result)
			done++
			report.at(done)
		case failed == nil && inner.Err() == nil:
			failed = fmt.Errorf("number %d of the series: %w", i, err)
			cancel()
		}
	}
	for range min(workers, n) {
		crew.Go(func() {
			for inner.Err() == nil {
				i := int(next.Add(1) - 1)
				if i >= n {
					return
				}
				result, err := one(inner, i)
				finish(i, result, err)
			}
		})
	}
	crew.Wait()
	report.end()
	return done, failed
}

// A progress tells on a terminal how far long work has come; nil stays silent.
type progress struct {
	to    io.Writer
	what  string
	total int
	start time.Time
	told  time.Time
	done  int
}

// every is the time between two lines of progress.
const every = 200 * time.Millisecond

// report starts a progress over a number of things, if it is wanted.
func (e *env) report(what string, total int) *progress {
	if !e.progress {
		return nil
	}
	now := time.Now()
	return &progress{to: e.err, what: what, total: total, start: now, told: now}
}

func (p *progress) at(done int) {
	if p == nil {
		return
	}
	p.done = done
	now := time.Now()
	if now.Sub(p.told) < every {
		return
	}
	p.told = now
	left := now.Sub(p.start) * time.Duration(p.total-done) / time.Duration(done)
	_, _ = fmt.Fprintf(p.to, "\r%d of %d %s, %s left \x1b[K", done, p.total, p.what, left.Round(time.Second))
}

func (p *progress) end() {
	if p == nil {
		return
	}
	_, _ = fmt.Fprintf(p.to, "\r%d of %d %s in %s\x1b[K\n", p.done, p.total, p.what, time.Since(p.start).Round(time.Millisecond))
}
