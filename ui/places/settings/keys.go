package settings

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/assets"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/labels"
)

// KeysName is the name of the route to the list of keys.
const KeysName = "settings.keys"

// keyLists are all keys by where they work.
func keyLists(games table.Catalogue) []table.Keys {
	lists := []table.Keys{
		{Title: "keys.everywhere", Lines: []string{"next", "use", "choose", "scroll", "back"}},
		{Title: "keys.table", Lines: []string{"ring", "tap", "explain", "main", "undo", "redo", "hint", "menu", "put_back", "keys"}},
	}
	elsewhere := []table.Keys{{Title: "keys.lesson", Lines: []string{"on", "show"}}, {Title: "keys.replay", Lines: []string{"step", "ends", "play"}}}
	for _, game := range games {
		for _, list := range game.Keys {
			if list.Title == "" {
				lists = append(lists, table.Keys{Title: "app.game." + assets.Family(game.Rules.Name()), Lines: list.Lines})
			} else {
				elsewhere = append(elsewhere, list)
			}
		}
	}
	return append(lists, elsewhere...)
}

// Keys is the page that lists what the keys do.
func Keys(games table.Catalogue) frame.Route {
	return frame.Route{Name: KeysName, Build: func() *frame.Page {
		var parts []fyne.CanvasObject
		for _, list := range keyLists(games) {
			var lines []fyne.CanvasObject
			for _, id := range list.Lines {
				keys, words := labels.NewText("*"+i18n.T("keys.of."+id)+"*"), labels.NewText(i18n.T("keys.do."+id))
				lines = append(lines, container.New(&keyLine{}, keys, words))
			}
			parts = append(parts, page.Section(i18n.T(list.Title), lines...))
		}
		column := page.NewColumn(page.ReadingWidth, parts...)
		return &frame.Page{Title: i18n.T("keys.title"), Content: column.Object, Width: page.ReadingWidth, OnKey: column.OnKey}
	}}
}

// keyLine puts what keys do at the right of the keys, or below them where the
// letters are too large for that.
type keyLine struct{ width float32 }

const (
	keysShare          = 0.36 // of the line, for the keys
	narrowLine float32 = 17   // widths of a letter below which they go below
)

func (l *keyLine) beside() bool { return l.width >= narrowLine*theme.Size(theme.SizeNameText) }

func (l *keyLine) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	if !l.beside() {
		top := page.Fit(o[0], size.Width)
		page.Fit(o[1], size.Width)
		o[1].Move(fyne.NewPos(0, top))
		return
	}
	left := size.Width * keysShare
	page.Fit(o[0], left-2*widgets.Grid)
	page.Fit(o[1], size.Width-left)
	o[1].Move(fyne.NewPos(left, 0))
}

func (l *keyLine) MinSize(o []fyne.CanvasObject) fyne.Size {
	keys, words := o[0].MinSize(), o[1].MinSize()
	if !l.beside() {
		return fyne.NewSize(max(keys.Width, words.Width), keys.Height+words.Height)
	}
	return fyne.NewSize(keys.Width+words.Width, max(keys.Height, words.Height))
}
