package alchemist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/widgets"

	rules "adytum/engine/alchemist"
)

// flights are the ways that cubes took in a turn, as the seat that looks has
// seen it. The cubes of an own recipe were laid before the turn was made.
func (d *desk) flights(entry match.Entry) []widgets.CubeFlight {
	var all []widgets.CubeFlight
	looks, into := d.Now().Seat, widgets.Spot{}
	fly := func(picture fyne.Resource, from, to widgets.Spot, field int) {
		all = append(all, widgets.CubeFlight{Picture: picture, From: from, To: to, Field: field})
	}
	screen := func(seat engine.Seat, i rules.Ingredient) widgets.Spot {
		if seat == looks {
			return widgets.Spot{Area: widgets.AreaStock, Index: int(i)}
		}
		return widgets.Spot{Area: widgets.AreaSeats, Index: int(seat)}
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
			fly(pictureOf(i), widgets.Spot{Area: widgets.AreaReserve, Index: int(i)}, screen(e.Seat, i), noField)
		case rules.EventDrew:
			bag := widgets.Spot{Area: widgets.AreaReserve, Index: rules.Kinds}
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

func cauldronAt(id string) widgets.Spot {
	return widgets.Spot{Area: widgets.AreaCauldrons, Index: int(cauldronOf(id))}
}

// fillings are the ways of the cubes that a draft has more in its cauldron than
// the draft before.
func fillings(before, after draft) []widgets.CubeFlight {
	if after.kind != rules.Brew || after.cauldron == rules.NoCauldron {
		return nil
	}
	var there rules.Stock
	if before.kind == rules.Brew && before.cauldron == after.cauldron {
		there = before.recipe
	}
	var all []widgets.CubeFlight
	for k, i := range after.recipe.Cubes() {
		if there[i] > 0 { // the first of its kind stay where they are
			there[i]--
			continue
		}
		all = append(all, widgets.CubeFlight{Picture: pictureOf(i), From: widgets.Spot{Area: widgets.AreaStock, Index: int(i)},
			To: widgets.Spot{Area: widgets.AreaCauldrons, Index: int(after.cauldron)}, Field: k})
	}
	return all
}
