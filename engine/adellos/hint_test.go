package adellos

import (
	"slices"
	"strings"
	"testing"

	"adytum/engine"
)

func TestPurposes(t *testing.T) {
	undead := []string{"royal_army konrad gold=9", "undead malgor"}
	risen := []string{"royal_army konrad", "undead azaroth rose"}
	lich := []string{"royal_army konrad", "undead azaroth"}
	for _, c := range []struct {
		name, board, move, want string
		players                 []string
	}{
		{"it brings gold", "", "hire:peasant@A1", "income", undead},
		{"it draws cards", "", "summon:scholar@A1", "wisdom", undead},
		{"it gives action points", "", "summon:field_marshal@A1", "command", undead},
		{"it strikes hard", "", "summon:soldier@A1", "attacker", undead},
		{"it holds", "", "summon:sapper@A1", "defender", undead},
		{"it is cheap", "", "hire:militia@A1", "fighter", undead},
		{"a noble falls", "NW.soldier@C3 NW.field_marshal@C2 SW.malgor@D3", "attack:C3-D3", "noble seat=1", undead},
		{"a noble falls and rises", "NW.soldier@C3 NW.field_marshal@C2 SW.azaroth@D3", "attack:C3-D3", "rising unit=azaroth", lich},
		{"a noble has risen", "NW.soldier@C3 NW.field_marshal@C2 SW.azaroth@D3", "attack:C3-D3", "noble seat=1", risen},
		{"a noble holds", "NW.spearman@C3 SW.malgor@D3", "attack:C3-D3", "", undead},
		{"off the tower", "NW.soldier@D5 SW.zombie@E5", "attack:D5-E5", "unseat seat=1", undead},
		{"a supplier", "NW.soldier@C3 SW.grave_robber@D3", "attack:C3-D3", "supplier seat=1", undead},
		{"any unit", "NW.soldier@C3 SW.zombie@D3", "attack:C3-D3", "", undead},
		{"onto the tower", "NW.soldier@D5", "move:D5-E5", "tower", undead},
		{"to the tower", "NW.soldier@A1", "move:A1-A2", "nears_tower", undead},
		{"after a noble", "NW.soldier@F2 SW.malgor@H2", "move:F2-G2", "hunts unit=malgor", undead},
		{"the noble flees", "NW.konrad@C3 SW.abomination@D3", "move:C3-C4", "flees", undead},
		{"the noble walks", "NW.konrad@C3 SW.zombie@D3", "move:C3-C4", "", undead},
		{"what is marked threatens nobody", "NW.konrad@C3 SW.abomination@D3*1", "move:C3-C4", "", undead},
		{"the turn ends", "", "end", "", undead},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := scene{players: c.players, board: c.board}.at(t)
			m, err := game.ParseMove(c.move)
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			if purpose, ok := p.View(0).(View).Purpose(m.(Move)); ok {
				got = strings.TrimSpace(purpose.Code + " " + purpose.Facts.String())
			}
			equal(t, c.move, got, c.want)
		})
	}
}

// What is said of an attack happens unless a card or a miracle comes between,
// all along random games.
func TestPurposesOfAttacksComeTrue(t *testing.T) {
	for name, setup := range setups() {
		setup.Seed = "purposes"
		first, _, err := brief.Deal(setup)
		if err != nil {
			t.Fatal(err)
		}
		p, r := first.(Position), setup.Seed.Stream("purposes")
		for range 1500 {
			moves := p.Moves()
			if len(moves) == 0 {
				break
			}
			for _, m := range moves {
				if m.(Move).Verb() == DoAttack {
					comesTrue(t, name, p, m.(Move))
				}
			}
			next, _, err := p.Play(moves[r.IntN(len(moves))])
			if err != nil {
				t.Fatal(err)
			}
			p = next.(Position)
		}
	}
}

func comesTrue(t *testing.T, name string, p Position, m Move) {
	t.Helper()
	purpose, ok := p.View(p.ToMove()).(View).Purpose(m)
	next, events, err := p.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	for after := next.(Position); after.phase == AsksCombat || after.phase == AsksRescue; after = next.(Position) {
		pass, _ := game.ParseMove("pass")
		var more []engine.Event
		if next, more, err = after.Play(pass); err != nil {
			t.Fatal(err)
		}
		events = append(events, more...)
	}
	want := map[string]string{PurposeRising: EventPhylactery, PurposeNoble: EventDefeated, PurposeUnseat: EventDefeated, PurposeSupplier: EventDefeated}[purpose.Code]
	if ok && !slices.ContainsFunc(events, func(e engine.Event) bool { return e.Kind == want }) {
		t.Errorf("%s: %s was to be %s: %s", name, m, purpose.Code, kindsOf(events))
	}
}
