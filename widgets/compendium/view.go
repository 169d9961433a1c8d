package compendium

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/labels"
)

// boardRenderer draws a Compendium.
type boardRenderer struct {
	table  *Board
	sketch *boards.Sketch
}

func newBoardRenderer(c *Board) *boardRenderer {
	return &boardRenderer{c, boards.NewSketch()}
}

// update draws the table's state and plan.
func (r *boardRenderer) update() {
	r.sketch.Begin()
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
func (r *boardRenderer) flyers() {
	f := r.table.flight
	if f == nil {
		return
	}
	for i, cube := range f.Things {
		p := f.Progress(i)
		from, leaves := r.table.BoxOf(cube.From)
		to, lands := r.table.landing(cube)
		if p == 0 || p == 1 || !leaves || !lands {
			continue
		}
		at := boards.Between(from.Center(), to.Center(), p)
		r.sketch.Image(name("flyer", i), widgets.BoxAt(at.X-flyerSize/2, at.Y-flyerSize/2, flyerSize, flyerSize), cube.Picture, false)
	}
}

// flyerSize is that of a cube under way, in units.
const flyerSize float32 = 28

func name(area string, i int) string { return area + strconv.Itoa(i) }

// mostWord is the largest size of a word before a line of things, which need
// the room more.
const mostWord = 14

// word stands before a line of things.
func (r *boardRenderer) word(name string, box widgets.Box, words string) {
	r.sketch.Text(name+".word", box, words, boards.Script{Size: min(labels.CaptionSize(), mostWord), Color: widgets.ColorMuted})
}

// seat draws emblem and name above score and counts.
func (r *boardRenderer) seat(id string, box widgets.Box, seat Seat) {
	ground := boards.Look{Fill: widgets.Color(widgets.ColorSurface), Stroke: widgets.Color(widgets.ColorOutline), Width: 1, Corner: widgets.CardCorner}
	if seat.Active {
		ground.Fill, ground.Stroke, ground.Width = widgets.Color(widgets.ColorRaised), widgets.Color(theme.ColorNamePrimary), widgets.RingWidth()
	}
	r.sketch.Rect(id, box, ground)
	if box.Width < narrowSeat-compendiumGap {
		r.narrowSeat(id, box, seat)
		return
	}
	inner := widgets.BoxAt(box.X+widgets.Grid+2, box.Y+widgets.Grid/2, box.Width-2*widgets.Grid-4, box.Height-widgets.Grid)
	line := inner.Height / 2
	left := r.emblem(id, widgets.BoxAt(inner.X, inner.Y, inner.Width, line), seat)
	r.sketch.Text(id+".name", widgets.BoxAt(left, inner.Y, inner.X+inner.Width-left, line), seat.Name, nameScript(seat))
	width := r.score(id, widgets.BoxAt(inner.X+1, inner.Y+line, inner.Width, line), seat)
	r.counts(id, widgets.BoxAt(inner.X+width+widgets.Grid, inner.Y+line, inner.Width-width-widgets.Grid, line), seat)
}

// narrowSeat gives the name a line of its own.
func (r *boardRenderer) narrowSeat(id string, box widgets.Box, seat Seat) {
	inner := widgets.BoxAt(box.X+widgets.Grid, box.Y+widgets.Grid/2, box.Width-2*widgets.Grid, box.Height-widgets.Grid)
	line := inner.Height / 3
	left := r.emblem(id, widgets.BoxAt(inner.X, inner.Y, inner.Width, line), seat)
	r.score(id, widgets.BoxAt(left, inner.Y, inner.X+inner.Width-left, line), seat)
	name := nameScript(seat)
	name.Size = min(name.Size, mostNarrowName)
	r.sketch.Text(id+".name", widgets.BoxAt(inner.X, inner.Y+line, inner.Width, line), seat.Name, name)
	r.counts(id, widgets.BoxAt(inner.X, inner.Y+2*line, inner.Width, line), seat)
}

// mostNarrowName is the largest size of a name on a narrow seat.
const mostNarrowName = 13

func nameScript(seat Seat) boards.Script {
	return boards.Script{Size: labels.CaptionSize(), Color: theme.ColorNameForeground, Bold: seat.Active}
}

// emblem draws the sign of a seat at the start of a line, and returns where the
// line goes on.
func (r *boardRenderer) emblem(id string, line widgets.Box, seat Seat) float32 {
	side := min(line.Height, 18)
	r.sketch.Image(id+".emblem", widgets.BoxAt(line.X, line.Y+(line.Height-side)/2, side, side), seat.Emblem, false)
	return line.X + side + widgets.Grid
}

// score writes the points at the start of a line, and returns their width.
func (r *boardRenderer) score(id string, line widgets.Box, seat Seat) float32 {
	score := strconv.Itoa(seat.Score)
	big := boards.Script{Size: min(widgets.Size(theme.SizeNameText), line.Height*0.8), Color: theme.ColorNameForeground, Bold: true}
	width := labels.Face{Style: fyne.TextStyle{Bold: true}}.Measure(score, big.Size).Width
	r.sketch.Text(id+".score", widgets.BoxAt(line.X, line.Y, width+2, line.Height), score, big)
	return width
}

// counts writes the cubes and the seals at the right.
func (r *boardRenderer) counts(id string, box widgets.Box, seat Seat) {
	size := min(labels.CaptionSize(), box.Height*0.8, box.Width*0.2)
	how := boards.Script{Size: size, Color: widgets.ColorMuted}
	sign := min(size, 12)
	right := box.X + box.Width
	for k, one := range []struct {
		icon  fyne.Resource
		count string
	}{{r.table.icons.Seals, seat.Seals}, {r.table.icons.Cubes, seat.Cubes}} {
		width := labels.Face{}.Measure(one.count, size).Width + 1
		need := width + sign + 2
		if one.count == "" || right-need < box.X-1 {
			continue
		}
		r.sketch.Text(id+name(".count", k), widgets.BoxAt(right-width, box.Y, width, box.Height), one.count, how)
		r.sketch.Image(id+name(".sign", k), widgets.BoxAt(right-need, box.Y+(box.Height-sign)/2, sign, sign), widgets.Tinted(one.icon, widgets.ColorMuted), false)
		right -= need + widgets.Grid + 2
	}
}

// The fame track is a line with a stroke at every ten points; it grows by
// steps with the best score.
const (
	trackLeast = 60
	trackStep  = 20
)

func (r *boardRenderer) track(box widgets.Box, seats []Seat) {
	if len(seats) == 0 || box.Width <= 0 {
		return
	}
	end := trackLeast
	for _, s := range seats {
		for s.Score > end {
			end += trackStep
		}
	}
	emblem := box.Height - widgets.Grid
	left, width := box.X+emblem, box.Width-2*emblem
	at := func(score int) float32 { return left + width*float32(score)/float32(end) }
	middle := box.Y + box.Height/2
	line := boards.Look{Fill: widgets.Color(widgets.ColorOutline), Corner: 1}
	r.sketch.Rect("track", widgets.BoxAt(left, middle-1, width, 2), line)
	for n := 0; n <= end; n += 10 {
		r.sketch.Rect(name("track", n), widgets.BoxAt(at(n)-0.5, middle-4, 1, 8), line)
	}
	here := map[int]int{}
	for i, s := range seats {
		// Equal scores stand a little aside, so that each is seen.
		x := at(s.Score) + float32(here[s.Score])*emblem*0.6
		here[s.Score]++
		r.sketch.Image(name("track.seat", i), widgets.BoxAt(x-emblem/2, middle-emblem/2, emblem, emblem), s.Emblem, false)
	}
}

// cauldron draws a pot: a rim, a belly with fields, and over the rim what it
// gives and what it is worth.
func (r *boardRenderer) cauldron(id string, index int, box widgets.Box, c Cauldron) {
	parts := partsOf(box)
	metal, edge, width := widgets.ColorSurface, widgets.ColorOutline, float32(1)
	if c.Seal != nil {
		metal = widgets.ColorRaised
	}
	switch {
	case c.Signs.Has(boards.Selected):
		edge, width = theme.ColorNamePrimary, widgets.BoardRing()
	case c.Signs.Has(boards.Target):
		edge, width = theme.ColorNamePrimary, widgets.RingWidth()
	}
	r.sketch.Rect(id+".belly", parts.belly, boards.Look{Fill: widgets.Color(metal), Stroke: widgets.Color(edge), Width: width,
		Corner: 2, Foot: min(parts.belly.Height*0.45, 28)})
	r.sketch.Rect(id+".rim", parts.rim, boards.Look{Fill: widgets.Color(edge), Corner: parts.rim.Height / 2})
	for k, box := range parts.products {
		r.sketch.Image(id+name(".product", k), box, c.Products[k], c.Lacking[k])
		if c.Lacking[k] {
			stroke := widgets.BoxAt(box.X, box.Y+box.Height/2-1, box.Width, 2)
			r.sketch.Rect(id+name(".lacking", k), stroke, boards.Look{Fill: widgets.Color(widgets.ColorMuted), Corner: 1})
		}
	}
	r.tileOf(id, parts.tile, c.Tile)
	r.sketch.Image(id+".seal", parts.seal, c.Seal, false)
	for k, box := range parts.fieldsFor(c) {
		if k < len(c.Fields) && !r.table.expects(index, k) {
			r.sketch.Image(id+name(".cube", k), box, c.Fields[k], false)
		} else {
			r.sketch.Rect(id+name(".field", k), box, boards.Look{Stroke: widgets.Color(widgets.ColorOutline), Width: 1, Corner: 4})
		}
	}
	r.signs(id, box, c.Signs)
}

// signs marks what came last with a dot, and lays a veil over what cannot be
// used now.
func (r *boardRenderer) signs(id string, box widgets.Box, s boards.Signs) {
	if s.Has(boards.Dimmed) && !s.Has(boards.Selected) {
		r.sketch.Rect(id+".veil", box, boards.Look{Fill: widgets.Color(widgets.ColorVeil), Corner: widgets.CardCorner})
	}
	if s.Has(boards.Marked) {
		const dot = 10
		r.sketch.Rect(id+".mark", widgets.BoxAt(box.X+1, box.Y+2, dot, dot),
			boards.Look{Fill: widgets.Color(theme.ColorNamePrimary), Stroke: widgets.Color(theme.ColorNameBackground), Width: 1, Corner: dot / 2})
	}
}

// tileOf draws a worth as a coin, or the place for one.
func (r *boardRenderer) tileOf(id string, box widgets.Box, worth string) {
	if worth == "" {
		r.sketch.Rect(id+".place", box.Grown(-1), boards.Look{Stroke: widgets.Color(widgets.ColorOutline), Width: 1, Corner: box.Width / 2})
		return
	}
	r.coin(id, box, worth, false)
}

func (r *boardRenderer) coin(id string, box widgets.Box, worth string, plain bool) {
	fill, text := theme.ColorNamePrimary, theme.ColorNameForegroundOnPrimary
	l := boards.Look{Fill: widgets.Color(fill), Corner: box.Width / 2}
	if plain {
		l = boards.Look{Fill: widgets.Color(widgets.ColorRaised), Stroke: widgets.Color(theme.ColorNamePrimary), Width: 1.5, Corner: box.Width / 2}
		text = theme.ColorNameForeground
	}
	r.sketch.Rect(id+".coin", box, l)
	r.sketch.Text(id+".worth", box, worth, boards.Script{Size: max(leastWorth, widgets.Whole(box.Height*0.62)), Color: text, Bold: true, Align: fyne.TextAlignCenter})
}

// leastWorth is the smallest size of a worth that can be read.
const leastWorth float32 = 9

// tiles draws what is in the drawer: the tiles and the reserve, or the picks.
func (r *boardRenderer) tiles(p boardPlan, s State) {
	if len(p.picks) > 0 {
		for i, box := range p.picks {
			r.pick(name("pick", i), box, s.Picks[i])
		}
		return
	}
	r.word("tiles", p.tileWord, s.TileWord)
	step := min(p.tiles.Width/10, p.tiles.Height+widgets.Grid)
	side := widgets.Whole(min(step-3, p.tiles.Height-widgets.Grid))
	for i, worth := range s.Tiles {
		box := widgets.BoxAt(p.tiles.X+step*float32(i), p.tiles.Y+(p.tiles.Height-side)/2, side, side)
		r.coin(name("tile", i), box, worth, true)
	}
	r.word("reserve", p.reserveWord, s.ReserveWord)
	for i, box := range p.reserve {
		r.heap(name("reserve", i), box, s.Reserve[i], widgets.ColorMuted)
	}
}

// plateLook is the ground of something that can be tapped.
func plateLook(s boards.Signs) boards.Look {
	l := boards.Look{Fill: widgets.Color(widgets.ColorSurface), Stroke: widgets.Color(widgets.ColorOutline), Width: 1, Corner: widgets.CardCorner}
	switch {
	case s.Has(boards.Selected):
		l.Fill, l.Stroke, l.Width = widgets.Color(widgets.ColorRaised), widgets.Color(theme.ColorNamePrimary), widgets.BoardRing()
	case s.Has(boards.Target):
		l.Stroke, l.Width = widgets.Color(theme.ColorNamePrimary), widgets.RingWidth()
	}
	return l
}

// heap draws a picture with its count beside it, or below it where it is narrow.
func (r *boardRenderer) heap(id string, box widgets.Box, h Heap, color fyne.ThemeColorName) {
	r.sketch.Rect(id, box, plateLook(h.Signs))
	picture := h.Picture
	if h.Tinted {
		picture = widgets.Tinted(picture, theme.ColorNameForeground)
	}
	size := min(widgets.Size(theme.SizeNameText), box.Height*0.34)
	how := boards.Script{Size: size, Color: theme.ColorNameForeground, Bold: true, Align: fyne.TextAlignCenter}
	none := h.Count == "0"
	if none {
		how.Color = color
	}
	var at, count widgets.Box
	switch {
	case h.Count == "":
		side := min(box.Width-2*widgets.Grid, box.Height-4*widgets.Grid)
		at = widgets.BoxAt(box.X+(box.Width-side)/2, box.Y+(box.Height-side)/2, side, side)
	case box.Width > 1.35*box.Height:
		side := min(box.Height-3*widgets.Grid, 40)
		at = widgets.BoxAt(box.X+box.Width/2-side-1, box.Y+(box.Height-side)/2, side, side)
		how.Align, how.Size = fyne.TextAlignLeading, min(widgets.Size(theme.SizeNameSubHeadingText), box.Height*0.5)
		count = widgets.BoxAt(box.X+box.Width/2+widgets.Grid, box.Y, box.Width/2-widgets.Grid, box.Height)
	default:
		line := size * 1.25
		side := min(box.Height-line-widgets.Grid, box.Width-2*widgets.Grid, 40)
		top := box.Y + (box.Height-line-side)/2
		at = widgets.BoxAt(box.X+(box.Width-side)/2, top, side, side)
		count = widgets.BoxAt(box.X, top+side, box.Width, line)
	}
	r.sketch.Image(id+".picture", at, picture, none)
	r.sketch.Text(id+".count", count, h.Count, how)
	r.signs(id, box, h.Signs)
}

// pick draws a thing that can be picked: a picture with a label, or a coin.
func (r *boardRenderer) pick(id string, box widgets.Box, p Pick) {
	r.sketch.Rect(id, box, plateLook(p.Signs))
	if p.Picture == nil {
		side := widgets.Whole(min(box.Height-2*widgets.Grid-2, 40))
		r.coin(id, widgets.BoxAt(box.X+(box.Width-side)/2, box.Y+(box.Height-side)/2, side, side), p.Label, !p.Signs.Has(boards.Selected))
		r.signs(id, box, p.Signs)
		return
	}
	side := min(box.Height-3*widgets.Grid, 36)
	size := min(widgets.Size(widgets.SizeSmallText), 20)
	text := labels.Face{}.Measure(p.Label, size).Width
	left := box.X + max(widgets.Grid, (box.Width-side-2*widgets.Grid-text)/2)
	r.sketch.Image(id+".picture", widgets.BoxAt(left, box.Y+(box.Height-side)/2, side, side), p.Picture, false)
	words := left + side + 2*widgets.Grid
	r.sketch.Text(id+".label", widgets.BoxAt(words, box.Y, box.X+box.Width-words-widgets.Grid, box.Height), p.Label,
		boards.Script{Size: size, Color: theme.ColorNameForeground})
	r.signs(id, box, p.Signs)
}

func (r *boardRenderer) ring() {
	spot, shown := r.table.Ring()
	if !shown {
		return
	}
	box, _ := r.table.BoxOf(spot)
	r.sketch.Rect("ring", box.Grown(widgets.RingWidth()), boards.Look{Stroke: widgets.Color(theme.ColorNameForeground), Width: widgets.BoardRing(), Corner: widgets.CardCorner + 2})
}

// Layout does nothing: the table plans its places when it is resized.
func (r *boardRenderer) Layout(fyne.Size) {}

// MinSize is constant, for it is asked for on every frame.
func (r *boardRenderer) MinSize() fyne.Size { return boards.LeastTable }

// Refresh follows a new theme or text size.
func (r *boardRenderer) Refresh() {
	r.table.replan()
	r.update()
}

func (r *boardRenderer) Objects() []fyne.CanvasObject { return r.sketch.Order }

// Destroy lets go of the table, which may outlive this renderer.
func (r *boardRenderer) Destroy() {
	if r.table.view == r {
		r.table.view = nil
	}
}
