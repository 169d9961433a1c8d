package adellos

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/engine/enginetest"
)

func dealt(t *testing.T, setup engine.Setup) (Position, []engine.Event) {
	t.Helper()
	if setup.Seed == "" {
		setup.Seed = "facts"
	}
	p, events, err := game.Deal(setup)
	if err != nil {
		t.Fatal(err)
	}
	return p.(Position), events
}

var chosen = engine.Options{OptionFactions: Chosen, OptionStart: "seat-0"}

func TestD1Material(t *testing.T) {
	e := game.Edition()
	tiles, nobles, tokens, cards := 0, 0, 0, 0
	for _, f := range e.Factions {
		for _, u := range f.Units {
			tiles += u.Count
		}
		nobles += len(f.Nobles)
	}
	for _, k := range e.Tokens {
		tokens += k.Count
	}
	for _, c := range e.Cards {
		cards += c.Count
	}
	equal(t, "tiles, nobles, tokens, cards, kinds of cards, abilities",
		fmt.Sprint(tiles, nobles, tokens, cards, len(e.Cards), len(e.Abilities)), "120 12 10 64 17 22")
	fewest, most := game.Seats()
	equal(t, "seats", fmt.Sprint(fewest, most), "2 4")
	open := 0
	for f := range e.Board.Fields {
		if game.sheet.groundFor(4, MapFull).plain[f] {
			open++
		}
	}
	equal(t, "fields and open fields", fmt.Sprint(len(e.Board.Fields), open), "85 69")
	equal(t, "open fields of the half", len(game.sheet.groundFor(2, MapHalf).open), 36)
}

func TestD2LastNobleWins(t *testing.T) {
	s := scene{board: "NW.soldier@C3 SW.malgor@D3", turn: "NW ap=3", players: []string{"royal_army iron_fist", ""}}
	p := s.at(t)
	odds(t, p, "C3", "D3", 4, 4)
	s.board = "NW.soldier@C3 NW.field_marshal@C2 SW.malgor@D3"
	outcome(t, s.after(t, "attack:C3-D3"), "nobles", 0)
}

func TestD3TowerWins(t *testing.T) {
	s := scene{players: []string{"", "undead malgor tower=4"}, board: "SW.zombie@E5", turn: "NW"}
	outcome(t, s.after(t, "end"), "tower", 1)
}

func TestD4FactionsAreDrawnOrChosen(t *testing.T) {
	p, events := dealt(t, engine.Setup{Seats: 4})
	equal(t, "phase", p.phase, AsksNoble)
	equal(t, "events", kindsOf(events), "starts faction faction faction faction")
	seen := map[string]bool{}
	for _, one := range p.View(0).(View).Players() {
		seen[one.Faction] = true
	}
	equal(t, "different factions", len(seen), 4)

	p, _ = dealt(t, engine.Setup{Seats: 3, Options: engine.Options{OptionFactions: Chosen, OptionStart: "seat-2"}})
	equal(t, "first to choose", p.ToMove(), 2)
	p, _ = play(t, p, "faction:undead")
	equal(t, "clockwise the next", p.ToMove(), 0)
	refused(t, p, "faction:undead", CodeTaken, "D4")
	p, _ = play(t, p, "faction:scum", "faction:clergy")
	equal(t, "then nobles", fmt.Sprint(p.phase, p.ToMove()), "noble 2")
	if _, _, err := game.Deal(engine.Setup{Seats: 2, Seed: "x", Options: engine.Options{OptionStart: "seat-2"}}); err == nil {
		t.Error("a third seat begins a game of two")
	}
}

func TestD4DrawsDependOnTheSeedAlone(t *testing.T) {
	one, _ := dealt(t, engine.Setup{Seats: 2, Seed: "one"})
	two, _ := dealt(t, engine.Setup{Seats: 2, Seed: "one"})
	if one != two {
		t.Error("one seed deals two games")
	}
	starts := map[uint8]bool{}
	for i := range 20 {
		p, _ := dealt(t, engine.Setup{Seats: 4, Seed: engine.Seed(fmt.Sprint("s", i))})
		starts[p.start] = true
	}
	equal(t, "start players drawn", len(starts), 4)
}

func TestD5StartGoldAndNobles(t *testing.T) {
	p, _ := dealt(t, engine.Setup{Seats: 2, Options: chosen})
	p, _ = play(t, p, "faction:undead", "faction:scum")
	equal(t, "gold", fmt.Sprint(p.seat[0].gold, p.seat[1].gold), "3 5")
	equal(t, "nobles to choose from", count(p, "noble:"), 3)
	refused(t, p, "noble:jory", CodeNotYours, "D5")
}

func TestD6PlacementAndFirstPurchases(t *testing.T) {
	p, _ := dealt(t, engine.Setup{Seats: 2, Options: chosen})
	p, _ = play(t, p, "faction:royal_army", "faction:scum", "noble:iron_fist")
	equal(t, "castle fields", count(p, "place:"), 7)
	refused(t, p, "place:C3", CodeNotYours, "D6")
	p, _ = play(t, p, "place:C2", "hire:peasant@B2")
	refused(t, p, "hire:spearman@B2", CodeOccupied, "D12")
	p, _ = play(t, p, "end", "noble:robert", "place:H2", "end")
	equal(t, "the start player has the first turn", fmt.Sprint(p.ToMove(), p.phase, p.ap), "0 play 3")
	equal(t, "gold left and earned", p.seat[0].gold, 4)
}

func TestD7ResourcesAtTheStartOfATurn(t *testing.T) {
	s := scene{turn: "SW", deck: "parry revolt unchained", board: "NW.peasant@B1 NW.peasant@A1*1 NW.scholar@A2 NW.field_marshal@B3"}
	p, events := play(t, s.at(t), "end")
	equal(t, "events", kindsOf(events), "turn points gold drew")
	equal(t, "points, gold, cards", fmt.Sprint(p.ap, p.seat[0].gold, p.seat[0].handSize), "4 1 1")
	if !p.holds(0, uint8(game.sheet.cardOf[parry])) {
		t.Error("the top card was not drawn")
	}
}

func TestD8ActionsInAnyOrder(t *testing.T) {
	scene{players: []string{"royal_army konrad gold=3", ""}, hands: []string{"unchained"}, board: "NW.soldier@C3 SW.zombie@D4"}.
		after(t, "move:C3-D3", "hire:soldier@C2", "attack:D3-D4", "card:unchained", "move:D3-C3", "move:C3-D3", "end")
}

func TestD9AllActionPointsMustBeUsed(t *testing.T) {
	p := scene{}.at(t)
	refused(t, p, "end", CodeMustAct, "D9")
	// A noble that is walled in can do nothing, so what is left lapses.
	walled := scene{board: "NW.konrad@A1 NW.peasant@B1*1 NW.peasant@A2*1 NW.militia@B2*1"}
	p = walled.after(t, "end")
	equal(t, "the points lapse", fmt.Sprint(p.ToMove(), p.ap), "1 3")
	walled.board = "NW.konrad@A1 NW.peasant@B1 NW.peasant@A2*1 NW.militia@B2*1"
	refused(t, walled.at(t), "end", CodeMustAct, "D9")
	// Two who can only swap need two points for it, an attack needs one.
	swap := scene{board: "NW.konrad@A1 NW.peasant@B1 NW.barricade@A2 NW.barricade@B2 NW.barricade@C1"}
	for turn, may := range map[string]bool{"NW ap=1": true, "NW ap=2": false} {
		swap.turn = turn
		equal(t, turn+": the turn may end", legal(swap.at(t), "end"), may)
		equal(t, turn+": it must not", swap.at(t).View(0).(View).Turn().MustAct, !may)
	}
	attack := scene{turn: "NW ap=1", board: "NW.konrad@A1 NW.barricade@A2 NW.barricade@B2 SW.banshee@B1*1"}.at(t)
	refused(t, attack, "end", CodeMustAct, "D9")
	equal(t, "the turn may end", legal(attack, "end"), false)
}

func TestD10HandsAreHidden(t *testing.T) {
	p := scene{hands: []string{"parry*2,revolt", "assault"}, deck: "truce"}.at(t)
	seen := p.View(1).String()
	for _, secret := range []string{"parry", "revolt", "truce"} {
		if strings.Contains(seen, secret) {
			t.Errorf("seat 1 sees %s in %s", secret, seen)
		}
	}
	refused(t, p, "card:unchained", CodeNotInHand, "D10")
	equal(t, "own hand", fmt.Sprint(p.View(0).(View).Hand()), "[{parry 2} {revolt 1}]")
}

func TestD11HiringFromTheSupply(t *testing.T) {
	p := scene{players: []string{"royal_army konrad gold=5 box=soldier*3"}}.after(t, "hire:soldier@C2", "move:C2-C3")
	equal(t, "gold", p.seat[0].gold, 2)
	refused(t, p, "hire:soldier@C2", CodeNoneLeft, "D11")
	refused(t, p, "hire:scholar@C2", CodeGold, "D11")
	refused(t, p, "hire:zombie@C2", CodeNotYours, "D4")
	on(t, p, "C3=NW.soldier")
}

func TestD12HiringInTheOwnAreaOnly(t *testing.T) {
	s := scene{players: []string{"royal_army konrad gold=9"}}
	refused(t, s.at(t), "hire:soldier@C3", CodeNotYours, "D12")
	refused(t, s.at(t), "hire:soldier@B2", CodeOccupied, "D12")
	s.board = "NW.militia@A1 NW.militia@A2 NW.militia@B1 NW.militia@B3 NW.spearman@C1 NW.spearman@C2"
	p := s.at(t)
	equal(t, "hires into a full area", count(p, "hire:"), 0)
	p, _ = play(t, p, "move:C2-C3")
	refused(t, p, "hire:soldier@B3", CodeOccupied, "D12")
	play(t, p, "hire:soldier@C2")
}

func TestD13NobleMustBeAtHome(t *testing.T) {
	p := scene{players: []string{"royal_army konrad gold=9"}, board: "NW.konrad@C3"}.at(t)
	refused(t, p, "hire:soldier@C2", CodeNobleAway, "D13")
	play(t, p, "move:C3-C2", "hire:soldier@B2", "hire:soldier@B3")
}

func TestD14MovingToAFreeNeighbour(t *testing.T) {
	p := scene{board: "NW.soldier@C3 SW.zombie@D3 NW.militia@C4"}.at(t)
	for text, code := range map[string]string{"move:C3-D3": CodeOccupied, "move:C3-C4": CodeOccupied, "move:C3-D5": CodeTooFar,
		"move:D3-D4": CodeNotYours, "move:E2-E3": CodeNoPiece, "move:B2-A3": CodeNoEntry} {
		refused(t, p, text, code, "D14")
	}
	far := scene{board: "NW.soldier@F2"}.after(t, "move:F2-G2")
	on(t, far, "G2=NW.soldier") // an enemy area is no obstacle
}

func TestD15MovingFurther(t *testing.T) {
	s := scene{board: "NW.lancer@C3 SW.zombie@D3"}
	p := s.at(t)
	play(t, p, "move:C3-D4")
	next, _ := play(t, p, "move:C3-E3")
	equal(t, "two fields, one point", next.ap, 2)
	refused(t, p, "move:C3-E2", CodeTooFar, "D15")
	s.board += " NW.militia@D4 SW.ghoul@D2 NW.militia@C4 NW.militia@B4"
	equal(t, "behind occupied fields", count(s.at(t), "move:C3-E"), 0)
}

func TestD16Swapping(t *testing.T) {
	p := scene{board: "NW.soldier@C3 NW.militia@C2 NW.spearman@D3*1 NW.peasant@E3"}.at(t)
	next, _ := play(t, p, "swap:C2-C3")
	on(t, next, "C2=NW.soldier", "C3=NW.militia")
	equal(t, "points", next.ap, 1)
	refused(t, next, "swap:C2-C3", CodePoints, "D9")
	refused(t, p, "swap:C3-E3", CodeTooFar, "D16")
	refused(t, p, "swap:C3-D4", CodeSwapPartner, "D16")
	refused(t, p, "swap:C3-D3", CodeMarked, "D28")
	if _, err := game.ParseMove("swap:C3-C2"); err == nil {
		t.Error("a swap has two texts")
	}
}

func TestD17AttackingAnAdjacentEnemy(t *testing.T) {
	p := scene{board: "NW.soldier@C3 NW.militia@C4 SW.zombie@D3 SW.ghoul@E3"}.at(t)
	next, _ := play(t, p, "attack:C3-D3")
	equal(t, "points", next.ap, 2)
	on(t, next, "D3=", "C3=NW.soldier")
	refused(t, p, "attack:C3-E3", CodeTooFar, "D17")
	refused(t, p, "attack:C3-C4", CodeFriend, "D17")
	refused(t, p, "attack:C3-D4", CodeNoPiece, "D17")
	refused(t, p, "attack:D3-C3", CodeNotYours, "D17")
}

func TestD18NeighboursAndNoblesCount(t *testing.T) {
	p := scene{players: []string{"royal_army iron_fist"}, board: "NW.spearman@C3 NW.field_marshal@C2 SW.zombie@D3"}.at(t)
	o, _ := p.Odds("C3", "D3")
	equal(t, "reasons", fmt.Sprint(o.AttackReasons, o.DefenceReasons),
		"[{base C3 2} {field_marshal C2 1} {iron_fist B2 1}] [{base D3 2}]")
}

func TestD19BothMayPlayAnyNumberOfCards(t *testing.T) {
	s := scene{hands: []string{"quick_attack*2", "parry*2"}, board: "NW.spearman@C3 SW.zombie@D3"}
	p := s.after(t, "attack:C3-D3") // 2 against 2: the attacker would fail
	equal(t, "asked", fmt.Sprint(p.phase, p.ToMove()), "combat 0")
	refused(t, p, "move:C3-C4", CodeAsked, "D19")
	p, _ = play(t, p, "card:quick_attack")
	equal(t, "asked", p.ToMove(), 1)
	p, _ = play(t, p, "card:parry")
	equal(t, "asked", p.ToMove(), 0)
	p, _ = play(t, p, "card:quick_attack", "card:parry")
	equal(t, "the attacker has none left", fmt.Sprint(p.phase, p.ToMove()), "play 0")
	on(t, p, "D3=SW.zombie")
}

func TestD20TheHigherAttackDefeats(t *testing.T) {
	for _, tt := range []struct{ attacker, left string }{{"soldier", ""}, {"spearman", "SW.zombie"}, {"militia", "SW.zombie"}} {
		p := scene{board: "NW." + tt.attacker + "@C3 SW.zombie@D3"}.after(t, "attack:C3-D3")
		on(t, p, "D3="+tt.left, "C3=NW."+tt.attacker)
	}
}

func TestD21TheDefeatedGoToTheBox(t *testing.T) {
	p := scene{board: "NW.soldier@C3 SW.zombie@D3"}.after(t, "attack:C3-D3")
	k, _ := game.sheet.kindNamed("zombie")
	equal(t, "supply", p.seat[1].supply[game.sheet.kinds[k].index], 4)
	if !strings.Contains(p.String(), "box=zombie") {
		t.Errorf("the box is empty in %s", p)
	}
}

func TestD22PlayedCardsLeaveTheGame(t *testing.T) {
	p := scene{hands: []string{"unchained*2"}, deck: ""}.after(t, "card:unchained", "card:unchained")
	equal(t, "points and cards", fmt.Sprint(p.ap, p.seat[0].handSize), "5 0")
	refused(t, scene{hands: []string{"parry"}}.at(t), "card:parry", CodeWindow, "D22")
	refused(t, scene{hands: []string{"revolt"}, turn: "NW"}.at(t), "card:revolt@SW", CodePoints, "D9")
	// All points may go into cards.
	q := scene{hands: []string{"censorship,revolt*2"}}.after(t, "card:revolt@SW", "card:revolt@SW", "card:censorship@SW", "end")
	equal(t, "to move", q.ToMove(), 1)
}

func TestD23CardsLieUntilTheNextTurn(t *testing.T) {
	p := scene{hands: []string{"censorship,revolt"}, turn: "NW ap=2", deck: "parry parry",
		board: "SW.grave_robber@H1 SW.black_scholar@I1"}.after(t, "card:revolt@SW", "card:censorship@SW")
	equal(t, "lying", fmt.Sprint(p.View(0).(View).Players()[1].Lying), "[{censorship -1} {revolt -1}]")
	p, events := play(t, p, "end")
	equal(t, "events", kindsOf(events), "turn lifted lifted points")
	equal(t, "lying", len(p.View(0).(View).Players()[1].Lying), 0)
}

func TestD24NoGiftsUnlessAgreed(t *testing.T) {
	refused(t, scene{players: []string{"royal_army konrad gold=1"}}.at(t), "gift:gold@SW", CodeNoGifts, "D24")
}

func TestD25TheTowerGivesAnActionPoint(t *testing.T) {
	s := scene{turn: "SW", board: "NW.militia@E5"}
	p, events := play(t, s.at(t), "end")
	equal(t, "points", p.ap, 4)
	equal(t, "events", kindsOf(events), "turn tower points")
	p = s.at(t)
	s.board = "SW.ghoul@E5"
	equal(t, "points of another", s.after(t, "end").ap, 3)
}

func TestD26RoundsOnTheTower(t *testing.T) {
	for _, tt := range []struct{ seats, rounds int }{{2, 5}, {3, 4}, {4, 3}} {
		for held := range tt.rounds {
			s := scene{seats: tt.seats, turn: defaultTurn(tt.seats), board: "NW.militia@E5",
				players: []string{strings.TrimSuffix(fmt.Sprintf("royal_army konrad tower=%d", held), " tower=0")}}
			p := s.after(t, "end")
			if held+1 == tt.rounds {
				outcome(t, p, "tower", 0)
			} else {
				equal(t, "counter", int(p.seat[0].tower), held+1)
			}
		}
	}
	p := scene{players: []string{"royal_army konrad tower=3"}, turn: "SW"}.after(t, "end")
	equal(t, "counter after a round without the tower", p.seat[0].tower, 0)
}

// defaultTurn is the last seat's turn with nothing left.
func defaultTurn(seats int) string { return []string{"SW", "SE", "SW"}[seats-2] }

func TestD27SummoningWithTimeMarkers(t *testing.T) {
	p := scene{players: []string{"", "undead azaroth gold=3"}, turn: "SW ap=3"}.at(t)
	refused(t, p, "hire:zombie@H1", CodePrice, "D27")
	refused(t, p, "summon:grave_robber@H1", CodePrice, "D27")
	p, _ = play(t, p, "summon:zombie@H1", "summon:abomination@H3")
	refused(t, p, "summon:zombie@G1", CodeSummons, "D27")
	play(t, p, "hire:necromancer@G1")
	equal(t, "markers", fmt.Sprint(p.pieces[field("H1")].time, p.pieces[field("H3")].time), "1 3")
}

func field(id string) uint8 {
	f, _ := game.sheet.fieldAt(id)
	return f
}

func TestD28MarkedUnitsDoNothing(t *testing.T) {
	p := scene{board: "NW.soldier@C3*1 NW.field_marshal@C4*2 NW.militia@D4 SW.zombie@D3"}.at(t)
	refused(t, p, "move:C3-B4", CodeMarked, "D28")
	refused(t, p, "attack:C3-D3", CodeMarked, "D28")
	odds(t, p, "D4", "D3", 1, 2)
	tower := scene{turn: "SW", board: "NW.field_marshal@E5*1"}.after(t, "end")
	equal(t, "no tower, no Command", fmt.Sprint(tower.ap, tower.seat[0].tower), "3 0")
	again := scene{turn: "NW", board: "NW.field_marshal@E5*1"}.after(t, "end")
	equal(t, "the last marker goes", again.pieces[field("E5")].time, 0)
}

func TestD29CardsAndAbilitiesPutMarkers(t *testing.T) {
	p := scene{hands: []string{"time_shift"}, board: "SW.ghoul@D3"}.after(t, "card:time_shift@D3=2")
	equal(t, "markers", p.pieces[field("D3")].time, 2)
}

func TestD30OneMarkerGoesAtTheEndOfTheTurn(t *testing.T) {
	s := scene{turn: "SW", board: "SW.zombie@H1*1 SW.banshee@I1*3 NW.militia@C3*2"}
	p := s.after(t, "end")
	equal(t, "markers", fmt.Sprint(p.pieces[field("H1")].time, p.pieces[field("I1")].time, p.pieces[field("C3")].time), "0 2 2")
}

func TestD31AbilitiesNeedTheirOwner(t *testing.T) {
	p := scene{board: "NW.soldier@C3 SW.zombie@D3"}.at(t)
	refused(t, p, "interdict:C3-D3", CodeNoAbility, "D31")
	refused(t, p, "interdict:D3-C3", CodeNotYours, "D31")
}

func TestD32Tokens(t *testing.T) {
	refused(t, scene{players: []string{"royal_army konrad gold=9"}}.at(t), "hire:wolf@C2", CodeNotYours, "D32")
	// None left: the ability places none.
	s := scene{players: []string{"scum magpie gold=2"}, boxed: "wolf*3"}
	p := s.after(t, "hire:poacher@C2")
	equal(t, "tokens", p.countUnits(0), 1)
	// A defeated token does not come back.
	q := scene{board: "NW.soldier@C3 SW.skeleton@D3"}.after(t, "attack:C3-D3")
	equal(t, "skeletons left", q.tokens[0], 3)
}

func TestD33TheTurnPasses(t *testing.T) {
	p := scene{turn: "NW"}.after(t, "end")
	equal(t, "turn", fmt.Sprint(p.ToMove(), p.ap, p.round), "1 3 1")
	p = scene{turn: "SW"}.after(t, "end")
	equal(t, "a new round", fmt.Sprint(p.ToMove(), p.round), "0 2")
}

func TestD34ADeadNobleEndsHisGame(t *testing.T) {
	s := scene{seats: 3, players: []string{"royal_army konrad gold=1", "undead malgor gold=4 tower=2", "scum jory"},
		hands: []string{"unchained", "parry,revolt"}, deck: "truce assault", turn: "NW ap=3",
		board: "NW.soldier@B6 NW.field_marshal@B5 NE.malgor@B7 NE.zombie@C8 NE.skeleton@C9"}
	p, events := play(t, s.at(t), "attack:B6-B7", "pass", "pass")
	equal(t, "events", kindsOf(events), "attacked passed passed defeated out gold took inherited drew")
	equal(t, "gold", p.seat[0].gold, 1+2+4)
	equal(t, "hand", fmt.Sprint(p.View(0).(View).Hand()), "[{truce 1} {unchained 1} {parry 1} {revolt 1}]")
	equal(t, "the loser's hand and gold", fmt.Sprint(p.View(1).(View).Hand(), p.seat[1].gold), "[] 0")
	equal(t, "tokens stay out of the supply", p.tokens[0], 3)
	on(t, p, "B7=", "C8=", "C9=", "B6=NW.soldier")
	equal(t, "still two nobles", p.phase, AsksPlay)
	equal(t, "rounds on the tower", p.seat[1].tower, 0)
	p, _ = play(t, p, "move:B6-B7", "move:B7-B6", "end")
	equal(t, "the dead seat is skipped", p.ToMove(), 2)
	o, _ := scene{seats: 3, players: []string{"", "undead malgor out=1"}, turn: "SE"}.at(t).Outcome()
	equal(t, "no outcome yet", o.Name, "")
}

func TestGivingUp(t *testing.T) {
	p := scene{seats: 3, turn: "NW ap=2", hands: []string{"parry"}, board: "NW.militia@C4"}.at(t)
	next, events, err := p.Resign(0)
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "events", kindsOf(events), "out turn points")
	q := next.(Position)
	equal(t, "next turn", fmt.Sprint(q.ToMove(), q.ap), "1 3")
	on(t, q, "C4=", "B2=")
	last, _, err := q.Resign(2)
	if err != nil {
		t.Fatal(err)
	}
	outcome(t, last.(Position), "surrender", 1)
	if o, _ := last.Outcome(); !slices.Equal(o.Ranks, []int{3, 1, 2}) {
		t.Errorf("ranks %v", o.Ranks)
	}
	if _, _, err := last.(Position).Resign(1); err == nil {
		t.Error("a game that is over was given up")
	}
	for _, nobody := range []engine.Seat{-1, 0, 3} { // 0 has left
		if _, _, err := q.Resign(nobody); err == nil {
			t.Errorf("seat %d gave up", nobody)
		}
	}
}

// A seat may give up whenever it is asked something; the game goes on.
func TestGivingUpWhileAsked(t *testing.T) {
	for name, tt := range map[string]struct {
		s    scene
		move string
		seat engine.Seat
	}{
		"combat, defender":    {scene{seats: 3, hands: []string{"", "parry"}, board: "NW.soldier@C5 NE.zombie@C6"}, "attack:C5-C6", 1},
		"combat, attacker":    {scene{seats: 3, hands: []string{"parry"}, board: "NW.militia@C5 NE.zombie@C6"}, "attack:C5-C6", 0},
		"combat, not asked":   {scene{seats: 3, hands: []string{"parry"}, board: "NW.militia@C5 NE.zombie@C6"}, "attack:C5-C6", 1},
		"gift":                {scene{seats: 3, hands: []string{"mind_control", "parry", "parry"}}, "card:mind_control", 1},
		"sacrifice":           {scene{seats: 3, hands: []string{"assault"}, board: "NE.zombie@C8 NE.zombie@C9 NE.ghoul@B8 NE.ghoul@A8"}, "card:assault@NE", 1},
		"somebody else there": {scene{seats: 3, hands: []string{"mind_control", "parry", "parry"}}, "card:mind_control", 2},
	} {
		t.Run(name, func(t *testing.T) {
			p := tt.s.after(t, tt.move)
			next, _, err := p.Resign(tt.seat)
			if err != nil {
				t.Fatal(err)
			}
			q := next.(Position)
			if len(q.Moves()) == 0 || !q.in(uint8(q.ToMove())) || q.seat[tt.seat].out == 0 {
				t.Errorf("stuck in\n%s", q)
			}
			if back, err := game.ParsePosition(q.String()); err != nil || back != engine.Position(q) {
				t.Errorf("%v\n%s", err, q)
			}
		})
	}
}

// The third seat's Banshee frightens the attacker, who would lose; when that
// seat leaves, the defender would, and is asked.
func TestGivingUpTakesItsFearAway(t *testing.T) {
	p := scene{seats: 3, hands: []string{"parry", "", "parry"}, players: []string{"", "undead malgor", "scum jory"},
		board: "NW.soldier@C5 NE.banshee@B5 SE.ogre@C6"}.after(t, "attack:C5-C6")
	equal(t, "asked", p.ToMove(), 0)
	next, _, err := p.Resign(1)
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "asked", fmt.Sprint(next.(Position).phase, next.ToMove()), "combat 2")
	p, _ = play(t, next.(Position), "card:parry")
	on(t, p, "C6=SE.ogre")
}

func TestGivingUpLeavesTheNextGiver(t *testing.T) {
	p := scene{seats: 3, hands: []string{"mind_control", "parry", "parry"}}.after(t, "card:mind_control")
	next, _, err := p.Resign(1)
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "asked", fmt.Sprint(next.(Position).phase, next.ToMove()), "give 2")
}

func TestGivingUpWithAWolfInTheTurn(t *testing.T) {
	p := scene{seats: 3, players: []string{"", "scum jory gold=2"}, turn: "NE ap=3", round: 4}.after(t, "hire:poacher@C8")
	equal(t, "asked", fmt.Sprint(p.phase, p.ToMove()), "wolf 1")
	next, _, err := p.Resign(1)
	if err != nil {
		t.Fatal(err)
	}
	q := next.(Position)
	equal(t, "the next seat's turn", fmt.Sprint(q.phase, q.ToMove(), q.round), "play 2 4")
	if back, err := game.ParsePosition(q.String()); err != nil || back != next {
		t.Errorf("%v\n%s", err, q)
	}
}

func TestGivingUpInTheSetup(t *testing.T) {
	wolf, _ := dealt(t, engine.Setup{Seats: 3, Options: chosen})
	wolf, _ = play(t, wolf, "faction:scum", "faction:clergy", "faction:undead", "noble:jory", "place:B2", "hire:poacher@C2")
	left, _, err := wolf.Resign(0)
	if err != nil {
		t.Fatal(err)
	}
	if back, err := game.ParsePosition(left.String()); err != nil || back != left {
		t.Errorf("%v\n%s\n%s", err, left, back)
	}
	p, _ := dealt(t, engine.Setup{Seats: 3, Options: chosen})
	next, _, err := p.Resign(0)
	if err != nil {
		t.Fatal(err)
	}
	q, _ := play(t, next.(Position), "faction:scum", "faction:clergy", "noble:jory", "place:B9", "hire:poacher@B8")
	equal(t, "a wolf is placed", q.phase, AsksWolf)
	last, _, err := q.Resign(1)
	if err != nil {
		t.Fatal(err)
	}
	outcome(t, last.(Position), "surrender", 2)
}

// A seat may give up at any time, also out of its turn; what is left is always a
// position that can be.
func TestGivingUpAnywhere(t *testing.T) {
	for name, setup := range setups() {
		if setup.Seats < 3 {
			continue
		}
		for i := range enginetest.Repetitions(40, 4) {
			setup.Seed = engine.Seed(fmt.Sprint("leave-", i))
			first, _, err := brief.Deal(setup)
			if err != nil {
				t.Fatal(err)
			}
			p := first.(Position)
			r := setup.Seed.Stream("test")
			for left, wait := setup.Seats, 1+r.IntN(60); p.ToMove() != engine.Nobody; {
				if wait--; wait == 0 && left > 2 {
					seat := uint8(r.IntN(setup.Seats))
					for !p.in(seat) {
						seat = (seat + 1) % uint8(setup.Seats)
					}
					next, _, err := p.Resign(engine.Seat(seat))
					if err != nil {
						t.Fatal(err)
					}
					p, left, wait = next.(Position), left-1, 1+r.IntN(200)
					back, err := brief.ParsePosition(p.String())
					if err != nil || back != engine.Position(p) {
						t.Fatalf("%s, seed %s: seat %d gives up: %v\n%s\n%v", name, setup.Seed, seat, err, p, back)
					}
					continue
				}
				moves := p.Moves()
				next, _, err := p.Play(moves[r.IntN(len(moves))])
				if err != nil {
					t.Fatal(err)
				}
				p = next.(Position)
			}
		}
	}
}
