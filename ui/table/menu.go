package table

import (
	"fyne.io/fyne/v2"

	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
)

// NewMenu is the button that opens the list of rarer commands.
func NewMenu(h *frame.Host, items func() []*fyne.MenuItem) *controls.IconButton {
	b := controls.NewIconButton(i18n.T("table.menu"), look.Icon("menu"), nil)
	b.OnTapped = func() { page.Menu(h.Canvas, b, items()...) }
	return b
}

// NewPage is the page of a table. Its menu opens by the button or the key M, and
// F1 tells all keys; the others are for key.
func NewPage(h *frame.Host, title string, menu func() []*fyne.MenuItem, content fyne.CanvasObject, key func(*fyne.KeyEvent)) *frame.Page {
	button := NewMenu(h, menu)
	return &frame.Page{
		Title:     title,
		Actions:   []fyne.CanvasObject{button},
		Content:   content,
		Immersive: true,
		OnKey: func(k *fyne.KeyEvent) {
			switch k.Name {
			case fyne.KeyM:
				button.OnTapped()
			case fyne.KeyF1:
				h.Router.Push(h.Keys())
			default:
				key(k)
			}
		},
	}
}

// RulesItem leads from the menu to the rulebook of a game.
func RulesItem(h *frame.Host, game string) *fyne.MenuItem {
	return page.MenuItem(i18n.T("table.menu.rules"), "learn", func() { h.Router.Push(h.Rulebook(game, "")) })
}

// SettingsItem opens the settings, from which the way back leads to the table.
func SettingsItem(h *frame.Host) *fyne.MenuItem {
	return page.MenuItem(i18n.T("settings.title"), "settings", func() { h.Router.Push(h.Settings()) })
}

// NewGameItem leads from the menu to a new match.
func NewGameItem(h *frame.Host, newGame func(*frame.Host) frame.Route) *fyne.MenuItem {
	return page.MenuItem(i18n.T("table.menu.new"), "plus", func() { h.Router.Replace(newGame(h)) })
}

// GiveUpItem is in the menu to give the match up, once the question is answered.
func GiveUpItem(h *frame.Host, question string, do func()) *fyne.MenuItem {
	return page.MenuItem(i18n.T("table.menu.give_up"), "flag", func() {
		Ask(h, question, i18n.T("table.menu.give_up"), do)
	})
}

// Tell says something beside a place of the board, with a button that leads to
// the paragraph of the rulebook, if there is one; without words it says nothing.
func Tell(c *controls.Callout, h *frame.Host, game, words, paragraph string, near widgets.Box) {
	if words == "" {
		c.Hide()
		return
	}
	link := ""
	if paragraph != "" {
		link = i18n.Tf("table.paragraph", map[string]any{"Paragraph": paragraph})
	}
	c.Show(words, link, near, func() { h.Router.Push(h.Rulebook(game, paragraph)) })
}
