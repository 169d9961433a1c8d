package uitest

import (
	"errors"
	"strings"
	"testing"

	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/i18n"
	"adytum/ui/table"
)

// Full is a disk without room: it stores nothing.
func Full(*match.Match) error { return errNoRoom }

var errNoRoom = errors.Join(savegames.ErrFull, errors.New("no room"))

// DemandUnsaved demands that a table says in both languages that its last move is
// not saved because the disk is Full, with no word of the error's own text.
func DemandUnsaved(t testing.TB, d *table.Model, status func() string) {
	t.Helper()
	before, _ := i18n.Locale().Get()
	defer i18n.Use(before)
	for language, want := range map[i18n.Language]string{i18n.English: "The disk is full.", i18n.German: "Der Speicher ist voll."} {
		i18n.Use(language)
		if says := d.Says(status); says != i18n.Unsaved(errNoRoom) || !strings.Contains(says, want) || strings.Contains(says, "no room") {
			t.Errorf("%s: the table says %q", language, says)
		}
	}
}
