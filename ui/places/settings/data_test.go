package settings_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/places/settings"
	"adytum/ui/uitest"
)

// saved taps a copy of what is there into a file, which is the next that is opened.
func saved(t *testing.T, a *uitest.App) string {
	t.Helper()
	a.Disk.Path = filepath.Join(t.TempDir(), "mine.adytum-copy")
	a.Tap("Save a copy")
	return a.Disk.Path
}

func TestACopyIsSavedWithOneTapAndAPlace(t *testing.T) {
	a := open(t)
	a.Play("one", 3, nil)
	a.Play("two", -1, nil)
	saved(t, a)
	a.Says("Saved: “mine.adytum-copy”, with 2 games and 1 result.")
	if a.Disk.Suggested != "Adytum 2026-11-20.adytum-copy" {
		t.Errorf("the name was to be %q", a.Disk.Suggested)
	}
}

// Two taps and the choice of a file bring everything to another device.
func TestACopyIsMergedWithThreeTaps(t *testing.T) {
	a := open(t)
	a.Play("one", 3, nil)
	a.Play("two", -1, nil)
	segment(t, a, "Same as device (Same as device, Ink", 2)
	file := saved(t, a)

	b := open(t)
	b.Disk.Path = file
	b.Tap("Load a copy")
	b.Says("Copy of 20 November 2026", "2 games, 1 result and settings", "Made by Adytum 1.2.3", "Add to what is here", "Replace what is here")
	b.Audit("copy")
	b.Tap("Add")
	b.Says("New here: 2 games and 1 result.", "state before is in the backups")
	if l, _ := look.Chosen().Get(); l.Theme == look.Parchment {
		t.Error("the settings came unasked")
	}
	for shelf, want := range map[savegames.Shelf]int{savegames.InProgress: 1, savegames.Finished: 1} {
		if list, err := b.Store.Matches(shelf); err != nil || len(list) != want {
			t.Errorf("on shelf %d there are %d matches, %v", shelf, len(list), err)
		}
	}
	b.Router.Go(frame.Settings)
	b.Tap("Load a copy")
	b.Tap("Add")
	b.Says("All games and results in the copy were here already.")
}

func TestSettingsOfACopyAreTakenIfAsked(t *testing.T) {
	a := open(t)
	segment(t, a, "Same as device (Same as device, Ink", 2)
	file := saved(t, a)
	b := open(t)
	b.Disk.Path = file
	b.Tap("Load a copy")
	segment(t, b, "Keep my settings", 1)
	b.Tap("Add")
	if l, _ := look.Chosen().Get(); l.Theme != look.Parchment {
		t.Errorf("the theme is %s", l.Theme)
	}
	b.Says("All games and results in the copy were here already.") // although the page was made anew
}

func TestACopyReplacesEverythingAndTheBackupBringsItBack(t *testing.T) {
	a := open(t)
	a.Play("one", 3, nil)
	segment(t, a, "Same as device (Same as device, English", 2)
	a.Disk.Path = filepath.Join(t.TempDir(), "mine.adytum-copy")
	a.Tap("Kopie speichern")
	file := a.Disk.Path

	b := open(t)
	i18n.Use(i18n.English)
	b.Play("other", 5, nil)
	b.Play("more", 5, nil)
	b.Disk.Path = file
	b.Tap("Load a copy")
	b.Tap("Replace")
	b.Says("Alles ist jetzt wie in der Kopie.") // in its language
	if list, err := b.Store.Matches(savegames.InProgress); err != nil || len(list) != 1 || list[0].Seed != "one" {
		t.Errorf("there are %+v, %v", list, err)
	}
	b.Router.Go(frame.Settings)
	b.Tap("Sicherungen")
	b.Says("1 Partie", "2 Partien")
	b.Tap("20. November 2026, 12:00. 2 Partien")
	b.Says("Alles auf den Stand vom 20. November 2026, 12:00 bringen?")
	b.Tap("Wiederherstellen")
	if list, err := b.Store.Matches(savegames.InProgress); err != nil || len(list) != 2 {
		t.Errorf("there are %+v, %v", list, err)
	}
	b.Says("Everything is as it was on")
}

func TestTheButtonLeadsToWhatCame(t *testing.T) {
	a := open(t)
	saved(t, a)
	a.Tap("Load a copy")
	a.Tap("Add")
	a.Tap("Show the games")
	if a.Router.Place() != frame.Games {
		t.Errorf("the place is %v", a.Router.Place())
	}
}

// What cannot be brought in is refused in words, and changes nothing.
func TestFilesAreRefusedInWords(t *testing.T) {
	a := open(t)
	a.Play("one", 3, nil)
	whole, err := os.ReadFile(saved(t, a))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		file  []byte
		words string
	}{
		{nil, "This is not a copy from Adytum"},
		{[]byte("[Format \"adytum 1\"]\n"), "This is not a copy from Adytum"},
		{make([]byte, 33<<20), "That is too large for a copy"},
		{append(whole, 0), "This copy is damaged"},
	} {
		if err := os.WriteFile(a.Disk.Path, c.file, 0o600); err != nil {
			t.Fatal(err)
		}
		a.Router.Go(frame.Settings)
		a.Tap("Load a copy")
		if !strings.Contains(a.Words(), c.words) {
			t.Errorf("the page lacks %q: %s", c.words, a.Words())
		}
	}
	// Of a damaged one, what can be read is offered, and no more.
	a.Says("How much is missing cannot be known", "Add")
	a.Silent("Replace")

	a.Disk.Path = filepath.Join(t.TempDir(), "gone")
	a.Router.Go(frame.Settings)
	a.Tap("Load a copy")
	a.Says("The file cannot be read.")
	a.Disk.Path = filepath.Join(t.TempDir(), "no", "such", "folder")
	a.Tap("Save a copy")
	a.Says("cannot be written there. Choose another place.")
}

func TestNothingChosenSaysNothing(t *testing.T) {
	a := open(t)
	before := a.Words()
	a.Tap("Save a copy")
	a.Tap("Load a copy")
	if after := a.Words(); after != before {
		t.Errorf("the page says %s", after)
	}
}

// A store that fails leaves everything as it was, and says so.
func TestAStoreThatFailsIsTold(t *testing.T) {
	a := open(t)
	saved(t, a)
	a.Tap("Load a copy")
	a.Break()
	a.Tap("Add")
	a.Says("The file of your games is damaged", "Add to what is here")
	a.Router.Go(frame.Settings)
	a.Tap("Save a copy")
	a.Says("Something went wrong")
	a.Tap("Backups")
	a.Says("The file of your games is damaged", "Try again")
}

// At a table nothing may be replaced below it.
func TestAtATableThereAreNoCopies(t *testing.T) {
	a := open(t)
	a.Says("Your data")
	a.Router.Push(settings.Route(a.Host))
	a.Silent("Your data")
}

func TestBackupsAreListed(t *testing.T) {
	a := open(t)
	a.Play("one", -1, nil)
	a.Tap("Backups") // which makes the one of the day
	a.Says("20 November 2026, 12:00", "1 game and 1 result")
	a.Audit("backups")
	a.Router.Back()
	a.Clock = a.Clock.Add(25*time.Hour + time.Minute)
	a.Play("two", 1, nil)
	a.Tap("Backups")
	a.Says("21 November 2026, 13:01", "2 games and 1 result")
	a.Tap("20 November 2026, 12:00. 1 game and 1 result")
	a.Tap("Restore")
	a.Says("Everything is as it was on 20 November 2026, 12:00.")
	if list, err := a.Store.Matches(savegames.InProgress); err != nil || len(list) != 0 {
		t.Errorf("there are %+v, %v", list, err)
	}
}

func TestADamagedBackupIsToldAndCannotBeChosen(t *testing.T) {
	a := open(t)
	dir := t.TempDir()
	a.Store = a.Open(dir)
	a.Tap("Backups")
	a.Says("Nothing yet")
	backups, err := a.Store.Backups()
	if err != nil || len(backups) != 1 {
		t.Fatal(backups, err)
	}
	if err := os.WriteFile(filepath.Join(dir, "backups", backups[0].Name), []byte("rubbish"), 0o600); err != nil {
		t.Fatal(err)
	}
	a.Router.Back()
	a.Tap("Backups")
	a.Says("It cannot be read.")
	for _, name := range a.Focusables() {
		if strings.Contains(name, "Restore") {
			t.Errorf("%s can be chosen", name)
		}
	}
}

// While it is brought in, the page says so and offers nothing.
func TestLoadingShowsThatItWorks(t *testing.T) {
	a := open(t)
	saved(t, a)
	a.Tap("Load a copy")
	queue := &uitest.Queue{}
	a.Host.Runner = queue
	a.Tap("Add")
	a.Says("One moment")
	for _, name := range a.Focusables() {
		if name == "Add" {
			t.Error("it can be asked for twice")
		}
	}
	queue.Work()
	a.Says("Done")
}
