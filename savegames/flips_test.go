package savegames

import (
	"database/sql"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

var flipRounds = flag.Int("flips.rounds", 150, "how many bits are flipped in each kind of place")

// tally counts what became of flipped bits.
type tally struct{ harmless, atLoad, atOpen int }

func (c tally) report(t *testing.T) {
	t.Logf("%d bits flipped: %d found at open, %d at load, %d harmless, 0 unseen", c.harmless+c.atLoad+c.atOpen, c.atOpen, c.atLoad, c.harmless)
}

// audit demands that all is as it was, or that the store says so. It returns
// whether it did.
func (l library) audit(t *testing.T, s *Store, where string) (told bool) {
	t.Helper()
	listed := map[MatchID]Summary{}
	for _, shelf := range []Shelf{InProgress, Finished, Deleted} {
		list, err := s.Matches(shelf)
		check(t, err)
		for _, summary := range list {
			listed[summary.ID] = summary
			told = told || summary.Damaged || shelf != Deleted && summary.ID == 2
		}
	}
	if s.Undelete(2) == nil {
		defer func() {
			// Its own key may be what was flipped.
			if err := s.Delete(2); err != nil {
				demand(t, err, ErrNoMatch)
			}
		}()
	}
	for id, want := range l.matches {
		summary, ok := listed[id]
		if !ok && !told {
			t.Fatalf("%s: match %d has gone unseen", where, id)
		}
		got, err := s.Load(id)
		var damage *DamageError
		switch {
		case errors.As(err, &damage):
			told = true
			if got != nil && damage.What != DamagedState && !beginsLike(got, want) {
				t.Fatalf("%s: what is left of match %d never was", where, id)
			}
		case !ok:
			demand(t, err, ErrNoMatch)
		case err != nil:
			t.Fatalf("%s: %v", where, err)
		case digest(got) != digest(want):
			t.Fatalf("%s: match %d is another one", where, id)
		case summary.Ply != want.Ply() || fmt.Sprint(summary.Header) != fmt.Sprint(want.Header()):
			t.Fatalf("%s: match %d is listed as %+v", where, id, summary)
		}
	}
	check(t, s.ProveResults(t.Context()))
	demandSums(t, s, where)
	results, err := s.Results("adaman", "")
	if err != nil {
		var damage *DamageError
		if !errors.As(err, &damage) {
			t.Fatalf("%s: %v", where, err)
		}
		return true
	}
	if len(results) != len(l.results) {
		t.Fatalf("%s: %d results are there, want %d", where, len(results), len(l.results))
	}
	for _, r := range results {
		if fmt.Sprint(r) != fmt.Sprint(l.results[r.Match]) {
			t.Fatalf("%s: a result is %+v, want %+v", where, r, l.results[r.Match])
		}
	}
	return told
}

// TestFlippedBitsInRows flips bits in values, past SQLite's own checks.
func TestFlippedBitsInRows(t *testing.T) {
	t.Parallel()
	lib := stock(t, 12)
	s := must(t, lib.dir, newCalendar().read)
	_, err := s.db.Exec("PRAGMA foreign_keys = OFF")
	check(t, err)
	tables := []string{"deleted", "matches", "moves", "results"}
	for _, table := range tables {
		_, err := s.db.Exec("CREATE TEMP TABLE whole_" + table + " AS SELECT * FROM " + table)
		check(t, err)
	}
	random := rand.New(rand.NewPCG(1, 2))
	var count tally
	for round := range *flipRounds {
		table := tables[round%len(tables)]
		where := flipValue(t, s, table, random)
		if where == "" {
			continue
		}
		if !lib.audit(t, s, where) {
			t.Errorf("a bit flipped in %s went unseen", where)
		}
		count.atLoad++
		for _, table := range []string{table, "deleted"} { // the audit deletes too
			_, err := s.db.Exec("DELETE FROM " + table + "; INSERT INTO " + table + " SELECT * FROM whole_" + table)
			check(t, err)
		}
	}
	count.report(t)
}

// flipValue flips a bit of one value and says where. It says "" if the value
// is empty, or is a key that would become that of another row.
func flipValue(t *testing.T, s *Store, table string, random *rand.Rand) (where string) {
	t.Helper()
	var columns []string
	check(t, each(s.db, func(rows *sql.Rows) error {
		columns = append(columns, "")
		return rows.Scan(&columns[len(columns)-1])
	}, "SELECT name FROM pragma_table_info(?)", table))
	column := columns[random.IntN(len(columns))]
	key := map[string]string{"matches": "id", "moves": "match * 1000 + ply", "deleted": "match", "results": "match"}[table]
	var row int64
	var value any
	check(t, each(s.db, func(rows *sql.Rows) error { return rows.Scan(&row, &value) },
		"SELECT "+key+", "+column+" FROM "+table+" LIMIT 1 OFFSET ?1 % (SELECT count(*) FROM "+table+")", random.IntN(1000)))
	switch v := value.(type) {
	case int64:
		value = v ^ 1<<random.IntN(64)
	case string:
		if v == "" {
			return ""
		}
		b := []byte(v)
		b[random.IntN(len(b))] ^= 1 << random.IntN(8)
		value = string(b)
	}
	done, err := s.db.Exec("UPDATE OR IGNORE "+table+" SET "+column+" = ? WHERE "+key+" = ?", value, row)
	check(t, err)
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		return ""
	}
	return fmt.Sprintf("%s.%s of row %d", table, column, row)
}

// TestFlippedBitsInTheFile flips bits anywhere in the file.
func TestFlippedBitsInTheFile(t *testing.T) {
	t.Parallel()
	lib := stock(t, 12)
	whole, err := os.ReadFile(lib.file())
	check(t, err)
	random := rand.New(rand.NewPCG(3, 4))
	parent := t.TempDir()
	var count tally
	for round := range *flipRounds {
		bit := random.IntN(8 * len(whole))
		bad := slices.Clone(whole)
		bad[bit/8] ^= 1 << (bit % 8)
		where := fmt.Sprintf("bit %d of byte %d", bit%8, bit/8)
		lib := lib
		lib.dir = filepath.Join(parent, fmt.Sprint(round))
		check(t, os.Mkdir(lib.dir, 0o700))
		check(t, os.WriteFile(lib.file(), bad, 0o600))
		s, report, err := Open(lib.dir, games, newCalendar().read)
		if err != nil {
			t.Fatalf("%s: %v", where, err)
		}
		switch {
		case report != nil:
			demandFile(t, report.SetAside, bad)
			lib.auditRescued(t, s, *report, where)
			count.atOpen++
		case lib.audit(t, s, where):
			count.atLoad++
		default:
			count.harmless++
		}
		check(t, s.Close())
		check(t, os.RemoveAll(lib.dir))
	}
	count.report(t)
}

// auditRescued demands that each match is as it was or a part of that, and that
// the report accounts for all matches and results, or says that it cannot know.
func (l library) auditRescued(t *testing.T, s *Store, report Report, where string) {
	t.Helper()
	whole := 0
	for id, want := range l.matches {
		if err := s.Undelete(id); err != nil {
			demand(t, err, ErrNoMatch)
		}
		got, err := s.Load(id)
		switch {
		case errors.Is(err, ErrNoMatch):
		case err != nil:
			t.Fatalf("%s: %v", where, err)
		case digest(got) == digest(want):
			whole++
		case !beginsLike(got, want):
			t.Fatalf("%s: match %d never was like this:\n%s", where, id, digest(got))
		}
	}
	if whole < report.Matches && !report.Unread || whole > report.Matches+report.CutMatches {
		t.Fatalf("%s: %d matches are whole, the report is %+v", where, whole, report)
	}
	if all := report.Matches + report.CutMatches + report.LostMatches; all != len(l.matches) && !report.Unread {
		t.Fatalf("%s: of %d matches, %d are accounted for: %+v", where, len(l.matches), all, report)
	}
	if all := report.Results + report.LostResults; all != len(l.results) && !report.Unread {
		t.Fatalf("%s: of %d results, %d are accounted for: %+v", where, len(l.results), all, report)
	}
	demandSums(t, s, where)
	results, err := s.Results("adaman", "")
	check(t, err)
	for _, r := range results {
		if m, ok := l.results[r.Match]; ok && fmt.Sprint(r) != fmt.Sprint(m) && report.Unread == false {
			t.Fatalf("%s: a result is %+v, want %+v", where, r, m)
		}
	}
}

// TestFlippedBitsInTheLog flips bits in the log of a killed process. SQLite
// drops what comes after a damaged part, so that an earlier state comes back;
// it must be one that was saved.
func TestFlippedBitsInTheLog(t *testing.T) {
	t.Parallel()
	lib := library{dir: t.TempDir()}
	id, saved, whole, log := lib.leftInTheLog(t, "in-the-log", 12)
	random := rand.New(rand.NewPCG(5, 6))
	parent := t.TempDir()
	told, earlier := 0, 0
	rounds := *flipRounds / 3 // most of them end in a rescue, which takes its time
	for round := range rounds {
		lib.dir = filepath.Join(parent, fmt.Sprint(round))
		check(t, os.Mkdir(lib.dir, 0o700))
		bad := slices.Clone(log)
		bit := random.IntN(8 * len(bad))
		bad[bit/8] ^= 1 << (bit % 8)
		check(t, os.WriteFile(lib.file(), whole, 0o600))
		check(t, os.WriteFile(lib.file()+"-wal", bad, 0o600))
		s, report, err := Open(lib.dir, games, newCalendar().read)
		check(t, err)
		got, err := s.Load(id)
		switch {
		case report != nil && (errors.Is(err, ErrNoMatch) || slices.Contains(saved, digest(got))):
			told++
		case err != nil:
			t.Fatalf("bit %d of byte %d: %v", bit%8, bit/8, err)
		case !slices.Contains(saved, digest(got)):
			t.Fatalf("bit %d of byte %d: never saved was\n%s", bit%8, bit/8, digest(got))
		case digest(got) != saved[len(saved)-1]:
			if bit/8 < lastTransaction(log) {
				t.Errorf("bit %d of byte %d of %d brought an earlier state back, and nobody is told", bit%8, bit/8, len(bad))
			}
			earlier++
		}
		check(t, s.Close())
		check(t, os.RemoveAll(lib.dir))
	}
	t.Logf("%d bits flipped: %d found at open, %d in the last transaction brought the state before it back", rounds, told, earlier)
}
