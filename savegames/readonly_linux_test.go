package savegames

import (
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
)

// asOrdinaryUser runs a test without root's right to write everywhere. The
// right is of the thread, and so the goroutine must stay on it.
func asOrdinaryUser(t *testing.T, paths []string, run func()) {
	t.Helper()
	if os.Geteuid() != 0 {
		run()
		return
	}
	const nobody = 65534
	for _, path := range paths {
		check(t, os.Chown(path, nobody, nobody))
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	check(t, syscall.Setfsuid(nobody))
	defer func() { check(t, syscall.Setfsuid(0)) }()
	run()
}

func TestAFolderThatCannotBeWritten(t *testing.T) {
	parent := t.TempDir()
	dir := filepath.Join(parent, "folder")
	check(t, os.Mkdir(dir, 0o500))
	asOrdinaryUser(t, []string{filepath.Dir(parent), parent, dir}, func() {
		_, _, err := Open(dir, games, newCalendar().read)
		demand(t, err, ErrReadOnly)
	})
	if names := namesIn(t, dir); len(names) != 0 {
		t.Errorf("the folder holds %q", names)
	}
}

func TestADatabaseThatCannotBeWritten(t *testing.T) {
	parent := t.TempDir()
	dir := filepath.Join(parent, "folder")
	s := must(t, dir, newCalendar().read)
	m := deal(t, "write-protected")
	id := create(t, s, m)
	check(t, s.Close())
	database := filepath.Join(dir, databaseName)
	check(t, os.Chmod(database, 0o400))
	asOrdinaryUser(t, []string{filepath.Dir(parent), parent, dir, database, filepath.Join(dir, lockName)}, func() {
		_, _, err := Open(dir, games, newCalendar().read)
		demand(t, err, ErrReadOnly)
	})
	check(t, os.Chmod(database, 0o600))
	demandMatch(t, must(t, dir, newCalendar().read), id, m)
}
