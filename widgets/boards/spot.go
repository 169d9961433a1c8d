package boards

// A Spot is a place on the table: a card of a row by its index, or a pile.
type Spot struct {
	Area  string
	Index int // always 0 for a pile
}

// Signs are the states a card shows besides its face. They can be joined.
type Signs uint8

// The signs. Each is told by shape or place, never by colour alone.
const (
	Selected Signs = 1 << iota // lifted, outlined, with a check
	Target                     // thick outline, with a ring and cross hairs
	Dimmed                     // under a veil
	Marked                     // a bar along the lower edge: it was part of the last move
)

// Has reports whether any of some signs is there.
func (s Signs) Has(sign Signs) bool { return s&sign != 0 }
