package alchemist

import (
	"strings"

	"adytum/engine"
	"adytum/ui/i18n"
	"adytum/ui/table"
	"adytum/widgets/boards"
	"adytum/widgets/compendium"

	rules "adytum/engine/alchemist"
)

// explain says what is at a spot, and the paragraph that tells more.
func (d *model) explain(spot boards.Spot) (words, paragraph string) {
	v := d.view()
	switch spot.Area {
	case compendium.AreaSeats:
		return knowledge(d.match.Players, v, engine.Seat(spot.Index)), "L4"
	case compendium.AreaCauldrons:
		return cauldronSpoken(d.match.Players, v, rules.Cauldron(spot.Index)), "L2"
	case compendium.AreaTiles, compendium.AreaPicks:
		return i18n.T("alchemist.explain.tiles"), "L3"
	case compendium.AreaReserve:
		if spot.Index == rules.Kinds {
			return i18n.N("alchemist.explain.bag", v.BagSize(), nil), "L8"
		}
		return ingredientWords(v, rules.Ingredient(spot.Index)), "L9"
	case compendium.AreaStock:
		if spot.Index == rules.Kinds {
			return i18n.Tf("alchemist.explain.school", map[string]any{"Ingredient": ingredientName(v.School(v.Seat()))}), "L10"
		}
		return ingredientWords(v, rules.Ingredient(spot.Index)), "L2"
	}
	return "", ""
}

// ingredientWords says where the cubes of an ingredient are, as far as the seat
// knows.
func ingredientWords(v rules.View, i rules.Ingredient) string {
	return i18n.Tf("alchemist.explain.ingredient", map[string]any{
		"Ingredient": ingredientName(i), "Reserve": v.Reserve()[i], "Own": v.Stock()[i], "Gone": v.Gone()[i]})
}

// knowledge says what the viewer knows of another seat by counting.
func knowledge(who table.Players, v rules.View, seat engine.Seat) string {
	words := []string{seatWords(who, v, seat)}
	if seat != v.Seat() {
		fewest, _ := v.Bounds(seat)
		if fewest.Size() > 0 {
			words = append(words, i18n.Tf("alchemist.explain.known", map[string]any{"Stock": stockWords(fewest)}))
		}
	}
	return strings.Join(words, " ")
}
