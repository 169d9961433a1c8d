package hex

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"adytum/widgets"
	"adytum/widgets/boards"
)

// CastleGrid shows a large board of hexagons with castles, terrain and a tower,
// and the pieces upon it, as one widget. It shows the whole board, turned by a
// quarter where that makes the fields much larger, or a part of it; then it is
// panned by finger, wheel and keyboard. Plus, minus and zero zoom, and so do two
// fingers where there is a touch screen.
type CastleGrid struct {
	boards.Explorable[string] // spots are the keys of fields

	// OnSettled is called when what Play shows has come to its end.
	OnSettled func()
	// OnZoomed is called when other parts of the board are shown, or in another
	// size, so that what points at a field can follow.
	OnZoomed func()

	icons GridIcons

	state  GridState // what is true
	before GridState // the last one in which the pieces stood otherwise
	film   *gridFilm

	span   hexSpan
	lain   fyne.Size     // of the widget, when it was said which way the board lies
	plan   hexPlan       // within the board
	offset fyne.Position // of the board in the widget
	zoom   float32
	middle fyne.Position // what is to be seen in the middle, in the cells' coordinates
	panned bool          // the finger that is down has moved the board
	pinch  gridPinch

	view *castleGridRenderer // the renderer of the moment, or nil
}

// GridIcons are the small signs before the figures of a piece, drawn in the
// colour of the figures.
type GridIcons struct{ Attack, Defence, Move, Time fyne.Resource }

// GridState is all that a grid shows.
type GridState struct{ Fields []GridField }

// GridField is one field and what stands on it.
type GridField struct {
	Key string // names the field
	// X and Y are double-width coordinates: neighbours differ by (2,0), (1,1) or
	// (1,-1).
	X, Y   int
	Ground GridGround
	// Side is the colour of the seat whose castle the field belongs to, ""
	// for none, and Emblem that seat's emblem.
	Side   fyne.ThemeColorName
	Emblem fyne.Resource
	Piece  *GridPiece // nil if the field is free
	Signs  GridSigns
	// Note is a short text at the foot of the field; Alarm shows it as a warning.
	Note   string
	Alarm  bool
	Spoken string
}

// GridPiece is a tile on a field.
type GridPiece struct {
	ID      string        // stays the same while the piece moves
	Picture fyne.Resource // a square picture
	// Side and Emblem are those of the seat that owns the piece.
	Side                  fyne.ThemeColorName
	Emblem                fyne.Resource
	Attack, Defence, Move int
	Time                  int // time markers
	Noble, Token          bool
	Faded                 bool // about to leave the board
	Shape                 GridShape
}

// GridGround is what a field is.
type GridGround int

// The grounds.
const (
	GridPlain GridGround = iota
	GridCastle
	GridTower
	GridForest
	GridHill
	GridMountain
)

// GridShape is the shield that a piece is shown on.
type GridShape int

// The shields.
const (
	GridHeater GridShape = iota
	GridRound
	GridDiamond
	GridCoffin
	GridToken
)

// GridSigns are the states of a field, each with a shape of its own.
type GridSigns uint

// The states of fields.
const (
	GridSelected GridSigns = 1 << iota // a broad frame
	GridReach                          // a dot: a piece can go there
	GridAttack                         // a frame and a cross: the attack on it wins
	GridDoubtful                       // a frame and half a cross: it holds, but may be turned
	GridHopeless                       // a frame and a bar: the attack on it fails
	GridSwap                           // two arrows: the pieces can change places
	GridPlace                          // a ring with a plus: something new can stand there
	GridAct                            // a star: an ability can be used there
	GridChoice                         // a ring: it may be chosen
	GridDanger                         // an open triangle: what stands there may be lost
	GridMoved                          // a bold edge: the last move was here
	GridSafe                           // a shield: it may not be attacked again
)

func (s GridSigns) Has(some GridSigns) bool { return s&some != 0 }

var (
	_ boards.Widget    = (*CastleGrid)(nil)
	_ fyne.Scrollable  = (*CastleGrid)(nil)
	_ mobile.Touchable = (*CastleGrid)(nil)
	_ mobile.Movable   = (*CastleGrid)(nil)
)

// NewCastleGrid makes a grid without fields.
func NewCastleGrid(icons GridIcons) *CastleGrid {
	g := &CastleGrid{icons: icons, zoom: 1}
	g.Explore(g, boards.LeadsToNeighbours)
	g.ExtendBaseWidget(g)
	return g
}

// SetState shows state. What is still moving arrives at once, unless the pieces
// stand as they did.
func (g *CastleGrid) SetState(state GridState) {
	if !g.state.standsAs(state) {
		g.Settle()
		g.before = g.state
	}
	g.state = state
	g.replan()
	g.KeepRing()
	g.update()
}

// State is what the grid shows once nothing moves any more.
func (g *CastleGrid) State() GridState { return g.state }

// standsAs tells whether the same pieces stand on the same fields.
func (s GridState) standsAs(other GridState) bool {
	return slices.EqualFunc(s.Fields, other.Fields, func(a, b GridField) bool {
		if a.Piece == nil || b.Piece == nil {
			return a.Key == b.Key && a.Piece == b.Piece
		}
		return a.Key == b.Key && a.Piece.ID == b.Piece.ID
	})
}

func (g *CastleGrid) update() {
	if g.view != nil {
		g.view.update()
	}
}

func (g *CastleGrid) UpdateRing() {
	if g.view != nil {
		g.view.updatePieces()
	}
}

func (g *CastleGrid) cells() hexCells[GridField] { return g.state.Fields }

func (g *CastleGrid) field(key string) (GridField, bool) { return g.cells().named(key) }

// Resize implements fyne.CanvasObject.
func (g *CastleGrid) Resize(size fyne.Size) {
	if size == g.Size() {
		return
	}
	g.Settle()
	g.BaseWidget.Resize(size)
	g.replan()
	g.update()
	g.zoomed()
}

func (f GridField) key() string { return f.Key }

// axial are the coordinates of a field on the plan.
func (f GridField) axial() (q, r int) { return (f.X - f.Y) / 2, f.Y }

func (f GridField) taken() bool { return f.Piece != nil }

func (f GridField) spoken() string { return f.Spoken }

// center is the middle of a field within the board.
func (g *CastleGrid) center(f GridField) fyne.Position {
	q, r := f.axial()
	return g.plan.place(float32(q), float32(r))
}

// BoxOf is the square around a field in the coordinates of the grid. It may lie
// outside of what is shown; see Reveal. False if there is no field of that key.
func (g *CastleGrid) BoxOf(key string) (widgets.Box, bool) {
	f, ok := g.field(key)
	if !ok {
		return widgets.Box{}, false
	}
	at, r := g.center(f).Add(g.offset), g.plan.radius
	return widgets.BoxAt(at.X-r, at.Y-r, 2*r, 2*r), true
}

// SpotAt is the key of the field at pos.
func (g *CastleGrid) SpotAt(pos fyne.Position) (string, bool) {
	f, ok := g.cells().at(g.plan.axial(pos.Subtract(g.offset)))
	return f.Key, ok
}

func (g *CastleGrid) Has(key string) bool {
	_, ok := g.field(key)
	return ok
}

func (g *CastleGrid) First() string { return g.cells().middle() }

func (g *CastleGrid) Spots() []string { return g.cells().keys() }

// TypedKey implements fyne.Focusable; the view follows the ring.
func (g *CastleGrid) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyPlus, fyne.KeyEqual, fyne.KeyMinus, fyne.Key0:
		return // they arrive at TypedRune, whatever the keyboard's layout
	}
	g.Explorable.TypedKey(key)
	g.followRing()
}

func (g *CastleGrid) followRing() {
	if ring, shown := g.Ring(); shown {
		g.Reveal(ring)
	}
}

// TypedRune implements fyne.Focusable.
func (g *CastleGrid) TypedRune(letter rune) {
	switch letter {
	case '+', '=':
		g.ZoomIn()
	case '-':
		g.ZoomOut()
	case '0':
		g.ShowAll()
	}
	g.followRing()
}

// AccessibilityLabel is the field below the ring, or all that are not free.
func (g *CastleGrid) AccessibilityLabel() string { return g.cells().says(g.Focused()) }

// AccessibilityRole is that of a container.
func (g *CastleGrid) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer implements fyne.Widget.
func (g *CastleGrid) CreateRenderer() fyne.WidgetRenderer {
	g.replan()
	g.view = newCastleGridRenderer(g)
	g.view.update()
	return g.view
}
