package fast

import (
	"cmp"
	"math"
	"slices"
)

// An Arm is a move on trial.
type Arm struct {
	Move   Move
	Wins   float64 // sum of the shares of wins
	Visits int
	worth  float32   // by the policy
	values []float32 // by world
	sum    float64
	out    bool // it has fallen behind
}

// mean is the average value; an arm without a trial has none.
func (a *Arm) mean() float64 { return a.sum / float64(max(1, a.Visits)) }

// A Search is how long and how a race is run.
type Search struct {
	Policy *Policy
	// Arms is how many moves are tried, the policy's favourites; fewer if the
	// bound would give each of them too few playouts.
	Arms int
	// Noise is how many points chance adds to a move's worth in a playout.
	Noise float32
	// Playouts bounds the race by count; 0 leaves it to Stop.
	Playouts int
	// Stop reports whether the time is up; it is asked once a world.
	Stop func() bool
}

// Race tries the policy's favourite moves of the seat to move. In each sampled
// world it plays the game out with the policy once after each of them, by the
// same luck, and moves that fall clearly behind drop out. It returns the arms,
// the best first, and the number of playouts. The first world is always played.
func (sc *Scene) Race(search Search, r *Rand) ([]Arm, int) {
	arms := sc.favourites(search)
	done, alive := 0, len(arms)
	if alive == 1 {
		return arms, 0
	}
	check := firstCheck
	var world State
	for worlds := 0; alive > 1; worlds++ {
		if worlds > 0 && (search.Stop() || search.Playouts > 0 && done+alive > search.Playouts) {
			break
		}
		sc.sample(&world, r)
		luck := Rand(r.Uint64())
		for i := range arms {
			if !arms[i].out {
				arms[i].try(world, sc.me, search, luck)
				done++
			}
		}
		if worlds+1 == check {
			alive = dropBehind(arms)
			check += check / 2
		}
	}
	slices.SortStableFunc(arms, func(a, b Arm) int {
		return cmp.Or(cmp.Compare(b.Visits, a.Visits), cmp.Compare(b.mean(), a.mean()))
	})
	return arms, done
}

// firstCheck is the world after which moves may first drop out.
const firstCheck = 16

// try plays one world out after the move.
func (a *Arm) try(world State, me int, search Search, luck Rand) {
	world.Play(a.Move)
	world.Playout(search.Policy, search.Noise, &luck)
	share := world.Share(me)
	a.Wins += share
	a.Visits++
	value := valueOf(share, world.Lead(me))
	a.values = append(a.values, value)
	a.sum += float64(value)
}

// valueOf mixes the win with the lead: the lead tells more of a single playout,
// the win is what counts.
func valueOf(share float64, lead int) float32 {
	return float32(share/2 + 0.5/(1+math.Exp(-float64(lead)/leadScale)))
}

const leadScale = 8

// dropBehind takes out the arms that are worse than the best by more than
// chance explains, and counts the others.
func dropBehind(arms []Arm) int {
	best := -1
	for i := range arms {
		if !arms[i].out && (best < 0 || arms[i].sum > arms[best].sum) {
			best = i
		}
	}
	alive := 0
	for i := range arms {
		if arms[i].out {
			continue
		}
		arms[i].out = i != best && behind(&arms[best], &arms[i])
		if !arms[i].out {
			alive++
		}
	}
	return alive
}

// sure is how many standard errors make a difference certain enough.
const sure = 3

// behind compares two arms world by world.
func behind(best, other *Arm) bool {
	n, sum, squares := float64(len(best.values)), 0.0, 0.0
	for i, v := range best.values {
		d := float64(v - other.values[i])
		sum += d
		squares += d * d
	}
	mean := sum / n
	variance := max(0, squares/n-mean*mean)
	return mean > sure*math.Sqrt(variance/n)
}

// favourites are the moves that the policy likes best. So that they differ,
// each cauldron brings only a few brews, and copies and passes have places of
// their own.
func (sc *Scene) favourites(search Search) []Arm {
	s := &sc.open
	t := s.weigh(search.Policy)
	var all []Arm
	for _, m := range s.Legal(nil) {
		all = append(all, Arm{Move: m, worth: t.worth(m)})
	}
	slices.SortStableFunc(all, func(a, b Arm) int { return cmp.Compare(b.worth, a.worth) })
	most := search.Arms
	if search.Playouts > 0 {
		most = min(most, max(fewestArms, search.Playouts/leastPerArm))
	}
	var arms []Arm
	var brews [Cauldrons]int
	var kinds [3]int
	for _, a := range all {
		kind := a.Move.Kind
		if kind == Brew {
			brews[a.Move.Cauldron]++
			if brews[a.Move.Cauldron] > brewsPerCauldron {
				continue
			}
		}
		kinds[kind]++
		if len(arms) < most || kind != Brew && kinds[kind] <= keptOfKind {
			arms = append(arms, a)
		}
	}
	return arms
}

const (
	brewsPerCauldron = 3  // among the arms
	keptOfKind       = 1  // copies, and passes, that are tried in any case
	fewestArms       = 3  // however small the bound
	leastPerArm      = 30 // playouts that the bound must give
)
