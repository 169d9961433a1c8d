package hotseat

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine/match"
	"adytum/ui/host"
	"adytum/ui/i18n"
	"adytum/ui/router"
	"adytum/widgets"
)

// Marks says in a log what help was taken before a ply; it begins with a blank,
// or is "".
func Marks(m match.Marks) string {
	text := ""
	if m.Hints > 0 {
		text += " " + i18n.T("seat.log.hinted")
	}
	if m.TookBack > 0 {
		text += " " + i18n.T("seat.log.took_back")
	}
	return text
}

// LogPage is a log on a page of its own, for screens too narrow to have it beside
// the board; log makes the list. The record holds the deal, so it can be copied
// only when nothing is hidden any more.
func LogPage(name string, d *Desk, log func() fyne.CanvasObject) router.Route {
	return router.Route{Name: name, Build: func() *router.Page {
		foot := container.NewVBox()
		if _, over := d.Now().View.Outcome(); over {
			copied := widgets.NewNote("")
			foot.Add(copied)
			foot.Add(widgets.NewButton(i18n.T("seat.log.copy"), host.Icon("share"), widgets.Quiet, func() {
				fyne.CurrentApp().Clipboard().SetContent(d.Record().String())
				copied.SetText(i18n.T("seat.log.copied"))
			}))
		}
		return &router.Page{
			Title:   i18n.T("seat.log.title"),
			Content: widgets.NewMargin(logMargin, container.NewBorder(nil, foot, nil, nil, log())),
		}
	}}
}

const logMargin = 4 * widgets.Grid
