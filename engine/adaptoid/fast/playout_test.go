package fast

import (
	"math"
	"testing"
)

func BenchmarkPlayouts(b *testing.B) {
	b.ReportAllocs()
	r, first := start(Config{})
	rand := Rand(1)
	for b.Loop() {
		s := first
		r.RandomPlayout(&s, &rand)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
}

// variants are option sets under which random turns differ in kind.
var variants = []Config{
	{},
	{GrowthOptional: true},
	{LosingAttacks: true, EndAfterFeeding: true},
	{ZeroTrades: true, TieIsDraw: true},
}

// byHand is RandomPlayout's chance of each turn, straight from its definition:
// every step is as likely as the others and as none, and then every growth.
func (r *Rules) byHand(s *State) map[Turn]float64 {
	growths := map[Turn][]Turn{} // by the step
	for _, t := range r.Legal(s, nil) {
		step := Pass
		if from, to, steps := t.Step(); steps {
			step = MakeStep(from, to)
		}
		growths[step] = append(growths[step], t)
	}
	chances := map[Turn]float64{}
	for _, turns := range growths {
		for _, t := range turns {
			chances[t] = 1 / float64(len(growths)) / float64(len(turns))
		}
	}
	return chances
}

// A random turn leaves what a legal turn leaves, and comes as often as it should.
func TestRandomTurnsComeAsOftenAsTheyShould(t *testing.T) {
	const draws = 20_000
	rand := Rand(1)
	for n := range 24 {
		r, first := start(variants[n%len(variants)])
		s := middle(r, first, Rand(n), 4+2*n)
		chances := map[State]float64{}
		for turn, chance := range r.byHand(&s) {
			next := s
			r.Play(&next, turn)
			chances[next] += chance
		}
		count := map[State]int{}
		for range draws {
			next := s
			r.randomTurn(&next, &rand)
			next.hash = next.anew()
			count[next]++
		}
		for next := range count {
			if chances[next] == 0 {
				t.Fatalf("position %d: a random turn is none of the legal ones, it leaves %v", n, next.Pieces())
			}
		}
		for next, chance := range chances {
			if want := chance * draws; math.Abs(float64(count[next])-want) > 5*math.Sqrt(want)+1 {
				t.Errorf("position %d: a turn came %d times, want about %.0f; it leaves %v", n, count[next], want, next.Pieces())
			}
		}
	}
}

// Whole random games go by the rules too, where supplies are at an end, nothing
// can grow and states come again.
func TestRandomGamesGoByTheRules(t *testing.T) {
	rand := Rand(1)
	idle, exhausted := 0, 0
	for n := range 400 {
		r, s := start(variants[n%len(variants)])
		for s.winner == Open {
			before := s
			r.randomTurn(&s, &rand)
			s.hash = s.anew()
			if !r.leads(&before, &s) {
				t.Fatalf("no legal turn leads from %v to %v", before.Pieces(), s.Pieces())
			}
			if s.ungrown > 1 {
				idle++
			}
			if !before.used[before.turn].allows(Body) || !before.used[before.turn].limbsLeft() {
				exhausted++
			}
		}
	}
	if idle < 8 || exhausted < 100 {
		t.Errorf("the games were too tame: %d turns after an idle one, %d with a supply at its end", idle, exhausted)
	}
}

// leads reports whether a legal turn leads from one state to another.
func (r *Rules) leads(from, to *State) bool {
	for _, t := range r.Legal(from, nil) {
		next := *from
		if r.Play(&next, t); next == *to {
			return true
		}
	}
	return false
}

func TestNthIsTheNthCell(t *testing.T) {
	r := Rand(1)
	for range 2000 {
		s := Set(r.Uint64()) & every
		s &= Set(r.Uint64())
		rest := s
		for n := range s.len() {
			if got := s.nth(n); got != rest.first() {
				t.Fatalf("cell %d of %x is %d, want %d", n, s, got, rest.first())
			}
			rest &= rest - 1
		}
	}
}

func TestTalliesCountOnEachCell(t *testing.T) {
	r := Rand(1)
	var a, b tally
	var plain [2][Cells]int
	for range 2000 {
		for i, tl := range []*tally{&a, &b} {
			var up, down Set
			for c := range Cells {
				if plain[i][c] < 7 && r.below(2) == 0 {
					up |= one(c)
					plain[i][c]++
				}
			}
			tl.more(up)
			for c := range Cells {
				if plain[i][c] > 0 && r.below(2) == 0 {
					down |= one(c)
					plain[i][c]--
				}
			}
			tl.less(down)
		}
		d, below := a.minus(b)
		for c := range Cells {
			got := int(d.ones>>c&1 + d.twos>>c&1*2 + d.fours>>c&1*4)
			if want := plain[0][c] - plain[1][c]; got != want&7 || below>>c&1 != 0 != (want < 0) {
				t.Fatalf("%d less %d is %d, below %v", plain[0][c], plain[1][c], got, below>>c&1 != 0)
			}
		}
	}
}
