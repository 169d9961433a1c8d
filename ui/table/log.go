package table

import (
	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/frame"
	"adytum/ui/i18n"
	"adytum/ui/page"
)

// A Log lists the plies that the seat that looks has been shown.
type Log struct {
	Object fyne.CanvasObject

	desk  *Model
	lines func([]match.Entry) []fyne.CanvasObject
	list  *page.Log
	shown int // plies that are in the list
	last  string
	seat  engine.Seat
}

// NewLog makes a log; lines words plies.
func NewLog(d *Model, lines func([]match.Entry) []fyne.CanvasObject) *Log {
	list := page.NewLog()
	return &Log{Object: list.Object, desk: d, lines: lines, list: list, shown: -1}
}

// Panel is the log beside the board.
func (l *Log) Panel() *fyne.Container { return LogPanel(i18n.T("seat.log.title"), l.Object) }

// Show brings the list up to date; it is made anew only if it is another one.
func (l *Log) Show() {
	d := l.desk
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

// LogPage is the log on a page of its own. The record holds the deal, so it can be
// copied only when nothing is hidden any more.
func LogPage(name string, d *Model, lines func([]match.Entry) []fyne.CanvasObject) frame.Route {
	record := func() (match.Record, bool) {
		_, over := d.Now().View.Outcome()
		return d.Record(), over
	}
	return LineLogPage(name, i18n.T("seat.log.title"), record, func() fyne.CanvasObject {
		l := NewLog(d, lines)
		l.Show()
		return l.Object
	})
}
