package fast

// An entry is one remembered position.
type entry struct {
	key   uint32
	turn  Turn
	value int32
	stamp uint16 // of the search that made it
	depth int8
	bound uint8
}

// What a remembered value is.
const (
	exact   uint8 = iota
	atLeast       // of the true value
	atMost
)

// entryCount makes the table 32 MiB.
const entryCount = 1 << 21

// recalled is what is known of a position.
type recalled struct {
	turn  Turn
	found bool
	value int32
}

// place is where a position is kept, and the rest of its hash. What was
// repeated or long ungrown is worth something else (P10), so such states have
// hashes of their own.
func (w *Searcher) place(s *State) (*entry, uint32) {
	h := s.hash ^ uint64(s.ungrown)*0xd6e8feb86659fd93
	h ^= h >> 29
	h *= 0xbf58476d1ce4e5b9
	return &w.table[h>>(64-21)], uint32(h)
}

// recall looks a position up; true if its value answers the question.
func (w *Searcher) recall(s *State, ply, depth int, alpha, beta int32) (known recalled, answers bool) {
	e, key := w.place(s)
	if e.stamp != w.stamp || e.key != key {
		return known, false
	}
	known = recalled{turn: e.turn, found: true, value: e.value}
	if Certain(known.value) { // kept as seen from its own ply
		if known.value > 0 {
			known.value -= int32(ply)
		} else {
			known.value += int32(ply)
		}
	}
	if int(e.depth) < depth || s.quiet > 0 {
		return known, false
	}
	return known, e.bound == exact || e.bound == atLeast && known.value >= beta || e.bound == atMost && known.value <= alpha
}

// remember keeps what was found; a shallower search of the same position does
// not replace a deeper one.
func (w *Searcher) remember(s *State, ply, depth int, value int32, bound uint8, t Turn) {
	e, key := w.place(s)
	if e.stamp == w.stamp && e.key == key && int(e.depth) > depth && bound != exact {
		return
	}
	if Certain(value) {
		if value > 0 {
			value += int32(ply)
		} else {
			value -= int32(ply)
		}
	}
	*e = entry{key: key, turn: t, value: value, stamp: w.stamp, depth: int8(depth), bound: bound}
}
