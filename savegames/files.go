package savegames

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// parts are the endings of the files that make up a database.
var parts = []string{"", "-wal", "-shm", "-journal"}

func exists(path string) (bool, error) {
	_, err := os.Lstat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	return err == nil, err
}

// unused is base+ending, with a number between them if that name is taken.
func unused(base, ending string) (string, error) {
	path := base + ending
	for n := 2; ; n++ {
		if there, err := exists(path); err != nil || !there {
			return path, err
		}
		path = fmt.Sprintf("%s-%d%s", base, n, ending)
	}
}

// list are the names in a folder with a prefix and an ending, sorted.
func list(folder, prefix, ending string) ([]string, error) {
	entries, err := os.ReadDir(folder)
	var names []string
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), prefix) && strings.HasSuffix(e.Name(), ending) {
			names = append(names, e.Name())
		}
	}
	return names, err
}

// makeFolder makes a folder for its owner alone, for good, and those that it is to
// lie in, unless it is there.
func makeFolder(path string) error {
	err := os.Mkdir(path, 0o700)
	parent := filepath.Dir(path)
	if errors.Is(err, fs.ErrNotExist) && parent != path {
		if err := makeFolder(parent); err != nil {
			return err
		}
		err = os.Mkdir(path, 0o700)
	}
	if err == nil {
		return syncFolder(parent)
	}
	if info, statErr := os.Stat(path); statErr == nil && info.IsDir() {
		return nil
	}
	return err
}

// createPrivate makes an empty file for its owner alone, unless it is there.
// SQLite would let others read it. It is not opened if it is there: to close it
// would end the locks that this process has on it.
func createPrivate(path string) error {
	if there, err := exists(path); there || err != nil {
		return err
	}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return file.Close()
}

// makePrivate takes from others what earlier versions have let them read.
func makePrivate(folder, prefix string) error {
	names, err := list(folder, prefix, "")
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	for _, name := range names {
		path := filepath.Join(folder, name)
		info, err := os.Lstat(path)
		if err != nil {
			return err
		}
		if private := info.Mode() &^ 0o077; private != info.Mode() && (info.IsDir() || info.Mode().IsRegular()) {
			// Not every file system can, and not every file is ours.
			_ = os.Chmod(path, private)
		}
	}
	return nil
}

// ordinary reports whether a path leads to a file or to nothing. To open a pipe
// would wait without an end.
func ordinary(path string) (bool, error) {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return true, nil
	}
	return err == nil && info.Mode().IsRegular(), err
}

func removeDatabase(path string) error {
	for _, part := range parts {
		if err := os.Remove(path + part); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// copyDatabase copies a database without the file that is only its index in
// shared memory.
func copyDatabase(from, to string) error {
	for _, part := range []string{"", "-wal"} {
		if plain, err := ordinary(from + part); err != nil {
			return err
		} else if !plain {
			continue
		}
		if err := copyFile(from+part, to+part); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

func copyFile(from, to string) error {
	source, err := os.Open(from)
	if err != nil {
		return err
	}
	defer func() { _ = source.Close() }()
	target, err := os.OpenFile(to, os.O_RDWR|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(target, source)
	return errors.Join(err, target.Close())
}

// syncFolder brings the names in a folder to the disk. Windows has no such
// call and needs none.
func syncFolder(path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	folder, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(folder.Sync(), folder.Close())
}
