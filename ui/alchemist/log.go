package alchemist

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/host"
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
		lines = append(lines, widgets.NewText(entryWords(d.Players, seat, entry)+markWords(entry.Marks)))
	}
	if d.commitment != "" {
		lines = append(lines, widgets.NewNote(i18n.Tf("alchemist.status.committed", map[string]any{"Code": shortCode(d.commitment)})))
	}
	l.list.Set(lines...)
}

// markWords says what help was taken before a turn.
func markWords(m match.Marks) string {
	text := ""
	if m.Hints > 0 {
		text += " " + i18n.T("alchemist.log.hinted")
	}
	if m.TookBack > 0 {
		text += " " + i18n.T("alchemist.log.took_back")
	}
	return text
}

// logPage is the log on a page of its own, for screens too narrow to have it
// beside the board. The record holds the draw, so it can be copied only when
// nothing is hidden any more.
func logPage(d *desk) router.Route {
	return router.Route{Name: "alchemist.log", Build: func() *router.Page {
		l := newLogList()
		l.show(d)
		foot := container.NewVBox()
		if _, over := d.Now().View.Outcome(); over {
			copied := widgets.NewNote("")
			foot.Add(copied)
			foot.Add(widgets.NewButton(i18n.T("alchemist.log.copy"), host.Icon("share"), widgets.Quiet, func() {
				fyne.CurrentApp().Clipboard().SetContent(d.Record().String())
				copied.SetText(i18n.T("alchemist.log.copied"))
			}))
		}
		return &router.Page{
			Title:   i18n.T("alchemist.log.title"),
			Content: widgets.NewMargin(2*gap, container.NewBorder(nil, foot, nil, nil, l.list.Object)),
		}
	}}
}
