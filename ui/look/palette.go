package look

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
)

// Names of the colours of seats and suits. Seats are counted from 1 to 5 and
// suits go by their small-letter names.
const (
	ColorSeat1 fyne.ThemeColorName = "seat-1"
	ColorSeat2 fyne.ThemeColorName = "seat-2"
	ColorSeat3 fyne.ThemeColorName = "seat-3"
	ColorSeat4 fyne.ThemeColorName = "seat-4"
	ColorSeat5 fyne.ThemeColorName = "seat-5"

	ColorMoons  fyne.ThemeColorName = "suit-moons"
	ColorSuns   fyne.ThemeColorName = "suit-suns"
	ColorWaves  fyne.ThemeColorName = "suit-waves"
	ColorLeaves fyne.ThemeColorName = "suit-leaves"
	ColorWyrms  fyne.ThemeColorName = "suit-wyrms"
	ColorKnots  fyne.ThemeColorName = "suit-knots"
)

// ColorBrass is the accent of the app: what is chosen, what comes next.
const ColorBrass = theme.ColorNamePrimary

type palette map[fyne.ThemeColorName]color.Color

// grounds are the three colours that text lies on, from the back to the front.
func (p palette) grounds() map[string]color.Color {
	return map[string]color.Color{
		"ground":  p[theme.ColorNameBackground],
		"surface": p[widgets.ColorSurface],
		"raised":  p[widgets.ColorRaised],
	}
}

// tones are the colours a palette is made from; Fyne's many names are spread
// over them.
type tones struct {
	ground, surface, raised, outline string
	text, muted, disabled            string
	brass, link, onBrass             string
	danger, success, onState         string
	hover, focus, pressed, selection string
	veil, curtain, shadow            string
	seats                            [5]string
	suits                            [6]string
}

// The colours of seats and suits are those of the cards. Where a theme's
// grounds would leave them below 3:1 they are mixed towards white (Ink) or
// black (Parchment) just far enough to reach it.
var (
	inkTones = tones{
		ground: "#14171F", surface: "#1E2330", raised: "#2A3142", outline: "#3D465C",
		text: "#EDE6D6", muted: "#B9B2A2", disabled: "#9C988E",
		brass: "#D0A85C", link: "#D0A85C", onBrass: "#14171F",
		danger: "#F29A89", success: "#86C796", onState: "#14171F",
		hover: "#FFFFFF12", focus: "#D0A85C33", pressed: "#FFFFFF1E", selection: "#D0A85C44",
		veil: "#14171FA6", curtain: "#080A0FCC", shadow: "#00000080",
		seats: [5]string{"#1F83BB", "#E69F00", "#009E73", "#CC79A7", "#8A8F98"},
		suits: [6]string{"#56B4E9", "#E69F00", "#1F83BB", "#009E73", "#D55E00", "#CC79A7"},
	}
	parchmentTones = tones{
		ground: "#F1EADB", surface: "#FFFBF2", raised: "#E7DCC4", outline: "#CDBF9F",
		text: "#2B2620", muted: "#574E41", disabled: "#655B4C",
		brass: "#8A5A14", link: "#7C4F0E", onBrass: "#FFFBF2",
		danger: "#9C2F1E", success: "#2B6137", onState: "#FFFBF2",
		hover: "#00000010", focus: "#8A5A1433", pressed: "#0000001C", selection: "#8A5A1440",
		veil: "#F1EADBA6", curtain: "#2B2620CC", shadow: "#2B262055",
		seats: [5]string{"#0072B2", "#A16F00", "#008B65", "#A76389", "#777B83"},
		suits: [6]string{"#3E82A8", "#A16F00", "#0072B2", "#008B65", "#C85800", "#A76389"},
	}
	highContrastTones = tones{
		ground: "#000000", surface: "#000000", raised: "#1A1A1A", outline: "#FFFFFF",
		text: "#FFFFFF", muted: "#E6E6E6", disabled: "#BDBDBD",
		brass: "#FFE100", link: "#FFE100", onBrass: "#000000",
		danger: "#FF9C8F", success: "#7CF29A", onState: "#000000",
		hover: "#FFFFFF1E", focus: "#FFE10066", pressed: "#FFFFFF2A", selection: "#FFE10055",
		veil: "#000000A6", curtain: "#000000E6", shadow: "#FFFFFFC0",
		seats: [5]string{"#1F83BB", "#E69F00", "#009E73", "#CC79A7", "#8A8F98"},
		suits: [6]string{"#56B4E9", "#E69F00", "#1F83BB", "#009E73", "#D55E00", "#CC79A7"},
	}
)

var (
	ink          = inkTones.palette()
	parchment    = parchmentTones.palette()
	highContrast = highContrastTones.palette()
)

func (t tones) palette() palette {
	p := palette{}
	set := func(hex string, names ...fyne.ThemeColorName) {
		for _, name := range names {
			p[name] = mustParse(hex)
		}
	}
	set(t.ground, theme.ColorNameBackground)
	set(t.surface, widgets.ColorSurface, theme.ColorNameOverlayBackground, theme.ColorNameInputBackground)
	set(t.raised, widgets.ColorRaised, theme.ColorNameMenuBackground, theme.ColorNameButton, theme.ColorNameDisabledButton,
		theme.ColorNameHeaderBackground, theme.ColorNameInnerWindowBorder,
		theme.ColorNameInnerWindowBorderInactive)
	set(t.outline, widgets.ColorOutline, theme.ColorNameSeparator)
	set(t.text, theme.ColorNameForeground)
	set(t.muted, widgets.ColorMuted, theme.ColorNamePlaceHolder, theme.ColorNameInputBorder)
	set(t.muted+"80", theme.ColorNameScrollBar)
	set("#00000000", theme.ColorNameScrollBarBackground)
	set(t.disabled, theme.ColorNameDisabled)
	set(t.brass, theme.ColorNamePrimary, theme.ColorNameWarning)
	set(t.link, theme.ColorNameHyperlink)
	set(t.onBrass, theme.ColorNameForegroundOnPrimary, theme.ColorNameForegroundOnWarning)
	set(t.danger, theme.ColorNameError)
	set(t.success, theme.ColorNameSuccess)
	set(t.onState, theme.ColorNameForegroundOnError, theme.ColorNameForegroundOnSuccess)
	set(t.hover, theme.ColorNameHover)
	set(t.focus, theme.ColorNameFocus)
	set(t.pressed, theme.ColorNamePressed)
	set(t.selection, theme.ColorNameSelection)
	set(t.veil, widgets.ColorVeil)
	set(t.curtain, widgets.ColorCurtain)
	set(t.shadow, theme.ColorNameShadow)
	for i, name := range seatNames {
		set(t.seats[i], name)
	}
	for i, name := range suitNames {
		set(t.suits[i], name)
	}
	return p
}

var (
	seatNames = [5]fyne.ThemeColorName{ColorSeat1, ColorSeat2, ColorSeat3, ColorSeat4, ColorSeat5}
	suitNames = [6]fyne.ThemeColorName{ColorMoons, ColorSuns, ColorWaves, ColorLeaves, ColorWyrms, ColorKnots}
)

// mustParse reads #RRGGBB or #RRGGBBAA. The tables above are its only callers,
// so a fault in them shows as soon as the package is loaded.
func mustParse(hex string) color.NRGBA {
	c := color.NRGBA{A: 0xFF}
	var err error
	switch len(hex) {
	case len("#RRGGBB"):
		_, err = fmt.Sscanf(hex, "#%02X%02X%02X", &c.R, &c.G, &c.B)
	case len("#RRGGBBAA"):
		_, err = fmt.Sscanf(hex, "#%02X%02X%02X%02X", &c.R, &c.G, &c.B, &c.A)
	default:
		err = fmt.Errorf("wrong length")
	}
	if err != nil {
		panic(fmt.Sprintf("look: colour %q: %v", hex, err))
	}
	return c
}
