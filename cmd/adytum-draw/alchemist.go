package main

// alchemistTile is the key picture of Alchemist: the five ingredients rising
// over a cauldron on the fire, with bottles on the shelves behind.
func alchemistTile() *picture {
	p := &picture{width: 320, height: 200, decimals: 1}
	s := &stage{p, sunsGold}
	s.ink(roundBox(0, 0, 320, 200, 24))
	s.fill(shadow, bottles().at(2, 4), bottles().flipped(159).at(0, 4))
	flames(s)
	cauldronPot(s)
	for i, name := range []string{"bird_leg", "mushroom", "snake_venom", "spider", "troll_eye"} {
		at := []point{{72, 52}, {97, 10}, {137, 44}, {177, 10}, {202, 52}}[i]
		paintIngredient(p, name, at.x, at.y, 46)
	}
	return p
}

// bottles are two shelves with a flask and jars, at the left edge.
func bottles() shape {
	return join(
		box(8, 84, 62, 6), box(8, 150, 46, 6),
		path("M16 84 C10 84 9 78 12 73 L20 60 V46 H18 V42 H30 V46 H28 V60 L36 73 C39 78 38 84 32 84 Z"),
		path("M44 84 V62 C44 58 47 57 47 54 H45 V50 H59 V54 H57 C57 57 60 58 60 62 V84 Z"),
		path("M14 150 V124 C14 120 17 119 17 116 H15 V112 H31 V116 H29 C29 119 32 120 32 124 V150 Z"),
		circle(43, 141, 9), box(40, 122, 6, 14), box(38, 119, 10, 4))
}

// cauldronPot is the pot on its three legs with the brew at its brim.
func cauldronPot(s *stage) {
	belly := path("M92 120 C84 150 100 180 124 184 H196 C220 180 236 150 228 120 Z")
	legs := join(path("M112 176 L106 194 H116 L126 182 Z"), path("M208 176 L214 194 H204 L194 182 Z"))
	s.ink(grown(belly, 5), grown(legs, 4))
	s.mid(belly, legs)
	s.paper(path("M98 126 C94 146 102 168 118 178 C110 160 108 142 111 126 Z"))
	s.ink(path("M216 126 C222 150 208 176 186 184 H196 C220 180 236 150 228 120 Z").at(-1, 0))
	s.mid(roundBox(82, 110, 156, 16, 8))
	s.paper(roundBox(86, 113, 84, 4, 2))
	s.ink(ellipse(160, 111, 66, 7))
	s.tint(ellipse(160, 111, 60, 4.6), circle(132, 104, 5), circle(176, 101, 6.5), circle(194, 106, 3.6), circle(151, 100, 3.4))
	s.ink(circle(160, 152, 18))
	s.tint(circle(160, 152, 15))
	s.ink(star(160, 153, 11, 4.6, 5))
}

// flames lick at the foot of the pot.
func flames(s *stage) {
	s.fill(wyrmsRed, path("M96 198 C84 182 96 172 94 158 C108 166 112 176 116 184 C122 172 134 170 134 158 C146 170 150 178 160 184 C170 178 174 170 186 158 C186 170 198 172 204 184 C208 176 212 166 226 158 C224 172 236 182 224 198 Z"))
	s.tint(path("M108 198 C102 188 110 182 110 176 C118 184 122 190 128 192 C134 184 140 184 142 178 C150 188 156 190 160 192 C164 190 170 188 178 178 C180 184 186 184 192 192 C198 190 202 184 210 176 C210 182 218 188 212 198 Z"))
}
