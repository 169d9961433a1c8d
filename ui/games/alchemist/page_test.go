package alchemist

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/table"
	"adytum/ui/uitest"
	"adytum/widgets/boards"
	"adytum/widgets/compendium"

	rules "adytum/engine/alchemist"
)

// keep stores a match and commits to its draw, as the table does.
func keep(t *testing.T, a *uitest.App, m *match.Match) savegames.MatchID {
	t.Helper()
	id, err := a.Store.Create(m)
	if err != nil {
		t.Fatal(err)
	}
	commitDraw(a.Host, id, m)
	return id
}

// openTable opens a match on the screen.
func openTable(t *testing.T, a *uitest.App, m *match.Match) *screen {
	t.Helper()
	id := keep(t, a, m)
	var shown *screen
	d := newModel(m, table.Keeper{Runner: uitest.Inline{}, Save: func(m *match.Match) error { return a.Store.Save(id, m) }})
	a.Router.Push(frame.Route{Name: TableName, Build: func() *frame.Page {
		shown = newTable(a.Host, id, d)
		return shown.page()
	}})
	return shown
}

var screens = []fyne.Size{fyne.NewSize(360, 740), fyne.NewSize(740, 360), fyne.NewSize(800, 1280), fyne.NewSize(1280, 800), fyne.NewSize(1440, 900)}

// Everything fits on every screen, in both languages, with long names and the
// largest text.
func TestPagesFitEveryScreen(t *testing.T) {
	a := newApp(t)
	who := uitest.Seated("person", "master", "person", "grandmaster", "person")
	who[2].Name = "Wilhelmine Charlotte K."
	m := newTestMatch(t, "fit", first, who)
	playOn(t, m, 12)
	over := newTestMatch(t, "fit-over", first, who)
	playOn(t, over, -1)
	id := keep(t, a, over)
	end := newModel(over, table.Keeper{Runner: uitest.Inline{}, Save: uitest.Saved})
	tb := openTable(t, a, m)
	for _, language := range []i18n.Language{i18n.English, i18n.German} {
		i18n.Use(language)
		for _, text := range []int{look.NormalText, look.LargestText} {
			look.Use(look.Look{Theme: look.Parchment, Text: text})
			for _, size := range screens {
				a.Window.Resize(size)
				for name, open := range map[string]func(){
					"veil":  func() { tb.model.match.HandOn(); a.Router.Rebuild() },
					"table": func() { tb.model.match.Lift(); a.Router.Rebuild() },
					"new":   func() { a.Router.Push(NewGame(a.Host)) },
					"draw":  func() { a.Router.Push(drawPage(a.Host, id, end.match)) },
					"count": func() { a.Router.Push(End(a.Host, id, end.match)) },
					"end": func() {
						a.Router.Push(End(a.Host, id, end.match))
						a.Tap(i18n.T("seat.skip"))
					},
					"log": func() { a.Router.Push(newTable(a.Host, id, end).LogPage()) },
				} {
					open()
					a.Window.Content().Refresh()
					a.Audit(fmt.Sprintf("%s %s %d %v", name, language, text, size))
					a.Router.PopTo(TableName)
				}
			}
		}
	}
}

func TestVeilHidesTheTable(t *testing.T) {
	a := newApp(t)
	tb := openTable(t, a, newTestMatch(t, "veil", first, uitest.Seated("person", "person")))
	a.Says("Hand the device to Ada")
	a.Silent("Your school", "Yours")
	a.Tap("I am Ada")
	a.Says("Your school: "+ingredientName(tb.model.view().School(0)), "With two at the table")
	a.Silent("Hand the device")
}

func TestSchoolIsShownToItsSeatOnly(t *testing.T) {
	a := newApp(t)
	tb := openTable(t, a, newTestMatch(t, "school", first, uitest.Seated("person", "person", "person")))
	tb.model.match.Lift()
	own := tb.model.view().School(0)
	for _, i := range rules.All() {
		if i != own {
			a.Silent("Your school: " + ingredientName(i))
		}
	}
}

// A whole game is played by tapping the board and the large button, and ends on
// the page of the end.
func TestWholeGameOnTheScreen(t *testing.T) {
	a := newApp(t)
	tb := openTable(t, a, newTestMatch(t, "screen", engine.Options{rules.OptionStart: rules.StartDrawn}, uitest.Seated("person", "novice", "adept")))
	for turn := 0; tb.model.match.Now().ToMove != engine.Nobody; turn++ {
		if turn > 60 {
			t.Fatal("the game does not end")
		}
		if tb.model.match.Behind() {
			t.Fatal("what the others did is still being shown")
		}
		m := tb.model.view().Moves()[turn*7%len(tb.model.view().Moves())].(rules.Move)
		tapMove(t, tb.model, m, turn%2 == 0)
		a.Tap(map[rules.Kind]string{rules.Brew: "Brew", rules.Copy: "Copy", rules.Pass: "Pass"}[m.Kind])
	}
	a.Says("Before the counting", "The reserve has run out of")
	for _, step := range []string{"Leftovers", "What is left", "The schools", "The places"} {
		a.Silent(step)
		a.Tap("Go on counting")
		a.Says(step)
	}
	a.Tap("Go on counting")
	a.Says("Victory for", "Points over the rounds")
	a.Tap("Check the draw")
	a.Says("Draw and salt give exactly", "every turn is as the rules have it")
	a.Router.Back()
	a.Tap("Rematch")
	a.Silent("Victory for")
	running, err := a.Store.Matches(savegames.InProgress)
	if err != nil || len(running) != 1 || len(running[0].Players) != 3 {
		t.Errorf("after the rematch %d matches are in progress, %v", len(running), err)
	}
}

func TestMatchIsResumedWhereItWas(t *testing.T) {
	a := newApp(t)
	m := newTestMatch(t, "resume", first, uitest.Seated("person", "novice"))
	tb := openTable(t, a, m)
	move, _ := firstOf(tb.model, rules.Brew)
	for _, one := range tb.model.view().Moves() {
		if one.(rules.Move).Tile == 9 {
			move = one.(rules.Move)
		}
	}
	tapMove(t, tb.model, move, true)
	tb.Bar.Press()
	tb.model.match.CatchUp()
	text := tb.model.match.Now().View.String()
	matches, _ := a.Store.Matches(savegames.InProgress)
	again, err := a.Store.Load(matches[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	d := newModel(again, table.Keeper{Runner: uitest.Inline{}, Save: uitest.Saved})
	if d.match.Now().View.String() != text || d.match.Behind() {
		t.Error("the match is not as it was left")
	}
}

func TestWhatHappenedIsShownAgain(t *testing.T) {
	d := newTestModel(t, "again", first, uitest.Seated("person", "novice", "novice"), uitest.Saved)
	m, _ := firstOf(d, rules.Brew)
	tapMove(t, d, m, true)
	d.match.Confirm(d.answer())
	d.match.CatchUp()
	d.again()
	if d.match.Shown != 1 || !d.match.Behind() || d.match.Mine() {
		t.Errorf("shown %d of %d", d.match.Shown, d.match.Now().Ply)
	}
	d.tap(cauldronSpot(3))
	if d.match.Behind() || !d.draft.empty() {
		t.Error("a tap should end the replay and do nothing else")
	}
}

func TestSeedIsNotToldBeforeTheEnd(t *testing.T) {
	a := newApp(t)
	m := newTestMatch(t, "hidden-seed", first, uitest.Seated("person", "novice", "novice"))
	playOn(t, m, 6)
	tb := openTable(t, a, m)
	a.Router.Push(tb.LogPage())
	a.Silent("hidden-seed")
	a.Tap("Copy the record")
	if text := fyne.CurrentApp().Clipboard().Content(); !match.Sealed(text) || strings.Contains(text, "hidden-seed") {
		t.Errorf("copied was %s", text)
	}
	a.Router.Back()
	matches, err := a.Store.Matches(savegames.InProgress)
	if err != nil {
		t.Fatal(err)
	}
	a.Router.Push(drawPage(a.Host, matches[0].ID, tb.model.match))
	a.Silent("hidden-seed")
}

func TestDrawIsCommittedOnce(t *testing.T) {
	a := newApp(t)
	m := newTestMatch(t, "commit", first, uitest.Seated("person", "novice"))
	id := keep(t, a, m)
	before, known := keptDraw(a.Store, id)
	commitDraw(a.Host, id, m)
	after, _ := keptDraw(a.Store, id)
	if !known || before != after {
		t.Fatalf("the commitment changed from %v to %v", before, after)
	}
	playOn(t, m, -1)
	if drawn, replayed := before.check(m.Record()); !drawn || !replayed {
		t.Error("the draw does not check")
	}
	forged := before
	forged.salt = strings.Repeat("0", len(forged.salt))
	if drawn, _ := forged.check(m.Record()); drawn {
		t.Error("another salt checks")
	}
	r := m.Record()
	r.Plies = r.Plies[1:]
	if _, replayed := before.check(r); replayed {
		t.Error("a record without its first turn checks")
	}
	late := newTestMatch(t, "late", first, uitest.Seated("person", "novice"))
	playOn(t, late, 2)
	if _, known := keptDraw(a.Store, keep(t, a, late)); known {
		t.Error("a match was committed to after its first turn")
	}
}

func TestNewGameKeepsTheChoices(t *testing.T) {
	a := newApp(t)
	a.Router.Push(NewGame(a.Host))
	a.Says("At the table", "Zosimos", "Novice", "Random start")
	a.Silent("boxed game")
	c := &form{host: a.Host, setup: lastSetup(a.Store)}
	a.Router.Push(frame.Route{Name: "choice", Build: c.page})
	c.resize(5)
	a.Says("boxed game", "Paracelsus")
	c.setup.options[rules.OptionStart] = rules.StartAt(4)
	c.seats.Players()[0].Name = "Ada"
	c.setup.options[rules.OptionSchools] = "off"
	c.seats.Players()[3].Kind = rules.Master.Name()
	c.deal()
	matches, err := a.Store.Matches(savegames.InProgress)
	if err != nil || len(matches) != 1 {
		t.Fatalf("%d matches, %v", len(matches), err)
	}
	h := matches[0].Header
	if len(h.Players) != 5 || h.Players[0].Name != "Ada" || h.Players[3] != (match.Player{Kind: "master", Name: "Flamel"}) ||
		h.Options[rules.OptionSchools] != "off" {
		t.Errorf("started %+v", h)
	}
	if last := lastSetup(a.Store); len(last.players) != 5 || last.players[0].Name != "Ada" || last.options[rules.OptionStart] != rules.StartAt(4) {
		t.Errorf("kept %+v", last)
	}
	c.resize(2)
	if c.setup.options[rules.OptionStart] != rules.StartDrawn {
		t.Error("a seat that is gone still begins")
	}
}

func TestNobodyAtTheTableIsRefused(t *testing.T) {
	a := newApp(t)
	c := &form{host: a.Host, setup: lastSetup(a.Store)}
	a.Router.Push(frame.Route{Name: "choice", Build: c.page})
	c.seats.Players()[0].Kind = rules.Novice.Name()
	c.seats.Show()
	a.Says("At least one person")
	c.deal()
	if matches, _ := a.Store.Matches(savegames.InProgress); len(matches) != 0 {
		t.Error("a match was started")
	}
}

func TestNamesAreCleaned(t *testing.T) {
	for name, want := range map[string]string{
		"  Ada  ": "Ada", "a\u009b2J\x7f!": "a 2J !", "a\nb\"c\\d": "a b c d", strings.Repeat("x", 50): strings.Repeat("x", 24), "": ""} {
		if got := table.Cleaned(name); got != want {
			t.Errorf("%q becomes %q, want %q", name, got, want)
		}
	}
}

func TestNonsenseInTheSettingsIsLeftAside(t *testing.T) {
	a := newApp(t)
	for _, text := range []string{"x", "schools=on start=seat-4\nperson\nadept", "schools=maybe\nperson\nperson", "schools=on start=drawn\nadept\nadept", "\n\n\n\n\n\n\n"} {
		if err := savegames.SetSetting(a.Store, settingLast, text); err != nil {
			t.Fatal(err)
		}
		if last := lastSetup(a.Store); !last.valid() || last.players.People() != 1 {
			t.Errorf("%q gives %+v", text, last)
		}
	}
}

// The keyboard alone plays: arrows and Space on the board, Return for the large
// button, U takes back, and Return lifts the veil.
func TestKeyboardPlays(t *testing.T) {
	a := newApp(t)
	tb := openTable(t, a, newTestMatch(t, "keys", first, uitest.Seated("person", "person", "person")))
	key := func(name fyne.KeyName) { tb.Key(&fyne.KeyEvent{Name: name}) }
	key(fyne.KeyReturn)
	if tb.model.match.Stage() != table.Looking {
		t.Fatal("Return does not lift the veil")
	}
	key(fyne.KeySpace)
	a.Canvas.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if tb.model.draft.cauldron != 0 || tb.model.draft.kind != rules.Brew {
		t.Fatalf("Space chose %q", tb.model.draft.text())
	}
	key(fyne.KeyU)
	if !tb.model.draft.empty() {
		t.Error("U does not put back")
	}
	tb.model.tap(boards.Spot{Area: compendium.AreaReserve, Index: rules.Kinds})
	key(fyne.KeyReturn)
	if tb.model.match.Now().Ply != 1 || tb.model.match.Stage() != table.Handing {
		t.Errorf("ply %d, stage %d", tb.model.match.Now().Ply, tb.model.match.Stage())
	}
	key(fyne.KeyReturn)
	if tb.model.match.Open() {
		t.Error("Return does not hand on")
	}
}
