package main

// The colours of the ingredients are far apart in hue and in lightness: the
// troll eye is a dark orange, the spider a light yellow.
const (
	legGrey      = "#A9ADB3"
	mushroomBlue = "#3D8FD1"
	snakeGreen   = "#009E73"
	eyeOrange    = "#E2661A"
	spiderYellow = "#F5D94A"
)

// ingredients are the five of the alchemists, drawn in a square of 48 like the
// suits: one silhouette each, told apart at a third of that size.
var ingredients = []suit{
	{"bird_leg", legGrey, drawBirdLeg},
	{"mushroom", mushroomBlue, drawMushroom},
	{"snake_venom", snakeGreen, drawSnake},
	{"spider", spiderYellow, drawSpider},
	{"troll_eye", eyeOrange, drawEye},
}

// paintIngredient paints one into the square of the given size at x, y.
func paintIngredient(p *picture, name string, x, y, size float64) {
	for _, i := range ingredients {
		if i.name == name {
			paintSuit(p, i, x, y, size)
		}
	}
}

// drawBirdLeg is a thigh with feathers at the top, a thin shank, and four toes
// with claws.
func drawBirdLeg(s *sign) {
	thigh := path("M16 4.5 H34 C37 12 33 19 28.5 24 H23 C16 19 13 12 16 4.5 Z")
	shank := "M26 20 L24 35"
	toes := "M24 35 L9 40.5 M24 35 L20 43 M24 35 L35 42 M24 35 L38 33.5"
	s.dark(grown(thigh, suitEdge), pen(5+2*suitEdge, shank), brush(5.5+2*suitEdge, 2.5+2*suitEdge, toes))
	s.bright(thigh, pen(5, shank), brush(5.5, 2.5, toes))
	s.dark(pen(2.6, "M20 6 C20 10 21 13 23 16 M27.5 5 C28 9 28 12 27 16"))
}

// drawMushroom is a broad cap with dots on a stout stem.
func drawMushroom(s *sign) {
	whole := join(
		path("M4.5 26 C4.5 12 13 5 24 5 C35 5 43.5 12 43.5 26 C40 29.5 8 29.5 4.5 26 Z"),
		path("M17.5 26 H30.5 C30 33 31 38 34 43.5 H14 C17 38 18 33 17.5 26 Z"))
	s.edged(whole)
	s.dark(path("M8.5 28 C18 30.5 30 30.5 39.5 28 C34 33 14 33 8.5 28 Z"))
	s.dark(circle(24, 12.5, 3.4), circle(13.5, 19.5, 3), circle(34.5, 19.5, 3))
}

// drawSnake is a coiled body with its head raised, and a drop that falls from
// the fang.
func drawSnake(s *sign) {
	body := "M7.5 40.8 H27 C35.5 40.8 35.5 30.4 27 30.4 H15 C6.5 30.4 6.5 20.5 14 18 C18.5 16.5 19.5 13 18.5 9.5"
	head := path("M9 9 C10 3.5 19 2.5 25 4.6 C31 6.6 34.5 9.5 36.5 13 C29 14.5 21 16 16 15 C11 14.5 8.5 12 9 9 Z")
	drop := path("M40.5 21 C44 26.5 45 28.5 45 30.8 A4.7 4.7 0 0 1 35.8 30.8 C35.8 28.5 37 26.5 40.5 21 Z")
	const thin, thick = 5.5, 7.5
	s.dark(brush(thin+2*suitEdge, thick+2*suitEdge, body), grown(head, suitEdge), grown(drop, 2))
	s.bright(brush(thin, thick, body), head, drop)
	s.dark(circle(20.5, 8.8, 2.2))
}

// drawSpider is a round body with a small head and eight bent legs.
func drawSpider(s *sign) {
	legs := "M20 20 L11.5 12 L5.5 15 M20 23 L10 21 L4.5 27 M20 26.5 L10.5 30.5 L7.5 38 M21.5 29 L15 37 L16 43.5"
	right := join(shape{}, pen(3.6, legs).flipped(24))
	rightEdge := pen(3.6+2*2.2, legs).flipped(24)
	body := join(ellipse(24, 27.5, 8.6, 10), circle(24, 15.5, 5.6))
	s.dark(pen(3.6+2*2.2, legs), rightEdge, grown(body, suitEdge))
	s.bright(pen(3.6, legs), right, body)
	s.dark(polygon(24, 21.5, 28, 27.5, 24, 33.5, 20, 27.5), circle(21.8, 14.5, 1.4), circle(26.2, 14.5, 1.4))
}

// drawEye is a wide eye with a slit pupil below a heavy brow line.
func drawEye(s *sign) {
	almond := path("M4 26 C11 10.5 37 10.5 44 26 C37 42 11 42 4 26 Z")
	lid := "M8 11.5 C15 4.5 33 4.5 40 11.5"
	s.dark(pen(3.6+2*2.2, lid))
	s.bright(pen(3.6, lid))
	s.edged(almond)
	s.dark(circle(24, 26.2, 10.4))
	s.bright(circle(24, 26.2, 7.2))
	s.dark(path("M24 17.6 C27.4 23 27.4 29.4 24 34.8 C20.6 29.4 20.6 23 24 17.6 Z"))
}

// schoolPicture is the door of a school with its ingredient above the arch's
// floor: none can be taken for a cube.
func schoolPicture(name string) *picture {
	p := &picture{width: 48, height: 48, decimals: 2}
	p.fill(ink, arch(24, 47.5, 45, 46.5))
	p.fill(brass, arch(24, 45.5, 41, 43))
	p.fill(ink, arch(24, 45.5, 34, 38.5))
	paintIngredient(p, name, 9.5, 14, 29)
	return p
}
