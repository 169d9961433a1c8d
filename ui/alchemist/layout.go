package alchemist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
)

// tableLayout places board, status, bar and log by size.
type tableLayout struct{}

const (
	gap           = 2 * widgets.Grid
	lowHeight     = 420 // below it the words stand beside the buttons
	logWidth      = 300
	logFrom       = 1000 // the narrowest page with the log beside the board
	widestAction  = 720
	widestColumn  = 560 // of pages that are read from top to bottom
	statusMargin  = 2 * widgets.Grid
	statusReserve = 2 // lines that the status always has room for
)

// Layout implements fyne.Layout.
func (l tableLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	board, status, bar, log := o[0], o[1], o[2], o[3]
	log.Hide()
	if size.Height < lowHeight && size.Width > size.Height {
		l.low(board, status, bar, size)
		return
	}
	width := size.Width
	if size.Width >= logFrom {
		log.Show()
		width -= logWidth + gap
		place(log, width, gap, logWidth, size.Height-2*gap)
	}
	words := min(width-2*gap, widestAction)
	left := (width - words) / 2
	barHeight := bar.MinSize().Height
	statusHeight := statusHeight(status, words, size.Height/8)
	place(bar, left, size.Height-barHeight-gap, words, barHeight)
	place(status, left, size.Height-barHeight-2*gap-statusHeight, words, statusHeight)
	place(board, 0, gap/2, width, size.Height-barHeight-statusHeight-3*gap-gap/2)
}

// low puts the words and the buttons into one line below the board, for phones
// that lie on their side.
func (tableLayout) low(board, status, bar fyne.CanvasObject, size fyne.Size) {
	height := bar.MinSize().Height
	width := min(size.Width*0.5, 340)
	place(bar, size.Width-width-gap, size.Height-height-gap/2, width, height)
	place(status, gap, size.Height-height-gap, size.Width-width-3*gap, height+gap-2)
	place(board, 0, 0, size.Width, size.Height-height-gap)
}

// statusHeight is room for as many lines as the words usually need, so that the
// board does not jump with every tap, and for more as far as the board can spare
// it; the rest can be scrolled to.
func statusHeight(status fyne.CanvasObject, width, most float32) float32 {
	status.Resize(fyne.NewSize(width, status.Size().Height))
	line := fyne.MeasureText("Ag", theme.TextSize(), fyne.TextStyle{}).Height
	usual := statusReserve*line + 2*statusMargin
	return max(usual, min(most, statusNeed(status)))
}

// statusPanel is a panel with little margin whose words can be scrolled.
func statusPanel(words fyne.CanvasObject) *fyne.Container {
	return container.NewStack(widgets.NewPanelGround(), widgets.NewMargin(statusMargin, container.NewVScroll(words)))
}

// statusNeed is the height in which all the words of a status panel are seen.
func statusNeed(panel fyne.CanvasObject) float32 {
	scroll := panel.(*fyne.Container).Objects[1].(*fyne.Container).Objects[0].(*container.Scroll)
	return scroll.Content.MinSize().Height + 2*statusMargin
}

func place(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
}

// MinSize implements fyne.Layout: the screen gives the size.
func (tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 280) }

// barLayout puts the buttons in one line, the last one wide.
type barLayout struct{}

// Layout implements fyne.Layout.
func (barLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	small, large := o[:len(o)-1], o[len(o)-1]
	wide := size.Width * 0.4
	share := (size.Width - wide) / float32(len(small))
	place(large, size.Width-wide, 0, wide, size.Height)
	for i, b := range small {
		place(b, share*float32(i), 0, share, size.Height)
	}
}

// MinSize implements fyne.Layout.
func (barLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	height := float32(widgets.TouchSize)
	for _, b := range o {
		height = max(height, b.MinSize().Height)
	}
	return fyne.NewSize(4*widgets.TouchSize, height)
}
