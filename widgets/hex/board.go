// Package hex shows boards of hexagons with what stands on their cells.
package hex

import (
	"fyne.io/fyne/v2"

	"adytum/widgets"
	"adytum/widgets/boards"
)

// Board shows cells of hexagons and the pieces upon them as one widget: few
// canvas objects, hit tests by arithmetic, and redrawing of only what changed.
type Board struct {
	boards.Explorable[string] // spots are the keys of cells

	// OnSettled is called when what Play shows has come to its end.
	OnSettled func()

	turn int // quarter turns clockwise

	state State // what is true
	shown State // what is drawn: a film may not have come to its end
	plan  hexPlan
	film  *hexFilm

	view *boardRenderer // the renderer of the moment, or nil
}

// State is all that a board shows.
type State struct {
	Cells []Cell
	// Rim shows the texts at the ends of the rows.
	Rim bool
}

// Cell is one cell and what stands on it.
type Cell struct {
	Key string // names the cell
	// Q and R are where the cell lies: Q grows along a row, R from row to row,
	// and the cell Q, R+1 lies half a cell further along than Q, R.
	Q, R  int
	Piece fyne.Resource // a square picture; nil if the cell is free
	// Faded pieces are about to leave the board.
	Faded bool
	Signs Signs
	// Note is a short text at the foot of the cell; Alarm shows it as a warning.
	Note  string
	Alarm bool
	// Before and After stand on the rim at the ends of the cell's row.
	Before, After string
	Spoken        string
}

// Signs are the states of a cell, each with a shape of its own.
type Signs uint

// The states of cells.
const (
	Selected Signs = 1 << iota // a broad frame
	Reach                      // a dot: a piece can go there
	Attack                     // a frame and a cross: what stands there can be taken
	Trade                      // a frame and two bars: both would go
	Losing                     // a frame and a bar: the piece that goes there is lost
	Place                      // a ring with a plus: something new can stand there
	Grow                       // a plus: what stands there can grow
	Starving                   // a filled triangle: what stands there is lost
	Danger                     // an open triangle: what stands there may be lost
	Moved                      // a bold edge: the last move was here
	Pointed                    // a frame and a pin: what stands there is spoken of
)

func (s Signs) Has(one Signs) bool { return s&one != 0 }

var _ boards.Widget = (*Board)(nil)

// NewBoard makes a board without cells, its hexagons standing on a corner.
func NewBoard() *Board {
	b := &Board{}
	b.Explore(b, boards.LeadsToNeighbours)
	b.ExtendBaseWidget(b)
	return b
}

// SetTurn turns the board clockwise by quarters. After an odd number of them
// the hexagons stand on an edge. A board that has much more room when it is
// turned by one more is turned by one more.
func (b *Board) SetTurn(quarters int) {
	b.turn = (quarters%4 + 4) % 4
	b.Refresh()
}

// SetState shows state. What is still moving arrives at once.
func (b *Board) SetState(state State) {
	b.Settle()
	b.state, b.shown = state, state
	b.replan()
	b.KeepRing()
	b.update()
}

// State is what the board shows once nothing moves any more.
func (b *Board) State() State { return b.state }

// worthTurning is how much larger cells must get for the board to turn by itself.
const worthTurning = 1.2

func (b *Board) replan() {
	b.plan = planHexes(b.Size(), b.state, b.turn)
	if turned := planHexes(b.Size(), b.state, (b.turn+1)%4); turned.radius > worthTurning*b.plan.radius {
		b.plan = turned
	}
}

func (b *Board) update() {
	if b.view != nil {
		b.view.update(false)
	}
}

func (b *Board) cells() hexCells[Cell] { return b.state.Cells }

func (b *Board) cell(key string) (Cell, bool) { return b.cells().named(key) }

func (c Cell) key() string { return c.Key }

func (c Cell) axial() (q, r int) { return c.Q, c.R }

func (c Cell) taken() bool { return c.Piece != nil }

func (c Cell) spoken() string { return c.Spoken }

// Resize implements fyne.CanvasObject.
func (b *Board) Resize(size fyne.Size) {
	if size == b.Size() {
		return
	}
	b.Settle()
	b.BaseWidget.Resize(size)
	b.replan()
	b.update()
}

// BoxOf is the square around a cell; false if there is none of that key.
func (b *Board) BoxOf(key string) (widgets.Box, bool) {
	c, ok := b.cell(key)
	if !ok {
		return widgets.Box{}, false
	}
	at := b.plan.center(c)
	r := b.plan.radius
	return widgets.BoxAt(at.X-r, at.Y-r, 2*r, 2*r), true
}

// SpotAt is the key of the cell at pos.
func (b *Board) SpotAt(pos fyne.Position) (string, bool) {
	c, ok := b.cells().at(b.plan.axial(pos))
	return c.Key, ok
}

func (b *Board) Has(key string) bool {
	_, ok := b.cell(key)
	return ok
}

func (b *Board) First() string { return b.cells().middle() }

func (b *Board) Spots() []string { return b.cells().keys() }

func (b *Board) UpdateRing() {
	if b.view != nil {
		b.view.UpdateRing()
	}
}

// DragEnd implements fyne.Draggable: a finger that comes down and goes up on the
// same cell has tapped it, however it moved between; one that leads a piece to
// another cell has tapped both.
func (b *Board) DragEnd() {
	press, from, to, ok := b.EndPress()
	if !ok {
		return
	}
	if from != to {
		b.Tapped(&fyne.PointEvent{Position: press.Start})
	}
	b.Tapped(&fyne.PointEvent{Position: press.Now})
}

// AccessibilityLabel is the cell below the ring, or all cells that are not free.
func (b *Board) AccessibilityLabel() string { return b.cells().says(b.Focused()) }

// AccessibilityRole is that of a container.
func (b *Board) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer implements fyne.Widget.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	b.replan()
	b.view = newBoardRenderer(b)
	b.view.update(false)
	return b.view
}
