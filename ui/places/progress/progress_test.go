package progress_test

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/places/progress"
	"adytum/ui/uitest"
	"adytum/widgets/controls"
)

// The places of the actions in the menu of a match.
const (
	actOpen = iota
	actAgain
	actCopy
	actSave
	actDelete
)

func open(a *uitest.App) {
	a.Root(func() *frame.Page { return progress.New(a.Host, a.Games) })
}

func TestNothingBegun(t *testing.T) {
	a := uitest.New(t)
	open(a)
	a.Says("No games in progress", "Play")
	a.Silent("Finished")
	a.Golden("empty")
}

func TestTapResumes(t *testing.T) {
	a := uitest.New(t)
	id := a.Play("one", 4, engine.Options{adaman.OptionDeck: adaman.Extended})
	a.Clock = a.Clock.Add(24 * time.Hour)
	open(a)
	a.Says("Adaman", "Extended deck", "4 moves, yesterday at 12:00")
	a.Tap("Adaman")
	if len(a.Tables) != 1 || a.Tables[0].ID != id || a.Tables[0].Match.Ply() != 4 {
		t.Errorf("opened %+v", a.Tables)
	}
}

func TestFinishedMatchesAreLookedAtAndPlayedAgain(t *testing.T) {
	a := uitest.New(t)
	id := a.Play("done", -1, nil)
	open(a)
	a.Says("No games in progress", "Finished", "points · Adaman · Basic deck")
	a.Tap("What to do with this game")
	a.Choose(actOpen)
	a.Router.Home()
	a.Tap("What to do with this game")
	a.Choose(actAgain)
	if len(a.Tables) != 2 {
		t.Fatalf("%d tables were opened", len(a.Tables))
	}
	look, again := a.Tables[0], a.Tables[1]
	if look.ID != id || again.ID == id || again.Match.Header().Seed != "done" || again.Match.Ply() != 0 {
		t.Errorf("opened %+v and then %+v", look, again)
	}
}

func TestDeleteCanBeUndone(t *testing.T) {
	a := uitest.New(t)
	a.Play("one", 4, nil)
	open(a)
	a.Tap("What to do with this game")
	a.Choose(actDelete)
	a.Says("Game deleted.", "No games in progress")
	if deleted, _ := a.Store.Matches(savegames.Deleted); len(deleted) != 1 {
		t.Fatalf("%d matches are deleted", len(deleted))
	}
	a.Golden("deleted")
	a.Tap("Undo")
	a.Silent("Game deleted.", "No games in progress")
	a.Says("4 moves")
}

func TestRecordGoesThroughTheClipboard(t *testing.T) {
	a := uitest.New(t)
	id := a.Play("travelling", 4, nil)
	open(a)
	a.Tap("What to do with this game")
	a.Choose(actCopy)
	a.Says("The game is on the clipboard. What is hidden in it stays hidden")
	if want, _ := a.Store.Export(id); fyne.CurrentApp().Clipboard().Content() != want || strings.Contains(want, "travelling") {
		t.Fatalf("the clipboard holds something else, or the store exports %s", want)
	}
	a.Tap("Import a game")
	a.Tap("Paste")
	a.Tap("Import")
	a.Says("It never counts among your results.")
	if len(a.Tables) != 1 || a.Tables[0].ID == id || a.Tables[0].Match.Ply() != 4 {
		t.Errorf("opened %+v", a.Tables)
	}
	a.Tap("OK")
	a.Silent("It never counts")
	a.Router.Back()
	a.Says("imported")
	running, err := a.Store.Matches(savegames.InProgress)
	if err != nil || len(running) != 2 || !running[0].Imported || running[0].Ply != 4 {
		t.Errorf("stored %+v, %v", running, err)
	}
}

func TestBadRecordIsRefusedByItsLine(t *testing.T) {
	a := uitest.New(t)
	id := a.Play("bent", 4, nil)
	m, err := a.Store.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	record := m.Record().String()
	lines := strings.Split(record, "\n")
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "  \n", "There is nothing to read yet."},
		{"a strange line", strings.Replace(record, lines[2], "[Rules", 1), "Line 3 cannot be read: [Rules"},
		{"a part is missing", strings.Replace(record, `[Seed "bent"]`, "", 1), "does not add up"},
		{"another deal", strings.Replace(record, "bent", "straight", 1), "does not add up"},
		{"a very long line", strings.Replace(record, lines[2], strings.Repeat("x", 200), 1), "xxx…"},
	} {
		a.Root(progress.Import(a.Host, a.Games).Build)
		entry(t, a).SetText(c.text)
		a.Tap("Import")
		if !strings.Contains(a.Words(), c.want) {
			t.Errorf("%s: %q is not said, but:\n%s", c.name, c.want, a.Words())
		}
	}
	if all, _ := a.Store.Matches(savegames.InProgress); len(all) != 1 {
		t.Errorf("%d matches are stored", len(all))
	}
}

// entry is the field for the record.
func entry(t *testing.T, a *uitest.App) *controls.Entry {
	t.Helper()
	for range 20 {
		a.Canvas.FocusNext()
		if e, ok := a.Canvas.Focused().(*controls.Entry); ok {
			return e
		}
	}
	t.Fatal("the Tab key does not reach the field")
	return nil
}

func TestDamageIsToldPlainly(t *testing.T) {
	a := uitest.New(t)
	whole, cut, lost := a.Play("whole", 2, nil), a.Play("cut", 6, nil), a.Play("lost", 3, nil)
	a.Alter("UPDATE moves SET text = text || 'x' WHERE match = 2 AND ply = 4", "UPDATE matches SET seed = 'other' WHERE id = 3")
	if whole != 1 || cut != 2 || lost != 3 {
		t.Fatal("the matches have other numbers")
	}
	open(a)
	a.Says("Some of its moves are damaged", "nothing of it can be read", "Unreadable game")
	a.Golden("damaged")
	a.Tap("Adaman. Begun")
	if len(a.Tables) != 1 || a.Tables[0].ID != cut || a.Tables[0].Match.Ply() != 3 {
		t.Errorf("opened %+v", a.Tables)
	}
	a.Router.Home()
	a.Tap("Unreadable game")
	if len(a.Tables) != 1 {
		t.Error("an unreadable match was opened")
	}
}

func TestMatchesComeInPortions(t *testing.T) {
	a := uitest.New(t)
	const running, finished = 15, 30
	for n := range running {
		a.Play(engine.Seed("begun-"+strconv.Itoa(n)), 1, nil)
	}
	for n := range finished {
		a.Play(engine.Seed("deal-"+strconv.Itoa(n)), -1, nil)
	}
	shown := func() int { return strings.Count(a.Words(), "What to do") }
	open(a)
	first := shown()
	if first == 0 || first >= running {
		t.Errorf("%d matches are shown at first", first)
	}
	a.Silent("Finished")
	press := func(key fyne.KeyName) { a.Canvas.OnTypedKey()(&fyne.KeyEvent{Name: key}) }
	press(fyne.KeyEnd)
	if next := shown(); next <= first || next >= running+finished {
		t.Errorf("%d matches are shown after %d", next, first)
	}
	a.Says("Finished")
	for range 10 {
		press(fyne.KeyEnd)
	}
	if all := shown(); all != running+finished {
		t.Errorf("%d matches are shown in the end", all)
	}
	// Who comes back from a match finds as many.
	a.Tap("Adaman")
	a.Router.Pop()
	if all := shown(); all != running+finished {
		t.Errorf("%d matches are shown later", all)
	}
}

func TestUnreadableStoreIsTold(t *testing.T) {
	a := uitest.New(t)
	a.Break()
	open(a)
	a.Says("Something went wrong", "Try again")
}

func TestProgressLook(t *testing.T) {
	a := uitest.New(t)
	a.Play("one", 4, nil)
	a.Play("two", -1, nil)
	open(a)
	a.Golden("progress")
}

// The seed of a match in which seats keep secrets would deal them open.
func TestSeedOfASecretMatchIsNotTold(t *testing.T) {
	for _, secret := range []bool{false, true} {
		a := uitest.New(t)
		a.Games[0].Secret = secret
		a.Play("secret", 2, nil)
		open(a)
		a.Tap("What to do with this game")
		if secret {
			a.Silent("Same deal again")
		} else {
			a.Says("Same deal again")
		}
	}
}
