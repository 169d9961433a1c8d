package alchemist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/widgets/boards"
	"adytum/widgets/compendium"

	rules "adytum/engine/alchemist"
)

// flights are the ways that cubes took in a turn, as the viewer has
// seen it. The cubes of the viewer's own recipe were laid before the turn was made.
func (d *model) flights(entry match.Entry) []compendium.Flight {
	var all []compendium.Flight
	looks, into := d.match.Now().Seat, boards.Spot{}
	fly := func(picture fyne.Resource, from, to boards.Spot, field int) {
		all = append(all, compendium.Flight{Picture: picture, From: from, To: to, Field: field})
	}
	screen := func(seat engine.Seat, i rules.Ingredient) boards.Spot {
		if seat == looks {
			return boards.Spot{Area: compendium.AreaStock, Index: int(i)}
		}
		return boards.Spot{Area: compendium.AreaSeats, Index: int(seat)}
	}
	for _, e := range entry.Events {
		e = e.Seen(looks)
		f := e.Facts
		switch e.Kind {
		case rules.EventBrewed:
			into = cauldronAt(f["cauldron"])
			for k, i := range stockOf(f["recipe"]).Cubes() {
				if e.Seat != looks {
					fly(pictureOf(i), screen(e.Seat, i), into, k)
				}
			}
		case rules.EventCopied:
			into = cauldronAt(f["cauldron"])
		case rules.EventRemoved:
			for _, i := range stockOf(f["cubes"]).Cubes() {
				fly(pictureOf(i), screen(entry.Seat, i), into, noField)
			}
		case rules.EventTribute:
			i := ingredientOf(f["ingredient"])
			fly(pictureOf(i), screen(e.Seat, i), screen(engine.Seat(number(f["to"])), i), noField)
		case rules.EventGained, rules.EventTook:
			i := ingredientOf(f["ingredient"])
			fly(pictureOf(i), boards.Spot{Area: compendium.AreaReserve, Index: int(i)}, screen(e.Seat, i), noField)
		case rules.EventDrew:
			bag := boards.Spot{Area: compendium.AreaReserve, Index: rules.Kinds}
			for _, i := range stockOf(f["cubes"]).Cubes() {
				fly(pictureOf(i), bag, screen(e.Seat, i), noField)
			}
			if f["cubes"] == "" { // nobody else knows what was drawn
				for range number(f["count"]) {
					fly(theme.NewThemedResource(cubeIcon), bag, screen(e.Seat, 0), noField)
				}
			}
		}
	}
	return all
}

const noField = -1

func cauldronAt(id string) boards.Spot {
	return boards.Spot{Area: compendium.AreaCauldrons, Index: int(cauldronOf(id))}
}

// fillings are the ways of the cubes that a draft has more in its cauldron than
// the draft before.
func fillings(before, after draft) []compendium.Flight {
	if after.kind != rules.Brew || after.cauldron == rules.NoCauldron {
		return nil
	}
	var there rules.Stock
	if before.kind == rules.Brew && before.cauldron == after.cauldron {
		there = before.recipe
	}
	var all []compendium.Flight
	for k, i := range after.recipe.Cubes() {
		if there[i] > 0 { // the first of its kind stay where they are
			there[i]--
			continue
		}
		all = append(all, compendium.Flight{Picture: pictureOf(i), From: boards.Spot{Area: compendium.AreaStock, Index: int(i)},
			To: boards.Spot{Area: compendium.AreaCauldrons, Index: int(after.cauldron)}, Field: k})
	}
	return all
}
