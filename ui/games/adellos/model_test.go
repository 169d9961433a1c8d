package adellos

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"adytum/engine"
	"adytum/ui/frame"
	"adytum/ui/table"
	"adytum/ui/uitest"

	rules "adytum/engine/adellos"
)

// tapMove makes a move as a person does: by taps on the grid and the panel.
func tapMove(t testing.TB, d *model, m rules.Move) {
	t.Helper()
	var ids []string
	for _, part := range m.Parts() {
		ids = append(ids, part.ID)
	}
	begin := func(n int) { d.begin(d.view().Begin(m.Verb(), ids[1:n]...)) }
	pick := func(field string) {
		if d.picked != field {
			d.tap(field)
		}
	}
	switch m.Verb() {
	case rules.DoFaction, rules.DoNoble, rules.DoGive:
		d.choose(ids[1])
	case rules.DoPlace, rules.DoUnmark, rules.DoSacrifice:
		d.tap(ids[1])
	case rules.DoHire, rules.DoSummon:
		if d.draft.chosen(rules.PartUnit) != ids[1] {
			d.buy(ids[1])
		}
		d.tap(ids[2])
	case rules.DoMove, rules.DoAttack:
		pick(ids[1])
		d.tap(ids[2])
	case rules.DoSwap:
		pick(ids[1])
		begin(3)
	case rules.DoPickpocket, rules.DoInterdict, rules.DoAbsolution, rules.DoEntrench:
		pick(ids[1])
		begin(2)
		d.tap(ids[2])
	case rules.DoExchange:
		d.tap(ids[1])
		d.choose(ids[2])
	case rules.DoDeploy:
		d.choose(ids[1])
		d.tap(ids[2])
	case rules.DoGift:
		begin(1)
		d.choose(ids[1])
		d.choose(ids[2])
	case rules.DoCard:
		if d.phase() != rules.AsksPlay {
			d.answerWith(m.String())
			return
		}
		begin(2)
		for _, id := range ids[2:] {
			if d.half().awaits(rules.PartField) {
				d.tap(id)
			} else {
				d.choose(id)
			}
		}
	default:
		d.answerWith(m.String())
		return
	}
	if !m.Reversible() {
		if words := d.words().status(); uitest.HasGap(words) {
			t.Errorf("%s: %q", m, words)
		}
		d.confirm()
	}
}

// wander makes random moves by taps until the game is over.
func wander(t testing.TB, d *model, seed engine.Seed) map[string]int {
	t.Helper()
	dice := seed.Stream("wander")
	verbs := map[string]int{}
	for n := 0; d.match.Now().ToMove != engine.Nobody; n++ {
		if n > 4000 {
			t.Fatal("the game does not end")
		}
		if d.match.Stage() == table.Handing {
			d.match.HandOn()
		}
		d.match.Lift()
		d.match.CatchUp()
		if words := d.words().status(); uitest.HasGap(words) {
			t.Fatalf("the status %q", words)
		}
		moves := d.moves()
		if len(moves) == 0 {
			t.Fatalf("nothing can be done: %s", d.words().status())
		}
		m := moves[dice.IntN(len(moves))]
		ply := d.match.Now().Ply
		tapMove(t, d, m)
		history := d.match.History()
		if len(history) <= ply || history[ply].Text != m.String() {
			t.Fatalf("ply %d: %s was not made; draft %q, picked %q, refused %v", ply, m, d.draft.text, d.picked, d.match.Refused)
		}
		verbs[m.Verb().String()]++
		if words := entryWords(d.match.Players, d.match.Now().Seat, history[ply]); uitest.HasGap(words) {
			t.Fatalf("%s is told as %q", m, words)
		}
	}
	return verbs
}

// Whatever the rules allow can be done by taps, with any number of seats and
// every optional rule.
func TestEveryMoveCanBeTapped(t *testing.T) {
	made := map[string]int{}
	for _, one := range []struct {
		seed    engine.Seed
		options engine.Options
		who     table.Players
	}{
		{"two", engine.Options{"round-limit": "on", "factions": "chosen"}, uitest.Seated("person", "person")},
		{"three", engine.Options{"round-limit": "on", "gifts": "on", "lumberers": "on", "gold-rush": "on"}, uitest.Seated("person", "person", "person")},
		{"four", engine.Options{"round-limit": "on", "protecting-walls": "on", "obstructing-walls": "on", "paved-with-gold": "on"},
			uitest.Seated("person", "person", "person", "person")},
	} {
		for n := range 4 {
			seed := one.seed.Sub(n)
			d := newTestModel(t, newTestMatch(t, seed, one.options, one.who), uitest.Saved)
			for verb, n := range wander(t, d, seed) {
				made[verb] += n
			}
		}
	}
	for _, verb := range []string{"faction", "noble", "place", "hire", "summon", "move", "swap", "attack", "card", "gift", "pass", "end", "done",
		"exchange", "deploy", "pickpocket", "entrench", "give", "sacrifice"} {
		if made[verb] == 0 {
			t.Errorf("%s was never made", verb)
		}
	}
}

// page is all that is written and shown of a model, tab by tab.
func (d *model) page(h *frame.Host) string {
	v := d.view()
	all := []string{d.words().status(), fmt.Sprintf("%+v", marksOf(d))}
	for _, f := range d.board().Cells {
		all = append(all, f.Spoken)
	}
	p := newPanel(h, d)
	for d.tab = tabTurn; d.tab <= tabPlayers; d.tab++ {
		p.show()
		all = append(all, texts(p.object)...)
	}
	d.tab = tabTurn
	for _, one := range v.Players() {
		all = append(all, d.words().seatSpoken(one))
	}
	for _, entry := range d.match.History()[:d.match.Shown] {
		all = append(all, entryWords(d.match.Players, d.match.Now().Seat, entry))
	}
	return strings.Join(all, "\n")
}

// texts are the words of an object and all within it.
func texts(o fyne.CanvasObject) []string {
	switch o := o.(type) {
	case *fyne.Container:
		var all []string
		for _, child := range o.Objects {
			all = append(all, texts(child)...)
		}
		return all
	case *container.Scroll:
		return texts(o.Content)
	case fyne.Accessible:
		return []string{o.AccessibilityLabel()}
	}
	return nil
}

// In two worlds that a seat cannot tell apart, its page is the same: whatever it
// picks, aims at or asks.
func TestNothingHiddenIsShown(t *testing.T) {
	a := newApp(t)
	who := uitest.Seated("person", "person", "person")
	pageOf := func(p engine.Position, seat engine.Seat, taps []string) string {
		d := newModel(loaded(t, p.(rules.Position).String(), who), table.Keeper{Runner: uitest.Inline{}, Save: uitest.Saved})
		d.match.Lift()
		d.match.CatchUp()
		d.match.Session.SetSeat(seat)
		for _, field := range taps {
			d.tap(field)
		}
		return d.page(a.Host)
	}
	worlds := 0
	for n := range 5 {
		seed := engine.Seed("leak").Sub(n)
		m := newTestMatch(t, seed, engine.Options{"round-limit": "on"}, who)
		wise(t, m, 15+18*n)
		if m.Position().ToMove() == engine.Nobody {
			continue
		}
		dice := seed.Stream("worlds")
		for seat := range engine.Seat(3) {
			v := m.View(seat).(rules.View)
			other := v.Sample(dice)
			if other.(rules.Position).String() == m.Position().(rules.Position).String() {
				continue
			}
			worlds++
			pieces := v.Pieces()
			taps := []string{pieces[dice.IntN(len(pieces))].Field, pieces[dice.IntN(len(pieces))].Field}
			if one, two := pageOf(m.Position(), seat, taps), pageOf(other, seat, taps); one != two {
				t.Fatalf("seat %d at ply %d after taps on %v sees\n%s\nand in another world\n%s", seat, m.Ply(), taps, one, two)
			}
		}
	}
	if worlds < 9 {
		t.Errorf("only %d pairs of worlds", worlds)
	}
}
