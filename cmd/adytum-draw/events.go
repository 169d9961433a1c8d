package main

func drawJourney(s *stage) {
	s.ground(paper)
	s.mid(circle(56, 118, 17))
	s.paper(circle(63, 112, 14.5))
	s.ink(box(99, 92, 6, 106))
	s.outlined(mid, path("M110 98 C146 116 152 150 148 178 H110 Z"))
	s.outlined(paper, path("M94 106 C66 122 54 152 54 178 H94 Z"))
	s.tint(path("M102 84 L102 98 L80 91 Z"))
	s.ink(path("M40 186 H164 C160 206 148 220 138 224 H66 C54 216 44 202 40 186 Z"))
	s.mid(pen(4.6, "M52 194 C56 204 62 210 68 214"))
	s.tint(path("M10 218 C25 206 40 206 55 218 S85 230 100 218 S130 206 145 218 S175 230 190 218 V250 H10 Z"))
	s.ink(pen(5, "M10 218 C25 206 40 206 55 218 S85 230 100 218 S130 206 145 218 S175 230 190 218"))
	s.paper(pen(4.6, "M60 236 C70 230 80 230 90 236 M108 232 C118 226 128 226 138 232"))
}

// sword points up from its pommel at the origin.
func sword(s *stage, degrees, x, y float64) {
	put := func(d shape) shape { return d.turned(degrees, 0, 0).at(x, y) }
	blade := put(path("M-8 -34 L-7 -136 L0 -152 L7 -136 L8 -34 Z"))
	s.outlined(paper, blade)
	s.mid(put(path("M1 -34 L1 -150 L7 -136 L8 -34 Z")))
	s.outlined(mid, put(roundBox(-22, -38, 44, 9, 4)))
	s.ink(put(box(-5, -28, 10, 24)), put(circle(0, 0, 9)))
	s.mid(put(circle(0, 0, 4.6)))
}

func drawBattle(s *stage) {
	s.ground(paper)
	s.mid(star(100, 156, 92, 70, 16))
	sword(s, 45, 44, 216)
	sword(s, -45, 156, 216)
	s.outlined(s.accent, path("M70 142 C82 142 92 138 100 132 C108 138 118 142 130 142 C131 174 122 194 100 206 C78 194 69 174 70 142 Z"))
	s.ink(path("M100 132 C108 138 118 142 130 142 C130.3 152 130 160 128.5 168 H100 Z"), path("M71.5 168 H100 V206 C84 197 75 185 71.5 168 Z"))
}

func drawDiscovery(s *stage) {
	s.ground(ink)
	s.paper(circle(54, 118, 4), circle(160, 172, 4), circle(86, 90, 3.4), circle(142, 204, 3.4))
	s.tint(star(146, 106, 26, 8, 4), star(146, 106, 15, 7, 4).turned(45, 146, 106))
	turn := func(d shape) shape { return d.turned(-42, 0, 0).at(88, 166) }
	s.paper(turn(roundBox(-76, -16, 44, 32, 4)))
	s.mid(turn(path("M-76 2 H-32 V16 H-72 Z")))
	s.paper(turn(box(-29, -20, 36, 40)))
	s.mid(turn(box(-29, 3, 36, 17)))
	s.tint(turn(box(-29, -24, 9, 48)))
	s.paper(turn(box(10, -24, 34, 48)))
	s.mid(turn(box(10, 4, 34, 20)))
	s.tint(turn(roundBox(36, -29, 13, 58, 3)))
	s.mid(path("M94 180 L60 250 H74 L102 188 Z"), path("M102 180 L138 250 H124 L94 188 Z"))
	s.tint(circle(98, 182, 9))
}

func drawChanceMeeting(s *stage) {
	s.ground(paper)
	profile := path("M8 250 V62 H52 C66 72 74 86 74 104 C74 110 72 114 74 120 C78 128 86 138 88 144 C88 148 80 149 78 152 C78 156 82 158 81 162 C80 165 78 166 78 168 C80 172 80 174 78 178 C76 190 66 192 56 192 C50 206 62 216 84 226 V250 Z")
	s.ink(profile)
	s.tint(profile.flipped(100))
	s.paper(pen(5, "M48 126 C54 121 62 121 68 125"), circle(60, 134, 4.4))
	s.ink(pen(5, "M152 126 C146 121 138 121 132 125"), circle(140, 134, 4.4))
	s.mid(brush(3, 6, "M30 92 C24 120 26 150 40 172"))
	s.ink(star(100, 92, 15, 5, 4))
}

func drawBetrayal(s *stage) {
	s.ground(s.accent)
	blade := path("M88 128 L92 214 L100 236 L108 214 L112 128 Z")
	s.outlined(paper, blade)
	s.mid(path("M101 128 L101 234 L108 214 L112 128 Z"))
	s.ink(box(93, 84, 14, 40), circle(100, 84, 12))
	s.mid(circle(98, 82, 4.6), box(94.5, 100, 4.4, 18))
	s.ink(path("M60 116 C76 122 124 122 140 116 C146 120 146 130 140 134 C124 128 76 128 60 134 C54 130 54 120 60 116 Z"))
	coil := func(w float64) shape {
		return join(brush(w, w, "M122 148 C130 162 60 156 66 176 C72 194 132 180 134 200"), brush(w, w*0.4, "M134 200 C134 220 84 214 70 228"))
	}
	s.ink(coil(22))
	s.ink(path("M112 152 C104 132 120 122 140 128 C150 132 154 142 152 152 C140 152 132 160 122 162 Z"))
	s.mid(coil(12))
	s.ink(path("M84 158 L92 154 L92 168 L84 170 Z"))
	s.outlined(mid, path("M116 150 C110 138 122 130 138 134 C144 137 148 142 147 147 C138 148 132 154 124 156 Z"))
	s.ink(circle(131, 141, 3.4))
}

func drawPact(s *stage) {
	s.ground(paper)
	s.mid(star(100, 156, 92, 72, 24))
	s.paper(circle(100, 156, 62))
	s.outlined(s.accent, path("M9 142 L44 128 L58 186 L9 206 Z"))
	s.outlined(ink, path("M191 142 L156 128 L142 186 L191 206 Z"))
	s.outlined(mid, path("M158 134 C140 128 126 132 112 136 L76 150 C72 160 82 166 92 160 L106 156 L130 184 L146 184 Z"))
	s.outlined(paper, path("M46 134 C62 132 76 138 90 138 L104 138 C96 146 86 148 84 154 C86 162 96 162 104 158 L112 156 L138 178 C144 186 134 192 128 186 C134 196 122 202 114 194 C118 204 106 208 98 198 C100 206 90 208 84 200 L60 184 Z"))
	s.ink(pen(4.2, "M116 178 L128 188 M104 184 L114 196 M92 188 L98 198"))
}

func drawCalamity(s *stage) {
	s.ground(ink)
	s.tint(path("M10 62 H190 V96 C170 108 150 98 140 104 C124 114 110 102 96 110 C80 118 66 104 50 110 C36 116 20 108 10 112 Z"))
	tower := path("M62 246 L68 150 L58 146 V130 H68 L72 138 L80 128 L96 142 L84 158 L100 176 L92 198 L104 220 L98 246 Z")
	s.paper(tower)
	s.mid(path("M126 246 L130 168 L140 160 L134 144 L118 140 L104 154 L114 172 L104 192 L116 216 L108 246 Z"))
	s.tint(path("M126 62 L86 122 H104 L84 166 L132 108 H112 L150 62 Z"))
	s.paper(path("M132 66 L98 116 H116 L102 140 L124 114 H104 L142 66 Z"))
	s.ink(box(76, 186, 9, 16), box(116, 200, 8, 14))
	s.tint(path("M40 250 C30 226 44 216 42 200 C54 210 52 222 60 226 C62 216 58 210 62 204 C76 220 74 236 68 250 Z"), path("M134 250 C126 230 138 220 138 206 C150 216 148 226 154 230 C156 222 154 216 158 210 C170 224 166 240 160 250 Z"))
	s.paper(path("M48 250 C44 238 50 232 52 224 C60 232 60 242 58 250 Z"), path("M144 250 C142 240 146 236 148 230 C154 236 154 244 152 250 Z"))
}

// coin is a coin seen from the front.
func coin(s *stage, x, y, r float64) {
	s.ink(circle(x, y, r+edge))
	s.tint(circle(x, y, r))
	s.ink(roundBox(x-r*0.32, y-r*0.32, r*0.64, r*0.64, 1))
	s.paper(trace(path("M-1 0 A1 1 0 0 1 0 -1").scaled(r-3.5).at(x, y), 4.2, 4.2))
}

func drawWindfall(s *stage) {
	s.ground(paper)
	s.mid(star(100, 152, 92, 64, 14))
	coin(s, 100, 92, 16)
	coin(s, 60, 112, 14)
	coin(s, 142, 116, 14)
	coin(s, 104, 138, 17)
	bag := path("M74 174 C48 186 38 212 52 238 C70 250 130 250 148 238 C162 212 152 186 126 174 Z")
	neck := path("M58 154 C68 162 76 156 84 162 C94 156 106 156 116 162 C124 156 132 162 142 154 L128 176 H72 Z")
	s.ink(grown(neck, 4), grown(bag, 4))
	s.mid(path("M66 161 C72 162 78 160 84 166 C94 160 106 160 116 166 C122 160 128 162 134 161 L126 172 H74 Z"))
	s.mid(brush(3.6, 7, "M72 186 C58 196 54 212 60 228"))
	paintSuit(s.picture, suits[5], 84, 186, 46)
}

func drawHarvest(s *stage) {
	s.ground(paper)
	s.mid(path("M10 206 C60 190 140 190 190 206 V250 H10 Z"))
	s.mid(circle(100, 150, 66))
	for _, degrees := range []float64{-44, 44, -23, 23, 0} {
		turn := func(d shape) shape { return d.turned(degrees, 0, 0).at(100, 196) }
		s.ink(turn(pen(6, "M0 0 V-70")))
		s.ink(turn(ear(edge)))
		s.tint(turn(ear(0)))
		s.ink(turn(pen(4.2, "M0 -66 V-102")))
	}
	s.outlined(s.accent, path("M84 196 L116 196 L138 242 H62 Z"))
	s.ink(brush(5, 5, "M94 200 L84 240 M100 200 V240 M106 200 L116 240"))
	s.ink(roundBox(76, 184, 48, 18, 7))
	s.paper(pen(5, "M84 193 H116"))
}

// ear is an ear of wheat above the origin, its grains wider by a rim.
func ear(rim float64) shape {
	all := ellipse(0, -112, 6+rim, 10+rim)
	for i := range 4 {
		grain := ellipse(0, 0, 6+rim, 10.5+rim).turned(-28, 0, 0).at(-7.5, -64-float64(i)*11.5)
		all = join(all, grain, grain.flipped(0))
	}
	return all
}

func drawRite(s *stage) {
	s.ground(ink)
	s.paper(path("M108 82 A20 20 0 1 0 122 104 A16 16 0 0 1 108 82 Z").at(-2, -4))
	s.mid(path("M24 236 V150 L30 142 H48 L52 150 V236 Z"), path("M148 236 V150 L152 142 H170 L176 150 V236 Z"))
	s.paper(path("M24 236 V150 L30 142 H36 V236 Z"), path("M148 236 V150 L152 142 H159 V236 Z"))
	flame := path("M100 112 C112 132 132 142 126 170 C124 184 112 190 100 190 C88 190 76 184 74 170 C72 156 82 152 82 138 C92 142 92 150 94 154 C100 144 96 128 100 112 Z")
	s.tint(flame)
	s.paper(path("M100 150 C106 160 114 166 111 176 C109 184 104 187 100 187 C96 187 90 184 89 176 C88 168 96 164 100 150 Z"))
	s.mid(path("M64 186 H136 C134 206 118 214 108 216 L116 236 H84 L92 216 C82 214 66 206 64 186 Z"))
	s.paper(path("M64 186 H100 V216 H92 C82 214 66 206 64 186 Z"))
	s.mid(box(10, 234, 180, 16))
}

func drawExcuse(s *stage) {
	s.ink(roundBox(windowLeft, windowTop, windowRight-windowLeft, windowBottom-windowTop, 8))
	s.mid(roundBox(windowLeft+edge, windowTop+edge, windowRight-windowLeft-2*edge, windowBottom-windowTop-2*edge, 4))
	s.ink(box(16, 226, 168, 6))
	s.paper(path("M70 230 H132 L108 244 H34 Z"))
	s.ink(box(60, 80, 86, 150))
	s.paper(box(70, 90, 66, 142))
	leaving(s)
	s.ink(path("M60 80 H70 V230 H60 Z"))
	s.outlined(s.accent, path("M136 88 L176 76 V243 L136 230 Z"))
	s.ink(path("M144 104 L168 98 V148 L144 150 Z"), path("M144 170 L168 170 V222 L144 212 Z"), circle(141, 161, 3.4))
}

// leaving is all that is still to be seen of somebody: coat tails, a leg and
// a waving hand.
func leaving(s *stage) {
	s.ink(path("M70 128 C84 130 92 142 96 160 C100 174 110 182 122 186 C114 194 100 194 90 188 C84 194 76 196 70 194 Z"))
	s.ink(brush(15, 11, "M70 182 C84 188 94 196 100 208"), brush(11, 10, "M100 208 L116 200"), path("M108 192 C116 186 124 190 126 200 L129 212 C122 214 114 210 108 206 Z"))
	s.ink(pen(9, "M70 124 C80 122 86 116 88 108"))
	s.ink(circle(90, 104, 7), pen(4.2, "M86 102 L81 95 M90 100 V91 M94 102 L99 95"))
}
