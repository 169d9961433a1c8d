package lessons

import (
	"fmt"
	"slices"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/match"
)

// Learner is the seat of the person who takes the lesson.
const Learner engine.Seat = 0

// A Course is the lessons of a game.
type Course struct {
	Game engine.Game
	// Players are who sits at the table; the person who learns has the seat
	// Learner.
	Players []match.Player
}

// Lessons are the lessons of the course, in their order.
func (c Course) Lessons() []Lesson {
	text, err := assets.Lessons(c.Game.Name())
	if err != nil {
		panic(err)
	}
	lessons, err := Parse(text)
	if err != nil {
		panic(err) // a test reads all that is embedded
	}
	return lessons
}

// A lessonGame is a game that begins where a lesson does, and no seat moves on its own.
type lessonGame struct {
	engine.Game
	first engine.Position // nil if the game is dealt as ever
}

func (g lessonGame) Deal(s engine.Setup) (engine.Position, []engine.Event, error) {
	if g.first == nil {
		return g.Game.Deal(s)
	}
	return g.first, nil, nil
}

// Bots is nobody.
func (lessonGame) Bots() []engine.Bot { return nil }

// positionSeed is the seed of matches that begin with a position.
const positionSeed = "lesson"

// match sets up a start and makes moves from there.
func (c Course) match(s Start, moves []string) (*match.Match, error) {
	game := lessonGame{Game: c.Game}
	header := match.Header{Seed: s.Seed, Options: s.Options, Players: c.Players}
	if s.Position != "" {
		reader, ok := c.Game.(engine.ShortReader)
		if !ok {
			return nil, fmt.Errorf("%s has no short positions", c.Game.Name())
		}
		p, err := reader.ParseShort(s.Position)
		if err != nil {
			return nil, fmt.Errorf("the position %q: %w", s.Position, err)
		}
		game.first, header.Seed = p, positionSeed
	}
	m, err := match.New(game, header)
	if err != nil {
		return nil, err
	}
	for n, text := range slices.Concat(s.Moves, moves) {
		if _, err := m.PlayText(text); err != nil {
			return nil, fmt.Errorf("move %d, %q: %w", n+1, text, err)
		}
	}
	return m, nil
}

// Begin is the match of a step, before the moves that are made as it opens. The
// error names what cannot be set up or played.
func (c Course) Begin(l Lesson, step int) (*match.Match, error) {
	first := step
	for l.Steps[first].Start == nil {
		first--
	}
	var moves []string
	for _, s := range l.Steps[first:step] {
		moves = append(moves, s.Before...)
		if s.Task != nil {
			moves = append(moves, s.Task.Show)
		}
	}
	m, err := c.match(*l.Steps[first].Start, moves)
	if err != nil {
		return nil, fmt.Errorf("%s, lesson %s, step %d: %w", c.Game.Name(), l.ID, step+1, err)
	}
	return m, nil
}
