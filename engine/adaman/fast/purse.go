package fast

import (
	"math/bits"

	"adytum/engine/decktet"
)

// A purse is the resource row made ready for questions about payments. A
// payment is a number of five bits, one for each card of the row in the fixed
// order; a set of payments is therefore a number of 32 bits.
type purse struct {
	row [rowSize]decktet.Card
	n   int
	// suits has one byte a suit, the payment of all cards that show it.
	suits uint64
	// atLeast[p] is the set of payments whose values sum to p or more.
	atLeast [topPrice + 1]payments
}

// payments is a set of payments.
type payments uint32

func (p payments) len() int   { return bitCount(int(p)) }
func (p payments) first() int { return bits.TrailingZeros32(uint32(p)) & 31 }

func bitCount(n int) int { return bits.OnesCount(uint(n)) }

// nth is the payment with n smaller ones in the set.
func (p payments) nth(n int) int {
	for ; n > 0; n-- {
		p &= p - 1
	}
	return p.first()
}

// within[m] is the set of payments, the empty one left out, that use no card
// outside payment m.
var within = func() (t [1 << rowSize]payments) {
	for m := range t {
		for sub := m; sub != 0; sub = (sub - 1) & m {
			t[m] |= 1 << sub
		}
	}
	return t
}()

// open makes the purse ready for a row.
func (p *purse) open(row Set) {
	p.n = 0
	p.suits = 0
	clear(p.atLeast[:])
	for ; row != 0 && p.n < rowSize; row &= row - 1 {
		c := row.first()
		p.row[p.n] = c
		p.suits |= lanes[c] << p.n
		p.raise(int(values[c]))
		p.n++
	}
}

// raise adds the next card to the sums: a payment with it reaches a price if
// the payment without it reaches the rest.
func (p *purse) raise(v int) {
	shift := uint(1) << p.n & 31
	all := payments(1)<<shift - 1
	for price := topPrice; price > v; price-- {
		p.atLeast[price] |= p.atLeast[price-v] << shift
	}
	for price := 1; price <= v && price <= topPrice; price++ {
		p.atLeast[price] |= all << shift
	}
}

// sharing is the payment of all cards that share a suit with the target.
func (p *purse) sharing(target decktet.Card) int {
	m := p.suits & (lanes[target] * (1<<rowSize - 1))
	m |= m >> 32
	m |= m >> 16
	m |= m >> 8
	return int(m & (1<<rowSize - 1))
}

// ways is the set of legal payments for a target (A3, A4).
func (p *purse) ways(target decktet.Card) payments {
	return within[p.sharing(target)] & p.atLeast[values[target]]
}

// cards is the set of cards that a payment uses.
func (p *purse) cards(payment int) (s Set) {
	for i := range p.n {
		s |= Set(payment>>i&1) << p.row[i]
	}
	return s
}
