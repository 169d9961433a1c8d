// Package engine is the contract that every game of Adytum fulfils.
//
// A [Game] deals a [Position]. The position says whose decision it waits for,
// lists that seat's moves and plays one of them, which yields the next
// position and the [Event] values that tell what happened. Screens and bots
// never get a position: they get a [View], which holds only what one seat
// knows.
//
// Nothing in this package or below it reads a clock, draws a random number of
// its own, or touches a file: whatever varies comes in through arguments.
package engine

import (
	"context"
	"iter"
	"slices"
	"strings"
)

// A Seat is a place at the table, counted from 0.
type Seat int

// Nobody is the seat that has the turn when a game is over, and the doer of
// events that no seat causes.
const Nobody Seat = -1

// A Game is one set of rules.
type Game interface {
	// Name is the game's name in records and commands, such as "adaman".
	Name() string

	// RulesVersion grows whenever an old record would replay to something else.
	RulesVersion() int

	// Seats is the smallest and the largest number of seats.
	Seats() (fewest, most int)

	// Options lists what can be chosen before a game, in the order to ask.
	Options() []Option

	// Deal makes the first position. The same setup always deals the same
	// game. The error is a *Refusal that names the option or number at fault.
	Deal(Setup) (Position, []Event, error)

	// ParseMove reads the canonical text of a move. It knows no position, so
	// the move may still be refused by Play. The error is a *Refusal.
	ParseMove(text string) (Move, error)

	// Bots lists the computer players, the weakest first.
	Bots() []Bot
}

// A Setup is everything that decides how a game begins.
type Setup struct {
	Options Options
	Seats   int
	Seed    Seed
}

// A Move is one decision of one seat: a small comparable value. String is its
// canonical text, which Game.ParseMove reads back to the same value.
type Move interface{ String() string }

// SortedByText returns moves sorted by text.
func SortedByText[M Move](moves []M) []Move {
	type line struct {
		text string
		move Move
	}
	lines := make([]line, len(moves))
	for i, m := range moves {
		lines[i] = line{m.String(), m}
	}
	slices.SortFunc(lines, func(a, b line) int { return strings.Compare(a.text, b.text) })
	var sorted []Move
	for _, l := range lines {
		sorted = append(sorted, l.move)
	}
	return sorted
}

// A Position is the whole truth at one moment, hidden things included. It is
// a value: nothing that is done with it changes it.
type Position interface {
	// Seats is the number of seats at the table.
	Seats() int

	// ToMove is the seat whose decision is awaited, be it in its own turn or
	// in the middle of another's; Nobody when the game is over.
	ToMove() Seat

	// Moves lists the legal moves of the seat to move, sorted by text, each
	// once. It is empty exactly when the game is over.
	Moves() []Move

	// Play makes a move of the seat to move and returns what happened, in
	// order. The error is a *Refusal, and then nothing has changed.
	Play(Move) (Position, []Event, error)

	// Outcome is the end of the game; false while it lasts.
	Outcome() (Outcome, bool)

	// View is what one seat knows.
	View(Seat) View

	// String is the position as text, all of it: equal texts, equal positions.
	String() string
}

// A View is what one seat knows of a position, and nothing else.
type View interface {
	// Seat is the viewer.
	Seat() Seat

	// ToMove is as in Position.
	ToMove() Seat

	// Moves lists the legal moves if the viewer is to move.
	Moves() []Move

	// Consider answers a half-made move: what its text may become, or why it
	// can become nothing. The order of parts that have none is free here.
	// Texts to go on from, or back to, are in the answer.
	Consider(partial string) Answer

	// Outcome is as in Position.
	Outcome() (Outcome, bool)

	// Sample draws one position among all that the seat cannot tell from the
	// true one; its view from this seat equals this view.
	Sample(*Rand) Position

	// String is all that the seat knows, as text: equal texts, equal views.
	String() string
}

// A Resigner is a position that can be given up by a seat at any time before
// the end. Giving up is not among the moves; its text in records is
// [ResignText].
type Resigner interface {
	Resign(Seat) (Position, []Event, error)
}

// ResignText stands in a record where a seat gave up; no move has this text.
const ResignText = "resign"

// A PositionReader is a game whose positions can be written by hand.
type PositionReader interface {
	// ParsePosition reads what Position.String writes. The error says what is
	// wrong and where.
	ParsePosition(text string) (Position, error)
}

// A ShortReader is a game whose positions can be written by what matters in
// them alone, as lessons do.
type ShortReader interface {
	// ParseShort reads such a text. The error says what is wrong and where.
	ParseShort(text string) (Position, error)
}

// A Dealer is a game with options that are a matter of choosing the seed,
// such as "only deals that can be won". Deal never searches, so a record
// replays without the search that found its seed.
type Dealer interface {
	// Seek returns the first seed in the sequence started by setup.Seed that
	// keeps what the options promise. The error is the context's, or a *Refusal.
	Seek(ctx context.Context, setup Setup) (Seed, error)
}

// An Outcome is how a game ended.
type Outcome struct {
	// Name is the game's word for the end, such as "win" or "gallows".
	Name string
	// Scores holds one score a seat.
	Scores []int
	// Ranks holds each seat's place, 1 the best; equal places are ties. A
	// solitaire gives 1 for a win and 2 for a defeat.
	Ranks []int
}

// Share is what the outcome is worth to a seat: 1 for a win, a part of 1 for a
// shared one, 0 for the rest.
func (o Outcome) Share(seat Seat) float64 {
	if o.Ranks[seat] != 1 {
		return 0
	}
	winners := 0
	for _, rank := range o.Ranks {
		if rank == 1 {
			winners++
		}
	}
	return 1 / float64(winners)
}

// An Answer says what may become of a half-made move.
type Answer struct {
	State AnswerState
	// Move is the complete move in its canonical form, if State is Complete.
	Move Move
	// Made lists the parts that the half-made move has, in the order of its
	// text, unless State is Impossible. Its last part is taken back by going to
	// the text of the one before.
	Made []Part
	// Next lists the parts that can be added next so that a legal move stays
	// in reach, sorted by text. A complete move may have some too.
	Next []Part
	// Facts are the figures of the half-made move, such as its sum and price.
	Facts Facts
	// Refusal says why, if State is Impossible.
	Refusal *Refusal
}

// A Part is one choice in a half-made move, such as its verb, a card or a cell.
type Part struct {
	// Text is the half-made move up to this part, as Consider reads it.
	Text string
	// Kind is the game's word for what is chosen, such as "card" or "field".
	Kind string
	// ID names the one that is chosen: a card by ID, a cell by name, a number
	// in decimal.
	ID string
	// Ends reports whether the move is complete with this part.
	Ends bool
}

// Continue answers a text by the legal moves that begin with it, for games whose
// moves have their parts in one order: each move is given by its parts, of which
// the last ends it. It finds the parts that the text has and those that may come
// next; without any the text is impossible.
func Continue(text string, moves iter.Seq[[]Part]) Answer {
	a := Answer{State: Possible}
	ends := map[string]bool{}
	for parts := range moves {
		whole := parts[len(parts)-1].Text
		ends[whole] = true
		i := slices.IndexFunc(parts, func(p Part) bool { return len(p.Text) > len(text) })
		if i >= 0 && strings.HasPrefix(whole, text) {
			a.Made, a.Next = parts[:i], append(a.Next, parts[i])
		}
	}
	if len(a.Next) == 0 {
		return Answer{}
	}
	SortParts(a.Next)
	a.Next = slices.Compact(a.Next)
	for _, parts := range [][]Part{a.Made, a.Next} {
		for i := range parts {
			parts[i].Ends = ends[parts[i].Text]
		}
	}
	return a
}

// SortParts sorts parts by text.
func SortParts(parts []Part) {
	slices.SortFunc(parts, func(a, b Part) int { return strings.Compare(a.Text, b.Text) })
}

// AnswerState says how far a half-made move has come.
type AnswerState int

// The states of a half-made move.
const (
	Impossible AnswerState = iota // no legal move begins like this
	Possible                      // something is still missing
	Complete                      // can be played as it is
)
