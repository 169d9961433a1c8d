package widgets

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

func TestButtonActsByFingerAndKey(t *testing.T) {
	uses := 0
	b := NewButton("Pay", theme.ConfirmIcon(), Primary, func() { uses++ })
	w := show(t, b, fyne.NewSize(120, 48))
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
	show(t, b, fyne.NewSize(120, 48))
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
	show(t, b, fyne.NewSize(120, 48))
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
	if b.AccessibilityLabel() != "Menu" || b.MinSize() != fyne.NewSquareSize(TouchSize) {
		t.Errorf("says %q, %v large", b.AccessibilityLabel(), b.MinSize())
	}
	var spoken fyne.CanvasObject = b
	if _, ok := spoken.(fyne.Accessible); !ok {
		t.Error("an icon button is not accessible")
	}
}

// checkInside demands that what a control draws lies within it.
func checkInside(t *testing.T, name string, o fyne.Widget) {
	t.Helper()
	size := o.Size()
	for _, part := range test.TempWidgetRenderer(t, o).Objects() {
		if !part.Visible() {
			continue
		}
		p, s := part.Position(), part.Size()
		if text, ok := part.(*canvas.Text); ok {
			s = text.MinSize() // a text may be narrower than its letters
		}
		if p.X < -0.5 || p.Y < -0.5 || p.X+s.Width > size.Width+0.5 || p.Y+s.Height > size.Height+0.5 {
			t.Errorf("%s: %T at %v, %v large, sticks out of %v", name, part, p, s, size)
		}
	}
}

func TestControlsHoldTheirWordsAtEveryTextSize(t *testing.T) {
	test.NewTempApp(t)
	icon := theme.ConfirmIcon()
	for _, scale := range []float32{0.85, 1, 1.6} {
		useTheme(false, scale)
		for name, c := range map[string]struct {
			widget fyne.Widget
			width  float32
		}{
			"button":        {NewButton("Continue the game", icon, Plain, nil), 140},
			"narrow button": {NewButton("Donaudampfschifffahrt", nil, Plain, nil), 60},
			"bar button":    {NewBarButton("Rückgängig", icon, nil), 72},
			"place":         {NewNavItem("Einstellungen", icon, nil), 64},
			"choice":        {NewSegmented([]string{"System", "Parchment", "High contrast"}, 2, nil), 260},
			"heading":       {NewHeading("A rather long heading for a phone", theme.SizeNameHeadingText), 200},
		} {
			c.widget.Resize(fyne.NewSize(c.width, c.widget.MinSize().Height))
			c.widget.Resize(fyne.NewSize(c.width, c.widget.MinSize().Height))
			checkInside(t, name, c.widget)
		}
	}
}

func TestNavItemMarksItsPlaceByShape(t *testing.T) {
	n := NewNavItem("Play", theme.HomeIcon(), nil)
	w := show(t, n, fyne.NewSize(80, 64))
	before := picture(w, 1)
	n.SetSelected(true)
	if d := difference(before, picture(w, 1)); d < 0.05 {
		t.Errorf("the selected place differs in %.2f %% of the grey picture", d*100)
	}
}

func TestSegmentedChooses(t *testing.T) {
	var got []int
	s := NewSegmented([]string{"One", "Two", "Three"}, 0, func(i int) { got = append(got, i) })
	w := show(t, s, fyne.NewSize(330, 48))
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
	w := show(t, container.NewVBox(s), fyne.NewSize(300, 400))
	w.Resize(fyne.NewSize(300, 401))
	if got := s.MinSize().Height; got < 4*TouchSize {
		t.Fatalf("four segments below each other are %v high", got)
	}
	boxes := s.boxes(s.Size())
	for i := 1; i < len(boxes); i++ {
		if boxes[i].X != 0 || boxes[i].Y < boxes[i-1].Y+TouchSize {
			t.Errorf("segment %d is at %v", i, boxes[i])
		}
	}
}

func TestTokenStripFillsItsLinesEvenly(t *testing.T) {
	s := NewTokenStrip(nil)
	var tokens []Token
	for _, key := range strings.Split("abcdefghijk", "") {
		tokens = append(tokens, Token{Key: key, Picture: testFace(key)})
	}
	s.SetTokens(tokens)
	for width, lines := range map[float32]int{360: 2, 700: 1, 160: 4, 48: 11} {
		seen := map[float32]int{}
		for _, box := range s.boxes(width) {
			seen[box.Y]++
			if box.Width < TouchSize || box.Height < TouchSize {
				t.Errorf("at %v a token can be tapped within %v", width, box.Size)
			}
			if box.X < 0 || box.X+box.Width > width+0.01 {
				t.Errorf("at %v a token is at %v", width, box)
			}
		}
		if len(seen) != lines {
			t.Errorf("at %v there are %d lines, want %d", width, len(seen), lines)
		}
	}
}

func TestFoldedTokenStripIsOneTarget(t *testing.T) {
	test.NewTempApp(t)
	var got []string
	s := NewTokenStrip(func(key string) { got = append(got, key) })
	for range 14 {
		s.tokens = append(s.tokens, Token{Key: "one"})
	}
	for lines := 1; lines <= 2; lines++ {
		s.Fold(lines)
		s.Resize(fyne.NewSize(300, 0))
		least := s.MinSize()
		if least.Height < TouchSize {
			t.Errorf("%d lines are %.0f high, less than a finger needs", lines, least.Height)
		}
		for i, box := range s.boxes(300) {
			if box.X < 0 || box.X+box.Width > 300.5 || box.Y+box.Height > least.Height+0.5 {
				t.Errorf("%d lines: token %d lies at %v", lines, i, box)
			}
		}
		s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(3, 3)})
	}
	if len(got) != 2 || got[0] != "" || got[1] != "" {
		t.Errorf("taps gave the keys %q, want two empty ones", got)
	}
}

func TestTokenStripAnswersTapsAndKeys(t *testing.T) {
	var got []string
	s := NewTokenStrip(func(key string) { got = append(got, key) })
	s.SetTokens([]Token{
		{Key: "a", Spoken: "Author, won"}, {Key: "b", Sign: SignTower}, {Key: "c", Sign: SignHouse}, {Key: "d", Sign: SignQuestion},
	})
	w := show(t, s, fyne.NewSize(360, 48))
	for _, box := range s.boxes(360) {
		test.TapCanvas(w.Canvas(), box.center())
	}
	w.Canvas().Focus(s)
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if !slices.Equal(got, []string{"a", "b", "c", "d", "c"}) {
		t.Errorf("tapped %v", got)
	}
	s.SetTokens(nil)
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if len(got) != 5 {
		t.Error("an empty strip answers")
	}
}

func TestTokenSignsAreToldApartWithoutColour(t *testing.T) {
	s := NewTokenStrip(nil)
	w := show(t, s, fyne.NewSize(56, 48))
	signs := []TokenSign{SignCheck, SignTower, SignHouse, SignQuestion}
	shown := func(sign TokenSign) {
		s.SetTokens([]Token{{Key: "a", Picture: testFace("a"), Sign: sign}})
	}
	for i, a := range signs {
		shown(a)
		first := picture(w, 1)
		for _, b := range signs[i+1:] {
			shown(b)
			if d := difference(first, picture(w, 1)); d < 0.01 {
				t.Errorf("signs %d and %d differ in %.2f %% of the grey picture only", a, b, d*100)
			}
		}
	}
}

func TestCardLargeClosesByTapAndKey(t *testing.T) {
	w := show(t, NewHeading("below", theme.SizeNameText), fyne.NewSize(360, 740))
	open := func() *CardLarge {
		return ShowCardLarge(w.Canvas(), testStyle(), testCard("Author", Selected), "Author", "It costs *two*.")
	}
	large := open()
	if got := large.AccessibilityLabel(); got != "Author. It costs two." {
		t.Errorf("it says %q", got)
	}
	test.TapCanvas(w.Canvas(), fyne.NewPos(5, 5))
	if w.Canvas().Overlays().Top() != nil {
		t.Error("a tap did not close it")
	}
	open().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if w.Canvas().Overlays().Top() != nil {
		t.Error("Escape did not close it")
	}
}

func TestCardLargeFitsEveryScreen(t *testing.T) {
	words := strings.Repeat("Words that explain the card. ", 6)
	for _, size := range []fyne.Size{fyne.NewSize(360, 740), fyne.NewSize(740, 360), fyne.NewSize(1440, 900), fyne.NewSize(320, 480)} {
		w := show(t, NewHeading("below", theme.SizeNameText), size)
		checkInside(t, "card shown large", ShowCardLarge(w.Canvas(), testStyle(), testCard("Author", 0), "Author", words))
	}
}

func TestTextEmphasises(t *testing.T) {
	test.NewTempApp(t)
	text := NewText("You need *4 more*.")
	if got := text.AccessibilityLabel(); got != "You need 4 more." {
		t.Errorf("it says %q", got)
	}
	bold := ""
	for _, segment := range text.segments(text.text) {
		if s, ok := segment.(interface{ Textual() string }); ok && isBold(segment) {
			bold += s.Textual()
		}
	}
	if bold != "4 more" {
		t.Errorf("%q is emphasised", bold)
	}
}

func TestTextWrapsWithoutMargin(t *testing.T) {
	text := NewText(strings.Repeat("word ", 40))
	column := NewColumn(600, 8, text)
	w := show(t, column, fyne.NewSize(360, 600))
	if got := text.Size(); got.Width != 360-2*columnMargin || got.Height < 60 {
		t.Errorf("the text is %v large", got)
	}
	w.Resize(fyne.NewSize(1000, 600))
	if got := text.Position().X; got != 200 {
		t.Errorf("a column of 600 in 1000 begins at %v", got)
	}
}

// linesOf are the lines of a text as they stand on the screen.
func linesOf(text *Text) []string {
	var lines []string
	at := float32(-1000)
	for _, o := range test.LaidOutObjects(text) {
		if part, ok := o.(*canvas.Text); ok {
			if top := fyne.CurrentApp().Driver().AbsolutePositionForObject(part).Y; top > at+part.Size().Height/2 {
				at, lines = top, append(lines, "")
			}
			lines[len(lines)-1] += part.Text
		}
	}
	for i := range lines {
		lines[i] = strings.Trim(lines[i], " ")
	}
	return lines
}

// What glue holds together stands in one line at every width, whether it is
// emphasised or not.
func TestNoLineEndsAtGlue(t *testing.T) {
	text := NewText("Your chance is *23" + Glue + "%* before and 41*" + Glue + "%* after this turn, *by far* the last of Player" + Glue + "1 in a *long* game.")
	heading := NewHeading("Hand the device to Player"+Glue+"1", theme.SizeNameHeadingText)
	show(t, container.NewWithoutLayout(text, heading), fyne.NewSize(400, 600))
	for width := float32(120); width <= 400; width += 7 {
		text.Resize(fyne.NewSize(width, 300))
		heading.Resize(fyne.NewSize(width, 100))
		lines := linesOf(text)
		if got := strings.Join(lines, " "); got != strings.ReplaceAll(text.text, "*", "") {
			t.Errorf("at %v the lines are %q", width, lines)
		}
		least := text.MinSize().Height
		one := NewText("word")
		one.Resize(text.Size())
		if want := one.MinSize().Height * float32(len(lines)); least != want {
			t.Errorf("at %v %d lines are %v high, want %v", width, len(lines), least, want)
		}
		for _, line := range heading.set(width) {
			if line.text == "1" {
				t.Errorf("at %v the heading breaks before 1", width)
			}
		}
	}
	if got := text.AccessibilityLabel(); strings.Contains(got, Glue) || !strings.Contains(got, "23 %") {
		t.Errorf("it says %q", got)
	}
}

func TestTileShowsAllItsWords(t *testing.T) {
	for _, standing := range []bool{false, true} {
		for _, scale := range []float32{0.85, 1.6} {
			uses := 0
			tile := NewTile(canvas.NewImageFromResource(testFace("a")), 0.8, "Adaman",
				[]string{"One player", "Win the eleven personalities before the palace fills."}, func() { uses++ })
			tile.SetStanding(standing)
			show(t, NewColumn(400, 8, tile), fyne.NewSize(360, 600))
			useTheme(false, scale)
			tile.Resize(fyne.NewSize(328, tile.MinSize().Height))
			tile.Resize(fyne.NewSize(328, tile.MinSize().Height))
			checkInside(t, "tile", tile)
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

func TestPicturesOfControls(t *testing.T) {
	icon := theme.ConfirmIcon()
	disabled := NewButton("Disabled", nil, Plain, nil)
	disabled.Disable()
	place := NewNavItem("Play", icon, nil)
	place.SetSelected(true)
	strip := NewTokenStrip(nil)
	strip.SetTokens([]Token{
		{Key: "a", Picture: testFace("a"), Sign: SignCheck}, {Key: "b", Picture: testFace("bb"), Sign: SignTower},
		{Key: "c", Picture: testFace("c"), Sign: SignHouse}, {Key: "d", Picture: testFace("dd"), Sign: SignQuestion},
	})
	column := NewColumn(400, 8,
		NewHeading("Heading", theme.SizeNameHeadingText),
		NewText("Running text with *emphasis* that is long enough for a second line."),
		NewNote("A note."),
		container.NewGridWithColumns(2, NewButton("Primary", icon, Primary, nil), NewButton("Plain", nil, Plain, nil)),
		container.NewGridWithColumns(3, NewButton("Danger", nil, Danger, nil), NewButton("Quiet", nil, Quiet, nil), disabled),
		container.NewGridWithColumns(3, NewBarButton("Undo", icon, nil), place, NewNavItem("Learn", icon, nil)),
		NewSegmented([]string{"One", "Two", "Three"}, 1, nil),
		strip,
		NewTile(canvas.NewImageFromResource(testFace("a")), 1, "Tile", []string{"With a line."}, nil),
		NewPanel(NewText("A panel.")))
	w := show(t, column, fyne.NewSize(360, 760))
	useTheme(false, 1) // reaches also what was drawn before there was a window
	w.Resize(fyne.NewSize(360, 761))
	golden(t, "controls-dark", picture(w, 1))
	useTheme(true, 1)
	w.Resize(fyne.NewSize(360, 760))
	golden(t, "controls-light", picture(w, 1))
}

// A field lets the keyboard out again, and hands on what edits nothing.
func TestEntryIsNoTrap(t *testing.T) {
	var unused []fyne.KeyName
	OnUnusedKey(func(k *fyne.KeyEvent) { unused = append(unused, k.Name) })
	t.Cleanup(func() { OnUnusedKey(func(*fyne.KeyEvent) {}) })
	test.NewTempApp(t)
	entry, long := NewEntry(), NewLongEntry(3)
	after := NewButton("after", nil, Plain, nil)
	w := test.NewTempWindow(t, container.NewVBox(entry, long, after))
	w.Canvas().Focus(entry)
	for _, key := range []fyne.KeyName{fyne.KeyEscape, fyne.KeyReturn, fyne.KeyHome} {
		entry.TypedKey(&fyne.KeyEvent{Name: key})
	}
	if want := []fyne.KeyName{fyne.KeyEscape, fyne.KeyReturn}; !slices.Equal(unused, want) {
		t.Errorf("handed on %v, want %v", unused, want)
	}
	submitted := ""
	entry.OnSubmitted = func(text string) { submitted = text }
	test.Type(entry, "Ada")
	if entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}); submitted != "Ada" || len(unused) != 2 {
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
	w := show(t, entry, fyne.NewSize(120, 48))
	entry.SetText("Wilhelmina Wolkenstein")
	quiet := picture(w, 1)
	const foot = 45 // where the bar would lie
	if bar, ground := quiet.At(60, foot), quiet.At(110, foot); bar != ground {
		t.Error("a bar lies below the letters")
	}
	w.Canvas().Focus(entry)
	if focused := picture(w, 1); focused.At(60, 1) == quiet.At(60, 1) {
		t.Error("the focus does not show")
	}
}
