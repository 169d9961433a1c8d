package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/controls"
)

// A Log lists the plies that the viewer has been shown, the newest first.
type Log struct {
	Object fyne.CanvasObject

	model *Model
	lines func([]match.Entry) []fyne.CanvasObject
	list  *page.List
	shown int // plies that are in the list
	last  string
	seat  engine.Seat
}

// NewLog makes a log; lines words plies, the newest first.
func NewLog(d *Model, lines func([]match.Entry) []fyne.CanvasObject) *Log {
	list := page.NewList()
	return &Log{Object: list.Object, model: d, lines: lines, list: list, shown: -1}
}

// Panel is the log beside the board.
func (l *Log) Panel() *fyne.Container {
	return widgets.NewPanel(container.NewBorder(look.Subtitle(i18n.T("seat.log.title")), nil, nil, nil, l.Object))
}

// Show brings the list up to date; it is rebuilt only if it has changed.
func (l *Log) Show() {
	d := l.model
	history := d.History()[:min(d.Shown, len(d.History()))]
	if !d.Open() {
		history = nil
	}
	last := ""
	if len(history) > 0 {
		last = history[len(history)-1].Text
	}
	if seat := d.Now().Seat; l.shown != len(history) || l.last != last || l.seat != seat {
		l.shown, l.last, l.seat = len(history), last, seat
		l.list.Set(l.lines(history)...)
	}
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

const logMargin = 4 * widgets.Grid

// LogPage is the log on a page of its own, for screens too narrow to have it
// beside the board, and to hand the match on.
func (t *Table) LogPage() frame.Route {
	return frame.Route{Name: t.parts.Game + ".log", Build: func() *frame.Page {
		log := NewLog(t.Model, t.parts.Lines)
		log.Show()
		session := t.Model.Session
		var bar *page.Snackbar
		foot := page.NewLine(
			controls.NewButton(i18n.T("table.copy"), look.Icon("share"), controls.Quiet, func() { bar.Say(CopyMatch(session.Export())) }),
			controls.NewButton(i18n.T("table.save"), look.Icon("save"), controls.Quiet, func() {
				text := session.Export()
				name := FileName(Title(t.parts.Game), session.Header().Date)
				SaveMatch(t.host, name, func() (string, error) { return text, nil }, bar.Say)
			}),
		)
		bar = page.NewSnackbar(widgets.NewMargin(logMargin, container.NewBorder(nil, foot, nil, nil, log.Object)))
		return &frame.Page{Title: i18n.T("seat.log.title"), Content: bar.Object}
	}}
}
