package lessons

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/page"
	"adytum/ui/session"
)

// A Course is the lessons of a game and the board that they are given on.
type Course struct {
	Game engine.Game
	// Players are who sits at the table; the person who learns has seat 0.
	Players []match.Player
	// Table puts a match on the screen as the game's own table does.
	Table func(*frame.Host, *match.Match) *Table
	// Play leads to a match of one's own; who never played meets the gentlest.
	Play func(*frame.Host) frame.Route
}

// A Table is the board of a game with what can be decided on it: taps, keys,
// half-made moves and refusals are those of the game itself.
type Table struct {
	// Object is the board and what lies upon it; its least size is what it would
	// like to have.
	Object fyne.CanvasObject
	// Session is the match that is on the board.
	Session *session.Session
	// Hold keeps the board from taking moves, or no longer, and shows it so. Marks
	// are places to point at. At first it is not held, and there are none.
	Hold func(held bool, marks []string)
	// Status says what may be done now, in the words of the game.
	Status func() string
	// Main is what the large button does now.
	Main func() page.Main
	// Drafting tells that a move is half made, Refused that the last tap was
	// refused; Undo takes the last part and the words of a refusal back, false
	// if there were none.
	Drafting, Refused, Undo func() bool
	// Play makes a move that nobody has tapped, TakeBack takes the last one back.
	Play     func(engine.Move)
	TakeBack func()
	// Key is a key that no control has taken.
	Key func(*fyne.KeyEvent)
	// Follow names what is to be called whenever any of this may have changed.
	Follow func(changed func())
	// Close lets go of all listeners.
	Close func()
}

// Unkept is how the match of a lesson is stored: not at all.
func Unkept(*match.Match) error { return nil }

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

// A studied game begins where a lesson does, and nobody moves by himself.
type studied struct {
	engine.Game
	first engine.Position // nil if the game is dealt as ever
}

func (g studied) Deal(s engine.Setup) (engine.Position, []engine.Event, error) {
	if g.first == nil {
		return g.Game.Deal(s)
	}
	return g.first, nil, nil
}

// Bots is nobody.
func (studied) Bots() []engine.Bot { return nil }

// positionSeed is the seed of matches that begin with a position.
const positionSeed = "lesson"

// match sets up a start and makes moves from there.
func (c Course) match(s Start, moves []string) (*match.Match, error) {
	game := studied{Game: c.Game}
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
