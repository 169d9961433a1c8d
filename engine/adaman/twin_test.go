package adaman

import (
	"fmt"
	"slices"
	"testing"

	"adytum/engine"
	"adytum/engine/adaman/fast"
	"adytum/engine/decktet"
	"adytum/engine/enginetest"
)

// The fast rules and these play random games side by side: the same legal
// plays, rows, ends and scores at every step.
func TestTwinPlaysByTheSameRules(t *testing.T) {
	for name, setup := range setups() {
		for i := range enginetest.Repetitions(150, 10) {
			setup.Seed = engine.Seed(fmt.Sprintf("twin-%d", i))
			p, _, err := Game{}.Deal(setup)
			if err != nil {
				t.Fatal(err)
			}
			sideBySide(t, name, p.(Position))
		}
	}
}

func sideBySide(t *testing.T, name string, p Position) {
	t.Helper()
	r := engine.Seed("side").Stream("test")
	var s fast.State
	for first := true; ; first = false {
		if p.over() {
			if !first {
				sameEnd(t, name, p, &s)
			}
			return
		}
		if first {
			s = p.twin()
		}
		if Set(s.Capital()) != SetOf(p.capital.Cards()...) || Set(s.Resources()) != SetOf(p.resources.Cards()...) || Set(s.Palace()) != SetOf(p.palace.Cards()...) {
			t.Fatalf("%s: the rows differ in\n%s", name, p)
		}
		var quick []string
		for _, m := range s.Legal(nil) {
			quick = append(quick, p.moveOf(m).String())
		}
		slices.Sort(quick)
		moves := p.Moves()
		var plain []string
		for _, m := range moves {
			plain = append(plain, m.String())
		}
		if !slices.Equal(quick, plain) {
			t.Fatalf("%s: the plays differ\n%v\n%v\n%s", name, quick, plain, p)
		}
		move := moves[r.IntN(len(moves))]
		next, _, err := p.Play(move)
		if err != nil {
			t.Fatal(err)
		}
		p = next.(Position)
		s.Play(fastMove(move.(Move)))
	}
}

func sameEnd(t *testing.T, name string, p Position, s *fast.State) {
	t.Helper()
	ends := map[fast.Outcome]Phase{fast.Win: Won, fast.Stuck: Stuck, fast.Gallows: Gallows}
	if ends[s.Outcome()] != p.phase || s.Score() != p.Score() {
		t.Errorf("%s: the twin ends with %d and %d points\n%s", name, s.Outcome(), s.Score(), p)
	}
}

// A won game that is refilled before it is scored may turn up the Excuse: its
// decision is still asked.
func TestTwinAsksForTheExcuseAfterAWin(t *testing.T) {
	p := at(t, Extended+" "+OptionScoreAfterRefill, "", "author mill cave sea", "castle forest market", "desert excuse origin")
	p, _ = play(t, p, "author:market")
	s := p.twin()
	for p.phase == AsksExcuseInCapital {
		if s.Phase() != fast.ExcuseInCapital || s.Outcome() != fast.Open {
			t.Fatalf("the twin does not wait: %d", s.Outcome())
		}
		p, _ = play(t, p, "excuse:forest")
		s.Play(fast.Choose(decktet.Forest))
	}
	sameEnd(t, "after a win", p, &s)
	outcome(t, p, "win", 96+7+2)
}

// fastMove is moveOf the other way round.
func fastMove(m Move) fast.Move {
	if m.Target == decktet.Excuse {
		return fast.Choose(m.Pay.Cards()[0])
	}
	return fast.Play(m.Target, fast.Set(m.Pay))
}
