package adaptoid

import (
	"context"
	"strconv"
	"time"

	"adytum/engine"
	"adytum/engine/adaptoid/fast"
)

// Plain is no level but a yardstick for them: alpha-beta to a fixed depth that
// sees in a position what the strongest level sees, and has none of the means of
// its search. It takes as long as it takes, some milliseconds for two turns.
type Plain struct{ Depth int }

// Name is "plain" and the depth.
func (b Plain) Name() string { return "plain" + strconv.Itoa(b.Depth) }

// Patience is more than it needs.
func (Plain) Patience() time.Duration { return time.Second }

// Choose searches to its depth. The error is engine.ErrNotToMove.
func (b Plain) Choose(_ context.Context, v engine.View, t engine.Thinking) (engine.Choice, error) {
	own, ok := v.(View)
	if !ok || own.seat != own.ToMove() {
		return engine.Choice{}, engine.ErrNotToMove
	}
	p := own.table
	if p.phase != Plays {
		moves := p.decisions()
		return engine.Choice{Move: moves[t.Rand.IntN(len(moves))]}, nil
	}
	s, mix := p.twin(), fast.Rand(t.Rand.Uint64())
	turn, value := p.rules().PlainSearch(&s, &fast.Full, b.Depth, &mix)
	move := p.moveOf(turn)
	return engine.Choice{Move: move, Candidates: []engine.Candidate{{Move: move, Chance: chance(value), Visits: 1}}}, nil
}
