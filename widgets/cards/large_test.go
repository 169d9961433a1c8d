package cards

import (
	"strings"
	"testing"
	"testing/synctest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/labels"
	"adytum/widgets/widgettest"
)

func TestCardLargeClosesByTapAndKey(t *testing.T) {
	w := widgettest.Show(t, labels.NewHeading("below", theme.SizeNameText), fyne.NewSize(360, 740))
	open := func() *Large {
		return ShowLarge(w.Canvas(), testStyle(), testCard("Author", boards.Selected), "Author", "It costs *two*.")
	}
	large := open()
	if got := large.AccessibilityLabel(); got != "Author. It costs two." {
		t.Errorf("it says %q", got)
	}
	test.TapCanvas(w.Canvas(), fyne.NewPos(5, 5))
	if w.Canvas().Overlays().Top() != nil {
		t.Error("a tap did not close it")
	}
	for _, key := range []fyne.KeyName{fyne.KeyEscape, mobile.KeyBack} {
		if open().TypedKey(&fyne.KeyEvent{Name: key}); w.Canvas().Overlays().Top() != nil {
			t.Errorf("%s did not close it", key)
		}
	}
}

func TestCardLargeFitsEveryScreen(t *testing.T) {
	words := strings.Repeat("Words that explain the card. ", 6)
	for _, size := range []fyne.Size{fyne.NewSize(360, 740), fyne.NewSize(740, 360), fyne.NewSize(1440, 900), fyne.NewSize(320, 480)} {
		w := widgettest.Show(t, labels.NewHeading("below", theme.SizeNameText), size)
		widgettest.CheckInside(t, "card shown large", ShowLarge(w.Canvas(), testStyle(), testCard("Author", 0), "Author", words))
	}
}

// A key that a keyboard doubles shows a card, and does not take it away at once.
func TestDoubledKeyLeavesTheCardThere(t *testing.T) {
	w := widgettest.Show(t, labels.NewHeading("below", theme.SizeNameText), fyne.NewSize(360, 740))
	large := ShowLarge(w.Canvas(), testStyle(), testCard("Author", 0), "Author", "words")
	widgets.DropDoubledKeys(true)
	defer widgets.DropDoubledKeys(false)
	synctest.Test(t, func(*testing.T) { // its clock stands still
		widgets.Doubled(&fyne.KeyEvent{Name: fyne.KeyF1})
		widgets.Doubled(&fyne.KeyEvent{Name: fyne.KeySpace}) // by what has shown it
		large.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	})
	if w.Canvas().Overlays().Top() != large {
		t.Error("it is gone")
	}
}
