package adaptoid

import (
	"slices"
	"time"

	"adytum/engine"
	"adytum/engine/hexgrid"
	"adytum/engine/match"
	"adytum/ui/table"

	rules "adytum/engine/adaptoid"
)

// A model is the view model of the table: the match, and the half-made decision
// and the words beside it, which are no part of the match.
type model struct {
	match *table.Model
	draft draft
	// tapped is the cell of the last tap that was refused.
	tapped hexgrid.Cell
	// hint is the advice that the draft was made from.
	hint *hint
	// food shows liberties against limbs.
	food bool
	// unasked plays a turn as soon as it is complete, without a confirmation.
	unasked bool
	// pointed are cells that a lesson points at.
	pointed []hexgrid.Cell

	starts opening
}

// An opening keeps how a decision can begin, which takes a while to find out.
type opening struct {
	known bool
	count int // the change on the table that it belongs to
	seat  engine.Seat
	next  []engine.Part
}

func newModel(m *match.Match, k table.Keeper) *model {
	d := &model{match: table.NewModel(m, seated(m.Header().Players), k, nil)}
	d.match.Draft = d
	return d
}

// seated are the players of a match. Whoever is no computer of this game counts
// as a person, so that a match with one of another version can be played on.
func seated(players []match.Player) table.Players {
	all := table.Players(slices.Clone(players))
	for i := range all {
		if !isLevel(all[i].Kind) {
			all[i].Kind = match.Person
		}
	}
	return all
}

// isLevel reports whether a kind of player is a computer of this game.
func isLevel(kind string) bool {
	return slices.ContainsFunc(rules.Game{}.Bots(), func(b engine.Bot) bool { return b.Name() == kind })
}

// view is the table as the viewer is shown it.
func (d *model) view() rules.View { return d.match.View().(rules.View) }

func (d *model) position() rules.Position { return d.view().Position() }

// A phase is what the table waits for.
type phase int

const (
	waits  phase = iota // for somebody else, or for nobody
	places              // a first body
	picks               // a colour
	moves               // step 1: a piece moves, or none
	grows               // step 2
	done                // nothing more can be added
)

func (d *model) phase() phase {
	if now := d.match.Now(); d.match.Held || now.ToMove != now.Seat || !d.match.Players.Person(now.Seat) {
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
	case !d.draft.stepped() && !d.draft.decided && d.draft.move.Grows == rules.Nothing && d.beginsBy(rules.PartPiece):
		return moves
	case d.draft.stepped() && d.answer().Facts["ends"] != "" && len(d.answer().Next) == 0 && !d.draft.grown():
		return done
	}
	return grows
}

// answer is what may become of the draft.
func (d *model) answer() engine.Answer { return d.view().Consider(d.text()) }

// text is the draft as Consider reads it; where nothing can move, a turn without
// a step needs no decision.
func (d *model) text() string {
	if d.draft.empty() && d.phase() == grows {
		return rules.Move{}.String()
	}
	return d.draft.text()
}

// complete reports whether the draft can be played as it is.
func (d *model) complete() bool {
	if d.phase() == waits || d.draft.growing != none || d.draft.picked != none || d.text() == "" {
		return false
	}
	return d.answer().State == engine.Complete
}

// begins lists how a decision can begin.
func (d *model) begins() []engine.Part {
	now := d.match.Now()
	if o := d.starts; !o.known || o.count != now.Change.Count || o.seat != now.Seat {
		d.starts = opening{true, now.Change.Count, now.Seat, d.view().Consider("").Next}
	}
	return d.starts.next
}

func (d *model) beginsBy(kind string) bool {
	return slices.ContainsFunc(d.begins(), func(p engine.Part) bool { return p.Kind == kind })
}

// canStand reports whether the turn can go on without a step.
func (d *model) canStand() bool {
	return d.beginsBy(rules.PartPass) || len(growthsIn(d.begins())) > 0
}

// canFeed reports whether feeding is an action of its own that can be taken.
func (d *model) canFeed() bool {
	return d.beginsBy(rules.PartFeed) && (d.phase() == moves || d.phase() == grows && !d.draft.stepped())
}

// growths are what can grow now.
func (d *model) growths() growths {
	if d.phase() != grows {
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
func (d *model) tap(c hexgrid.Cell) {
	d.match.Refused, d.hint = nil, nil
	defer func() { d.match.Changed() }()
	if d.match.Now().Busy() {
		return
	}
	switch d.phase() {
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
func (d *model) try(next draft, text string, at hexgrid.Cell) bool {
	if a := d.view().Consider(text); a.State == engine.Impossible {
		d.match.Refused, d.tapped = a.Refusal, at
		return false
	}
	d.draft = next
	return true
}

func (d *model) placeOn(c hexgrid.Cell) {
	if d.draft.move.At == c {
		d.draft = draft{}
		return
	}
	m := rules.Move{Kind: rules.Places, At: c}
	d.try(draft{move: m}, m.String(), c)
}

// moveBy picks the piece that moves, or sends it to a cell.
func (d *model) moveBy(c hexgrid.Cell) {
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
func (d *model) growOn(c hexgrid.Cell) {
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
func (d *model) grow(what rules.Growth) {
	if d.draft.growing == none {
		return
	}
	d.match.Refused, d.hint = nil, nil
	d.growBy(what, d.draft.growing)
	d.match.Changed()
}

func (d *model) growBy(what rules.Growth, c hexgrid.Cell) {
	next := d.draft
	next.growing, next.decided = none, true
	next.move.Grows, next.move.At = what, c
	if d.try(next, next.move.String(), c) && d.unasked {
		d.confirm()
	}
}

// stand goes on to growing without a step.
func (d *model) stand() {
	d.match.Refused, d.hint = nil, nil
	d.draft = draft{decided: true}
	d.match.Changed()
}

// decide makes a decision that has no cells: to feed, or to take a colour.
func (d *model) decide(m rules.Move) {
	d.match.Refused, d.hint = nil, nil
	d.draft = draft{move: m, decided: true}
	if d.unasked {
		d.confirm()
	}
	d.match.Changed()
}

// confirm plays the draft if it is complete.
func (d *model) confirm() {
	if d.complete() {
		d.match.Confirm(d.answer())
	}
}

// Empty reports whether nothing is decided.
func (d *model) Empty() bool { return d.draft.empty() }

// Back takes the last step of the draft back; false if there was none.
func (d *model) Back() bool {
	before, some := d.draft.back()
	if before == (draft{decided: true}) && !d.beginsBy(rules.PartPiece) {
		before = draft{} // standing still was no choice
	}
	if some {
		d.draft, d.hint = before, nil
	}
	return some
}

// Quiet leaves the draft; nothing but a refusal stands beside a cell.
func (d *model) Quiet() bool { return false }

// Forget drops what belongs to the moment before.
func (d *model) Forget() { d.draft, d.hint = draft{}, nil }

// A hint is a turn to make, the chance to win with it, and why.
type hint struct {
	move    rules.Move
	chance  float64
	reasons []reason
}

// hintTime is how long a hint may be thought about.
const hintTime = 2500 * time.Millisecond

// Advise asks the strongest computer player, and makes its choice the draft.
func (d *model) Advise() {
	bots := rules.Game{}.Bots()
	d.match.AdviseBy(bots[len(bots)-1], hintTime, d.take)
}

// take makes a choice the draft, with its reasons.
func (d *model) take(choice engine.Choice) {
	m := choice.Move.(rules.Move)
	d.match.Refused = nil
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
	d.match.Changed()
}
