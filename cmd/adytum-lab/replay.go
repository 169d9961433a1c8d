package main

import (
	"fmt"
	"strings"

	"adytum/engine"
	"adytum/engine/match"
)

type replayCmd struct {
	File      string `arg:"" help:"The record; - reads standard input."`
	Positions bool   `help:"Print the position after each ply, hidden things included."`
}

// Help describes the command.
func (*replayCmd) Help() string {
	return `Replays a recorded game by the rules and prints each ply with what happened, then the result. A record that does not follow the rules is refused with the line or ply at fault.

    adytum-lab replay game.txt
    adytum-lab replay game.txt --positions --json`
}

type replayResult struct {
	Game    string         `json:"game"`
	Seed    engine.Seed    `json:"seed"`
	Options engine.Options `json:"options"`
	Players []string       `json:"players"`
	Date    string         `json:"date,omitempty"`
	Dealt   []eventResult  `json:"dealt"`
	Start   string         `json:"position,omitempty"`
	Plies   []plyResult    `json:"plies"`
	Result  string         `json:"result"`
}

type plyResult struct {
	Seat     engine.Seat   `json:"seat"`
	Move     string        `json:"move"`
	TookBack int           `json:"took_back,omitempty"`
	Hints    int           `json:"hints,omitempty"`
	Events   []eventResult `json:"events"`
	Position string        `json:"position,omitempty"`
}

type eventResult struct {
	Kind  string       `json:"kind"`
	Seat  engine.Seat  `json:"seat"`
	Facts engine.Facts `json:"facts,omitempty"`
}

// Run replays the file.
func (c *replayCmd) Run(e *env) error {
	r, m, err := e.readRecord(c.File)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	return e.print(c.result(r, m), func(b *strings.Builder) { c.print(b, r, m) })
}

func (c *replayCmd) result(r match.Record, m *match.Match) replayResult {
	result := replayResult{
		Game: r.Game, Seed: r.Seed, Options: m.Header().Options, Date: r.Date,
		Dealt: eventResults(m.Dealt()), Start: c.positionAt(m, 0), Plies: []plyResult{}, Result: r.Result,
	}
	for _, p := range r.Players {
		result.Players = append(result.Players, p.Kind)
	}
	for i, e := range m.History() {
		result.Plies = append(result.Plies, plyResult{e.Seat, e.Text, e.Marks.TookBack, e.Marks.Hints, eventResults(e.Events), c.positionAt(m, i+1)})
	}
	return result
}

// positionAt is the text of a position, if it is wanted.
func (c *replayCmd) positionAt(m *match.Match, ply int) string {
	if !c.Positions {
		return ""
	}
	return m.PositionAt(ply).String()
}

func eventResults(events []engine.Event) []eventResult {
	results := []eventResult{}
	for _, e := range events {
		results = append(results, eventResult{e.Kind, e.Seat, e.Facts})
	}
	return results
}

func (c *replayCmd) print(b *strings.Builder, r match.Record, m *match.Match) {
	fmt.Fprintf(b, "%s, seed %s", r.Game, r.Seed)
	for _, o := range m.Game().Options() {
		fmt.Fprintf(b, ", %s %s", o.Name, m.Header().Options[o.Name])
	}
	fmt.Fprintln(b)
	c.printPly(b, m, 0, m.Dealt(), r.Comments)
	for i, e := range m.History() {
		fmt.Fprintf(b, "%d. seat %d: %s%s\n", i+1, e.Seat, e.Text, help(e.Marks))
		c.printPly(b, m, i+1, e.Events, r.Comments)
	}
	if _, over := m.Position().Outcome(); over {
		fmt.Fprintf(b, "result: %s\n", r.Result)
		return
	}
	fmt.Fprintln(b, "the game is not over")
}

// printPly prints what a ply brought: events, comments, the position.
func (c *replayCmd) printPly(b *strings.Builder, m *match.Match, ply int, events []engine.Event, comments []match.Comment) {
	for _, e := range events {
		fmt.Fprintf(b, "   %s\n", tell(e, m.Position().Seats()))
	}
	for _, comment := range comments {
		if comment.After == ply {
			fmt.Fprintf(b, "   ; %s\n", comment.Text)
		}
	}
	if c.Positions {
		fmt.Fprintf(b, "   = %s\n", m.PositionAt(ply))
	}
}

// help words the help taken before a ply.
func help(m match.Marks) string {
	var words []string
	if m.TookBack > 0 {
		words = append(words, fmt.Sprintf("%d taken back", m.TookBack))
	}
	if m.Hints > 0 {
		words = append(words, fmt.Sprintf("hints %d", m.Hints))
	}
	if len(words) == 0 {
		return ""
	}
	return " (" + strings.Join(words, ", ") + ")"
}
