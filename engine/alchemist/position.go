package alchemist

import (
	"cmp"
	"slices"

	"adytum/engine"
)

// mostInBag is the size of the fullest bag after dealing (three seats).
const mostInBag = 14

// A Bag is an ordered pile of cubes that are drawn from its end.
type Bag struct {
	cubes [mostInBag]Ingredient
	size  int
}

func (b *Bag) push(i Ingredient) {
	b.cubes[b.size] = i
	b.size++
}

// pop draws a cube and leaves no trace of it, so that == stays exact.
func (b *Bag) pop() Ingredient {
	b.size--
	i := b.cubes[b.size]
	b.cubes[b.size] = 0
	return i
}

// stock counts the cubes.
func (b Bag) stock() Stock { return StockOf(b.cubes[:b.size]...) }

// A Position is one moment of a game, hidden things included. It is a plain
// value: copying it copies everything, == compares everything.
type Position struct {
	seats      int
	start      engine.Seat
	turns      int // that were taken
	compendium [Cauldrons]Potion
	reserve    Stock
	gone       Stock // out of the game
	stocks     [MostSeats]Stock
	// known is the part of each stock that everybody can name: what was
	// gained openly and not paid since. A payment that it does not cover
	// shows cubes of the unknown part, which came from the bag.
	known   [MostSeats]Stock
	scores  [MostSeats]int
	schools [MostSeats]Ingredient // all None without schools
	bag     Bag
}

var noSchools = [MostSeats]Ingredient{None, None, None, None, None}

// Seats is the number of seats at the table.
func (p Position) Seats() int { return p.seats }

// Round is the number of complete rounds.
func (p Position) Round() int { return p.turns / p.seats }

// ToMove is the seat whose turn it is: clockwise from the start (L1).
func (p Position) ToMove() engine.Seat {
	if p.over() {
		return engine.Nobody
	}
	return p.seatOfTurn()
}

func (p Position) seatOfTurn() engine.Seat {
	return engine.Seat((int(p.start) + p.turns) % p.seats)
}

// over reports whether the end is reached: after a complete round three or more
// ingredients are gone from the reserve (L9).
func (p Position) over() bool {
	return p.turns > 0 && p.turns%p.seats == 0 && len(p.exhausted()) >= exhaustedEnds
}

const exhaustedEnds = 3

// exhausted lists the ingredients that the reserve lacks.
func (p Position) exhausted() []Ingredient {
	var kinds []Ingredient
	for _, i := range All() {
		if p.reserve[i] == 0 {
			kinds = append(kinds, i)
		}
	}
	return kinds
}

// opening reports whether L12 binds the seat to move.
func (p Position) opening() bool { return p.seats == 2 && p.turns < p.seats }

// withSchools reports whether schools are in play (L13).
func (p Position) withSchools() bool { return p.schools[0] != None }

// sealsOf is the number of seals before a seat's screen.
func (p Position) sealsOf(seat engine.Seat) int {
	n := Seals
	for _, potion := range p.compendium {
		if potion.Brewed() && potion.Creator == seat {
			n--
		}
	}
	return n
}

// tileLeft reports whether a fame tile is still beside the compendium.
func (p Position) tileLeft(tile int) bool {
	return !slices.ContainsFunc(p.compendium[:], func(q Potion) bool { return q.Tile == tile })
}

// tilesLeft lists the fame tiles beside the compendium, the lowest first.
func (p Position) tilesLeft() []int {
	var tiles []int
	for tile := 1; tile <= HighTile; tile++ {
		if p.tileLeft(tile) {
			tiles = append(tiles, tile)
		}
	}
	return tiles
}

// cauldronWith finds the recipe in the compendium; NoCauldron if it is new.
func (p Position) cauldronWith(recipe Stock) Cauldron {
	for c, potion := range p.compendium {
		if potion.Brewed() && potion.Recipe == recipe {
			return Cauldron(c)
		}
	}
	return NoCauldron
}

// byProducts is what a cauldron gives now, and what it fails to give (L2).
func (p Position) byProducts(c Cauldron) (gained, missed []Ingredient) {
	first, second := c.Pair()
	for _, i := range []Ingredient{first, second} {
		if p.reserve[i] > 0 {
			gained = append(gained, i)
		} else {
			missed = append(missed, i)
		}
	}
	return gained, missed
}

// left counts the cubes of an ingredient in the reserve after all stocks were
// put into it (L10); the bag and the cauldrons do not count.
func (p Position) left(i Ingredient) int {
	n := int(p.reserve[i])
	for _, s := range p.stocks {
		n += int(s[i])
	}
	return n
}

// schoolRanks is the rank of each seat's school, 1 the best: fewest cubes left
// first, equal counts share a rank, none is skipped (L10). All are 0 without
// schools.
func (p Position) schoolRanks() [MostSeats]int {
	var ranks [MostSeats]int
	if !p.withSchools() {
		return ranks
	}
	copy(ranks[:], denseRanks(p.seats, func(a, b int) int {
		return cmp.Compare(p.left(p.schools[a]), p.left(p.schools[b]))
	}))
	return ranks
}

// denseRanks ranks seats by an order, 1 the first; equal seats share a rank
// and none is skipped.
func denseRanks(seats int, compare func(a, b int) int) []int {
	order := make([]int, seats)
	for seat := range order {
		order[seat] = seat
	}
	slices.SortStableFunc(order, compare)
	ranks := make([]int, seats)
	rank := 0
	for i, seat := range order {
		if i == 0 || compare(order[i-1], seat) != 0 {
			rank++
		}
		ranks[seat] = rank
	}
	return ranks
}

// Finished is the name of the only end.
const Finished = "finished"

// Outcome is "finished" with the points; equal points are parted by the rank of
// the schools, and what is still equal shares a place (L11).
func (p Position) Outcome() (engine.Outcome, bool) {
	if !p.over() {
		return engine.Outcome{}, false
	}
	schools := p.schoolRanks()
	ranks := denseRanks(p.seats, func(a, b int) int {
		return cmp.Or(cmp.Compare(p.scores[b], p.scores[a]), cmp.Compare(schools[a], schools[b]))
	})
	return engine.Outcome{Name: Finished, Scores: slices.Clone(p.scores[:p.seats]), Ranks: ranks}, true
}
