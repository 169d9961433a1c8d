package alchemist

import rules "adytum/engine/alchemist"

// A draft is a half-made move. Missing parts are zero, NoCauldron or None.
type draft struct {
	kind     rules.Kind // 0 while there is none
	cauldron rules.Cauldron
	recipe   rules.Stock
	tile     int
	take     rules.Ingredient
}

var noDraft = draft{cauldron: rules.NoCauldron, take: rules.None}

func draftOf(m rules.Move) draft {
	d := noDraft
	d.kind = m.Kind
	switch m.Kind {
	case rules.Brew:
		d.cauldron, d.recipe, d.tile = m.Cauldron, m.Recipe, m.Tile
	case rules.Copy:
		d.cauldron, d.take = m.Cauldron, m.Take
	default:
		d.take = m.Take
	}
	return d
}

func (d draft) empty() bool { return d.kind == 0 }

// text is the draft as Consider reads it.
func (d draft) text() string {
	return rules.Draft{Kind: d.kind, Cauldron: d.cauldron, Recipe: d.recipe, Tile: d.tile, Take: d.take}.String()
}

// brewing is the draft of a brew that goes on from d.
func (d draft) brewing() draft {
	if d.kind == rules.Brew {
		return d
	}
	next := noDraft
	next.kind = rules.Brew
	return next
}

// onto is the draft with another cauldron to brew in; cubes that it shows are
// left out.
func (d draft) onto(c rules.Cauldron) draft {
	next := d.brewing()
	next.cauldron = c
	first, second := c.Pair()
	next.recipe[first], next.recipe[second] = 0, 0
	return next
}

// copying is the draft of a copy; a tribute that cannot be chosen is filled in.
func copying(c rules.Cauldron, recipe rules.Stock) draft {
	next := noDraft
	next.kind, next.cauldron = rules.Copy, c
	if kinds := kindsIn(recipe); len(kinds) == 1 {
		next.take = kinds[0]
	}
	return next
}

// kindsIn lists the ingredients of a recipe, each once.
func kindsIn(recipe rules.Stock) []rules.Ingredient {
	var kinds []rules.Ingredient
	for _, i := range rules.All() {
		if recipe[i] > 0 {
			kinds = append(kinds, i)
		}
	}
	return kinds
}

// passing is the draft of a pass that takes something; the same again is none.
func (d draft) passing(take rules.Ingredient) draft {
	if d.kind == rules.Pass && d.take == take {
		return noDraft
	}
	next := noDraft
	next.kind, next.take = rules.Pass, take
	return next
}
