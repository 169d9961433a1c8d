package savegames

import (
	"database/sql"
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

// TestShelvesAreReadInParts compares any parts with the whole: matches that were
// played at the same time, deleted ones, damaged ones.
func TestShelvesAreReadInParts(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	m, over := deal(t, "parts"), deal(t, "over")
	play(t, over, 1000)
	const stored = 60
	check(t, s.transact(func(tx *sql.Tx) error {
		for n := range stored {
			sh, err := sheetOf([]*match.Match{m, over}[n%2], MatchID(n+1), 0, false)
			check(t, err)
			check(t, putSheet(tx, &sh, 0, int64(n*7%11)))
			if n%3 == 0 {
				check(t, putDeletion(tx, sh.id, int64(n)))
			}
		}
		_, err := tx.Exec("UPDATE matches SET took_back = 1 WHERE id = 5; UPDATE matches SET seed = 'other' WHERE id = 8; UPDATE deleted SET at = at + 1 WHERE match = 4")
		return err
	}))
	seen := map[MatchID]bool{}
	for _, shelf := range []Shelf{InProgress, Finished, Deleted} {
		for _, limit := range []int{1, 2, 7, stored} {
			parts := map[MatchID]bool{}
			var last int64 = 11
			for from, more := (Place{}), true; more; {
				list, next, err := s.MatchesFrom(shelf, from, limit)
				check(t, err)
				if len(list) > limit || next != (Place{}) && len(list) < limit {
					t.Fatalf("%d matches at once, want %d", len(list), limit)
				}
				for _, summary := range list {
					if parts[summary.ID] {
						t.Fatalf("match %d stands on shelf %d twice", summary.ID, shelf)
					}
					parts[summary.ID], seen[summary.ID] = true, true
					if at := summary.LastPlayed.UnixMilli(); !summary.Damaged && at > last {
						t.Fatalf("match %d was played at %d, after %d", summary.ID, at, last)
					} else if !summary.Damaged {
						last = at
					}
				}
				from, more = next, next != Place{}
			}
			whole, err := s.Matches(shelf)
			check(t, err)
			if len(whole) != len(parts) {
				t.Errorf("shelf %d has %d matches in parts of %d, %d at once", shelf, len(parts), limit, len(whole))
			}
		}
	}
	if len(seen) != stored {
		t.Errorf("%d of %d matches stand on the shelves", len(seen), stored)
	}
	if list, err := s.Dealt("adaman", "parts"); err != nil || len(list) != 20 || !list[len(list)-1].Damaged {
		t.Errorf("of the deal there are %d: %+v, %v", len(list), list, err)
	}
	for game, want := range map[string]bool{"adaman": true, "trick": false} {
		if begun, err := s.Begun(game); err != nil || begun != want {
			t.Errorf("%s was begun: %t, %v", game, begun, err)
		}
	}
}
