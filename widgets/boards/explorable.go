// Package boards holds what all boards share: their spots are found by finger,
// mouse and keyboard, what moves is shown on a reel, and a sketch draws only what
// changed.
package boards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"adytum/widgets"
)

// Widget is all that a board is for Fyne.
type Widget interface {
	fyne.Widget
	fyne.Focusable
	fyne.Tappable
	fyne.SecondaryTappable
	fyne.Draggable
	fyne.Accessible
	desktop.Hoverable
	desktop.Cursorable
}

// Explorable is what all boards share: their spots are tapped and inspected by
// finger, mouse and keyboard. Arrow keys move a ring from spot to spot, Space
// and Return tap, I and the menu key inspect. It is embedded; the outer widget
// calls explore and ExtendBaseWidget.
type Explorable[K comparable] struct {
	widget.BaseWidget

	// OnTapped is called with a spot that is tapped.
	OnTapped func(K)
	// OnMissed is called by a tap beside all spots.
	OnMissed func()
	// OnInspected is called on a long press, a right click or the key I.
	OnInspected func(K)
	// OnMoved is called with the spot below the keyboard's ring when it moves.
	OnMoved func(K)

	board Explored[K]
	leads Leading

	cursor   K
	hasFocus bool
	keyboard bool // the ring shows: the board was last used by keys, not tapped
	// strayed is how far the ring has come off the straight line on which it
	// moves, so that it can come back; level tells which line that is.
	strayed float32
	level   bool

	motion  bool // what changes its place may be seen on its way
	hovered bool // the pointer is over a spot
	press   Press
}

// Explored is what an explorable must know of its board.
type Explored[K comparable] interface {
	fyne.Widget
	// SpotAt is the spot at a position.
	SpotAt(fyne.Position) (K, bool)
	// BoxOf is where a spot is drawn.
	BoxOf(K) (widgets.Box, bool)
	// Spots are all that the ring can go to, in reading order.
	Spots() []K
	// Has reports whether the ring can be there, First is where it begins.
	Has(K) bool
	First() K
	// UpdateRing draws the ring anew.
	UpdateRing()
	// Settle ends what is moving.
	Settle()
}

// LeastTable is the least size of a table of cards or cauldrons.
var LeastTable = fyne.NewSize(280, 200)

// LandscapeHeight is where low screens end, in units.
const LandscapeHeight float32 = 420

// Explore makes a board explorable; its arrow keys lead by leads.
func (e *Explorable[K]) Explore(board Explored[K], leads Leading) {
	e.board, e.leads, e.motion = board, leads, true
}

// SetMotion lets what changes its place be seen on its way, or makes it jump.
func (e *Explorable[K]) SetMotion(motion bool) {
	e.motion = motion
	if !motion {
		e.board.Settle()
	}
}

// Press follows a finger that slips a little while it taps.
type Press struct {
	active     bool
	Start, Now fyne.Position
}

// Tapped implements fyne.Tappable.
func (e *Explorable[K]) Tapped(event *fyne.PointEvent) {
	if !fyne.CurrentDevice().IsMobile() {
		e.takeFocus()
	}
	e.keyboard = false
	spot, ok := e.board.SpotAt(event.Position)
	if ok {
		e.cursor, e.strayed = spot, 0
	}
	e.board.Settle()
	e.board.UpdateRing()
	switch {
	case ok:
		e.tap(spot)
	case e.OnMissed != nil:
		e.OnMissed()
	}
}

func (e *Explorable[K]) tap(spot K) {
	if e.OnTapped != nil {
		e.OnTapped(spot)
	}
}

// takeFocus lets the arrow keys work after a click. A focused widget would
// swallow the back key of a phone, so this is for the desktop only.
func (e *Explorable[K]) takeFocus() {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(e.board)
	if focusable, ok := e.board.(fyne.Focusable); ok && canvas != nil && !e.hasFocus {
		canvas.Focus(focusable)
	}
}

// TappedSecondary implements fyne.SecondaryTappable: a right click, or a long
// press on a touch screen.
func (e *Explorable[K]) TappedSecondary(event *fyne.PointEvent) {
	e.board.Settle()
	if spot, ok := e.board.SpotAt(event.Position); ok {
		e.inspect(spot)
	}
}

func (e *Explorable[K]) inspect(spot K) {
	if e.OnInspected != nil {
		e.OnInspected(spot)
	}
}

// Dragged implements fyne.Draggable.
func (e *Explorable[K]) Dragged(event *fyne.DragEvent) {
	if !e.press.active {
		e.press = Press{active: true, Start: event.Position.SubtractXY(event.Dragged.DX, event.Dragged.DY)}
	}
	e.press.Now = event.Position
}

// DragEnd implements fyne.Draggable: a finger that comes down and goes up on the
// same spot has tapped it, however it moved between.
func (e *Explorable[K]) DragEnd() {
	press, from, to, ok := e.EndPress()
	if ok && from == to {
		e.Tapped(&fyne.PointEvent{Position: press.Now})
	}
}

// Pressed is how far the finger that is down has come.
func (e *Explorable[K]) Pressed() fyne.Position { return e.press.Now.Subtract(e.press.Start) }

// EndPress is where a drag began and ended, if both were spots.
func (e *Explorable[K]) EndPress() (press Press, from, to K, ok bool) {
	press = e.press
	e.press = Press{}
	from, began := e.board.SpotAt(press.Start)
	to, ended := e.board.SpotAt(press.Now)
	return press, from, to, press.active && began && ended
}

// MouseIn implements desktop.Hoverable.
func (e *Explorable[K]) MouseIn(event *desktop.MouseEvent) { e.MouseMoved(event) }

// MouseMoved implements desktop.Hoverable.
func (e *Explorable[K]) MouseMoved(event *desktop.MouseEvent) {
	_, e.hovered = e.board.SpotAt(event.Position)
}

// MouseOut implements desktop.Hoverable.
func (e *Explorable[K]) MouseOut() { e.hovered = false }

// Cursor implements desktop.Cursorable.
func (e *Explorable[K]) Cursor() desktop.Cursor {
	if !e.hovered {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// AccessibilityRole is that of a container.
func (e *Explorable[K]) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// Ring is the spot below the keyboard's ring, and whether the ring shows.
func (e *Explorable[K]) Ring() (spot K, shown bool) {
	return e.cursor, e.hasFocus && e.keyboard && e.board.Has(e.cursor)
}

// SetRing puts the keyboard's ring on a spot.
func (e *Explorable[K]) SetRing(spot K) { e.cursor = spot }

// KeepRing keeps the ring on the board when spots have gone.
func (e *Explorable[K]) KeepRing() {
	if !e.board.Has(e.cursor) {
		e.cursor = e.board.First()
	}
}

// Focused is the spot that the keyboard is at, and whether the board has the
// focus.
func (e *Explorable[K]) Focused() (spot K, focused bool) { return e.cursor, e.hasFocus }

// Moves reports whether what changes its place may be seen on its way.
func (e *Explorable[K]) Moves() bool { return e.motion }

// FocusGained implements fyne.Focusable: the ring shows where the keyboard is.
func (e *Explorable[K]) FocusGained() {
	e.hasFocus, e.keyboard = true, true
	e.board.UpdateRing()
}

// FocusLost implements fyne.Focusable.
func (e *Explorable[K]) FocusLost() {
	e.hasFocus, e.keyboard = false, false
	e.board.UpdateRing()
}

// TypedRune implements fyne.Focusable; keys arrive at TypedKey.
func (e *Explorable[K]) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (e *Explorable[K]) TypedKey(key *fyne.KeyEvent) {
	if widgets.Doubled(key) {
		return
	}
	e.keyboard = true
	switch key.Name {
	case fyne.KeyLeft:
		e.moveRing(-1, 0)
	case fyne.KeyRight:
		e.moveRing(1, 0)
	case fyne.KeyUp:
		e.moveRing(0, -1)
	case fyne.KeyDown:
		e.moveRing(0, 1)
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		e.use(e.tap)
	case fyne.KeyI, desktop.KeyMenu:
		e.use(e.inspect)
	default:
		widgets.UnusedKey(key)
	}
	e.board.UpdateRing()
}

func (e *Explorable[K]) use(do func(K)) {
	e.board.Settle()
	if e.board.Has(e.cursor) {
		do(e.cursor)
	}
}

// Leading is how far a spot is for an arrow key that lies so far along its
// direction and so far across; ok reports whether the key leads there at all.
// Level is for the keys left and right.
type Leading func(along, across float32, level bool) (distance float32, ok bool)

// LeadsInRows follows rows of things that may stand far apart, rows before
// columns.
func LeadsInRows(along, across float32, level bool) (distance float32, ok bool) {
	return along + 2*across, !level || across <= 2*along
}

// LeadsToNeighbours goes from cell to cell.
func LeadsToNeighbours(along, across float32, _ bool) (distance float32, ok bool) {
	return along + across, across <= along
}

// moveRing goes to the spot that lies nearest in one direction.
func (e *Explorable[K]) moveRing(dx, dy float32) {
	if !e.board.Has(e.cursor) {
		e.cursor = e.board.First()
		return
	}
	here, _ := e.board.BoxOf(e.cursor)
	from := here.Center()
	level := dy == 0
	if e.level != level {
		e.level, e.strayed = level, 0
	}
	best, found, strayed := float32(0), e.cursor, float32(0)
	for _, spot := range e.board.Spots() {
		box, _ := e.board.BoxOf(spot)
		way := box.Center().Subtract(from)
		along, aside := way.X*dx+way.Y*dy, way.X
		if level {
			aside = way.Y
		}
		if _, ok := e.leads(along, widgets.Magnitude(aside), level); along < 1 || !ok {
			continue
		}
		if distance, _ := e.leads(along, widgets.Magnitude(e.strayed+aside), level); best == 0 || distance < best {
			best, found, strayed = distance, spot, aside
		}
	}
	if found == e.cursor {
		return
	}
	e.cursor = found
	e.strayed += strayed
	if e.OnMoved != nil {
		e.OnMoved(found)
	}
}
