package main

import (
	"context"
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/adaptoid"
	"adytum/ui/i18n"
	"adytum/ui/learn"
	"adytum/ui/router"
	"adytum/ui/session"
	"adytum/widgets"

	rules "adytum/engine/adaptoid"
)

// adaptoidScreens are the pictures of Adaptoid.
var adaptoidScreens = []screen{
	{"adaptoid_new", false, push(router.Play, func(s *stage) router.Route { return adaptoid.NewGame(s.host) })},
	{"adaptoid_table", false, func(s *stage) { s.adaptoid(s.store.adaptoid.begun) }},
	{"adaptoid_food", false, func(s *stage) { s.adaptoid(s.store.adaptoid.begun, fyne.KeyF) }},
	{"adaptoid_grow", false, func(s *stage) { s.adaptoid(s.store.adaptoid.begun, fyne.KeyS) }},
	{"adaptoid_pie", false, func(s *stage) { s.adaptoid(s.store.adaptoid.pie) }},
	{"adaptoid_corridor", false, func(s *stage) { s.adaptoid(s.store.adaptoid.corridor) }},
	{"adaptoid_end", false, func(s *stage) { s.adaptoidEnd() }},
	{"adaptoid_back", false, func(s *stage) { s.adaptoidBack() }},
	{"adaptoid_rules", false, push(router.Learn, func(s *stage) router.Route { return learn.Rulebook(s.host, "adaptoid", "P7") })},
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
	adept := rules.Game{}.Bots()[1]
	for n := 0; n != plies && m.Position().ToMove() != engine.Nobody; n++ {
		dice := m.Header().Seed.Stream(fmt.Sprint(n))
		choice, err := adept.Choose(context.Background(), m.View(m.Position().ToMove()), engine.Thinking{Rand: dice, Playouts: adaptoidNodes})
		if err != nil {
			return err
		}
		if _, err := m.Play(choice.Move); err != nil {
			return err
		}
	}
	return nil
}

// adaptoid opens the table of a match and presses some keys there.
func (s *stage) adaptoid(id savegames.MatchID, keys ...fyne.KeyName) {
	m, err := s.store.store.Load(id)
	if err != nil {
		return
	}
	s.host.Router.Push(adaptoid.Table(s.host, id, m))
	for _, key := range keys {
		s.host.Router.Key(&fyne.KeyEvent{Name: key})
	}
}

// adaptoidEnd opens the page of a match that is over.
func (s *stage) adaptoidEnd() {
	m, err := s.store.store.Load(s.store.adaptoid.over)
	if err != nil {
		return
	}
	keep := func(*match.Match) error { return nil }
	s.host.Router.Push(adaptoid.End(s.host, s.store.adaptoid.over, session.Open(m, 0, s.host.Runner, keep)))
}

// adaptoidBack steps through that match to a turn in its middle.
func (s *stage) adaptoidBack() {
	s.adaptoidEnd()
	for _, o := range test.LaidOutObjects(s.window.Content()) {
		if button, ok := o.(*widgets.Button); ok && button.Label() == i18n.T("adaptoid.course.step") {
			button.OnTapped()
			break
		}
	}
	for range 8 {
		s.host.Router.Key(&fyne.KeyEvent{Name: fyne.KeyRight})
	}
}
