package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// HexBoard shows cells of hexagons and the pieces upon them as one widget: few
// canvas objects, hit tests by arithmetic, and redrawing of only what changed.
//
// Everything can be reached by finger, mouse and keyboard: arrow keys move a
// ring from cell to cell, Space and Return tap, I and the menu key inspect.
type HexBoard struct {
	widget.BaseWidget

	// OnTapped is called with the key of a cell that is tapped.
	OnTapped func(key string)
	// OnInspected is called on a long press, a right click or the key I.
	OnInspected func(key string)
	// OnKey gets every key that the board has no use for.
	OnKey func(*fyne.KeyEvent)
	// OnMoved is called with the cell below the keyboard's ring when it moves.
	OnMoved func(key string)
	// OnSettled is called when what Play shows has come to its end.
	OnSettled func()

	motion bool
	turn   int // quarter turns clockwise

	state HexState // what is true
	shown HexState // what is drawn: a film may not have come to its end
	plan  hexPlan
	film  *hexFilm

	cursor   string
	hasFocus bool
	keyboard bool // the ring shows only after a key was used

	hover string
	press dragPress

	view *hexBoardRenderer // the renderer of the moment, or nil
}

// HexState is all that a board shows.
type HexState struct {
	Cells []HexCell
	// Rim shows the texts at the ends of the rows.
	Rim bool
}

// HexCell is one cell and what stands on it.
type HexCell struct {
	Key string // names the cell
	// Q and R are where the cell lies: Q grows along a row, R from row to row,
	// and the cell Q, R+1 lies half a cell further along than Q, R.
	Q, R  int
	Piece fyne.Resource // a square picture; nil if the cell is free
	// Faded pieces are about to leave the board.
	Faded bool
	Signs HexSigns
	// Note is a short text at the foot of the cell; Alarm shows it as a warning.
	Note  string
	Alarm bool
	// Before and After stand on the rim at the ends of the cell's row.
	Before, After string
	Spoken        string
}

// HexSigns are the states of a cell, each with a shape of its own.
type HexSigns uint

// The states of cells.
const (
	HexSelected HexSigns = 1 << iota // a broad frame
	HexReach                         // a dot: a piece can go there
	HexAttack                        // a frame and a cross: what stands there can be taken
	HexTrade                         // a frame and two bars: both would go
	HexLosing                        // a frame and a bar: the piece that goes there is lost
	HexPlace                         // a ring with a plus: something new can stand there
	HexGrow                          // a plus: what stands there can grow
	HexStarving                      // a filled triangle: what stands there is lost
	HexDanger                        // an open triangle: what stands there may be lost
	HexMoved                         // a bold edge: the last move was here
)

func (s HexSigns) has(one HexSigns) bool { return s&one != 0 }

var (
	_ fyne.Focusable         = (*HexBoard)(nil)
	_ fyne.Tappable          = (*HexBoard)(nil)
	_ fyne.SecondaryTappable = (*HexBoard)(nil)
	_ fyne.Draggable         = (*HexBoard)(nil)
	_ desktop.Hoverable      = (*HexBoard)(nil)
	_ desktop.Cursorable     = (*HexBoard)(nil)
	_ fyne.Accessible        = (*HexBoard)(nil)
)

// NewHexBoard makes a board without cells, its hexagons standing on a corner.
func NewHexBoard() *HexBoard {
	b := &HexBoard{motion: true}
	b.ExtendBaseWidget(b)
	return b
}

// SetTurn turns the board clockwise by quarters. After an odd number of them
// the hexagons stand on an edge. A board that has much more room when it is
// turned by one more is turned by one more.
func (b *HexBoard) SetTurn(quarters int) {
	b.turn = (quarters%4 + 4) % 4
	b.Refresh()
}

// SetMotion lets pieces move, or makes them jump.
func (b *HexBoard) SetMotion(motion bool) {
	b.motion = motion
	if !motion {
		b.Settle()
	}
}

// SetState shows state. What is still moving arrives at once.
func (b *HexBoard) SetState(state HexState) {
	b.Settle()
	b.state, b.shown = state, state
	b.replan()
	if _, ok := b.cell(b.cursor); !ok {
		b.cursor = ""
		if len(state.Cells) > 0 {
			b.cursor = state.Cells[len(state.Cells)/2].Key
		}
	}
	b.update(false)
}

// State is what the board shows once nothing moves any more.
func (b *HexBoard) State() HexState { return b.state }

// worthTurning is how much larger cells must get for the board to turn by itself.
const worthTurning = 1.2

func (b *HexBoard) replan() {
	b.plan = planHexes(b.Size(), b.state, b.turn)
	if turned := planHexes(b.Size(), b.state, (b.turn+1)%4); turned.radius > worthTurning*b.plan.radius {
		b.plan = turned
	}
}

func (b *HexBoard) update(restyle bool) {
	if b.view != nil {
		b.view.update(restyle)
	}
}

func (b *HexBoard) cell(key string) (HexCell, bool) {
	for _, c := range b.state.Cells {
		if c.Key == key {
			return c, true
		}
	}
	return HexCell{}, false
}

// Resize implements fyne.CanvasObject.
func (b *HexBoard) Resize(size fyne.Size) {
	if size == b.Size() {
		return
	}
	b.Settle()
	b.BaseWidget.Resize(size)
	b.replan()
	b.update(false)
}

// BoxOf is the square around a cell; false if there is none of that key.
func (b *HexBoard) BoxOf(key string) (Box, bool) {
	c, ok := b.cell(key)
	if !ok {
		return Box{}, false
	}
	at := b.plan.center(c)
	r := b.plan.radius
	return boxAt(at.X-r, at.Y-r, 2*r, 2*r), true
}

// CellAt is the key of the cell at pos.
func (b *HexBoard) CellAt(pos fyne.Position) (string, bool) {
	q, r := b.plan.axial(pos)
	for _, c := range b.state.Cells {
		if c.Q == q && c.R == r {
			return c.Key, true
		}
	}
	return "", false
}

// Tapped implements fyne.Tappable.
func (b *HexBoard) Tapped(event *fyne.PointEvent) {
	b.keyboard = false
	if !fyne.CurrentDevice().IsMobile() {
		b.takeFocus()
	}
	key, ok := b.CellAt(event.Position)
	if ok {
		b.cursor = key
	}
	b.Settle()
	b.updateRing()
	if ok && b.OnTapped != nil {
		b.OnTapped(key)
	}
}

// takeFocus lets the arrow keys work after a click. A focused widget would
// swallow the back key of a phone, so this is for the desktop only.
func (b *HexBoard) takeFocus() {
	if canvas := fyne.CurrentApp().Driver().CanvasForObject(b); canvas != nil && !b.hasFocus {
		canvas.Focus(b)
	}
}

// TappedSecondary implements fyne.SecondaryTappable: a right click, or a long
// press on a touch screen.
func (b *HexBoard) TappedSecondary(event *fyne.PointEvent) {
	b.Settle()
	if key, ok := b.CellAt(event.Position); ok {
		b.inspect(key)
	}
}

func (b *HexBoard) inspect(key string) {
	if b.OnInspected != nil {
		b.OnInspected(key)
	}
}

// Dragged implements fyne.Draggable.
func (b *HexBoard) Dragged(event *fyne.DragEvent) {
	if !b.press.active {
		b.press = dragPress{active: true, start: event.Position.SubtractXY(event.Dragged.DX, event.Dragged.DY)}
	}
	b.press.now = event.Position
}

// DragEnd implements fyne.Draggable: a finger that comes down and goes up on the
// same cell has tapped it, however it moved between; one that leads a piece to
// another cell has tapped both.
func (b *HexBoard) DragEnd() {
	press := b.press
	b.press = dragPress{}
	from, began := b.CellAt(press.start)
	to, ended := b.CellAt(press.now)
	if !press.active || !began || !ended {
		return
	}
	if from != to {
		b.Tapped(&fyne.PointEvent{Position: press.start})
	}
	b.Tapped(&fyne.PointEvent{Position: press.now})
}

// MouseIn implements desktop.Hoverable.
func (b *HexBoard) MouseIn(event *desktop.MouseEvent) { b.MouseMoved(event) }

// MouseMoved implements desktop.Hoverable.
func (b *HexBoard) MouseMoved(event *desktop.MouseEvent) { b.hover, _ = b.CellAt(event.Position) }

// MouseOut implements desktop.Hoverable.
func (b *HexBoard) MouseOut() { b.hover = "" }

// Cursor implements desktop.Cursorable.
func (b *HexBoard) Cursor() desktop.Cursor {
	if b.hover == "" {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// AccessibilityLabel is the cell below the ring, or all cells that are not free.
func (b *HexBoard) AccessibilityLabel() string {
	if c, ok := b.cell(b.cursor); ok && b.hasFocus {
		return c.Spoken
	}
	var parts []string
	for _, c := range b.state.Cells {
		if c.Piece != nil {
			parts = append(parts, c.Spoken)
		}
	}
	return strings.Join(parts, ". ")
}

// AccessibilityRole is that of a container.
func (b *HexBoard) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer implements fyne.Widget.
func (b *HexBoard) CreateRenderer() fyne.WidgetRenderer {
	b.replan()
	b.view = newHexBoardRenderer(b)
	b.view.update(false)
	return b.view
}
