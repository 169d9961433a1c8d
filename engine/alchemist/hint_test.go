package alchemist

import (
	"fmt"
	"strconv"
	"testing"

	"adytum/engine"
)

func fact(t *testing.T, r Reason, name string) int {
	t.Helper()
	n, err := strconv.Atoi(r.Facts[name])
	if err != nil {
		t.Fatalf("%s: %v", r.Code, r.Facts)
	}
	return n
}

// Every reason holds, of every move, all along many games.
func TestReasonsHold(t *testing.T) {
	seen := map[string]int{}
	for seats := FewestSeats; seats <= MostSeats; seats++ {
		dice := engine.Seed(fmt.Sprint("reasons-", seats)).Stream("test")
		walk(t, seats, engine.Seed(fmt.Sprint("reasons-", seats)), func(p Position) {
			if p.over() {
				return
			}
			v := p.View(p.ToMove()).(View)
			moves := v.Moves()
			for range 12 {
				m := moves[dice.IntN(len(moves))].(Move)
				h := v.Advise(engine.Choice{Move: m, Playouts: 7, Candidates: []engine.Candidate{{Move: m, Chance: 0.25, Visits: 4}}})
				if h.Move != m || h.Chance != 0.25 || h.Tried != 7 || len(h.Reasons) == 0 {
					t.Fatalf("%s: %+v", m, h)
				}
				for _, r := range h.Reasons {
					seen[r.Code]++
					demandReason(t, p, v, m, r)
				}
			}
		})
	}
	for _, code := range []string{ReasonMost, ReasonPoints, ReasonDenies, ReasonDear, ReasonSchool, ReasonGrows, ReasonOpens, ReasonTried} {
		if seen[code] == 0 {
			t.Errorf("no move was advised because of %q", code)
		}
	}
}

func demandReason(t *testing.T, p Position, v View, m Move, r Reason) {
	t.Helper()
	seat := v.Seat()
	next, _, err := p.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	after := next.(Position)
	switch r.Code {
	case ReasonMost, ReasonPoints:
		if v.points(m) != fact(t, r, "points") {
			t.Errorf("%s scores %d, not %v", m, v.points(m), r.Facts)
		}
		more := false
		for _, other := range v.Moves() {
			more = more || v.points(other.(Move)) > v.points(m)
		}
		if more != (r.Code == ReasonPoints) {
			t.Errorf("%s: %q, but other moves score more: %v", m, r.Code, more)
		}
	case ReasonDenies:
		for other := range engine.Seat(p.seats) {
			if other != seat && p.stocks[other].Covers(m.Recipe) {
				t.Errorf("seat %d can copy %s", other, m)
			}
		}
	case ReasonDear:
		if m.Recipe.Size() != fact(t, r, "count") || m.Recipe.Size() < dear {
			t.Errorf("%s: %v", m, r.Facts)
		}
	case ReasonSchool:
		var cubes Stock
		cubes[p.schools[seat]] = uint8(p.left(p.schools[seat]) - after.left(p.schools[seat]))
		if cubes.Size() == 0 || cubes.String() != r.Facts["cubes"] {
			t.Errorf("%s takes %q of the school out, not %v", m, cubes, r.Facts)
		}
	case ReasonGrows:
		if grown := after.stocks[seat].Size() - p.stocks[seat].Size(); grown != fact(t, r, "count") {
			t.Errorf("%s lets the stock grow by %d, not %v", m, grown, r.Facts)
		}
	case ReasonOpens:
		opened := 0
		for _, potion := range p.compendium {
			if potion.Brewed() && potion.Creator != seat && after.stocks[seat].Covers(potion.Recipe) && !p.stocks[seat].Covers(potion.Recipe) {
				opened = max(opened, potion.Tile)
			}
		}
		if opened != fact(t, r, "points") {
			t.Errorf("%s opens a recipe for %d, not %v", m, opened, r.Facts)
		}
	}
}
