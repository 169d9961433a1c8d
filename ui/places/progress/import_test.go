package progress_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"adytum/engine/adaman"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/places/progress"
	"adytum/ui/table"
	"adytum/ui/uitest"
)

func TestMatchGoesThroughAFile(t *testing.T) {
	a := uitest.New(t)
	id := a.Play("travelling", 4, nil)
	open(a)
	a.Disk.Path = filepath.Join(t.TempDir(), "mine.adytum")
	a.Tap("What to do with this game")
	a.Choose(actSave)
	a.Says("Saved: “mine.adytum”. What is hidden in the game stays hidden")
	if a.Disk.Suggested != "Adaman 2026-11-20.adytum" {
		t.Errorf("the name that is suggested is %q", a.Disk.Suggested)
	}
	text, err := os.ReadFile(a.Disk.Path)
	if want, _ := a.Store.Export(id); err != nil || string(text) != want {
		t.Fatalf("the file holds %s, %v", text, err)
	}
	a.Tap("Import a game")
	a.Tap("Open a file")
	a.Says("It never counts among your results.")
	if len(a.Tables) != 1 || a.Tables[0].ID == id || a.Tables[0].Match.Ply() != 4 {
		t.Fatalf("opened %+v", a.Tables)
	}
	a.Tap("OK")
	a.Router.Back()
	a.Says("imported")
}

func TestPlaceThatCannotBeWrittenIsTold(t *testing.T) {
	a := uitest.New(t)
	a.Play("travelling", 4, nil)
	open(a)
	a.Disk.Path = filepath.Join(t.TempDir(), "nowhere", "mine.adytum")
	a.Tap("What to do with this game")
	a.Choose(actSave)
	a.Says("“Adaman 2026-11-20.adytum” cannot be written there. Choose another place.")
	if _, err := os.Stat(a.Disk.Path); !os.IsNotExist(err) {
		t.Errorf("a file is there: %v", err)
	}
}

// A file from outside the app is shown at once; one that is bad is told, by what it is
// called and what is wrong with it.
func TestFilesFromOutside(t *testing.T) {
	a := uitest.New(t)
	m, err := match.New(adaman.Game{}, match.Header{Seed: "outside", Date: "2026-11-20"})
	if err != nil {
		t.Fatal(err)
	}
	sealed, plain := m.Export(), m.Record().String()
	for name, c := range map[string]struct{ text, says string }{
		"good":           {sealed, ""},
		"empty":          {"", "This is not an Adytum game."},
		"a picture":      {"\x89PNG\r\n\x1a\n\x00", "This is not an Adytum game."},
		"a copy":         {"\x1f\x8b\x08\x04", "This is a copy of everything."},
		"too large":      {strings.Repeat("x", match.MostText+1), "It is too large to be a game."},
		"cut":            {sealed[:len(sealed)-9], "Its seal is broken"},
		"newer":          {strings.Replace(sealed, "sealed 1", "sealed 7", 1), "another version of Adytum"},
		"newer, plain":   {strings.Replace(plain, "adytum 1", "adytum 7", 1), "another version of Adytum"},
		"other rules":    {strings.Replace(plain, `[Rules "1"]`, `[Rules "99"]`, 1), "played by other rules"},
		"another game":   {strings.Replace(plain, "adaman", "chess", 1), "does not have the game"},
		"a strange line": {plain + "\x1bfollow *me*\n", "Line 12 cannot be read: follow me"},
		"no sense":       {plain + "1. diplomat:castle\n", "does not add up"},
	} {
		a.Tables = nil
		open(a)
		progress.Receive(a.Host, a.Games, "x.adytum", func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(c.text)), nil })
		if c.says == "" {
			if len(a.Tables) != 1 {
				t.Errorf("%s: opened %+v", name, a.Tables)
			}
			a.Says("It never counts among your results.")
			a.Tap("OK")
			continue
		}
		if words := a.Words(); len(a.Tables) != 0 || !strings.Contains(words, "x.adytum was not imported. ") || !strings.Contains(words, c.says) {
			t.Errorf("%s: %q is not said, but:\n%s", name, c.says, words)
		}
	}
	progress.Receive(a.Host, a.Games, "gone.adytum", func() (io.ReadCloser, error) { return nil, errors.New("gone") })
	a.Says("gone.adytum was not imported. The file cannot be read.")
	if all, _ := a.Store.Matches(savegames.InProgress); len(all) != 1 {
		t.Errorf("%d matches are stored", len(all))
	}
}

func TestFileNames(t *testing.T) {
	if got := table.FileName("Adaman", ""); got != "Adaman.adytum" {
		t.Error(got)
	}
}
