package hex

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"adytum/widgets"
	"adytum/widgets/boards"
	"adytum/widgets/labels"
)

// boardRenderer draws a HexBoard.
type boardRenderer struct {
	board *Board

	cells []*hexSprite
	rim   []*canvas.Text
	ring  *canvas.RegularPolygon
	flyer *canvas.Image
	away  string // the cell whose piece is on its way

	objects []fyne.CanvasObject
}

// hexSprite is what is drawn of one cell. All but the ground is made when it is
// first needed.
type hexSprite struct {
	ground *canvas.RegularPolygon
	edge   *canvas.RegularPolygon
	frame  *canvas.RegularPolygon
	piece  *canvas.Image
	sign   *canvas.Image
	plate  *canvas.Rectangle
	note   *canvas.Text
}

func newBoardRenderer(b *Board) *boardRenderer {
	r := &boardRenderer{board: b, ring: boards.NewHexFrame(), flyer: &canvas.Image{}}
	r.ring.Hide()
	r.flyer.Hide()
	return r
}

// Shares of a cell's radius.
const (
	hexGround float32 = 0.965 // what is seen of a cell
	hexInside float32 = 0.87  // the frame within it
	hexPiece  float32 = 0.855 // half the side of a piece
	hexSign   float32 = 0.28  // half the side of a sign beside a piece
	hexMark   float32 = 0.34  // half the side of a sign on a free cell
	hexDot    float32 = 0.2
	hexAside  float32 = 0.7  // from the middle to a sign beside a piece
	hexFoot   float32 = 0.66 // from the middle to the note
	hexLetter float32 = 0.44 // size of a note
)

// update brings the picture to what the board shows; restyle follows a new theme.
func (r *boardRenderer) update(restyle bool) {
	for len(r.cells) < len(r.board.shown.Cells) {
		r.cells = append(r.cells, &hexSprite{ground: boards.NewHexFrame()})
	}
	r.objects = r.objects[:0]
	for i, c := range r.board.shown.Cells {
		r.drawGround(r.cells[i].ground, c)
		r.objects = append(r.objects, r.cells[i].ground)
	}
	r.drawRim()
	for i, c := range r.board.shown.Cells {
		r.drawEdge(r.cells[i], c)
		r.drawFrame(r.cells[i], c)
		r.drawPiece(r.cells[i], c)
	}
	for i, c := range r.board.shown.Cells {
		r.drawSign(r.cells[i], c, restyle)
		r.drawNote(r.cells[i], c)
	}
	r.objects = append(r.objects, r.ring, r.flyer)
	r.UpdateRing()
	canvas.Refresh(r.board)
}

// put places a hexagon of some radius around a point.
func (r *boardRenderer) put(p *canvas.RegularPolygon, at fyne.Position, radius float32) {
	p.Angle = 0
	if r.board.plan.flat() {
		p.Angle = 30
	}
	widgets.Cover(p, widgets.Around(at, radius))
}

func (r *boardRenderer) drawGround(p *canvas.RegularPolygon, c Cell) {
	p.FillColor, p.StrokeColor, p.StrokeWidth = widgets.Color(widgets.ColorRaised), widgets.Color(widgets.ColorOutline), 1
	r.put(p, r.board.plan.center(c), r.board.plan.radius*hexGround)
	p.Refresh()
}

// drawRim writes the names of rows and places.
func (r *boardRenderer) drawRim() {
	used := 0
	for _, c := range r.board.shown.Cells {
		for _, end := range c.rim(r.board.shown.Rim) {
			if used == len(r.rim) {
				r.rim = append(r.rim, canvas.NewText("", nil))
			}
			line := r.rim[used]
			used++
			line.Text, line.TextSize, line.Color = end.text, min(labels.CaptionSize(), r.board.plan.radius*0.6), widgets.Color(widgets.ColorMuted)
			line.Alignment = fyne.TextAlignCenter
			write := line.MinSize()
			at := r.board.plan.place(end.q, end.r)
			line.Resize(write)
			line.Move(fyne.NewPos(at.X-write.Width/2, at.Y-write.Height/2))
			line.Refresh()
			r.objects = append(r.objects, line)
		}
	}
}

// frameOf is the frame that the signs of a cell ask for.
func frameOf(s Signs) (name fyne.ThemeColorName, width float32) {
	switch {
	case s.Has(Selected):
		return theme.ColorNamePrimary, 4
	case s.Has(Attack | Trade | Losing | Starving):
		return theme.ColorNameError, 2.5
	case s.Has(Pointed):
		return theme.ColorNamePrimary, 2.5
	}
	return "", 0
}

// drawEdge marks where the last move was; it lies above the grounds of all cells.
func (r *boardRenderer) drawEdge(s *hexSprite, c Cell) {
	if !c.Signs.Has(Moved) {
		return
	}
	if s.edge == nil {
		s.edge = boards.NewHexFrame()
	}
	s.edge.StrokeColor, s.edge.StrokeWidth = widgets.Color(theme.ColorNameForeground), 2
	r.put(s.edge, r.board.plan.center(c), r.board.plan.radius*hexGround)
	s.edge.Refresh()
	r.objects = append(r.objects, s.edge)
}

func (r *boardRenderer) drawFrame(s *hexSprite, c Cell) {
	name, width := frameOf(c.Signs)
	if name == "" {
		return
	}
	if s.frame == nil {
		s.frame = boards.NewHexFrame()
	}
	s.frame.StrokeColor, s.frame.StrokeWidth = widgets.Color(name), width
	r.put(s.frame, r.board.plan.center(c), r.board.plan.radius*hexInside)
	s.frame.Refresh()
	r.objects = append(r.objects, s.frame)
}

const fadedPiece = 0.55

func (r *boardRenderer) drawPiece(s *hexSprite, c Cell) {
	if c.Piece == nil {
		return
	}
	if s.piece == nil {
		s.piece = &canvas.Image{FillMode: canvas.ImageFillContain}
	}
	fade := 0.0
	if c.Faded {
		fade = fadedPiece
	}
	widgets.Cover(s.piece, widgets.Around(r.board.plan.center(c), r.board.plan.radius*hexPiece))
	if s.piece.Resource == nil || s.piece.Resource.Name() != c.Piece.Name() || s.piece.Translucency != fade {
		s.piece.Resource, s.piece.Translucency = c.Piece, fade
		s.piece.Refresh()
	}
	widgets.SetShown(s.piece, c.Key != r.away)
	r.objects = append(r.objects, s.piece)
}

// drawSign puts the sign of a state beside the piece, or in the middle of a free
// cell.
func (r *boardRenderer) drawSign(s *hexSprite, c Cell, restyle bool) {
	picture := signOf(c)
	if picture == nil {
		return
	}
	if s.sign == nil {
		s.sign = &canvas.Image{FillMode: canvas.ImageFillContain}
	}
	at, half := r.board.plan.center(c), r.board.plan.radius
	switch {
	case c.Faded:
		half *= hexMark
	case c.Piece != nil:
		at.X += half * hexAside
		half *= hexSign
	case c.Signs.Has(Reach):
		half *= hexDot
	default:
		half *= hexMark
	}
	widgets.Cover(s.sign, widgets.Around(at, max(half, 5)))
	if restyle || s.sign.Resource == nil || s.sign.Resource.Name() != picture.Name() {
		s.sign.Resource = picture
		s.sign.Refresh()
	}
	r.objects = append(r.objects, s.sign)
}

func (r *boardRenderer) drawNote(s *hexSprite, c Cell) {
	if c.Note == "" {
		return
	}
	if s.note == nil {
		s.plate, s.note = canvas.NewRectangle(nil), canvas.NewText("", nil)
		s.note.TextStyle = fyne.TextStyle{Bold: true}
	}
	ground, ink := theme.ColorNameBackground, theme.ColorNameForeground
	if c.Alarm {
		ground, ink = theme.ColorNameError, theme.ColorNameForegroundOnError
	}
	radius := r.board.plan.radius
	s.note.Text, s.note.Color, s.note.TextSize = c.Note, widgets.Color(ink), max(9, widgets.Whole(radius*hexLetter))
	size := s.note.MinSize()
	at := r.board.plan.center(c).AddXY(-size.Width/2, radius*hexFoot-size.Height/2)
	s.note.Move(at)
	s.note.Resize(size)
	s.plate.FillColor, s.plate.StrokeColor, s.plate.StrokeWidth = widgets.Color(ground), widgets.Color(ink), 1
	s.plate.CornerRadius = size.Height * 0.4
	plate := widgets.BoxAt(at.X-widgets.Grid, at.Y+size.Height*0.06, size.Width+2*widgets.Grid, size.Height*0.88)
	widgets.Cover(s.plate, plate)
	s.plate.Refresh()
	s.note.Refresh()
	r.objects = append(r.objects, s.plate, s.note)
}

func (r *boardRenderer) UpdateRing() {
	key, shown := r.board.Ring()
	c, known := r.board.cell(key)
	widgets.SetShown(r.ring, shown && known)
	if shown && known {
		r.ring.StrokeColor, r.ring.StrokeWidth = widgets.Color(theme.ColorNameForeground), widgets.BoardRing()
		r.put(r.ring, r.board.plan.center(c), r.board.plan.radius+widgets.BoardRing())
	}
	widgets.Redraw(r.board, r.ring)
}

// fly draws a piece at a share of its way.
func (r *boardRenderer) fly(f Frame, share float32) {
	from, ok := r.board.cell(f.From)
	to, known := r.board.cell(f.To)
	if !ok || !known {
		return
	}
	a, b := r.board.plan.center(from), r.board.plan.center(to)
	widgets.Cover(r.flyer, widgets.Around(boards.Between(a, b, share), r.board.plan.radius*hexPiece))
	if r.flyer.Resource == nil || r.flyer.Resource.Name() != f.Piece.Name() {
		r.flyer.Resource = f.Piece
		r.flyer.Refresh()
	}
	if r.away != f.From {
		r.away = f.From
		r.flyer.Show()
		r.update(false)
	}
}

// land ends the way of a piece.
func (r *boardRenderer) land() {
	r.away = ""
	r.flyer.Hide()
}

// Layout does nothing: the board plans and moves its cells when it is resized.
func (r *boardRenderer) Layout(fyne.Size) {}

// MinSize is constant, for it is asked for on every frame.
func (r *boardRenderer) MinSize() fyne.Size { return leastHexBoard }

var leastHexBoard = fyne.NewSize(240, 200)

// Refresh follows a new theme, text size or turn.
func (r *boardRenderer) Refresh() {
	r.board.Settle()
	r.board.replan()
	r.update(true)
}

func (r *boardRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy lets go of the board, which may outlive this renderer.
func (r *boardRenderer) Destroy() {
	if r.board.view == r {
		r.board.view = nil
	}
}
