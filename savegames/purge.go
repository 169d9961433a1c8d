package savegames

import (
	"database/sql"
	"time"
)

// keepDeleted is on how many days the store is opened before it purges what was
// deleted. What counts is how many days there were, not which: by a clock that is
// wrong, even by years, no day passes sooner than by one that is right.
const keepDeleted = 30

// purge notes that the store was opened today, and purges what was deleted long
// enough ago.
func (s *Store) purge() error {
	return s.transact(func(tx *sql.Tx) error {
		days, err := countDays(tx, s.clock())
		if err != nil {
			return err
		}
		deleted, err := deletions(tx, "")
		if err != nil {
			return err
		}
		since, err := provenNumbers(tx, "waiting", "match", "since")
		if err != nil {
			return err
		}
		for id := range deleted {
			began, waits := since[int64(id)]
			switch {
			case !waits || began > days: // days are missing: it waits anew
				_, err = tx.Exec("INSERT OR REPLACE INTO waiting (match, since, sum) VALUES (?, ?, ?)", id, days, checksum("waiting", id, days))
			case days-began >= keepDeleted:
				_, err = tx.Exec("DELETE FROM matches WHERE id = ?", id)
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// countDays counts the days on which the store was opened, that of now included.
func countDays(tx *sql.Tx, now time.Time) (int64, error) {
	const seconds = 24 * 60 * 60
	today := now.Unix() / seconds
	days, err := provenNumbers(tx, "days", "day", "day")
	if _, known := days[today]; !known && err == nil {
		days[today] = today
		_, err = tx.Exec("INSERT OR REPLACE INTO days (day, sum) VALUES (?, ?)", today, checksum("days", today, today))
	}
	return int64(len(days)), err
}

// provenNumbers reads numbers by their keys, without the damaged rows.
func provenNumbers(q querier, table, key, number string) (map[int64]int64, error) {
	numbers := map[int64]int64{}
	err := each(q, func(rows *sql.Rows) error {
		var k, n, sum int64
		if err := rows.Scan(&k, &n, &sum); err == nil && sum == checksum(table, k, n) {
			numbers[k] = n
		}
		return nil
	}, "SELECT "+key+", "+number+", sum FROM "+table)
	return numbers, err
}
