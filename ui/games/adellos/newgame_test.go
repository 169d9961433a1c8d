package adellos

import (
	"testing"

	"adytum/savegames"
	"adytum/ui/frame"

	rules "adytum/engine/adellos"
)

func TestNewGameKeepsTheChoices(t *testing.T) {
	a := newApp(t)
	f := &form{host: a.Host, setup: lastSetup(a.Store)}
	a.Router.Push(frame.Route{Name: "form", Build: f.page})
	a.Says("At the table", "Novice", "Half map", "Random faction", "None chosen")
	f.setup.factions = append(f.setup.factions, "", "")[:3]
	f.seats.Resize(3, rules.Adept.Name())
	a.Silent("Half map")
	f.setup.factions[0], f.setup.factions[2] = "scum", "undead"
	f.setup.options[rules.OptionStart] = rules.StartAt(2)
	f.setup.options["gold-rush"] = "on"
	f.seats.Players()[0].Name = "Ada"
	f.seats.Show()
	a.Says("Scum", "Undead", "1 chosen")
	f.deal()
	matches, err := a.Store.Matches(savegames.InProgress)
	if err != nil || len(matches) != 1 {
		t.Fatalf("%d matches, %v", len(matches), err)
	}
	m, err := a.Store.Load(matches[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(0).(rules.View)
	seats := v.Players()
	if v.Turn().Start != 2 || seats[0].Faction != "scum" || seats[2].Faction != "undead" || seats[1].Faction == "" || v.Config().Map != rules.MapFull {
		t.Errorf("started %+v with %+v", v.Turn(), seats)
	}
	if last := lastSetup(a.Store); len(last.players) != 3 || last.players[0].Name != "Ada" || last.factions[0] != "scum" || !last.options.On("gold-rush") {
		t.Errorf("kept %+v", last)
	}
}

func TestNonsenseInTheSettingsIsLeftAside(t *testing.T) {
	a := newApp(t)
	for _, text := range []string{"x", "map=half\nperson scum\nadept scum", "map=half start=seat-3\nperson -\nadept -", "map=half\nadept -\nadept -",
		"map=half\nperson elves\nadept -", "\n\n\n"} {
		if err := savegames.SetSetting(a.Store, settingLast, text); err != nil {
			t.Fatal(err)
		}
		if last := lastSetup(a.Store); !last.valid() || last.players.People() != 1 {
			t.Errorf("%q gives %+v", text, last)
		}
	}
}
