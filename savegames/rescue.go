package savegames

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/mattn/go-sqlite3"

	"adytum/engine/match"
)

// Why a database was set aside.
const (
	ReasonDamaged = "damaged" // SQLite cannot use it, or it is not ours
	ReasonNewer   = "newer"   // a newer version of the app has written it
)

// A Report tells of a database that could not be used. It lies untouched under
// another name, and what could be read of it is in the new one.
type Report struct {
	Reason string
	// Cause is what SQLite said, for logs.
	Cause string
	When  time.Time
	// SetAside is the path of the old database. Its log lies beside it.
	SetAside string
	// Matches counts those that are whole, CutMatches those of which a part
	// could be proved, LostMatches those of which nothing could.
	Matches, CutMatches, LostMatches int
	Results, LostResults             int
	Settings, LostSettings           int
	// Unread says that it cannot be known how much was there, so that more may
	// be lost than is counted. Else all that was there is accounted for.
	Unread bool
}

const (
	reportKey   = "savegames.report"
	asidePrefix = "adytum-set-aside-"
	// A database with this ending holds all that could be read of the one
	// whose name it has; it only waits to take the place.
	salvagedEnding = ".salvaged"
)

// ReportSeen says that the person has been told, so that Open need not report
// again. The error is ErrFull, ErrReadOnly or another of the system.
func (s *Store) ReportSeen() error {
	return s.transact(func(tx *sql.Tx) error {
		_, err := tx.Exec("DELETE FROM settings WHERE key = ?", reportKey)
		return err
	})
}

// rescue puts a new database in the place of an unfit one. It can be killed at
// any moment: the old files stay where they are until the new one is complete,
// and finishRescue does the rest at the next start.
func (s *Store) rescue(unfit *unfitError) error {
	aside, err := unused(s.path(asidePrefix+s.stamp()), ".db")
	if err != nil {
		return err
	}
	report := Report{Reason: unfit.reason, Cause: unfit.err.Error(), When: timeOf(s.now()), SetAside: aside, Unread: unfit.cut}
	s.progress.reach(0, beginning, 1, 1)
	found := newFinds(&s.progress)
	if err := s.search(found); err != nil {
		return err
	}
	db, err := s.createNew(newestSchema)
	if err != nil {
		return err
	}
	err = transact(db, func(tx *sql.Tx) error { return s.install(tx, found, &report) })
	if err := errors.Join(err, closeWhole(db)); err != nil {
		return errors.Join(err, removeDatabase(s.path(newName)))
	}
	if err := s.rename(newName, filepath.Base(aside)+salvagedEnding); err != nil {
		return err
	}
	s.progress.reach(resultsWritten, ending, 1, 1)
	return s.finishRescue()
}

// finishRescue gives the files of a rescue their names, if there is one.
func (s *Store) finishRescue() error {
	names, err := list(s.dir, asidePrefix, salvagedEnding)
	if err != nil {
		return err
	}
	for _, name := range names {
		aside := s.path(strings.TrimSuffix(name, salvagedEnding))
		for _, part := range parts {
			err := os.Rename(s.path(databaseName+part), aside+part)
			if err != nil && !errors.Is(err, os.ErrNotExist) {
				return err
			}
		}
		// A disk may bring one name over before another. The new database must not
		// come to be before the old one, with its log, is out of its way.
		if err := syncFolder(s.dir); err != nil {
			return err
		}
		if err := s.rename(name, databaseName); err != nil {
			return err
		}
	}
	return nil
}

// finds are the rows that were read, by their keys.
type finds struct {
	heads        map[MatchID]head
	deleted      map[MatchID]int64
	results      map[MatchID]Result
	lostResults  map[MatchID]bool
	settings     map[string]string
	lostSettings int
	lessons      map[LessonID]int64
	census       map[string]count
	unread       bool

	progress *progress
}

func newFinds(p *progress) *finds {
	return &finds{progress: p, heads: map[MatchID]head{}, deleted: map[MatchID]int64{}, results: map[MatchID]Result{},
		lostResults: map[MatchID]bool{}, settings: map[string]string{}, lessons: map[LessonID]int64{}, census: map[string]count{}}
}

// search reads what can be read of the database, from a copy, for SQLite would
// change the original. If that is not all, it tries again with the first page
// of an empty database, of the newest version and of those before it: the first
// page holds the places of the tables, which only depend on the migrations, and
// nothing else.
func (s *Store) search(found *finds) error {
	versions, err := fs.Glob(s.schema, "*.sql")
	if err != nil {
		return err
	}
	repairs := []func(string) error{nil}
	for version := len(versions); version > 0; version-- {
		repairs = append(repairs, func(path string) error { return s.replaceFirstPage(path, int64(version)) })
	}
	copied := s.path(databaseName + ".salvage")
	for _, repair := range repairs {
		if err := removeDatabase(copied); err != nil {
			return err
		}
		if err := copyDatabase(s.path(databaseName), copied); err != nil {
			return errors.Join(err, removeDatabase(copied))
		}
		if repair != nil {
			if err := repair(copied); err != nil {
				return errors.Join(err, removeDatabase(copied))
			}
		}
		if found.read(copied); !found.unread {
			break
		}
	}
	return removeDatabase(copied)
}

func (s *Store) replaceFirstPage(path string, version int64) error {
	db, err := s.createNew(version)
	if err != nil {
		return err
	}
	var page []byte
	if err = closeWhole(db); err == nil {
		page, err = firstPage(s.path(newName))
	}
	if err := errors.Join(err, removeDatabase(s.path(newName))); err != nil {
		return err
	}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	info, err := file.Stat()
	if err == nil {
		// The size in pages stands at byte 28.
		binary.BigEndian.PutUint32(page[28:], uint32(max(1, info.Size()/int64(len(page)))))
		_, err = file.WriteAt(page, 0)
	}
	return errors.Join(err, file.Close())
}

func firstPage(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }()
	header := make([]byte, 18)
	if _, err := io.ReadFull(file, header); err != nil {
		return nil, err
	}
	page := make([]byte, binary.BigEndian.Uint16(header[16:]))
	_, err = file.ReadAt(page, 0)
	return page, err
}

// read adds what can be read of a file. Errors only mean that there is less.
func (f *finds) read(path string) {
	f.unread = true
	conn := sql.OpenDB(salvager{path})
	defer func() { _ = conn.Close() }()
	conn.SetMaxOpenConns(1)
	if conn.Ping() != nil {
		return
	}
	f.unread = errors.Join(f.readMatches(conn), f.readDeletions(conn), f.readResults(conn), f.readSettings(conn)) != nil
	f.readLessons(conn)
	if counts, err := census(conn); err == nil {
		maps.Copy(f.census, counts)
	}
}

// A salvager opens connections to damaged copies. With a writable schema,
// SQLite makes do with a schema of which a part cannot be read.
type salvager struct{ path string }

func (c salvager) Driver() driver.Driver { return &sqlite3.SQLiteDriver{} }

func (c salvager) Connect(context.Context) (driver.Conn, error) {
	return c.Driver().Open(uri(c.path, "_writable_schema", "on"))
}

// bothWays reads a table from the front and, if it breaks off, from the back.
func bothWays(key string, read func(order string) error) error {
	err := read("ORDER BY " + key)
	if err != nil {
		return errors.Join(err, read("ORDER BY "+key+" DESC"))
	}
	return nil
}

func (f *finds) readMatches(q querier) error {
	return bothWays("id", func(order string) error {
		heads, err := readHeads(q, order)
		for i, h := range heads {
			f.progress.reach(beginning, matchesRead, i, len(heads))
			if known, ok := f.heads[h.id]; ok && known.damage == nil {
				continue
			}
			if err := readPlies(q, &h); err != nil {
				return err
			}
			if known, ok := f.heads[h.id]; !ok || known.lost() || len(h.plies) > len(known.plies) || h.damage == nil {
				f.heads[h.id] = h
			}
		}
		return err
	})
}

func (f *finds) readDeletions(q querier) error {
	deleted, err := deletions(q, "")
	maps.Copy(f.deleted, deleted)
	return err
}

func (f *finds) readResults(q querier) error {
	return bothWays("match", func(order string) error {
		results, damages, err := readResults(q, order)
		for _, r := range results {
			f.results[r.Match] = r
		}
		for _, d := range damages {
			f.lostResults[d.Match] = true
		}
		return err
	})
}

func (f *finds) readSettings(q querier) error {
	return bothWays("key", func(order string) error {
		settings, damaged, err := readSettings(q, order)
		maps.Copy(f.settings, settings)
		f.lostSettings = max(f.lostSettings, damaged)
		return err
	})
}

// readLessons reads which lessons were finished. An old database has none, and
// check marks that cannot be read are no loss to report.
func (f *finds) readLessons(q querier) {
	_ = bothWays("game, lesson", func(order string) error {
		lessons, err := readLessons(q, order)
		maps.Copy(f.lessons, lessons)
		return err
	})
}

// install writes what was found into a new database, with the report.
func (s *Store) install(tx *sql.Tx, found *finds, report *Report) error {
	for i, id := range slices.Sorted(maps.Keys(found.heads)) {
		s.progress.reach(matchesRead, matchesWritten, i, len(found.heads))
		h := found.heads[id]
		if err := s.installMatch(tx, found, &h, report); err != nil {
			return err
		}
	}
	for i, id := range slices.Sorted(maps.Keys(found.results)) {
		s.progress.reach(matchesWritten, resultsWritten, i, len(found.results))
		if err := putResult(tx, found.results[id]); err != nil {
			return err
		}
		delete(found.lostResults, id)
	}
	for _, key := range slices.Sorted(maps.Keys(found.settings)) {
		if err := putSettingText(tx, key, found.settings[key]); err != nil {
			return err
		}
	}
	for l, done := range found.lessons {
		if err := putLesson(tx, l, done); err != nil {
			return err
		}
	}
	report.Results, report.LostResults = len(found.results), len(found.lostResults)
	report.Settings, report.LostSettings = len(found.settings), found.lostSettings
	report.Unread = report.Unread || found.unread
	found.account(report)
	return putSetting(tx, reportKey, report)
}

// account makes the report add up to the census, or say that it cannot.
func (f *finds) account(report *Report) {
	var proven count
	for _, h := range f.heads {
		if h.damage == nil || h.damage.What == DamagedMove {
			proven.add(h.stateSum)
		}
	}
	matches, known := f.census["matches"]
	report.LostMatches = max(report.LostMatches, int(matches.rows)-report.Matches-report.CutMatches)
	if !known || report.Matches+report.CutMatches+report.LostMatches != int(matches.rows) ||
		proven.rows == matches.rows && proven.mix != matches.mix {
		report.Unread = true // rows are missing from the census itself, or are of an earlier time
	}
	results, known := f.census["results"]
	report.LostResults = max(report.LostResults, int(results.rows)-report.Results)
	if !known || report.Results+report.LostResults != int(results.rows) {
		report.Unread = true
	}
}

// installMatch writes a match as far as it can be proved. A result that was
// lost is found again by replaying its match.
func (s *Store) installMatch(tx *sql.Tx, found *finds, h *head, report *Report) error {
	if h.lost() {
		report.LostMatches++
		return nil
	}
	sh, played := h.sheet, h.played
	if h.damage == nil {
		report.Matches++
	} else {
		report.CutMatches++
		played = max(played, h.started)
	}
	var m *match.Match
	_, known := found.results[h.id]
	if h.damage != nil || h.result != lasting && !known {
		m, _ = s.revive(h) // nil for an unknown game: the sheet will do
	}
	if m != nil && h.damage != nil {
		var err error
		if sh, err = sheetOf(m, h.id, h.started, h.imported); err != nil {
			return err
		}
	}
	if err := putSheet(tx, &sh, 0, played); err != nil {
		return err
	}
	if at, deleted := found.deleted[h.id]; deleted {
		if err := putDeletion(tx, h.id, at); err != nil {
			return err
		}
	}
	if m == nil || known || sh.imported || sh.result == lasting {
		return nil
	}
	r := resultOf(m, &sh, played)
	found.results[h.id] = r
	return nil
}
