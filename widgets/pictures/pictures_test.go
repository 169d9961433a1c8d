package pictures

import (
	"adytum/widgets/widgettest"
	"fmt"
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// later keeps what is to be drawn off the UI goroutine until it is asked for.
type later struct {
	jobs  []func()
	drawn int
}

func drawLater(t *testing.T) *later {
	t.Helper()
	test.NewTempApp(t)
	before, old := away, shelf
	t.Cleanup(func() { away, shelf = before, old })
	l := &later{}
	away = func(f func()) { l.jobs = append(l.jobs, f) }
	shelf = newCupboard()
	return l
}

func (l *later) work() {
	jobs := l.jobs
	l.jobs = nil
	for _, do := range jobs {
		before := shelf.Len()
		do()
		l.drawn += shelf.Len() - before
	}
}

func square(name, fill string) fyne.Resource {
	return fyne.NewStaticResource(name, fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path fill="%s" d="M0 0H8V4H0Z"/></svg>`, fill))
}

var side = fyne.NewSquareSize(40)

func TestPictureComesWhenItIsDrawn(t *testing.T) {
	l := drawLater(t)
	red, blue := square("red.svg", "#ff0000"), square("blue.svg", "#0000ff")
	f, other := NewFrame(), NewFrame()
	f.Show(red, side)
	other.Show(red, side)
	if f.Image.Image != nothing {
		t.Error("something is shown before it is drawn")
	}
	l.work()
	if l.drawn != 1 || f.Image.Image != other.Image.Image || Name(f.Image.Image) != "red.svg" {
		t.Errorf("two frames: %d drawn, the first shows %q", l.drawn, Name(f.Image.Image))
	}
	if b := f.Image.Image.Bounds(); b != image.Rect(0, 0, 40, 20) {
		t.Errorf("drawn in %v", b)
	}
	if got := f.Image.Image.At(20, 10); got != (color.NRGBA{R: 255, A: 255}) {
		t.Errorf("drawn in %v", got)
	}
	small := f.Image.Image
	f.Show(red, side.Add(side))
	if f.Image.Image != small {
		t.Error("a picture in another size is not shown meanwhile")
	}
	f.Show(blue, side)
	f.Show(red, side)
	if f.Image.Image != small {
		t.Error("a picture that was drawn is not shown at once")
	}
	if l.work(); l.drawn != 1 || len(orders) != 0 {
		t.Errorf("%d drawn, %d awaited, though nobody waits", l.drawn, len(orders))
	}
	if f.Show(nil, side); f.Image.Image != nothing {
		t.Error("no picture shows something")
	}
}

func TestShelfHasBounds(t *testing.T) {
	l := drawLater(t)
	large := fyne.NewSize(1000, 500) // 2 MB
	f := NewFrame()
	for i := range 40 {
		f.Show(square(fmt.Sprint(i), "#00ff00"), large)
		l.work()
	}
	if shelf.bytes > room || shelf.Len() != room/(4*1000*500) {
		t.Errorf("%d pictures of %d bytes in all are kept", shelf.Len(), shelf.bytes)
	}
	if shelf.put(key{name: "39", width: 1000, height: 500}, f.Image.Image); shelf.bytes > room {
		t.Error("a picture that is drawn again counts twice")
	}
}

// A file that cannot be drawn leaves its frame empty, and the app alive.
func TestBadPicture(t *testing.T) {
	l := drawLater(t)
	f := NewFrame()
	f.Show(fyne.NewStaticResource("bad.svg", []byte("<svg")), side)
	if l.work(); f.Image.Image != nothing || len(orders) != 0 {
		t.Errorf("something is shown, or %d pictures are waited for", len(orders))
	}
}

// What comes too late for one who waited is none of those who wait for it now.
func TestLatePictureEndsNoOtherOrder(t *testing.T) {
	l := drawLater(t)
	red := square("red.svg", "#ff0000")
	f, other := NewFrame(), NewFrame()
	f.Show(red, side)
	shows := show
	defer func() { show = shows }()
	var late func()
	show = func(do func()) { late = do }
	l.work()
	show = shows
	f.Show(nil, side)
	other.Show(red, side)
	late()
	if len(orders) != 1 || len(l.jobs) != 1 {
		t.Errorf("%d orders, %d jobs", len(orders), len(l.jobs))
	}
	if l.work(); Name(other.Image.Image) != "red.svg" || f.Image.Image != nothing || len(orders) != 0 {
		t.Errorf("%q is shown, %d orders are left", Name(other.Image.Image), len(orders))
	}
}

func TestPictureIsAsLargeAsItsPlace(t *testing.T) {
	test.NewTempApp(t)
	p := New(square("place.svg", "#123456"), 8)
	w := test.NewTempWindow(t, p)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(60, 80))
	if b := p.frame.Image.Image.Bounds(); b != image.Rect(0, 0, 60, 30) || p.frame.Image.CornerRadius != 8 {
		t.Errorf("drawn in %v with corners of %v", b, p.frame.Image.CornerRadius)
	}
	if p.MinSize() != (fyne.Size{}) {
		t.Errorf("takes at least %v", p.MinSize())
	}
	if p.SetMinSize(side); p.MinSize() != side {
		t.Errorf("takes at least %v, want %v", p.MinSize(), side)
	}
}

// A picture in a colour of the theme follows it.
func TestPictureTakesTheColourOfTheTheme(t *testing.T) {
	test.NewTempApp(t)
	widgettest.UseTheme(false, 1)
	f := NewFrame()
	drawn := func(name fyne.ThemeColorName) color.Color {
		f.Show(theme.NewColoredResource(square("themed.svg", "#000000"), name), side)
		return f.Image.Image.At(20, 10)
	}
	same := func(a, b color.Color) bool { return color.NRGBAModel.Convert(a) == color.NRGBAModel.Convert(b) }
	if got := drawn(theme.ColorNamePrimary); !same(got, theme.Color(theme.ColorNamePrimary)) {
		t.Errorf("drawn in %v", got)
	}
	before := drawn(theme.ColorNameForeground)
	widgettest.UseTheme(true, 1)
	if got := drawn(theme.ColorNameForeground); same(got, before) {
		t.Errorf("drawn in %v in another theme too", got)
	}
}
