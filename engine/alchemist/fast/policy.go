package fast

import "math/bits"

// Weights are what a policy holds a move's consequences to be worth, in points.
// They were found by play of the policy against itself.
type Weights struct {
	// Loose is the worth of any cube in the stock, Held what the first of a
	// kind is worth above that, early and late; each further one is worth
	// Decay of the one before.
	Loose, HeldEarly, HeldLate, Decay float32
	// School is the worth of a cube of the own school that leaves the count,
	// early and late (L10).
	SchoolEarly, SchoolLate float32
	// Brew is the worth of a new recipe, besides its tile; Deny what a point
	// of a tile is worth because nobody else gets it.
	Brew, Deny float32
	// Threat is the part of a recipe's attraction for the others that hurts;
	// the attraction is its tile less Effort a cube and less Idle.
	Threat, Effort, Idle float32
	// Next is the worth of a point that the stock could copy next turn.
	Next float32
	// Lead is the worth of exhausting an ingredient, for each point of lead.
	Lead float32
}

// A Policy is weights made ready for use.
type Policy struct {
	Weights
	// held are the sums of the first powers of Decay.
	held [mostOfKind + 1]float32
}

// mostOfKind is how many cubes of one ingredient there are.
const mostOfKind = 32

// NewPolicy makes weights ready.
func NewPolicy(w Weights) *Policy {
	p := &Policy{Weights: w}
	power := float32(1)
	for n := range mostOfKind {
		p.held[n+1] = p.held[n] + power
		power *= w.Decay
	}
	return p
}

// A turn is the seat to move's situation, weighed once for all of its moves.
type turn struct {
	s       *State
	w       *Policy
	stock   Stock
	school  int // the own one, or a kind that no recipe has
	phase   float32
	cost    [Kinds + 1][3]float32 // of paying up to two cubes of a kind
	gain    [Kinds]float32        // of gaining one from the reserve; 0 if it lacks it
	product [Cauldrons]float32    // of a cauldron's by-products
	next    float32               // weight of the next turn's points
}

func (s *State) weigh(w *Policy) (t turn) {
	t.s, t.w, t.stock = s, w, s.stocks[s.seat]
	t.phase = s.phase()
	t.next = w.Next * min(1, 6*t.phase)
	scale := w.HeldLate + (w.HeldEarly-w.HeldLate)*t.phase
	school := w.SchoolLate + (w.SchoolEarly-w.SchoolLate)*t.phase
	t.school = Kinds
	if own := s.schools[s.seat]; own != NoSchool {
		t.school = int(own)
	}
	lead := w.Lead * float32(max(-10, min(10, s.Lead(int(s.seat)))))
	for kind := range Kinds {
		n := t.stock.of(kind)
		now := w.held[n]
		for k := 1; k <= min(n, 2); k++ {
			t.cost[kind][k] = w.Loose*float32(k) + scale*(now-w.held[n-k])
		}
		if kind == t.school {
			t.cost[kind][1] -= school
			t.cost[kind][2] -= 2 * school
		}
		switch left := s.reserve.of(kind); {
		case left == 1:
			t.gain[kind] = w.Loose + scale*(w.held[n+1]-now) + lead
		case left > 1:
			t.gain[kind] = w.Loose + scale*(w.held[n+1]-now)
		}
	}
	for c := range t.product {
		t.product[c] = t.gain[shows[c][0]] + t.gain[shows[c][1]]
	}
	return t
}

// phase falls from 1 to 0 as the three scarcest ingredients of the reserve run
// out.
func (s *State) phase() float32 {
	most, second := 0, 0
	for kind := range Kinds {
		n := s.reserve.of(kind)
		if n > most {
			most, second = n, most
		} else if n > second {
			second = n
		}
	}
	return min(1, float32(s.reserve.size()-most-second)/fullReserve)
}

// fullReserve is about what three ingredients begin with.
const fullReserve = 36

// pay is what the cubes of a recipe cost.
func (t *turn) pay(recipe int) float32 {
	k := &kindsOf[recipe]
	return t.cost[0][k[0]] + t.cost[1][k[1]] + t.cost[2][k[2]] + t.cost[3][k[3]] + t.cost[4][k[4]]
}

// kindsOf are the counts of each recipe.
var kindsOf = func() (counts [Recipes][Kinds]uint8) {
	for recipe, cubes := range cubesOf {
		counts[recipe] = cubes.Counts()
	}
	return counts
}()

// follow is what the best copy of the next turn is worth with a stock.
func (t *turn) follow(stock Stock) float32 {
	best := float32(0)
	for c := range t.s.potions {
		potion := &t.s.potions[c]
		if potion.Tile == 0 || potion.Creator == t.s.seat || !stock.covers(cubesOf[potion.Recipe]) {
			continue
		}
		best = max(best, float32(potion.Tile)-t.w.Effort*float32(sizeOf[potion.Recipe]))
	}
	return t.next * best
}

// after is the stock after a payment and the by-products.
func (t *turn) after(cubes Stock, c int) Stock {
	stock := t.stock - cubes
	for _, kind := range shows[c] {
		if t.s.reserve.of(int(kind)) > 0 {
			stock += One(int(kind))
		}
	}
	return stock
}

// tile is what a tile on a recipe of a size is worth.
func (t *turn) tile(tile, size int) float32 {
	attraction := float32(tile) - t.w.Effort*float32(size) - t.w.Idle
	return (1+t.w.Deny)*float32(tile) - t.w.Threat*t.phase*max(0, attraction)
}

// bestTiles are the best tile for each size and its worth.
func (t *turn) bestTiles() (best [6]uint8, worth [6]float32) {
	for size := 1; size <= 5; size++ {
		worth[size] = -1e9
		for tiles := t.s.tilesNow(); tiles != 0; tiles &= tiles - 1 {
			tile := bits.TrailingZeros16(tiles)
			if v := t.tile(tile, size); v > worth[size] {
				best[size], worth[size] = uint8(tile), v
			}
		}
	}
	return best, worth
}

// brew is the worth of a brew.
func (t *turn) brew(m Move) float32 {
	recipe, c := int(m.Recipe), int(m.Cauldron)
	return t.w.Brew + t.tile(int(m.Tile), int(sizeOf[recipe])) - t.pay(recipe) + t.product[c] +
		t.follow(t.after(cubesOf[recipe], c))
}

// copy is the worth of a copy; a tribute of the own school does not leave the
// count.
func (t *turn) copy(m Move) float32 {
	c, potion := int(m.Cauldron), t.s.potions[m.Cauldron]
	recipe := int(potion.Recipe)
	worth := float32(potion.Tile) - t.pay(recipe) + t.product[c] + t.follow(t.after(cubesOf[recipe], c))
	if int(m.Take) == t.school {
		worth -= t.w.SchoolLate + (t.w.SchoolEarly-t.w.SchoolLate)*t.phase
	}
	return worth
}

// pass is the worth of a pass; two cubes of the bag are worth two average ones.
func (t *turn) pass(m Move) float32 {
	switch m.Take {
	case Nothing:
		return 0
	case Draw:
		sum := float32(0)
		for kind := range Kinds {
			sum += t.gain[kind]
		}
		return sum*2/Kinds + t.follow(t.stock)
	}
	return t.gain[m.Take] + t.follow(t.stock+One(int(m.Take)))
}

// worth is the worth of a legal move.
func (t *turn) worth(m Move) float32 {
	switch m.Kind {
	case Brew:
		return t.brew(m)
	case Copy:
		return t.copy(m)
	default:
		return t.pass(m)
	}
}

// Best is the policy's move: the greatest worth, with up to noise points added
// to each by chance. Of the brews it looks at the best recipe of each cauldron.
// The game must be open.
func (s *State) Best(w *Policy, noise float32, r *Rand) Move {
	t := s.weigh(w)
	best, top := Move{}, float32(-1e9)
	try := func(m Move, worth float32) {
		if worth += noise * r.Float(); worth > top {
			best, top = m, worth
		}
	}
	if s.mayBrew() && s.free != 0 {
		t.bestBrews(try)
	}
	if s.opening > 0 {
		return best
	}
	for c := range Cauldrons {
		if s.mayCopy(c) {
			m := Move{Kind: Copy, Cauldron: uint8(c), Take: t.tribute(c)}
			try(m, t.copy(m))
		}
	}
	var buffer [Kinds + 1]Move
	for _, m := range s.legalPasses(buffer[:0]) {
		try(m, t.pass(m))
	}
	return best
}

// tribute is an ingredient of the recipe that is not the own school's, if there
// is one; of those the one the seat has most of.
func (t *turn) tribute(c int) uint8 {
	cubes := cubesOf[t.s.potions[c].Recipe]
	best, most := t.school, -1
	for kind := range Kinds {
		if n := t.stock.of(kind); cubes.of(kind) > 0 && kind != t.school && n > most {
			best, most = kind, n
		}
	}
	return uint8(best)
}

// bestBrews tries the best recipe of each free cauldron.
func (t *turn) bestBrews(try func(Move, float32)) {
	s := t.s
	tiles, worth := t.bestTiles()
	pays := payable[t.stock.code()]
	var values [Recipes]float32
	for i := range pays {
		for set := pays[i] &^ s.used[i]; set != 0; set &= set - 1 {
			recipe := i<<6 + bits.TrailingZeros64(set)
			values[recipe] = worth[sizeOf[recipe]] - t.pay(recipe)
		}
	}
	for free := s.free; free != 0; free &= free - 1 {
		c := bits.TrailingZeros16(free)
		set := s.brewable(&pays, c)
		best, top := -1, float32(-1e9)
		for i := range set {
			for word := set[i]; word != 0; word &= word - 1 {
				if recipe := i<<6 + bits.TrailingZeros64(word); values[recipe] > top {
					best, top = recipe, values[recipe]
				}
			}
		}
		if best >= 0 {
			m := Move{Kind: Brew, Cauldron: uint8(c), Recipe: uint8(best), Tile: tiles[sizeOf[best]]}
			try(m, t.w.Brew+top+t.product[c]+t.follow(t.after(cubesOf[best], c)))
		}
	}
}

// Playout plays the policy's moves to the end.
func (s *State) Playout(w *Policy, noise float32, r *Rand) {
	for !s.over {
		s.Play(s.Best(w, noise, r))
	}
}
