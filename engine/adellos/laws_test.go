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
			for i := range enginetest.Repetitions(60, 4) {
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
		{"a turn ends by its own end only (D33)", before.active == after.active || a.verb == doEnd || after.phase < AsksPlay},
		{"points come by cards alone (D9)", before.active != after.active || after.ap <= before.ap || a.verb == doCard},
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

// othersStay tells whether no piece of a seat that does not have the turn has
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

// sameTowers tells whether no seat's rounds on the tower have changed, but for
// seats that have left.
func sameTowers(before, after *Position) bool {
	for seat := range after.seats {
		if after.in(seat) && after.seat[seat].tower != before.seat[seat].tower {
			return false
		}
	}
	return true
}
