package fast

import (
	"context"
	"slices"
	"testing"

	"adytum/engine/decktet"
	"adytum/engine/enginetest"
)

// leave makes a move without dealing: the rows that the judgement rates.
func leave(s State, m Move) State {
	target := one(m.Target())
	switch s.phase {
	case ExcuseInCapital:
		s.resources &^= target
		s.capital |= target
	case ExcuseInResources:
		s.capital &^= target
		s.resources |= target
	default:
		s.take(m)
	}
	return s
}

// odds are the log odds of rows, straight from the weights of their inputs.
func (w *weights) odds(s *State) int {
	var sums [hiddenUnits]int
	for _, in := range w.inputs(s, nil) {
		for i, x := range w.input[in] {
			sums[i] += int(x * weightScale)
		}
	}
	odds := int(w.outBias * weightScale * weightScale)
	for i, x := range sums {
		odds += max(x, 0) * int(w.out[i]*weightScale)
	}
	return odds
}

// The sums in lanes, added up step by step, are those of the plain network.
func TestJudgementIsThePlainNetwork(t *testing.T) {
	plain := newWeights()
	plain.parse(weightsText)
	excuses := 0
	for i, cfg := range configs() {
		r := Rand(i)
		var opts options
		for n := range enginetest.Repetitions(30, 10) {
			s := deal(cfg, 100*i+n)
			for s.Outcome() == Open {
				if s.Phase() != Playing {
					excuses++
				}
				unseen := trained.unseen(&s)
				trained.weigh(&s, &unseen, &opts)
				moves := s.Legal(nil)
				if len(moves) != opts.n {
					t.Fatalf("%d moves are weighed, %d are legal", opts.n, len(moves))
				}
				for k, m := range moves {
					rows := leave(s, m)
					op := opts.list[k]
					if opts.move(op) != m || op.wins() != (rows.unclaimed == 0) {
						t.Fatalf("option %d is %+v, the move %x", k, op, m)
					}
					if want := plain.odds(&rows); !op.wins() && op.odds != want {
						t.Fatalf("the odds of %x are %d, want %d", m, op.odds, want)
					}
				}
				s.Play(moves[r.Below(len(moves))])
			}
		}
	}
	if excuses == 0 {
		t.Error("the Excuse never came")
	}
}

// Each card adds at most its largest weight, wherever it lies.
func TestHiddenSumsFitTheirLanes(t *testing.T) {
	w := newWeights()
	w.parse(weightsText)
	for unit := range hiddenUnits {
		for _, sign := range []float64{1, -1} {
			largest := func(inputs ...int) (most float64) {
				for _, in := range inputs {
					if in != 0 {
						most = max(most, sign*w.input[in][unit])
					}
				}
				return most
			}
			sum := sign * w.input[0][unit]
			for c := range decktet.Count {
				sum += largest(w.palace[c], w.capital[c], w.resources[c], w.deck[c])
			}
			sum += largest(w.palaceLen[:]...) + largest(w.resourcesLen[:]...) + largest(w.deckLen[:]...)
			if sum*weightScale >= unitOffset {
				t.Errorf("unit %d can reach %.1f", unit, sign*sum)
			}
		}
	}
}

func TestRankListsTheLegalMoves(t *testing.T) {
	all := configs()
	for i, cfg := range all[:enginetest.Repetitions(len(all), 7)] {
		r := Rand(i)
		s := deal(cfg, i)
		for s.Outcome() == Open {
			const playouts = 60
			list := Rank(t.Context(), s, 1, playouts)
			var moves []Move
			visits := 0
			for _, c := range list {
				moves = append(moves, c.Move)
				visits += c.Visits
				if c.Chance < 0 || c.Chance > 1 {
					t.Fatalf("a chance of %v", c.Chance)
				}
			}
			slices.Sort(moves)
			if legal := s.Legal(nil); !slices.Equal(moves, slices.Sorted(slices.Values(legal))) {
				t.Fatalf("%d moves are ranked, %d are legal", len(moves), len(legal))
			}
			next := s
			if next.Play(list[0].Move); next.Outcome() != Win && visits != playouts {
				t.Fatalf("%d playouts, want %d", visits, playouts)
			}
			s.Play(list[r.Below(min(3, len(list)))].Move)
		}
		if len(Rank(t.Context(), s, 1, 10)) > 0 {
			t.Error("a game that is over has ranked moves")
		}
	}
}

func TestRankDoesNotSeeTheOrderOfTheDeck(t *testing.T) {
	r := Rand(5)
	for n := range 20 {
		s := deal(Config{Deck: Extended}, n)
		other := s
		other.ShuffleDeck(&r)
		if !slices.Equal(Rank(t.Context(), s, 3, 100), Rank(t.Context(), other, 3, 100)) {
			t.Fatal("the hidden order changes the ranking")
		}
	}
}

func TestRankStopsWithItsContext(t *testing.T) {
	done, cancel := context.WithCancel(t.Context())
	cancel()
	s := deal(Config{}, 1)
	if list := Rank(done, s, 1, 0); len(list) != len(s.Legal(nil)) || list[0].Visits != 0 {
		t.Error("playouts were made without time")
	}
}

// A win at once is taken, and with the cheapest payment: the rest counts (A10).
func TestRankTakesTheBestWin(t *testing.T) {
	s := New(Config{}, Rows{
		Palace:    []decktet.Card{decktet.Author},
		Capital:   []decktet.Card{decktet.Desert},
		Resources: []decktet.Card{decktet.AceOfMoons, decktet.Journey, decktet.Windfall, decktet.AceOfKnots},
		Deck:      []decktet.Card{decktet.Pact},
	}, Playing)
	best := Rank(t.Context(), s, 1, 10)[0]
	want := Play(decktet.Author, SetOf(decktet.AceOfMoons, decktet.AceOfKnots))
	if best.Move != want || best.Chance != 1 {
		t.Errorf("the sage plays %x with a chance of %v", best.Move, best.Chance)
	}
}

func TestSageWinsManyGames(t *testing.T) {
	if testing.Short() {
		t.Skip("many games")
	}
	const games = 60
	won := 0
	for n := range games {
		s := deal(Config{}, n)
		for s.Outcome() == Open {
			s.Play(Rank(t.Context(), s, uint64(n), 60)[0].Move)
		}
		if s.Outcome() == Win {
			won++
		}
	}
	if t.Logf("%d of %d", won, games); won < 18 {
		t.Errorf("the sage wins %d of %d games", won, games)
	}
}

func BenchmarkSagePlayouts(b *testing.B) {
	s := deal(Config{}, 1)
	Rank(b.Context(), s, 1, b.N)
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
}
