// Package signs draws small pictures that mark something by their shape: a check,
// a cross hair, a tower. They are filled paths in the colours that they are given.
package signs

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"fyne.io/fyne/v2"
)

// The signs are drawn in a field of 24 by 24: a disc, and a line upon it. Their
// colours are part of the resource's name, by which Fyne keeps drawn pictures.

// Check is a check on a disc.
func Check(disc, line color.Color) fyne.Resource {
	return New("check", disc, line, Stroke{6.5, 12.5, 10.5, 16.5, 17.5, 8.5})
}

// Crosshair is a ring with cross hairs on a disc.
func Crosshair(disc, line color.Color) fyne.Resource {
	return New("crosshair", disc, line, Ring(12, 12, 4.5),
		Stroke{12, 4, 12, 9}, Stroke{12, 15, 12, 20}, Stroke{4, 12, 9, 12}, Stroke{15, 12, 20, 12})
}

// Tower is a tower on a disc.
func Tower(disc, line color.Color) fyne.Resource {
	return New("tower", disc, line,
		Stroke{8, 18, 8, 7, 10, 7, 10, 9, 11, 9, 11, 7, 13, 7, 13, 9, 14, 9, 14, 7, 16, 7, 16, 18, 8, 18})
}

// House is a house on a disc.
func House(disc, line color.Color) fyne.Resource {
	return New("house", disc, line, Stroke{6, 12.5, 12, 7, 18, 12.5}, Stroke{8, 11.5, 8, 17.5, 16, 17.5, 16, 11.5})
}

// Question is a question mark on a disc.
func Question(disc, line color.Color) fyne.Resource {
	return New("question", disc, line, curve(9, 9.5, 9, 5.5, 15, 5.5, 15, 9.5), curve(15, 9.5, 15, 12, 12, 11.8, 12, 14.2),
		Stroke{12, 17.6, 12, 17.8})
}

// StrokeWidth is how broad the lines of signs are.
const StrokeWidth = 2.4

const signEdge = 1.5

// New is a disc with lines upon it.
func New(name string, disc, line color.Color, strokes ...Stroke) fyne.Resource {
	d := NewDrawing("sign-"+name, disc, line)
	d.Disc(12, 12, 11+signEdge/2, line)
	d.Disc(12, 12, 11-signEdge/2, disc)
	d.Strokes(line, StrokeWidth, strokes...)
	return d.Resource()
}

// CheckMark is the check without its disc.
func CheckMark(line color.Color) fyne.Resource {
	d := NewDrawing("mark-check", line)
	d.Strokes(line, 3, Stroke{4, 12.5, 9.5, 18, 20, 6.5})
	return d.Resource()
}

// A Drawing is a picture of 24 by 24 that is being drawn. All of it is filled:
// Fyne would draw strokes equally wide whatever the size of the picture.
type Drawing struct {
	name string
	out  strings.Builder
}

// NewDrawing begins a picture whose name tells it from others together with its
// colours.
func NewDrawing(name string, colors ...color.Color) *Drawing {
	d := &Drawing{name: name}
	for _, c := range colors {
		d.name += "-" + Hex(c)[1:]
	}
	d.out.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">`)
	return d
}

// Resource is the finished picture.
func (d *Drawing) Resource() fyne.Resource {
	return fyne.NewStaticResource(d.name+".svg", []byte(d.out.String()+`</svg>`))
}

// Shape fills an SVG path.
func (d *Drawing) Shape(path string, fill color.Color) {
	fmt.Fprintf(&d.out, `<path d="%s" fill="%s"/>`, path, Hex(fill))
}

// Disc fills a circle.
func (d *Drawing) Disc(x, y, radius float64, fill color.Color) {
	fmt.Fprintf(&d.out, `<circle cx="%.2f" cy="%.2f" r="%.2f" fill="%s"/>`, x, y, radius, Hex(fill))
}

// A Stroke is a line through points, each an x and a y.
type Stroke []float64

// Strokes draws lines with round ends and corners.
func (d *Drawing) Strokes(ink color.Color, width float64, strokes ...Stroke) {
	for _, s := range strokes {
		for i := 0; i+1 < len(s); i += 2 {
			d.Disc(s[i], s[i+1], width/2, ink)
			if i+3 < len(s) {
				d.bar(s[i], s[i+1], s[i+2], s[i+3], width, ink)
			}
		}
	}
}

// bar is the straight part of a line.
func (d *Drawing) bar(x1, y1, x2, y2, width float64, ink color.Color) {
	long := math.Hypot(x2-x1, y2-y1)
	dx, dy := (y1-y2)/long*width/2, (x2-x1)/long*width/2
	d.Shape(fmt.Sprintf("M%.2f %.2fL%.2f %.2fL%.2f %.2fL%.2f %.2fZ", x1+dx, y1+dy, x2+dx, y2+dy, x2-dx, y2-dy, x1-dx, y1-dy), ink)
}

// Ring is a circle as a line.
func Ring(x, y, radius float64) Stroke {
	const parts = 24
	var s Stroke
	for i := range parts + 1 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / parts)
		s = append(s, x+radius*cos, y+radius*sin)
	}
	return s
}

// curve is a cubic curve from one point to another, bent by two between them.
func curve(x1, y1, x2, y2, x3, y3, x4, y4 float64) Stroke {
	const parts = 8
	var s Stroke
	for i := range parts + 1 {
		t := float64(i) / parts
		a, b, c, d := (1-t)*(1-t)*(1-t), 3*t*(1-t)*(1-t), 3*t*t*(1-t), t*t*t
		s = append(s, a*x1+b*x2+c*x3+d*x4, a*y1+b*y2+c*y3+d*y4)
	}
	return s
}

// Hex is an opaque colour as SVG writes it.
func Hex(c color.Color) string {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	return fmt.Sprintf("#%02X%02X%02X", n.R, n.G, n.B)
}
