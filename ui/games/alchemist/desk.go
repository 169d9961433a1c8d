package alchemist

import (
	"time"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/session"
	"adytum/ui/table"
	"adytum/widgets/boards"
	"adytum/widgets/compendium"

	rules "adytum/engine/alchemist"
)

// A desk is the view model of the table: the match as it is shown, and what is
// no part of it: the half-made move and the words beside it.
type desk struct {
	*table.Model
	// draft is what has been tapped so far, trail the drafts before it.
	draft draft
	trail []draft
	// refused is the answer to the last tap, if it was refused.
	refused *refusal
	// asked is what is to be explained, if anything is.
	asked *boards.Spot
	// hint is the advice that the draft was made from.
	hint *rules.Hint
	// commitment binds the app to the draw; "" if it was never made.
	commitment string
	// pointed are places that a lesson points at, such as "bird_leg-spider",
	// "stock:spider" or "reserve:bag".
	pointed []string
	// playouts bounds the thinking about a hint; 0 leaves it to the time.
	playouts int
}

// A refusal is why a tap could not do anything, and what was tapped.
type refusal struct {
	*engine.Refusal
	spot boards.Spot
}

// newDesk opens a match. Stocks and schools are secret until its end.
func newDesk(m *match.Match, runner session.Runner, save session.Save) *desk {
	d := &desk{draft: noDraft}
	d.Model = table.NewModel(m, seatsOf(m.Header().Players), runner, save, func(m *match.Match) bool { return m.Position().ToMove() != engine.Nobody })
	d.Forget = d.forget
	return d
}

// view is the table as the seat that looks is shown it.
func (d *desk) view() rules.View { return d.Model.View().(rules.View) }

// replay shows again what happened since the last own turn, or in the last
// round.
func (d *desk) replay() {
	seat, history := d.Now().Seat, d.History()
	from := table.LastOwn(history, seat)
	if from == len(history) && from > 0 {
		from = table.LastOwn(history[:from-1], seat)
	}
	d.Replay(from)
}

// answer is what may become of the draft.
func (d *desk) answer() engine.Answer { return d.view().Consider(d.draft.text()) }

// try makes a draft the new one, or says why it cannot be.
func (d *desk) try(next draft, spot boards.Spot) {
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
func (d *desk) tap(spot boards.Spot) {
	d.refused, d.hint = nil, nil
	defer func() { d.Changed() }()
	if d.CatchUp() {
		return
	}
	again := d.asked != nil && *d.asked == spot
	d.asked = nil
	if explained(spot) || !d.Mine() {
		if !again {
			d.asked = &spot
		}
		return
	}
	switch spot.Area {
	case compendium.AreaCauldrons:
		d.tapCauldron(rules.Cauldron(spot.Index), spot)
	case compendium.AreaFields:
		d.takeOut(spot)
	case compendium.AreaStock:
		d.tapStock(spot)
	case compendium.AreaReserve:
		d.try(d.draft.passing(takeAt(d.view(), spot.Index)), spot)
	case compendium.AreaPicks:
		d.pick(spot)
	}
}

// explained tells whether a tap is answered with words alone: a seat, the
// tiles, the own school.
func explained(spot boards.Spot) bool {
	return spot.Area == compendium.AreaSeats || spot.Area == compendium.AreaTiles ||
		spot.Area == compendium.AreaStock && spot.Index >= rules.Kinds
}

// ask explains what is at a spot.
func (d *desk) ask(spot boards.Spot) {
	d.refused, d.asked = nil, &spot
	d.Changed()
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

func (d *desk) tapCauldron(c rules.Cauldron, spot boards.Spot) {
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
func (d *desk) tapStock(spot boards.Spot) {
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
func (d *desk) takeOut(spot boards.Spot) {
	cubes := d.draft.recipe.Cubes()
	if d.draft.kind != rules.Brew || spot.Index >= len(cubes) {
		return
	}
	next := d.draft
	next.recipe[cubes[spot.Index]]--
	d.try(next, spot)
}

// pick takes a tile for the potion, or the tribute of a copy.
func (d *desk) pick(spot boards.Spot) {
	next := d.draft
	if next.kind == rules.Copy {
		next.take = kindsIn(d.view().Potion(next.cauldron).Recipe)[spot.Index]
	} else if next.tile = spot.Index + 1; next.tile == d.draft.tile {
		next.tile = 0
	}
	d.try(next, spot)
}

// quiet takes away what is said beside a place.
func (d *desk) quiet() {
	if d.refused != nil || d.asked != nil {
		d.clear()
	}
}

// clear takes away what is said beside a place, or else puts everything back;
// false if there was nothing to put back.
func (d *desk) clear() bool {
	switch {
	case d.refused != nil || d.asked != nil:
		d.refused, d.asked = nil, nil
	case !d.draft.empty():
		d.forget()
	default:
		return d.CatchUp()
	}
	d.Changed()
	return true
}

// forget drops what belongs to the moment before.
func (d *desk) forget() { d.draft, d.trail, d.refused, d.asked, d.hint = noDraft, nil, nil, nil, nil }

// confirm plays the draft if it is complete.
func (d *desk) confirm() {
	if !d.Mine() {
		return
	}
	if a := d.answer(); a.State == engine.Complete {
		d.Make(a.Move)
	}
}

// canUndo tells whether there is a part of the draft or a ply to take back.
func (d *desk) canUndo() bool {
	return d.Open() && !d.Now().Busy() && (!d.draft.empty() || d.CanTakeBack())
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
		d.Changed()
		return
	}
	d.TakeBack()
}

// hintTime is how long a hint may be thought about.
const hintTime = 2 * time.Second

// advise asks the strongest computer player, and puts its choice into the draft.
func (d *desk) advise() {
	d.Advise(rules.Grandmaster, hintTime, d.playouts, func(choice engine.Choice) {
		d.forget()
		h := d.view().Advise(choice)
		d.hint, d.draft = &h, draftOf(h.Move)
		d.Changed()
	})
}
