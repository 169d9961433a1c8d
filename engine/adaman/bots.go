package adaman

import (
	"context"
	"time"

	"adytum/engine"
	"adytum/engine/adaman/fast"
)

// Bots lists random, thrifty and sage.
func (Game) Bots() []engine.Bot { return []engine.Bot{Random{}, Thrifty{}, Sage{}} }

// Random plays any legal play, each as likely as the others.
type Random struct{}

// Name is "random".
func (Random) Name() string { return "random" }

// Patience is 0: it does not think.
func (Random) Patience() time.Duration { return 0 }

// Choose draws a play.
func (Random) Choose(_ context.Context, v engine.View, t engine.Thinking) (engine.Choice, error) {
	p, err := asked(v)
	if err != nil {
		return engine.Choice{}, err
	}
	var buffer [fast.MaxMoves]fast.Move
	s := p.twin()
	moves := s.Legal(buffer[:0])
	return engine.Choice{Move: p.moveOf(moves[t.Rand.IntN(len(moves))])}, nil
}

// Thrifty overpays least, and prefers personalities among equals.
type Thrifty struct{}

// Name is "thrifty".
func (Thrifty) Name() string { return "thrifty" }

// Patience is 0: it does not think.
func (Thrifty) Patience() time.Duration { return 0 }

// Choose picks the cheapest play.
func (Thrifty) Choose(_ context.Context, v engine.View, _ engine.Thinking) (engine.Choice, error) {
	p, err := asked(v)
	if err != nil {
		return engine.Choice{}, err
	}
	s := p.twin()
	return engine.Choice{Move: p.moveOf(s.Thrifty())}, nil
}

// Sage plays out what may come in many sampled decks, led by a judgement of the
// rows that was learned from its own games.
type Sage struct{}

// Name is "sage".
func (Sage) Name() string { return "sage" }

// Patience is the time after which more thinking hardly helps.
func (Sage) Patience() time.Duration { return 40 * time.Millisecond }

// Choose ranks all plays.
func (Sage) Choose(ctx context.Context, v engine.View, t engine.Thinking) (engine.Choice, error) {
	p, err := asked(v)
	if err != nil {
		return engine.Choice{}, err
	}
	var choice engine.Choice
	for _, c := range fast.Rank(ctx, p.twin(), t.Rand.Uint64(), t.Playouts) {
		choice.Candidates = append(choice.Candidates, engine.Candidate{Move: p.moveOf(c.Move), Chance: c.Chance, Visits: c.Visits})
		choice.Playouts += c.Visits
	}
	choice.Move = choice.Candidates[0].Move
	return choice, nil
}

// asked is the open part of a view that waits for a decision.
func asked(v engine.View) (Position, error) {
	own, ok := v.(View)
	if !ok || own.Seat() != own.ToMove() {
		return Position{}, engine.ErrNotToMove
	}
	return own.table, nil
}
