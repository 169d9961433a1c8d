package savegames

import (
	"testing"

	"adytum/engine/match"
)

func TestScoreOfASummaryIsThatOfThePersons(t *testing.T) {
	players := []match.Player{{Kind: "master"}, {Kind: match.Person}, {Kind: match.Person}}
	for want, scores := range map[int][]int{70: {90, 50, 70}, 0: nil, 40: {90, 40}} {
		s := Summary{Header: match.Header{Players: players}, Scores: scores}
		if got := s.Score(); got != want {
			t.Errorf("%v gives %d, want %d", scores, got, want)
		}
	}
}
