package savegames

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// names are those of some backups.
func names(backups []Backup) (all []string) {
	for _, b := range backups {
		all = append(all, b.Name)
	}
	return all
}

func TestABackupIsMadeOnceADay(t *testing.T) {
	clock := newCalendar()
	s := must(t, t.TempDir(), clock.read)
	m := deal(t, "daily")
	play(t, m, 1000)
	create(t, s, m)
	for range 3 {
		check(t, s.BackUpDaily())
	}
	create(t, s, deal(t, "more"))
	clock.now = clock.now.Add(24 * time.Hour)
	check(t, s.BackUpDaily())
	backups, err := s.Backups()
	check(t, err)
	if len(backups) != 2 {
		t.Fatalf("the backups are %+v", backups)
	}
	if last := backups[0]; last.Matches != 2 || last.Results != 1 || last.Damaged || last.Size < 4096 ||
		!strings.HasPrefix(last.Name, "daily-000002-20261121T") || last.Made.Format(time.DateOnly) != "2026-11-21" {
		t.Errorf("the last one is %+v", last)
	}
	if first := backups[1]; first.Matches != 1 {
		t.Errorf("the first one is %+v", first)
	}
	folder := filepath.Join(s.dir, backupFolder)
	if all := namesIn(t, folder); len(all) != 2 {
		t.Errorf("the folder holds %q", all)
	}
	info, err := os.Stat(filepath.Join(folder, backups[0].Name))
	check(t, err)
	if info.Mode().Perm() != 0o600 && filepath.Separator == '/' {
		t.Errorf("a backup has mode %v", info.Mode())
	}
}

// A backup is made while somebody saves, who does not wait for it.
func TestNobodyWaitsForABackup(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	check(t, s.transact(func(*sql.Tx) error { return s.BackUpDaily() }))
}

// made lists backups of so many days, one each, that go on from a date.
func made(from time.Time, days int) (all []Backup) {
	for n := range days {
		day := from.AddDate(0, 0, n)
		all = append(all, Backup{Name: day.Format(time.DateOnly), Made: day, kind: daily, Size: 1})
	}
	return all
}

func TestWhichBackupsAreKept(t *testing.T) {
	day := time.Date(2024, 1, 15, 12, 0, 0, 0, time.UTC)
	kept := func(all []Backup) []string {
		gone := names(superfluous(all))
		return slices.DeleteFunc(names(all), func(name string) bool { return slices.Contains(gone, name) })
	}
	two := kept(made(day, 2*365))
	want := names(made(day.AddDate(0, 0, 2*365-lastKept), lastKept))
	for n := range monthsKept {
		want = append(want, day.AddDate(0, 12+n+1, -14).Format(time.DateOnly))
	}
	slices.Sort(want)
	if want = slices.Compact(want); !slices.Equal(two, want) {
		t.Errorf("after two years there are\n%q, want\n%q", two, want)
	}
	// What was made before something was written over does not push out a day.
	others := made(day, 8)
	for n := range 20 {
		others = append(others, Backup{Name: fmt.Sprint("before ", n), Made: day, kind: previous, Size: 1})
	}
	if have := kept(others); len(have) != 8+lastKept || have[8] != "before 13" {
		t.Errorf("with others there are %q", have)
	}
}

// A clock that goes wrong for a time, by years, costs no more backups than as many
// days would.
func TestAWrongClockCostsNoBackup(t *testing.T) {
	day := time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)
	for _, wrong := range []time.Time{day.AddDate(-50, 0, 0), day.AddDate(50, 0, 0)} {
		all := append(made(day, 4), made(wrong, 3)...)
		if gone := superfluous(all); len(gone) > 0 {
			t.Errorf("%q go", names(gone))
		}
		all = append(all, made(day.AddDate(0, 0, 4), 1)...)
		if gone := names(superfluous(all)); len(gone) > 0 { // the first day is the first of its month
			t.Errorf("%q go", gone)
		}
		all = append(all, made(day.AddDate(0, 0, 5), 1)...)
		if gone := names(superfluous(all)); !slices.Equal(gone, []string{"2026-11-16"}) {
			t.Errorf("%q go", gone)
		}
	}
}

func TestBackupsTakeNoMoreRoomThanIsSaid(t *testing.T) {
	all := made(time.Date(2026, 11, 1, 12, 0, 0, 0, time.UTC), 7)
	for i := range all {
		all[i].Size = mostBackups / 5
	}
	if gone := names(superfluous(all)); !slices.Equal(gone, []string{"2026-11-02", "2026-11-01"}) {
		t.Errorf("of large ones %q go", gone)
	}
	for i := range all {
		all[i].Size = mostBackups + 1
	}
	if gone := superfluous(all); len(gone) != len(all)-alwaysBackup {
		t.Errorf("of enormous ones %q go", names(gone))
	}
}

// The one that was just made stays, whatever its date says.
func TestABackupWithAnEarlyDateIsKept(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	for range lastKept {
		check(t, s.backup(s.db, previous))
	}
	s.clock = func() time.Time { return time.Unix(0, 0) }
	check(t, s.backup(s.db, previous))
	backups, err := s.Backups()
	check(t, err)
	if len(backups) != lastKept || backups[0].Name != "adytum-000008-19700101T000000Z.db" {
		t.Errorf("the backups are %q", names(backups))
	}
}

// A backup counts only once it has been opened and is whole.
func TestABackupThatIsNotWholeIsNone(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	create(t, s, deal(t, "whole"))
	_, err := s.db.Exec("UPDATE census SET (n, proof) = (n + 1, proof - 1) WHERE name = 'matches'")
	check(t, err)
	demand(t, s.BackUpDaily(), ErrDamaged)
	if left := namesIn(t, filepath.Join(s.dir, backupFolder)); len(left) > 0 {
		t.Errorf("%q is left", left)
	}
}

func TestBackupsOfEarlyVersionsAndDamagedOnesAreListed(t *testing.T) {
	dir := t.TempDir()
	keepAt(t, dir, 2, deal(t, "early"))
	s := must(t, dir, newCalendar().read) // makes a backup of version 2
	folder := filepath.Join(dir, backupFolder)
	early := namesIn(t, folder)[0]
	check(t, os.Rename(filepath.Join(folder, early), filepath.Join(folder, "adytum-20260101T101112Z.db")))
	check(t, s.BackUpDaily())
	check(t, os.WriteFile(filepath.Join(folder, "daily-000009-20270101T101112Z.db"), []byte("rubbish"), 0o600))
	check(t, os.WriteFile(filepath.Join(folder, "notes.txt"), nil, 0o600))
	check(t, os.Mkdir(filepath.Join(folder, "daily-000010-20270101T101112Z.db"), 0o700))
	backups, err := s.Backups()
	check(t, err)
	if len(backups) != 3 || !backups[0].Damaged || backups[1].Damaged || backups[2].Damaged || backups[2].Matches != 1 {
		t.Errorf("the backups are %+v", backups)
	}
}

func TestABackupOfFilesThatAreGoneIsRefused(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	check(t, os.Rename(s.path(databaseName), s.path("elsewhere.db")))
	demand(t, s.BackUpDaily(), ErrGone)
}
