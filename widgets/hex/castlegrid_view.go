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
)

// castleGridRenderer draws a CastleGrid. The board is moved as a whole when it
// is panned.
type castleGridRenderer struct {
	grid   *CastleGrid
	sketch *boards.Sketch
	board  *fyne.Container
	clip   *container.Clip
	dirt   *canvas.Rectangle // never seen; see redraw
	detail gridDetail
	style  gridStyle

	floor    *canvas.Raster
	painted  gridFloor           // what floor shows
	ground   []fyne.CanvasObject // does not change while a film is shown
	pictures map[any]fyne.Resource
}

func newCastleGridRenderer(g *CastleGrid) *castleGridRenderer {
	board := container.NewWithoutLayout()
	r := &castleGridRenderer{
		grid: g, sketch: boards.NewSketch(), board: board, clip: container.NewClip(board),
		dirt: canvas.NewRectangle(color.Transparent), style: styleNow(), pictures: map[any]fyne.Resource{},
	}
	r.floor = canvas.NewRaster(func(w, h int) image.Image { return r.painted.paint(w, h) })
	return r
}

// update brings the picture to what the grid shows.
func (r *castleGridRenderer) update() {
	g := r.grid
	r.detail = detailAt(g.plan.radius)
	r.sketch.Begin()
	r.drawGround()
	r.ground = r.sketch.Order
	r.board.Resize(g.span.size(g.plan.radius))
	r.clip.Resize(g.Size())
	r.pan()
	r.updatePieces()
}

// updatePieces leaves the ground as it is.
func (r *castleGridRenderer) updatePieces() {
	r.sketch.Order = slices.Clone(r.ground)
	if film := r.grid.film; film != nil {
		r.drawFilm(film)
	} else {
		r.drawState()
	}
	r.drawRing()
	r.board.Objects = r.sketch.Order
	r.redraw()
}

// picture is one that is made when it is first needed, and again for another
// theme. What tells it from others is its key.
func (r *castleGridRenderer) picture(key any, draw func() fyne.Resource) fyne.Resource {
	known, ok := r.pictures[key]
	if !ok {
		known = draw()
		r.pictures[key] = known
	}
	return known
}

// pan moves the board as it is.
func (r *castleGridRenderer) pan() { r.board.Move(r.grid.offset) }

// redraw lets what is no longer drawn vanish. A refresh of the grid would do so
// too, but would also draw all its texts anew.
func (r *castleGridRenderer) redraw() { canvas.Refresh(r.dirt) }

func (r *castleGridRenderer) frame(name string, at fyne.Position, share float32, stroke fyne.ThemeColorName, width float32) {
	g := r.grid
	r.sketch.Hex(name, at, g.plan.radius*share, g.plan.flat(), boards.Look{Stroke: widgets.Color(stroke), Width: width})
}

// drawState draws the pieces where they stand, with what is to be known of them.
func (r *castleGridRenderer) drawState() {
	fields := r.grid.state.Fields
	var tiles []tile
	for _, f := range fields {
		r.drawFrames(f)
		if f.Piece != nil {
			tiles = append(tiles, tile{f.Key, f.Piece, r.grid.center(f), f.Piece.Faded})
		}
	}
	r.drawTiles(tiles)
	for _, f := range fields {
		r.drawSigns(f)
		r.drawNote(f)
	}
}

// drawFilm draws the pieces of a moment of a film, those on their way last.
func (r *castleGridRenderer) drawFilm(film *gridFilm) {
	g := r.grid
	var still, moving []tile
	for _, f := range g.state.Fields {
		piece := film.pieces[f.Key]
		if piece == nil {
			continue
		}
		towards, share := film.way(f.Key)
		drop := film.drop(f.Key)
		end, _ := g.field(towards)
		a, b := g.center(f), g.center(end)
		at := boards.Between(a, b, share).SubtractXY(0, drop*g.plan.radius)
		one := tile{f.Key, piece, at, piece.Faded || film.falls(f.Key)}
		if share > 0 || drop > 0 {
			moving = append(moving, one)
		} else {
			still = append(still, one)
		}
	}
	r.drawTiles(still)
	for _, t := range still {
		if film.falls(t.key) {
			r.sketch.Image(t.key+".falls", widgets.Around(t.at, g.plan.radius*gridFallen), r.picture("fallen", fallenSign), false)
		}
	}
	r.drawTiles(moving)
}

const gridFallen float32 = 0.6

func (r *castleGridRenderer) drawRing() {
	key, shown := r.grid.Ring()
	if f, ok := r.grid.field(key); ok && shown {
		share := 1 + widgets.BoardRing()/r.grid.plan.radius
		r.frame("ring", r.grid.center(f), share, theme.ColorNameForeground, widgets.BoardRing())
	}
}

// Layout does nothing: the grid plans and moves its fields when it is resized.
func (r *castleGridRenderer) Layout(fyne.Size) {}

// MinSize is constant, for it is asked for on every frame.
func (r *castleGridRenderer) MinSize() fyne.Size { return leastHexBoard }

// Refresh follows a new theme or text size. It also comes with every refresh of
// what the grid lies in; then nothing is drawn anew.
func (r *castleGridRenderer) Refresh() {
	if now := styleNow(); now != r.style {
		r.style = now
		r.grid.Settle()
		r.sketch, r.pictures = boards.NewSketch(), map[any]fyne.Resource{}
	}
	r.grid.replan()
	r.update()
}

// gridStyle is what tells themes apart.
type gridStyle struct {
	ground, text, brass color.NRGBA
	size                float32
}

func styleNow() gridStyle {
	return gridStyle{
		opaque(widgets.Color(theme.ColorNameBackground)), opaque(widgets.Color(theme.ColorNameForeground)),
		opaque(widgets.Color(theme.ColorNamePrimary)), widgets.Size(widgets.SizeSmallText),
	}
}

func (r *castleGridRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.clip, r.dirt}
}

// Destroy lets go of the grid, which may outlive this renderer.
func (r *castleGridRenderer) Destroy() {
	if r.grid.view == r {
		r.grid.view = nil
	}
}
