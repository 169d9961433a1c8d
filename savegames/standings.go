package savegames

import (
	"context"
	"database/sql"

	"adytum/engine/match"
)

// A verdict is how a match ended for the seat that its result counts for. The
// standings hold the numbers.
type verdict int64

const (
	forNobody verdict = iota // no person played
	won
	drawn // won, together with others
	lost
)

func (r Result) verdict() verdict {
	first := 0
	for _, rank := range r.Outcome.Ranks {
		if rank == 1 {
			first++
		}
	}
	switch {
	case r.Seat() < 0:
		return forNobody
	case !r.Won():
		return lost
	case first > 1:
		return drawn
	}
	return won
}

// opponent is the computer player that one person played against; "" if there is
// none, or several people played.
func (r Result) opponent() string {
	computer, people := "", 0
	for _, kind := range r.Players {
		switch {
		case kind == match.Person:
			people++
		case computer == "":
			computer = kind
		}
	}
	if people != 1 {
		return ""
	}
	return computer
}

// wordID is the number that a word has in the standings.
const wordID = "(SELECT id FROM words WHERE word = ?)"

// putStanding stores what a result counts for, in columns that SQL adds up. The
// result is stored already; it has no standing yet.
func putStanding(tx *sql.Tx, r Result) error {
	deal := checksum("deal", r.Game, string(r.Seed))
	// Of all results of a deal, the first alone did not know it.
	const first = "(SELECT match FROM standings WHERE deal = ?1 ORDER BY ended, match LIMIT 1)"
	for _, change := range []struct {
		query string
		args  []any
	}{
		{"INSERT OR IGNORE INTO words (word) VALUES (?), (?), (?), (?)", []any{r.Game, r.Group, r.Outcome.Name, r.opponent()}},
		{`INSERT INTO standings (match, game, options, outcome, opponent, deal, ended, verdict, score, contested, took_back, hinted, known, sum)
			SELECT match, ` + wordID + ", " + wordID + ", " + wordID + ", " + wordID + `, ?, ?, ?, ?, ?, ?, ?, 0, sum FROM results WHERE match = ?`,
			[]any{r.Game, r.Group, r.Outcome.Name, r.opponent(), deal, r.Ended.UnixMilli(), r.verdict(), r.Score(),
				r.Contested(), r.Helped.TookBack > 0, r.Helped.Hints > 0, r.Match}},
		{"UPDATE standings SET known = 1 WHERE deal = ?1 AND known = 0 AND match <> " + first, []any{deal}},
		{"UPDATE standings SET known = 0 WHERE match = " + first + " AND known = 1", []any{deal}},
		{"DELETE FROM unproven WHERE match = ?", []any{r.Match}},
	} {
		if _, err := tx.Exec(change.query, change.args...); err != nil {
			return err
		}
	}
	return nil
}

// provenAtOnce bounds the memory that it takes to make all standings anew.
const provenAtOnce = 1000

// proveResults gives the results that nobody has looked at yet their standings,
// and notes which are damaged.
func proveResults(db *sql.DB, p *progress) error {
	all := int64(0)
	for left := int64(1); left > 0; {
		err := transact(db, func(tx *sql.Tx) (err error) {
			if left, err = number(tx, "SELECT count(*) FROM unproven WHERE damaged = 0"); err != nil || left == 0 {
				return err
			}
			if all = max(all, left); left < all { // it takes more than a moment
				p.reach(beginning, ending, int(all-left), int(all))
			}
			return proveSome(tx)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func proveSome(tx *sql.Tx) error {
	results, damaged, err := readResults(tx, "WHERE match IN (SELECT match FROM unproven WHERE damaged = 0 LIMIT ?)", provenAtOnce)
	if err != nil {
		return err
	}
	for _, r := range results {
		if err := putStanding(tx, r); err != nil {
			return err
		}
	}
	if err := setUnproven(tx, damaged); err != nil {
		return err
	}
	if len(results)+len(damaged) == 0 {
		_, err = tx.Exec("DELETE FROM unproven WHERE damaged = 0")
	}
	return err
}

// ProveResults reads each result and notes which are damaged: from then on, sums
// leave them out and tell of it. Until then they hold what the result was when it
// was stored. It takes its time, and lets others use the store meanwhile.
// The error is the context's, ErrFull, ErrReadOnly or another of the system.
func (s *Store) ProveResults(ctx context.Context) error {
	return s.eachResult(func(_ []Result, damaged []*DamageError) error {
		if err := ctx.Err(); err != nil || len(damaged) == 0 {
			return err
		}
		return s.transact(func(tx *sql.Tx) error { return setUnproven(tx, damaged) })
	})
}

// eachResult reads all results in the order of their matches, some at a time. In
// between, others can use the store.
func (s *Store) eachResult(some func(results []Result, damaged []*DamageError) error) error {
	for last := MatchID(0); ; {
		var results []Result
		var damaged []*DamageError
		err := s.look(func(tx *sql.Tx) (err error) {
			results, damaged, err = readResults(tx, "WHERE match > ? ORDER BY match LIMIT ?", last, provenAtOnce)
			return err
		})
		if err != nil || len(results)+len(damaged) == 0 {
			return err
		}
		if err := some(results, damaged); err != nil {
			return err
		}
		for _, r := range results {
			last = max(last, r.Match)
		}
		for _, d := range damaged {
			last = max(last, d.Match)
		}
	}
}

func setUnproven(tx *sql.Tx, damaged []*DamageError) error {
	for _, d := range damaged {
		if _, err := tx.Exec("DELETE FROM standings WHERE match = ?", d.Match); err != nil {
			return err
		}
		if _, err := tx.Exec("INSERT OR REPLACE INTO unproven (match, damaged) VALUES (?, 1)", d.Match); err != nil {
			return err
		}
	}
	return nil
}

// checkStandings makes the standings anew unless each result has its own. The
// database has no other damage: its indexes agree with the tables.
func checkStandings(db *sql.DB, p *progress) error {
	var want, have count
	err := each(db, func(rows *sql.Rows) error { return rows.Scan(&want.rows, &want.mix, &have.rows, &have.mix) }, `
		SELECT (SELECT count(*) FROM results), (SELECT ifnull(sum(sum & 0xffffffff), 0) FROM results), count(*), ifnull(sum(sum & 0xffffffff), 0)
		FROM (SELECT sum FROM standings UNION ALL SELECT results.sum FROM unproven JOIN results USING (match))`)
	if err != nil {
		return err
	}
	if have != want {
		err = transact(db, func(tx *sql.Tx) error {
			_, err := tx.Exec("DELETE FROM standings; DELETE FROM unproven; INSERT INTO unproven SELECT match, 0 FROM results")
			return err
		})
		if err != nil {
			return err
		}
	}
	return proveResults(db, p)
}

// fromStandings reads from standings that are up to date. Besides errors of the
// system, the error holds a *DamageError for each result that has no standing.
func (s *Store) fromStandings(read func(querier) error) error {
	db := s.use()
	if fresh, err := number(db, "SELECT EXISTS (SELECT 1 FROM unproven WHERE damaged = 0)"); err != nil {
		return explain(err)
	} else if fresh != 0 {
		if err := proveResults(db, &progress{}); err != nil {
			return err
		}
	}
	var damaged []*DamageError
	err := s.look(func(tx *sql.Tx) error {
		err := each(tx, func(rows *sql.Rows) error {
			d := &DamageError{What: DamagedResult}
			damaged = append(damaged, d)
			return rows.Scan(&d.Match)
		}, "SELECT match FROM unproven JOIN results USING (match)")
		if err != nil {
			return err
		}
		return read(tx)
	})
	return allDamage(damaged, err)
}
