package adaman

import (
	"context"

	"adytum/engine"
	"adytum/engine/adaman/fast"
)

// A Verdict says whether a position can be won by someone who knows the order
// of the deck.
type Verdict int

// The verdicts.
const (
	Undecided Verdict = iota // the search was cut short
	Winnable
	Lost
)

// Solve decides a position exactly, looking at no more than a number of
// positions, and returns a winning line if there is one. The position may be
// over.
func (p Position) Solve(ctx context.Context, most int) (Verdict, []Move) {
	switch {
	case p.phase == Won:
		return Winnable, nil
	case p.over():
		return Lost, nil
	}
	verdict, line, _ := fast.Solve(ctx, p.twin(), most)
	switch verdict {
	case fast.Winnable:
		return Winnable, p.replay(line)
	case fast.Lost:
		return Lost, nil
	default:
		return Undecided, nil
	}
}

// replay reads a line of the twin as moves of these rules.
func (p Position) replay(line []fast.Move) []Move {
	moves := make([]Move, 0, len(line))
	for _, quick := range line {
		m := p.moveOf(quick)
		next, _, err := p.Play(m)
		if err != nil {
			panic("adaman: the solver plays " + m.String() + ": " + err.Error())
		}
		moves = append(moves, m)
		p = next.(Position)
	}
	return moves
}

// seekNodes bounds the search for each deal that Seek tries; a deal that stays
// undecided is passed over.
const seekNodes = 2_000_000

// Seek returns the first seed of the sequence whose deal can be won, if the
// option asks for that, else the seed itself.
func (g Game) Seek(ctx context.Context, setup engine.Setup) (engine.Seed, error) {
	setup, err := engine.Check(g, setup)
	if err != nil || !setup.Options.On(OptionWinnable) {
		return setup.Seed, err
	}
	for n := 0; ; n++ {
		trial := setup
		trial.Seed = setup.Seed.Sub(n)
		p, _, err := g.Deal(trial)
		if err != nil {
			return "", err
		}
		if verdict, _ := p.(Position).Solve(ctx, seekNodes); verdict == Winnable {
			return trial.Seed, nil
		}
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
	}
}
