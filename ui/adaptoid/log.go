package adaptoid

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/page"
	"adytum/ui/router"
	"adytum/ui/tables"
	"adytum/widgets"

	rules "adytum/engine/adaptoid"
)

// logList lists the turns that were made, the last in sight.
type logList struct {
	object *container.Scroll
	lines  *fyne.Container
	plies  int
	last   string
}

func newLogList() *logList {
	l := &logList{lines: container.NewVBox(), plies: -1}
	l.object = container.NewVScroll(l.lines)
	return l
}

// show brings the list up to date; it is made anew only if the match went on.
func (l *logList) show(d *desk) {
	history, last := d.History(), ""
	if len(history) > 0 {
		last = history[len(history)-1].Text
	}
	if l.plies == len(history) && l.last == last {
		return
	}
	l.plies, l.last = len(history), last
	l.lines.Objects = nil
	if len(history) == 0 {
		l.lines.Add(widgets.NewNote(i18n.T("adaptoid.log.empty")))
	}
	for i, e := range history {
		text := fmt.Sprintf("*%d.* %s%s", i+1, turnWords(e), tables.Marks(e.Marks))
		l.lines.Add(container.New(figureLayout{}, figureOf(bare(d.position().ColourOf(e.Seat))), widgets.NewText(text)))
	}
	l.lines.Refresh()
	l.object.ScrollToBottom()
}

// figureOf is a small picture of a piece.
func figureOf(a rules.Piece) fyne.CanvasObject {
	picture := canvas.NewImageFromResource(pictureOf(a))
	picture.FillMode = canvas.ImageFillContain
	return picture
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

const widestColumn = 560

// logPage is the log on a page of its own, for screens too narrow to have it
// beside the board.
func logPage(d *desk) router.Route {
	record := func() (match.Record, bool) { return d.Record(), true }
	return tables.LogPage("adaptoid.log", i18n.T("adaptoid.log.title"), record, func() fyne.CanvasObject {
		l := newLogList()
		l.show(d)
		return l.object
	})
}
