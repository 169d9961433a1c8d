package alchemist

import (
	"context"
	"fmt"
	"time"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/session"
	"adytum/widgets"

	rules "adytum/engine/alchemist"
)

// A desk is the view model of the table: the match, and what is no part of it:
// the half-made move, how much of the match the seat that looks has been shown,
// and whether the veil is down.
type desk struct {
	*session.Session
	players players
	// draft is what has been tapped so far, trail the drafts before it.
	draft draft
	trail []draft
	// refused is the answer to the last tap, if it was refused.
	refused *refusal
	// asked is what is to be explained, if anything is.
	asked *widgets.Spot
	// hint is the advice that the draft was made from.
	hint *hint
	// shown is how many plies the seat that looks has been shown; what
	// computers and others did since is shown step by step.
	shown int
	seen  [rules.MostSeats]int // the same for every seat, when it looked last
	stage stage
	// commitment binds the app to the draw; "" if it was never made.
	commitment string
	// playouts bounds the thinking about a hint; 0 leaves it to the time.
	playouts int
	// changed is called whenever anything of this has changed.
	changed func()
}

// A stage says who may look at the table.
type stage int

const (
	looking stage = iota // the seat that looks
	handing              // still that seat, before it hands the device on
	veiled               // nobody
)

// A refusal is why a tap could not do anything, and what was tapped.
type refusal struct {
	*engine.Refusal
	spot widgets.Spot
}

// A hint is a move with the chance it gives, from 0 to 1.
type hint struct {
	move   rules.Move
	chance float64
	tried  int
}

// newDesk opens a match: one person among computers sees it at once, several
// only behind the veil.
func newDesk(m *match.Match, runner session.Runner, save session.Save) *desk {
	who := players(m.Header().Players)
	d := &desk{players: who, draft: noDraft, changed: func() {}}
	for seat := range who {
		d.seen[seat] = lastOwn(m.History(), engine.Seat(seat))
	}
	d.shown = m.Ply()
	if who.people() > 1 && m.Position().ToMove() != engine.Nobody {
		d.stage = veiled
	}
	d.Session = session.Open(m, who.first(), runner, save)
	d.Pause()
	return d
}

// lastOwn is the number of plies after the last one of a seat.
func lastOwn(history []match.Entry, seat engine.Seat) int {
	for n := len(history); n > 0; n-- {
		if history[n-1].Seat == seat {
			return n
		}
	}
	return 0
}

// view is the table as the seat that looks is shown it.
func (d *desk) view() rules.View {
	if d.behind() {
		return d.ViewAt(d.shown).(rules.View)
	}
	return d.Now().View.(rules.View)
}

// behind tells whether something is still to be shown.
func (d *desk) behind() bool { return d.shown < d.Now().Ply }

// step shows the next ply.
func (d *desk) step() {
	if d.behind() && d.stage != veiled {
		d.shown++
		d.changed()
	}
}

// catchUp shows all that has happened; false if it was shown already.
func (d *desk) catchUp() bool {
	if !d.behind() || d.stage == veiled {
		return false
	}
	d.shown = d.Now().Ply
	d.changed()
	return true
}

// replay shows again what happened since the last own turn, or in the last
// round.
func (d *desk) replay() {
	seat, history := d.Now().Seat, d.History()
	from := lastOwn(history, seat)
	if from == len(history) && from > 0 {
		from = lastOwn(history[:from-1], seat)
	}
	d.forget()
	d.shown = from
	d.changed()
}

// follow brings the stage up to date with the match.
func (d *desk) follow() {
	now := d.Now()
	d.shown = min(d.shown, now.Ply)
	switch {
	case d.stage == veiled && now.ToMove != engine.Nobody:
	case d.players.people() > 1 && d.players.person(now.ToMove) && now.ToMove != now.Seat:
		d.stage = handing
	default:
		d.stage = looking
	}
}

// handOn lets the veil down.
func (d *desk) handOn() {
	d.forget()
	d.seen[d.Now().Seat] = d.Now().Ply
	d.stage = veiled
	d.changed()
}

// lift shows the table to the person to move, from where that seat looked last.
func (d *desk) lift() {
	seat := d.Now().ToMove
	if d.stage != veiled || !d.players.person(seat) {
		return
	}
	d.stage = looking
	d.shown = min(d.seen[seat], d.Now().Ply)
	d.SetSeat(seat)
	d.changed()
}

// mine tells whether the seat that looks may prepare a move now.
func (d *desk) mine() bool {
	now := d.Now()
	return d.stage == looking && !d.behind() && !now.Busy() && now.ToMove == now.Seat && d.players.person(now.Seat)
}

// answer is what may become of the draft.
func (d *desk) answer() engine.Answer { return d.view().Consider(d.draft.text()) }

// try makes a draft the new one, or says why it cannot be.
func (d *desk) try(next draft, spot widgets.Spot) {
	if next == d.draft {
		return
	}
	if !next.empty() {
		if a := d.view().Consider(next.text()); a.State == engine.Impossible {
			d.refused = &refusal{a.Refusal, spot}
			return
		}
	}
	d.trail = append(d.trail, d.draft)
	d.draft = next
	if next.empty() {
		d.trail = nil
	}
}

// tap answers a tap on the table.
func (d *desk) tap(spot widgets.Spot) {
	d.refused, d.hint = nil, nil
	defer func() { d.changed() }()
	if d.catchUp() {
		return
	}
	again := d.asked != nil && *d.asked == spot
	d.asked = nil
	if explained(spot) || !d.mine() {
		if !again {
			d.asked = &spot
		}
		return
	}
	switch spot.Area {
	case widgets.AreaCauldrons:
		d.tapCauldron(rules.Cauldron(spot.Index), spot)
	case widgets.AreaFields:
		d.takeOut(spot)
	case widgets.AreaStock:
		d.tapStock(spot)
	case widgets.AreaReserve:
		d.try(d.draft.passing(takeAt(d.view(), spot.Index)), spot)
	case widgets.AreaPicks:
		d.pick(spot)
	}
}

// explained tells whether a tap is answered with words alone: a seat, the
// tiles, the own school.
func explained(spot widgets.Spot) bool {
	return spot.Area == widgets.AreaSeats || spot.Area == widgets.AreaTiles ||
		spot.Area == widgets.AreaStock && spot.Index >= rules.Kinds
}

// ask explains what is at a spot.
func (d *desk) ask(spot widgets.Spot) {
	d.refused, d.asked = nil, &spot
	d.changed()
}

// takeAt is what a heap of the reserve gives: its ingredient, the bag's cubes,
// or, from the last empty bag, nothing.
func takeAt(v rules.View, index int) rules.Ingredient {
	switch {
	case index < rules.Kinds:
		return rules.Ingredient(index)
	case v.Consider(noDraft.passing(rules.Nothing).text()).State == engine.Complete:
		return rules.Nothing
	}
	return rules.Draw
}

func (d *desk) tapCauldron(c rules.Cauldron, spot widgets.Spot) {
	potion := d.view().Potion(c)
	switch {
	case c == d.draft.cauldron:
		d.try(noDraft, spot)
	case potion.Brewed():
		d.try(copying(c, potion.Recipe), spot)
	default:
		d.try(d.draft.onto(c), spot)
	}
}

// tapStock puts a cube into the recipe, or gives it as the tribute.
func (d *desk) tapStock(spot widgets.Spot) {
	i := rules.Ingredient(spot.Index)
	next := d.draft
	if next.kind == rules.Copy {
		next.take = i
	} else {
		next = next.brewing()
		next.recipe[i]++
	}
	d.try(next, spot)
}

// takeOut puts a cube of the recipe back.
func (d *desk) takeOut(spot widgets.Spot) {
	cubes := d.draft.recipe.Cubes()
	if d.draft.kind != rules.Brew || spot.Index >= len(cubes) {
		return
	}
	next := d.draft
	next.recipe[cubes[spot.Index]]--
	d.try(next, spot)
}

// pick takes a tile for the potion, or the tribute of a copy.
func (d *desk) pick(spot widgets.Spot) {
	next := d.draft
	if next.kind == rules.Copy {
		next.take = kindsIn(d.view().Potion(next.cauldron).Recipe)[spot.Index]
	} else if next.tile = spot.Index + 1; next.tile == d.draft.tile {
		next.tile = 0
	}
	d.try(next, spot)
}

// clear puts everything back; false if there was nothing to put back.
func (d *desk) clear() bool {
	if d.draft.empty() && d.refused == nil && d.asked == nil {
		return d.catchUp()
	}
	d.forget()
	d.changed()
	return true
}

// forget drops what belongs to the moment before.
func (d *desk) forget() { d.draft, d.trail, d.refused, d.asked, d.hint = noDraft, nil, nil, nil, nil }

// confirm plays the draft if it is complete.
func (d *desk) confirm() {
	if !d.mine() {
		return
	}
	a := d.answer()
	if a.State != engine.Complete {
		return
	}
	// What the others do after this is shown step by step.
	d.shown = d.Now().Ply + 1
	d.seen[d.Now().Seat] = d.shown
	d.do(func() error { return d.Play(a.Move) })
}

// do changes the match. Whatever can be refused is not offered, so that an
// error here is a fault of the program.
func (d *desk) do(change func() error) {
	d.forget()
	if err := change(); err != nil {
		panic(fmt.Sprintf("alchemist: the table offered what the rules refuse: %v", err))
	}
}

// canUndo tells whether there is a part of the draft or a ply to take back.
func (d *desk) canUndo() bool {
	return d.stage != veiled && !d.Now().Busy() && (!d.draft.empty() || d.personPlayed())
}

// personPlayed tells whether a turn of a person can be taken back; what a
// computer played before all persons stays.
func (d *desk) personPlayed() bool {
	for _, entry := range d.History() {
		if d.players.person(entry.Seat) {
			return true
		}
	}
	return false
}

// undo puts the last part of the draft back, or takes the last turn back.
func (d *desk) undo() {
	if !d.canUndo() {
		return
	}
	if !d.draft.empty() {
		last := len(d.trail) - 1
		trail := d.trail
		d.refused, d.asked, d.hint = nil, nil, nil
		d.draft, d.trail = noDraft, nil
		if last >= 0 {
			d.draft, d.trail = trail[last], trail[:last]
		}
		d.changed()
		return
	}
	d.travel(d.Undo)
}

func (d *desk) redo() {
	if d.stage != veiled && d.Now().CanRedo && !d.Now().Busy() {
		d.travel(d.Redo)
	}
}

// travel goes through the history; nothing is shown step by step then.
func (d *desk) travel(change func() error) {
	d.do(change)
	d.shown = d.Now().Ply
	for seat := range d.seen {
		d.seen[seat] = min(d.seen[seat], d.shown)
	}
	d.changed()
}

// hintTime is how long a hint may be thought about.
const hintTime = 2 * time.Second

// advise asks the strongest computer player, and puts its choice into the draft.
func (d *desk) advise() {
	if !d.mine() {
		return
	}
	thinking := engine.Thinking{Rand: d.Header().Seed.Stream(fmt.Sprintf("hint/%d", d.Now().Ply)), Playouts: d.playouts}
	var choice engine.Choice
	var failed error
	d.Think(hintTime, func(ctx context.Context, v engine.View) {
		choice, failed = rules.Grandmaster.Choose(ctx, v, thinking)
	}, func() {
		if failed != nil {
			return
		}
		d.forget()
		h := &hint{move: choice.Move.(rules.Move), tried: choice.Playouts}
		if len(choice.Candidates) > 0 {
			h.chance = choice.Candidates[0].Chance
		}
		d.hint, d.draft = h, draftOf(h.move)
		d.changed()
	})
}
