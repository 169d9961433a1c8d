package i18n

import (
	"testing"

	"fyne.io/fyne/v2/data/binding"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/test"
)

func useForTest(t *testing.T, l Language) {
	t.Helper()
	test.NewTempApp(t)
	Use(l)
	t.Cleanup(func() { Use(English) })
}

func TestUseSwitchesTheWords(t *testing.T) {
	useForTest(t, English)
	if got := T("frame.back"); got != "Back" {
		t.Errorf("English: got %q", got)
	}
	Use(German)
	if got := T("frame.back"); got != "Zurück" {
		t.Errorf("German: got %q", got)
	}
}

func TestUseTellsListeners(t *testing.T) {
	useForTest(t, English)
	var heard []string
	listener := binding.NewDataListener(func() { heard = append(heard, T("frame.back")) })
	Locale().AddListener(listener)
	defer Locale().RemoveListener(listener)
	heard = nil

	Use(German)
	Use(German)
	if len(heard) != 1 || heard[0] != "Zurück" {
		t.Errorf("listeners heard %q, want one change with the German words already in force", heard)
	}
}

func TestSystemFollowsTheDevice(t *testing.T) {
	original := systemLocale
	defer func() { systemLocale = original }()
	for locale, want := range map[string]Language{
		"de-AT": German, "de": German, "en-GB": English, "fr-FR": English, "": English, "nonsense!": English,
	} {
		systemLocale = func() string { return locale }
		if got := System.Resolved(); got != want {
			t.Errorf("%q resolves to %s, want %s", locale, got, want)
		}
	}
}

func TestUnknownLanguageCountsAsSystem(t *testing.T) {
	useForTest(t, Language("klingon"))
	if got, _ := Locale().Get(); got != System {
		t.Errorf("Locale holds %q, want %q", got, System)
	}
}

func TestMissingKeyIsVisible(t *testing.T) {
	useForTest(t, English)
	for name, got := range map[string]string{
		"T": T("no.such"), "Tf": Tf("no.such", nil), "N": N("no.such", 2, nil),
	} {
		if got != "⟦no.such⟧" {
			t.Errorf("%s: got %q", name, got)
		}
	}
}

func TestToolkitSpeaksTheChosenLanguage(t *testing.T) {
	useForTest(t, German)
	if got := lang.L("Cancel"); got != "Abbrechen" {
		t.Errorf("German: got %q", got)
	}
	Use(English)
	if got := lang.L("Cancel"); got != "Cancel" {
		t.Errorf("back to English: got %q", got)
	}
}

func TestCapital(t *testing.T) {
	for words, want := range map[string]string{"": "", "bird leg": "Bird leg", "öl und Pilz": "Öl und Pilz", "Ada": "Ada", "3 cubes": "3 cubes"} {
		if got := Capital(words); got != want {
			t.Errorf("%q becomes %q, want %q", words, got, want)
		}
	}
}

func TestList(t *testing.T) {
	useForTest(t, English)
	for want, words := range map[string][]string{"": nil, "d4": {"d4"}, "d4 and e2": {"d4", "e2"}, "d4, e2 and f1": {"d4", "e2", "f1"}} {
		if got := List(words); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
