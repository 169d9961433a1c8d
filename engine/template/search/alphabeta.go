package search

import (
	"math"

	"adytum/engine"
)

// An Evaluation says how good an unfinished position is for seat 0 of two,
// greater being better; it must stay between -1 and 1.
type Evaluation func(engine.Position) float64

// winValue is worth more than any evaluation; sooner wins are worth more.
const winValue = 1000

// AlphaBeta searches a game of two seats that hides nothing to a fixed depth in
// plies and returns the best move with its value for the seat to move. A seat
// may have several plies in a row. The position must not be over.
func AlphaBeta(p engine.Position, depth int, eval Evaluation) (engine.Move, float64) {
	alpha := math.Inf(-1)
	var best engine.Move
	for _, m := range p.Moves() {
		if v := valueAfter(p, mustPlay(p, m), depth-1, alpha, math.Inf(1), eval); v > alpha {
			alpha, best = v, m
		}
	}
	return best, alpha
}

// valueAfter is the value of next for the seat that moved in p.
func valueAfter(p, next engine.Position, depth int, alpha, beta float64, eval Evaluation) float64 {
	if next.ToMove() == p.ToMove() {
		return value(next, depth, alpha, beta, eval)
	}
	if next.ToMove() == engine.Nobody {
		return leaf(next, p.ToMove(), depth, eval)
	}
	return -value(next, depth, -beta, -alpha, eval)
}

// value is the value of a position for the seat to move.
func value(p engine.Position, depth int, alpha, beta float64, eval Evaluation) float64 {
	if depth <= 0 {
		return leaf(p, p.ToMove(), depth, eval)
	}
	for _, m := range p.Moves() {
		alpha = max(alpha, valueAfter(p, mustPlay(p, m), depth-1, alpha, beta, eval))
		if alpha >= beta {
			break
		}
	}
	return alpha
}

func leaf(p engine.Position, seat engine.Seat, depth int, eval Evaluation) float64 {
	o, over := p.Outcome()
	if over {
		return (2*o.Share(seat) - 1) * (winValue + float64(depth))
	}
	if seat == 0 {
		return eval(p)
	}
	return -eval(p)
}
