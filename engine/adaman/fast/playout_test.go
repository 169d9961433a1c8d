package fast

import (
	"math"
	"testing"
)

func BenchmarkPlayouts(b *testing.B) {
	b.ReportAllocs()
	r := Rand(1)
	order := Basic.Cards()
	for b.Loop() {
		r.Shuffle(order)
		s := Deal(Config{}, order)
		s.RandomPlayout(&r)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
}

// The shares were measured by an independent simulator.
func TestPlayoutsEndAsMeasuredElsewhere(t *testing.T) {
	if testing.Short() {
		t.Skip("many games")
	}
	const games = 40_000
	for _, tt := range []struct {
		name                      string
		playout                   func(*State, *Rand)
		win, stuck, gallows, mean float64
		winMargin                 float64
	}{
		{"random", (*State).RandomPlayout, 0, 69.2, 30.8, 21, 0.01},
		{"thrifty", func(s *State, _ *Rand) { s.thriftyPlayout() }, 0.39, 88.7, 10.9, 36.2, 0.1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := Rand(1)
			order := Basic.Cards()
			var share [4]float64
			mean := 0.0
			for range games {
				r.Shuffle(order)
				s := Deal(Config{}, order)
				tt.playout(&s, &r)
				share[s.Outcome()] += 100. / games
				mean += float64(s.Score()) / games
			}
			near := func(what string, got, want, margin float64) {
				if t.Logf("%s %.2f", what, got); math.Abs(got-want) > margin {
					t.Errorf("%s is %.2f, want %.2f +- %.2f", what, got, want, margin)
				}
			}
			near("win %", share[Win], tt.win, tt.winMargin)
			near("stuck %", share[Stuck], tt.stuck, 0.6)
			near("gallows %", share[Gallows], tt.gallows, 0.6)
			near("mean score", mean, tt.mean, 0.5)
		})
	}
}

func TestPlayoutsDoNotAllocate(t *testing.T) {
	r := Rand(1)
	order := Extended.Cards()
	if n := testing.AllocsPerRun(1000, func() {
		r.Shuffle(order)
		s := Deal(Config{Deck: Extended}, order)
		thrifty := s
		s.RandomPlayout(&r)
		thrifty.thriftyPlayout()
	}); n != 0 {
		t.Errorf("a playout allocates %v times", n)
	}
}

func TestRandomMovesAreUniform(t *testing.T) {
	r := Rand(3)
	order := Basic.Cards()
	r.Shuffle(order)
	s := Deal(Config{}, order)
	moves := s.Legal(nil)
	count := map[Move]int{}
	var p purse
	p.open(s.resources)
	const draws = 2000
	for range draws * len(moves) {
		m, _ := s.randomMove(&p, &r)
		count[m]++
	}
	if len(count) != len(moves) {
		t.Fatalf("%d different moves, want %d", len(count), len(moves))
	}
	for _, m := range moves {
		if math.Abs(float64(count[m]-draws)) > 5*math.Sqrt(draws) {
			t.Errorf("%x came %d times, want about %d", m, count[m], draws)
		}
	}
}

// thriftyPlayout plays Thrifty moves to the end.
func (s *State) thriftyPlayout() {
	for s.outcome == Open {
		s.Play(s.Thrifty())
	}
}
