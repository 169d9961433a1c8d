package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/widgets"
)

// A List shows lines and scrolls, with room for the bar beside them.
type List struct {
	Object *container.Scroll

	lines *fyne.Container
}

// NewList makes an empty list.
func NewList() *List {
	l := &List{lines: container.NewVBox()}
	l.Object = NewScroll(l.lines)
	return l
}

// NewScroll scrolls an object up and down, with room for the bar beside it.
func NewScroll(o fyne.CanvasObject) *container.Scroll {
	return container.NewVScroll(container.New(besideBarLayout{}, o))
}

// Set shows other lines, from the first.
func (l *List) Set(lines ...fyne.CanvasObject) {
	l.lines.Objects = lines
	l.lines.Refresh()
	l.Object.ScrollToTop()
}

// besideBarLayout leaves room for the bar of a scroll.
type besideBarLayout struct{}

const scrollBar = 3 * widgets.Grid

func (besideBarLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size.SubtractWidthHeight(scrollBar, 0))
}

func (besideBarLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height) // never wider than what is seen of it
}
