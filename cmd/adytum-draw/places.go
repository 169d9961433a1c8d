package main

// ground fills the window behind a scene.
func (s *stage) ground(colour string) {
	s.fill(colour, roundBox(windowLeft, windowTop-2, windowRight-windowLeft, windowBottom-windowTop+2, 8))
}

func (s *stage) ink(shapes ...shape)   { s.fill(ink, shapes...) }
func (s *stage) mid(shapes ...shape)   { s.fill(mid, shapes...) }
func (s *stage) paper(shapes ...shape) { s.fill(paper, shapes...) }
func (s *stage) tint(shapes ...shape)  { s.fill(s.accent, shapes...) }

// outlined fills shapes in a colour over a line of ink round them.
func (s *stage) outlined(colour string, shapes ...shape) {
	all := join(shapes...)
	s.ink(grown(all, edge))
	s.fill(colour, all)
}

func drawDesert(s *stage) {
	s.ground(paper)
	s.tint(circle(64, 116, 30))
	s.mid(path("M10 176 C50 150 90 150 118 168 C140 182 170 172 190 158 V250 H10 Z"))
	s.ink(path("M118 168 C140 182 170 172 190 158 V200 C160 206 130 200 96 214 C110 196 122 186 118 168 Z"))
	s.tint(path("M10 214 C60 190 110 206 140 222 C160 232 180 232 190 228 V250 H10 Z"))
	s.ink(path("M10 240 C50 226 80 222 140 222 C160 232 180 232 190 228 V250 H10 Z"))
	cactus := join(pen(13, "M146 182 V112"), pen(9, "M146 152 H128 V130"), pen(9, "M146 164 H166 V138"))
	s.ink(cactus)
	s.paper(pen(4.2, "M142.5 170 V114"))
}

func drawOrigin(s *stage) {
	s.ground(paper)
	s.mid(star(100, 186, 95, 60, 18))
	s.paper(circle(100, 186, 62))
	s.ink(box(10, 198, 180, 54))
	s.paper(pen(5, "M32 212 C60 206 140 206 168 212 M50 226 C76 221 124 221 150 226 M70 239 C88 236 112 236 130 239"))
	s.ink(path("M62 204 C66 178 134 178 138 204 Z"))
	s.ink(brush(11, 8, "M100 188 C100 164 98 150 100 132"))
	left := path("M99 146 C70 148 50 130 46 98 C78 98 98 116 99 146 Z")
	right := path("M101 136 C102 104 122 86 156 84 C154 118 134 138 101 136 Z")
	s.outlined(s.accent, left, right)
	s.ink(brush(5, 3, "M98 144 C86 128 74 118 62 110"), brush(5, 3, "M102 134 C116 118 128 106 142 96"))
}

func drawMountain(s *stage) {
	s.ground(s.accent)
	s.paper(circle(52, 104, 17))
	s.mid(path("M10 250 V196 L44 160 L70 190 L150 150 L190 190 V250 Z"))
	s.ink(path("M24 250 L108 86 L184 222 V250 Z"))
	s.paper(path("M108 86 L66 168 L80 158 L88 174 L100 150 L106 164 L112 142 Z"))
	s.mid(path("M108 86 L112 142 L120 158 L128 146 L142 160 L144 150 Z"))
	s.ink(path("M10 250 V226 C50 214 90 236 130 226 C160 220 180 226 190 232 V250 Z"))
}

// fir is a fir tree standing at x, y with its lit side to the left.
func fir(s *stage, x, y, height float64, colour string) {
	f := height / 100
	tree := path("M0 -100 L24 -58 H14 L34 -26 H20 L40 4 H-40 L-20 -26 H-34 L-14 -58 H-24 Z").scaled(f).at(x, y)
	lit := path("M0 -100 L0 4 H-40 L-20 -26 H-34 L-14 -58 H-24 Z").scaled(f).at(x, y)
	s.ink(grown(tree, edge), box(x-5*f, y, 10*f, 16*f))
	s.fill(colour, lit)
}

func drawForest(s *stage) {
	s.ground(paper)
	s.mid(circle(148, 106, 22))
	s.paper(circle(157, 99, 19))
	s.mid(path("M10 178 L28 142 L46 178 L64 150 L84 178 L128 178 L146 152 L162 178 L176 148 L190 176 V250 H10 Z"))
	fir(s, 48, 214, 96, s.accent)
	fir(s, 154, 216, 84, s.accent)
	fir(s, 101, 228, 130, s.accent)
	s.ink(path("M10 232 C60 224 140 224 190 234 V250 H10 Z"))
}

func drawMarket(s *stage) {
	s.ground(paper)
	s.mid(path("M10 190 V140 L34 122 L58 140 V118 L76 104 L96 118 V140 L120 120 L150 140 L170 126 L190 140 V190 Z"))
	s.ink(box(38, 130, 8, 90), box(154, 130, 8, 90))
	s.mid(box(46, 150, 108, 46))
	s.ink(box(46, 150, 108, 12))
	s.outlined(paper, path("M42 96 H158 L176 144 A12.7 12.7 0 0 1 150.6 144 A12.7 12.7 0 0 1 125.2 144 A12.7 12.7 0 0 1 100 144 A12.7 12.7 0 0 1 74.6 144 A12.7 12.7 0 0 1 49.2 144 A12.7 12.7 0 0 1 24 144 Z"))
	s.tint(path("M42 96 H61 L49.2 144 A12.7 12.7 0 0 1 24 144 Z"), path("M81 96 H100 L100 144 A12.7 12.7 0 0 1 74.6 144 Z"), path("M119 96 H139 L150.6 144 A12.7 12.7 0 0 1 125.2 144 Z"))
	s.outlined(s.accent, circle(62, 188, 9), circle(80, 188, 9), circle(71, 176, 9))
	s.outlined(mid, path("M112 196 C104 184 108 176 114 172 V164 H126 V172 C132 176 136 184 128 196 Z"))
	s.ink(box(26, 194, 148, 12))
	s.ink(box(32, 206, 136, 44))
	s.mid(box(40, 214, 26, 36), box(74, 214, 26, 36))
	s.mid(box(108, 214, 26, 36), box(142, 214, 20, 36))
}

func drawCastle(s *stage) {
	s.ground(s.accent)
	s.paper(circle(46, 106, 20))
	s.mid(path("M10 214 C50 186 150 186 190 210 V250 H10 Z"))
	keep := path("M76 220 V116 H84 V126 H93 V116 H107 V126 H116 V116 H124 V220 Z")
	left := path("M36 226 V150 H43 V159 H51 V150 H60 V159 H68 V150 H76 V226 Z")
	s.ink(keep, left, left.flipped(100), box(36, 180, 128, 46))
	s.mid(path("M76 164 V116 H84 V126 H88 V180 H76 Z"), path("M36 226 V150 H43 V159 H47 V226 Z"), path("M124 226 V150 H131 V159 H135 V226 Z"))
	s.paper(box(97, 138, 7, 15), box(55, 172, 6, 13), box(144, 172, 6, 13))
	s.tint(path("M84 226 V204 A16 16 0 0 1 116 204 V226 Z"))
	s.ink(pen(4.2, "M92 192 V226 M100 190 V226 M108 192 V226 M84 208 H116"))
	s.ink(box(98, 78, 4.4, 40))
	s.paper(path("M102 80 L134 88 L102 98 Z"))
	s.ink(path("M10 250 V230 C60 220 140 220 190 232 V250 Z"))
}

func drawCave(s *stage) {
	s.ground(paper)
	s.ink(path("M10 250 V128 L38 100 L60 112 L98 82 L130 112 L160 100 L190 126 V250 Z"))
	s.mid(path("M14 250 V132 L38 108 L54 118 L30 160 L34 250 Z"), path("M60 118 L98 88 L92 118 L66 146 L50 190 L44 170 Z"), path("M136 118 L158 108 L170 128 L150 150 Z"))
	s.ink(path("M36 250 C36 190 60 138 100 138 C140 138 164 190 164 250 Z"))
	s.mid(path("M70 150 L86 142 L80 172 Z M96 139 L114 140 L106 182 Z M126 148 L138 158 L132 180 Z"))
	s.tint(path("M72 206 C78 194 92 198 94 210 C86 215 78 214 72 206 Z M128 206 C122 194 108 198 106 210 C114 215 122 214 128 206 Z"))
	s.ink(ellipse(86, 206, 3, 5), ellipse(114, 206, 3, 5))
	s.paper(path("M10 236 C30 228 46 228 64 236 S100 244 118 236 S160 228 190 236 V250 H10 Z"))
	s.mid(path("M110 239 C140 229 160 229 190 236 V250 H110 Z"))
}

func drawMill(s *stage) {
	s.ground(paper)
	s.mid(path("M10 180 C50 150 80 168 190 150 V250 H10 Z"))
	s.ink(box(86, 142, 92, 84))
	s.paper(box(86, 142, 40, 84))
	s.mid(box(126, 142, 46, 84))
	s.ink(box(82, 138, 4.4, 90))
	s.ink(path("M72 146 L112 92 H152 L188 146 Z"), box(146, 82, 14, 24))
	s.mid(pen(4.4, "M94 134 L114 106"))
	s.ink(roundBox(136, 164, 22, 26, 3))
	s.paper(box(141, 169, 12, 16))
	s.ink(pen(4.2, "M147 168 V187"))
	s.tint(path("M10 214 C40 206 60 222 90 214 S150 206 190 216 V250 H10 Z"))
	s.ink(pen(5, "M10 214 C40 206 60 222 90 214 S150 206 190 216"))
	s.paper(circle(72, 192, 40))
	s.ink(ring(72, 192, 38, 8), ring(72, 192, 22, 5), circle(72, 192, 8))
	for i := range 8 {
		s.ink(pen(5, "M0 -8 V-44").turned(float64(i)*45+22.5, 0, 0).at(72, 192))
		s.ink(pen(8, "M-6 -43 H6").turned(float64(i)*45+22.5, 0, 0).at(72, 192))
	}
	s.tint(path("M20 236 C50 226 80 240 110 232 S160 230 190 236 V250 H10 Z"))
	s.paper(pen(4.4, "M112 232 C124 227 136 227 148 232 M24 234 C32 230 40 230 48 234"))
}

func drawDarkness(s *stage) {
	s.ground(ink)
	s.tint(star(100, 122, 54, 40, 20))
	s.ink(circle(100, 122, 35))
	s.paper(path("M68 106 A36 36 0 0 1 108 87 A41 41 0 0 0 68 106 Z"))
	s.tint(box(10, 190, 180, 60))
	s.ink(pen(5, "M22 200 H66 M58 210 H142 M150 202 H178 M40 221 H94"))
	s.paper(pen(4.4, "M86 199 H114 M94 210 H106"))
	s.ink(path("M10 250 V226 L30 214 L48 230 L72 236 L100 230 L128 238 L146 216 L164 206 L190 222 V250 Z"))
}

func drawSea(s *stage) {
	s.ground(paper)
	s.mid(circle(146, 110, 22))
	s.ink(path("M10 156 C30 110 76 84 112 108 C132 122 132 150 112 156 C100 160 90 150 94 142 C100 146 108 142 106 134 C96 124 76 136 72 160 C70 190 110 208 190 196 V250 H10 Z"))
	s.tint(path("M10 172 C28 124 66 96 98 106 C74 118 60 140 62 166 C66 200 120 216 190 206 V250 H10 Z"))
	s.paper(brush(4.2, 6, "M22 172 C34 140 52 122 74 114"), brush(4.2, 6, "M40 190 C40 166 48 146 60 134"))
	s.ink(path("M10 214 C40 196 60 196 80 212 C100 228 130 228 150 214 C166 204 180 204 190 208 V250 H10 Z"))
	s.tint(path("M10 226 C36 206 58 206 78 222 C98 238 132 238 154 224 C168 215 180 214 190 218 V250 H10 Z"))
	s.paper(pen(4.6, "M24 232 C40 220 54 222 66 232 M110 240 C130 240 144 236 158 228"))
	s.paper(circle(120, 160, 4), circle(132, 148, 3.6), circle(100, 168, 3.6))
}

func drawEnd(s *stage) {
	s.ground(mid)
	s.paper(circle(100, 178, 64))
	s.ink(path("M10 250 V206 C50 184 150 184 190 212 V250 Z"))
	s.ink(brush(20, 8, "M88 204 C94 170 84 150 96 112"), brush(10, 4.4, "M92 150 C108 136 124 132 132 104"), brush(8, 4.2, "M90 166 C72 150 60 148 54 120"), brush(7, 4.2, "M95 118 C94 104 104 92 108 80"), brush(6, 4.2, "M95 124 C84 110 82 100 74 92"), brush(6, 4.2, "M118 132 C130 128 140 128 148 118"), brush(6, 4.2, "M68 146 C60 146 50 148 42 140"))
	leaf := path("M0 22 C-18 12 -16 -10 8 -22 C22 -2 18 18 0 22 Z").turned(38, 0, 0).at(150, 168)
	s.outlined(s.accent, leaf)
	s.ink(brush(4.6, 3.4, "M136 184 L158 160"))
	s.mid(brush(3.6, 5, "M30 224 C50 208 66 204 78 204"))
}

func drawBorderland(s *stage) {
	s.ground(paper)
	s.mid(circle(46, 108, 17), path("M10 172 C34 150 66 150 104 172 Z"))
	s.ink(path("M104 176 L122 118 L138 140 L156 94 L174 132 L190 112 V180 Z"))
	s.mid(path("M156 94 L162 122 L150 134 L146 118 Z"), path("M122 118 L126 140 L118 148 L114 142 Z"))
	s.tint(path("M10 170 H108 C92 190 122 214 84 250 H10 Z"))
	s.ink(path("M104 170 H190 V250 H104 C136 222 98 196 104 170 Z"))
	s.paper(brush(5, 13, "M106 174 C96 196 128 218 96 248"))
	s.ink(pen(5, "M20 196 H88 M24 184 V214 M44 184 V212"))
	s.mid(pen(5, "M126 196 H184 M142 184 V208 M162 184 V208 M180 184 V208"))
	post := path("M58 244 V148 C58 130 90 130 90 148 V244 Z")
	s.outlined(paper, post)
	s.mid(path("M76 135 C84 136 90 140 90 148 V244 H76 Z"))
	s.ink(box(58, 152, 32, 15), box(58, 182, 32, 15), box(58, 212, 32, 15))
	s.ink(box(48, 238, 52, 14))
}

func drawIsland(s *stage) {
	s.ground(paper)
	s.tint(circle(58, 152, 34))
	s.ink(box(10, 182, 180, 70))
	s.paper(box(10, 188, 180, 60))
	s.tint(box(28, 194, 60, 6), box(36, 206, 44, 5.4))
	s.mid(path("M70 214 C90 186 150 182 176 212 Z"))
	s.ink(path("M120 192 C150 190 166 200 176 212 H110 C126 206 130 200 120 192 Z"))
	s.ink(brush(13, 8, "M120 204 C128 176 126 146 112 122"))
	s.mid(brush(4.4, 4.2, "M118 196 C124 172 122 148 112 130"))
	frond := func(d string) shape { return path(d) }
	s.ink(frond("M112 124 C96 104 72 106 60 126 C76 120 92 122 112 124 Z"), frond("M112 124 C104 96 82 84 62 92 C84 96 98 108 112 124 Z"),
		frond("M112 124 C110 94 124 78 146 78 C130 90 122 104 112 124 Z"), frond("M112 124 C126 100 150 98 166 116 C146 114 130 116 112 124 Z"), frond("M112 124 C132 118 150 130 152 152 C140 138 128 130 112 124 Z"), frond("M112 124 C94 124 84 138 84 154 C92 142 100 132 112 124 Z"))
	s.ink(pen(5, "M22 224 C34 217 46 217 58 224 S82 231 94 224 S118 217 130 224 S154 231 166 224 M50 240 C62 233 74 233 86 240 S110 247 122 240 S146 233 158 240"))
}

func drawWindow(s *stage) {
	s.ground(mid)
	s.ink(path("M46 220 V132 A54 54 0 0 1 154 132 V220 Z"))
	s.paper(path("M54 212 V132 A46 46 0 0 1 146 132 V212 Z"))
	s.tint(circle(78, 128, 18))
	s.mid(path("M54 212 V186 C78 170 110 194 146 172 V212 Z"))
	s.ink(box(96, 84, 8, 130), box(50, 156, 100, 8))
	for _, x := range []float64{18, 156} {
		s.ink(box(x, 126, 26, 92))
		s.paper(box(x+5, 133, 16, 5), box(x+5, 145, 16, 5), box(x+5, 157, 16, 5), box(x+5, 169, 16, 5), box(x+5, 181, 16, 5), box(x+5, 193, 16, 5), box(x+5, 205, 16, 5))
	}
	s.ink(roundBox(18, 214, 164, 14, 3))
	s.paper(box(24, 217, 152, 4.4))
	s.outlined(s.accent, path("M106 194 H138 L133 214 H111 Z"))
	s.ink(pen(5, "M122 192 V172"), path("M122 188 C108 188 100 180 100 167 C114 167 122 175 122 188 Z"), path("M122 182 C122 167 130 160 144 160 C144 174 136 182 122 182 Z"))
}
