package savegames

import (
	"cmp"
	"database/sql"
	"errors"
	"slices"

	"adytum/engine/match"
)

// identity is what makes a match the same on every device: all that was fixed
// before its first ply, but its number.
func (s setup) identity() int64 {
	s.id = 0
	return s.sum()
}

// identity is what makes a result the same on every device: all but the number of
// its match, and the help, which may still be asked for after the end.
func (r Result) identity() int64 {
	r.Match, r.Helped = 0, match.Marks{}
	row, _ := rowOf(r) // lists of numbers and words can all be written
	return row.sum()
}

// bring writes what a source hands out, after a backup of what is here, and counts
// what is new.
func (s *Store) bring(from source, replace, settings bool) (matches, results int, err error) {
	if err := s.files.check(); err != nil {
		return 0, 0, err
	}
	if err := s.backup(s.use(), previous); err != nil {
		return 0, 0, explain(err)
	}
	return s.write(from, replace, settings)
}

// write writes what a source hands out, in one transaction.
func (s *Store) write(from source, replace, settings bool) (matches, results int, err error) {
	texts := map[string]string{}
	err = s.transact(func(tx *sql.Tx) error {
		if replace {
			if err := wipe(tx); err != nil {
				return err
			}
		}
		b := &bringer{tx: tx, here: map[int64][]MatchID{}, results: map[int64]Result{}, resultOf: map[MatchID]Result{}, ids: map[MatchID]MatchID{}}
		if err := b.look(); err != nil {
			return err
		}
		err := from(func(it *item) error {
			switch {
			case it.Match != nil:
				return b.match(it.Match)
			case it.Result != nil:
				return b.result(it.Result)
			case it.Lesson != nil:
				return b.lesson(it.Lesson)
			case it.Setting != nil && settings:
				texts[it.Setting.Key] = string(it.Setting.Value)
				return putSettingText(tx, it.Setting.Key, string(it.Setting.Value))
			}
			return nil
		})
		matches, results = b.newMatches, b.newResults
		return err
	})
	if err != nil {
		return 0, 0, err
	}
	s.settings.take(texts, replace)
	return matches, results, nil
}

// wipe empties the tables, but for the report of a rescue that nobody has seen.
func wipe(tx *sql.Tx) error {
	for _, statement := range []string{
		"DELETE FROM matches", "DELETE FROM results", "DELETE FROM lessons", "DELETE FROM settings WHERE key <> '" + reportKey + "'",
	} {
		if _, err := tx.Exec(statement); err != nil {
			return err
		}
	}
	// What was damaged was counted as it was before.
	for table := range counted {
		if err := recount(tx, table); err != nil {
			return err
		}
	}
	return nil
}

// take makes settings hold that have been written.
func (s *settings) take(texts map[string]string, replace bool) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	for key := range s.texts {
		if replace && key != reportKey {
			delete(s.texts, key)
		}
	}
	for key, text := range texts {
		s.texts[key] = text
		delete(s.unsaved, key)
	}
	if replace {
		s.unsaved = map[string]string{}
	}
}

// A bringer knows what is here and where to put what comes.
type bringer struct {
	tx       *sql.Tx
	last     MatchID
	here     map[int64][]MatchID // matches by their identity
	results  map[int64]Result    // by their identity
	resultOf map[MatchID]Result
	ids      map[MatchID]MatchID // numbers here by those of the source

	newMatches, newResults int
}

// look finds out what is here.
func (b *bringer) look() error {
	heads, err := readHeads(b.tx, "")
	if err != nil {
		return err
	}
	for _, h := range heads {
		if h.damage == nil {
			b.here[h.identity()] = append(b.here[h.identity()], h.id)
		}
	}
	results, _, err := readResults(b.tx, "")
	if err != nil {
		return err
	}
	for _, r := range results {
		b.note(r)
	}
	last, err := number(b.tx, lastNumber)
	b.last = MatchID(last)
	return err
}

func (b *bringer) note(r Result) {
	b.results[r.identity()], b.resultOf[r.Match] = r, r
}

func (b *bringer) next() MatchID {
	b.last++
	return b.last
}

// match adds a match, brings the same one here as far as it is, or does nothing if
// that is further.
func (b *bringer) match(m *matchItem) error {
	theirs := m.sheet(0)
	identity := theirs.identity()
	for _, id := range b.here[identity] {
		heads, err := readHeads(b.tx, "WHERE id = ?", id)
		if err != nil {
			return err
		}
		ours := &heads[0]
		if err := readPlies(b.tx, ours); err != nil {
			return err
		}
		switch {
		case ours.damage != nil:
			continue
		case begins(ours.plies[:ours.ply], theirs.plies[:theirs.ply]):
			b.ids[m.ID] = id
			return b.undelete(m, id)
		case begins(theirs.plies[:theirs.ply], ours.plies[:ours.ply]):
			b.ids[m.ID] = id
			return errors.Join(b.undelete(m, id), b.put(m, id))
		}
	}
	id := b.next()
	b.ids[m.ID] = id
	b.here[identity] = append(b.here[identity], id)
	if m.Deleted == 0 {
		b.newMatches++
	}
	return b.put(m, id)
}

// undelete brings back a match that was deleted here only.
func (b *bringer) undelete(m *matchItem, id MatchID) error {
	if m.Deleted != 0 {
		return nil
	}
	gone, err := b.tx.Exec("DELETE FROM deleted WHERE match = ?", id)
	if err != nil {
		return err
	}
	n, err := gone.RowsAffected()
	b.newMatches += int(n)
	return err
}

// begins reports whether a row of plies begins with another.
func begins(plies, with []ply) bool {
	return len(with) <= len(plies) && slices.EqualFunc(plies[:len(with)], with, func(a, b ply) bool { return a.text == b.text })
}

func (b *bringer) put(m *matchItem, id MatchID) error {
	for _, table := range []string{"moves", "deleted"} {
		if _, err := b.tx.Exec("DELETE FROM "+table+" WHERE match = ?", id); err != nil {
			return err
		}
	}
	sh := m.sheet(id)
	if err := putSheet(b.tx, &sh, 0, m.Played); err != nil || m.Deleted == 0 {
		return err
	}
	return putDeletion(b.tx, id, m.Deleted)
}

// result adds a result that is not here. Of two results of one match, the first
// counts.
func (b *bringer) result(it *resultItem) error {
	id, known := b.ids[it.Match]
	r := it.result(id)
	other, taken := b.resultOf[id]
	taken = taken && known
	if same, here := b.results[r.identity()]; here {
		r.Helped = match.Marks{TookBack: max(r.Helped.TookBack, same.Helped.TookBack), Hints: max(r.Helped.Hints, same.Helped.Hints)}
		// It may have been kept here without its match, which has just come back.
		kept, err := number(b.tx, "SELECT count(*) FROM matches WHERE id = ?", same.Match)
		if err != nil {
			return err
		}
		if !known || taken || kept > 0 {
			r.Match = same.Match
		}
		if r.Match == same.Match && r.Helped == same.Helped {
			return nil
		}
		return errors.Join(b.drop(same), b.add(r))
	}
	switch {
	case taken && !earlier(r, other):
		return nil
	case taken:
		return errors.Join(b.drop(other), b.add(r))
	case !known:
		r.Match = b.next()
	}
	return b.add(r)
}

func (b *bringer) add(r Result) error {
	b.note(r)
	b.newResults++
	return putResult(b.tx, r)
}

// drop takes a result out, for another to take its place.
func (b *bringer) drop(r Result) error {
	delete(b.results, r.identity())
	delete(b.resultOf, r.Match)
	b.newResults--
	_, err := b.tx.Exec("DELETE FROM results WHERE match = ?", r.Match)
	return err
}

// earlier orders two results of one match, alike on every device.
func earlier(a, b Result) bool {
	return cmp.Or(a.Ended.Compare(b.Ended), cmp.Compare(a.identity(), b.identity())) < 0
}

// lesson notes that a lesson was finished; the first time counts.
func (b *bringer) lesson(l *lessonItem) error {
	id := LessonID{l.Game, l.ID}
	here, err := readLessons(b.tx, "WHERE game = ? AND lesson = ?", l.Game, l.ID)
	if err != nil {
		return err
	}
	if done, there := here[id]; there && done > l.Done {
		if _, err := b.tx.Exec("DELETE FROM lessons WHERE game = ? AND lesson = ?", l.Game, l.ID); err != nil {
			return err
		}
	}
	return putLesson(b.tx, id, l.Done)
}
