package alchemist

import (
	"slices"

	"adytum/engine"
	"adytum/engine/alchemist/fast"
)

// The fast twin of these rules plays the games that bots think through; a test
// holds the two together.

// twin is the position for the fast rules; it must not be over.
func (p Position) twin() fast.Table {
	t := fast.Table{Seats: p.seats, Start: int(p.start), Turns: p.turns, Reserve: fast.StockOf(p.reserve)}
	for c, potion := range p.compendium {
		if potion.Brewed() {
			t.Potions[c] = fast.Potion{
				Recipe: recipeNumbers[potion.Recipe], Tile: uint8(potion.Tile), Creator: uint8(potion.Creator)}
		}
	}
	for seat := range p.stocks {
		t.Stocks[seat] = fast.StockOf(p.stocks[seat])
		t.Scores[seat] = p.scores[seat]
		t.Schools[seat] = uint8(p.schools[seat])
	}
	for _, i := range slices.Backward(p.bag.cubes[:p.bag.size]) {
		t.Bag = append(t.Bag, uint8(i))
	}
	return t
}

// recipeNumbers are the twin's numbers of the recipes.
var recipeNumbers = func() map[Stock]uint8 {
	numbers := map[Stock]uint8{}
	for n := range fast.Recipes {
		numbers[fast.CubesOf(n).Counts()] = uint8(n)
	}
	return numbers
}()

// moveOf reads a move of the twin.
func moveOf(m fast.Move) Move {
	switch m.Kind {
	case fast.Brew:
		return Move{Kind: Brew, Cauldron: Cauldron(m.Cauldron), Recipe: fast.CubesOf(int(m.Recipe)).Counts(), Tile: int(m.Tile)}
	case fast.Copy:
		return Move{Kind: Copy, Cauldron: Cauldron(m.Cauldron), Take: Ingredient(m.Take)}
	default:
		return Move{Kind: Pass, Take: Ingredient(m.Take)}
	}
}

// RandomPlayouts returns a function that plays one random game from here by the
// fast rules. The position must not be over.
func (p Position) RandomPlayouts(r *engine.Rand) func() {
	start, rand := fast.New(p.twin()), fast.Rand(r.Uint64())
	return func() {
		s := start
		s.RandomPlayout(&rand)
	}
}
