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

	// OnSettled is called when what Play or PlaySteps shows has come to its end.
	OnSettled func()

	style style
	port  viewport
	turn  int // quarter turns clockwise

	state  State // what is true
	shown  State // what is drawn: a film may not have come to its end
	before State // the last one in which the pieces stood otherwise
	plan   plan
	offset fyne.Position // of the plan in the widget
	film   *film

	view *renderer // the renderer of the moment, or nil
}

// A viewport says which part of a board is seen, and how large.
type viewport interface {
	// place says where the cells lie.
	place()
	// Reveal brings a cell into sight.
	Reveal(key string)
}

var _ boards.Widget = (*Board)(nil)

// NewBoard makes a board without cells, its hexagons standing on a corner.
func NewBoard() *Board {
	b := &Board{style: plain}
	b.port = b
	b.Explore(b, boards.LeadsToNeighbours)
	b.ExtendBaseWidget(b)
	return b
}

// SetTurn turns the board clockwise by quarters. After an odd number of them
// the hexagons stand on an edge. A board that has much more room when it is
// turned by one more is turned by one more.
func (b *Board) SetTurn(quarters int) {
	b.turn = (quarters%4 + 4) % 4
	b.Settle()
	b.Refresh()
}

// SetState shows state. What is still moving arrives at once, unless steps are
// being shown and the pieces stand as they did.
func (b *Board) SetState(state State) {
	if !b.state.standsAs(state) {
		b.Settle()
		b.before = b.state
	} else if b.film != nil && !b.film.steps {
		b.Settle()
	}
	b.state = state
	if b.film == nil {
		b.shown = state
	}
	b.port.place()
	b.KeepRing()
	b.update()
}

// State is what the board shows once nothing moves any more.
func (b *Board) State() State { return b.state }

// worthTurning is how much larger cells must get for the board to turn by itself.
const worthTurning = 1.2

func (b *Board) place() {
	size := b.Size()
	straight, turned := spanOf(b.turn, b.state), spanOf((b.turn+1)%4, b.state)
	if turned.radius(size) > worthTurning*straight.radius(size) {
		straight = turned
	}
	b.plan = straight.plan(straight.radius(size), size)
}

// Reveal does nothing: all cells are seen.
func (b *Board) Reveal(string) {}

func (b *Board) update() {
	if b.view != nil {
		b.view.update()
	}
}

// UpdateRing implements boards.Explored.
func (b *Board) UpdateRing() {
	if b.view != nil {
		b.view.updatePieces()
	}
}

// Resize implements fyne.CanvasObject.
func (b *Board) Resize(size fyne.Size) {
	if size == b.Size() {
		return
	}
	b.Settle()
	b.BaseWidget.Resize(size)
	b.port.place()
	b.update()
}

// BoxOf is the square around a cell; it may lie outside of what is seen. False if
// there is no cell of that key.
func (b *Board) BoxOf(key string) (widgets.Box, bool) {
	c, ok := b.state.cell(key)
	if !ok {
		return widgets.Box{}, false
	}
	return widgets.Around(b.plan.center(c).Add(b.offset), b.plan.radius), true
}

// SpotAt is the key of the cell at pos.
func (b *Board) SpotAt(pos fyne.Position) (string, bool) {
	c, ok := b.state.at(b.plan.axial(pos.Subtract(b.offset)))
	return c.Key, ok
}

// Has implements boards.Explored.
func (b *Board) Has(key string) bool {
	_, ok := b.state.cell(key)
	return ok
}

// First is a cell in the middle, "" without cells.
func (b *Board) First() string {
	if n := len(b.state.Cells); n > 0 {
		return b.state.Cells[n/2].Key
	}
	return ""
}

// Spots implements boards.Explored.
func (b *Board) Spots() []string {
	keys := make([]string, len(b.state.Cells))
	for i, c := range b.state.Cells {
		keys[i] = c.Key
	}
	return keys
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
func (b *Board) AccessibilityLabel() string { return b.state.says(b.Focused()) }

// CreateRenderer implements fyne.Widget.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	b.port.place()
	b.view = newRenderer(b)
	b.view.update()
	return b.view
}
