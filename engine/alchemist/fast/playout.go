package fast

import "math/bits"

// Rand is a wyrand generator: eight bytes of state, good enough for playouts
// and never used to deal a game that is played.
type Rand uint64

// Uint64 returns 64 random bits.
func (r *Rand) Uint64() uint64 {
	*r += 0xa0761d6478bd642f
	hi, lo := bits.Mul64(uint64(*r), uint64(*r)^0xe7037ed1a0b428db)
	return hi ^ lo
}

// Below returns a number from 0 to n-1. The bias of n in 2^32 is far under what
// playouts can show.
func (r *Rand) Below(n int) int { return int(r.Uint64() >> 32 * uint64(n) >> 32) }

// Float returns a number from 0 up to 1.
func (r *Rand) Float() float32 { return float32(r.Uint64()>>40) / (1 << 24) }

// shuffle brings cubes or schools into random order.
func (r *Rand) shuffle(list []uint8) {
	for i := len(list) - 1; i > 0; i-- {
		j := r.Below(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

// RandomPlayout plays uniformly random legal moves to the end.
func (s *State) RandomPlayout(r *Rand) {
	for !s.over {
		s.Play(s.randomMove(r))
	}
}

// randomMove draws one of the legal moves, each alike.
func (s *State) randomMove(r *Rand) Move {
	var brews [Cauldrons]int
	var brewSets [Cauldrons]recipeSet
	total, tiles := 0, s.tilesNow()
	choices := bits.OnesCount16(tiles)
	if s.mayBrew() {
		pays := &payable[s.stocks[s.seat].code()]
		for free := s.free; free != 0; free &= free - 1 {
			c := bits.TrailingZeros16(free)
			brewSets[c] = s.brewable(pays, c)
			brews[c] = brewSets[c].size() * choices
			total += brews[c]
		}
	}
	var buffer [Cauldrons*3 + Kinds + 1]Move
	others := buffer[:0]
	if s.opening == 0 {
		for c := range Cauldrons {
			if s.mayCopy(c) {
				others = s.appendCopies(others, c)
			}
		}
		others = s.legalPasses(others)
	}
	k := r.Below(total + len(others))
	if k < len(others) {
		return others[k]
	}
	k -= len(others)
	c := 0
	for k >= brews[c] {
		k -= brews[c]
		c++
	}
	for n := k % choices; n > 0; n-- {
		tiles &= tiles - 1
	}
	return Move{Kind: Brew, Cauldron: uint8(c), Recipe: uint8(brewSets[c].nth(k / choices)),
		Tile: uint8(bits.TrailingZeros16(tiles))}
}

// appendCopies lists the tributes of a recipe that can be copied.
func (s *State) appendCopies(moves []Move, c int) []Move {
	cubes := cubesOf[s.potions[c].Recipe]
	for kind := range Kinds {
		if cubes.of(kind) > 0 {
			moves = append(moves, Move{Kind: Copy, Cauldron: uint8(c), Take: uint8(kind)})
		}
	}
	return moves
}
