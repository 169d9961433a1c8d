package adellos

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/session"
	"adytum/ui/table"

	rules "adytum/engine/adellos"
)

// A model is the view model of the table: the match as it is shown, and what is
// no part of it: the piece that was picked, the half-made move, the answer to
// the last tap, and the leaf of the panel that lies on top.
type model struct {
	*table.Model
	// picked is the field of the piece that was tapped, "" if none was.
	picked string
	// draft is a move as far as it is made, as Consider reads it.
	draft string
	// spot is the field of the own castle that the next unit goes to, "" if it
	// is still to be chosen.
	spot string
	leaf leaf
	// unfolded means that the panel has the room of the grid, on pages where it
	// can have it.
	unfolded bool
	// refusedAt is the field of the last tap, if that was refused; "" if it was not
	// on the grid.
	refusedAt string
	// asked is the field that is to be explained, "" if none is.
	asked string
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

	known struct { // the moves of a moment, which take a while to find
		version, shown int
		moves          []rules.Move
	}
}

// A leaf is a part of the panel.
type leaf int

// The leaves in the order in which they are offered.
const (
	leafTurn leaf = iota
	leafHand
	leafSupply
	leafPlayers
)

// A hint is a move to make, and how good it looks to the strongest computer,
// from 0 to 1.
type hint struct {
	move   rules.Move
	chance float64
}

func newModel(m *match.Match, runner session.Runner, save session.Save) *model {
	d := &model{advisor: *rules.Master.Follow()}
	d.Model = table.NewModel(m, table.Seated(m.Header().Players, computerName), runner, save, secrets(m.Header().Players))
	d.Draft = d
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
func (d *model) view() rules.View { return d.View().(rules.View) }

// own is what all see of the viewer.
func (d *model) own() rules.Player { return d.view().Players()[d.Now().Seat] }

// moves are what the viewer can do now.
func (d *model) moves() []rules.Move {
	if now := d.Now(); d.known.version != now.Version || d.known.shown != d.Shown {
		d.known.version, d.known.shown, d.known.moves = now.Version, d.Shown, nil
		if d.Mine() {
			for _, m := range d.view().Moves() {
				d.known.moves = append(d.known.moves, m.(rules.Move))
			}
		}
	}
	return d.known.moves
}

// phase is what the table waits for.
func (d *model) phase() rules.Phase { return d.view().Turn().Phase }

// begins is how the text of a move begins that the phase waits for, "" where
// several can be made.
func (d *model) begins() string {
	switch d.phase() {
	case rules.AsksFaction:
		return "faction:"
	case rules.AsksNoble:
		return "noble:"
	case rules.AsksPlace, rules.AsksWolf:
		return "place:"
	case rules.AsksExchange:
		return "exchange:"
	case rules.AsksDeploy:
		return "deploy:"
	case rules.AsksToll:
		return "unmark:"
	case rules.AsksGive:
		return "give:"
	case rules.AsksSacrifice:
		return "sacrifice:"
	default:
		return ""
	}
}

// text is the draft, or how every move of the phase begins.
func (d *model) text() string {
	if d.draft == "" {
		return d.begins()
	}
	return d.draft
}

// answer is what may become of the draft; none if there is no draft.
func (d *model) answer() engine.Answer {
	if !d.Mine() || d.text() == "" {
		return engine.Answer{}
	}
	return d.Consider(d.text())
}

// complete is the move that waits to be confirmed.
func (d *model) complete() (rules.Move, bool) {
	if a := d.answer(); a.State == engine.Complete {
		return a.Move.(rules.Move), true
	}
	return rules.Move{}, false
}

// choices are the parts that may be added to the draft, without the sign that
// ends them.
func (d *model) choices() []string {
	var all []string
	if a := d.answer(); a.State == engine.Possible {
		for _, part := range a.Next {
			all = append(all, part.ID)
		}
	}
	return all
}

// onBoard reports whether the next part of the draft is a field.
func (d *model) onBoard() bool {
	next := d.choices()
	return len(next) > 0 && isField(next[0])
}

// try makes a text the draft, or plays it if it can be taken back for nothing, or
// says why it can become nothing.
func (d *model) try(text, at string) {
	a := d.Consider(text)
	switch {
	case a.State == engine.Impossible:
		d.Refused, d.refusedAt = a.Refusal, at
	case a.State == engine.Complete && a.Move.(rules.Move).Reversible():
		d.play(a.Move.(rules.Move))
	default:
		d.draft = text
		if !d.buying() {
			d.leaf = leafTurn
		}
	}
}

// buying reports whether the draft is a purchase, for which a field is to be
// tapped.
func (d *model) buying() bool {
	return strings.HasPrefix(d.draft, "hire:") || strings.HasPrefix(d.draft, "summon:")
}

// play makes a move; a purchase goes on with the next of its kind.
func (d *model) play(m rules.Move) {
	again := ""
	if v := m.Verb(); (v == rules.DoHire || v == rules.DoSummon) && d.spot == "" {
		again = d.view().Begin(v, m.Unit())
	}
	to := m.To()
	d.Make(m)
	if again != "" && d.Mine() && d.Consider(again).State == engine.Possible {
		d.draft = again
	}
	if m.Verb() == rules.DoMove && d.Mine() && d.canGoOn(to) {
		d.picked = to
	}
}

// canGoOn reports whether the piece on a field can do anything more.
func (d *model) canGoOn(field string) bool {
	return slices.ContainsFunc(d.moves(), func(m rules.Move) bool { return m.From() == field })
}

// extend adds a part to the draft.
func (d *model) extend(part, at string) {
	for _, next := range d.answer().Next {
		if next.ID == part {
			d.try(next.Text, at)
			return
		}
	}
	d.try(d.text()+part, at)
}

// tap answers a tap on a field.
func (d *model) tap(field string) {
	d.Quiet()
	defer func() { d.Changed() }()
	if d.CatchUp() {
		return
	}
	switch {
	case !d.Mine():
		d.look(field)
	case d.onBoard():
		d.tapChoice(field)
	case d.phase() == rules.AsksPlay || d.phase() == rules.AsksHire:
		d.tapPlay(field)
	default:
		d.look(field)
	}
}

// said reports whether anything is said about the last tap.
func (d *model) said() bool { return d.Refused != nil || d.asked != "" }

// Quiet implements table.Draft.
func (d *model) Quiet() bool {
	said := d.said()
	d.Refused, d.asked, d.hint = nil, "", nil
	return said
}

// look shows what stands on a field, or takes the look away.
func (d *model) look(field string) {
	if d.picked == field {
		d.picked = ""
		return
	}
	d.picked = field
	d.leaf = leafTurn
	if _, ok := d.view().PieceAt(field); !ok {
		d.picked, d.asked = "", field
	}
}

// tapChoice adds a field to the draft; a field that cannot be added leaves it,
// if it was begun by hand.
func (d *model) tapChoice(field string) {
	if slices.Contains(d.choices(), field) {
		d.extend(field, field)
		return
	}
	if p, ok := d.view().PieceAt(field); ok && d.draft != "" && p.Owner == d.Now().Seat {
		d.draft = ""
		d.look(field)
		return
	}
	d.extend(field, field)
}

// tapPlay picks a piece, moves the one that is picked, or aims at another.
func (d *model) tapPlay(field string) {
	d.draft = ""
	target, occupied := d.view().PieceAt(field)
	mover, moves := d.mover()
	switch {
	case occupied && target.Owner == d.Now().Seat:
		d.look(field)
	case moves && occupied:
		d.try("attack:"+mover.Field+"-"+field, field)
		if d.Refused != nil && d.Refused.Code == rules.CodeTooFar {
			d.Refused = nil
			d.look(field)
		}
	case moves:
		d.try("move:"+mover.Field+"-"+field, field)
	case occupied:
		d.look(field)
	case d.hires(field):
		d.picked, d.spot, d.leaf = "", field, leafSupply
	default:
		d.look(field)
	}
}

// mover is the own piece that is picked.
func (d *model) mover() (rules.Piece, bool) {
	p, ok := d.view().PieceAt(d.picked)
	return p, ok && p.Owner == d.Now().Seat && d.phase() == rules.AsksPlay
}

// hires reports whether something could be bought for a field.
func (d *model) hires(field string) bool {
	return slices.ContainsFunc(d.moves(), func(m rules.Move) bool {
		return (m.Verb() == rules.DoHire || m.Verb() == rules.DoSummon) && m.To() == field
	})
}

// buy begins a purchase of a unit, or makes it if its field is known.
func (d *model) buy(unit string) {
	d.Quiet()
	defer func() { d.Changed() }()
	if d.CatchUp() || !d.Mine() {
		return
	}
	verb := "hire:"
	if kindOf(unit).time > 0 {
		verb = "summon:"
	}
	spot := d.spot
	d.picked, d.spot = "", ""
	if text := verb + unit + "@"; d.draft == text {
		d.draft = ""
	} else {
		d.draft = ""
		d.spot = spot
		d.try(text+spot, "")
		d.spot = ""
	}
}

// begin makes a text the draft, by a button of the panel; the same again takes
// it back.
func (d *model) begin(text string) {
	d.Quiet()
	defer func() { d.Changed() }()
	if d.CatchUp() || !d.Mine() {
		return
	}
	if d.draft == text {
		d.draft = ""
		return
	}
	d.draft = ""
	d.try(text, "")
}

// choose adds a part to the draft, by a button of the panel.
func (d *model) choose(part string) {
	d.Quiet()
	defer func() { d.Changed() }()
	if !d.CatchUp() && d.Mine() {
		d.extend(part, "")
	}
}

// turnTo lays a leaf of the panel on top.
func (d *model) turnTo(l leaf) {
	d.leaf = l
	d.Changed()
}

// heard follows a new state of the match: what the viewer is asked comes to the
// top, and who has just passed passes again where nothing can be played.
func (d *model) heard(bool) {
	now := d.Now()
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

// asks lays the leaf of the turn on top for a question that it shows.
func (d *model) asks(question rules.Phase) {
	if question != rules.AsksPlay && question != rules.AsksHire && question != rules.Over {
		d.leaf = leafTurn
	}
}

// needsBoard reports whether there is something to be seen or tapped on the grid.
func (d *model) needsBoard() bool { return d.Behind() || d.onBoard() || d.buying() }

// inspect explains a field.
func (d *model) inspect(field string) {
	d.Refused, d.asked = nil, field
	d.Changed()
}

// Empty implements table.Draft; a piece that is only picked is no part of a move.
func (d *model) Empty() bool { return d.draft == "" && d.spot == "" }

// Back implements table.Draft; at last it lets go of the piece that is picked.
func (d *model) Back() bool {
	switch {
	case !d.Empty():
		d.draft, d.spot = d.shorter(), ""
	case d.picked != "":
		d.picked = ""
	default:
		return false
	}
	return true
}

// shorter is the draft without its last part.
func (d *model) shorter() string {
	text := strings.TrimRight(d.draft, ":@=-")
	cut := text[:strings.LastIndexAny(text, ":@=-")+1]
	if !strings.ContainsAny(strings.TrimRight(cut, ":@=-"), ":") || strings.HasPrefix(text, "attack:") || cut == d.begins() {
		return ""
	}
	return cut
}

// Forget implements table.Draft.
func (d *model) Forget() {
	d.draft, d.spot, d.picked = "", "", ""
	d.Quiet()
}

// confirm makes the move that waits for it.
func (d *model) confirm() {
	if m, ok := d.complete(); ok && d.Mine() {
		d.play(m)
	}
}

// answerWith makes a move that is offered by a button of its own, such as pass.
func (d *model) answerWith(text string) {
	d.Quiet()
	if !d.Mine() {
		return
	}
	if a := d.Consider(text); a.State == engine.Complete {
		d.Make(a.Move)
	} else {
		d.Refused, d.refusedAt = a.Refusal, ""
		d.Changed()
	}
}

// pass plays nothing in a combat.
func (d *model) pass() {
	d.passing = d.phase() == rules.AsksCombat
	d.answerWith("pass")
}

// passAgain plays nothing after a combat either, if nothing can be played there:
// who has just passed is not asked for that one answer again.
func (d *model) passAgain() {
	if !d.passing || d.Now().Busy() {
		return
	}
	d.passing = false
	if d.Mine() && d.phase() == rules.AsksRescue && len(d.moves()) == 1 {
		d.answerWith("pass")
	}
}

// ending is the text of the move that ends what is asked: the turn, the
// purchases, or the choices of a card; "" if it ends by itself.
func (d *model) ending() string {
	switch d.phase() {
	case rules.AsksHire, rules.AsksPlay:
		return "end"
	case rules.AsksExchange, rules.AsksDeploy:
		return "done"
	default:
		return ""
	}
}

// A step is a ply of the turn under way.
type step struct {
	ply     int // before it
	entry   match.Entry
	reveals bool // it, or a later one, laid something open
}

// steps lists what was done in the turn under way, the first at the top.
func (d *model) steps() []step {
	history := d.History()[:d.Shown]
	first := 0
	for i := len(history) - 1; i >= 0; i-- {
		if beginsTurn(history[i]) {
			first = i + 1
			break
		}
	}
	var steps []step
	reveals := false
	for i := len(history) - 1; i >= first; i-- {
		reveals = reveals || slices.ContainsFunc(history[i].Events, func(e engine.Event) bool { return e.Reveals })
		steps = append(steps, step{i, history[i], reveals})
	}
	slices.Reverse(steps)
	return steps
}

// beginsTurn reports whether a turn began with a ply.
func beginsTurn(entry match.Entry) bool {
	return slices.ContainsFunc(entry.Events, func(e engine.Event) bool { return e.Kind == rules.EventTurn })
}

// lastTurn is the number of plies after the last whole turn of the viewer: what
// happened since is worth a replay. To one that is out of the game that is the
// last turn of everybody.
func (d *model) lastTurn() int {
	seat, history := d.Now().Seat, d.History()
	after, others := len(history), 0
	for i := len(history) - 1; i >= 0; i-- {
		for _, e := range history[i].Events {
			switch {
			case e.Kind != rules.EventTurn:
			case e.Seat != seat:
				after = i
				if others++; others == len(d.Players) {
					return after
				}
			case others > 0:
				return after
			}
		}
	}
	return 0
}

// hintTime is how long a hint may be thought about.
const hintTime = 4 * time.Second

// Advise implements table.Draft: it asks the strongest computer player. A thought
// that is stopped leaves no trace: it thinks with a copy.
func (d *model) Advise() {
	advisor := d.advisor
	d.AdviseBy(&advisor, hintTime, func(choice engine.Choice) {
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
	if h.move.Verb() != rules.DoEnd && h.move.Verb() != rules.DoPass && h.move.Verb() != rules.DoDone {
		d.draft = h.move.String()
	}
	d.leaf, d.unfolded = leafTurn, false
	d.Changed()
}
