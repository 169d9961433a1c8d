// Package match runs one game in progress: its history with undo and redo, its
// record, and the way back from a record to the game. No game keeps history
// itself.
package match

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"adytum/engine"
)

// A Player is who sits at a seat.
type Player struct {
	// Kind is Person, or the name of one of the game's bots.
	Kind string
	// Name is what the player is called; it may be empty.
	Name string
}

// Person is the kind of a player who is not a bot.
const Person = "person"

// Header is what is fixed before the first move.
type Header struct {
	Options engine.Options
	Seed    engine.Seed
	// Date is the day the match began, as "2026-11-20"; it may be empty.
	Date    string
	Players []Player
}

// An Entry is one ply of the history.
type Entry struct {
	// Text is the move's canonical text, or engine.ResignText; of a seat that
	// gives up out of its turn, with its number: "resign@1".
	Text string
	// Move is the move; nil if the seat gave up.
	Move engine.Move
	Seat engine.Seat
	// Events is what happened, hidden facts included: show Event.Seen.
	Events []engine.Event
	Marks  Marks
}

// Marks say what help was taken just before a ply.
type Marks struct {
	// TookBack counts plies that were taken back although they had revealed
	// something, so that the player now knows more than was due.
	TookBack int
	// Hints counts hints that were asked for.
	Hints int
}

func (m Marks) plus(n Marks) Marks { return Marks{m.TookBack + n.TookBack, m.Hints + n.Hints} }

// A Match is one game in progress. It is not safe for concurrent use; the
// positions and views it hands out are.
type Match struct {
	game   engine.Game
	header Header
	dealt  []engine.Event
	// positions[i] is the position after i plies; entries may reach beyond
	// ply, which is what can be redone.
	positions []engine.Position
	entries   []Entry
	ply       int
	pending   Marks // for the next ply
}

// The errors of history; others are *engine.Refusal or *RecordError.
var (
	ErrNothingToUndo = errors.New("match: nothing to undo")
	ErrNothingToRedo = errors.New("match: nothing to redo")
)

// New deals a game. The error is a *engine.Refusal.
func New(g engine.Game, h Header) (*Match, error) {
	setup, err := engine.Check(g, engine.Setup{Options: h.Options, Seats: len(h.Players), Seed: h.Seed})
	if err != nil {
		return nil, err
	}
	h.Options = setup.Options
	h.Players = slices.Clone(h.Players)
	if len(h.Players) == 0 {
		h.Players = slices.Repeat([]Player{{Kind: Person}}, setup.Seats)
	}
	first, dealt, err := g.Deal(setup)
	if err != nil {
		return nil, err
	}
	return &Match{game: g, header: h, dealt: dealt, positions: []engine.Position{first}}, nil
}

// Game is the rules that are played.
func (m *Match) Game() engine.Game { return m.game }

// Header is what was fixed before the first move.
func (m *Match) Header() Header {
	h := m.header
	h.Players = slices.Clone(h.Players)
	return h
}

// Position is the whole truth now. Screens and bots take View instead.
func (m *Match) Position() engine.Position { return m.positions[m.ply] }

// PositionAt is the position after a number of plies, at most Ply.
func (m *Match) PositionAt(ply int) engine.Position { return m.positions[ply] }

// View is what a seat knows now.
func (m *Match) View(seat engine.Seat) engine.View { return m.Position().View(seat) }

// Ply is the number of plies played, those undone not counted.
func (m *Match) Ply() int { return m.ply }

// Dealt is what happened before the first ply.
func (m *Match) Dealt() []engine.Event { return m.dealt }

// History lists the plies played, those undone not counted.
func (m *Match) History() []Entry { return slices.Clone(m.entries[:m.ply]) }

// Undone lists the plies that Redo would play again.
func (m *Match) Undone() []Entry { return slices.Clone(m.entries[m.ply:]) }

// Pending is the help taken since the last ply.
func (m *Match) Pending() Marks { return m.pending }

// Helped adds up the marks of the whole match.
func (m *Match) Helped() Marks {
	total := m.pending
	for _, e := range m.entries[:m.ply] {
		total = total.plus(e.Marks)
	}
	return total
}

// Play makes a move for the seat to move. What could be redone is forgotten.
// The error is a *engine.Refusal, and then nothing has changed.
func (m *Match) Play(move engine.Move) (Entry, error) {
	next, events, err := m.Position().Play(move)
	if err != nil {
		return Entry{}, err
	}
	return m.append(Entry{Text: move.String(), Move: move, Seat: m.Position().ToMove(), Events: events}, next), nil
}

// PlayText is Play or Resign with the text of an Entry.
func (m *Match) PlayText(text string) (Entry, error) {
	if text == engine.ResignText {
		return m.Resign(m.Position().ToMove())
	}
	if number, resigns := strings.CutPrefix(text, engine.ResignText+"@"); resigns {
		seat, err := strconv.Atoi(number)
		if err != nil || m.resignText(engine.Seat(seat)) != text || seat < 0 || seat >= m.Position().Seats() {
			return Entry{}, engine.Unreadable(text)
		}
		return m.Resign(engine.Seat(seat))
	}
	move, err := m.game.ParseMove(text)
	if err != nil {
		return Entry{}, err
	}
	return m.Play(move)
}

// Resign gives the game up for a seat. The error is a *engine.Refusal.
func (m *Match) Resign(seat engine.Seat) (Entry, error) {
	r, ok := m.Position().(engine.Resigner)
	if !ok {
		return Entry{}, engine.Unreadable(engine.ResignText)
	}
	next, events, err := r.Resign(seat)
	if err != nil {
		return Entry{}, err
	}
	return m.append(Entry{Text: m.resignText(seat), Seat: seat, Events: events}, next), nil
}

// resignText is the text of giving up for a seat.
func (m *Match) resignText(seat engine.Seat) string {
	if seat == m.Position().ToMove() {
		return engine.ResignText
	}
	return fmt.Sprintf("%s@%d", engine.ResignText, seat)
}

func (m *Match) append(e Entry, next engine.Position) Entry {
	e.Marks = m.pending
	m.entries = append(m.entries[:m.ply:m.ply], e)
	m.positions = append(m.positions[:m.ply+1:m.ply+1], next)
	m.ply++
	m.pending = Marks{}
	return e
}

// CanUndo reports whether there is a ply to take back.
func (m *Match) CanUndo() bool { return m.ply > 0 }

// CanRedo reports whether there is a ply to play again.
func (m *Match) CanRedo() bool { return m.ply < len(m.entries) }

// UndoReveals reports whether Undo would take back a ply that brought something
// hidden to light, and so be marked.
func (m *Match) UndoReveals() bool {
	return m.ply > 0 && revealed(m.entries[m.ply-1])
}

func revealed(e Entry) bool {
	return slices.ContainsFunc(e.Events, func(e engine.Event) bool { return e.Reveals })
}

// Undo takes the last ply back and returns it. If it had revealed something,
// the next ply is marked for good. The error is ErrNothingToUndo.
func (m *Match) Undo() (Entry, error) {
	if !m.CanUndo() {
		return Entry{}, ErrNothingToUndo
	}
	m.ply--
	e := m.entries[m.ply]
	m.pending = m.pending.plus(e.Marks)
	if revealed(e) {
		m.pending.TookBack++
	}
	return e, nil
}

// Redo plays the last undone ply again. The error is ErrNothingToRedo.
func (m *Match) Redo() (Entry, error) {
	if !m.CanRedo() {
		return Entry{}, ErrNothingToRedo
	}
	m.entries[m.ply].Marks = m.pending
	m.pending = Marks{}
	m.ply++
	return m.entries[m.ply-1], nil
}

// MarkHint notes that a hint was asked for.
func (m *Match) MarkHint() { m.pending.Hints++ }

// Restore brings back marks and undone plies that a store has kept beside the
// record: help taken since the last ply, and texts that Redo will play. The
// error is a *engine.Refusal of the first undone ply that cannot be played,
// and then nothing has changed.
func (m *Match) Restore(pending Marks, undone []string) error {
	trial := *m
	trial.entries = slices.Clone(m.entries[:m.ply])
	trial.positions = slices.Clone(m.positions[:m.ply+1])
	for _, text := range undone {
		if _, err := trial.PlayText(text); err != nil {
			return fmt.Errorf("undone ply %q: %w", text, err)
		}
	}
	trial.ply = m.ply
	trial.pending = pending
	*m = trial
	return nil
}
