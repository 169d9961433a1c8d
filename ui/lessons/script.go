// Package lessons teaches the games on their own boards: a course of short
// lessons, each a few steps with words above the board and, mostly, something to
// do on it. What a course says is data; assets/lessons holds it.
package lessons

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"adytum/engine"
	"adytum/ui/i18n"
)

// A Lesson is a few steps about one thing.
type Lesson struct {
	ID    string `json:"id"`
	Title Text   `json:"title"`
	Steps []Step `json:"steps"`
}

// A Step says something about a moment of a game, and may set a task.
type Step struct {
	Text Text `json:"text"`
	// Start is the moment; nil goes on after the move that the step before
	// shows.
	Start *Start `json:"start"`
	// Before are moves that are made as the step opens.
	Before []string `json:"before"`
	// Marks are the places that the words speak of, by the game's names.
	Marks []string `json:"marks"`
	// Task is the move to be made; nil if the step only explains.
	Task *Task `json:"task"`
}

// A Start is how a game stands: a position in the short text that the game
// reads, or a match with the moves made so far.
type Start struct {
	Position string         `json:"position"`
	Seed     engine.Seed    `json:"seed"`
	Options  engine.Options `json:"options"`
	Moves    []string       `json:"moves"`
}

// A Task is a move to be found.
type Task struct {
	// Accept describes the moves that are right.
	Accept []Clause `json:"accept"`
	// Show is the one that is shown on demand.
	Show string `json:"show"`
	// Right is said about a right move, Wrong about others: the first answer
	// whose clause fits. The last one fits every move.
	Right Text     `json:"right"`
	Wrong []Answer `json:"wrong"`
}

// An Answer is what is said about some wrong moves.
type Answer struct {
	To   Clause `json:"to"`
	Text Text   `json:"text"`
}

// A Text is words in each language of the app.
type Text struct {
	English string `json:"en"`
	German  string `json:"de"`
}

// String is the text in the language of the app.
func (t Text) String() string {
	if language, _ := i18n.Locale().Get(); language.Resolved() == i18n.German {
		return t.German
	}
	return t.English
}

// ErrScript says that a course is not written as it must be; the error that
// wraps it names the entry.
var ErrScript = errors.New("lessons: badly written")

// Parse reads a course. The error wraps ErrScript and names the lesson and the
// step that are at fault.
func Parse(text []byte) ([]Lesson, error) {
	var course struct {
		Lessons []json.RawMessage `json:"lessons"`
	}
	if err := strictly(text, &course); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrScript, err)
	}
	var all []Lesson
	seen := map[string]bool{}
	for n, raw := range course.Lessons {
		var l Lesson
		if err := strictly(raw, &l); err != nil {
			return nil, fmt.Errorf("%w: lesson %d: %w", ErrScript, n+1, err)
		}
		if err := l.check(); err != nil {
			return nil, fmt.Errorf("%w: lesson %d (%s): %w", ErrScript, n+1, l.ID, err)
		}
		if seen[l.ID] {
			return nil, fmt.Errorf("%w: lesson %d: the id %q is taken", ErrScript, n+1, l.ID)
		}
		seen[l.ID] = true
		all = append(all, l)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%w: no lessons", ErrScript)
	}
	return all, nil
}

// strictly reads JSON that has nothing unknown in it.
func strictly(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	return d.Decode(into)
}

func (l Lesson) check() error {
	if l.ID == "" || strings.ContainsAny(l.ID, " \t\n") {
		return fmt.Errorf("the id %q is not one word", l.ID)
	}
	if err := l.Title.check("title"); err != nil {
		return err
	}
	if len(l.Steps) == 0 {
		return errors.New("no steps")
	}
	for n, s := range l.Steps {
		if n == 0 && s.Start == nil {
			return errors.New("step 1: no start")
		}
		if err := s.check(); err != nil {
			return fmt.Errorf("step %d: %w", n+1, err)
		}
	}
	return nil
}

func (s Step) check() error {
	if err := s.Text.check("text"); err != nil {
		return err
	}
	if s.Start != nil && (s.Start.Position == "") == (s.Start.Seed == "") {
		return errors.New("a start is either a position or a seed")
	}
	if s.Task == nil {
		return nil
	}
	return s.Task.check()
}

func (t Task) check() error {
	if len(t.Accept) == 0 || t.Show == "" {
		return errors.New("a task accepts nothing, or has nothing to show")
	}
	if err := t.Right.check("right"); err != nil {
		return err
	}
	for n, a := range t.Wrong {
		if err := a.Text.check(fmt.Sprintf("wrong %d", n+1)); err != nil {
			return err
		}
		if last := n == len(t.Wrong)-1; last != a.To.empty() {
			return fmt.Errorf("wrong %d: the last answer, and no other, is for all moves", n+1)
		}
	}
	if len(t.Wrong) == 0 {
		return errors.New("nothing is said about wrong moves")
	}
	return nil
}

// check demands both languages, well written.
func (t Text) check(name string) error {
	for language, words := range map[string]string{"en": t.English, "de": t.German} {
		if words == "" || words != strings.TrimSpace(words) || strings.Contains(words, "!") {
			return fmt.Errorf("%s in %s is empty, begins or ends with a blank, or shouts: %q", name, language, words)
		}
	}
	return nil
}
