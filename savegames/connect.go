package savegames

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mattn/go-sqlite3"
)

// applicationID marks our databases; the first migration sets it.
const applicationID = 0x41445954

// required are the settings of SQLite that durability and honesty rest on.
// The driver's own default for synchronous is NORMAL, which loses commits
// when the power goes.
var required = map[string]string{
	"journal_mode":    "wal",
	"synchronous":     "2", // FULL
	"fullfsync":       "1", // macOS: a plain fsync stops at the drive's cache
	"foreign_keys":    "1",
	"busy_timeout":    "5000",
	"cell_size_check": "1",
}

// errUnsettled says that SQLite cannot keep its promises in this folder.
var errUnsettled = errors.New("savegames: SQLite refuses a setting here")

// A connector opens connections and lets none pass that lacks a setting.
type connector struct{ path string }

func (c connector) Driver() driver.Driver {
	return &sqlite3.SQLiteDriver{ConnectHook: settle}
}

func (c connector) Connect(context.Context) (driver.Conn, error) {
	return c.Driver().Open(uri(c.path, "_journal_mode", "WAL", "_synchronous", "FULL",
		"_foreign_keys", "on", "_busy_timeout", "5000", "_txlock", "immediate", "_stmt_cache_size", "16"))
}

func settle(conn *sqlite3.SQLiteConn) error {
	if _, err := conn.Exec("PRAGMA fullfsync = ON; PRAGMA cell_size_check = ON", nil); err != nil {
		return err
	}
	for name, want := range required {
		if have, err := pragma(conn, name); err != nil {
			return err
		} else if have != want {
			return fmt.Errorf("%w: %s is %q, not %q", errUnsettled, name, have, want)
		}
	}
	return nil
}

func pragma(conn *sqlite3.SQLiteConn, name string) (string, error) {
	rows, err := conn.Query("PRAGMA "+name, nil)
	if err != nil {
		return "", err
	}
	defer func() { _ = rows.Close() }()
	value := make([]driver.Value, 1)
	if err := rows.Next(value); err != nil {
		return "", err
	}
	return fmt.Sprint(value[0]), nil
}

// uri names a file for SQLite, whatever signs its path has.
func uri(path string, settings ...string) string {
	query := url.Values{}
	for i := 0; i < len(settings); i += 2 {
		query.Set(settings[i], settings[i+1])
	}
	path = filepath.ToSlash(path)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path // a drive letter
	}
	return (&url.URL{Scheme: "file", Path: path, RawQuery: query.Encode()}).String()
}

// connect opens a database with one connection: there is one writer.
func connect(path string) (*sql.DB, error) {
	db := sql.OpenDB(connector{path})
	db.SetMaxOpenConns(1)
	if err := db.Ping(); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

// An unfitError says why a database cannot be used as it is.
type unfitError struct {
	reason string // of a Report
	err    error
	cut    bool // something is missing, though what is there can be read
}

func (e *unfitError) Error() string { return "savegames: " + e.reason + ": " + e.err.Error() }
func (e *unfitError) Unwrap() error { return e.err }

// openFit opens the database, checks it and brings it to the newest version. The
// error is an *unfitError if the database is to blame.
func (s *Store) openFit() error {
	path := s.path(databaseName)
	for _, part := range parts {
		if plain, err := ordinary(path + part); err != nil {
			return err
		} else if !plain {
			return &unfitError{reason: ReasonDamaged, err: errors.New(databaseName + part + " is no file"), cut: part == "-wal"}
		}
	}
	if err := checkHeader(path); err != nil {
		return err
	}
	if err := checkLog(path + "-wal"); err != nil {
		return err
	}
	file, err := note(path)
	if err != nil {
		return err
	}
	db, err := connect(path)
	if err == nil {
		if err = s.makeFit(db); err == nil {
			s.db = db
			// The log begins anew, so that what a power cut has left of a
			// transaction does not follow the next one. If there is no room for
			// it, the log goes on.
			_, _ = db.Exec("PRAGMA wal_checkpoint(TRUNCATE)")
			s.files, err = noteLog(file)
			if err == nil {
				err = s.files.check()
			}
			return err
		}
		err = errors.Join(err, db.Close())
	}
	var unfit *unfitError
	if errors.As(err, &unfit) || fromOutside(err) {
		return err
	}
	return &unfitError{reason: ReasonDamaged, err: explain(err)}
}

// fromOutside reports whether an error says nothing about the database itself.
func fromOutside(err error) bool {
	var s sqlite3.Error
	if errors.As(err, &s) {
		return slices.Contains([]sqlite3.ErrNo{sqlite3.ErrFull, sqlite3.ErrReadonly, sqlite3.ErrPerm, sqlite3.ErrIoErr,
			sqlite3.ErrCantOpen, sqlite3.ErrBusy, sqlite3.ErrNomem, sqlite3.ErrProtocol}, s.Code)
	}
	return errors.Is(err, errUnsettled) || wordFor(err) != nil
}

func (s *Store) makeFit(db *sql.DB) error {
	old, err := s.inspect(db)
	if err != nil {
		return err
	}
	if old {
		if err := errors.Join(s.backup(db, previous), s.migrate(db, newestSchema)); err != nil {
			return err
		}
	}
	if err := checkCensus(db); err != nil {
		return err
	}
	return checkStandings(db, &s.progress)
}

// inspect finds out whether a database is whole and one of ours, and whether it is
// of an earlier version of the schema.
func (s *Store) inspect(db *sql.DB) (old bool, err error) {
	if id, err := number(db, "PRAGMA application_id"); err != nil {
		return false, err
	} else if id != applicationID {
		return false, &unfitError{reason: ReasonDamaged, err: fmt.Errorf("application id %#x", id)}
	}
	if err := integrityCheck(db); err != nil {
		return false, err
	}
	p, err := s.provider(db)
	if err != nil {
		return false, err
	}
	have, want, err := p.GetVersions(context.Background())
	switch {
	case err != nil:
		return false, err
	case have > want:
		return false, &unfitError{reason: ReasonNewer, err: fmt.Errorf("version %d, this app knows %d", have, want)}
	}
	return have < want, s.checkSchema(db, have)
}

// checkSchema compares the text of the schema with what the migrations make of
// an empty database. SQLite would take a flipped bit in the name of a column
// for the wish of its owner.
func (s *Store) checkSchema(db *sql.DB, version int64) error {
	empty, err := sql.Open("sqlite3", ":memory:")
	if err != nil {
		return err
	}
	defer func() { _ = empty.Close() }()
	empty.SetMaxOpenConns(1)
	if err := s.migrate(empty, version); err != nil {
		return err
	}
	want, err := schemaText(empty)
	if err != nil {
		return err
	}
	have, err := schemaText(db)
	if err == nil && have != want {
		err = &unfitError{reason: ReasonDamaged, err: errors.New("a strange schema")}
	}
	return err
}

func schemaText(db *sql.DB) (text string, err error) {
	err = each(db, func(rows *sql.Rows) error {
		var kind, name, table, create string
		err := rows.Scan(&kind, &name, &table, &create)
		text += fmt.Sprintf("%q %q %q %q\n", kind, name, table, create)
		return err
	}, "SELECT type, name, tbl_name, ifnull(sql, '') FROM sqlite_schema ORDER BY name")
	return text, err
}

// integrityCheck looks through the structure of the whole file, and compares each
// index with its table: from an index that lacks rows, lists and sums would be
// wrong without a word.
func integrityCheck(db *sql.DB) error {
	// With room for the indexes, which it jumps about in, it takes half the time.
	if _, err := db.Exec("PRAGMA cache_size = -16000"); err != nil {
		return err
	}
	defer func() { _, _ = db.Exec("PRAGMA cache_size = -2000") }()
	var found []error
	err := each(db, func(rows *sql.Rows) error {
		var line string
		if err := rows.Scan(&line); err != nil {
			return err
		}
		if line != "ok" {
			found = append(found, errors.New(line))
		}
		return nil
	}, "PRAGMA integrity_check(10)")
	if err == nil && found != nil {
		return &unfitError{reason: ReasonDamaged, err: errors.Join(found...)}
	}
	return err
}

// checkHeader looks at what SQLite would otherwise take for an empty or a
// read-only database, and demands that the file may be written.
func checkHeader(path string) error {
	damaged := func(text string) error { return &unfitError{reason: ReasonDamaged, err: errors.New(text)} }
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if errors.Is(err, os.ErrNotExist) {
		return damaged("a log without its database")
	}
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	header := make([]byte, 100)
	if _, err := io.ReadFull(file, header); errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return damaged("shorter than a header")
	} else if err != nil {
		return err
	}
	// The formats to write and to read: 2 with a log, 1 in backups.
	formats := header[18:20]
	if !strings.HasPrefix(string(header), "SQLite format 3\x00") || !slices.Contains([]string{"\x01\x01", "\x02\x02"}, string(formats)) {
		return damaged("no header of a database")
	}
	return checkSize(file, header)
}

// checkSize finds out that the end of a file is missing. SQLite takes zeros for the
// rest of a page, which are right where the page was empty.
func checkSize(file *os.File, header []byte) error {
	number := func(at int) int64 { return int64(binary.BigEndian.Uint32(header[at:])) }
	info, err := file.Stat()
	if err != nil {
		return err
	}
	size := number(28) * int64(max(1, binary.BigEndian.Uint16(header[16:]))) // pages of 64 KiB are not ours
	if whole := number(24) == number(92); !whole || info.Size() >= size {
		return nil
	}
	if log, err := os.Stat(file.Name() + "-wal"); err == nil && log.Size() > 0 {
		return nil // the rest may still be there
	}
	return &unfitError{reason: ReasonDamaged, err: fmt.Errorf("%d bytes, the header says %d", info.Size(), size)}
}
