package settings

import (
	"strings"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/labels"
)

// licence is the page with the licence of a font as its author wrote it.
func licence(font assets.Font) frame.Route {
	return frame.Route{Name: "settings.licence", Build: func() *frame.Page {
		var paragraphs []fyne.CanvasObject
		for _, text := range unwrapped(assets.FontLicence(font)) {
			paragraphs = append(paragraphs, labels.NewNote(text))
		}
		column := page.NewColumn(page.ReadingWidth, page.NewStack(2*widgets.Grid, paragraphs...))
		return &frame.Page{Title: i18n.T("about.licence"), Content: column.Object, Width: page.ReadingWidth, OnKey: column.OnKey}
	}}
}

// unwrapped are the paragraphs of a text, each in one line: lines end where the
// page ends, not where the author's did.
func unwrapped(text string) []string {
	var all []string
	for _, paragraph := range strings.Split(strings.ReplaceAll(text, "\r", ""), "\n\n") {
		words := strings.Fields(strings.Trim(paragraph, "-\n #"))
		if len(words) > 0 {
			all = append(all, strings.ReplaceAll(strings.Join(words, " "), "*", ""))
		}
	}
	return all
}
