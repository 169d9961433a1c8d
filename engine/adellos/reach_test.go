package adellos

import (
	"slices"
	"testing"
)

// The short ways of counting moves and attacks agree with the readable ones,
// all along random games of every kind.
func TestShortWaysAgreeWithReach(t *testing.T) {
	for name, setup := range setups() {
		setup.Seed = "short"
		first, _, err := brief.Deal(setup)
		if err != nil {
			t.Fatal(err)
		}
		at := table{Position: first.(Position)}
		r := setup.Seed.Stream("short")
		for range 1500 {
			if at.phase == Over {
				break
			}
			list := at.acts(nil)
			if at.phase == AsksPlay {
				agreesWithReach(t, name, &at.Position, list)
			}
			at.do(list[r.IntN(len(list))])
		}
	}
}

func agreesWithReach(t *testing.T, name string, p *Position, list []act) {
	t.Helper()
	var want []act
	for _, from := range p.ground.fields {
		if !p.owns(p.active, from) || !p.mobile(from) || p.ap <= 0 {
			continue
		}
		r := p.reachOf(from)
		for _, to := range p.ground.fields {
			if r.cost[to] > 0 && int16(r.cost[to]) <= p.ap {
				want = append(want, act{verb: DoMove, from: from, to: to})
			}
			if p.attackable(to) && p.inRange(from, to) && p.ap >= p.attackCost(from) {
				want = append(want, act{verb: DoAttack, from: from, to: to})
			}
		}
	}
	got := slices.DeleteFunc(slices.Clone(list), func(a act) bool { return a.verb != DoMove && a.verb != DoAttack })
	for _, a := range want {
		if !slices.Contains(got, a) {
			t.Fatalf("%s: %s is missing in\n%s", name, p.sheet.text(a), p)
		}
	}
	if len(got) != len(want) {
		t.Fatalf("%s: %d moves and attacks, want %d in\n%s", name, len(got), len(want), p)
	}
	if ends := slices.Contains(list, act{verb: DoEnd}); ends == p.mustAct() {
		t.Fatalf("%s: the turn may end: %v in\n%s", name, ends, p)
	}
}
