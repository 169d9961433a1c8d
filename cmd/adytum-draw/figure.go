package main

// A figure is a piece of Adellos: a bust or a beast in a square of 160 on clear
// ground. It is cut out like a sticker: ink holds it together, and a rim of
// paper round that carries it on dark ground.
type figure struct {
	bust
	rim shape
}

const (
	figureSize = 160.0
	figureLine = 3.6
	figureRim  = 3.4
)

// figurePicture paints a figure with its head in the middle.
func figurePicture(accent string, paint func(*figure)) *picture {
	p := &picture{width: figureSize, height: figureSize, decimals: 1}
	f := &figure{bust: bust{&stage{p, accent}, point{80, 78}}}
	paint(f)
	layers := p.layers
	p.layers = nil
	f.paper(f.rim)
	p.layers = append(p.layers, layers...)
	return p
}

// part paints shapes that belong to the outline of the figure.
func (f *figure) part(colour string, shapes ...shape) {
	all := join(shapes...)
	f.edge(all, 0)
	f.ink(grown(all, figureLine))
	f.put(colour, all)
}

// rod paints a line of the given width that belongs to the outline.
func (f *figure) rod(colour string, width float64, data string) {
	f.rim = join(f.rim, pen(width+2*figureLine+2*figureRim, data))
	f.ink(pen(width+2*figureLine, data))
	f.put(colour, pen(width, data))
}

// edge makes the rim go round shapes, so far off.
func (f *figure) edge(all shape, off float64) {
	closed := make(shape, len(all))
	for i, o := range all {
		o.closed = true
		closed[i] = o
	}
	width := 2 * (off + figureLine + figureRim)
	f.rim = join(f.rim, trace(closed, width, width))
}

// torso paints shoulders and chest, rounded below so that a shield of any
// shape holds them.
func (f *figure) torso(colour string) {
	f.part(colour, path("M-17 42 C-44 48 -66 56 -70 74 C-40 75 40 75 70 74 C66 56 44 48 17 42 Z"))
}

// bareHead paints neck, ears and face, the left half lit.
func (f *figure) bareHead() {
	f.part(mid, path("M-14 26 L-15 52 C-8 60 8 60 15 52 L14 26 Z"))
	f.part(paper, ellipse(-31, 0, 6, 9), path(facePath), ellipse(31, 0, 6, 9))
	f.mid(ellipse(31, 0, 6, 9), path(facePathShade))
}
