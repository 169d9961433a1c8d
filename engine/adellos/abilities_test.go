package adellos

import (
	"fmt"
	"testing"
)

func TestAbilityIncome(t *testing.T) {
	p := scene{turn: "SW", board: "NW.peasant@A1 NW.peasant@A2"}.after(t, "end")
	equal(t, "gold", p.seat[0].gold, 2)
}

func TestAbilityAncientWisdom(t *testing.T) {
	p := scene{turn: "SW", board: "NW.scholar@A1", deck: "parry revolt"}.after(t, "end")
	equal(t, "cards", fmt.Sprint(p.seat[0].handSize, p.deckSize), "1 1")
	// The owner sees the card, the others that he drew.
	_, events := play(t, scene{turn: "SW", board: "NW.scholar@A1", deck: "parry"}.at(t), "end")
	last := events[len(events)-1]
	equal(t, "own", last.Seen(0).Facts["card"], "parry")
	equal(t, "other", last.Seen(1).Facts["card"], "")
	equal(t, "reveals", last.Reveals, true)
}

func TestAbilityCommand(t *testing.T) {
	p := scene{turn: "SW", board: "NW.field_marshal@A1 NW.field_marshal@A2"}.after(t, "end")
	equal(t, "points", p.ap, 5)
}

func TestAbilityFieldMarshal(t *testing.T) {
	p := scene{board: "NW.soldier@C3 NW.field_marshal@C2 NW.field_marshal@B3 SW.banshee@D3*1 NW.konrad@D4 NW.militia@E4"}.at(t)
	odds(t, p, "C3", "D3", 5, 4) // once
	odds(t, p, "D4", "D3", 3, 4) // not adjacent to a marshal
	odds(t, p, "E4", "D3", 1, 4)
	beside := scene{board: "NW.konrad@C3 NW.field_marshal@C2 SW.banshee@D3*1"}.at(t)
	odds(t, beside, "C3", "D3", 4, 4) // the noble profits
	two := scene{board: "NW.field_marshal@C3 NW.field_marshal@C2 SW.ghoul@D3"}.at(t)
	odds(t, two, "C3", "D3", 3, 1) // another marshal leads a marshal
}

func TestAbilitySteelColossus(t *testing.T) {
	p := scene{turn: "SW ap=3", board: "NW.konrad@C3 NW.steel_colossus@C2 NW.steel_colossus@C4 NW.militia@D4*1 SW.abomination@D3"}.at(t)
	odds(t, p, "D3", "C3", 5, 4) // the noble, once
	odds(t, p, "D3", "C2", 5, 4) // a colossus does not shield another
	odds(t, p, "D3", "D4", 5, 3) // a marked neighbour profits
	marked := scene{turn: "SW ap=3", board: "NW.konrad@C3 NW.steel_colossus@C2*1 SW.abomination@D3"}.at(t)
	odds(t, marked, "D3", "C3", 5, 3)
}

func TestAbilityRanged(t *testing.T) {
	p := scene{board: "NW.archer@C3 NW.militia@D3 SW.ghoul@E3 SW.ghoul@F3 SW.ghoul@C4"}.at(t)
	for _, target := range []string{"E3", "C4"} {
		if !legal(p, "attack:C3-"+target) {
			t.Errorf("the archer cannot attack %s", target)
		}
	}
	refused(t, p, "attack:C3-F3", CodeTooFar, "D17") // three fields
	refused(t, p, "attack:D3-F3", CodeTooFar, "D17") // no archer
	// Terrain in between does not matter.
	q := scene{board: "NW.archer@C2 SW.ghoul@E2"}.at(t)
	if !legal(q, "attack:C2-E2") {
		t.Error("the archer cannot shoot two fields far")
	}
}

func TestAbilityCharge(t *testing.T) {
	p := scene{board: "NW.lancer@C3 SW.zombie@F3"}.at(t)
	next, _ := play(t, p, "move:C3-E3")
	odds(t, next, "E3", "F3", 3, 2)
	short, _ := play(t, p, "move:C3-D3")
	one, _ := play(t, short, "move:D3-E3")
	odds(t, one, "E3", "F3", 3, 2)
	odds(t, scene{board: "NW.lancer@D3 SW.zombie@F3"}.after(t, "move:D3-E3"), "E3", "F3", 2, 2)
	// The next turn it stands still.
	still, _ := play(t, next, "move:E3-E4", "move:E4-E3", "end")
	odds(t, still, "E3", "F3", 2, 2)
}

func TestAbilityBodyguard(t *testing.T) {
	s := scene{players: []string{"clergy benedictus"}, turn: "SW ap=3", board: "NW.benedictus@C3 NW.temple_guard@C2 NW.temple_guard@C4 NW.novice@B4 SW.abomination@D3"}
	odds(t, s.at(t), "D3", "C3", 5, 4)
	s.board = "NW.benedictus@C3 NW.temple_guard@C2*1 SW.abomination@D3"
	odds(t, s.at(t), "D3", "C3", 5, 3)
	s.board = "NW.novice@C3 NW.temple_guard@C2 SW.abomination@D3"
	odds(t, s.at(t), "D3", "C3", 5, 2)
}

func TestAbilityHoly(t *testing.T) {
	s := scene{players: []string{"clergy benedictus"}, board: "NW.paladin@C3 NW.paladin@C4*1 SW.zombie@D3 SW.skeleton@D4 SW.malgor@B4"}
	p := s.at(t)
	odds(t, p, "C3", "D3", 5, 2)
	odds(t, p, "C3", "B4", 4, 4) // not against nobles
	odds(t, p, "C3", "D4", 5, 1) // tokens of the Undead player too
	odds(t, p, "D3", "C3", 1, 4)
	odds(t, p, "D3", "C4", 1, 3) // markers silence it
	scum := scene{players: []string{"clergy benedictus", "scum jory"}, board: "NW.paladin@C3 SW.ruffian@D3"}.at(t)
	odds(t, scum, "C3", "D3", 4, 1)
	odds(t, scum, "D3", "C3", 2, 3)
}

func TestAbilityMartyr(t *testing.T) {
	s := scene{players: []string{"", "clergy benedictus"}, board: "NW.soldier@C3 SW.novice@D3", deck: "parry revolt"}
	p, events := play(t, s.at(t), "attack:C3-D3")
	equal(t, "events", kindsOf(events), "attacked defeated drew")
	equal(t, "cards", p.seat[1].handSize, 1)
	s.board = "NW.soldier@C3 SW.novice@D3*1"
	equal(t, "silent with markers", s.after(t, "attack:C3-D3").seat[1].handSize, 0)
}

func TestAbilityInterdict(t *testing.T) {
	p := scene{players: []string{"clergy benedictus"}, board: "NW.inquisitor@C3 SW.zombie@D3 SW.malgor@C4 SW.ghoul@D4"}.at(t)
	refused(t, p, "interdict:C3-C4", CodeNoble, "D31")
	refused(t, p, "interdict:C3-D5", CodeTooFar, "D31")
	p, _ = play(t, p, "interdict:C3-D3")
	equal(t, "points and markers", fmt.Sprint(p.ap, p.pieces[field("D3")].time), "2 1")
	scene{players: []string{"clergy benedictus"}, turn: "NW ap=1", board: "NW.inquisitor@C3 SW.zombie@D3"}.after(t, "interdict:C3-D3")
	refused(t, p, "interdict:C3-D4", CodeUsed, "D31")
}

func TestAbilityAbsolution(t *testing.T) {
	p := scene{players: []string{"clergy benedictus"}, board: "NW.exorcist@C3 NW.novice@C4*2 SW.zombie@D3*1"}.at(t)
	refused(t, p, "absolution:C3-D3", CodeNothing, "D31")
	refused(t, p, "absolution:C3-C3", CodeNothing, "D31")
	p, _ = play(t, p, "absolution:C3-C4", "absolution:C3-C4")
	equal(t, "points and markers", fmt.Sprint(p.ap, p.pieces[field("C4")].time), "1 0")
	scene{players: []string{"clergy benedictus"}, turn: "NW ap=1", board: "NW.exorcist@C3 NW.novice@C4*2"}.after(t, "absolution:C3-C4")
	marked := scene{players: []string{"clergy benedictus"}, board: "NW.exorcist@C3*1 NW.novice@C4*1"}.at(t)
	refused(t, marked, "absolution:C3-C3", CodeMarked, "D28") // it has no ability then
	refused(t, marked, "absolution:C3-C4", CodeMarked, "D28")
}

func TestAbilityPickpocket(t *testing.T) {
	s := scene{players: []string{"scum jory", "undead malgor gold=2"}, board: "NW.cutpurse@C3 SW.malgor@D3 SW.zombie@C4"}
	p, events := play(t, s.at(t), "pickpocket:C3-D3")
	equal(t, "gold and points", fmt.Sprint(p.seat[0].gold, p.seat[1].gold, p.ap), "1 1 2")
	equal(t, "events", kindsOf(events), "took")
	last := s
	last.turn = "NW ap=1"
	last.after(t, "pickpocket:C3-D3")
	refused(t, p, "pickpocket:C3-C4", CodeUsed, "D31")
	s.players[1] = "undead malgor"
	refused(t, s.at(t), "pickpocket:C3-D3", CodeNothing, "D31")
}

func TestAbilityPlunder(t *testing.T) {
	s := scene{players: []string{"scum jory"}, board: "NW.bandit@C3 SW.zombie@D3"}
	equal(t, "gold", s.after(t, "attack:C3-D3").seat[0].gold, 1)
	s.board = "NW.bandit@C3 SW.skeleton@D3"
	equal(t, "gold for a token", s.after(t, "attack:C3-D3").seat[0].gold, 0)
}

func TestAbilityGangUp(t *testing.T) {
	s := scene{players: []string{"scum jory"}, board: "NW.rebel@C3 NW.ruffian@E3 SW.abomination@D3"}
	odds(t, s.at(t), "C3", "D3", 3, 3)
	s.board = "NW.rebel@C3 NW.ruffian@E3*1 SW.abomination@D3"
	odds(t, s.at(t), "C3", "D3", 2, 3)
	s.board = "NW.rebel@C3 NW.jory@E3 SW.abomination@D3"
	odds(t, s.at(t), "C3", "D3", 2, 3) // a noble is no unit
	s.board = "NW.rebel@C3 NW.ruffian@E3 SW.malgor@D3"
	odds(t, s.at(t), "C3", "D3", 3, 4) // but may be attacked like one
}

func TestAbilityWolfPack(t *testing.T) {
	s := scene{players: []string{"scum jory gold=4"}}
	p := s.after(t, "hire:poacher@C2")
	equal(t, "asked", fmt.Sprint(p.phase, count(p, "place:")), "wolf 2")
	refused(t, p, "place:C3", CodeNotYours, "D31")
	refused(t, p, "place:A1", CodeTooFar, "D31")
	refused(t, p, "place:B2", CodeOccupied, "D31")
	p, _ = play(t, p, "place:C1")
	on(t, p, "C1=NW.wolf")
	// One free field leaves no choice.
	s.board = "NW.ruffian@A1 NW.ruffian@B1"
	q := s.after(t, "hire:poacher@C1")
	on(t, q, "C2=NW.wolf")
	equal(t, "markers on the wolf", q.pieces[field("C2")].time, 0)
	equal(t, "phase", q.phase, AsksPlay)
}

func TestAbilityEntrench(t *testing.T) {
	p := scene{board: "NW.sapper@D5 SW.zombie@D4"}.at(t)
	refused(t, p, "entrench:D5-E5", CodeNothing, "D31")
	refused(t, p, "entrench:D5-D4", CodeNothing, "D31")
	p, _ = play(t, p, "entrench:D5-E4")
	on(t, p, "E4=NW.barricade")
	equal(t, "points and markers", fmt.Sprint(p.ap, p.pieces[field("E4")].time), "2 0")
	other := scene{players: []string{"", "royal_army konrad"}, turn: "SW ap=1", board: "SW.sapper@D2", seats: 2}
	other.players[0] = "undead malgor"
	refused(t, other.at(t), "entrench:D2-C2", CodeNothing, "D31")
	play(t, other.at(t), "entrench:D2-D3") // one point is enough
	near := scene{board: "NW.sapper@F2"}.at(t)
	refused(t, near, "entrench:F2-G2", CodeNothing, "D31")
	equal(t, "barricades left", p.View(0).(View).Tokens()[2], Stock{"barricade", 2})
	refused(t, scene{boxed: "barricade*3", board: "NW.sapper@D5"}.at(t), "entrench:D5-D4", CodeNoneLeft, "D32")
}

func TestAbilityRaiseDead(t *testing.T) {
	s := scene{players: []string{"undead malgor", "royal_army konrad"}, board: "NW.abomination@C3 NW.necromancer@C2 SW.militia@D3"}
	p, events := play(t, s.at(t), "attack:C3-D3")
	on(t, p, "D3=NW.skeleton")
	equal(t, "markers", p.pieces[field("D3")].time, 1)
	equal(t, "events", kindsOf(events), "attacked defeated placed marked")
	s.board = "NW.necromancer@C3 SW.spearman@D3"
	on(t, s.after(t, "attack:C3-D3"), "D3=NW.skeleton")
	s.board = "NW.abomination@C3 NW.necromancer@C2*1 SW.militia@D3"
	on(t, s.after(t, "attack:C3-D3"), "D3=")
	s.board = "NW.malgor@C3 NW.necromancer@C2 SW.militia@D3"
	on(t, s.after(t, "attack:C3-D3"), "D3=") // the noble is no unit
	s.board = "NW.abomination@C3 NW.necromancer@C2 SW.barricade@D3"
	on(t, s.after(t, "attack:C3-D3"), "D3=") // nor for tokens
}

func TestAbilityFear(t *testing.T) {
	s := scene{board: "NW.soldier@C3 NW.konrad@C4 SW.banshee@D3 SW.banshee@D4 SW.ghoul@B4"}
	p := s.at(t)
	odds(t, p, "C3", "D3", 3, 4) // once
	odds(t, p, "C3", "B4", 3, 1) // from a field beside it
	odds(t, p, "C4", "B4", 2, 1) // nobles too
	s.board = "NW.soldier@C3 SW.banshee@D3*1"
	odds(t, s.at(t), "C3", "D3", 4, 4)
	far := scene{board: "NW.archer@C3 SW.banshee@E3"}.at(t)
	odds(t, far, "C3", "E3", 1, 4)
}

func TestAbilityFlight(t *testing.T) {
	s := scene{players: []string{"undead malgor", "royal_army konrad"}, board: "NW.ghost@C3 SW.militia@D3 SW.militia@D4"}
	p := s.at(t)
	play(t, p, "move:C3-E3")
	refused(t, p, "move:C3-D3", CodeOccupied, "D14")
	s.board = "NW.bone_dragon@B3"
	refused(t, s.at(t), "move:B3-A3", CodeNoEntry, "D14")
	if !legal(scene{players: s.players, board: "NW.bone_dragon@D2"}.at(t), "move:D2-F2") {
		t.Error("the dragon does not cross the mountain")
	}
}

func TestAbilitySluggish(t *testing.T) {
	p := scene{players: []string{"scum jory"}, board: "NW.ogre@C3 SW.zombie@D3"}.at(t)
	next, _ := play(t, p, "attack:C3-D3")
	equal(t, "points", next.ap, 1)
	refused(t, scene{players: []string{"scum jory"}, turn: "NW ap=1", board: "NW.ogre@C3 SW.zombie@D3"}.at(t), "attack:C3-D3", CodePoints, "D9")
}

func TestAbilityImmobile(t *testing.T) {
	p := scene{board: "NW.barricade@C3 NW.militia@C4 SW.zombie@D3"}.at(t)
	refused(t, p, "move:C3-B4", CodeImmobile, "D31")
	refused(t, p, "attack:C3-D3", CodeImmobile, "D31")
	refused(t, p, "swap:C3-C4", CodeImmobile, "D31")
}

// Every ability of the list has a test above by its name.
func TestEveryAbilityHasAPiece(t *testing.T) {
	for a, name := range abilityNames {
		used := false
		for _, k := range game.sheet.kinds {
			used = used || k.has(ability(a))
		}
		if !used {
			t.Errorf("no piece has %s", name)
		}
	}
}
