package main

import "math"

func drawAuthor(s *stage) {
	b := s.person()
	b.ink(ellipse(0, -50, 17, 15), path("M-40 10 C-46 -30 -30 -52 0 -52 C30 -52 46 -30 40 10 C36 22 32 26 26 28 L-26 28 C-32 26 -36 22 -40 10 Z"))
	b.shoulders(ink)
	b.paper(path("M-26 50 L0 74 L-12 92 L-38 56 Z"))
	b.mid(path("M26 50 L0 74 L12 92 L38 56 Z"))
	b.face()
	b.ink(path("M0 -45 C-20 -45 -33 -32 -34 -8 C-24 -14 -10 -22 0 -34 C10 -22 24 -14 34 -8 C33 -32 20 -45 0 -45 Z"))
	b.mid(brush(2, 4.4, "M-8 -57 C-4 -61 2 -62 7 -60"))
	b.ink(ring(-14, -2, 11, 4.2), ring(14, -2, 11, 4.2), pen(4.2, "M-4 -3 H4"))
	b.ink(circle(-13, -2, 3.6), circle(15, -2, 3.6))
	b.mouth(1.5)
	quill(b)
}

// quill is the Author's feather, its point on her page.
func quill(b *bust) {
	feather := path("M34 84 C30 44 36 0 60 -38 C78 -14 74 40 46 70 Z")
	b.ink(grown(feather, 4), pen(5, "M38 80 L28 100"))
	b.paper(feather)
	b.mid(path("M34 84 C44 50 52 4 60 -38 C78 -14 74 40 46 70 Z"))
	b.ink(brush(5, 3, "M32 92 C42 50 50 10 58 -30"), brush(3, 3.4, "M56 14 L74 4"), brush(3, 3.4, "M48 44 L66 40"))
}

func drawPainter(s *stage) {
	b := s.person()
	b.ink(path("M-36 -8 C-38 18 -34 26 -27 30 L27 30 C34 26 38 18 36 -8 Z"))
	b.shoulders(ink)
	b.paper(path("M-20 50 C-12 66 12 66 20 50 L12 74 L-12 74 Z"))
	b.face()
	b.ink(path("M-33 -2 L-30 -28 L30 -28 L33 -2 L27 -14 L-24 -16 Z"))
	b.ink(path("M-46 -20 C-60 -48 -20 -66 14 -62 C44 -58 52 -36 40 -24 C20 -32 -14 -32 -46 -20 Z"), pen(6, "M6 -60 L12 -70"))
	b.mid(brush(3, 5, "M-40 -34 C-34 -46 -20 -53 -4 -54"))
	b.eyes(1)
	b.brows(-2, 3)
	b.ink(path("M0 21 C-6 16 -16 18 -24 28 C-16 28 -8 28 0 25 C8 28 16 28 24 28 C16 18 6 16 0 21 Z"))
	b.ink(path("M-5 34 L5 34 L0 50 Z"))
	palette := path("M-78 76 C-80 50 -50 40 -30 50 C-10 60 -14 78 -22 82 C-30 86 -30 92 -24 98 C-34 104 -76 104 -78 76 Z")
	b.ink(grown(palette, 4))
	b.paper(palette)
	b.ink(circle(-62, 74, 6), circle(-58, 90, 5.4))
	b.tint(circle(-46, 60, 6.6))
	b.mid(circle(-30, 66, 6))
	b.ink(pen(6, "M34 96 L60 26"), path("M54 22 C56 10 64 4 72 -2 C74 10 72 20 67 27 Z"))
	b.paper(pen(5, "M57 33 L60 25"))
}

func drawSavage(s *stage) {
	b := s.person()
	b.head.y = 154
	b.ink(path("M-44 40 C-52 -10 -36 -44 0 -44 C36 -44 52 -10 44 40 C40 60 -40 60 -44 40 Z"))
	b.shoulders(mid)
	b.ink(path("M-76 102 C-76 78 -66 68 -50 61 L-42 102 Z M76 102 C76 78 66 68 50 61 L42 102 Z"))
	b.ink(pen(5, "M-34 57 C-22 70 22 70 34 57"), path("M-6 67 L6 67 L0 84 Z M-24 64 L-13 67 L-21 80 Z M24 64 L13 67 L21 80 Z"))
	antler := func(wider float64) shape {
		return join(brush(10+wider, 5+wider, "M-16 -34 C-26 -48 -50 -42 -48 -66"),
			brush(6+wider, 5+wider, "M-36 -48 C-34 -56 -32 -62 -26 -68"),
			brush(6+wider, 5+wider, "M-46 -54 C-54 -50 -60 -46 -64 -38"))
	}
	b.ink(antler(8), antler(8).flipped(0))
	b.paper(antler(0))
	b.mid(antler(0).flipped(0))
	mask := path("M-34 -34 C-20 -46 20 -46 34 -34 C38 -8 34 20 22 38 C12 52 -12 52 -22 38 C-34 20 -38 -8 -34 -34 Z")
	b.ink(grown(mask, 4.5))
	b.paper(mask)
	b.mid(path("M2 -43 C14 -43 26 -40 34 -34 C38 -8 34 20 22 38 C16 46 9 48.5 2 49 Z"))
	b.ink(path("M-28 -14 C-20 -18 -12 -14 -7 -4 C-16 0 -25 -2 -28 -14 Z M28 -14 C20 -18 12 -14 7 -4 C16 0 25 -2 28 -14 Z"))
	b.ink(path("M-5 -28 H5 L7 14 L0 19 L-7 14 Z"))
	b.tint(pen(5, "M-26 6 L-15 12 M-24 17 L-14 22 M26 6 L15 12 M24 17 L14 22"))
	b.ink(path("M-15 29 C-8 26 8 26 15 29 C14 41 -14 41 -15 29 Z"))
	b.paper(path("M-9 28 H-3 L-6 34 Z M3 28 H9 L6 34 Z"))
}

func drawSailor(s *stage) {
	b := s.person()
	b.shoulders(paper)
	b.ink(path("M-62 68 L-56 65 L-50 102 L-58 102 Z"))
	b.ink(pen(6, "M-74 84 C-40 72 40 72 74 84 M-76 98 C-40 86 40 86 76 98"))
	b.face()
	beard := path("M-36 -6 C-38 24 -30 52 0 60 C30 52 38 24 36 -6 C30 4 28 16 18 17 C10 14 6 18 0 18 C-6 18 -10 14 -18 17 C-28 16 -30 4 -36 -6 Z")
	b.ink(beard)
	b.paper(path("M-9 28 C-4 31 4 31 9 28 C6 34 -6 34 -9 28 Z"))
	b.mid(brush(2, 4.4, "M-28 20 C-26 34 -18 44 -10 50"))
	b.eyes(0)
	b.brows(0, 2)
	b.ink(path("M34 -28 C46 -22 50 -8 50 6 L38 0 C38 -10 36 -20 30 -24 Z"))
	b.ink(path("M-54 -40 C-44 -74 44 -74 54 -40 C46 -34 40 -30 35 -28 L35 -17 C14 -24 -14 -24 -35 -17 L-35 -28 C-40 -30 -46 -34 -54 -40 Z"))
	b.paper(path("M-48 -42 C-36 -68 36 -68 48 -42 C30 -33 -30 -33 -48 -42 Z"))
	b.mid(path("M8 -61.5 C28 -60 42 -54 48 -42 C36 -37 22 -35.5 8 -35.3 C16 -44 16 -54 8 -61.5 Z"))
	rope(b, 50, 70)
}

// rope is a coil of two turns.
func rope(b *bust, x, y float64) {
	turns := join(ring(x, y, 22, 9), ring(x, y, 9.5, 8))
	b.ink(circle(x, y, 31))
	b.mid(turns, pen(9, "M22 0 C24 14 20 24 10 34").at(x, y))
	for i := range 10 {
		b.ink(pen(4.2, "M17.5 -3 L27 4").turned(float64(i)*36+8, 0, 0).at(x, y))
	}
	for i := range 5 {
		b.ink(pen(4.2, "M5.5 -2 L13 3").turned(float64(i)*72, 0, 0).at(x, y))
	}
}

func drawSoldier(s *stage) {
	b := s.person()
	b.ink(path("M-8 -40 C-30 -60 -20 -82 10 -80 C44 -78 62 -50 58 8 C56 30 50 44 44 54 L28 20 L26 -30 Z"))
	b.mid(brush(4, 6, "M4 -70 C28 -70 44 -50 48 -16"), brush(4, 6, "M18 -56 C32 -50 38 -30 40 -6"))
	b.shoulders(ink)
	b.mid(pen(5, "M-62 84 C-40 72 -20 68 -8 68 M62 84 C40 72 20 68 8 68 M-70 98 C-46 84 -20 82 -8 82 M70 98 C46 84 20 82 8 82"))
	helm := path("M-36 4 C-38 -34 -22 -50 0 -50 C22 -50 38 -34 36 4 C36 24 30 44 24 62 L6 50 L-6 50 L-24 62 C-30 44 -36 24 -36 4 Z")
	b.ink(grown(helm, 4.5))
	b.paper(helm)
	b.mid(path("M4 -50 C24 -49 38 -34 36 4 C36 24 30 44 24 62 L6 50 L4 50 Z"))
	b.ink(path("M-30 -6 C-20 -14 -10 -12 -5 -4 L-4 18 H4 L5 -4 C10 -12 20 -14 30 -6 C28 6 18 10 9 8 L9 50 H-9 L-9 8 C-18 10 -28 6 -30 -6 Z"))
	b.paper(circle(-16, -1, 3.8))
	b.mid(circle(16, -1, 3.8))
	b.ink(brush(5, 3, "M0 -50 V-18"))
}

func drawLunatic(s *stage) {
	b := s.person()
	hair := star(0, -6, 70, 42, 13)
	b.ink(hair)
	b.shoulders(ink)
	b.paper(path("M-30 52 L-20 74 L-8 58 L0 78 L8 58 L20 74 L30 52 L0 44 Z"))
	b.paper(circle(0, 0, 43))
	b.ink(path("M6 -44 A44 44 0 0 1 6 44 C-10 30 -2 20 -12 12 C0 4 0 -20 6 -44 Z"))
	b.ink(ring(-18, -8, 9, 4.4), circle(-17, -7, 3.6))
	b.paper(ring(20, -8, 8, 4.4))
	b.ink(pen(4.6, "M-30 -26 C-24 -33 -14 -33 -9 -28"))
	b.ink(pen(4.6, "M-28 16 C-22 28 -12 32 -3 30"))
	b.paper(pen(4.6, "M4 30 C16 30 24 24 28 14"))
	b.paper(star(62, 34, 13, 5, 4))
}

func drawPenitent(s *stage) {
	b := s.person()
	b.shoulders(ink)
	b.ink(path("M-50 70 C-54 10 -44 -44 -6 -78 C40 -50 54 10 50 70 Z"))
	b.mid(brush(3, 6, "M-40 44 C-42 4 -34 -34 -12 -58"))
	b.face()
	b.ink(path("M-36 30 C-40 -20 -30 -46 0 -46 C30 -46 40 -20 36 30 L30 40 C32 10 30 -18 0 -30 C-30 -18 -32 10 -30 40 Z"))
	b.shutEyes()
	b.ink(pen(4.2, "M-20 -14 C-15 -16 -11 -18 -8 -20 M21 -14 C16 -16 12 -18 9 -20"))
	b.mouth(-2)
	b.paper(pen(4.4, "M-34 50 C-26 76 -14 86 -2 92"))
	candle(b, 50)
}

// candle stands at x beside the head, lit.
func candle(b *bust, x float64) {
	flame := path("M0 -28 C12 -10 13 2 0 6 C-13 2 -12 -10 0 -28 Z").at(x, 6)
	b.ink(grown(flame, 4.5), roundBox(x-15, 20, 30, 84, 5))
	b.paper(flame, box(x-10.5, 25, 21, 80))
	b.mid(box(x+1, 25, 9.5, 80))
	b.tint(path("M0 -10 C6 -2 6 2 0 4 C-6 2 -6 -2 0 -10 Z").at(x, 6))
	b.ink(pen(4.2, "M0 12 V24").at(x, 0), path("M-14 80 C-4 72 6 74 16 80 V104 H-14 Z").at(x, 0))
	b.paper(roundBox(x-16, 76, 32, 7, 3.5), roundBox(x-16, 87, 32, 7, 3.5))
}

func drawDiplomat(s *stage) {
	b := s.person()
	b.head.y = 138
	b.ink(path("M-34 -14 C-42 10 -40 26 -30 36 L30 36 C40 26 42 10 34 -14 Z"))
	b.shoulders(ink)
	ruff := ellipse(0, 52, 58, 21)
	b.ink(trace(ruff, 9, 9))
	b.paper(ruff)
	b.mid(path("M4 73 C30 73 58 66 58 52 C58 46 52 41 44 37 C38 50 20 60 4 62 Z"))
	b.ink(pen(4.2, "M-50 50 L-38 48 M-44 61 L-32 56 M-27 68 L-20 60 M-8 71 L-6 64 M50 50 L38 48 M44 61 L32 56 M27 68 L20 60 M9 71 L7 64"))
	b.paper(ellipse(-31, 0, 6, 9), path(facePath))
	b.mid(ellipse(31, 0, 6, 9), path(facePathShade))
	b.ink(path("M-34 -4 C-36 -30 -26 -46 2 -46 C28 -46 36 -30 34 -4 C30 -14 26 -22 20 -26 C4 -22 -16 -24 -22 -28 C-28 -20 -32 -12 -34 -4 Z"))
	b.ink(path("M-34 -30 C-36 -62 -26 -68 0 -68 C26 -68 36 -62 34 -30 C18 -38 -18 -38 -34 -30 Z"), path("M-48 -26 C-30 -42 30 -42 48 -26 C30 -32 -30 -32 -48 -26 Z"))
	b.paper(brush(8, 3, "M22 -42 C40 -46 52 -58 54 -74"))
	b.eyes(-1)
	b.brows(0, 2)
	b.ink(path("M-20 22 C-14 17 -6 18 0 20 C6 18 14 17 20 22 C12 24 6 24 0 23 C-6 24 -12 24 -20 22 Z"), path("M-7 35 H7 L0 54 Z"))
	letter(b)
}

// letter is the Diplomat's treaty with its hanging seal.
func letter(b *bust) {
	b.outlinedHere(paper, roundBox(-74, 62, 66, 56, 2))
	b.ink(pen(4.2, "M-64 73 H-20 M-64 83 H-36 M-64 93 H-40"))
	b.ink(path("M-34 88 L-38 112 H-8 L-12 90 Z"), circle(-23, 86, 15))
	b.tint(circle(-23, 86, 10.6))
	b.ink(star(-23, 86, 7, 3.4, 4))
}

func drawMerchant(s *stage) {
	b := s.person()
	b.head.y = 138
	b.ink(path("M14 -50 C52 -60 66 -30 58 4 C54 22 58 36 50 48 C42 44 30 30 34 0 Z"))
	b.mid(brush(3, 5, "M44 -34 C54 -20 50 8 48 28"))
	b.shoulders(ink)
	b.mid(path("M-52 62 C-40 54 -28 52 -18 48 L0 84 L18 48 C28 52 40 54 52 62 L26 112 H-26 Z"))
	b.mid(path(neckPath))
	b.paper(path("M-36 -8 C-36 -30 -20 -40 0 -40 C20 -40 36 -30 36 -8 C38 20 34 46 0 48 C-34 46 -38 20 -36 -8 Z"))
	b.mid(path("M3 -40 C22 -39 36 -30 36 -8 C38 20 34 46 3 48 C5 38 1 30 1 24 C1 20 -6 18 -8 14 C1 12 3 2 2 -9 Z"))
	b.ink(path("M-30 -36 C-30 -62 26 -70 40 -40 Z"))
	roll := path("M-46 -26 C-50 -44 -30 -50 0 -50 C30 -50 50 -44 46 -26 C44 -10 24 -18 0 -18 C-24 -18 -44 -10 -46 -26 Z")
	b.outlinedHere(paper, roll)
	b.mid(path("M8 -50 C32 -49 50 -44 46 -26 C44 -11 26 -17.5 6 -18 C14 -28 14 -40 8 -50 Z"))
	b.ink(brush(4.2, 5, "M-34 -18 C-30 -28 -28 -36 -30 -44"), brush(4.2, 5, "M-10 -20 C-6 -30 -6 -38 -10 -48"), brush(4.2, 5, "M16 -20 C22 -28 24 -38 20 -47"))
	b.eyes(2)
	b.brows(-3, -1)
	b.ink(path("M0 20 C-8 14 -20 16 -30 30 C-38 32 -40 24 -36 20 C-36 38 -14 36 0 26 C14 36 36 38 36 20 C40 24 38 32 30 30 C20 16 8 14 0 20 Z"))
	b.ink(pen(4.2, "M-7 37 C-3 39 3 39 7 37"))
	scales(b)
}

// scales hang before the Merchant's chest.
func scales(b *bust) {
	beam := "M-54 66 C-30 58 30 58 54 66"
	cords := "M-54 66 L-69 90 M-54 66 L-39 90 M54 66 L69 90 M54 66 L39 90"
	pans := path("M-74 88 H-34 C-36 106 -72 106 -74 88 Z M34 88 H74 C72 106 36 106 34 88 Z")
	b.ink(pen(13.4, beam), pen(13, "M0 50 V112"), pen(12, cords), grown(pans, 4.2))
	b.paper(pen(5, beam), pen(5, "M0 62 V112"), circle(0, 54, 6.5), pen(4.2, cords), pans)
	b.mid(path("M-54 88 H-34 C-35 98 -44 101.5 -54 101.5 Z M54 88 H74 C73 98 64 101.5 54 101.5 Z"))
}

func drawHuntress(s *stage) {
	b := s.person()
	b.ink(path("M-38 0 C-42 -34 -26 -50 0 -50 C26 -50 42 -34 38 0 C40 20 36 30 30 34 L-30 34 C-36 30 -40 20 -38 0 Z"))
	b.shoulders(ink)
	b.mid(path("M-34 56 L-18 51 L40 102 L14 102 Z"))
	b.face()
	b.ink(path("M-34 -2 C-36 -34 -24 -47 4 -47 C28 -46 36 -32 34 -2 C28 -22 14 -30 -2 -34 C-14 -28 -28 -20 -34 -2 Z"))
	braid := join(ellipse(34, 34, 10, 12), ellipse(37, 54, 10, 12), ellipse(38, 74, 9, 12), path("M31 84 L45 84 L38 102 Z"))
	b.ink(trace(braid, 5, 5))
	b.mid(braid)
	b.ink(pen(4.2, "M28 28 L40 40 M30 48 L44 60 M32 68 L44 80"))
	b.paper(pen(6, "M-33 -22 C-20 -34 20 -34 33 -22"))
	b.paper(path("M24 -34 C26 -56 36 -68 50 -76 C52 -58 46 -42 32 -30 Z"))
	b.ink(brush(4.4, 3, "M28 -32 C32 -46 38 -56 44 -64"))
	b.eyes(-3)
	b.brows(2, -3)
	b.mouth(0)
	bow := "M-26 -76 C-40 -62 -66 -50 -66 10 C-66 60 -44 78 -28 100"
	b.ink(pen(14, bow))
	b.mid(pen(5.4, bow))
	b.paper(pen(4.2, "M-27 -74 L-44 12 L-28 100"))
	b.ink(pen(12, "M-74 12 H-30"), path("M-82 12 L-66 0 V24 Z"))
	b.paper(pen(4.2, "M-68 12 H-34"))
}

func drawBard(s *stage) {
	b := s.person()
	b.ink(path("M-34 -20 C-48 6 -50 30 -46 48 C-30 56 30 56 46 48 C50 30 48 6 34 -20 Z"))
	b.shoulders(ink)
	b.face()
	b.ink(path("M-34 4 C-36 -24 -26 -40 2 -40 C28 -40 36 -24 34 4 C30 -8 22 -18 10 -22 C0 -12 -22 -16 -34 4 Z"))
	b.ink(path("M-54 -18 C-40 -34 -34 -56 -4 -64 C20 -68 36 -48 40 -30 L62 -34 C50 -14 -20 -26 -54 -18 Z"))
	b.paper(path("M-32 -34 C-16 -42 16 -44 38 -38 L40 -31 C16 -36 -18 -34 -38 -27 Z"))
	plume := path("M12 -44 C18 -72 48 -76 60 -46 C50 -52 40 -46 30 -34 Z")
	b.outlinedHere(paper, plume)
	b.ink(brush(4.2, 3.4, "M24 -42 C28 -52 36 -58 46 -57"))
	b.eyes(-2)
	b.brows(3, 3)
	b.ink(path("M-10 23 C-4 26 4 26 10 23 C10 36 -10 36 -10 23 Z"))
	lute := path("M-66 82 C-66 60 -44 52 -20 56 C-8 58 6 54 14 48 L20 56 C16 66 14 78 8 88 C-6 112 -62 112 -66 82 Z")
	neck := "M10 58 L66 20"
	b.paper(pen(22, neck), grown(lute, 4.5))
	b.ink(pen(16, neck), grown(lute, 3.5))
	b.mid(lute)
	b.paper(path("M-66 82 C-66 60 -44 52 -20 56 C-8 58 6 54 14 48 C-6 66 -40 62 -52 92 C-62 92 -66 88 -66 82 Z"))
	b.ink(circle(-20, 76, 10), pen(6, "M-48 84 L-40 98"), pen(6, "M60 14 L76 18"))
	b.mid(pen(7, "M14 55 L62 23"))
	b.ink(pen(4.2, "M-42 90 L62 23"))
}

func drawWatchman(s *stage) {
	b := s.person()
	b.head = point{84, 152}
	lantern(b)
	b.shoulders(ink)
	b.face()
	b.ink(path("M-60 72 C-50 44 -40 26 -34 22 C-22 38 22 38 34 22 C40 26 50 44 60 72 L40 102 H-40 Z"))
	b.mid(brush(3, 6, "M-46 66 C-42 50 -38 44 -34 38"), pen(5, "M0 48 V100"), circle(10, 62, 4), circle(10, 80, 4))
	b.ink(path("M-22 23 C-12 15 -6 16 0 19 C6 16 12 15 22 23 C10 27 6 25 0 25 C-6 25 -10 27 -22 23 Z"))
	b.ink(path("M-60 -14 C-50 -22 -36 -24 -34 -28 L-28 -64 C-10 -70 10 -70 28 -64 L34 -28 C36 -24 50 -22 60 -14 C40 -21 -40 -21 -60 -14 Z"))
	b.paper(path("M-33 -31 L-31 -42 C-12 -47 12 -47 31 -42 L33 -31 C12 -36 -12 -36 -33 -31 Z"))
	b.eyes(3)
	b.brows(1, -1)
}

// lantern hangs at the Watchman's raised hand.
func lantern(b *bust) {
	b.paper(circle(64, 18, 36))
	b.ink(pen(7, "M86 100 V-22 C86 -34 66 -36 64 -22"))
	b.ink(path("M48 2 L56 -12 H72 L80 2 Z"), roundBox(46, 0, 36, 42, 3), roundBox(43, 38, 42, 9, 3), pen(4.6, "M64 -22 V-8"))
	b.paper(box(51.5, 5, 25, 32))
	b.mid(path("M64 8 C73 20 72 30 64 34 C56 30 55 20 64 8 Z"))
}

func drawLightKeeper(s *stage) {
	b := s.person()
	s.paper(polygon(154, 122, 16, 70, 16, 108), polygon(154, 122, 84, 62, 122, 62), polygon(154, 122, 188, 96, 188, 118))
	s.outlined(paper, path("M144 142 H164 L172 248 H136 Z"))
	s.mid(path("M156 142 H164 L172 248 H156 Z"))
	s.ink(path("M142.5 168 L165.5 168 L167.5 188 L141 188 Z"), path("M139.5 212 L169 212 L171 234 L137.5 234 Z"))
	s.ink(roundBox(136, 134, 36, 10, 3), roundBox(140, 108, 28, 30, 2), path("M136 110 C138 92 170 92 172 110 Z"), pen(5, "M154 96 V88"))
	s.paper(box(145, 114, 18, 20))
	b.head = point{81, 148}
	b.mid(path("M-34 -10 C-44 14 -48 30 -42 46 C-20 56 20 56 42 46 C48 30 44 14 34 -10 Z"))
	b.shoulders(ink)
	b.face()
	b.ink(path("M-40 102 L-62 66 C-40 58 -24 54 -18 46 L0 68 L18 46 C24 54 40 58 62 66 L40 102 Z"))
	b.mid(pen(5, "M-44 66 L-26 98 M44 66 L26 98"))
	b.mid(path("M-36 12 C-38 -20 -28 -36 0 -36 C28 -36 38 -20 36 12 C31 -6 22 -16 2 -22 C-18 -16 -31 -6 -36 12 Z"))
	b.ink(path("M-41 -16 C-43 -42 -24 -58 0 -58 C24 -58 43 -42 41 -16 C20 -27 -20 -27 -41 -16 Z"))
	b.paper(pen(4.4, "M-33 -29 C-14 -36 14 -36 33 -29"))
	b.eyes(3)
	b.brows(0, 2)
	b.mouth(2.5)
}

func drawConsul(s *stage) {
	b := s.person()
	b.paper(path("M-76 102 C-74 76 -50 66 -22 58 L30 56 C58 64 76 76 76 102 Z"))
	b.mid(path("M10 57 L30 56 C58 64 76 76 76 102 H20 C40 90 30 70 10 57 Z"))
	b.ink(pen(5, "M-50 72 C-20 84 10 92 20 102 M-24 60 C0 72 30 84 44 102"))
	b.paper(path("M-26 -42 C-34 -34 -34 -22 -34 -14 C-36 -4 -46 6 -48 10 C-48 14 -42 15 -38 16 C-40 20 -40 22 -37 24 C-40 27 -38 30 -36 31 C-38 40 -34 46 -26 46 C-20 46 -14 44 -10 42 C-8 50 -12 56 -20 62 C0 78 24 74 34 60 C26 50 26 36 30 20 C44 -4 40 -36 16 -48 C0 -56 -18 -52 -26 -42 Z"))
	b.mid(path("M-10 42 C4 36 12 26 16 14 C24 22 30 22 30 20 C26 36 26 50 34 60 C24 74 0 78 -20 62 C-12 56 -8 50 -10 42 Z"))
	b.ink(path("M-31 -28 C-28 -50 -4 -60 16 -52 C42 -42 48 -8 32 22 C26 24 20 20 16 14 C18 4 16 -4 10 -8 C10 -16 4 -20 -4 -20 C-14 -20 -24 -20 -31 -28 Z"))
	b.ink(pen(4.4, "M-34 -11 C-29 -14 -24 -14 -20 -12"), ellipse(-26, -3, 4, 4.4), pen(4.2, "M-37 27 H-27"))
	b.paper(path("M6 -4 C14 -8 20 0 14 10 C10 14 6 10 6 4 Z"))
	laurel(b)
}

// laurel is the Consul's wreath: pairs of leaves from the nape to the brow.
func laurel(b *bust) {
	band := path("M36 14 C46 -22 32 -46 6 -47 C-10 -48 -22 -42 -30 -32")
	leaf := path("M0 0 C6 -9 16 -10 25 0 C16 10 6 9 0 0 Z")
	rim := path("M-7 0 C2 -16 20 -17 32 0 C20 17 2 16 -7 0 Z")
	b.ink(pen(12, "M36 14 L46 30 M36 14 L32 34"))
	b.paper(pen(4.6, "M36 14 L46 30 M36 14 L32 34"))
	from := band[0].start
	for _, c := range band[0].curves {
		for _, t := range []float64{0.06, 0.36, 0.68} {
			at, way := c.spot(from, t)
			angle := math.Atan2(way.y, way.x) * 180 / math.Pi
			put := func(d shape, spread float64) shape { return d.turned(angle+spread, 0, 0).at(at.x, at.y) }
			b.ink(put(rim, -34))
			b.mid(put(leaf, -34))
			b.ink(put(rim, 34))
			b.paper(put(leaf, 34))
		}
		from = c.end
	}
}
