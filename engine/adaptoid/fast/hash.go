package fast

import "math/bits"

// Rand is a wyrand generator: eight bytes of state, good enough for playouts
// and hash keys, and never used to deal a game that is played.
type Rand uint64

// Uint64 returns 64 random bits.
func (r *Rand) Uint64() uint64 {
	*r += 0xa0761d6478bd642f
	hi, lo := bits.Mul64(uint64(*r), uint64(*r)^0xe7037ed1a0b428db)
	return hi ^ lo
}

// below returns a number from 0 to n-1. The bias of n in 2^32 is far under
// what playouts can show.
func (r *Rand) below(n int) int {
	return int(r.Uint64() >> 32 * uint64(n) >> 32)
}

const seedHash = 0x9e3779b97f4a7c15

// The keys that a hash is made of, by exclusive or. What stands on a cell turns
// the key of the cell, which keeps the tables small enough for the nearest
// cache.
var (
	cellKeys  [2][64]uint64
	scoreKeys [2][32]uint64
	turnKey   uint64
)

func init() {
	r := Rand(seedHash)
	for colour := range cellKeys {
		for c := range cellKeys[colour] {
			cellKeys[colour][c] = r.Uint64()
		}
		for n := range scoreKeys[colour] {
			scoreKeys[colour][n] = r.Uint64()
		}
	}
	turnKey = r.Uint64()
}

// pieceKey is the key of an adaptoid on a cell.
func pieceKey(colour, c int, k kind) uint64 {
	return bits.RotateLeft64(cellKeys[colour&1][c&63], int(k))
}

// anew is the hash of a state, made from what is on the board.
func (s *State) anew() uint64 {
	h := uint64(seedHash)
	for colour, own := range s.own {
		for ; own != 0; own &= own - 1 {
			c := own.first()
			h ^= pieceKey(colour, c, s.kinds[c&63])
		}
		h ^= scoreKeys[colour][0] ^ scoreKeys[colour][s.captures[colour]&31]
	}
	if s.turn != 0 {
		h ^= turnKey
	}
	return h
}
