package adaptoid

import (
	"slices"
	"time"

	"adytum/engine"
	"adytum/engine/hexgrid"
	"adytum/engine/match"
	"adytum/ui/session"

	rules "adytum/engine/adaptoid"
)

// A desk is the view model of the table: the match, and the half-made decision
// and the words beside it, which are no part of the match.
type desk struct {
	*session.Session
	draft draft
	// refused is the answer to the last tap, if it was refused.
	refused *refusal
	// hint is the advice that the draft was made from.
	hint *hint
	// food shows liberties against limbs.
	food bool
	// unasked plays a turn as soon as it is complete, without a confirmation.
	unasked bool
	// held keeps the table from taking turns, and pointed are cells to point at:
	// both are for lessons.
	held    bool
	pointed []hexgrid.Cell
	// nodes bounds the search of hints by count; 0 leaves it to the clock.
	nodes int
	// changed is called whenever anything of this has changed.
	changed func()

	starts opening
}

// A refusal is why a tap could not do anything, and the cell that was tapped.
type refusal struct {
	*engine.Refusal
	cell hexgrid.Cell
}

// An opening keeps how a decision can begin, which takes a while to find out.
type opening struct {
	known bool
	count int // the change on the table that it belongs to
	seat  engine.Seat
	next  []engine.Part
}

func newDesk(s *session.Session) *desk {
	d := &desk{Session: s, changed: func() {}}
	d.follow()
	return d
}

// view is the table as the player sees it.
func (d *desk) view() rules.View { return d.Now().View.(rules.View) }

func (d *desk) position() rules.Position { return d.view().Position() }

// isPerson tells whether a person sits at a seat. Whoever is no computer of this
// game is one.
func (d *desk) isPerson(s engine.Seat) bool {
	return s != engine.Nobody && !isLevel(d.Header().Players[s].Kind)
}

// isLevel tells whether a kind of player is a computer of this game.
func isLevel(kind string) bool {
	return slices.ContainsFunc(rules.Game{}.Bots(), func(b engine.Bot) bool { return b.Name() == kind })
}

// shared tells that two people play side by side.
func (d *desk) shared() bool { return d.isPerson(0) && d.isPerson(1) }

// own is the seat of the person, the one to move if there are two.
func (d *desk) own() engine.Seat { return d.Now().Seat }

// follow lets the one who is to move look, where two people play.
func (d *desk) follow() {
	if now := d.Now(); now.ToMove != now.Seat && d.isPerson(now.ToMove) {
		d.SetSeat(now.ToMove)
	}
}

// A stage is what the table waits for.
type stage int

const (
	waits  stage = iota // for somebody else, or for nobody
	places              // a first body
	picks               // a colour
	moves               // step 1: a piece moves, or none
	grows               // step 2
	done                // nothing more can be added
)

func (d *desk) stage() stage {
	now := d.Now()
	if d.held || now.ToMove == engine.Nobody || now.ToMove != now.Seat || !d.isPerson(now.Seat) {
		return waits
	}
	p := d.position()
	switch p.Phase() {
	case rules.PlacesOwn, rules.PlacesBoth:
		return places
	case rules.Picks:
		return picks
	case rules.Plays:
	}
	if p.Config().OneAction && d.draft.stepped() || d.draft.move.Kind == rules.Feeds {
		return done
	}
	switch {
	case !d.draft.stepped() && !d.draft.decided && d.draft.move.Grows == rules.Nothing && d.canStep():
		return moves
	case d.draft.stepped() && d.answer().Facts["ends"] != "" && len(d.answer().Next) == 0 && !d.draft.grown():
		return done
	}
	return grows
}

// answer is what may become of the draft.
func (d *desk) answer() engine.Answer { return d.view().Consider(d.text()) }

// text is the draft as Consider reads it; where nothing can move, a turn without
// a step needs no decision.
func (d *desk) text() string {
	if d.draft.empty() && d.stage() == grows {
		return rules.Move{}.String()
	}
	return d.draft.text()
}

// complete tells whether the draft can be played as it is.
func (d *desk) complete() bool {
	if d.stage() == waits || d.draft.growing != none || d.draft.picked != none || d.text() == "" {
		return false
	}
	return d.answer().State == engine.Complete
}

// begins lists how a decision can begin.
func (d *desk) begins() []engine.Part {
	now := d.Now()
	if o := d.starts; !o.known || o.count != now.Change.Count || o.seat != now.Seat {
		d.starts = opening{true, now.Change.Count, now.Seat, d.view().Consider("").Next}
	}
	return d.starts.next
}

func (d *desk) beginsBy(kind string) bool {
	return slices.ContainsFunc(d.begins(), func(p engine.Part) bool { return p.Kind == kind })
}

// canStep tells whether a piece can move.
func (d *desk) canStep() bool {
	return d.beginsBy(rules.PartPiece)
}

// canStand tells whether the turn can go on without a step.
func (d *desk) canStand() bool {
	return d.beginsBy(rules.PartPass) || len(growthsIn(d.begins())) > 0
}

// canFeed tells whether feeding is an action of its own that can be taken.
func (d *desk) canFeed() bool {
	return d.beginsBy(rules.PartFeed) && (d.stage() == moves || d.stage() == grows && !d.draft.stepped())
}

// growths are what can grow now.
func (d *desk) growths() growths {
	if d.stage() != grows {
		return nil
	}
	if !d.draft.stepped() {
		return growthsIn(d.begins())
	}
	step := d.draft.move
	step.Grows, step.At = rules.Nothing, none
	return growthsIn(d.view().Consider(step.String()).Next)
}

// tap does what a tap on a cell stands for, or refuses it.
func (d *desk) tap(c hexgrid.Cell) {
	d.refused, d.hint = nil, nil
	defer func() { d.changed() }()
	if d.Now().Busy() {
		return
	}
	switch d.stage() {
	case places:
		d.placeOn(c)
	case moves:
		d.moveBy(c)
	case grows:
		d.growOn(c)
	case waits, picks, done:
	}
}

// try takes a draft over if its text can become something, else refuses it.
func (d *desk) try(next draft, text string, at hexgrid.Cell) bool {
	if a := d.view().Consider(text); a.State == engine.Impossible {
		d.refused = &refusal{a.Refusal, at}
		return false
	}
	d.draft = next
	return true
}

func (d *desk) placeOn(c hexgrid.Cell) {
	if d.draft.move.At == c {
		d.draft = draft{}
		return
	}
	m := rules.Move{Kind: rules.Places, At: c}
	d.try(draft{move: m}, m.String(), c)
}

// moveBy picks the piece that moves, or sends it to a cell.
func (d *desk) moveBy(c hexgrid.Cell) {
	p, from := d.position(), d.draft.picked
	target := p.At(c)
	switch {
	case from == c:
		d.draft = draft{}
	case from == none || target.Body && target.Colour == p.Turn():
		d.try(draft{picked: c}, c.String(), c)
	default:
		m := rules.Move{From: from, To: c, Attacks: target.Body}
		clash := clashOf(d.view().Consider(from.String()).Facts, c)
		d.try(draft{move: m, clash: clash}, m.String(), c)
	}
}

// growOn grows a body on a free cell, or asks for the limb of a piece.
func (d *desk) growOn(c hexgrid.Cell) {
	can, next := d.growths(), d.draft
	standing := d.scene().at(c)
	switch {
	case d.draft.growing == c:
		d.draft.growing = none
	case d.draft.grown() && d.draft.move.At == c && d.draft.move.Grows == rules.Body:
		d.draft, _ = d.draft.back()
	case standing.Body && standing.Colour == d.position().Turn() && (can.can(rules.Leg, c) || can.can(rules.Pincer, c)):
		next.move.Grows, next.move.At = rules.Nothing, none
		next.growing, next.decided = c, true
		d.draft = next
	default:
		what := rules.Body
		if standing.Body && standing.Colour == d.position().Turn() {
			what = rules.Leg // refused like a pincer
		}
		d.growBy(what, c)
	}
}

// grow gives the piece that was tapped a limb.
func (d *desk) grow(what rules.Growth) {
	if d.draft.growing == none {
		return
	}
	d.refused, d.hint = nil, nil
	d.growBy(what, d.draft.growing)
	d.changed()
}

func (d *desk) growBy(what rules.Growth, c hexgrid.Cell) {
	next := d.draft
	next.growing, next.decided = none, true
	next.move.Grows, next.move.At = what, c
	if d.try(next, next.move.String(), c) && d.unasked {
		d.confirm()
	}
}

// stand goes on to growing without a step.
func (d *desk) stand() {
	d.refused, d.hint = nil, nil
	d.draft = draft{decided: true}
	d.changed()
}

// decide makes a decision that has no cells: to feed, or to take a colour.
func (d *desk) decide(m rules.Move) {
	d.refused, d.hint = nil, nil
	d.draft = draft{move: m, decided: true}
	if d.unasked {
		d.confirm()
	}
	d.changed()
}

// quiet takes away why the last tap was refused.
func (d *desk) quiet() {
	if d.refused != nil {
		d.clear()
	}
}

// clear takes the last step of the draft back; false if there was none.
func (d *desk) clear() bool {
	if d.refused != nil {
		d.refused = nil
		d.changed()
		return true
	}
	before, some := d.draft.back()
	if before == (draft{decided: true}) && !d.canStep() {
		before = draft{} // standing still was no choice
	}
	if some {
		d.draft, d.hint = before, nil
		d.changed()
	}
	return some
}

// forget drops what belongs to the moment before.
func (d *desk) forget() { d.draft, d.refused, d.hint = draft{}, nil, nil }

// confirm plays the draft if it is complete.
func (d *desk) confirm() {
	if d.Now().Busy() || !d.complete() {
		return
	}
	m := d.answer().Move
	d.do(func() error { return d.Play(m) })
}

// do changes the match.
func (d *desk) do(change func() error) {
	d.forget()
	session.Offered(change())
}

// canUndo tells whether there is something to take back: a step of the draft, or
// a turn of a person.
func (d *desk) canUndo() bool {
	now := d.Now()
	if now.Busy() {
		return false
	}
	return !d.draft.empty() || now.CanUndo && slices.ContainsFunc(d.History(), func(e match.Entry) bool { return d.isPerson(e.Seat) })
}

// undo takes back a step of the draft, or else a full round.
func (d *desk) undo() {
	if !d.canUndo() || d.clear() {
		return
	}
	d.do(d.Undo)
}

func (d *desk) canRedo() bool { return d.Now().CanRedo && !d.Now().Busy() && d.draft.empty() }

func (d *desk) redo() {
	if d.canRedo() {
		d.do(d.Redo)
	}
}

func (d *desk) giveUp() {
	if d.view().ToMove() != engine.Nobody && !d.Now().Busy() {
		d.do(d.Resign)
	}
}

// A hint is a turn to make, the chance to win with it, and why.
type hint struct {
	move    rules.Move
	chance  float64
	reasons []reason
}

// hintTime is how long a hint may be thought about.
const hintTime = 2500 * time.Millisecond

// canAdvise tells whether a hint can be asked for.
func (d *desk) canAdvise() bool { return d.stage() != waits && !d.Now().Busy() }

// advise asks the strongest computer player, and makes its choice the draft.
func (d *desk) advise() {
	bots := rules.Game{}.Bots()
	d.Advise(bots[len(bots)-1], hintTime, d.nodes, d.take)
}

// take makes a choice the draft, with its reasons.
func (d *desk) take(choice engine.Choice) {
	m := choice.Move.(rules.Move)
	d.forget()
	d.draft = draft{move: m, decided: m.Kind != rules.Places}
	if m.From != none {
		d.draft.clash = clashOf(d.view().Consider(m.From.String()).Facts, m.To)
	}
	d.hint = &hint{move: m, reasons: d.reasons(m)}
	if len(choice.Candidates) > 0 {
		d.hint.chance = choice.Candidates[0].Chance
		for _, c := range choice.Candidates {
			if c.Move == choice.Move {
				d.hint.chance = c.Chance
			}
		}
	}
	d.changed()
}
