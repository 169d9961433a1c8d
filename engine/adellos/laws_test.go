package adellos

import (
	"fmt"
	"slices"
	"testing"

	"adytum/engine"
	"adytum/engine/enginetest"
)

// What must hold in every position of this game, and from one to the next, held
// against long random games of every kind. The suite holds them against what
// every game promises.
func TestLawsOfAdellos(t *testing.T) {
	for name, setup := range setups() {
		t.Run(name, func(t *testing.T) {
			for i := range enginetest.Repetitions(60, 20) {
				setup.Seed = engine.Seed(fmt.Sprint("laws-", i))
				first, _, err := brief.Deal(setup)
				if err != nil {
					t.Fatal(err)
				}
				p := first.(Position)
				r := setup.Seed.Stream("test")
				for p.ToMove() != engine.Nobody {
					moves := p.Moves()
					m := moves[r.IntN(len(moves))]
					next, _, err := p.Play(m)
					if err != nil {
						t.Fatal(err)
					}
					after := next.(Position)
					if why := firstBroken(&p, &after, m.(Move).act); why != "" {
						t.Fatalf("seed %s: %s after %s in\n%s\nto\n%s", setup.Seed, why, m, p, after)
					}
					p = after
				}
			}
		})
	}
}

// firstBroken names a law that a move has broken, "" if none.
func firstBroken(before, after *Position, a act) string {
	for _, law := range []struct {
		name  string
		holds bool
	}{
		{"gold, points and markers are never negative and nobles bear none (D9, D29)", soundNumbers(after)},
		{"each noble in the game stands on the board, and who is out has nothing there (D34)", soundNobles(after)},
		{"a tile that has left does not come back (D21, D32)", stays(before, after, tilesOf)},
		{"a card that has left does not come back (D22)", stays(before, after, cardsOf)},
		{"pieces of others stay where they are (D14, D20)", othersStay(before, after)},
		{"the tower is counted when a turn begins (D26)", before.active != after.active || after.phase == Over || sameTowers(before, after)},
		{"a turn ends by its own end only (D33)", before.active == after.active || a.verb == DoEnd || after.phase < AsksPlay},
		{"points come by cards alone (D9)", before.active != after.active || after.ap <= before.ap || a.verb == DoCard},
		{"who is asked can answer", after.phase == Over || len(after.acts(nil)) > 0},
	} {
		if !law.holds {
			return law.name
		}
	}
	return ""
}

func soundNumbers(p *Position) bool {
	for seat := range p.seats {
		me := &p.seat[seat]
		held := uint8(0)
		for _, n := range me.hand {
			held += n
		}
		if me.gold < 0 || held != me.handSize || int(me.tower) >= p.ground.rounds && p.end != ByTower {
			return false
		}
	}
	for _, f := range p.ground.fields {
		if it := p.pieces[f]; it.kind != 0 && (!p.enterable(f) || it.time > 0 && p.traitsAt(f).class == isNoble) {
			return false
		}
	}
	return p.ap >= 0
}

func soundNobles(p *Position) bool {
	for seat := range p.seats {
		var nobles []uint8
		pieces := 0
		for _, f := range p.ground.fields {
			if p.owns(seat, f) {
				pieces++
				if p.traitsAt(f).class == isNoble {
					nobles = append(nobles, f)
				}
			}
		}
		me := &p.seat[seat]
		switch {
		case !p.in(seat):
			if pieces > 0 || me.nobleAt != nowhere || me.handSize > 0 || me.gold > 0 {
				return false
			}
		case me.nobleAt == nowhere:
			if p.setUp || len(nobles) > 0 {
				return false
			}
		case !slices.Equal(nobles, []uint8{me.nobleAt}):
			return false
		}
	}
	return true
}

// stays holds counts before a move against those after it: none may grow.
func stays(before, after *Position, counts func(*Position) []int) bool {
	now := counts(after)
	for i, n := range counts(before) {
		if now[i] > n {
			return false
		}
	}
	return true
}

// tilesOf counts the tiles of each kind in supply and on the board; a seat
// without a faction has none yet and therefore all.
func tilesOf(p *Position) []int {
	counts := make([]int, len(p.sheet.kinds))
	for k := range counts {
		if p.sheet.kinds[k].class != isNoble {
			counts[k] = p.onBoard(kind(k), everybody)
		}
	}
	for i, k := range p.sheet.tokens {
		counts[k] += int(p.tokens[i])
	}
	for faction, units := range p.sheet.units {
		seat := slices.IndexFunc(p.seat[:p.seats], func(one player) bool { return int(one.faction) == faction })
		for i, k := range units {
			if seat < 0 {
				counts[k] += int(p.sheet.kinds[k].count)
			} else {
				counts[k] += int(p.seat[seat].supply[i])
			}
		}
	}
	return counts[1:]
}

// cardsOf counts the copies of each card in the pile, in hands and before
// players.
func cardsOf(p *Position) []int {
	counts := make([]int, len(p.sheet.edition.Cards))
	for _, c := range p.deck[:p.deckSize] {
		counts[c]++
	}
	for seat := range p.seats {
		me := &p.seat[seat]
		for c := range counts {
			counts[c] += int(me.hand[c])
		}
		counts[p.sheet.cardOf[censorship]] += int(me.censored)
		counts[p.sheet.cardOf[revolt]] += int(me.revolted)
		for _, n := range me.truces {
			counts[p.sheet.cardOf[truce]] += int(n)
		}
	}
	return counts
}

// othersStay reports whether no piece of a seat that does not have the turn has
// come to a field or changed there, but for time markers and being saved.
func othersStay(before, after *Position) bool {
	if !before.setUp {
		return true
	}
	for _, f := range after.ground.fields {
		now, then := after.pieces[f], before.pieces[f]
		if now.kind != 0 && now.owner != before.active && (now.kind != then.kind || now.owner != then.owner) {
			return false
		}
	}
	return true
}

// sameTowers reports whether no seat's rounds on the tower have changed, but for
// seats that have left.
func sameTowers(before, after *Position) bool {
	for seat := range after.seats {
		if after.in(seat) && after.seat[seat].tower != before.seat[seat].tower {
			return false
		}
	}
	return true
}

// Whatever can be written as a move is either listed or refused, in random
// positions of every kind of game.
func TestEveryMoveIsListedOrRefused(t *testing.T) {
	for name, setup := range setups() {
		t.Run(name, func(t *testing.T) {
			for i := range enginetest.Repetitions(3, 3) {
				setup.Seed = engine.Seed(fmt.Sprint("listed-", i))
				first, _, err := brief.Deal(setup)
				if err != nil {
					t.Fatal(err)
				}
				at := table{Position: first.(Position)}
				r := setup.Seed.Stream("test")
				for at.phase != Over {
					list := at.acts(nil)
					if r.IntN(16) == 0 {
						listedOrRefused(t, &at.Position, list)
					}
					at.do(list[r.IntN(len(list))])
				}
			}
		})
	}
}

// The same where much comes together that random games seldom bring about.
func TestEveryMoveIsListedOrRefusedInFullPositions(t *testing.T) {
	clergy := []string{"clergy benedictus gold=3", "scum magpie gold=5"}
	fray := "NW.inquisitor@C3 NW.exorcist@C4 NW.novice@D3*2 NW.temple_guard@B3*1 NW.almoner@A1 SW.cutpurse@D4 SW.poacher@E4 SW.ruffian@B4*3 SW.ogre@F3 SW.bandit@D2"
	undead := []string{"undead malgor gold=3", "royal_army konrad gold=4"}
	night := "NW.ghost@C3 NW.bone_archer@C4 NW.necromancer@D3 NW.zombie@B4*1 SW.sapper@D4 SW.lancer@E4 SW.archer@E3 SW.barricade@D2 SW.soldier@F3"
	all := "call_to_arms,reinforcements,trade_agreements,combat_training,truce,time_shift,first_aid,path_to_wisdom,incoming,mind_control,book_keeper,assault,censorship,unchained,parry,quick_attack,revolt"
	for name, s := range map[string]scene{
		"clergy":    {players: clergy, board: fray, hands: []string{all}},
		"scum":      {players: clergy, board: fray, hands: []string{"", all}, turn: "SW ap=2"},
		"undead":    {players: undead, board: night, hands: []string{"time_shift"}},
		"royal":     {players: undead, board: night, hands: []string{"", all}, turn: "SW ap=1"},
		"one point": {players: clergy, board: fray, hands: []string{"revolt"}, turn: "NW ap=1"},
		"no points": {players: clergy, board: fray, hands: []string{"trade_agreements"}, turn: "SW"},
		"truce":     {players: clergy, board: fray, turn: "NW ap=3 truce=SW"},
		"terrain":   {players: undead, board: night, options: "obstructing-walls lumberers gifts", hands: []string{"parry"}},
	} {
		t.Run(name, func(t *testing.T) {
			p := s.at(t)
			listedOrRefused(t, &p, p.acts(nil))
			r := engine.Seed("full").Stream("test")
			at := table{Position: p}
			for range 12 { // and some way on, into combats and choices
				if at.phase == Over {
					break
				}
				list := at.acts(nil)
				at.do(list[r.IntN(len(list))])
				if at.phase != Over {
					listedOrRefused(t, &at.Position, at.acts(nil))
				}
			}
		})
	}
}

func listedOrRefused(t *testing.T, p *Position, list []act) {
	t.Helper()
	listed := map[act]bool{}
	for _, a := range list {
		listed[a] = true
	}
	for _, a := range everything(p) {
		if refusal := p.refuse(a); (refusal == nil) != listed[a] {
			t.Fatalf("%s is listed %v and refused with %v in\n%s", p.sheet.text(a), listed[a], refusal, p)
		}
	}
}

// everything is all that can be written as a move and fits the phase, but for
// moves that begin on empty fields.
func everything(p *Position) []act {
	var all []act
	fields, kinds := uint8(len(p.sheet.fields)), uint8(len(p.sheet.kinds))
	for v := DoFaction; v <= DoEnd; v++ {
		if !p.fits(v) {
			continue
		}
		switch shapeOf(v) {
		case bare:
			all = append(all, act{verb: v})
		case what:
			n := map[Verb]int{DoFaction: len(p.sheet.edition.Factions), DoNoble: int(kinds), DoGive: len(p.sheet.edition.Cards)}[v]
			for i := range uint8(n) {
				if v != DoNoble || i > 0 {
					all = append(all, act{verb: v, what: i})
				}
			}
		case toField:
			for f := range fields {
				all = append(all, act{verb: v, to: f})
			}
		case whatAt, toWhat:
			for f := range fields {
				for k := range kinds - 1 {
					all = append(all, act{verb: v, what: k + 1, to: f})
				}
			}
		case fromTo:
			for from := range fields {
				for to := range fields {
					if p.pieces[from].kind != 0 && (v != DoSwap || from < to) {
						all = append(all, act{verb: v, from: from, to: to})
					}
				}
			}
		case cardPart:
			for card := range p.sheet.edition.Cards {
				all = append(all, everyPlay(p.sheet, uint8(card))...)
			}
		case giftPart:
			for castle := range p.sheet.edition.Board.Castles {
				all = append(all, act{verb: v, what: giftGold, to: uint8(castle)})
				for card := range p.sheet.edition.Cards {
					all = append(all, act{verb: v, what: uint8(card), to: uint8(castle)})
				}
			}
		}
	}
	return all
}

// everyPlay is all that can be written as a play of a card.
func everyPlay(s *sheet, card uint8) []act {
	var all []act
	add := func(a act) {
		a.verb, a.what = DoCard, card
		all = append(all, a)
	}
	castles := uint8(len(s.edition.Board.Castles))
	switch s.effect[card] {
	case tradeAgreements:
		for n := range uint8(9) {
			add(act{n: n + 1})
		}
	case incoming, pathToWisdom:
		add(act{n: modeGoods})
		add(act{n: modeUnits})
	case reinforcements:
		for f := range s.fields {
			for k := range len(s.kinds) - 1 {
				add(act{n: uint8(k + 1), to: uint8(f)})
			}
		}
	case timeShift:
		for f := range s.fields {
			for n := range uint8(9) {
				add(act{to: uint8(f), n: n + 1})
			}
		}
	case truce, censorship, revolt, assault:
		for to := range castles {
			from := uint8(1)
			if s.effect[card] == truce {
				from = castles
			}
			for from := range from {
				add(act{from: from, to: to})
			}
		}
	default:
		add(act{})
	}
	return all
}
