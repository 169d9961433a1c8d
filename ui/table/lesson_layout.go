package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/ui/page"
	"adytum/widgets"
)

// lessonPageLayout puts the words above the board and the answer below it, or both
// beside the board where there is more width than height. A board that needs the
// width of a low screen has them below it. The least size of the board is what it
// would like to have.
type lessonPageLayout struct {
	words, answer textPanel
	// saying is true if there is an answer, and busy if it matters more than
	// the words: a move is half made, or was made.
	saying, busy bool
}

const (
	gap           = 2 * widgets.Grid
	lowHeight     = 420 // below it the words stand beside the board
	wideFrom      = 900 // from here on too
	sideLow       = 300 // width of the words beside the board
	sideWide      = 380
	widestWords   = 720
	answerReserve = 2   // lines that the answer always has room for
	mostSaid      = 0.4 // of the height, for words and answer
	leastSaid     = 0.2
	stripLines    = 3   // of words below a board
	mostStrip     = 0.3 // of the height
)

// Layout implements fyne.Layout.
func (l *lessonPageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	switch {
	case size.Width == 0:
	case size.Width >= wideFrom && size.Height >= lowHeight:
		l.beside(o, size, sideWide)
	case size.Height < lowHeight && size.Width > size.Height:
		side := min(sideLow, size.Width/2)
		if size.Width-side-2*gap < o[1].MinSize().Width {
			l.below(o, size)
			return
		}
		l.beside(o, size, side)
	default:
		l.above(o, size)
	}
}

func (l *lessonPageLayout) above(o []fyne.CanvasObject, size fyne.Size) {
	words, board, answer, bar := o[0], o[1], o[2], o[3]
	width := min(size.Width-2*gap, widestWords)
	left := (size.Width - width) / 2
	height := page.Fit(bar, width)
	foot := size.Height - gap - height
	spoken, told := l.share(o, width, min(size.Height*mostSaid, max(foot-2*gap-board.MinSize().Height, size.Height*leastSaid)))
	page.Place(words, left, 0, width, spoken)
	page.Place(bar, left, foot, width, height)
	foot -= told + gap
	page.Place(answer, left, foot, width, told)
	page.Place(board, 0, spoken+gap/2, size.Width, foot-spoken-gap)
}

// beside gives the board the height and a column the rest.
func (l *lessonPageLayout) beside(o []fyne.CanvasObject, size fyne.Size, side float32) {
	words, board, answer, bar := o[0], o[1], o[2], o[3]
	left, height := size.Width-side-gap, page.Fit(bar, side)
	page.Place(board, 0, 0, left-gap, size.Height)
	spoken, told := l.share(o, side, size.Height-height-3*gap)
	top := float32(0)
	if spoken > 0 {
		page.Place(words, left, 0, side, spoken)
		top = spoken + gap
	}
	page.Place(answer, left, top, side, told)
	page.Place(bar, left, top+told+gap, side, height)
}

// below puts the words or the answer, whichever matters now, and the buttons into
// one line below the board.
func (l *lessonPageLayout) below(o []fyne.CanvasObject, size fyne.Size) {
	words, board, answer, bar := o[0], o[1], o[2], o[3]
	width := min(size.Width/2, sideLow)
	height := page.Fit(bar, width)
	said, one := l.words, words
	page.Show(words, !l.busy)
	page.Show(answer, l.busy)
	if l.busy {
		said, one = l.answer, answer
	}
	rest := size.Width - width - 3*gap
	strip := max(height, min(said.height(rest), stripLines*lineOfText()+2*panelMargin, size.Height*mostStrip))
	page.Place(one, gap, size.Height-strip-gap/2, rest, strip)
	page.Place(bar, size.Width-width-gap, size.Height-height-gap/2, width, height)
	page.Place(board, 0, 0, size.Width, size.Height-strip-gap)
}

// lineOfText is the height of a line.
func lineOfText() float32 { return fyne.MeasureText("Ag", theme.TextSize(), fyne.TextStyle{}).Height }

// share gives words and answer their heights. Where there is too little room for
// both, the one that matters now makes the other wait.
func (l *lessonPageLayout) share(o []fyne.CanvasObject, width, room float32) (spoken, told float32) {
	// Room for a few lines, so that the board does not jump with every tap.
	spoken, told = l.words.height(width), answerReserve*lineOfText()+2*panelMargin
	if l.saying {
		told = max(told, l.answer.height(width))
	}
	switch {
	case spoken+told <= room:
	case l.busy:
		spoken, told = 0, min(told, room)
	default:
		spoken, told = min(spoken, room), 0
	}
	page.Show(o[0], spoken > 0)
	page.Show(o[2], l.saying && told > 0)
	return spoken, told
}

// MinSize implements fyne.Layout: the screen gives the size.
func (*lessonPageLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 280) }
