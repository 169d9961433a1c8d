package frame

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/widgets"
	"adytum/widgets/controls"
	"adytum/widgets/labels"
)

// Place is one of the five places that can be reached from everywhere.
type Place int

// The places in their order in the bar.
const (
	Play Place = iota
	Games
	Statistics
	Learn
	Settings
	placeCount
)

var placeKeys = [placeCount]string{"place.play", "place.games", "place.statistics", "place.learn", "place.settings"}

// String is the key of the place's name, which is also the name of its route.
func (p Place) String() string { return placeKeys[p] }

// Roots makes the first page of each place.
type Roots map[Place]func() *Page

// Icons are the one-colour pictures of the frame.
type Icons struct {
	Back   fyne.Resource
	Places map[Place]fyne.Resource
}

// frame draws what surrounds a page. Which way it does so depends on the size
// alone, and changes while a window is resized.
type frame struct {
	router *Router
	back   *controls.IconButton
	icons  Icons

	content *fyne.Container // lays out the five below
	bar     *fyne.Container // title bar
	body    *fyne.Container // holds the page
	places  *fyne.Container
	edge    *widgets.Ground // between places and page
	guard   *guard          // over all

	items []*controls.NavItem
	page  *Page
}

func newFrame(r *Router, icons Icons) *frame {
	f := &frame{router: r, icons: icons}
	f.bar = container.New(titleBarLayout{f})
	f.body = container.NewStack()
	f.edge = widgets.NewGround(widgets.ColorOutline)
	f.places = container.New(&placesLayout{frame: f}, widgets.NewGround(widgets.ColorSurface))
	for place := range placeCount {
		item := controls.NewNavItem(i18n.T(place.String()), icons.Places[place], func() { r.Go(place) })
		f.items = append(f.items, item)
		f.places.Add(item)
	}
	f.relabelBack()
	f.guard = newGuard()
	f.content = container.New(&frameLayout{frame: f}, f.body, f.bar, f.places, f.edge, f.guard)
	return f
}

// relabel puts the frame's own words into the present language.
func (f *frame) relabel() {
	for place, item := range f.items {
		item.SetLabel(i18n.T(Place(place).String()))
	}
	f.relabelBack()
}

func (f *frame) relabelBack() {
	f.back = controls.NewIconButton(i18n.T("frame.back"), f.icons.Back, f.router.goBack)
}

func (f *frame) show(page *Page) {
	f.page = page
	f.body.Objects = []fyne.CanvasObject{page.Content}
	f.bar.Objects = nil
	if f.router.Depth() > 1 {
		f.bar.Objects = append(f.bar.Objects, f.back)
	}
	f.bar.Objects = append(f.bar.Objects, look.BarTitle(page.Title))
	f.bar.Objects = append(f.bar.Objects, page.Actions...)
	for place, item := range f.items {
		item.SetSelected(Place(place) == f.router.place)
	}
	f.body.Refresh()
	f.bar.Refresh()
	f.content.Refresh()
}

// hasBar reports whether the page has a title bar: it has a title, or there must be
// a way back.
func (f *frame) hasBar() bool { return f.page.Title != "" || f.router.Depth() > 1 }

// Sizes in units. Below lowHeight a screen is too low for bars at its edges.
const (
	narrowWidth float32 = 600
	lowHeight   float32 = 420
	railWidth   float32 = 88
	barHeight   float32 = 56
	lowBar              = widgets.TouchSize
)

type arrangement struct {
	places     placesAt
	titleBar   float32 // height, 0 for none
	placesSize float32 // height of the bottom bar or width of the rail
}

type placesAt int

const (
	nowhere placesAt = iota
	bottom
	side
)

// arrange decides by size alone how the frame is drawn.
func (f *frame) arrange(size fyne.Size) arrangement {
	low := size.Height < lowHeight
	a := arrangement{places: side, placesSize: railWidth}
	if size.Width < narrowWidth && !low {
		a.places, a.placesSize = bottom, f.items[0].MinSize().Height+widgets.Grid
	}
	if f.page.Immersive && (a.places == bottom || low) {
		a.places, a.placesSize = nowhere, 0
	}
	if f.hasBar() {
		a.titleBar = barHeight
		if low {
			a.titleBar = lowBar
		}
	}
	return a
}

type frameLayout struct {
	frame *frame
	size  fyne.Size // of the last layout
}

func (l *frameLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	f := l.frame
	if size != l.size {
		l.size = size
		defer f.router.showFocused() // a phone's keyboard takes half of the screen
	}
	f.guard.Resize(size)
	a := f.arrange(size)
	place(f.bar, 0, 0, size.Width, a.titleBar, a.titleBar > 0)
	switch a.places {
	case bottom:
		top := size.Height - a.placesSize
		place(f.places, 0, top, size.Width, a.placesSize, true)
		place(f.edge, 0, top, size.Width, 1, true)
		place(f.body, 0, a.titleBar, size.Width, top-a.titleBar, true)
	case side:
		place(f.places, 0, 0, a.placesSize, size.Height, true)
		place(f.edge, a.placesSize-1, 0, 1, size.Height, true)
		place(f.bar, a.placesSize, 0, size.Width-a.placesSize, a.titleBar, a.titleBar > 0)
		place(f.body, a.placesSize, a.titleBar, size.Width-a.placesSize, size.Height-a.titleBar, true)
	default:
		place(f.places, 0, 0, 0, 0, false)
		place(f.edge, 0, 0, 0, 0, false)
		place(f.body, 0, a.titleBar, size.Width, size.Height-a.titleBar, true)
	}
}

func place(o fyne.CanvasObject, x, y, width, height float32, visible bool) {
	if !visible {
		o.Hide()
		return
	}
	o.Show()
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
}

// MinSize lets a window become as small as a small phone, whatever the page
// would like: pages scroll.
func (l *frameLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 280) }

// placesLayout lays the five items along the longer side of the bar.
type placesLayout struct{ frame *frame }

func (l *placesLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	items := objects[1:]
	if size.Width > size.Height {
		width := size.Width / float32(len(items))
		for i, item := range items {
			item.Move(fyne.NewPos(width*float32(i), 0))
			item.Resize(fyne.NewSize(width, size.Height))
		}
		return
	}
	least := items[0].MinSize().Height
	height := min(least+4*widgets.Grid, size.Height/float32(len(items)))
	for i, item := range items {
		item.Move(fyne.NewPos(0, widgets.Grid+height*float32(i)))
		item.Resize(fyne.NewSize(size.Width, height))
	}
}

func (l *placesLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// titleBarLayout lays out the title bar: the way back, the title, the actions. Title
// and actions keep to the edges of the page's column.
type titleBarLayout struct{ frame *frame }

const edge float32 = 4 * widgets.Grid

// span is where the column of the page begins and ends.
func (l titleBarLayout) span(width float32) (left, right float32) {
	if l.frame.page == nil || l.frame.page.Width == 0 || l.frame.page.Width > width-2*edge {
		return edge, width - edge
	}
	return (width - l.frame.page.Width) / 2, (width + l.frame.page.Width) / 2
}

func (l titleBarLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left, right := l.span(size.Width)
	title := slices.IndexFunc(objects, func(o fyne.CanvasObject) bool {
		_, ok := o.(*labels.Heading)
		return ok
	})
	for _, o := range objects[:max(0, title)] { // the way back
		least := o.MinSize()
		at := max(widgets.Grid, left-least.Width)
		o.Move(fyne.NewPos(at, (size.Height-least.Height)/2))
		o.Resize(least)
		left = max(left, at+least.Width)
	}
	// The icon of a button stands as far within it as the column from the edge.
	right += edge - widgets.Grid
	for i := len(objects) - 1; i > title; i-- {
		least := objects[i].MinSize()
		right -= least.Width
		objects[i].Move(fyne.NewPos(right, (size.Height-least.Height)/2))
		objects[i].Resize(least)
	}
	if title >= 0 {
		objects[title].Move(fyne.NewPos(left, 0))
		objects[title].Resize(fyne.NewSize(max(0, right-left-widgets.Grid), size.Height))
	}
}

func (titleBarLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, lowBar) }
