package adellos

import (
	"strings"
	"testing"

	"adytum/engine"
	"adytum/ui/hotseat"

	rules "adytum/engine/adellos"
)

// tapMove makes a move as a person does: by taps on the grid and the panel.
func tapMove(t testing.TB, d *desk, m rules.Move) {
	t.Helper()
	text := m.String()
	verb, rest, _ := strings.Cut(text, ":")
	parts := strings.FieldsFunc(rest, func(r rune) bool { return strings.ContainsRune("@=-", r) })
	phase := d.phase()
	pick := func(field string) {
		if d.picked != field {
			d.tap(field)
		}
	}
	switch verb {
	case "faction", "noble", "give":
		d.choose(rest)
	case "place", "unmark", "sacrifice":
		d.tap(rest)
	case "hire", "summon":
		if !strings.HasSuffix(d.draft, ":"+parts[0]+"@") {
			d.buy(parts[0])
		}
		d.tap(parts[1])
	case "move", "attack":
		pick(parts[0])
		d.tap(parts[1])
	case "swap":
		pick(parts[0])
		d.begin(text)
	case "pickpocket", "interdict", "absolution", "entrench":
		pick(parts[0])
		d.begin(verb + ":" + parts[0] + "-")
		d.tap(parts[1])
	case "exchange":
		d.tap(parts[0])
		d.choose(parts[1])
	case "deploy":
		d.choose(parts[0])
		d.tap(parts[1])
	case "gift":
		d.begin("gift:")
		d.choose(parts[0])
		d.choose(parts[1])
	case "card":
		if phase != rules.AsksPlay {
			d.answerWith(text)
			return
		}
		d.begin("card:" + parts[0])
		for _, part := range parts[1:] {
			if d.onBoard() {
				d.tap(part)
			} else {
				d.choose(part)
			}
		}
	default:
		d.answerWith(text)
		return
	}
	if !atOnce(m) {
		if words := d.status(); containsGap(words) {
			t.Errorf("%s: %q", text, words)
		}
		d.confirm()
	}
}

// wander makes random moves by taps until the game is over.
func wander(t testing.TB, d *desk, seed engine.Seed) map[string]int {
	t.Helper()
	dice := seed.Stream("wander")
	verbs := map[string]int{}
	for n := 0; d.Now().ToMove != engine.Nobody; n++ {
		if n > 4000 {
			t.Fatal("the game does not end")
		}
		if d.Stage() == hotseat.Handing {
			d.HandOn()
		}
		d.Lift()
		d.CatchUp()
		if words := d.status(); containsGap(words) {
			t.Fatalf("the status %q", words)
		}
		moves := d.moves()
		if len(moves) == 0 {
			t.Fatalf("nothing can be done: %s", d.status())
		}
		m := moves[dice.IntN(len(moves))]
		ply := d.Now().Ply
		tapMove(t, d, m)
		history := d.History()
		if len(history) <= ply || history[ply].Text != m.String() {
			t.Fatalf("ply %d: %s was not made; draft %q, picked %q, refused %v", ply, m, d.draft, d.picked, d.refused)
		}
		verbs[m.Verb()]++
		if words := entryWords(d.Players, d.Now().Seat, history[ply]); containsGap(words) {
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
		who     hotseat.Players
	}{
		{"two", engine.Options{"round-limit": "on", "factions": "chosen"}, seated("person", "person")},
		{"three", engine.Options{"round-limit": "on", "gifts": "on", "lumberers": "on", "gold-rush": "on"}, seated("person", "person", "person")},
		{"four", engine.Options{"round-limit": "on", "protecting-walls": "on", "obstructing-walls": "on", "paved-with-gold": "on"},
			seated("person", "person", "person", "person")},
	} {
		for n := range 4 {
			seed := one.seed.Sub(n)
			d := newTestDesk(t, newTestMatch(t, seed, one.options, one.who), saved)
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
