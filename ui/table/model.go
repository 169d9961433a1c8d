package table

import (
	"time"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/session"
)

// A Model is a match as it is shown to the seat that looks: how much of it that
// seat has been shown, and whether the veil is down.
type Model struct {
	*session.Session
	Players Players
	// Shown is how many plies the seat that looks has been shown; what computers
	// and others did since is shown step by step.
	Shown int
	// Forget drops what belongs to the moment before, such as a half-made move;
	// it is called before the match changes and when the device is handed on.
	Forget func()
	// Changed is called whenever what is shown has changed.
	Changed func()
	// Secrets tells whether persons have anything to hide from each other; where
	// they have not, the device goes on without a veil.
	Secrets func() bool

	// Held keeps the seat that looks from preparing a move, for lessons.
	Held bool

	seen  []int // what every seat was shown when it looked last
	stage Stage
	hurry bool // what computers do is not shown until a person is to move
}

// A Stage says who may look at the table.
type Stage int

// The stages.
const (
	Looking Stage = iota // the seat that looks
	Handing              // still that seat, before it hands the device on
	Veiled               // nobody
)

// NewModel shows a match: one person among computers sees it at once, several only
// behind the veil.
func NewModel(m *match.Match, players Players, runner session.Runner, save session.Save, secrets func(*match.Match) bool) *Model {
	d := &Model{Players: players, Forget: func() {}, Changed: func() {}, seen: make([]int, len(players))}
	d.Secrets = func() bool { return players.People() > 1 && secrets(m) }
	for seat := range players {
		d.seen[seat] = LastOwn(m.History(), engine.Seat(seat))
	}
	d.Shown = m.Ply()
	seat := players.First()
	if toMove := m.Position().ToMove(); toMove != engine.Nobody {
		if d.Secrets() {
			d.stage = Veiled
		} else if players.Person(toMove) {
			seat = toMove
		}
	}
	d.Session = session.Open(m, seat, runner, save)
	d.Pause()
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

// Stage says who may look.
func (d *Model) Stage() Stage { return d.stage }

// Open tells whether the table may be seen.
func (d *Model) Open() bool { return d.stage != Veiled }

// View is the table as the seat that looks is shown it.
func (d *Model) View() engine.View {
	if d.Behind() {
		return d.ViewAt(d.Shown)
	}
	return d.Now().View
}

// Behind tells whether something is still to be shown.
func (d *Model) Behind() bool { return d.Shown < d.Now().Ply }

// Step shows the next ply.
func (d *Model) Step() {
	if d.Behind() && d.Open() {
		d.Shown++
		d.Changed()
	}
}

// CatchUp shows all that has happened, and then goes on without a stop until a
// person is to move; false if all was shown already.
func (d *Model) CatchUp() bool {
	if !d.Behind() || !d.Open() {
		return false
	}
	d.hurry = d.Now().ToMove != engine.Nobody && !d.Players.Person(d.Now().ToMove)
	d.Shown = d.Now().Ply
	d.Changed()
	return true
}

// Replay shows again what happened from a ply on.
func (d *Model) Replay(from int) {
	d.Forget()
	d.hurry = false
	d.Shown = min(from, d.Now().Ply)
	d.Changed()
}

// Follow brings the stage up to date with the match.
func (d *Model) Follow() {
	now := d.Now()
	d.Shown = min(d.Shown, now.Ply)
	if d.hurry {
		d.Shown = now.Ply
		d.hurry = now.ToMove != engine.Nobody && !d.Players.Person(now.ToMove)
	}
	switch {
	case d.stage == Veiled && now.ToMove != engine.Nobody:
	case d.Players.Person(now.ToMove) && now.ToMove != now.Seat:
		if d.stage = Handing; !d.Secrets() {
			d.stage = Looking
			d.seen[now.ToMove] = d.Shown
			d.SetSeat(now.ToMove)
		}
	default:
		d.stage = Looking
	}
}

// HandOn lets the veil down.
func (d *Model) HandOn() {
	d.Forget()
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
	d.SetSeat(seat)
	d.Changed()
}

// Mine tells whether the seat that looks may prepare a move now.
func (d *Model) Mine() bool {
	now := d.Now()
	return !d.Held && d.stage == Looking && !d.Behind() && !now.Busy() && now.ToMove == now.Seat && d.Players.Person(now.Seat)
}

// Make plays a move of the seat that looks. What the others do after it is
// shown step by step.
func (d *Model) Make(m engine.Move) {
	d.Shown = d.Now().Ply + 1
	d.seen[d.Now().Seat] = d.Shown
	d.change(func() error { return d.Play(m) })
}

// change changes the match.
func (d *Model) change(do func() error) {
	d.Forget()
	session.Offered(do())
}

// Advise is session.Advise for the seat that looks, if it may move.
func (d *Model) Advise(bot engine.Bot, most time.Duration, playouts int, take func(engine.Choice)) {
	if d.Mine() {
		d.Session.Advise(bot, most, playouts, take)
	}
}

// CanTakeBack tells whether there is a ply of a person to take back; what a
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
func (d *Model) TakeBack() { d.travel(d.Undo) }

// TakeBackTo takes back everything after so many plies.
func (d *Model) TakeBackTo(ply int) { d.travel(func() error { return d.UndoTo(ply) }) }

// CanPlayAgain tells whether something was taken back that can be played again.
func (d *Model) CanPlayAgain() bool { return d.Open() && d.Now().CanRedo && !d.Now().Busy() }

// PlayAgain plays again what was taken back last.
func (d *Model) PlayAgain() {
	if d.CanPlayAgain() {
		d.travel(d.Redo)
	}
}

// GiveUp takes the seat that looks out of the match.
func (d *Model) GiveUp() { d.travel(d.Resign) }

// travel goes through the history; nothing is shown step by step then.
func (d *Model) travel(change func() error) {
	d.change(change)
	d.Shown = d.Now().Ply
	for seat := range d.seen {
		d.seen[seat] = min(d.seen[seat], d.Shown)
	}
	d.Changed()
}
