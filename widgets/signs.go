package widgets

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"fyne.io/fyne/v2"
)

// The signs are drawn in a field of 24 by 24: a disc, and a line upon it. Their
// colours are part of the resource's name, by which Fyne keeps drawn pictures.

func checkSign(disc, line color.Color) fyne.Resource {
	return sign("check", disc, line, stroke{6.5, 12.5, 10.5, 16.5, 17.5, 8.5})
}

func crosshairSign(disc, line color.Color) fyne.Resource {
	return sign("crosshair", disc, line, ring(12, 12, 4.5),
		stroke{12, 4, 12, 9}, stroke{12, 15, 12, 20}, stroke{4, 12, 9, 12}, stroke{15, 12, 20, 12})
}

func towerSign(disc, line color.Color) fyne.Resource {
	return sign("tower", disc, line,
		stroke{8, 18, 8, 7, 10, 7, 10, 9, 11, 9, 11, 7, 13, 7, 13, 9, 14, 9, 14, 7, 16, 7, 16, 18, 8, 18})
}

func houseSign(disc, line color.Color) fyne.Resource {
	return sign("house", disc, line, stroke{6, 12.5, 12, 7, 18, 12.5}, stroke{8, 11.5, 8, 17.5, 16, 17.5, 16, 11.5})
}

func questionSign(disc, line color.Color) fyne.Resource {
	return sign("question", disc, line, curve(9, 9.5, 9, 5.5, 15, 5.5, 15, 9.5), curve(15, 9.5, 15, 12, 12, 11.8, 12, 14.2),
		stroke{12, 17.6, 12, 17.8})
}

const (
	signStroke = 2.4
	signEdge   = 1.5
)

func sign(name string, disc, line color.Color, strokes ...stroke) fyne.Resource {
	d := newDrawing("sign-"+name, disc, line)
	d.disc(12, 12, 11+signEdge/2, line)
	d.disc(12, 12, 11-signEdge/2, disc)
	d.strokes(line, signStroke, strokes...)
	return d.resource()
}

// checkMark is the check without its disc.
func checkMark(line color.Color) fyne.Resource {
	d := newDrawing("mark-check", line)
	d.strokes(line, 3, stroke{4, 12.5, 9.5, 18, 20, 6.5})
	return d.resource()
}

// A drawing is a picture of 24 by 24 that is being drawn. All of it is filled:
// Fyne would draw strokes equally wide whatever the size of the picture.
type drawing struct {
	name string
	out  strings.Builder
}

// newDrawing begins a picture whose name tells it from others together with its
// colours.
func newDrawing(name string, colors ...color.Color) *drawing {
	d := &drawing{name: name}
	for _, c := range colors {
		d.name += "-" + hex(c)[1:]
	}
	d.out.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">`)
	return d
}

func (d *drawing) resource() fyne.Resource {
	return fyne.NewStaticResource(d.name+".svg", []byte(d.out.String()+`</svg>`))
}

func (d *drawing) shape(path string, fill color.Color) {
	fmt.Fprintf(&d.out, `<path d="%s" fill="%s"/>`, path, hex(fill))
}

func (d *drawing) disc(x, y, radius float64, fill color.Color) {
	fmt.Fprintf(&d.out, `<circle cx="%.2f" cy="%.2f" r="%.2f" fill="%s"/>`, x, y, radius, hex(fill))
}

// A stroke is a line through points, each an x and a y.
type stroke []float64

// strokes draws lines with round ends and corners.
func (d *drawing) strokes(ink color.Color, width float64, strokes ...stroke) {
	for _, s := range strokes {
		for i := 0; i+1 < len(s); i += 2 {
			d.disc(s[i], s[i+1], width/2, ink)
			if i+3 < len(s) {
				d.bar(s[i], s[i+1], s[i+2], s[i+3], width, ink)
			}
		}
	}
}

// bar is the straight part of a line.
func (d *drawing) bar(x1, y1, x2, y2, width float64, ink color.Color) {
	long := math.Hypot(x2-x1, y2-y1)
	dx, dy := (y1-y2)/long*width/2, (x2-x1)/long*width/2
	d.shape(fmt.Sprintf("M%.2f %.2fL%.2f %.2fL%.2f %.2fL%.2f %.2fZ", x1+dx, y1+dy, x2+dx, y2+dy, x2-dx, y2-dy, x1-dx, y1-dy), ink)
}

// ring is a circle as a line.
func ring(x, y, radius float64) stroke {
	const parts = 24
	var s stroke
	for i := range parts + 1 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / parts)
		s = append(s, x+radius*cos, y+radius*sin)
	}
	return s
}

// curve is a cubic curve from one point to another, bent by two between them.
func curve(x1, y1, x2, y2, x3, y3, x4, y4 float64) stroke {
	const parts = 8
	var s stroke
	for i := range parts + 1 {
		t := float64(i) / parts
		a, b, c, d := (1-t)*(1-t)*(1-t), 3*t*(1-t)*(1-t), 3*t*t*(1-t), t*t*t
		s = append(s, a*x1+b*x2+c*x3+d*x4, a*y1+b*y2+c*y3+d*y4)
	}
	return s
}

func hex(c color.Color) string {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	return fmt.Sprintf("#%02X%02X%02X", n.R, n.G, n.B)
}
