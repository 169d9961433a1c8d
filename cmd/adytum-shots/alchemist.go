package main

import (
	"cmp"
	"slices"
	"time"

	"adytum/engine"
	"adytum/engine/alchemist"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	contest "adytum/ui/games/alchemist"
	"adytum/ui/i18n"
	"adytum/ui/places/learn"
	"adytum/widgets/boards"
	"adytum/widgets/compendium"
)

// alchemistMatches are the matches of Alchemist that screens ask for: a person among
// computers, two people, five seats, and one that is over.
type alchemistMatches struct{ alone, pair, five, over savegames.MatchID }

// fillAlchemist plays them.
func (s *seeded) fillAlchemist() error {
	person := func(name string) match.Player { return match.Player{Kind: match.Person, Name: name} }
	computer := func(l alchemist.Level, name string) match.Player { return match.Player{Kind: l.Name(), Name: name} }
	zosimos, geber := computer(alchemist.Master, "Zosimos"), computer(alchemist.Adept, "Geber")
	for _, one := range []struct {
		id      *savegames.MatchID
		players []match.Player
		turns   int // -1 plays to the end
	}{
		{&s.alchemist.alone, []match.Player{person(""), zosimos, geber}, 9},
		{&s.alchemist.pair, []match.Player{person("Ada"), person("Wilhelmine Charlotte"), geber}, 9},
		{&s.alchemist.five, []match.Player{person("Ada"), zosimos, geber, computer(alchemist.Novice, "Flamel"),
			computer(alchemist.Grandmaster, "Paracelsus")}, 20},
		{&s.alchemist.over, []match.Player{person("Ada"), zosimos, geber}, -1},
	} {
		s.clock.at = today.Add(-4 * 24 * time.Hour)
		m, err := match.New(alchemist.Game{}, match.Header{Seed: "athanor", Players: one.players, Date: "2026-11-16",
			Options: engine.Options{alchemist.OptionStart: alchemist.StartAt(0)}})
		if err != nil {
			return err
		}
		thinking := func(n int) engine.Thinking {
			return engine.Thinking{Rand: engine.Seed("athanor").Sub(n).Stream(engine.ThinkStream)}
		}
		if err := playBy(alchemist.Adept, m, one.turns, thinking); err != nil {
			return err
		}
		if *one.id, err = s.store.Create(m); err != nil {
			return err
		}
	}
	return nil
}

var alchemistScreens = []shot{
	{"alchemist_new", false, push(frame.Play, func(s *app) frame.Route { return contest.NewGame(s.host) })},
	{"alchemist_table", false, func(s *app) { s.alchemist(s.store.alchemist.alone) }},
	{"alchemist_five", false, func(s *app) { s.alchemist(s.store.alchemist.five) }},
	{"alchemist_brew", false, func(s *app) {
		s.alchemist(s.store.alchemist.alone, s.parts(alchemist.Brew)...)
	}},
	{"alchemist_copy", false, func(s *app) {
		s.alchemist(s.store.alchemist.alone, s.parts(alchemist.Copy)...)
	}},
	{"alchemist_refused", false, func(s *app) {
		parts := s.parts(alchemist.Brew)
		first, _ := alchemist.Cauldron(parts[0].Index).Pair()
		s.alchemist(s.store.alchemist.alone, parts[0], boards.Spot{Area: compendium.AreaStock, Index: int(first)})
	}},
	{"alchemist_seat", false, func(s *app) {
		s.alchemist(s.store.alchemist.alone, boards.Spot{Area: compendium.AreaSeats, Index: 1})
	}},
	{"alchemist_veil", false, func(s *app) { s.alchemist(s.store.alchemist.pair) }},
	{"alchemist_count", false, func(s *app) {
		s.end(s.store.alchemist.over, contest.End)
		s.press(i18n.T("alchemist.end.next"))
		s.press(i18n.T("alchemist.end.next"))
	}},
	{"alchemist_end", false, func(s *app) {
		s.end(s.store.alchemist.over, contest.End)
		s.press(i18n.T("seat.skip"))
	}},
	{"alchemist_rules", false, push(frame.Learn, func(s *app) frame.Route { return learn.Rulebook(s.host, "alchemist", "L2") })},
}

// alchemist opens the table of a match and taps spots of the board.
func (s *app) alchemist(id savegames.MatchID, taps ...boards.Spot) {
	s.table(id, contest.Table)
	s.spots(taps...)
}

// parts are the taps of the longest move of a kind.
func (s *app) parts(kind alchemist.Kind) []boards.Spot {
	moves := slices.DeleteFunc(s.match(s.store.alchemist.alone).View(0).Moves(), func(m engine.Move) bool { return m.(alchemist.Move).Kind != kind })
	move := slices.MaxFunc(moves, func(a, b engine.Move) int {
		return cmp.Compare(a.(alchemist.Move).Recipe.Size(), b.(alchemist.Move).Recipe.Size())
	}).(alchemist.Move)
	spots := []boards.Spot{{Area: compendium.AreaCauldrons, Index: int(move.Cauldron)}}
	if kind == alchemist.Copy {
		return append(spots, boards.Spot{Area: compendium.AreaStock, Index: int(move.Take)})
	}
	for _, cube := range move.Recipe.Cubes() {
		spots = append(spots, boards.Spot{Area: compendium.AreaStock, Index: int(cube)})
	}
	return append(spots, boards.Spot{Area: compendium.AreaPicks, Index: move.Tile - 1})
}
