// Package widgets holds what all of Adytum's own widgets share: the names that they
// ask the theme for, distances, boxes and grounds. The widgets are in its folders.
// They know no rules and no words: pictures, texts and callbacks come from outside,
// colours and sizes from the theme. Each widget keeps its state; its renderer only
// draws and may be thrown away and made again at any time.
package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Colours the widgets ask the theme for, beyond those that Fyne names. The
// primary colour is the brass of outlines and of what is chosen.
const (
	ColorSurface fyne.ThemeColorName = "surface" // panels that lie on the background
	ColorRaised  fyne.ThemeColorName = "raised"  // things that lie on panels
	ColorOutline fyne.ThemeColorName = "outline" // the quiet edge of panels
	ColorMuted   fyne.ThemeColorName = "muted"   // secondary text
	ColorVeil    fyne.ThemeColorName = "veil"    // laid over a dimmed card
	ColorCurtain fyne.ThemeColorName = "curtain" // laid over the screen behind a card shown large
)

// Text sizes beyond those that Fyne names.
const (
	SizeSmallText   fyne.ThemeSizeName = "smallText"   // 14 units at 100 %
	SizeDisplayText fyne.ThemeSizeName = "displayText" // 40 units at 100 %
)

// SizeRing is the width of outlines that stand out from others, in units: of the ring
// around what has the keyboard, and of what is chosen. A theme that does not know it
// gets two.
const SizeRing fyne.ThemeSizeName = "ring"

const leastRing float32 = 2

// RingWidth is the width of the ring around what has the keyboard, in units.
func RingWidth() float32 { return max(leastRing, Size(SizeRing)) }

// BoardRing is the width of the ring on a board, which is full of outlines.
func BoardRing() float32 { return RingWidth() + 1 }

// Grid is the unit of all spacing; distances are multiples of it.
const Grid float32 = 4

// TouchSize is the least width and height of anything that can be tapped.
const TouchSize float32 = 48

// Corner radii in units: of cards and controls, and of panels.
const (
	CardCorner  float32 = 8
	PanelCorner float32 = 12
)

// A DisplayTheme is a theme that has a second face for titles and card names.
// Such a theme also knows the colour and size names above; under any
// other theme the widgets use the bold text face and Fyne's nearest names.
type DisplayTheme interface {
	DisplayFont() fyne.Resource
}

// DisplayFont is the face for titles in the current theme, or nil.
func DisplayFont() fyne.Resource {
	if t, ok := fyne.CurrentApp().Settings().Theme().(DisplayTheme); ok {
		return t.DisplayFont()
	}
	return nil
}

// stand-ins from Fyne's own names, for themes that do not know ours.
var (
	colorStandIns = map[fyne.ThemeColorName]fyne.ThemeColorName{
		ColorSurface: theme.ColorNameOverlayBackground,
		ColorRaised:  theme.ColorNameButton,
		ColorOutline: theme.ColorNameSeparator,
		ColorMuted:   theme.ColorNamePlaceHolder,
		ColorVeil:    theme.ColorNameShadow,
		ColorCurtain: theme.ColorNameShadow,
	}
	sizeStandIns = map[fyne.ThemeSizeName]fyne.ThemeSizeName{
		SizeSmallText:   theme.SizeNameText,
		SizeDisplayText: theme.SizeNameHeadingText,
	}
)

func ownTheme() bool {
	_, ok := fyne.CurrentApp().Settings().Theme().(DisplayTheme)
	return ok
}

// ColorName is a colour of ours as the current theme knows it.
func ColorName(name fyne.ThemeColorName) fyne.ThemeColorName {
	if standIn, ok := colorStandIns[name]; ok && !ownTheme() {
		return standIn
	}
	return name
}

// SizeName is a size of ours as the current theme knows it.
func SizeName(name fyne.ThemeSizeName) fyne.ThemeSizeName {
	if standIn, ok := sizeStandIns[name]; ok && !ownTheme() {
		return standIn
	}
	return name
}

// Color is a colour of the current theme, which need not know our names.
func Color(name fyne.ThemeColorName) color.Color { return theme.Color(ColorName(name)) }

// Size is a size of the current theme in units; it need not know our names.
func Size(name fyne.ThemeSizeName) float32 { return theme.Size(SizeName(name)) }

// Tinted is an icon in one colour of the theme.
func Tinted(icon fyne.Resource, name fyne.ThemeColorName) fyne.Resource {
	if icon == nil {
		return nil
	}
	return theme.NewColoredResource(icon, name)
}
