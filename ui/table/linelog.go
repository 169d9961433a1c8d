package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// A LineLog lists all plies of a match, the last in sight.
type LineLog struct {
	Object *container.Scroll

	lines *fyne.Container
	plies int // that are in the list
	last  string
}

// NewLineLog makes a log that shows nothing yet.
func NewLineLog() *LineLog {
	l := &LineLog{lines: container.NewVBox(), plies: -1}
	l.Object = container.NewVScroll(l.lines)
	return l
}

// Show brings the list up to date; its lines are made anew only if the match has
// changed.
func (l *LineLog) Show(history []match.Entry, lines func() []fyne.CanvasObject) {
	last := ""
	if len(history) > 0 {
		last = history[len(history)-1].Text
	}
	if l.plies == len(history) && l.last == last {
		return
	}
	l.plies, l.last = len(history), last
	l.lines.Objects = lines()
	l.lines.Refresh()
	l.Object.ScrollToBottom()
}

// Marks says in a log what help was taken before a ply; it begins with a blank,
// or is "".
func Marks(m match.Marks) string {
	text := ""
	if m.Hints > 0 {
		text += " " + i18n.T("table.log.hinted")
	}
	if m.TookBack > 0 {
		text += " " + i18n.T("table.log.took_back")
	}
	return text
}

// LogPanel is a log beside the board.
func LogPanel(title string, log fyne.CanvasObject) *fyne.Container {
	return widgets.NewPanel(container.NewBorder(look.Subtitle(title), nil, nil, nil, log))
}

// LineLogPage is a log on a page of its own, for screens too narrow to have it beside
// the board; log makes the list. Record is what can be copied, false as long as
// it holds what is hidden.
func LineLogPage(name, title string, record func() (match.Record, bool), log func() fyne.CanvasObject) frame.Route {
	return frame.Route{Name: name, Build: func() *frame.Page {
		foot := container.NewVBox()
		if r, open := record(); open {
			copied := labels.NewNote("")
			foot.Add(copied)
			foot.Add(controls.NewButton(i18n.T("table.log.copy"), look.Icon("share"), controls.Quiet, func() {
				fyne.CurrentApp().Clipboard().SetContent(r.String())
				copied.SetText(i18n.T("table.log.copied"))
			}))
		}
		return &frame.Page{
			Title:   title,
			Content: widgets.NewMargin(logMargin, container.NewBorder(nil, foot, nil, nil, log())),
		}
	}}
}

const logMargin = 4 * widgets.Grid
