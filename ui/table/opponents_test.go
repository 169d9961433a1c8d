package table_test

import (
	"maps"
	"testing"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/table"
)

func TestTallies(t *testing.T) {
	result := func(players []string, ranks ...int) savegames.Result {
		return savegames.Result{Players: players, Outcome: engine.Outcome{Scores: make([]int, len(ranks)), Ranks: ranks}}
	}
	adept, turned := []string{match.Person, "adept"}, []string{"adept", match.Person}
	got := table.Tallies([]savegames.Result{
		result(adept, 1, 2), result(turned, 1, 2), result(turned, 2, 1), result(adept, 1, 1),
		result([]string{match.Person, "novice"}, 2, 1),
		result([]string{match.Person, match.Person}, 1, 2),
		result([]string{"novice", "adept"}, 1, 2),
	})
	want := map[string]table.Tally{"adept": {Won: 2, Drawn: 1, Lost: 1}, "novice": {Lost: 1}}
	if !maps.Equal(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got["adept"].Played() != 4 {
		t.Errorf("%d played", got["adept"].Played())
	}
}
