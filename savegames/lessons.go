package savegames

import (
	"database/sql"
	"time"
)

// A LessonID names one of a game's lessons.
type LessonID struct{ Game, ID string }

// FinishLesson stores that a lesson was finished; the first time counts. It
// is durable when nil is returned. The error is ErrFull, ErrReadOnly or another
// of the system.
func (s *Store) FinishLesson(l LessonID) error {
	return s.transact(func(tx *sql.Tx) error { return putLesson(tx, l, s.now()) })
}

// FinishedLessons says when each lesson that was finished was finished first. A
// damaged entry is left out: nothing is lost with it but a check mark. The error
// is one of the system.
func (s *Store) FinishedLessons() (map[LessonID]time.Time, error) {
	finished, err := readLessons(s.use(), "")
	times := map[LessonID]time.Time{}
	for l, done := range finished {
		times[l] = timeOf(done)
	}
	return times, explain(err)
}

// putLesson writes a lesson that is not there yet, or is damaged.
func putLesson(tx *sql.Tx, l LessonID, done int64) error {
	known, err := readLessons(tx, "WHERE game = ? AND lesson = ?", l.Game, l.ID)
	if _, there := known[l]; there || err != nil {
		return err
	}
	_, err = tx.Exec("INSERT OR REPLACE INTO lessons (game, lesson, done, sum) VALUES (?, ?, ?, ?)",
		l.Game, l.ID, done, checksum("lesson", l.Game, l.ID, done))
	return err
}

// readLessons reads when lessons were finished, without the damaged ones.
func readLessons(q querier, where string, args ...any) (map[LessonID]int64, error) {
	finished := map[LessonID]int64{}
	err := each(q, func(rows *sql.Rows) error {
		var l LessonID
		var done, sum int64
		if err := rows.Scan(&l.Game, &l.ID, &done, &sum); err == nil && sum == checksum("lesson", l.Game, l.ID, done) {
			finished[l] = done
		}
		return nil
	}, "SELECT game, lesson, done, sum FROM lessons "+where, args...)
	return finished, err
}
