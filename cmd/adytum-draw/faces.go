package main

// Every bust stands on the same spot and is cut from the same few parts: a
// lit left half, a shaded right half, and features in ink. The paths are in
// the units of the head, whose middle lies between the eyes and the nose.

// A bust paints around a head.
type bust struct {
	*stage
	head point
}

// person begins the picture of a personality: the ground of the niche.
func (s *stage) person() *bust {
	s.fill(s.accent, roundBox(windowLeft, windowTop-4, windowRight-windowLeft, windowBottom-windowTop+4, 8))
	return &bust{s, point{centreX, 146}}
}

func (b *bust) put(colour string, shapes ...shape) {
	b.fill(colour, join(shapes...).at(b.head.x, b.head.y))
}

func (b *bust) ink(shapes ...shape)   { b.put(ink, shapes...) }
func (b *bust) mid(shapes ...shape)   { b.put(mid, shapes...) }
func (b *bust) paper(shapes ...shape) { b.put(paper, shapes...) }
func (b *bust) tint(shapes ...shape)  { b.put(b.accent, shapes...) }

const (
	shouldersPath = "M-76 112 V102 C-76 72 -58 62 -18 51 L18 51 C58 62 76 72 76 102 V112 Z"
	neckPath      = "M-15 26 L-15 56 C-8 64 8 64 15 56 L15 26 Z"
	facePath      = "M-31 -8 C-31 -31 -19 -42 0 -42 C19 -42 31 -31 31 -8 C31 14 26 32 11 41 C5 45 -5 45 -11 41 C-26 32 -31 14 -31 -8 Z"
	facePathShade = "M3 -42.7 C20 -42.7 31.7 -31 31.7 -8 C31.7 14 26.6 32.5 11.4 41.6 C8 44.2 5 45 2 44.7 C4 37 1 32 1 24 C1 20 -4 18 -6 15 C1 12 3 2 2 -9 Z"
)

// shoulders paints the chest.
func (b *bust) shoulders(colour string) { b.put(colour, path(shouldersPath)) }

// face paints neck, ears and face, the left half lit.
func (b *bust) face() {
	b.mid(path(neckPath))
	b.paper(ellipse(-31, 0, 6, 9))
	b.mid(ellipse(31, 0, 6, 9))
	b.paper(path(facePath))
	b.mid(path(facePathShade))
}

// eyes are two round dots looking sideways by the given amount.
func (b *bust) eyes(look float64) {
	b.ink(ellipse(-13+look, -3, 4.2, 4.8), ellipse(14+look, -3, 4.2, 4.8))
}

// shutEyes are two lowered lids.
func (b *bust) shutEyes() {
	b.ink(pen(4.4, "M-20 -4 C-17 1 -10 1 -7 -4 M8 -4 C11 1 18 1 21 -4"))
}

// brows are two strokes: the height of the outer and inner ends above the eyes.
func (b *bust) brows(outer, inner float64) {
	left := shape{outline{start: point{-22, -10 - outer}, curves: []curve{
		{point{-17, -14 - outer}, point{-11, -14 - inner}, point{-6, -11 - inner}, false}}}}
	b.ink(trace(left, 3.4, 5.4), trace(left.flipped(0.5).reversed(), 3.4, 5.4))
}

// mouth is a line whose corners rise by the given amount.
func (b *bust) mouth(rise float64) {
	o := outline{start: point{-10, 28 - rise}}
	o.cubic(point{-5, 28 + rise}, point{5, 28 + rise}, point{10, 28 - rise})
	b.ink(trace(shape{o}, 4.2, 4.2))
}

// outlinedHere fills shapes in head units over a line of ink round them.
func (b *bust) outlinedHere(colour string, shapes ...shape) {
	b.outlined(colour, join(shapes...).at(b.head.x, b.head.y))
}
