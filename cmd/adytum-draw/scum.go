package main

// The Scum: caps, kerchiefs and short blades in rust.
var scumUnits = map[string]func(*figure){
	"cutpurse":       drawCutpurse,
	"ruffian":        drawRuffian,
	"smuggler":       drawSmuggler,
	"rebel":          drawRebel,
	"bandit":         drawBandit,
	"poacher":        drawPoacher,
	"fortune_teller": drawFortuneTeller,
	"assassin":       drawAssassin,
	"ogre":           drawOgre,
	"gang_boss":      drawGangBoss,
}

var scumNobles = map[string]func(*figure){
	"robert": drawRobert,
	"magpie": drawMagpie,
	"jory":   drawJory,
}

func drawCutpurse(f *figure) {
	f.torso(mid, mid)
	f.put(f.accent, path("M-30 47 L0 58 L30 47 L20 66 L0 60 L-20 66 Z"))
	f.part(ink, path("M-36 -10 C-40 10 -36 20 -30 24 L30 24 C36 20 40 10 36 -10 Z"))
	f.bareHead()
	f.eyes(3)
	f.brows(0, 3)
	f.ink(path("M-10 24 C0 30 8 28 14 20 C14 34 -4 38 -10 24 Z"))
	f.part(f.accent, path("M-50 -24 C-60 -52 -30 -66 4 -62 C40 -60 54 -40 44 -24 C20 -34 -20 -34 -50 -24 Z"))
	f.ink(pen(4, "M4 -60 C-6 -50 -10 -42 -10 -34 M4 -60 C18 -54 24 -44 26 -34"))
	f.part(mid, path("M-56 -12 C-46 -30 -10 -36 20 -28 C0 -26 -20 -22 -30 -14 C-38 -8 -50 -8 -56 -12 Z"))
	f.dagger(-46, 68, -14, 1)
	f.rod(ink, 1.6, "M44 6 L46 26")
	f.part(f.accent, path("M34 28 H58 L54 38 C70 46 72 66 60 74 H32 C20 66 22 46 38 38 Z"))
	f.ink(circle(46, 57, 9))
	f.paper(circle(46, 57, 5))
}

func drawRuffian(f *figure) {
	f.rod(mid, 9, "M34 60 L58 -20")
	f.part(mid, path("M46 -10 L40 -48 C46 -66 70 -66 72 -46 L62 -4 Z"))
	f.ink(path("M42 -40 L34 -46 L42 -50 Z"), path("M45 -24 L37 -28 L44 -34 Z"))
	f.paper(path("M48 -18 L46 -46 C48 -56 54 -58 58 -57 C54 -48 54 -30 55 -14 Z"))
	f.ink(circle(62, -40, 4), circle(60, -22, 4))
	f.part(paper, path("M-26 20 C-60 30 -72 48 -72 74 C-40 75 40 75 72 74 C72 48 60 30 26 20 Z"))
	f.mid(path("M10 24 H26 C60 30 72 48 72 74 H20 Z"))
	f.put(f.accent, path("M-50 44 C-40 74 40 74 50 44 L64 56 L60 74 H-60 L-64 56 Z"))
	f.part(paper, ellipse(-33, 0, 7, 10), path("M-33 -8 C-34 -34 -20 -46 0 -46 C20 -46 34 -34 33 -8 C36 20 30 40 0 42 C-30 40 -36 20 -33 -8 Z"), ellipse(33, 0, 7, 10))
	f.mid(path("M4 -45.8 C22 -44 34 -34 33 -8 C36 20 30 40 4 41.8 C6 36 3 32 1 24 C1 20 -4 18 -6 15 C1 12 6 2 4 -9 Z"), ellipse(34, 0, 5, 8))
	f.ink(path("M-33 8 C-30 18 -20 14 -12 17 C-6 15 6 15 12 17 C20 14 30 18 33 8 C36 30 26 42 0 42.6 C-26 42 -36 30 -33 8 Z"))
	f.paper(path("M-13 25 C-6 22 6 22 13 25 L11 32 C4 30 -4 30 -11 32 Z"))
	f.ink(pen(4, "M-2 23 V31"))
	f.eyes(0)
	f.brows(-4, 3)
	f.ink(pen(3.6, "M10 -36 L22 -24 M13 -24 L20 -35"))
}

func drawSmuggler(f *figure) {
	f.torso(ink, ink)
	f.part(f.accent, path("M-36 50 C-34 30 34 30 36 50 C20 62 -20 62 -36 50 Z"))
	f.bareHead()
	f.part(f.accent, path("M-33 14 C-14 26 14 26 33 14 C32 36 20 50 0 52 C-20 50 -32 36 -33 14 Z"))
	f.eyes(-4)
	f.brows(1, 1)
	f.part(ink, path("M-68 -34 C-50 -36 -40 -44 -28 -60 C-14 -68 14 -68 28 -60 C40 -44 50 -36 68 -34 C56 -20 34 -14 0 -14 C-34 -14 -56 -20 -68 -34 Z"))
	f.put(mid, pen(4.4, "M-58 -30 C-34 -24 -14 -34 0 -46 C14 -34 34 -24 58 -30"))
	f.part(mid, path("M-4 40 H58 C66 50 66 64 58 74 H-4 C-12 64 -12 50 -4 40 Z"))
	f.paper(path("M-4 40 H58 C60 42 62 46 63 50 H-9 C-8 46 -6 42 -4 40 Z"))
	f.ink(box(6, 40, 5, 34), box(43, 40, 5, 34), circle(27, 58, 5))
}

func drawRebel(f *figure) {
	f.rod(mid, 5, "M52 73 V-10")
	f.rod(paper, 3.6, "M38 -66 V-30 C38 -14 66 -14 66 -30 V-66 M52 -66 V-14")
	f.torso(mid, mid)
	f.put(paper, path("M-18 44 L0 68 L18 44 L8 74 H-8 Z"))
	f.bareHead()
	f.eyes(0)
	f.brows(-3, 3)
	f.ink(path("M-11 22 C-6 19 6 19 11 22 C12 36 -12 36 -11 22 Z"))
	f.paper(path("M-7 24 C-3 22.4 3 22.4 7 24 L6 28 H-6 Z"))
	f.part(ink, path("M-35 6 C-38 -20 -34 -28 -30 -32 L30 -32 C34 -28 38 -20 35 6 C30 -8 26 -16 20 -20 L-20 -20 C-26 -16 -30 -8 -35 6 Z"))
	f.part(f.accent, path("M-38 -14 C-44 -48 -22 -66 6 -66 C34 -66 40 -40 26 -34 C24 -44 16 -44 12 -40 C26 -34 36 -26 38 -14 C18 -24 -18 -24 -38 -14 Z"))
	f.put(paper, circle(-22, -30, 7))
	f.put(ink, circle(-22, -30, 3))
}

func drawBandit(f *figure) {
	f.part(paper, path("M44 60 C64 30 74 -20 56 -68 C52 -20 46 20 30 50 Z"))
	f.mid(path("M44 60 C64 30 74 -20 56 -68 C62 -20 54 30 38 55 Z"))
	f.torso(mid, mid)
	f.part(ink, path("M22 44 L50 60 L44 68 L16 52 Z"))
	f.bareHead()
	f.eyes(0)
	f.brows(-2, 3)
	f.part(f.accent, path("M-33 6 C-16 14 -6 4 0 2 C6 4 16 14 33 6 C34 30 26 44 14 56 L0 70 L-14 56 C-26 44 -34 30 -33 6 Z"))
	f.ink(pen(4, "M-16 24 L-6 40 M16 24 L6 40"))
	f.part(ink, path("M-26 -22 C-28 -52 -14 -60 0 -52 C14 -60 28 -52 26 -22 Z"))
	f.part(ink, path("M-70 -34 C-44 -18 -20 -30 0 -30 C20 -30 44 -18 70 -34 C62 -8 30 -14 0 -14 C-30 -14 -62 -8 -70 -34 Z"))
	f.put(f.accent, path("M-27 -38 C-10 -32 10 -32 27 -38 V-30 C10 -25 -10 -25 -27 -30 Z"))
	f.part(paper, path("M-24 -36 C-50 -40 -60 -56 -56 -71 C-42 -66 -26 -54 -20 -38 Z"))
}

func drawPoacher(f *figure) {
	f.torso(mid, mid)
	f.part(mid, path("M-50 54 C-56 10 -54 -30 -46 -44 L-52 -70 L-26 -56 C-10 -64 10 -64 26 -56 L52 -70 L46 -44 C54 -30 56 10 50 54 L36 44 L30 58 L20 46 H-20 L-30 58 L-36 44 Z"))
	f.paper(path("M-46 -44 L-52 -70 L-26 -56 C-18 -60 -10 -61.6 -2 -62 C-30 -40 -40 0 -38 46 L-50 54 C-56 10 -54 -30 -46 -44 Z"))
	f.ink(path("M-32 -44 C-26 -50 -18 -46 -16 -40 C-24 -36 -30 -38 -32 -44 Z M32 -44 C26 -50 18 -46 16 -40 C24 -36 30 -38 32 -44 Z"))
	f.ink(path("M-29 34 C-36 -2 -28 -24 0 -26 C28 -24 36 -2 29 34 C16 46 -16 46 -29 34 Z"), path("M-8 -32 C-4 -36 4 -36 8 -32 L0 -24 Z"))
	f.framed()
	f.paper(path("M-26 -18 L-20 -18 L-23 -8 Z M-16 -21 L-9 -21 L-12 -12 Z M26 -18 L20 -18 L23 -8 Z M16 -21 L9 -21 L12 -12 Z"))
	f.eyes(-2)
	f.ink(path("M-26 12 C-14 24 14 24 26 12 C24 34 12 44 0 44 C-12 44 -24 34 -26 12 Z"))
	f.rod(mid, 6, "M0 74 V34")
	f.rod(f.accent, 6, "M-64 66 C-54 46 -30 40 0 42 C30 40 54 46 64 66")
	f.rod(paper, 2, "M-62 66 L0 60 L62 66")
	f.part(paper, path("M0 26 L9 42 H-9 Z"))
}

func drawFortuneTeller(f *figure) {
	f.part(ink, path("M-38 -10 C-52 14 -54 40 -46 62 L46 62 C54 40 52 14 38 -10 Z"))
	f.torso(f.accent, f.accent)
	f.bareHead()
	f.eyes(0)
	f.brows(3, 2)
	f.mouth(2)
	f.part(f.accent, path("M-36 2 C-44 -44 -22 -62 0 -62 C22 -62 44 -44 36 2 C30 -12 16 -24 0 -28 C-16 -24 -30 -12 -36 2 Z"))
	f.paper(circle(-26, -22, 4), circle(-15, -32, 4), circle(0, -37, 4), circle(15, -32, 4), circle(26, -22, 4))
	f.part(f.accent, path("M32 -6 C44 -8 58 2 62 18 C52 16 42 10 34 4 Z"))
	f.part(paper, ring(-36, 20, 9, 4.4), ring(36, 20, 9, 4.4))
	f.part(mid, path("M-20 68 H20 L26 75 H-26 Z"))
	f.part(paper, circle(0, 50, 22))
	f.mid(path("M8 29.6 A22 22 0 1 1 -16 65 C2 66 16 50 8 29.6 Z"))
	f.ink(star(-3, 50, 11, 4, 4))
	f.part(paper, path("M-52 72 C-50 58 -40 50 -28 50 C-22 54 -24 60 -28 62 C-30 68 -36 72 -40 74 Z"))
	f.part(mid, path("M52 72 C50 58 40 50 28 50 C22 54 24 60 28 62 C30 68 36 72 40 74 Z"))
}

func drawAssassin(f *figure) {
	f.torso(ink, ink)
	f.part(ink, path("M-48 52 C-58 6 -40 -40 0 -71 C40 -40 58 6 48 52 C26 62 -26 62 -48 52 Z"))
	f.mid(brush(3, 6, "M-40 40 C-46 4 -34 -32 -10 -54"))
	f.paper(path("M-28 -14 C-16 -24 16 -24 28 -14 L24 6 C12 10 -12 10 -24 6 Z"))
	f.mid(path("M2 -21.6 C12 -21 20 -20 28 -14 L24 6 C16 8 10 9 2 9 Z"))
	f.ink(path("M-24 -10 L-6 -3 C-8 6 -22 4 -24 -10 Z M24 -10 L6 -3 C8 6 22 4 24 -10 Z"))
	f.put(f.accent, path("M-26 8 C-12 13 12 13 26 8 C28 24 20 36 0 40 C-20 36 -28 24 -26 8 Z"))
	f.ink(pen(4, "M-20 22 C-8 26 8 26 20 22"))
	f.dagger(56, 66, 8, 1.3)
	f.dagger(-56, 66, -8, 1.3)
	f.fist(57, 58, 0.6, mid, mid)
	f.fist(-57, 58, 0.6, paper, mid)
}

func drawOgre(f *figure) {
	f.rod(mid, 10, "M40 72 L56 -10")
	f.part(mid, path("M46 0 L38 -44 C40 -72 74 -72 73 -42 L66 2 Z"))
	f.paper(path("M48 -4 L44 -44 C46 -58 52 -62 58 -62 C54 -46 54 -22 56 -4 Z"))
	f.ink(path("M40 -34 L30 -38 L40 -44 Z"), path("M44 -12 L34 -16 L42 -22 Z"), circle(64, -36, 4), circle(61, -16, 4))
	f.part(mid, path("M-72 74 C-74 34 -62 4 -40 -8 L40 -8 C60 4 70 34 72 74 Z"))
	f.paper(path("M-72 74 C-74 34 -62 4 -40 -8 H-20 C-42 20 -46 50 -44 74 Z"))
	f.part(ink, path("M-14 -46 C-10 -58 -20 -62 -10 -70 C2 -68 14 -62 8 -46 Z"))
	f.part(mid, path("M-46 -6 L-66 -14 L-52 10 Z"), path("M46 -6 L66 -14 L52 10 Z"))
	f.part(paper, path("M-40 -14 C-36 -44 -20 -52 0 -52 C20 -52 36 -44 40 -14 C52 4 54 30 40 44 C20 58 -20 58 -40 44 C-54 30 -52 4 -40 -14 Z"))
	f.mid(path("M4 -52 C24 -50 36 -44 40 -14 C52 4 54 30 40 44 C30 51 16 54.6 6 54.6 C10 44 8 34 10 26 C0 24 -2 14 4 8 C8 0 6 -20 4 -52 Z"))
	f.ink(circle(-16, -10, 4), circle(16, -10, 4), pen(6, "M-30 -22 C-20 -24 -10 -20 -4 -15 M30 -22 C20 -24 10 -20 4 -15"))
	f.ink(circle(-6, 8, 3), circle(6, 8, 3))
	f.ink(path("M-36 28 C-20 20 20 20 36 28 C30 40 -30 40 -36 28 Z"))
	f.part(paper, path("M-28 32 L-26 8 L-16 30 Z"), path("M28 32 L26 8 L16 30 Z"))
	f.part(f.accent, path("M-60 74 C-56 58 -40 56 0 58 C40 56 56 58 60 74 Z"))
	f.ink(circle(-36, 66, 3.4), circle(-12, 66, 3.4), circle(12, 66, 3.4), circle(36, 66, 3.4))
}

func drawGangBoss(f *figure) {
	f.torso(ink, ink)
	fur := path("M-70 66 L-62 54 L-64 42 L-50 42 L-46 30 L-34 36 L-22 28 L-14 46 L0 62 L14 46 L22 28 L34 36 L46 30 L50 42 L64 42 L62 54 L70 66 L48 70 L20 60 L0 75 L-20 60 L-48 70 Z")
	f.part(mid, fur)
	f.paper(path("M-70 66 L-62 54 L-64 42 L-50 42 L-46 30 L-34 36 L-22 28 L-14 46 L0 62 V75 L-20 60 L-48 70 Z"))
	f.part(f.accent, path("M-34 14 L-58 6 L-47 -8 L-64 -26 L-47 -31 L-52 -56 L-31 -50 L-22 -70 L-6 -56 L10 -71 L20 -54 L43 -63 L42 -43 L62 -36 L48 -20 L57 -2 L34 12 Z"))
	f.bareHead()
	f.eyes(0)
	f.part(f.accent, path("M-36 2 C-40 -30 -24 -44 0 -44 C26 -44 40 -28 35 2 C28 -18 14 -26 -2 -30 C-16 -26 -30 -16 -36 2 Z"))
	f.ink(pen(4, "M-32 -22 L36 4"), path("M4 -12 L26 -5 C28 6 20 12 14 10 C6 8 2 -2 4 -12 Z"))
	f.brows(1, 2)
	f.ink(pen(4.4, "M-10 28 C-2 31 4 30 12 24"))
	f.rod(mid, 5, "M14 26 L40 32")
	f.put(paper, circle(43, 33, 4))
	f.ink(pen(4, "M-24 -50 L-16 -40 M8 -54 L6 -44 M32 -46 L24 -36"))
	f.part(paper, ring(-34, 20, 7, 4))
	f.dagger(52, 72, 12, 1)
}

func drawRobert(f *figure) {
	f.rod(mid, 6, "M48 73 L56 -44")
	f.part(paper, path("M54 -58 C72 -60 76 -30 64 -8 C62 -20 58 -26 50 -28 Z"), path("M47 -54 C36 -52 32 -40 36 -30 L46 -34 Z"))
	f.torso(mid, mid)
	f.part(f.accent, path("M-36 -20 C-54 0 -52 20 -46 34 L46 34 C52 20 54 0 36 -20 Z"))
	f.bareHead()
	f.part(f.accent, path("M-36 -4 C-44 20 -42 36 -34 46 L-38 56 L-24 56 L-20 68 L-8 62 L0 74 L8 62 L20 68 L24 56 L38 56 L34 46 C42 36 44 20 36 -4 C32 10 22 16 12 16 C6 16 3 19 0 19 C-3 19 -6 16 -12 16 C-22 16 -32 10 -36 -4 Z"))
	f.paper(path("M-11 26 C-4 23 4 23 11 26 C8 34 -8 34 -11 26 Z"))
	f.ink(pen(4, "M-12 46 L-6 54 M12 46 L6 54 M-26 36 L-22 42 M26 36 L22 42"))
	f.eyes(0)
	f.brows(1, 3)
	crown := path("M-38 -22 L-44 -56 L-22 -42 L0 -66 L22 -42 L44 -56 L38 -22 C18 -30 -18 -30 -38 -22 Z").turned(-12, 0, 0)
	f.part(mid, crown)
	f.put(ink, pen(4, "M-34 -32 C-14 -39 14 -39 34 -32").turned(-12, 0, 0))
	f.paper(circle(0, -48, 4.4).turned(-12, 0, 0))
}

func drawMagpie(f *figure) {
	f.torso(f.accent, f.accent)
	f.head = f.head.plus(point{-14, 8})
	f.part(f.accent, path("M-42 46 C-50 4 -40 -46 0 -50 C40 -46 50 4 42 46 C22 58 -22 58 -42 46 Z"))
	f.framed()
	f.put(mid, path("M2 -6 C10 4 16 14 10 20 C2 24 -8 20 -8 14 Z"))
	f.eyes(0)
	f.brows(3, -1)
	f.ink(pen(4.2, "M-12 30 C-4 26 4 26 12 30"), pen(3.6, "M-22 8 L-14 12 M22 8 L16 12"))
	f.part(mid, path("M-30 -26 L-34 -54 L-16 -42 L0 -62 L16 -42 L34 -54 L30 -26 C14 -33 -14 -33 -30 -26 Z"))
	f.put(paper, circle(0, -42, 4))
	f.head = f.head.minus(point{-14, 8})
	f.part(ink, path("M24 40 C18 18 26 -4 40 -12 C38 -28 46 -38 56 -36 C64 -36 68 -30 70 -22 L74 -14 L66 -12 C66 4 62 20 54 32 L62 72 L50 66 L42 74 L36 42 Z"))
	f.paper(path("M30 34 C26 18 34 4 44 -2 C50 8 48 22 40 34 Z"))
	f.paper(circle(57, -25, 4))
	f.mid(pen(4, "M54 8 C54 18 50 26 46 32"))
	f.part(paper, polygon(70, -6, 74, 0, 70, 7, 65, 0))
}

func drawJory(f *figure) {
	f.sword(53, 66, 4, 1.05)
	f.part(ink, path("M-72 74 C-72 46 -62 10 -52 -8 C-44 14 -36 36 0 44 C36 36 44 14 52 -8 C62 10 72 46 72 74 Z"))
	f.put(f.accent, path("M-52 8 C-44 30 -30 48 0 54 C30 48 44 30 52 8 C54 24 46 54 0 66 C-46 54 -54 24 -52 8 Z"))
	f.bareHead()
	f.ink(path("M-33 -12 C-14 -14 -4 -8 0 -5 C4 -8 14 -14 33 -12 C34 6 24 12 14 8 C8 6 4 4 0 2 C-4 4 -8 6 -14 8 C-24 12 -34 6 -33 -12 Z"))
	f.paper(circle(-14, -1, 4.4), circle(15, -1, 4.4))
	f.ink(path("M-13 24 C-8 18 -2 20 0 22 C2 20 8 18 13 24 C6 25 4 26 0 25 C-4 26 -6 25 -13 24 Z"), path("M-5 33 H5 L0 46 Z"))
	f.part(ink, path("M-36 4 C-44 -30 -28 -48 0 -48 C28 -48 44 -30 36 4 C32 -10 26 -18 18 -22 C4 -18 -10 -20 -20 -26 C-28 -18 -32 -10 -36 4 Z"))
	f.part(ink, path("M-34 -28 L-40 -68 L-26 -48 L-18 -70 L-8 -50 L0 -72 L8 -50 L18 -70 L26 -48 L40 -68 L34 -28 C16 -36 -16 -36 -34 -28 Z"))
	f.put(f.accent, pen(5, "M-32 -36 C-14 -43 14 -43 32 -36"))
}
