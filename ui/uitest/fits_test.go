package uitest_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"adytum/ui/look"
	"adytum/ui/uitest"
	"adytum/widgets/labels"
)

// text is a line at a place, in a size of the theme unless another is given.
func text(words string, x, y, size float32) *canvas.Text {
	t := canvas.NewText(words, nil)
	if t.TextSize = size; size == 0 {
		t.TextSize = theme.TextSize()
	}
	t.Resize(t.MinSize())
	t.Move(fyne.NewPos(x, y))
	return t
}

// status is a panel that is too low for its words.
func status(words string, height float32) *labels.Status {
	s := labels.NewStatus()
	s.SetText(words)
	s.Resize(fyne.NewSize(200, height))
	s.Move(fyne.NewPos(10, 100))
	return s
}

func TestMisfitsAreFound(t *testing.T) {
	test.NewTempApp(t)
	look.Use(look.Look{Theme: look.Ink, Text: look.NormalText})
	long := "many words that go on and on and do not come to any end where they could be read in peace"
	for name, c := range map[string]struct {
		objects []fyne.CanvasObject
		want    []string
	}{
		"all is well":        {[]fyne.CanvasObject{text("one", 10, 10, 0), text("two", 10, 60, 0), status("short", 60)}, nil},
		"an ellipsis":        {[]fyne.CanvasObject{text("cut of…", 10, 10, 0)}, []string{"cut"}},
		"going on":           {[]fyne.CanvasObject{text("thinking …", 10, 10, 0)}, nil},
		"made smaller":       {[]fyne.CanvasObject{text("small", 10, 10, 11)}, []string{"shrunk"}},
		"beyond the edge":    {[]fyne.CanvasObject{text("far out", 280, 10, 0)}, []string{"outside"}},
		"below the edge":     {[]fyne.CanvasObject{text("deep", 10, 195, 0)}, []string{"outside"}},
		"one over the other": {[]fyne.CanvasObject{text("below", 10, 10, 0), text("above", 14, 14, 0)}, []string{"over another"}},
		"a scroll goes down": {[]fyne.CanvasObject{scrolled(text("deep", 10, 900, 0))}, nil},
		"words without room": {[]fyne.CanvasObject{status(long, 40)}, []string{"cut"}},
	} {
		w := test.NewWindow(container.NewWithoutLayout(c.objects...))
		w.SetPadded(false)
		w.Resize(fyne.NewSize(300, 200))
		var got []string
		for _, m := range uitest.Misfits(w.Canvas()) {
			got = append(got, m.What)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: found %v, want %v", name, got, c.want)
		}
		w.Close()
	}
}

func scrolled(o fyne.CanvasObject) fyne.CanvasObject {
	content := container.NewWithoutLayout(o)
	s := container.NewVScroll(content)
	s.Resize(fyne.NewSize(300, 200))
	return s
}
