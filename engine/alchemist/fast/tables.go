// Package fast is Alchemist for the hot loop of a search: the rules on a small
// mutable value without pointers, random playouts, a policy that picks good
// moves at once, and a search that plays sampled worlds out with it.
//
// The readable rules live in the parent package; a test there holds the two
// together. Paragraphs such as L2 are those of the rulebook. Ingredients,
// cauldrons and seats are numbers in the parent's order.
package fast

import "math/bits"

// The bounds of the game.
const (
	Kinds     = 5
	Cauldrons = 10
	Recipes   = 120
	MaxSeats  = 5
	highTile  = 10
	mostInBag = 14
	seals     = 5
)

// A Stock is a number of cubes of each ingredient, eight bits each; no lane
// ever exceeds 32, so lanes never touch.
type Stock uint64

const (
	eachLane = 0x01_01_01_01_01
	highBits = eachLane << 7
)

// One is a single cube.
func One(kind int) Stock { return 1 << (8 * kind) }

// StockOf packs counts.
func StockOf(counts [Kinds]uint8) (s Stock) {
	for kind, n := range counts {
		s |= Stock(n) << (8 * kind)
	}
	return s
}

// Counts unpacks the counts.
func (s Stock) Counts() (counts [Kinds]uint8) {
	for kind := range counts {
		counts[kind] = uint8(s.of(kind))
	}
	return counts
}

// of is the number of cubes of one ingredient.
func (s Stock) of(kind int) int { return int(s >> (8 * kind) & 0xff) }

// size is the number of cubes.
func (s Stock) size() int { return int(s * eachLane >> 32 & 0xff) }

// covers reports whether all cubes of another stock are there: no lane borrows.
func (s Stock) covers(other Stock) bool { return ((s|highBits)-other)&highBits == highBits }

// kindsIn counts the ingredients that are there.
func (s Stock) kindsIn() int {
	return bits.OnesCount64(uint64(((s | highBits) - eachLane) & highBits))
}

// A recipeSet holds recipes by number.
type recipeSet [2]uint64

func (s *recipeSet) add(recipe int) { s[recipe>>6] |= 1 << (recipe & 63) }

func (s *recipeSet) size() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// nth is the n-th recipe of a set of recipes.
func (s recipeSet) nth(n int) int {
	word, base := s[0], 0
	if low := bits.OnesCount64(word); n >= low {
		word, base, n = s[1], 64, n-low
	}
	for ; n > 0; n-- {
		word &= word - 1
	}
	return base + bits.TrailingZeros64(word)
}

// cubesOf are the recipes of one to five cubes with at most two of a kind (L2);
// sizeOf are their sizes.
var cubesOf, sizeOf = func() (cubes [Recipes]Stock, sizes [Recipes]uint8) {
	n := 0
	for code := range codes {
		s, rest := Stock(0), code
		for kind := range Kinds {
			s |= Stock(rest%3) << (8 * kind)
			rest /= 3
		}
		if size := s.size(); size >= 1 && size <= 5 && s.kindsIn() <= 3 {
			cubes[n], sizes[n] = s, uint8(size)
			n++
		}
	}
	return cubes, sizes
}()

// codes is the number of stocks with at most two cubes of a kind.
const codes = 3 * 3 * 3 * 3 * 3

// payable are the recipes that a stock can pay, by the code of what it holds up
// to two of a kind.
var payable = func() (table [codes]recipeSet) {
	for code := range table {
		s, rest := Stock(0), code
		for kind := range Kinds {
			s |= Stock(rest%3) << (8 * kind)
			rest /= 3
		}
		for recipe, cubes := range cubesOf {
			if s.covers(cubes) {
				table[code].add(recipe)
			}
		}
	}
	return table
}()

// code is the stock cut down to two of a kind, in the base three.
func (s Stock) code() int {
	return min(s.of(0), 2) + 3*min(s.of(1), 2) + 9*min(s.of(2), 2) + 27*min(s.of(3), 2) + 81*min(s.of(4), 2)
}

// shows are the two ingredients of each cauldron; taken are the recipes that it
// takes.
var shows, taken = func() (pairs [Cauldrons][2]uint8, sets [Cauldrons]recipeSet) {
	n := 0
	for a := range Kinds {
		for b := a + 1; b < Kinds; b++ {
			pairs[n] = [2]uint8{uint8(a), uint8(b)}
			for recipe, cubes := range cubesOf {
				if cubes.of(a) == 0 && cubes.of(b) == 0 {
					sets[n].add(recipe)
				}
			}
			n++
		}
	}
	return pairs, sets
}()

// CubesOf are the cubes of a recipe.
func CubesOf(recipe int) Stock { return cubesOf[recipe] }
