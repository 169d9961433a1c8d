package savegames

import (
	"database/sql"
	"encoding/json"
)

// Setting reads a setting. One that was never set, is damaged or is of another
// type is the fallback: the app must start whatever its settings say.
func Setting[T string | int | bool](s *Store, key string, fallback T) T {
	value := fallback
	if !s.readSetting(key, &value) {
		return fallback
	}
	return value
}

// SetSetting keeps a setting; it is durable when nil is returned. The error is
// ErrFull, ErrReadOnly or another of the system.
func SetSetting[T string | int | bool](s *Store, key string, value T) error {
	return s.transact(func(tx *sql.Tx) error { return putSetting(tx, key, value) })
}

// readSetting tells whether the value could be read.
func (s *Store) readSetting(key string, value any) bool {
	settings, _, err := readSettings(s.db, "WHERE key = ?", key)
	return err == nil && len(settings) == 1 && json.Unmarshal([]byte(settings[key]), value) == nil
}

func putSetting(tx *sql.Tx, key string, value any) error {
	text, err := json.Marshal(value)
	if err != nil {
		return err
	}
	return putSettingText(tx, key, string(text))
}

func putSettingText(tx *sql.Tx, key, text string) error {
	_, err := tx.Exec("INSERT OR REPLACE INTO settings (key, value, sum) VALUES (?, ?, ?)", key, text, checksum("setting", key, text))
	return err
}

// readSettings reads the JSON texts of settings and counts the damaged ones.
func readSettings(q querier, where string, args ...any) (texts map[string]string, damaged int, err error) {
	texts = map[string]string{}
	err = each(q, func(rows *sql.Rows) error {
		var key, text string
		var sum int64
		if err := rows.Scan(&key, &text, &sum); err != nil || sum != checksum("setting", key, text) {
			damaged++
			return nil
		}
		texts[key] = text
		return nil
	}, "SELECT key, value, sum FROM settings "+where, args...)
	return texts, damaged, err
}
