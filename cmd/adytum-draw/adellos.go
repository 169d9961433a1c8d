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
