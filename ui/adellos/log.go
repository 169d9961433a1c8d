package adellos

import (
	"slices"

	"fyne.io/fyne/v2"

	"adytum/engine/match"
	"adytum/ui/hotseat"
	"adytum/ui/i18n"
	"adytum/ui/router"
	"adytum/ui/tables"
	"adytum/widgets"

	rules "adytum/engine/adellos"
)

// logLines are the steps, the last at the top, with a heading above each turn.
func (d *desk) logLines(history []match.Entry) []fyne.CanvasObject {
	var lines []fyne.CanvasObject
	for i, entry := range slices.Backward(history) {
		if i == len(history)-1 || has(entry, rules.EventTurn) {
			lines = append(lines, widgets.NewNote(turnWords(d, i, i == len(history)-1 && !has(entry, rules.EventTurn))))
		}
		lines = append(lines, widgets.NewText(entryWords(d.Players, d.Now().Seat, entry)+tables.Marks(entry.Marks)))
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
func logPage(d *desk) router.Route { return hotseat.LogPage("adellos.log", d.Desk, d.logLines) }
