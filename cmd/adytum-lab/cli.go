package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/alecthomas/kong"
)

// An env is what a command meets outside of the engine.
type env struct {
	in       io.Reader
	out, err io.Writer
	// progress reports whether long work says on err how far it has come.
	progress bool
	// today is the date for new records, as "2026-11-20".
	today string
	// asJSON asks for exactly one JSON object on out.
	asJSON bool
}

// grammar is the command line.
type grammar struct {
	JSON     bool `name:"json" help:"Print exactly one JSON object on standard output."`
	Progress bool `help:"Show progress on standard error even if it is no terminal."`

	Play     playCmd     `cmd:"" help:"Play a game in the terminal."`
	Replay   replayCmd   `cmd:"" help:"Print a recorded game ply by ply."`
	Verify   verifyCmd   `cmd:"" help:"Check recorded games by replaying them."`
	Simulate simulateCmd `cmd:"" help:"Let bots play many games and count how they end."`
	Arena    arenaCmd    `cmd:"" help:"Measure two bots against each other, seats swapped."`
	Balance  balanceCmd  `cmd:"" help:"Measure how fair factions and nobles are."`
	Solve    solveCmd    `cmd:"" help:"Find out which deals can be won at all."`
	Perft    perftCmd    `cmd:"" help:"Count the sequences of legal moves."`
	Bench    benchCmd    `cmd:"" help:"Measure the speed of rules and solver."`
	Engine   engineCmd   `cmd:"" help:"Speak the line protocol on standard input and output."`
}

const description = `The games of Adytum without a window.

Each command has its own help, as in "adytum-lab simulate --help". Seeds make every result repeatable; only thinking that is bounded by time is not. Ctrl-C stops long work, which then prints what it has.

Exit codes: 0 done, 1 failed, 2 wrong usage, 130 stopped by Ctrl-C.`

// The exit codes.
const (
	exitDone    = 0
	exitFailed  = 1
	exitUsage   = 2
	exitStopped = 130
)

// A stoppedError says that Ctrl-C ended a command early, after it has printed
// what it had.
type stoppedError struct{ after string }

func (e *stoppedError) Error() string { return "stopped after " + e.after }

// A usageError is a mistake on the command line that the parser cannot see.
type usageError struct{ error }

func (e usageError) Unwrap() error { return e.error }

// usage makes a usageError.
func usage(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// run carries out one command line and returns the exit code.
func run(ctx context.Context, args []string, e *env) int {
	if len(args) == 0 {
		args = []string{"--help"}
	}
	var g grammar
	helped := false
	parser, err := kong.New(&g,
		kong.Name("adytum-lab"), kong.Description(description),
		kong.Writers(e.out, e.err), kong.Exit(func(int) { helped = true }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 100}),
		kong.Vars{"games": gameNames(), "nodes": strconv.Itoa(defaultNodes)},
		kong.BindTo(ctx, (*context.Context)(nil)), kong.Bind(e))
	if err != nil {
		return e.fail(err, exitFailed)
	}
	command, err := parser.Parse(args)
	if helped {
		return exitDone
	}
	if err != nil {
		return e.fail(fmt.Errorf("%w; see adytum-lab --help", err), exitUsage)
	}
	e.asJSON, e.progress = g.JSON, e.progress || g.Progress
	return e.result(command.Run())
}

// result turns the end of a command into an exit code.
func (e *env) result(err error) int {
	var stopped *stoppedError
	var wrong usageError
	switch {
	case err == nil:
		return exitDone
	case errors.As(err, &stopped):
		return e.fail(err, exitStopped)
	case errors.Is(err, context.Canceled):
		return e.fail(&stoppedError{"nothing: there was no deal yet"}, exitStopped)
	case errors.As(err, &wrong):
		return e.fail(err, exitUsage)
	}
	return e.fail(err, exitFailed)
}

func (e *env) fail(err error, code int) int {
	_, _ = fmt.Fprintf(e.err, "adytum-lab: %v\n", err)
	return code
}

// print writes a result, as JSON or in words.
func (e *env) print(result any, words func(*strings.Builder)) error {
	if e.asJSON {
		return json.NewEncoder(e.out).Encode(result)
	}
	var b strings.Builder
	words(&b)
	_, err := io.WriteString(e.out, b.String())
	return err
}
