package savegames

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
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
	target, err := os.Create(to)
	if err != nil {
		return err
	}
	_, err = io.Copy(target, source)
	return errors.Join(err, target.Close())
}

// syncFile brings a file's contents to the disk.
func syncFile(path string) error {
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(file.Sync(), file.Close())
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
