// Package search looks for good moves in any game: Monte Carlo, information-set
// tree search and alpha-beta. It knows no game. Everything starts from a View,
// and where something is hidden it looks at sampled worlds, so nothing here can
// know more than the seat it thinks for.
package search

import (
	"cmp"
	"context"
	"math"
	"slices"
	"time"

	"adytum/engine"
)

// Playout plays random legal moves to the end.
func Playout(p engine.Position, r *engine.Rand) engine.Outcome {
	for {
		if o, over := p.Outcome(); over {
			return o
		}
		moves := p.Moves()
		p = mustPlay(p, moves[r.IntN(len(moves))])
	}
}

// mustPlay plays a move that the position itself has listed.
func mustPlay(p engine.Position, m engine.Move) engine.Position {
	next, _, err := p.Play(m)
	if err != nil {
		panic("search: the listed move " + m.String() + " is refused: " + err.Error())
	}
	return next
}

// Random plays any legal move, each as likely as the others.
type Random struct{}

// Name is "random".
func (Random) Name() string { return "random" }

// Patience is 0: it does not think.
func (Random) Patience() time.Duration { return 0 }

// Choose draws a move.
func (Random) Choose(_ context.Context, v engine.View, t engine.Thinking) (engine.Choice, error) {
	moves := v.Moves()
	if len(moves) == 0 {
		return engine.Choice{}, engine.ErrNotToMove
	}
	return engine.Choice{Move: moves[t.Rand.IntN(len(moves))]}, nil
}

// arm is one move on trial.
type arm struct {
	move   engine.Move
	value  float64 // sum of shares
	visits int
	// chances counts the times the move could have been tried.
	chances int
}

// exploration is the constant of UCB1 for values from 0 to 1.
const exploration = 0.7

func (a *arm) bound(trials int) float64 {
	if a.visits == 0 {
		return math.Inf(1)
	}
	n := float64(a.visits)
	return a.value/n + exploration*math.Sqrt(math.Log(float64(trials))/n)
}

// ranking turns arms into a choice, the most visited first.
func ranking(arms []*arm, playouts int) engine.Choice {
	slices.SortStableFunc(arms, func(a, b *arm) int { return cmp.Compare(b.visits, a.visits) })
	choice := engine.Choice{Move: arms[0].move, Playouts: playouts}
	for _, a := range arms {
		choice.Candidates = append(choice.Candidates, engine.Candidate{
			Move: a.move, Chance: a.value / float64(max(1, a.visits)), Visits: a.visits})
	}
	return choice
}

// goOn reports whether another playout is due: until the bound, or without one
// until the context ends; the first is always due.
func goOn(ctx context.Context, t engine.Thinking, done int) bool {
	if done == 0 {
		return true
	}
	return ctx.Err() == nil && (t.Playouts == 0 || done < t.Playouts)
}

// MonteCarlo tries the moves of the root by random playouts in sampled worlds,
// the promising ones more often.
type MonteCarlo struct {
	Level string
	Time  time.Duration
}

// Name is the level.
func (b MonteCarlo) Name() string { return b.Level }

// Patience is the level's time.
func (b MonteCarlo) Patience() time.Duration { return b.Time }

// Choose weighs the moves of the root. The error is engine.ErrNotToMove.
func (b MonteCarlo) Choose(ctx context.Context, v engine.View, t engine.Thinking) (engine.Choice, error) {
	var arms []*arm
	for _, m := range v.Moves() {
		arms = append(arms, &arm{move: m})
	}
	if len(arms) == 0 {
		return engine.Choice{}, engine.ErrNotToMove
	}
	done := 0
	for ; goOn(ctx, t, done); done++ {
		best := slices.MaxFunc(arms, func(a, b *arm) int { return cmp.Compare(a.bound(done+1), b.bound(done+1)) })
		o := Playout(mustPlay(v.Sample(t.Rand), best.move), t.Rand)
		best.value += o.Share(v.Seat())
		best.visits++
	}
	return ranking(arms, done), nil
}
