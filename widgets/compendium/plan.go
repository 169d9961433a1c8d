package compendium

import (
	"fyne.io/fyne/v2"

	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/labels"
)

// boardPlan says where everything on a compendium lies.
type boardPlan struct {
	seats, cauldrons       []widgets.Box
	track                  widgets.Box
	tileWord, tiles        widgets.Box
	reserveWord, stockWord widgets.Box
	reserve, stock, picks  []widgets.Box
}

const (
	compendiumGap          = 6
	compendiumEdge         = 2 * widgets.Grid
	trackHeight    float32 = 20
	seatHeight     float32 = 44
	narrowSeat     float32 = 100                   // seats that are narrower take three lines
	drawerHeight           = 2 * widgets.TouchSize // tiles and reserve, or two lines of picks
	lowDrawer      float32 = 72                    // a lower one takes the room of the track
	tilesHeight    float32 = 36
	stockHeight    float32 = 60
	wideStock      float32 = 72
	sideColumn     float32 = 330  // beside the cauldrons on a low screen
	fiveColumns    float32 = 560  // the narrowest table with five cauldrons in a line
	besideDrawer   float32 = 760  // the narrowest table with the stock beside the drawer
	mostTable      float32 = 1120 // no table is wider
	mostCauldron   float32 = 240  // no cauldron is higher
	picksInLine            = 5
)

// planBoard picks a layout by size: low screens have the rest beside the
// cauldrons, narrow ones have two columns of cauldrons, others five.
func planBoard(size fyne.Size, s State) boardPlan {
	if size.Width <= 0 || size.Height <= 0 {
		return boardPlan{}
	}
	size = size.Max(boards.LeastTable) // what is smaller shows a part
	width := min(size.Width, mostTable)
	area := widgets.BoxAt((size.Width-width)/2+compendiumEdge, 0, width-2*compendiumEdge, size.Height)
	switch {
	case size.Width > size.Height && size.Height < boards.LandscapeHeight:
		return planLow(area, s)
	case size.Width < fiveColumns:
		return planStacked(area, s, 2)
	case size.Width < besideDrawer:
		return planStacked(area, s, 5)
	}
	return planWide(area, s)
}

// planStacked puts everything one below the other.
func planStacked(area widgets.Box, s State, columns int) boardPlan {
	var p boardPlan
	top := p.planHead(area, s)
	bottom := area.Y + area.Height - stockHeight
	p.planStock(widgets.BoxAt(area.X, bottom, area.Width, stockHeight), s)
	bottom -= drawerHeight + compendiumGap
	p.planDrawer(widgets.BoxAt(area.X, bottom, area.Width, drawerHeight), s)
	p.cauldrons = grid(widgets.BoxAt(area.X, top, area.Width, bottom-compendiumGap-top), columns, len(s.Cauldrons), mostCauldron)
	return p
}

// planWide has five cauldrons in a line, and the stock beside the drawer.
func planWide(area widgets.Box, s State) boardPlan {
	var p boardPlan
	top := p.planHead(area, s)
	drawer := tilesHeight + wideStock
	bottom := area.Y + area.Height - drawer - compendiumGap
	half := (area.Width - 4*widgets.Grid) / 2
	p.planDrawer(widgets.BoxAt(area.X, bottom, half, drawer), s)
	p.planStock(widgets.BoxAt(area.X+half+4*widgets.Grid, bottom+tilesHeight, half, wideStock), s)
	p.cauldrons = grid(widgets.BoxAt(area.X, top+widgets.Grid, area.Width, bottom-2*compendiumGap-top-widgets.Grid), 5, len(s.Cauldrons), mostCauldron)
	for i := range p.cauldrons { // room between the products of neighbours
		p.cauldrons[i].X += widgets.Grid
		p.cauldrons[i].Width -= 2 * widgets.Grid
	}
	return p
}

// planLow has the cauldrons at the left and everything else in a column.
func planLow(area widgets.Box, s State) boardPlan {
	var p boardPlan
	left := area.Width - sideColumn - 2*widgets.Grid
	side := widgets.BoxAt(area.X+left+2*widgets.Grid, area.Y, sideColumn, area.Height)
	p.cauldrons = grid(widgets.BoxAt(area.X, area.Y+widgets.Grid, left, area.Height-2*widgets.Grid), 5, len(s.Cauldrons), mostCauldron)
	top := p.planHead(side, s)
	room := func() float32 { return side.Y + side.Height - stockHeight - compendiumGap - top }
	if room() < lowDrawer { // the scores tell what the track shows
		top = p.track.Y + compendiumGap - widgets.Grid
		p.track = widgets.Box{}
	}
	drawer := min(drawerHeight, room())
	p.planDrawer(widgets.BoxAt(side.X, top, side.Width, drawer), s)
	p.planStock(widgets.BoxAt(side.X, top+drawer+compendiumGap, side.Width, min(stockHeight, side.Y+side.Height-top-drawer-compendiumGap)), s)
	return p
}

// planHead puts seats and track at the top, and returns where they end.
func (p *boardPlan) planHead(area widgets.Box, s State) float32 {
	line := labels.Face{}.Measure("Ag", labels.CaptionSize()).Height
	height := max(seatHeight, 2*line+widgets.Grid)
	if area.Width/float32(max(1, len(s.Seats))) < narrowSeat {
		height = 3*line + widgets.Grid
	}
	p.seats = grid(widgets.BoxAt(area.X, area.Y, area.Width, height), max(1, len(s.Seats)), len(s.Seats), height)
	p.track = widgets.BoxAt(area.X, area.Y+height+widgets.Grid, area.Width, trackHeight)
	return p.track.Y + trackHeight + compendiumGap
}

// planDrawer puts tiles and reserve into the drawer, or the picks.
func (p *boardPlan) planDrawer(area widgets.Box, s State) {
	if n := len(s.Picks); n > 0 {
		lines := (n + picksInLine - 1) / picksInLine
		columns := (n + lines - 1) / lines
		height := min(area.Height, float32(lines)*max(widgets.TouchSize, min(area.Height/float32(lines), stockHeight)))
		p.picks = grid(widgets.BoxAt(area.X, area.Y+(area.Height-height)/2, area.Width, height), columns, n, height)
		return
	}
	tiles := max(24, min(tilesHeight, area.Height-stockHeight))
	word := area.Width / 7
	p.tileWord = widgets.BoxAt(area.X, area.Y, word, tiles)
	p.tiles = widgets.BoxAt(area.X+word, area.Y, area.Width-word, tiles)
	p.reserveWord, p.reserve = heaps(widgets.BoxAt(area.X, area.Y+tiles, area.Width, area.Height-tiles), len(s.Reserve))
}

func (p *boardPlan) planStock(area widgets.Box, s State) {
	p.stockWord, p.stock = heaps(area, len(s.Stock))
}

// heaps puts a word before so many heaps.
func heaps(area widgets.Box, n int) (word widgets.Box, places []widgets.Box) {
	all := grid(area, n+1, n+1, area.Height)
	return all[0], all[1:]
}

// grid fills an area with equal boxes, on whole units so that pictures stay
// sharp; they are no higher than most.
func grid(area widgets.Box, columns, n int, most float32) []widgets.Box {
	if n == 0 {
		return nil
	}
	lines := (n + columns - 1) / columns
	gap := float32(compendiumGap)
	width := widgets.Whole((area.Width - gap*float32(columns-1)) / float32(columns))
	height := min(most, widgets.Whole((area.Height-gap*float32(lines-1))/float32(lines)))
	if lines == 1 {
		height = min(most, area.Height)
	}
	left := area.X + widgets.Whole((area.Width-width*float32(columns)-gap*float32(columns-1))/2)
	top := area.Y
	if lines > 1 {
		top += widgets.Whole((area.Height - height*float32(lines) - gap*float32(lines-1)) / 2)
	}
	boxes := make([]widgets.Box, n)
	for i := range boxes {
		boxes[i] = widgets.BoxAt(left+float32(i%columns)*(width+gap), top+float32(i/columns)*(height+gap), width, height)
	}
	return boxes
}

// cauldronParts are the places of a cauldron: the products and the tile float
// over the rim, the fields lie in the belly.
type cauldronParts struct {
	products [2]widgets.Box
	tile     widgets.Box
	seal     widgets.Box
	rim      widgets.Box
	belly    widgets.Box
	fields   []widgets.Box
}

// parts are the places of a cauldron of the plan.
func (p boardPlan) parts(i int) cauldronParts { return partsOf(p.cauldrons[i]) }

func partsOf(box widgets.Box) cauldronParts {
	const inset = widgets.Grid
	tall := box.Height > box.Width*0.6
	over := widgets.Whole(box.Height * 0.48)
	if tall { // the seal goes to the foot, and the products take all the width
		over = widgets.Whole(min(box.Height*0.34, box.Width/3.2))
	}
	rim := max(3, widgets.Whole(box.Height*0.035))
	c := cauldronParts{
		rim:   widgets.BoxAt(box.X, box.Y+over, box.Width, rim),
		belly: widgets.BoxAt(box.X+inset, box.Y+over+rim/2, box.Width-2*inset, box.Height-over-rim/2),
	}
	side := over - widgets.Grid/2
	middle, apart := box.X+box.Width/2, min(side*1.15, (box.Width-side)/2)
	coin := widgets.Whole(side * 0.9)
	c.tile = widgets.BoxAt(middle-coin/2, box.Y+(side-coin)/2, coin, coin)
	for k, sign := range []float32{-1, 1} {
		c.products[k] = widgets.BoxAt(widgets.Whole(middle+sign*apart-side/2), box.Y, side, side)
	}
	seal := widgets.Whole(side * 0.75)
	c.seal = widgets.BoxAt(box.X+box.Width-seal-widgets.Grid/2, box.Y+(side-seal)/2, seal, seal)
	if tall {
		seal = min(side*0.6, 28)
		c.seal = widgets.BoxAt(middle-seal/2, box.Y+box.Height-seal-2, seal, seal)
	}
	belly := c.belly
	if tall {
		belly.Height -= seal * 0.6
	}
	c.fields = fieldsIn(belly)
	return c
}

// fieldsFor are the fields that are drawn: where a recipe is complete, no more
// than it needs.
func (c cauldronParts) fieldsFor(one Cauldron) []widgets.Box {
	if one.Seal != nil {
		return c.only(len(one.Fields))
	}
	return c.fields
}

// only are so many fields, of the same size, in the middle of the belly.
func (c cauldronParts) only(n int) []widgets.Box {
	all := c.fields[0]
	for _, box := range c.fields {
		right, bottom := max(all.X+all.Width, box.X+box.Width), max(all.Y+all.Height, box.Y+box.Height)
		all.X, all.Y = min(all.X, box.X), min(all.Y, box.Y)
		all.Size = fyne.NewSize(right-all.X, bottom-all.Y)
	}
	return fieldsOf(c.fields[0].Width, all, n, c.fields[cauldronFields-1].Y > c.fields[0].Y)
}

// fieldsIn puts the fields into a belly, in one line or in two, whichever lets
// them be larger.
func fieldsIn(belly widgets.Box) []widgets.Box {
	inner := belly.Grown(1 - widgets.Grid)
	one := min((inner.Width-4*fieldGap)/cauldronFields, inner.Height)
	two := min((inner.Width-2*fieldGap)/3, (inner.Height-fieldGap)/2)
	return fieldsOf(widgets.Whole(min(max(one, two), mostField)), inner, cauldronFields, two > one)
}

// fieldsOf puts fields of that size into the middle of an area, three in the
// upper of two lines.
func fieldsOf(size float32, area widgets.Box, n int, twoLines bool) []widgets.Box {
	lines := []int{n}
	if twoLines && n > 3 {
		lines = []int{3, n - 3}
	}
	step := size + fieldGap
	var boxes []widgets.Box
	top := area.Y + (area.Height-step*float32(len(lines))+fieldGap)/2
	for l, n := range lines {
		left := area.X + (area.Width-step*float32(n)+fieldGap)/2
		for i := range n {
			boxes = append(boxes, widgets.BoxAt(widgets.Whole(left+float32(i)*step), widgets.Whole(top+float32(l)*step), size, size))
		}
	}
	return boxes
}

const fieldGap float32 = 3

const mostField float32 = 44
