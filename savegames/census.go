package savegames

import (
	"database/sql"
	"errors"
	"fmt"
)

// A count is how many rows a table has, with a sum over their checksums. The
// triggers of the census keep one for each table whose rows must not get lost:
// SQLite finds nothing wrong in a tree of which pages are missing, doubled or as
// they once were.
type count struct{ rows, mix int64 }

// counted are the tables of the census, with their columns of checksums.
var counted = map[string]string{"matches": "state_sum", "results": "sum"}

func (c *count) add(sum int64) {
	c.rows++
	c.mix += sum & 0xffffffff
}

// census reads what was counted in, without the rows that are damaged.
func census(q querier) (map[string]count, error) {
	counts := map[string]count{}
	err := each(q, func(rows *sql.Rows) error {
		var name string
		var c count
		var proof int64
		if err := rows.Scan(&name, &c.rows, &c.mix, &proof); err == nil && proof == -c.rows-c.mix {
			counts[name] = c
		}
		return nil
	}, "SELECT name, n, mix, proof FROM census")
	return counts, err
}

// countRows counts what a table holds.
func countRows(q querier, table string) (c count, err error) {
	err = each(q, func(rows *sql.Rows) error { return rows.Scan(&c.rows, &c.mix) },
		"SELECT count(*), ifnull(sum("+counted[table]+" & 0xffffffff), 0) FROM "+table+" NOT INDEXED")
	return c, err
}

// recount makes the census fit rows of which it is known that they are damaged.
func recount(q querier, table string) error {
	c, err := countRows(q, table)
	if err != nil {
		return err
	}
	return each(q, func(*sql.Rows) error { return nil },
		"UPDATE census SET (n, mix, proof) = (?, ?, ?) WHERE name = ? RETURNING n", c.rows, c.mix, -c.rows-c.mix, table)
}

// checkCensus compares the tables with the census. A row that is damaged itself
// is left to those who read it.
func checkCensus(db *sql.DB) error {
	counts, err := census(db)
	if err != nil {
		return err
	}
	for table := range counted {
		have, err := countRows(db, table)
		if err != nil {
			return err
		}
		want, known := counts[table]
		switch {
		case known && have == want:
			continue
		case !known, have.rows != want.rows:
			return &unfitError{reason: ReasonDamaged, err: fmt.Errorf("%d rows of %s, counted were %d", have.rows, table, want.rows)}
		}
		damaged, err := anyDamaged(db, table)
		if err != nil {
			return err
		}
		if !damaged {
			return &unfitError{reason: ReasonDamaged, err: errors.New("rows of " + table + " are as they once were")}
		}
		if err := recount(db, table); err != nil {
			return err
		}
	}
	return nil
}

// anyDamaged reports whether a table has rows that fail their checksums.
func anyDamaged(q querier, table string) (bool, error) {
	if table == "results" {
		_, damaged, err := readResults(q, "")
		return len(damaged) > 0, err
	}
	heads, err := readHeads(q, "")
	for _, h := range heads {
		if h.damage != nil {
			return true, err
		}
	}
	return false, err
}
