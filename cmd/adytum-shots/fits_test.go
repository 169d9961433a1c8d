package main

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/ui/frame"
	"adytum/ui/games/template"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/uitest"
)

// On every screen all words can be read, on phones and with the largest text
// too, in both languages; and every layout settles.
func TestAllWordsAreReadAtRest(t *testing.T) {
	if testing.Short() {
		t.Skip("opens every screen many times")
	}
	readAtRest(t, allScreens())
}

// A game without screens of its own is shown as any game can be.
func TestPlainScreensAreReadAtRest(t *testing.T) { readAtRest(t, plainScreens(template.Game())) }

// filled are stores for the screens, in an app that speaks English.
func filled(t *testing.T) *stores {
	t.Helper()
	local := time.Local
	time.Local = time.UTC
	test.NewTempApp(t)
	english := func() { frame.Choices{Language: i18n.English, Look: look.Default()}.Use() }
	english()
	stores, err := openStores(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		stores.close()
		time.Local = local
		english()
	})
	return stores
}

func readAtRest(t *testing.T, screens []shot) {
	t.Helper()
	stores := filled(t)
	for _, language := range i18n.Languages()[1:] {
		for _, percent := range []int{look.LargestText, look.NormalText} {
			frame.Choices{Language: language, Look: look.Look{Theme: look.Parchment, Text: percent}}.Use()
			for _, size := range sizes[:2] {
				if percent == look.NormalText && size != sizes[0] {
					continue
				}
				for _, screen := range screens {
					s := studio{stores: stores}
					err := s.show(screen, size, func(w fyne.Window) error {
						for _, m := range uitest.Misfits(w.Canvas()) {
							if (m.What == "tiny" || m.In == "*cards.Table") && (strings.HasPrefix(screen.name, "lesson_") || strings.HasPrefix(screen.name, "replay_")) {
								continue // boards share small screens with the words of a lesson or a replay
							}
							t.Errorf("%s-%s-%s-%d: %v", screen.name, size.name, language, percent, m)
						}
						for _, restless := range uitest.Unstable(w.Canvas()) {
							t.Errorf("%s-%s-%s-%d: %s never comes to rest", screen.name, size.name, language, percent, restless)
						}
						return nil
					})
					if err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
}
