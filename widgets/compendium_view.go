package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// compendiumRenderer draws a Compendium.
type compendiumRenderer struct {
	table  *Compendium
	sketch *sketch
}

func newCompendiumRenderer(c *Compendium) *compendiumRenderer {
	return &compendiumRenderer{c, newSketch()}
}

// update draws the table's state and plan.
func (r *compendiumRenderer) update() {
	r.sketch.begin()
	s, p := r.table.state, r.table.plan
	for i, box := range p.seats {
		r.seat(name("seat", i), box, s.Seats[i])
	}
	r.track(p.track, s.Seats)
	for i, box := range p.cauldrons {
		r.cauldron(name("cauldron", i), i, box, s.Cauldrons[i])
	}
	r.tiles(p, s)
	r.word("stock", p.stockWord, s.StockWord)
	for i, box := range p.stock {
		r.heap(name("stock", i), box, s.Stock[i], theme.ColorNameForeground)
	}
	r.ring()
	r.flyers()
	canvas.Refresh(r.table)
}

// flyers draws the cubes under way over everything else.
func (r *compendiumRenderer) flyers() {
	f := r.table.flight
	if f == nil {
		return
	}
	for i, cube := range f.cubes {
		p := f.progress(i)
		from, leaves := r.table.BoxOf(cube.From)
		to, lands := r.table.landing(cube)
		if p == 0 || p == 1 || !leaves || !lands {
			continue
		}
		at := between(from.center(), to.center(), p)
		r.sketch.image(name("flyer", i), boxAt(at.X-flyerSize/2, at.Y-flyerSize/2, flyerSize, flyerSize), cube.Picture, false)
	}
}

// flyerSize is that of a cube under way, in units.
const flyerSize float32 = 28

func name(area string, i int) string { return area + strconv.Itoa(i) }

// mostWord is the largest size of a word before a line of things, which need
// the room more.
const mostWord = 14

// word stands before a line of things.
func (r *compendiumRenderer) word(name string, box Box, words string) {
	r.sketch.text(name+".word", box, words, script{size: min(captionSize(), mostWord), color: ColorMuted})
}

// seat draws emblem and name above score and counts.
func (r *compendiumRenderer) seat(id string, box Box, seat CompendiumSeat) {
	ground := look{fill: themeColor(ColorSurface), stroke: themeColor(ColorOutline), width: 1, corner: CardCorner}
	if seat.Active {
		ground.fill, ground.stroke, ground.width = themeColor(ColorRaised), themeColor(theme.ColorNamePrimary), ringWidth()
	}
	r.sketch.rect(id, box, ground)
	if box.Width < narrowSeat-compendiumGap {
		r.narrowSeat(id, box, seat)
		return
	}
	inner := boxAt(box.X+Grid+2, box.Y+Grid/2, box.Width-2*Grid-4, box.Height-Grid)
	line := inner.Height / 2
	left := r.emblem(id, boxAt(inner.X, inner.Y, inner.Width, line), seat)
	r.sketch.text(id+".name", boxAt(left, inner.Y, inner.X+inner.Width-left, line), seat.Name, nameScript(seat))
	width := r.score(id, boxAt(inner.X+1, inner.Y+line, inner.Width, line), seat)
	r.counts(id, boxAt(inner.X+width+Grid, inner.Y+line, inner.Width-width-Grid, line), seat)
}

// narrowSeat gives the name a line of its own.
func (r *compendiumRenderer) narrowSeat(id string, box Box, seat CompendiumSeat) {
	inner := boxAt(box.X+Grid, box.Y+Grid/2, box.Width-2*Grid, box.Height-Grid)
	line := inner.Height / 3
	left := r.emblem(id, boxAt(inner.X, inner.Y, inner.Width, line), seat)
	r.score(id, boxAt(left, inner.Y, inner.X+inner.Width-left, line), seat)
	name := nameScript(seat)
	name.size = min(name.size, mostNarrowName)
	r.sketch.text(id+".name", boxAt(inner.X, inner.Y+line, inner.Width, line), seat.Name, name)
	r.counts(id, boxAt(inner.X, inner.Y+2*line, inner.Width, line), seat)
}

// mostNarrowName is the largest size of a name on a narrow seat.
const mostNarrowName = 13

func nameScript(seat CompendiumSeat) script {
	return script{size: captionSize(), color: theme.ColorNameForeground, bold: seat.Active}
}

// emblem draws the sign of a seat at the start of a line, and yields where the
// line goes on.
func (r *compendiumRenderer) emblem(id string, line Box, seat CompendiumSeat) float32 {
	side := min(line.Height, 18)
	r.sketch.image(id+".emblem", boxAt(line.X, line.Y+(line.Height-side)/2, side, side), seat.Emblem, false)
	return line.X + side + Grid
}

// score writes the points at the start of a line, and yields their width.
func (r *compendiumRenderer) score(id string, line Box, seat CompendiumSeat) float32 {
	score := strconv.Itoa(seat.Score)
	big := script{size: min(themeSize(theme.SizeNameText), line.Height*0.8), color: theme.ColorNameForeground, bold: true}
	width := lettering{style: fyne.TextStyle{Bold: true}}.measure(score, big.size).Width
	r.sketch.text(id+".score", boxAt(line.X, line.Y, width+2, line.Height), score, big)
	return width
}

// counts writes the cubes and the seals at the right.
func (r *compendiumRenderer) counts(id string, box Box, seat CompendiumSeat) {
	size := min(captionSize(), box.Height*0.8, box.Width*0.2)
	how := script{size: size, color: ColorMuted}
	sign := min(size, 12)
	right := box.X + box.Width
	for k, one := range []struct {
		icon  fyne.Resource
		count string
	}{{r.table.icons.Seals, seat.Seals}, {r.table.icons.Cubes, seat.Cubes}} {
		width := lettering{}.measure(one.count, size).Width + 1
		need := width + sign + 2
		if one.count == "" || right-need < box.X-1 {
			continue
		}
		r.sketch.text(id+name(".count", k), boxAt(right-width, box.Y, width, box.Height), one.count, how)
		r.sketch.image(id+name(".sign", k), boxAt(right-need, box.Y+(box.Height-sign)/2, sign, sign), tinted(one.icon, ColorMuted), false)
		right -= need + Grid + 2
	}
}

// The fame track is a line with a stroke at every ten points; it grows by
// steps with the best score.
const (
	trackLeast = 60
	trackStep  = 20
)

func (r *compendiumRenderer) track(box Box, seats []CompendiumSeat) {
	if len(seats) == 0 || box.Width <= 0 {
		return
	}
	end := trackLeast
	for _, s := range seats {
		for s.Score > end {
			end += trackStep
		}
	}
	emblem := box.Height - Grid
	left, width := box.X+emblem, box.Width-2*emblem
	at := func(score int) float32 { return left + width*float32(score)/float32(end) }
	middle := box.Y + box.Height/2
	line := look{fill: themeColor(ColorOutline), corner: 1}
	r.sketch.rect("track", boxAt(left, middle-1, width, 2), line)
	for n := 0; n <= end; n += 10 {
		r.sketch.rect(name("track", n), boxAt(at(n)-0.5, middle-4, 1, 8), line)
	}
	here := map[int]int{}
	for i, s := range seats {
		// Equal scores stand a little aside, so that each is seen.
		x := at(s.Score) + float32(here[s.Score])*emblem*0.6
		here[s.Score]++
		r.sketch.image(name("track.seat", i), boxAt(x-emblem/2, middle-emblem/2, emblem, emblem), s.Emblem, false)
	}
}

// cauldron draws a pot: a rim, a belly with fields, and over the rim what it
// gives and what it is worth.
func (r *compendiumRenderer) cauldron(id string, index int, box Box, c Cauldron) {
	parts := partsOf(box)
	metal, edge, width := ColorSurface, ColorOutline, float32(1)
	if c.Seal != nil {
		metal = ColorRaised
	}
	switch {
	case c.Signs.has(Selected):
		edge, width = theme.ColorNamePrimary, boardRing()
	case c.Signs.has(Target):
		edge, width = theme.ColorNamePrimary, ringWidth()
	}
	r.sketch.rect(id+".belly", parts.belly, look{fill: themeColor(metal), stroke: themeColor(edge), width: width,
		corner: 2, foot: min(parts.belly.Height*0.45, 28)})
	r.sketch.rect(id+".rim", parts.rim, look{fill: themeColor(edge), corner: parts.rim.Height / 2})
	for k, box := range parts.products {
		r.sketch.image(id+name(".product", k), box, c.Products[k], c.Lacking[k])
		if c.Lacking[k] {
			stroke := boxAt(box.X, box.Y+box.Height/2-1, box.Width, 2)
			r.sketch.rect(id+name(".lacking", k), stroke, look{fill: themeColor(ColorMuted), corner: 1})
		}
	}
	r.tileOf(id, parts.tile, c.Tile)
	r.sketch.image(id+".seal", parts.seal, c.Seal, false)
	for k, box := range parts.fieldsFor(c) {
		if k < len(c.Fields) && !r.table.expects(index, k) {
			r.sketch.image(id+name(".cube", k), box, c.Fields[k], false)
		} else {
			r.sketch.rect(id+name(".field", k), box, look{stroke: themeColor(ColorOutline), width: 1, corner: 4})
		}
	}
	r.signs(id, box, c.Signs)
}

// signs marks what came last with a dot, and lays a veil over what cannot be
// used now.
func (r *compendiumRenderer) signs(id string, box Box, s Signs) {
	if s.has(Dimmed) && !s.has(Selected) {
		r.sketch.rect(id+".veil", box, look{fill: themeColor(ColorVeil), corner: CardCorner})
	}
	if s.has(Marked) {
		const dot = 10
		r.sketch.rect(id+".mark", boxAt(box.X+1, box.Y+2, dot, dot),
			look{fill: themeColor(theme.ColorNamePrimary), stroke: themeColor(theme.ColorNameBackground), width: 1, corner: dot / 2})
	}
}

// tileOf draws a worth as a coin, or the place for one.
func (r *compendiumRenderer) tileOf(id string, box Box, worth string) {
	if worth == "" {
		r.sketch.rect(id+".place", box.grown(-1), look{stroke: themeColor(ColorOutline), width: 1, corner: box.Width / 2})
		return
	}
	r.coin(id, box, worth, false)
}

func (r *compendiumRenderer) coin(id string, box Box, worth string, plain bool) {
	fill, text := theme.ColorNamePrimary, theme.ColorNameForegroundOnPrimary
	l := look{fill: themeColor(fill), corner: box.Width / 2}
	if plain {
		l = look{fill: themeColor(ColorRaised), stroke: themeColor(theme.ColorNamePrimary), width: 1.5, corner: box.Width / 2}
		text = theme.ColorNameForeground
	}
	r.sketch.rect(id+".coin", box, l)
	r.sketch.text(id+".worth", box, worth, script{size: max(leastWorth, whole(box.Height*0.62)), color: text, bold: true, align: fyne.TextAlignCenter})
}

// leastWorth is the smallest size of a worth that can be read.
const leastWorth float32 = 9

// tiles draws what is in the drawer: the tiles and the reserve, or the picks.
func (r *compendiumRenderer) tiles(p compendiumPlan, s CompendiumState) {
	if len(p.picks) > 0 {
		for i, box := range p.picks {
			r.pick(name("pick", i), box, s.Picks[i])
		}
		return
	}
	r.word("tiles", p.tileWord, s.TileWord)
	step := min(p.tiles.Width/10, p.tiles.Height+Grid)
	side := whole(min(step-3, p.tiles.Height-Grid))
	for i, worth := range s.Tiles {
		box := boxAt(p.tiles.X+step*float32(i), p.tiles.Y+(p.tiles.Height-side)/2, side, side)
		r.coin(name("tile", i), box, worth, true)
	}
	r.word("reserve", p.reserveWord, s.ReserveWord)
	for i, box := range p.reserve {
		r.heap(name("reserve", i), box, s.Reserve[i], ColorMuted)
	}
}

// plateLook is the ground of something that can be tapped.
func plateLook(s Signs) look {
	l := look{fill: themeColor(ColorSurface), stroke: themeColor(ColorOutline), width: 1, corner: CardCorner}
	switch {
	case s.has(Selected):
		l.fill, l.stroke, l.width = themeColor(ColorRaised), themeColor(theme.ColorNamePrimary), boardRing()
	case s.has(Target):
		l.stroke, l.width = themeColor(theme.ColorNamePrimary), ringWidth()
	}
	return l
}

// heap draws a picture with its count beside it, or below it where it is narrow.
func (r *compendiumRenderer) heap(id string, box Box, h Heap, color fyne.ThemeColorName) {
	r.sketch.rect(id, box, plateLook(h.Signs))
	picture := h.Picture
	if h.Tinted {
		picture = tinted(picture, theme.ColorNameForeground)
	}
	size := min(themeSize(theme.SizeNameText), box.Height*0.34)
	how := script{size: size, color: theme.ColorNameForeground, bold: true, align: fyne.TextAlignCenter}
	none := h.Count == "0"
	if none {
		how.color = color
	}
	var at, count Box
	switch {
	case h.Count == "":
		side := min(box.Width-2*Grid, box.Height-4*Grid)
		at = boxAt(box.X+(box.Width-side)/2, box.Y+(box.Height-side)/2, side, side)
	case box.Width > 1.35*box.Height:
		side := min(box.Height-3*Grid, 40)
		at = boxAt(box.X+box.Width/2-side-1, box.Y+(box.Height-side)/2, side, side)
		how.align, how.size = fyne.TextAlignLeading, min(themeSize(theme.SizeNameSubHeadingText), box.Height*0.5)
		count = boxAt(box.X+box.Width/2+Grid, box.Y, box.Width/2-Grid, box.Height)
	default:
		line := size * 1.25
		side := min(box.Height-line-Grid, box.Width-2*Grid, 40)
		top := box.Y + (box.Height-line-side)/2
		at = boxAt(box.X+(box.Width-side)/2, top, side, side)
		count = boxAt(box.X, top+side, box.Width, line)
	}
	r.sketch.image(id+".picture", at, picture, none)
	r.sketch.text(id+".count", count, h.Count, how)
	r.signs(id, box, h.Signs)
}

// pick draws a thing that can be picked: a picture with a label, or a coin.
func (r *compendiumRenderer) pick(id string, box Box, p Pick) {
	r.sketch.rect(id, box, plateLook(p.Signs))
	if p.Picture == nil {
		side := whole(min(box.Height-2*Grid-2, 40))
		r.coin(id, boxAt(box.X+(box.Width-side)/2, box.Y+(box.Height-side)/2, side, side), p.Label, !p.Signs.has(Selected))
		r.signs(id, box, p.Signs)
		return
	}
	side := min(box.Height-3*Grid, 36)
	size := min(themeSize(SizeSmallText), 20)
	text := lettering{}.measure(p.Label, size).Width
	left := box.X + max(Grid, (box.Width-side-2*Grid-text)/2)
	r.sketch.image(id+".picture", boxAt(left, box.Y+(box.Height-side)/2, side, side), p.Picture, false)
	words := left + side + 2*Grid
	r.sketch.text(id+".label", boxAt(words, box.Y, box.X+box.Width-words-Grid, box.Height), p.Label,
		script{size: size, color: theme.ColorNameForeground})
	r.signs(id, box, p.Signs)
}

func (r *compendiumRenderer) ring() {
	spot, shown := r.table.Ring()
	if !shown {
		return
	}
	box, _ := r.table.BoxOf(spot)
	r.sketch.rect("ring", box.grown(ringWidth()), look{stroke: themeColor(theme.ColorNameForeground), width: boardRing(), corner: CardCorner + 2})
}

// Layout does nothing: the table plans its places when it is resized.
func (r *compendiumRenderer) Layout(fyne.Size) {}

// MinSize is constant, for it is asked for on every frame.
func (r *compendiumRenderer) MinSize() fyne.Size { return leastTable }

// Refresh follows a new theme or text size.
func (r *compendiumRenderer) Refresh() {
	r.table.replan()
	r.update()
}

func (r *compendiumRenderer) Objects() []fyne.CanvasObject { return r.sketch.order }

// Destroy lets go of the table, which may outlive this renderer.
func (r *compendiumRenderer) Destroy() {
	if r.table.view == r {
		r.table.view = nil
	}
}
