package frame

import (
	"image/color"
	"slices"
	"testing"
	"testing/synctest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/data/binding"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/ui/i18n"
	"adytum/widgets"
	"adytum/widgets/controls"
)

// fixture is a router whose pages write down what happens to them.
type fixture struct {
	*Router
	window fyne.Window
	log    []string
	left   int

	shortcuts map[string]func(fyne.Shortcut)
}

// keyCanvas remembers the shortcuts, which Fyne's test canvas cannot trigger.
type keyCanvas struct {
	fyne.Canvas
	fixture *fixture
}

func (c keyCanvas) AddShortcut(s fyne.Shortcut, do func(fyne.Shortcut)) {
	c.fixture.shortcuts[s.ShortcutName()] = do
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	test.NewTempApp(t)
	f := &fixture{window: test.NewTempWindow(t, nil), shortcuts: map[string]func(fyne.Shortcut){}}
	roots := Roots{}
	for place := range placeCount {
		roots[place] = f.build(place.String())
	}
	icons := Icons{Back: theme.NavigateBackIcon(), Places: map[Place]fyne.Resource{Play: theme.HomeIcon()}}
	f.Router = NewRouter(keyCanvas{f.window.Canvas(), f}, icons, roots)
	f.Router.leave = func() { f.left++ }
	f.window.SetPadded(false)
	f.window.SetContent(f.Content())
	f.window.Resize(fyne.NewSize(360, 740))
	f.log = nil
	return f
}

func (f *fixture) build(name string) func() *Page {
	return func() *Page {
		f.log = append(f.log, "build "+name)
		return &Page{Title: name, Content: widget.NewLabel(name), Close: func() { f.log = append(f.log, "close "+name) }}
	}
}

func (f *fixture) route(name string) Route { return Route{Name: name, Build: f.build(name)} }

func (f *fixture) expect(t *testing.T, shown string, log ...string) {
	t.Helper()
	if got := f.frame.body.Objects[0].(*widget.Label).Text; got != shown {
		t.Errorf("%q is shown, want %q", got, shown)
	}
	if !slices.Equal(f.log, log) {
		t.Errorf("happened: %q, want %q", f.log, log)
	}
	f.log = nil
}

func TestPushPopReplace(t *testing.T) {
	f := newFixture(t)
	f.Push(f.route("a"))
	f.expect(t, "a", "build a")
	f.Push(f.route("b"))
	f.expect(t, "b", "build b")
	f.Replace(f.route("c"))
	f.expect(t, "c", "close b", "build c")
	if !f.Pop() {
		t.Error("Pop says there was nothing to pop")
	}
	f.expect(t, "a", "close c")
	f.Pop()
	f.expect(t, "place.play", "close a")
	if f.Pop() {
		t.Error("Pop says it popped the root")
	}
	f.expect(t, "place.play")
}

func TestPopTo(t *testing.T) {
	f := newFixture(t)
	for _, name := range []string{"a", "b", "a", "c"} {
		f.Push(f.route(name))
	}
	f.log = nil
	if f.PopTo("nowhere") {
		t.Error("PopTo found a page that is not there")
	}
	f.expect(t, "c")
	f.PopTo("a")
	f.expect(t, "a", "close c")
	if f.Depth() != 4 {
		t.Errorf("depth %d, want the upper a at 4", f.Depth())
	}
}

func TestGoClosesEverything(t *testing.T) {
	f := newFixture(t)
	f.Push(f.route("a"))
	f.log = nil
	f.Go(Settings)
	f.expect(t, "place.settings", "close a", "close place.play", "build place.settings")
	if f.Place() != Settings {
		t.Errorf("place %v", f.Place())
	}
	f.Home()
	f.expect(t, "place.play", "close place.settings", "build place.play")
}

func TestBackKeyClosesOverlayThenPageThenPlaceThenApp(t *testing.T) {
	f := newFixture(t)
	f.Go(Learn)
	f.Push(f.route("a"))
	overlay := widget.NewModalPopUp(widget.NewLabel("over"), f.window.Canvas())
	overlay.Show()
	back := func() { f.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: mobile.KeyBack}) }
	f.log = nil

	back()
	if f.window.Canvas().Overlays().Top() != nil {
		t.Fatal("the overlay is still there")
	}
	f.expect(t, "a")
	back()
	f.expect(t, "place.learn", "close a")
	back()
	f.expect(t, "place.play", "close place.learn", "build place.play")
	if f.left != 0 {
		t.Fatal("the app was left too early")
	}
	back()
	f.expect(t, "place.play")
	if f.left != 1 {
		t.Errorf("the app was left %d times, want once", f.left)
	}
}

// A keyboard that doubles its keys goes back by one page.
func TestDoubledBackKeyLeavesOnePage(t *testing.T) {
	f := newFixture(t)
	f.Push(f.route("a"))
	f.Push(f.route("b"))
	widgets.DropDoubledKeys(true)
	defer widgets.DropDoubledKeys(false)
	synctest.Test(t, func(*testing.T) { // its clock stands still
		widgets.Doubled(&fyne.KeyEvent{Name: fyne.KeyF1})
		for range 2 {
			f.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: mobile.KeyBack})
		}
	})
	if f.Depth() != 2 {
		t.Errorf("%d pages are left of three", f.Depth())
	}
}

func TestEscapeAndAltLeftGoBackButNeverLeave(t *testing.T) {
	f := newFixture(t)
	f.Push(f.route("a"))
	f.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if f.Depth() != 1 {
		t.Error("Escape did not go back")
	}
	f.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if f.left != 0 {
		t.Error("Escape left the app")
	}
	f.Push(f.route("b"))
	alt := &desktop.CustomShortcut{KeyName: fyne.KeyLeft, Modifier: fyne.KeyModifierAlt}
	f.shortcuts[alt.ShortcutName()](alt)
	if f.Depth() != 1 {
		t.Error("Alt+Left did not go back")
	}
}

func TestPageMayAnswerTheBackKeyItself(t *testing.T) {
	f := newFixture(t)
	answers := 1
	f.Push(Route{Name: "a", Build: func() *Page {
		return &Page{Content: widget.NewLabel("a"), OnBack: func() bool { answers--; return answers >= 0 }}
	}})
	f.Back()
	if f.Depth() != 2 {
		t.Fatal("the page's answer was not heard")
	}
	f.Back()
	if f.Depth() != 1 {
		t.Error("the page no longer answers, but was not closed")
	}
}

func TestOtherKeysReachThePage(t *testing.T) {
	f := newFixture(t)
	var got []fyne.KeyName
	f.Push(Route{Name: "a", Build: func() *Page {
		return &Page{Content: widget.NewLabel("a"), OnKey: func(k *fyne.KeyEvent) { got = append(got, k.Name) }}
	}})
	f.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyH})
	f.Key(&fyne.KeyEvent{Name: fyne.KeyU})
	if !slices.Equal(got, []fyne.KeyName{fyne.KeyH, fyne.KeyU}) {
		t.Errorf("the page got %v", got)
	}
}

func TestRebuildMakesCoveredPagesAnewOnlyWhenTheyAreSeen(t *testing.T) {
	f := newFixture(t)
	change := binding.NewInt()
	f.RebuildOn(change)
	f.Push(f.route("a"))
	f.log = nil
	if err := change.Set(1); err != nil {
		t.Fatal(err)
	}
	f.expect(t, "a", "close a", "build a")
	f.Pop()
	f.expect(t, "place.play", "close a", "close place.play", "build place.play")

	f.Close()
	f.log = nil
	if err := change.Set(2); err != nil {
		t.Fatal(err)
	}
	if len(f.log) != 0 {
		t.Errorf("a closed router still did %q", f.log)
	}
}

func TestFrameSpeaksTheNewLanguage(t *testing.T) {
	f := newFixture(t)
	i18n.Use(i18n.English)
	t.Cleanup(func() { i18n.Use(i18n.English) })
	f.RebuildOn(i18n.Locale())
	i18n.Use(i18n.German)
	if got := f.frame.items[Play].AccessibilityLabel(); got != "Spielen" {
		t.Errorf("the bar says %q", got)
	}
	if got := f.frame.back.AccessibilityLabel(); got != "Zurück" {
		t.Errorf("the way back says %q", got)
	}
	f.Close()
}

func TestBarsFollowTheSize(t *testing.T) {
	f := newFixture(t)
	for _, c := range []struct {
		name      string
		size      fyne.Size
		immersive bool
		want      placesAt
	}{
		{"phone", fyne.NewSize(360, 740), false, bottom},
		{"phone, playing", fyne.NewSize(360, 740), true, nowhere},
		{"phone lying", fyne.NewSize(740, 360), false, side},
		{"phone lying, playing", fyne.NewSize(740, 360), true, nowhere},
		{"small and low", fyne.NewSize(500, 400), false, side},
		{"tablet", fyne.NewSize(1280, 800), false, side},
		{"desktop, playing", fyne.NewSize(1440, 900), true, side},
		{"just narrow", fyne.NewSize(599, 700), false, bottom},
		{"just wide", fyne.NewSize(600, 700), false, side},
	} {
		f.Home()
		f.Push(Route{Name: "x", Build: func() *Page {
			return &Page{Title: "X", Content: widget.NewLabel("x"), Immersive: c.immersive}
		}})
		f.window.Resize(c.size)
		if got := f.frame.arrange(c.size).places; got != c.want {
			t.Errorf("%s: places %v, want %v", c.name, got, c.want)
		}
		checkNoOverlap(t, c.name, f.frame, c.size)
	}
}

// checkNoOverlap demands that bars and page fill the frame side by side.
func checkNoOverlap(t *testing.T, name string, f *frame, size fyne.Size) {
	t.Helper()
	area := float32(0)
	for _, o := range []fyne.CanvasObject{f.bar, f.body, f.places} {
		if o.Visible() {
			area += o.Size().Width * o.Size().Height
		}
	}
	if total := size.Width * size.Height; area != total {
		t.Errorf("%s: the parts cover %v of %v square units", name, area, total)
	}
}

func TestPlacesAreTouchTargetsAndMarkTheirOwn(t *testing.T) {
	f := newFixture(t)
	for _, size := range []fyne.Size{fyne.NewSize(360, 740), fyne.NewSize(740, 360), fyne.NewSize(320, 500)} {
		f.window.Resize(size)
		for i, item := range f.frame.items {
			if s := item.Size(); s.Width < widgets.TouchSize || s.Height < widgets.TouchSize {
				t.Errorf("%v: item %d is %v", size, i, s)
			}
		}
	}
	f.window.Resize(fyne.NewSize(360, 740))
	test.Tap(f.frame.items[Statistics])
	if f.Place() != Statistics || !f.frame.items[Statistics].Selected() || f.frame.items[Play].Selected() {
		t.Error("a tap on Statistics does not lead there")
	}
}

func TestTitleBar(t *testing.T) {
	f := newFixture(t)
	action := widget.NewButton("x", nil)
	f.Push(Route{Name: "a", Build: func() *Page {
		return &Page{Title: "A page", Content: widget.NewLabel("a"), Actions: []fyne.CanvasObject{action}}
	}})
	if f.frame.bar.Objects[0] != fyne.CanvasObject(f.frame.back) {
		t.Fatal("no way back at the left")
	}
	if right := action.Position().X + action.Size().Width; right > 360 || right < 350 {
		t.Errorf("the action ends at %v of 360", right)
	}
	test.Tap(f.frame.back)
	if f.Depth() != 1 {
		t.Error("the way back does not lead back")
	}
	f.Push(Route{Name: "b", Build: func() *Page { return &Page{Content: container.NewStack()} }})
	if !f.frame.hasBar() {
		t.Error("a page without a title has no way back")
	}
}

func TestFocusedControlIsScrolledIntoSight(t *testing.T) {
	test.NewTempApp(t)
	w := test.NewTempWindow(t, nil)
	var buttons []fyne.CanvasObject
	for range 30 {
		buttons = append(buttons, controls.NewButton("b", nil, controls.Plain, func() {}))
	}
	scroll := container.NewVScroll(container.NewVBox(buttons...))
	roots, icons := Roots{}, Icons{Back: theme.CancelIcon(), Places: map[Place]fyne.Resource{}}
	for place := Play; place <= Settings; place++ {
		icons.Places[place] = theme.HomeIcon()
		roots[place] = func() *Page { return &Page{Content: container.NewStack(scroll)} }
	}
	r := NewRouter(w.Canvas(), icons, roots)
	w.SetContent(r.Content())
	w.Resize(fyne.NewSize(400, 600))
	inSight := func(o fyne.CanvasObject) bool {
		driver := fyne.CurrentApp().Driver()
		top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(scroll).Y
		return top >= 0 && top+o.Size().Height <= scroll.Size().Height
	}
	for _, i := range []int{20, 29, 3, 0} {
		w.Canvas().Focus(buttons[i].(fyne.Focusable))
		if !inSight(buttons[i]) {
			t.Errorf("button %d has the focus but is out of sight, at offset %v", i, scroll.Offset)
		}
	}
}

// The keyboard of a phone covers no field that is typed in.
func TestFieldStaysInSightWhenTheScreenShrinks(t *testing.T) {
	f := newFixture(t)
	field := controls.NewEntry()
	filler := func() fyne.CanvasObject {
		o := canvas.NewRectangle(color.Black)
		o.SetMinSize(fyne.NewSize(10, 400))
		return o
	}
	scroll := container.NewVScroll(container.NewVBox(filler(), field, filler()))
	f.Push(Route{Name: "form", Build: func() *Page { return &Page{Title: "form", Content: scroll} }})
	f.window.Canvas().Focus(field)
	f.window.Resize(fyne.NewSize(360, 360))
	top := field.Position().Y - scroll.Offset.Y
	if top < 0 || top+field.Size().Height > scroll.Size().Height {
		t.Errorf("the field lies from %v on in a page of %v", top, scroll.Size().Height)
	}
}

func TestKeyboardComesBackToWhereItWas(t *testing.T) {
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("on a phone nothing is to have the keyboard")
	}
	f := newFixture(t)
	upper, lower := widget.NewButton("upper", nil), widget.NewButton("lower", nil)
	f.Push(Route{Name: "list", Build: func() *Page { return &Page{Title: "list", Content: container.NewVBox(upper, lower)} }})
	f.window.Canvas().Focus(lower)
	f.Push(f.route("a"))
	f.Push(f.route("b"))
	if f.window.Canvas().Focused() != nil {
		t.Error("a new page begins with something that has the keyboard")
	}
	f.Pop()
	f.Pop()
	if f.window.Canvas().Focused() != lower {
		t.Errorf("%v has the keyboard after the way back, want the lower button", f.window.Canvas().Focused())
	}
	f.window.Canvas().Unfocus()
	f.Push(f.route("a"))
	f.Pop()
	if f.window.Canvas().Focused() != nil {
		t.Error("after the way back something has the keyboard that had not before")
	}
	f.window.Canvas().Focus(lower)
	f.Push(f.route("a"))
	lower.Hide()
	f.Pop()
	if f.window.Canvas().Focused() != nil {
		t.Error("what is not to be seen has the keyboard")
	}
}
