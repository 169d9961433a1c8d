package main

import (
	"context"
	"strings"
	"time"

	"adytum/engine"
	"adytum/engine/adellos"
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/frame"
	war "adytum/ui/games/adellos"
	"adytum/ui/i18n"
	"adytum/ui/places/learn"
	"adytum/widgets/controls"
	"adytum/widgets/hex"
)

// adellosMatches are the matches of Adellos that screens ask for: a duel, its beginning,
// one that asks in another's turn, two people, four seats, and one that is over.
type adellosMatches struct{ duel, begun, hiring, asked, pair, four, over savegames.MatchID }

// swift is a computer that plans little, to play the matches.
var swift = adellos.Planner{Level: "swift", Width: 3, Positions: 900}

// fillAdellos plays them.
func (s *seeded) fillAdellos() error {
	person := func(name string) match.Player { return match.Player{Kind: match.Person, Name: name} }
	computer := func(p adellos.Planner, name string) match.Player { return match.Player{Kind: p.Name(), Name: name} }
	roland := computer(adellos.Adept, "Roland")
	duel := []match.Player{person(""), roland}
	turn := func(round int) func(adellos.View) bool {
		return func(v adellos.View) bool {
			t := v.Turn()
			return t.Round >= round && t.Active == 0 && t.Phase == adellos.AsksPlay && len(v.Players()) > 0 && v.Players()[0].Cards > 1
		}
	}
	for _, one := range []struct {
		id      *savegames.MatchID
		seed    engine.Seed
		players []match.Player
		until   func(adellos.View) bool // nil plays to the end
	}{
		{&s.adellos.begun, "siege-7", duel, func(v adellos.View) bool { return v.Turn().Phase == adellos.AsksNoble && v.ToMove() == 0 }},
		{&s.adellos.hiring, "siege-7", duel, func(v adellos.View) bool { return v.Turn().Phase == adellos.AsksHire && v.ToMove() == 0 }},
		{&s.adellos.duel, "siege-7", duel, turn(4)},
		{&s.adellos.asked, "siege-7", duel, func(v adellos.View) bool {
			return v.Turn().Phase == adellos.AsksCombat && v.ToMove() == 0 && v.Turn().Active == 1
		}},
		{&s.adellos.pair, "siege-6", []match.Player{person("Ada"), person("Wilhelmine Charlotte")}, turn(4)},
		{&s.adellos.four, "siege-0", []match.Player{person("Ada"), roland, computer(adellos.Master, "Mathilda"),
			computer(adellos.Novice, "Aldric")}, turn(5)},
		{&s.adellos.over, "siege-7", duel, nil},
	} {
		s.clock.at = today.Add(-2 * 24 * time.Hour)
		m, err := match.New(war.Rules(), match.Header{Seed: one.seed, Players: one.players, Date: "2026-11-18"})
		if err != nil {
			return err
		}
		for n := 0; m.Position().ToMove() != engine.Nobody && (one.until == nil || !one.until(m.View(0).(adellos.View))); n++ {
			move, err := warMove(m, n)
			if err != nil {
				return err
			}
			if _, err := m.Play(move); err != nil {
				return err
			}
		}
		if *one.id, err = s.store.Create(m); err != nil {
			return err
		}
	}
	return nil
}

// warMove begins with a unit that brings cards, so that there is something to
// show, and then plays as the swift computer does.
func warMove(m *match.Match, n int) (engine.Move, error) {
	v := m.View(m.Position().ToMove()).(adellos.View)
	if v.Turn().Phase == adellos.AsksHire {
		for _, move := range v.Moves() {
			for _, wise := range []string{"scholar", "keeper", "fortune_teller", "black_scholar"} {
				if move.(adellos.Move).Unit() == wise {
					return move, nil
				}
			}
		}
	}
	choice, err := swift.Choose(context.Background(), v, engine.Thinking{Rand: m.Header().Seed.Sub(n).Stream(engine.ThinkStream)})
	return choice.Move, err
}

var adellosScreens = []shot{
	{"adellos_new", false, push(frame.Play, func(s *app) frame.Route { return war.NewGame(s.host) })},
	{"adellos_noble", false, func(s *app) { s.adellos(s.store.adellos.begun, 0) }},
	{"adellos_hire", false, func(s *app) { s.adellos(s.store.adellos.hiring, 2) }},
	{"adellos_card", false, func(s *app) { s.adellos(s.store.adellos.four, 1); s.playCard() }},
	{"adellos_table", false, func(s *app) { s.adellos(s.store.adellos.duel, 0) }},
	{"adellos_four", false, func(s *app) { s.adellos(s.store.adellos.four, 0) }},
	{"adellos_picked", false, func(s *app) { s.adellos(s.store.adellos.duel, 0); s.pickUnit() }},
	{"adellos_attack", false, func(s *app) { s.adellos(s.store.adellos.duel, 0); s.aim() }},
	{"adellos_refused", false, func(s *app) {
		s.adellos(s.store.adellos.duel, 0)
		s.pickUnit()
		s.grid().OnTapped("A4")
	}},
	{"adellos_hand", false, func(s *app) { s.adellos(s.store.adellos.duel, 1) }},
	{"adellos_supply", false, func(s *app) { s.adellos(s.store.adellos.duel, 2) }},
	{"adellos_players", false, func(s *app) { s.adellos(s.store.adellos.four, 3) }},
	{"adellos_asked", false, func(s *app) { s.adellos(s.store.adellos.asked, 0) }},
	{"adellos_unfolded", false, func(s *app) {
		s.adellos(s.store.adellos.four, 3)
		s.tab(3) // once more
	}},
	{"adellos_veil", false, func(s *app) { s.adellos(s.store.adellos.pair, -1) }},
	{"adellos_explain", false, func(s *app) { s.adellos(s.store.adellos.duel, 0); s.inspectNoble() }},
	{"adellos_end", false, func(s *app) { s.end(s.store.adellos.over, war.End) }},
	{"adellos_rules", false, push(frame.Learn, func(s *app) frame.Route { return learn.Rulebook(s.host, "adellos", "D9") })},
}

// adellos opens the table of a match with a tab of its panel on top.
func (s *app) adellos(id savegames.MatchID, tab int) {
	s.table(id, war.Table)
	if tab > 0 { // the first lies on top
		s.tab(tab)
	}
}

// tab taps a tab of the panel.
func (s *app) tab(n int) {
	label := i18n.T([]string{"adellos.tab.turn", "adellos.tab.hand", "adellos.tab.supply", "adellos.tab.players"}[n])
	find(s, func(b *controls.Button) bool { return strings.HasPrefix(b.Label(), label) }).OnTapped()
}

func (s *app) grid() *hex.ZoomBoard { return board[*hex.ZoomBoard](s) }

// fieldWith is the first field of the grid that fits.
func (s *app) fieldWith(fits func(hex.Cell) bool) (string, bool) {
	for _, f := range s.grid().State().Cells {
		if fits(f) {
			return f.Key, true
		}
	}
	return "", false
}

// pickUnit picks the viewer's piece that can reach most.
func (s *app) pickUnit() {
	best, most := "", -1
	for _, f := range s.grid().State().Cells {
		if f.Piece == nil {
			continue
		}
		s.grid().OnTapped(f.Key)
		reach := 0
		for _, g := range s.grid().State().Cells {
			if g.Signs&(hex.Reach|hex.Attack|hex.Doubtful|hex.Losing) != 0 {
				reach++
			}
		}
		if reach > most {
			best, most = f.Key, reach
		}
	}
	s.grid().OnTapped(best)
}

// aim picks a piece and then somebody it can attack.
func (s *app) aim() {
	for _, f := range s.grid().State().Cells {
		if f.Piece == nil {
			continue
		}
		s.grid().OnTapped(f.Key)
		target, ok := s.fieldWith(func(g hex.Cell) bool {
			return g.Signs&(hex.Attack|hex.Doubtful|hex.Losing) != 0
		})
		if ok {
			s.grid().OnTapped(target)
			return
		}
	}
}

// playCard begins to play the first card that can be played now.
func (s *app) playCard() {
	find(s, func(b *controls.IconButton) bool {
		return strings.Contains(b.AccessibilityLabel(), i18n.N("adellos.hand.playable", 1, nil))
	}).OnTapped()
}

// inspectNoble asks what the first noble is.
func (s *app) inspectNoble() {
	if field, ok := s.fieldWith(func(f hex.Cell) bool { return f.Piece != nil && f.Piece.Noble }); ok {
		s.grid().OnInspected(field)
	}
}
