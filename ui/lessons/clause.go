package lessons

import (
	"slices"
	"strings"

	"adytum/engine"
	"adytum/engine/match"
)

// A Clause describes moves: what it says must all be true of one. The zero
// Clause describes every move.
type Clause struct {
	// Move is the text of a move, with * for any part of it: "e2x*".
	Move string `json:"move"`
	// Happens are events that the move must lead to, and Never such that it
	// must not: a kind, and facts if they matter, as "starved cell=e5".
	Happens []string `json:"happens"`
	Never   []string `json:"never"`
	// With are facts that the game must give of the move beforehand, such as
	// "over", and Without such that it must not.
	With    []string `json:"with"`
	Without []string `json:"without"`
	// Unanswered are events that no next move of the other side may lead to;
	// for games that hide nothing.
	Unanswered []string `json:"unanswered"`
}

func (c Clause) empty() bool {
	return c.Move == "" && len(c.Happens) == 0 && len(c.Never) == 0 && len(c.With) == 0 && len(c.Without) == 0 && len(c.Unanswered) == 0
}

// A madeMove is a move that a clause may describe.
type madeMove struct {
	match.Entry
	// foreseen is what the game said of the move before it was made, and after
	// the position that it led to.
	foreseen engine.Facts
	after    engine.Position
}

// describes reports whether a clause fits a move.
func (c Clause) describes(m madeMove) bool {
	in := func(events []engine.Event) func(string) bool {
		return func(pattern string) bool {
			return slices.ContainsFunc(events, func(e engine.Event) bool { return isEvent(pattern, e) })
		}
	}
	happened := in(m.Events)
	given := func(fact string) bool { return m.foreseen[fact] != "" }
	return (c.Move == "" || fits(c.Move, m.Text)) &&
		!slices.ContainsFunc(c.Happens, func(p string) bool { return !happened(p) }) &&
		!slices.ContainsFunc(c.Never, happened) &&
		!slices.ContainsFunc(c.With, func(fact string) bool { return !given(fact) }) &&
		!slices.ContainsFunc(c.Without, given) &&
		(len(c.Unanswered) == 0 || !slices.ContainsFunc(m.after.Moves(), func(reply engine.Move) bool {
			_, events, err := m.after.Play(reply)
			return err == nil && slices.ContainsFunc(c.Unanswered, in(events))
		}))
}

// isEvent compares an event with its kind and some of its facts.
func isEvent(pattern string, e engine.Event) bool {
	words := strings.Fields(pattern)
	return words[0] == e.Kind && !slices.ContainsFunc(words[1:], func(word string) bool {
		name, value, _ := strings.Cut(word, "=")
		return e.Facts[name] != value
	})
}

// fits compares a text with a pattern in which * stands for any part.
func fits(pattern, text string) bool {
	parts := strings.Split(pattern, "*")
	last := len(parts) - 1
	if last == 0 {
		return pattern == text
	}
	text, ok := strings.CutPrefix(text, parts[0])
	for _, part := range parts[1:last] {
		at := strings.Index(text, part)
		if at < 0 {
			return false
		}
		text = text[at+len(part):]
	}
	return ok && strings.HasSuffix(text, parts[last])
}

// Judge is what is said about the last move of a match, and whether it is right.
func (t Task) Judge(m *match.Match) (answer Text, right bool) { return t.judge(madeIn(m)) }

func (t Task) judge(m madeMove) (answer Text, right bool) {
	if slices.ContainsFunc(t.Accept, func(c Clause) bool { return c.describes(m) }) {
		return t.Right, true
	}
	for _, a := range t.Wrong {
		if a.To.describes(m) {
			return a.Text, false
		}
	}
	panic("lessons: no answer is for all moves") // Parse sees to it
}

// madeIn is the last move of a match.
func madeIn(m *match.Match) madeMove {
	history := m.History()
	last := history[len(history)-1]
	before := m.PositionAt(m.Ply() - 1)
	return madeMove{last, before.View(last.Seat).Consider(last.Text).Facts, m.Position()}
}
