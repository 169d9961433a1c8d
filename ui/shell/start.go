package shell

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"adytum/savegames"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// Opening is what the window shows until the store is open: the name, and
// nothing that moves.
func Opening() fyne.CanvasObject {
	name := look.Display(i18n.T("app.name"))
	name.SetAlign(fyne.TextAlignCenter)
	return container.NewStack(widgets.NewGround(widgets.ColorSurface), name)
}

// Working is what the window shows while a damaged store is rescued, or that of an
// earlier version prepared: which share of it is done, from 0 to 1. It speaks both
// languages, for the settings that name the right one cannot be read yet.
func Working(done float64) fyne.CanvasObject {
	before, _ := i18n.Locale().Get()
	var parts []fyne.CanvasObject
	for _, language := range []i18n.Language{i18n.English, i18n.German} {
		i18n.Use(language)
		parts = append(parts, page.Notice("hourglass", i18n.T("app.working"), labels.NewText(i18n.T("app.working.text"))))
	}
	i18n.Use(before)
	bar := widget.NewProgressBar()
	bar.TextFormatter = func() string { return "" } // it could not be read on the bar
	bar.SetValue(done)
	percent := labels.NewText(i18n.Tf("statistics.percent", map[string]any{"Percent": int(100 * done)}))
	return page.NewColumn(page.ReadingWidth, slices.Insert(parts, 0, fyne.CanvasObject(percent), fyne.CanvasObject(bar))...).Object
}

// Failure says why the app cannot start, in both languages, for the settings
// that name the right one cannot be read. The only thing left to do is to quit. If a
// file was to be opened, its name is given, to say how that can still be done.
func Failure(err error, dataDir, file string, quit func()) fyne.CanvasObject {
	before, _ := i18n.Locale().Get()
	var notices []fyne.CanvasObject
	var heading, closing []string
	for _, language := range []i18n.Language{i18n.English, i18n.German} {
		i18n.Use(language)
		title, advice := i18n.Problem(err)
		said := []fyne.CanvasObject{labels.NewText(advice)}
		if file != "" && errors.Is(err, savegames.ErrInUse) {
			said = append(said, labels.NewText(i18n.Tf("app.in_use.file", map[string]any{"Name": file})))
		}
		notices = append(notices, page.Notice("info", title, said...))
		heading = append(heading, i18n.T("app.start"))
		closing = append(closing, i18n.T("app.close"))
	}
	i18n.Use(before)
	const both = " · "
	parts := slices.Insert(notices, 0, fyne.CanvasObject(look.Subtitle(strings.Join(heading, both))))
	button := controls.NewButton(strings.Join(closing, both), look.Icon("close"), controls.Primary, quit)
	parts = append(parts, labels.NewNote(dataDir), page.NewLine(button))
	return page.NewColumn(page.ReadingWidth, parts...).Object
}

// keyWindow is the key under which the size of the window is kept. It lives in
// the app's preferences and not in the store, because it is needed before that
// is open.
const keyWindow = "window.size"

// Sizes of a window in units.
var (
	firstWindow = fyne.NewSize(1120, 760)
	leastWindow = fyne.NewSize(360, 480)
)

// WindowSize is the size that the window had when it was last closed.
func WindowSize(p fyne.Preferences) fyne.Size {
	var size fyne.Size
	if n, err := fmt.Sscanf(p.String(keyWindow), "%gx%g", &size.Width, &size.Height); n != 2 || err != nil {
		return firstWindow
	}
	return size.Max(leastWindow)
}

// KeepWindowSize remembers the size of the window.
func KeepWindowSize(p fyne.Preferences, size fyne.Size) {
	p.SetString(keyWindow, fmt.Sprintf("%gx%g", size.Width, size.Height))
}
