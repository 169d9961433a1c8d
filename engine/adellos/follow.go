package adellos

import (
	"context"

	"adytum/engine"
)

// A forecast is a turn that was planned: its acts, each with what the position
// before it will look like to the seat.
type forecast []foreseen

type foreseen struct {
	key uint64
	act act
}

// foresee is the best of some lines as a forecast.
func (pl *planner) foresee(root Position, lines []turnLine) forecast {
	best := &lines[0]
	for i := range lines {
		if lines[i].score > best.score {
			best = &lines[i]
		}
	}
	var f forecast
	t := table{Position: root}
	for _, a := range best.acts {
		if a.verb == 0 || t.phase == Over || t.active != pl.seat {
			break
		}
		f = append(f, foreseen{t.key(), a})
		pl.follow(&t, a)
	}
	return f
}

// A Follower is a level as the player of one seat in one game that keeps to a turn
// it has planned as long as everything comes as foreseen, where the level itself
// plans anew before each move. That takes about a fourth of the thought. A copy
// goes its own way.
type Follower struct {
	Planner
	turn   forecast
	chance float64 // of the turn, as it was planned
}

// Follow is a Follower that has planned nothing yet.
func (b Planner) Follow() *Follower { return &Follower{Planner: b} }

// Choose goes on with the turn, or plans it like the level. What was planned
// before has the chance of its turn and takes no playouts.
func (f *Follower) Choose(ctx context.Context, v engine.View, t engine.Thinking) (engine.Choice, error) {
	own, ok := v.(View)
	if ok && len(f.turn) > 0 && own.seat == own.table.asked && own.seat == own.table.active && own.table.key() == f.turn[0].key {
		m := Move{own.table.sheet, f.turn[0].act}
		f.turn = f.turn[1:]
		return engine.Choice{Move: m, Candidates: []engine.Candidate{{Move: m, Chance: f.chance}}}, nil
	}
	c, turn, err := f.within(t.Playouts).think(ctx, v, t.Rand)
	if len(turn) > 0 {
		f.turn, f.chance = turn[1:], c.Candidates[0].Chance
	}
	return c, err
}
