package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"adytum/engine"
	"adytum/engine/match"
)

// A session is one conversation in the line protocol.
type session struct {
	game   labGame
	limits limits
	// fresh makes the seed of a new game that names none.
	fresh func() engine.Seed
	table openGame // nil before the first game
	seed  engine.Seed
}

// An openGame is a game in progress: a match, or a line that was set up.
type openGame interface {
	Position() engine.Position
	Ply() int
	PlayText(string) (match.Entry, error)
	Undo() (match.Entry, error)
}

// The errors of a conversation begin with a code, as refusals do.
var (
	errTooLong = fmt.Errorf("line: it is longer than %d bytes", mostLine-1)
	errCommand = errors.New("command: there is none of that name; see docs/lab.md")
	errNoGame  = errors.New("no-game: begin with new or position")
	errNothing = errors.New("nothing-to-undo: this is where the game began")
	errNoDeal  = errors.New("no-record: the game was set up from a position; only a dealt game has a record")
	errNoBot   = errors.New("no-bot: this game has no bots")
	errStopped = errors.New("stopped: the work was broken off")
)

// reason is what an answer says about an error: a code and a sentence.
func reason(err error) string {
	var refusal *engine.Refusal
	var wrong usageError
	switch {
	case errors.As(err, &refusal):
		return refusal.Code + ": " + sentence(refusal)
	case errors.As(err, &wrong):
		return "argument: " + err.Error()
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return errStopped.Error()
	}
	return err.Error()
}

// answer carries out one command and reports whether it was the last.
func (s *session) answer(ctx context.Context, l inputLine) (a answer, quit bool) {
	if l.tooLong {
		return answer{err: errTooLong}, false
	}
	name, rest, _ := strings.Cut(strings.TrimSpace(l.text), " ")
	rest = strings.TrimSpace(rest)
	switch name {
	case "quit":
		return answer{}, true
	case "new":
		a.text, a.err = s.newGame(ctx, strings.Fields(rest))
		return a, false
	case "position":
		a.err = s.setUp(rest)
		return a, false
	}
	if s.table == nil && slices.Contains([]string{"play", "moves", "bestmove", "undo", "perft", "show", "record"}, name) {
		return answer{err: errNoGame}, false
	}
	switch name {
	case "play":
		a.text, a.err = s.play(rest)
	case "moves":
		a.text = strings.Join(moveTexts(s.table.Position().Moves()), " ")
	case "bestmove":
		a.text, a.err = s.bestMove(ctx, strings.Fields(rest))
	case "undo":
		a.text, a.err = s.undo()
	case "perft":
		a.text, a.err = s.perft(ctx, rest)
	case "show":
		a.text = s.show()
	case "record":
		a, a.err = s.record()
	default:
		a.err = errCommand
	}
	return a, false
}

func moveTexts(moves []engine.Move) []string {
	texts := make([]string, 0, len(moves))
	for _, m := range moves {
		texts = append(texts, m.String())
	}
	return texts
}

func (s *session) newGame(ctx context.Context, words []string) (string, error) {
	args, err := arguments(words)
	if err != nil {
		return "", err
	}
	setup := engine.Setup{Options: args}
	if seats, given := args["seats"]; given {
		if setup.Seats, err = number("seats", seats, 100); err != nil {
			return "", err
		}
		delete(args, "seats")
	}
	if seed, given := args["seed"]; given {
		setup.Seed = engine.Seed(seed)
		delete(args, "seed")
	} else {
		setup.Seed = s.fresh()
	}
	m, err := s.game.deal(ctx, setup, nil, "")
	if err != nil {
		return "", err
	}
	s.table, s.seed = m, m.Header().Seed
	return s.newText(m), nil
}

// deal starts a match, its seed keeping what the options promise.
func (k labGame) deal(ctx context.Context, s engine.Setup, players []match.Player, date string) (*match.Match, error) {
	s, err := engine.Check(k.Game, s)
	if err != nil {
		return nil, err
	}
	if s, err = k.kept(ctx, s); err != nil {
		return nil, err
	}
	if players == nil {
		players = slices.Repeat([]match.Player{{Kind: match.Person}}, s.Seats)
	}
	return match.New(k.Game, match.Header{Options: s.Options, Seed: s.Seed, Date: date, Players: players})
}

func (s *session) newText(m *match.Match) string {
	h := m.Header()
	words := []string{fmt.Sprintf("seed=%s seats=%d", h.Seed, len(h.Players))}
	for _, o := range s.game.Options() {
		words = append(words, o.Name+"="+h.Options[o.Name])
	}
	return strings.Join(words, " ")
}

// arguments reads words of the form NAME=VALUE.
func arguments(words []string) (engine.Options, error) {
	args := engine.Options{}
	for _, word := range words {
		if err := addOption(args, word); err != nil {
			return nil, err
		}
	}
	return args, nil
}

// number reads a whole number from 1 to some other.
func number(what, text string, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > most {
		return 0, usage("%s is %.20q, but must be a number from 1 to %d", what, text, most)
	}
	return n, nil
}

// setUpSeed is what thinking draws from in a game without a deal.
const setUpSeed = engine.Seed("position")

func (s *session) setUp(text string) error {
	p, err := s.game.position(text)
	if err != nil {
		return err
	}
	s.table, s.seed = &setUpLine{game: s.game, positions: []engine.Position{p}}, setUpSeed
	return nil
}

func (s *session) play(text string) (string, error) {
	e, err := s.table.PlayText(text)
	if err != nil {
		return "", err
	}
	var events []string
	for _, event := range e.Events {
		events = append(events, event.String())
	}
	return strings.Join(events, "; "), nil
}

func (s *session) undo() (string, error) {
	e, err := s.table.Undo()
	if err != nil {
		return "", errNothing
	}
	return e.Text, nil
}

func (s *session) bestMove(ctx context.Context, words []string) (string, error) {
	p := s.table.Position()
	seat := p.ToMove()
	if seat == engine.Nobody {
		return "", &engine.Refusal{Code: engine.CodeOver}
	}
	b, think, err := s.thinker(words)
	if err != nil {
		return "", err
	}
	r := s.seed.Stream(fmt.Sprintf("%s/%d/%d", engine.ThinkStream, seat, s.table.Ply()))
	choice, _, err := think.choose(ctx, b, p.View(seat), r)
	if err != nil {
		return "", err
	}
	text := choice.Move.String()
	if choice.Playouts > 0 {
		text += fmt.Sprintf(" playouts=%d", choice.Playouts)
	}
	if len(choice.Candidates) > 0 {
		text += fmt.Sprintf(" chance=%.3f", choice.Candidates[0].Chance)
	}
	return text, nil
}

// thinker reads the arguments of bestmove.
func (s *session) thinker(words []string) (engine.Bot, thinkFlags, error) {
	var think thinkFlags
	b, ok := s.game.strongest()
	if !ok {
		return nil, think, errNoBot
	}
	args, err := arguments(words)
	if err != nil {
		return nil, think, err
	}
	if args["time"] != "" && args["playouts"] != "" {
		return nil, think, usage("time and playouts exclude each other")
	}
	for name, value := range args {
		switch name {
		case "level":
			b, err = s.game.bot(value)
		case "time":
			var ms int
			ms, err = number(name, value, s.limits.milliseconds)
			think.Think = time.Duration(ms) * time.Millisecond
		case "playouts":
			think.Playouts, err = number(name, value, s.limits.playouts)
		default:
			err = usage("bestmove knows level, time and playouts, not %.40q", name)
		}
		if err != nil {
			return nil, think, err
		}
	}
	return b, think, nil
}

func (s *session) perft(ctx context.Context, text string) (string, error) {
	depth, err := number("the depth", text, s.limits.depth)
	if err != nil {
		return "", err
	}
	visited := 0
	goOn := func() error {
		if visited++; visited > s.limits.positions {
			return fmt.Errorf("limit: perft stops after %d positions; take a smaller depth", s.limits.positions)
		}
		return ctx.Err()
	}
	var counts []string
	for d := 1; d <= depth; d++ {
		n, err := perft(s.table.Position(), d, goOn)
		if err != nil {
			return "", err
		}
		counts = append(counts, strconv.Itoa(n))
	}
	return strings.Join(counts, " "), nil
}

func (s *session) show() string {
	p := s.table.Position()
	state := fmt.Sprintf("to-move=%d", p.ToMove())
	if o, over := p.Outcome(); over {
		state = "outcome=" + o.Name + " scores=" + strings.Trim(strings.ReplaceAll(fmt.Sprint(o.Scores), " ", ","), "[]")
	}
	return state + " position=" + p.String()
}

func (s *session) record() (answer, error) {
	m, ok := s.table.(*match.Match)
	if !ok {
		return answer{}, errNoDeal
	}
	lines := strings.Split(strings.TrimSuffix(m.Record().String(), "\n"), "\n")
	return answer{text: fmt.Sprintf("lines=%d", len(lines)), lines: lines}, nil
}
