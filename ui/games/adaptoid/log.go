package adaptoid

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/table"
	"adytum/widgets"
	"adytum/widgets/labels"
	"adytum/widgets/pictures"

	rules "adytum/engine/adaptoid"
)

// logLines are the turns that were made, the newest first.
func (d *model) logLines(history []match.Entry) []fyne.CanvasObject {
	if len(history) == 0 {
		return []fyne.CanvasObject{labels.NewNote(i18n.T("adaptoid.log.empty"))}
	}
	var lines []fyne.CanvasObject
	for i, e := range slices.Backward(history) {
		text := fmt.Sprintf("*%d.* %s%s", i+1, turnWords(e), table.Marks(e.Marks))
		lines = append(lines, container.New(figureLayout{}, figureOf(bare(d.position().ColourOf(e.Seat))), labels.NewText(text)))
	}
	return lines
}

// figureOf is a small picture of a piece.
func figureOf(a rules.Piece) fyne.CanvasObject {
	return pictures.New(pictureOf(a), 0)
}

// figureLayout puts a figure before a line of words.
type figureLayout struct{}

const figureSize = 8 * widgets.Grid

func (figureLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	page.Place(o[0], 0, -widgets.Grid, figureSize, figureSize)
	page.Place(o[1], figureSize, 0, size.Width-figureSize, page.Fit(o[1], size.Width-figureSize))
}

func (figureLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	words := o[1].MinSize()
	return fyne.NewSize(words.Width+figureSize, max(words.Height, figureSize-2*widgets.Grid))
}
