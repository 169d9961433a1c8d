package settings

import (
	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// About is what the page about the app shows and only the start of the app knows.
type About struct {
	Version string
	// DataDir is the folder of the matches.
	DataDir string
	// Games are the games that it names.
	Games table.Catalogue
}

// AboutName is the name of the route to the page about the app.
const AboutName = "settings.about"

// Route is the page about the app: its version, credits, and where
// it keeps what was played.
func (a About) Route(h *frame.Host) frame.Route {
	return frame.Route{Name: AboutName, Build: func() *frame.Page {
		column := page.NewColumn(page.ReadingWidth, a.parts(h)...)
		return &frame.Page{Title: i18n.T("about.title"), Content: column.Object, Width: page.ReadingWidth, OnKey: column.OnKey}
	}}
}

func (a About) parts(h *frame.Host) []fyne.CanvasObject {
	copied := labels.NewNote(i18n.T("about.data.copied"))
	copied.Hide()
	copyPath := controls.NewButton(i18n.T("about.data.copy"), nil, controls.Plain, func() {
		fyne.CurrentApp().Clipboard().SetContent(a.DataDir)
		copied.Show()
	})
	var credits []fyne.CanvasObject
	for _, game := range a.Games {
		for _, key := range game.Credits {
			credits = append(credits, labels.NewText(i18n.T(key)))
		}
	}
	return []fyne.CanvasObject{
		page.NewStack(widgets.Grid, look.Display(i18n.T("app.name")),
			labels.NewNote(i18n.Tf("about.version", map[string]any{"Version": a.Version}))),
		labels.NewText(i18n.T("about.what")),
		page.Section(i18n.T("about.games"), append(credits, labels.NewText(i18n.T("about.games.retold")))...),
		page.Section(i18n.T("about.code"), labels.NewText(i18n.T("about.code.text"))),
		page.Section(i18n.T("about.fonts"), labels.NewText(i18n.T("about.fonts.text")), page.NewLine(
			controls.NewButton(i18n.T("about.fonts.serif"), nil, controls.Plain, func() { h.Router.Push(licence(assets.FontLicence(assets.Serif))) }),
			controls.NewButton(i18n.T("about.fonts.sans"), nil, controls.Plain, func() { h.Router.Push(licence(assets.FontLicence(assets.Sans))) }),
		)),
		page.Section(i18n.T("about.libraries"), labels.NewText(i18n.T("about.libraries.text")), page.NewLine(
			controls.NewButton(i18n.T("about.libraries.all"), nil, controls.Plain, func() { h.Router.Push(Libraries(h)) }),
		)),
		page.Section(i18n.T("about.data"), labels.NewText(i18n.T("about.data.text")), labels.NewNote(a.DataDir), page.NewLine(copyPath), copied),
	}
}
