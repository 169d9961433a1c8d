package fast

// mostUnseen bounds the cubes that a seat has not seen: all that five seats
// draw from but its own.
const mostUnseen = 14*Kinds - 12

// A Scene is what one seat knows of a state, and where the rest may lie.
type Scene struct {
	// open is the state with the known part of the other stocks, a bag of the
	// right size, and no schools but the own one.
	open    State
	me      int
	hidden  [MaxSeats]int // unknown cubes in each stock; the rest is in the bag
	unseen  [mostUnseen]uint8
	count   int
	schools [Kinds]uint8 // those that lie with the others or aside
	others  int          // their number
}

// NewScene makes the scene of a seat. The table holds the known parts of the
// other stocks; hidden counts the cubes that each holds besides, unseen is what
// those and the bag are all together, inBag how many lie in the bag.
func NewScene(t Table, me int, hidden [MaxSeats]int, unseen Stock, inBag int) Scene {
	sc := Scene{open: New(t), me: me, hidden: hidden}
	sc.open.bagSize = uint8(inBag)
	for kind := range Kinds {
		for range unseen.of(kind) {
			sc.unseen[sc.count] = uint8(kind)
			sc.count++
		}
		if own := t.Schools[me]; own != NoSchool && int(own) != kind {
			sc.schools[sc.others] = uint8(kind)
			sc.others++
		}
	}
	return sc
}

// sample draws a world: each way to lay the unseen cubes to the hidden places
// is as likely as any other, and so are the schools.
func (sc *Scene) sample(s *State, r *Rand) {
	*s = sc.open
	cubes := sc.unseen[:sc.count]
	r.shuffle(cubes)
	for seat, n := range sc.hidden {
		for _, kind := range cubes[:n] {
			s.stocks[seat] += One(int(kind))
		}
		cubes = cubes[n:]
	}
	copy(s.bag[:], cubes)
	if sc.others == 0 {
		return
	}
	schools := sc.schools[:sc.others]
	r.shuffle(schools)
	for seat := range int(s.seats) {
		if seat != sc.me {
			s.schools[seat], schools = schools[0], schools[1:]
		}
	}
}

// Best is the policy's move for the seat to move.
func (sc *Scene) Best(policy *Policy, noise float32, r *Rand) Move {
	return sc.open.Best(policy, noise, r)
}
