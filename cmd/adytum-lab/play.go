package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"adytum/engine"
	"adytum/engine/match"
)

type playCmd struct {
	Game labGame  `arg:"" help:"The game: ${games}."`
	Bots []string `placeholder:"NAME" help:"The bots at the other seats, in their order (default: the strongest at each)."`
	Seat int      `default:"0" help:"Your seat, counted from 0."`
	Seed string   `placeholder:"SEED" help:"The seed of the deal (default: a new one)."`
	optionFlags
	thinkFlags
}

// Help describes the command.
func (*playCmd) Help() string {
	return `Plays a game in the terminal, against bots if it has more seats. Type a move, or a part of one to hear what is missing; type help for the commands, among them undo, hint and save.

With --json the conversation goes to standard error, and one object with the result and the record to standard output.

    adytum-lab play adaman --seed 2026-11-20
    adytum-lab play adaman --option deck=extended --option winnable=on`
}

type playResult struct {
	Game    string         `json:"game"`
	Seed    engine.Seed    `json:"seed"`
	Options engine.Options `json:"options"`
	Plies   int            `json:"plies"`
	// Outcome is empty, and Scores too, if the game was left before its end.
	Outcome     string `json:"outcome"`
	Scores      []int  `json:"scores"`
	Record      string `json:"record"`
	Interrupted bool   `json:"interrupted,omitempty"`
}

// Run plays the game.
func (c *playCmd) Run(ctx context.Context, e *env) error {
	d, err := c.sitDown(ctx, e)
	if err != nil {
		return err
	}
	if err := d.converse(ctx, readLines(ctx, e.in)); err != nil {
		return err
	}
	stopped := ctx.Err() != nil
	if e.asJSON {
		if err := e.print(d.result(stopped), nil); err != nil {
			return err
		}
	}
	if stopped {
		return &stoppedError{fmt.Sprintf("ply %d", d.match.Ply())}
	}
	return nil
}

// sitDown deals and seats everybody.
func (c *playCmd) sitDown(ctx context.Context, e *env) (*dialogue, error) {
	if err := c.thinkFlags.check(); err != nil {
		return nil, err
	}
	bots, err := c.opponents()
	if err != nil {
		return nil, err
	}
	if c.Seat < 0 || c.Seat > len(bots) {
		return nil, usage("--seat %d: the seats are 0 to %d", c.Seat, len(bots))
	}
	bots = slices.Insert(bots, c.Seat, engine.Bot(nil))
	var players []match.Player
	for _, b := range bots {
		kind := match.Person
		if b != nil {
			kind = b.Name()
		}
		players = append(players, match.Player{Kind: kind})
	}
	seed := c.Seed
	if seed == "" {
		seed = string(engine.SeedFrom(rand.Uint64()))
	}
	setup, err := c.Game.setup(c.optionFlags, len(bots), seed)
	if err != nil {
		return nil, err
	}
	m, err := c.Game.deal(ctx, setup, players, e.today)
	if err != nil {
		return nil, err
	}
	d := &dialogue{game: c.Game, match: m, seat: engine.Seat(c.Seat), bots: bots, think: c.thinkFlags,
		streams: thinkStreams(m.Header().Seed, len(bots)), out: e.out}
	if e.asJSON {
		d.out = e.err
	}
	return d, nil
}

// opponents are the bots at the other seats.
func (c *playCmd) opponents() ([]engine.Bot, error) {
	fewest, most := c.Game.Seats()
	if len(c.Bots) == 0 {
		b, ok := c.Game.strongest()
		if !ok && fewest > 1 {
			return nil, fmt.Errorf("%s has no bots to play against", c.Game.Name())
		}
		return slices.Repeat([]engine.Bot{b}, fewest-1), nil
	}
	bots, err := c.Game.bots(c.Bots)
	if err != nil {
		return nil, err
	}
	if len(bots) == 1 && fewest > 2 {
		bots = slices.Repeat(bots, fewest-1)
	}
	if seats := len(bots) + 1; seats < fewest || seats > most {
		return nil, usage("--bots names %d bots; %s has %s, one of them yours", len(bots), c.Game.Name(), seatRange(fewest, most))
	}
	return bots, nil
}
