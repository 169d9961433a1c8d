package search_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"adytum/engine"
	"adytum/engine/template"
	"adytum/engine/template/search"
)

func deal(t *testing.T, seed string) engine.Position {
	t.Helper()
	p, _, err := template.Game{}.Deal(engine.Setup{Seats: 2, Seed: engine.Seed(seed)})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// plain is alpha-beta without alpha, beta and depth: to the end, every
// move, for seat 0.
func plain(p engine.Position) float64 {
	if o, over := p.Outcome(); over {
		return o.Share(0)
	}
	best := -1.0
	for _, m := range p.Moves() {
		next, _, err := p.Play(m)
		if err != nil {
			panic(err)
		}
		v := plain(next)
		if p.ToMove() == 1 {
			v = 1 - v
		}
		best = max(best, v)
	}
	if p.ToMove() == 1 {
		return 1 - best
	}
	return best
}

func TestAlphaBetaAgreesWithThePlainSearch(t *testing.T) {
	nothing := func(engine.Position) float64 { return 0 }
	for i := range 60 {
		p := deal(t, fmt.Sprintf("ab-%d", i))
		for p.ToMove() != engine.Nobody {
			m, v := search.AlphaBeta(p, 6, nothing)
			seat := p.ToMove()
			want := plain(p)
			if seat == 1 {
				want = 1 - want
			}
			if (v > 0) != (want > 0.5) {
				t.Fatalf("deal %d: alpha-beta says %.1f, the plain search %.1f in\n%s", i, v, want, p)
			}
			var err error
			if p, _, err = p.Play(m); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestAlphaBetaUsesTheEvaluationAtItsDepth(t *testing.T) {
	p := deal(t, "depth")
	likes := p.Moves()[1]
	good, _, err := p.Play(likes)
	if err != nil {
		t.Fatal(err)
	}
	m, v := search.AlphaBeta(p, 1, func(q engine.Position) float64 {
		if q.String() == good.String() {
			return 0.5
		}
		return -0.5
	})
	if m != likes || v != 0.5 {
		t.Errorf("depth 1 plays %s with %.1f, want %s with 0.5", m, v, likes)
	}
}

// bots of growing care must do better than random over the same deals.
func TestSearchesBeatRandomPlay(t *testing.T) {
	const deals = 150
	for _, bot := range []engine.Bot{search.MonteCarlo{Level: "m"}, search.Tree{Level: "t"}} {
		won := 0.0
		for i := range deals {
			p := deal(t, fmt.Sprintf("beat-%d", i/2))
			strong := engine.Seat(i % 2) // both seats of each deal
			r := engine.Seed(fmt.Sprint(i)).Stream(engine.ThinkStream)
			for p.ToMove() != engine.Nobody {
				player := engine.Bot(search.Random{})
				if p.ToMove() == strong {
					player = bot
				}
				c, err := player.Choose(context.Background(), p.View(p.ToMove()), engine.Thinking{Rand: r, Playouts: 120})
				if err != nil {
					t.Fatal(err)
				}
				if p, _, err = p.Play(c.Move); err != nil {
					t.Fatal(err)
				}
			}
			o, _ := p.Outcome()
			won += o.Share(strong)
		}
		if share := won / deals; share < 0.55 {
			t.Errorf("%T wins %.2f against random play, want 0.55", bot, share)
		}
	}
}

func TestThinkingStopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, bot := range []engine.Bot{search.MonteCarlo{Level: "m"}, search.Tree{Level: "t"}} {
		c, err := bot.Choose(ctx, deal(t, "stop").View(0), engine.Thinking{Rand: engine.Seed("stop").Stream("x")})
		if err != nil || c.Playouts != 1 || c.Move == nil {
			t.Errorf("%T: %d playouts, move %v, error %v after the end", bot, c.Playouts, c.Move, err)
		}
		if _, err := bot.Choose(ctx, deal(t, "stop").View(1), engine.Thinking{Rand: engine.Seed("stop").Stream("x")}); !errors.Is(err, engine.ErrNotToMove) {
			t.Errorf("%T: error %v for a seat that is not to move", bot, err)
		}
	}
}

func TestShareOfTiesIsAPart(t *testing.T) {
	o := engine.Outcome{Ranks: []int{1, 3, 1}}
	for seat, want := range []float64{0.5, 0, 0.5} {
		if got := o.Share(engine.Seat(seat)); got != want {
			t.Errorf("seat %d gets %.2f, want %.2f", seat, got, want)
		}
	}
}
