package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
)

// Compendium shows a table of cauldrons with all that lies round it, as one
// widget: the seats with their scores, the fame track, the cauldrons, the tiles
// and the reserve, and the own stock. While something is to be picked, the
// picks take the place of tiles and reserve.
type Compendium struct {
	explorable[Spot]

	icons CompendiumIcons
	state CompendiumState
	plan  compendiumPlan

	flight *cubeFlight // the cubes under way, or nil

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

var _ explorableWidget = (*Compendium)(nil)

// NewCompendium makes an empty table.
func NewCompendium(icons CompendiumIcons) *Compendium {
	c := &Compendium{icons: icons}
	c.explore(c, leadsInRows)
	c.ExtendBaseWidget(c)
	return c
}

// SetState shows state; only what differs from the state before is redrawn.
func (c *Compendium) SetState(state CompendiumState) {
	c.state = state
	c.replan()
	c.keepRing()
	c.update()
}

func (c *Compendium) update() {
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
	c.update()
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

// spots are all places that can be tapped, in reading order. Fields are left to
// the finger: a tap on the heap puts cubes in, undoing takes them out.
func (c *Compendium) spots() []Spot {
	var all []Spot
	for _, area := range areas {
		if area == AreaFields {
			continue
		}
		for i := range c.boxes(area) {
			all = append(all, Spot{area, i})
		}
	}
	return all
}

// first is the first cauldron, or whatever there is.
func (c *Compendium) first() Spot {
	if len(c.plan.cauldrons) > 0 {
		return Spot{Area: AreaCauldrons}
	}
	return Spot{}
}

func (c *Compendium) has(spot Spot) bool {
	_, ok := c.BoxOf(spot)
	return ok
}

func (c *Compendium) updateRing() {
	if c.view != nil {
		c.view.update()
	}
}

// AccessibilityLabel is what lies below the ring, or everything.
func (c *Compendium) AccessibilityLabel() string {
	if spot, focused := c.focused(); focused {
		return c.spoken(spot)
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
