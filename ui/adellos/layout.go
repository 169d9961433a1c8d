package adellos

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/ui/page"
	"adytum/widgets"
)

// tableLayout places strip, grid, status, panel, bar and log by size: one below
// the other on a phone that stands, the grid at the left of all else elsewhere.
type tableLayout struct {
	// settled is called with whether the page is too low for a line of status of
	// its own; then the panel says it.
	settled func(low bool)
}

const (
	lowHeight   = 420 // below it there is no room for the strip
	columnFrom  = 640 // the narrowest page with the panel beside the grid
	columnShare = 0.42
	columnMost  = 400
	logFrom     = 640 // the lowest page with the log below the panel
	logShare    = 0.3
	panelShare  = 0.34 // of the height on a phone that stands
	panelLeast  = 190
	statusLines = 2 // that the status always has room for
)

// Layout implements fyne.Layout.
func (l *tableLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	strip, grid, status, panel, bar, log := o[0], o[1], o[2].(*widgets.Status), o[3], o[4], o[5]
	log.Hide()
	low := size.Height < lowHeight && size.Width >= columnFrom
	page.Show(strip, !low)
	page.Show(status, !low)
	l.settled(low)
	if size.Width < columnFrom {
		l.stand(strip, grid, status, panel, bar, size)
		return
	}
	width := min(size.Width*columnShare, columnMost)
	left := size.Width - width - gap
	top, bottom := float32(gap), size.Height-gap
	if strip.Visible() {
		page.Place(strip, left, top, width, stripHeight)
		top += stripHeight + gap
	}
	height := page.Fit(bar, width)
	page.Place(bar, left, bottom-height, width, height)
	bottom -= height + gap
	if !low {
		height = status.Height(width, statusLines, (bottom-top)*0.3)
		page.Place(status, left, top, width, height)
		top += height + gap
	}
	if size.Height >= logFrom {
		height = (bottom - top) * logShare
		log.Show()
		page.Place(log, left, bottom-height, width, height)
		bottom -= height + gap
	}
	page.Place(panel, left, top, width, bottom-top)
	page.Place(grid, 0, 0, left-gap, size.Height)
}

// stand puts everything below each other.
func (*tableLayout) stand(strip, grid fyne.CanvasObject, status *widgets.Status, panel, bar fyne.CanvasObject, size fyne.Size) {
	width := size.Width - 2*gap
	top, bottom := float32(0), size.Height-gap/2
	page.Place(strip, gap, 0, width, stripHeight)
	top += stripHeight
	height := page.Fit(bar, width)
	page.Place(bar, gap, bottom-height, width, height)
	bottom -= height + gap/2
	words := max(panelLeast, size.Height*panelShare*largeness()) + widgets.StatusLines(statusLines)
	page.Place(grid, 0, top, size.Width, bottom-words-gap/2-top)
	top = bottom - words - gap/2
	height = status.Height(width, statusLines, words*0.4)
	page.Place(status, gap, top, width, height)
	page.Place(panel, gap, top+height+gap/2, width, words-height)
}

// largeness is how much more room large text needs; the grid gives it half of
// what it would like.
func largeness() float32 { return float32(math.Sqrt(float64(theme.TextSize() / normalText))) }

const normalText = 16

// MinSize implements fyne.Layout: the screen gives the size.
func (*tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 280) }

// gridLayout puts the buttons for zooming at the right edge of the grid, in the
// middle, where the board has mountains rather than castles, and what is said
// over it.
type gridLayout struct {
	// settled is called when the grid has its size.
	settled func()
}

func (l gridLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	l.settled()
	least := o[1].MinSize()
	page.Place(o[1], size.Width-least.Width, (size.Height-least.Height)/2, least.Width, least.Height)
	o[2].Resize(size)
}

func (gridLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSquareSize(widgets.TouchSize)
}
