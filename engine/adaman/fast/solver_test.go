package fast

import (
	"context"
	"slices"
	"testing"

	"adytum/engine/decktet"
	"adytum/engine/enginetest"
)

// deal deals the nth test game of a configuration.
func deal(cfg Config, n int) State {
	r := Rand(n)
	order := cfg.Deck.Cards()
	r.Shuffle(order)
	return Deal(cfg, order)
}

func TestSolverDecidesDeals(t *testing.T) {
	if testing.Short() {
		t.Skip("many deals")
	}
	const deals = 24
	var count [3]int
	for n := range deals {
		s := deal(Config{}, n)
		verdict, line, _ := Solve(t.Context(), s, 100_000)
		count[verdict]++
		if verdict == Winnable {
			replay(t, s, line)
		}
	}
	if count[Winnable] < 16 || count[Lost] == 0 || count[Undecided] > 6 {
		t.Errorf("of %d deals %d are winnable, %d lost and %d undecided", deals, count[Winnable], count[Lost], count[Undecided])
	}
}

// replay plays a winning line, each move of which must be legal.
func replay(t *testing.T, s State, line []Move) {
	t.Helper()
	for i, m := range line {
		if !slices.Contains(s.Legal(nil), m) {
			t.Fatalf("move %d of the line is not legal", i+1)
		}
		s.Play(m)
	}
	if s.Outcome() != Win {
		t.Fatalf("the line ends with outcome %d", s.Outcome())
	}
}

// everyWay tries every legal move, without memo, bounds or order. It gives up
// when it has no patience left.
func everyWay(s State, patience *int) Verdict {
	if s.Outcome() == Win {
		return Winnable
	}
	if *patience--; *patience < 0 {
		return Undecided
	}
	for _, m := range s.Legal(nil) {
		next := s
		next.Play(m)
		if v := everyWay(next, patience); v != Lost {
			return v
		}
	}
	return Lost
}

// unpruned decides a position without bounds, and without the memo if it is
// small enough.
func unpruned(ctx context.Context, s State) Verdict {
	patience := 3_000
	if v := everyWay(s, &patience); v != Undecided {
		return v
	}
	plain := newSolver(ctx, s)
	plain.unbounded = true
	v, _, _ := plain.solve(30_000)
	return v
}

// The sample: late positions of all decks, many with the Excuse still to come,
// and some whole deals.
func TestSolverAgreesWithOneThatPrunesNothing(t *testing.T) {
	var sample []State
	for i, cfg := range configs() {
		r := Rand(i)
		for range enginetest.Repetitions(12, 6) {
			sample = append(sample, lateState(cfg, &r))
		}
	}
	for n := range enginetest.Repetitions(10, 5) {
		sample = append(sample, deal(Config{}, n))
	}
	var seen [3]int
	excuses := 0
	for _, s := range sample {
		want := unpruned(t.Context(), s)
		if seen[want]++; want == Undecided {
			continue
		}
		if s.Unseen().Has(decktet.Excuse) || s.Phase() != Playing {
			excuses++
		}
		got, line, _ := Solve(t.Context(), s, 300_000)
		if got != want {
			t.Fatalf("verdict %d, want %d, for %+v", got, want, s)
		}
		if got == Winnable {
			replay(t, s, line)
		}
	}
	if seen[Undecided] > len(sample)/4 || seen[Lost] < len(sample)/12 || excuses < len(sample)/12 {
		t.Errorf("the sample proves little: %v verdicts, %d with the Excuse", seen, excuses)
	}
}

// lateState plays games by the first judgement until one has only six cards
// left in the deck. The Excuse is among the last.
func lateState(cfg Config, r *Rand) State {
	for {
		order := cfg.Deck.Cards()
		r.Shuffle(order)
		if at := slices.Index(order, decktet.Excuse); at >= 0 {
			late := len(order) - 1 - r.Below(6)
			order[at], order[late] = order[late], order[at]
		}
		s := Deal(cfg, order)
		var opts options
		for s.Outcome() == Open && s.end-s.next > 6 {
			unseen := trained.unseen(&s)
			trained.weigh(&s, &unseen, &opts)
			s.Play(opts.move(opts.best()))
		}
		if s.Outcome() == Open {
			return s
		}
	}
}

func TestSolverKeepsItsLimits(t *testing.T) {
	s := hardDeal(t)
	if v, line, nodes := Solve(t.Context(), s, hardNodes); v != Undecided || line != nil || nodes != hardNodes {
		t.Errorf("verdict %d with %v after %d nodes", v, line, nodes)
	}
	done, cancel := context.WithCancel(t.Context())
	cancel()
	if v, _, nodes := Solve(done, s, hardNodes); v != Undecided || nodes != 0 {
		t.Errorf("verdict %d after %d nodes without time", v, nodes)
	}
}

const hardNodes = 20_000

// hardDeal is the first deal that is not decided in hardNodes nodes.
func hardDeal(t *testing.T) State {
	for n := 0; ; n++ {
		s := deal(Config{}, n)
		if v, _, _ := Solve(t.Context(), s, hardNodes); v == Undecided {
			return s
		}
	}
}

func TestSolverIsDeterministic(t *testing.T) {
	s := hardDeal(t)
	v, line, nodes := Solve(t.Context(), s, 100_000)
	v2, line2, nodes2 := Solve(t.Context(), s, 100_000)
	if v != v2 || nodes != nodes2 || !slices.Equal(line, line2) {
		t.Error("the same deal was solved in two ways")
	}
}

// A full memo forgets, and still never claims to hold what it does not.
func TestMemoKeepsWholeKeys(t *testing.T) {
	var m memo
	r := Rand(1)
	kept := map[key]bool{}
	for range 10_000 {
		k := key{r.Uint64(), r.Uint64()}
		if m.has(k) {
			t.Fatal("a key is there before it is added")
		}
		m.add(k)
		kept[k] = true
	}
	for k := range kept {
		if near := (key{k.a ^ 1, k.b}); !m.has(k) || m.has(near) != kept[near] {
			t.Fatal("the memo mixes keys up")
		}
	}
}

func BenchmarkSolve(b *testing.B) {
	n := 0
	for b.Loop() {
		Solve(b.Context(), deal(Config{}, n%100), 1_000_000)
		n++
	}
}
