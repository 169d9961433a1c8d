package settings

import (
	"strings"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// licence is the page with a licence as its authors wrote it.
func licence(text string) frame.Route {
	return frame.Route{Name: "settings.licence", Build: func() *frame.Page {
		var paragraphs []fyne.CanvasObject
		for _, text := range unwrapped(text) {
			paragraphs = append(paragraphs, labels.NewNote(text))
		}
		column := page.NewColumn(page.ReadingWidth, page.NewStack(2*widgets.Grid, paragraphs...))
		return &frame.Page{Title: i18n.T("about.licence"), Content: column.Object, Width: page.ReadingWidth, OnKey: column.OnKey}
	}}
}

// Libraries is the page of what is linked into the app, each with its licence.
func Libraries(h *frame.Host) frame.Route {
	return frame.Route{Name: "settings.libraries", Build: func() *frame.Page {
		var parts []fyne.CanvasObject
		for _, l := range assets.Licences() {
			read := controls.NewButton(i18n.T("about.licence"), nil, controls.Plain, func() { h.Router.Push(licence(l.Text)) })
			// The longest names would be wider than a phone.
			names := strings.ReplaceAll(strings.Join(l.Parts, ", "), "github.com/", "")
			parts = append(parts, page.NewStack(widgets.Grid, labels.NewText(names), page.NewLine(read)))
		}
		column := page.NewColumn(page.ReadingWidth, parts...)
		return &frame.Page{Title: i18n.T("about.libraries"), Content: column.Object, Width: page.ReadingWidth, OnKey: column.OnKey}
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
