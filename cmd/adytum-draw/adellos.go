package main

// The accents of the factions: duller than the seats' colours, so that a piece
// is never taken for another seat's by its faction.
const (
	royalBlue   = "#4A78BE"
	clergyGold  = "#DDAA33"
	scumRust    = "#B8573A"
	undeadGreen = "#6FA56B"
)

// A host is the pieces of a faction.
type host struct {
	id, accent    string
	units, nobles map[string]func(*figure)
}

var hosts = []host{
	{"royal_army", royalBlue, royalUnits, royalNobles},
	{"clergy", clergyGold, clergyUnits, clergyNobles},
	{"scum", scumRust, scumUnits, scumNobles},
	{"undead", undeadGreen, undeadUnits, undeadNobles},
}

// adellosPictures are the pictures of Adellos by their paths in its folder.
func adellosPictures() map[string]*picture {
	all := map[string]*picture{}
	for _, h := range hosts {
		for id, paint := range h.units {
			all["units/"+id] = figurePicture(h.accent, paint)
		}
		for id, paint := range h.nobles {
			all["nobles/"+id] = figurePicture(h.accent, paint)
		}
		all["factions/"+h.id] = figurePicture(h.accent, emblems[h.id])
	}
	for id, paint := range tokens {
		all["tokens/"+id] = figurePicture(brass, paint)
	}
	for id, scene := range eventScenes {
		all["cards/"+id] = scenePicture(scene)
	}
	return all
}

// adellosTile is the key picture of Adellos: a prince and the king of the dead
// before the tower that both of them want.
func adellosTile() *picture {
	p := &picture{width: 320, height: 200, decimals: 1}
	s := &stage{p, royalBlue}
	s.ink(roundBox(0, 0, 320, 200, 24))
	var cells shape
	const r = 30.0
	for _, at := range []point{{-2, 0}, {-1, 0}, {0, 0}, {1, 0}, {2, 0}, {-2.5, -1}, {-1.5, -1}, {-0.5, -1}, {0.5, -1}, {1.5, -1}, {2.5, -1}, {-2, -2}, {-1, -2}, {1, -2}, {2, -2}} {
		cells = join(cells, hexagon(160+52*at.x, 160+45*at.y, r-2.5))
	}
	s.fill(shadow, cells)
	s.tint(path("M164 12 H204 L194 24 L204 36 H164 Z"))
	s.paper(box(158, 8, 5, 46))
	s.paper(path("M122 54 H136 V64 H151 V54 H169 V64 H184 V54 H198 V86 H190 L194 190 H126 L130 86 H122 Z"))
	s.mid(path("M166 64 H169 V54 H169 V64 H184 V54 H198 V86 H190 L194 190 H166 Z"))
	s.ink(box(128, 83, 64, 5), arch(160, 128, 18, 30))
	for _, noble := range []struct {
		accent string
		paint  func(*figure)
		x      float64
	}{{royalBlue, drawKonrad, 14}, {undeadGreen, drawAzaroth, 178}} {
		for _, l := range figurePicture(noble.accent, noble.paint).layers[1:] {
			p.fill(l.colour, l.shape.scaled(0.8/3).at(noble.x, 68))
		}
	}
	return p.finer()
}
