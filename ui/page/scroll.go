package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"adytum/widgets"
)

// Widest widths of a page's column in units: of texts to read, and of
// what stands in several columns.
const (
	ReadingWidth float32 = 640
	WideWidth    float32 = 1080
)

// Gap is the distance between the parts of a page, in units.
const Gap = 4 * widgets.Grid

// A Column is a page that is read from top to bottom and scrolls.
type Column struct {
	// Object is what a router.Page takes as its content.
	Object *fyne.Container
	// OnNearEnd is called when there is less than a screen below what is in sight,
	// each time the page is scrolled or set; nil for nothing.
	OnNearEnd func()

	scroll *container.Scroll
	column *fyne.Container
}

// NewColumn makes a page no wider than widest.
func NewColumn(widest float32, objects ...fyne.CanvasObject) *Column {
	c := &Column{column: widgets.NewColumn(widest, Gap, objects...)}
	c.scroll = container.NewVScroll(Narrow(c.column))
	c.scroll.OnScrolled = func(fyne.Position) { c.scrolled() }
	c.Object = container.New(settledLayout{c.scroll}, c.scroll)
	return c
}

// Set replaces what the page shows, and stays where it was scrolled to. New
// objects have drawn themselves already, so nothing of them is refreshed: that
// would read every picture again.
func (c *Column) Set(objects ...fyne.CanvasObject) {
	Refocused(c.column, func() {
		c.column.Objects = objects
		settledLayout{c.scroll}.Layout(nil, c.Object.Size())
		canvas.Refresh(c.Object)
	})
	c.scrolled()
}

func (c *Column) scrolled() {
	view := c.scroll.Size().Height
	if c.OnNearEnd != nil && view > 0 && c.Offset()+2*view > c.column.Size().Height {
		c.OnNearEnd()
	}
}

// Settle lays the page out again after words in it have changed.
func (c *Column) Settle() { c.Set(c.column.Objects...) }

// Top is how far below the top of the page an object lies that is in it, in units.
func (c *Column) Top(o fyne.CanvasObject) float32 { return o.Position().Y }

// ScrollTo brings a height of the page to the upper edge.
func (c *Column) ScrollTo(top float32) {
	c.scroll.ScrollToOffset(fyne.NewPos(0, top))
	c.scrolled()
}

// Offset is how far the page is scrolled down.
func (c *Column) Offset() float32 { return c.scroll.Offset.Y }

// OnKey scrolls by keys, for a router.Page.
func (c *Column) OnKey(key *fyne.KeyEvent) {
	const line = 12 * widgets.Grid
	at, view := c.scroll.Offset.Y, c.scroll.Size().Height
	switch key.Name {
	case fyne.KeyDown:
		at += line
	case fyne.KeyUp:
		at -= line
	case fyne.KeyPageDown, fyne.KeySpace:
		at += view - line
	case fyne.KeyPageUp:
		at -= view - line
	case fyne.KeyHome:
		at = 0
	case fyne.KeyEnd:
		at = c.column.Size().Height
	default:
		return
	}
	c.ScrollTo(max(0, min(at, c.column.Size().Height-view)))
}

// Narrow lets content be as narrow as the scroll around it, however wide it
// would like to be.
func Narrow(content fyne.CanvasObject) *fyne.Container { return container.New(narrowLayout{}, content) }

// narrowLayout lets content become as narrow as the screen, however wide it would
// like to be: nothing scrolls sideways.
type narrowLayout struct{}

func (narrowLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

func (narrowLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, objects[0].MinSize().Height)
}

// settledLayout lays a scroll out so that wrapped texts in it, which know their height
// only after their width, have it at once.
//
// Wraps within wraps take a round each.
type settledLayout struct{ scroll *container.Scroll }

const mostRounds = 6

func (l settledLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	content := l.scroll.Content
	for range mostRounds {
		fit := fyne.NewSize(size.Width, max(size.Height, content.MinSize().Height))
		if content.Size() == fit {
			break
		}
		content.Resize(fit)
	}
	l.scroll.Resize(size)
	// A move by nothing brings the bars up to date, and the offset within the
	// new bounds.
	offset := l.scroll.Offset
	l.scroll.Offset.Y--
	l.scroll.ScrollToOffset(offset)
}

func (l settledLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSquareSize(widgets.TouchSize)
}
