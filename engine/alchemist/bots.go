package alchemist

import (
	"context"
	"time"

	"adytum/engine"
	"adytum/engine/alchemist/fast"
)

// A Level is a computer player. Without arms it plays the policy's move at
// once; with arms it tries the policy's favourites in sampled worlds.
type Level struct {
	Title string
	// Time is the patience; Most bounds the playouts of a move.
	Time time.Duration
	Most int
	// Arms is how many moves are tried; Noise how many points chance adds to
	// a move's worth.
	Arms  int
	Noise float32
	// Policies weigh moves, by the number of seats.
	Policies [MostSeats + 1]*fast.Policy
}

// Bots lists novice, adept, master and grandmaster.
func (Game) Bots() []engine.Bot {
	return []engine.Bot{Novice, Adept, Master, Grandmaster}
}

// The levels. Novice goes for the points of the turn; adept weighs cubes, its
// school and what it gives the others; master looks once or so into a sampled
// world beyond what it has learnt from play; grandmaster looks into hundreds.
var (
	Novice      = Level{Title: "novice", Noise: 2, Policies: fast.Points}
	Adept       = Level{Title: "adept", Noise: 1, Policies: fast.Plain}
	Master      = Level{Title: "master", Time: 500 * time.Millisecond, Most: 5, Arms: 3, Noise: 2.5, Policies: fast.Tuned}
	Grandmaster = Level{Title: "grandmaster", Time: 3 * time.Second, Most: 40000, Arms: 16, Noise: 2.5, Policies: fast.Tuned}
)

// Name is the title.
func (l Level) Name() string { return l.Title }

// Patience is the level's time.
func (l Level) Patience() time.Duration { return l.Time }

// Choose picks a move. The error is engine.ErrNotToMove.
func (l Level) Choose(ctx context.Context, v engine.View, t engine.Thinking) (engine.Choice, error) {
	own, ok := v.(View)
	if !ok || own.seat != own.ToMove() {
		return engine.Choice{}, engine.ErrNotToMove
	}
	policy, r := l.Policies[own.table.seats], fast.Rand(t.Rand.Uint64())
	scene := own.scene()
	if l.Arms == 0 {
		return engine.Choice{Move: moveOf(scene.Best(policy, l.Noise, &r))}, nil
	}
	playouts := l.Most
	if t.Playouts > 0 {
		playouts = min(playouts, t.Playouts)
	}
	arms, done := scene.Race(fast.Search{Policy: policy, Arms: l.Arms, Noise: l.Noise, Playouts: playouts,
		Stop: func() bool { return ctx.Err() != nil }}, &r)
	choice := engine.Choice{Move: moveOf(arms[0].Move), Playouts: done}
	for _, a := range arms {
		choice.Candidates = append(choice.Candidates, engine.Candidate{
			Move: moveOf(a.Move), Chance: a.Wins / float64(max(1, a.Visits)), Visits: a.Visits})
	}
	return choice, nil
}

// scene is the view for the fast rules.
func (v View) scene() fast.Scene {
	return fast.NewScene(v.table.twin(), int(v.seat), v.hidden, fast.StockOf(v.unseen), v.inBag)
}
