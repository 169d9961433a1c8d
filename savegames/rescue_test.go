package savegames

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"adytum/engine/match"
)

// A library is a folder with matches and all that should be found in it.
type library struct {
	dir     string
	matches map[MatchID]*match.Match
	results map[MatchID]Result
}

var stockedLesson = LessonID{"adaman", "first"}

// stock fills a new folder: finished matches and others, some with undone
// plies, one deleted, settings, and a finished lesson.
func stock(t testing.TB, count int) library {
	t.Helper()
	lib := library{t.TempDir(), map[MatchID]*match.Match{}, map[MatchID]Result{}}
	s := must(t, lib.dir, newCalendar().read)
	for n := range count {
		m := deal(t, fmt.Sprintf("stock-%d", n))
		play(t, m, 2+n*7%20)
		if n%3 == 0 {
			m.MarkHint()
			_, _ = m.Undo()
		}
		id := create(t, s, m)
		lib.matches[id] = m
		if _, over := m.Position().Outcome(); over {
			r, _, err := s.Result(id)
			check(t, err)
			lib.results[id] = r
		}
	}
	check(t, s.Delete(2))
	check(t, SetSetting(s, "language", "de"))
	check(t, s.FinishLesson(stockedLesson))
	check(t, s.Close())
	return lib
}

func (l library) file() string { return filepath.Join(l.dir, databaseName) }

// reopen opens a library that must have been rescued.
func (l library) reopen(t testing.TB, reason string) (*Store, Report) {
	t.Helper()
	s, report, err := Open(l.dir, games, newCalendar().read)
	check(t, err)
	t.Cleanup(func() { check(t, s.Close()) })
	if report == nil || report.Reason != reason {
		t.Fatalf("the report is %+v", report)
	}
	return s, *report
}

// demandAll looks for everything that was stocked.
func (l library) demandAll(t testing.TB, s *Store) {
	t.Helper()
	check(t, s.Undelete(2))
	for id, m := range l.matches {
		demandMatch(t, s, id, m)
	}
	results, err := s.Results("adaman", "")
	check(t, err)
	if len(results) != len(l.results) {
		t.Errorf("%d results are there, want %d", len(results), len(l.results))
	}
	for _, r := range results {
		if fmt.Sprint(r) != fmt.Sprint(l.results[r.Match]) {
			t.Errorf("a result is %+v, want %+v", r, l.results[r.Match])
		}
	}
	if Setting(s, "language", "en") != "de" {
		t.Error("the settings are lost")
	}
	if finished, err := s.FinishedLessons(); err != nil || len(finished) != 1 || finished[stockedLesson].IsZero() {
		t.Errorf("the finished lessons are %v, %v", finished, err)
	}
}

func (l library) corrupt(t testing.TB, change func([]byte) []byte) (changed []byte) {
	t.Helper()
	data, err := os.ReadFile(l.file())
	check(t, err)
	changed = change(data)
	check(t, os.WriteFile(l.file(), changed, 0o600))
	return changed
}

func demandFile(t testing.TB, path string, want []byte) {
	t.Helper()
	have, err := os.ReadFile(path)
	check(t, err)
	if !bytes.Equal(have, want) {
		t.Errorf("%s has changed", filepath.Base(path))
	}
}

func TestDamagedFilesAreSetAside(t *testing.T) {
	t.Parallel()
	cases := []struct {
		name   string
		change func([]byte) []byte
		// whole is true if nothing is lost.
		whole bool
	}{
		{"an empty file", func([]byte) []byte { return nil }, false},
		{"half a header", func(d []byte) []byte { return d[:50] }, false},
		{"garbage", func([]byte) []byte { return bytes.Repeat([]byte("garbage!"), 5000) }, false},
		{"a truncated file", func(d []byte) []byte { return d[:len(d)/2] }, false},
		{"zeros in the middle", func(d []byte) []byte {
			at := bytes.Index(d, []byte("stock-202026-11-20")) // in the table, not in an index
			clear(d[at-2048 : at])
			return d
		}, false},
		{"a first page of garbage", func(d []byte) []byte { copy(d, bytes.Repeat([]byte("garbage!"), 512)); return d }, true},
		{"a read-only format", func(d []byte) []byte { d[18] = 3; return d }, true},
		{"a strange table", func(d []byte) []byte {
			return bytes.ReplaceAll(d, []byte("CREATE TABLE moves"), []byte("CREATE_TABLE moves"))
		}, true},
		{"another program's file", func(d []byte) []byte { copy(d[68:72], "OTHR"); return d }, true},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			lib := stock(t, 30)
			bad := lib.corrupt(t, c.change)
			s, report := lib.reopen(t, ReasonDamaged)
			demandFile(t, report.SetAside, bad)
			if filepath.Dir(report.SetAside) != lib.dir || !strings.HasPrefix(filepath.Base(report.SetAside), "adytum-set-aside-20261120T00300") {
				t.Errorf("it was set aside as %s", report.SetAside)
			}
			if c.whole {
				lib.demandAll(t, s)
				if report.Matches != len(lib.matches) || report.Results != len(lib.results) || report.Settings != 1 {
					t.Errorf("the report is %+v", report)
				}
			} else if !report.Unread && report.CutMatches+report.LostMatches+report.LostResults+report.LostSettings == 0 {
				t.Errorf("the report calls this all: %+v", report)
			}
			id := create(t, s, deal(t, "goes-on"))
			check(t, s.Close())

			// It is reported until the person has been told.
			s, _ = lib.reopen(t, ReasonDamaged)
			check(t, s.ReportSeen())
			check(t, s.Close())
			demandMatch(t, must(t, lib.dir, newCalendar().read), id, deal(t, "goes-on"))
		})
	}
}

func TestPartOfADamagedFileIsSalvaged(t *testing.T) {
	lib := stock(t, 120)
	lib.corrupt(t, func(d []byte) []byte {
		for n, at := 0, len(d)-4096; n < 2; at -= 4096 {
			if page := d[at : at+4096]; bytes.Contains(page, []byte("Äneas")) { // of matches
				clear(page)
				n++
			}
		}
		return d
	})
	s, report := lib.reopen(t, ReasonDamaged)
	if report.Matches < 60 || report.Matches == len(lib.matches) {
		t.Errorf("%d of %d matches were salvaged", report.Matches, len(lib.matches))
	}
	seen := 0
	for _, shelf := range []Shelf{InProgress, Finished} {
		list, err := s.Matches(shelf)
		check(t, err)
		for _, summary := range list {
			got, err := s.Load(summary.ID)
			check(t, err)
			if beginsLike(got, lib.matches[summary.ID]) {
				seen++
			}
		}
	}
	if seen < report.Matches+report.CutMatches-1 { // one is deleted
		t.Errorf("%d matches are right, the report is %+v", seen, report)
	}
}

// beginsLike reports whether a match is the beginning of another.
func beginsLike(part, whole *match.Match) bool {
	plies := func(m *match.Match) (texts []string) {
		for _, e := range append(m.History(), m.Undone()...) {
			texts = append(texts, e.Text)
		}
		return texts
	}
	p, w := plies(part), plies(whole)
	return fmt.Sprint(part.Header()) == fmt.Sprint(whole.Header()) && len(p) <= len(w) && fmt.Sprint(p) == fmt.Sprint(w[:len(p)])
}

func TestANewerDatabaseIsSetAside(t *testing.T) {
	lib := stock(t, 12)
	newer := later(t, map[string]string{fmt.Sprintf("%04d_newer.sql", newest+1): "CREATE TABLE more (n INTEGER);"})
	s, _, err := openWith(lib.dir, games, newCalendar().read, newer)
	check(t, err)
	check(t, s.Close())
	before, err := os.ReadFile(lib.file())
	check(t, err)
	s, report := lib.reopen(t, ReasonNewer)
	lib.demandAll(t, s)
	if report.Matches != len(lib.matches) || report.Unread || report.CutMatches+report.LostMatches != 0 {
		t.Errorf("the report is %+v", report)
	}
	demandFile(t, report.SetAside, before)
}

func TestALostResultIsFoundByReplay(t *testing.T) {
	lib := stock(t, 30)
	s := must(t, lib.dir, newCalendar().read)
	_, err := s.db.Exec("DELETE FROM results WHERE match % 2 = 0; UPDATE results SET outcome = 'win'")
	check(t, err)
	_, err = s.db.Exec("PRAGMA application_id = 1")
	check(t, err)
	check(t, s.Close())
	s, report := lib.reopen(t, ReasonDamaged)
	if report.Results != len(lib.results) || report.LostResults != 0 {
		t.Errorf("the report is %+v", report)
	}
	lib.demandAll(t, s)
}

// TestARescueCanBeKilled stops it before each of its renamings.
func TestARescueCanBeKilled(t *testing.T) {
	for moved := range 4 {
		lib := stock(t, 12)
		s := must(t, lib.dir, newCalendar().read)
		m := deal(t, "in-the-log")
		lib.matches[create(t, s, m)] = m
		// Copies of files in use, as a killed process leaves them.
		killed := t.TempDir()
		for _, part := range []string{"", "-wal", "-shm"} {
			check(t, copyFile(lib.file()+part, filepath.Join(killed, databaseName+part)))
		}
		check(t, s.Close())
		lib.dir = killed
		lib.corrupt(t, func(d []byte) []byte { copy(d[68:72], "OTHR"); return d })

		// The new database is complete and bears the name of its rescue.
		dir := t.TempDir()
		check(t, copyDatabase(lib.file(), filepath.Join(dir, databaseName)))
		s, report, err := Open(dir, games, newCalendar().read)
		check(t, err)
		check(t, s.Close())
		aside := filepath.Base(report.SetAside)
		check(t, os.Rename(filepath.Join(dir, databaseName), filepath.Join(killed, aside+salvagedEnding)))
		for _, part := range []string{"", "-wal", "-shm"}[:moved] {
			check(t, os.Rename(lib.file()+part, filepath.Join(killed, aside+part)))
		}

		s, _ = lib.reopen(t, ReasonDamaged)
		lib.demandAll(t, s)
		for _, part := range []string{"", "-wal"} {
			if there, err := exists(filepath.Join(killed, aside+part)); err != nil || !there {
				t.Errorf("after %d renamings, %s is not set aside (%v)", moved, part, err)
			}
		}
	}
}

func TestALogWithoutItsDatabaseIsSetAside(t *testing.T) {
	dir := t.TempDir()
	log := []byte("what SQLite would delete")
	check(t, os.WriteFile(filepath.Join(dir, databaseName+"-wal"), log, 0o600))
	s, report, err := Open(dir, games, newCalendar().read)
	check(t, err)
	check(t, s.Close())
	demandFile(t, report.SetAside+"-wal", log)
}

// TestARescueTellsHowFarItIs and so does the first start of a new version.
func TestARescueTellsHowFarItIs(t *testing.T) {
	dir := t.TempDir()
	fill(t, dir, 300, 2*provenAtOnce+1)
	var told []float64
	open := func() *Report {
		told = nil
		s, report, err := OpenTelling(dir, games, newCalendar().read, func(done float64) { told = append(told, done) })
		check(t, err)
		check(t, s.Close())
		return report
	}
	if report := open(); report != nil || len(told) > 0 {
		t.Errorf("of a whole store %v is told, and %+v", told, report)
	}
	db, err := connect(filepath.Join(dir, databaseName))
	check(t, err)
	_, err = db.Exec("DELETE FROM standings")
	check(t, errors.Join(err, closeWhole(db)))
	if open(); len(told) < 2 || !slices.IsSorted(told) {
		t.Errorf("of standings that are made anew %v is told", told)
	}
	lib := library{dir: dir}
	lib.corrupt(t, func(d []byte) []byte { copy(d[68:72], "OTHR"); return d })
	if report := open(); report == nil || len(told) < 50 || !slices.IsSorted(told) || told[0] > 0.1 || told[len(told)-1] != 1 {
		t.Errorf("of a rescue %v is told, and %+v", told, report)
	}
}
