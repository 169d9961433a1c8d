package adellos

import (
	"fmt"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/ui/hotseat"
	"adytum/ui/i18n"
	"adytum/ui/uitest"

	rules "adytum/engine/adellos"
)

// A hint says what its move is good for, whatever the move.
func TestHintsSayTheirPurpose(t *testing.T) {
	said := map[string]bool{}
	for seed := range 40 {
		m := newTestMatch(t, engine.Seed(fmt.Sprint(seed)), first, uitest.Seated("person", "person"))
		d := newTestDesk(t, m, uitest.Saved)
		for p, r := m.Position(), engine.Seed("reasons").Stream("moves"); p.ToMove() != engine.Nobody && m.Ply() < 400; p = m.Position() {
			moves := p.Moves()
			for range 2 {
				said[purposeSaid(t, d, moves[r.IntN(len(moves))])] = true
			}
			if _, err := m.Play(moves[r.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, code := range []string{rules.PurposeTower, rules.PurposeIncome, rules.PurposeNears, rules.PurposeAttacker} {
		if !said[code] {
			t.Errorf("never said: %s", code)
		}
	}
}

// purposeSaid is the purpose that a hint for a move ends with, "" for none.
func purposeSaid(t *testing.T, d *desk, m engine.Move) string {
	t.Helper()
	d.take(engine.Choice{Move: m})
	purpose, ok := d.view().Purpose(m.(rules.Move))
	if !ok {
		return ""
	}
	words := i18n.Tf(purposeKeys[purpose.Code], d.worded(purpose.Facts))
	if words == "" || strings.Contains(words, "<no value>") || !strings.HasSuffix(d.hintWords(), words) {
		t.Errorf("%s: %q in %q", m, words, d.hintWords())
	}
	return purpose.Code
}

// Whatever a hint fills in, status and panel say it in words.
func TestHintsAreShownInWords(t *testing.T) {
	if testing.Short() {
		t.Skip("shows the panel many hundred times")
	}
	options := engine.Options{"factions": "chosen", "gifts": "on", "round-limit": "on"}
	for seed := range 2 {
		seed := engine.Seed(fmt.Sprint("words-", seed))
		d := newTestDesk(t, newTestMatch(t, seed, options, uitest.Seated("person", "person", "person")), uitest.Saved)
		p, r := newPanel(newApp(t).Host, d), seed.Stream("moves")
		for range 400 {
			if d.Stage() == hotseat.Handing {
				d.HandOn()
			}
			d.Lift()
			d.CatchUp()
			moves := d.moves()
			if len(moves) == 0 {
				break
			}
			hinted := moves[r.IntN(len(moves))]
			d.take(engine.Choice{Move: hinted})
			p.show()
			if words := d.status() + " " + strings.Join(texts(p.object), " "); uitest.HasGap(words) {
				t.Fatalf("%s: %s", hinted, words)
			}
			d.forget()
			tapMove(t, d, moves[r.IntN(len(moves))])
		}
	}
}

// A hint tells odds only where the computer reckoned them.
func TestHintTellsOnlyReckonedOdds(t *testing.T) {
	d := newTestDesk(t, newTestMatch(t, "odds", first, uitest.Seated("person", "novice")), uitest.Saved)
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
	choice.Candidates[0].Chance = 0.004
	d.take(choice)
	if words := d.status(); strings.Contains(words, "%") || !strings.Contains(words, "It can hardly be won any more.") {
		t.Errorf("a lost game: %q", words)
	}
}
