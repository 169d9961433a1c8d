package alchemist

import (
	"slices"

	"fyne.io/fyne/v2"

	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/table"
	"adytum/widgets/labels"
)

// logLines are the turns, the last at the top, with a heading above each round.
func (d *model) logLines(history []match.Entry) []fyne.CanvasObject {
	var lines []fyne.CanvasObject
	for i, entry := range slices.Backward(history) {
		if i == len(history)-1 || (i+1)%len(d.match.Players) == 0 {
			lines = append(lines, labels.NewNote(i18n.Tf("alchemist.log.round", map[string]any{"Round": i/len(d.match.Players) + 1})))
		}
		lines = append(lines, labels.NewText(entryWords(d.match.Players, d.match.Now().Seat, entry)+table.Marks(entry.Marks)))
	}
	if d.commitment != "" {
		lines = append(lines, labels.NewNote(i18n.Tf("alchemist.status.committed", map[string]any{"Code": shortCode(d.commitment)})))
	}
	return lines
}
