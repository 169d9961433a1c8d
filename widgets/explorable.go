package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// explorableWidget is all that a board is for Fyne.
type explorableWidget interface {
	fyne.Widget
	fyne.Focusable
	fyne.Tappable
	fyne.SecondaryTappable
	fyne.Draggable
	fyne.Accessible
	desktop.Hoverable
	desktop.Cursorable
}

// explorable is what all boards share: their spots are tapped and inspected by
// finger, mouse and keyboard. Arrow keys move a ring from spot to spot, Space
// and Return tap, I and the menu key inspect. It is embedded; the outer widget
// calls explore and ExtendBaseWidget.
type explorable[K comparable] struct {
	widget.BaseWidget

	// OnTapped is called with a spot that is tapped.
	OnTapped func(K)
	// OnMissed is called by a tap beside all spots.
	OnMissed func()
	// OnInspected is called on a long press, a right click or the key I.
	OnInspected func(K)
	// OnKey gets every key that the board has no use for.
	OnKey func(*fyne.KeyEvent)
	// OnMoved is called with the spot below the keyboard's ring when it moves.
	OnMoved func(K)

	board explored[K]
	leads leading

	cursor   K
	hasFocus bool
	keyboard bool // the ring shows: the board was last used by keys, not tapped
	// strayed is how far the ring has come off the straight line on which it
	// moves, so that it can come back; level tells which line that is.
	strayed float32
	level   bool

	motion  bool // what changes its place may be seen on its way
	hovered bool // the pointer is over a spot
	press   dragPress
}

// explored is what an explorable must know of its board.
type explored[K comparable] interface {
	fyne.Widget
	// SpotAt is the spot at a position.
	SpotAt(fyne.Position) (K, bool)
	// BoxOf is where a spot is drawn.
	BoxOf(K) (Box, bool)
	// spots are all that the ring can go to, in reading order.
	spots() []K
	// has tells whether the ring can be there, first is where it begins.
	has(K) bool
	first() K
	// updateRing draws the ring anew.
	updateRing()
	// Settle ends what is moving.
	Settle()
}

// leastTable is the least size of a table of cards or cauldrons.
var leastTable = fyne.NewSize(280, 200)

// landscapeHeight is where low screens end, in units.
const landscapeHeight float32 = 420

// explore makes a board explorable; its arrow keys lead by leads.
func (e *explorable[K]) explore(board explored[K], leads leading) {
	e.board, e.leads, e.motion = board, leads, true
}

// SetMotion lets what changes its place be seen on its way, or makes it jump.
func (e *explorable[K]) SetMotion(motion bool) {
	e.motion = motion
	if !motion {
		e.board.Settle()
	}
}

// dragPress follows a finger that slips a little while it taps.
type dragPress struct {
	active     bool
	start, now fyne.Position
}

// Tapped implements fyne.Tappable.
func (e *explorable[K]) Tapped(event *fyne.PointEvent) {
	if !fyne.CurrentDevice().IsMobile() {
		e.takeFocus()
	}
	e.keyboard = false
	spot, ok := e.board.SpotAt(event.Position)
	if ok {
		e.cursor, e.strayed = spot, 0
	}
	e.board.Settle()
	e.board.updateRing()
	switch {
	case ok:
		e.tap(spot)
	case e.OnMissed != nil:
		e.OnMissed()
	}
}

func (e *explorable[K]) tap(spot K) {
	if e.OnTapped != nil {
		e.OnTapped(spot)
	}
}

// takeFocus lets the arrow keys work after a click. A focused widget would
// swallow the back key of a phone, so this is for the desktop only.
func (e *explorable[K]) takeFocus() {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(e.board)
	if focusable, ok := e.board.(fyne.Focusable); ok && canvas != nil && !e.hasFocus {
		canvas.Focus(focusable)
	}
}

// TappedSecondary implements fyne.SecondaryTappable: a right click, or a long
// press on a touch screen.
func (e *explorable[K]) TappedSecondary(event *fyne.PointEvent) {
	e.board.Settle()
	if spot, ok := e.board.SpotAt(event.Position); ok {
		e.inspect(spot)
	}
}

func (e *explorable[K]) inspect(spot K) {
	if e.OnInspected != nil {
		e.OnInspected(spot)
	}
}

// Dragged implements fyne.Draggable.
func (e *explorable[K]) Dragged(event *fyne.DragEvent) {
	if !e.press.active {
		e.press = dragPress{active: true, start: event.Position.SubtractXY(event.Dragged.DX, event.Dragged.DY)}
	}
	e.press.now = event.Position
}

// DragEnd implements fyne.Draggable: a finger that comes down and goes up on the
// same spot has tapped it, however it moved between.
func (e *explorable[K]) DragEnd() {
	press, from, to, ok := e.endPress()
	if ok && from == to {
		e.Tapped(&fyne.PointEvent{Position: press.now})
	}
}

// pressed is how far the finger that is down has come.
func (e *explorable[K]) pressed() fyne.Position { return e.press.now.Subtract(e.press.start) }

// endPress is where a drag began and ended, if both were spots.
func (e *explorable[K]) endPress() (press dragPress, from, to K, ok bool) {
	press = e.press
	e.press = dragPress{}
	from, began := e.board.SpotAt(press.start)
	to, ended := e.board.SpotAt(press.now)
	return press, from, to, press.active && began && ended
}

// MouseIn implements desktop.Hoverable.
func (e *explorable[K]) MouseIn(event *desktop.MouseEvent) { e.MouseMoved(event) }

// MouseMoved implements desktop.Hoverable.
func (e *explorable[K]) MouseMoved(event *desktop.MouseEvent) {
	_, e.hovered = e.board.SpotAt(event.Position)
}

// MouseOut implements desktop.Hoverable.
func (e *explorable[K]) MouseOut() { e.hovered = false }

// Cursor implements desktop.Cursorable.
func (e *explorable[K]) Cursor() desktop.Cursor {
	if !e.hovered {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// Ring is the spot below the keyboard's ring, and whether the ring shows.
func (e *explorable[K]) Ring() (spot K, shown bool) {
	return e.cursor, e.hasFocus && e.keyboard && e.board.has(e.cursor)
}

// SetRing puts the keyboard's ring on a spot.
func (e *explorable[K]) SetRing(spot K) { e.cursor = spot }

// keepRing keeps the ring on the board when spots have gone.
func (e *explorable[K]) keepRing() {
	if !e.board.has(e.cursor) {
		e.cursor = e.board.first()
	}
}

// focused is the spot that the keyboard is at, and whether the board has the
// focus.
func (e *explorable[K]) focused() (spot K, focused bool) { return e.cursor, e.hasFocus }

// moves reports whether what changes its place may be seen on its way.
func (e *explorable[K]) moves() bool { return e.motion }

// FocusGained implements fyne.Focusable: the ring shows where the keyboard is.
func (e *explorable[K]) FocusGained() {
	e.hasFocus, e.keyboard = true, true
	e.board.updateRing()
}

// FocusLost implements fyne.Focusable.
func (e *explorable[K]) FocusLost() {
	e.hasFocus, e.keyboard = false, false
	e.board.updateRing()
}

// TypedRune implements fyne.Focusable; keys arrive at TypedKey.
func (e *explorable[K]) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (e *explorable[K]) TypedKey(key *fyne.KeyEvent) {
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
		if e.OnKey != nil {
			e.OnKey(key)
		}
	}
	e.board.updateRing()
}

func (e *explorable[K]) use(do func(K)) {
	e.board.Settle()
	if e.board.has(e.cursor) {
		do(e.cursor)
	}
}

// leading is how far a spot is for an arrow key that lies so far along its
// direction and so far across; ok tells whether the key leads there at all.
// Level is for the keys left and right.
type leading func(along, across float32, level bool) (distance float32, ok bool)

// leadsInRows follows rows of things that may stand far apart, rows before
// columns.
func leadsInRows(along, across float32, level bool) (distance float32, ok bool) {
	return along + 2*across, !level || across <= 2*along
}

// leadsToNeighbours goes from cell to cell.
func leadsToNeighbours(along, across float32, _ bool) (distance float32, ok bool) {
	return along + across, across <= along
}

// moveRing goes to the spot that lies nearest in one direction.
func (e *explorable[K]) moveRing(dx, dy float32) {
	if !e.board.has(e.cursor) {
		e.cursor = e.board.first()
		return
	}
	here, _ := e.board.BoxOf(e.cursor)
	from := here.center()
	level := dy == 0
	if e.level != level {
		e.level, e.strayed = level, 0
	}
	best, found, strayed := float32(0), e.cursor, float32(0)
	for _, spot := range e.board.spots() {
		box, _ := e.board.BoxOf(spot)
		way := box.center().Subtract(from)
		along, aside := way.X*dx+way.Y*dy, way.X
		if level {
			aside = way.Y
		}
		if _, ok := e.leads(along, magnitude(aside), level); along < 1 || !ok {
			continue
		}
		if distance, _ := e.leads(along, magnitude(e.strayed+aside), level); best == 0 || distance < best {
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
