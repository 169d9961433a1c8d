package boards

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"adytum/widgets"
	"adytum/widgets/labels"
	"adytum/widgets/pictures"
)

// A Sketch draws a widget anew with every change, and keeps each object under a
// name: what looks as before is not drawn again.
type Sketch struct {
	rects  kept[*canvas.Rectangle]
	discs  kept[*canvas.Circle]
	hexes  kept[*canvas.RegularPolygon]
	lines  kept[*canvas.Line]
	images map[string]*pictures.Frame
	texts  kept[*canvas.Text]

	// Order is what is drawn, from the lowest to the highest.
	Order []fyne.CanvasObject
}

// NewSketch makes an empty sketch.
func NewSketch() *Sketch {
	return &Sketch{
		rects: kept[*canvas.Rectangle]{}, discs: kept[*canvas.Circle]{}, hexes: kept[*canvas.RegularPolygon]{},
		lines: kept[*canvas.Line]{}, images: map[string]*pictures.Frame{}, texts: kept[*canvas.Text]{},
	}
}

// kept are the objects of a kind by their names.
type kept[O fyne.CanvasObject] map[string]O

// named is the object of a name, which is made when it is first needed.
func (k kept[O]) named(name string, fresh func() O) O {
	o, ok := k[name]
	if !ok {
		o = fresh()
		k[name] = o
	}
	return o
}

// Begin starts a new drawing.
func (s *Sketch) Begin() { s.Order = nil }

// draw puts an object over the others.
func (s *Sketch) draw(o fyne.CanvasObject, changed bool) {
	if changed {
		o.Refresh()
	}
	s.Order = append(s.Order, o)
}

// A Look is how a shape is painted; the zero colours are none.
type Look struct {
	Fill, Stroke color.Color
	Width        float32
	Corner       float32
	Foot         float32 // corner of the lower edge, if it is another
}

// clear is l with colours that Fyne knows for none.
func (l Look) clear() Look {
	if l.Fill == nil {
		l.Fill = color.Transparent
	}
	if l.Stroke == nil {
		l.Stroke = color.Transparent
	}
	return l
}

// Rect draws a rectangle; with a corner of half its side it is a disc.
func (s *Sketch) Rect(name string, box widgets.Box, l Look) {
	r := s.rects.named(name, func() *canvas.Rectangle { return canvas.NewRectangle(color.Transparent) })
	l = l.clear()
	if l.Foot == 0 {
		l.Foot = l.Corner
	}
	before := Look{r.FillColor, r.StrokeColor, r.StrokeWidth, r.TopLeftCornerRadius, r.BottomLeftCornerRadius}
	r.FillColor, r.StrokeColor, r.StrokeWidth = l.Fill, l.Stroke, l.Width
	r.TopLeftCornerRadius, r.TopRightCornerRadius = l.Corner, l.Corner
	r.BottomLeftCornerRadius, r.BottomRightCornerRadius = l.Foot, l.Foot
	widgets.Cover(r, box)
	s.draw(r, before != l)
}

// Hex draws a hexagon of a radius; a flat one stands on an edge.
func (s *Sketch) Hex(name string, at fyne.Position, radius float32, flat bool, l Look) {
	h := s.hexes.named(name, func() *canvas.RegularPolygon { return canvas.NewRegularPolygon(6, color.Transparent) })
	var angle float32
	if flat {
		angle = 30
	}
	l = l.clear()
	changed := h.Angle != angle || h.FillColor != l.Fill || h.StrokeColor != l.Stroke || h.StrokeWidth != l.Width
	h.Angle, h.FillColor, h.StrokeColor, h.StrokeWidth = angle, l.Fill, l.Stroke, l.Width
	widgets.Cover(h, widgets.Around(at, radius))
	s.draw(h, changed)
}

// Disc draws a disc around a point.
func (s *Sketch) Disc(name string, at fyne.Position, radius float32, l Look) {
	c := s.discs.named(name, func() *canvas.Circle { return canvas.NewCircle(color.Transparent) })
	l = l.clear()
	changed := c.FillColor != l.Fill || c.StrokeColor != l.Stroke || c.StrokeWidth != l.Width
	c.FillColor, c.StrokeColor, c.StrokeWidth = l.Fill, l.Stroke, l.Width
	widgets.Cover(c, widgets.Around(at, radius))
	s.draw(c, changed)
}

// Line draws a straight line.
func (s *Sketch) Line(name string, from, to fyne.Position, ink color.Color, width float32) {
	l := s.lines.named(name, func() *canvas.Line { return canvas.NewLine(ink) })
	changed := l.Position1 != from || l.Position2 != to || l.StrokeColor != ink || l.StrokeWidth != width
	l.Position1, l.Position2, l.StrokeColor, l.StrokeWidth = from, to, ink, width
	s.draw(l, changed)
}

// Image draws a picture, faint if it is told so.
func (s *Sketch) Image(name string, box widgets.Box, picture fyne.Resource, faint bool) {
	fade := 0.0
	if faint {
		fade = faintness
	}
	s.Fade(name, box, picture, fade)
}

// Fade draws a picture with some translucency between 0 and 1.
func (s *Sketch) Fade(name string, box widgets.Box, picture fyne.Resource, translucency float64) {
	if picture == nil || box.Width < 1 || box.Height < 1 {
		return
	}
	frame := s.images[name]
	if frame == nil {
		frame = pictures.NewFrame()
		s.images[name] = frame
	}
	changed := frame.Image.Translucency != translucency
	frame.Image.Translucency = translucency
	frame.Image.Move(box.Position)
	frame.Show(picture, box.Size)
	s.draw(frame.Image, changed)
}

const faintness = 0.68

// A Script is how a line of text is written.
type Script struct {
	Size  float32
	Color fyne.ThemeColorName
	Bold  bool
	Align fyne.TextAlign
}

// Text writes a line into the middle of a box's height, smaller or cut if it is
// too long.
func (s *Sketch) Text(name string, box widgets.Box, words string, how Script) {
	if words == "" || box.Width < 1 {
		return
	}
	t := s.texts.named(name, func() *canvas.Text { return canvas.NewText("", nil) })
	style := fyne.TextStyle{Bold: how.Bold}
	fit := labels.Face{Style: style}.Fit(words, box.Width, how.Size, how.Size*labels.Shrink)
	col := widgets.Color(how.Color)
	changed := t.Text != fit.Text || t.TextSize != fit.Size || t.Color != col
	t.Text, t.TextSize, t.TextStyle, t.Color, t.Alignment = fit.Text, fit.Size, style, col, how.Align
	height := t.MinSize().Height
	t.Resize(fyne.NewSize(box.Width, height))
	t.Move(fyne.NewPos(box.X, box.Y+(box.Height-height)/2))
	s.draw(t, changed)
}
