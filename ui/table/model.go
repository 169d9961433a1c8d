package table

import (
	"time"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/session"
)

// A Draft is what a person prepares at the table: a half-made move with the words
// beside it. It is no part of the match.
type Draft interface {
	// Empty reports whether nothing is prepared that undo would take back.
	Empty() bool
	// Back takes the last part back; false if there was none.
	Back() bool
	// Quiet drops what is explained beside the board; false if nothing was.
	Quiet() bool
	// Forget drops everything that belongs to the moment before.
	Forget()
	// Advise begins to seek a hint that becomes the draft.
	Advise()
}

// A Model is the view model of a table: a match as it is shown to the viewer, how
// much of it the viewer has been shown, whether the veil is down, and the answer
// to the last tap. A solitaire is a table with one seat and no veil.
type Model struct {
	Session *session.Session
	Players Players
	// Draft is set by the game before the table is shown.
	Draft Draft
	// Refused is why the last tap could do nothing; nil if it could.
	Refused *engine.Refusal
	// Shown is how many plies the viewer has been shown; what computers and others
	// did since is shown step by step.
	Shown int
	// Held keeps the viewer from preparing a move, for lessons.
	Held bool
	// Changed is called whenever what is shown has changed.
	Changed func()
	// Playouts bounds the thinking about a hint by count; 0 leaves it to the time.
	Playouts int
	// AtOnce shows what others did as soon as it is done: the board itself tells
	// it step by step.
	AtOnce bool

	match   *match.Match
	past    *past // of a replay; else nil
	secrets func() bool
	seen    []int // what every seat was shown when it looked last
	stage   Stage
	hurry   bool // what computers do is not shown until a person is to move
}

// A Stage says who may look at the table.
type Stage int

// The stages.
const (
	Looking Stage = iota // the viewer
	Handing              // still the viewer, before handing the device on
	Veiled               // nobody
)

// A Keeper is what a match is played with: it carries work off the interface's
// goroutine, and makes each change durable.
type Keeper struct {
	Runner session.Runner
	Save   session.Save
}

// Stored keeps a match in the store.
func Stored(h *frame.Host, id savegames.MatchID) Keeper {
	return Keeper{h.Runner, func(m *match.Match) error { return h.Store.Save(id, m) }}
}

// Unstored keeps a match nowhere, such as one of a lesson.
func Unstored(h *frame.Host) Keeper { return Keeper{h.Runner, func(*match.Match) error { return nil }} }

// NewModel shows a match: one person among computers sees it at once, several
// only behind the veil, if they have anything to hide from each other: secrets
// says so of a match, nil is for games in which nobody ever has.
func NewModel(m *match.Match, players Players, k Keeper, secrets func(*match.Match) bool) *Model {
	d := &Model{match: m, Players: players, Changed: func() {}, seen: make([]int, len(players))}
	d.secrets = func() bool { return secrets != nil && players.People() > 1 && secrets(m) }
	for seat := range players {
		d.seen[seat] = LastOwn(m.History(), engine.Seat(seat))
	}
	d.Shown = m.Ply()
	seat := players.First()
	if toMove := m.Position().ToMove(); toMove != engine.Nobody {
		if d.secrets() {
			d.stage = Veiled
		} else if players.Person(toMove) {
			seat = toMove
		}
	}
	d.Session = session.Open(m, seat, k.Runner, k.Save)
	return d
}

// LastOwn is the number of plies after the last one of a seat.
func LastOwn(history []match.Entry, seat engine.Seat) int {
	for n := len(history); n > 0; n-- {
		if history[n-1].Seat == seat {
			return n
		}
	}
	return 0
}

// Now is the newest state of the match.
func (d *Model) Now() session.State { return d.Session.Now() }

// History lists the plies played so far, in a replay those that it has come to.
func (d *Model) History() []match.Entry {
	history := d.Session.History()
	if d.past != nil {
		history = history[:d.Shown]
	}
	return history
}

// Header is what was fixed before the first move.
func (d *Model) Header() match.Header { return d.Session.Header() }

// Stage says who may look.
func (d *Model) Stage() Stage { return d.stage }

// Open reports whether the table may be seen.
func (d *Model) Open() bool { return d.stage != Veiled }

// View is the table as the viewer is shown it.
func (d *Model) View() engine.View {
	if d.Behind() {
		return d.Session.ViewAt(d.Shown)
	}
	return d.Now().View
}

// Over reports whether the match has ended, as far as it has been shown.
func (d *Model) Over() bool {
	_, over := d.View().Outcome()
	return over
}

// Behind reports whether something is still to be shown.
func (d *Model) Behind() bool { return !d.AtOnce && d.Shown < d.Now().Ply }

// Step shows the next ply.
func (d *Model) Step() {
	if d.Behind() && d.Open() {
		d.note(d.Shown + 1)
		d.Shown++
		d.Changed()
	}
}

// CatchUp shows all that has happened, and then goes on without a stop until a
// person is to move; false if all was shown already.
func (d *Model) CatchUp() bool {
	if d.past != nil || !d.Behind() || !d.Open() {
		return false
	}
	d.hurry = d.Now().ToMove != engine.Nobody && !d.Players.Person(d.Now().ToMove)
	d.Shown = d.Now().Ply
	d.Changed()
	return true
}

// ShowAgain shows again what happened since a ply.
func (d *Model) ShowAgain(from int) {
	d.forget()
	d.hurry = false
	d.Shown = min(from, d.Now().Ply)
	d.Changed()
}

// Follow brings the stage up to date with the match.
func (d *Model) Follow() {
	now := d.Now()
	d.Shown = min(d.Shown, now.Ply)
	if d.AtOnce {
		d.Shown = now.Ply
	}
	if d.hurry {
		d.Shown = now.Ply
		d.hurry = now.ToMove != engine.Nobody && !d.Players.Person(now.ToMove)
	}
	switch {
	case d.stage == Veiled && now.ToMove != engine.Nobody:
	case d.Players.Person(now.ToMove) && now.ToMove != now.Seat:
		if d.stage = Handing; !d.secrets() {
			d.stage = Looking
			d.seen[now.ToMove] = d.Shown
			d.Session.SetSeat(now.ToMove)
		}
	default:
		d.stage = Looking
	}
}

// HandOn lets the veil down.
func (d *Model) HandOn() {
	d.forget()
	d.seen[d.Now().Seat] = d.Now().Ply
	d.stage = Veiled
	d.Changed()
}

// Lift shows the table to the person to move, from where that seat looked last.
func (d *Model) Lift() {
	seat := d.Now().ToMove
	if d.stage != Veiled || !d.Players.Person(seat) {
		return
	}
	d.stage = Looking
	d.Shown = min(d.seen[seat], d.Now().Ply)
	d.Session.SetSeat(seat)
	d.Changed()
}

// Mine reports whether the viewer may prepare a move now.
func (d *Model) Mine() bool {
	now := d.Now()
	return !d.Held && d.stage == Looking && !d.Behind() && !now.Busy() && now.ToMove == now.Seat && d.Players.Person(now.Seat)
}

// Consider says what may become of a half-made move of the viewer.
func (d *Model) Consider(text string) engine.Answer { return d.View().Consider(text) }

// Confirm makes a move that is complete, if the viewer may.
func (d *Model) Confirm(a engine.Answer) {
	if d.Mine() && a.State == engine.Complete {
		d.Make(a.Move)
	}
}

// Make plays a move of the viewer. What the others do after it is shown step by
// step. While the session would refuse it nothing happens.
func (d *Model) Make(m engine.Move) {
	if now := d.Now(); now.Busy() || now.ToMove != now.Seat {
		return
	}
	d.Shown = d.Now().Ply + 1
	d.seen[d.Now().Seat] = d.Shown
	d.change(func() error { return d.Session.Play(m) })
}

// change changes the match.
func (d *Model) change(do func() error) {
	d.forget()
	session.Offered(do())
}

// forget drops what belongs to the moment before.
func (d *Model) forget() {
	d.Refused = nil
	d.Draft.Forget()
}

// Quiet clears the answer to the last tap.
func (d *Model) Quiet() {
	if d.quiet() {
		d.Changed()
	}
}

func (d *Model) quiet() bool {
	said := d.Draft.Quiet() || d.Refused != nil
	d.Refused = nil
	return said
}

// Clear takes away what is said about the last tap, or else the last part of the
// draft, or else shows all that has happened; false if there was nothing of that.
func (d *Model) Clear() bool {
	if !d.quiet() && !d.Draft.Back() {
		return d.CatchUp()
	}
	d.Changed()
	return true
}

// AdviseBy asks a computer player what it would do in place of the viewer, if the
// viewer may move. It thinks for at most that time; take gets its choice.
func (d *Model) AdviseBy(bot engine.Bot, most time.Duration, take func(engine.Choice)) {
	if d.Mine() {
		d.Session.Advise(bot, most, d.Playouts, take)
	}
}

// CanUndo reports whether there is a part of the draft or a ply to take back.
func (d *Model) CanUndo() bool {
	return d.Open() && !d.Now().Busy() && (!d.Draft.Empty() || d.CanTakeBack())
}

// Undo takes the last part of the draft back, or else the last ply of a person.
func (d *Model) Undo() {
	switch {
	case !d.CanUndo():
	case d.Draft.Empty():
		d.TakeBack()
	default:
		d.quiet()
		d.Draft.Back()
		d.Changed()
	}
}

// Peeks reports whether Undo would be marked in the record for the first time,
// because something hidden had come to light.
func (d *Model) Peeks() bool {
	now := d.Now()
	return d.CanUndo() && d.Draft.Empty() && now.UndoPeeks && now.Helped.TookBack == 0
}

// CanTakeBack reports whether there is a ply of a person to take back; what a
// computer played before all persons stays.
func (d *Model) CanTakeBack() bool {
	if !d.Open() || d.Now().Busy() {
		return false
	}
	for _, entry := range d.History() {
		if d.Players.Person(entry.Seat) {
			return true
		}
	}
	return false
}

// TakeBack takes back the last ply of a person and what followed it.
func (d *Model) TakeBack() { d.travel(d.Session.Undo) }

// TakeBackTo takes back everything after that number of plies.
func (d *Model) TakeBackTo(ply int) { d.travel(func() error { return d.Session.UndoTo(ply) }) }

// CanRedo reports whether something was taken back that can be played again, and
// nothing is prepared that this would drop.
func (d *Model) CanRedo() bool {
	return d.Open() && d.Now().CanRedo && !d.Now().Busy() && d.Draft.Empty()
}

// Redo plays again what was taken back last.
func (d *Model) Redo() {
	if d.CanRedo() {
		d.travel(d.Session.Redo)
	}
}

// GiveUp takes the viewer's seat out of the match.
func (d *Model) GiveUp() {
	if d.Now().ToMove != engine.Nobody && !d.Now().Busy() {
		d.travel(d.Session.Resign)
	}
}

// travel goes through the history; nothing is shown step by step then.
func (d *Model) travel(change func() error) {
	d.change(change)
	d.Shown = d.Now().Ply
	for seat := range d.seen {
		d.seen[seat] = min(d.seen[seat], d.Shown)
	}
	d.Changed()
}
