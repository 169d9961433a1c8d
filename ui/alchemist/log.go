package alchemist

import (
	"slices"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/ui/hotseat"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/router"
	"adytum/widgets"
)

// logList lists the turns that were shown, the last at the top.
type logList struct {
	list  *page.Log
	shown int
	last  string
	seat  engine.Seat
}

func newLogList() *logList { return &logList{list: page.NewLog(), shown: -1} }

// show brings the list up to date; it is made anew only if it is another one.
func (l *logList) show(d *desk) {
	history := d.History()[:d.Shown]
	if !d.Open() {
		history = nil
	}
	last := ""
	if len(history) > 0 {
		last = history[len(history)-1].Text
	}
	seat := d.Now().Seat
	if l.shown == len(history) && l.last == last && l.seat == seat {
		return
	}
	l.shown, l.last, l.seat = len(history), last, seat
	var lines []fyne.CanvasObject
	for i, entry := range slices.Backward(history) {
		if i == len(history)-1 || (i+1)%len(d.Players) == 0 {
			lines = append(lines, widgets.NewNote(i18n.Tf("alchemist.log.round", map[string]any{"Round": i/len(d.Players) + 1})))
		}
		lines = append(lines, widgets.NewText(entryWords(d.Players, seat, entry)+hotseat.Marks(entry.Marks)))
	}
	if d.commitment != "" {
		lines = append(lines, widgets.NewNote(i18n.Tf("alchemist.status.committed", map[string]any{"Code": shortCode(d.commitment)})))
	}
	l.list.Set(lines...)
}

// logPage is the log on a page of its own.
func logPage(d *desk) router.Route {
	return hotseat.LogPage("alchemist.log", d.Desk, func() fyne.CanvasObject {
		l := newLogList()
		l.show(d)
		return l.list.Object
	})
}
