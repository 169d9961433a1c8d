// Package compendium shows a table of cauldrons with the scores, the stock and the
// reserve around it.
package compendium

import (
	"strings"

	"fyne.io/fyne/v2"

	"adytum/widgets"
	"adytum/widgets/boards"
)

// Board shows a table of cauldrons with all that lies round it, as one
// widget: the seats with their scores, the fame track, the cauldrons, the tiles
// and the reserve, and the own stock. While something is to be picked, the
// picks take the place of tiles and reserve.
type Board struct {
	boards.Explorable[boards.Spot]

	icons Icons
	state State
	plan  boardPlan

	flight *boards.Flight[Flight] // the cubes under way, or nil

	view *boardRenderer // the renderer of the moment, or nil
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

// Icons are the small signs beside the counts of a seat, drawn in the
// colour of the text.
type Icons struct{ Cubes, Seals fyne.Resource }

// State is all that a compendium shows.
type State struct {
	Seats     []Seat
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

// Seat is one seat with what all can see of it.
type Seat struct {
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
	Signs    boards.Signs  // Target glows
	Spoken   string
}

// cauldronFields is how many fields a cauldron has.
const cauldronFields = 5

// A Heap is a number of equal things.
type Heap struct {
	Picture fyne.Resource
	Tinted  bool // the picture is an icon in the colour of the text
	Count   string
	Signs   boards.Signs
	Spoken  string
}

// A Pick is one thing that can be picked.
type Pick struct {
	Picture fyne.Resource // or nil
	Label   string
	Signs   boards.Signs
	Spoken  string
}

var _ boards.Widget = (*Board)(nil)

// NewBoard makes an empty table.
func NewBoard(icons Icons) *Board {
	c := &Board{icons: icons}
	c.Explore(c, boards.LeadsInRows)
	c.ExtendBaseWidget(c)
	return c
}

// SetState shows state; only what differs from the state before is redrawn.
func (c *Board) SetState(state State) {
	c.state = state
	c.replan()
	c.KeepRing()
	c.update()
}

func (c *Board) update() {
	if c.view != nil {
		c.view.update()
	}
}

// State is what the table shows.
func (c *Board) State() State { return c.state }

func (c *Board) replan() { c.plan = planBoard(c.Size(), c.state) }

// Resize implements fyne.CanvasObject.
func (c *Board) Resize(size fyne.Size) {
	if size == c.Size() {
		return
	}
	c.BaseWidget.Resize(size)
	c.replan()
	c.update()
}

// boxes are the places of an area, by index.
func (c *Board) boxes(area string) []widgets.Box {
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
			return []widgets.Box{p.tiles}
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
func (c *Board) selected() int {
	for i, one := range c.state.Cauldrons {
		if one.Signs.Has(boards.Selected) {
			return i
		}
	}
	return -1
}

// areas are all of them, those that lie on others first.
var areas = []string{AreaFields, AreaSeats, AreaCauldrons, AreaPicks, AreaTiles, AreaReserve, AreaStock}

// BoxOf is where spot is drawn within the table; false if nothing is there.
func (c *Board) BoxOf(spot boards.Spot) (widgets.Box, bool) {
	boxes := c.boxes(spot.Area)
	if spot.Index < 0 || spot.Index >= len(boxes) {
		return widgets.Box{}, false
	}
	return boxes[spot.Index], true
}

// SpotAt is what lies at pos.
func (c *Board) SpotAt(pos fyne.Position) (boards.Spot, bool) {
	for _, area := range areas {
		for i, box := range c.boxes(area) {
			// The gaps between things belong to them.
			if area != AreaFields && box.Grown(compendiumGap/2).Contains(pos) || box.Contains(pos) {
				return boards.Spot{Area: area, Index: i}, true
			}
		}
	}
	return boards.Spot{}, false
}

// Spots are all places that can be tapped, in reading order. Fields are left to
// the finger: a tap on the heap puts cubes in, undoing takes them out.
func (c *Board) Spots() []boards.Spot {
	var all []boards.Spot
	for _, area := range areas {
		if area == AreaFields {
			continue
		}
		for i := range c.boxes(area) {
			all = append(all, boards.Spot{Area: area, Index: i})
		}
	}
	return all
}

// First is the first cauldron, or whatever there is.
func (c *Board) First() boards.Spot {
	if len(c.plan.cauldrons) > 0 {
		return boards.Spot{Area: AreaCauldrons}
	}
	return boards.Spot{}
}

func (c *Board) Has(spot boards.Spot) bool {
	_, ok := c.BoxOf(spot)
	return ok
}

func (c *Board) UpdateRing() {
	if c.view != nil {
		c.view.update()
	}
}

// AccessibilityLabel is what lies below the ring, or everything.
func (c *Board) AccessibilityLabel() string {
	if spot, focused := c.Focused(); focused {
		return c.spoken(spot)
	}
	var parts []string
	for _, spot := range c.Spots() {
		if text := c.spoken(spot); text != "" && spot.Area != AreaFields {
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, ". ")
}

// spoken is what a spot says of itself.
func (c *Board) spoken(spot boards.Spot) string {
	s, i := c.state, spot.Index
	if !c.Has(spot) {
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

// CreateRenderer implements fyne.Widget.
func (c *Board) CreateRenderer() fyne.WidgetRenderer {
	c.replan()
	c.view = newBoardRenderer(c)
	c.view.update()
	return c.view
}
