package shell_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/places/learn"
	"adytum/ui/places/progress"
	"adytum/ui/places/settings"
	"adytum/ui/shell"
	"adytum/ui/uitest"
)

var about = settings.About{Version: "1.2.3", DataDir: "/home/somebody/with/a/rather/long/name/.config/fyne/games.adytum.app", Games: shell.Games()}

// open puts the whole app on the screen.
func open(a *uitest.App) {
	a.T.Helper()
	shell.Fit(a.Host, a.Games, about)
	a.T.Cleanup(a.Router.Close)
	a.Window.SetContent(a.Router.Content())
	a.Window.Resize(uitest.Phone)
}

func TestFivePlaces(t *testing.T) {
	a := uitest.New(t)
	open(a)
	for place, words := range map[string]string{
		"Games": "No games in progress", "Statistics": "No results yet", "Learn": "Adaman rules", "Settings": "Text size", "Play": "Welcome",
	} {
		a.Tap(place)
		a.Says(words)
	}
}

func TestBackLeadsHome(t *testing.T) {
	a := uitest.New(t)
	open(a)
	a.Router.Go(frame.Settings)
	a.Tap("About Adytum")
	for _, words := range []string{"Text size", "Welcome"} {
		a.Canvas.OnTypedKey()(&fyne.KeyEvent{Name: mobile.KeyBack})
		a.Says(words)
	}
}

func TestLanguageChangesEveryPlaceAtOnce(t *testing.T) {
	a := uitest.New(t)
	open(a)
	i18n.Use(i18n.German)
	a.Says("Willkommen", "Spielen", "Optionen")
	a.Silent("Welcome", "Settings")
}

// sizes are those the app is designed for, and the smallest phone.
var sizes = []fyne.Size{
	uitest.Phone, fyne.NewSize(740, 360), fyne.NewSize(1280, 800), fyne.NewSize(320, 568),
}

// Every page is looked over in every size, in both languages, in the normal and
// the largest text: nothing may be cut, too small for a finger, or unsaid.
func TestEveryPageFitsEveryScreen(t *testing.T) {
	if testing.Short() {
		t.Skip("lays out many pages")
	}
	a := uitest.New(t)
	a.Play("begun", 5, nil)
	a.Play("many-words", 3, engine.Options{adaman.OptionDeck: adaman.WithoutExcuse, adaman.OptionMercy: "on",
		adaman.OptionWinnable: "on", adaman.OptionScoreAfterRefill: "on"})
	a.Play("done", -1, nil)
	a.Report = &savegames.Report{Reason: savegames.ReasonDamaged, SetAside: about.DataDir + "/adytum-set-aside-20261120T120000Z.db", CutMatches: 1, Unread: true}
	open(a)
	pages := map[string]frame.Route{
		"import": progress.Import(a.Host, a.Games), "cards": learn.Cards(), "about": about.Route(a.Host),
		"rules": learn.Rulebook(a.Host, "adaman", "A9"),
	}
	for _, language := range []i18n.Language{i18n.English, i18n.German} {
		for _, text := range []int{look.NormalText, look.LargestText} {
			frame.Choices{Language: language, Look: look.Look{Theme: look.Parchment, Text: text}}.Use()
			for _, size := range sizes {
				a.Window.Resize(size)
				where := fmt.Sprintf("%s, %d %%, %v", language, text, size)
				for place := frame.Play; place <= frame.Settings; place++ {
					a.Router.Go(place)
					a.Audit(fmt.Sprintf("%s: %s", place, where))
				}
				for name, route := range pages {
					a.Router.Push(route)
					a.Audit(name + ": " + where)
					a.Router.Pop()
				}
			}
		}
	}
}

func TestFailuresAreToldInBothLanguages(t *testing.T) {
	for err, words := range map[error][2]string{
		fmt.Errorf("%w: x", savegames.ErrInUse): {"already open", "schon offen"},
		savegames.ErrFull:                       {"disk is full", "Speicher ist voll"},
		savegames.ErrReadOnly:                   {"cannot be written to", "kann nicht geschrieben werden"},
		errors.New("strange"):                   {"cannot start", "kann nicht starten"},
	} {
		a := uitest.New(t)
		quit := 0
		a.Window.SetContent(shell.Failure(err, about.DataDir, "Adaman 2026-11-20.adytum", func() { quit++ }))
		told := strings.Contains(a.Words(), "Adaman 2026-11-20.adytum was not opened")
		if inUse := errors.Is(err, savegames.ErrInUse); told != inUse {
			t.Errorf("%v: how the file can be opened is told %v", err, told)
		}
		for _, size := range sizes {
			a.Window.Resize(size)
			a.Says(words[0], words[1], "/home/somebody")
			a.Audit(err.Error())
		}
		a.Tap("Close · Schließen")
		if quit != 1 {
			t.Errorf("%v: quit %d times", err, quit)
		}
		if got := i18n.T("app.close"); got != "Close" {
			t.Errorf("the app now says %q", got)
		}
	}
}

func TestWindowSizeIsKept(t *testing.T) {
	p := test.NewTempApp(t).Preferences()
	first := shell.WindowSize(p)
	if first.Width < 1000 {
		t.Errorf("the first window is %v", first)
	}
	for _, c := range []struct{ kept, want fyne.Size }{
		{fyne.NewSize(801.5, 700), fyne.NewSize(801.5, 700)},
		{fyne.NewSize(10, 10), fyne.NewSize(360, 480)},
	} {
		shell.KeepWindowSize(p, c.kept)
		if got := shell.WindowSize(p); got != c.want {
			t.Errorf("kept %v, got %v", c.kept, got)
		}
	}
	p.SetString("window.size", "nonsense")
	if got := shell.WindowSize(p); got != first {
		t.Errorf("nonsense gives %v", got)
	}
}

func TestGamesCanBePlayed(t *testing.T) {
	a := uitest.New(t)
	games := shell.Games()
	for i, game := range games {
		name := game.Rules.Name()
		if game.New == nil || game.Table == nil || game.Board == nil {
			t.Errorf("%s lacks a screen", name)
		}
		if game.Daily != nil {
			options, seed := game.Daily("2026-11-20")
			if _, err := engine.Check(game.Rules, engine.Setup{Options: options, Seed: seed}); err != nil {
				t.Errorf("%s: the daily deal: %v", name, err)
			}
		}
		if found, ok := games.Find(name); !ok || found.Rules != game.Rules {
			t.Errorf("%s is not found", name)
		}
		if shell.Rules(games)[i] != game.Rules {
			t.Errorf("the rules of %s are elsewhere", name)
		}
	}
	if _, ok := games.Find("nothing"); ok {
		t.Error("a game called nothing was found")
	}
	a.Games = games
	open(a)
	if len(a.Host.Games) != len(games) {
		t.Error("the host has other games")
	}
}

func TestOpeningSaysItsName(t *testing.T) {
	a := uitest.New(t)
	a.Window.SetContent(shell.Opening())
	a.Window.Resize(uitest.Phone)
	a.Says("Adytum")
}

func TestLongWorkTellsHowFarItIs(t *testing.T) {
	a := uitest.New(t)
	for _, size := range sizes {
		a.Window.SetContent(shell.Working(0.42))
		a.Window.Resize(size)
		a.Says("put in order", "werden geordnet", "42%")
		for _, m := range uitest.Misfits(a.Canvas) {
			t.Errorf("%v: %v", size, m)
		}
	}
	if language, _ := i18n.Locale().Get(); language != i18n.English {
		t.Errorf("the app speaks %v", language)
	}
}

func TestWorkersAreWaitedFor(t *testing.T) {
	test.NewTempApp(t)
	var w shell.Workers
	release, started := make(chan struct{}), make(chan struct{})
	var order []string
	w.Go(func() {
		close(started)
		<-release
		order = append(order, "work")
	})
	<-started
	close(release)
	w.Wait()
	order = append(order, "end")
	if !slices.Equal(order, []string{"work", "end"}) {
		t.Error("the end came before the work was done: " + strings.Join(order, ", "))
	}
}

func TestAtThePlacePlayThereIsABackupOfTheDay(t *testing.T) {
	a := uitest.New(t)
	for day := 1; day <= 2; day++ {
		open(a)
		a.Router.Home()
		if backups, err := a.Store.Backups(); err != nil || len(backups) != day {
			t.Errorf("on day %d there are %+v, %v", day, backups, err)
		}
		a.Clock = a.Clock.AddDate(0, 0, 1)
	}
}
