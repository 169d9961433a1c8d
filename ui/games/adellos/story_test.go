package adellos

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"adytum/engine"
	"adytum/ui/i18n"
	"adytum/ui/uitest"

	rules "adytum/engine/adellos"
)

// storyOf is a story as text, a line each: "1: hired Zombie."
func storyOf(stories []turnStory) string {
	var all []string
	for _, c := range stories {
		for _, l := range c.lines {
			all = append(all, fmt.Sprintf("%d: %s", c.seat, l))
		}
	}
	return strings.Join(all, "\n")
}

// storyPosition is a duel in which the second seat can do much.
const storyPosition = "options: | seats: 2 start=NW round=3 | NW: royal_army konrad gold=4 hand=first_aid,parry | " +
	"SW: scum magpie gold=5 hand=path_to_wisdom,unchained,quick_attack | board: NW.konrad@B2 NW.lancer@D2 NW.peasant@D4 " +
	"SW.rebel@E2 SW.rebel@E4 SW.bandit@F4 SW.gang_boss@G2 SW.magpie@H2 | deck: parry parry revolt | turn: NW | play"

// A story sums up quiet steps, tells combats with their cards and their end, and
// stops where the turn of the viewer begins.
func TestStoryOfATurn(t *testing.T) {
	test.NewTempApp(t)
	i18n.Use(i18n.English)
	m := loaded(t, storyPosition, uitest.Seated("person", "person"))
	for _, move := range []string{"end", "hire:ruffian@G1", "card:unchained", "move:F4-F5", "hire:cutpurse@H1", "attack:E2-D2", "card:quick_attack", "card:parry",
		"pass", "card:path_to_wisdom=cards", "attack:E4-D4", "pass", "card:first_aid", "move:F5-E5", "end"} {
		if _, err := m.PlayText(move); err != nil {
			t.Fatalf("%s: %v", move, err)
		}
	}
	who := uitest.Seated("person", "person")
	got := storyOf(told(who, 0, m.History()))
	want := strings.Join([]string{
		"1: hired Ruffian and Cutpurse.",
		"1: played Unchained.",
		"1: Bandit onto the tower.",
		"1: Rebel attacks *Ada* on D2. Played Quick Attack. *Ada:* played Parry. *3 against 3: Lancer holds.*",
		"1: played Path to Wisdom. Drew 2 cards.",
		"1: Rebel attacks *Ada* on D4. *Ada:* played First Aid. *Peasant on D4 survives.*",
		"0: +1 gold.",
	}, "\n")
	if got != want {
		t.Errorf("told\n%s\nwant\n%s", got, want)
	}
}

// The page of the turn tells what the others did, shows it again, and lists the
// own steps, which can be taken back.
func TestTurnIsTold(t *testing.T) {
	a := newApp(t)
	m := loaded(t, storyPosition, uitest.Seated("person", "person"))
	for _, move := range []string{"end", "attack:E2-D2", "pass", "attack:E4-D4", "pass", "pass", "move:F4-F5", "move:F5-G5", "end"} {
		if _, err := m.PlayText(move); err != nil {
			t.Fatalf("%s: %v", move, err)
		}
	}
	tb := openTable(t, a, m)
	d := tb.model
	d.match.Lift()
	d.match.CatchUp()
	a.Says("What happened", "Rebel attacks Ada on D4. 2 against 1: Peasant is defeated.")
	a.Silent("Your steps", "must still be used")
	d.tap("D2")
	a.Silent("What happened")
	d.tap("C2")
	d.match.Clear()
	a.Says("Your steps", "Lancer from D2 to C2.", "What happened")
	a.Tap("Take back")
	a.Silent("Your steps")
	shown, least := d.match.Changed, d.match.Shown
	d.match.Changed = func() {
		least = min(least, d.match.Shown)
		shown()
	}
	a.Tap("Show what happened")
	if least != 0 || d.match.Behind() {
		t.Errorf("shown again from ply %d to %d", least, d.match.Shown)
	}
}

// To a seat that is out of the game the last round is told.
func TestStoryForWhoIsOut(t *testing.T) {
	m := newHastyMatch(t, "out", engine.Options{rules.OptionStart: rules.StartAt(0), "round-limit": "on"}, uitest.Seated("person", "novice", "novice"))
	for v := m.View(0).(rules.View); v.Turn().Round < 3 || v.Turn().Active != 0 || v.Turn().Phase != rules.AsksPlay; v = m.View(0).(rules.View) {
		playOn(t, m, 1)
	}
	if _, err := m.Resign(0); err != nil {
		t.Fatal(err)
	}
	for v := m.View(0).(rules.View); v.Turn().Round < 6; v = m.View(0).(rules.View) {
		playOn(t, m, 1)
	}
	d := newTestModel(t, m, uitest.Saved)
	if n := len(storiesOf(d.match)); n == 0 || n > 3 {
		t.Errorf("%d stories are told", n)
	}
}

// A story never depends on what its seat cannot know.
func TestStoryKeepsSecrets(t *testing.T) {
	test.NewTempApp(t)
	i18n.Use(i18n.English)
	who := uitest.Seated("person", "person", "person")
	m := newTestMatch(t, "secrets", first, who)
	wise(t, m, 150)
	secrets := 0
	for seat := range who {
		other := slices.Clone(m.History())
		for i := range other {
			other[i].Events = slices.Clone(other[i].Events)
			for j, e := range other[i].Events {
				if e.Kind == rules.EventDrew && e.Seat != engine.Seat(seat) {
					secrets++
					facts := engine.Facts{"card": "revolt"}
					if e.Facts["card"] == "revolt" {
						facts["card"] = "parry"
					}
					other[i].Events[j].Facts = facts
				}
			}
		}
		a, b := told(who, engine.Seat(seat), m.History()), told(who, engine.Seat(seat), other)
		if storyOf(a) != storyOf(b) || !reflect.DeepEqual(a, b) {
			t.Errorf("what seat %d is told depends on the cards of others", seat)
		}
	}
	if secrets == 0 {
		t.Error("nobody drew a card")
	}
}

// Lists of matches tell the round; before the first turn there is none.
func TestRoundOfAMatch(t *testing.T) {
	m := newHastyMatch(t, "round", first, uitest.Seated("person", "novice"))
	if n := round(m.View(0)); n != 0 {
		t.Errorf("a new match is in round %d", n)
	}
	if n := round(duel(t, "").View(0)); n != 3 {
		t.Errorf("round %d, want 3", n)
	}
}

// Who leaves the game is told at once, until the next step is prepared.
func TestLeavingIsTold(t *testing.T) {
	m := loaded(t, "options: | seats: 3 start=NW round=3 | NW: royal_army iron_fist gold=4 | NE: scum magpie gold=1 | SE: clergy benedictus gold=2 | "+
		"board: NW.iron_fist@B2 NE.magpie@B8 NW.soldier@D3 SE.benedictus@D4 | deck: parry | turn: NW ap=3 | play", uitest.Seated("person", "person", "person"))
	if _, err := m.PlayText("attack:D3-D4"); err != nil {
		t.Fatal(err)
	}
	d := newTestModel(t, m, uitest.Saved)
	d.match.Lift()
	d.match.CatchUp()
	if words := d.words().status(); !strings.Contains(words, "*Cleo* is out of the game.") {
		t.Errorf("the status is %q", words)
	}
}
