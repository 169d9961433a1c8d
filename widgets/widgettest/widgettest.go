// Package widgettest shows widgets in a window of tests, and compares what it
// draws with pictures that are kept.
package widgettest

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/signs"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

// Theme is Fyne's theme with the names that only our own themes know.
type Theme struct {
	fyne.Theme
	light bool
	scale float32
}

func (t Theme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	dark := map[fyne.ThemeColorName]color.Color{
		theme.ColorNameBackground:          color.NRGBA{20, 23, 31, 255},
		theme.ColorNameForeground:          color.NRGBA{237, 230, 214, 255},
		theme.ColorNamePrimary:             color.NRGBA{208, 168, 92, 255},
		theme.ColorNameForegroundOnPrimary: color.NRGBA{20, 23, 31, 255},
		widgets.ColorSurface:               color.NRGBA{30, 35, 48, 255},
		widgets.ColorRaised:                color.NRGBA{42, 49, 66, 255},
		widgets.ColorOutline:               color.NRGBA{61, 70, 92, 255},
		widgets.ColorMuted:                 color.NRGBA{185, 178, 162, 255},
		widgets.ColorVeil:                  color.NRGBA{20, 23, 31, 166},
		widgets.ColorCurtain:               color.NRGBA{8, 10, 15, 204},
	}
	light := map[fyne.ThemeColorName]color.Color{
		theme.ColorNameBackground:          color.NRGBA{241, 234, 219, 255},
		theme.ColorNameForeground:          color.NRGBA{43, 38, 32, 255},
		theme.ColorNamePrimary:             color.NRGBA{138, 90, 20, 255},
		theme.ColorNameForegroundOnPrimary: color.NRGBA{255, 251, 242, 255},
		widgets.ColorSurface:               color.NRGBA{255, 251, 242, 255},
		widgets.ColorRaised:                color.NRGBA{231, 220, 196, 255},
		widgets.ColorOutline:               color.NRGBA{205, 191, 159, 255},
		widgets.ColorMuted:                 color.NRGBA{87, 78, 65, 255},
		widgets.ColorVeil:                  color.NRGBA{241, 234, 219, 166},
		widgets.ColorCurtain:               color.NRGBA{43, 38, 32, 204},
	}
	colors := dark
	variant := theme.VariantDark
	if t.light {
		colors, variant = light, theme.VariantLight
	}
	if c, ok := colors[name]; ok {
		return c
	}
	return t.Theme.Color(name, variant)
}

func (t Theme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case widgets.SizeSmallText:
		return 14 * t.scale
	case widgets.SizeDisplayText:
		return 40 * t.scale
	case theme.SizeNameText, theme.SizeNameHeadingText, theme.SizeNameSubHeadingText, theme.SizeNameCaptionText:
		return t.Theme.Size(name) * t.scale
	}
	return t.Theme.Size(name)
}

func (t Theme) DisplayFont() fyne.Resource { return nil }

// UseTheme puts the app under the test theme with texts of that scale.
func UseTheme(light bool, scale float32) {
	fyne.CurrentApp().Settings().SetTheme(Theme{theme.DefaultTheme(), light, scale})
}

// Show puts o into a window of that size under the dark test theme.
func Show(t *testing.T, o fyne.CanvasObject, size fyne.Size) fyne.Window {
	t.Helper()
	test.NewTempApp(t)
	UseTheme(false, 1)
	w := test.NewTempWindow(t, o)
	w.SetPadded(false)
	w.Resize(size)
	return w
}

// Picture draws what the window shows, at that many pixels a unit.
func Picture(w fyne.Window, scale float32) image.Image {
	canvas := w.Canvas().(software.WindowlessCanvas)
	canvas.SetScale(scale)
	return canvas.Capture()
}

// Golden compares a picture with the one kept in testdata.
func Golden(t *testing.T, name string, got image.Image) {
	t.Helper()
	path := filepath.Join("testdata", name+".png")
	var encoded bytes.Buffer
	if err := png.Encode(&encoded, got); err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, encoded.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v (run the test with -update to make it)", err)
	}
	want, err := png.Decode(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	if share := Difference(got, want); share > 0.0005 {
		failed := filepath.Join(t.TempDir(), name+".png")
		_ = os.WriteFile(failed, encoded.Bytes(), 0o644)
		t.Errorf("%s: %.2f %% of the pixels differ", name, share*100)
	}
}

// Difference is the share of pixels that a person would see to differ.
func Difference(a, b image.Image) float64 {
	if a.Bounds().Size() != b.Bounds().Size() {
		return 1
	}
	differing := 0
	size := a.Bounds().Size()
	for y := range size.Y {
		for x := range size.X {
			p := color.GrayModel.Convert(a.At(a.Bounds().Min.X+x, a.Bounds().Min.Y+y)).(color.Gray).Y
			q := color.GrayModel.Convert(b.At(b.Bounds().Min.X+x, b.Bounds().Min.Y+y)).(color.Gray).Y
			if max(p, q)-min(p, q) > 24 {
				differing++
			}
		}
	}
	return float64(differing) / float64(size.X*size.Y)
}

// Face is a card face in one colour, so that pictures show which is which.
func Face(id string) fyne.Resource {
	fill := color.NRGBA{86, 180, 233, 255}
	if len(id)%2 == 0 {
		fill = color.NRGBA{213, 94, 0, 255}
	}
	content := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300">`+
		`<rect x="2" y="2" width="196" height="296" rx="24" ry="24" fill="#FFFBF2" stroke="#2B2620" stroke-width="4"/>`+
		`<circle cx="100" cy="140" r="70" fill="%s"/></svg>`, signs.Hex(fill))
	return fyne.NewStaticResource("face-"+id+".svg", []byte(content))
}

// A ringed board has a ring that the keyboard moves.
type ringed[K comparable] interface {
	Ring() (spot K, shown bool)
	SetRing(K)
}

// Walk takes the arrow keys from the ring's place to everywhere they lead.
func Walk[K comparable](board ringed[K], typed func(*fyne.KeyEvent)) (reached map[K]bool) {
	start, _ := board.Ring()
	reached = map[K]bool{start: true}
	for edge := []K{start}; len(edge) > 0; edge = edge[1:] {
		for _, key := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown} {
			board.SetRing(edge[0])
			typed(&fyne.KeyEvent{Name: key})
			if ring, _ := board.Ring(); !reached[ring] {
				reached[ring] = true
				edge = append(edge, ring)
			}
		}
	}
	return reached
}

// Themed gives tests without a window the test theme.
func Themed(t *testing.T) {
	t.Helper()
	test.NewTempApp(t)
	UseTheme(false, 1)
}

// Shape is a simple picture with a colour of its own.
func Shape(name, fill, d string) fyne.Resource {
	return fyne.NewStaticResource(name+".svg", []byte(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="`+fill+`" d="`+d+`"/></svg>`))
}

// CheckInside demands that what a control draws lies within it.
func CheckInside(t *testing.T, name string, o fyne.Widget) {
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
