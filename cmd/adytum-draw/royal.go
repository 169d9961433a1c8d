package main

// The Royal Army: helmets, straight lines and blue cloth.
var royalUnits = map[string]func(*figure){
	"militia":        drawMilitia,
	"spearman":       drawSpearman,
	"peasant":        drawPeasant,
	"archer":         drawArcher,
	"lancer":         drawLancer,
	"sapper":         drawSapper,
	"soldier":        drawFootSoldier,
	"scholar":        drawScholar,
	"field_marshal":  drawFieldMarshal,
	"steel_colossus": drawSteelColossus,
}

var royalNobles = map[string]func(*figure){
	"iron_fist": drawIronFist,
	"konrad":    drawKonrad,
	"rosalind":  drawRosalind,
}

func drawMilitia(f *figure) {
	f.rod(mid, 5, "M56 72 L52 -30")
	f.part(paper, path("M50 -46 C66 -50 73 -36 72 -18 C66 -24 60 -24 53 -22 Z"))
	f.torso(mid, mid)
	f.bareHead()
	f.eyes(0)
	f.moustache(ink, 3)
	f.part(paper, path("M-31 -20 C-32 -50 -16 -62 0 -62 C16 -62 32 -50 31 -20 Z"))
	f.mid(path("M4 -62 C20 -60 31.5 -48 31 -20 H4 C12 -34 12 -50 4 -62 Z"))
	f.part(paper, path("M-54 -10 C-46 -24 -30 -29 0 -29 C30 -29 46 -24 54 -10 C30 -17 -30 -17 -54 -10 Z"))
	f.mid(path("M6 -29 C32 -29 46 -24 54 -10 C40 -14 24 -15.4 6 -15.4 Z"))
	f.part(f.accent, circle(-28, 44, 30))
	f.ink(ring(-28, 44, 20, 4))
	f.part(paper, circle(-28, 44, 7))
}

func drawSpearman(f *figure) {
	f.torso(f.accent, f.accent)
	f.ink(pen(4, "M-36 56 C-20 66 20 66 36 56"))
	f.part(mid, path("M-36 40 C-46 0 -36 -40 0 -42 C36 -40 46 0 36 40 C20 58 -20 58 -36 40 Z"))
	f.framed()
	f.eyes(0)
	f.mouth(-1)
	f.part(paper, path("M-34 -12 C-34 -40 -12 -52 0 -70 C12 -52 34 -40 34 -12 C14 -19 7 -19 5 -16 V12 H-5 V-16 C-7 -19 -14 -19 -34 -12 Z"))
	f.mid(path("M2 -67 C14 -51 34 -40 34 -12 C14 -19 7 -19 5 -16 V12 H2 Z"))
	f.rod(mid, 4.4, "M58 73 V-30")
	f.part(paper, path("M58 -70 C66 -56 68 -42 58 -28 C48 -42 50 -56 58 -70 Z"))
	f.mid(path("M59 -67 C66 -56 68 -42 59 -30 Z"))
	f.part(f.accent, path("M50 -26 H66 L62 -12 L58 -18 L54 -12 Z"))
}

func drawPeasant(f *figure) {
	f.torso(mid, mid)
	f.put(paper, path("M-18 44 L0 66 L18 44 L12 74 H-12 Z"))
	f.bareHead()
	f.eyes(0)
	f.mouth(3)
	f.part(f.accent, path("M-22 48 C-8 56 8 56 22 48 L18 60 C8 66 -8 66 -18 60 Z"))
	f.part(paper, path("M-64 -14 C-40 -22 -30 -34 -20 -54 C-12 -66 12 -66 20 -54 C30 -34 40 -22 64 -14 C40 -4 -40 -4 -64 -14 Z"))
	f.mid(path("M5 -63 C11 -62 17 -59 20 -54 C30 -34 40 -22 64 -14 C46 -7 24 -6.5 8 -6.6 C22 -22 14 -44 5 -63 Z"))
	f.ink(pen(4, "M-27 -37 C-10 -31 10 -31 27 -37"))
	for _, turn := range []float64{-18, 12} {
		p := f.prop(52, 74, turn, 1)
		p.part(mid, path("M-2.5 0 V-26 L-13 -34 L-9 -40 L-14 -47 L-9 -52 L-13 -60 L-6 -63 L0 -76 L6 -63 L13 -60 L9 -52 L14 -47 L9 -40 L13 -34 L2.5 -26 V0 Z"))
		p.put(ink, pen(3.6, "M0 -28 V-62"))
	}
}

func drawArcher(f *figure) {
	f.rod(f.accent, 4.4, "M30 40 L54 -40")
	f.part(paper, path("M48 -34 L58 -58 L68 -50 L60 -28 Z"))
	f.torso(f.accent, f.accent)
	f.put(mid, path("M-22 46 L-8 48 L34 74 H10 Z"))
	f.bareHead()
	f.eyes(-3)
	f.brows(2, -3)
	f.mouth(0)
	f.part(ink, path("M-35 4 C-38 -30 -24 -44 2 -44 C26 -44 38 -30 35 4 C30 -10 20 -20 4 -24 C-12 -20 -28 -12 -35 4 Z"))
	f.part(f.accent, path("M-58 -26 C-38 -34 -30 -60 6 -64 C26 -66 40 -50 40 -24 C14 -36 -30 -30 -58 -26 Z"))
	f.part(paper, path("M10 -36 C16 -60 36 -70 62 -66 C54 -48 40 -36 22 -30 Z"))
	f.ink(pen(3.6, "M18 -36 C28 -48 38 -55 50 -60"))
	f.rod(mid, 5, "M-40 -68 C-50 -50 -72 -30 -70 4 C-70 36 -52 54 -40 72")
	f.rod(paper, 3.6, "M-40 -66 V70")
	f.rod(mid, 4, "M-66 14 H-16")
}

// horse is a horse's head and neck, looking left.
func (f *figure) horse(colour string) {
	f.part(colour, path("M-66 30 C-70 16 -60 4 -50 -6 L-18 -42 C-12 -50 -6 -53 2 -54 L4 -70 L18 -54 C42 -44 56 -12 60 26 L64 74 C40 75 10 75 -12 74 C-6 56 -8 46 -16 38 C-26 44 -36 47 -46 47 C-58 47 -64 40 -66 30 Z"))
}

func drawLancer(f *figure) {
	f.horse(paper)
	f.mid(path("M18 -54 C42 -44 56 -12 60 26 L64 74 H30 C34 30 34 -20 18 -54 Z"))
	f.ink(path("M14 -56 C44 -50 66 -14 70 34 C62 30 60 34 58 40 C54 32 54 26 54 18 C50 18 48 20 46 24 C46 14 44 8 42 2 C38 2 36 4 34 8 C34 -8 28 -30 14 -40 Z"))
	f.part(f.accent, path("M-12 -50 L-4 -20 C-14 -6 -34 14 -48 24 L-58 6 C-44 -12 -24 -36 -12 -50 Z"))
	f.ink(circle(-2, -24, 5), ellipse(-56, 26, 3.6, 5))
	f.ink(pen(4, "M-16 38 C-8 22 4 10 18 -2 M-62 40 C-56 34 -48 32 -40 34"))
	f.part(f.accent, path("M-12 74 C-6 60 -4 54 -6 48 L62 44 L64 74 Z"))
	f.ink(pen(4, "M4 60 H56"))
	f.rod(mid, 5, "M48 73 V-52")
	f.part(paper, path("M48 -71 L55 -54 L48 -46 L41 -54 Z"))
	f.part(f.accent, path("M51 -44 L73 -36 L51 -24 Z"))
	f.fist(48, 34, 0.62, paper, mid)
}

func drawSapper(f *figure) {
	f.torso(mid, mid)
	f.put(f.accent, path("M-30 48 L-20 46 L-8 74 H-24 Z M30 48 L20 46 L8 74 H24 Z"))
	f.bareHead()
	f.beard(ink, 58)
	f.mouth(0)
	f.eyes(1)
	f.brows(-1, 2)
	f.part(f.accent, path("M-35 -16 C-38 -54 -18 -60 0 -60 C18 -60 38 -54 35 -16 C20 -26 -20 -26 -35 -16 Z"))
	f.part(mid, path("M-42 -8 C-38 -24 -24 -28 0 -28 C24 -28 38 -24 42 -8 C24 -18 -24 -18 -42 -8 Z"))
	f.rod(mid, 6, "M30 74 L54 -36")
	f.part(paper, path("M16 -44 C38 -62 64 -54 73 -18 C64 -34 58 -36 51 -38 C42 -42 30 -44 16 -44 Z"))
	f.mid(path("M46 -55.5 C60 -50 68 -38 73 -18 C64 -34 58 -36 51 -38 Z"))
}

func drawFootSoldier(f *figure) {
	f.sword(56, 66, 0, 1.1)
	f.torso(mid, mid)
	f.part(f.accent, path("M-8 -48 C-22 -66 -6 -72 14 -70 C40 -66 52 -44 48 -8 C40 -14 30 -24 22 -40 Z"))
	f.part(paper, path("M-34 2 C-36 -34 -20 -50 0 -50 C20 -50 36 -34 34 2 C34 22 30 36 26 50 C10 58 -10 58 -26 50 C-30 36 -34 22 -34 2 Z"))
	f.mid(path("M4 -50 C22 -49 36 -34 34 2 C34 22 30 36 26 50 C19 54 12 56 4 56 Z"))
	f.ink(path("M-30 -8 C-18 -12 -8 -12 -4 -7 V-44 H4 V-7 C8 -12 18 -12 30 -8 L28 2 C18 2 8 2 4 6 V54 H-4 V6 C-8 2 -18 2 -28 2 Z"))
	f.ink(circle(-15, 20, 3), circle(-15, 32, 3), circle(15, 20, 3), circle(15, 32, 3))
	f.part(f.accent, path("M-68 22 C-56 24 -48 22 -40 16 C-32 22 -24 24 -12 22 C-11 50 -22 66 -40 74 C-58 66 -69 50 -68 22 Z"))
	f.put(paper, path("M-56 42 L-49 48 L-40 34 L-31 48 L-24 42 L-28 58 H-52 Z"))
}

func drawScholar(f *figure) {
	f.torso(ink, ink)
	f.put(f.accent, path("M-22 46 L0 72 L22 46 L34 50 L8 74 H-8 L-34 50 Z"))
	f.part(mid, path("M-38 -16 C-46 16 -42 32 -34 38 L34 38 C42 32 46 16 38 -16 Z"))
	f.bareHead()
	f.ink(ring(-14, -2, 10, 4), ring(14, -2, 10, 4), pen(4, "M-4 -3 H4"), circle(-13, -2, 3.4), circle(15, -2, 3.4))
	f.mouth(1)
	f.part(ink, path("M-33 -14 C-35 -40 35 -40 33 -14 C20 -24 -20 -24 -33 -14 Z"))
	f.part(f.accent, path("M-60 -44 L0 -68 L60 -44 L0 -24 Z"))
	f.put(ink, pen(4, "M0 -45 L46 -40 V-22"))
	f.part(paper, path("M46 -24 L52 -6 H40 Z"))
	f.book(54)
}

func drawFieldMarshal(f *figure) {
	f.torso(f.accent, f.accent)
	f.put(paper, path("M-40 51 L-26 47 L38 74 H14 Z"))
	f.part(paper, path("M-72 60 C-70 48 -54 44 -40 48 L-42 62 Z M72 60 C70 48 54 44 40 48 L42 62 Z"))
	f.ink(pen(3.6, "M-64 58 V66 M-54 60 V68 M64 58 V66 M54 60 V68"))
	f.bareHead()
	f.eyes(0)
	f.brows(-2, 2)
	f.mouth(-1)
	f.ink(path("M0 19 C-8 12 -18 18 -30 12 C-34 10 -36 6 -34 2 C-44 12 -36 26 -22 27 C-12 28 -4 26 0 23 C4 26 12 28 22 27 C36 26 44 12 34 2 C36 6 34 10 30 12 C18 18 8 12 0 19 Z"))
	f.part(ink, path("M-70 -14 C-72 -40 -46 -70 0 -70 C46 -70 72 -40 70 -14 C58 -26 40 -30 0 -30 C-40 -30 -58 -26 -70 -14 Z"))
	f.mid(pen(4.4, "M-58 -28 C-46 -52 -24 -62 0 -62 C24 -62 46 -52 58 -28"))
	f.put(f.accent, circle(0, -46, 11))
	f.put(paper, circle(0, -46, 5))
}

func drawSteelColossus(f *figure) {
	f.part(mid, path("M-72 -8 C-70 -36 -46 -46 -26 -40 H26 C46 -46 70 -36 72 -8 L66 40 L44 74 H-44 L-66 40 Z"))
	f.put(paper, path("M-72 -8 C-70 -36 -46 -46 -26 -40 H-6 V74 H-44 L-66 40 Z"))
	f.part(paper, path("M-26 -28 C-28 -60 -16 -70 0 -70 C16 -70 28 -60 26 -28 L16 -16 H-16 Z"))
	f.mid(path("M4 -70 C18 -68 28 -58 26 -28 L16 -16 H4 Z"))
	f.ink(path("M-22 -46 H22 V-36 H-22 Z"))
	f.put(f.accent, circle(-9, -41, 4), circle(9, -41, 4))
	f.ink(pen(4, "M-8 -26 H8"))
	f.ink(circle(0, 24, 25))
	f.put(f.accent, circle(0, 24, 20))
	f.ink(box(-22, 14, 44, 4.4), box(-22, 22, 44, 4.4), box(-22, 30, 44, 4.4))
	f.ink(circle(-40, -20, 3.4), circle(40, -20, 3.4), circle(-50, 4, 3.4), circle(50, 4, 3.4))
	f.fist(-56, 48, 1.05, paper, mid)
	f.fist(56, 48, 1.05, mid, mid)
}

func drawIronFist(f *figure) {
	f.torso(mid, mid)
	f.part(paper, path("M-72 66 C-72 46 -56 40 -38 46 L-36 70 Z"))
	f.part(mid, path("M72 66 C72 46 56 40 38 46 L36 70 Z"))
	f.bareHead()
	f.beard(paper, 62)
	f.put(mid, path("M6 18 C10 16 22 18 33 2 C35 30 22 60 6 61.6 C14 46 14 30 6 18 Z"))
	f.mouth(-2)
	f.eyes(0)
	f.brows(-3, 3)
	f.part(ink, path("M-34 -12 C-36 -30 -24 -42 0 -42 C24 -42 36 -30 34 -12 C22 -22 -22 -22 -34 -12 Z"))
	f.part(f.accent, path("M-37 -20 L-44 -52 L-22 -40 L-14 -66 L0 -46 L14 -66 L22 -40 L44 -52 L37 -20 C16 -28 -16 -28 -37 -20 Z"))
	f.ink(pen(4, "M-33 -30 C-14 -37 14 -37 33 -30"))
	f.part(mid, path("M30 74 L34 40 H62 L66 74 Z"))
	f.fist(48, 26, 1.35, paper, mid)
	f.ink(pen(4, "M32 54 H64"))
}

func drawKonrad(f *figure) {
	f.rod(mid, 5, "M52 73 L58 -24")
	f.part(f.accent, star(59, -44, 16, 7, 6))
	f.torso(f.accent, f.accent)
	f.part(paper, path("M-40 50 C-26 42 26 42 40 50 L30 66 C10 76 -10 76 -30 66 Z"))
	f.ink(ellipse(-18, 58, 2.6, 4), ellipse(0, 65, 2.6, 4), ellipse(18, 58, 2.6, 4))
	f.part(mid, path("M-34 -24 C-50 -10 -40 4 -48 18 C-52 32 -42 42 -30 42 L30 42 C42 42 52 32 48 18 C40 4 50 -10 34 -24 Z"))
	f.bareHead()
	f.eyes(0)
	f.brows(1, 1)
	f.mouth(2)
	f.part(mid, path("M-35 4 C-40 -30 -24 -42 0 -42 C24 -42 40 -30 35 4 C32 -12 22 -20 8 -24 C2 -14 -22 -18 -35 4 Z"))
	f.part(f.accent, path("M-34 -26 L-46 -62 L-20 -46 L0 -70 L20 -46 L46 -62 L34 -26 C16 -34 -16 -34 -34 -26 Z"))
	f.put(paper, circle(0, -44, 4.4), circle(-24, -39, 3.6), circle(24, -39, 3.6))
}

func drawRosalind(f *figure) {
	f.torso(f.accent, f.accent)
	f.put(paper, path("M-24 46 C-14 64 14 64 24 46 L10 44 H-10 Z"))
	f.part(ink, path("M-36 -20 C-44 0 -40 24 -36 34 L36 34 C40 24 44 0 36 -20 Z"))
	braid := join(ellipse(-40, 34, 9, 11), ellipse(-42, 52, 8, 11), path("M-48 60 H-35 L-42 74 Z"))
	f.part(ink, braid)
	f.mid(pen(3.6, "M-46 30 L-34 40 M-48 48 L-36 58"))
	f.bareHead()
	f.eyes(0)
	f.brows(2, 0)
	f.mouth(1)
	f.part(ink, path("M-35 -2 C-38 -34 -24 -44 0 -44 C24 -44 38 -34 35 -2 C28 -16 14 -24 0 -30 C-14 -24 -28 -16 -35 -2 Z"))
	f.part(f.accent, path("M-36 -24 L-42 -66 H-26 V-54 H-17 V-66 H-7 V-54 H7 V-66 H17 V-54 H26 V-66 H42 L36 -24 C16 -32 -16 -32 -36 -24 Z"))
	f.ink(pen(4, "M-36 -38 C-14 -45 14 -45 36 -38"), box(-4, -40, 8, 10))
	ring1 := ring(46, 28, 15, 5)
	f.part(paper, ring1)
	f.part(paper, path("M36 40 H44 V72 H28 V64 H36 V58 H30 V51 H36 Z"))
	f.part(mid, path("M50 40 H58 V50 H66 V57 H58 V64 H68 V72 H50 Z"))
}
