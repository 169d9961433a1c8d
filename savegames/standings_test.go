package savegames

import (
	"cmp"
	"database/sql"
	"encoding/binary"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"adytum/engine"
	"adytum/engine/match"
)

func TestTallies(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	result := func(players []string, ranks ...int) Result {
		return Result{Game: "adaptoid", Players: players, Outcome: engine.Outcome{Scores: make([]int, len(ranks)), Ranks: ranks}}
	}
	adept, turned := []string{match.Person, "adept"}, []string{"adept", match.Person}
	enter(t, s,
		result(adept, 1, 2), result(turned, 1, 2), result(turned, 2, 1), result(adept, 1, 1),
		result([]string{match.Person, "novice"}, 2, 1),
		result([]string{match.Person, match.Person}, 1, 2),
		result([]string{"novice", "adept"}, 1, 2),
	)
	st, err := s.Statistics("adaptoid", "")
	check(t, err)
	if want := map[string]Tally{"adept": {Won: 2, Drawn: 1, Lost: 1}, "novice": {Lost: 1}}; !maps.Equal(st.Against, want) {
		t.Errorf("got %+v, want %+v", st.Against, want)
	}
	if n := st.Against["adept"].Played(); n != 4 {
		t.Errorf("%d played", n)
	}
}

// Results lists the results of a game, the last first; the group "" stands for all
// groups. Rows are chosen after they are proved.
func (s *Store) Results(game, group string) ([]Result, error) {
	all, damaged, err := readResults(s.use(), "")
	all = slices.DeleteFunc(all, func(r Result) bool { return r.Game != game || group != "" && r.Group != group })
	slices.SortFunc(all, func(a, b Result) int {
		return cmp.Or(b.Ended.Compare(a.Ended), cmp.Compare(b.Match, a.Match))
	})
	return all, allDamage(damaged, err)
}

// sumUp is what Statistics, HighScores and Result must yield, the slow way: from
// all results of a game, the last first.
func sumUp(results []Result, group string) (st Statistics, best []Result) {
	st.Outcomes = map[string]int{}
	played, total := map[string]int{}, 0
	dealt := map[engine.Seed]bool{}
	for _, r := range slices.Backward(results) {
		known := dealt[r.Seed] // the same deal had a result before
		dealt[r.Seed] = true
		ranked := r.Seat() != engine.Nobody && r.Helped.TookBack == 0 && !known
		if group != "" && r.Group != group {
			continue
		}
		played[r.Group]++
		if r.Seat() == engine.Nobody {
			continue
		}
		st.Played++
		total += r.Score()
		st.Outcomes[r.Outcome.Name]++
		if ranked {
			best = append(best, r)
		}
		if r.Contested() {
			st.Contested++
			st.Streak++
			if r.Won() {
				st.Won++
			}
			if !r.Won() || !ranked {
				st.Streak = 0
			}
			st.LongestStreak = max(st.LongestStreak, st.Streak)
		}
		if r.Helped.TookBack > 0 {
			st.TookBack++
		}
		if r.Helped.Hints > 0 {
			st.Hinted++
		}
		if kind := r.opponent(); kind != "" {
			if st.Against == nil {
				st.Against = map[string]Tally{}
			}
			st.Against[kind] = st.Against[kind].add(r.verdict(), 1)
		}
	}
	slices.SortStableFunc(best, func(a, b Result) int { return cmp.Compare(b.Score(), a.Score()) })
	if st.Played > 0 {
		st.MeanScore = float64(total) / float64(st.Played)
	}
	if len(best) > 0 {
		st.Best = best[0].Score()
	}
	st.Groups = slices.SortedFunc(maps.Keys(played), func(a, b string) int {
		return cmp.Or(cmp.Compare(played[b], played[a]), cmp.Compare(a, b))
	})
	return st, best
}

// demandSums compares all that is read from the standings with what the results
// add up to, which are read and proved one by one.
func demandSums(t tester, s *Store, where string) {
	t.Helper()
	for _, game := range []string{"adaman", "adaptoid", "alchemist", "adellos"} {
		results, damage := s.Results(game, "")
		all, _ := sumUp(results, "")
		for _, group := range append([]string{""}, all.Groups...) {
			want, best := sumUp(results, group)
			got, err := s.Statistics(game, group)
			if !reflect.DeepEqual(got, want) || (err == nil) != (damage == nil) {
				t.Fatalf("%s: %s %q sums up to %+v, %v\nwant %+v, %v", where, game, group, got, err, want, damage)
			}
			if group == "" {
				continue
			}
			top, err := s.HighScores(game, group, 10)
			if fmt.Sprint(top) != fmt.Sprint(best[:min(10, len(best))]) || (err == nil) != (damage == nil) {
				t.Fatalf("%s: the scores of %s %q are %v, %v\nwant %v, %v", where, game, group, top, err, best, damage)
			}
			for i, r := range best {
				if i > 3 && i < len(best)-3 {
					continue
				}
				if _, place, err := s.Result(r.Match); place != i+1 || (err == nil) != (damage == nil) {
					t.Fatalf("%s: match %d has place %d, %v, want %d, %v", where, r.Match, place, err, i+1, damage)
				}
			}
		}
	}
}

// TestStandingsFollowTheResults adds results in any order of time, replaces and
// deletes some, and damages others.
func TestStandingsFollowTheResults(t *testing.T) {
	dir := t.TempDir()
	s := must(t, dir, newCalendar().read)
	random := rand.New(rand.NewPCG(23, 24))
	for round := range 60 {
		check(t, s.transact(func(tx *sql.Tx) error {
			for range 5 {
				r := resultAtSize(random, 0)
				r.Seed = engine.Seed(fmt.Sprint("deal-", random.IntN(40)))
				r.Match, r.Ended = MatchID(1+random.IntN(200)), timeOf(int64(random.IntN(50)))
				if err := putResult(tx, r); err != nil {
					return err
				}
			}
			_, err := tx.Exec("DELETE FROM results WHERE match IN (?, ?)", random.IntN(200), random.IntN(200))
			return err
		}))
		switch round % 20 {
		case 9:
			_, err := s.db.Exec("UPDATE results SET scores = '[99]', game = 'other' WHERE match % 70 = 1")
			check(t, err)
		case 14:
			_, err := s.db.Exec("DELETE FROM results WHERE match % 70 = 1")
			check(t, err)
		}
		demandSums(t, s, fmt.Sprint("round ", round))
	}
	check(t, s.Close())
	demandSums(t, must(t, dir, newCalendar().read), "later")
}

// TestEarlierResultsGetTheirStandings opens a store of the version before.
func TestEarlierResultsGetTheirStandings(t *testing.T) {
	const version = 4
	dir := t.TempDir()
	old := &Store{dir: dir, schema: schemaAt(t, version)}
	db, err := old.createNew(newestSchema)
	check(t, err)
	random := rand.New(rand.NewPCG(25, 26))
	check(t, transact(db, func(tx *sql.Tx) error {
		for n := range 2*provenAtOnce + 7 {
			r := resultAtSize(random, n)
			r.Match, r.Ended = MatchID(n+1), timeOf(int64(random.IntN(500)))
			if err := putResultRow(tx, r); err != nil {
				return err
			}
		}
		_, err := tx.Exec("UPDATE results SET plies = 1000 WHERE match IN (5, 1500)")
		return err
	}))
	check(t, closeWhole(db))
	check(t, old.rename(newName, databaseName))
	s := must(t, dir, newCalendar().read)
	demandSums(t, s, "after the migration")
	if n, err := number(s.db, "SELECT count(*) FROM unproven"); err != nil || n != 2 {
		t.Errorf("%d results are unproven, %v", n, err)
	}
}

// TestStandingsThatDoNotFitAreMadeAnew takes some away, and gives others what is
// not theirs; the indexes follow.
func TestStandingsThatDoNotFitAreMadeAnew(t *testing.T) {
	for _, change := range []string{
		"DELETE FROM standings WHERE match % 3 = 0",
		"DELETE FROM standings",
		"DELETE FROM standings WHERE match = 3; INSERT INTO unproven VALUES (1000, 0)",
		"UPDATE standings SET sum = sum + 1 WHERE match = 3",
		"INSERT INTO unproven VALUES (1000, 0), (1001, 1)",
	} {
		dir := t.TempDir()
		fill(t, dir, 0, 300)
		s := must(t, dir, newCalendar().read)
		_, err := s.db.Exec(change)
		check(t, err)
		check(t, s.Close())
		demandSums(t, must(t, dir, newCalendar().read), change)
	}
}

// TestADamagedIndexIsFound exchanges pages of each index of the standings and of
// the matches, so that what is looked for is not found where it should be.
func TestADamagedIndexIsFound(t *testing.T) {
	t.Parallel()
	const page, stored = 4096, 2000
	dir := t.TempDir()
	fill(t, dir, stored, stored)
	s := must(t, dir, newCalendar().read)
	roots := map[string]int{}
	check(t, each(s.db, func(rows *sql.Rows) error {
		var name string
		var root int
		err := rows.Scan(&name, &root)
		roots[name] = root
		return err
	}, "SELECT name, rootpage FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"))
	check(t, s.Close())
	if len(roots) != 7 {
		t.Fatalf("the indexes are %v", roots)
	}
	whole, err := os.ReadFile(filepath.Join(dir, databaseName))
	check(t, err)
	for name, root := range roots {
		interior := whole[(root-1)*page : root*page]
		if interior[0] != 2 {
			t.Fatalf("%s has a single page", name)
		}
		child := func(at uint16) []byte { // the page below that a number in the root leads to
			number := binary.BigEndian.Uint32(interior[at:])
			return whole[(number-1)*page : number*page]
		}
		first, last := child(binary.BigEndian.Uint16(interior[12:])), child(8)
		for fault, change := range map[string]func(a, b []byte){
			"zeroed":  func(a, _ []byte) { clear(a) },
			"doubled": func(a, b []byte) { copy(a, b) },
			"swapped": func(a, b []byte) { kept := slices.Clone(a); copy(a, b); copy(b, kept) },
		} {
			was := [2][]byte{slices.Clone(first), slices.Clone(last)}
			change(first, last)
			bad := t.TempDir()
			check(t, os.WriteFile(filepath.Join(bad, databaseName), whole, 0o600))
			copy(first, was[0])
			copy(last, was[1])
			s, report, err := Open(bad, games, newCalendar().read)
			check(t, err)
			if report == nil || report.Matches != stored || report.Results != stored || report.CutMatches+report.LostMatches+report.LostResults > 0 || report.Unread {
				t.Errorf("%s %s: the report is %+v", name, fault, report)
			}
			demandSums(t, s, name+" "+fault)
			check(t, s.Close())
		}
	}
}
