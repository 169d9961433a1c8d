package adellos

import (
	"fmt"
	"testing"

	"adytum/engine"
)

func TestOptionSuddenDeath(t *testing.T) {
	s := scene{seats: 3, options: "sudden-death", board: "NW.soldier@B6 NW.field_marshal@B5 NE.malgor@B7"}
	outcome(t, s.after(t, "attack:B6-B7"), "sudden-death", 0)
}

func TestOptionProtectingWalls(t *testing.T) {
	p := scene{options: "protecting-walls", turn: "SW ap=3", board: "NW.konrad@C2 NW.militia@C1 NW.militia@C3 SW.zombie@D2 SW.zombie@B3"}.at(t)
	odds(t, p, "D2", "C2", 1, 4)
	odds(t, p, "D2", "C1", 1, 3)
	odds(t, p, "B3", "C2", 1, 3) // from inside
	odds(t, p, "B3", "C3", 1, 2) // outside
}

func TestOptionObstructingWalls(t *testing.T) {
	s := scene{options: "obstructing-walls", board: "NW.lancer@F2 NW.soldier@G3 SW.malgor@H1"}
	p := s.at(t)
	next, _ := play(t, p, "move:G3-G2")
	equal(t, "points to enter", next.ap, 1)
	next, _ = play(t, p, "move:F2-G1")
	equal(t, "points to enter", next.ap, 1)
	inside := scene{options: "obstructing-walls", board: "NW.soldier@G2 SW.malgor@H1"}.after(t, "move:G2-G1")
	equal(t, "points inside", inside.ap, 2)
	home := scene{options: "obstructing-walls", board: "NW.soldier@C3"}.after(t, "move:C3-C2")
	equal(t, "points to the own castle", home.ap, 2)
	other := scene{options: "obstructing-walls", turn: "SW ap=3", board: "SW.zombie@D2"}.after(t, "move:D2-C2")
	equal(t, "points of the other seat to enter", other.ap, 1)
	refused(t, scene{options: "obstructing-walls", turn: "NW ap=1", board: "NW.soldier@G3"}.at(t), "move:G3-G2", CodePoints, "D9")
}

func TestOptionLumberers(t *testing.T) {
	p := scene{options: "lumberers", board: "NW.lancer@B4 NW.militia@A3"}.at(t)
	next, _ := play(t, p, "move:B4-A4")
	equal(t, "points onto terrain", next.ap, 1)
	equal(t, "fields moved", next.pieces[field("A4")].flags&stepsMask, 1)
	refused(t, p, "move:B4-A5", CodeTooFar, "D15") // one step
	next, _ = play(t, p, "move:A3-B3")
	equal(t, "points off terrain", next.ap, 2)
}

func TestOptionGoldRush(t *testing.T) {
	p, _ := dealt(t, engine.Setup{Seats: 3, Options: engine.Options{OptionFactions: Chosen, OptionStart: "seat-0", OptionGoldRush: "on"}})
	p, _ = play(t, p, "faction:royal_army", "faction:undead", "faction:scum", "noble:konrad")
	equal(t, "gold", fmt.Sprint(p.seat[0].gold, p.seat[1].gold), "11 10")
}

func TestOptionPavedWithGold(t *testing.T) {
	p := scene{options: "paved-with-gold", board: "NW.soldier@C3 SW.zombie@D3 SW.skeleton@D4"}.after(t, "attack:C3-D3", "attack:C3-D4")
	equal(t, "gold for two", p.seat[0].gold, 4)
	noble := scene{options: "paved-with-gold", seats: 3, board: "NW.soldier@B6 NW.field_marshal@B5 NE.malgor@B7"}.after(t, "attack:B6-B7")
	equal(t, "gold for a noble is the reward alone", noble.seat[0].gold, 2)
	s := scene{options: "paved-with-gold", turn: "SW", board: "NW.militia@E5"}
	equal(t, "gold of the tower", s.after(t, "end").seat[0].gold, 2)
	s.players = []string{"royal_army konrad lies=revolt"}
	equal(t, "gold with Revolt", s.after(t, "end").seat[0].gold, 0)
}

func TestOptionHandLimit(t *testing.T) {
	p := scene{options: "hand-limit", hands: []string{"parry*5,quick_attack"}, turn: "SW", deck: "revolt truce", board: "NW.scholar@A1 NW.scholar@A2"}.after(t, "end")
	equal(t, "cards", fmt.Sprint(p.seat[0].handSize, p.deckSize), "7 1")
}

func TestOptionRoundLimitAndGiftsAreTestedAsRulings(t *testing.T) {
	names := map[string]bool{}
	for _, o := range game.Options() {
		names[o.Name] = true
	}
	for _, name := range ruleNames {
		if !names[name] {
			t.Errorf("the edition lacks %s", name)
		}
	}
}
