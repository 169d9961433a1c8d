package main

var royalUnits = map[string]func(*figure){
	"militia":        rough(hood, spear),
	"spearman":       rough(kettle, blade),
	"peasant":        rough(cap, staff),
	"archer":         rough(crest, axe),
	"lancer":         rough(hood, book),
	"sapper":         rough(kettle, spear),
	"soldier":        rough(cap, blade),
	"scholar":        rough(crest, staff),
	"field_marshal":  rough(hood, axe),
	"steel_colossus": rough(kettle, book),
}

var royalNobles = map[string]func(*figure){
	"iron_fist": rough(crowned, spear),
	"konrad":    rough(crowned, blade),
	"rosalind":  rough(crowned, staff),
}

var clergyUnits = map[string]func(*figure){
	"novice":       rough(hood, spear),
	"flagellant":   rough(kettle, blade),
	"almoner":      rough(cap, staff),
	"temple_guard": rough(crest, axe),
	"exorcist":     rough(hood, book),
	"outrider":     rough(kettle, spear),
	"keeper":       rough(cap, blade),
	"paladin":      rough(crest, staff),
	"inquisitor":   rough(hood, axe),
	"bell_ringer":  rough(kettle, book),
}

var clergyNobles = map[string]func(*figure){
	"benedictus": rough(crowned, spear),
	"amalia":     rough(crowned, blade),
	"torquil":    rough(crowned, staff),
}

var scumUnits = map[string]func(*figure){
	"cutpurse":       rough(hood, spear),
	"ruffian":        rough(kettle, blade),
	"smuggler":       rough(cap, staff),
	"rebel":          rough(crest, axe),
	"bandit":         rough(hood, book),
	"poacher":        rough(kettle, spear),
	"fortune_teller": rough(cap, blade),
	"assassin":       rough(crest, staff),
	"ogre":           rough(hood, axe),
	"gang_boss":      rough(kettle, book),
}

var scumNobles = map[string]func(*figure){
	"robert": rough(crowned, spear),
	"magpie": rough(crowned, blade),
	"jory":   rough(crowned, staff),
}

var undeadUnits = map[string]func(*figure){
	"zombie":        rough(hood, spear),
	"ghoul":         rough(kettle, blade),
	"grave_robber":  rough(cap, staff),
	"bone_archer":   rough(crest, axe),
	"ghost":         rough(hood, book),
	"black_scholar": rough(kettle, spear),
	"necromancer":   rough(cap, blade),
	"abomination":   rough(crest, staff),
	"banshee":       rough(hood, axe),
	"bone_dragon":   rough(kettle, book),
}

var undeadNobles = map[string]func(*figure){
	"malgor":  rough(crowned, spear),
	"elvira":  rough(crowned, blade),
	"azaroth": rough(crowned, staff),
}

var tokens = map[string]func(*figure){
	"skeleton":  rough(hood, blade),
	"wolf":      rough(kettle, staff),
	"barricade": rough(cap, axe),
}

var emblems = map[string]func(*figure){
	"royal_army": func(f *figure) {
		f.part(f.accent, []shape{heater, circle(0, 0, 66), polygon(0, -68, 68, 0, 0, 68, -68, 0), coffin}[0])
	},
	"clergy": func(f *figure) {
		f.part(f.accent, []shape{heater, circle(0, 0, 66), polygon(0, -68, 68, 0, 0, 68, -68, 0), coffin}[1])
	},
	"scum": func(f *figure) {
		f.part(f.accent, []shape{heater, circle(0, 0, 66), polygon(0, -68, 68, 0, 0, 68, -68, 0), coffin}[2])
	},
	"undead": func(f *figure) {
		f.part(f.accent, []shape{heater, circle(0, 0, 66), polygon(0, -68, 68, 0, 0, 68, -68, 0), coffin}[3])
	},
}

var eventScenes = map[string]func(*stage){
	"call_to_arms":     func(s *stage) { s.outlined(brass, star(80, 80, 60, 20, 3)) },
	"reinforcements":   func(s *stage) { s.outlined(brass, star(80, 80, 60, 22, 4)) },
	"trade_agreements": func(s *stage) { s.outlined(brass, star(80, 80, 60, 24, 5)) },
	"combat_training":  func(s *stage) { s.outlined(brass, star(80, 80, 60, 26, 6)) },
	"truce":            func(s *stage) { s.outlined(brass, star(80, 80, 60, 28, 7)) },
	"time_shift":       func(s *stage) { s.outlined(brass, star(80, 80, 60, 30, 8)) },
	"first_aid":        func(s *stage) { s.outlined(brass, star(80, 80, 60, 32, 9)) },
	"path_to_wisdom":   func(s *stage) { s.outlined(brass, star(80, 80, 60, 34, 10)) },
	"incoming":         func(s *stage) { s.outlined(brass, star(80, 80, 60, 36, 11)) },
	"mind_control":     func(s *stage) { s.outlined(brass, star(80, 80, 60, 38, 12)) },
	"book_keeper":      func(s *stage) { s.outlined(brass, star(80, 80, 60, 40, 13)) },
	"assault":          func(s *stage) { s.outlined(brass, star(80, 80, 60, 42, 14)) },
	"censorship":       func(s *stage) { s.outlined(brass, star(80, 80, 60, 44, 15)) },
	"unchained":        func(s *stage) { s.outlined(brass, star(80, 80, 60, 46, 16)) },
	"parry":            func(s *stage) { s.outlined(brass, star(80, 80, 60, 48, 17)) },
	"quick_attack":     func(s *stage) { s.outlined(brass, star(80, 80, 60, 50, 18)) },
	"revolt":           func(s *stage) { s.outlined(brass, star(80, 80, 60, 52, 19)) },
}

func rough(hat, arm func(*figure)) func(*figure) {
	return func(f *figure) {
		f.torso(f.accent)
		f.bareHead()
		f.eyes(0)
		f.mouth(0)
		hat(f)
		arm(f)
	}
}

func hood(f *figure) {
	f.part(f.accent, path("M-40 30 C-44 -20 -30 -66 0 -68 C30 -66 44 -20 40 30 L30 30 C34 0 26 -30 0 -30 C-26 -30 -34 0 -30 30 Z"))
}
func kettle(f *figure) {
	f.part(mid, path("M-52 -22 C-30 -30 -32 -56 0 -58 C32 -56 30 -30 52 -22 C20 -16 -20 -16 -52 -22 Z"))
}
func cap(f *figure) { f.part(ink, path("M-38 -18 C-38 -50 38 -50 38 -18 Z")) }
func crest(f *figure) {
	f.part(mid, path("M-34 4 C-36 -40 -20 -50 0 -66 C20 -50 36 -40 34 4 L20 -10 L-20 -10 Z"))
}
func crowned(f *figure) {
	f.part(f.accent, path("M-34 -24 L-40 -58 L-18 -42 L0 -64 L18 -42 L40 -58 L34 -24 Z"))
}

func spear(f *figure) {
	f.rod(mid, 4, "M56 70 V-40")
	f.part(paper, path("M56 -68 L64 -44 L56 -34 L48 -44 Z"))
}
func blade(f *figure) { f.part(paper, path("M52 70 V-50 L58 -66 L64 -50 V70 Z")) }
func staff(f *figure) { f.rod(mid, 5, "M-56 70 V-40"); f.part(f.accent, circle(-56, -50, 10)) }
func axe(f *figure) {
	f.rod(mid, 5, "M50 70 V-50")
	f.part(paper, path("M50 -50 C70 -60 74 -20 50 -20 Z"))
}
func book(f *figure) { f.part(paper, box(-30, 40, 60, 34)); f.ink(box(-2, 40, 4, 34)) }

var heater = path("M-56 -62 H56 V-6 C56 36 30 56 0 70 C-30 56 -56 36 -56 -6 Z")
var coffin = path("M-26 -68 H26 L46 -32 L26 70 H-26 L-46 -32 Z")

// scenePicture paints a small scene on a ground of its own.
func scenePicture(paint func(*stage)) *picture {
	p := &picture{width: figureSize, height: figureSize, decimals: 1}
	p.fill(ink, roundBox(0, 0, figureSize, figureSize, 20))
	p.fill(paper, roundBox(figureLine, figureLine, figureSize-2*figureLine, figureSize-2*figureLine, 20-figureLine))
	paint(&stage{p, brass})
	return p
}

func adellosTile() *picture {
	p := &picture{width: 320, height: 200, decimals: 1}
	p.fill(ink, roundBox(0, 0, 320, 200, 24))
	p.fill(brass, arch(160, 180, 120, 150))
	return p
}
