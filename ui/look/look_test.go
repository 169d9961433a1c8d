package look

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/data/binding"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
	"adytum/widgets/controls"
)

var palettes = map[ThemeName]palette{Ink: ink, Parchment: parchment, HighContrast: highContrast}

// over lays a see-through colour on an opaque one.
func over(ground, tint color.Color) color.Color {
	g, t := color.NRGBAModel.Convert(ground).(color.NRGBA), color.NRGBAModel.Convert(tint).(color.NRGBA)
	mix := func(a, b uint8) uint8 {
		return uint8((int(a)*(255-int(t.A)) + int(b)*int(t.A) + 127) / 255)
	}
	return color.NRGBA{mix(g.R, t.R), mix(g.G, t.G), mix(g.B, t.B), 255}
}

func luminance(c color.Color) float64 {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	linear := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(n.R) + 0.7152*linear(n.G) + 0.0722*linear(n.B)
}

// contrast is the ratio of WCAG 2, from 1 to 21.
func contrast(a, b color.Color) float64 {
	x, y := luminance(a)+0.05, luminance(b)+0.05
	return max(x, y) / min(x, y)
}

// states are the tints that a control lays over its ground.
var states = map[string][]fyne.ThemeColorName{
	"at rest":           nil,
	"below the pointer": {theme.ColorNameHover},
	"focused":           {theme.ColorNameFocus},
	"pressed":           {theme.ColorNameHover, theme.ColorNamePressed},
	"selected":          {theme.ColorNameSelection},
}

func checkContrast(t *testing.T, p palette, least float64, text, ground fyne.ThemeColorName, state string, where any) {
	t.Helper()
	g := p[ground]
	for _, tint := range states[state] {
		g = over(g, p[tint])
	}
	if got := contrast(p[text], g); got < least {
		t.Errorf("%v: %s on %s, %s: %.2f:1, want %.1f:1", where, text, ground, state, got, least)
	}
}

func TestTextCanBeReadOnEveryGround(t *testing.T) {
	grounds := []fyne.ThemeColorName{
		theme.ColorNameBackground, widgets.ColorSurface, widgets.ColorRaised, theme.ColorNameButton,
		theme.ColorNameInputBackground, theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground,
		theme.ColorNameHeaderBackground,
	}
	for choice, p := range palettes {
		for _, ground := range grounds {
			for state := range states {
				checkContrast(t, p, 4.5, theme.ColorNameForeground, ground, state, choice)
			}
			for _, state := range []string{"at rest", "below the pointer"} {
				for _, text := range []fyne.ThemeColorName{
					widgets.ColorMuted, theme.ColorNamePlaceHolder, theme.ColorNameHyperlink,
					theme.ColorNameError, theme.ColorNameSuccess,
				} {
					checkContrast(t, p, 4.5, text, ground, state, choice)
				}
			}
			checkContrast(t, p, 4.5, theme.ColorNameDisabled, ground, "at rest", choice)
		}
		checkContrast(t, p, 4.5, theme.ColorNameDisabled, theme.ColorNameDisabledButton, "at rest", choice)
	}
}

func TestTextCanBeReadOnButtons(t *testing.T) {
	onto := map[fyne.ThemeColorName]fyne.ThemeColorName{
		theme.ColorNamePrimary: theme.ColorNameForegroundOnPrimary,
		theme.ColorNameError:   theme.ColorNameForegroundOnError,
		theme.ColorNameSuccess: theme.ColorNameForegroundOnSuccess,
		theme.ColorNameWarning: theme.ColorNameForegroundOnWarning,
	}
	for choice, p := range palettes {
		for ground, text := range onto {
			for _, state := range []string{"at rest", "below the pointer", "focused", "pressed"} {
				checkContrast(t, p, 4.5, text, ground, state, choice)
			}
		}
	}
}

func TestLargeSignsCanBeSeen(t *testing.T) {
	signs := append(seatNames[:], suitNames[:]...)
	signs = append(signs, ColorBrass, theme.ColorNameForeground, theme.ColorNameError, theme.ColorNameSuccess)
	for choice, p := range palettes {
		for _, sign := range signs {
			for name, ground := range p.grounds() {
				if got := contrast(p[sign], ground); got < 3 {
					t.Errorf("%s: %s on %s: %.2f:1, want 3:1", choice, sign, name, got)
				}
			}
		}
	}
}

func TestPaletteOfTheDesign(t *testing.T) {
	want := map[ThemeName][5]string{
		Ink:       {"#14171F", "#1E2330", "#2A3142", "#EDE6D6", "#D0A85C"},
		Parchment: {"#F1EADB", "#FFFBF2", "#E7DCC4", "#2B2620", "#8A5A14"},
	}
	names := [5]fyne.ThemeColorName{
		theme.ColorNameBackground, widgets.ColorSurface, widgets.ColorRaised, theme.ColorNameForeground, ColorBrass,
	}
	for choice, colors := range want {
		th := NewTheme(choice, NormalText)
		for i, name := range names {
			if got := th.Color(name, theme.VariantLight); got != color.Color(mustParse(colors[i])) {
				t.Errorf("%s: %s is %v, want %s", choice, name, got, colors[i])
			}
		}
	}
}

func TestSystemFollowsTheDevice(t *testing.T) {
	th := NewTheme(System, NormalText)
	if got := th.Color(theme.ColorNameBackground, theme.VariantDark); got != ink[theme.ColorNameBackground] {
		t.Errorf("on a dark device the background is %v", got)
	}
	if got := th.Color(theme.ColorNameBackground, theme.VariantLight); got != parchment[theme.ColorNameBackground] {
		t.Errorf("on a light device the background is %v", got)
	}
}

func TestTextGrowsAndKeepsItsLimits(t *testing.T) {
	for percent, want := range map[int]float32{10: 14, 85: 14, 100: 16, 130: 21, 160: 26, 400: 26} {
		if got := NewTheme(Ink, percent).Size(theme.SizeNameText); got != want {
			t.Errorf("at %d %% the text is %v units, want %v", percent, got, want)
		}
	}
	for name, want := range map[fyne.ThemeSizeName]float32{
		theme.SizeNameCaptionText: 12, widgets.SizeSmallText: 14, theme.SizeNameText: 16,
		theme.SizeNameSubHeadingText: 20, theme.SizeNameHeadingText: 28, widgets.SizeDisplayText: 40,
	} {
		if got := NewTheme(Ink, NormalText).Size(name); got != want {
			t.Errorf("%s is %v units, want %v", name, got, want)
		}
	}
}

// Where everything has an outline, the keyboard's ring is told by its width.
func TestRingIsBroadInHighContrast(t *testing.T) {
	if ink, contrast := NewTheme(Ink, NormalText).Size(widgets.SizeRing), NewTheme(HighContrast, NormalText).Size(widgets.SizeRing); ink >= contrast || contrast < 4 {
		t.Errorf("%v in Ink, %v in high contrast", ink, contrast)
	}
}

func TestControlsAreTouchTargetsAtEveryTextSize(t *testing.T) {
	test.NewTempApp(t)
	for percent := SmallestText; percent <= LargestText; percent += 5 {
		Use(Look{Theme: Ink, Text: percent})
		icon := theme.ConfirmIcon()
		for name, control := range map[string]fyne.CanvasObject{
			"Fyne button": widget.NewButton("Cancel", nil),
			"field":       controls.NewEntry(),
			"Fyne select": widget.NewSelect([]string{"A"}, nil),
			"Fyne check":  widget.NewCheck("A", nil),
			"button":      controls.NewButton("A", nil, controls.Plain, nil),
			"icon button": controls.NewIconButton("A", icon, nil),
			"bar button":  controls.NewBarButton("A", icon, nil),
			"place":       controls.NewNavItem("A", icon, nil),
			"choice":      controls.NewSegmented([]string{"A", "B"}, 0, nil),
			"tile":        controls.NewTile(nil, 1, "A", nil, nil),
		} {
			size := control.MinSize()
			if name == "field" {
				size.Width = widgets.TouchSize // as wide as its layout makes it
			}
			if size.Width < widgets.TouchSize || size.Height < widgets.TouchSize {
				t.Errorf("%s at %d %%: %v, want at least 48 x 48", name, percent, size)
			}
		}
	}
}

func TestFonts(t *testing.T) {
	th := NewTheme(Ink, NormalText)
	for style, want := range map[fyne.TextStyle]fyne.Resource{
		{}: sans, {Bold: true}: bold, {Italic: true}: italic, {Bold: true, Italic: true}: bold,
	} {
		if got := th.Font(style); got != want {
			t.Errorf("%+v: %s, want %s", style, got.Name(), want.Name())
		}
	}
	if th.DisplayFont() != serif {
		t.Error("titles are not in the serif")
	}
	if th.Font(fyne.TextStyle{Monospace: true}) == nil || th.Font(fyne.TextStyle{Symbol: true}) == nil {
		t.Error("no font for monospace or symbols")
	}
}

func TestUseAppliesTheThemeAndTellsListeners(t *testing.T) {
	app := test.NewTempApp(t)
	var heard []Look
	listener := binding.NewDataListener(func() {
		l, _ := Chosen().Get()
		heard = append(heard, l)
	})
	Chosen().AddListener(listener)
	defer Chosen().RemoveListener(listener)
	heard = nil

	want := Look{Theme: Parchment, Text: 120, Reduced: true}
	Use(want)
	if len(heard) != 1 || heard[0] != want {
		t.Errorf("listeners heard %v, want %v once", heard, want)
	}
	if got := app.Settings().Theme().Color(theme.ColorNameBackground, theme.VariantDark); got != parchment[theme.ColorNameBackground] {
		t.Errorf("the app's background is %v", got)
	}
	if Moves() {
		t.Error("things move although the look forbids it")
	}
	Use(Default())
	if !Moves() {
		t.Error("nothing moves in the default look")
	}
}

func TestTitlesFollowTheTextSize(t *testing.T) {
	test.NewTempApp(t)
	Use(Default())
	normal := [3]float32{Display("A").MinSize().Height, Title("A").MinSize().Height, Subtitle("A").MinSize().Height}
	if !(normal[0] > normal[1] && normal[1] > normal[2]) {
		t.Errorf("heights of display, title and subtitle: %v", normal)
	}
	Use(Look{Theme: Ink, Text: LargestText})
	if got := Title("A").MinSize().Height; got <= normal[1]*1.5 {
		t.Errorf("a title is %v high at 160 %% and %v at 100 %%", got, normal[1])
	}
}

// The digits of the serif stand as high as its capitals: an old-style 1 is read as
// an I.
func TestDigitsOfTheSerifAreHigh(t *testing.T) {
	test.NewTempApp(t)
	Use(Look{Theme: Ink, Text: NormalText})
	capital := inkHeight(t, "H")
	for _, digit := range "0123456789" {
		if got := inkHeight(t, string(digit)); got < capital*9/10 {
			t.Errorf("%c is %d pixels high, a capital %d", digit, got, capital)
		}
	}
}

// inkHeight is how many lines of pixels a sign in the serif covers.
func inkHeight(t *testing.T, sign string) int {
	t.Helper()
	text := canvas.NewText(sign, color.Black)
	text.FontSource, text.TextSize = widgets.DisplayFont(), 80
	c := software.NewTransparentCanvas()
	c.SetContent(text)
	picture, lines := c.Capture(), 0
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			if _, _, _, alpha := picture.At(x, y).RGBA(); alpha > 0x8000 {
				lines++
				break
			}
		}
	}
	return lines
}
