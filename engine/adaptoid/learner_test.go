package adaptoid

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"testing"

	"adytum/engine"
)

// A learner plays by what the lessons say and no more: capture or starve where
// the answer costs less, the bigger piece first; leave nobody hungry or in reach;
// else a body, then legs, then pincers. It looks at a few turns, like a person.
type learner struct{ dice *engine.Rand }

const (
	considered = 12 // turns of which the answers are looked at
	enough     = 4  // bodies before limbs
)

// An idea is a turn with what it takes and what is left unfed.
type idea struct {
	move   engine.Move
	after  Position
	gain   int // captures and, far behind them, the limbs that go
	unfed  int
	wish   int // for growing
	chance uint64
}

const capture = 10 // is worth that many limbs

func (l learner) choose(p Position) engine.Move {
	var ideas []idea
	for _, m := range p.Moves() {
		ideas = append(ideas, l.idea(p, m.(Move)))
	}
	slices.SortFunc(ideas, func(a, b idea) int {
		return cmp.Or(cmp.Compare(b.gain-b.unfed*capture, a.gain-a.unfed*capture), cmp.Compare(b.wish, a.wish), cmp.Compare(a.chance, b.chance))
	})
	best, most := ideas[0], -1000
	for _, one := range ideas[:min(considered, len(ideas))] {
		if value := one.gain - worst(one.after); value > most {
			best, most = one, value
		}
	}
	return best.move
}

func (l learner) idea(p Position, m Move) idea {
	next, events, err := p.Play(m)
	if err != nil {
		panic(err)
	}
	one := idea{move: m, after: next.(Position), gain: taken(events), chance: l.dice.Uint64()}
	one.unfed = len(one.after.Unfed(p.turn))
	if winner, over := one.after.Winner(); over && winner == p.turn {
		one.gain = 100 * capture
	}
	switch {
	case m.Grows == Body && p.adaptoids(p.turn) < enough:
		one.wish = 3
	case m.Grows == Leg:
		one.wish = 2
	case m.Grows == Pincer:
		one.wish = 1
	}
	return one
}

// taken is what a turn takes from the other side, less what it costs.
func taken(events []engine.Event) int {
	sum := 0
	for _, e := range events {
		limbs := 0
		if piece := e.Facts["piece"]; len(piece) == 3 {
			limbs = int(piece[1]-'0') + int(piece[2]-'0')
		}
		switch e.Kind {
		case EventCaptured, EventStarved:
			sum += capture + limbs
		case EventTraded:
			sum++
		}
	}
	return sum
}

// worst is the most that the other side can take in answer.
func worst(p Position) int {
	most := 0
	for _, m := range p.Moves() {
		if _, events, err := p.Play(m); err == nil {
			most = max(most, taken(events))
		}
	}
	return most
}

// versusNovice plays a game and reports whether the learner has won.
func versusNovice(t testing.TB, n int) bool {
	seed := engine.Seed(fmt.Sprintf("learner-%d", n))
	start, _, err := Game{}.Deal(engine.Setup{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	p, own := start.(Position), Colour(n%2)
	l, dice := learner{seed.Stream("learner")}, seed.Stream(engine.ThinkStream)
	for p.ToMove() != engine.Nobody {
		var m engine.Move
		if p.Turn() == own {
			m = l.choose(p)
		} else {
			c, err := levels[0].Choose(context.Background(), p.View(p.ToMove()), engine.Thinking{Rand: dice})
			if err != nil {
				t.Fatal(err)
			}
			m = c.Move
		}
		next, _, err := p.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		p = next.(Position)
	}
	winner, won := p.Winner()
	return won && winner == own
}

// Who has just finished the lessons beats Novice clearly.
func TestLearnerBeatsNovice(t *testing.T) {
	if testing.Short() {
		t.Skip("a match")
	}
	const games, want = 12, 9
	won := 0
	for n := range games {
		if versusNovice(t, n) {
			won++
		}
	}
	if won < want {
		t.Errorf("the learner won %d of %d games", won, games)
	}
}

// BenchmarkLearnerAgainstNovice counts how many of 100 games the learner wins.
func BenchmarkLearnerAgainstNovice(b *testing.B) {
	won, games := 0, 0
	for b.Loop() {
		for n := range 100 {
			games++
			if versusNovice(b, n) {
				won++
			}
		}
	}
	b.ReportMetric(100*float64(won)/float64(games), "won/100")
}
