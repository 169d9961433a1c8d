package savegames

import (
	"errors"
	"io/fs"
	"os"

	"github.com/mattn/go-sqlite3"
)

// A lock keeps a second copy of the app out of the folder. It is an exclusive
// transaction, never ended, on an empty SQLite file that is there for nothing
// else. SQLite's file locks work alike on all systems, and the system gives
// them up when the process dies, however it dies. The database itself is
// unfit for it: it is renamed and replaced while the lock must hold.
type lock struct{ conn *sqlite3.SQLiteConn }

// acquire takes the lock or fails at once with ErrInUse.
func acquire(path string) (*lock, error) {
	for _, part := range parts {
		if err := removeStrange(path + part); err != nil {
			return nil, err
		}
	}
	l, err := tryLock(path)
	if errors.Is(err, ErrDamaged) {
		// The file should be empty. Nobody can hold a lock on one that is not. It
		// is not emptied but removed, for it may have another name as well.
		if err := os.Remove(path); err != nil {
			return nil, err
		}
		return tryLock(path)
	}
	return l, err
}

// removeStrange removes a link, or what else is no file, from the lock's name.
func removeStrange(path string) error {
	info, err := os.Lstat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil && !info.Mode().IsRegular() {
		err = os.Remove(path)
	}
	return err
}

func tryLock(path string) (*lock, error) {
	if err := createPrivate(path); err != nil {
		return nil, err
	}
	conn, err := (&sqlite3.SQLiteDriver{}).Open(uri(path, "_busy_timeout", "0"))
	if err != nil {
		return nil, explain(err)
	}
	l := &lock{conn.(*sqlite3.SQLiteConn)}
	if _, err := l.conn.Exec("BEGIN EXCLUSIVE", nil); err != nil {
		return nil, errors.Join(explain(err), l.release())
	}
	return l, nil
}

func (l *lock) release() error { return l.conn.Close() }
