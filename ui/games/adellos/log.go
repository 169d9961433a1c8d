package adellos

import (
	"slices"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/table"
	"adytum/widgets/labels"

	rules "adytum/engine/adellos"
)

// log is the steps, the last at the top, with a heading above each turn.
func (w wording) log(history []match.Entry) []fyne.CanvasObject {
	var lines []fyne.CanvasObject
	if last := len(history) - 1; last >= 0 {
		lines = append(lines, labels.NewNote(w.turn(last+1)))
	}
	for i, entry := range slices.Backward(history) {
		marks := table.Marks(entry.Marks)
		begins := beginsTurn(entry)
		entry.Events = slices.DeleteFunc(slices.Clone(entry.Events), func(e engine.Event) bool { return e.Kind == rules.EventTurn }) // the headings tell
		var own []fyne.CanvasObject
		for _, s := range sayings(w.players, w.match.Now().Seat, entry) {
			line := labels.NewText(i18n.Tf("adellos.entry", facts{"Name": w.players.Name(s.seat), "What": s.words}) + marks)
			marks = ""
			if begins && s.seat != entry.Seat {
				lines = append(lines, line) // the turn of another begins
			} else {
				own = append(own, line)
			}
		}
		if begins {
			lines = append(lines, labels.NewNote(w.turn(i)))
		}
		lines = append(lines, own...)
	}
	return lines
}

// turn is the heading of the turn under way after a number of plies.
func (w wording) turn(plies int) string {
	t := w.match.Session.ViewAt(plies).(rules.View).Turn()
	if t.Phase < rules.AsksPlay {
		return i18n.T("adellos.log.before")
	}
	return i18n.Tf("adellos.log.turn", facts{"Round": t.Round, "Name": w.players.Name(t.Active)})
}
