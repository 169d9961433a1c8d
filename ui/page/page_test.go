package page_test

import (
	"errors"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// queue keeps what is to be done elsewhere until the test does it.
type queue struct{ jobs []func() }

func (q *queue) Go(f func()) { q.jobs = append(q.jobs, f) }
func (q *queue) UI(f func()) { f() }
func (q *queue) run() {
	jobs := q.jobs
	q.jobs = nil
	for _, job := range jobs {
		job()
	}
}

func start(t *testing.T, percent int) {
	t.Helper()
	test.NewTempApp(t)
	look.Use(look.Look{Theme: look.Ink, Text: percent})
}

func TestSourceShowsEachReading(t *testing.T) {
	start(t, 100)
	q, count := &queue{}, 0
	source := page.Read(q, func() (int, error) { count++; return count, nil })
	var shown []int
	source.OnRead(func(r page.Reading[int]) { shown = append(shown, r.Value) })
	if len(shown) != 0 {
		t.Fatal("something was shown before it was read")
	}
	q.run()
	source.Again()
	q.run()
	if !slices.Equal(shown, []int{1, 2}) {
		t.Errorf("shown %v", shown)
	}
}

func TestSourceTellsErrors(t *testing.T) {
	start(t, 100)
	broken := errors.New("broken")
	q := &queue{}
	source := page.Read(q, func() (int, error) { return 0, broken })
	var got error
	source.OnRead(func(r page.Reading[int]) { got = r.Err })
	q.run()
	if !errors.Is(got, broken) {
		t.Errorf("got %v", got)
	}
}

func TestClosedSourceIsSilent(t *testing.T) {
	start(t, 100)
	q, shown := &queue{}, 0
	source := page.Read(q, func() (int, error) { return 1, nil })
	source.OnRead(func(page.Reading[int]) { shown++ })
	source.Close()
	q.run()
	if shown != 0 {
		t.Error("a closed page was shown something")
	}
}

// block is an object of a fixed least size.
func block(width, height float32) fyne.CanvasObject {
	r := canvas.NewRectangle(nil)
	r.SetMinSize(fyne.NewSize(width, height))
	return r
}

func TestGridTakesAsManyColumnsAsFit(t *testing.T) {
	for _, c := range []struct {
		percent, most int
		width         float32
		columns       int
	}{
		{100, 3, 99, 1}, {100, 3, 215, 1}, {100, 3, 216, 2}, {100, 3, 1000, 3}, {100, 2, 1000, 2},
		{160, 3, 216, 1}, {160, 3, 341, 2},
	} {
		start(t, c.percent)
		objects := []fyne.CanvasObject{block(10, 20), block(10, 50), block(10, 30), block(10, 10)}
		grid := page.NewGrid(100, c.most, objects...)
		grid.Resize(fyne.NewSize(c.width, 400))
		columns := 0
		for _, o := range objects {
			if o.Position().Y == 0 {
				columns++
			}
		}
		if columns != c.columns {
			t.Errorf("%d %%, %v wide: %d columns, want %d", c.percent, c.width, columns, c.columns)
		}
		last := objects[len(objects)-1]
		if want := last.Position().Y + last.Size().Height; grid.MinSize().Height != want {
			t.Errorf("%v wide: %v high, but it ends at %v", c.width, grid.MinSize().Height, want)
		}
	}
}

func TestGridLinesAreLevel(t *testing.T) {
	start(t, 100)
	low, high := block(10, 20), block(10, 50)
	grid := page.NewGrid(100, 2, low, high)
	grid.Resize(fyne.NewSize(300, 400))
	if low.Size() != high.Size() {
		t.Errorf("%v beside %v", low.Size(), high.Size())
	}
}

func TestSidesStandBelowEachOtherWhereItIsNarrow(t *testing.T) {
	start(t, 100)
	left, right := block(10, 20), block(10, 50)
	sides := page.NewSides(400, 0.5, left, right)
	sides.Resize(fyne.NewSize(300, 0))
	if right.Position().X != 0 || right.Position().Y <= left.Position().Y || sides.MinSize().Height != 20+page.Gap+50 {
		t.Errorf("narrow: at %v, %v high", right.Position(), sides.MinSize().Height)
	}
	sides.Resize(fyne.NewSize(400, 0))
	if right.Position().Y != 0 || right.Position().X <= left.Size().Width || sides.MinSize().Height != 50 {
		t.Errorf("wide: at %v, %v high", right.Position(), sides.MinSize().Height)
	}
}

func TestLineGoesOnBelow(t *testing.T) {
	start(t, 100)
	a, b := block(100, 20), block(100, 20)
	line := page.NewLine(a, b)
	line.Resize(fyne.NewSize(150, 100))
	if b.Position().X != 0 || b.Position().Y < 20 {
		t.Errorf("b stands at %v", b.Position())
	}
	line.Resize(fyne.NewSize(80, 100))
	if a.Size().Width != 80 {
		t.Errorf("a is %v wide in 80", a.Size().Width)
	}
}

// window shows a column on a phone.
func window(t *testing.T, c *page.Column) fyne.Window {
	t.Helper()
	w := test.NewTempWindow(t, c.Object)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(360, 600))
	return w
}

func TestColumnKeepsToTheScreen(t *testing.T) {
	start(t, 160)
	wide := block(2000, 20)
	text := labels.NewText("Many words, which need more than one line on a phone, and stand above something.")
	below := block(10, 20)
	c := page.NewColumn(page.ReadingWidth, wide, text, below)
	window(t, c)
	if wide.Size().Width > 360 {
		t.Errorf("%v wide on a screen of 360", wide.Size().Width)
	}
	if text.Size().Height <= 2*below.Size().Height || below.Position().Y < text.Position().Y+text.MinSize().Height {
		t.Errorf("the text is %v high and what is below it stands at %v", text.Size().Height, below.Position().Y)
	}
}

func TestColumnScrollsByKeys(t *testing.T) {
	start(t, 100)
	c := page.NewColumn(page.ReadingWidth, block(10, 2000))
	window(t, c)
	end := float32(2000 + 32 - 600)
	for _, step := range []struct {
		key  fyne.KeyName
		want float32
	}{
		{fyne.KeyUp, 0}, {fyne.KeyDown, 48}, {fyne.KeyPageDown, 48 + 552}, {fyne.KeyPageUp, 48},
		{fyne.KeyEnd, end}, {fyne.KeyDown, end}, {fyne.KeyA, end}, {fyne.KeyHome, 0},
	} {
		c.OnKey(&fyne.KeyEvent{Name: step.key})
		if c.Offset() != step.want {
			t.Errorf("after %s at %v, want %v", step.key, c.Offset(), step.want)
		}
	}
}

func TestBarOffersOneThing(t *testing.T) {
	start(t, 100)
	bar := page.NewSnackbar(block(10, 10))
	if bar.Words() != "" {
		t.Error("the bar speaks unasked")
	}
	done := 0
	bar.Offer("Gone.", "Undo", func() { done++ })
	if bar.Words() != "Gone." {
		t.Errorf("the bar says %q", bar.Words())
	}
	for _, o := range test.LaidOutObjects(bar.Object) {
		if button, ok := o.(*controls.Button); ok && button.Label() == "Undo" {
			test.Tap(button)
		}
	}
	if done != 1 || bar.Words() != "" {
		t.Errorf("done %d times, then the bar says %q", done, bar.Words())
	}
}

func TestMenusFitTheScreen(t *testing.T) {
	for _, percent := range []int{look.NormalText, look.LargestText} {
		start(t, percent)
		w := test.NewTempWindow(t, controls.NewButton("Level", nil, controls.Plain, nil))
		w.Resize(fyne.NewSize(360, 740))
		page.Menu(w.Canvas(), w.Content(), page.MenuItem("Master – thinks of your answer", "seed", nil), page.MenuItem("Novice", "seed", nil))
		over := openMenu(t, w.Canvas())
		if right := over.Position().X + over.Size().Width; over.Position().X < 0 || right > 360 {
			t.Errorf("at %d %% the menu reaches from %v to %v", percent, over.Position().X, right)
		}
		if least := over.MinSize().Height; least < 2*widgets.TouchSize {
			t.Errorf("at %d %% two items are %v high", percent, least)
		}
	}
}

func openMenu(t *testing.T, c fyne.Canvas) *widget.PopUpMenu {
	t.Helper()
	for _, o := range test.LaidOutObjects(c.Overlays().Top()) {
		if menu, ok := o.(*widget.PopUpMenu); ok {
			return menu
		}
	}
	t.Fatal("no menu is open")
	return nil
}

// What is made anew keeps the keyboard in its place, though other controls came
// before it; what stays keeps it too.
func TestFocusOutlivesItsControl(t *testing.T) {
	start(t, 100)
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("on a phone nothing is to have the keyboard")
	}
	button := func(label string) *controls.Button { return controls.NewButton(label, nil, controls.Plain, nil) }
	c := page.NewColumn(page.ReadingWidth, button("a"), block(10, 10), button("b"), button("c"))
	w := window(t, c)
	focused := func() string {
		if b, ok := w.Canvas().Focused().(*controls.Button); ok {
			return b.Label()
		}
		return ""
	}
	c.Set(button("A"), button("B"))
	if focused() != "" {
		t.Errorf("%q got the keyboard unasked", focused())
	}
	w.Canvas().FocusNext()
	stays := button("stays")
	for _, step := range []struct {
		parts []fyne.CanvasObject
		want  string
	}{
		{[]fyne.CanvasObject{button("new"), button("A"), button("B")}, "A"},
		{[]fyne.CanvasObject{stays, button("B")}, "stays"},
		{[]fyne.CanvasObject{button("B"), stays}, "stays"},
		{[]fyne.CanvasObject{button("last")}, "last"},
	} {
		if c.Set(step.parts...); focused() != step.want {
			t.Errorf("the keyboard is at %q, want %q", focused(), step.want)
		}
	}
}
