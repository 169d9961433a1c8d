package fast

import (
	"testing"
)

// middle plays random turns into the middle of a game.
func middle(r *Rules, first State, seed Rand, turns int) State {
	for {
		s := first
		for n := 0; n < turns && s.winner == Open; n++ {
			legal := r.Legal(&s, nil)
			r.Play(&s, legal[seed.below(len(legal))])
		}
		if s.winner == Open {
			return s
		}
	}
}

func BenchmarkSearch(b *testing.B) {
	b.ReportAllocs()
	r, first := start(Config{})
	s := middle(r, first, 3, 20)
	w := NewSearcher()
	nodes := 0
	for b.Loop() {
		nodes += w.Search(r, &Full, &s, Limit{Depth: MostDepth, Nodes: 20_000}).Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

func BenchmarkEvaluate(b *testing.B) {
	r, first := start(Config{})
	s := middle(r, first, 3, 20)
	for b.Loop() {
		r.Evaluate(&s, &Full)
	}
}

func TestSearchAndPlayoutsDoNotAllocate(t *testing.T) {
	r, first := start(Config{})
	s := middle(r, first, 3, 20)
	w, rand := NewSearcher(), Rand(1)
	if n := testing.AllocsPerRun(20, func() { w.Search(r, &Full, &s, Limit{Depth: MostDepth, Nodes: 3000, Lines: 4, Rand: &rand}) }); n != 0 {
		t.Errorf("a search allocates %v times", n)
	}
	if n := testing.AllocsPerRun(200, func() {
		game := first
		r.RandomPlayout(&game, &rand)
	}); n != 0 {
		t.Errorf("a playout allocates %v times", n)
	}
}

// To depth 1 nothing is left out, so the search must find the best of all; what
// it says is then the value of that turn, and several lines are the best few.
func TestSearchFindsTheBestTurn(t *testing.T) {
	for seed := range 40 {
		r, first := start(Config{ZeroTrades: seed%2 == 0, GrowthOptional: seed%3 == 0})
		s := middle(r, first, Rand(seed), 6+seed%25)
		w := NewSearcher()
		found := w.Search(r, &Full, &s, Limit{Depth: 1, Lines: 3})
		_, want := r.PlainSearch(&s, &Full, 1, nil)
		if got := found.Lines[0].Value; got != want && (!Certain(got) || !Certain(want)) {
			t.Errorf("position %d: value %d, want %d", seed, got, want)
		}
		for i, line := range found.Lines {
			next := s
			r.Play(&next, line.Turn)
			if got := -r.plain(&next, &Full, 0, -beyond, beyond); got != line.Value && !Certain(got) {
				t.Errorf("position %d, line %d: value %d, want %d", seed, i, line.Value, got)
			}
		}
	}
}

// Sudden wins are seen although late turns are skipped or searched less deep.
func TestSearchSeesWhatThePlainSearchSees(t *testing.T) {
	agree, all := 0, 0
	for seed := range 30 {
		r, first := start(Config{})
		s := middle(r, first, Rand(seed), 12)
		_, want := r.PlainSearch(&s, &Full, 2, nil)
		got := NewSearcher().Search(r, &Full, &s, Limit{Depth: 2}).Lines[0].Value
		all++
		if got >= want-150 && got <= want+150 || Certain(got) && Certain(want) {
			agree++
		}
	}
	if agree < all*8/10 {
		t.Errorf("the values agree in %d of %d positions", agree, all)
	}
}

// The strongest level must beat the plain search of two turns clearly, even
// with few nodes.
func TestSearchBeatsPlainAlphaBeta(t *testing.T) {
	if testing.Short() {
		t.Skip("a match")
	}
	const games = 10
	won := 0
	rand := Rand(5)
	w := NewSearcher()
	for game := range games {
		r, first := start(Config{})
		s := middle(r, first, rand, 2+game/2*2) // each opening twice
		for s.winner == Open {
			if int(s.turn) == game%2 {
				r.Play(&s, w.Search(r, &Full, &s, Limit{Depth: MostDepth, Nodes: 6000, Rand: &rand}).Lines[0].Turn)
			} else {
				turn, _ := r.PlainSearch(&s, &Simple, 2, nil)
				r.Play(&s, turn)
			}
		}
		if s.winner == Winner(game%2) {
			won++
		}
	}
	if won < 8 {
		t.Errorf("%d of %d games won", won, games)
	}
}

// Nobody is favoured: with the colours exchanged, the value is the same.
func TestEvaluationKnowsNoColour(t *testing.T) {
	for seed := range 50 {
		r, first := start(Config{})
		s := middle(r, first, Rand(seed), 5+seed%30)
		set := Setting{Turn: s.Turn() ^ 1, Captures: [2]int{s.Captures(Black), s.Captures(White)}}
		for _, p := range s.Pieces() {
			p.Colour ^= 1
			set.Pieces = append(set.Pieces, p)
		}
		swapped := r.New(set)
		if a, b := r.Evaluate(&s, &Full), r.Evaluate(&swapped, &Full); a != b {
			t.Errorf("position %d: %d, with the colours exchanged %d", seed, a, b)
		}
	}
}

func TestSearchStops(t *testing.T) {
	r, first := start(Config{})
	s := middle(r, first, 3, 20)
	found := NewSearcher().Search(r, &Full, &s, Limit{Depth: MostDepth, Stop: func() bool { return true }})
	if len(found.Lines) != 1 || found.Nodes > 300 {
		t.Errorf("%d lines after %d nodes", len(found.Lines), found.Nodes)
	}
	found = NewSearcher().Search(r, &Full, &s, Limit{Depth: MostDepth, Nodes: 5000})
	if found.Nodes > 5001 || found.Depth < 2 {
		t.Errorf("depth %d after %d nodes, want at most 5000", found.Depth, found.Nodes)
	}
}
