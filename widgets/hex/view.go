package hex

import (
	"image"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/labels"
)

// renderer draws a board. One that shows a part of itself is moved as a whole
// when it is panned.
type renderer struct {
	board  *Board
	sketch *boards.Sketch
	detail detail
	tints  tints

	floor    *canvas.Raster
	painted  floor               // what floor shows
	ground   []fyne.CanvasObject // does not change while a film is shown
	pictures map[drawing]fyne.Resource

	// Of a board that shows a part of itself: all that is drawn, what is seen of
	// it, and what is refreshed instead of it.
	pane *fyne.Container
	clip *container.Clip
	dirt *canvas.Rectangle
}

// A drawing is a picture that is made when it is first needed, and again for
// another theme.
type drawing interface{ draw() fyne.Resource }

func newRenderer(b *Board) *renderer {
	r := &renderer{board: b, sketch: boards.NewSketch(), tints: tintsNow(), pictures: map[drawing]fyne.Resource{}}
	r.floor = canvas.NewRaster(func(w, h int) image.Image { return r.painted.paint(w, h) })
	if b.port != viewport(b) {
		r.pane = container.NewWithoutLayout()
		r.clip, r.dirt = container.NewClip(r.pane), canvas.NewRectangle(color.Transparent)
	}
	return r
}

// update brings the picture to what the board shows.
func (r *renderer) update() {
	b := r.board
	r.detail = detailAt(b.plan.radius)
	r.sketch.Begin()
	r.drawGround()
	r.drawRim()
	r.ground = r.sketch.Order
	if r.clip != nil {
		r.pane.Resize(b.plan.size)
		r.clip.Resize(b.Size())
		r.pan()
	}
	r.updatePieces()
}

// updatePieces leaves the ground as it is.
func (r *renderer) updatePieces() {
	r.sketch.Order = slices.Clone(r.ground)
	r.drawPieces()
	r.drawRing()
	r.redraw()
}

func (r *renderer) picture(d drawing) fyne.Resource {
	known, ok := r.pictures[d]
	if !ok {
		known = d.draw()
		r.pictures[d] = known
	}
	return known
}

// pan moves the board as it is.
func (r *renderer) pan() { r.pane.Move(r.board.offset) }

// redraw lets what is no longer drawn vanish. A refresh of the board would do so
// too, but would also draw all its texts anew.
func (r *renderer) redraw() {
	switch {
	case r.clip != nil:
		r.pane.Objects = r.sketch.Order
		canvas.Refresh(r.dirt)
	case len(r.ground) > 0:
		widgets.Redraw(r.board, r.ground[0])
	default:
		canvas.Refresh(r.board)
	}
}

func (r *renderer) frame(name string, at fyne.Position, share float32, stroke fyne.ThemeColorName, width float32) {
	p := r.board.plan
	r.sketch.Hex(name, at, p.radius*share, p.flat(), boards.Look{Stroke: widgets.Color(stroke), Width: width})
}

// drawRim writes the names of rows and places.
func (r *renderer) drawRim() {
	p := r.board.plan
	how := boards.Script{Size: min(labels.CaptionSize(), p.radius*rimLetter), Color: widgets.ColorMuted, Align: fyne.TextAlignCenter}
	for _, c := range r.board.state.Cells {
		for _, end := range c.rim(r.board.state.Rim) {
			size := labels.Face{}.Measure(end.text, how.Size)
			at := p.place(end.q, end.r)
			r.sketch.Text("rim."+c.Key+end.text, widgets.BoxAt(at.X-size.Width/2, at.Y-size.Height/2, size.Width, size.Height), end.text, how)
		}
	}
}

// drawPieces draws the pieces with what is to be known of them. Those on their way
// come last.
func (r *renderer) drawPieces() {
	b := r.board
	var still, moving []tile
	for _, c := range b.shown.Cells {
		r.drawFrames(c)
		piece := b.film.piece(c)
		if piece == nil {
			continue
		}
		towards, share := b.film.way(c.Key)
		drop := b.film.drop(c.Key)
		at := b.plan.center(c)
		if towards != c.Key {
			end, _ := b.state.cell(towards)
			at = boards.Between(at, b.plan.center(end), share)
		}
		one := tile{c.Key, piece, at.SubtractXY(0, drop*b.plan.radius), piece.Faded || b.film.falls(c.Key)}
		switch {
		case share > 0 || drop > 0:
			moving = append(moving, one)
		case piece.Shape == Bare:
			r.drawTile(one)
		default: // it may reach into other cells
			still = append(still, one)
		}
	}
	r.drawTiles(still)
	for _, c := range b.shown.Cells {
		r.drawSigns(c)
		r.drawNote(c)
	}
	r.drawTiles(moving)
}

// drawFrames draws the frames around a cell.
func (r *renderer) drawFrames(c Cell) {
	at := r.board.plan.center(c)
	if c.Signs.Has(Moved) {
		r.frame(c.Key+".moved", at, seenGround, theme.ColorNameForeground, 2)
	}
	if name, width := c.Signs.frame(r.board.style.selected); name != "" {
		r.frame(c.Key+".frame", at, inside, name, width)
	}
}

// drawSigns draws what can be done with a cell at its right, and how its piece
// stands at its left; the middle is for free cells.
func (r *renderer) drawSigns(c Cell) {
	s, at, radius := r.board.style, r.board.plan.center(c), r.board.plan.radius
	if sign := (c.Signs &^ s.conditions).first(); sign != 0 {
		where, half := at, s.mark
		switch {
		case c.Piece != nil && !c.Piece.Faded:
			where, half = at.AddXY(radius*s.aside, -radius*s.raise), s.sign
		case sign == Reach:
			half = reachDot
		}
		r.drawSign(c.Key+".sign", where, half, sign)
	}
	if sign := (c.Signs & s.conditions).first(); sign != 0 {
		r.drawSign(c.Key+".condition", at.AddXY(-radius*s.aside, -radius*s.raise), s.sign, sign)
	}
	if r.board.film.falls(c.Key) {
		r.sketch.Image(c.Key+".falls", widgets.Around(at, radius*crossSize), r.picture(fallen), false)
	}
}

func (r *renderer) drawSign(name string, at fyne.Position, half float32, sign Signs) {
	s, radius := r.board.style, r.board.plan.radius
	r.sketch.Image(name, widgets.Around(at, atLeast(radius*half, s.leastSign, radius*s.mostSign)), r.picture(sign), false)
}

// drawNote writes the note at the foot of a cell, if the cell is as wide.
func (r *renderer) drawNote(c Cell) {
	if c.Note == "" {
		return
	}
	ground, ink := theme.ColorNameBackground, theme.ColorNameForeground
	if c.Alarm {
		ground, ink = theme.ColorNameError, theme.ColorNameForegroundOnError
	}
	s, radius := r.board.style, r.board.plan.radius
	least := s.leastLetter
	if s.growing {
		least *= figureGrowth()
	}
	how := boards.Script{Size: max(least, widgets.Whole(radius*s.letter)), Color: ink, Bold: true, Align: fyne.TextAlignCenter}
	words := labels.Face{Style: fyne.TextStyle{Bold: true}}.Measure(c.Note, how.Size)
	at := r.board.plan.center(c).AddXY(0, radius*s.foot)
	box := widgets.BoxAt(at.X-words.Width/2-widgets.Grid, at.Y-words.Height*0.44, words.Width+2*widgets.Grid, words.Height*0.88)
	if box.Width > radius*root3 {
		return
	}
	r.sketch.Rect(c.Key+".plate", box, boards.Look{Fill: widgets.Color(ground), Stroke: widgets.Color(ink), Width: 1, Corner: box.Height * s.corner})
	r.sketch.Text(c.Key+".note", widgets.BoxAt(at.X-words.Width/2, box.Y, words.Width, box.Height), c.Note, how)
}

func (r *renderer) drawRing() {
	key, shown := r.board.Ring()
	if c, ok := r.board.state.cell(key); ok && shown {
		width := widgets.BoardRing()
		r.frame("ring", r.board.plan.center(c), 1+width/r.board.plan.radius, theme.ColorNameForeground, width)
	}
}

// Layout does nothing: the board plans and moves its cells when it is resized.
func (r *renderer) Layout(fyne.Size) {}

// MinSize is constant, for it is asked for on every frame.
func (r *renderer) MinSize() fyne.Size { return fyne.NewSize(240, 200) }

// Refresh follows a new theme or text size. It also comes with every refresh of
// what the board lies in; then nothing is drawn anew.
func (r *renderer) Refresh() {
	if now := tintsNow(); now != r.tints {
		r.tints = now
		r.board.Settle()
		r.sketch, r.pictures = boards.NewSketch(), map[drawing]fyne.Resource{}
	}
	r.board.port.place()
	r.update()
}

// tints are what tells themes apart.
type tints struct {
	ground, text, brass color.NRGBA
	size                float32
}

func tintsNow() tints {
	return tints{
		opaque(widgets.Color(theme.ColorNameBackground)), opaque(widgets.Color(theme.ColorNameForeground)),
		opaque(widgets.Color(theme.ColorNamePrimary)), widgets.Size(widgets.SizeSmallText),
	}
}

// Objects implements fyne.WidgetRenderer.
func (r *renderer) Objects() []fyne.CanvasObject {
	if r.clip != nil {
		return []fyne.CanvasObject{r.clip, r.dirt}
	}
	return r.sketch.Order
}

// Destroy lets go of the board, which may outlive this renderer.
func (r *renderer) Destroy() {
	if r.board.view == r {
		r.board.view = nil
	}
}
