package widgets

import (
	"fyne.io/fyne/v2"
)

// HexBoard shows cells of hexagons and the pieces upon them as one widget: few
// canvas objects, hit tests by arithmetic, and redrawing of only what changed.
type HexBoard struct {
	explorable[string] // spots are the keys of cells

	// OnSettled is called when what Play shows has come to its end.
	OnSettled func()

	turn int // quarter turns clockwise

	state HexState // what is true
	shown HexState // what is drawn: a film may not have come to its end
	plan  hexPlan
	film  *hexFilm

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
	HexPointed                       // a frame and a pin: what stands there is spoken of
)

func (s HexSigns) has(one HexSigns) bool { return s&one != 0 }

var _ explorableWidget = (*HexBoard)(nil)

// NewHexBoard makes a board without cells, its hexagons standing on a corner.
func NewHexBoard() *HexBoard {
	b := &HexBoard{}
	b.explore(b, leadsToNeighbours)
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

// SetState shows state. What is still moving arrives at once.
func (b *HexBoard) SetState(state HexState) {
	b.Settle()
	b.state, b.shown = state, state
	b.replan()
	b.keepRing()
	b.update()
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

func (b *HexBoard) update() {
	if b.view != nil {
		b.view.update(false)
	}
}

func (b *HexBoard) cells() hexCells[HexCell] { return b.state.Cells }

func (b *HexBoard) cell(key string) (HexCell, bool) { return b.cells().named(key) }

func (c HexCell) key() string { return c.Key }

func (c HexCell) axial() (q, r int) { return c.Q, c.R }

func (c HexCell) taken() bool { return c.Piece != nil }

func (c HexCell) spoken() string { return c.Spoken }

// Resize implements fyne.CanvasObject.
func (b *HexBoard) Resize(size fyne.Size) {
	if size == b.Size() {
		return
	}
	b.Settle()
	b.BaseWidget.Resize(size)
	b.replan()
	b.update()
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

// SpotAt is the key of the cell at pos.
func (b *HexBoard) SpotAt(pos fyne.Position) (string, bool) {
	c, ok := b.cells().at(b.plan.axial(pos))
	return c.Key, ok
}

func (b *HexBoard) has(key string) bool {
	_, ok := b.cell(key)
	return ok
}

func (b *HexBoard) first() string { return b.cells().middle() }

func (b *HexBoard) spots() []string { return b.cells().keys() }

func (b *HexBoard) updateRing() {
	if b.view != nil {
		b.view.updateRing()
	}
}

// DragEnd implements fyne.Draggable: a finger that comes down and goes up on the
// same cell has tapped it, however it moved between; one that leads a piece to
// another cell has tapped both.
func (b *HexBoard) DragEnd() {
	press, from, to, ok := b.endPress()
	if !ok {
		return
	}
	if from != to {
		b.Tapped(&fyne.PointEvent{Position: press.start})
	}
	b.Tapped(&fyne.PointEvent{Position: press.now})
}

// AccessibilityLabel is the cell below the ring, or all cells that are not free.
func (b *HexBoard) AccessibilityLabel() string { return b.cells().says(b.focused()) }

// AccessibilityRole is that of a container.
func (b *HexBoard) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer implements fyne.Widget.
func (b *HexBoard) CreateRenderer() fyne.WidgetRenderer {
	b.replan()
	b.view = newHexBoardRenderer(b)
	b.view.update(false)
	return b.view
}
