package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// A sketch draws a widget anew with every change, and keeps each object under a
// name: what looks as before is not drawn again.
type sketch struct {
	rects  map[string]*canvas.Rectangle
	images map[string]*canvas.Image
	texts  map[string]*canvas.Text
	hexes  map[string]*canvas.RegularPolygon
	order  []fyne.CanvasObject
}

func newSketch() *sketch {
	return &sketch{
		rects:  map[string]*canvas.Rectangle{},
		images: map[string]*canvas.Image{},
		texts:  map[string]*canvas.Text{},
		hexes:  map[string]*canvas.RegularPolygon{},
	}
}

// begin starts a new drawing.
func (s *sketch) begin() { s.order = nil }

func newHexFrame() *canvas.RegularPolygon {
	return canvas.NewRegularPolygon(6, color.Transparent)
}

// A look is how a rectangle is painted; the zero colours are none.
type look struct {
	fill, stroke color.Color
	width        float32
	corner       float32
	foot         float32 // corner of the lower edge, if it is another
}

// clear is l with colours that Fyne knows for none.
func (l look) clear() look {
	if l.fill == nil {
		l.fill = color.Transparent
	}
	if l.stroke == nil {
		l.stroke = color.Transparent
	}
	return l
}

// rect draws a rectangle; with a corner of half its side it is a disc.
func (s *sketch) rect(name string, box Box, l look) {
	r := s.rects[name]
	if r == nil {
		r = canvas.NewRectangle(color.Transparent)
		s.rects[name] = r
	}
	l = l.clear()
	if l.foot == 0 {
		l.foot = l.corner
	}
	before := look{r.FillColor, r.StrokeColor, r.StrokeWidth, r.TopLeftCornerRadius, r.BottomLeftCornerRadius}
	r.FillColor, r.StrokeColor, r.StrokeWidth = l.fill, l.stroke, l.width
	r.TopLeftCornerRadius, r.TopRightCornerRadius = l.corner, l.corner
	r.BottomLeftCornerRadius, r.BottomRightCornerRadius = l.foot, l.foot
	cover(r, box)
	if before != l {
		r.Refresh()
	}
	s.order = append(s.order, r)
}

// hex draws a hexagon of a radius; a flat one stands on an edge.
func (s *sketch) hex(name string, at fyne.Position, radius float32, flat bool, l look) {
	h := s.hexes[name]
	if h == nil {
		h = newHexFrame()
		s.hexes[name] = h
	}
	var angle float32
	if flat {
		angle = 30
	}
	l = l.clear()
	changed := h.Angle != angle || h.FillColor != l.fill || h.StrokeColor != l.stroke || h.StrokeWidth != l.width
	h.Angle, h.FillColor, h.StrokeColor, h.StrokeWidth = angle, l.fill, l.stroke, l.width
	cover(h, around(at, radius))
	if changed {
		h.Refresh()
	}
	s.order = append(s.order, h)
}

// image draws a picture, faint if it is told so.
func (s *sketch) image(name string, box Box, picture fyne.Resource, faint bool) {
	if picture == nil || box.Width < 1 || box.Height < 1 {
		return
	}
	i := s.images[name]
	if i == nil || i.Resource.Name() != picture.Name() {
		// A new image: Fyne draws the old picture when the size changes, and
		// keeps it under the new one's name.
		i = &canvas.Image{FillMode: canvas.ImageFillContain, Resource: picture}
		s.images[name] = i
	}
	translucency := 0.0
	if faint {
		translucency = faintness
	}
	changed := i.Translucency != translucency
	i.Translucency = translucency
	cover(i, box)
	if changed {
		i.Refresh()
	}
	s.order = append(s.order, i)
}

const faintness = 0.68

// A script is how a line of text is written.
type script struct {
	size  float32
	color fyne.ThemeColorName
	bold  bool
	align fyne.TextAlign
}

// text writes a line into the middle of a box's height, smaller or cut if it is
// too long.
func (s *sketch) text(name string, box Box, words string, how script) {
	if words == "" || box.Width < 1 {
		return
	}
	t := s.texts[name]
	if t == nil {
		t = canvas.NewText("", nil)
		s.texts[name] = t
	}
	style := fyne.TextStyle{Bold: how.bold}
	fit := lettering{style: style}.fit(words, box.Width, how.size, how.size*labelShrink)
	col := themeColor(how.color)
	changed := t.Text != fit.text || t.TextSize != fit.size || t.Color != col
	t.Text, t.TextSize, t.TextStyle, t.Color, t.Alignment = fit.text, fit.size, style, col, how.align
	height := t.MinSize().Height
	t.Resize(fyne.NewSize(box.Width, height))
	t.Move(fyne.NewPos(box.X, box.Y+(box.Height-height)/2))
	if changed {
		t.Refresh()
	}
	s.order = append(s.order, t)
}
