package controls

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/widgets"
)

// NewActions is the bar below a table: small buttons made by NewBarButton, and
// at the right the one that goes on. Where their labels have no room the small
// buttons show their icons alone; in a bar that is high enough the main button
// has a line of its own.
func NewActions(main *Button, small ...*Button) *fyne.Container {
	objects := []fyne.CanvasObject{}
	for _, b := range small {
		objects = append(objects, b)
	}
	return container.New(&actionsLayout{main: main, small: small}, append(objects, main)...)
}

type actionsLayout struct {
	main   *Button
	small  []*Button
	narrow bool // the labels have no room
	width  float32
}

// A small button gets a share of the line, and the main button what is left, but
// no less than its own share.
const (
	smallShare = 0.25
	mainShare  = 0.38
)

// Layout implements fyne.Layout.
func (l *actionsLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	main := widgets.BoxAt(0, 0, size.Width, size.Height)
	small := main
	n := float32(len(l.small))
	if l.twoLines(size) {
		small.Height = size.Height - l.main.MinSize().Height - widgets.Grid
		main.Y, main.Height = small.Height+widgets.Grid, l.main.MinSize().Height
	} else {
		main.Width = min(max(size.Width*max(mainShare, 1-n*smallShare), l.main.leastWidth()), size.Width-n*widgets.TouchSize)
		main.X = size.Width - main.Width
		small.Width = main.X
	}
	l.narrow = n*l.label() > small.Width
	for _, b := range l.small {
		b.setIconOnly(l.narrow || small.Height < l.labelled())
	}
	widgets.Cover(l.main, main)
	share := small.Width / n
	for i, b := range l.small {
		widgets.Cover(b, widgets.BoxAt(share*float32(i), small.Y, share, small.Height))
	}
}

// twoLines reports whether the main button gets a line of its own.
func (l *actionsLayout) twoLines(size fyne.Size) bool {
	return size.Height >= widgets.TouchSize+widgets.Grid+l.main.MinSize().Height
}

// crowded reports whether the main button has no room in the line.
func (l *actionsLayout) crowded() bool {
	return l.width > 0 && l.width < float32(len(l.small))*widgets.TouchSize+l.main.leastWidth()
}

// label is the width of the longest label of a small button.
func (l *actionsLayout) label() float32 {
	most := widgets.TouchSize
	for _, b := range l.small {
		most = max(most, b.leastWidth())
	}
	return most
}

// labelled is the height of small buttons with labels.
func (l *actionsLayout) labelled() float32 {
	height := widgets.TouchSize
	for _, b := range l.small {
		height = max(height, b.labelledHeight())
	}
	return height
}

// MinSize is that of one line, or of two where the main button needs its own,
// with labels or without as it was laid out last.
func (l *actionsLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	height, main := widgets.TouchSize, l.main.MinSize().Height
	if !l.narrow {
		height = l.labelled()
	}
	if l.crowded() {
		height += widgets.Grid + main
	}
	return fyne.NewSize(float32(len(l.small)+2)*widgets.TouchSize, max(height, main))
}
