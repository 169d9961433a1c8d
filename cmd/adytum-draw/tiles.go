package main

// shadow is the tone of ornament on an ink ground.
const shadow = "#4A4236"

// adamanTile is the key picture of Adaman: the court fanned like a hand of
// cards, and before it the crown they are played for.
func adamanTile() *picture {
	p := &picture{width: 320, height: 200, decimals: 1}
	s := &stage{p, sunsGold}
	s.ink(roundBox(0, 0, 320, 200, 24))
	var columns shape
	for _, x := range []float64{22, 268} {
		columns = join(columns, roundBox(x-6, 24, 42, 10, 3), box(x, 38, 8, 132), box(x+11, 38, 8, 132), box(x+22, 38, 8, 132), roundBox(x-6, 174, 42, 10, 3))
	}
	s.fill(shadow, columns)
	for _, c := range courtiers {
		place := func(d shape) shape { return d.turned(c.degrees, 0, 150).at(160, 62) }
		s.ink(place(roundBox(-37, -48, 74, 110, 10)))
		s.paper(place(roundBox(-33, -44, 66, 102, 7)))
		s.fill(c.colour, place(arch(0, 54, 56, 92)))
		s.ink(place(c.hair), place(path("M-28 54 C-28 34 -16 28 0 27 C16 28 28 34 28 54 Z")))
		s.mid(place(path(neckPath).scaled(0.4)))
		s.paper(place(path(facePath).scaled(0.4)))
		s.mid(place(path(facePathShade).scaled(0.4)))
		s.ink(place(join(c.hat, circle(-5, -1, 1.9), circle(6, -1, 1.9), pen(1.9, "M-4 10.5 C-1 12 2 12 5 10.5"))))
	}
	crown(s)
	return p
}

// courtiers are the five of the fan, from the outside in.
var courtiers = []struct {
	degrees   float64
	colour    string
	hair, hat shape
}{
	{-44, leavesGreen, path("M-16 -4 C-20 10 -18 22 -12 24 H12 C18 22 20 10 16 -4 Z"), path("M-23 -8 C-16 -12 16 -12 23 -8 C16 -5 -16 -5 -23 -8 Z M-16 -9 C-18 -24 18 -24 16 -9 Z")},
	{44, wavesBlue, path("M-14 0 C-16 22 16 22 14 0 Z"), path("M-20 -10 C-16 -26 16 -26 20 -10 C10 -6 -10 -6 -20 -10 Z")},
	{-22, wyrmsRed, path("M-20 30 C-22 0 -16 -18 0 -31 C16 -18 22 0 20 30 Z"), path("M-15 4 C-15 -12 -8 -18 0 -18 C8 -18 15 -12 15 4 C12 -6 6 -12 0 -12 C-6 -12 -12 -6 -15 4 Z")},
	{22, moonsBlue, star(0, -2, 27, 16, 13), path("M2 -17 C10 -17 13 -10 13 -3 C13 6 10 13 4 17 C2 10 -1 8 0 4 C2 0 1 -8 2 -17 Z")},
	{0, knotsPink, join(circle(0, -21, 7), ellipse(0, -3, 17, 17)), path("M0 -18 C-9 -18 -14 -12 -14 -3 C-10 -6 -4 -9 0 -14 C4 -9 10 -6 14 -3 C14 -12 9 -18 0 -18 Z")},
}

// crown is the large crown at the foot of the tile.
func crown(s *stage) {
	body := path("M104 126 L128 144 L143 112 L160 140 L177 112 L192 144 L216 126 L206 172 H114 Z")
	balls := join(circle(104, 123, 6.5), circle(143, 109, 6.5), circle(177, 109, 6.5), circle(216, 123, 6.5))
	band := roundBox(110, 166, 100, 20, 4)
	s.ink(ellipse(160, 150, 62, 41))
	s.ink(grown(body, 5), grown(balls, 5), grown(band, 5))
	s.tint(body, balls)
	s.paper(path("M104 126 L128 144 L134.5 130 L128 158 H111 Z"))
	s.tint(band)
	s.ink(box(108, 160, 104, 5), polygon(160, 169, 167, 176, 160, 183, 153, 176), circle(134, 176, 4), circle(186, 176, 4))
}
