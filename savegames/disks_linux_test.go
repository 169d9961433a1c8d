package savegames

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
)

// A disk is a file system of its own, in memory, whose size can be changed.
type disk struct{ dir string }

const (
	kibibyte = 1 << 10
	// roomy is more than anything in these tests takes, in KiB.
	roomy = 8 << 10
)

// newDisk mounts a disk, or skips the test where that is not allowed.
func newDisk(t *testing.T, size int) disk {
	t.Helper()
	d := disk{t.TempDir()}
	err := syscall.Mount("tmpfs", d.dir, "tmpfs", 0, fmt.Sprintf("size=%dk", size))
	if errors.Is(err, syscall.EPERM) || errors.Is(err, syscall.EACCES) {
		t.Skip("no disk can be mounted here")
	}
	check(t, err)
	t.Cleanup(func() { check(t, syscall.Unmount(d.dir, syscall.MNT_DETACH)) })
	return d
}

func (d disk) resize(t *testing.T, size int) {
	t.Helper()
	check(t, syscall.Mount("tmpfs", d.dir, "tmpfs", syscall.MS_REMOUNT, fmt.Sprintf("size=%dk", size)))
}

// readOnly is another way to the disk, by which it can only be read. The disk
// itself cannot become so at any time: that would need a moment in which no file
// on it is open for writing, and a process that another test begins holds every
// file that is open until it is a program of its own.
func (d disk) readOnly(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	check(t, syscall.Mount(d.dir, dir, "", syscall.MS_BIND, ""))
	t.Cleanup(func() { check(t, syscall.Unmount(dir, syscall.MNT_DETACH)) })
	check(t, syscall.Mount("", dir, "", syscall.MS_BIND|syscall.MS_REMOUNT|syscall.MS_RDONLY, ""))
	return dir
}

// eachFullness runs a test with a database, if any, on disks that leave it from
// nearly nothing to 250 KiB of room.
func eachFullness(t *testing.T, database []byte, run func(*testing.T, disk)) {
	t.Helper()
	for free := 5; free < 250; free += 20 {
		t.Run(fmt.Sprint(free, " KiB"), func(t *testing.T) {
			t.Parallel() // the migrations wait a while before they give up
			d := newDisk(t, (len(database)+kibibyte-1)/kibibyte+free)
			if database != nil {
				check(t, os.WriteFile(filepath.Join(d.dir, databaseName), database, 0o600))
			}
			run(t, d)
		})
	}
}

func TestWhatWasSavedOutlivesAFullDisk(t *testing.T) {
	t.Parallel()
	lib := stock(t, 12)
	whole, err := os.ReadFile(lib.file())
	check(t, err)
	eachFullness(t, whole, func(t *testing.T, d disk) {
		s, report, err := Open(d.dir, games, newCalendar().read)
		if report != nil {
			t.Fatalf("unexpected report %+v", *report)
		}
		saved := map[MatchID]int{}
		for n := 0; err == nil; n++ {
			m := deal(t, fmt.Sprintf("filler-%d", n))
			var id MatchID
			for plies := 0; err == nil && plies < 3; plies++ {
				if plies == 0 {
					id, err = s.Create(m)
				} else {
					play(t, m, 1)
					err = s.Save(id, m)
				}
				if err == nil {
					saved[id] = plies
				}
			}
		}
		demand(t, err, ErrFull)
		if s != nil {
			check(t, s.Close())
		}
		d.resize(t, roomy)
		s = must(t, d.dir, newCalendar().read)
		check(t, s.Undelete(2))
		for id, m := range lib.matches {
			demandMatch(t, s, id, m)
		}
		for id, plies := range saved {
			m, err := s.Load(id)
			check(t, err)
			if m.Ply() != plies {
				t.Errorf("match %d has %d plies, %d were saved", id, m.Ply(), plies)
			}
		}
	})
}

// TestARescueOnAFullDiskLosesNothing demands that a rescue that has no room
// changes nothing, and comes to its end when there is some.
func TestARescueOnAFullDiskLosesNothing(t *testing.T) {
	t.Parallel()
	for name, damage := range map[string]func([]byte){
		"another program's file":  func(d []byte) { copy(d[68:72], "OTHR") },
		"a first page of garbage": func(d []byte) { clear(d[:4096]) },
	} {
		lib := stock(t, 12)
		bad, err := os.ReadFile(lib.file())
		check(t, err)
		damage(bad)
		t.Run(name, func(t *testing.T) {
			eachFullness(t, bad, func(t *testing.T, d disk) {
				there := lib
				there.dir = d.dir
				s, _, err := Open(d.dir, games, newCalendar().read)
				if err == nil {
					check(t, s.Close())
				} else {
					demand(t, err, ErrFull)
					demandFile(t, there.file(), bad)
				}
				d.resize(t, roomy)
				s, report := there.reopen(t, ReasonDamaged)
				there.demandAll(t, s)
				demandFile(t, report.SetAside, bad)
			})
		})
	}
}

func TestTheFirstStartOnAFullDisk(t *testing.T) {
	t.Parallel()
	eachFullness(t, nil, func(t *testing.T, d disk) {
		s, report, err := Open(d.dir, games, newCalendar().read)
		if report != nil {
			t.Fatalf("unexpected report %+v", *report)
		}
		if err == nil {
			check(t, s.Close())
		} else {
			demand(t, err, ErrFull)
			if names := namesIn(t, d.dir); slices.Contains(names, newName) {
				t.Errorf("what is left takes room: %q", names)
			}
		}
		d.resize(t, roomy)
		s = must(t, d.dir, newCalendar().read)
		create(t, s, deal(t, "first"))
	})
}

func TestADiskThatIsReadOnly(t *testing.T) {
	t.Parallel()
	d := newDisk(t, roomy)
	s := must(t, d.dir, newCalendar().read)
	m := deal(t, "read-only")
	id := create(t, s, m)
	check(t, s.Close())
	_, _, err := Open(d.readOnly(t), games, newCalendar().read)
	demand(t, err, ErrReadOnly)
	demandMatch(t, must(t, d.dir, newCalendar().read), id, m)
}

// A backup for which there is no room leaves nothing behind that takes any.
func TestABackupOnAFullDiskLeavesNothing(t *testing.T) {
	t.Parallel()
	for free := 0; free < 90; free += 10 {
		d := newDisk(t, roomy)
		s := must(t, d.dir, newCalendar().read)
		m := deal(t, "full")
		id := create(t, s, m)
		var room syscall.Statfs_t
		check(t, syscall.Statfs(d.dir, &room))
		full := int(room.Blocks-room.Bfree) * int(room.Bsize) / kibibyte
		d.resize(t, full+free)
		demand(t, s.BackUpDaily(), ErrFull)
		if left, err := list(s.path(backupFolder), "", ""); err == nil && len(left) > 0 {
			t.Errorf("%q is left", left)
		}
		d.resize(t, roomy)
		play(t, m, 1)
		check(t, s.Save(id, m))
		check(t, s.BackUpDaily())
	}
}
