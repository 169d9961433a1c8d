package savegames

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A call is a system call by which a process changes what is in a folder, brings
// it to the disk, or says something. A file is known by the number of its opening,
// for names change while files are open.
type call struct {
	kind string // "open", "write", "copy", "resize", "sync", "rename", "remove", "mkdir" or "say"
	path string // within the folder, "." for itself
	to   string // the new name

	file, from       int
	create, truncate bool
	data             []byte
	at, fromAt, size int
}

// traced are the calls that matter, also of systems that lack some of them.
const traced = "?open,openat,?creat,close,write,pwrite64,writev,pwritev,?pwritev2,copy_file_range,sendfile,splice," +
	"ftruncate,truncate,fallocate,fsync,fdatasync,sync_file_range,?rename,?renameat,renameat2," +
	"?unlink,unlinkat,?rmdir,?mkdir,mkdirat,?link,linkat,?symlink,symlinkat"

// trace runs this test binary with some variables and returns what it does in a
// folder.
func trace(t *testing.T, folder string, variables ...string) []call {
	t.Helper()
	strace, err := exec.LookPath("strace")
	if err != nil {
		t.Fatal("strace is missing: .ci/setup test installs it")
	}
	path := filepath.Join(t.TempDir(), "trace")
	run := exec.Command(strace, "-f", "-qq", "-xx", "-s", "10000000", "-e", "signal=none", "-e", "trace="+traced, "-o", path, os.Args[0])
	run.Env = append(os.Environ(), variables...)
	var said bytes.Buffer
	run.Stderr = &said
	if err := run.Run(); err != nil {
		if strings.Contains(said.String(), "Operation not permitted") {
			t.Skip("no process can be traced here")
		}
		t.Fatalf("%v: %s", err, said.String())
	}
	text, err := os.ReadFile(path)
	check(t, err)
	r := reader{folder: folder, files: map[string]*position{}}
	begun := map[string]string{} // what a thread waits for, by its number
	for line := range strings.Lines(string(text)) {
		thread, line, _ := strings.Cut(strings.TrimSpace(line), " ")
		line = strings.TrimSpace(line)
		if start, ok := strings.CutSuffix(line, " <unfinished ...>"); ok {
			begun[thread] = start
			continue
		}
		if strings.HasPrefix(line, "<... ") {
			_, end, _ := strings.Cut(line, " resumed>")
			line = begun[thread] + end
		}
		if err := r.read(line); err != nil {
			t.Fatalf("%v: %.300s", err, line)
		}
	}
	return r.calls
}

// A reader makes calls of the lines of a trace.
type reader struct {
	folder string
	files  map[string]*position // by descriptor
	opened int
	calls  []call
}

// A position is where the next write to an open file goes.
type position struct{ file, at int }

func (r *reader) read(line string) error {
	name, rest, _ := strings.Cut(line, "(")
	end := strings.LastIndex(rest, ") ")
	if end < 0 || strings.HasPrefix(line, "+++") {
		return errors.New("no call")
	}
	args := strings.Split(rest[:end], ", ")
	_, result, _ := strings.Cut(rest[end:], "= ")
	result, _, _ = strings.Cut(result, " ")
	if result == "-1" || result == "?" {
		return nil
	}
	// The variants with a folder before each path are all called with none.
	if strings.HasSuffix(name, "at") || name == "renameat2" {
		args = slices.DeleteFunc(args, func(arg string) bool { return arg == "AT_FDCWD" })
		name = strings.TrimSuffix(strings.TrimSuffix(name, "2"), "at")
	}
	var c call
	switch name {
	case "open", "rename", "unlink", "rmdir", "mkdir", "creat", "link", "symlink", "truncate":
		var within bool
		var err error
		if c.path, within, err = r.path(args[0]); err != nil {
			return err
		}
		if name == "open" {
			r.files[result] = nil
		}
		if !within {
			return nil
		}
	}
	file := r.files[args[0]]
	number := func(i int) int { n, _ := strconv.Atoi(args[i]); return n }
	switch name {
	case "open":
		r.opened++
		r.files[result] = &position{file: r.opened}
		c.kind, c.file = "open", r.opened
		c.create, c.truncate = strings.Contains(args[1], "O_CREAT"), strings.Contains(args[1], "O_TRUNC")
	case "close":
		delete(r.files, args[0])
		return nil
	case "write", "pwrite64":
		if file == nil && (name != "write" || args[0] != "1") {
			return nil
		}
		data, err := strconv.Unquote(args[1])
		if n, _ := strconv.Atoi(result); err != nil || n != len(data) {
			return fmt.Errorf("%d bytes of %s, %w", len(data), result, err)
		}
		c.kind, c.data = "write", []byte(data)
		switch {
		case file == nil:
			c.kind = "say"
		case name == "pwrite64":
			c.file, c.at = file.file, number(3)
		default:
			c.file, c.at = file.file, file.at
			file.at += len(data)
		}
	case "copy_file_range":
		from, to := r.files[args[0]], r.files[args[2]]
		if to == nil {
			return nil
		}
		if from == nil || args[1] != "NULL" || args[3] != "NULL" {
			return errors.New("not understood")
		}
		c.kind, c.from, c.fromAt, c.file, c.at = "copy", from.file, from.at, to.file, to.at
		c.size, _ = strconv.Atoi(result)
		from.at += c.size
		to.at += c.size
	case "ftruncate", "fsync", "fdatasync":
		if file == nil {
			return nil
		}
		c.kind, c.file = "sync", file.file
		if name == "ftruncate" {
			c.kind, c.size = "resize", number(1)
		}
	case "rename":
		to, within, err := r.path(args[1])
		if !within || err != nil {
			return fmt.Errorf("renamed to outside, %w", err)
		}
		c.kind, c.to = "rename", to
	case "unlink", "rmdir":
		c.kind = "remove"
	case "mkdir":
		c.kind = "mkdir"
	default:
		if file == nil {
			return nil
		}
		return errors.New("not understood")
	}
	r.calls = append(r.calls, c)
	return nil
}

// path is a path within the folder.
func (r *reader) path(quoted string) (path string, within bool, err error) {
	if path, err = strconv.Unquote(quoted); err != nil || !filepath.IsAbs(path) {
		return "", false, err
	}
	path, err = filepath.Rel(r.folder, path)
	return path, err == nil && filepath.IsLocal(path), err
}
