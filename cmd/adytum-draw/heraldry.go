package main

// The emblem of a faction is its sign on the shield that its units stand on: a
// heater, a rayed round, a diamond, a coffin.
var emblems = map[string]func(*figure){
	"royal_army": royalEmblem,
	"clergy":     clergyEmblem,
	"scum":       scumEmblem,
	"undead":     undeadEmblem,
}

// bordered paints a shield with an ink line inside its edge.
func (f *figure) bordered(shield, field shape) {
	f.part(f.accent, shield)
	f.ink(trace(field, 4, 4))
}

func royalEmblem(f *figure) {
	f.bordered(path("M-60 -66 C-40 -60 -20 -62 0 -70 C20 -62 40 -60 60 -66 V-8 C60 34 32 56 0 72 C-32 56 -60 34 -60 -8 Z"),
		path("M-51 -54 C-34 -51 -16 -53 0 -60 C16 -53 34 -51 51 -54 V-8 C51 28 28 48 0 62 C-28 48 -51 28 -51 -8 Z"))
	f.sword(0, 54, 0, 0.9)
	f.part(paper, path("M-34 22 L-40 -10 L-20 4 L0 -18 L20 4 L40 -10 L34 22 C16 14 -16 14 -34 22 Z"))
	f.mid(path("M3 -14 L20 4 L40 -10 L34 22 C24 17.6 14 16 3 15.8 Z"))
	f.ink(circle(0, 4, 4))
}

func clergyEmblem(f *figure) {
	f.part(f.accent, star(0, 0, 72, 54, 16))
	f.part(f.accent, circle(0, 0, 50))
	f.part(paper, path("M-26 -32 H26 C28 -6 16 8 5 11 V24 L20 34 H-20 L-5 24 V11 C-16 8 -28 -6 -26 -32 Z"))
	f.mid(path("M4 -32 H26 C28 -6 16 8 5 11 V24 L20 34 H4 Z"))
	f.ink(star(0, -14, 12, 6, 8))
}

func scumEmblem(f *figure) {
	f.bordered(polygon(0, -72, 72, 0, 0, 72, -72, 0), polygon(0, -58, 58, 0, 0, 58, -58, 0))
	f.dagger(-36, 36, 45, 1.6)
	f.dagger(36, 36, -45, 1.6)
	f.part(paper, path("M-36 -6 C-20 -14 -8 -8 0 -4 C8 -8 20 -14 36 -6 C38 14 26 22 14 18 C8 16 4 12 0 8 C-4 12 -8 16 -14 18 C-26 22 -38 14 -36 -6 Z"))
	f.mid(path("M0 -4 C8 -8 20 -14 36 -6 C38 14 26 22 14 18 C8 16 4 12 0 8 Z"))
	f.ink(path("M-27 0 C-18 -4 -10 2 -8 7 C-16 12 -26 10 -27 0 Z M27 0 C18 -4 10 2 8 7 C16 12 26 10 27 0 Z"))
}

func undeadEmblem(f *figure) {
	f.bordered(path("M-26 -70 H26 L50 -34 L28 72 H-28 L-50 -34 Z"), path("M-21 -60 H21 L40 -32 L20 62 H-20 L-40 -32 Z"))
	f.head = f.head.plus(point{0, -4})
	f.skull()
	f.head = f.head.minus(point{0, -4})
}

// tokens are what effects create; they belong to no faction.
var tokens = map[string]func(*figure){
	"skeleton":  drawSkeleton,
	"wolf":      drawWolf,
	"barricade": drawBarricade,
}

func drawSkeleton(f *figure) {
	f.sword(56, 64, 6, 1.04)
	f.part(ink, path("M-60 74 C-60 54 -40 46 -14 44 H14 C40 46 60 54 60 74 Z"))
	f.paper(pen(5, "M0 46 V74 M-42 60 C-24 50 -10 54 0 56 C10 54 24 50 42 60 M-36 73 C-24 64 -10 66 0 68 C10 66 24 64 36 73"))
	f.skull()
	f.fist(56, 58, 0.6, paper, mid)
}

func drawWolf(f *figure) {
	f.part(mid, path("M0 72 C-18 72 -28 64 -36 52 L-60 50 L-50 36 L-68 24 L-56 10 C-58 -14 -56 -42 -50 -70 L-22 -42 C-8 -46 8 -46 22 -42 L50 -70 C56 -42 58 -14 56 10 L68 24 L50 36 L60 50 L36 52 C28 64 18 72 0 72 Z"))
	f.paper(path("M0 72 C-18 72 -28 64 -36 52 L-60 50 L-50 36 L-68 24 L-56 10 C-58 -14 -56 -42 -50 -70 L-22 -42 C-14 -44.6 -8 -45 0 -45 C-18 -20 -24 20 -16 70 Z"))
	f.ink(path("M-48 -52 L-30 -36 C-38 -30 -44 -22 -46 -14 Z M48 -52 L30 -36 C38 -30 44 -22 46 -14 Z"))
	f.ink(path("M-34 -8 L-10 2 C-12 12 -30 10 -34 -8 Z M34 -8 L10 2 C12 12 30 10 34 -8 Z"))
	f.put(f.accent, circle(-20, 2, 4), circle(20, 2, 4))
	f.part(paper, path("M-22 30 C-20 12 -10 -14 0 -24 C10 -14 20 12 22 30 C26 48 14 64 0 66 C-14 64 -26 48 -22 30 Z"))
	f.mid(path("M0 -24 C10 -14 20 12 22 30 C26 48 14 64 0 66 Z"))
	f.ink(path("M-13 28 C-8 22 8 22 13 28 C12 36 6 40 0 42 C-6 40 -12 36 -13 28 Z"), pen(4, "M0 42 V50 M-16 48 C-8 56 8 56 16 48"))
	f.paper(path("M-12 52 L-5 54 L-9 62 Z M12 52 L5 54 L9 62 Z"))
}

func drawBarricade(f *figure) {
	for _, x := range []float64{-46, 0, 46} {
		stake := path("M-13 72 V-48 L0 -70 L13 -48 V72 Z").turned(x/6, 0, 72).at(x*0.86, 0)
		f.part(mid, stake)
		f.paper(path("M-13 72 V-48 L0 -70 L2 -66 V72 Z").turned(x/6, 0, 72).at(x*0.86, 0))
	}
	f.part(mid, path("M-71 -4 L70 -22 L71 -2 L-70 16 Z"))
	f.paper(path("M-71 -4 L70 -22 L70.4 -14 L-70.6 4 Z"))
	f.part(mid, path("M-71 34 L71 44 V62 L-71 52 Z"))
	f.paper(path("M-71 34 L71 44 V51 L-71 41 Z"))
	f.put(f.accent, path("M-50 -10 L-30 -12.5 L-28 12 L-48 14.6 Z"), path("M32 -20 L50 -22 L52 2 L34 4 Z"), path("M-10 36 L10 37.4 V60 L-10 58.6 Z"))
	f.ink(pen(3.6, "M-44 -12 L-40 14 M-36 -12 L-33 13 M38 -20 L40 4 M45 -21 L47 3 M-4 36 V59 M4 37 V59"))
}
