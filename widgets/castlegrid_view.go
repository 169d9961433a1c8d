package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// castleGridRenderer draws a CastleGrid.
type castleGridRenderer struct {
	grid    *CastleGrid
	objects []fyne.CanvasObject
}

func newCastleGridRenderer(g *CastleGrid) *castleGridRenderer { return &castleGridRenderer{grid: g} }

// update brings the picture to what the grid shows.
func (r *castleGridRenderer) update() {
	r.objects = nil
	for _, f := range r.grid.state.Fields {
		ground := newHexFrame()
		ground.FillColor, ground.StrokeColor, ground.StrokeWidth = themeColor(ColorRaised), themeColor(ColorOutline), 1
		square(ground, r.grid.center(f), r.grid.plan.radius*hexGround)
		r.objects = append(r.objects, ground)
		if f.Piece != nil {
			picture := canvas.NewImageFromResource(f.Piece.Picture)
			square(picture, r.grid.center(f), r.grid.plan.radius*0.6)
			r.objects = append(r.objects, picture)
		}
	}
	canvas.Refresh(r.grid)
}

// Layout does nothing: the grid plans and moves its fields when it is resized.
func (r *castleGridRenderer) Layout(fyne.Size) {}

// MinSize is constant, for it is asked for on every frame.
func (r *castleGridRenderer) MinSize() fyne.Size { return leastHexBoard }

// Refresh follows a new theme or text size.
func (r *castleGridRenderer) Refresh() {
	r.grid.replan()
	r.update()
}

func (r *castleGridRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy lets go of the grid, which may outlive this renderer.
func (r *castleGridRenderer) Destroy() {
	if r.grid.view == r {
		r.grid.view = nil
	}
}
