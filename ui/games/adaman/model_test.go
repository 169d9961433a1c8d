package adaman

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/engine"
	"adytum/engine/decktet"
	"adytum/engine/match"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/ui/session"
	"adytum/ui/table"
	"adytum/ui/uitest"

	rules "adytum/engine/adaman"
)

// newTestModel opens a match of a seed at the place where it is most telling.
func newTestModel(t *testing.T, seed engine.Seed, options engine.Options, save session.Save) *model {
	t.Helper()
	test.NewTempApp(t)
	i18n.Use(i18n.English)
	m, err := match.New(rules.Game{}, match.Header{Seed: seed, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	d := newModel(m, table.Keeper{Runner: uitest.Inline{}, Save: save})
	uitest.Follow(d.match)
	return d
}

// firstPlay is a legal play with the fewest cards.
func firstPlay(d *model) rules.Move {
	moves := d.view().Moves()
	return slices.MinFunc(moves, func(a, b engine.Move) int {
		return a.(rules.Move).Pay.Len() - b.(rules.Move).Pay.Len()
	}).(rules.Move)
}

func TestPlayIsTappedInAnyOrder(t *testing.T) {
	for _, targetFirst := range []bool{true, false} {
		d := newTestModel(t, "order", nil, uitest.Saved)
		m := firstPlay(d)
		taps := append(m.Pay.Cards(), m.Target)
		if targetFirst {
			slices.Reverse(taps)
		}
		for _, c := range taps {
			d.tap(c)
			if d.match.Refused != nil {
				t.Fatalf("%s was refused: %v", c, d.match.Refused)
			}
		}
		if d.answer().State != engine.Complete {
			t.Fatalf("the draft %q is not complete", d.draft.text())
		}
		d.match.Confirm(d.answer())
		if d.match.Now().Ply != 1 || !d.draft.empty() {
			t.Errorf("ply %d, draft %q after the play", d.match.Now().Ply, d.draft.text())
		}
	}
}

func TestSecondTapPutsBack(t *testing.T) {
	d := newTestModel(t, "back", nil, uitest.Saved)
	m := firstPlay(d)
	d.tap(m.Target)
	d.tap(m.Pay.Cards()[0])
	d.tap(m.Pay.Cards()[0])
	d.tap(m.Target)
	if !d.draft.empty() {
		t.Errorf("the draft %q should be empty", d.draft.text())
	}
	d.tap(m.Target)
	if !d.match.Clear() || !d.draft.empty() || d.match.Clear() {
		t.Error("clear should work once")
	}
}

func TestRefusedTapLeavesTheDraftAndSaysWhy(t *testing.T) {
	d := newTestModel(t, "refuse", nil, uitest.Saved)
	m := firstPlay(d)
	d.tap(m.Target)
	before := d.draft
	for _, c := range d.view().Resources().Cards() {
		if c.Shares(m.Target) {
			continue
		}
		d.tap(c)
		if d.match.Refused == nil || d.match.Refused.Code != rules.CodeNoCommonSuit || d.tapped != c || d.draft != before {
			t.Fatalf("refusal %+v, draft %q", d.match.Refused, d.draft.text())
		}
		if d.canHelp(c) {
			t.Errorf("%s is refused but not dimmed", c)
		}
		if d.match.Quiet(); d.match.Refused != nil || d.draft != before {
			t.Error("quiet should take the refusal away alone")
		}
		d.tap(c)
		if !d.match.Clear() || d.match.Refused != nil || d.draft != before || !d.match.Clear() || !d.draft.empty() {
			t.Error("going back should take the refusal away before the draft")
		}
		return
	}
	t.Fatal("the deal has no card to refuse; choose another seed")
}

func TestNewTargetKeepsThePaymentThatFits(t *testing.T) {
	d := newTestModel(t, "switch", nil, uitest.Saved)
	v := d.view()
	targets := append(v.Palace().Cards(), v.Capital().Cards()...)
	for _, first := range targets {
		for _, second := range targets {
			d.Forget()
			d.tap(first)
			if d.match.Refused != nil || first == second {
				continue
			}
			for _, c := range v.Resources().Cards() {
				if c.Shares(first) {
					d.tap(c)
				}
			}
			paid := d.draft.pay
			d.tap(second)
			if d.match.Refused != nil {
				continue
			}
			if want := fitting(paid, second); d.draft != (draft{second, want}) {
				t.Fatalf("from %s to %s: draft %q, want %s:%s", first, second, d.draft.text(), second, want)
			}
		}
	}
}

// A whole game of hints is legal, ends, and can be taken back to its start.
func TestHintsPlayAWholeGame(t *testing.T) {
	d := newTestModel(t, "hints", nil, uitest.Saved)
	d.match.Playouts = 60
	for plies := 0; d.view().ToMove() != engine.Nobody; plies++ {
		if plies > 60 {
			t.Fatal("the game does not end")
		}
		d.Advise()
		if d.hint == nil || d.answer().State != engine.Complete {
			t.Fatalf("no complete advice at ply %d", plies)
		}
		if d.status() == "" {
			t.Error("the advice has no words")
		}
		d.match.Confirm(d.answer())
	}
	if d.match.Now().Helped.Hints != d.match.Now().Ply {
		t.Errorf("%d hints marked in %d plies", d.match.Now().Helped.Hints, d.match.Now().Ply)
	}
	for d.match.Now().CanUndo {
		d.match.Undo()
	}
	if d.match.Now().Ply != 0 || !d.match.Now().CanRedo {
		t.Errorf("ply %d after undoing everything", d.match.Now().Ply)
	}
}

// The Excuse is answered by one tap and a confirmation, wherever it turns up.
// A hint takes more words than anything else, but on a phone no card moves for it.
func TestHintsLeaveTheCardsWhereTheyAre(t *testing.T) {
	h := uitest.New(t).Host
	for _, language := range []i18n.Language{i18n.English, i18n.German} {
		for n := range 12 {
			d := newTestModel(t, engine.Seed("hint").Sub(n), nil, uitest.Saved)
			d.match.Playouts = 60
			i18n.Use(language)
			look.Use(look.Look{Theme: look.Ink, Text: look.NormalText})
			tb := newTable(h, 0, d)
			w := test.NewTempWindow(t, tb.page().Content)
			w.SetPadded(false)
			w.Resize(fyne.NewSize(360, 684)) // below the title bar of a phone
			before := tb.cards.Size()
			d.Advise()
			if tb.Refresh(); d.hint == nil || tb.cards.Size() != before || !tb.Status.Whole() {
				t.Errorf("%s: for %q the cards have %v, before %v", language, d.status(), tb.cards.Size(), before)
			}
			tb.Close()
		}
	}
}

func TestExcuseIsAnsweredByTap(t *testing.T) {
	met := map[rules.Phase]bool{}
	for n := 0; len(met) < 2; n++ {
		if n > 300 {
			t.Fatalf("met only %v in %d deals", met, n)
		}
		d := newTestModel(t, engine.Seed("excuse").Sub(n), engine.Options{rules.OptionDeck: rules.Extended}, uitest.Saved)
		for d.view().Phase() == rules.AsksPlay {
			d.tap(firstPlay(d).Target)
			m := firstPlay(d)
			d.Forget()
			d.draft = draft{m.Target, m.Pay}
			d.match.Confirm(d.answer())
		}
		phase := d.view().Phase()
		if d.view().ToMove() == engine.Nobody {
			continue
		}
		met[phase] = true
		card := d.view().Moves()[0].(rules.Move).Pay.Cards()[0]
		words := d.status()
		d.tap(card)
		if d.answer().State != engine.Complete {
			t.Fatalf("%s does not answer %q", card, words)
		}
		ply := d.match.Now().Ply
		d.match.Confirm(d.answer())
		if d.match.Now().Ply != ply+1 {
			t.Error("the answer was not played")
		}
	}
}

func TestFailedSaveIsSaidAndStopsTaps(t *testing.T) {
	d := newTestModel(t, "fail", nil, uitest.Full)
	m := firstPlay(d)
	d.draft = draft{m.Target, m.Pay}
	d.match.Confirm(d.answer())
	if d.match.Now().Failed == nil {
		t.Fatal("the failure is not shown")
	}
	uitest.DemandUnsaved(t, d.match, d.status)
	d.tap(d.view().Resources().Cards()[0])
	if !d.draft.empty() {
		t.Error("a card was taken although the last play is not saved")
	}
}

// Every refusal and every reason that the rules know has words of its own.
func TestEveryCodeHasWords(t *testing.T) {
	test.NewTempApp(t)
	facts := engine.Facts{"card": "mill", "target": "bard", "cards": "mill+sea", "price": "10", "sum": "8", "missing": "2", "in": "capital", "suits": "Moons|Suns"}
	for _, language := range []i18n.Language{i18n.English, i18n.German} {
		i18n.Use(language)
		for _, code := range uitest.Codes(t, "adaman", "Code") {
			if words := refusalWords(&engine.Refusal{Code: code.Text, Facts: facts}); uitest.HasGap(words) {
				t.Errorf("%s %s: %q", language, code.Text, words)
			}
		}
		for _, code := range uitest.Codes(t, "adaman", "Reason") {
			h := rules.Hint{Reasons: []rules.Reason{{Code: code.Text, Facts: engine.Facts{"cards": "mill", "target": "bard", "card": "mill", "for": "bard", "over": "2", "count": "3"}}}}
			if words := hintWords(h); uitest.HasGap(words) {
				t.Errorf("%s %s: %q", language, code.Text, words)
			}
		}
		for _, c := range decktet.Extended() {
			if words := spoken(c) + wordsOf(c); uitest.HasGap(words) {
				t.Errorf("%s %s: %q", language, c, words)
			}
		}
	}
}
