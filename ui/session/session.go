// Package session is the match model behind a table: the one place of the
// interface that plays, takes back, saves and asks for hints. Screens bind to
// its State and keep no second copy of the truth.
package session

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
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

// Why a session refuses what the rules may well allow.
var (
	// ErrBusy says that the last change is not durable yet.
	ErrBusy = errors.New("session: the last change is not saved yet")
	// ErrNotYourTurn says that another seat is to move.
	ErrNotYourTurn = errors.New("session: another seat is to move")
)

// A State is one moment as the screen shows it: a snapshot that never changes.
type State struct {
	// Version grows with every change.
	Version int
	View    engine.View
	Ply     int
	CanUndo bool
	CanRedo bool
	// UndoPeeks reports whether taking back would be marked, because something
	// had been revealed.
	UndoPeeks bool
	Helped    match.Marks
	// Saving reports whether the last change is still on its way to the disk;
	// until it is there, no other is accepted.
	Saving bool
	// Failed is why the last change could not be saved; nil if it was.
	Failed error
	// Stuck is why the computer to move has made no move; nil if nothing is
	// wrong. Retry asks it again, and plies can be taken back.
	Stuck error
	// Seat is the viewer's, ToMove the one whose decision is awaited.
	Seat, ToMove engine.Seat
	// Thinking reports whether a hint is being sought or a computer chooses its
	// move; Thinker is that computer's seat, or engine.Nobody.
	Thinking bool
	Thinker  engine.Seat
	// Change is what led to this moment.
	Change Change
}

// Busy reports whether changes are refused with ErrBusy.
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

// Played reports whether a ply was made for the first time.
func (c Change) Played() bool { return c.Kind == Played }

// Forward reports whether a ply was made, be it for the first time or again.
func (c Change) Forward() bool { return c.Kind == Played || c.Kind == Redone }

// A Session is one match on the screen, seen from one seat. The seats of
// computers move by themselves. Its methods must be called on the interface's
// goroutine.
type Session struct {
	runner   Runner
	save     Save
	match    *match.Match
	seat     engine.Seat
	state    State
	bound    binding.Item[State]
	thinking *thinking // nil while nobody thinks
	paused   bool
}

// A thinking is one search for a move or a hint. An answer counts only while the
// thinking that it comes from is still the session's.
type thinking struct {
	seat   engine.Seat // of the computer that moves; engine.Nobody for a hint
	cancel context.CancelFunc
}

// Open shows a match. What the store keeps is taken to be the match as it is. The
// computers keep still until Resume.
func Open(m *match.Match, seat engine.Seat, runner Runner, save Save) *Session {
	s := &Session{
		runner: runner, save: save, match: m, seat: seat, paused: true,
		bound: binding.NewItem(func(a, b State) bool { return a.Version == b.Version }),
	}
	s.show(Change{Kind: Opened})
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

// Export is the match as a text to hand on.
func (s *Session) Export() string { return s.match.Export() }

// History lists the plies played so far.
func (s *Session) History() []match.Entry { return s.match.History() }

// Dealt is what happened before the first ply.
func (s *Session) Dealt() []engine.Event { return s.match.Dealt() }

// ViewAt is what the viewer knew after that number of plies, at most those played.
func (s *Session) ViewAt(ply int) engine.View { return s.match.PositionAt(ply).View(s.seat) }

// show makes a new state after a change.
func (s *Session) show(c Change) {
	c.Count = s.state.Change.Count
	if c.Kind == Noted {
		c = s.state.Change
	} else {
		c.Count++
	}
	thinker := engine.Nobody
	if s.thinking != nil {
		thinker = s.thinking.seat
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
		Stuck:     s.state.Stuck,
		Seat:      s.seat,
		ToMove:    s.match.Position().ToMove(),
		Thinking:  s.thinking != nil,
		Thinker:   thinker,
		Change:    c,
	}
	_ = s.bound.Set(s.state) // an Item never fails
}

// Play makes a move of the viewer. The error is ErrBusy, ErrNotYourTurn or a
// *engine.Refusal; then nothing has changed.
func (s *Session) Play(m engine.Move) error {
	if s.state.ToMove != s.seat && s.state.ToMove != engine.Nobody {
		return ErrNotYourTurn
	}
	return s.change(Played, func() (match.Entry, error) { return s.match.Play(m) })
}

// Resign gives the game up for the viewer, who need not be to move. The error is
// ErrBusy or a *engine.Refusal.
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

// Undo takes plies back until a person is to move. The error is ErrBusy or
// match.ErrNothingToUndo.
func (s *Session) Undo() error {
	return s.change(TookBack, func() (match.Entry, error) { return s.untilPerson(s.match.Undo, s.match.CanUndo) })
}

// UndoTo takes back every ply after the first ones. The error is ErrBusy or
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
// error is ErrBusy or match.ErrNothingToRedo.
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
	if bot == nil || s.paused || s.thinking != nil || s.state.Busy() || s.state.Stuck != nil {
		return
	}
	seat := s.match.Position().ToMove()
	view := s.match.View(seat)
	dice := engine.Thinking{Rand: s.match.Header().Seed.Stream(fmt.Sprintf("%s/%d/%d", engine.ThinkStream, seat, s.match.Ply()))}
	var choice engine.Choice
	var err error
	s.begin(seat, bot.Patience(), func(ctx context.Context) {
		choice, err = bot.Choose(ctx, view, dice)
	}, func() {
		if err == nil {
			err = s.change(Played, func() (match.Entry, error) { return s.match.Play(choice.Move) })
		}
		if err != nil {
			slog.Error("a computer made no move", "seat", seat, "move", choice.Move, "error", err, "record", s.match.Record().String())
			s.state.Stuck = err
			s.show(Change{Kind: Noted})
		}
	})
}

// instant is the least time that thinking gets, for computers that answer at once.
const instant = time.Second

// begin lets somebody think off the interface's goroutine for at most the given
// time, and runs done on it, unless the thinking was called off.
func (s *Session) begin(seat engine.Seat, most time.Duration, think func(context.Context), done func()) {
	if most == 0 {
		most = instant
	}
	ctx, cancel := context.WithTimeout(context.Background(), most)
	t := &thinking{seat: seat, cancel: cancel}
	s.thinking = t
	s.show(Change{Kind: Noted})
	s.runner.Go(func() {
		think(ctx)
		s.runner.UI(func() {
			if s.thinking == t {
				s.StopThinking()
				done()
			}
		})
	})
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
		return ErrBusy
	}
	entry, err := do()
	if err != nil {
		return err
	}
	s.StopThinking()
	s.state.Saving, s.state.Stuck = true, nil
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

// Retry tries again to save what could not be saved, or asks the computer again
// that is stuck.
func (s *Session) Retry() {
	switch {
	case s.state.Failed != nil:
		s.state.Saving, s.state.Failed = true, nil
		s.show(Change{Kind: Noted})
		s.store()
	case s.state.Stuck != nil:
		s.state.Stuck = nil
		s.show(Change{Kind: Noted})
		s.goOn()
	}
}

// A Thought is some thinking about a view. It should return soon after the
// context ends.
type Thought func(ctx context.Context, v engine.View)

// Think runs a thought for at most the given time off the interface's
// goroutine, then runs done on it, unless the thinking was stopped or the match
// went on. It marks a hint in the match. While another thought is under way, or
// the session is busy or the viewer not to move, it does nothing.
func (s *Session) Think(most time.Duration, think Thought, done func()) {
	if s.thinking != nil || s.state.Busy() || s.state.ToMove != s.seat {
		return
	}
	view := s.state.View
	s.begin(engine.Nobody, most, func(ctx context.Context) { think(ctx, view) }, func() {
		s.match.MarkHint()
		s.state.Saving = true
		s.show(Change{Kind: Noted})
		done()
		s.store()
	})
}

// Advise asks a computer player what it would do in place of the viewer; playouts bounds its thinking by count, 0 leaves it to the time. Take gets its
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

// Offered is for the error of a change that a screen has offered. A tap may come
// while the session is busy or after the turn has passed, and then does nothing.
// Any other error means that the screen offers what the rules refuse: it is
// logged, and nothing has changed.
func Offered(err error) {
	if err != nil && !errors.Is(err, ErrBusy) && !errors.Is(err, ErrNotYourTurn) {
		slog.Error("the screen offered what the rules refuse", "error", err)
	}
}

// StopThinking calls off a thinking under way: its answer is dropped.
func (s *Session) StopThinking() {
	if s.thinking == nil {
		return
	}
	s.thinking.cancel()
	s.thinking = nil
	s.show(Change{Kind: Noted})
}
