package savegames

import (
	"database/sql"
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// TestNothingIsAcceptedOnceTheFilesAreGone takes the files away from an open
// store, as another program can wherever open files have no say in it.
func TestNothingIsAcceptedOnceTheFilesAreGone(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("open files cannot be taken away here")
	}
	replace := func(t *testing.T, path string) {
		check(t, copyFile(path, path+".other"))
		check(t, os.Rename(path+".other", path))
	}
	for name, take := range map[string]func(*testing.T, string){
		"the folder is deleted":  func(t *testing.T, dir string) { check(t, os.RemoveAll(dir)) },
		"the folder is renamed":  func(t *testing.T, dir string) { check(t, os.Rename(dir, dir+" (old)")) },
		"the file is deleted":    func(t *testing.T, dir string) { check(t, os.Remove(filepath.Join(dir, databaseName))) },
		"the file is replaced":   func(t *testing.T, dir string) { replace(t, filepath.Join(dir, databaseName)) },
		"the log is deleted":     func(t *testing.T, dir string) { check(t, os.Remove(filepath.Join(dir, databaseName+"-wal"))) },
		"the log is replaced":    func(t *testing.T, dir string) { replace(t, filepath.Join(dir, databaseName+"-wal")) },
		"the folder is replaced": func(t *testing.T, dir string) { check(t, os.Rename(dir, dir+" (old)")); check(t, os.Mkdir(dir, 0o700)) },
	} {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "folder")
			s := must(t, dir, newCalendar().read)
			m := deal(t, "gone")
			id := create(t, s, m)
			play(t, m, 1)
			check(t, s.Save(id, m))
			kept := filepath.Join(t.TempDir(), "kept")
			check(t, os.CopyFS(kept, os.DirFS(dir)))

			before := digest(m)
			play(t, m, 1)
			take(t, dir)
			refusesAll := func() {
				t.Helper()
				demand(t, s.Save(id, m), ErrGone)
				demand(t, s.Delete(id), ErrGone)
				demand(t, SetSetting(s, "language", "de"), ErrGone)
				demand(t, s.FinishLesson(stockedLesson), ErrGone)
				_, err := s.Create(m)
				demand(t, err, ErrGone)
			}
			refusesAll()
			// What was saved can still be read, so that it can be copied.
			got, err := s.Load(id)
			check(t, err)
			if digest(got) != before {
				t.Errorf("loaded was\n%s\nwant\n%s", digest(got), before)
			}
			_, err = s.Export(id)
			check(t, err)
			_, err = s.Matches(InProgress)
			check(t, err)

			// Files like those of before are not those that are open.
			check(t, os.RemoveAll(dir))
			check(t, os.CopyFS(dir, os.DirFS(kept)))
			refusesAll()
		})
	}
}

// TestFilesThatGoWhileASaveIsOnItsWay takes them away before the commit.
func TestFilesThatGoWhileASaveIsOnItsWay(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("open files cannot be taken away here")
	}
	dir := filepath.Join(t.TempDir(), "folder")
	s := must(t, dir, newCalendar().read)
	demand(t, s.transact(func(tx *sql.Tx) error {
		check(t, os.RemoveAll(dir))
		return putSetting(tx, "language", "de")
	}), ErrGone)
}

// TestADatabaseBehindALink must not be taken for one that was replaced.
func TestADatabaseBehindALink(t *testing.T) {
	elsewhere, dir := t.TempDir(), t.TempDir()
	s := must(t, elsewhere, newCalendar().read)
	m := deal(t, "linked")
	id := create(t, s, m)
	check(t, s.Close())
	if err := os.Symlink(filepath.Join(elsewhere, databaseName), filepath.Join(dir, databaseName)); err != nil {
		t.Skip(err)
	}
	s = must(t, dir, newCalendar().read)
	play(t, m, 1)
	check(t, s.Save(id, m))
	demandMatch(t, s, id, m)
}
