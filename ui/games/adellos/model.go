package adellos

import (
	"fmt"
	"slices"
	"time"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/table"

	rules "adytum/engine/adellos"
)

// A model is the view model of the table: the match as it is shown, and what is
// no part of it: what has been tapped, and what the panel shows.
type model struct {
	match *table.Model
	selection
	// draft is the half-made move that was begun by hand.
	draft draft
	tab   tab
	// unfolded means that the panel has the room of the grid, on pages where it
	// can have it.
	unfolded bool
	// hint is the advice that the draft was made from.
	hint *hint
	// question is what the viewer was asked last.
	question rules.Phase
	// passing means that the seat has just passed in a combat.
	passing bool
	// pointed are fields that a lesson points at.
	pointed []string
	// advisor gives the hints, and keeps to the turn that one has begun.
	advisor rules.Follower

	known struct { // what takes a while to find out
		moment
		moves []rules.Move
		begun draft
	}
}

// A moment lasts as long as the same can be done.
type moment struct {
	version, shown int
	mine           bool
}

// A selection is what has been tapped beside the half-made move, by fields; "" for
// what has not.
type selection struct {
	picked    string // of the piece that was tapped
	spot      string // of the own castle, where the next unit goes
	asked     string // that is to be explained
	refusedAt string // of the last tap, if that was refused
}

// A tab is a part of the panel.
type tab int

// The tabs in the order in which they are offered.
const (
	tabTurn tab = iota
	tabHand
	tabSupply
	tabPlayers
)

// A hint is a move to make, and how good it looks to the strongest computer,
// from 0 to 1.
type hint struct {
	move   rules.Move
	chance float64
}

func newModel(m *match.Match, k table.Keeper) *model {
	d := &model{advisor: *rules.Master.Follow()}
	d.match = table.NewModel(m, table.Seated(m.Header().Players, computerName), k, secrets(m.Header().Players))
	d.match.Draft = d
	return d
}

// secrets reports whether a person holds cards that another must not see.
func secrets(players []match.Player) func(*match.Match) bool {
	return func(m *match.Match) bool {
		for _, p := range m.Position().View(0).(rules.View).Players() {
			if players[p.Seat].Kind == match.Person && p.Cards > 0 {
				return true
			}
		}
		return false
	}
}

// computerName is what a computer at a seat is called.
func computerName(seat engine.Seat) string { return i18n.T("adellos.name." + fmt.Sprint(int(seat))) }

// view is the table as the viewer is shown it.
func (d *model) view() rules.View { return d.match.View().(rules.View) }

// own is what all see of the viewer.
func (d *model) own() rules.Player { return d.view().Players()[d.match.Now().Seat] }

// refresh finds out what can be done in this moment.
func (d *model) refresh() {
	now := moment{d.match.Now().Version, d.match.Shown, d.match.Mine()}
	if d.known.moment == now {
		return
	}
	d.known.moment, d.known.moves, d.known.begun = now, nil, draft{}
	if !now.mine {
		return
	}
	for _, m := range d.view().Moves() {
		d.known.moves = append(d.known.moves, m.(rules.Move))
	}
	if verb := d.phase().Verb(); verb != 0 {
		d.known.begun = draftOf(d.view(), d.view().Begin(verb))
	}
}

// moves are what the viewer can do now.
func (d *model) moves() []rules.Move {
	d.refresh()
	return d.known.moves
}

// half is the half-made move: the draft, or where only one thing can be done, its
// beginning.
func (d *model) half() draft {
	if !d.match.Mine() {
		return d.draft.waiting()
	}
	if d.draft.empty() {
		d.refresh()
		return d.known.begun
	}
	return d.draft
}

// phase is what the table waits for.
func (d *model) phase() rules.Phase { return d.view().Turn().Phase }

// try makes a text the draft, or plays it if that can be taken back for nothing,
// or says why it can become nothing.
func (d *model) try(text, at string) {
	next := draftOf(d.view(), text)
	m, complete := next.move()
	switch {
	case next.answer.State == engine.Impossible:
		d.match.Refused, d.refusedAt = next.answer.Refusal, at
	case complete && m.Reversible():
		d.play(m)
	default:
		d.draft = next
		if !next.buys() {
			d.tab = tabTurn
		}
	}
}

// play makes a move; a purchase goes on with the next of its kind, a piece that
// has moved with what it can do there.
func (d *model) play(m rules.Move) {
	buys := (m.Verb() == rules.DoHire || m.Verb() == rules.DoSummon) && d.spot == ""
	d.match.Make(m)
	if !d.match.Mine() {
		return
	}
	if buys {
		if again := draftOf(d.view(), d.view().Begin(m.Verb(), m.Unit())); again.answer.State == engine.Possible {
			d.draft = again
		}
	}
	goesOn := func(next rules.Move) bool { return next.From() == m.To() }
	if m.Verb() == rules.DoMove && slices.ContainsFunc(d.moves(), goesOn) {
		d.picked = m.To()
	}
}

// tap answers a tap on a field.
func (d *model) tap(field string) {
	d.Quiet()
	defer func() { d.match.Changed() }()
	if d.match.CatchUp() {
		return
	}
	switch {
	case !d.match.Mine():
		d.look(field)
	case d.half().awaits(rules.PartField):
		d.tapChoice(field)
	case d.phase() == rules.AsksPlay || d.phase() == rules.AsksHire:
		d.tapPlay(field)
	default:
		d.look(field)
	}
}

// said reports whether anything is said about the last tap.
func (d *model) said() bool { return d.match.Refused != nil || d.asked != "" }

// Quiet implements table.Draft.
func (d *model) Quiet() bool {
	said := d.said()
	d.match.Refused, d.asked, d.hint = nil, "", nil
	return said
}

// look shows what stands on a field, or takes the look away.
func (d *model) look(field string) {
	if d.picked == field {
		d.picked = ""
		return
	}
	d.picked = field
	d.tab = tabTurn
	if _, ok := d.view().PieceAt(field); !ok {
		d.picked, d.asked = "", field
	}
}

// tapChoice adds a field to the half-made move; a piece of the viewer that cannot be added
// is picked instead, if the move was begun by hand.
func (d *model) tapChoice(field string) {
	half := d.half()
	addable := slices.ContainsFunc(half.choices(), func(p engine.Part) bool { return p.ID == field })
	if p, ok := d.view().PieceAt(field); !addable && ok && !d.draft.empty() && p.Owner == d.match.Now().Seat {
		d.draft = draft{}
		d.look(field)
		return
	}
	d.try(half.with(field), field)
}

// tapPlay picks a piece, moves the one that is picked, or aims at another.
func (d *model) tapPlay(field string) {
	d.draft = draft{}
	target, occupied := d.view().PieceAt(field)
	mover, moves := d.mover()
	switch {
	case occupied && target.Owner == d.match.Now().Seat:
		d.look(field)
	case moves && occupied:
		d.try(d.view().Begin(rules.DoAttack, mover.Field, field), field)
		if d.match.Refused != nil && d.match.Refused.Code == rules.CodeTooFar {
			d.match.Refused = nil
			d.look(field)
		}
	case moves:
		d.try(d.view().Begin(rules.DoMove, mover.Field, field), field)
	case occupied:
		d.look(field)
	case d.hires(field):
		d.picked, d.spot, d.tab = "", field, tabSupply
	default:
		d.look(field)
	}
}

// mover is the viewer's piece that is picked.
func (d *model) mover() (rules.Piece, bool) {
	p, ok := d.view().PieceAt(d.picked)
	return p, ok && p.Owner == d.match.Now().Seat && d.phase() == rules.AsksPlay
}

// hires reports whether something could be bought for a field.
func (d *model) hires(field string) bool {
	return slices.ContainsFunc(d.moves(), func(m rules.Move) bool {
		return (m.Verb() == rules.DoHire || m.Verb() == rules.DoSummon) && m.To() == field
	})
}

// buy begins a purchase of a unit, or makes it if its field is known; the same
// again takes it back.
func (d *model) buy(unit string) {
	verb := rules.DoHire
	if kindOf(unit).time > 0 {
		verb = rules.DoSummon
	}
	d.onPanel(func() {
		text, spot := d.view().Begin(verb, unit), d.spot
		again := d.draft.text == text
		d.letGo()
		switch {
		case again:
		case spot == "":
			d.try(text, "")
		default:
			d.spot = spot // so that it does not go on with the next
			d.try(d.view().Begin(verb, unit, spot), "")
			d.spot = ""
		}
	})
}

// begin makes a text the draft, by a button of the panel; the same again takes
// it back.
func (d *model) begin(text string) {
	d.onPanel(func() {
		again := d.draft.text == text
		if d.draft = (draft{}); !again {
			d.try(text, "")
		}
	})
}

// choose adds a part to the half-made move, by a button of the panel.
func (d *model) choose(id string) {
	d.onPanel(func() { d.try(d.half().with(id), "") })
}

// onPanel does what a button of the panel is for, if the viewer may prepare a move.
func (d *model) onPanel(do func()) {
	d.Quiet()
	defer func() { d.match.Changed() }()
	if !d.match.CatchUp() && d.match.Mine() {
		do()
	}
}

// turnTo lays a tab of the panel on top.
func (d *model) turnTo(l tab) {
	d.tab = l
	d.match.Changed()
}

// heard follows a new state of the match: what the viewer is asked comes to the
// top, and who has just passed passes again where nothing can be played.
func (d *model) heard(bool) {
	now := d.match.Now()
	question := rules.Over // as long as another is asked
	if now.ToMove == now.Seat {
		question = now.View.(rules.View).Turn().Phase
	}
	if question != d.question {
		d.question = question
		d.asks(question)
	}
	d.passAgain()
}

// asks lays the tab of the turn on top for a question that it shows.
func (d *model) asks(question rules.Phase) {
	if question != rules.AsksPlay && question != rules.AsksHire && question != rules.Over {
		d.tab = tabTurn
	}
}

// needsBoard reports whether there is something to be seen or tapped on the grid.
func (d *model) needsBoard() bool {
	return d.match.Behind() || d.half().awaits(rules.PartField) || d.draft.buys()
}

// inspect explains a field.
func (d *model) inspect(field string) {
	d.match.Refused, d.asked = nil, field
	d.match.Changed()
}

// Empty implements table.Draft; a piece that is only picked is no part of a move.
func (d *model) Empty() bool { return d.draft.empty() && d.spot == "" }

// Back implements table.Draft; at last it lets go of the piece that is picked.
func (d *model) Back() bool {
	switch {
	case !d.Empty():
		d.spot = ""
		if text := d.draft.before(); text != "" {
			d.draft = draftOf(d.view(), text)
		} else {
			d.draft = draft{}
		}
	case d.picked != "":
		d.picked = ""
	default:
		return false
	}
	return true
}

// Forget implements table.Draft.
func (d *model) Forget() {
	d.letGo()
	d.Quiet()
}

// letGo drops what was tapped.
func (d *model) letGo() { d.draft, d.spot, d.picked = draft{}, "", "" }

// confirm makes the move that waits for it.
func (d *model) confirm() {
	if m, ok := d.half().move(); ok {
		d.play(m)
	}
}

// answerWith makes a move that is offered by a button of its own, such as pass.
func (d *model) answerWith(text string) {
	d.Quiet()
	if !d.match.Mine() {
		return
	}
	if a := d.match.Consider(text); a.State == engine.Complete {
		d.match.Make(a.Move)
	} else {
		d.match.Refused, d.refusedAt = a.Refusal, ""
		d.match.Changed()
	}
}

// pass plays nothing in a combat.
func (d *model) pass() {
	d.passing = d.phase() == rules.AsksCombat
	d.answerWith(d.view().Begin(rules.DoPass))
}

// passAgain plays nothing after a combat either, if nothing can be played there:
// who has just passed is not asked for that one answer again.
func (d *model) passAgain() {
	if !d.passing || d.match.Now().Busy() {
		return
	}
	d.passing = false
	if d.match.Mine() && d.phase() == rules.AsksRescue && len(d.moves()) == 1 {
		d.answerWith(d.view().Begin(rules.DoPass))
	}
}

// finish ends what is asked, whatever was tapped.
func (d *model) finish() {
	d.letGo()
	d.answerWith(d.view().Begin(endOf(d.phase())))
}

// hintTime is how long a hint may be thought about.
const hintTime = 4 * time.Second

// Advise implements table.Draft: it asks the strongest computer player. A thought
// that is stopped leaves no trace: it thinks with a copy.
func (d *model) Advise() {
	advisor := d.advisor
	d.match.AdviseBy(&advisor, hintTime, func(choice engine.Choice) {
		d.advisor = advisor
		d.take(choice)
	})
}

// take makes a choice the draft and remembers why.
func (d *model) take(choice engine.Choice) {
	d.Forget()
	h := &hint{move: choice.Move.(rules.Move)}
	if len(choice.Candidates) > 0 {
		h.chance = choice.Candidates[0].Chance
	}
	d.hint, d.picked = h, h.move.From()
	if v := h.move.Verb(); v != rules.DoEnd && v != rules.DoPass && v != rules.DoDone {
		d.draft = draftOf(d.view(), h.move.String())
	}
	d.tab, d.unfolded = tabTurn, false
	d.match.Changed()
}
