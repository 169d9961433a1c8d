package adellos

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"adytum/engine"
	"adytum/engine/enginetest"
)

func TestEditionFaultsNameTheEntry(t *testing.T) {
	good, err := os.ReadFile("../../assets/adellos/edition.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ old, new, entry, why string }{
		{`"adytum"`, `"Adytum"`, "id", "no id"},
		{`"id": "adytum"`, `"id": 7`, "its line", "number"},
		{`"de": "Landwehr"}, "count": 4`, `"de": "Landwehr"}, "count": "four"`, "its line", "Count"},
		{`"de": "Landwehr"},`, `"de": "Landwehr"}`, "its line", "after object"},
		{`"summons": 2`, `"summons": -1`, "constants", "summons is -1"},
		{`"summons": 2`, `"sumons": 2`, "its line", "unknown field"},
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
		if text == string(good) {
			t.Errorf("%q is not in the edition", tt.old)
		}
		if tt.entry == "its line" {
			above, _, _ := strings.Cut(string(good), tt.old)
			tt.entry = fmt.Sprintf("line %d", 1+strings.Count(above, "\n"))
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

// The same for each part of an edition and each bound.
func TestEditionFaultsInEveryPart(t *testing.T) {
	for _, tt := range []struct {
		change     func(*Edition)
		entry, why string
	}{
		{func(e *Edition) { e.Name.De = "" }, "edition", "name is missing in German"},
		{func(e *Edition) { e.Board.Fields = nil }, "board", "fields is 0"},
		{func(e *Edition) { e.Board.Castles = e.Board.Castles[:1] }, "board", "castles is 1"},
		{func(e *Edition) { e.Board.Castles[1] = "ne" }, "castle ne", "capital letters"},
		{func(e *Edition) { e.Board.Castles[1] = "NW" }, "castle NW", "twice"},
		{func(e *Edition) { e.Board.Fields[0].ID = "a1" }, "field a1", "capital letter"},
		{func(e *Edition) { e.Board.Fields[0].X = 200 }, "field A1", "x is 200"},
		{func(e *Edition) { e.Board.Fields[0].Y = -200 }, "field A1", "y is -200"},
		{func(e *Edition) { e.Board.Fields[0].Castle = "" }, "field A1", "castle"},
		{func(e *Edition) { e.Board.Fields = slices.Delete(e.Board.Fields, 42, 43) }, "board", "tower"},
		{func(e *Edition) { e.Board.Layouts = nil }, "board", "no layout"},
		{func(e *Edition) { e.Board.Layouts = append(e.Board.Layouts, e.Board.Layouts[2]) }, "layout 3 full", "twice"},
		{func(e *Edition) { e.Board.Layouts[3].Seats = 5 }, "layout 5 full", "seats is 5"},
		{func(e *Edition) { e.Board.Layouts[3].Map = "half" }, "layout 4 half", "half for 2"},
		{func(e *Edition) { e.Board.Layouts[3].Castles = e.Board.Layouts[3].Castles[:3] }, "layout 4 full", "3 castles"},
		{func(e *Edition) { e.Board.Layouts[0].Fields[0] = "Z9" }, "layout 2 half", "no field"},
		{func(e *Edition) { e.Board.Layouts[0].Fields = e.Board.Layouts[0].Fields[:20] }, "layout 2 half", "tower is missing"},
		{func(e *Edition) { e.Board.Layouts[0].Fields = e.Board.Layouts[0].Fields[:31] }, "layout 2 half", "castle SW has 1"},
		{func(e *Edition) { e.Board.Layouts[2].ExtraGold["NE"] = -1 }, "layout 3 full", "extra gold is -1"},
		{func(e *Edition) { e.Abilities[0].Name.En = "" }, "ability income", "name is missing in English"},
		{func(e *Edition) { e.Abilities[0].Text.En = "" }, "ability income", "text is missing in English"},
		{func(e *Edition) { e.Abilities[0].Source = "" }, "ability income", "source"},
		{func(e *Edition) { e.Abilities[1].ID = "income" }, "ability income", "twice"},
		{func(e *Edition) { e.Abilities = e.Abilities[1:] }, "faction royal_army, unit peasant", "not in the edition's list"},
		{func(e *Edition) { e.Tokens = slices.Repeat(e.Tokens, 2) }, "tokens", "kinds is 6"},
		{func(e *Edition) { e.Tokens[0].ID = "Skeleton" }, "token Skeleton", "no id"},
		{func(e *Edition) { e.Tokens[1].ID = "skeleton" }, "token skeleton", "twice"},
		{func(e *Edition) { e.Tokens[0].Name.En = "" }, "token skeleton", "name"},
		{func(e *Edition) { e.Tokens[0].Count = 31 }, "token skeleton", "count is 31"},
		{func(e *Edition) { e.Tokens[0].Defence = 21 }, "token skeleton", "defence is 21"},
		{func(e *Edition) { e.Tokens[0].Abilities = []Has{{ID: "none"}} }, "token skeleton", "not in the edition's list"},
		{func(e *Edition) { e.Tokens[0].Source = "" }, "token skeleton", "source"},
		{func(e *Edition) { e.Factions = e.Factions[:3] }, "factions", "number is 3, not 4"},
		{func(e *Edition) { e.Factions[1].ID = "royal_army" }, "faction royal_army", "twice"},
		{func(e *Edition) { e.Factions[0].Name.En = "" }, "faction royal_army", "name"},
		{func(e *Edition) { e.Factions[0].Style.En = "" }, "faction royal_army", "style"},
		{func(e *Edition) { e.Factions[0].StartGold = 101 }, "faction royal_army", "start_gold is 101"},
		{func(e *Edition) { e.Factions[0].Units = nil }, "faction royal_army", "units is 0"},
		{func(e *Edition) { e.Factions[0].Nobles = nil }, "faction royal_army", "nobles is 0"},
		{func(e *Edition) { e.Factions[0].Units[0].Count = 31 }, "faction royal_army, unit militia", "count is 31"},
		{func(e *Edition) { e.Factions[0].Units[0].Gold = 21 }, "faction royal_army, unit militia", "gold is 21"},
		{func(e *Edition) { e.Factions[0].Units[0].Time = 21 }, "faction royal_army, unit militia", "time is 21"},
		{func(e *Edition) { e.Factions[0].Units[0].Move = 7 }, "faction royal_army, unit militia", "move is 7"},
		{func(e *Edition) { e.Factions[0].Units[0].Abilities = []Has{{ID: "charge"}, {ID: "charge"}} }, "faction royal_army, unit militia", "twice"},
		{func(e *Edition) { e.Factions[0].Units[0].Abilities = []Has{{ID: "command"}} }, "faction royal_army, unit militia", "n of command is 0"},
		{func(e *Edition) { e.Factions[0].Units[0].Abilities = []Has{{ID: "charge", Against: "scum"}} }, "faction royal_army, unit militia", "against nobody"},
		{func(e *Edition) { e.Factions[0].Units[0].Source = "" }, "faction royal_army, unit militia", "source"},
		{func(e *Edition) { e.Factions[0].Nobles[0].ID = "militia" }, "faction royal_army, noble militia", "twice"},
		{func(e *Edition) { e.Factions[0].Nobles[0].Name.En = "" }, "faction royal_army, noble iron_fist", "name"},
		{func(e *Edition) { e.Factions[0].Nobles[0].Text.De = "" }, "faction royal_army, noble iron_fist", "text"},
		{func(e *Edition) { e.Factions[0].Nobles[0].Move = 0 }, "faction royal_army, noble iron_fist", "move is 0"},
		{func(e *Edition) { e.Factions[0].Nobles[0].Source = "" }, "faction royal_army, noble iron_fist", "source"},
		{func(e *Edition) { e.Cards = slices.Repeat(e.Cards, 2) }, "cards", "kinds is 34"},
		{func(e *Edition) { e.Cards[1].ID = e.Cards[0].ID }, "card call_to_arms", "twice"},
		{func(e *Edition) { e.Cards[0].Name.En = "" }, "card call_to_arms", "name"},
		{func(e *Edition) { e.Cards[0].Text.En = "" }, "card call_to_arms", "text"},
		{func(e *Edition) { e.Cards[0].Count = -1 }, "card call_to_arms", "count is -1"},
		{func(e *Edition) { e.Cards[0].ActionPoints = 21 }, "card call_to_arms", "action_points is 21"},
		{func(e *Edition) { e.Cards[0].Source = "" }, "card call_to_arms", "source"},
		{func(e *Edition) { e.Cards[0].Count, e.Cards[1].Count = 30, 30 }, "cards", "copies is 118"},
		{func(e *Edition) { e.Options[1].ID = e.Options[0].ID }, "option sudden-death", "twice"},
		{func(e *Edition) { e.Options[0].Name.En = "" }, "option sudden-death", "name"},
		{func(e *Edition) { e.Options[0].Text.En = "" }, "option sudden-death", "text"},
		{func(e *Edition) { e.Options[0].Source = "" }, "option sudden-death", "source"},
	} {
		e := readEdition()
		tt.change(&e)
		var fault *EditionError
		if err := e.Check(); !errors.As(err, &fault) || fault.Entry != tt.entry || !strings.Contains(fault.Why, tt.why) {
			t.Errorf("%v, want %s: %s", err, tt.entry, tt.why)
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
	playsOn(t, small, setup, 1000)
}

// What passes as an edition can be played.
func FuzzRead(f *testing.F) {
	f.Add([]byte(tinyEdition))
	f.Add([]byte(`{"id":"x","board":{"fields":[{"id":"A1","kind":"tower"}],"tower":"A1"}}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		e, err := Read(text)
		if err != nil {
			return
		}
		for _, l := range e.Board.Layouts {
			playsOn(t, New(e), engine.Setup{Seats: l.Seats, Seed: "fuzz", Options: engine.Options{OptionMap: l.Map}}, 100)
		}
	})
}

// tinyEdition is about the smallest there can be.
const tinyEdition = `{"id":"tiny","name":{"en":"T","de":"T"},
"constants":{"action_points":3,"swap_action_points":2,"summons":2,"tower_action_points":1,"tower_rounds":{"2":5},"hand_limit":7,"round_limit":40},
"board":{"tower":"A3","castles":["NW","NE"],"fields":[{"id":"A1","x":0,"y":0,"kind":"castle","castle":"NW"},
{"id":"A2","x":2,"y":0,"kind":"castle","castle":"NW"},{"id":"A3","x":4,"y":0,"kind":"tower"},
{"id":"A4","x":6,"y":0,"kind":"castle","castle":"NE"},{"id":"A5","x":8,"y":0,"kind":"castle","castle":"NE"}],
"layouts":[{"seats":2,"map":"full","castles":["NW","NE"]}]},
"abilities":[{"id":"income","name":{"en":"I","de":"I"},"text":{"en":"n","de":"n"},"source":"S"}],
"factions":[{"id":"a","name":{"en":"A","de":"A"},"style":{"en":"a","de":"a"},"colour":"#000000","start_gold":5,"source":"D",
"units":[{"id":"p","name":{"en":"P","de":"P"},"count":2,"value":2,"gold":2,"defence":1,"move":1,"abilities":[{"id":"income","n":1}],"source":"D"}],
"nobles":[{"id":"k","name":{"en":"K","de":"K"},"attack":4,"defence":3,"move":1,"ability":"heir","text":{"en":"k","de":"k"},"source":"D"}]},
{"id":"b","name":{"en":"B","de":"B"},"style":{"en":"b","de":"b"},"colour":"#ffffff","source":"D",
"units":[{"id":"z","name":{"en":"Z","de":"Z"},"count":2,"value":1,"time":1,"attack":2,"defence":1,"move":2,"source":"D"}],
"nobles":[{"id":"m","name":{"en":"M","de":"M"},"attack":3,"defence":3,"move":1,"ability":"dark_choir","text":{"en":"m","de":"m"},"source":"D"}]}],
"cards":[{"id":"parry","name":{"en":"P","de":"P"},"count":4,"window":"in-combat","text":{"en":"p","de":"p"},"source":"S"}]}`

// The app's own edition with a few entries changed, doubled or left out either
// names the entry that is at fault or can be played.
func TestChangedEditions(t *testing.T) {
	own, err := os.ReadFile("../../assets/adellos/edition.json")
	if err != nil {
		t.Fatal(err)
	}
	r := engine.Seed("changed").Stream("test")
	played := 0
	for range enginetest.Repetitions(600, 20) {
		var tree any
		if err := json.Unmarshal(own, &tree); err != nil {
			t.Fatal(err)
		}
		for range 1 + r.IntN(2) {
			tree = changed(r, tree)
		}
		text, err := json.Marshal(tree)
		if err != nil {
			t.Fatal(err)
		}
		e, err := Read(text)
		if err != nil {
			if fault := new(EditionError); !errors.As(err, &fault) || fault.Entry == "" || fault.Why == "" {
				t.Fatalf("the error is %v", err)
			}
			continue
		}
		played++
		l := e.Board.Layouts[r.IntN(len(e.Board.Layouts))]
		playsOn(t, New(e), engine.Setup{Seats: l.Seats, Seed: "changed", Options: engine.Options{OptionMap: l.Map}}, 60)
	}
	if played == 0 {
		t.Error("no changed edition can be played")
	}
}

// changed changes one entry somewhere in a JSON value.
func changed(r *engine.Rand, v any) any {
	switch v := v.(type) {
	case map[string]any:
		key := slices.Sorted(maps.Keys(v))[r.IntN(len(v))]
		if r.IntN(8) == 0 {
			delete(v, key)
		} else {
			v[key] = changed(r, v[key])
		}
	case []any:
		if len(v) == 0 {
			return v
		}
		switch i := r.IntN(len(v)); r.IntN(8) {
		case 0:
			return slices.Delete(v, i, i+1)
		case 1:
			return append(v, v[i])
		case 2:
			return v[:i]
		default:
			v[i] = changed(r, v[i])
		}
	case float64:
		return []float64{-1, 0, 1, 2, 3, 6, 9, 20, 30, 1000}[r.IntN(10)]
	case string:
		return []string{"", "x", "Undead", "undead", "NE", "E5", "A3", "flight", "ranged", "half", "wolf"}[r.IntN(11)]
	}
	return v
}

// playsOn plays some random moves of a game.
func playsOn(t *testing.T, g Game, setup engine.Setup, plies int) {
	t.Helper()
	p, _, err := g.Deal(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := setup.Seed.Stream("test")
	for range plies {
		if p.ToMove() == engine.Nobody {
			return
		}
		moves := p.Moves()
		m := moves[r.IntN(len(moves))]
		if back, err := g.ParseMove(m.String()); err != nil || back != m {
			t.Fatalf("%s reads back as %v, %v", m, back, err)
		}
		if back, err := g.ParsePosition(p.String()); err != nil || back != p {
			t.Fatalf("%v\n%s\n%v", err, p, back)
		}
		p.View(p.ToMove()).Sample(r)
		if p, _, err = p.Play(m); err != nil {
			t.Fatal(err)
		}
	}
}
