package savegames

import (
	"fmt"
	"testing"
)

func TestFinishedLessonsAreKept(t *testing.T) {
	dir, clock := t.TempDir(), newCalendar()
	s := must(t, dir, clock.read)
	first, second := LessonID{"adaptoid", "legs"}, LessonID{"adaman", "legs"}
	check(t, s.FinishLesson(first))
	before, err := s.FinishedLessons()
	check(t, err)
	check(t, s.FinishLesson(first))
	check(t, s.FinishLesson(second))
	check(t, s.Close())
	s = must(t, dir, clock.read)
	finished, err := s.FinishedLessons()
	check(t, err)
	if len(finished) != 2 || finished[first] != before[first] || !finished[second].After(finished[first]) {
		t.Errorf("before %v, then %v", before, finished)
	}

	// A damaged entry is none, and can be written again.
	_, err = s.db.Exec("UPDATE lessons SET done = done + 1 WHERE game = 'adaptoid'")
	check(t, err)
	if finished, err = s.FinishedLessons(); err != nil || len(finished) != 1 {
		t.Errorf("with a damaged entry: %v, %v", finished, err)
	}
	check(t, s.FinishLesson(first))
	if finished, err = s.FinishedLessons(); err != nil || len(finished) != 2 {
		t.Errorf("written anew: %v, %v", finished, err)
	}
}

func TestLessonsThatCannotBeReadAreAnError(t *testing.T) {
	s := must(t, t.TempDir(), newCalendar().read)
	_, err := s.db.Exec("DROP TABLE lessons")
	check(t, err)
	if finished, err := s.FinishedLessons(); err == nil || len(finished) != 0 {
		t.Errorf("read %v, %v", finished, err)
	}
	if s.FinishLesson(LessonID{"adaman", "first"}) == nil {
		t.Error("written into nothing")
	}
}

// A database from before there were lessons is opened, and rescued when it is
// damaged.
func TestDatabaseWithoutLessons(t *testing.T) {
	for _, damage := range []func([]byte) []byte{
		nil,
		func(d []byte) []byte { copy(d[68:72], "OTHR"); return d },
		func(d []byte) []byte { clear(d[:4096]); return d },
	} {
		dir, clock := t.TempDir(), newCalendar()
		m := deal(t, "old")
		play(t, m, 3)
		id := keepAt(t, dir, 1, m)
		if damage != nil {
			library{dir: dir}.corrupt(t, damage)
		}
		s, report, err := Open(dir, games, clock.read)
		check(t, err)
		demandMatch(t, s, id, m)
		// Of so old a database nobody has counted what was there.
		if report != nil && (report.Matches != 1 || !report.Unread) {
			t.Errorf("the report is %+v", *report)
		}
		finished, err := s.FinishedLessons()
		check(t, err)
		if fmt.Sprint(finished) != "map[]" {
			t.Errorf("the finished lessons are %v", finished)
		}
		check(t, s.FinishLesson(LessonID{"adaman", "first"}))
		check(t, s.Close())
	}
}
