package settings

import (
	"fyne.io/fyne/v2"

	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

const keyWelcomed = "welcomed"

// Welcome shows the page of the first start, on top of the present one, unless it was
// shown before.
func Welcome(h *frame.Host) {
	if savegames.Setting(h.Store, keyWelcomed, false) {
		return
	}
	savegames.Set(h.Store, keyWelcomed, true)
	h.SaveSettings(func(error) {}) // then it asks again
	h.Router.Push(WelcomeRoute(h))
}

// WelcomeRoute is the page of the first start. It asks for the language and, since no
// phone tells its own, for the size of the text.
func WelcomeRoute(h *frame.Host) frame.Route {
	last := &memory{}
	return frame.Route{Name: "welcome", Build: func() *frame.Page {
		p := &settingsPage{host: h, memory: last, choices: frame.ReadChoices(h.Store), sections: map[string]fyne.CanvasObject{}}
		begin := controls.NewButton(i18n.T("welcome.begin"), look.Icon("play"), controls.Primary, func() { h.Router.Pop() })
		column := page.NewColumn(page.ReadingWidth)
		column.Set(labels.NewText(i18n.T("welcome.ask")), p.language(), p.text(), begin, labels.NewNote(i18n.T("welcome.later")))
		p.bar = page.NewSnackbar(column.Object)
		shown := &frame.Page{
			Title: i18n.T("welcome.title"), Width: page.ReadingWidth, Content: p.bar.Object, OnKey: column.OnKey, Immersive: true,
			Anchor: p.sections[p.used], AnchorTop: p.usedTop,
		}
		p.used = ""
		return shown
	}}
}
