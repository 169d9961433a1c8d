package alchemist

import (
	"fyne.io/fyne/v2"

	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/labels"
)

// tableLayout places board, status, bar and log by size.
type tableLayout struct{}

const (
	gap           = 2 * widgets.Grid
	lowHeight     = 420 // below it the words stand beside the buttons
	logWidth      = 300
	logFrom       = 1000 // the narrowest page with the log beside the board
	lowBar        = 60   // there, the buttons are no higher
	leastBoard    = 200  // the lowest board of which nothing is hidden
	widestAction  = 720
	statusReserve = 2 // lines that the status always has room for
)

// Layout implements fyne.Layout.
func (l tableLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	board, status, bar, log := o[0], o[1].(*labels.Status), o[2], o[3]
	log.Hide()
	if size.Height < lowHeight && size.Width > size.Height {
		l.low(board, status, bar, size)
		return
	}
	width := size.Width
	if size.Width >= logFrom {
		log.Show()
		width -= logWidth + gap
		page.Place(log, width, gap, logWidth, size.Height-2*gap)
	}
	words := min(width-2*gap, widestAction)
	left := (width - words) / 2
	barHeight := page.Fit(bar, words)
	statusHeight := status.Height(words, statusReserve, size.Height/6)
	page.Place(bar, left, size.Height-barHeight-gap, words, barHeight)
	page.Place(status, left, size.Height-barHeight-2*gap-statusHeight, words, statusHeight)
	page.Place(board, 0, gap/2, width, size.Height-barHeight-statusHeight-3*gap-gap/2)
}

// low puts the words and the buttons into one line below the board, for phones
// that lie on their side.
func (tableLayout) low(board fyne.CanvasObject, status *labels.Status, bar fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width*0.5, 340)
	words := size.Width - width - 3*gap
	height := min(page.Fit(bar, width), lowBar)
	most := max(height, size.Height-leastBoard-2*gap) // longer words are scrolled
	low := min(most, max(height, status.Height(words, 1, height))) + gap/2
	page.Place(bar, size.Width-width-gap, size.Height-height-gap/2, width, height)
	page.Place(status, gap, size.Height-low-gap/2, words, low)
	page.Place(board, 0, 0, size.Width, size.Height-low-gap)
}

// MinSize implements fyne.Layout: the screen gives the size.
func (tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 280) }
