package main

// A suit is one of the six signs, drawn in a square of 48.
type suit struct {
	name, colour string
	// layers are painted in order over the sign's dark outline.
	draw func(p *sign)
}

var suits = []suit{
	{"moons", moonsBlue, drawMoon},
	{"suns", sunsGold, drawSun},
	{"waves", wavesBlue, drawWaves},
	{"leaves", leavesGreen, drawLeaf},
	{"wyrms", wyrmsRed, drawWyrm},
	{"knots", knotsPink, drawKnot},
}

// suitEdge is the width of the dark line round a sign, in 48ths. The line
// carries the sign on paper, the fill carries it on dark grounds.
const suitEdge = 3.0

// A sign paints a suit somewhere in a picture: its shapes come in 48ths and
// leave in place.
type sign struct {
	picture *picture
	colour  string
	place   func(shape) shape
}

func (s *sign) dark(shapes ...shape)   { s.picture.fill(ink, s.place(join(shapes...))) }
func (s *sign) bright(shapes ...shape) { s.picture.fill(s.colour, s.place(join(shapes...))) }

// edged paints shapes with the dark line round them.
func (s *sign) edged(shapes ...shape) {
	all := join(shapes...)
	s.dark(grown(all, suitEdge))
	s.bright(all)
}

// paintSuit paints a suit into the square of the given size at x, y.
func paintSuit(p *picture, s suit, x, y, size float64) {
	place := func(d shape) shape { return d.scaled(size/48).at(x, y) }
	s.draw(&sign{p, s.colour, place})
}

func suitPicture(s suit) *picture {
	p := &picture{width: 48, height: 48, decimals: 2}
	paintSuit(p, s, 0, 0, 48)
	return p
}

func drawMoon(s *sign) {
	s.edged(path("M25.5 5.5 A20 20 0 1 0 43 28 A14.8 14.8 0 1 1 25.5 5.5 Z").at(0.8, -1.2))
}

func drawSun(s *sign) {
	s.edged(star(24, 24, 21, 13.5, 8))
	s.dark(ring(24, 24, 11, 3))
}

func drawWaves(s *sign) {
	crests := func(width float64) shape {
		one := pen(width, "M7.5 2 C11 -4.6 14 -4.6 18.5 0 S26 4.6 29.5 0 S37 -4.6 40.5 2")
		return join(one.at(0, 10.6), one.at(0, 23.8), one.at(0, 37))
	}
	s.dark(crests(8.4 + 2*suitEdge))
	s.bright(crests(8.4))
}

func drawLeaf(s *sign) {
	leaf := path("M10 38 C2 18 16 5 43 5 C44 31 31 46 10 38 Z")
	stem := pen(5, "M12 36 L5.5 42.5")
	s.dark(grown(leaf, suitEdge), pen(5+2*suitEdge, "M12 36 L6.5 41.5"))
	s.bright(leaf, stem)
	s.dark(brush(4, 3, "M11 37 C18 30 24 24 32 16"), brush(3, 2.4, "M20 28 L20 18"), brush(3, 2.4, "M20 28 L31 28"))
}

func drawWyrm(s *sign) {
	body := "M8 40 C20 43 38 42 38 32.5 C38 23 12 26 12 16 C12 10 17 8.5 23 9"
	head := path("M21 4 C30 2.5 38 6 43.5 13 C37 14.5 33 18.5 24 17 C18 15.5 16 6 21 4 Z")
	s.dark(brush(3+2*suitEdge, 9.4+2*suitEdge, body), grown(head, suitEdge))
	s.bright(brush(3, 9.4, body), head)
	s.dark(circle(29, 9.6, 2.8))
}

func drawKnot(s *sign) {
	loop := "M17 17 H31 V31 H17 Z M17 17 V11 A6 6 0 1 0 11 17 H17 M31 17 H37 A6 6 0 1 0 31 11 V17 M31 31 V37 A6 6 0 1 0 37 31 H31 M17 31 H11 A6 6 0 1 0 17 37 V31"
	const width = 5.6
	whole := s.place
	s.place = func(d shape) shape { return whole(d.at(-24, -24).scaled(0.96).at(24, 24)) }
	s.dark(pen(width+2*suitEdge, loop), circle(11, 11, 3), circle(37, 11, 3), circle(37, 37, 3), circle(11, 37, 3))
	s.bright(pen(width, loop))
	// At each crossing one strand passes over the other, turn about.
	const half, gap = width / 2, 2.0
	gapped := box(-half, -half-gap, width, width+2*gap)
	over := box(-half-gap, -half, width+2*gap, width)
	for i, at := range []point{{17, 17}, {31, 17}, {31, 31}, {17, 31}} {
		turn := float64(90 * i)
		s.dark(gapped.turned(turn, 0, 0).at(at.x, at.y))
		s.bright(over.turned(turn, 0, 0).at(at.x, at.y))
	}
}
