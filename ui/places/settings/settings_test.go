package settings_test

import (
	"strings"
	"testing"

	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/games/adaman"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/places/settings"
	"adytum/ui/table"
	"adytum/ui/uitest"
	"adytum/widgets/controls"

	"fyne.io/fyne/v2"
)

var about = settings.About{Version: "1.2.3", DataDir: "/data/adytum", Games: table.Catalogue{adaman.Game()}}

// open shows the settings, as the app would: rebuilt when they act.
func open(t *testing.T) *uitest.App {
	t.Helper()
	a := uitest.New(t)
	frame.ReadChoices(a.Store).Use()
	a.Root(settings.Pages(a.Host, about))
	a.Router.RebuildOn(i18n.Locale(), look.Chosen())
	t.Cleanup(a.Router.Close)
	return a
}

// segment taps the segment of that place in the choice whose options begin with
// a word.
func segment(t *testing.T, a *uitest.App, name string, index int) {
	t.Helper()
	choice := a.Control(name).(*controls.Segmented)
	for choice.Selected() < index {
		choice.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	}
	for choice.Selected() > index {
		choice.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	}
}

func TestFreshStoreGivesDefaults(t *testing.T) {
	a := uitest.New(t)
	if got := frame.ReadChoices(a.Store); got != frame.DefaultChoices() {
		t.Errorf("got %+v", got)
	}
}

func TestChangesActAtOnceAndAreKept(t *testing.T) {
	a := open(t)
	segment(t, a, "Same as device (Same as device, English", 2)
	a.Says("Optionen", "Sprache")
	segment(t, a, "Wie auf diesem Gerät (Wie auf diesem Gerät, Tinte", 2)
	if l, _ := look.Chosen().Get(); l.Theme != look.Parchment {
		t.Errorf("the theme is %s", l.Theme)
	}
	a.Tap("Größer")
	a.Says("115 %")
	segment(t, a, "Karten bewegen sich", 1)
	if look.Moves() {
		t.Error("things still move")
	}
	segment(t, a, "An", 0)

	want := frame.Choices{Language: i18n.German, Look: look.Look{Theme: look.Parchment, Text: 115, Reduced: true}}
	if got := frame.ReadChoices(a.Store); got != want {
		t.Errorf("kept %+v, want %+v", got, want)
	}
	i18n.Use(i18n.English)
	look.Use(look.Default())
	frame.ReadChoices(a.Store).Use()
	if l, _ := look.Chosen().Get(); l != want.Look || i18n.T("settings.title") != "Optionen" {
		t.Errorf("a new start looks like %+v and says %q", l, i18n.T("settings.title"))
	}
}

func TestTextSizeStaysWithinItsBounds(t *testing.T) {
	a := open(t)
	for range 6 {
		a.Tap("Larger")
	}
	a.Says("160%")
	if !a.Control("Larger").(*controls.Button).Disabled() {
		t.Error("it could grow further")
	}
	for range 8 {
		a.Tap("Smaller")
	}
	a.Says("85%")
	if !a.Control("Smaller").(*controls.Button).Disabled() {
		t.Error("it could shrink further")
	}
	if got := frame.ReadChoices(a.Store).Look.Text; got != look.SmallestText {
		t.Errorf("kept %d", got)
	}
}

func TestStrangeSettingsDoNotKeepTheAppFromStarting(t *testing.T) {
	a := uitest.New(t)
	for _, key := range []string{"language", "theme", "text", "reduced-motion", "ask-first"} {
		if err := savegames.SetSetting(a.Store, key, "klingon"); err != nil {
			t.Fatal(err)
		}
	}
	frame.ReadChoices(a.Store).Use()
	a.Root(settings.Pages(a.Host, about))
	a.Says(i18n.T("settings.title"))
}

func TestWhatCannotBeKeptIsTold(t *testing.T) {
	a := uitest.New(t)
	a.Root(settings.Pages(a.Host, about))
	a.Break()
	segment(t, a, "On", 0)
	a.Says("Something went wrong")
}

func TestAboutTellsVersionThanksAndPlace(t *testing.T) {
	a := open(t)
	a.Tap("About Adytum")
	a.Says("Version 1.2.3", "P. D. Magnus", "CC BY-NC-SA 3.0", "MIT licence", "Vollkorn", "Source Sans 3", "SQLite", "/data/adytum")
	a.Tap("Copy the path")
	if got := fyne.CurrentApp().Clipboard().Content(); got != "/data/adytum" {
		t.Errorf("the clipboard holds %q", got)
	}
	a.Says("on the clipboard")
}

func TestLicencesAreShownWhole(t *testing.T) {
	a := open(t)
	a.Tap("About Adytum")
	for _, font := range []string{"Licence of Vollkorn", "Licence of Source Sans 3"} {
		a.Tap(font)
		words := a.Words()
		for _, part := range []string{"SIL OPEN FONT LICENSE Version 1.1", "PERMISSION & CONDITIONS", "TERMINATION", "DISCLAIMER"} {
			if !strings.Contains(words, part) {
				t.Errorf("%s lacks %q", font, part)
			}
		}
		a.Router.Pop()
	}
}

func TestLibrariesAreShownWithTheirLicences(t *testing.T) {
	a := open(t)
	a.Tap("About Adytum")
	a.Tap("All licences")
	a.Says("Go, golang.org/x/image", "SQLite", "fyne.io/fyne/v2", "mattn/go-sqlite3")
	a.Tap("Licence")
	a.Says("Redistribution and use in source and binary forms")
}

func TestKeyboardReachesEverySetting(t *testing.T) {
	a := open(t)
	names := strings.Join(a.Focusables(), "\n")
	for _, part := range []string{"English", "Parchment", "Smaller", "Larger", "Nothing moves", "On", "About Adytum"} {
		if !strings.Contains(names, part) {
			t.Errorf("the Tab key does not reach %s:\n%s", part, names)
		}
	}
}

func TestAskFirst(t *testing.T) {
	a := uitest.New(t)
	done := 0
	ask := func() { table.Ask(a.Host, "Give up?", "Give up", func() { done++ }) }
	ask()
	a.Says("Give up?")
	a.Audit("question")
	a.Tap("Cancel")
	a.Silent("Give up?")
	if done != 0 {
		t.Fatal("it was done although the answer was no")
	}
	ask()
	a.Tap("Give up")
	if done != 1 {
		t.Fatal("it was not done although the answer was yes")
	}
	ask()
	if !a.Router.Back() || done != 1 {
		t.Error("the back key does not mean no")
	}
	a.Silent("Give up?")

	if err := savegames.SetSetting(a.Store, "ask-first", false); err != nil {
		t.Fatal(err)
	}
	ask()
	a.Silent("Give up?")
	if done != 2 {
		t.Error("somebody who does not want to be asked was asked")
	}
}

func TestSettingsLook(t *testing.T) {
	a := open(t)
	a.Golden("settings")
}

func TestTheChoiceInUseKeepsItsPlaceAndTheKeyboard(t *testing.T) {
	a := open(t)
	a.Window.Resize(fyne.NewSize(360, 740))
	a.Router.ScrollTo(a.Control("Larger").(fyne.CanvasObject))
	height := func() float32 {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(a.Control("Larger").(fyne.CanvasObject)).Y
	}
	before := height()
	for range 3 {
		a.Canvas.Focus(a.Control("Larger").(fyne.Focusable))
		a.Tap("Larger")
		if now := height(); now < before-4 || now > before+24 {
			t.Errorf("the button went from %v to %v", before, now)
		}
		if a.Canvas.Focused() != a.Control("Larger").(fyne.Focusable) {
			t.Error("the button lost the keyboard")
		}
	}
}

// What was just chosen is shown although the store has not got it yet.
func TestSlowStoreDoesNotBringBackOldChoices(t *testing.T) {
	a := uitest.New(t)
	runner := &uitest.Queue{}
	a.Host.Runner = runner
	a.Root(settings.Pages(a.Host, about))
	a.Router.RebuildOn(look.Chosen())
	t.Cleanup(a.Router.Close)
	runner.Work()
	a.Tap("Larger")
	runner.Reverse() // the page reads before the choice is stored
	runner.Work()
	a.Says("115%")
}

// A reading that was begun before a choice tells of older ones.
func TestAReadingNeverOverridesAChoice(t *testing.T) {
	a := uitest.New(t)
	runner := &uitest.Queue{}
	a.Host.Runner = runner
	a.Root(settings.Pages(a.Host, about))
	t.Cleanup(a.Router.Close)
	runner.Work()
	a.Router.Rebuild()
	segment(t, a, "Same as device (Same as device, English", 2)
	segment(t, a, "On (Off, On", 0)
	runner.Work()
	a.Says("Deutsch (Same as device, English", "Off (Off, On")
}

// A new look must not throw the page back to its top: it is filled before anything
// is read.
func TestPageMadeAnewIsFilledAtOnce(t *testing.T) {
	a := uitest.New(t)
	runner := &uitest.Queue{}
	a.Host.Runner = runner
	a.Root(settings.Pages(a.Host, about))
	for range 2 {
		a.Says("Language")
		a.Router.Rebuild()
	}
}

// The keys are told in both languages, and lead back.
func TestKeysAreTold(t *testing.T) {
	a := open(t)
	for language, words := range map[i18n.Language][]string{
		i18n.English: {"Keys", "Shift + Tab", "Ask for a hint", "F1"},
		i18n.German:  {"Tasten", "Umschalt + Tab", "Einen Tipp holen", "F1"},
	} {
		i18n.Use(language)
		a.Tap(words[0])
		a.Says(words[1:]...)
		a.Silent("keys.do", "keys.of")
		a.Router.Back()
	}
}

// The first start asks for language and size of the text, and can be gone past;
// later ones ask nothing.
func TestFirstStartAsksOnce(t *testing.T) {
	a := open(t)
	settings.Welcome(a.Host)
	a.Says("Welcome", "Same as device", "100%")
	a.Tap("Larger")
	a.Says("115%")
	segment(t, a, "Same as device (Same as device, English", 2)
	a.Says("Willkommen", "115 %")
	a.Tap("Weiter")
	if a.Router.Depth() != 1 {
		t.Error("there is no way past the page")
	}
	if settings.Welcome(a.Host); a.Router.Depth() != 1 {
		t.Error("the second start asks again")
	}
	if c := frame.ReadChoices(a.Store); c.Language != i18n.German || c.Look.Text != 115 {
		t.Errorf("chosen was %+v", c)
	}
}
