// Package look is the appearance of the app: colours, sizes and fonts of its
// themes, and the three choices a person has about them.
package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/data/binding"

	"adytum/widgets"
	"adytum/widgets/labels"
)

// A ThemeName names a theme as the settings store it.
type ThemeName string

// The themes. System is Ink on a dark device and Parchment on a light one.
const (
	System       ThemeName = "system"
	Ink          ThemeName = "ink"
	Parchment    ThemeName = "parchment"
	HighContrast ThemeName = "high-contrast"
)

// ThemeNames lists the themes in the order in which the settings show them.
func ThemeNames() []ThemeName { return []ThemeName{System, Ink, Parchment, HighContrast} }

// The text size in percent of the designed sizes.
const (
	SmallestText = 85
	NormalText   = 100
	LargestText  = 160
)

// A Look is what a person has chosen about the appearance.
type Look struct {
	Theme   ThemeName // any other value counts as System
	Text    int       // text size in percent, kept within SmallestText and LargestText
	Reduced bool      // no motion
}

// Default is the look of a fresh installation.
func Default() Look { return Look{Theme: System, Text: NormalText} }

var chosen = binding.NewItem(func(a, b Look) bool { return a == b })

// Chosen holds the look last given to Use. Screens that must be rebuilt for a
// new look listen to it.
func Chosen() binding.Item[Look] { return chosen }

// Use gives the app the look l and then tells the listeners of Chosen. It is to
// be called on the UI goroutine.
func Use(l Look) {
	fyne.CurrentApp().Settings().SetTheme(NewTheme(l.Theme, l.Text))
	_ = chosen.Set(l) // an in-memory item has no way to fail
}

// Moves says whether things may move: neither the app's own choice nor the
// device's forbids it.
func Moves() bool {
	l, _ := chosen.Get()
	return !l.Reduced && fyne.CurrentApp().Settings().ShowAnimations()
}

// Display is the largest title (40 units at 100 %), for a score or the name of
// the app.
func Display(text string) *labels.Heading {
	return labels.NewHeading(text, widgets.SizeDisplayText)
}

// Title is the title of a screen (28 units at 100 %).
func Title(text string) *labels.Heading {
	return labels.NewHeading(text, sizeTitle)
}

// Subtitle is the title of a panel or a group (20 units at 100 %).
func Subtitle(text string) *labels.Heading {
	return labels.NewHeading(text, sizeSubtitle)
}

// BarTitle is the title of a screen in its bar, whose height does not grow.
func BarTitle(text string) *labels.Heading {
	return labels.NewTitle(text, sizeSubtitle)
}
