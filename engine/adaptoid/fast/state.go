// Package fast is Adaptoid for searching: the rules on sets of cells, without
// names, refusals or events. A test in package adaptoid plays it side by side
// with the readable rules. The ids in comments (P1 to P10) are paragraphs of
// the rulebook.
package fast

import (
	"math/bits"

	"adytum/engine/hexgrid"
)

// Cells is the number of cells of every board (P1).
const Cells = 37

// The supplies and limits of P1, P6 and P10.
const (
	supplied    = 12
	mostLimbs   = 6
	mostUngrown = 20
)

// A Set is a set of cells by their index on the board.
type Set uint64

func one(c int) Set { return 1 << (c & 63) }

func (s Set) len() int { return bits.OnesCount64(uint64(s)) }

func (s Set) first() int { return bits.TrailingZeros64(uint64(s)) }

// A Config is the options of a game.
type Config struct {
	Target          int
	LosingAttacks   bool
	ZeroTrades      bool
	GrowthOptional  bool
	EndAfterFeeding bool
	TieIsDraw       bool
	OneAction       bool
}

// chunk is how many cells one look into the tables of spread covers.
const chunk = 8

// Rules are the options of a game and the tables of its board. They never
// change once made.
type Rules struct {
	Config
	near   [64]Set
	spread [(Cells + chunk - 1) / chunk][1 << chunk]Set
	target uint8
	// unarmed is every cell if an adaptoid without pincers can attack, else
	// none (P5).
	unarmed Set
}

// NewRules prepares the tables for a board of 37 cells.
func NewRules(c Config, b *hexgrid.Board) *Rules {
	r := &Rules{Config: c, target: uint8(c.Target)}
	if c.LosingAttacks || c.ZeroTrades {
		r.unarmed = every
	}
	for i := range Cells {
		r.near[i] = Set(b.Mask(i))
		row := &r.spread[i/chunk]
		for part := range row {
			if part>>(i%chunk)&1 != 0 {
				row[part] |= r.near[i]
			}
		}
	}
	return r
}

// around is every cell next to one of a set.
func (r *Rules) around(s Set) Set {
	return r.spread[0][s&0xff] | r.spread[1][s>>8&0xff] | r.spread[2][s>>16&0xff] | r.spread[3][s>>24&0xff] | r.spread[4][s>>32&0xff]
}

// A kind is the legs of an adaptoid and all its limbs in one byte.
type kind uint8

func kindOf(legs, pincers int) kind { return kind(legs + (legs+pincers)<<3) }

func (k kind) legs() int { return int(k & 7) }

func (k kind) limbs() int { return int(k >> 3) }

func (k kind) pincers() int { return k.limbs() - k.legs() }

// What a growth adds to a kind.
const (
	oneLeg    kind = 1<<3 + 1
	onePincer kind = 1 << 3
)

// A count is how many bodies, legs and pincers a colour has on the board, each
// in a byte, in the order of the growths.
type count uint32

func (k kind) count() count { return count(1 | k.legs()<<8 | k.pincers()<<16) }

// limbsLeft reports whether something is left of both kinds of limbs (P6).
func (n count) limbsLeft() bool {
	const toTop = 1<<7 - supplied
	return (n+(toTop<<8|toTop<<16))&(1<<15|1<<23) == 0
}

// countOf is one of a growth.
func countOf(g Growth) count { return 1 << (8 * (g - Body) & 31) }

// allows reports whether something is left of a growth (P6).
func (n count) allows(g Growth) bool { return n>>(8*(g-Body)&31)&0xff < supplied }

// Winner is how a game stands or ended.
type Winner uint8

// The values of Winner; the colours are also indices.
const (
	White Winner = iota
	Black
	Draw
	Open
)

// A State is a position in which a turn is awaited or the game is over: a value
// without pointers, copied by assignment.
type State struct {
	own       [2]Set
	legged    Set   // with a leg at least
	limbs     tally // of the adaptoid on each cell
	liberties tally // of each cell, whether somebody is there or not
	hash      uint64
	used      [2]count // by colour
	captures  [2]uint8
	turn      uint8
	winner    Winner
	ungrown   uint8
	quiet     uint8
	kinds     [64]kind
	// past holds the hashes before each of the last quiet turns (P10).
	past [mostUngrown]uint64
}

const every = Set(1)<<Cells - 1

// A Piece is an adaptoid on a cell.
type Piece struct {
	Cell          int
	Colour        Winner
	Legs, Pincers int
}

// A Step is a step between two cells, equal for none.
type Step struct{ From, To int }

// A Setting is a position in the form that New takes.
type Setting struct {
	Pieces   []Piece
	Turn     Winner
	Captures [2]int
	// Ungrown counts turns in a row without growth, and Quiet lists those of
	// them since the last capture (P10).
	Ungrown int
	Quiet   []Step
}

// New sets a position up; the game must not be over.
func (r *Rules) New(set Setting) State {
	s := State{turn: uint8(set.Turn), winner: Open, ungrown: uint8(set.Ungrown), hash: seedHash}
	for c := range Cells {
		s.liberties.more(r.near[c])
	}
	for _, p := range set.Pieces {
		r.put(&s, p.Cell, int(p.Colour), kindOf(p.Legs, p.Pincers))
	}
	for c, n := range set.Captures {
		s.score(c, uint8(n))
	}
	if s.turn != 0 {
		s.hash ^= turnKey
	}
	s.remember(set.Quiet)
	return s
}

// remember takes the quiet turns back to learn the hashes of those states.
func (s *State) remember(quiet []Step) {
	hash, mover, kinds := s.hash, int(s.turn), s.kinds
	for n := len(quiet) - 1; n >= 0; n-- {
		from, to := quiet[n].From, quiet[n].To
		mover ^= 1
		hash ^= turnKey
		if from != to {
			kinds[from], kinds[to] = kinds[to], 0
			hash ^= pieceKey(mover, from, kinds[from]) ^ pieceKey(mover, to, kinds[from])
		}
		s.past[n] = hash
	}
	s.quiet = uint8(len(quiet))
}

// Turn is the colour to move.
func (s *State) Turn() Winner { return Winner(s.turn) }

// Winner is Open while the game lasts.
func (s *State) Winner() Winner { return s.winner }

// Captures counts the captures of a colour.
func (s *State) Captures(c Winner) int { return int(s.captures[c]) }

// Hash is equal for equal boards, captures and sides to move.
func (s *State) Hash() uint64 { return s.hash }

// Pieces lists the adaptoids in the order of the cells.
func (s *State) Pieces() []Piece {
	var pieces []Piece
	for rest := s.own[0] | s.own[1]; rest != 0; rest &= rest - 1 {
		c := rest.first()
		p := Piece{Cell: c, Legs: s.kinds[c].legs(), Pincers: s.kinds[c].pincers()}
		if s.own[1]&one(c) != 0 {
			p.Colour = Black
		}
		pieces = append(pieces, p)
	}
	return pieces
}

func (s *State) free() Set { return every &^ (s.own[0] | s.own[1]) }

// limbed is the adaptoids with a limb at least, and full those with six.
func (s *State) limbed() Set { return s.limbs.ones | s.limbs.twos | s.limbs.fours }

func (s *State) full() Set { return s.limbs.twos & s.limbs.fours }

// put sets an adaptoid on a free cell.
func (r *Rules) put(s *State, c, colour int, k kind) {
	b := one(c)
	s.own[colour] |= b
	s.kinds[c&63] = k
	s.used[colour] += k.count()
	s.hash ^= pieceKey(colour, c, k)
	s.liberties.less(r.near[c&63])
	if k != 0 {
		s.limbs.flip(b, k.limbs())
		if k.legs() != 0 {
			s.legged |= b
		}
	}
}

// take removes an adaptoid; what it had goes back to the supply (P8).
func (r *Rules) take(s *State, c, colour int) {
	b := one(c)
	k := s.kinds[c&63]
	s.own[colour] &^= b
	s.kinds[c&63] = 0
	s.used[colour] -= k.count()
	s.hash ^= pieceKey(colour, c, k)
	s.liberties.more(r.near[c&63])
	if k != 0 {
		s.limbs.flip(b, k.limbs())
		s.legged &^= b
	}
}

// takeAll removes some adaptoids of a colour.
func (r *Rules) takeAll(s *State, all Set, colour int) {
	for ; all != 0; all &= all - 1 {
		r.take(s, all.first(), colour)
	}
}

// shift moves an adaptoid with legs to a free cell, all but its hash.
func (r *Rules) shift(s *State, from, to, colour int, k kind) {
	both := one(from) | one(to)
	s.own[colour&1] ^= both
	s.legged ^= both
	s.kinds[from&63] = 0
	s.kinds[to&63] = k
	s.liberties.more(r.near[from&63])
	s.liberties.less(r.near[to&63])
	s.limbs.flip(both, k.limbs())
}

// score adds captures to a colour.
func (s *State) score(colour int, n uint8) {
	s.hash ^= scoreKeys[colour&1][s.captures[colour]&31]
	s.captures[colour] += n
	s.hash ^= scoreKeys[colour&1][s.captures[colour]&31]
}
