package adaptoid

import (
	"fmt"
	"slices"
	"testing"

	"adytum/engine"
	"adytum/engine/adaptoid/fast"
	"adytum/engine/enginetest"
)

// The fast rules and these play random games side by side: the same legal
// turns, boards, captures and ends at every step, under every option.
func TestTwinPlaysByTheSameRules(t *testing.T) {
	for name, setup := range setups() {
		for i := range enginetest.Repetitions(6, 6) {
			setup.Seed = engine.Seed(fmt.Sprintf("twin-%d", i))
			p, _, err := Game{}.Deal(setup)
			if err != nil {
				t.Fatal(err)
			}
			sideBySide(t, name, p.(Position), setup.Seed.Stream("test"))
		}
	}
}

func sideBySide(t *testing.T, name string, p Position, r *engine.Rand) {
	t.Helper()
	for p.phase != Plays {
		moves := p.Moves()
		p, _ = play(t, p, moves[r.IntN(len(moves))].String())
	}
	rules, s := p.rules(), p.twin()
	for p.ending == Open {
		same(t, name, p, &s)
		var quick []string
		for _, turn := range rules.Legal(&s, nil) {
			m := p.moveOf(turn)
			if p.turnOf(m) != turn {
				t.Fatalf("%s: %s is another turn than %x", name, m, turn)
			}
			quick = append(quick, m.String())
		}
		slices.Sort(quick)
		moves := p.Moves()
		if plain := textsOf(moves); !slices.Equal(quick, plain) {
			t.Fatalf("%s: the turns differ\n%v\n%v\n%s", name, quick, plain, p)
		}
		if n := rules.Perft(&s, 1); n != len(moves) {
			t.Fatalf("%s: the twin counts %d turns of %d", name, n, len(moves))
		}
		m := moves[r.IntN(len(moves))].(Move)
		rules.Play(&s, p.turnOf(m))
		p, _ = play(t, p, m.String())
	}
	winner, won := p.Winner()
	want := fast.Draw
	if won {
		want = fast.Winner(winner)
	}
	if s.Winner() != want {
		t.Fatalf("%s: the twin ends with %d, want %d\n%s", name, s.Winner(), want, p)
	}
	same(t, name, p, &s)
}

// same compares what lies on the board, and the hash with that of a twin that
// is made anew.
func same(t *testing.T, name string, p Position, s *fast.State) {
	t.Helper()
	anew := p.twin()
	if !slices.Equal(s.Pieces(), anew.Pieces()) || s.Turn() != fast.Winner(p.turn) ||
		s.Captures(fast.White) != p.captures[White] || s.Captures(fast.Black) != p.captures[Black] {
		t.Fatalf("%s: the boards differ, the twin has %v\n%s", name, s.Pieces(), p)
	}
	if s.Hash() != anew.Hash() {
		t.Fatalf("%s: the hash went astray\n%s", name, p)
	}
}

func textsOf(moves []engine.Move) []string {
	var all []string
	for _, m := range moves {
		all = append(all, m.String())
	}
	return all
}

func TestPerftOfTheTwin(t *testing.T) {
	for _, tt := range perfts {
		p, _, err := Game{}.Deal(engine.Setup{Options: tt.options, Seed: "perft"})
		if err != nil {
			t.Fatal(err)
		}
		start := p.(Position)
		rules, s := start.rules(), start.twin()
		for i, want := range tt.counts {
			if got := rules.Perft(&s, i+1); got != want {
				t.Errorf("%s, depth %d: %d, want %d", tt.name, i+1, got, want)
			}
		}
	}
}

// Growth is optional and the pieces go to and fro: the third time ends the game
// for both, and so do 20 turns without growth (P10).
func TestTwinCountsRepetitions(t *testing.T) {
	for _, tt := range []struct {
		turns  []string
		ending Ending
	}{
		{[]string{"d2-c2", "d6-c5", "c2-d2", "c5-d6", "d2-c2", "d6-c5", "c2-d2", "c5-d6"}, ByRepetition},
		{[]string{"pass", "pass", "pass", "pass"}, ByRepetition},
		{[]string{"pass", "d6-c5", "d2-c2", "c5-d6", "c2-d2", "pass", "pass"}, ByRepetition},
	} {
		p := at(t, "W10 d2, B10 d6", "W / 0-0 / options growth-optional")
		rules, s := p.rules(), p.twin()
		for i, text := range tt.turns {
			if p.ending != Open || s.Winner() != fast.Open {
				t.Fatalf("over before turn %d: %s, %d", i+1, p.ending, s.Winner())
			}
			m, err := Game{}.ParseMove(text)
			if err != nil {
				t.Fatal(err)
			}
			rules.Play(&s, p.turnOf(m.(Move)))
			p, _ = play(t, p, text)
			if p.ending == Open { // a twin made in between remembers too
				s = p.twin()
			}
		}
		if p.ending != tt.ending || s.Winner() != fast.Draw {
			t.Errorf("%v end with %s, the twin with %d", tt.turns, p.ending, s.Winner())
		}
	}
}

// turnOf is moveOf the other way round.
func (p *Position) turnOf(m Move) fast.Turn {
	if m.Kind == Feeds {
		return fast.Feed
	}
	t := fast.Pass
	if from, steps := p.board.Index(m.From); steps {
		to, _ := p.board.Index(m.To)
		t = fast.MakeStep(from, to)
	}
	if m.Grows != Nothing {
		at, _ := p.board.Index(m.At)
		t = t.With(fast.Growth(m.Grows), at)
	}
	return t
}
