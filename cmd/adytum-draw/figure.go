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
	p.fill(paper, f.rim)
	p.layers = append(p.layers, layers...)
	return p.fitted().finer()
}

// fitted is the picture with its lowest layer, which reaches round all others,
// in the middle and as large as the square.
func (p *picture) fitted() *picture {
	low, high := p.layers[0].shape.bounds()
	size := min(p.width/(high.x-low.x), p.height/(high.y-low.y))
	middle := low.towards(high, 0.5)
	fit := &picture{width: p.width, height: p.height, decimals: p.decimals}
	for _, l := range p.layers {
		fit.fill(l.colour, l.shape.at(-middle.x, -middle.y).scaled(size).at(p.width/2, p.height/2))
	}
	return fit
}

// part paints shapes that belong to the outline of the figure.
func (f *figure) part(colour string, shapes ...shape) {
	all := join(shapes...)
	f.edge(all)
	f.ink(grown(all, figureLine))
	f.put(colour, all)
}

// rod paints a line of the given width that belongs to the outline.
func (f *figure) rod(colour string, width float64, data string) {
	f.surround(pen(width+2*figureLine+2*figureRim, data))
	f.ink(pen(width+2*figureLine, data))
	f.put(colour, pen(width, data))
}

// edge makes the rim go round shapes.
func (f *figure) edge(all shape) {
	closed := make(shape, len(all))
	for i, o := range all {
		o.closed = true
		closed[i] = o
	}
	f.surround(trace(closed, 2*(figureLine+figureRim), 2*(figureLine+figureRim)))
}

// surround adds to the rim.
func (f *figure) surround(s shape) { f.rim = join(f.rim, s.at(f.head.x, f.head.y)) }

// torso paints shoulders and chest, rounded below so that a shield of any
// shape holds them; the side away from the light is in the other tone.
func (f *figure) torso(lit, shade string) {
	f.part(lit, path("M-17 42 C-44 48 -66 54 -70 74 C-40 75 40 75 70 74 C66 54 44 48 17 42 Z"))
	f.put(shade, path("M8 42 H17 C44 48 66 54 70 74 C50 74.6 30 74.8 12 74.8 C18 62 16 50 8 42 Z"))
}

// bareHead paints neck, ears and face, the left half lit.
func (f *figure) bareHead() {
	f.part(mid, path("M-14 26 L-15 52 C-8 60 8 60 15 52 L14 26 Z"))
	f.part(paper, ellipse(-31, 0, 6, 9), path(facePath), ellipse(31, 0, 6, 9))
	f.mid(ellipse(31, 0, 6, 9), path(facePathShade))
}

// framed paints a face that hood, coif or wimple leaves free.
func (f *figure) framed() {
	f.paper(path("M-24 -16 C-14 -24 14 -24 24 -16 C27 10 18 36 0 38 C-18 36 -27 10 -24 -16 Z"))
	f.mid(path("M2 -22 C10 -22 18 -20.5 24 -16 C27 10 18 36 2 38 C4 33 1 30 1 24 C1 20 -4 18 -6 15 C1 12 3 2 2 -9 Z"))
}

// hood paints a hood with a dark opening; the peak is drawn by the caller.
func (f *figure) hood(lit, shade string) {
	f.part(lit, path("M-44 48 C-54 8 -42 -56 0 -68 C42 -56 54 8 44 48 C24 58 -24 58 -44 48 Z"))
	f.put(shade, path("M6 -66 C44 -52 53 8 44 48 C34 53 22 55.4 10 55.6 C26 30 30 -30 6 -66 Z"))
	f.ink(path("M-29 38 C-38 -6 -26 -40 0 -42 C26 -40 38 -6 29 38 C16 50 -16 50 -29 38 Z"))
}

// beard covers the chin down to the given depth.
func (f *figure) beard(colour string, depth float64) {
	o := outline{start: point{-33, 0}, closed: true}
	o.cubic(point{-36, 30}, point{-20, depth}, point{0, depth})
	o.cubic(point{20, depth}, point{36, 30}, point{33, 0})
	o.cubic(point{28, 14}, point{20, 16}, point{12, 16})
	o.cubic(point{6, 16}, point{3, 19}, point{0, 19})
	o.cubic(point{-3, 19}, point{-6, 16}, point{-12, 16})
	o.cubic(point{-20, 16}, point{-28, 14}, point{-33, 0})
	f.part(colour, shape{o})
}

// moustache hangs to both sides by the given amount.
func (f *figure) moustache(colour string, hang float64) {
	o := outline{start: point{0, 19}, closed: true}
	o.cubic(point{-8, 13}, point{-20, 17}, point{-26, 21 + hang})
	o.cubic(point{-16, 27 + hang/3}, point{-6, 28}, point{0, 24})
	o.cubic(point{6, 28}, point{16, 27 + hang/3}, point{26, 21 + hang})
	o.cubic(point{20, 17}, point{8, 13}, point{0, 19})
	f.put(colour, shape{o})
}

// A prop is a thing that stands or is held somewhere in the picture, drawn
// round its own origin.
type prop struct {
	f     *figure
	place func(shape) shape
}

// prop puts a thing at x, y, turned clockwise and as large as told.
func (f *figure) prop(x, y, degrees, size float64) prop {
	return prop{f, func(s shape) shape { return s.scaled(size).turned(degrees, 0, 0).at(x, y) }}
}

func (p prop) part(colour string, shapes ...shape) { p.f.part(colour, p.place(join(shapes...))) }
func (p prop) put(colour string, shapes ...shape)  { p.f.put(colour, p.place(join(shapes...))) }

// sword stands on its pommel, its point up.
func (f *figure) sword(x, y, degrees, size float64) {
	p := f.prop(x, y, degrees, size)
	p.part(paper, path("M-7 -28 V-104 L0 -118 L7 -104 V-28 Z"))
	p.put(mid, path("M1 -28 V-116 L7 -104 V-28 Z"))
	p.part(mid, roundBox(-20, -30, 40, 8, 3))
	p.part(ink, box(-3.4, -21, 6.8, 18))
	p.part(f.accent, circle(0, 0, 6))
}

// dagger is short, its point up.
func (f *figure) dagger(x, y, degrees, size float64) {
	p := f.prop(x, y, degrees, size)
	p.part(paper, path("M-7 -20 L-6 -48 L0 -62 L6 -48 L7 -20 Z"))
	p.put(mid, path("M1 -20 V-60 L6 -48 L7 -20 Z"))
	p.part(ink, roundBox(-14, -21, 28, 6, 3), box(-3.4, -16, 6.8, 18))
}

// fist is a closed hand seen from the knuckles.
func (f *figure) fist(x, y, size float64, lit, shade string) {
	p := f.prop(x, y, 0, size)
	p.part(lit, roundBox(-16, -14, 32, 28, 9))
	p.put(shade, path("M3 -14 H7 C12 -14 16 -10 16 -5 V5 C16 10 12 14 7 14 H3 Z"))
	p.put(ink, pen(3.6/size, "M-7 -12 V2 M1.5 -12 V2 M9.5 -11 V2"))
}

// skull is a bare skull, the jaw included.
func (f *figure) skull() {
	f.part(paper, path("M-34 -10 C-34 -36 -18 -48 0 -48 C18 -48 34 -36 34 -10 C34 4 30 12 24 17 L22 36 C14 44 -14 44 -22 36 L-24 17 C-30 12 -34 4 -34 -10 Z"))
	f.mid(path("M5 -47.6 C22 -46 34 -34 34 -10 C34 4 30 12 24 17 L22 36 C17 40.6 11 42 5 42 L8 18 C22 6 20 -30 5 -47.6 Z"))
	f.ink(path("M-25 -8 C-24 -17 -8 -17 -6 -8 C-6 4 -12 8 -17 7 C-23 6 -26 0 -25 -8 Z M25 -8 C24 -17 8 -17 6 -8 C6 4 12 8 17 7 C23 6 26 0 25 -8 Z M0 5 L6 17 H-6 Z"))
	f.ink(pen(3.6, "M-9 24 V38 M0 24 V40 M9 24 V38 M-18 23 H18"))
}

// glow are two points of light where eyes would be.
func (f *figure) glow(colour string, y float64) {
	f.put(colour, path("M-21 -5 L-6 1 C-8 7 -19 6 -21 -5 Z").at(0, y), path("M21 -5 L6 1 C8 7 19 6 21 -5 Z").at(0, y))
}

// book lies open before the chest.
func (f *figure) book(y float64) {
	f.part(ink, path("M-46 -15 L0 -9 L46 -15 V19 L0 25 L-46 19 Z").at(0, y))
	f.put(paper, path("M-42 -14 C-26 -18 -10 -16 -1.8 -9 V18 C-10 11 -26 10 -42 14 Z").at(0, y))
	f.mid(path("M42 -14 C26 -18 10 -16 1.8 -9 V18 C10 11 26 10 42 14 Z").at(0, y))
	f.ink(pen(3.6, "M-34 -6 C-26 -8 -16 -7 -10 -3 M-34 4 C-26 2 -16 3 -10 7 M34 -6 C26 -8 16 -7 10 -3 M34 4 C26 2 16 3 10 7").at(0, y))
}

// flame burns upwards from the origin of its place.
func (f *figure) flame(x, y, size float64) {
	p := f.prop(x, y, 0, size)
	p.part(f.accent, path("M0 -34 C4 -22 18 -16 16 0 C15 9 8 14 0 14 C-8 14 -15 9 -16 0 C-17 -8 -9 -12 -8 -20 C-3 -18 -2 -24 0 -34 Z"))
	p.put(paper, path("M0 -14 C3 -7 9 -4 8 3 C7 8 4 10 0 10 C-4 10 -7 8 -8 3 C-8 -2 -2 -6 0 -14 Z"))
}
