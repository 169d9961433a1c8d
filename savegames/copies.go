package savegames

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
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
	// What it holds, as far as it can be read; deleted matches are not counted.
	Matches, Results, Lessons, Settings int
	// Damaged says that it is not what was once written. Then LostMatches and
	// LostResults count what is known to be missing.
	Damaged                  bool
	LostMatches, LostResults int
	// LeftOut counts what a copy that was just made lacks, because it is damaged in
	// the store.
	LeftOut int

	file []byte
}

// MakeCopy makes a copy of all that can be proved and makes sense, and reads it again
// to see that it is whole. The error is ErrLargeCopy, or one of the system.
func (s *Store) MakeCopy(app string) (*Copy, error) {
	var lines []*item
	err := s.look(func(tx *sql.Tx) error {
		return stored(tx, app, s.now())(func(it *item) error {
			lines = append(lines, it)
			return nil
		})
	})
	if err != nil {
		return nil, err
	}
	head := lines[0]
	all := len(lines)
	lines = slices.DeleteFunc(lines, func(it *item) bool { return !s.accepts(it) })
	*head.Head = headItem{App: app, Made: head.Head.Made}
	for _, it := range lines {
		head.Head.add(it)
	}
	var file bytes.Buffer
	w := copyfile.NewWriter(&file)
	for _, it := range lines {
		line, err := json.Marshal(it)
		if err := errors.Join(err, w.Line(line)); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	c, err := s.readCopy(file.Bytes())
	if err != nil {
		return nil, err
	}
	if c.Damaged {
		return nil, ErrDamagedCopy
	}
	c.LeftOut = head.lost + all - len(lines)
	return c, nil
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
	var said headItem // by what is there
	deleted := 0
	whole, err := s.items(c.file, func(it *item) error {
		if it.Head != nil {
			head = it.Head
		}
		said.add(it)
		if it.Match != nil && it.Match.Deleted != 0 {
			deleted++
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	c.Matches, c.Results, c.Lessons, c.Settings = said.Matches-deleted, said.Results, said.Lessons, said.Settings
	c.Damaged = !whole || head == nil
	if head != nil {
		c.App, c.Made = head.App, timeOf(head.Made)
		c.LostMatches, c.LostResults = max(0, head.Matches-said.Matches), max(0, head.Results-c.Results)
		said.App, said.Made = head.App, head.Made
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
	db, err := s.openCopied(copied)
	if err == nil {
		_, _, err = s.bring(stored(db, "", 0), true, true)
		err = errors.Join(err, db.Close())
	}
	return explain(errors.Join(err, removeDatabase(copied)))
}

// openCopied opens the copy of a backup, if it is whole, and brings it to the newest
// version.
func (s *Store) openCopied(path string) (*sql.DB, error) {
	db, err := connect(path)
	if err != nil {
		return nil, noBackup(err)
	}
	old, err := s.inspect(db)
	if old && err == nil {
		err = s.migrate(db, newestSchema)
	}
	if err == nil {
		err = checkCensus(db)
	}
	if err != nil {
		return nil, errors.Join(noBackup(err), db.Close())
	}
	return db, nil
}

// noBackup says of an error that it is about a backup. What SQLite said is only
// quoted, for it would be taken for damage of the store.
func noBackup(err error) error {
	var unfit *unfitError
	switch {
	case errors.As(err, &unfit) && unfit.reason == ReasonNewer:
		return fmt.Errorf("%w: %s", ErrNewerCopy, err.Error())
	case errors.As(err, &unfit), errors.Is(wordFor(err), ErrDamaged):
		return fmt.Errorf("%w: a backup: %s", ErrDamagedCopy, err.Error())
	}
	return err
}
