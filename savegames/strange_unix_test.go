//go:build unix

package savegames

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestALockThatIsALinkLeavesItsTarget has another file under the lock's name.
func TestALockThatIsALinkLeavesItsTarget(t *testing.T) {
	text := []byte(strings.Repeat("a letter of somebody else's ", 100))
	for name, link := range map[string]func(from, to string) error{"a link": os.Symlink, "a second name": os.Link} {
		dir := t.TempDir()
		letter := filepath.Join(t.TempDir(), "letter")
		check(t, os.WriteFile(letter, text, 0o600))
		check(t, link(letter, filepath.Join(dir, lockName)))
		must(t, dir, newCalendar().read)
		demandFile(t, letter, text)
		_, _, err := Open(dir, games, newCalendar().read)
		if demand(t, err, ErrInUse); t.Failed() {
			t.Log(name)
		}
	}
}

// TestWhatIsNoFileIsSetAside has pipes and folders where files should be.
// Opening a pipe would wait forever.
func TestWhatIsNoFileIsSetAside(t *testing.T) {
	for what, create := range map[string]func(string) error{
		"a pipe":   func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"a folder": func(path string) error { return os.Mkdir(path, 0o700) },
	} {
		for _, part := range parts {
			t.Run(what+" as "+databaseName+part, func(t *testing.T) {
				lib := stock(t, 3)
				path := lib.file() + part
				check(t, os.RemoveAll(path))
				check(t, create(path))
				s, report := lib.reopen(t, ReasonDamaged)
				if info, err := os.Lstat(report.SetAside + part); err != nil || info.Mode().IsRegular() {
					t.Errorf("set aside is %v, %v", info, err)
				}
				if part == "" {
					create := deal(t, "goes-on")
					_, err := s.Create(create)
					check(t, err)
					return
				}
				lib.demandAll(t, s)
			})
		}
		dir := t.TempDir()
		check(t, create(filepath.Join(dir, lockName)))
		must(t, dir, newCalendar().read)
	}
}

// TestNobodyElseCanRead opens a folder as earlier versions have left it.
func TestNobodyElseCanRead(t *testing.T) {
	dir := t.TempDir()
	clock := newCalendar()
	s := must(t, dir, clock.read)
	create(t, s, deal(t, "private"))
	check(t, s.backup(s.db, previous))
	check(t, s.Close())
	each := func(do func(path string, info fs.FileInfo)) {
		check(t, filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
			if err == nil && path != dir {
				var info fs.FileInfo
				if info, err = entry.Info(); err == nil {
					do(path, info)
				}
			}
			return err
		}))
	}
	private := func() {
		t.Helper()
		count := 0
		each(func(path string, info fs.FileInfo) {
			count++
			if info.Mode().Perm()&0o077 != 0 {
				t.Errorf("%s has mode %v", filepath.Base(path), info.Mode())
			}
		})
		if count < 4 {
			t.Errorf("only %d files are there", count)
		}
	}
	private()
	each(func(path string, info fs.FileInfo) { check(t, os.Chmod(path, info.Mode().Perm()|0o055)) })
	s = must(t, dir, clock.read)
	create(t, s, deal(t, "private-too"))
	private()
	check(t, s.Close())

	lib := library{dir: dir}
	lib.corrupt(t, func(d []byte) []byte { copy(d[68:72], "OTHR"); return d })
	each(func(path string, info fs.FileInfo) { check(t, os.Chmod(path, info.Mode().Perm()|0o055)) })
	lib.reopen(t, ReasonDamaged)
	private()
}

// TestPathsOfAnyLength either works or says what is wrong.
func TestPathsOfAnyLength(t *testing.T) {
	refused := false
	for length := 420; length < 560; length += 7 {
		dir := t.TempDir()
		for len(dir) < length-100 {
			dir = filepath.Join(dir, strings.Repeat("d", 60))
		}
		dir = filepath.Join(dir, strings.Repeat("e", length-len(dir)-1))
		s, report, err := Open(dir, games, newCalendar().read)
		if err != nil {
			if demand(t, err, ErrLongPath); !refused {
				t.Logf("refused from %d bytes", len(dir))
			}
			refused = true
			continue
		}
		if report != nil || refused {
			t.Fatalf("%d bytes: report %v", len(dir), report)
		}
		create(t, s, deal(t, "long"))
		check(t, s.backup(s.db, previous))
		check(t, s.Close())
	}
	if !refused {
		t.Error("no path was too long")
	}
	_, _, err := Open(filepath.Join(t.TempDir(), strings.Repeat("f", 300)), games, newCalendar().read)
	demand(t, err, ErrLongPath)
	_, _, err = Open(fmt.Sprint("/", strings.Repeat("gg/", 3000)), games, newCalendar().read)
	demand(t, err, ErrLongPath)
}
