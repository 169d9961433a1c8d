package look

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/assets"
	"adytum/widgets"
)

const (
	sizeTitle    = theme.SizeNameHeadingText
	sizeSubtitle = theme.SizeNameSubHeadingText
)

// Fyne keeps parsed fonts by the identity of their resource, so each exists once.
var (
	serif  = fontResource(assets.Serif)
	sans   = fontResource(assets.Sans)
	bold   = fontResource(assets.SansBold)
	italic = fontResource(assets.SansItalic)
)

func fontResource(f assets.Font) fyne.Resource {
	return fyne.NewStaticResource(f.Name(), f.Bytes())
}

// Theme is one of the app's themes at one text size. It implements fyne.Theme
// and widgets.DisplayTheme.
type Theme struct {
	choice ThemeName
	scale  float32
	base   fyne.Theme // for icons and for names that only Fyne knows
}

var (
	_ fyne.Theme           = (*Theme)(nil)
	_ widgets.DisplayTheme = (*Theme)(nil)
)

// NewTheme is the chosen theme with text at percent of the designed sizes.
func NewTheme(choice ThemeName, percent int) *Theme {
	percent = min(max(percent, SmallestText), LargestText)
	return &Theme{choice: choice, scale: float32(percent) / 100, base: theme.DefaultTheme()}
}

// Color implements fyne.Theme. The variant counts only under System.
func (t *Theme) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	if c, ok := t.palette(variant)[name]; ok {
		return c
	}
	return t.base.Color(name, variant)
}

func (t *Theme) palette(variant fyne.ThemeVariant) palette {
	switch {
	case t.choice == HighContrast:
		return highContrast
	case t.choice == Ink:
		return ink
	case t.choice == Parchment, variant == theme.VariantLight:
		return parchment
	}
	return ink
}

// Font implements fyne.Theme.
func (t *Theme) Font(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Monospace, style.Symbol:
		return t.base.Font(style)
	case style.Bold:
		return bold
	case style.Italic:
		return italic
	}
	return sans
}

// DisplayFont is the serif of titles and card names.
func (t *Theme) DisplayFont() fyne.Resource { return serif }

// Icon implements fyne.Theme.
func (t *Theme) Icon(name fyne.ThemeIconName) fyne.Resource { return t.base.Icon(name) }

// Text sizes in units at 100 %.
var textSizes = map[fyne.ThemeSizeName]float32{
	theme.SizeNameCaptionText: 12,
	widgets.SizeSmallText:     14,
	theme.SizeNameText:        16,
	sizeSubtitle:              20,
	sizeTitle:                 28,
	widgets.SizeDisplayText:   40,
}

// Sizes in units that do not grow with the text.
var fixedSizes = map[fyne.ThemeSizeName]float32{
	theme.SizeNamePadding:            2 * widgets.Grid,
	theme.SizeNameLineSpacing:        widgets.Grid,
	theme.SizeNameInlineIcon:         24,
	theme.SizeNameInputBorder:        1,
	theme.SizeNameSeparatorThickness: 1,
	theme.SizeNameScrollBar:          12,
	theme.SizeNameScrollBarSmall:     6,
	theme.SizeNameScrollBarRadius:    3,
	theme.SizeNameSelectionRadius:    4,
	theme.SizeNameButtonRadius:       widgets.CardCorner,
	theme.SizeNameInputRadius:        widgets.CardCorner,
	theme.SizeNameMenuRadius:         widgets.CardCorner,
	theme.SizeNameCardRadius:         widgets.PanelCorner,
	theme.SizeNameDialogRadius:       widgets.PanelCorner,
	theme.SizeNamePopupRadius:        widgets.PanelCorner,
	theme.SizeNameInnerWindowRadius:  widgets.PanelCorner,
}

// Size implements fyne.Theme, in units.
func (t *Theme) Size(name fyne.ThemeSizeName) float32 {
	if size, ok := textSizes[name]; ok {
		return t.scaled(size)
	}
	switch {
	case name == theme.SizeNameInnerPadding:
		return t.innerPadding()
	case name == widgets.SizeRing && t.choice == HighContrast:
		return contrastRing
	}
	if size, ok := fixedSizes[name]; ok {
		return size
	}
	return t.base.Size(name)
}

// contrastRing is the width of outlines that stand out where all things have one.
const contrastRing = 4

func (t *Theme) scaled(size float32) float32 {
	return float32(math.Round(float64(size * t.scale)))
}

const (
	lineHeight  = 1.257 // height of a line of the sans over its size
	fieldBorder = 3     // what Fyne takes off the paddings of a field, in units
)

// innerPadding makes Fyne's fields and boxes, which are a line of text between
// two inner paddings less a border, at least a touch target high.
func (t *Theme) innerPadding() float32 {
	line := t.scaled(textSizes[theme.SizeNameText]) * lineHeight
	padding := math.Ceil(float64(widgets.TouchSize+fieldBorder-line) / 2)
	return max(3*widgets.Grid, float32(padding))
}
