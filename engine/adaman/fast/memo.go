package fast

import "math/bits"

// A key names a position of one deal exactly: as the deck's order is known, the
// rows and the place in the deck say everything. It is never zero, because an
// open game has resources or waits for the answer to the Excuse.
type key struct{ a, b uint64 }

// keyOf packs the capital and the palace into one word: a palace card takes a
// bit above the card numbers.
func keyOf(s *State) key {
	k := key{
		a: uint64(s.resources) | uint64(s.next)<<48 | uint64(s.phase)<<56,
		b: uint64(s.capital),
	}
	for rest := s.palace; rest != 0; rest &= rest - 1 {
		k.b |= palaceBit[rest.first()]
	}
	return k
}

var palaceBit = func() (t [tableSize]uint64) {
	bit := uint64(1) << 48
	for c := range personalities.All() {
		t[c] = bit
		bit <<= 1
	}
	return t
}()

// A memo is a set of keys in an open hash table. It keeps whole keys, so that
// two positions are never taken for one.
type memo struct {
	table []key
	n     int
}

const (
	firstMemo = 1 << 12
	fullMemo  = 1 << 22 // entries of 16 bytes
)

func (m *memo) has(k key) bool {
	return m.table != nil && m.table[m.place(k)] == k
}

// add keeps a key. A full memo forgets another one for it, which costs the
// search time and no truth.
func (m *memo) add(k key) {
	if 4*m.n >= 3*len(m.table) {
		if len(m.table) == fullMemo {
			m.table[m.home(k)] = k
			return
		}
		m.grow()
	}
	m.table[m.place(k)] = k
	m.n++
}

func (m *memo) grow() {
	old := m.table
	m.table = make([]key, max(firstMemo, 2*len(old)))
	for _, k := range old {
		if k != (key{}) {
			m.table[m.place(k)] = k
		}
	}
}

// place is where the key lies or else may be put.
func (m *memo) place(k key) int {
	i := m.home(k)
	for m.table[i] != k && m.table[i] != (key{}) {
		i = (i + 1) & (len(m.table) - 1)
	}
	return i
}

func (m *memo) home(k key) int {
	hi, lo := bits.Mul64(k.a^0xa0761d6478bd642f, k.b^0xe7037ed1a0b428db)
	return int(hi^lo) & (len(m.table) - 1)
}
