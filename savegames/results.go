package savegames

import (
	"database/sql"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"time"

	"adytum/engine"
	"adytum/engine/match"
)

// A Result is how a match ended. It stays when the match is deleted, and goes
// when the end is taken back.
type Result struct {
	Match MatchID
	Game  string
	// Group is the Group of the match's options.
	Group string
	Seed  engine.Seed
	// Ended is the time, UTC.
	Ended time.Time
	// Plies is the length of the match.
	Plies   int
	Outcome engine.Outcome
	// Players is the kind of player at each seat.
	Players []string
	// Helped is the help taken in the whole match. Having taken something
	// back keeps a result out of the high scores; hints do not.
	Helped match.Marks
}

// Group is the text of the options that share one table of high scores: all
// of them, as "deck=basic mercy=off".
func Group(options engine.Options) string {
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(options)) {
		parts = append(parts, name+"="+options[name])
	}
	return strings.Join(parts, " ")
}

// Seat is the seat that a result counts for: of those where a person sat, the
// one that came out best. It is engine.Nobody if there is none.
func (r Result) Seat() engine.Seat {
	best := engine.Nobody
	for i, kind := range r.Players {
		if kind == match.Person && (best == engine.Nobody || r.Outcome.Ranks[i] < r.Outcome.Ranks[best]) {
			best = engine.Seat(i)
		}
	}
	return best
}

// Score is the score of Seat; 0 if no person played.
func (r Result) Score() int {
	if seat := r.Seat(); seat != engine.Nobody {
		return r.Outcome.Scores[seat]
	}
	return 0
}

// Won reports whether Seat came first.
func (r Result) Won() bool {
	seat := r.Seat()
	return seat != engine.Nobody && r.Outcome.Ranks[seat] == 1
}

// Contested reports whether somebody played alone or against a computer: what
// people play among themselves one of them always wins, and another loses.
func (r Result) Contested() bool {
	return len(r.Players) == 1 || slices.ContainsFunc(r.Players, func(kind string) bool { return kind != match.Person })
}

// updateResult makes the stored result that of the match: none while it lasts.
func updateResult(tx *sql.Tx, m *match.Match, sh *sheet, now int64) error {
	if sh.result == lasting {
		_, err := tx.Exec("DELETE FROM results WHERE match = ?", sh.id)
		return err
	}
	if sh.imported {
		return nil
	}
	r := resultOf(m, sh, now)
	// A hint asked for at the end changes the result, but not its time.
	stored, _, err := readResults(tx, "WHERE match = ?", sh.id)
	if err != nil {
		return err
	}
	if len(stored) == 1 {
		r.Ended = stored[0].Ended
	}
	return putResult(tx, r)
}

// resultOf is the result of a match that is over.
func resultOf(m *match.Match, sh *sheet, ended int64) Result {
	outcome, _ := m.Position().Outcome()
	r := Result{
		Match: sh.id, Game: sh.game, Group: Group(m.Header().Options), Seed: m.Header().Seed, Ended: timeOf(ended),
		Plies: m.Ply(), Outcome: outcome, Helped: m.Helped(),
	}
	for _, p := range m.Header().Players {
		r.Players = append(r.Players, p.Kind)
	}
	return r
}

// A resultRow is a result as the table holds it.
type resultRow struct {
	match                  MatchID
	game, group, seed      string
	ended                  int64
	plies                  int
	outcome                string
	scores, ranks, players string // JSON
	tookBack, hints        int
	stored                 int64 // the checksum
}

func (r resultRow) sum() int64 {
	return checksum("result", r.match, r.game, r.group, r.seed, r.ended, r.plies, r.outcome,
		r.scores, r.ranks, r.players, r.tookBack, r.hints)
}

const resultColumns = "match, game, options, seed, ended, plies, outcome, scores, ranks, players, took_back, hints, sum"

// rowOf is a result as the table is to hold it.
func rowOf(r Result) (resultRow, error) {
	row := resultRow{
		match: r.Match, game: r.Game, group: r.Group, seed: string(r.Seed), ended: r.Ended.UnixMilli(), plies: r.Plies,
		outcome: r.Outcome.Name, tookBack: r.Helped.TookBack, hints: r.Helped.Hints,
	}
	for target, list := range map[*string]any{&row.scores: r.Outcome.Scores, &row.ranks: r.Outcome.Ranks, &row.players: r.Players} {
		text, err := json.Marshal(list)
		if err != nil {
			return row, err
		}
		*target = string(text)
	}
	return row, nil
}

func putResult(tx *sql.Tx, r Result) error {
	if err := putResultRow(tx, r); err != nil {
		return err
	}
	return putStanding(tx, r)
}

func putResultRow(tx *sql.Tx, r Result) error {
	row, err := rowOf(r)
	if err != nil {
		return err
	}
	// A row that is replaced is not counted out of the census, one that is deleted is.
	if _, err := tx.Exec("DELETE FROM results WHERE match = ?", row.match); err != nil {
		return err
	}
	_, err = tx.Exec("INSERT INTO results ("+resultColumns+") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
		row.match, row.game, row.group, row.seed, row.ended, row.plies, row.outcome, row.scores, row.ranks, row.players,
		row.tookBack, row.hints, row.sum())
	return err
}

// readResults reads results, those that are damaged apart.
func readResults(q querier, where string, args ...any) (results []Result, damaged []*DamageError, err error) {
	err = each(q, func(rows *sql.Rows) error {
		r, damage := scanResult(rows)
		if damage != nil {
			damaged = append(damaged, damage)
		} else {
			results = append(results, r)
		}
		return nil
	}, "SELECT "+resultColumns+" FROM results "+where, args...)
	return results, damaged, err
}

func scanResult(rows *sql.Rows) (Result, *DamageError) {
	var row resultRow
	err := rows.Scan(&row.match, &row.game, &row.group, &row.seed, &row.ended, &row.plies, &row.outcome,
		&row.scores, &row.ranks, &row.players, &row.tookBack, &row.hints, &row.stored)
	r := Result{
		Match: row.match, Game: row.game, Group: row.group, Seed: engine.Seed(row.seed), Ended: timeOf(row.ended), Plies: row.plies,
		Outcome: engine.Outcome{Name: row.outcome}, Helped: match.Marks{TookBack: row.tookBack, Hints: row.hints},
	}
	if err == nil && row.stored == row.sum() {
		err = errors.Join(json.Unmarshal([]byte(row.scores), &r.Outcome.Scores),
			json.Unmarshal([]byte(row.ranks), &r.Outcome.Ranks), json.Unmarshal([]byte(row.players), &r.Players))
		if err == nil {
			return r, nil
		}
	}
	return r, &DamageError{Match: row.match, What: DamagedResult, Err: err}
}

// allDamage joins what is damaged and what else went wrong.
func allDamage(damaged []*DamageError, err error) error {
	all := []error{explain(err)}
	for _, d := range damaged {
		all = append(all, d)
	}
	return errors.Join(all...)
}
