package main

// A seat's emblem is its shape in its colour, drawn in a square of 48 with
// the dark line the suits have.
type seat struct {
	name, colour string
	shape        shape
}

var seats = []seat{
	{"circle", wavesBlue, circle(24, 24, 18)},
	{"square", sunsGold, roundBox(8, 8, 32, 32, 2)},
	{"triangle", leavesGreen, polygon(24, 7, 42, 39, 6, 39)},
	{"star", knotsPink, star(24, 25.5, 20, 9.2, 5)},
	{"diamond", seatGrey, polygon(24, 4.5, 40, 24, 24, 43.5, 8, 24)},
}

func seatPicture(e seat) *picture {
	p := &picture{width: 48, height: 48, decimals: 2}
	p.fill(ink, grown(e.shape, suitEdge))
	p.fill(e.colour, e.shape)
	return p
}

// arch is a doorway about x, standing on the line at bottom.
func arch(x, bottom, width, height float64) shape {
	r := width / 2
	o := outline{start: point{x - r, bottom}, closed: true}
	o.line(point{x - r, bottom - height + r})
	arcTo(&o, point{x + r, bottom - height + r}, r, false, true)
	o.line(point{x + r, bottom})
	return shape{o}
}

// appIcon is the adytum itself: door within door within door, a light in the
// innermost.
func appIcon() *picture {
	const size, floor = 512.0, 408.0
	p := &picture{width: size, height: size, decimals: 1}
	p.fill("#14171F", roundBox(0, 0, size, size, 112))
	p.fill(brass, arch(256, floor, 316, 328))
	p.fill("#14171F", arch(256, floor, 260, 300))
	p.fill("#8A5A14", arch(256, floor, 212, 262))
	p.fill("#14171F", arch(256, floor, 160, 236))
	p.fill(brass, path("M202 408 L310 408 L372 470 H140 Z"))
	p.fill("#FFF1C9", arch(256, floor+1, 108, 194))
	p.fill("#14171F", circle(256, 300, 22), path("M256 300 L276 372 H236 Z"))
	return p
}

// backPicture is the back of every card. It looks the same upside down.
func backPicture() *picture {
	p := &picture{width: cardWidth, height: cardHeight, decimals: 1}
	p.fill(ink, roundBox(0, 0, cardWidth, cardHeight, cardCorner))
	p.fill(brass, frame(9, 9, cardWidth-18, cardHeight-18, 16, edge))
	var lattice shape
	for row := range 11 {
		for column := range 6 + row%2 {
			x := 37.5 + 25*float64(column)
			if row%2 == 1 {
				x -= 12.5
			}
			lattice = join(lattice, polygon(x, -8, x+7.5, 0, x, 8, x-7.5, 0).at(0, 25+25*float64(row)))
		}
	}
	p.fill(shadow, lattice)
	p.fill(ink, circle(100, 150, 76))
	p.fill(brass, ring(100, 150, 70, edge))
	doors := join(arch(100, 132, 56, 46), arch(100, 132, 46.6, 41.3).reversed(), arch(100, 132, 36, 34), arch(100, 132, 26.6, 29.3).reversed())
	light := arch(100, 132, 15, 21)
	for _, turn := range []float64{0, 90, 180, 270} {
		p.fill(brass, doors.turned(turn, 100, 150))
		p.fill(paper, light.turned(turn, 100, 150))
	}
	p.fill(brass, roundBox(84, 134, 32, 32, 3))
	p.fill(ink, polygon(100, 139, 111, 150, 100, 161, 89, 150))
	return p
}
