package main

import (
	"fmt"
	"strings"
	"testing"

	"adytum/assets"
)

// Thirty-six duels of each pair meet every pair of nobles in both seats, with
// both first players.
func TestBalanceMeetsAllAlike(t *testing.T) {
	e := adellosOf(assets.AdellosEdition()).Edition()
	met := map[string]int{}
	for _, b := range newBalance(e).bouts(36, "alike") {
		name := func(seat int) string { return e.Factions[b.factions[seat]].Nobles[b.nobles[seat]].ID }
		met[fmt.Sprint(name(0), name(1), b.first)]++
		if (b.factions[0] > b.factions[1]) != b.swapped {
			t.Errorf("%+v is not swapped as it says", b)
		}
	}
	// 12 nobles, 9 of other factions, 2 first players.
	if len(met) != 12*9*2 {
		t.Errorf("%d different duels, want %d", len(met), 12*9*2)
	}
	for duel, n := range met {
		if n != 1 {
			t.Errorf("%s is fought %d times", duel, n)
		}
	}
}

func TestBalanceAddsUp(t *testing.T) {
	r := decoded[balanceResult](t, fine(t, "balance", "adellos", "--duels", "4", "--playouts", "60", "--option", "round-limit=on", "--json"))
	if r.Game != "adellos" || r.Bots != "master" || r.Duels != 24 || len(r.Factions) != 4 || len(r.Nobles) != 12 || len(r.Pairs) != 6 {
		t.Fatalf("the result is %+v", r)
	}
	ends := 0
	for _, n := range r.Outcomes {
		ends += n
	}
	if ends != 24 || r.First.Duels != 24 || r.MeanRounds < 2 || r.MsPerDuel <= 0 {
		t.Errorf("the result is %+v", r)
	}
	for name, shares := range map[string][]wonShare{"factions": r.Factions, "nobles": r.Nobles} {
		wins, duels := 0, 0
		for _, s := range shares {
			wins, duels = wins+s.Wins, duels+s.Duels
		}
		if wins != 24 || duels != 48 {
			t.Errorf("%s won %d of %d, want 24 of 48", name, wins, duels)
		}
	}
	first := 0 // the first faction is the first of three pairs
	for _, p := range r.Pairs[:3] {
		first += p.Wins
	}
	if first != r.Factions[0].Wins {
		t.Errorf("the first faction won %d, by the pairs %d", r.Factions[0].Wins, first)
	}
}

func TestBalanceOfAnotherEdition(t *testing.T) {
	text := strings.Replace(string(assets.AdellosEdition()), `"id": "adytum"`, `"id": "mine"`, 1)
	out := fine(t, "balance", "adellos", "--edition", writeFile(t, text), "--duels", "1", "--playouts", "30", "--option", "round-limit=on")
	for _, want := range []string{"adellos-mine, 6 duels, master\n", "\niron_fist ", "\nclergy-undead ", "\nfirst player ", "\nends by ", "\nrounds ", " ms per duel\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
	if s := lab(t, t.Context(), "", "balance", "adellos", "--edition", writeFile(t, "{}")); s.code != exitFailed || !strings.Contains(s.err, "edition: ") {
		t.Errorf("exit code %d, error %q", s.code, s.err)
	}
}
