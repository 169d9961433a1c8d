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
	// unarmedRest tells that an adaptoid without pincers cannot attack (P5).
	unarmedRest bool
}

// NewRules prepares the tables for a board of 37 cells.
func NewRules(c Config, b *hexgrid.Board) *Rules {
	r := &Rules{Config: c, target: uint8(c.Target), unarmedRest: !c.LosingAttacks && !c.ZeroTrades}
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

// A kind is legs and pincers in one byte.
type kind uint8

func kindOf(legs, pincers int) kind { return kind(legs | pincers<<3) }

func (k kind) legs() int { return int(k & 7) }

func (k kind) pincers() int { return int(k >> 3 & 7) }

func (k kind) limbs() int { return k.legs() + k.pincers() }

const (
	oneLeg    kind = 1
	onePincer kind = 1 << 3
)

// Winner tells how a game stands or ended.
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
	own    [2]Set
	legged Set // with a leg at least
	limbed Set // with a limb at least
	full   Set // with six limbs
	// unsure holds, for each colour, what may have become unfed since it was
	// last judged (P7): whoever grew or moved, and the neighbours of newly
	// occupied cells.
	unsure    [2]Set
	hash      uint64
	limbsUsed [2][2]uint8 // by colour: legs, pincers
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
func New(set Setting) State {
	s := State{turn: uint8(set.Turn), winner: Open, ungrown: uint8(set.Ungrown), hash: seedHash}
	for _, p := range set.Pieces {
		s.put(p.Cell, int(p.Colour), kindOf(p.Legs, p.Pincers))
	}
	for c, n := range set.Captures {
		s.score(c, uint8(n))
	}
	if s.turn != 0 {
		s.hash ^= turnKey
	}
	s.unsure = s.own
	s.remember(set.Quiet)
	return s
}

// remember takes the quiet turns back to learn the hashes of those states.
func (s *State) remember(quiet []Step) {
	then := *s
	for n := len(quiet) - 1; n >= 0; n-- {
		step := quiet[n]
		then.hash ^= turnKey
		then.turn ^= 1
		if step.From != step.To {
			k := then.kinds[step.To]
			then.take(step.To, int(then.turn))
			then.put(step.From, int(then.turn), k)
		}
		s.past[n] = then.hash
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

// put sets an adaptoid on a free cell.
func (s *State) put(c, colour int, k kind) {
	b := one(c)
	s.own[colour] |= b
	s.kinds[c&63] = k
	s.hash ^= pieceKey(colour, c, k)
	if k != 0 {
		s.limbed |= b
		if k.legs() != 0 {
			s.legged |= b
		}
		if k.limbs() == mostLimbs {
			s.full |= b
		}
		s.limbsUsed[colour][0] += uint8(k & 7)
		s.limbsUsed[colour][1] += uint8(k >> 3)
	}
}

// take removes an adaptoid; what it had goes back to the supply (P8).
func (s *State) take(c, colour int) {
	b := one(c)
	k := s.kinds[c&63]
	s.own[colour] &^= b
	s.hash ^= pieceKey(colour, c, k)
	s.kinds[c&63] = 0
	if k != 0 {
		s.limbed &^= b
		s.legged &^= b
		s.full &^= b
		s.limbsUsed[colour][0] -= uint8(k & 7)
		s.limbsUsed[colour][1] -= uint8(k >> 3)
	}
}

// shift moves an adaptoid with limbs to a free cell.
func (s *State) shift(from, to, colour int, k kind) {
	b := one(from) | one(to)
	s.own[colour&1] ^= b
	s.limbed ^= b
	s.legged ^= b
	if k.limbs() == mostLimbs {
		s.full ^= b
	}
	s.kinds[from&63] = 0
	s.kinds[to&63] = k
	s.hash ^= pieceKey(colour, from, k) ^ pieceKey(colour, to, k)
}

// score adds captures to a colour.
func (s *State) score(colour int, n uint8) {
	s.hash ^= scoreKeys[colour&1][s.captures[colour]&31]
	s.captures[colour] += n
	s.hash ^= scoreKeys[colour&1][s.captures[colour]&31]
}
