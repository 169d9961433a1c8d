package savegames

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync/atomic"
)

// SQLite writes on into files that have been deleted or replaced, and they are
// lost with the process. The files that are open are therefore compared with
// those of their names around each transaction.
type openFiles struct {
	database, log openFile
	gone          atomic.Bool
}

type openFile struct {
	path string
	info fs.FileInfo
}

// note takes the file that has this name now for the one that is open.
func note(path string) (openFile, error) {
	info, err := os.Stat(path)
	if err == nil {
		os.SameFile(info, info) // Windows finds out only now which file it is
	}
	return openFile{path, info}, err
}

// noteLog returns the files of an open database. Its log lies beside the file,
// wherever a link of its name leads.
func noteLog(database openFile) (*openFiles, error) {
	path, err := filepath.EvalSymlinks(database.path)
	if err != nil {
		return nil, err
	}
	log, err := note(path + "-wal")
	return &openFiles{database: database, log: log}, err
}

// check returns ErrGone, for good, once a file is gone or another one.
func (f *openFiles) check() error {
	for _, file := range []openFile{f.database, f.log} {
		now, err := os.Stat(file.path)
		switch {
		case errors.Is(err, fs.ErrNotExist), err == nil && !os.SameFile(file.info, now):
			f.gone.Store(true)
		case err != nil:
			return explain(err)
		}
	}
	if f.gone.Load() {
		return ErrGone
	}
	return nil
}
