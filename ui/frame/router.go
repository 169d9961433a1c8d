// Package frame is what surrounds every page: the router that leads from page
// to page with the title bar and the bar of the five places, and the host, which
// is what every page is given.
//
// Pages are made by factories when they are first seen, and rebuilt after a
// change of language or look. What must outlive a page lives in its view model.
package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/data/binding"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"adytum/widgets"
	"adytum/widgets/controls"
)

// Page is one screen. Only Content must be there.
type Page struct {
	Title   string              // shown in the title bar; without it there is no bar at a root
	Actions []fyne.CanvasObject // stand at the right end of the title bar
	Content fyne.CanvasObject
	// Anchor is a part that lies at the height AnchorTop on the screen, in units,
	// when the page is rebuilt, whatever has grown above it; nil for none.
	Anchor    fyne.CanvasObject
	AnchorTop float32
	// Width is that of the column in the middle of the content, in units; the
	// title bar keeps to its edges. 0 is for pages without a column.
	Width float32

	// Immersive pages get the whole of a small screen: the bar of places is
	// hidden there.
	Immersive bool

	// Close is called once when the page is thrown away. It releases listeners.
	Close func()
	// Leave is called once, before Close, when the page does not come again, and not
	// when it is made anew in another language or look. It ends what was begun there.
	Leave func()
	// OnBack is called before the page is left backwards; true means that the
	// page has used the key up itself.
	OnBack func() bool
	// OnReturn is called when a page comes back on the screen after others lay
	// on top of it: what it shows may have changed meanwhile.
	OnReturn func()
	// OnKey gets the keys that no focused widget took.
	OnKey func(*fyne.KeyEvent)
}

// Route is a way to make a page. Name is for PopTo and need not be unique.
type Route struct {
	Name  string
	Build func() *Page
}

// Router keeps the stack of pages. All of its methods belong to the UI
// goroutine.
type Router struct {
	canvas fyne.Canvas
	roots  Roots
	place  Place
	stack  []*stackEntry
	frame  *frame

	listening []func()
	leave     func() // hands the app back to the device
}

type stackEntry struct {
	route    Route
	page     *Page         // nil until the page is first seen
	stale    bool          // the page speaks an old language or wears an old look
	position *pagePosition // where somebody was when another page came on top
}

// NewRouter makes a router on a window's canvas and opens the place Play. It takes
// over the canvas's keys for going back: Escape, Alt+Left, a phone's back key.
func NewRouter(canvas fyne.Canvas, icons Icons, roots Roots) *Router {
	r := &Router{canvas: canvas, roots: roots, leave: leaveApp}
	r.frame = newFrame(r, icons)
	controls.OnFocus(r.showFocused)
	widgets.OnUnusedKey(r.typedKey)
	canvas.SetOnTypedKey(r.typedKey)
	canvas.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyLeft, Modifier: fyne.KeyModifierAlt},
		func(fyne.Shortcut) { r.goBack() })
	r.Go(Play)
	return r
}

// leaveApp closes the app where only the app itself can do so: on a phone.
func leaveApp() {
	if driver, ok := fyne.CurrentApp().Driver().(mobile.Driver); ok {
		driver.GoBack()
	}
}

// Content is the frame with the page in it, to be set as the window's content.
func (r *Router) Content() fyne.CanvasObject { return r.frame.content }

// Place is where the person is among the five places.
func (r *Router) Place() Place { return r.place }

// Depth is the number of pages on the stack, the root included.
func (r *Router) Depth() int { return len(r.stack) }

// Go opens a place at its root and closes all pages that were open.
func (r *Router) Go(place Place) {
	r.drop(0)
	r.place = place
	r.stack = []*stackEntry{{route: Route{Name: place.String(), Build: r.roots[place]}}}
	r.show()
}

// Home opens the place Play.
func (r *Router) Home() { r.Go(Play) }

// Stays remembers the present page and reports, whenever it is asked, whether that
// page is still on top: what comes late must not take the place of another.
func (r *Router) Stays() func() bool {
	now := r.top()
	return func() bool { return len(r.stack) > 0 && r.top() == now }
}

// Push opens a page on top of the present one.
func (r *Router) Push(route Route) {
	if len(r.stack) > 0 {
		r.top().position = positionIn(r.top().page, r.canvas.Focused())
	}
	r.stack = append(r.stack, &stackEntry{route: route})
	r.show()
}

// Present opens a page that may come by itself, as at the end of a match. For a
// moment it takes no taps: they were meant for the page before.
func (r *Router) Present(route Route) {
	r.Push(route)
	r.frame.guard.begin()
}

// Guarded reports whether taps are being kept from a page that came by itself.
func (r *Router) Guarded() bool { return r.frame.guard.Visible() }

// Replace closes the present page and opens another in its stead.
func (r *Router) Replace(route Route) {
	r.drop(len(r.stack) - 1)
	r.Push(route)
}

// Pop closes the present page and returns to the one below. At a root it does
// nothing and returns false.
func (r *Router) Pop() bool {
	if len(r.stack) < 2 {
		return false
	}
	r.drop(len(r.stack) - 1)
	r.comeBack()
	return true
}

// comeBack shows the page that others have left.
func (r *Router) comeBack() {
	page := r.top().page
	r.show()
	if page != nil && page == r.top().page && page.OnReturn != nil {
		page.OnReturn()
	}
	if was := r.top().position; was != nil && !fyne.CurrentDevice().IsMobile() { // a phone would open its keys
		was.refocus(r.top().page, r.canvas)
	}
}

// PopTo closes pages until the topmost one of that name is on top; false, and
// nothing happens, if there is none.
func (r *Router) PopTo(name string) bool {
	for i := len(r.stack) - 1; i >= 0; i-- {
		if r.stack[i].route.Name == name {
			r.drop(i + 1)
			r.comeBack()
			return true
		}
	}
	return false
}

// drop closes all pages from the top down to the one at index keep.
func (r *Router) drop(keep int) {
	for i := len(r.stack) - 1; i >= keep; i-- {
		if page := r.stack[i].page; page != nil && page.Leave != nil {
			page.Leave()
		}
		r.stack[i].close()
		r.stack = r.stack[:i]
	}
}

func (e *stackEntry) close() {
	if e.page != nil && e.page.Close != nil {
		e.page.Close()
	}
	e.page = nil
}

func (r *Router) top() *stackEntry { return r.stack[len(r.stack)-1] }

// show brings the topmost page on the screen, making it if need be.
func (r *Router) show() {
	top := r.top()
	if top.stale {
		top.close()
		top.stale = false
	}
	if top.page == nil {
		top.page = top.route.Build()
	}
	r.canvas.Unfocus()
	r.frame.guard.end()
	r.frame.show(top.page)
}

// RebuildOn rebuilds the pages whenever one of the items changes: the present
// page at once, the others when they are seen again.
func (r *Router) RebuildOn(items ...binding.DataItem) {
	for _, item := range items {
		first := true // a listener is called once when it is added
		listener := binding.NewDataListener(func() {
			if first {
				first = false
				return
			}
			r.Rebuild()
		})
		item.AddListener(listener)
		r.listening = append(r.listening, func() { item.RemoveListener(listener) })
	}
}

// Rebuild rebuilds all pages; see RebuildOn.
func (r *Router) Rebuild() {
	for _, e := range r.stack {
		e.stale = true
	}
	r.frame.relabel()
	before := positionIn(r.frame.page, r.canvas.Focused())
	r.show()
	before.find(r.frame.page, r.canvas)
}

// Close closes all pages and stops listening, for a window that is closed.
func (r *Router) Close() {
	r.drop(0)
	for _, stop := range r.listening {
		stop()
	}
	r.listening = nil
}

// Back closes the uppermost overlay, or lets the page answer, or returns to the
// page below, or to Play from another place. It says false if there was nothing
// left to go back from.
func (r *Router) Back() bool {
	if r.closeOverlay() {
		return true
	}
	if onBack := r.top().page.OnBack; onBack != nil && onBack() {
		return true
	}
	if r.Pop() {
		return true
	}
	if r.place != Play {
		r.Home()
		return true
	}
	return false
}

func (r *Router) goBack() { r.Back() }

// closeOverlay takes away what lies over the screen: a menu, a dialog, a card
// shown large.
func (r *Router) closeOverlay() bool {
	top := r.canvas.Overlays().Top()
	if top == nil {
		return false
	}
	if closer, ok := top.(interface{ Close() }); ok {
		closer.Close()
	} else {
		top.Hide()
	}
	r.canvas.Overlays().Remove(top)
	return true
}

// typedKey gets the keys that no focused widget took.
func (r *Router) typedKey(key *fyne.KeyEvent) {
	if widgets.Doubled(key) {
		return
	}
	switch key.Name {
	case mobile.KeyBack:
		if !r.Back() {
			r.leave()
		}
	case fyne.KeyEscape:
		r.Back()
	default:
		if onKey := r.top().page.OnKey; onKey != nil {
			onKey(key)
		}
	}
}

// Key hands on a key that a focused widget of the page had no use for, as if
// nothing were focused.
func (r *Router) Key(key *fyne.KeyEvent) { r.typedKey(key) }
