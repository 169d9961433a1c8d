package adaptoid

import (
	"fyne.io/fyne/v2"

	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/labels"
)

// tableLayout places seats, board, status, tray, bar and log by size.
type tableLayout struct {
	// settled is called when everything has its place.
	settled func()
}

const (
	gap           = 2 * widgets.Grid
	lowHeight     = 420 // below it the words stand beside the board
	sideWidth     = 328 // of the words beside the board
	columnWidth   = 320 // of seats and log on wide screens
	columnFrom    = 1000
	widestAction  = 720
	statusReserve = 3 // lines that the status always has room for
)

// Layout implements fyne.Layout.
func (l *tableLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	defer l.settled()
	seats, board, log := o[0], o[1], o[5]
	log.Hide()
	switch {
	case size.Height < lowHeight && size.Width > size.Height:
		side := min(sideWidth, size.Width/2)
		page.Place(board, 0, 0, size.Width-side-gap, size.Height)
		page.Place(seats, size.Width-side-gap, 0, side, seats.MinSize().Height)
		l.words(o, size.Width-side-gap, seats.MinSize().Height+gap, side, size.Height-gap, true)
	case size.Width >= columnFrom:
		left := size.Width - columnWidth - gap
		height := seats.MinSize().Height
		page.Place(seats, left, 0, columnWidth, height)
		log.Show()
		page.Place(log, left, height+gap, columnWidth, size.Height-height-2*gap)
		width := min(left-2*gap, widestAction)
		top := l.words(o, (left-width)/2, 0, width, size.Height-gap, false)
		page.Place(board, 0, 0, left, top-gap)
	default:
		height := seats.MinSize().Height
		width := min(size.Width-2*gap, widestAction)
		page.Place(seats, (size.Width-width)/2, 0, width, height)
		top := l.words(o, (size.Width-width)/2, 0, width, size.Height-gap, false)
		page.Place(board, 0, height, size.Width, top-gap-height)
	}
}

// words puts the bar at the foot of an area, tray and status above it, and says
// where they begin. The status fills what is left if it is to.
func (*tableLayout) words(o []fyne.CanvasObject, left, top, width, bottom float32, fill bool) float32 {
	status, tray, bar := o[2].(*labels.Status), o[3], o[4]
	height := page.Fit(bar, width)
	page.Place(bar, left, bottom-height, width, height)
	bottom -= height + widgets.Grid
	if height = tray.MinSize().Height; height > 0 {
		page.Place(tray, left, bottom-height, width, height)
		bottom -= height + gap
	}
	height = status.Height(width, statusReserve, (bottom-top)*0.3)
	if fill {
		height = bottom - top
	}
	page.Place(status, left, bottom-height, width, height)
	return bottom - height
}

// MinSize implements fyne.Layout: the screen gives the size.
func (*tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 280) }

// seatsLayout puts the two seats side by side.
type seatsLayout struct{}

func (seatsLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := (size.Width - gap) / 2
	page.Place(o[0], 0, 0, width, size.Height)
	page.Place(o[1], width+gap, 0, width, size.Height)
}

func (seatsLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(2*o[0].MinSize().Width+gap, o[0].MinSize().Height)
}
