// Package session is the match model behind a table: the one place of the
// interface that plays, takes back, saves and asks for hints. Screens bind to
// its State and keep no second copy of the truth.
package session

import (
	"context"
	"errors"
	"fmt"
	"time"

	"fyne.io/fyne/v2/data/binding"

	"adytum/engine"
	"adytum/engine/match"
)

// A Runner carries work off the interface's goroutine and back onto it. Tests
// run both at once, in place.
type Runner interface {
	// Go runs f somewhere else.
	Go(f func())
	// UI runs f on the interface's goroutine.
	UI(f func())
}

// Save makes a match durable. It runs off the interface's goroutine.
type Save func(*match.Match) error

// A State is one moment as the screen shows it: a snapshot that never changes.
type State struct {
	// Version grows with every change.
	Version int
	View    engine.View
	Ply     int
	CanUndo bool
	CanRedo bool
	// UndoPeeks tells that taking back would be marked, because something had
	// been revealed.
	UndoPeeks bool
	Helped    match.Marks
	// Saving tells that the last change is not durable yet; until it is, no
	// other is accepted.
	Saving bool
	// Failed is why the last change could not be saved; nil if it was.
	Failed error
	// Seat is the seat that looks, ToMove the one whose decision is awaited.
	Seat, ToMove engine.Seat
	// Thinking tells that a hint is being sought or a computer chooses its
	// move; Thinker is that computer's seat, or engine.Nobody.
	Thinking bool
	Thinker  engine.Seat
	// Change is what led to this moment.
	Change Change
}

// Busy tells that no change is accepted now.
func (s State) Busy() bool { return s.Saving || s.Failed != nil }

// A Kind is a kind of change.
type Kind int

// The kinds of changes.
const (
	Opened Kind = iota
	Played
	TookBack
	Redone
	Noted // nothing on the table: a hint, the end of saving
)

// A Change is what led to a state. Ply counts the changes on the table, so that
// a listener can tell a new one from one it has shown.
type Change struct {
	Kind  Kind
	Entry match.Entry
	Count int
}

// A Session is one match on the screen, seen from one seat. The seats of
// computers move by themselves. Its methods must be called on the interface's
// goroutine.
type Session struct {
	runner Runner
	save   Save
	match  *match.Match
	seat   engine.Seat
	state  State
	bound  binding.Item[State]
	cancel context.CancelFunc // ends the thinking; nil if there is none
	// thinker is the computer that thinks, or engine.Nobody.
	thinker engine.Seat
	paused  bool
	closed  bool
}

// Open shows a match. What the store keeps is taken to be the match as it is.
func Open(m *match.Match, seat engine.Seat, runner Runner, save Save) *Session {
	s := &Session{
		runner: runner, save: save, match: m, seat: seat, thinker: engine.Nobody,
		bound: binding.NewItem(func(a, b State) bool { return a.Version == b.Version }),
	}
	s.show(Change{Kind: Opened})
	s.goOn()
	return s
}

// State is the moment to show; listeners hear of each new one.
func (s *Session) State() binding.Item[State] { return s.bound }

// Now is the newest state.
func (s *Session) Now() State { return s.state }

// Header is what was fixed before the first move.
func (s *Session) Header() match.Header { return s.match.Header() }

// Record is the match as a record.
func (s *Session) Record() match.Record { return s.match.Record() }

// History lists the plies played so far.
func (s *Session) History() []match.Entry { return s.match.History() }

// Dealt is what happened before the first ply.
func (s *Session) Dealt() []engine.Event { return s.match.Dealt() }

// ViewAt is what the seat that looks knew after so many plies, at most those
// played.
func (s *Session) ViewAt(ply int) engine.View { return s.match.PositionAt(ply).View(s.seat) }

// show makes a new state after a change.
func (s *Session) show(c Change) {
	c.Count = s.state.Change.Count
	if c.Kind == Noted {
		c = s.state.Change
	} else {
		c.Count++
	}
	s.state = State{
		Version:   s.state.Version + 1,
		View:      s.match.View(s.seat),
		Ply:       s.match.Ply(),
		CanUndo:   s.match.CanUndo(),
		CanRedo:   s.match.CanRedo(),
		UndoPeeks: s.match.UndoReveals(),
		Helped:    s.match.Helped(),
		Saving:    s.state.Saving,
		Failed:    s.state.Failed,
		Seat:      s.seat,
		ToMove:    s.match.Position().ToMove(),
		Thinking:  s.cancel != nil,
		Thinker:   s.thinker,
		Change:    c,
	}
	_ = s.bound.Set(s.state) // an Item never fails
}

// Play makes a move. The error is a *engine.Refusal; a busy session accepts
// nothing and returns nil.
func (s *Session) Play(m engine.Move) error {
	return s.change(Played, func() (match.Entry, error) { return s.match.Play(m) })
}

// Resign gives the game up.
func (s *Session) Resign() error {
	return s.change(Played, func() (match.Entry, error) { return s.match.Resign(s.seat) })
}

// SetSeat shows the match from another seat, for people who share a device.
func (s *Session) SetSeat(seat engine.Seat) {
	if seat == s.seat {
		return
	}
	s.StopThinking()
	s.seat = seat
	s.show(Change{Kind: Noted})
	s.goOn()
}

// Undo takes plies back until a person is to move. The error is
// match.ErrNothingToUndo.
func (s *Session) Undo() error {
	return s.change(TookBack, func() (match.Entry, error) { return s.untilPerson(s.match.Undo, s.match.CanUndo) })
}

// UndoTo takes back every ply after the first ones. The error is
// match.ErrNothingToUndo.
func (s *Session) UndoTo(plies int) error {
	return s.change(TookBack, func() (match.Entry, error) {
		entry, err := s.match.Undo()
		for err == nil && s.match.Ply() > plies {
			entry, err = s.match.Undo()
		}
		return entry, err
	})
}

// Redo plays undone plies again until a person is to move or none is left. The
// error is match.ErrNothingToRedo.
func (s *Session) Redo() error {
	return s.change(Redone, func() (match.Entry, error) { return s.untilPerson(s.match.Redo, s.match.CanRedo) })
}

// untilPerson makes one step and then more while a computer is to move.
func (s *Session) untilPerson(step func() (match.Entry, error), more func() bool) (match.Entry, error) {
	entry, err := step()
	for err == nil && more() && s.computer() != nil {
		entry, err = step()
	}
	return entry, err
}

// computer is the bot whose move is awaited, nil if it is a person's or nobody's.
func (s *Session) computer() engine.Bot {
	seat := s.match.Position().ToMove()
	if seat == engine.Nobody {
		return nil
	}
	kind := s.match.Header().Players[seat].Kind
	for _, bot := range s.match.Game().Bots() {
		if bot.Name() == kind {
			return bot
		}
	}
	return nil
}

// goOn lets a computer move if it is its turn.
func (s *Session) goOn() {
	bot := s.computer()
	if bot == nil || s.paused || s.closed || s.cancel != nil || s.state.Busy() {
		return
	}
	seat := s.match.Position().ToMove()
	view := s.match.View(seat)
	thinking := engine.Thinking{Rand: s.match.Header().Seed.Stream(fmt.Sprintf("%s/%d/%d", engine.ThinkStream, seat, s.match.Ply()))}
	s.thinker = seat
	ctx := s.beginThinking(bot.Patience())
	s.runner.Go(func() {
		choice, err := bot.Choose(ctx, view, thinking)
		s.runner.UI(func() {
			if s.overtaken(ctx) {
				return
			}
			s.StopThinking()
			if err != nil {
				panic("session: the computer at seat " + fmt.Sprint(seat) + ": " + err.Error())
			}
			if err := s.change(Played, func() (match.Entry, error) { return s.match.Play(choice.Move) }); err != nil {
				panic("session: the computer plays " + choice.Move.String() + ": " + err.Error())
			}
		})
	})
}

// instant is the least time that thinking gets, for computers that answer at once.
const instant = time.Second

// beginThinking shows that somebody thinks, for at most the given time.
func (s *Session) beginThinking(most time.Duration) context.Context {
	if most == 0 {
		most = instant
	}
	ctx, cancel := context.WithTimeout(context.Background(), most)
	s.cancel = cancel
	s.show(Change{Kind: Noted})
	return ctx
}

// overtaken tells whether what was thought about is no longer asked.
func (s *Session) overtaken(ctx context.Context) bool {
	return s.closed || s.cancel == nil || errors.Is(ctx.Err(), context.Canceled)
}

// Pause ends the thinking and keeps the computers still, for a page that is left
// or an app in the background.
func (s *Session) Pause() {
	s.paused = true
	s.StopThinking()
}

// Resume lets the computers go on.
func (s *Session) Resume() {
	s.paused = false
	s.goOn()
}

// change changes the match, shows it, and makes it durable.
func (s *Session) change(kind Kind, do func() (match.Entry, error)) error {
	if s.state.Busy() {
		return nil
	}
	entry, err := do()
	if err != nil {
		return err
	}
	s.StopThinking()
	s.state.Saving = true
	s.show(Change{Kind: kind, Entry: entry})
	s.store()
	return nil
}

// store saves off the interface's goroutine. Nobody else touches the match
// meanwhile, because a busy session accepts no change.
func (s *Session) store() {
	s.runner.Go(func() {
		err := s.save(s.match)
		s.runner.UI(func() {
			s.state.Saving, s.state.Failed = false, err
			s.show(Change{Kind: Noted})
			s.goOn()
		})
	})
}

// Retry tries again to save what could not be saved.
func (s *Session) Retry() {
	if s.state.Failed == nil {
		return
	}
	s.state.Saving, s.state.Failed = true, nil
	s.show(Change{Kind: Noted})
	s.store()
}

// A Thought is some thinking about a view. It should return soon after the
// context ends.
type Thought func(ctx context.Context, v engine.View)

// Think runs a thought for at most the given time off the interface's
// goroutine, then runs done on it, unless the thinking was stopped or the match
// went on. It marks a hint in the match. While another thought is under way, or
// the session is busy or the game over, it does nothing.
func (s *Session) Think(most time.Duration, think Thought, done func()) {
	if s.cancel != nil || s.state.Busy() || s.state.View.ToMove() != s.seat {
		return
	}
	ctx := s.beginThinking(most)
	view := s.state.View
	s.runner.Go(func() {
		think(ctx, view)
		s.runner.UI(func() {
			if s.overtaken(ctx) {
				return
			}
			s.StopThinking()
			s.match.MarkHint()
			s.state.Saving = true
			s.show(Change{Kind: Noted})
			done()
			s.store()
		})
	})
}

// Advise asks a computer player what it would do in place of the seat that looks;
// playouts bounds its thinking by count, 0 leaves it to the time. Take gets its
// choice, unless it was stopped before it had one.
func (s *Session) Advise(bot engine.Bot, most time.Duration, playouts int, take func(engine.Choice)) {
	thinking := engine.Thinking{Rand: s.match.Header().Seed.Stream(fmt.Sprintf("hint/%d", s.state.Ply)), Playouts: playouts}
	var choice engine.Choice
	var failed error
	s.Think(most, func(ctx context.Context, v engine.View) {
		choice, failed = bot.Choose(ctx, v, thinking)
	}, func() {
		if failed == nil {
			take(choice)
		}
	})
}

// Offered is for the error of a change that a screen has offered: whatever can be
// refused is not, so that one is a fault of the program.
func Offered(err error) {
	if err != nil {
		panic(fmt.Sprintf("session: the screen offered what the rules refuse: %v", err))
	}
}

// StopThinking ends a thought under way; its result is dropped.
func (s *Session) StopThinking() {
	if s.cancel == nil {
		return
	}
	s.cancel()
	s.cancel, s.thinker = nil, engine.Nobody
	s.show(Change{Kind: Noted})
}

// Close ends the thinking; what is being saved is still saved.
func (s *Session) Close() {
	s.closed = true
	s.StopThinking()
}
