package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"adytum/engine"
	"adytum/engine/adaman"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/shell"
)

// A clock is set by hand.
type clock struct{ at time.Time }

func (c *clock) now() time.Time { return c.at }

// today is when the pictures are taken.
var today = time.Date(2026, time.November, 20, 20, 15, 0, 0, time.UTC)

// A seeded store, with the matches that screens ask for.
type seeded struct {
	store *savegames.Store
	clock *clock
	// begun is a match in its middle, won and stuck are over.
	begun, won, stuck savegames.MatchID
	// handedOn is the text of a match that was imported.
	handedOn  string
	adaptoid  adaptoidMatches
	alchemist alchemistMatches
	adellos   adellosMatches
}

type stores struct{ fresh, full *seeded }

func (s *stores) close() {
	for _, one := range []*seeded{s.fresh, s.full} {
		_ = one.store.Close() // the folder is about to be removed
	}
}

func openStores(dir string) (*stores, error) {
	fresh, err := openStore(filepath.Join(dir, "fresh"))
	if err != nil {
		return nil, err
	}
	full, err := openStore(filepath.Join(dir, "full"))
	if err != nil {
		return nil, err
	}
	return &stores{fresh, full}, full.fill()
}

func openStore(dir string) (*seeded, error) {
	c := &clock{today}
	store, _, err := savegames.Open(dir, shell.Rules(shell.Games()), c.now)
	return &seeded{store: store, clock: c}, err
}

// A plan is a match to be seeded.
type plan struct {
	seed    engine.Seed
	deck    string
	options engine.Options
	before  time.Duration // today
	plies   int           // -1 plays to the end
	won     bool          // by the solver's line
	hints   int
}

const day = 24 * time.Hour

// fill plays matches of many kinds, the oldest first.
func (s *seeded) fill() error {
	plans := []plan{
		{seed: "first-steps", deck: adaman.Basic, before: 40 * day, plies: -1},
		{seed: "autumn", deck: adaman.Basic, before: 20 * day, plies: -1, won: true, hints: 2},
		{seed: "crown", deck: adaman.Basic, before: 12 * day, plies: -1, won: true},
		{seed: "long-evening", deck: adaman.Extended, before: 6 * day, plies: -1},
		{seed: "quiet", deck: adaman.WithoutExcuse, options: engine.Options{adaman.OptionWinnable: "on", adaman.OptionMercy: "on",
			adaman.OptionScoreAfterRefill: "on"}, before: 5 * day, plies: 3},
		{seed: "candle", deck: adaman.Basic, before: 3 * day, plies: -1, hints: 1},
		{seed: "lantern", deck: adaman.BasicAndThree, before: 26 * time.Hour, plies: 9},
		{seed: "kd3v-97q2", deck: adaman.Basic, before: 12 * time.Minute, plies: 7},
	}
	for n := range 12 {
		plans = append(plans[:1], append([]plan{{seed: engine.Seed(fmt.Sprintf("deal-%d", n+1)), deck: adaman.Basic,
			before: time.Duration(38-n) * day, plies: -1}}, plans[1:]...)...)
	}
	for _, p := range plans {
		if err := s.play(p); err != nil {
			return fmt.Errorf("match %s: %w", p.seed, err)
		}
	}
	err := errors.Join(s.handOn(), s.fillAlchemist(), s.fillAdaptoid(), s.fillAdellos(), s.fillLessons())
	s.clock.at = today
	return err
}

// handOn imports a match that was begun elsewhere.
func (s *seeded) handOn() (err error) {
	s.clock.at = today.Add(-8 * day)
	if s.handedOn, err = s.store.Export(s.begun); err == nil {
		_, err = s.store.Import(s.handedOn)
	}
	return err
}

func (s *seeded) play(p plan) error {
	s.clock.at = today.Add(-p.before)
	options := engine.Options{adaman.OptionDeck: p.deck}
	for name, value := range p.options {
		options[name] = value
	}
	m, err := match.New(adaman.Game{}, match.Header{Options: options, Seed: p.seed, Date: s.clock.at.Format(time.DateOnly)})
	if err != nil {
		return err
	}
	for range p.hints {
		m.MarkHint()
	}
	if err := playOn(m, p); err != nil {
		return err
	}
	id, err := s.store.Create(m)
	if o, over := m.Position().Outcome(); !over {
		s.begun = id
	} else if o.Name == "win" {
		s.won = id
	} else {
		s.stuck = id
	}
	return err
}

var errUnwinnable = errors.New("the deal cannot be won")

// playOn plays by the solver's line, or like the thrifty bot.
func playOn(m *match.Match, p plan) error {
	if p.won {
		verdict, line := m.Position().(adaman.Position).Solve(context.Background(), 10_000_000)
		if verdict != adaman.Winnable {
			return errUnwinnable
		}
		for _, move := range line {
			if _, err := m.Play(move); err != nil {
				return err
			}
		}
		return nil
	}
	return playBy(adaman.Thrifty{}, m, p.plies, func(int) engine.Thinking {
		return engine.Thinking{Rand: p.seed.Stream(engine.DealStream)}
	})
}

// playBy lets a computer make that number of plies for whoever is to move, or all
// with -1; thinking is what it is given for the nth of them.
func playBy(bot engine.Bot, m *match.Match, plies int, thinking func(n int) engine.Thinking) error {
	for n := 0; n != plies && m.Position().ToMove() != engine.Nobody; n++ {
		choice, err := bot.Choose(context.Background(), m.View(m.Position().ToMove()), thinking(n))
		if err != nil {
			return err
		}
		if _, err := m.Play(choice.Move); err != nil {
			return err
		}
	}
	return nil
}
