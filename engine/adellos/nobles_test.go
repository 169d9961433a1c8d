package adellos

import (
	"fmt"
	"testing"

	"adytum/engine"
)

func TestNobleIronFist(t *testing.T) {
	s := scene{players: []string{"royal_army iron_fist"}, board: "NW.spearman@C3 NW.soldier@C4 NW.archer@D4 NW.wolf@B4 SW.zombie@D3 SW.ghoul@D5"}
	p := s.at(t)
	odds(t, p, "C3", "D3", 3, 2)
	odds(t, p, "C4", "D5", 4, 1) // value 3
	odds(t, p, "B4", "D3", 2, 2) // a token has no value
	p, _ = play(t, p, "attack:C4-D5")
	odds(t, p, "C3", "D3", 3, 2) // still the first of value 1 or 2
	p, _ = play(t, p, "attack:D4-D3")
	on(t, p, "D3=")
	s.board = "NW.spearman@C3 NW.archer@D4 SW.zombie@D3 SW.zombie@E4"
	p = s.after(t, "attack:D4-E4")
	odds(t, p, "C3", "D3", 2, 2) // used
	p, _ = play(t, p, "move:C3-C4", "move:C4-C3", "end")
	odds(t, p, "C3", "D3", 3, 2) // in his next turn
	p = s.after(t, "attack:D4-E4")
	p, _ = play(t, p, "move:C3-C4", "move:C4-C3", "end", "move:D3-E3", "move:E3-D3", "move:D3-E3", "end")
	equal(t, "anew in the next turn", p.fisted, false)
}

func TestNoblePrinceKonrad(t *testing.T) {
	p, _ := dealt(t, engine.Setup{Seats: 2, Options: chosen})
	p, _ = play(t, p, "faction:royal_army", "faction:scum", "noble:konrad")
	equal(t, "gold", p.seat[0].gold, 6)
}

func TestNobleCastellanRosalind(t *testing.T) {
	p := scene{players: []string{"royal_army rosalind"}, turn: "SW ap=3", board: "NW.militia@C3 NW.archer@C4 NW.spearman@D4*1 NW.wolf@B4 SW.abomination@D3"}.at(t)
	odds(t, p, "D3", "C3", 5, 3)
	odds(t, p, "D3", "C4", 5, 1)
	odds(t, p, "D3", "D4", 5, 2)
	odds(t, p, "D3", "B4", 5, 1)
}

func TestNobleArchbishopBenedictus(t *testing.T) {
	p, _ := dealt(t, engine.Setup{Seats: 2, Options: chosen})
	p, _ = play(t, p, "faction:clergy", "faction:scum", "noble:benedictus", "place:B2", "end", "noble:jory", "place:H2")
	equal(t, "not yet", p.seat[0].handSize, 0)
	p, _ = play(t, p, "end")
	equal(t, "cards", fmt.Sprint(p.seat[0].handSize, p.seat[1].handSize), "1 0")
}

func TestNobleSaintAmalia(t *testing.T) {
	s := scene{players: []string{"", "clergy amalia gold=2"}, board: "NW.soldier@C3 SW.flagellant@D3 SW.flagellant@C4"}
	p := s.after(t, "attack:C3-D3")
	equal(t, "asked", fmt.Sprint(p.phase, p.ToMove()), "rescue 1")
	p, _ = play(t, p, "miracle")
	on(t, p, "D3=SW.flagellant")
	equal(t, "gold", p.seat[1].gold, 1)
	refused(t, p, "attack:C3-D3", CodeAided, "D22")
	p, _ = play(t, p, "attack:C3-C4") // only once a turn
	on(t, p, "C4=")
	refused(t, scene{hands: []string{"", "parry"}, board: "NW.soldier@C3 SW.zombie@D3"}.after(t, "attack:C3-D3", "pass"), "miracle", CodeNoAbility, "D31")
	// The last gold will do.
	poor := s
	poor.players = []string{"", "clergy amalia gold=1"}
	equal(t, "gold", poor.after(t, "attack:C3-D3", "miracle").seat[1].gold, 0)
	// Refusing the price, and no gold for it.
	q, _ := play(t, s.at(t), "attack:C3-D3", "pass")
	on(t, q, "D3=")
	s.players[1] = "clergy amalia"
	on(t, s.after(t, "attack:C3-D3"), "D3=")
	// Not she herself.
	s.players[1], s.board = "clergy amalia gold=2", "NW.soldier@C3 NW.field_marshal@C2 SW.amalia@D3"
	equal(t, "her own combat", s.after(t, "attack:C3-D3").phase, Over)
	// Once in each opponent's turn: the next turn she may again.
	again := scene{seats: 3, players: []string{"", "clergy amalia gold=2 prayed", "scum jory"}, turn: "NW",
		board: "NE.flagellant@C6 SE.assassin@D6"}
	p, _ = play(t, again.at(t), "end", "move:B9-C9", "move:C9-B9", "move:B9-C9", "end", "attack:D6-C6")
	equal(t, "asked again", fmt.Sprint(p.phase, p.ToMove()), "rescue 1")
}

func TestNobleGrandInquisitorTorquil(t *testing.T) {
	p := scene{players: []string{"clergy torquil", "scum jory"}, board: "NW.flagellant@C3 NW.exorcist@C4 NW.wolf@B4 SW.ruffian@D3"}.at(t)
	odds(t, p, "C3", "D3", 3, 1)
	odds(t, p, "C4", "D3", 3, 1)
	odds(t, p, "B4", "D3", 2, 1)
}

func TestNobleRobertTheRed(t *testing.T) {
	s := scene{players: []string{"scum robert"}, board: "NW.ruffian@C3 SW.ghoul@D3"}
	equal(t, "gold", s.after(t, "attack:C3-D3").seat[0].gold, 1)
	s.board = "NW.robert@C3 SW.ghoul@D3"
	equal(t, "gold for his own", s.after(t, "attack:C3-D3").seat[0].gold, 1)
	s.board = "NW.bandit@C3 SW.ghoul@D3"
	equal(t, "gold with Plunder", s.after(t, "attack:C3-D3").seat[0].gold, 2)
	s.board = "NW.ruffian@C3 SW.skeleton@D3"
	equal(t, "gold for a token", s.after(t, "attack:C3-D3").seat[0].gold, 0)
}

func TestNobleMotherMagpie(t *testing.T) {
	p := scene{players: []string{"scum magpie", "undead malgor gold=1"}, turn: "NW", board: "NW.cutpurse@C3 SW.ghoul@D3"}.after(t, "pickpocket:C3-D3")
	equal(t, "gold and points", fmt.Sprint(p.seat[0].gold, p.ap), "1 0")
}

func TestNobleBlackJory(t *testing.T) {
	s := scene{players: []string{"scum jory"}, board: "NW.ruffian@F2 NW.jory@G3 SW.zombie@G2 SW.malgor@H3 SW.zombie@F3"}
	p := s.at(t)
	odds(t, p, "F2", "G2", 3, 2)
	odds(t, p, "F2", "F3", 2, 2) // no castle field
	odds(t, p, "G3", "G2", 3, 2) // not he himself
	odds(t, p, "F2", "H3", 3, 4) // nobles too
	home := scene{players: []string{"scum jory"}, board: "NW.ruffian@C2 SW.zombie@C1"}.at(t)
	odds(t, home, "C2", "C1", 2, 2)
	other := scene{players: []string{"", "scum jory"}, turn: "SW ap=3", board: "SW.ruffian@D2 NW.militia@C2"}.at(t)
	odds(t, other, "D2", "C2", 3, 2)
}

func TestNobleMalgorTheNecromancer(t *testing.T) {
	p := scene{turn: "SW ap=3"}.after(t, "summon:zombie@H1", "summon:zombie@I1", "summon:ghoul@I2")
	refused(t, p, "summon:ghoul@H3", CodeSummons, "D27")
	q := scene{players: []string{"", "undead azaroth"}, turn: "SW ap=3"}.after(t, "summon:zombie@H1", "summon:zombie@I1")
	refused(t, q, "summon:ghoul@H3", CodeSummons, "D27")
}

func TestNobleCountessElvira(t *testing.T) {
	s := scene{players: []string{"undead elvira", "scum jory"}, board: "NW.abomination@C3 NW.banshee@A1*3 NW.zombie@A2*1 SW.ruffian@D3"}
	p := s.after(t, "attack:C3-D3")
	equal(t, "asked", fmt.Sprint(p.phase, count(p, "unmark:")), "toll 2")
	refused(t, p, "unmark:B2", CodeNoble, "D31")
	p, _ = play(t, p, "unmark:A1")
	equal(t, "markers", p.pieces[field("A1")].time, 2)
	s.board = "NW.elvira@C3 NW.banshee@A2*3 SW.ruffian@D3"
	p = s.after(t, "attack:C3-D3") // one unit leaves no choice; she herself counts
	equal(t, "markers and phase", fmt.Sprint(p.pieces[field("A2")].time, p.phase), "2 play")
	s.board = "NW.abomination@C3 NW.banshee@A1*3 SW.wolf@D3"
	equal(t, "a token", s.after(t, "attack:C3-D3").pieces[field("A1")].time, 3)
}

func TestNobleLichKingAzaroth(t *testing.T) {
	s := scene{players: []string{"", "undead azaroth"}, board: "NW.soldier@C3 NW.field_marshal@C2 SW.azaroth@D3"}
	p, events := play(t, s.at(t), "attack:C3-D3")
	equal(t, "events", kindsOf(events), "attacked phylactery saved")
	refused(t, p, "attack:C3-D3", CodeAided, "D22")
	s.players[1] = "undead azaroth rose"
	outcome(t, s.after(t, "attack:C3-D3"), "nobles", 0)
	// First Aid comes first and keeps the phylactery.
	s.players[1], s.hands = "undead azaroth", []string{"", "first_aid"}
	p, _ = play(t, s.at(t), "attack:C3-D3", "pass", "card:first_aid")
	equal(t, "spent", p.seat[1].rose, false)
}
