package savegames

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// TestWhatCanBeProvedIsLoaded damages a match of six plies, of which two are
// undone.
func TestWhatCanBeProvedIsLoaded(t *testing.T) {
	cases := []struct {
		name, damage string
		what         string
		ply          int // told in the error
		left, undone int // plies of what is loaded, or -1 for nothing
	}{
		{"options", "UPDATE matches SET options = '{\"deck\":\"extended\"}'", DamagedSetup, 0, -1, 0},
		{"seed", "UPDATE matches SET seed = 'other'", DamagedSetup, 0, -1, 0},
		{"cursor", "UPDATE matches SET ply = 5", DamagedState, 0, 6, 0},
		{"marks", "UPDATE matches SET took_back = 0", DamagedState, 0, 6, 0},
		{"result", "UPDATE matches SET result = 'win 71'", DamagedState, 0, 6, 0},
		{"a ply", "UPDATE moves SET text = 'diplomat:castle' WHERE ply = 3", DamagedMove, 3, 2, 0},
		{"the marks of a ply", "UPDATE moves SET hints = 0 WHERE ply = 2", DamagedMove, 2, 1, 0},
		{"an undone ply", "UPDATE moves SET took_back = 1 WHERE ply = 6", DamagedMove, 6, 4, 1},
		{"two plies in each other's place", "UPDATE moves SET ply = 14 - ply WHERE ply < 3; UPDATE moves SET ply = ply - 11 WHERE ply > 6", DamagedMove, 1, 0, 0},
		{"a missing ply", "DELETE FROM moves WHERE ply = 4", DamagedMove, 4, 3, 0},
		{"the last ply missing", "DELETE FROM moves WHERE ply = 6", DamagedMove, 6, 4, 1},
		{"a ply too many", "INSERT INTO moves VALUES (1, 7, 'x', 0, 0, 0)", DamagedMove, 7, 4, 2},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := must(t, t.TempDir(), newCalendar().read)
			m := deal(t, "provable")
			play(t, m, 1)
			m.MarkHint()
			play(t, m, 5)
			for range 2 {
				_, err := m.Undo()
				check(t, err)
			}
			id := create(t, s, m)
			_, err := s.db.Exec(c.damage)
			check(t, err)

			got, err := s.Load(id)
			var damage *DamageError
			if !errors.As(err, &damage) || damage.Match != id || damage.What != c.what || damage.Ply != c.ply {
				t.Fatalf("the error is %v", err)
			}
			switch {
			case got == nil && c.left < 0:
			case got == nil || got.Ply() != c.left || len(got.Undone()) != c.undone || !beginsLike(got, m):
				t.Fatalf("loaded was %v", got)
			}
			text, err := s.Export(id)
			if !errors.As(err, &damage) || (text == "") != (got == nil) {
				t.Errorf("exported was %q, %v", text, err)
			}
			// Going on keeps a copy of what was there.
			if got == nil {
				got = m
			}
			play(t, got, 1)
			check(t, s.Save(id, got))
			demandMatch(t, s, id, got)
			backups, err := os.ReadDir(filepath.Join(s.dir, backupFolder))
			if err != nil || len(backups) != 1 {
				t.Errorf("the backups are %v, %v", backups, err)
			}
		})
	}
}

// TestTheReplayIsASecondWitness stores moves whose checksums are right.
func TestTheReplayIsASecondWitness(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	m := deal(t, "witness")
	play(t, m, 5)
	id := create(t, s, m)
	for what, falsify := range map[string]func(*sheet){
		"a move": func(sh *sheet) { sh.plies[3].text = "diplomat:castle" },
		"an end": func(sh *sheet) { sh.result = "win 71" },
	} {
		sh, err := sheetOf(m, id, 0, false)
		check(t, err)
		falsify(&sh)
		sh.seal()
		check(t, s.transact(func(tx *sql.Tx) error {
			if _, err := tx.Exec("DELETE FROM moves"); err != nil {
				return err
			}
			return putSheet(tx, &sh, 0, 0)
		}))
		got, err := s.Load(id)
		var damage *DamageError
		if !errors.As(err, &damage) || damage.What != DamagedReplay || got == nil || !beginsLike(got, m) {
			t.Errorf("%s was loaded as %v, %v", what, got, err)
		}
	}
}

func TestSaveGetsPastAPlyThatShouldNotBeThere(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	m := deal(t, "provable")
	play(t, m, 2)
	id := create(t, s, m)
	_, err := s.db.Exec("INSERT INTO moves VALUES (1, 3, 'x', 0, 0, 0)")
	check(t, err)
	play(t, m, 1)
	check(t, s.Save(id, m))
	demandMatch(t, s, id, m)
}

func TestADamagedMatchCanBeDeleted(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	id := create(t, s, deal(t, "damaged"))
	_, err := s.db.Exec("UPDATE matches SET seed = 'other'")
	check(t, err)
	if list, err := s.Matches(InProgress); err != nil || len(list) != 1 || !list[0].Damaged {
		t.Errorf("in progress are %+v, %v", list, err)
	}
	check(t, s.Delete(id))
	if list, err := s.Matches(InProgress); err != nil || len(list) != 0 {
		t.Errorf("in progress are %+v, %v", list, err)
	}
	check(t, s.Undelete(id))
}
