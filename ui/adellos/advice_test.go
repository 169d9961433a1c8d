package adellos

import (
	"fmt"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/ui/i18n"

	rules "adytum/engine/adellos"
)

// Reasons are read off the table, whatever happens on it.
func TestReasonsOfMoves(t *testing.T) {
	seen := map[string]bool{}
	for seed := range 40 {
		m := newTestMatch(t, engine.Seed(fmt.Sprint(seed)), first, seated("person", "person"))
		d := newTestDesk(t, m, saved)
		for p, r := m.Position(), engine.Seed("reasons").Stream("moves"); p.ToMove() != engine.Nobody && m.Ply() < 400; p = m.Position() {
			v := p.View(p.ToMove()).(rules.View)
			moves := v.Moves()
			for _, one := range moves {
				checkReason(t, d, v, one.(rules.Move), seen)
			}
			if _, err := m.Play(moves[r.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, key := range []string{"tower", "noble", "income", "supplier", "hunts", "nears_tower", "flees", "attacker"} {
		if !seen["adellos.why."+key] {
			t.Errorf("never said: %s", key)
		}
	}
}

func checkReason(t *testing.T, d *desk, v rules.View, m rules.Move, seen map[string]bool) {
	t.Helper()
	words := d.whyWords(v, m)
	for _, key := range []string{"tower", "income", "nears_tower", "flees", "attacker"} {
		if words == i18n.T("adellos.why."+key) {
			seen["adellos.why."+key] = true
		}
	}
	for key, part := range map[string]string{"noble": "out of the game", "supplier": "lives on", "hunts": "closes in"} {
		if strings.Contains(words, part) {
			seen["adellos.why."+key] = true
		}
	}
	if m.Verb() == "move" && m.To() == tower() && words != i18n.T("adellos.why.tower") {
		t.Errorf("%s: %q", m, words)
	}
	if odds, ok := v.Odds(m.From(), m.To()); m.Verb() == "attack" && ok && !odds.Defeats && words != "" {
		t.Errorf("%s is praised with %q", m, words)
	}
}

// A hint tells odds only where the computer reckoned them.
func TestHintTellsOnlyReckonedOdds(t *testing.T) {
	d := newTestDesk(t, newTestMatch(t, "odds", first, seated("person", "novice")), saved)
	choice := engine.Choice{Move: d.moves()[0]}
	d.take(choice)
	if words := d.status(); strings.Contains(words, "%") {
		t.Errorf("odds that nobody reckoned: %q", words)
	}
	choice.Candidates = []engine.Candidate{{Move: choice.Move, Chance: 0.5}}
	d.take(choice)
	if words := d.status(); !strings.Contains(words, "50%") {
		t.Errorf("no odds: %q", words)
	}
}
