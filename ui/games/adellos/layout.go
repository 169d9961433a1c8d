package adellos

import (
	"cmp"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"adytum/ui/page"
	"adytum/widgets"
	"adytum/widgets/hex"
	"adytum/widgets/labels"
)

// tableLayout places strip, grid, status, panel, bar and log by size: one below
// the other on a page that stands, the grid at the left of all else elsewhere.
// Where there is little room the panel can be given that of the grid.
type tableLayout struct {
	grid  *hex.ZoomBoard
	panel *panel
}

const (
	lowHeight   = 420 // below it there is no room for the strip
	standing    = 1.2 // a page that is this many times as high as wide stands
	columnFrom  = 640 // the narrowest page with the panel beside the grid
	columnShare = 0.42
	columnMost  = 400
	logFrom     = 640 // the lowest page with the log below the panel, where text is of the usual size
	logShare    = 0.3
	panelLeast  = 120  // of the height of a tab below the grid, where text is of the usual size
	gridLeast   = 0.5  // of what grid and tab have together
	gridMost    = 0.58 // of the height
	statusLines = 2    // that the status always has room for
	statusShare = 0.3  // of a column that more words get
)

// Layout implements fyne.Layout.
func (l *tableLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	strip, grid, status, panel, bar, log := o[0], o[1], o[2].(*labels.Status), o[3], o[4], o[5]
	narrow := size.Width < columnFrom
	low := size.Height < lowHeight && !narrow
	l.panel.setForm(panelForm{words: narrow || low, purse: low, unfolds: narrow || low})
	page.Show(grid, !l.panel.unfolded())
	page.Show(strip, !low)
	status.Show()
	log.Hide()
	switch {
	case low:
		l.low(grid, status, panel, bar, size)
	case narrow || size.Height > standing*size.Width:
		l.stand(strip, grid, status, panel, bar, size)
	default:
		l.beside(o, size)
	}
}

// beside puts everything but the grid into a column at its right.
func (*tableLayout) beside(o []fyne.CanvasObject, size fyne.Size) {
	strip, grid, status, panel, bar, log := o[0], o[1], o[2].(*labels.Status), o[3], o[4], o[5]
	width := min(size.Width*columnShare, columnMost)
	left := size.Width - width - gap
	page.Place(grid, 0, 0, left-gap, size.Height)
	page.Place(strip, left, gap, width, stripHeight)
	top, bottom := stripHeight+2*gap, size.Height-gap
	height := page.Fit(bar, width)
	page.Place(bar, left, bottom-height, width, height)
	bottom -= height + gap
	height = status.Height(width, statusLines, (bottom-top)*statusShare)
	page.Place(status, left, top, width, height)
	top += height + gap
	if size.Height >= logFrom*theme.TextSize()/normalText {
		height = (bottom - top) * logShare
		log.Show()
		page.Place(log, left, bottom-height, width, height)
		bottom -= height + gap
	}
	page.Place(panel, left, top, width, bottom-top)
}

// low is beside for a phone that lies on its side: without strip and log, and
// with the lowest of bars. The status gives way to a list that explains itself.
func (l *tableLayout) low(grid fyne.CanvasObject, status *labels.Status, panel, bar fyne.CanvasObject, size fyne.Size) {
	left, width := float32(gap), size.Width-2*gap
	if !l.panel.unfolded() {
		width = min(size.Width*columnShare, columnMost)
		left = size.Width - width - gap
		page.Place(grid, 0, 0, left-gap, size.Height)
	}
	bottom := size.Height - gap/2 - widgets.TouchSize
	page.Place(bar, left, bottom, width, widgets.TouchSize)
	top := float32(0)
	said := !l.panel.lists()
	if page.Show(status, said); said {
		top = status.Height(width, 1, labels.StatusLines(statusLines))
		page.Place(status, left, 0, width, top)
	}
	page.Place(panel, left, top+gap/2, width, bottom-top-gap)
}

// stand puts everything below each other. The grid fills the width as far as the
// panel can spare the height; it keeps its size, whatever is said below it, for
// it would have to be drawn again.
func (l *tableLayout) stand(strip, grid fyne.CanvasObject, status *labels.Status, panel, bar fyne.CanvasObject, size fyne.Size) {
	width := size.Width - 2*gap
	page.Place(strip, gap, 0, width, stripHeight)
	height := page.Fit(bar, width)
	bottom := size.Height - gap/2 - height
	page.Place(bar, gap, bottom, width, height)
	top := float32(stripHeight)
	if !l.panel.unfolded() {
		room := bottom - top - labels.StatusLines(statusLines) - l.panel.tabsHeight() - gap*3/2
		most := min(max(room-panelLeast*largeness(), room*gridLeast), size.Height*gridMost)
		height = l.grid.HeightFor(size.Width, most)
		page.Place(grid, 0, top, size.Width, height)
		top += height
	}
	top += gap / 2
	height = status.Height(width, statusLines, labels.StatusLines(statusLines))
	page.Place(status, gap, top, width, height)
	top += height + gap/2
	page.Place(panel, gap, top, width, bottom-gap/2-top)
}

// largeness is how much more room large text needs; the grid gives it half of
// what it would like.
func largeness() float32 { return float32(math.Sqrt(float64(theme.TextSize() / normalText))) }

const normalText = 16

// MinSize implements fyne.Layout: the screen gives the size.
func (*tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 280) }

// boardLayout puts the buttons for zooming at the right edge of the grid, and over
// it what is said.
type boardLayout struct {
	// settled is called when the grid has its size.
	settled func()
}

func (l boardLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	page.Place(o[1], size.Width-widgets.TouchSize-widgets.Grid, 0, widgets.TouchSize, size.Height)
	o[2].Resize(size)
	l.settled()
}

func (boardLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSquareSize(widgets.TouchSize)
}

// zoomLayout puts three buttons below each other: the one that shows less, the one
// that shows more, and the one that shows all. Each keeps its place, whether the
// others are there or not, so that a second tap does the same again.
type zoomLayout struct {
	grid *hex.ZoomBoard
	// way is where the first stands and how the others go on from it, which is
	// found out while the whole board is seen.
	way *zoomWay
}

// A zoomWay is a share of the height, and the steps from there to each button.
type zoomWay struct {
	from  float32
	steps [3]float32
}

// zoomWays are tried from the first to the last.
var zoomWays = []zoomWay{{0.5, [3]float32{0, 1, -1}}, {0, [3]float32{0, 1, 2}}, {1, [3]float32{0, -1, -2}}}

const zoomStep = widgets.TouchSize + widgets.Grid

func (w zoomWay) top(button int, height float32) float32 {
	return widgets.Grid + w.from*(height-2*widgets.Grid-widgets.TouchSize) + w.steps[button]*zoomStep
}

func (l zoomLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	if !l.grid.CanZoomOut() {
		*l.way = slices.MinFunc(zoomWays, func(a, b zoomWay) int {
			return cmp.Compare(l.hidden(a, size.Height), l.hidden(b, size.Height))
		})
	}
	for i, one := range o {
		page.Place(one, 0, l.way.top(i, size.Height), widgets.TouchSize, widgets.TouchSize)
	}
}

// hidden counts the fields below the first button where pieces can stand.
func (l zoomLayout) hidden(w zoomWay, height float32) int {
	top := w.top(0, height)
	left := l.grid.Size().Width - widgets.TouchSize - widgets.Grid
	n := 0
	for _, f := range l.grid.State().Cells {
		if f.Ground == hex.Forest || f.Ground == hex.Hill || f.Ground == hex.Mountain {
			continue
		}
		at, _ := l.grid.BoxOf(f.Key)
		if at.X+at.Width > left && at.Y < top+widgets.TouchSize && at.Y+at.Height > top {
			n++
		}
	}
	return n
}

func (zoomLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSquareSize(widgets.TouchSize)
}
