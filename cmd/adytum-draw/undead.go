package main

// The Undead: bare bone, empty eyes and the green of the grave.
var undeadUnits = map[string]func(*figure){
	"zombie":        drawZombie,
	"ghoul":         drawGhoul,
	"grave_robber":  drawGraveRobber,
	"bone_archer":   drawBoneArcher,
	"ghost":         drawGhost,
	"black_scholar": drawBlackScholar,
	"necromancer":   drawNecromancer,
	"abomination":   drawAbomination,
	"banshee":       drawBanshee,
	"bone_dragon":   drawBoneDragon,
}

var undeadNobles = map[string]func(*figure){
	"malgor":  drawMalgor,
	"elvira":  drawElvira,
	"azaroth": drawAzaroth,
}

func drawZombie(f *figure) {
	f.torso(mid, mid)
	f.ink(path("M-30 47 L-20 60 L-24 74 H-14 L-6 58 L2 74 H12 L8 54 L16 44 Z"))
	place := func(s shape) shape { return s.turned(14, 0, 30) }
	f.part(f.accent, place(join(ellipse(-31, 0, 6, 9), path(facePath), ellipse(31, 0, 6, 9))))
	f.put(mid, place(path(facePathShade)))
	f.ink(place(circle(-13, -3, 8)), place(circle(14, -5, 10)))
	f.paper(place(circle(-13, -3, 4)))
	f.ink(place(path("M-16 22 C-6 18 8 18 16 22 C14 38 -12 38 -16 22 Z")))
	f.paper(place(path("M-10 21 H-3 V28 H-10 Z M5 21 H11 V27 H5 Z M-4 34 H3 V29 H-4 Z")))
	f.part(ink, place(path("M-34 -10 C-34 -40 -14 -48 4 -46 L8 -36 L14 -44 C24 -42 32 -32 33 -16 L22 -26 L16 -20 L4 -28 L-8 -20 L-18 -26 Z")))
	f.ink(place(pen(3.6, "M16 8 L28 14 M20 4 L17 14 M26 8 L23 17")))
	f.part(f.accent, path("M-52 74 L-54 44 L-60 24 L-52 22 L-48 34 L-46 16 L-38 16 L-38 34 L-32 20 L-25 23 L-30 40 L-20 34 L-17 41 L-32 56 L-34 74 Z"))
}

func drawGhoul(f *figure) {
	f.part(f.accent, path("M-72 74 C-68 30 -40 6 0 6 C40 6 68 30 72 74 Z"))
	f.put(mid, path("M14 7 C46 10 68 34 72 74 H30 C34 46 30 22 14 7 Z"))
	f.part(f.accent, path("M-28 -18 L-70 -52 C-66 -28 -52 -6 -30 6 Z"), path("M28 -18 L70 -52 C66 -28 52 -6 30 6 Z"))
	f.part(f.accent, path("M-36 -10 C-36 -44 -18 -54 0 -54 C18 -54 36 -44 36 -10 C36 16 26 40 0 42 C-26 40 -36 16 -36 -10 Z"))
	f.put(mid, path("M4 -54 C22 -52 36 -44 36 -10 C36 16 26 40 4 41.8 C14 20 8 10 8 -4 Z"))
	f.ink(path("M-26 -16 L-6 -8 C-6 4 -22 4 -26 -16 Z M26 -16 L6 -8 C6 4 22 4 26 -16 Z"), path("M-5 4 L0 10 L5 4 Z"))
	f.paper(circle(-15, -6, 3.4), circle(15, -6, 3.4))
	f.ink(path("M-30 10 C-12 18 12 18 30 10 C28 34 14 40 0 40 C-14 40 -28 34 -30 10 Z"))
	f.paper(path("M-26 14 L-16 17 L-20 28 Z M-12 18 L-3 18.6 L-7 28 Z M12 18 L3 18.6 L7 28 Z M26 14 L16 17 L20 28 Z M-14 37 L-10 29 L-5 38.6 Z M14 37 L10 29 L5 38.6 Z"))
	claw := path("M-62 74 C-64 60 -58 48 -44 48 C-28 48 -20 58 -22 74 L-27 62 L-33 75 L-38 62 L-46 75 L-49 62 Z")
	f.part(paper, claw)
	f.part(mid, claw.flipped(0))
}

func drawGraveRobber(f *figure) {
	f.rod(mid, 5, "M46 73 L54 -16")
	f.part(paper, path("M42 -18 L46 -52 C52 -66 66 -64 70 -50 L66 -14 C58 -10 50 -12 42 -18 Z"))
	f.mid(path("M58 -12.5 L60 -60 C66 -60 68 -56 70 -50 L66 -14 Z"))
	f.torso(ink, ink)
	f.part(mid, path("M-40 52 C-36 38 36 38 40 52 C20 62 -20 62 -40 52 Z"))
	f.bareHead()
	f.eyes(4)
	f.brows(2, -1)
	f.beard(ink, 48)
	f.paper(path("M-12 24 H12 L10 31 H-10 Z"))
	f.ink(box(-5, 23, 4, 9), box(4, 23, 4, 9))
	hat := func(s shape) shape { return s.turned(-8, 0, -20) }
	f.part(ink, hat(path("M-27 -24 L-24 -50 L-30 -70 C-12 -66 14 -66 30 -70 L24 -50 L27 -24 Z")))
	f.put(f.accent, hat(path("M-26 -38 C-10 -34 10 -34 26 -38 L27 -27 H-27 Z")))
	f.part(ink, hat(path("M-46 -16 C-40 -28 40 -28 46 -16 C24 -22 -24 -22 -46 -16 Z")))
	f.rod(ink, 2, "M-50 32 C-58 24 -42 24 -50 32")
	f.part(f.accent, path("M-62 38 H-38 L-34 70 H-66 Z"))
	f.paper(path("M-50 46 C-44 54 -44 60 -50 64 C-56 60 -56 54 -50 46 Z"))
	f.part(ink, box(-64, 34, 28, 4), box(-66, 70, 32, 4))
}

func drawBoneArcher(f *figure) {
	f.rod(mid, 4, "M24 30 L40 -52 M34 30 L56 -42")
	f.part(f.accent, path("M34 -48 L38 -68 L50 -64 L46 -46 Z"), path("M50 -38 L60 -58 L70 -50 L60 -32 Z"))
	f.part(ink, path("M-40 74 C-36 56 -24 50 -14 46 L14 46 C30 50 50 56 56 74 Z"))
	f.paper(pen(5, "M-4 50 V74 M-26 62 C-14 56 6 56 18 62 M-22 73 C-12 68 6 68 16 73"))
	f.skull()
	f.put(f.accent, circle(-15, -2, 4), circle(15, -2, 4))
	f.part(f.accent, path("M-36 -14 C-38 -44 -20 -58 0 -58 C20 -58 38 -44 36 -14 C24 -28 -24 -28 -36 -14 Z"))
	f.ink(pen(4, "M-33 -28 C-16 -38 16 -38 33 -28"))
	f.rod(paper, 6, "M-34 -70 C-44 -50 -70 -30 -68 4 C-68 36 -46 52 -34 73")
	f.rod(mid, 3.6, "M-34 -66 L-14 28 L-34 70")
	f.rod(mid, 4, "M-66 28 H-10")
	f.part(paper, path("M-73 28 L-60 20 V36 Z"))
}

func drawGhost(f *figure) {
	f.part(paper, path("M-38 -20 C-38 -56 -20 -70 2 -70 C26 -70 42 -54 42 -20 C44 10 54 26 70 34 C60 42 52 42 46 40 C54 58 40 70 22 64 C14 76 -8 74 -14 62 C-30 72 -48 66 -46 50 C-58 56 -68 52 -72 44 C-50 36 -38 10 -38 -20 Z"))
	f.put(f.accent, path("M12 -69 C30 -66 42 -52 42 -20 C44 10 54 26 70 34 C60 42 52 42 46 40 C54 58 40 70 22 64 C18 70 10 72 2 71 C24 40 36 -30 12 -69 Z"))
	f.ink(ellipse(-14, -24, 8, 12), ellipse(16, -24, 8, 12), ellipse(1, 6, 8, 14))
	for _, at := range []point{{-38, 18}, {-21, 30}, {0, 35}, {21, 30}, {38, 18}} {
		f.ink(circle(at.x, at.y, 11.6))
		f.mid(ring(at.x, at.y, 6, 5))
	}
}

func drawBlackScholar(f *figure) {
	f.torso(ink, ink)
	f.part(ink, path("M-34 -18 C-46 10 -44 34 -38 46 L38 46 C44 34 46 10 34 -18 Z"))
	f.bareHead()
	f.put(f.accent, path("M-26 6 C-22 14 -18 20 -12 24 L-16 10 Z M26 6 C22 14 18 20 12 24 L16 10 Z"))
	f.eyes(0)
	f.brows(-3, 3)
	f.mouth(-2)
	f.ink(path("M-8 33 H8 L0 58 Z"))
	f.part(ink, path("M-36 -12 C-38 -48 -20 -56 0 -56 C20 -56 38 -48 36 -12 C24 -24 12 -22 0 -10 C-12 -22 -24 -24 -36 -12 Z"))
	f.put(f.accent, circle(0, -36, 7))
	f.part(f.accent, roundBox(-42, 38, 58, 37, 3))
	f.put(ink, box(-34, 38, 5, 37), ring(-6, 56, 11, 4), ellipse(-6, 56, 3.6, 7))
	f.put(paper, box(-42, 70, 58, 4))
	f.part(paper, path("M28 46 C28 32 36 26 48 26 C60 26 68 32 68 46 C68 54 64 58 60 60 V70 H36 V60 C32 58 28 54 28 46 Z"))
	f.ink(circle(41, 46, 5.4), circle(55, 46, 5.4), pen(3.6, "M44 62 V70 M52 62 V70"))
	f.rod(paper, 6, "M48 24 V14")
	f.flame(48, 0, 0.6)
}

func drawNecromancer(f *figure) {
	f.rod(mid, 5, "M54 73 V-20")
	f.part(paper, path("M36 -42 C36 -58 44 -64 54 -64 C64 -64 72 -58 72 -42 C72 -34 68 -30 64 -28 V-18 H44 V-28 C40 -30 36 -34 36 -42 Z"))
	f.ink(circle(47, -42, 5), circle(61, -42, 5), pen(3.6, "M50 -26 V-18 M58 -26 V-18"))
	f.torso(f.accent, f.accent)
	f.part(ink, path("M-56 66 L-44 44 L-16 52 L0 66 L16 52 L44 44 L56 66 L30 74 H-30 Z"))
	f.part(f.accent, path("M-42 46 C-54 6 -38 -44 -6 -71 C38 -50 54 6 42 46 C22 56 -22 56 -42 46 Z"))
	f.ink(path("M-30 38 C-38 -6 -26 -42 0 -46 C26 -42 38 -6 30 38 C16 50 -16 50 -30 38 Z"))
	f.glow(paper, 0)
	f.put(f.accent, path("M-14 24 C-6 20 6 20 14 24 L0 50 Z"))
	f.part(paper, path("M-60 74 L-62 56 L-66 38 L-60 37 L-56 48 L-54 30 L-47 31 L-47 48 L-42 34 L-35 37 L-40 54 L-32 50 L-30 56 L-42 66 L-44 74 Z"))
}

func drawAbomination(f *figure) {
	f.part(f.accent, path("M-72 74 C-74 30 -60 4 -34 -4 L34 -4 C60 4 74 30 72 74 Z"))
	f.put(mid, path("M16 -4 H34 C60 4 74 30 72 74 H26 C36 46 34 18 16 -4 Z"))
	f.part(paper, path("M-2 -36 C-2 -56 10 -66 24 -66 C40 -66 50 -54 48 -36 C50 -16 42 -2 24 -2 C8 -2 -2 -16 -2 -36 Z"))
	f.mid(path("M28 -66 C42 -64 50 -54 48 -36 C50 -16 42 -2 26 -2 C36 -20 36 -48 28 -66 Z"))
	f.ink(circle(14, -38, 5), circle(34, -38, 7), path("M10 -20 C20 -24 30 -24 40 -20 C36 -8 14 -8 10 -20 Z"))
	f.part(f.accent, path("M-56 -14 C-58 -44 -44 -60 -24 -60 C-4 -60 10 -44 8 -14 C6 14 -6 28 -24 28 C-42 28 -54 14 -56 -14 Z"))
	f.put(mid, path("M-18 -60 C-2 -58 10 -44 8 -14 C6 14 -6 28 -20 28 C-6 0 -6 -36 -18 -60 Z"))
	f.ink(circle(-38, -14, 8), circle(-12, -16, 5))
	f.paper(circle(-38, -14, 4))
	f.ink(path("M-46 4 C-32 -2 -14 -2 -2 4 C-4 20 -42 20 -46 4 Z"))
	f.paper(path("M-40 2 L-32 0 L-35 10 Z M-14 0 L-6 2 L-11 11 Z M-28 15 L-24 7 L-19 15 Z"))
	f.ink(pen(3.6, "M-40 -50 L-20 -36 M-38 -40 L-30 -50 M-30 -34 L-22 -44"))
	f.ink(pen(4, "M-30 42 H34 M-22 36 V48 M-8 36 V48 M6 36 V48 M20 36 V48"))
	f.rod(paper, 7, "M56 44 V56 C56 76 34 76 36 60")
	f.part(mid, roundBox(46, 30, 20, 12, 3))
	f.fist(-54, 60, 0.95, f.accent, f.accent)
}

func drawBanshee(f *figure) {
	f.part(f.accent, path("M-34 20 C-56 -34 -20 -66 18 -58 C36 -56 54 -60 66 -71 C68 -54 60 -44 50 -38 C60 -36 68 -38 73 -42 C73 -26 64 -18 54 -16 C62 -10 68 -10 73 -12 C72 4 64 12 52 12 C58 20 64 24 70 24 C64 38 54 42 44 38 C46 46 50 52 56 56 C40 66 22 60 14 44 Z"))
	f.ink(pen(4, "M10 -46 C26 -42 44 -44 56 -54 M32 -24 C42 -22 52 -22 62 -28 M34 0 C44 2 52 2 62 -2 M32 22 C40 26 48 28 56 28"))
	f.part(paper, path("M-40 74 C-36 58 -24 50 -14 44 L14 44 C24 50 36 58 40 74 Z"))
	f.part(paper, path("M-29 -10 C-29 -34 -18 -44 0 -44 C18 -44 29 -34 29 -10 C29 16 24 44 10 56 C4 60 -4 60 -10 56 C-24 44 -29 16 -29 -10 Z"))
	f.mid(path("M4 -44 C20 -42 29 -34 29 -10 C29 16 24 44 10 56 C8 58 5 59 2 59 C14 30 12 -20 4 -44 Z"))
	f.ink(path("M-24 -14 C-18 -18 -8 -12 -5 -4 C-8 6 -22 6 -24 -14 Z M24 -14 C18 -18 8 -12 5 -4 C8 6 22 6 24 -14 Z"))
	f.ink(ellipse(0, 32, 12, 18))
	f.put(f.accent, ellipse(0, 40, 6, 8))
	f.part(f.accent, path("M-31 2 C-36 -38 -20 -50 4 -50 C24 -50 34 -38 32 -10 C22 -14 10 -22 2 -34 C-12 -28 -26 -18 -31 2 Z"))
	f.part(paper, path("M-66 74 L-64 54 L-58 66 L-54 48 L-49 64 L-42 52 L-42 68 L-34 64 L-40 75 Z"))
}

func drawBoneDragon(f *figure) {
	wing := path("M20 10 C20 -30 40 -60 66 -70 C64 -56 68 -44 73 -36 C66 -32 64 -22 66 -14 C58 -12 54 -4 54 6 C44 2 32 4 20 10 Z")
	f.part(f.accent, wing)
	f.ink(pen(3.6, "M24 6 C30 -26 44 -52 64 -66 M28 4 C40 -16 54 -28 70 -35 M30 5 C42 -6 54 -12 64 -14"))
	neck := "M50 58 C56 36 40 14 12 4"
	f.rod(paper, 16, neck)
	f.ink(pen(3.6, "M43 56 L60 52 M43 44 L58 34 M34 30 L44 18 M22 22 L30 10"))
	f.part(paper, path("M10 -26 L34 -58 L28 -20 Z"), path("M-12 -30 L2 -66 L12 -26 Z"))
	f.part(paper, path("M36 -4 C34 -24 18 -34 -4 -34 C-24 -30 -48 -16 -70 0 C-74 8 -70 16 -62 16 L-24 14 L-10 22 C10 26 34 20 36 -4 Z"))
	f.mid(path("M36 -4 C35 -14 30 -22 22 -28 C24 -10 8 4 -24 8 L-68 12 C-66 15 -64 16 -62 16 L-24 14 L-10 22 C10 26 34 20 36 -4 Z"))
	f.part(mid, path("M-62 40 C-40 30 -16 34 14 20 C14 36 0 48 -22 48 C-38 50 -54 50 -62 40 Z"))
	f.ink(path("M-16 -14 C-6 -24 10 -22 12 -12 C8 -2 -8 0 -16 -14 Z"), ellipse(-58, 2, 4, 3.4))
	f.put(f.accent, circle(0, -12, 4.4))
	f.part(paper, path("M-60 16 L-50 16 L-55 30 Z"), path("M-42 15 L-32 15 L-37 28 Z"), path("M-24 15 L-14 18 L-20 28 Z"))
}

func drawMalgor(f *figure) {
	f.torso(ink, ink)
	f.part(f.accent, path("M-60 60 L-48 30 L-24 46 L0 60 L24 46 L48 30 L60 60 L34 74 H-34 Z"))
	horn := path("M-24 -32 C-52 -32 -66 -46 -62 -70 C-54 -54 -40 -50 -18 -50 Z")
	f.part(paper, horn)
	f.part(mid, horn.flipped(0))
	f.bareHead()
	f.ink(path("M-26 -10 C-18 -16 -8 -12 -4 -2 C-10 6 -24 6 -26 -10 Z M26 -10 C18 -16 8 -12 4 -2 C10 6 24 6 26 -10 Z"))
	f.put(f.accent, circle(-14, -3, 3.6), circle(14, -3, 3.6))
	f.beard(ink, 74)
	f.put(mid, pen(4, "M-8 36 L-6 58 M8 36 L6 58"))
	f.mouth(0)
	f.part(f.accent, path("M-36 -14 L-40 -46 L-20 -38 L0 -62 L20 -38 L40 -46 L36 -14 C20 -26 8 -24 0 -14 C-8 -24 -20 -26 -36 -14 Z"))
	f.put(paper, polygon(0, -46, 6, -38, 0, -30, -6, -38))
	f.part(paper, path("M36 74 L30 58 C26 52 32 48 38 52 L44 56 H58 L64 52 C70 48 76 54 70 60 L64 74 Z"))
	f.flame(50, 36, 0.95)
}

func drawElvira(f *figure) {
	f.part(ink, path("M-72 74 C-70 40 -66 -4 -58 -22 C-44 -4 -34 24 0 34 C34 24 44 -4 58 -22 C66 -4 70 40 72 74 Z"))
	f.put(f.accent, path("M-56 -4 C-44 16 -30 36 0 44 C30 36 44 16 56 -4 C60 24 50 56 0 72 C-50 56 -60 24 -56 -4 Z"))
	f.put(paper, path("M-20 42 C-10 48 10 48 20 42 L0 72 Z"))
	f.part(ink, path("M-36 -10 C-46 10 -42 30 -34 40 L34 40 C42 30 46 10 36 -10 Z"))
	f.bareHead()
	f.eyes(0)
	f.brows(3, -2)
	f.ink(path("M-13 23 C-5 20 5 20 13 23 C9 36 -9 36 -13 23 Z"))
	f.paper(path("M-8 25 L-3 25 L-5.5 31 Z M8 25 L3 25 L5.5 31 Z"))
	f.part(ink, path("M-36 6 C-44 -34 -26 -50 0 -50 C26 -50 44 -34 36 6 C34 -14 20 -28 4 -30 L0 -20 L-4 -30 C-20 -28 -34 -14 -36 6 Z"))
	f.part(f.accent, path("M-32 -36 L-36 -56 L-20 -48 L-10 -62 L0 -50 L10 -62 L20 -48 L36 -56 L32 -36 C14 -44 -14 -44 -32 -36 Z"))
	f.part(paper, path("M34 26 H66 C66 44 58 50 53 51 V64 L62 74 H38 L47 64 V51 C42 50 34 44 34 26 Z"))
	f.put(f.accent, path("M38 30 H62 C61 36 58 40 54 42 H46 C42 40 39 36 38 30 Z"))
}

func drawAzaroth(f *figure) {
	f.part(f.accent, path("M-72 74 C-70 56 -62 40 -48 34 L-30 52 H30 L48 34 C62 40 70 56 72 74 Z"))
	f.part(ink, path("M-44 54 C-56 14 -44 -36 0 -46 C44 -36 56 14 44 54 C24 66 -24 66 -44 54 Z"))
	f.skull()
	f.put(f.accent, circle(-15, -2, 5), circle(15, -2, 5))
	f.part(f.accent, path("M-38 -18 L-48 -60 L-28 -42 L-16 -70 L0 -44 L16 -70 L28 -42 L48 -60 L38 -18 C18 -28 -18 -28 -38 -18 Z"))
	f.ink(pen(4, "M-37 -28 C-16 -37 16 -37 37 -28"))
	f.put(paper, polygon(0, -42, 6, -34, 0, -25, -6, -34))
	f.rod(mid, 5, "M-56 74 V-30")
	f.part(f.accent, polygon(-56, -66, -44, -46, -56, -26, -68, -46))
	f.paper(polygon(-56, -62, -54, -46, -56, -30, -65, -46))
	f.part(paper, path("M-64 44 C-60 38 -50 38 -46 44 V60 H-64 Z"))
	f.ink(pen(3.6, "M-62 49 H-48 M-62 55 H-48"))
}
