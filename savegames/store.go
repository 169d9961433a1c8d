// Package savegames keeps matches, results and settings in an SQLite database.
//
// What a method has returned without an error is on the disk: the process can
// be killed and the power can go. A match is stored as its record, and each
// row carries a checksum; see [Store.Save] and [Store.Load]. A database that
// cannot be used is never lost; see [Report].
package savegames

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/pressly/goose/v3"

	"adytum/engine"
)

//go:embed migrations
var embedded embed.FS

// The files of the data folder, beside the dated ones that were set aside.
const (
	databaseName = "adytum.db"
	lockName     = "adytum.lock"
	backupFolder = "backups"
)

// mostPath is how many bytes SQLite takes for the path of a file.
const mostPath = 512

// A Store is an open data folder. It is safe for concurrent use.
type Store struct {
	dir    string
	games  []engine.Game
	clock  func() time.Time
	schema fs.FS
	lock   *lock
	db     *sql.DB
	files  *openFiles

	progress  progress
	backingUp sync.Mutex
	settings  settings
	// OnUse is called before the database is read or written, each time; nil for
	// nothing. Tests find by it who waits for the disk.
	OnUse func()
}

// Open opens the database in a folder and creates what is missing. Matches are
// of the games given; the clock dates what is stored.
//
// The report is nil, or tells of a database that was set aside because it is
// damaged or too new; the store is then fit for use and holds what could be
// read. The same report comes back with every Open until [Store.ReportSeen].
//
// The error is ErrInUse, ErrFull, ErrReadOnly, ErrLongPath, or what else the
// system says. Once the files are gone, all methods that change something return
// ErrGone.
//
// Deleted matches are purged when the store has been opened on 30 more days.
func Open(dir string, games []engine.Game, clock func() time.Time) (*Store, *Report, error) {
	return OpenTelling(dir, games, clock, nil)
}

// OpenTelling is Open for somebody who waits: what may take long, a rescue or the
// first start of a new version, tells which share of it is done, from 0 to 1 and
// never less than before, on the goroutine of the caller.
func OpenTelling(dir string, games []engine.Game, clock func() time.Time, tell func(done float64)) (*Store, *Report, error) {
	schema, err := fs.Sub(embedded, "migrations")
	if err != nil {
		return nil, nil, err
	}
	return openAndTell(dir, games, clock, schema, tell)
}

func openWith(dir string, games []engine.Game, clock func() time.Time, schema fs.FS) (*Store, *Report, error) {
	return openAndTell(dir, games, clock, schema, nil)
}

func openAndTell(dir string, games []engine.Game, clock func() time.Time, schema fs.FS, tell func(done float64)) (*Store, *Report, error) {
	s := &Store{games: games, clock: clock, schema: schema, progress: progress{tell: tell}}
	report, err := s.open(dir)
	if err != nil {
		return nil, nil, explain(errors.Join(err, s.Close()))
	}
	return s, report, nil
}

func (s *Store) open(dir string) (*Report, error) {
	var err error
	if s.dir, err = prepare(dir); err != nil {
		return nil, err
	}
	if s.lock, err = acquire(s.path(lockName)); err != nil {
		return nil, err
	}
	if err := s.finishRescue(); err != nil {
		return nil, err
	}
	if err := removeDatabase(s.path(restoredName)); err != nil {
		return nil, err
	}
	if err := errors.Join(makePrivate(s.dir, "adytum"), makePrivate(s.dir, backupFolder), makePrivate(s.path(backupFolder), "")); err != nil {
		return nil, err
	}
	if err := s.openOrRescue(); err != nil {
		return nil, err
	}
	// What cannot be read was never set.
	s.settings.texts, _, _ = readSettings(s.db, "")
	s.settings.unsaved = map[string]string{}
	var report *Report
	s.settings.read(reportKey, &report)
	return report, s.purge()
}

// openOrRescue opens the database, and a rescued one if it is unfit.
func (s *Store) openOrRescue() error {
	fresh, err := s.fresh()
	if err != nil {
		return err
	}
	if fresh {
		if err := s.create(); err != nil {
			return err
		}
	}
	err = s.openFit()
	var unfit *unfitError
	if !errors.As(err, &unfit) {
		return err
	}
	if err := s.rescue(unfit); err != nil {
		return err
	}
	return s.openFit()
}

// Close ends the use of the folder.
func (s *Store) Close() error {
	var err error
	if s.db != nil {
		err = s.db.Close()
	}
	if s.lock != nil {
		err = errors.Join(err, s.lock.release())
	}
	s.db, s.lock = nil, nil
	return err
}

func (s *Store) path(name string) string { return filepath.Join(s.dir, name) }

func (s *Store) now() int64 { return s.clock().UnixMilli() }

// stamp is the time as a part of file names.
func (s *Store) stamp() string { return s.clock().UTC().Format(stampLayout) }

func timeOf(milliseconds int64) time.Time { return time.UnixMilli(milliseconds).UTC() }

// prepare makes the folder and sees whether files can be made in it.
func prepare(dir string) (string, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	if err := makeFolder(dir); err != nil {
		return "", err
	}
	real, err := filepath.EvalSymlinks(dir)
	if err != nil {
		return "", err
	}
	if longest := filepath.Join(real, backupFolder, unfinishedBackup+"-journal"); len(longest) > mostPath {
		return "", fmt.Errorf("%w: %d bytes", ErrLongPath, len(real))
	}
	probe, err := os.CreateTemp(dir, "probe-*")
	if err != nil {
		return "", err
	}
	return dir, errors.Join(probe.Close(), os.Remove(probe.Name()))
}

// fresh reports whether there is no database yet. A log without its database does
// not count: SQLite would delete it.
func (s *Store) fresh() (bool, error) {
	for _, name := range []string{databaseName, databaseName + "-wal"} {
		if there, err := exists(s.path(name)); there || err != nil {
			return false, err
		}
	}
	return true, nil
}

// create makes an empty database under another name first, so that a file of
// the right name is always whole.
func (s *Store) create() error {
	db, err := s.createNew(newestSchema)
	if err != nil {
		return err
	}
	if err := closeWhole(db); err != nil {
		return errors.Join(err, removeDatabase(s.path(newName)))
	}
	return s.rename(newName, databaseName)
}

const newName = databaseName + ".new"

// createNew makes an empty database of a version of the schema under a name of
// no consequence. If it cannot, it leaves nothing there that takes room.
func (s *Store) createNew(version int64) (*sql.DB, error) {
	path := s.path(newName)
	if err := errors.Join(removeDatabase(path), createPrivate(path)); err != nil {
		return nil, err
	}
	db, err := connect(path)
	if err != nil {
		return nil, errors.Join(err, removeDatabase(path))
	}
	if err := s.migrate(db, version); err != nil {
		return nil, errors.Join(err, db.Close(), removeDatabase(path))
	}
	return db, nil
}

// closeWhole closes a database once all of it is in its one file. Without that,
// SQLite brings the log over as it closes, and says nothing if the disk is full.
func closeWhole(db *sql.DB) error {
	var busy, pages, moved int
	err := db.QueryRow("PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &pages, &moved)
	if err == nil && busy != 0 {
		err = errors.New("savegames: the log cannot be brought over")
	}
	return errors.Join(err, db.Close())
}

// rename gives a database its new name for good. What is in it was synced by SQLite.
func (s *Store) rename(from, to string) error {
	if err := os.Rename(s.path(from), s.path(to)); err != nil {
		return err
	}
	return syncFolder(s.dir)
}

// provider knows the numbered migrations; each runs in a transaction.
func (s *Store) provider(db *sql.DB) (*goose.Provider, error) {
	return goose.NewProvider(goose.DialectSQLite3, db, s.schema, goose.WithDisableGlobalRegistry(true))
}

// newestSchema stands for the version after all migrations.
const newestSchema = math.MaxInt64

func (s *Store) migrate(db *sql.DB, version int64) error {
	p, err := s.provider(db)
	if err != nil {
		return err
	}
	_, err = p.UpTo(context.Background(), version)
	return err
}

// transact runs a transaction; when it returns nil, all changes are on the
// disk, in the files that the next Open will find.
func (s *Store) transact(change func(*sql.Tx) error) error {
	db := s.use()
	if err := s.files.check(); err != nil {
		return err
	}
	if err := transact(db, change); err != nil {
		return err
	}
	return s.files.check()
}

// look runs a transaction that only reads, even when the files are gone.
func (s *Store) look(read func(*sql.Tx) error) error { return transact(s.use(), read) }

// use is the database, for what is asked of an open store.
func (s *Store) use() *sql.DB {
	if s.OnUse != nil {
		s.OnUse()
	}
	return s.db
}

func transact(db *sql.DB, change func(*sql.Tx) error) error {
	tx, err := db.Begin()
	if err != nil {
		return explain(err)
	}
	if err := change(tx); err != nil {
		// SQLite may have ended the transaction itself, so that the
		// rollback fails; the first error is the one that counts.
		_ = tx.Rollback()
		return explain(err)
	}
	return explain(tx.Commit())
}

// A querier is a database or a transaction.
type querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
}

// each calls a function with each row of a query.
func each(q querier, row func(*sql.Rows) error, query string, args ...any) error {
	rows, err := q.Query(query, args...)
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		if err := row(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// number reads the one number that a query yields; 0 if it yields none.
func number(q querier, query string, args ...any) (n int64, err error) {
	err = each(q, func(rows *sql.Rows) error { return rows.Scan(&n) }, query, args...)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", query, err)
	}
	return n, nil
}
