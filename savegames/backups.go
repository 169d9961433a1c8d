package savegames

import (
	"cmp"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"time"
)

// Why a backup was made; the names of the files begin with it.
const (
	daily    = "daily"
	previous = "adytum" // before all was written over or migrated, or damage was
)

// How many backups are kept: of each kind the last made, of the daily ones also
// the first of each month. The order is that in which they were made: by a clock
// that is wrong, nothing goes sooner than by one that is right.
const (
	lastKept   = 7
	monthsKept = 12
	// The oldest go until all of them together are no larger than that, in bytes,
	// but for the last few.
	mostBackups  = 256 << 20
	alwaysBackup = 3
)

const unfinishedBackup = "unfinished"

// A Backup is a dated copy of the whole database on the same device.
type Backup struct {
	Name string
	// Made is the time, UTC.
	Made time.Time
	// Size is in bytes.
	Size int64
	// Matches are those that were not deleted.
	Matches, Results int
	// Damaged says that it is unknown what the backup holds.
	Damaged bool

	kind   string
	number int // grows with each backup; 0 for those of early versions
}

var backupName = regexp.MustCompile(`^(` + daily + `|` + previous + `)-(?:(\d{6,9})-)?(\d{8}T\d{6}Z)(?:-\d+)?\.db$`)

const stampLayout = "20060102T150405Z"

// BackUpDaily makes a backup unless there is one of this day. Whoever uses the
// store meanwhile does not wait for it. The error is ErrFull, ErrReadOnly, ErrGone,
// ErrDamaged or another of the system; then nothing is left behind.
func (s *Store) BackUpDaily() error {
	s.use()
	made, err := s.backupFiles()
	if err != nil {
		return explain(err)
	}
	today := s.clock().UTC().Format(time.DateOnly)
	if slices.ContainsFunc(made, func(b Backup) bool { return b.kind == daily && b.Made.Format(time.DateOnly) == today }) {
		return nil
	}
	if err := s.files.check(); err != nil {
		return err
	}
	db, err := connect(s.path(databaseName))
	if err != nil {
		return explain(err)
	}
	return explain(errors.Join(s.backup(db, daily), db.Close()))
}

// Backups lists the backups, the last made first. The error is one of the system.
func (s *Store) Backups() ([]Backup, error) {
	s.use()
	all, err := s.backupFiles()
	slices.Reverse(all)
	for i := range all {
		all[i].Damaged = all[i].read(s.backupPath(all[i])) != nil
	}
	return all, explain(err)
}

func (s *Store) backupPath(b Backup) string { return filepath.Join(s.path(backupFolder), b.Name) }

// read fills in what a backup holds.
func (b *Backup) read(path string) error {
	db, err := sql.Open("sqlite3", uri(path, "mode", "ro", "immutable", "1"))
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	counts, _ := census(db) // early versions have none
	for table := range counted {
		if _, known := counts[table]; !known {
			if counts[table], err = countRows(db, table); err != nil {
				return err
			}
		}
	}
	deleted, err := number(db, "SELECT count(*) FROM deleted")
	b.Matches, b.Results = int(counts["matches"].rows-deleted), int(counts["results"].rows)
	return err
}

// backupFiles are the backups in the order in which they were made, without what
// they hold.
func (s *Store) backupFiles() ([]Backup, error) {
	entries, err := os.ReadDir(s.path(backupFolder))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var all []Backup
	for _, e := range entries {
		parts := backupName.FindStringSubmatch(e.Name())
		if parts == nil {
			continue
		}
		info, err := e.Info()
		if err != nil || !info.Mode().IsRegular() {
			continue // it has just gone, or is none
		}
		b := Backup{Name: e.Name(), Size: info.Size(), kind: parts[1]}
		b.number, _ = strconv.Atoi(parts[2])
		if b.Made, err = time.Parse(stampLayout, parts[3]); err == nil {
			all = append(all, b)
		}
	}
	slices.SortFunc(all, func(a, b Backup) int { return cmp.Or(cmp.Compare(a.number, b.number), cmp.Compare(a.Name, b.Name)) })
	return all, err
}

// backup makes a backup that has been read again, and lets go of those that it
// makes superfluous.
func (s *Store) backup(db *sql.DB, kind string) error {
	s.backingUp.Lock()
	defer s.backingUp.Unlock()
	folder := s.path(backupFolder)
	if err := makeFolder(folder); err != nil {
		return err
	}
	unfinished := filepath.Join(folder, unfinishedBackup)
	if err := errors.Join(removeDatabase(unfinished), createPrivate(unfinished)); err != nil {
		return err
	}
	if err := s.copyInto(unfinished, db); err != nil {
		return errors.Join(err, removeDatabase(unfinished))
	}
	made, err := s.backupFiles()
	if err != nil {
		return err
	}
	next := 1
	if len(made) > 0 {
		next = made[len(made)-1].number + 1
	}
	name := fmt.Sprintf("%s-%06d-%s.db", kind, next, s.stamp())
	if err := os.Rename(unfinished, filepath.Join(folder, name)); err != nil {
		return err
	}
	if err := syncFolder(folder); err != nil {
		return err
	}
	if made, err = s.backupFiles(); err != nil {
		return err
	}
	for _, b := range superfluous(made) {
		if err := os.Remove(s.backupPath(b)); err != nil {
			return err
		}
	}
	return nil
}

// copyInto makes a file of what a database holds, and opens it to see that it is
// whole.
func (s *Store) copyInto(path string, db *sql.DB) error {
	if _, err := db.Exec("VACUUM INTO ?", path); err != nil {
		return err
	}
	copied, err := connect(path)
	if err != nil {
		return err
	}
	old, err := s.inspect(copied)
	if err == nil && !old {
		err = checkCensus(copied)
	}
	err = errors.Join(err, closeWhole(copied))
	var unfit *unfitError
	if errors.As(err, &unfit) {
		err = fmt.Errorf("%w: a backup: %w", ErrDamaged, err)
	}
	return err
}

// superfluous are those of some backups, in the order in which they were made,
// that need not be kept.
func superfluous(made []Backup) []Backup {
	keep := map[string]bool{}
	count := map[string]int{}
	var firsts []string // of their months
	for _, b := range slices.Backward(made) {
		if count[b.kind]++; count[b.kind] <= lastKept {
			keep[b.Name] = true
		}
	}
	months := map[string]bool{}
	for _, b := range made {
		if month := b.Made.Format("2006-01"); b.kind == daily && !months[month] {
			months[month] = true
			firsts = append(firsts, b.Name)
		}
	}
	for _, name := range firsts[max(0, len(firsts)-monthsKept):] {
		keep[name] = true
	}
	var out []Backup
	kept, size := 0, int64(0)
	for _, b := range slices.Backward(made) {
		if keep[b.Name] {
			if size += b.Size; kept < alwaysBackup || size <= mostBackups {
				kept++
				continue
			}
		}
		out = append(out, b)
	}
	return out
}
