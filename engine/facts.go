package engine

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Facts are named details of a refusal, an event or an answer: cards by ID,
// cells by name, numbers in decimal. The words around them belong to the
// interface.
type Facts map[string]string

// String lists the facts by name, as "price=8 sum=5".
func (f Facts) String() string {
	parts := make([]string, 0, len(f))
	for _, name := range slices.Sorted(maps.Keys(f)) {
		parts = append(parts, name+"="+f[name])
	}
	return strings.Join(parts, " ")
}

// A Refusal says why something cannot be done. It is the only kind of error
// that rules return.
type Refusal struct {
	// Code is the reason, one of the game's codes or one of this package's.
	Code string
	// Paragraph is the id of the rulebook paragraph it rests on; "" if none.
	Paragraph string
	Facts     Facts
}

// The codes that all games share, with their facts.
const (
	CodeUnreadable = "unreadable" // text: it is no move
	CodeOver       = "over"       // the game has ended
	CodeNotYours   = "not-yours"  // another seat has the turn
	CodeIllegal    = "illegal"    // text: no legal move is like this
	CodeOption     = "option"     // option, value, allowed
	CodeSeats      = "seats"      // seats, fewest, most
	CodeSeed       = "seed"       // seed
	CodePosition   = "position"   // where, why
)

// Error is the refusal in a form for logs and terminals.
func (r *Refusal) Error() string {
	text := r.Code
	if r.Paragraph != "" {
		text += " (" + r.Paragraph + ")"
	}
	if len(r.Facts) > 0 {
		text += ": " + r.Facts.String()
	}
	return text
}

// Unreadable refuses a text that is no move.
func Unreadable(text string) *Refusal {
	return &Refusal{Code: CodeUnreadable, Facts: Facts{"text": clip(text)}}
}

// BadPosition refuses the text of a position: where it is wrong, and why.
func BadPosition(where, why string, args ...any) *Refusal {
	return &Refusal{Code: CodePosition, Facts: Facts{"where": where, "why": fmt.Sprintf(why, args...)}}
}

// clip keeps a refused text short enough to be shown.
func clip(text string) string {
	const most = 80
	if len(text) > most {
		return fmt.Sprintf("%.*q ...", most, text)
	}
	return text
}

// An Event is one thing that happened. Animation, sound, the move log, speech
// and statistics read events; nobody compares positions.
type Event struct {
	// Kind is the game's word for it, such as "dealt" or "captured".
	Kind string
	// Seat is the seat that did it, or Nobody.
	Seat  Seat
	Facts Facts
	// Reveals reports whether something hidden came to light, so that taking the
	// move back would be a peek.
	Reveals bool
	// Secret names facts that only the seats in Knows may read.
	Secret []string
	Knows  []Seat
}

// Seen is the event as one seat notices it: without what it may not know.
func (e Event) Seen(by Seat) Event {
	if len(e.Secret) == 0 || slices.Contains(e.Knows, by) {
		return e
	}
	seen := e
	seen.Facts = maps.Clone(e.Facts)
	for _, name := range e.Secret {
		delete(seen.Facts, name)
	}
	return seen
}

// String is the event in a form for logs and golden files.
func (e Event) String() string {
	text := e.Kind
	if e.Seat != Nobody {
		text += fmt.Sprintf(" seat=%d", e.Seat)
	}
	if len(e.Facts) > 0 {
		text += " " + e.Facts.String()
	}
	if e.Reveals {
		text += " reveals"
	}
	return text
}
