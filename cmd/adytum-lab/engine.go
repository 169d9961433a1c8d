package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"

	"adytum/engine"
)

type engineCmd struct {
	Game labGame `arg:"" help:"The game: ${games}."`
}

// Help describes the command.
func (*engineCmd) Help() string {
	return `Reads commands from standard input, one a line, and answers each with one line that begins with "ok" or "error REASON"; only record adds the lines it announces. docs/lab.md has the grammar.

Commands:

    new [seed=SEED] [seats=N] [OPTION=VALUE ...]
    position TEXT
    play MOVE
    moves
    bestmove [time=MS | playouts=N] [level=NAME]
    undo
    perft N
    show
    record
    quit

    printf 'new seed=1\nmoves\nquit\n' | adytum-lab engine adaman

With --json the answers are the elements of one object.`
}

// limits keep one command of the protocol from going on forever.
type limits struct {
	milliseconds int // of one bestmove
	playouts     int // of one bestmove
	depth        int // of one perft
	positions    int // that one perft may visit
}

var usualLimits = limits{milliseconds: 60_000, playouts: 1_000_000, depth: 100, positions: 500_000}

// Run speaks the protocol until quit or the end of the input.
func (c *engineCmd) Run(ctx context.Context, e *env) error {
	s := &session{game: c.Game, limits: usualLimits, fresh: func() engine.Seed { return engine.SeedFrom(rand.Uint64()) }}
	writer := answerWriter(&plainAnswers{e.out})
	if e.asJSON {
		writer = &jsonAnswers{out: e.out, game: c.Game.Name()}
	}
	return s.converse(ctx, e.in, writer)
}

// converse answers every line of the input that is not blank.
func (s *session) converse(ctx context.Context, in io.Reader, out answerWriter) error {
	input := readLines(ctx, in)
	if err := out.begin(); err != nil {
		return err
	}
	answered := 0
	for {
		l, ok := input.next(ctx)
		if !ok {
			break
		}
		if strings.TrimSpace(l.text) == "" && !l.tooLong {
			continue
		}
		a, quit := s.answer(ctx, l)
		if err := out.write(l.text, a); err != nil {
			return err
		}
		if answered++; quit {
			return out.end()
		}
	}
	if err := out.end(); err != nil {
		return err
	}
	if ctx.Err() != nil {
		return &stoppedError{fmt.Sprintf("%d commands", answered)}
	}
	return input.end(ctx)
}

// An answer is what the protocol says to one command.
type answer struct {
	text  string   // after "ok"
	lines []string // that follow the answer
	err   error    // the reason, after "error"
}

// An answerWriter writes answers down.
type answerWriter interface {
	begin() error
	write(command string, a answer) error
	end() error
}

// plainAnswers are those of the line protocol.
type plainAnswers struct{ out io.Writer }

func (*plainAnswers) begin() error { return nil }
func (*plainAnswers) end() error   { return nil }

func (w *plainAnswers) write(_ string, a answer) error {
	text := "ok " + a.text
	if a.err != nil {
		text = "error " + reason(a.err)
	}
	var b strings.Builder
	b.WriteString(strings.TrimRight(oneLine(text), " ") + "\n")
	for _, l := range a.lines {
		b.WriteString(l + "\n")
	}
	_, err := io.WriteString(w.out, b.String())
	return err
}

// oneLine replaces what could break a line or a terminal.
func oneLine(text string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return '?'
		}
		return r
	}, strings.ToValidUTF8(text, "?"))
}

// jsonAnswers are the elements of one JSON object that grows as they come.
type jsonAnswers struct {
	out  io.Writer
	game string
	some bool
}

// A jsonAnswer is one of its elements.
type jsonAnswer struct {
	Command string   `json:"command"`
	OK      bool     `json:"ok"`
	Answer  string   `json:"answer,omitempty"`
	Lines   []string `json:"lines,omitempty"`
	Error   string   `json:"error,omitempty"`
}

func (w *jsonAnswers) begin() error {
	_, err := fmt.Fprintf(w.out, "{\"game\":%q,\"answers\":[", w.game)
	return err
}

func (w *jsonAnswers) end() error {
	_, err := io.WriteString(w.out, "]}\n")
	return err
}

func (w *jsonAnswers) write(command string, a answer) error {
	element := jsonAnswer{Command: command, OK: a.err == nil, Answer: a.text, Lines: a.lines}
	if a.err != nil {
		element.Error = reason(a.err)
	}
	text, err := json.Marshal(element)
	if err != nil {
		return err
	}
	if w.some {
		text = append([]byte(",\n"), text...)
	}
	w.some = true
	_, err = w.out.Write(text)
	return err
}
