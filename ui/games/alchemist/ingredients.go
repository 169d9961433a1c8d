package alchemist

import (
	"strings"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/ui/i18n"
	"adytum/ui/look"

	rules "adytum/engine/alchemist"
)

func pictureOf(i rules.Ingredient) fyne.Resource { return look.Picture(assets.Ingredients, i.ID()) }

// ingredientName is one ingredient in words: "spider".
func ingredientName(i rules.Ingredient) string { return counted(i, 1) }

// counted is a number of an ingredient: "spider", "2 spiders".
func counted(i rules.Ingredient, n int) string {
	return i18n.N("alchemist.count."+i.ID(), n, nil)
}

// stockWords lists cubes: "2 spiders and mushroom".
func stockWords(s rules.Stock) string {
	var all []string
	for _, i := range rules.All() {
		if s[i] > 0 {
			all = append(all, counted(i, int(s[i])))
		}
	}
	return i18n.List(all)
}

// stockOf reads cubes that are joined by plus signs, as facts hold them.
func stockOf(ids string) rules.Stock {
	var s rules.Stock
	for id := range strings.SplitSeq(ids, "+") {
		if i := ingredientOf(id); i != rules.None {
			s[i]++
		}
	}
	return s
}

// ingredientOf reads an ID; rules.None if it is none.
func ingredientOf(id string) rules.Ingredient {
	for _, i := range rules.All() {
		if i.ID() == id {
			return i
		}
	}
	return rules.None
}

// cauldronOf reads an ID; rules.NoCauldron if it is none.
func cauldronOf(id string) rules.Cauldron {
	for _, c := range rules.AllCauldrons() {
		if c.ID() == id {
			return c
		}
	}
	return rules.NoCauldron
}

// cauldronWords is a cauldron by its pair: "bird leg and mushroom".
func cauldronWords(c rules.Cauldron) string {
	first, second := c.Pair()
	return i18n.List([]string{ingredientName(first), ingredientName(second)})
}
