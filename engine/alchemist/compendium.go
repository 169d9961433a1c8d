package alchemist

import (
	"slices"
	"strings"

	"adytum/engine"
)

// An Ingredient is one of the five kinds of cubes. In the boxed game the bird
// leg is grey, the mushroom blue, the snake venom green, the spider yellow and
// the troll eye orange.
type Ingredient uint8

// The ingredients, in the order of their ids, which is that of moves and lists.
const (
	BirdLeg Ingredient = iota
	Mushroom
	SnakeVenom
	Spider
	TrollEye
)

// Kinds is the number of ingredients; CubesPerKind how many cubes each has.
const (
	Kinds        = 5
	CubesPerKind = 32
)

// None stands where there is no ingredient.
const None = Ingredient(0xff)

var ingredientIDs = [Kinds]string{"bird_leg", "mushroom", "snake_venom", "spider", "troll_eye"}

// All lists the ingredients.
func All() [Kinds]Ingredient {
	return [Kinds]Ingredient{BirdLeg, Mushroom, SnakeVenom, Spider, TrollEye}
}

// ID is the ingredient's name in moves, facts and records: "bird_leg"; "-" for
// None.
func (i Ingredient) ID() string {
	if i == None {
		return "-"
	}
	return ingredientIDs[i]
}

// String is the ID.
func (i Ingredient) String() string { return i.ID() }

// parseIngredient reads an ID; None if it is none.
func parseIngredient(id string) Ingredient {
	if i := slices.Index(ingredientIDs[:], id); i >= 0 {
		return Ingredient(i)
	}
	return None
}

// A Stock is a number of cubes of each ingredient: a recipe, what lies behind a
// screen, the reserve.
type Stock [Kinds]uint8

// StockOf counts cubes.
func StockOf(cubes ...Ingredient) Stock {
	var s Stock
	for _, i := range cubes {
		s[i]++
	}
	return s
}

// Size is the number of cubes.
func (s Stock) Size() int {
	n := 0
	for _, count := range s {
		n += int(count)
	}
	return n
}

// Covers reports whether a stock holds all cubes of another.
func (s Stock) Covers(other Stock) bool {
	for i := range s {
		if s[i] < other[i] {
			return false
		}
	}
	return true
}

// Plus adds the cubes of two stocks.
func (s Stock) Plus(other Stock) Stock {
	for i := range s {
		s[i] += other[i]
	}
	return s
}

// Minus takes away the cubes of another stock, as far as they are there.
func (s Stock) Minus(other Stock) Stock {
	for i := range s {
		s[i] -= min(s[i], other[i])
	}
	return s
}

// Cubes lists the cubes one by one.
func (s Stock) Cubes() []Ingredient {
	cubes := make([]Ingredient, 0, s.Size())
	for _, i := range All() {
		for range s[i] {
			cubes = append(cubes, i)
		}
	}
	return cubes
}

// String joins the cubes by plus signs: "mushroom+spider+spider".
func (s Stock) String() string {
	var b strings.Builder
	for _, i := range s.Cubes() {
		if b.Len() > 0 {
			b.WriteByte('+')
		}
		b.WriteString(i.ID())
	}
	return b.String()
}

// The bounds of the compendium and of a recipe (L2).
const (
	Cauldrons  = 10
	HighTile   = 10 // the fame tiles are worth 1 to 10, each once
	MostCubes  = 5
	MostOfKind = 2
	Seals      = 5
	OpeningLow = 5 // the lowest tile of the opening with two seats (L12)
)

// A Cauldron is one of the ten of the compendium: one for each pair of
// ingredients, which it gives as by-products and will not take.
type Cauldron uint8

// NoCauldron stands where no cauldron is meant.
const NoCauldron = Cauldron(0xff)

type pair struct {
	first, second Ingredient
	id            string
}

var pairs = func() (all [Cauldrons]pair) {
	n := 0
	for a := range Ingredient(Kinds) {
		for b := a + 1; b < Kinds; b++ {
			all[n] = pair{a, b, a.ID() + "-" + b.ID()}
			n++
		}
	}
	return all
}()

// AllCauldrons lists the cauldrons.
func AllCauldrons() [Cauldrons]Cauldron {
	var all [Cauldrons]Cauldron
	for c := range all {
		all[c] = Cauldron(c)
	}
	return all
}

// Pair is the two ingredients that the cauldron shows.
func (c Cauldron) Pair() (first, second Ingredient) { return pairs[c].first, pairs[c].second }

// Shows reports whether an ingredient is one of the pair.
func (c Cauldron) Shows(i Ingredient) bool { return pairs[c].first == i || pairs[c].second == i }

// ID is the pair's ids joined by a hyphen: "bird_leg-mushroom".
func (c Cauldron) ID() string { return pairs[c].id }

// String is the ID.
func (c Cauldron) String() string { return c.ID() }

// parseCauldron reads an ID; NoCauldron if it is none.
func parseCauldron(id string) Cauldron {
	for _, c := range AllCauldrons() {
		if c.ID() == id {
			return c
		}
	}
	return NoCauldron
}

// recipes lists the 25 recipes that each cauldron takes as far as the compendium
// leaves them free (L2), in the order of the moves' texts: a longer recipe
// stands before one that is its beginning.
var recipes = func() (all [Cauldrons][]Stock) {
	for _, c := range AllCauldrons() {
		all[c] = recipesOf(c)
		slices.SortFunc(all[c], func(a, b Stock) int { return strings.Compare(a.String()+":", b.String()+":") })
	}
	return all
}()

func recipesOf(c Cauldron) []Stock {
	list := []Stock{{}}
	for _, i := range All() {
		if c.Shows(i) {
			continue
		}
		for _, s := range slices.Clone(list) {
			for range MostOfKind {
				s[i]++
				list = append(list, s)
			}
		}
	}
	return slices.DeleteFunc(list, func(s Stock) bool { return s.Size() == 0 || s.Size() > MostCubes })
}

// A Potion is what stands on a cauldron; the zero Potion is an empty cauldron.
type Potion struct {
	Tile    int // 1 to 10, 0 if the cauldron is empty
	Creator engine.Seat
	Recipe  Stock
}

// Brewed reports whether the cauldron is taken.
func (p Potion) Brewed() bool { return p.Tile > 0 }
