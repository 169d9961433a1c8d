package savegames

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"adytum/savegames/copyfile"
)

// The errors of copies, beside those of the store.
var (
	// ErrNoCopy says that a file is no copy, or that nothing of it can be read.
	ErrNoCopy = copyfile.ErrNone
	// ErrNewerCopy says that a newer version of the app has made a copy.
	ErrNewerCopy = copyfile.ErrNewer
	// ErrLargeCopy says that a copy is or would be larger than any may be.
	ErrLargeCopy = copyfile.ErrTooLarge
	// ErrDamagedCopy says that not all of a copy, or of a backup, can be read.
	ErrDamagedCopy = errors.New("savegames: the copy is damaged")
)

// A Copy is a file with everything of a store that could be read: matches, results,
// settings and finished lessons. It holds on any device; docs/copy.md gives the
// format.
type Copy struct {
	// App is the version of the app that has made it, Made when, UTC. They are ""
	// and the zero time if that cannot be read.
	App  string
	Made time.Time
	// What it holds, as far as it can be read.
	Matches, Results, Lessons, Settings int
	// Damaged says that it is not what was once written. Then LostMatches and
	// LostResults count what is known to be missing.
	Damaged                  bool
	LostMatches, LostResults int

	file []byte
}

// MakeCopy makes a copy of all that can be proved, and reads it again to see that it
// is whole. The error is ErrLargeCopy, or one of the system.
func (s *Store) MakeCopy(app string) (*Copy, error) {
	var file bytes.Buffer
	w := copyfile.NewWriter(&file)
	err := s.look(func(tx *sql.Tx) error {
		return stored(tx, app, s.now())(func(it *item) error {
			line, err := json.Marshal(it)
			if err != nil {
				return err
			}
			return w.Line(line)
		})
	})
	if err := errors.Join(err, w.Close()); err != nil {
		return nil, err
	}
	c, err := s.readCopy(file.Bytes())
	if err == nil && c.Damaged {
		err = ErrDamagedCopy
	}
	return c, err
}

// WriteTo writes the file. The error is that of the writer.
func (c *Copy) WriteTo(w io.Writer) (int64, error) {
	n, err := w.Write(c.file)
	return int64(n), err
}

// ReadCopy reads what a file holds and checks all of it. Nothing stored is changed.
// Of a copy that is not whole, it counts what can be read. The error is ErrNoCopy,
// ErrNewerCopy, ErrLargeCopy, or that of the reader.
func (s *Store) ReadCopy(from io.Reader) (*Copy, error) {
	file, err := io.ReadAll(io.LimitReader(from, copyfile.MostFile+1))
	if err != nil {
		return nil, err
	}
	return s.readCopy(file)
}

func (s *Store) readCopy(file []byte) (*Copy, error) {
	c := &Copy{file: file}
	var head *headItem
	whole, err := s.items(c.file, func(it *item) error {
		switch {
		case it.Head != nil:
			head = it.Head
		case it.Match != nil:
			c.Matches++
		case it.Result != nil:
			c.Results++
		case it.Lesson != nil:
			c.Lessons++
		default:
			c.Settings++
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	c.Damaged = !whole || head == nil
	if head != nil {
		c.App, c.Made = head.App, timeOf(head.Made)
		c.LostMatches, c.LostResults = max(0, head.Matches-c.Matches), max(0, head.Results-c.Results)
		said := *head
		said.Matches, said.Results, said.Lessons, said.Settings = c.Matches, c.Results, c.Lessons, c.Settings
		c.Damaged = c.Damaged || said != *head
	}
	return c, nil
}

// items hands out the items of a file, and reports whether that is all there was.
func (s *Store) items(file []byte, yield func(*item) error) (whole bool, err error) {
	strange := false
	whole, err = copyfile.Read(file, func(line []byte) error {
		it, err := s.parseItem(line)
		if err != nil {
			strange = true
			return nil
		}
		return yield(it)
	})
	return whole && !strange, err
}

// source hands out what a copy holds.
func (c *Copy) source(s *Store) source {
	return func(yield func(*item) error) error {
		_, err := s.items(c.file, yield)
		return err
	}
}

// Merge adds what a copy holds to what is here, in one transaction, and counts what
// was new. A match that is here already is brought as far as the copy has it; one
// that was played on differently stands beside it. Results count once. The settings
// of the copy take the place of those here only if that is asked for. The error is
// ErrFull, ErrReadOnly, ErrGone or another of the system; then nothing is changed.
func (s *Store) Merge(c *Copy, settings bool) (matches, results int, err error) {
	return s.bring(c.source(s), false, settings)
}

// Replace puts what a copy holds in the place of everything here, in one
// transaction, after a backup of what is here. The error is ErrDamagedCopy or as
// from Merge.
func (s *Store) Replace(c *Copy) error {
	if c.Damaged {
		return ErrDamagedCopy
	}
	_, _, err := s.bring(c.source(s), true, true)
	return err
}

// restoredName is the copy of a backup that is read to restore it.
const restoredName = databaseName + ".restored"

// Restore puts what a backup holds in the place of everything here, in one
// transaction, after a backup of what is here. The error is ErrDamagedCopy,
// ErrNewerCopy, or as from Merge.
func (s *Store) Restore(b Backup) error {
	s.use()
	copied := s.path(restoredName)
	if err := errors.Join(removeDatabase(copied), copyFile(s.backupPath(b), copied)); err != nil {
		return explain(errors.Join(err, removeDatabase(copied)))
	}
	db, err := connect(copied)
	if err == nil {
		if err = s.makeReadable(db); err == nil {
			_, _, err = s.bring(stored(db, "", 0), true, true)
		}
		err = errors.Join(err, db.Close())
	} else if errors.Is(wordFor(err), ErrDamaged) {
		err = fmt.Errorf("%w: a backup: %w", ErrDamagedCopy, err)
	}
	return explain(errors.Join(err, removeDatabase(copied)))
}

// makeReadable finds out whether the copy of a backup is whole, and brings it to
// the newest version.
func (s *Store) makeReadable(db *sql.DB) error {
	old, err := s.inspect(db)
	if old && err == nil {
		err = s.migrate(db, newestSchema)
	}
	if err == nil {
		err = checkCensus(db)
	}
	var unfit *unfitError
	switch {
	case errors.As(err, &unfit) && unfit.reason == ReasonNewer:
		return fmt.Errorf("%w: %w", ErrNewerCopy, err)
	case errors.As(err, &unfit), errors.Is(wordFor(err), ErrDamaged):
		return fmt.Errorf("%w: a backup: %w", ErrDamagedCopy, err)
	}
	return err
}
