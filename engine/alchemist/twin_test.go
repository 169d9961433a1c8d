package alchemist

import (
	"fmt"
	"slices"
	"testing"

	"adytum/engine"
	"adytum/engine/alchemist/fast"
	"adytum/engine/enginetest"
)

// The fast rules and these play random games side by side: the same legal
// moves, stocks, scores and ends at every step.
func TestTwinPlaysByTheSameRules(t *testing.T) {
	for name, setup := range setups() {
		for i := range enginetest.Repetitions(16, 16) {
			setup.Seed = engine.Seed(fmt.Sprintf("twin-%d", i))
			p, _, err := Game{}.Deal(setup)
			if err != nil {
				t.Fatal(err)
			}
			sideBySide(t, name, p.(Position), setup.Seed.Stream("side"))
		}
	}
}

func sideBySide(t *testing.T, name string, p Position, r *engine.Rand) {
	t.Helper()
	s := fast.New(p.twin())
	for !p.over() {
		if r.IntN(8) == 0 {
			s = fast.New(p.twin()) // the way into the twin is tried in the middle too
		}
		sameState(t, name, p, &s)
		moves := p.Moves()
		m := moves[r.IntN(len(moves))]
		if r.IntN(2) == 0 { // brews far outnumber the others, which stand last
			m = moves[max(0, len(moves)-1-r.IntN(12))]
		}
		p, _ = play(t, p, m.String())
		s.Play(fastMove(m.(Move)))
	}
	outcome, _ := p.Outcome()
	if !s.Over() {
		t.Fatalf("%s: the twin goes on after\n%s", name, p)
	}
	for seat := range engine.Seat(p.seats) {
		if s.Score(int(seat)) != outcome.Scores[seat] || s.Share(int(seat)) != outcome.Share(seat) {
			t.Fatalf("%s: the twin gives seat %d %d points and %.2f in\n%s", name, seat, s.Score(int(seat)), s.Share(int(seat)), p)
		}
	}
}

func sameState(t *testing.T, name string, p Position, s *fast.State) {
	t.Helper()
	if s.Over() || s.ToMove() != int(p.ToMove()) || s.Reserve().Counts() != p.reserve {
		t.Fatalf("%s: the twin differs in\n%s", name, p)
	}
	for seat := range p.seats {
		if s.Stock(seat).Counts() != p.stocks[seat] || s.Score(seat) != p.scores[seat] {
			t.Fatalf("%s: the twin's seat %d differs in\n%s", name, seat, p)
		}
	}
	var quick, plain []string
	for _, m := range s.Legal(nil) {
		quick = append(quick, moveOf(m).String())
	}
	slices.Sort(quick)
	for _, m := range p.Moves() {
		plain = append(plain, m.String())
	}
	if !slices.Equal(quick, plain) {
		t.Fatalf("%s: the moves differ\n%v\n%v\n%s", name, quick, plain, p)
	}
}

// fastMove is moveOf the other way round.
func fastMove(m Move) fast.Move {
	switch m.Kind {
	case Brew:
		return fast.Move{Kind: fast.Brew, Cauldron: uint8(m.Cauldron), Recipe: recipeNumbers[m.Recipe], Tile: uint8(m.Tile)}
	case Copy:
		return fast.Move{Kind: fast.Copy, Cauldron: uint8(m.Cauldron), Take: uint8(m.Take)}
	default:
		return fast.Move{Kind: fast.Pass, Take: uint8(m.Take)}
	}
}
