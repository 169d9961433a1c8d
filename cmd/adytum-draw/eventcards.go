package main

// An eventScene is the picture of an event card of Adellos: a moment on a
// ground of its own, in a square of 160.
type eventScene struct {
	accent, ground string
	paint          func(*stage)
}

var eventScenes = map[string]eventScene{
	"call_to_arms":     {royalBlue, paper, drawCallToArms},
	"reinforcements":   {royalBlue, mid, drawReinforcements},
	"trade_agreements": {sunsGold, paper, drawTradeAgreements},
	"combat_training":  {wyrmsRed, paper, drawCombatTraining},
	"truce":            {moonsBlue, "", drawTruce},
	"time_shift":       {moonsBlue, ink, drawTimeShift},
	"first_aid":        {wyrmsRed, paper, drawFirstAid},
	"path_to_wisdom":   {leavesGreen, paper, drawPathToWisdom},
	"incoming":         {sunsGold, ink, drawIncoming},
	"mind_control":     {knotsPink, paper, drawMindControl},
	"book_keeper":      {sunsGold, mid, drawBookKeeper},
	"assault":          {wyrmsRed, ink, drawAssault},
	"censorship":       {scumRust, paper, drawCensorship},
	"unchained":        {leavesGreen, "", drawUnchained},
	"parry":            {wavesBlue, mid, drawParry},
	"quick_attack":     {sunsGold, "", drawQuickAttack},
	"revolt":           {wyrmsRed, "", drawRevolt},
}

// sceneRim is the line round a scene, sceneCorner the radius of its corners.
const sceneRim, sceneCorner = 4.0, 14.0

// scenePicture paints a scene; without a ground of its own it gets its accent.
func scenePicture(e eventScene) *picture {
	p := &picture{width: figureSize, height: figureSize, decimals: 1}
	p.fill(ink, roundBox(0, 0, figureSize, figureSize, sceneCorner))
	ground := e.ground
	if ground == "" {
		ground = e.accent
	}
	if ground != ink {
		p.fill(ground, roundBox(sceneRim, sceneRim, figureSize-2*sceneRim, figureSize-2*sceneRim, sceneCorner-sceneRim))
	}
	e.paint(&stage{p, e.accent})
	p.fill(ink, frame(0, 0, figureSize, figureSize, sceneCorner, sceneRim))
	return p.finer()
}

// bladeAt paints a sword with its pommel at x, y.
func (s *stage) bladeAt(x, y, degrees, size float64) {
	put := func(d shape) shape { return d.scaled(size).turned(degrees, 0, 0).at(x, y) }
	s.outlined(paper, put(path("M-8 -30 L-7 -112 L0 -128 L7 -112 L8 -30 Z")))
	s.mid(put(path("M1 -30 L1 -126 L7 -112 L8 -30 Z")))
	s.outlined(mid, put(roundBox(-22, -34, 44, 9, 4)))
	s.ink(put(box(-5, -26, 10, 24)), put(circle(0, 0, 9)))
	s.tint(put(circle(0, 0, 5)))
}

func drawCallToArms(s *stage) {
	s.mid(path("M116 42 L70 4 H96 Z"), path("M124 38 L110 4 H130 Z"), path("M130 44 L148 4 H156 V14 Z"), path("M134 52 L156 34 V52 Z"))
	s.outlined(paper, path("M18 92 C30 120 76 122 94 92 C102 78 102 66 98 54 L138 46 C146 76 138 106 118 126 C88 154 30 146 8 98 Z"))
	s.mid(path("M8 98 L13 95 C36 134 92 134 114 98 C124 82 126 66 122 49 L138 46 C146 76 138 106 118 126 C88 154 30 146 8 98 Z"))
	s.outlined(s.accent, ellipse(118, 49, 30, 11).turned(-12, 118, 49))
	s.ink(ellipse(118, 49, 19, 5).turned(-12, 118, 49))
	s.outlined(s.accent, path("M42 109 L56 113 L50 138 L32 130 Z"), path("M90 98 L99 82 L123 97 L112 119 Z"))
	s.ink(pen(4.2, "M44 136 C54 158 106 150 116 116"))
}

func drawReinforcements(s *stage) {
	s.outlined(paper, path("M14 155 V40 H30 V52 H44 V40 H62 V52 H98 V40 H116 V52 H130 V40 H146 V155 Z"))
	s.mid(path("M98 52 V40 H116 V52 H130 V40 H146 V156 H98 Z"))
	s.ink(path("M38 156 V104 A42 42 0 0 1 122 104 V156 Z"))
	s.outlined(s.accent, path("M80 8 H118 L108 18 L118 28 H80 Z"))
	s.ink(box(76, 6, 5, 46))
	for _, at := range []point{{56, 112}, {104, 112}, {80, 124}} {
		put := func(d shape) shape { return d.at(at.x, at.y) }
		s.outlined(mid, put(pen(4.4, "M17 26 V-28")))
		s.outlined(paper, put(path("M17 -44 L23 -30 L17 -22 L11 -30 Z")))
		s.outlined(s.accent, put(path("M-20 30 C-20 16 -10 12 0 12 C10 12 20 16 20 30 Z")))
		s.outlined(paper, put(path("M-13 12 C-15 -10 -8 -18 0 -22 C8 -18 15 -10 13 12 C6 17 -6 17 -13 12 Z")))
		s.ink(put(path("M-10 -3 H10 V2 H2.5 V13 H-2.5 V2 H-10 Z")))
	}
}

func drawTradeAgreements(s *stage) {
	s.outlined(paper, path("M22 24 C40 18 80 18 102 24 V118 C80 112 40 112 22 118 Z"))
	s.mid(path("M22 118 C40 112 80 112 102 118 C104 132 90 134 86 128 C64 122 42 124 30 130 C20 132 20 124 22 118 Z"))
	s.ink(pen(4.4, "M34 40 C50 36 74 36 90 40 M34 56 C50 52 74 52 90 56 M34 72 C46 69 56 68 66 69"))
	s.ink(path("M40 92 L34 126 L48 116 L58 126 L58 92 Z"))
	s.outlined(wyrmsRed, circle(48, 92, 15))
	s.ink(star(48, 92, 9, 4, 5))
	for i := range 4 {
		y := 142 - 13*float64(i)
		s.outlined(s.accent, roundBox(92, y-10, 48, 13, 6))
		s.paper(roundBox(97, y-7, 16, 4, 2))
	}
	coin(s, 118, 70, 17)
}

func drawCombatTraining(s *stage) {
	s.mid(path("M4 128 C50 118 110 118 156 128 V156 H4 Z"))
	s.outlined(mid, path("M66 148 V30 H78 V148 Z"), roundBox(22, 44, 100, 12, 5))
	s.outlined(paper, path("M46 46 C46 34 98 34 98 46 L92 106 C84 112 60 112 52 106 Z"))
	s.mid(path("M78 37 C90 38 98 40 98 46 L92 106 C88 109 80 110.6 74 110.6 C84 90 84 60 78 37 Z"))
	s.outlined(paper, circle(72, 24, 14))
	s.ink(pen(4.2, "M64 20 L80 28 M80 20 L64 28"))
	s.outlined(s.accent, circle(72, 74, 21))
	s.paper(circle(72, 74, 14))
	s.tint(circle(72, 74, 7))
	s.bladeAt(146, 136, -38, 0.92)
}

func drawTruce(s *stage) {
	s.paper(circle(80, 84, 62))
	s.bladeAt(28, 56, 140, 0.92)
	s.bladeAt(132, 56, 220, 0.92)
	s.outlined(mid, pen(5, "M80 150 V14"))
	s.outlined(paper, path("M84 16 C98 8 116 24 142 16 V60 C116 68 98 52 84 60 Z"))
	s.mid(path("M84 48 C98 40 116 56 142 48 V60 C116 68 98 52 84 60 Z"))
	s.outlined(s.accent, circle(80, 13, 5))
}

func drawTimeShift(s *stage) {
	s.tint(join(circle(80, 80, 66), circle(80, 80, 54).reversed()))
	s.ink(path("M80 80 L110 4 L156 20 L150 70 Z"))
	s.tint(path("M104 40 L104 8 L136 26 Z"))
	place := func(d shape) shape { return d.turned(18, 80, 80) }
	s.outlined(paper, place(path("M54 40 H106 C106 64 90 70 88 80 C90 90 106 96 106 120 H54 C54 96 70 90 72 80 C70 70 54 64 54 40 Z")))
	s.mid(place(path("M84 40 H106 C106 64 90 70 88 80 C90 90 106 96 106 120 H84 C94 100 86 92 85 80 C86 68 94 60 84 40 Z")))
	s.tint(place(path("M60 54 H100 C96 66 86 70 80 80 C74 70 64 66 60 54 Z")), place(path("M60 116 C62 104 72 100 80 94 C88 100 98 104 100 116 Z")))
	s.outlined(mid, place(roundBox(46, 30, 68, 11, 5)), place(roundBox(46, 119, 68, 11, 5)))
}

func drawFirstAid(s *stage) {
	s.mid(circle(80, 82, 64))
	heart := path("M80 140 C40 112 20 88 24 60 C28 34 60 28 80 54 C100 28 132 34 136 60 C140 88 120 112 80 140 Z")
	s.outlined(s.accent, heart)
	s.ink(path("M136 60 C140 88 120 112 80 140 C70 133 62 127 55 121 C96 112 120 88 124 44 C130 47 135 53 136 60 Z"))
	s.outlined(paper, path("M22 56 L40 38 L130 106 L112 124 Z"))
	s.mid(path("M31 48 L121 116 L112 124 L22 56 Z"))
	s.ink(pen(4.2, "M42 66 L58 52 M66 84 L82 70 M90 102 L106 88"))
	s.outlined(paper, circle(122, 120, 21))
	s.mid(path("M128 100 A21 21 0 1 1 104 130 C122 134 134 118 128 100 Z"))
	s.ink(ring(122, 120, 10, 4.2), circle(122, 120, 3))
}

func drawPathToWisdom(s *stage) {
	s.mid(star(80, 52, 48, 34, 18))
	s.ink(path("M4 156 V112 C30 84 56 80 80 78 C104 80 130 84 156 112 V156 Z"))
	s.tint(path("M8 152 V116 C32 90 56 85 80 83 C104 85 128 90 152 116 V152 Z"))
	s.ink(path("M40 156 C60 140 112 136 112 122 C112 110 62 114 62 102 C62 94 70 88 74 80 H88 C86 90 84 92 84 96 C94 104 140 104 140 124 C140 140 112 144 104 156 Z"))
	s.paper(path("M50 152 C70 140 116 138 116 122 C116 106 68 110 68 101 C68 95 74 90 78 82 H84 C82 90 80 94 80 98 C92 107 134 106 134 124 C134 138 108 142 100 152 Z"))
	s.ink(path("M28 34 C46 26 66 28 80 38 C94 28 114 26 132 34 V82 C114 74 94 76 80 86 C66 76 46 74 28 82 Z"))
	s.paper(path("M33 38 C48 32 64 34 77.5 42 V78 C64 70 48 70 33 75 Z"))
	s.mid(path("M127 38 C112 32 96 34 82.5 42 V78 C96 70 112 70 127 75 Z"))
	s.ink(pen(4.2, "M42 46 C52 44 60 46 69 50 M42 58 C52 56 60 58 69 62 M118 46 C108 44 100 46 91 50 M118 58 C108 56 100 58 91 62"))
}

func drawIncoming(s *stage) {
	s.tint(path("M80 64 L40 8 H62 Z"), path("M80 64 L98 8 H120 Z"), path("M80 64 L8 30 V52 Z"), path("M80 64 L152 30 V52 Z"))
	for _, at := range []point{{50, 66}, {80, 56}, {110, 66}, {66, 78}, {95, 78}} {
		coin(s, at.x, at.y, 14)
	}
	s.outlined(paper, path("M20 84 H140 V148 H20 Z"))
	s.mid(path("M84 84 H140 V148 H84 Z"))
	s.ink(box(20, 100, 120, 5), box(34, 84, 6, 64), box(120, 84, 6, 64))
	s.outlined(s.accent, roundBox(66, 90, 28, 30, 4))
	s.ink(circle(80, 102, 5), box(77.6, 103, 4.8, 11))
}

func drawMindControl(s *stage) {
	s.ink(pen(4.2, "M46 8 V60 M80 8 V36 M114 8 V60"))
	s.outlined(mid, roundBox(30, 6, 100, 11, 5))
	s.outlined(ink, path("M40 155 C44 138 42 130 34 116 C18 84 34 40 80 38 C116 38 130 62 128 84 C132 92 140 100 140 106 C140 110 134 111 130 112 C132 120 130 124 128 128 C126 136 114 136 104 134 C102 142 106 150 108 155 Z"))
	spiral := "M80 84 C86 82 88 92 80 93 C68 94 66 76 80 74 C98 72 102 102 80 104 C54 106 52 62 80 62 C106 62 116 90 108 106"
	s.tint(circle(80, 84, 34))
	s.ink(pen(5, spiral))
}

func drawBookKeeper(s *stage) {
	s.ink(path("M10 62 C36 50 62 54 80 66 C98 54 124 50 150 62 V144 C124 132 98 136 80 148 C62 136 36 132 10 144 Z"))
	s.paper(path("M16 66 C38 56 60 60 77 71 V138 C60 128 38 127 16 135 Z"))
	s.paper(path("M144 66 C122 56 100 60 83 71 V138 C100 128 122 127 144 135 Z"))
	s.mid(path("M144 66 C136 62 126 60.6 116 60.6 V127 C126 127.6 136 130 144 133 Z"))
	s.ink(pen(4.2, "M26 80 C38 77 50 79 60 84 M26 96 C38 93 50 95 60 100 M26 112 C38 109 50 111 60 116"))
	coin(s, 108, 84, 13)
	coin(s, 108, 113, 13)
	feather := path("M62 104 C66 62 92 26 140 10 C146 44 122 84 84 96 Z")
	s.outlined(s.accent, feather)
	s.ink(brush(6, 4, "M58 112 C76 76 100 44 132 20"))
	s.ink(pen(4.2, "M94 66 L116 64 M108 50 L128 46"))
}

func drawAssault(s *stage) {
	s.mid(circle(124, 36, 18))
	s.ink(circle(132, 30, 16))
	flames := path("M26 96 C14 70 32 56 28 36 C44 44 46 58 54 64 C56 44 66 34 62 12 C82 28 84 48 92 60 C100 52 98 42 104 34 C120 50 116 66 118 74 C124 70 124 64 128 60 C142 76 136 92 132 100 Z")
	s.tint(flames)
	s.paper(path("M46 96 C40 82 50 74 50 64 C60 70 62 76 68 80 C72 68 76 62 74 48 C86 60 86 72 92 80 C96 76 98 72 100 66 C110 76 108 88 106 96 Z"))
	s.outlined(mid, path("M20 104 L80 66 L140 104 V112 H20 Z"))
	s.outlined(paper, path("M32 112 H128 V148 H32 Z"))
	s.mid(path("M88 112 H128 V148 H88 Z"))
	s.ink(path("M66 150 V126 A14 14 0 0 1 94 126 V150 Z"), box(42, 120, 14, 14), box(104, 120, 14, 14))
	s.tint(path("M72 148 C68 136 78 134 80 122 C88 132 92 138 88 148 Z"))
	s.mid(box(4, 148, 152, 8))
}

func drawCensorship(s *stage) {
	s.outlined(mid, roundBox(22, 14, 116, 18, 8), roundBox(22, 128, 116, 18, 8))
	s.outlined(paper, box(32, 28, 96, 104))
	s.ink(roundBox(42, 40, 76, 10, 2), roundBox(42, 58, 50, 10, 2), roundBox(42, 112, 76, 10, 2))
	s.ink(pen(4.4, "M100 63 H116 M44 80 H60 M100 80 H116 M44 96 H56 M104 96 H116"))
	s.outlined(paper, pen(7, "M64 84 V70 A16 16 0 0 1 96 70 V84"))
	s.outlined(s.accent, roundBox(54, 80, 52, 42, 6))
	s.ink(circle(80, 97, 7), path("M77 98 H83 L86 112 H74 Z"))
}

func drawUnchained(s *stage) {
	s.paper(star(80, 76, 62, 28, 12))
	link := func(x, y, turn float64) {
		d := trace(ellipse(0, 0, 14, 8.6), 7, 7).turned(turn, 0, 0).at(x, y)
		s.ink(trace(ellipse(0, 0, 14, 8.6), 15, 15).turned(turn, 0, 0).at(x, y))
		s.mid(d)
	}
	link(46, 98, -42)
	link(66, 82, -42)
	link(114, 98, 42)
	link(96, 84, 48)
	s.ink(pen(5, "M80 62 V46 M62 64 L52 52 M98 64 L108 52"))
	for _, x := range []float64{30, 130} {
		s.ink(ring(x, 120, 18, 19))
		s.mid(ring(x, 120, 18, 11))
		s.ink(box(x-4, 134, 8, 12))
	}
}

func drawParry(s *stage) {
	s.bladeAt(140, 18, 232, 1.02)
	s.paper(star(70, 66, 42, 14, 8).at(18, 0))
	shield := path("M18 44 C42 46 60 42 76 32 C92 42 104 46 122 46 C126 98 108 136 72 152 C36 136 14 98 18 44 Z").turned(-10, 70, 92).scaled(0.9).at(2, 12)
	s.outlined(s.accent, shield)
	s.ink(path("M76 32 C92 42 104 46 122 46 C126 98 108 136 72 152 Z").turned(-10, 70, 92).scaled(0.9).at(2, 12))
	s.tint(path("M80 42 C92 50 102 54 114 54 C116 96 104 126 78 142 Z").turned(-10, 70, 92).scaled(0.9).at(2, 12))
	s.paper(path("M26 84 L116 66 L118 82 L30 100 Z").at(-2, 12))
	s.outlined(paper, star(104, 56, 30, 10, 8))
	s.tint(star(104, 56, 13, 6, 8))
}

func drawQuickAttack(s *stage) {
	s.outlined(paper, path("M96 10 L40 88 H74 L56 150 L124 66 H86 L118 10 Z"))
	s.ink(pen(5, "M14 42 H50 M12 60 H36 M16 122 H44 M104 116 H140 M98 132 H124"))
	s.bladeAt(24, 110, 64, 0.98)
}

func drawRevolt(s *stage) {
	s.paper(circle(80, 66, 46))
	s.ink(pen(5, "M26 120 L20 26"), pen(4.2, "M8 20 V34 C8 44 32 44 32 34 V20 M20 16 V40"))
	s.ink(pen(6, "M132 120 L140 50"))
	s.outlined(paper, path("M140 18 C146 30 154 36 150 46 C148 54 132 54 130 46 C128 38 134 34 140 18 Z"))
	crowd := path("M4 156 V118 C10 108 16 106 22 104 C14 92 20 80 32 80 C44 80 48 92 42 104 C50 106 54 108 58 112 C60 96 66 94 68 90 L66 54 H62 V34 C62 30 98 30 98 34 V52 L92 56 L94 90 C98 96 100 102 102 112 C106 108 110 106 116 104 C110 92 116 80 128 80 C140 80 144 92 138 104 C146 106 152 110 156 118 V156 Z")
	s.ink(crowd)
	s.paper(pen(4.2, "M71 32 V46 M80 32 V46 M89 32 V46"))
	for _, at := range []point{{46, 130}, {114, 130}, {80, 136}} {
		s.outlined(mid, circle(at.x, at.y-12, 14))
		s.outlined(s.accent, path("M-16 -14 C-18 -34 18 -34 16 -14 C6 -18 -6 -18 -16 -14 Z").at(at.x, at.y))
		s.outlined(ink, path("M-26 18 C-26 8 -14 6 0 6 C14 6 26 8 26 18 Z").at(at.x, at.y))
	}
}
