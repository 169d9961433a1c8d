package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// CastleGrid shows a large board of hexagons with castles, terrain and a tower,
// and the pieces upon it, as one widget. It shows the whole board, or a part of
// it larger; then it is panned by finger, wheel and keyboard.
//
// Everything can be reached by finger, mouse and keyboard: arrow keys move a
// ring from field to field, Space and Return tap, I and the menu key inspect,
// plus, minus and zero zoom.
type CastleGrid struct {
	widget.BaseWidget

	// OnTapped is called with the key of a field that is tapped.
	OnTapped func(key string)
	// OnInspected is called on a long press, a right click or the key I.
	OnInspected func(key string)
	// OnKey gets every key that the grid has no use for.
	OnKey func(*fyne.KeyEvent)
	// OnMoved is called with the field below the keyboard's ring when it moves.
	OnMoved func(key string)
	// OnSettled is called when what Play shows has come to its end.
	OnSettled func()
	// OnZoomed is called when more or less of the board is shown, or another
	// part of it, so that what points at a field can follow.
	OnZoomed func()

	icons  GridIcons
	motion bool

	state  GridState // what is true
	before GridState // what was true before it
	plan   hexPlan
	zoom   float32

	cursor   string
	hasFocus bool
	keyboard bool // the ring shows only after a key was used

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

func (s GridSigns) has(one GridSigns) bool { return s&one != 0 }

// NewCastleGrid makes a grid without fields.
func NewCastleGrid(icons GridIcons) *CastleGrid {
	g := &CastleGrid{icons: icons, motion: true, zoom: 1}
	g.ExtendBaseWidget(g)
	return g
}

// SetMotion lets pieces move, or makes them jump.
func (g *CastleGrid) SetMotion(motion bool) {
	g.motion = motion
	if !motion {
		g.Settle()
	}
}

// SetState shows state. What is still moving arrives at once.
func (g *CastleGrid) SetState(state GridState) {
	g.Settle()
	g.before, g.state = g.state, state
	g.replan()
	g.update()
}

// State is what the grid shows once nothing moves any more.
func (g *CastleGrid) State() GridState { return g.state }

func (g *CastleGrid) replan() {
	places := make([]fyne.Position, len(g.state.Fields))
	for i, f := range g.state.Fields {
		q, r := f.axial()
		places[i] = fyne.NewPos(float32(q), float32(r))
	}
	g.plan = planPlaces(g.Size(), places, 0)
}

// axial are the coordinates of a field on the plan.
func (f GridField) axial() (q, r int) { return (f.X - f.Y) / 2, f.Y }

func (g *CastleGrid) update() {
	if g.view != nil {
		g.view.update()
	}
}

func (g *CastleGrid) field(key string) (GridField, bool) {
	for _, f := range g.state.Fields {
		if f.Key == key {
			return f, true
		}
	}
	return GridField{}, false
}

// Resize implements fyne.CanvasObject.
func (g *CastleGrid) Resize(size fyne.Size) {
	if size == g.Size() {
		return
	}
	g.Settle()
	g.BaseWidget.Resize(size)
	g.replan()
	g.update()
}

func (g *CastleGrid) center(f GridField) fyne.Position {
	q, r := f.axial()
	return g.plan.place(float32(q), float32(r))
}

// BoxOf is the square around a field, which may lie outside of what is shown;
// false if there is none of that key.
func (g *CastleGrid) BoxOf(key string) (Box, bool) {
	f, ok := g.field(key)
	if !ok {
		return Box{}, false
	}
	at, r := g.center(f), g.plan.radius
	return boxAt(at.X-r, at.Y-r, 2*r, 2*r), true
}

// KeyAt is the key of the field at pos.
func (g *CastleGrid) KeyAt(pos fyne.Position) (string, bool) {
	q, r := g.plan.axial(pos)
	for _, f := range g.state.Fields {
		if fq, fr := f.axial(); fq == q && fr == r {
			return f.Key, true
		}
	}
	return "", false
}

// Tapped implements fyne.Tappable.
func (g *CastleGrid) Tapped(event *fyne.PointEvent) {
	g.Settle()
	if key, ok := g.KeyAt(event.Position); ok && g.OnTapped != nil {
		g.OnTapped(key)
	}
}

// TappedSecondary implements fyne.SecondaryTappable: a right click, or a long
// press on a touch screen.
func (g *CastleGrid) TappedSecondary(event *fyne.PointEvent) {
	g.Settle()
	if key, ok := g.KeyAt(event.Position); ok && g.OnInspected != nil {
		g.OnInspected(key)
	}
}

// Cursor implements desktop.Cursorable.
func (g *CastleGrid) Cursor() desktop.Cursor { return desktop.DefaultCursor }

// AccessibilityLabel is the field below the ring, or all that are not free.
func (g *CastleGrid) AccessibilityLabel() string {
	if f, ok := g.field(g.cursor); ok && g.hasFocus {
		return f.Spoken
	}
	var parts []string
	for _, f := range g.state.Fields {
		if f.Piece != nil {
			parts = append(parts, f.Spoken)
		}
	}
	return strings.Join(parts, ". ")
}

// AccessibilityRole is that of a container.
func (g *CastleGrid) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer implements fyne.Widget.
func (g *CastleGrid) CreateRenderer() fyne.WidgetRenderer {
	g.replan()
	g.view = newCastleGridRenderer(g)
	g.view.update()
	return g.view
}
