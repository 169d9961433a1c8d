package savegames

import (
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/match"
	"adytum/engine/template"
)

var games = []engine.Game{adaman.Game{}, template.Game{}}

// A tester is a *testing.T, a *testing.B or a *rapid.T.
type tester interface {
	Helper()
	Fatal(...any)
	Fatalf(string, ...any)
}

// A calendar is a clock that goes on by a second each time it is read.
type calendar struct{ now time.Time }

func newCalendar() *calendar {
	return &calendar{time.Date(2026, 11, 20, 9, 30, 0, 0, time.FixedZone("far east", 9*3600))}
}

func (c *calendar) read() time.Time {
	c.now = c.now.Add(time.Second)
	return c.now
}

// must opens a folder of which nothing is to report.
func must(t testing.TB, dir string, clock func() time.Time) *Store {
	t.Helper()
	s, report, err := Open(dir, games, clock)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { check(t, s.Close()) })
	if report != nil {
		t.Fatalf("unexpected report %+v", *report)
	}
	return s
}

func check(t tester, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func demand(t tester, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Fatalf("the error is %v, want %v", err, want)
	}
}

// deal starts a match of Adaman.
func deal(t tester, seed string) *match.Match {
	t.Helper()
	m, err := match.New(adaman.Game{}, match.Header{
		Seed: engine.Seed(seed), Date: "2026-11-20", Players: []match.Player{{Kind: match.Person, Name: "Äneas “A”"}},
	})
	check(t, err)
	return m
}

// play makes that number of moves, or fewer if the game ends: the n-th legal one
// each time, n drawn from the match's own seed.
func play(t tester, m *match.Match, plies int) {
	t.Helper()
	rand := m.Header().Seed.Stream("test")
	for range plies {
		moves := m.Position().Moves()
		if len(moves) == 0 {
			return
		}
		_, err := m.Play(moves[rand.IntN(len(moves))])
		check(t, err)
	}
}

// digest is all that a store has to bring back of a match.
func digest(m *match.Match) string {
	text := m.Record().String()
	for _, e := range m.Undone() {
		text += "undone " + e.Text + "\n"
	}
	return text
}

// demandMatch loads a match and compares it.
func demandMatch(t tester, s *Store, id MatchID, want *match.Match) {
	t.Helper()
	got, err := s.Load(id)
	check(t, err)
	if digest(got) != digest(want) {
		t.Fatalf("match %d was loaded as\n%s\nwant\n%s", id, digest(got), digest(want))
	}
	if got.Position().String() != want.Position().String() {
		t.Fatalf("match %d was loaded at another position", id)
	}
}

func create(t tester, s *Store, m *match.Match) MatchID {
	t.Helper()
	id, err := s.Create(m)
	check(t, err)
	return id
}

func TestSettingsOfSQLiteHold(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	for name, want := range map[string]string{
		"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "busy_timeout": "5000", "fullfsync": "1",
	} {
		var have string
		check(t, s.db.QueryRow("PRAGMA "+name).Scan(&have))
		if have != want {
			t.Errorf("%s is %s, want %s", name, have, want)
		}
	}
	if most := s.db.Stats().MaxOpenConnections; most != 1 {
		t.Errorf("%d connections may be open, want one writer", most)
	}
}

func TestAConnectionWithoutItsSettingsIsRefused(t *testing.T) {
	required["synchronous"] = "3"
	defer func() { required["synchronous"] = "2" }()
	_, _, err := Open(t.TempDir(), games, newCalendar().read)
	demand(t, err, errUnsettled)
}

func TestOpenMakesAFolderOfOnesOwn(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "a %41 ? # [folder]")
	s := must(t, dir, newCalendar().read)
	create(t, s, deal(t, "folder"))
	check(t, s.Close())
	info, err := os.Stat(dir)
	check(t, err)
	if info.Mode().Perm() != 0o700 && filepath.Separator == '/' {
		t.Errorf("the folder has mode %v", info.Mode())
	}
	if names := namesIn(t, dir); !slices.Equal(names, []string{databaseName, lockName}) {
		t.Errorf("the folder holds %q", names)
	}
}

func namesIn(t testing.TB, dir string) []string {
	t.Helper()
	names, err := list(dir, "", "")
	check(t, err)
	return names
}

func TestTheSecondCopyIsTurnedAway(t *testing.T) {
	dir := t.TempDir()
	first := must(t, dir, newCalendar().read)
	_, _, err := Open(dir, games, newCalendar().read)
	demand(t, err, ErrInUse)
	create(t, first, deal(t, "still-works"))
	check(t, first.Close())
	must(t, dir, newCalendar().read)
}

func TestALockFileWithRubbishIsNoHindrance(t *testing.T) {
	dir := t.TempDir()
	check(t, os.WriteFile(filepath.Join(dir, lockName), []byte(strings.Repeat("rubbish ", 1000)), 0o600))
	must(t, dir, newCalendar().read)
	_, _, err := Open(dir, games, newCalendar().read)
	demand(t, err, ErrInUse)
}

func TestAFolderUnderAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	check(t, os.WriteFile(file, nil, 0o600))
	_, _, err := Open(filepath.Join(file, "folder"), games, newCalendar().read)
	demand(t, err, ErrReadOnly)
}

// TestAFullDisk limits the size of the database as a full disk would.
func TestAFullDisk(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	m := deal(t, "full-disk")
	id := create(t, s, m)
	pages, err := number(s.db, "PRAGMA page_count")
	check(t, err)
	_, err = s.db.Exec(fmt.Sprintf("PRAGMA max_page_count = %d", pages+1))
	check(t, err)
	saved := 0
	for ; err == nil && saved < 1000; saved++ {
		_, err = s.Create(deal(t, fmt.Sprintf("filler-%d", saved)))
	}
	demand(t, err, ErrFull)
	listed, err := s.Matches(InProgress)
	check(t, err)
	if len(listed) != saved {
		t.Errorf("%d matches are stored, %d were acknowledged", len(listed), saved)
	}
	demandMatch(t, s, id, m)
	_, err = s.db.Exec("PRAGMA max_page_count = 1000")
	check(t, err)
	play(t, m, 3)
	check(t, s.Save(id, m))
	demandMatch(t, s, id, m)
}

func TestADatabaseThatBecomesReadOnly(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	_, err := s.db.Exec("PRAGMA query_only = ON")
	check(t, err)
	_, err = s.Create(deal(t, "read-only"))
	demand(t, err, ErrReadOnly)
	demand(t, SetSetting(s, "language", "de"), ErrReadOnly)
}

// newest is the version of the schema.
const newest = 5

// schemaAt is the schema as it was in a version.
func schemaAt(t testing.TB, version int) fstest.MapFS {
	t.Helper()
	names, err := fs.Glob(embedded, "migrations/*.sql")
	check(t, err)
	if len(names) != newest {
		t.Fatalf("the migrations are %q", names)
	}
	files := fstest.MapFS{}
	for _, name := range names[:version] {
		text, err := embedded.ReadFile(name)
		check(t, err)
		files[filepath.Base(name)] = &fstest.MapFile{Data: text}
	}
	return files
}

// keepAt makes a database of an earlier version with one match.
func keepAt(t testing.TB, dir string, version int, m *match.Match) MatchID {
	t.Helper()
	s := &Store{dir: dir, schema: schemaAt(t, version)}
	db, err := s.createNew(newestSchema)
	check(t, err)
	sh, err := sheetOf(m, 1, 0, false)
	check(t, err)
	check(t, transact(db, func(tx *sql.Tx) error { return putSheet(tx, &sh, 0, 0) }))
	check(t, closeWhole(db))
	check(t, s.rename(newName, databaseName))
	return sh.id
}

// later is the schema of some version to come.
func later(t testing.TB, migrations map[string]string) fstest.MapFS {
	t.Helper()
	files := schemaAt(t, newest)
	for name, text := range migrations {
		files[name] = &fstest.MapFile{Data: []byte("-- +goose Up\n" + text)}
	}
	return files
}

func TestMigrationKeepsABackup(t *testing.T) {
	dir, clock := t.TempDir(), newCalendar()
	s := must(t, dir, clock.read)
	m := deal(t, "migrated")
	play(t, m, 2)
	id := create(t, s, m)
	check(t, s.Close())

	migrations := map[string]string{}
	for version := newest + 1; version <= newest+1+lastKept; version++ {
		migrations[fmt.Sprintf("%04d_more.sql", version)] = fmt.Sprintf("CREATE TABLE more%d (n INTEGER);", version)
		s, report, err := openWith(dir, games, clock.read, later(t, migrations))
		check(t, err)
		if report != nil {
			t.Fatalf("unexpected report %+v", *report)
		}
		demandMatch(t, s, id, m)
		check(t, s.Close())
	}
	backups := namesIn(t, filepath.Join(dir, backupFolder))
	if len(backups) != lastKept {
		t.Fatalf("the backups are %q", backups)
	}

	// The oldest backup left is of the first version to come. Put in place, it works.
	old := t.TempDir()
	check(t, copyFile(filepath.Join(dir, backupFolder, backups[0]), filepath.Join(old, databaseName)))
	db, err := sql.Open("sqlite3", uri(filepath.Join(old, databaseName)))
	check(t, err)
	version, err := number(db, "SELECT max(version_id) FROM goose_db_version")
	check(t, err)
	check(t, db.Close())
	if version != newest+1 {
		t.Errorf("the oldest backup is of version %d", version)
	}
	restored, report, err := openWith(old, games, clock.read, later(t, migrations))
	check(t, err)
	defer func() { check(t, restored.Close()) }()
	if report != nil {
		t.Fatalf("unexpected report %+v", *report)
	}
	demandMatch(t, restored, id, m)
}

func TestAFailedMigrationLosesNothing(t *testing.T) {
	dir, clock := t.TempDir(), newCalendar()
	s := must(t, dir, clock.read)
	m := deal(t, "half-migrated")
	play(t, m, 2)
	id := create(t, s, m)
	check(t, s.Close())
	broken := later(t, map[string]string{fmt.Sprintf("%04d_broken.sql", newest+1): "DROP TABLE results; CREATE TABLE matches (again INTEGER);"})
	_, _, err := openWith(dir, games, clock.read, broken)
	if err == nil {
		t.Fatal("a schema that cannot be made was accepted")
	}
	demandMatch(t, must(t, dir, clock.read), id, m)
}
