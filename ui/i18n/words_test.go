package i18n_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/i18n"

	"fyne.io/fyne/v2/test"
)

func speak(t *testing.T, l i18n.Language) {
	t.Helper()
	test.NewTempApp(t)
	i18n.Use(l)
	t.Cleanup(func() { i18n.Use(i18n.English) })
}

func TestAgo(t *testing.T) {
	speak(t, i18n.English)
	now := time.Date(2026, time.November, 20, 0, 30, 0, 0, time.FixedZone("", 3600))
	for _, c := range []struct {
		before time.Duration
		want   string
	}{
		{0, "just now"},
		{59 * time.Second, "just now"},
		{time.Minute, "1 minute ago"},
		{29 * time.Minute, "29 minutes ago"},
		{40 * time.Minute, "40 minutes ago"}, // across midnight
		{60 * time.Minute, "yesterday at 23:30"},
		{24 * time.Hour, "yesterday at 00:30"},
		{25 * time.Hour, "on Wednesday"},
		{6 * 24 * time.Hour, "on Saturday"},
		{7 * 24 * time.Hour, "13 November 2026"},
		{365 * 24 * time.Hour, "20 November 2025"},
		{-time.Hour, "20 November 2026"}, // a clock that was set back
	} {
		if got := i18n.Ago(now, now.Add(-c.before).UTC()); got != c.want {
			t.Errorf("%v before: %q, want %q", c.before, got, c.want)
		}
	}
	later := time.Date(2026, time.November, 20, 20, 15, 0, 0, time.UTC)
	if got := i18n.Ago(later, later.Add(-6*time.Hour)); got != "today at 14:15" {
		t.Errorf("six hours before: %q", got)
	}
}

func TestDatesInBothLanguages(t *testing.T) {
	day := time.Date(2026, time.March, 3, 12, 0, 0, 0, time.UTC)
	for language, want := range map[i18n.Language]string{i18n.English: "3 March 2026", i18n.German: "3. März 2026"} {
		speak(t, language)
		if got := i18n.Date(day); got != want {
			t.Errorf("%s: %q, want %q", language, got, want)
		}
		for month := range 12 {
			if got := i18n.Month(day.AddDate(0, month, 0)); strings.Contains(got, "⟦") {
				t.Errorf("%s: %s", language, got)
			}
		}
		for weekday := 2; weekday < 7; weekday++ {
			if got := i18n.Ago(day, day.AddDate(0, 0, -weekday)); strings.Contains(got, "⟦") {
				t.Errorf("%s: %s", language, got)
			}
		}
	}
}

func TestEveryOptionHasWords(t *testing.T) {
	game := adaman.Game{}
	for _, language := range []i18n.Language{i18n.English, i18n.German} {
		speak(t, language)
		for _, option := range game.Options() {
			missing(t, i18n.T("option."+option.Name))
			if option.Values[0] == "off" {
				missing(t, i18n.T("option."+option.Name+".note"))
				continue
			}
			for _, value := range option.Values {
				missing(t, i18n.OptionValue(option.Name, value))
				missing(t, i18n.T("option."+option.Name+"."+value+".note"))
			}
		}
		for _, outcome := range []string{"win", "stuck", "gallows", "given-up"} {
			missing(t, i18n.Outcome(outcome))
		}
	}
}

func missing(t *testing.T, text string) {
	t.Helper()
	if strings.Contains(text, "⟦") {
		t.Errorf("no words for %s", text)
	}
}

func TestOptionsNameWhatIsOn(t *testing.T) {
	speak(t, i18n.English)
	chosen := engine.Options{adaman.OptionDeck: adaman.Extended, adaman.OptionMercy: "on", adaman.OptionWinnable: "off", adaman.OptionScoreAfterRefill: "off"}
	if got := i18n.Options(adaman.Game{}, chosen); got != "Extended deck · Mercy" {
		t.Errorf("got %q", got)
	}
}

func TestProblemsAreTold(t *testing.T) {
	speak(t, i18n.English)
	for err, want := range map[error]string{
		fmt.Errorf("%w: x", savegames.ErrFull):      "disk is full",
		savegames.ErrReadOnly:                       "cannot be written",
		savegames.ErrInUse:                          "Another copy",
		savegames.ErrDamaged:                        "damaged",
		savegames.ErrGone:                           "put them back",
		savegames.ErrLongPath:                       "too long",
		savegames.ErrNoMatch:                        "no longer there",
		savegames.ErrUnknownGame:                    "does not have the game",
		savegames.ErrOtherRules:                     "other rules",
		&savegames.DamageError{What: "x", Match: 1}: "nothing of it can be read",
		errors.New("anything"):                      "something", // in the sentence for what is not known
	} {
		got := i18n.ProblemLine(err)
		if !strings.Contains(strings.ToLower(got), strings.ToLower(want)) {
			t.Errorf("%v: %q", err, got)
		}
		if strings.Contains(got, "savegames") {
			t.Errorf("%v: the words speak of code: %q", err, got)
		}
	}
}

func TestHelpedTellsEachHelp(t *testing.T) {
	i18n.Use(i18n.English)
	for marks, want := range map[match.Marks]string{
		{}:                      "",
		{Hints: 1}:              "Played with one hint.",
		{TookBack: 1}:           "A turn that had brought something to light was taken back, so this result is left out of the high scores.",
		{Hints: 3, TookBack: 2}: "Played with 3 hints. 2 turns that had brought something to light were taken back, so this result is left out of the high scores.",
	} {
		if got := i18n.Helped(marks); got != want {
			t.Errorf("%+v: %q, want %q", marks, got, want)
		}
	}
}
