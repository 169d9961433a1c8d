package savegames

import (
	"database/sql"
	"slices"

	"adytum/engine/match"
)

// Import stores the match of a text that was handed on, and names it. It never makes
// a result: nobody here has played it from its start. A match that was imported before
// and stands as the text says is not stored twice. Comments are not kept. The error is
// a *match.RecordError, ErrFull, ErrReadOnly or another of the system.
func (s *Store) Import(text string) (MatchID, error) {
	_, m, err := match.Receive(s.games, text)
	if err != nil {
		return 0, err
	}
	if id, err := s.imported(m); id != 0 || err != nil {
		return id, err
	}
	return s.add(m, true)
}

// imported is the match that was imported and stands as this one does; 0 if there is
// none.
func (s *Store) imported(m *match.Match) (id MatchID, err error) {
	want, err := sheetOf(m, 0, 0, true)
	if err != nil {
		return 0, err
	}
	err = s.look(func(tx *sql.Tx) error {
		heads, err := readHeads(tx, `WHERE imported AND game = ? AND rules = ? AND seed = ? AND options = ? AND players = ?
			AND date = ? AND ply = ? AND id NOT IN (SELECT match FROM deleted)`,
			want.game, want.rules, want.seed, want.options, want.players, want.date, want.ply)
		for i := 0; i < len(heads) && err == nil && id == 0; i++ {
			h := &heads[i]
			if err = readPlies(tx, h); err == nil && h.damage == nil && h.pending == want.pending &&
				slices.EqualFunc(h.plies[:h.ply], want.plies, func(a, b ply) bool { return a.text == b.text && a.marks == b.marks }) {
				id = h.id
			}
		}
		return err
	})
	return id, err
}
