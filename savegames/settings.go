package savegames

import (
	"database/sql"
	"encoding/json"
	"maps"
	"sync"
)

// settings are the JSON texts of all settings. They are read when the store is
// opened, so that to ask for one waits for nothing.
type settings struct {
	mutex   sync.Mutex
	texts   map[string]string
	unsaved map[string]string
	saving  sync.Mutex // held while they are written, so that the newest is written last
}

// Setting returns a setting, without a look at the disk. One that was never set,
// is damaged or is of another type is the fallback: the app must start whatever
// its settings say.
func Setting[T string | int | bool](s *Store, key string, fallback T) T {
	value := fallback
	if !s.settings.read(key, &value) {
		return fallback
	}
	return value
}

// read reports whether there is such a setting of the value's type.
func (s *settings) read(key string, value any) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	text, known := s.texts[key]
	return known && json.Unmarshal([]byte(text), value) == nil
}

// Set makes a setting hold at once, without a look at the disk. It is durable
// after SaveSettings.
func Set[T string | int | bool](s *Store, key string, value T) {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // such values can all be written
	}
	s.settings.mutex.Lock()
	defer s.settings.mutex.Unlock()
	s.settings.texts[key], s.settings.unsaved[key] = string(text), string(text)
}

// SaveSettings writes what was set; it is durable when nil is returned. The error
// is ErrFull, ErrReadOnly or another of the system; then everything still holds,
// and the next call tries again.
func (s *Store) SaveSettings() error {
	all := &s.settings
	all.saving.Lock()
	defer all.saving.Unlock()
	all.mutex.Lock()
	unsaved := all.unsaved
	all.unsaved = map[string]string{}
	all.mutex.Unlock()
	if len(unsaved) == 0 {
		return nil
	}
	err := s.transact(func(tx *sql.Tx) error {
		for key, text := range unsaved {
			if err := putSettingText(tx, key, text); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		all.mutex.Lock()
		defer all.mutex.Unlock()
		maps.Copy(unsaved, all.unsaved) // what was set meanwhile is newer
		all.unsaved = unsaved
	}
	return err
}

// SetSetting is Set and SaveSettings.
func SetSetting[T string | int | bool](s *Store, key string, value T) error {
	Set(s, key, value)
	return s.SaveSettings()
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
func readSettings(q querier, order string) (texts map[string]string, damaged int, err error) {
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
	}, "SELECT key, value, sum FROM settings "+order)
	return texts, damaged, err
}
