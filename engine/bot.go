package engine

import (
	"context"
	"errors"
	"time"
)

// A Bot is a computer player. It gets a View and so cannot know more than the
// seat it plays for.
type Bot interface {
	// Name is the level's or the player's name, such as "sage".
	Name() string

	// Patience is how long the bot may think about one move; 0 if it answers
	// at once. The caller keeps the time.
	Patience() time.Duration

	// Choose picks a move for the viewer, which must be to move.
	// It returns what it has when the context ends; the error is ErrNotToMove.
	Choose(context.Context, View, Thinking) (Choice, error)
}

// ErrNotToMove says that a view asks nothing of its seat.
var ErrNotToMove = errors.New("engine: the seat is not to move")

// Thinking is what a bot may use while it chooses.
type Thinking struct {
	// Rand is the bot's own stream of random numbers.
	Rand *Rand
	// Playouts bounds the search by count, so that it can be repeated
	// exactly; 0 searches until the context ends.
	Playouts int
}

// A Choice is a move with the thoughts behind it.
type Choice struct {
	Move Move
	// Candidates are the moves that were weighed, the best first; empty for
	// bots that do not weigh.
	Candidates []Candidate
	// Playouts is how many games were played out in thought.
	Playouts int
}

// A Candidate is a move that was weighed.
type Candidate struct {
	Move Move
	// Chance is the estimated chance to win after this move, from 0 to 1.
	Chance float64
	// Visits is how often the search tried it.
	Visits int
}
