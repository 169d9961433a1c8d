package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Compendium shows a table of cauldrons with all that lies round it, as one
// widget: the seats with their scores, the fame track, the cauldrons, the tiles
// and the reserve, and the own stock. While something is to be picked, the
// picks take the place of tiles and reserve.
//
// Everything can be reached by finger, mouse and keyboard: arrow keys move a
// ring, Space and Return tap, I and the menu key inspect.
type Compendium struct {
	widget.BaseWidget

	// OnTapped is called when something is tapped.
	OnTapped func(Spot)
	// OnInspected is called on a long press, a right click or the key I.
	OnInspected func(Spot)
	// OnKey gets every key that the table has no use for.
	OnKey func(*fyne.KeyEvent)

	icons CompendiumIcons
	state CompendiumState
	plan  compendiumPlan

	cursor   Spot
	hasFocus bool
	keyboard bool // the ring shows only after a key was used

	hover Spot
	press dragPress

	view *compendiumRenderer // the renderer of the moment, or nil
}

// The areas of a compendium. In a Spot the index counts from 0; fields are
// those of the cauldron that is Selected.
const (
	AreaSeats     = "seats"
	AreaCauldrons = "cauldrons"
	AreaFields    = "fields"
	AreaTiles     = "tiles" // as a whole, index 0
	AreaReserve   = "reserve"
	AreaStock     = "stock"
	AreaPicks     = "picks"
)

// CompendiumIcons are the small signs beside the counts of a seat, drawn in the
// colour of the text.
type CompendiumIcons struct{ Cubes, Seals fyne.Resource }

// CompendiumState is all that a compendium shows.
type CompendiumState struct {
	Seats     []CompendiumSeat
	Cauldrons []Cauldron
	Tiles     []string // those left, in order
	TileWord  string   // stands before them
	Reserve   []Heap
	Stock     []Heap
	// ReserveWord and StockWord stand before the heaps.
	ReserveWord, StockWord string
	// Picks take the place of tiles and reserve unless there are none.
	Picks []Pick
}

// CompendiumSeat is one seat with what all can see of it.
type CompendiumSeat struct {
	Emblem       fyne.Resource
	Name         string
	Score        int
	Cubes, Seals string
	Active       bool // its turn
	Spoken       string
}

// A Cauldron gives two products, and has fields for what is brewed in it, a
// place for a tile, and one for a seal.
type Cauldron struct {
	Products [2]fyne.Resource
	Lacking  [2]bool // the product is gone
	Fields   []fyne.Resource
	Tile     string        // "" while it is empty
	Seal     fyne.Resource // nil while it is empty
	Signs    Signs         // Target glows
	Spoken   string
}

// cauldronFields is how many fields a cauldron has.
const cauldronFields = 5

// A Heap is a number of equal things.
type Heap struct {
	Picture fyne.Resource
	Tinted  bool // the picture is an icon in the colour of the text
	Count   string
	Signs   Signs
	Spoken  string
}

// A Pick is one thing that can be picked.
type Pick struct {
	Picture fyne.Resource // or nil
	Label   string
	Signs   Signs
	Spoken  string
}

var (
	_ fyne.Focusable         = (*Compendium)(nil)
	_ fyne.Tappable          = (*Compendium)(nil)
	_ fyne.SecondaryTappable = (*Compendium)(nil)
	_ fyne.Draggable         = (*Compendium)(nil)
	_ desktop.Hoverable      = (*Compendium)(nil)
	_ desktop.Cursorable     = (*Compendium)(nil)
	_ fyne.Accessible        = (*Compendium)(nil)
)

// NewCompendium makes an empty table.
func NewCompendium(icons CompendiumIcons) *Compendium {
	c := &Compendium{icons: icons}
	c.ExtendBaseWidget(c)
	return c
}

// SetState shows state; only what differs from the state before is redrawn.
func (c *Compendium) SetState(state CompendiumState) {
	c.state = state
	c.replan()
	if !c.has(c.cursor) {
		c.cursor = c.firstSpot()
	}
	if c.view != nil {
		c.view.update()
	}
}

// State is what the table shows.
func (c *Compendium) State() CompendiumState { return c.state }

func (c *Compendium) replan() { c.plan = planCompendium(c.Size(), c.state) }

// Resize implements fyne.CanvasObject.
func (c *Compendium) Resize(size fyne.Size) {
	if size == c.Size() {
		return
	}
	c.BaseWidget.Resize(size)
	c.replan()
	if c.view != nil {
		c.view.update()
	}
}

// boxes are the places of an area, by index.
func (c *Compendium) boxes(area string) []Box {
	p := c.plan
	switch area {
	case AreaSeats:
		return p.seats
	case AreaCauldrons:
		return p.cauldrons
	case AreaFields:
		if i := c.selected(); i >= 0 {
			return p.parts(i).fields[:len(c.state.Cauldrons[i].Fields)]
		}
	case AreaTiles:
		if len(p.picks) == 0 && len(c.state.Tiles) > 0 {
			return []Box{p.tiles}
		}
	case AreaReserve:
		return p.reserve
	case AreaStock:
		return p.stock
	case AreaPicks:
		return p.picks
	}
	return nil
}

// selected is the first cauldron that is Selected, or -1.
func (c *Compendium) selected() int {
	for i, one := range c.state.Cauldrons {
		if one.Signs.has(Selected) {
			return i
		}
	}
	return -1
}

// areas are all of them, those that lie on others first.
var areas = []string{AreaFields, AreaSeats, AreaCauldrons, AreaPicks, AreaTiles, AreaReserve, AreaStock}

// BoxOf is where spot is drawn within the table; false if nothing is there.
func (c *Compendium) BoxOf(spot Spot) (Box, bool) {
	boxes := c.boxes(spot.Area)
	if spot.Index < 0 || spot.Index >= len(boxes) {
		return Box{}, false
	}
	return boxes[spot.Index], true
}

// SpotAt is what lies at pos.
func (c *Compendium) SpotAt(pos fyne.Position) (Spot, bool) {
	for _, area := range areas {
		for i, box := range c.boxes(area) {
			// The gaps between things belong to them.
			if area != AreaFields && box.grown(compendiumGap/2).Contains(pos) || box.Contains(pos) {
				return Spot{area, i}, true
			}
		}
	}
	return Spot{}, false
}

// Tapped implements fyne.Tappable.
func (c *Compendium) Tapped(event *fyne.PointEvent) {
	c.keyboard = false
	if !fyne.CurrentDevice().IsMobile() {
		c.takeFocus()
	}
	spot, ok := c.SpotAt(event.Position)
	if ok {
		c.cursor = spot
	}
	c.updateRing()
	if ok && c.OnTapped != nil {
		c.OnTapped(spot)
	}
}

// takeFocus lets the arrow keys work after a click. A focused widget would
// swallow the back key of a phone, so this is for the desktop only.
func (c *Compendium) takeFocus() {
	if canvas := fyne.CurrentApp().Driver().CanvasForObject(c); canvas != nil && !c.hasFocus {
		canvas.Focus(c)
	}
}

// TappedSecondary implements fyne.SecondaryTappable: a right click, or a long
// press on a touch screen.
func (c *Compendium) TappedSecondary(event *fyne.PointEvent) {
	if spot, ok := c.SpotAt(event.Position); ok {
		c.inspect(spot)
	}
}

func (c *Compendium) inspect(spot Spot) {
	if c.OnInspected != nil {
		c.OnInspected(spot)
	}
}

// Dragged implements fyne.Draggable.
func (c *Compendium) Dragged(event *fyne.DragEvent) {
	if !c.press.active {
		c.press = dragPress{active: true, start: event.Position.SubtractXY(event.Dragged.DX, event.Dragged.DY)}
	}
	c.press.now = event.Position
}

// DragEnd implements fyne.Draggable: a finger that comes down and goes up on the
// same thing has tapped it, however it moved between.
func (c *Compendium) DragEnd() {
	press := c.press
	c.press = dragPress{}
	from, began := c.SpotAt(press.start)
	to, ended := c.SpotAt(press.now)
	if press.active && began && ended && from == to {
		c.Tapped(&fyne.PointEvent{Position: press.now})
	}
}

// MouseIn implements desktop.Hoverable.
func (c *Compendium) MouseIn(event *desktop.MouseEvent) { c.MouseMoved(event) }

// MouseMoved implements desktop.Hoverable.
func (c *Compendium) MouseMoved(event *desktop.MouseEvent) { c.hover, _ = c.SpotAt(event.Position) }

// MouseOut implements desktop.Hoverable.
func (c *Compendium) MouseOut() { c.hover = Spot{} }

// Cursor implements desktop.Cursorable.
func (c *Compendium) Cursor() desktop.Cursor {
	if c.hover == (Spot{}) {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// AccessibilityLabel is what lies below the ring, or everything.
func (c *Compendium) AccessibilityLabel() string {
	if c.hasFocus {
		return c.spoken(c.cursor)
	}
	var parts []string
	for _, spot := range c.spots() {
		if text := c.spoken(spot); text != "" && spot.Area != AreaFields {
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, ". ")
}

// spoken is what a spot says of itself.
func (c *Compendium) spoken(spot Spot) string {
	s, i := c.state, spot.Index
	if !c.has(spot) {
		return ""
	}
	switch spot.Area {
	case AreaSeats:
		return s.Seats[i].Spoken
	case AreaCauldrons:
		return s.Cauldrons[i].Spoken
	case AreaFields:
		return s.Cauldrons[c.selected()].Spoken
	case AreaTiles:
		return s.TileWord + ": " + strings.Join(s.Tiles, ", ")
	case AreaReserve:
		return s.ReserveWord + ": " + s.Reserve[i].Spoken
	case AreaStock:
		return s.StockWord + ": " + s.Stock[i].Spoken
	}
	return s.Picks[i].Spoken
}

// AccessibilityRole is that of a container.
func (c *Compendium) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer implements fyne.Widget.
func (c *Compendium) CreateRenderer() fyne.WidgetRenderer {
	c.replan()
	c.view = newCompendiumRenderer(c)
	c.view.update()
	return c.view
}
