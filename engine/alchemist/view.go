package alchemist

import (
	"fmt"
	"slices"
	"strings"

	"adytum/engine"
)

// A View is what one seat knows: everything on the table, its own stock and
// school, and by counting the part of each other stock that was gained openly
// and not paid since. Of the rest it knows how many cubes each other seat and
// the bag hold, and which cubes these are all together: the stocks that were
// drawn at the start and from the bag, less what their owners have shown by
// paying.
//
// A payment first takes known cubes; what they do not cover shows unknown ones.
// So known plus any cubes of the unseen pool that fill up the size is a stock
// that fits all that was seen, and no other stock does.
type View struct {
	seat engine.Seat
	// table is the position without what the seat cannot know: other stocks
	// hold their known part, other schools are None, the bag is empty.
	table Position
	// hidden counts the unknown cubes behind each screen, inBag those in the
	// bag; unseen is what they are all together.
	hidden [MostSeats]int
	inBag  int
	unseen Stock
}

// View takes out what a seat cannot know. After the end only the order of the
// bag is hidden.
func (p Position) View(seat engine.Seat) engine.View {
	v := View{seat: seat, table: p, inBag: p.bag.size, unseen: p.bag.stock()}
	v.table.bag = Bag{}
	for other := range engine.Seat(p.seats) {
		if other == seat || p.over() {
			continue
		}
		rest := p.stocks[other].Minus(p.known[other])
		v.hidden[other] = rest.Size()
		v.unseen = v.unseen.Plus(rest)
		v.table.stocks[other] = p.known[other]
		v.table.schools[other] = None
	}
	return v
}

// Seat is the viewer.
func (v View) Seat() engine.Seat { return v.seat }

// ToMove is as in Position.
func (v View) ToMove() engine.Seat { return v.table.ToMove() }

// Moves lists the legal moves sorted by text when it is the seat's turn.
func (v View) Moves() []engine.Move {
	if v.seat != v.ToMove() {
		return nil
	}
	return v.acting().Moves()
}

// acting is the table with a bag as full as the true one, for the rules of a
// pass; its cubes mean nothing.
func (v View) acting() Position {
	p := v.table
	p.bag.size = v.inBag
	return p
}

// Outcome is as in Position.
func (v View) Outcome() (engine.Outcome, bool) { return v.table.Outcome() }

// Sample deals the unseen cubes to the hidden places, each way as likely as any
// other, and the schools likewise.
func (v View) Sample(r *engine.Rand) engine.Position {
	p := v.table
	cubes := v.unseen.Cubes()
	engine.Shuffle(r, cubes)
	for seat, n := range v.hidden {
		for _, i := range cubes[:n] {
			p.stocks[seat][i]++
		}
		cubes = cubes[n:]
	}
	for _, i := range cubes {
		p.bag.push(i)
	}
	if v.Schools() {
		others := v.unseenSchools()
		engine.Shuffle(r, others)
		for seat := range p.seats {
			if p.schools[seat] == None {
				p.schools[seat], others = others[0], others[1:]
			}
		}
	}
	return p
}

// String is all that the seat knows.
func (v View) String() string {
	p := v.table
	return strings.Join(append([]string{fmt.Sprintf("seat %d", v.seat)}, append(p.openParts(),
		"stocks: "+stockList(p.stocks[:p.seats]),
		"known: "+stockList(p.known[:p.seats]),
		"hidden: "+numbers(v.hidden[:p.seats]),
		"unseen: "+v.unseen.counts(),
		"scores: "+numbers(p.scores[:p.seats]),
		words("schools:", v.schoolIDs()),
		fmt.Sprintf("bag: %d", v.inBag),
	)...), " | ")
}

func (v View) schoolIDs() []string {
	var ids []string
	if v.Schools() {
		for _, i := range v.table.schools[:v.table.seats] {
			ids = append(ids, i.ID())
		}
	}
	return ids
}

// Seats is the number of seats at the table.
func (v View) Seats() int { return v.table.seats }

// Potion is what stands on a cauldron.
func (v View) Potion(c Cauldron) Potion { return v.table.compendium[c] }

// Tiles lists the fame tiles that are left, the lowest first.
func (v View) Tiles() []int { return v.table.tilesLeft() }

// Reserve is the open reserve.
func (v View) Reserve() Stock { return v.table.reserve }

// Gone is what has left the game.
func (v View) Gone() Stock { return v.table.gone }

// BagSize is the number of cubes in the bag.
func (v View) BagSize() int { return v.inBag }

// Score is a seat's points so far.
func (v View) Score(seat engine.Seat) int { return v.table.scores[seat] }

// Seals is the number of seals before a seat's screen.
func (v View) Seals(seat engine.Seat) int { return v.table.sealsOf(seat) }

// Stock is the own stock.
func (v View) Stock() Stock { return v.table.stocks[v.seat] }

// StockSize is the number of cubes behind a seat's screen, which all can count.
func (v View) StockSize(seat engine.Seat) int {
	return v.table.stocks[seat].Size() + v.hidden[seat]
}

// Bounds are the fewest and the most cubes of each ingredient that a seat can
// hold after all that was seen.
func (v View) Bounds(seat engine.Seat) (fewest, most Stock) {
	n, all := v.hidden[seat], v.unseen.Size()
	fewest, most = v.table.stocks[seat], v.table.stocks[seat]
	for i, pool := range v.unseen {
		fewest[i] += uint8(max(0, n-(all-int(pool))))
		most[i] += uint8(min(n, int(pool)))
	}
	return fewest, most
}

// Schools reports whether schools are in play.
func (v View) Schools() bool { return v.table.schools[v.seat] != None }

// School is a seat's school as far as this seat knows it: its own, and all
// after the end; else None.
func (v View) School(seat engine.Seat) Ingredient { return v.table.schools[seat] }

// unseenSchools lists the schools that lie with other seats or aside, as far as
// this seat cannot tell.
func (v View) unseenSchools() []Ingredient {
	var list []Ingredient
	for _, i := range All() {
		if v.Schools() && !slices.Contains(v.table.schools[:v.table.seats], i) {
			list = append(list, i)
		}
	}
	return list
}
