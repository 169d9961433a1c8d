package adellos

import (
	"slices"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/hotseat"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/router"
	"adytum/widgets"

	rules "adytum/engine/adellos"
)

// logList lists the steps that were shown, the last at the top.
type logList struct {
	list  *page.Log
	shown int
	last  string
	seat  engine.Seat
}

func newLogList() *logList { return &logList{list: page.NewLog(), shown: -1} }

// show brings the list up to date; it is made anew only if it is another one.
func (l *logList) show(d *desk) {
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
		l.list.Set(logLines(d, history)...)
	}
}

// logLines are the steps, the last at the top, with a heading above each turn.
func logLines(d *desk, history []match.Entry) []fyne.CanvasObject {
	var lines []fyne.CanvasObject
	for i, entry := range slices.Backward(history) {
		if i == len(history)-1 || has(entry, rules.EventTurn) {
			lines = append(lines, widgets.NewNote(turnWords(d, i, i == len(history)-1 && !has(entry, rules.EventTurn))))
		}
		lines = append(lines, widgets.NewText(entryWords(d.Players, d.Now().Seat, entry)+hotseat.Marks(entry.Marks)))
	}
	return lines
}

// turnWords is the heading of a turn: the one that the ply at an index ends, or
// the one under way.
func turnWords(d *desk, index int, underWay bool) string {
	v := d.ViewAt(index).(rules.View)
	if underWay {
		v = d.ViewAt(index + 1).(rules.View)
	}
	t := v.Turn()
	if t.Phase < rules.AsksPlay {
		return i18n.T("adellos.log.before")
	}
	return i18n.Tf("adellos.log.turn", facts{"Round": t.Round, "Name": d.Players.Name(t.Active)})
}

// logPage is the log on a page of its own.
func logPage(d *desk) router.Route {
	return hotseat.LogPage("adellos.log", d.Desk, func() fyne.CanvasObject {
		l := newLogList()
		l.show(d)
		return l.list.Object
	})
}
