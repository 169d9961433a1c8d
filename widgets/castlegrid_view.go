package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// castleGridRenderer draws a CastleGrid: the ground is one picture, and the
// board as a whole is moved when it is panned.
type castleGridRenderer struct {
	grid   *CastleGrid
	sketch *sketch
	board  *fyne.Container
	clip   *container.Clip
	dirt   *canvas.Rectangle // never seen; see redraw

	ground fyne.Resource
	drawn  gridGround // what ground shows
	detail gridDetail
}

func newCastleGridRenderer(g *CastleGrid) *castleGridRenderer {
	board := container.NewWithoutLayout()
	return &castleGridRenderer{
		grid: g, sketch: newSketch(), board: board, clip: container.NewClip(board),
		dirt: canvas.NewRectangle(color.Transparent),
	}
}

// update brings the picture to what the grid shows.
func (r *castleGridRenderer) update() {
	g := r.grid
	r.detail = detailAt(g.plan.radius)
	r.sketch.begin()
	r.drawGround()
	for _, f := range g.state.Fields {
		r.drawField(f)
	}
	if g.film == nil {
		r.drawState()
	} else {
		r.drawFilm(g.film)
	}
	r.drawRing()
	r.board.Objects = r.sketch.order
	r.board.Resize(g.span.size(g.plan.radius))
	r.clip.Resize(g.Size())
	r.pan()
	r.redraw()
}

// pan moves the board as it is.
func (r *castleGridRenderer) pan() { r.board.Move(r.grid.offset) }

// redraw lets what is no longer drawn vanish. A refresh of the grid would do so
// too, but would also draw all its texts anew.
func (r *castleGridRenderer) redraw() { canvas.Refresh(r.dirt) }

func (r *castleGridRenderer) frame(name string, at fyne.Position, share float32, stroke fyne.ThemeColorName, width float32) {
	g := r.grid
	r.sketch.hexFrame(name, at, g.plan.radius*share, g.plan.flat(), themeColor(stroke), width)
}

// drawField draws what lies below the piece: whose castle it is, and the frames
// of its state.
func (r *castleGridRenderer) drawField(f GridField) {
	at, radius := r.grid.center(f), r.grid.plan.radius
	if f.Emblem != nil && f.Ground == GridCastle && f.Piece == nil {
		r.sketch.image(f.Key+".owner", around(at, radius*gridOwner), f.Emblem, true)
	}
	if r.grid.film != nil {
		return
	}
	if f.Signs.has(GridMoved) {
		r.frame(f.Key+".moved", at, hexGround, theme.ColorNameForeground, 2)
	}
	if name, width := f.Signs.frame(); name != "" {
		r.frame(f.Key+".frame", at, hexInside, name, width)
	}
}

// Shares of a field's radius.
const gridOwner float32 = 0.3

// around is a square around a point.
func around(at fyne.Position, half float32) Box {
	return boxAt(at.X-half, at.Y-half, 2*half, 2*half)
}

// drawState draws the pieces where they stand, with their signs and notes.
func (r *castleGridRenderer) drawState() {
	fields := r.grid.state.Fields
	for _, f := range fields {
		if f.Piece != nil {
			r.drawPiece(f.Key, f.Piece, r.grid.center(f), f.Piece.Faded)
		}
	}
	for _, f := range fields {
		r.drawSigns(f)
		r.drawNote(f)
	}
}

// drawFilm draws the pieces of a moment of a film, those on their way last.
func (r *castleGridRenderer) drawFilm(film *gridFilm) {
	g := r.grid
	for _, moving := range []bool{false, true} {
		for _, f := range g.state.Fields {
			piece := film.pieces[f.Key]
			towards, share := film.way(f.Key)
			drop := film.drop(f.Key)
			if piece == nil || moving != (share > 0 || drop > 0) {
				continue
			}
			end, _ := g.field(towards)
			a, b := g.center(f), g.center(end)
			at := fyne.NewPos(a.X+(b.X-a.X)*share, a.Y+(b.Y-a.Y)*share-drop*g.plan.radius)
			r.drawPiece(f.Key, piece, at, piece.Faded || film.falls(f.Key))
			if film.falls(f.Key) {
				r.sketch.image(f.Key+".falls", around(at, g.plan.radius*gridFallen), fallenSign(), false)
			}
		}
	}
}

const gridFallen float32 = 0.6

func (r *castleGridRenderer) drawRing() {
	key, shown := r.grid.Ring()
	if f, ok := r.grid.field(key); ok && shown {
		share := 1 + ringStroke/r.grid.plan.radius
		r.frame("ring", r.grid.center(f), share, theme.ColorNameForeground, ringStroke)
	}
}

// Layout does nothing: the grid plans and moves its fields when it is resized.
func (r *castleGridRenderer) Layout(fyne.Size) {}

// MinSize is constant, for it is asked for on every frame.
func (r *castleGridRenderer) MinSize() fyne.Size { return leastHexBoard }

// Refresh follows a new theme or text size.
func (r *castleGridRenderer) Refresh() {
	r.grid.Settle()
	r.grid.replan()
	r.sketch = newSketch()
	r.update()
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
