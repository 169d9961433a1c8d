package main

// The Clergy: cowls, tall hats and the rayed sun in gold.
var clergyUnits = map[string]func(*figure){
	"novice":       drawNovice,
	"flagellant":   drawFlagellant,
	"almoner":      drawAlmoner,
	"temple_guard": drawTempleGuard,
	"exorcist":     drawExorcist,
	"outrider":     drawPilgrimRider,
	"keeper":       drawKeeper,
	"paladin":      drawPaladin,
	"inquisitor":   drawInquisitor,
	"bell_ringer":  drawBellRinger,
}

var clergyNobles = map[string]func(*figure){
	"benedictus": drawBenedictus,
	"amalia":     drawAmalia,
	"torquil":    drawTorquil,
}

// holySun is the sign of the Clergy.
func holySun(x, y, r float64) shape { return star(x, y, r, r*0.6, 8) }

func drawNovice(f *figure) {
	f.torso(f.accent, f.accent)
	f.part(f.accent, path("M-46 56 C-40 42 -20 38 0 50 C20 38 40 42 46 56 C24 68 -24 68 -46 56 Z"))
	f.bareHead()
	f.eyes(0)
	f.brows(2, 0)
	f.mouth(1)
	f.part(ink, path("M-36 2 C-42 -28 -28 -46 0 -46 C28 -46 42 -28 36 2 C32 -8 30 -14 27 -18 L-27 -18 C-30 -14 -32 -8 -36 2 Z"))
	f.put(paper, path("M-18 -38 C-12 -46 12 -46 18 -38 C10 -33 -10 -33 -18 -38 Z"))
	f.part(paper, roundBox(-7, 34, 14, 41, 2))
	f.mid(box(1, 34, 6, 41))
	f.part(f.accent, path("M0 8 C7 18 8 25 0 28 C-8 25 -7 18 0 8 Z"))
	f.part(paper, path("M-20 58 C-8 50 8 50 20 58 L18 72 H-18 Z"))
	f.ink(pen(3.6, "M-8 60 H10 M-8 67 H10"))
}

func drawFlagellant(f *figure) {
	f.torso(paper, mid)
	f.ink(pen(4, "M-48 60 L-32 66 M-44 68 L-34 62 M34 66 L48 60 M36 60 L46 68"))
	f.rod(mid, 6, "M44 72 L54 4")
	whip := "M54 4 C58 -40 34 -64 -2 -64 M54 4 C64 -34 52 -62 28 -70 M54 4 C72 -24 74 -44 68 -62"
	f.rod(ink, 1, whip)
	f.put(mid, pen(3.6, whip))
	f.part(ink, circle(-4, -63, 2.6), circle(24, -68, 2.6), circle(67, -64, 2.6))
	f.part(mid, path("M-44 46 C-52 8 -40 -34 -14 -56 C-2 -58 22 -44 32 -26 C46 -2 48 24 44 46 C24 56 -24 56 -44 46 Z"))
	f.ink(path("M-29 36 C-36 -6 -26 -36 0 -38 C26 -36 36 -6 29 36 C16 48 -16 48 -29 36 Z"))
	f.framed()
	f.shutEyes()
	f.ink(pen(4, "M-20 -13 C-15 -15 -11 -17 -8 -19 M21 -13 C16 -15 12 -17 9 -19"))
	f.mouth(-3)
	f.ink(pen(5, "M-22 54 C-8 62 8 62 22 54"))
	f.put(f.accent, holySun(0, 64, 10))
}

func drawAlmoner(f *figure) {
	f.torso(mid, mid)
	f.bareHead()
	f.beard(paper, 60)
	f.put(mid, path("M6 18 C10 16 22 18 33 2 C35 30 22 58 6 59.6 C14 46 14 30 6 18 Z"))
	f.mouth(2)
	f.shutEyes()
	f.part(ink, path("M-36 4 C-40 -14 -36 -26 -30 -30 L-24 -22 L24 -22 L30 -30 C36 -26 40 -14 36 4 C32 -8 30 -10 27 -14 L-27 -14 C-30 -10 -32 -8 -36 4 Z"))
	f.part(paper, path("M-26 -24 C-24 -50 24 -50 26 -24 C10 -16 -10 -16 -26 -24 Z"))
	f.mid(path("M4 -43.6 C18 -42 25 -36 26 -24 C18 -20 12 -18.4 4 -18 Z"))
	for _, at := range []point{{-16, 40}, {0, 36}, {16, 40}} {
		f.part(f.accent, circle(at.x, at.y, 11))
		f.ink(polygon(at.x, at.y-6, at.x+4, at.y, at.x, at.y+6, at.x-4, at.y))
	}
	f.part(paper, path("M-42 46 H42 C40 64 24 74 0 74 C-24 74 -40 64 -42 46 Z"))
	f.mid(path("M8 46 H42 C40 64 24 74 2 74 C10 66 10 54 8 46 Z"))
}

func drawTempleGuard(f *figure) {
	f.rod(mid, 5, "M56 73 V-40")
	f.part(paper, path("M50 -52 C66 -62 74 -48 72 -24 C66 -32 60 -32 50 -30 Z"), path("M56 -72 L61 -52 H51 Z"))
	f.torso(mid, mid)
	f.part(paper, path("M-33 34 C-36 -4 -34 -50 0 -56 C34 -50 36 -4 33 34 C18 44 -18 44 -33 34 Z"))
	f.mid(path("M4 -55 C34 -48 36 -4 33 34 C24 40 14 42 4 41.6 Z"))
	f.ink(path("M-27 -12 H27 V-2 H5 V36 H-5 V-2 H-27 Z"))
	f.part(f.accent, circle(0, -60, 8))
	f.part(f.accent, path("M-70 8 C-54 2 -20 2 -4 8 V52 C-10 64 -24 72 -37 74 C-50 72 -64 64 -70 52 Z"))
	f.put(paper, holySun(-37, 36, 23))
	f.ink(circle(-37, 36, 8))
}

func drawExorcist(f *figure) {
	f.torso(ink, ink)
	f.put(paper, path("M-26 48 L-14 45 L-10 74 H-24 Z M26 48 L14 45 L10 74 H24 Z"))
	f.ink(pen(3.6, "M-20 60 V70 M-23 65 H-15 M20 60 V70 M15 65 H23"))
	f.bareHead()
	f.eyes(0)
	f.brows(0, 3)
	f.put(mid, path("M-26 12 C-22 36 -10 44 0 44 C10 44 22 36 26 12 C20 22 10 22 0 22 C-10 22 -20 22 -26 12 Z"))
	f.mouth(-1)
	f.part(ink, path("M-27 -24 C-28 -50 -18 -60 0 -60 C18 -60 28 -50 27 -24 Z"))
	f.put(f.accent, path("M-27 -34 C-10 -29 10 -29 27 -34 V-26 H-27 Z"))
	f.part(ink, path("M-66 -22 C-40 -32 40 -32 66 -22 C62 -8 -62 -8 -66 -22 Z"))
	f.rod(mid, 6, "M52 73 V20")
	f.part(f.accent, holySun(52, 4, 21))
	f.put(paper, circle(52, 4, 8))
	f.fist(52, 56, 0.62, paper, mid)
}

func drawPilgrimRider(f *figure) {
	f.rod(mid, 5, "M-58 73 V-50")
	f.part(f.accent, circle(-58, -58, 7), ellipse(-58, -34, 8, 10))
	f.part(ink, path("M10 -40 C2 -56 4 -66 14 -72 C22 -62 24 -50 22 -40 Z"), path("M-16 -38 C-26 -52 -26 -64 -18 -71 C-8 -62 -4 -50 -4 -40 Z"))
	f.put(mid, path("M14 -44 C10 -54 10 -60 14 -66 C18 -58 19 -52 18 -44 Z"))
	f.part(mid, path("M66 32 C70 18 60 6 52 -4 L26 -38 C16 -46 -10 -48 -22 -38 C-46 -20 -52 -4 -54 26 L-58 74 C-34 75 -4 75 18 74 C12 58 14 48 20 42 C30 48 40 50 50 48 C60 47 64 42 66 32 Z"))
	f.put(paper, path("M-22 -38 C-46 -20 -52 -4 -54 26 L-58 74 H-30 C-34 34 -32 -2 -4 -43 C-12 -43 -18 -41 -22 -38 Z"))
	f.put(paper, path("M66 32 C70 18 62 8 54 0 C44 2 36 10 34 20 C38 32 46 40 58 45 C62 42 65 38 66 32 Z"))
	f.ink(circle(14, -18, 5), ellipse(58, 22, 3.4, 5), pen(4, "M62 38 C54 36 48 34 42 36"))
	f.ink(pen(4, "M30 -32 C26 -8 26 12 32 30 M28 12 C10 16 -10 26 -24 44"))
	f.part(f.accent, path("M-58 74 C-56 60 -54 56 -50 48 L14 52 C12 60 14 66 18 74 Z"))
	f.part(paper, path("M-20 74 C-40 66 -38 48 -20 46 C-2 48 0 66 -20 74 Z"))
	f.ink(pen(3.6, "M-20 72 V54 M-22 71 L-30 57 M-18 71 L-10 57"))
}

func drawKeeper(f *figure) {
	f.torso(f.accent, f.accent)
	f.hood(f.accent, f.accent)
	f.framed()
	f.shutEyes()
	f.put(paper, path("M-24 12 C-20 24 -14 60 0 64 C14 60 20 24 24 12 C14 20 8 18 0 18 C-8 18 -14 20 -24 12 Z"))
	f.mid(path("M4 18 C10 18 16 18 24 12 C20 24 14 60 2 63.6 C8 46 8 30 4 18 Z"))
	f.mouth(0)
	for _, at := range []struct{ x, turn float64 }{{-40, -20}, {44, 22}, {50, 4}} {
		p := f.prop(at.x, 66, at.turn, 1)
		p.part(paper, roundBox(-9, -62, 18, 64, 5))
		p.put(mid, path("M2 -62 H4 C7 -62 9 -60 9 -57 V2 H2 Z"))
		p.put(f.accent, box(-9, -36, 18, 9))
		p.put(ink, ring(0, -56, 4, 3.6))
	}
	f.part(paper, roundBox(-40, 58, 80, 16, 8))
	f.mid(path("M-40 66 H40 C40 70 36 74 32 74 H-32 C-36 74 -40 70 -40 66 Z"))
	f.ink(ring(-33, 66, 4, 3.6), ring(33, 66, 4, 3.6), box(-5, 58, 10, 16))
}

func drawPaladin(f *figure) {
	f.rod(mid, 6, "M52 73 V-20")
	f.part(mid, roundBox(30, -46, 44, 26, 4))
	f.put(paper, path("M34 -46 H52 V-20 H34 C32 -20 30 -22 30 -24 V-42 C30 -44 32 -46 34 -46 Z"))
	f.torso(paper, mid)
	f.part(f.accent, holySun(0, 60, 15))
	wing := path("M-30 -20 C-50 -22 -66 -44 -64 -68 C-56 -58 -50 -56 -46 -58 C-44 -50 -38 -46 -34 -48 C-32 -42 -28 -38 -24 -38 Z")
	f.part(paper, wing)
	f.part(mid, wing.flipped(0).at(-14, 0))
	f.part(mid, path("M-32 34 C-40 0 -34 -30 0 -32 C34 -30 40 0 32 34 C18 50 -18 50 -32 34 Z"))
	f.framed()
	f.eyes(0)
	f.brows(-1, 2)
	f.mouth(0)
	f.part(paper, path("M-35 0 C-38 -36 -22 -54 0 -54 C22 -54 38 -36 35 0 L26 -12 C14 -18 8 -18 0 -8 C-8 -18 -14 -18 -26 -12 Z"))
	f.mid(path("M3 -54 C24 -52 38 -36 35 0 L26 -12 C14 -18 8 -18 3 -11 Z"))
	f.part(f.accent, path("M-5 -60 H5 L7 -18 L0 -8 L-7 -18 Z"))
}

func drawInquisitor(f *figure) {
	f.torso(ink, ink)
	f.bareHead()
	f.eyes(0)
	f.brows(-3, 3)
	f.part(ink, path("M-46 62 C-52 40 -46 22 -38 12 C-24 30 24 30 38 12 C46 22 52 40 46 62 C24 72 -24 72 -46 62 Z"))
	f.put(f.accent, path("M-10 30 H10 V66 H-10 Z"))
	f.ink(circle(0, 40, 4), circle(0, 54, 4))
	f.part(ink, path("M-26 -24 L-20 -70 C-8 -74 8 -74 20 -70 L26 -24 Z"))
	f.put(f.accent, path("M-25 -36 C-10 -32 10 -32 25 -36 L26 -26 H-26 Z"))
	f.put(paper, box(-8, -36, 16, 11))
	f.ink(box(-3.5, -33, 7, 5))
	f.part(ink, path("M-58 -14 C-46 -28 46 -28 58 -14 C40 -19 -40 -19 -58 -14 Z"))
	f.rod(mid, 8, "M52 73 L56 22")
	f.flame(57, 4, 1.1)
	f.fist(54, 54, 0.62, paper, mid)
}

func drawBellRinger(f *figure) {
	f.part(f.accent, path("M-72 74 C-72 30 -50 2 -20 4 C14 6 40 40 44 74 Z"))
	f.head = f.head.plus(point{-24, 14})
	f.part(paper, path("M-31 -8 C-31 -28 -19 -38 0 -38 C19 -38 31 -28 31 -8 C31 14 26 34 11 41 C5 45 -5 45 -11 41 C-26 34 -31 14 -31 -8 Z"))
	f.mid(path("M3 -38 C20 -38 31 -28 31 -8 C31 14 26.6 32.5 11.4 41 C8 44 5 45 2 44.4 C4 37 1 32 1 24 C1 20 -4 18 -6 15 C1 12 3 2 2 -9 Z"))
	f.part(ink, path("M-37 12 C-48 -30 -28 -58 2 -54 C34 -56 44 -26 36 10 L30 -8 L24 -2 L16 -16 L8 -6 L-2 -18 L-10 -6 L-20 -14 L-26 -2 Z"))
	f.ink(ellipse(-13, 2, 5.4, 6), pen(4, "M8 3 C12 6 18 6 22 3"))
	f.mouth(3)
	f.head = f.head.minus(point{-24, 14})
	f.rod(mid, 5, "M38 74 V40")
	f.part(mid, roundBox(26, -72, 24, 10, 4))
	f.part(f.accent, path("M38 -62 C56 -62 58 -44 60 -20 C61 -6 66 4 73 10 H3 C10 4 15 -6 16 -20 C18 -44 20 -62 38 -62 Z"))
	f.put(paper, path("M34 -60 C24 -58 22 -40 21 -20 C20 -10 18 0 14 6 H24 C27 -10 26 -44 34 -60 Z"))
	f.ink(box(10, -4, 56, 4))
	f.part(mid, circle(38, 20, 8))
	f.fist(38, 52, 0.7, paper, mid)
}

func drawBenedictus(f *figure) {
	f.rod(mid, 5, "M54 73 V-40")
	f.rod(f.accent, 6, "M54 -38 C54 -66 30 -66 32 -48 C33 -40 42 -40 42 -48")
	f.torso(f.accent, f.accent)
	f.put(paper, path("M-12 46 L-6 74 H6 L12 46 Z"))
	f.ink(pen(4, "M0 54 V70 M-5 60 H5"))
	f.bareHead()
	f.beard(paper, 56)
	f.put(mid, path("M6 18 C10 16 22 18 33 2 C35 30 22 54 6 55.6 C14 44 14 30 6 18 Z"))
	f.eyes(0)
	f.brows(2, 0)
	f.mouth(1)
	f.part(paper, path("M-34 -16 C-40 -40 -20 -60 0 -71 C20 -60 40 -40 34 -16 C16 -24 -16 -24 -34 -16 Z"))
	f.mid(path("M3 -69 C22 -58 40 -40 34 -16 C24 -20 14 -22 3 -22.4 Z"))
	f.put(f.accent, path("M-36 -28 C-14 -36 14 -36 36 -28 L34 -17 C16 -25 -16 -25 -34 -17 Z"), path("M-5 -66 L0 -69 L5 -66 V-32 H-5 Z"))
	f.ink(pen(3.6, "M-14 -48 H14"))
}

func drawAmalia(f *figure) {
	f.part(f.accent, star(0, -12, 60, 50, 16))
	f.ink(circle(0, -12, 46))
	f.put(f.accent, circle(0, -12, 42))
	f.part(ink, path("M-56 72 C-46 40 -46 -40 0 -52 C46 -40 46 40 56 72 C30 76 -30 76 -56 72 Z"))
	f.part(paper, path("M-34 24 C-40 -14 -28 -44 0 -45 C28 -44 40 -14 34 24 C36 46 22 62 0 64 C-22 62 -36 46 -34 24 Z"))
	f.mid(path("M6 -44.6 C30 -42 40 -14 34 24 C36 46 22 62 4 63.8 C20 40 22 -20 6 -44.6 Z"))
	f.ink(path("M-27 -14 C-16 -26 16 -26 27 -14 C31 12 20 40 0 42 C-20 40 -31 12 -27 -14 Z"))
	f.framed()
	f.shutEyes()
	f.brows(2, 0)
	f.mouth(1.5)
	f.part(f.accent, path("M-30 -28 L-32 -44 L-18 -38 L0 -50 L18 -38 L32 -44 L30 -28 C14 -34 -14 -34 -30 -28 Z"))
	f.rod(mid, 4, "M44 74 C48 50 48 36 44 22")
	f.part(paper, path("M44 24 C30 20 28 6 34 -4 C38 4 42 6 44 -6 C46 6 50 4 56 -4 C62 6 58 20 44 24 Z"))
}

func drawTorquil(f *figure) {
	f.torso(ink, ink)
	f.part(f.accent, path("M-52 60 C-50 40 -30 36 0 48 C30 36 50 40 52 60 L40 74 H-40 Z"))
	f.part(ink, path("M-40 44 C-50 10 -40 -40 0 -44 C40 -40 50 10 40 44 C22 54 -22 54 -40 44 Z"))
	f.framed()
	f.eyes(0)
	f.brows(-3, 4)
	f.ink(path("M-16 20 C-8 17 8 17 16 20 C18 32 6 34 0 48 C-6 34 -18 32 -16 20 Z"))
	f.paper(pen(3.6, "M-6 27 H6"))
	f.part(f.accent, path("M-38 -18 C-40 -28 -40 -36 -38 -44 L-26 -36 L-20 -58 L-10 -42 L0 -66 L10 -42 L20 -58 L26 -36 L38 -44 C40 -36 40 -28 38 -18 C18 -28 -18 -28 -38 -18 Z"))
	f.ink(path("M-10 -34 C-4 -40 4 -40 10 -34 C4 -28 -4 -28 -10 -34 Z"))
	p := f.prop(54, 70, 0, 1.12)
	p.part(mid, path("M0 -122 C8 -112 2 -102 9 -94 C4 -86 12 -76 7 -66 C12 -56 4 -46 7 -28 H-7 C-4 -46 -12 -56 -7 -66 C-12 -76 -4 -86 -9 -94 C-2 -102 -8 -112 0 -122 Z"))
	p.put(paper, path("M0 -104 C3 -80 3 -60 2 -30 H-4 C-5 -60 -4 -80 0 -104 Z"))
	p.part(f.accent, roundBox(-18, -30, 36, 8, 3))
	p.part(ink, box(-3.4, -21, 6.8, 18))
	p.part(f.accent, circle(0, 0, 5))
}
