package main

import (
	"fmt"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	"adytum/ui/games/adaptoid"
	"adytum/ui/i18n"
	"adytum/ui/places/learn"

	rules "adytum/engine/adaptoid"
)

// adaptoidScreens are the pictures of Adaptoid.
var adaptoidScreens = []shot{
	{"adaptoid_new", false, push(frame.Play, func(s *app) frame.Route { return adaptoid.NewGame(s.host) })},
	{"adaptoid_table", false, func(s *app) { s.adaptoid(s.store.adaptoid.begun) }},
	{"adaptoid_food", false, func(s *app) { s.adaptoid(s.store.adaptoid.begun, fyne.KeyF) }},
	{"adaptoid_grow", false, func(s *app) { s.adaptoid(s.store.adaptoid.begun, fyne.KeyS) }},
	{"adaptoid_pie", false, func(s *app) { s.adaptoid(s.store.adaptoid.pie) }},
	{"adaptoid_corridor", false, func(s *app) { s.adaptoid(s.store.adaptoid.corridor) }},
	{"adaptoid_end", false, func(s *app) { s.end(s.store.adaptoid.over, adaptoid.End) }},
	{"adaptoid_back", false, func(s *app) { s.adaptoidBack() }},
	{"adaptoid_rules", false, push(frame.Learn, func(s *app) frame.Route { return learn.Rulebook(s.host, "adaptoid", "P7") })},
}

// adaptoidMatches are the matches of Adaptoid that screens ask for.
type adaptoidMatches struct{ begun, over, pie, corridor savegames.MatchID }

// fillAdaptoid plays matches of Adaptoid by its own computers.
func (s *seeded) fillAdaptoid() error {
	s.clock.at = today.Add(-2 * day)
	versus := []match.Player{{Kind: match.Person}, {Kind: "adept"}}
	shared := []match.Player{{Kind: match.Person}, {Kind: match.Person}}
	for _, one := range []struct {
		id      *savegames.MatchID
		seed    engine.Seed
		plies   int // -1 plays to the end
		players []match.Player
		options engine.Options
	}{
		{&s.adaptoid.over, "alpha", -1, versus, nil},
		{&s.adaptoid.pie, "pie", 2, shared, engine.Options{rules.OptionStart: rules.StartPie}},
		{&s.adaptoid.corridor, "corridor", 22, shared, engine.Options{rules.OptionBoard: rules.BoardCorridor, rules.OptionTarget: "7"}},
		{&s.adaptoid.begun, "alpha", 26, versus, nil},
	} {
		s.clock.at = s.clock.at.Add(10 * time.Minute)
		m, err := match.New(rules.Game{}, match.Header{Options: one.options, Seed: one.seed, Players: one.players, Date: s.clock.at.Format(time.DateOnly)})
		if err != nil {
			return err
		}
		if err := playAdaptoid(m, one.plies); err != nil {
			return err
		}
		if *one.id, err = s.store.Create(m); err != nil {
			return err
		}
	}
	return nil
}

const adaptoidNodes = 3000 // of a turn

func playAdaptoid(m *match.Match, plies int) error {
	return playBy(rules.Game{}.Bots()[1], m, plies, func(n int) engine.Thinking {
		return engine.Thinking{Rand: m.Header().Seed.Stream(fmt.Sprint(n)), Playouts: adaptoidNodes}
	})
}

// adaptoid opens the table of a match and presses some keys there.
func (s *app) adaptoid(id savegames.MatchID, keys ...fyne.KeyName) {
	s.table(id, adaptoid.Table)
	s.keys(keys...)
}

// adaptoidBack steps through that match to a turn in its middle.
func (s *app) adaptoidBack() {
	s.end(s.store.adaptoid.over, adaptoid.End)
	s.press(i18n.T("adaptoid.course.step"))
	s.keys(slices.Repeat([]fyne.KeyName{fyne.KeyRight}, 8)...)
}
