package lessons

import (
	"errors"
	"fmt"
	"slices"

	"adytum/engine"
	"adytum/engine/match"
)

// Check goes through a whole course and says what cannot be done in it: starts
// and moves that the rules refuse, tasks whose shown move is not accepted or
// that nothing or everything solves, clauses and answers that fit no move.
func (c Course) Check() error {
	var all []error
	for _, l := range c.Lessons() {
		for step := range l.Steps {
			if err := c.checkStep(l, step); err != nil {
				all = append(all, fmt.Errorf("%s, lesson %s, step %d: %w", c.Game.Name(), l.ID, step+1, err))
			}
		}
	}
	return errors.Join(all...)
}

func (c Course) checkStep(l Lesson, step int) error {
	m, err := c.Begin(l, step)
	if err != nil {
		return err
	}
	s := l.Steps[step]
	for _, text := range s.Before {
		if _, err := m.PlayText(text); err != nil {
			return fmt.Errorf("before it, %q: %w", text, err)
		}
	}
	if s.Task == nil {
		return nil
	}
	if m.Position().ToMove() != Learner {
		return errors.New("it is not the learner's turn")
	}
	return s.Task.try(m)
}

// try makes every legal move.
func (t Task) try(m *match.Match) error {
	var accepted, answered []int
	shown := false
	for _, move := range m.Position().Moves() {
		tried, err := after(m, move)
		if err != nil {
			return err
		}
		for n, clause := range t.Accept {
			if clause.describes(tried) {
				accepted = append(accepted, n)
			}
		}
		_, right := t.judge(tried)
		shown = shown || right && move.String() == t.Show
		for n, a := range t.Wrong {
			if !right && a.To.describes(tried) {
				answered = append(answered, n)
				break
			}
		}
	}
	for n := range t.Accept {
		if !slices.Contains(accepted, n) {
			return fmt.Errorf("no legal move fits clause %d", n+1)
		}
	}
	for n := range t.Wrong {
		if !slices.Contains(answered, n) {
			return fmt.Errorf("no wrong move gets answer %d", n+1)
		}
	}
	if !shown {
		return fmt.Errorf("%q, which is to be shown, is not legal or not accepted", t.Show)
	}
	return nil
}

// after makes a move in a match of its own.
func after(m *match.Match, move engine.Move) (madeMove, error) {
	before := m.Position()
	next, events, err := before.Play(move)
	if err != nil {
		return madeMove{}, err
	}
	entry := match.Entry{Text: move.String(), Move: move, Seat: before.ToMove(), Events: events}
	return madeMove{entry, before.View(entry.Seat).Consider(entry.Text).Facts, next}, nil
}
