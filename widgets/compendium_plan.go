package widgets

import (
	"fyne.io/fyne/v2"
)

// compendiumPlan says where everything on a compendium lies.
type compendiumPlan struct {
	seats, cauldrons       []Box
	track                  Box
	tileWord, tiles        Box
	reserveWord, stockWord Box
	reserve, stock, picks  []Box
}

const (
	compendiumGap          = 6
	compendiumEdge         = 2 * Grid
	trackHeight    float32 = 20
	seatHeight     float32 = 44
	narrowSeat     float32 = 100           // seats that are narrower take three lines
	drawerHeight           = 2 * TouchSize // tiles and reserve, or two lines of picks
	lowDrawer      float32 = 72            // a lower one takes the room of the track
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

// planCompendium picks a layout by size: low screens have the rest beside the
// cauldrons, narrow ones have two columns of cauldrons, others five.
func planCompendium(size fyne.Size, s CompendiumState) compendiumPlan {
	if size.Width <= 0 || size.Height <= 0 {
		return compendiumPlan{}
	}
	size = size.Max(leastTable) // what is smaller shows a part
	width := min(size.Width, mostTable)
	area := boxAt((size.Width-width)/2+compendiumEdge, 0, width-2*compendiumEdge, size.Height)
	switch {
	case size.Width > size.Height && size.Height < landscapeHeight:
		return planLow(area, s)
	case size.Width < fiveColumns:
		return planStacked(area, s, 2)
	case size.Width < besideDrawer:
		return planStacked(area, s, 5)
	}
	return planWide(area, s)
}

// planStacked puts everything one below the other.
func planStacked(area Box, s CompendiumState, columns int) compendiumPlan {
	var p compendiumPlan
	top := p.planHead(area, s)
	bottom := area.Y + area.Height - stockHeight
	p.planStock(boxAt(area.X, bottom, area.Width, stockHeight), s)
	bottom -= drawerHeight + compendiumGap
	p.planDrawer(boxAt(area.X, bottom, area.Width, drawerHeight), s)
	p.cauldrons = grid(boxAt(area.X, top, area.Width, bottom-compendiumGap-top), columns, len(s.Cauldrons), mostCauldron)
	return p
}

// planWide has five cauldrons in a line, and the stock beside the drawer.
func planWide(area Box, s CompendiumState) compendiumPlan {
	var p compendiumPlan
	top := p.planHead(area, s)
	drawer := tilesHeight + wideStock
	bottom := area.Y + area.Height - drawer - compendiumGap
	half := (area.Width - 4*Grid) / 2
	p.planDrawer(boxAt(area.X, bottom, half, drawer), s)
	p.planStock(boxAt(area.X+half+4*Grid, bottom+tilesHeight, half, wideStock), s)
	p.cauldrons = grid(boxAt(area.X, top+Grid, area.Width, bottom-2*compendiumGap-top-Grid), 5, len(s.Cauldrons), mostCauldron)
	for i := range p.cauldrons { // room between the products of neighbours
		p.cauldrons[i].X += Grid
		p.cauldrons[i].Width -= 2 * Grid
	}
	return p
}

// planLow has the cauldrons at the left and everything else in a column.
func planLow(area Box, s CompendiumState) compendiumPlan {
	var p compendiumPlan
	left := area.Width - sideColumn - 2*Grid
	side := boxAt(area.X+left+2*Grid, area.Y, sideColumn, area.Height)
	p.cauldrons = grid(boxAt(area.X, area.Y+Grid, left, area.Height-2*Grid), 5, len(s.Cauldrons), mostCauldron)
	top := p.planHead(side, s)
	room := func() float32 { return side.Y + side.Height - stockHeight - compendiumGap - top }
	if room() < lowDrawer { // the scores tell what the track shows
		top = p.track.Y + compendiumGap - Grid
		p.track = Box{}
	}
	drawer := min(drawerHeight, room())
	p.planDrawer(boxAt(side.X, top, side.Width, drawer), s)
	p.planStock(boxAt(side.X, top+drawer+compendiumGap, side.Width, min(stockHeight, side.Y+side.Height-top-drawer-compendiumGap)), s)
	return p
}

// planHead puts seats and track at the top, and yields where they end.
func (p *compendiumPlan) planHead(area Box, s CompendiumState) float32 {
	line := lettering{}.measure("Ag", captionSize()).Height
	height := max(seatHeight, 2*line+Grid)
	if area.Width/float32(max(1, len(s.Seats))) < narrowSeat {
		height = 3*line + Grid
	}
	p.seats = grid(boxAt(area.X, area.Y, area.Width, height), max(1, len(s.Seats)), len(s.Seats), height)
	p.track = boxAt(area.X, area.Y+height+Grid, area.Width, trackHeight)
	return p.track.Y + trackHeight + compendiumGap
}

// planDrawer puts tiles and reserve into the drawer, or the picks.
func (p *compendiumPlan) planDrawer(area Box, s CompendiumState) {
	if n := len(s.Picks); n > 0 {
		lines := (n + picksInLine - 1) / picksInLine
		columns := (n + lines - 1) / lines
		height := min(area.Height, float32(lines)*max(TouchSize, min(area.Height/float32(lines), stockHeight)))
		p.picks = grid(boxAt(area.X, area.Y+(area.Height-height)/2, area.Width, height), columns, n, height)
		return
	}
	tiles := max(24, min(tilesHeight, area.Height-stockHeight))
	word := area.Width / 7
	p.tileWord = boxAt(area.X, area.Y, word, tiles)
	p.tiles = boxAt(area.X+word, area.Y, area.Width-word, tiles)
	p.reserveWord, p.reserve = heaps(boxAt(area.X, area.Y+tiles, area.Width, area.Height-tiles), len(s.Reserve))
}

func (p *compendiumPlan) planStock(area Box, s CompendiumState) {
	p.stockWord, p.stock = heaps(area, len(s.Stock))
}

// heaps puts a word before so many heaps.
func heaps(area Box, n int) (word Box, places []Box) {
	all := grid(area, n+1, n+1, area.Height)
	return all[0], all[1:]
}

// grid fills an area with equal boxes, on whole units so that pictures stay
// sharp; they are no higher than most.
func grid(area Box, columns, n int, most float32) []Box {
	if n == 0 {
		return nil
	}
	lines := (n + columns - 1) / columns
	gap := float32(compendiumGap)
	width := whole((area.Width - gap*float32(columns-1)) / float32(columns))
	height := min(most, whole((area.Height-gap*float32(lines-1))/float32(lines)))
	if lines == 1 {
		height = min(most, area.Height)
	}
	left := area.X + whole((area.Width-width*float32(columns)-gap*float32(columns-1))/2)
	top := area.Y
	if lines > 1 {
		top += whole((area.Height - height*float32(lines) - gap*float32(lines-1)) / 2)
	}
	boxes := make([]Box, n)
	for i := range boxes {
		boxes[i] = boxAt(left+float32(i%columns)*(width+gap), top+float32(i/columns)*(height+gap), width, height)
	}
	return boxes
}

// cauldronParts are the places of a cauldron: the products and the tile float
// over the rim, the fields lie in the belly.
type cauldronParts struct {
	products [2]Box
	tile     Box
	seal     Box
	rim      Box
	belly    Box
	fields   []Box
}

// parts are the places of a cauldron of the plan.
func (p compendiumPlan) parts(i int) cauldronParts { return partsOf(p.cauldrons[i]) }

func partsOf(box Box) cauldronParts {
	const inset = Grid
	tall := box.Height > box.Width*0.6
	over := whole(box.Height * 0.48)
	if tall { // the seal goes to the foot, and the products take all the width
		over = whole(min(box.Height*0.34, box.Width/3.2))
	}
	rim := max(3, whole(box.Height*0.035))
	c := cauldronParts{
		rim:   boxAt(box.X, box.Y+over, box.Width, rim),
		belly: boxAt(box.X+inset, box.Y+over+rim/2, box.Width-2*inset, box.Height-over-rim/2),
	}
	side := over - Grid/2
	middle, apart := box.X+box.Width/2, min(side*1.15, (box.Width-side)/2)
	coin := whole(side * 0.9)
	c.tile = boxAt(middle-coin/2, box.Y+(side-coin)/2, coin, coin)
	for k, sign := range []float32{-1, 1} {
		c.products[k] = boxAt(whole(middle+sign*apart-side/2), box.Y, side, side)
	}
	seal := whole(side * 0.75)
	c.seal = boxAt(box.X+box.Width-seal-Grid/2, box.Y+(side-seal)/2, seal, seal)
	if tall {
		seal = min(side*0.6, 28)
		c.seal = boxAt(middle-seal/2, box.Y+box.Height-seal-2, seal, seal)
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
func (c cauldronParts) fieldsFor(one Cauldron) []Box {
	if one.Seal != nil {
		return c.only(len(one.Fields))
	}
	return c.fields
}

// only are so many fields, of the same size, in the middle of the belly.
func (c cauldronParts) only(n int) []Box {
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
func fieldsIn(belly Box) []Box {
	inner := belly.grown(1 - Grid)
	one := min((inner.Width-4*fieldGap)/cauldronFields, inner.Height)
	two := min((inner.Width-2*fieldGap)/3, (inner.Height-fieldGap)/2)
	return fieldsOf(whole(min(max(one, two), mostField)), inner, cauldronFields, two > one)
}

// fieldsOf puts fields of that size into the middle of an area, three in the
// upper of two lines.
func fieldsOf(size float32, area Box, n int, twoLines bool) []Box {
	lines := []int{n}
	if twoLines && n > 3 {
		lines = []int{3, n - 3}
	}
	step := size + fieldGap
	var boxes []Box
	top := area.Y + (area.Height-step*float32(len(lines))+fieldGap)/2
	for l, n := range lines {
		left := area.X + (area.Width-step*float32(n)+fieldGap)/2
		for i := range n {
			boxes = append(boxes, boxAt(whole(left+float32(i)*step), whole(top+float32(l)*step), size, size))
		}
	}
	return boxes
}

const fieldGap float32 = 3

const mostField float32 = 44
