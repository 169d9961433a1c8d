package adellos

import (
	"errors"
	"os"
	"strings"
	"testing"
)

func TestEditionFaultsNameTheEntry(t *testing.T) {
	good, err := os.ReadFile("../../assets/adellos/edition.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ old, new, entry, why string }{
		{`"adytum"`, `"Adytum"`, "id", "no id"},
		{`{"id": "adytum"`, `{"id": 7`, "file", ""},
		{`"summons": 2`, `"summons": -1`, "constants", "summons is -1"},
		{`"summons": 2`, `"sumons": 2`, "file", "unknown field"},
		{`"tower_rounds": {"2": 5`, `"tower_rounds": {"2": 0`, "constants", "for 2 seats is 0"},
		{`"tower": "E5"`, `"tower": "E6"`, "field E5", "tower"},
		{`{"id": "A1", "x": -8`, `{"id": "A1", "x": -7`, "field A1", "odd"},
		{`{"id": "A2", "x": -6`, `{"id": "A1", "x": -6`, "field A1", "twice"},
		{`{"id": "A2", "x": -6`, `{"id": "A2", "x": -8`, "field A2", "where field A1 lies"},
		{`"kind": "hill"`, `"kind": "lake"`, "field A3", "lake"},
		{`"castle": "NW"}`, `"castle": "NO"}`, "field A1", "NO"},
		{`"castles": ["NW", "SW"]`, `"castles": ["SW", "NW"]`, "layout 2 half", "clockwise"},
		{`"extra_gold": {"NE": 2}`, `"extra_gold": {"SW": 2}`, "layout 3 full", "SW"},
		{`{"id": "income", "name"`, `{"id": "outcome", "name"`, "ability outcome", "behaviour"},
		{`"name": {"en": "Militia", "de": "Landwehr"}`, `"name": {"en": "Militia", "de": ""}`, "faction royal_army, unit militia", "German"},
		{`"attack": 1, "defence": 2, "move": 1, "source": "D"}`, `"attack": -1, "defence": 2, "move": 1, "source": "D"}`, "faction royal_army, unit militia", "attack is -1"},
		{`{"id": "spearman"`, `{"id": "militia"`, "faction royal_army, unit militia", "twice"},
		{`{"id": "zombie"`, `{"id": "soldier"`, "faction undead, unit soldier", "twice"},
		{`"count": 4, "value": 1, "gold": 1`, `"count": 4, "value": 4, "gold": 1`, "faction royal_army, unit militia", "value is 4"},
		{`"count": 5, "value": 1, "time": 1`, `"count": 5, "value": 1, "time": 0`, "faction undead, unit zombie", "neither"},
		{`"against": "undead"`, `"against": "elves"`, "faction clergy, unit exorcist", "elves"},
		{`{"id": "charge"}]`, `{"id": "charge", "n": 2}]`, "faction royal_army, unit lancer", "takes no n"},
		{`{"id": "ranged", "n": 2}]`, `{"id": "ranged"}]`, "faction royal_army, unit archer", "n of ranged"},
		{`"ability": "iron_fist"`, `"ability": "iron_foot"`, "faction royal_army, noble iron_fist", "iron_foot"},
		{`"colour": "#2f5fa8"`, `"colour": "blue"`, "faction royal_army", "blue"},
		{`{"id": "wolf", "name"`, `{"id": "dog", "name"`, "faction scum, unit poacher", "needs the token"},
		{`{"id": "parry", "name"`, `{"id": "dodge", "name"`, "card dodge", "effect"},
		{`"window": "in-combat"`, `"window": "own-turn"`, "card parry", "window"},
		{`"count": 5, "action_points": 0`, `"count": 5, "action_points": 1`, "card parry", "outside"},
		{`{"id": "sudden-death"`, `{"id": "slow-death"`, "option slow-death", "rule"},
		{`"source": "P",`, `"source": "X",`, "faction royal_army", "source"},
	} {
		text := strings.Replace(string(good), tt.old, tt.new, 1)
		if text == string(good) && tt.entry != "file" {
			t.Errorf("%q is not in the edition", tt.old)
		}
		if tt.old == `{"id": "adytum"` {
			text = strings.Replace(string(good), `"id": "adytum"`, `"id": 7`, 1)
		}
		_, err := Read([]byte(text))
		var fault *EditionError
		if !errors.As(err, &fault) || fault.Entry != tt.entry || !strings.Contains(fault.Why, tt.why) {
			t.Errorf("%s for %s: %v, want %s: %s", tt.new, tt.old, err, tt.entry, tt.why)
		}
	}
	for _, text := range []string{"", "{}", "null", "[]", string(good) + "{}"} {
		if _, err := Read([]byte(text)); err == nil {
			t.Errorf("%.10q is an edition", text)
		}
	}
}

// Another edition has a name of its own, so that records do not mix.
func TestAnotherEditionIsAnotherGame(t *testing.T) {
	e := readEdition()
	e.ID = "boxed"
	if got := New(e).Name(); got != "adellos-boxed" || game.Name() != "adellos" {
		t.Errorf("the names are %q and %q", got, game.Name())
	}
	defer func() {
		if recover() == nil {
			t.Error("an edition without castles was accepted")
		}
	}()
	e.Board.Castles = nil
	New(e)
}

// An edition may be smaller: three factions, half of the cards, no tokens.
func TestASmallerEditionCanBePlayed(t *testing.T) {
	e := readEdition()
	e.ID = "small"
	e.Factions = e.Factions[1:3:3]
	e.Factions[1].Units = e.Factions[1].Units[:5]
	e.Board.Layouts = e.Board.Layouts[:1]
	e.Cards = e.Cards[:4]
	e.Tokens = nil
	e.Abilities = append(e.Abilities[:0:0], e.Abilities...)
	for i := range e.Factions[0].Units {
		for j := range e.Factions[0].Units[i].Abilities {
			e.Factions[0].Units[i].Abilities[j].Against = strings.Replace(e.Factions[0].Units[i].Abilities[j].Against, "undead", "scum", 1)
		}
	}
	e.Constants.RoundLimit = 5
	small := New(e)
	setup := setups()["two-half"]
	setup.Seed = "small"
	p, _, err := small.Deal(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := setup.Seed.Stream("test")
	for n := 0; p.ToMove() >= 0; n++ {
		moves := p.Moves()
		if p, _, err = p.Play(moves[r.IntN(len(moves))]); err != nil || n > 1000 {
			t.Fatal(n, err)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"id":"x","board":{"fields":[{"id":"A1","kind":"tower"}],"tower":"A1"}}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		if e, err := Read(text); err == nil {
			New(e)
		}
	})
}
