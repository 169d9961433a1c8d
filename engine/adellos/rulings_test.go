package adellos

import (
	"fmt"
	"strings"
	"testing"

	"adytum/engine"
)

func TestRulingSetupOrder(t *testing.T) {
	p, _ := dealt(t, engine.Setup{Seats: 3, Options: engine.Options{OptionStart: "seat-1"}})
	var order []string
	for !p.setUp {
		order = append(order, fmt.Sprint(p.ToMove(), p.phase))
		moves := p.Moves()
		m := moves[0]
		if p.phase == AsksHire {
			m = moves[0] // "end" comes before "hire"
		}
		p, _ = play(t, p, m.String())
	}
	equal(t, "order", strings.Join(order, ", "),
		"1 noble, 1 place, 1 hire, 2 noble, 2 place, 2 hire, 0 noble, 0 place, 0 hire")
	equal(t, "first turn", p.ToMove(), 1)
}

func TestRulingCastleSeat(t *testing.T) {
	for _, tt := range []struct {
		seats int
		m     string
		want  string
	}{{2, MapHalf, "NW SW"}, {2, MapFull, "NW SE"}, {3, MapFull, "NW NE SE"}, {4, MapFull, "NW NE SE SW"}} {
		p, _ := dealt(t, engine.Setup{Seats: tt.seats, Options: engine.Options{OptionMap: tt.m, OptionFactions: Chosen}})
		var castles []string
		for _, one := range p.View(0).(View).Players() {
			castles = append(castles, one.Castle)
		}
		equal(t, "castles", strings.Join(castles, " "), tt.want)
	}
	// The one in the middle of three has 2 more gold.
	p, _ := dealt(t, engine.Setup{Seats: 3, Options: chosen})
	p, _ = play(t, p, "faction:scum", "faction:undead", "faction:clergy")
	equal(t, "gold", fmt.Sprint(p.seat[0].gold, p.seat[1].gold, p.seat[2].gold), "5 5 5")
	half := scene{}.at(t).View(0).(View).Fields()
	equal(t, "fields of the half", len(half), 45)
}

func TestRulingUndeadPregame(t *testing.T) {
	p, _ := dealt(t, engine.Setup{Seats: 2, Options: chosen})
	p, _ = play(t, p, "faction:undead", "faction:scum", "noble:malgor", "place:B2")
	equal(t, "summonings before the game", count(p, "summon:"), 0)
	refused(t, p, "summon:zombie@B1", CodeSummons, "D27")
	play(t, p, "hire:grave_robber@B1")
}

func TestRulingNobleIsUnit(t *testing.T) {
	// Board rules mean the noble too: move, swap, attack, hold the tower.
	p := scene{board: "NW.konrad@C3 NW.militia@C2 SW.ghoul@D3"}.at(t)
	for _, text := range []string{"move:C3-C4", "swap:C2-C3", "attack:C3-D3"} {
		if !legal(p, text) {
			t.Errorf("%s is not legal", text)
		}
	}
	equal(t, "tower", scene{turn: "SW", board: "NW.konrad@E5"}.after(t, "end").ap, 4)
	// Cards and abilities do not: see Time Shift, Assault, Interdict, Gang Up.
	refused(t, scene{hands: []string{"time_shift"}}.at(t), "card:time_shift@H2=1", CodeNoTarget, "D22")
}

func TestRulingValue(t *testing.T) {
	for _, f := range game.Edition().Factions {
		for _, u := range f.Units {
			if u.Value != u.Gold+u.Time {
				t.Errorf("%s: value %d, price %d gold or %d markers", u.ID, u.Value, u.Gold, u.Time)
			}
		}
	}
	refused(t, scene{hands: []string{"call_to_arms"}, board: "NW.wolf@C3"}.at(t), "card:call_to_arms", CodeNoTarget, "D22")
}

func TestRulingPhase1Order(t *testing.T) {
	s := scene{players: []string{"royal_army konrad tower=1 lies=censorship"}, turn: "SW", deck: "parry",
		board: "NW.field_marshal@E5 NW.peasant@A1 NW.scholar@A2"}
	_, events := play(t, s.at(t), "end")
	equal(t, "order", kindsOf(events), "turn lifted tower points gold")
	equal(t, "points", events[3].Facts["n"], "5")
	s.players[0] = "royal_army konrad tower=4 lies=revolt"
	_, events = play(t, s.at(t), "end")
	equal(t, "victory before anything is gained", kindsOf(events), "turn lifted tower ended")
}

func TestRulingApForced(t *testing.T) {
	// Attacks and swaps count, cards and abilities do not.
	walls := "NW.konrad@A1 NW.barricade@B1 NW.barricade@A2 NW.barricade@B2"
	play(t, scene{board: walls, hands: []string{"revolt"}}.at(t), "end")
	s := scene{board: "NW.konrad@A1 NW.barricade@B1 SW.banshee@A2*1 NW.barricade@B2"}
	refused(t, s.at(t), "end", CodeMustAct, "D9")
	p, _ := play(t, s.at(t), "attack:A1-A2", "attack:A1-A2", "attack:A1-A2", "end")
	equal(t, "points are never saved", p.ap, 3)
}

func TestRulingHireTime(t *testing.T) {
	s := scene{players: []string{"royal_army konrad gold=3"}, hands: []string{"parry"}, board: "NW.militia@C3 SW.zombie@D3"}
	p := s.after(t, "attack:C3-D3")
	refused(t, p, "hire:soldier@C2", CodeAsked, "D19")
	p, _ = play(t, p, "pass", "hire:militia@C2", "move:C2-C1")
	equal(t, "points", p.ap, 1)
	refused(t, scene{players: []string{"", "undead malgor"}, turn: "SW ap=3", board: "SW.malgor@F3"}.at(t), "summon:zombie@H1", CodeNobleAway, "D13")
}

func TestRulingMultiMove(t *testing.T) {
	scene{players: []string{"royal_army konrad gold=3"}, turn: "NW ap=5", board: "SW.zombie@D4 SW.ghoul@D5"}.
		after(t, "hire:soldier@C2", "move:C2-C3", "attack:C3-D4", "move:C3-C4", "move:C4-C5", "attack:C5-D5", "end")
}

func TestRulingPath(t *testing.T) {
	p := scene{board: "NW.lancer@C3 NW.militia@C4 SW.zombie@D3 SW.zombie@D4"}.at(t)
	refused(t, p, "move:C3-D5", CodeTooFar, "D15") // no jump
	refused(t, p, "move:C3-A3", CodeNoEntry, "D14")
	one, _ := play(t, p, "move:C3-B4")
	equal(t, "one step costs the same", one.ap, 2)
}

func TestRulingSwap(t *testing.T) {
	p := scene{board: "NW.konrad@C3 NW.lancer@C2 NW.barricade@C4 NW.militia@B4*1"}.at(t)
	refused(t, p, "swap:C3-C4", CodeImmobile, "D31")
	refused(t, p, "swap:B4-C3", CodeMarked, "D28")
	p, _ = play(t, p, "swap:C2-C3")
	equal(t, "no movement for Charge", p.pieces[field("C3")].flags&stepsMask, 0)
	equal(t, "the noble's place", p.seat[0].nobleAt, field("C2"))
}

func TestRulingTerrain(t *testing.T) {
	refused(t, scene{board: "NW.militia@B4"}.at(t), "move:B4-A4", CodeNoEntry, "D14")
	p := scene{options: "lumberers", board: "NW.militia@B4"}.after(t, "move:B4-A4")
	equal(t, "points", p.ap, 1)
}

func TestRulingCombatCards(t *testing.T) {
	// The defender is not asked while he would win; the attacker is.
	s := scene{hands: []string{"", "parry"}, board: "NW.militia@C3 SW.zombie@D3"}
	equal(t, "nobody to ask", s.after(t, "attack:C3-D3").phase, AsksPlay)
	// A player with any card is asked, so that nobody learns which he has.
	s = scene{hands: []string{"", "assault"}, board: "NW.soldier@C3 SW.zombie@D3"}
	p := s.after(t, "attack:C3-D3")
	equal(t, "asked", fmt.Sprint(p.phase, p.ToMove(), len(p.Moves())), "combat 1 1")
	// The one who passes is not asked again.
	s = scene{hands: []string{"quick_attack*2", ""}, board: "NW.spearman@C3 SW.zombie@D3"}
	p = s.after(t, "attack:C3-D3", "pass")
	equal(t, "resolved", p.phase, AsksPlay)
	on(t, p, "D3=SW.zombie")
}

func TestRulingNoAdvance(t *testing.T) {
	p := scene{board: "NW.soldier@C3 SW.zombie@D3 SW.banshee@D4"}.after(t, "attack:C3-D3")
	on(t, p, "C3=NW.soldier", "D3=")
	p, _ = play(t, p, "attack:C3-D4")
	on(t, p, "C3=NW.soldier", "D4=SW.banshee")
}

func TestRulingMarkedDefends(t *testing.T) {
	p := scene{turn: "SW ap=3", board: "NW.soldier@C3*2 NW.steel_colossus@C4 NW.peasant@A1*1 NW.scholar@A2*1 SW.abomination@D3"}.at(t)
	odds(t, p, "D3", "C3", 5, 4)
	q := scene{turn: "SW", board: "NW.peasant@A1*2 NW.scholar@A2*2 NW.field_marshal@B1*2", deck: "parry"}.after(t, "end")
	equal(t, "gold, cards, points", fmt.Sprint(q.seat[0].gold, q.seat[0].handSize, q.ap), "0 0 3")
}

func TestRulingMarkerRemoval(t *testing.T) {
	s := scene{players: []string{"undead malgor", "scum jory"}, turn: "NW", board: "NW.banshee@A1*3 SW.ruffian@D3*2"}
	p := s.after(t, "summon:zombie@A2", "end")
	equal(t, "own, summoned now, another's", fmt.Sprint(p.pieces[field("A1")].time, p.pieces[field("A2")].time, p.pieces[field("D3")].time), "2 0 2")
}

func TestRulingMarkerLimit(t *testing.T) {
	p := scene{hands: []string{"time_shift*4"}, turn: "NW ap=4", board: "SW.ghoul@D3*9 SW.zombie@D4*9"}.
		after(t, "card:time_shift@D3=3", "card:time_shift@D3=3")
	equal(t, "more than 20 on the board", p.pieces[field("D3")].time, 15)
	rich := scene{players: []string{"royal_army konrad gold=60"}, hands: []string{"incoming"}}.after(t, "card:incoming=gold")
	equal(t, "more than 50 gold", rich.seat[0].gold, 64)
}

func TestRulingTowerCount(t *testing.T) {
	s := scene{players: []string{"royal_army konrad tower=2"}, turn: "SW", board: "NW.militia@E5*1"}
	equal(t, "a marked piece", s.after(t, "end").seat[0].tower, 0)
	s.board = "NW.militia@E5"
	equal(t, "an own piece", s.after(t, "end").seat[0].tower, 3)
	s.board = "SW.ghoul@E5"
	p := s.after(t, "end")
	equal(t, "another's piece", fmt.Sprint(p.seat[0].tower, p.seat[1].tower), "0 0")
}

func TestRulingTowerPlayers(t *testing.T) {
	s := scene{seats: 4, players: []string{"royal_army konrad tower=2", "undead malgor out=1", "clergy benedictus out=2"}, turn: "SW", board: "NW.militia@E5"}
	outcome(t, s.after(t, "end"), "tower", 0) // 3 as for four players
}

func TestRulingElimination(t *testing.T) {
	s := scene{seats: 3, hands: []string{"", "first_aid,parry", ""}, deck: "truce",
		players: []string{"", "undead malgor lies=censorship", "clergy benedictus lies=truce-NE"},
		board:   "NW.soldier@B6 NW.field_marshal@B5 NE.malgor@B7 NE.skeleton@C8"}
	p := s.after(t, "attack:B6-B7", "pass")
	equal(t, "First Aid first", fmt.Sprint(p.phase, p.ToMove()), "rescue 1")
	p, _ = play(t, p, "pass")
	equal(t, "tokens too", p.countUnits(1), 0)
	players := p.View(0).(View).Players()
	equal(t, "what lay before him", len(players[1].Lying), 0)
	equal(t, "what lies before others", fmt.Sprint(players[2].Lying), "[{truce 1}]")
	equal(t, "gold and cards", fmt.Sprint(p.seat[0].gold, p.seat[0].handSize), "2 3")
}

func TestRulingKillCredit(t *testing.T) {
	p := scene{seats: 3, board: "NW.soldier@B6 NW.field_marshal@B5 NE.malgor@B7"}.after(t, "attack:B6-B7")
	equal(t, "nobles defeated", fmt.Sprint(p.seat[0].kills, p.seat[2].kills), "1 0")
}

func TestRulingDeckEmpty(t *testing.T) {
	p, events := play(t, scene{turn: "SW", board: "NW.scholar@A1"}.at(t), "end")
	equal(t, "events", kindsOf(events), "turn points no-card")
	equal(t, "cards", p.seat[0].handSize, 0)
	p = scene{hands: []string{"path_to_wisdom"}}.after(t, "card:path_to_wisdom=cards")
	equal(t, "cards", p.seat[0].handSize, 0)
}

func TestRulingTokens(t *testing.T) {
	p := scene{players: []string{"undead malgor", "royal_army konrad"}, board: "NW.necromancer@C3 SW.spearman@D3 SW.wolf@D4"}.after(t, "attack:C3-D3")
	on(t, p, "D3=NW.skeleton")
	equal(t, "one supply for all", p.View(1).(View).Tokens()[0], Stock{"skeleton", 3})
	p, _ = play(t, p, "attack:C3-D4")
	equal(t, "a defeated token leaves for good", p.View(1).(View).Tokens()[1], Stock{"wolf", 2})
}

func TestRulingAuras(t *testing.T) {
	p := scene{players: []string{"royal_army iron_fist"}, board: "NW.spearman@C3 NW.field_marshal@C2 NW.field_marshal@B3 SW.banshee@D3 SW.banshee@D4"}.at(t)
	odds(t, p, "C3", "D3", 2+1+1-1, 4)
}

func TestRulingMinAtt(t *testing.T) {
	p := scene{board: "NW.peasant@C3 SW.banshee@D3"}.at(t)
	odds(t, p, "C3", "D3", 0, 4)
}

func TestRulingDelayed(t *testing.T) {
	s := scene{seats: 3, turn: "SE", players: []string{"royal_army konrad lies=censorship*2,revolt,truce-NE*2"}, deck: "parry",
		board: "NW.peasant@A1 NW.scholar@A2 NW.militia@C5 NE.zombie@C6"}
	p, events := play(t, s.at(t), "end")
	equal(t, "events", kindsOf(events), "turn lifted lifted lifted lifted lifted points")
	refused(t, p, "attack:C5-C6", CodeTruce, "D23")
	p, _ = play(t, p, "move:C5-C4", "move:C4-C5", "move:C5-C4", "end")
	equal(t, "the next turn is free", fmt.Sprint(p.truced[1], len(p.lyingBefore(0))), "false 0")
}

func TestRulingHidden(t *testing.T) {
	s := scene{players: []string{"royal_army konrad gold=2", "undead malgor gold=1"}, hands: []string{"parry*2", "truce,revolt"}, deck: "assault unchained"}
	v := s.at(t).View(0).(View)
	two := v.Players()[1]
	equal(t, "open", fmt.Sprint(two.Gold, two.Cards, v.Pile(), len(two.Supply)), "1 2 2 10")
	s.hands[1], s.deck = "truce,assault", "revolt unchained"
	if s.at(t).View(0) != engine.View(v) {
		t.Error("the other hand changes the view")
	}
}

func TestRulingTrade(t *testing.T) {
	s := scene{seats: 3, options: "gifts", players: []string{"royal_army konrad gold=1"}, hands: []string{"parry"}}
	p, events := play(t, s.at(t), "gift:gold@SE", "gift:parry@NE")
	equal(t, "given", fmt.Sprint(p.seat[2].gold, p.seat[1].handSize, p.ap), "1 1 3")
	equal(t, "events", kindsOf(events), "gifted gave")
	equal(t, "gold told of", events[0].Facts["n"], "1")
	equal(t, "secret", events[1].Seen(2).Facts["card"], "")
	refused(t, p, "gift:gold@SE", CodeGold, "D24")
	refused(t, p, "gift:gold@SW", CodeNotYours, "D24")
	refused(t, p, "gift:revolt@SE", CodeNotInHand, "D10")
}

func TestRulingRoundLimit(t *testing.T) {
	s := scene{options: "round-limit", round: 40, turn: "SW", players: []string{"", "undead malgor tower=1"}, board: "NW.soldier@C3"}
	outcome(t, s.after(t, "end"), "rounds", 1)
	s.players[1] = ""
	outcome(t, s.after(t, "end"), "rounds", 0)
	s.board = "NW.militia@C3 SW.zombie@D3 SW.skeleton@D4"
	outcome(t, s.after(t, "end"), "rounds", 0, 1)
	s = scene{seats: 3, options: "round-limit", round: 40, turn: "SE", players: []string{"", "undead malgor kills=1"}, board: "NW.soldier@C3"}
	outcome(t, s.after(t, "end"), "rounds", 1)
	s.round = 39
	equal(t, "the last round", fmt.Sprint(s.after(t, "end").round, s.after(t, "end").phase), "40 play")
	s.options, s.round = "", 40
	equal(t, "without the option", s.after(t, "end").phase, AsksPlay)
}
