package controls

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/labels"
	"adytum/widgets/widgettest"
)

func TestButtonActsByFingerAndKey(t *testing.T) {
	uses := 0
	b := NewButton("Pay", theme.ConfirmIcon(), Primary, func() { uses++ })
	w := widgettest.Show(t, b, fyne.NewSize(120, 48))
	test.Tap(b)
	w.Canvas().Focus(b)
	for _, key := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyA} {
		b.TypedKey(&fyne.KeyEvent{Name: key})
	}
	if uses != 4 {
		t.Errorf("used %d times, want 4", uses)
	}
	b.Disable()
	test.Tap(b)
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if uses != 4 {
		t.Error("a disabled button acts")
	}
	b.Enable()
	test.Tap(b)
	if uses != 5 {
		t.Error("an enabled button does not act")
	}
}

func TestSlowPressIsAPressOnATouchScreen(t *testing.T) {
	uses := 0
	b := NewButton("Pay", nil, Plain, func() { uses++ })
	widgettest.Show(t, b, fyne.NewSize(120, 48))
	test.TapSecondary(b)
	want := 0
	if fyne.CurrentDevice().IsMobile() {
		want = 1
	}
	if uses != want {
		t.Errorf("a slow press or right click acted %d times, want %d", uses, want)
	}
}

func TestControlIsInspected(t *testing.T) {
	uses, looks := 0, 0
	b := NewIconButton("Parry", nil, func() { uses++ })
	b.OnInspected = func() { looks++ }
	widgettest.Show(t, b, fyne.NewSize(120, 48))
	test.TapSecondary(b)
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyI})
	b.TypedKey(&fyne.KeyEvent{Name: desktop.KeyMenu})
	if looks != 3 || uses != 0 {
		t.Errorf("inspected %d times and used %d times, want 3 and 0", looks, uses)
	}
	b.Disable()
	test.TapSecondary(b)
	if looks != 4 {
		t.Error("what is out of use is not explained")
	}
}

func TestIconButtonSpeaksItsLabel(t *testing.T) {
	test.NewTempApp(t)
	b := NewIconButton("Menu", theme.MenuIcon(), nil)
	if b.AccessibilityLabel() != "Menu" || b.MinSize() != fyne.NewSquareSize(widgets.TouchSize) {
		t.Errorf("says %q, %v large", b.AccessibilityLabel(), b.MinSize())
	}
	var spoken fyne.CanvasObject = b
	if _, ok := spoken.(fyne.Accessible); !ok {
		t.Error("an icon button is not accessible")
	}
}

func TestControlsHoldTheirWordsAtEveryTextSize(t *testing.T) {
	test.NewTempApp(t)
	icon := theme.ConfirmIcon()
	for _, scale := range []float32{0.85, 1, 1.6} {
		widgettest.UseTheme(false, scale)
		for name, c := range map[string]struct {
			widget fyne.Widget
			width  float32
		}{
			"button":        {NewButton("Continue the game", icon, Plain, nil), 140},
			"narrow button": {NewButton("Donaudampfschifffahrt", nil, Plain, nil), 60},
			"bar button":    {NewBarButton("Rückgängig", icon, nil), 72},
			"place":         {NewNavItem("Einstellungen", icon, nil), 64},
			"choice":        {NewSegmented([]string{"System", "Parchment", "High contrast"}, 2, nil), 260},
			"heading":       {labels.NewHeading("A rather long heading for a phone", theme.SizeNameHeadingText), 200},
		} {
			c.widget.Resize(fyne.NewSize(c.width, c.widget.MinSize().Height))
			c.widget.Resize(fyne.NewSize(c.width, c.widget.MinSize().Height))
			widgettest.CheckInside(t, name, c.widget)
		}
	}
}

func TestNavItemMarksItsPlaceByShape(t *testing.T) {
	n := NewNavItem("Play", theme.HomeIcon(), nil)
	w := widgettest.Show(t, n, fyne.NewSize(80, 64))
	before := widgettest.Picture(w, 1)
	n.SetSelected(true)
	if d := widgettest.Difference(before, widgettest.Picture(w, 1)); d < 0.05 {
		t.Errorf("the selected place differs in %.2f %% of the grey picture", d*100)
	}
}

func TestSegmentedChooses(t *testing.T) {
	var got []int
	s := NewSegmented([]string{"One", "Two", "Three"}, 0, func(i int) { got = append(got, i) })
	w := widgettest.Show(t, s, fyne.NewSize(330, 48))
	test.TapCanvas(w.Canvas(), fyne.NewPos(165, 24))
	test.TapCanvas(w.Canvas(), fyne.NewPos(165, 24))
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	if !slices.Equal(got, []int{1, 2, 1}) || s.Selected() != 1 {
		t.Errorf("chosen %v, now %d", got, s.Selected())
	}
	s.SetSelected(0)
	if len(got) != 3 {
		t.Error("SetSelected calls OnChanged")
	}
}

func TestSegmentedStacksWhereItIsNarrow(t *testing.T) {
	s := NewSegmented([]string{"System", "Ink", "Parchment", "High contrast"}, 1, nil)
	w := widgettest.Show(t, container.NewVBox(s), fyne.NewSize(300, 400))
	w.Resize(fyne.NewSize(300, 401))
	if got := s.MinSize().Height; got < 4*widgets.TouchSize {
		t.Fatalf("four segments below each other are %v high", got)
	}
	boxes := s.boxes(s.Size())
	for i := 1; i < len(boxes); i++ {
		if boxes[i].X != 0 || boxes[i].Y < boxes[i-1].Y+widgets.TouchSize {
			t.Errorf("segment %d is at %v", i, boxes[i])
		}
	}
}

func TestTileShowsAllItsWords(t *testing.T) {
	for _, standing := range []bool{false, true} {
		for _, scale := range []float32{0.85, 1.6} {
			uses := 0
			tile := NewTile(canvas.NewImageFromResource(widgettest.Face("a")), 0.8, "Adaman",
				[]string{"One player", "Win the eleven personalities before the palace fills."}, func() { uses++ })
			tile.SetStanding(standing)
			widgettest.Show(t, widgets.NewColumn(400, 8, tile), fyne.NewSize(360, 600))
			widgettest.UseTheme(false, scale)
			tile.Resize(fyne.NewSize(328, tile.MinSize().Height))
			tile.Resize(fyne.NewSize(328, tile.MinSize().Height))
			widgettest.CheckInside(t, "tile", tile)
			last := tile.lines[1]
			if end := last.Position().Y + last.MinSize().Height; end > tile.Size().Height {
				t.Errorf("standing %v, scale %v: the words end at %v of %v", standing, scale, end, tile.Size().Height)
			}
			test.Tap(tile)
			if uses != 1 {
				t.Error("a tap on the tile does nothing")
			}
		}
	}
}

// A field lets the keyboard out again, and hands on what edits nothing.
func TestEntryIsNoTrap(t *testing.T) {
	var unused []fyne.KeyName
	widgets.OnUnusedKey(func(k *fyne.KeyEvent) { unused = append(unused, k.Name) })
	t.Cleanup(func() { widgets.OnUnusedKey(func(*fyne.KeyEvent) {}) })
	test.NewTempApp(t)
	entry, long := NewEntry(), NewLongEntry(3)
	after := NewButton("after", nil, Plain, nil)
	w := test.NewTempWindow(t, container.NewVBox(entry, long, after))
	w.Canvas().Focus(entry)
	for _, key := range []fyne.KeyName{fyne.KeyEscape, mobile.KeyBack, fyne.KeyReturn, fyne.KeyHome} {
		entry.TypedKey(&fyne.KeyEvent{Name: key})
	}
	if want := []fyne.KeyName{fyne.KeyEscape, mobile.KeyBack, fyne.KeyReturn}; !slices.Equal(unused, want) {
		t.Errorf("handed on %v, want %v", unused, want)
	}
	submitted := ""
	entry.OnSubmitted = func(text string) { submitted = text }
	test.Type(entry, "Ada")
	if entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}); submitted != "Ada" || len(unused) != 3 {
		t.Errorf("submitted %q, handed on %v", submitted, unused)
	}
	if long.AcceptsTab() {
		t.Error("nobody gets out of the long field")
	}
	long.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if long.Text != "\n" {
		t.Errorf("Return in a long field makes %q", long.Text)
	}
}

// A long name in a short field draws no bar over itself, and the ring shows who
// has the keyboard.
func TestEntryDrawsRingAndNoBar(t *testing.T) {
	entry := NewEntry()
	w := widgettest.Show(t, entry, fyne.NewSize(120, 48))
	entry.SetText("Wilhelmina Wolkenstein")
	quiet := widgettest.Picture(w, 1)
	const foot = 45 // where the bar would lie
	if bar, ground := quiet.At(60, foot), quiet.At(110, foot); bar != ground {
		t.Error("a bar lies below the letters")
	}
	w.Canvas().Focus(entry)
	if focused := widgettest.Picture(w, 1); focused.At(60, 1) == quiet.At(60, 1) {
		t.Error("the focus does not show")
	}
}

func TestDoubledKeysActOnce(t *testing.T) {
	widgettest.Themed(t)
	uses := 0
	used := func() int { return uses }
	widgettest.DoubledKeyActsOnce(t, NewButton("Pay", nil, Plain, func() { uses++ }), fyne.KeyReturn, used)
	widgettest.DoubledKeyActsOnce(t, NewSegmented([]string{"One", "Two", "Three"}, 0, func(int) { uses++ }), fyne.KeyRight, used)
}
