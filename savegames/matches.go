package savegames

import (
	"database/sql"
	"errors"
	"slices"

	"github.com/mattn/go-sqlite3"

	"adytum/engine"
	"adytum/engine/match"
)

// Create stores a new match with all that was played of it, and names it. The
// error is ErrFull, ErrReadOnly or another of the system.
func (s *Store) Create(m *match.Match) (MatchID, error) {
	return s.add(m, false)
}

// lastNumber is the last number that a match has or had. A result outlives its
// match and goes on naming it.
const lastNumber = "SELECT max(ifnull((SELECT max(id) FROM matches), 0), ifnull((SELECT max(match) FROM results), 0))"

func (s *Store) add(m *match.Match, imported bool) (id MatchID, err error) {
	err = s.transact(func(tx *sql.Tx) error {
		last, err := number(tx, lastNumber)
		if err != nil {
			return err
		}
		id = MatchID(last + 1)
		now := s.now()
		want, err := sheetOf(m, id, now, imported)
		if err != nil {
			return err
		}
		if err := putSheet(tx, &want, 0, now); err != nil {
			return err
		}
		return updateResult(tx, m, &want, now)
	})
	return id, err
}

// Save brings the stored match to what the match says: plies, what was undone,
// pending marks and the result. It writes only what is different, in one
// transaction, and nothing if nothing is. When it returns nil, all is durable.
//
// If what was stored is found damaged, it is backed up before it is written
// over. The error is ErrNoMatch, ErrOtherMatch, ErrFull, ErrReadOnly or
// another of the system; then the stored match is as it was.
func (s *Store) Save(id MatchID, m *match.Match) error {
	err := s.save(id, m, false)
	var damage *DamageError
	if !errors.As(err, &damage) {
		return err
	}
	if err := s.backup(s.use(), previous); err != nil {
		return explain(err)
	}
	return s.save(id, m, true)
}

// save returns a *DamageError if it meets damage, unless it is to heal: then it
// writes everything again.
func (s *Store) save(id MatchID, m *match.Match, heal bool) error {
	return s.transact(func(tx *sql.Tx) error {
		have, err := readHead(tx, id)
		if err != nil {
			return err
		}
		now := s.now()
		if have.lost() {
			have.started = now
		}
		want, err := sheetOf(m, id, have.started, have.imported)
		if err != nil {
			return err
		}
		if want.setup != have.setup && !have.lost() {
			return ErrOtherMatch
		}
		keep := 0
		if !heal {
			keep, err = common(tx, &have, &want)
			switch {
			case err != nil:
				return err
			case have.damage != nil:
				return have.damage
			case want.state == have.state:
				return nil
			}
		}
		if heal || have.stored > keep {
			if _, err := tx.Exec("DELETE FROM moves WHERE match = ? AND ply NOT BETWEEN 1 AND ?", id, keep); err != nil {
				return err
			}
		}
		if err := putSheet(tx, &want, keep, now); err != nil {
			return err
		}
		if !heal && have.result == lasting && want.result == lasting {
			return nil
		}
		if err := updateResult(tx, m, &want, now); err != nil || !heal {
			return err
		}
		// What was damaged was counted as it was before.
		return errors.Join(recount(tx, "matches"), recount(tx, "results"))
	})
}

// common is how many plies two sheets have in common. The tail tells it
// without reading them, if one sheet goes on where the other ends.
func common(tx *sql.Tx, have *head, want *sheet) (int, error) {
	if have.damage == nil && have.stored <= want.stored && have.tail == want.tailAt(have.stored) {
		return have.stored, nil
	}
	if err := readPlies(tx, have); err != nil {
		return 0, err
	}
	n := 0
	for n < min(len(have.plies), len(want.plies)) && have.plies[n] == want.plies[n] {
		n++
	}
	return n, nil
}

const putHead = "INSERT INTO matches (" + headColumns + `)
	VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
	ON CONFLICT (id) DO UPDATE SET (` + headColumns + `) = (excluded.id, excluded.game, excluded.rules,
		excluded.options, excluded.players, excluded.seed, excluded.date, excluded.started, excluded.imported,
		excluded.setup_sum, excluded.stored, excluded.tail, excluded.ply, excluded.took_back, excluded.hints,
		excluded.result, excluded.played, excluded.state_sum)`

// putSheet writes a sheet of which the first stored plies are in the database.
func putSheet(tx *sql.Tx, want *sheet, stored int, played int64) error {
	if _, err := tx.Exec(putHead, want.id, want.game, want.rules, want.options, want.players, want.seed, want.date,
		want.started, want.imported, want.setup.sum(), want.stored, want.tail, want.ply, want.pending.TookBack,
		want.pending.Hints, want.result, played, want.state.sum(want.id, played)); err != nil {
		return err
	}
	for i := stored; i < len(want.plies); i++ {
		p := want.plies[i]
		_, err := tx.Exec("INSERT INTO moves (match, ply, text, took_back, hints, sum) VALUES (?, ?, ?, ?, ?, ?)",
			want.id, i+1, p.text, p.marks.TookBack, p.marks.Hints, p.sum)
		var clash sqlite3.Error
		if errors.As(err, &clash) && clash.Code == sqlite3.ErrConstraint {
			return &DamageError{Match: want.id, Ply: i + 1, What: DamagedMove, Err: err}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// readHead reads the head of a match that is not deleted.
func readHead(q querier, id MatchID) (head, error) {
	heads, err := readHeads(q, "WHERE id = ?", id)
	if err != nil {
		return head{}, err
	}
	deleted, err := deletions(q, "WHERE match = ?", id)
	if err != nil {
		return head{}, err
	}
	if _, gone := deleted[id]; gone || len(heads) == 0 {
		return head{}, ErrNoMatch
	}
	return heads[0], nil
}

// Load replays a stored match and brings back what was undone. The error is
// ErrNoMatch, ErrUnknownGame, ErrOtherRules, one of the system, or a
// *DamageError: then the match has all that can be proved, or is nil if that
// is nothing. Nothing stored is changed.
func (s *Store) Load(id MatchID) (*match.Match, error) {
	h, err := s.read(id)
	if err != nil {
		return nil, err
	}
	return s.revive(&h)
}

// Export is a stored match as the text of a record, without what was undone; while
// the match hides something it is sealed, as if it does while its game is unknown. It also works for games and rules that this app cannot play. The error is as
// from Load; with a *DamageError the text is that of what can be proved.
func (s *Store) Export(id MatchID) (string, error) {
	h, err := s.read(id)
	if err != nil {
		return "", err
	}
	m, err := s.revive(&h)
	if m != nil {
		return m.Export(), err
	}
	if !errors.Is(err, ErrUnknownGame) && !errors.Is(err, ErrOtherRules) {
		return "", err
	}
	r, err := h.record()
	if err == nil && h.damage != nil {
		err = h.damage
	}
	if r.Result == lasting {
		return r.Seal(), err
	}
	return r.String(), err
}

func (s *Store) read(id MatchID) (h head, err error) {
	err = s.look(func(tx *sql.Tx) error {
		if h, err = readHead(tx, id); err != nil {
			return err
		}
		return readPlies(tx, &h)
	})
	return h, err
}

// revive makes a match of a sheet. The replay is the second witness beside the
// checksums.
func (s *Store) revive(h *head) (*match.Match, error) {
	if h.lost() {
		return nil, h.damage
	}
	i := slices.IndexFunc(s.games, func(g engine.Game) bool { return g.Name() == h.game })
	if i < 0 {
		return nil, ErrUnknownGame
	}
	if s.games[i].RulesVersion() != h.rules {
		return nil, ErrOtherRules
	}
	if h.damage == nil {
		m, err := s.replay(h)
		if err == nil {
			return m, nil
		}
		h.damage = &DamageError{Match: h.id, What: DamagedReplay, Err: err}
	}
	return salvage(s.games[i], h), h.damage
}

// replay demands that all of a sheet is right.
func (s *Store) replay(h *head) (*match.Match, error) {
	r, err := h.record()
	if err != nil {
		return nil, err
	}
	m, err := match.Load(s.games, r)
	if err != nil {
		return nil, err
	}
	return m, m.Restore(h.pending, h.undone())
}

// salvage plays what the rules accept of a sheet, and notes in its damage the
// first ply that they do not. It is nil if the game cannot be dealt.
func salvage(g engine.Game, h *head) *match.Match {
	header, err := h.header()
	if err != nil {
		return nil
	}
	m, err := match.New(g, header)
	if err != nil {
		return nil
	}
	for i, p := range h.plies[:h.ply] {
		// Marks become those of the next ply; without undone plies nothing
		// can be refused.
		_ = m.Restore(p.marks, nil)
		if _, err := m.PlayText(p.text); err != nil {
			h.damage.Ply = i + 1
			break
		}
	}
	if m.Ply() < h.ply || m.Restore(h.pending, h.undone()) != nil {
		_ = m.Restore(h.pending, nil)
	}
	return m
}

// Delete puts a match aside, so that it is neither listed nor loaded. Undelete
// brings it back, until Open purges it. Its result stays.
// The error is ErrNoMatch or one of the system.
func (s *Store) Delete(id MatchID) error {
	return s.transact(func(tx *sql.Tx) error {
		if _, err := readHead(tx, id); err != nil {
			return err
		}
		return putDeletion(tx, id, s.now())
	})
}

func putDeletion(tx *sql.Tx, id MatchID, at int64) error {
	_, err := tx.Exec("INSERT OR REPLACE INTO deleted (match, at, sum) VALUES (?, ?, ?)", id, at, checksum("deleted", id, at))
	return err
}

// Undelete brings a deleted match back. The error is ErrNoMatch if it is not
// deleted or was purged, or one of the system.
func (s *Store) Undelete(id MatchID) error {
	return s.transact(func(tx *sql.Tx) error {
		done, err := tx.Exec("DELETE FROM deleted WHERE match = ?", id)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); n == 0 {
			return errors.Join(ErrNoMatch, err)
		}
		return nil
	})
}

// deletions are the times at which matches were deleted. A damaged row counts
// for nothing, so that its match is there again.
func deletions(q querier, where string, args ...any) (map[MatchID]int64, error) {
	at := map[MatchID]int64{}
	err := each(q, func(rows *sql.Rows) error {
		var id MatchID
		var when, sum int64
		if err := rows.Scan(&id, &when, &sum); err == nil && sum == checksum("deleted", id, when) {
			at[id] = when
		}
		return nil
	}, "SELECT match, at, sum FROM deleted "+where, args...)
	return at, err
}
