package main

import "math"

// A sketch is a picture of a game's table with numbers on it; the rulebook tells
// in words what they stand at. It brings its own paper, as boards do.
type sketch struct{ *stage }

const (
	sketchWidth  = 320.0
	sketchHeight = 232.0
	sketchLine   = 2.0
)

var sketches = map[string]func(*sketch){
	"adaman":    sketchAdaman,
	"adaptoid":  sketchAdaptoid,
	"adellos":   sketchAdellos,
	"alchemist": sketchAlchemist,
}

func sketchPicture(paint func(*sketch)) *picture {
	p := &picture{width: sketchWidth, height: sketchHeight, decimals: 1}
	p.fill(mid, roundBox(0, 0, sketchWidth, sketchHeight, 12))
	p.fill(paper, roundBox(sketchLine, sketchLine, sketchWidth-2*sketchLine, sketchHeight-2*sketchLine, 12-sketchLine))
	paint(&sketch{&stage{p, brass}})
	return p.finer()
}

// disc is a circle inside a thin line.
func (s *sketch) disc(colour string, x, y, r float64) {
	s.ink(circle(x, y, r+sketchLine))
	s.fill(colour, circle(x, y, r))
}

// plate is a rectangle in a thin line, such as a card; a slot has a pale one.
func (s *sketch) plate(line, colour string, x, y, w, h float64) {
	s.fill(line, roundBox(x, y, w, h, 4))
	s.fill(colour, roundBox(x+sketchLine, y+sketchLine, w-2*sketchLine, h-2*sketchLine, 4-sketchLine))
}

func (s *sketch) slot(x, y, w, h float64) { s.plate(mid, paper, x, y, w, h) }

// number stands beside what the legend tells of.
func (s *sketch) number(n string, x, y float64) {
	const size = 11.0
	s.paper(circle(x, y, size+2))
	s.ink(circle(x, y, size))
	s.figure(paper, n, x, y, 13)
}

// figure paints a numeral about x, y, as high as told.
func (s *sketch) figure(colour, n string, x, y, height float64) {
	digit := path(glyphs[n].data)
	low, high := digit.bounds()
	middle := low.towards(high, 0.5)
	s.fill(colour, digit.at(-middle.x, -middle.y).scaled(height/(high.y-low.y)).at(x, y))
}

// lay paints another picture at x, y, as wide as told.
func (s *sketch) lay(p *picture, x, y, width float64) {
	for _, l := range p.layers {
		s.fill(l.colour, l.shape.scaled(width/p.width).at(x, y))
	}
}

// sign paints one of the app's icons at x, y.
func (s *sketch) sign(icon string, x, y, size float64) {
	s.fill(ink, join(icons[icon]...).scaled(size/24).at(x, y))
}

// The size of a card in a sketch.
const cardAcross, cardDown = 38.0, 54.0

// card is a face with the sign of a suit.
func (s *sketch) card(x, y float64, suit int) {
	s.plate(ink, paper, x, y, cardAcross, cardDown)
	paintSuit(s.picture, suits[suit], x+6, y+14, cardAcross-12)
}

// person is a face with somebody in a niche of the given colour.
func (s *sketch) person(x, y float64, colour string) {
	s.plate(ink, paper, x, y, cardAcross, cardDown)
	s.fill(colour, arch(x+cardAcross/2, y+cardDown-4, 30, 46))
	put := func(d shape) shape { return d.scaled(0.34).at(x+cardAcross/2, y+28) }
	s.ink(put(path("M-44 64 C-44 50 -30 46 -16 42 H16 C30 46 44 50 44 64 Z")))
	s.paper(put(path(facePath)))
	s.mid(put(path(facePathShade)))
	s.ink(put(path("M-35 4 C-38 -34 -24 -46 0 -46 C24 -46 38 -34 35 4 C30 -14 14 -24 0 -28 C-14 -24 -30 -14 -35 4 Z")), put(circle(-12, -2, 5)), put(circle(13, -2, 5)))
}

func sketchAdaman(s *sketch) {
	const left, step, first, down, side = 36.0, 42.0, 44.0, 61.0, 270.0
	s.number("1", 20, 24)
	for i := range 11 {
		x := 48 + 24*float64(i)
		colour := suits[i%6].colour
		if i%4 == 1 {
			colour = mid
		}
		s.disc(colour, x, 24, 9)
		s.paper(circle(x, 22, 4.2), path("M-7 5 C-7 0 7 0 7 5 C4 8.4 -4 8.4 -7 5 Z").at(x, 24))
	}
	row := func(i int) float64 { return first + down*float64(i) }
	for i := range 5 {
		x := left + step*float64(i)
		s.slot(x, row(0), cardAcross, cardDown)
		s.card(x, row(1), []int{3, 4, 0, 0, 1}[i])
		s.card(x, row(2), []int{1, 4, 3, 0, 2}[i])
	}
	s.person(left+step, row(0), wyrmsRed)
	s.person(left+2*step, row(1), leavesGreen)
	s.plate(ink, ink, side, row(0), cardAcross, cardDown)
	s.fill(brass, frame(side+4, row(0)+4, cardAcross-8, cardDown-8, 3, sketchLine), circle(side+cardAcross/2, row(0)+cardDown/2, 9))
	s.person(side, row(1), moonsBlue)
	s.card(side, row(2), 2)
	for i := range 3 {
		s.number([]string{"2", "3", "4"}[i], 20, row(i)+cardDown/2)
		s.number([]string{"5", "6", "7"}[i], side-14, row(i)+cardDown/2)
	}
}

func sketchAdaptoid(s *sketch) {
	s.number("1", 34, 26)
	for i := range 5 {
		colour := paper
		if i < 2 {
			colour = brass
		}
		s.disc(colour, 58+20*float64(i), 26, 7)
	}
	for i, icon := range []string{"body", "leg", "pincer"} {
		s.sign(icon, 192+26*float64(i), 15, 22)
	}
	s.number("2", 286, 26)
	const r, field = 42.0, "#F1E6CC"
	across := r * math.Sqrt(3)
	at := func(column, row float64) (x, y float64) { return 160 + across*column, 96 + 1.5*r*row }
	for _, c := range []point{{-1.5, 0}, {-0.5, 0}, {0.5, 0}, {1.5, 0}, {-1, 1}, {0, 1}, {1, 1}} {
		x, y := at(c.x, c.y)
		s.mid(hexagon(x, y, r-1))
		s.fill(field, hexagon(x, y, r-3.2))
	}
	piece := func(h hide, legs, claws int, column, row, size float64) {
		x, y := at(column, row)
		s.lay(adaptoidPicture(h, legs, claws), x-size/2, y-size/2, size)
	}
	piece(hides[0], 2, 2, -0.5, 0, 88)
	piece(hides[1], 0, 0, 1.5, 0, 72)
	piece(hides[1], 1, 1, 0, 1, 84)
	x, y := at(0.5, 0)
	s.number("3", x, y)
	x, y = at(-0.5, 0)
	s.number("4", x, y)
	s.number("5", x-46, y+30)
	s.number("6", x-46, y-26)
	x, y = at(1.5, 0)
	s.number("7", x, y+27)
}

func sketchAlchemist(s *sketch) {
	s.number("1", 20, 24)
	for i := range 3 {
		x := 38 + 92*float64(i)
		s.slot(x, 10, 86, 28)
		s.lay(seatPicture(seats[i]), x+6, 17, 14)
		s.mid(box(x+24, 21, 18, 6))
		s.mid(box(x+46, 21, 12, 6), box(x+64, 21, 12, 6))
	}
	s.paper(box(82, 14, 40, 20))
	s.sign("cube", 84, 17, 14)
	s.sign("seal", 104, 17, 14)
	s.brewing(52, 58, "mushroom", "troll_eye", true)
	s.brewing(190, 58, "bird_leg", "mushroom", false)
	s.number("2", 38, 71)
	s.number("3", 102, 53)
	s.number("4", 38, 110)
	s.number("5", 162, 110)
	s.number("6", 302, 110)
	s.number("7", 20, 156)
	for i := range 6 {
		s.disc(paper, 46+22*float64(i), 156, 7)
		s.mid(circle(46+22*float64(i), 156, 3.4))
	}
	s.number("8", 20, 196)
	for i, in := range []string{"bird_leg", "mushroom", "snake_venom", "spider", "troll_eye"} {
		x := 36 + 25*float64(i)
		s.slot(x, 178, 23, 38)
		paintIngredient(s.picture, in, x+3, 181, 17)
		s.mid(box(x+6, 204, 11, 6))
	}
	s.slot(164, 178, 28, 38)
	s.sign("bag", 168, 185, 20)
	s.number("9", 214, 196)
	for i := range 5 {
		s.slot(232+10*float64(i), 178, 23, 38)
	}
	s.lay(schoolPicture("mushroom"), 270, 184, 26)
}

// brewing is a cauldron with what it gives, and if it is used, its tile, its
// recipe and the seal of its maker.
func (s *sketch) brewing(x, y float64, left, right string, used bool) {
	paintIngredient(s.picture, left, x+2, y+1, 24)
	paintIngredient(s.picture, right, x+74, y+1, 24)
	pot := "M4 32 H96 V58 C96 70 88 76 78 76 H22 C12 76 4 70 4 58 Z"
	s.ink(path(pot).at(x, y), roundBox(x-2, y+28, 104, 5, 2.5))
	inner := path("M6 34 H94 V58 C94 68 86 74 78 74 H22 C14 74 6 68 6 58 Z").at(x, y)
	if !used {
		s.paper(inner)
		s.mid(join(circle(x+50, y+13, 11), circle(x+50, y+13, 9).reversed()))
		for i := range 5 {
			s.slot(x+9+16.8*float64(i), y+46, 15, 15)
		}
		return
	}
	s.fill("#E7DCC4", inner)
	s.disc(brass, x+50, y+17, 9)
	s.paper(star(x+50, y+17, 6, 2.6, 5))
	paintIngredient(s.picture, "bird_leg", x+20, y+42, 24)
	paintIngredient(s.picture, "bird_leg", x+44, y+42, 24)
	s.lay(seatPicture(seats[0]), x+76, y+54, 14)
}

// adellosRows is the board of Adellos: castles, keeps, the tower, plains, and
// mountains, forests and hills.
var adellosRows = [9]string{
	"ccnfffncc", "cKc....cKc", "cc.....cc", "m........m", "m...T...m", "m........m", "cc.....cc", "cKc....cKc", "ccnfffncc",
}

// sketchCastles are the castles in the north west and north east, the south west
// and south east: their seats and a pale tone of each.
var sketchCastles = [4]struct {
	seat seat
	tone string
}{{seats[0], "#B3D0DF"}, {seats[1], "#EBCF9A"}, {seats[3], "#E6CBDB"}, {seats[2], "#ABD5C4"}}

func sketchAdellos(s *sketch) {
	const r, top, middle = 12.0, 44.0, 105.0
	width := r * math.Sqrt(3)
	at := func(row, column int) (x, y float64) {
		n := len(adellosRows[row])
		return middle + width*(float64(column)-float64(n-1)/2), top + 1.5*r*float64(row)
	}
	const plain = "#F1E6CC"
	for row, line := range adellosRows {
		for column := range len(line) {
			x, y := at(row, column)
			castle := sketchCastles[2*(row/5)+column/5]
			tone := map[byte]string{'c': castle.tone, 'K': castle.tone, 'm': "#DAD5C9", 'f': "#CFE2CC", 'n': "#E6CFAE"}[line[column]]
			if tone == "" {
				tone = plain
			}
			s.fill(tone, hexagon(x, y, r-0.9))
			switch line[column] {
			case 'K':
				s.lay(seatPicture(castle.seat), x-7, y-7, 14)
			case 'T':
				s.sign("tower", x-8, y-8, 16)
			case 'm':
				s.fill("#8A8F98", path("M-7 5 L0 -7 L7 5 Z").at(x, y))
			case 'f':
				s.fill(leavesGreen, path("M-5.5 3 L0 -8 L5.5 3 Z M-1 3 H1 V6 H-1 Z").at(x, y))
			case 'n':
				s.fill("#A9744F", path("M-7 4 C-4 -5 4 -5 7 4 Z").at(x, y))
			}
		}
	}
	x, y := at(2, 0)
	s.number("1", x, y)
	x, y = at(5, 5)
	s.number("2", x-width/2, y+r/2)
	x, y = at(0, 4)
	s.number("3", x, y-4)
	s.number("4", 222, 26)
	s.sign("action-point", 240, 17, 18)
	s.figure(ink, "3", 266, 26, 12)
	s.number("5", 222, 54)
	s.sign("coin", 240, 45, 18)
	s.figure(ink, "5", 266, 54, 12)
	s.sign("cards", 279, 45, 18)
	s.figure(ink, "2", 304, 54, 12)
	s.unitTile(262, 138)
}

// unitTile is a unit on its shield as a board shows it from near, with its
// figures in the corners.
func (s *sketch) unitTile(x, y float64) {
	s.ink(path("M-42 -42 H42 V12 C42 44 22 62 0 76 C-22 62 -42 44 -42 12 Z").at(x, y))
	s.paper(path("M-38 -38 H38 V12 C38 41 20 57 0 71 C-20 57 -38 41 -38 12 Z").at(x, y))
	unit := figurePicture(royalBlue, drawSpearman)
	s.lay(&picture{width: unit.width, layers: unit.layers[1:]}, x-30, y-24, 60)
	s.disc(paper, x-38, y-38, 12)
	s.lay(seatPicture(seats[0]), x-46, y-46, 16)
	for _, sign := range []struct {
		icon   string
		dx, dy float64
	}{{"boot", 38, -38}, {"sword", -38, 46}, {"shield", 38, 46}} {
		s.disc(paper, x+sign.dx, y+sign.dy, 12)
		s.sign(sign.icon, x+sign.dx-8, y+sign.dy-8, 16)
	}
	s.number("6", x-38, y-12)
	s.number("7", x+38, y-12)
	s.number("8", x-38, y+72)
	s.number("9", x+38, y+72)
}
