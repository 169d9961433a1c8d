package alchemist

import (
	"time"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/table"
	"adytum/widgets/boards"
	"adytum/widgets/compendium"

	rules "adytum/engine/alchemist"
)

// A model is the view model of the table: the match as it is shown, and what is
// no part of it: the half-made move and the words beside it.
type model struct {
	match *table.Model
	// draft is what has been tapped so far, trail the drafts before it.
	draft draft
	trail []draft
	// tapped is what was tapped last.
	tapped boards.Spot
	// asked is what will be explained, if anything.
	asked *boards.Spot
	// hint is the advice that the draft was made from.
	hint *rules.Hint
	// commitment binds the app to the draw; "" if it was never made.
	commitment string
	// pointed are places that a lesson points at, such as "bird_leg-spider",
	// "stock:spider" or "reserve:bag".
	pointed []string
}

// newModel opens a match. Stocks and schools are secret until its end.
func newModel(m *match.Match, k table.Keeper) *model {
	d := &model{draft: noDraft}
	d.match = table.NewModel(m, seatsOf(m.Header().Players), k, func(m *match.Match) bool { return m.Position().ToMove() != engine.Nobody })
	d.match.Draft = d
	return d
}

// view is the table as the viewer is shown it.
func (d *model) view() rules.View { return d.match.View().(rules.View) }

// again shows what happened since the last own turn, or in the last
// round.
func (d *model) again() {
	seat, history := d.match.Now().Seat, d.match.History()
	from := table.LastOwn(history, seat)
	if from == len(history) && from > 0 {
		from = table.LastOwn(history[:from-1], seat)
	}
	d.match.ShowAgain(from)
}

// answer is what may become of the draft.
func (d *model) answer() engine.Answer { return d.match.Consider(d.draft.text()) }

// try makes a draft the new one, or says why it cannot be.
func (d *model) try(next draft, spot boards.Spot) {
	if next == d.draft {
		return
	}
	if !next.empty() {
		if a := d.match.Consider(next.text()); a.State == engine.Impossible {
			d.match.Refused, d.tapped = a.Refusal, spot
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
func (d *model) tap(spot boards.Spot) {
	d.match.Refused, d.hint = nil, nil
	defer func() { d.match.Changed() }()
	if d.match.CatchUp() {
		return
	}
	again := d.asked != nil && *d.asked == spot
	d.asked = nil
	if explained(spot) || !d.match.Mine() {
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

// explained reports whether a tap is answered with words alone: a seat, the
// tiles, the viewer's school.
func explained(spot boards.Spot) bool {
	return spot.Area == compendium.AreaSeats || spot.Area == compendium.AreaTiles ||
		spot.Area == compendium.AreaStock && spot.Index >= rules.Kinds
}

// ask explains what is at a spot.
func (d *model) ask(spot boards.Spot) {
	d.match.Refused, d.asked = nil, &spot
	d.match.Changed()
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

func (d *model) tapCauldron(c rules.Cauldron, spot boards.Spot) {
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
func (d *model) tapStock(spot boards.Spot) {
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
func (d *model) takeOut(spot boards.Spot) {
	cubes := d.draft.recipe.Cubes()
	if d.draft.kind != rules.Brew || spot.Index >= len(cubes) {
		return
	}
	next := d.draft
	next.recipe[cubes[spot.Index]]--
	d.try(next, spot)
}

// pick takes a tile for the potion, or the tribute of a copy.
func (d *model) pick(spot boards.Spot) {
	next := d.draft
	if next.kind == rules.Copy {
		next.take = kindsIn(d.view().Potion(next.cauldron).Recipe)[spot.Index]
	} else if next.tile = spot.Index + 1; next.tile == d.draft.tile {
		next.tile = 0
	}
	d.try(next, spot)
}

// Empty reports whether no part of a move is prepared.
func (d *model) Empty() bool { return d.draft.empty() }

// Back puts the last part of the draft back; false if there was none.
func (d *model) Back() bool {
	if d.draft.empty() {
		return false
	}
	d.hint, d.draft = nil, noDraft
	if last := len(d.trail) - 1; last >= 0 {
		d.draft, d.trail = d.trail[last], d.trail[:last]
	}
	return true
}

// Quiet drops what is explained.
func (d *model) Quiet() bool {
	said := d.asked != nil
	d.asked = nil
	return said
}

// Forget drops what belongs to the moment before.
func (d *model) Forget() { d.draft, d.trail, d.asked, d.hint = noDraft, nil, nil, nil }

// hintTime is how long a hint may be thought about.
const hintTime = 2 * time.Second

// Advise asks the strongest computer player, and puts its choice into the draft.
func (d *model) Advise() {
	d.match.AdviseBy(rules.Grandmaster, hintTime, func(choice engine.Choice) {
		d.Forget()
		h := d.view().Advise(choice)
		d.match.Refused, d.hint, d.draft = nil, &h, draftOf(h.Move)
		d.match.Changed()
	})
}
