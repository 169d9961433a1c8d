package fast

import "math/bits"

// A Kind is what a turn is spent on (L1).
type Kind uint8

// The kinds of turns.
const (
	Brew Kind = iota
	Copy
	Pass
)

// What a pass takes besides an ingredient (L8).
const (
	Draw    = Kinds
	Nothing = Kinds + 1
)

// A Move is one turn. Parts that the kind does not use are 0.
type Move struct {
	Kind     Kind
	Cauldron uint8
	Recipe   uint8 // its number
	Tile     uint8
	Take     uint8 // the tribute, or what a pass takes
}

// A Potion is what stands on a cauldron; its tile is 0 if that is empty.
type Potion struct {
	Recipe  uint8
	Tile    uint8
	Creator uint8
}

// NoSchool stands where no school is dealt.
const NoSchool = 0xff

// A Table is everything that lies open, and what the seats hold.
type Table struct {
	Seats   int
	Start   int
	Turns   int // that were taken
	Potions [Cauldrons]Potion
	Reserve Stock
	Stocks  [MaxSeats]Stock
	Scores  [MaxSeats]int
	Schools [MaxSeats]uint8 // all NoSchool without schools
	Bag     []uint8         // in the order it will be drawn
}

// A State is one moment of a game that is played by do, never undone: copy it
// to keep it.
type State struct {
	stocks  [MaxSeats]Stock
	reserve Stock
	used    recipeSet // recipes in the compendium
	potions [Cauldrons]Potion
	scores  [MaxSeats]int16
	free    uint16 // the empty cauldrons, a bit each
	tiles   uint16 // the tiles left, bit n for tile n
	seals   [MaxSeats]uint8
	schools [MaxSeats]uint8
	bag     [mostInBag]uint8
	bagSize uint8
	seats   uint8
	seat    uint8 // to move
	pending uint8 // turns until the round is complete
	opening uint8 // turns under L12 still to come
	over    bool
}

// New makes a state; the game must not be over.
func New(t Table) State {
	s := State{
		reserve: t.Reserve, stocks: t.Stocks, schools: t.Schools, potions: t.Potions,
		seats: uint8(t.Seats), seat: uint8((t.Start + t.Turns) % t.Seats),
		pending: uint8(t.Seats - t.Turns%t.Seats), bagSize: uint8(len(t.Bag)),
		tiles: 1<<(highTile+1) - 2,
	}
	if t.Seats == 2 {
		s.opening = uint8(max(0, 2-t.Turns))
	}
	for seat, n := range t.Scores {
		s.scores[seat], s.seals[seat] = int16(n), seals
	}
	for n, kind := range t.Bag {
		s.bag[len(t.Bag)-1-n] = kind
	}
	for c, potion := range t.Potions {
		if potion.Tile == 0 {
			s.free |= 1 << c
			continue
		}
		s.tiles &^= 1 << potion.Tile
		s.seals[potion.Creator]--
		s.used.add(int(potion.Recipe))
	}
	return s
}

// Over reports whether the game has ended and is counted.
func (s *State) Over() bool { return s.over }

// ToMove is the seat to move.
func (s *State) ToMove() int { return int(s.seat) }

// Score is a seat's points; after the end they are final.
func (s *State) Score(seat int) int { return int(s.scores[seat]) }

// Stock is what a seat holds.
func (s *State) Stock(seat int) Stock { return s.stocks[seat] }

// Reserve is the open reserve.
func (s *State) Reserve() Stock { return s.reserve }

// Play makes a legal move.
func (s *State) Play(m Move) {
	me := s.seat
	switch m.Kind {
	case Brew:
		s.stocks[me] -= cubesOf[m.Recipe]
		s.seals[me]--
		s.free &^= 1 << m.Cauldron
		s.tiles &^= 1 << m.Tile
		s.used.add(int(m.Recipe))
		s.potions[m.Cauldron] = Potion{Recipe: m.Recipe, Tile: m.Tile, Creator: me}
		s.scores[me] += int16(m.Tile)
		s.gather(m.Cauldron)
	case Copy:
		potion := s.potions[m.Cauldron]
		s.stocks[me] -= cubesOf[potion.Recipe]
		s.stocks[potion.Creator] += One(int(m.Take)) // L6
		s.scores[me] += int16(potion.Tile)
		s.gather(m.Cauldron)
	case Pass:
		s.pass(m.Take)
	}
	s.endTurn()
}

// gather takes the by-products as far as the reserve has them (L2).
func (s *State) gather(c uint8) {
	for _, kind := range shows[c] {
		if one := One(int(kind)); s.reserve.of(int(kind)) > 0 {
			s.reserve -= one
			s.stocks[s.seat] += one
		}
	}
}

func (s *State) pass(take uint8) {
	switch take {
	case Draw:
		for range 2 {
			s.bagSize--
			s.stocks[s.seat] += One(int(s.bag[s.bagSize]))
		}
	case Nothing:
	default:
		s.reserve -= One(int(take))
		s.stocks[s.seat] += One(int(take))
	}
}

// endTurn hands the turn on and ends the game after a complete round (L9).
func (s *State) endTurn() {
	if s.opening > 0 {
		s.opening--
	}
	if s.seat++; s.seat == s.seats {
		s.seat = 0
	}
	if s.pending--; s.pending > 0 {
		return
	}
	s.pending = s.seats
	if s.reserve.kindsIn() <= Kinds-3 {
		s.over = true
		s.count()
	}
}

// count adds leftovers and schools (L10).
func (s *State) count() {
	for seat := range s.seats {
		s.scores[seat] += int16(s.stocks[seat].size() / 2)
	}
	if s.schools[0] == NoSchool {
		return
	}
	ranks := s.schoolRanks()
	for seat := range s.seats {
		s.scores[seat] += schoolPoints[s.seats][ranks[seat]]
	}
}

// schoolPoints are the points by number of seats and rank from 0 (L10).
var schoolPoints = [MaxSeats + 1][MaxSeats]int16{
	2: {6, 0}, 3: {10, 5, 0}, 4: {12, 8, 4, 0}, 5: {12, 9, 6, 3, 0},
}

// schoolRanks are the ranks of the seats' schools from 0: how many different
// lower counts there are among the represented ones (L10).
func (s *State) schoolRanks() (ranks [MaxSeats]uint8) {
	total := s.reserve
	for seat := range s.seats {
		total += s.stocks[seat] // at most 32 a lane
	}
	for seat := range s.seats {
		own := total.of(int(s.schools[seat]))
		lower := uint64(0) // a bit for each lower count, at most 32
		for other := range s.seats {
			if n := total.of(int(s.schools[other])); n < own {
				lower |= 1 << n
			}
		}
		ranks[seat] = uint8(bits.OnesCount64(lower))
	}
	return ranks
}

// Share is what the end is worth to a seat: 1 for a win, a part of 1 for a
// shared one, 0 for the rest (L11).
func (s *State) Share(seat int) float64 {
	var ranks [MaxSeats]uint8
	if s.schools[0] != NoSchool {
		ranks = s.schoolRanks()
	}
	key := func(seat int) int { return int(s.scores[seat])<<3 - int(ranks[seat]) }
	own, equal := key(seat), 0
	for other := range int(s.seats) {
		switch k := key(other); {
		case k > own:
			return 0
		case k == own:
			equal++
		}
	}
	return 1 / float64(equal)
}

// Lead is by how many points a seat leads the best of the others.
func (s *State) Lead(seat int) int {
	best := int16(-1)
	for other := range s.seats {
		if int(other) != seat {
			best = max(best, s.scores[other])
		}
	}
	return int(s.scores[seat] - best)
}

// brewable are the recipes that the seat to move can brew in a cauldron.
func (s *State) brewable(stock *recipeSet, c int) recipeSet {
	return recipeSet{
		stock[0] & taken[c][0] &^ s.used[0],
		stock[1] & taken[c][1] &^ s.used[1],
	}
}

// tilesNow are the tiles that may be taken (L12).
func (s *State) tilesNow() uint16 {
	if s.opening > 0 {
		return s.tiles &^ (1<<5 - 1)
	}
	return s.tiles
}

// mayBrew reports whether the seat to move has a seal.
func (s *State) mayBrew() bool { return s.seals[s.seat] > 0 }

// mayCopy reports whether the seat to move can copy what stands on a cauldron.
func (s *State) mayCopy(c int) bool {
	potion := s.potions[c]
	return potion.Tile > 0 && potion.Creator != s.seat && s.stocks[s.seat].covers(cubesOf[potion.Recipe])
}

// Legal appends the legal moves.
func (s *State) Legal(moves []Move) []Move {
	if s.over {
		return moves
	}
	if s.mayBrew() {
		moves = s.legalBrews(moves)
	}
	if s.opening > 0 {
		return moves
	}
	for c := range Cauldrons {
		if s.mayCopy(c) {
			moves = s.appendCopies(moves, c)
		}
	}
	return s.legalPasses(moves)
}

func (s *State) legalBrews(moves []Move) []Move {
	pays := &payable[s.stocks[s.seat].code()]
	for free := s.free; free != 0; free &= free - 1 {
		c := bits.TrailingZeros16(free)
		set := s.brewable(pays, c)
		for n := range set.size() {
			recipe := set.nth(n)
			for tiles := s.tilesNow(); tiles != 0; tiles &= tiles - 1 {
				moves = append(moves, Move{Kind: Brew, Cauldron: uint8(c), Recipe: uint8(recipe),
					Tile: uint8(bits.TrailingZeros16(tiles))})
			}
		}
	}
	return moves
}

func (s *State) legalPasses(moves []Move) []Move {
	for kind := range Kinds {
		if s.reserve.of(kind) > 0 {
			moves = append(moves, Move{Kind: Pass, Take: uint8(kind)})
		}
	}
	if s.bagSize > 0 {
		moves = append(moves, Move{Kind: Pass, Take: Draw})
	} else if s.reserve == 0 {
		moves = append(moves, Move{Kind: Pass, Take: Nothing})
	}
	return moves
}
