package adellos

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/ui/i18n"
	"adytum/ui/table"
	"adytum/ui/uitest"

	rules "adytum/engine/adellos"
)

// A hint says what its move is good for, whatever the move.
func TestHintsSayTheirPurpose(t *testing.T) {
	said := map[string]bool{}
	for seed := range 40 {
		m := newTestMatch(t, engine.Seed(fmt.Sprint(seed)), first, uitest.Seated("person", "person"))
		d := newTestModel(t, m, uitest.Saved)
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
func purposeSaid(t *testing.T, d *model, m engine.Move) string {
	t.Helper()
	d.take(engine.Choice{Move: m})
	purpose, ok := d.view().Purpose(m.(rules.Move))
	if !ok {
		return ""
	}
	words := i18n.Tf("adellos.why."+purpose.Code, i18n.Data(purpose.Facts, d.words().fact))
	if words == "" || strings.Contains(words, "<no value>") || !strings.HasSuffix(d.words().hint(), words) {
		t.Errorf("%s: %q in %q", m, words, d.words().hint())
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
		d := newTestModel(t, newTestMatch(t, seed, options, uitest.Seated("person", "person", "person")), uitest.Saved)
		p, r := newPanel(newApp(t).Host, d), seed.Stream("moves")
		for range 400 {
			if d.match.Stage() == table.Handing {
				d.match.HandOn()
			}
			d.match.Lift()
			d.match.CatchUp()
			moves := d.moves()
			if len(moves) == 0 {
				break
			}
			hinted := moves[r.IntN(len(moves))]
			d.take(engine.Choice{Move: hinted})
			p.show()
			if words := d.words().status() + " " + strings.Join(texts(p.object), " "); uitest.HasGap(words) {
				t.Fatalf("%s: %s", hinted, words)
			}
			d.Forget()
			tapMove(t, d, moves[r.IntN(len(moves))])
		}
	}
}

// A hint tells odds only where the computer reckoned them.
func TestHintTellsOnlyReckonedOdds(t *testing.T) {
	d := newTestModel(t, newTestMatch(t, "odds", first, uitest.Seated("person", "novice")), uitest.Saved)
	choice := engine.Choice{Move: d.moves()[0]}
	d.take(choice)
	if words := d.words().status(); strings.Contains(words, "%") {
		t.Errorf("odds that nobody reckoned: %q", words)
	}
	choice.Candidates = []engine.Candidate{{Move: choice.Move, Chance: 0.5}}
	d.take(choice)
	if words := d.words().status(); !strings.Contains(words, "50%") {
		t.Errorf("no odds: %q", words)
	}
	choice.Candidates[0].Chance = 0.004
	d.take(choice)
	if words := d.words().status(); strings.Contains(words, "%") || !strings.Contains(words, "It can hardly be won any more.") {
		t.Errorf("a lost game: %q", words)
	}
}

// Hints of one turn follow one plan: what the first begins, the next ones end.
func TestHintsKeepToTheirTurn(t *testing.T) {
	m := newTestMatch(t, "turn", first, uitest.Seated("person", "novice"))
	d := newTestModel(t, m, uitest.Saved)
	d.match.Playouts = 2000
	own := rules.Master.Follow()
	kept := 0
	for range 60 {
		d.match.CatchUp()
		if !d.match.Mine() {
			break
		}
		rand := d.match.Header().Seed.Stream(fmt.Sprintf("hint/%d", d.match.Now().Ply))
		want, err := own.Choose(context.Background(), d.view(), engine.Thinking{Rand: rand, Playouts: d.match.Playouts})
		if err != nil {
			t.Fatal(err)
		}
		d.Advise()
		if d.hint == nil || engine.Move(d.hint.move) != want.Move {
			t.Fatalf("the hint is %v, and %v would keep to the turn", d.hint, want.Move)
		}
		if want.Playouts == 0 {
			kept++
		}
		d.Forget()
		tapMove(t, d, want.Move.(rules.Move))
	}
	if kept < 10 {
		t.Errorf("only %d hints came from a plan", kept)
	}
}

// What has been chosen is seen, also where a hint chose it far down in a list; a
// noble that is to be placed is shown meanwhile.
func TestChosenRowsAreSeen(t *testing.T) {
	a := newApp(t)
	a.Window.Resize(fyne.NewSize(360, 740))
	tb := openTable(t, a, newTestMatch(t, "chosen", first, uitest.Seated("person", "novice")))
	d := tb.model
	seen := func(what string) {
		t.Helper()
		row, p := tb.panel.chosen, tb.panel.scroll
		if row == nil || row.Position().Y < p.Offset.Y || row.Position().Y+row.Size().Height > p.Offset.Y+p.Size().Height {
			t.Errorf("%s is not seen", what)
		}
	}
	moves := d.moves()
	d.take(engine.Choice{Move: moves[len(moves)-1]})
	seen("the last noble")
	a.Tap("Choose")
	a.Says(unitName(d.own().Noble))
	d.take(engine.Choice{Move: d.moves()[0]})
	a.Tap("Place")
	d.take(engine.Choice{Move: d.moves()[0]})
	if words := d.words().status(); !strings.Contains(words, "Hire nothing more.") {
		t.Errorf("a hint to hire nothing: %q", words)
	}
	moves = d.moves()
	d.take(engine.Choice{Move: moves[len(moves)-1]})
	seen("the last unit")
	top := tb.panel.scroll.Offset.Y
	d.Forget()
	tb.Refresh()
	if tb.panel.scroll.Offset.Y != top {
		t.Error("the list jumps when nothing is chosen any more")
	}
}

// Who is about to win by the tower is told to all others as long as nothing is
// prepared.
func TestTowerIsWarnedOf(t *testing.T) {
	for tower, warned := range map[int]bool{3: false, 4: true} {
		held := strings.NewReplacer("undead malgor gold=2", fmt.Sprint("undead malgor gold=2 tower=", tower), "SW.ghoul@E4", "SW.ghoul@E5").Replace(duelText)
		d := newTestModel(t, loaded(t, held, uitest.Seated("person", "person")), uitest.Saved)
		d.match.Lift()
		warning := "*Bob* wins by the tower"
		if words := d.words().status(); strings.Contains(words, warning) != warned {
			t.Errorf("after %d rounds: %q", tower, words)
		}
		d.tap("D4")
		if words := d.words().status(); strings.Contains(words, warning) {
			t.Errorf("with a piece picked: %q", words)
		}
	}
}
