package adellos

import (
	"fmt"
	"testing"
)

func TestCardCallToArms(t *testing.T) {
	s := scene{hands: []string{"call_to_arms"}, board: "NW.militia@C3*1 NW.spearman@D3 NW.militia@D4 NW.militia@E4 NW.soldier@C4"}
	p := s.after(t, "card:call_to_arms")
	refused(t, p, "done", CodeMustChoose, "D22")
	refused(t, p, "exchange:C4=soldier", CodeNoTarget, "D22")
	refused(t, p, "exchange:C3=soldier", CodeNoTarget, "D22")
	refused(t, p, "exchange:B2=lancer", CodeNoble, "D22")
	p, _ = play(t, p, "exchange:C3=lancer", "exchange:D3=archer")
	on(t, p, "C3=NW.lancer", "D3=NW.archer")
	equal(t, "the markers stay", p.pieces[field("C3")].time, 1)
	k, _ := game.sheet.kindNamed("militia")
	equal(t, "back in the supply", p.seat[0].supply[game.sheet.kinds[k].index], 2)
	one, _ := play(t, p, "done")
	equal(t, "phase", fmt.Sprint(one.phase, one.ap), "play 2")
	p, _ = play(t, p, "exchange:D4=sapper")
	equal(t, "three at most", p.phase, AsksPlay)
	last := scene{players: []string{"royal_army konrad box=peasant*4,archer*3,lancer*2,sapper*2"}, hands: []string{"call_to_arms"}, board: "NW.militia@C3 NW.militia@D3"}.
		after(t, "card:call_to_arms", "exchange:C3=lancer")
	equal(t, "with the last one of value 2", last.phase, AsksPlay)
	none := scene{hands: []string{"call_to_arms"}}.at(t)
	refused(t, none, "card:call_to_arms", CodeNoTarget, "D22")
}

func TestCardReinforcements(t *testing.T) {
	s := scene{players: []string{"", "undead malgor"}, turn: "SW ap=3", hands: []string{"", "reinforcements"}, board: "SW.malgor@E3"}
	p := s.after(t, "card:reinforcements=banshee@H2")
	on(t, p, "H2=SW.banshee")
	equal(t, "markers and points", fmt.Sprint(p.pieces[field("H2")].time, p.ap), "0 2")
	for _, text := range []string{"ghost@H2", "soldier@H2", "banshee@C2", "banshee@G3"} {
		refused(t, s.at(t), "card:reinforcements="+text, CodeNoTarget, "D22")
	}
}

func TestCardTradeAgreements(t *testing.T) {
	s := scene{players: []string{"royal_army konrad gold=6"}, hands: []string{"trade_agreements"}}
	equal(t, "one point", fmt.Sprint(s.after(t, "card:trade_agreements=1").ap, s.after(t, "card:trade_agreements=1").seat[0].gold), "4 4")
	equal(t, "two points", fmt.Sprint(s.after(t, "card:trade_agreements=2").ap, s.after(t, "card:trade_agreements=2").seat[0].gold), "5 1")
	s.players[0] = "royal_army konrad gold=4"
	refused(t, s.at(t), "card:trade_agreements=2", CodeGold, "D22")
	refused(t, s.at(t), "card:trade_agreements=3", CodeNoTarget, "D22")
}

func TestCardCombatTraining(t *testing.T) {
	p := scene{hands: []string{"combat_training"}, board: "NW.lancer@C3 NW.militia@C4"}.after(t, "card:combat_training", "exchange:C3=soldier")
	on(t, p, "C3=NW.soldier")
	equal(t, "nothing else to exchange", p.phase, AsksPlay)
}

func TestCardTruce(t *testing.T) {
	s := scene{seats: 3, players: []string{"royal_army konrad gold=1"}, hands: []string{"truce"}, turn: "NW ap=1",
		board: "NE.ghoul@C6 NW.militia@C5 SE.novice@D6"}
	p := s.after(t, "card:truce@NE-NW")
	equal(t, "gold", p.seat[0].gold, 0)
	p, _ = play(t, p, "end")
	refused(t, p, "attack:C6-C5", CodeTruce, "D23")
	if !legal(p, "attack:C6-D6") {
		t.Error("the truce protects everybody")
	}
	equal(t, "shown", fmt.Sprint(p.View(2).(View).Turn().Forbidden), "[0]")
	p, _ = play(t, p, "move:C6-C7", "move:C7-C6", "move:C6-C7", "end")
	equal(t, "gone with the turn", p.truced[0], false)
	refused(t, s.at(t), "card:truce@NW-NE", CodeNoTarget, "D22")
	refused(t, s.at(t), "card:truce@NE-NE", CodeNoTarget, "D22")
	s.players[0] = "royal_army konrad"
	refused(t, s.at(t), "card:truce@NE-NW", CodeGold, "D22")
}

func TestCardTimeShift(t *testing.T) {
	s := scene{players: []string{"undead malgor", "scum jory"}, hands: []string{"time_shift"}, board: "NW.banshee@A1*2 NW.zombie@A2 SW.ruffian@D3 SW.wolf@D4"}
	p := s.at(t)
	equal(t, "markers left", s.after(t, "card:time_shift@A1=2").pieces[field("A1")].time, 0)
	equal(t, "markers put", s.after(t, "card:time_shift@D4=3").pieces[field("D4")].time, 3)
	for _, text := range []string{"A1=3", "A2=1", "H2=1", "B2=1", "D3=4", "E4=1"} {
		refused(t, p, "card:time_shift@"+text, CodeNoTarget, "D22")
	}
}

func TestCardFirstAid(t *testing.T) {
	s := scene{hands: []string{"", "first_aid"}, board: "NW.soldier@C3 SW.zombie@D3"}
	p := s.after(t, "attack:C3-D3")
	refused(t, p, "card:first_aid", CodeWindow, "D22") // not before the comparison
	p, _ = play(t, p, "pass")
	equal(t, "asked", fmt.Sprint(p.phase, p.ToMove()), "rescue 1")
	p, _ = play(t, p, "card:first_aid")
	on(t, p, "D3=SW.zombie")
	equal(t, "the attack is spent", p.ap, 2)
	refused(t, p, "attack:C3-D3", CodeAided, "D22")
	p, _ = play(t, p, "move:C3-C4", "move:C4-C3", "end")
	equal(t, "this turn only", p.pieces[field("D3")].flags, 0)
	noble := scene{hands: []string{"", "first_aid"}, board: "NW.soldier@C3 NW.field_marshal@C2 SW.malgor@D3"}.
		after(t, "attack:C3-D3", "pass", "card:first_aid")
	equal(t, "the noble lives", noble.phase, AsksPlay)
}

func TestCardPathToWisdom(t *testing.T) {
	s := scene{hands: []string{"path_to_wisdom"}, deck: "parry revolt truce"}
	p := s.after(t, "card:path_to_wisdom=cards")
	equal(t, "cards", fmt.Sprint(p.seat[0].handSize, p.deckSize), "2 1")
	p = s.after(t, "card:path_to_wisdom=units")
	refused(t, p, "deploy:peasant@C3", CodeNoTarget, "D22")
	p, _ = play(t, p, "deploy:scholar@E5", "deploy:scholar@G2")
	on(t, p, "E5=NW.scholar", "G2=NW.scholar")
	equal(t, "phase", p.phase, AsksPlay)
}

func TestCardIncoming(t *testing.T) {
	s := scene{hands: []string{"incoming"}}
	equal(t, "gold", s.after(t, "card:incoming=gold").seat[0].gold, 4)
	p := s.after(t, "card:incoming=units")
	refused(t, p, "done", CodeMustChoose, "D22")
	refused(t, p, "deploy:peasant@B2", CodeOccupied, "D22")
	refused(t, p, "deploy:peasant@A3", CodeNoEntry, "D14")
	p, _ = play(t, p, "deploy:peasant@A1", "done")
	equal(t, "one will do", fmt.Sprint(p.phase, p.countUnits(0)), "play 1")
	two := s.after(t, "card:incoming=units", "deploy:peasant@A1", "deploy:peasant@G2")
	equal(t, "two at most", fmt.Sprint(two.phase, two.countUnits(0), two.ap), "play 2 2")
}

func TestCardMindControl(t *testing.T) {
	s := scene{seats: 4, hands: []string{"mind_control", "parry,revolt", "", "assault"}}
	p := s.after(t, "card:mind_control")
	equal(t, "asked", fmt.Sprint(p.phase, p.ToMove()), "give 1")
	refused(t, p, "give:assault", CodeNotInHand, "D10")
	p, events := play(t, p, "give:revolt")
	equal(t, "asked", p.ToMove(), 3)
	equal(t, "the receiver sees", events[0].Seen(0).Facts["card"], "revolt")
	equal(t, "the giver sees", events[0].Seen(1).Facts["card"], "revolt")
	equal(t, "another sees", events[0].Seen(2).Facts["card"], "")
	p, _ = play(t, p, "give:assault")
	equal(t, "back to the turn", fmt.Sprint(p.phase, p.ToMove(), p.seat[0].handSize), "play 0 2")
	equal(t, "the giver knows", fmt.Sprint(p.View(1).(View).Known(0)), "[{revolt 1}]")
	equal(t, "another does not", fmt.Sprint(p.View(2).(View).Known(0)), "[]")
	nobody := scene{hands: []string{"mind_control"}}.after(t, "card:mind_control")
	equal(t, "nobody has a card", fmt.Sprint(nobody.phase, nobody.ap), "play 2")
}

func TestCardBookKeeper(t *testing.T) {
	p := scene{seats: 3, players: []string{"royal_army konrad gold=1", "undead malgor gold=3", "clergy benedictus gold=2"}, hands: []string{"book_keeper"}}.
		after(t, "card:book_keeper")
	equal(t, "gold", fmt.Sprint(p.seat[0].gold, p.seat[1].gold, p.seat[2].gold), "6 0 0")
}

func TestCardAssault(t *testing.T) {
	s := scene{hands: []string{"assault", "first_aid"}, board: "SW.zombie@G1 SW.skeleton@G2 SW.banshee@H1*3 SW.ghoul@H3"}
	p := s.after(t, "card:assault@SW")
	equal(t, "asked", fmt.Sprint(p.phase, p.ToMove(), p.ap, count(p, "sacrifice:")), "sacrifice 1 1 4")
	refused(t, p, "sacrifice:H2", CodeNoble, "D22")
	p, events := play(t, p, "sacrifice:G1", "sacrifice:G2", "sacrifice:H1")
	equal(t, "events", kindsOf(events), "sacrificed sacrificed sacrificed")
	equal(t, "back to the turn", fmt.Sprint(p.phase, p.ToMove(), p.countUnits(1)), "play 0 1")
	// Fewer than three: all go, nobody is asked, and no martyr draws.
	s.players, s.board, s.deck = []string{"", "clergy benedictus"}, "SW.novice@G1 SW.novice@G2", "parry"
	p = s.after(t, "card:assault@SW")
	equal(t, "all", fmt.Sprint(p.phase, p.countUnits(1), p.seat[1].handSize), "play 0 1")
	refused(t, scene{hands: []string{"assault"}}.at(t), "card:assault@SW", CodeNoTarget, "D22")
}

func TestCardCensorship(t *testing.T) {
	s := scene{hands: []string{"censorship*2"}, turn: "NW ap=2", deck: "parry revolt", board: "SW.black_scholar@H1 SW.grave_robber@H3"}
	p := s.after(t, "card:censorship@SW", "card:censorship@SW", "end")
	equal(t, "cards and gold", fmt.Sprint(p.seat[1].handSize, p.seat[1].gold), "0 1")
	p, _ = play(t, p, "move:H1-I1", "move:I1-H1", "move:H1-I1", "end", "move:B2-B3", "move:B3-B2", "move:B2-B3", "end")
	equal(t, "both were for one turn", p.seat[1].handSize, 1)
	refused(t, s.at(t), "card:censorship@NW", CodeNoTarget, "D22")
}

func TestCardUnchained(t *testing.T) {
	p := scene{hands: []string{"unchained*3"}, turn: "NW"}.after(t, "card:unchained", "card:unchained")
	equal(t, "points", p.ap, 2)
}

func TestCardParry(t *testing.T) {
	s := scene{hands: []string{"", "parry*2,quick_attack"}, board: "NW.soldier@C3 SW.zombie@D3"}
	p := s.after(t, "attack:C3-D3")
	refused(t, p, "card:quick_attack", CodeWindow, "D22")
	o, _ := p.Odds("C3", "D3")
	equal(t, "before any card", fmt.Sprint(o.AttackReasons, o.DefenceReasons), "[{base C3 4}] [{base D3 2}]")
	p, _ = play(t, p, "card:parry")
	equal(t, "still asked", p.ToMove(), 1)
	o, _ = p.Odds("C3", "D3")
	equal(t, "odds in the combat", fmt.Sprint(o.AttackReasons, o.DefenceReasons), "[{base C3 4}] [{base D3 2} {parry D3 1}]")
	p, _ = play(t, p, "card:parry")
	on(t, p, "D3=SW.zombie")
	equal(t, "the cards stay spent", p.seat[1].handSize, 1)
}

func TestCardQuickAttack(t *testing.T) {
	p := scene{hands: []string{"parry,quick_attack"}, board: "NW.spearman@C3 SW.zombie@D3"}.after(t, "attack:C3-D3")
	refused(t, p, "card:parry", CodeWindow, "D22")
	p, _ = play(t, p, "card:quick_attack")
	on(t, p, "D3=")
}

func TestCardRevolt(t *testing.T) {
	p := scene{hands: []string{"revolt"}, turn: "NW ap=1", deck: "parry", board: "SW.black_scholar@H1 SW.grave_robber@H3"}.after(t, "card:revolt@SW", "end")
	equal(t, "cards and gold", fmt.Sprint(p.seat[1].handSize, p.seat[1].gold), "1 0")
}
