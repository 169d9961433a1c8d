package assets_test

import (
	"slices"
	"strings"
	"testing"

	"adytum/assets"
)

// That the file names all that is linked is tested where it is made.
func TestLicences(t *testing.T) {
	var parts []string
	for _, l := range assets.Licences() {
		if len(l.Text) < 100 || strings.Contains(l.Text, "===") {
			t.Errorf("the licence of %v is %d bytes long, or more than one", l.Parts, len(l.Text))
		}
		parts = append(parts, l.Parts...)
	}
	for _, part := range []string{"Go", "SQLite", "fyne.io/fyne/v2", "github.com/mattn/go-sqlite3", "golang.org/x/net"} {
		if !slices.Contains(parts, part) {
			t.Errorf("%s is missing among %v", part, parts)
		}
	}
}
