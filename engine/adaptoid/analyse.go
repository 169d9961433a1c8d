package adaptoid

import (
	"cmp"
	"context"
	"errors"
	"math"
	"slices"

	"adytum/engine"
)

// A Judgement is what the analysis of a game says of one position.
type Judgement struct {
	// White is White's chance to win, from 0 to 1; Black's is the rest.
	White float64
	// Best is what the side to move should have done; nil when the game is
	// over or has not begun.
	Best engine.Move
	// Depth is how many turns the analysis looked ahead.
	Depth int
}

// ErrForeign says that a position is not one of this game.
var ErrForeign = errors.New("adaptoid: a position of another game")

// Analyse judges the positions of a game in order, from the deal to the end,
// visiting at most that many nodes for each; told is called after each with its
// number and may be nil. The same positions are judged alike every time. When
// the context ends, it returns what is done and the context's error; the other
// error is ErrForeign.
func Analyse(ctx context.Context, positions []engine.Position, nodes int, told func(ply int)) ([]Judgement, error) {
	var all []Judgement
	for ply, position := range positions {
		p, ok := position.(Position)
		if !ok {
			return all, ErrForeign
		}
		j := judge(ctx, p, nodes)
		if ctx.Err() != nil {
			return all, ctx.Err()
		}
		all = append(all, j)
		if told != nil {
			told(ply)
		}
	}
	return all, nil
}

func judge(ctx context.Context, p Position, nodes int) Judgement {
	if p.ending != Open {
		return Judgement{White: share(p)}
	}
	if p.phase != Plays {
		return Judgement{White: 0.5}
	}
	best := levels[len(levels)-1]
	k := thought{level: best, ctx: ctx, rand: engine.Seed("analysis").Stream(engine.ThinkStream)}
	r := k.search(p, 1, best.depth, nodes)
	j := Judgement{White: chance(r.Lines[0].Value), Best: p.moveOf(r.Lines[0].Turn), Depth: r.Depth}
	if p.turn == Black {
		j.White = 1 - j.White
	}
	return j
}

// share is what the end of a game is worth to White.
func share(p Position) float64 {
	winner, won := p.Winner()
	switch {
	case !won:
		return 0.5
	case winner == White:
		return 1
	}
	return 0
}

// TurningPoints picks the plies that mattered most: those after which the chance
// of the winner and the loser had shifted most. It returns at most n numbers of
// plies in the order of play; ply i leads from judgement i to i+1.
func TurningPoints(judged []Judgement, n int) []int {
	shift := func(ply int) float64 { return math.Abs(judged[ply+1].White - judged[ply].White) }
	var plies []int
	for ply := range len(judged) - 1 {
		if shift(ply) > 0 {
			plies = append(plies, ply)
		}
	}
	slices.SortStableFunc(plies, func(a, b int) int { return cmp.Compare(shift(b), shift(a)) })
	plies = plies[:min(n, len(plies))]
	slices.Sort(plies)
	return plies
}
