package widgets

// Zoom is how much larger than the whole board the part is that is shown, from 1.
func (g *CastleGrid) Zoom() float32 { return g.zoom }

// SetZoom changes the size of the fields, within what is possible.
func (g *CastleGrid) SetZoom(zoom float32) {
	g.zoom = max(1, zoom)
	g.update()
	if g.OnZoomed != nil {
		g.OnZoomed()
	}
}

// ZoomIn shows less of the board, larger.
func (g *CastleGrid) ZoomIn() { g.SetZoom(g.zoom * 1.5) }

// ZoomOut shows more of the board, smaller.
func (g *CastleGrid) ZoomOut() { g.SetZoom(g.zoom / 1.5) }

// ShowAll shows the whole board.
func (g *CastleGrid) ShowAll() { g.SetZoom(1) }

// CanZoomIn tells whether fields can be shown larger.
func (g *CastleGrid) CanZoomIn() bool { return g.zoom < 3 }

// CanZoomOut tells whether more of the board can be shown.
func (g *CastleGrid) CanZoomOut() bool { return g.zoom > 1 }

// Reveal pans so that a field is seen well.
func (g *CastleGrid) Reveal(string) {}
