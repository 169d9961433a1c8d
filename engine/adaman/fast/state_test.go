package fast

import (
	"fmt"
	"slices"
	"testing"

	"adytum/engine/decktet"
	"adytum/engine/enginetest"
)

// plain is Adaman straight from the rulebook, on slices and without any thought
// of speed.
type plain struct {
	cfg                                            Config
	palace, capital, resources, deck, gone, closed []decktet.Card
	phase                                          Phase
	outcome                                        Outcome
}

func plainValue(c decktet.Card) int {
	if c.Rank() > decktet.Crown {
		return 10
	}
	return int(c.Rank())
}

func person(c decktet.Card) bool { return c.Is(decktet.Personality) }

func drop(row *[]decktet.Card, c decktet.Card) {
	*row = slices.DeleteFunc(*row, func(d decktet.Card) bool { return d == c })
}

func sum(cards []decktet.Card) (n int) {
	for _, c := range cards {
		n += plainValue(c)
	}
	return n
}

func (g *plain) draw() decktet.Card {
	c := g.deck[0]
	g.deck = g.deck[1:]
	return c
}

func (g *plain) dealCapital() {
	for len(g.capital) < 5 && len(g.deck) > 0 {
		c := g.draw()
		if c != decktet.Excuse {
			g.capital = append(g.capital, c)
			continue
		}
		g.gone = append(g.gone, c)
		if len(g.resources) > 0 {
			g.phase = ExcuseInCapital
			return
		}
	}
	g.dealResources()
}

func (g *plain) dealResources() {
	for len(g.resources) < 5 && len(g.deck) > 0 {
		if g.cfg.Mercy && len(g.palace) >= 5 {
			break
		}
		switch c := g.draw(); {
		case c == decktet.Excuse:
			g.gone = append(g.gone, c)
			if slices.ContainsFunc(g.capital, func(d decktet.Card) bool { return !person(d) }) {
				g.phase = ExcuseInResources
				return
			}
		case person(c):
			g.palace = append(g.palace, c)
			if len(g.palace) == 6 {
				g.outcome = Gallows
				return
			}
		default:
			g.resources = append(g.resources, c)
		}
	}
}

// finish tests for the end once everything is dealt.
func (g *plain) finish() {
	if g.outcome != Open || g.phase != Playing {
		return
	}
	if !slices.ContainsFunc(slices.Concat(g.palace, g.capital, g.deck), person) {
		g.outcome = Win
	} else if len(g.moves()) == 0 {
		g.outcome = Stuck
	}
}

func (g *plain) moves() (moves []string) {
	if g.outcome != Open {
		return nil
	}
	switch g.phase {
	case ExcuseInCapital:
		for _, c := range g.resources {
			moves = append(moves, plainMove(c, nil))
		}
	case ExcuseInResources:
		for _, c := range g.capital {
			if !person(c) {
				moves = append(moves, plainMove(c, nil))
			}
		}
	default:
		for _, target := range slices.Concat(g.palace, g.capital) {
			for choice := 1; choice < 1<<len(g.resources); choice++ {
				var paid []decktet.Card
				for i, c := range g.resources {
					if choice>>i&1 == 1 {
						paid = append(paid, c)
					}
				}
				shares := func(c decktet.Card) bool { return c.Suits()&target.Suits() != 0 }
				if sum(paid) >= plainValue(target) && !slices.ContainsFunc(paid, func(c decktet.Card) bool { return !shares(c) }) {
					moves = append(moves, plainMove(target, paid))
				}
			}
		}
	}
	slices.Sort(moves)
	return moves
}

func plainMove(target decktet.Card, paid []decktet.Card) string {
	return fmt.Sprint(target, slices.Sorted(slices.Values(paid)))
}

func (g *plain) play(m Move) {
	target := m.Target()
	switch g.phase {
	case ExcuseInCapital:
		drop(&g.resources, target)
		g.capital = append(g.capital, target)
		g.phase = Playing
		g.dealCapital()
	case ExcuseInResources:
		drop(&g.capital, target)
		g.resources = append(g.resources, target)
		g.phase = Playing
		g.dealResources()
	default:
		for c := range m.Payment().All() {
			drop(&g.resources, c)
			g.gone = append(g.gone, c)
		}
		drop(&g.palace, target)
		drop(&g.capital, target)
		if person(target) {
			g.closed = append(g.closed, target)
		} else {
			g.resources = append(g.resources, target)
		}
		if !g.cfg.ScoreAfterRefill && !slices.ContainsFunc(slices.Concat(g.palace, g.capital, g.deck), person) {
			g.outcome = Win
			return
		}
		g.dealCapital()
	}
	g.finish()
}

func (g *plain) score() int {
	switch g.outcome {
	case Win:
		return sum(g.closed) + sum(g.resources)
	case Gallows:
		return 0
	default:
		return sum(g.closed)
	}
}

// configs are all decks with all options.
func configs() (all []Config) {
	for d := range Deck(DeckCount) {
		for options := range 4 {
			all = append(all, Config{Deck: d, ScoreAfterRefill: options&1 != 0, Mercy: options&2 != 0})
		}
	}
	return all
}

func (g *plain) check(t *testing.T, s *State, buf []Move) {
	t.Helper()
	var moves []string
	for _, m := range buf {
		moves = append(moves, plainMove(m.Target(), slices.Collect(m.Payment().All())))
	}
	slices.Sort(moves)
	if want := g.moves(); !slices.Equal(moves, want) {
		t.Fatalf("moves %v, want %v", moves, want)
	}
	for _, p := range []struct {
		what string
		got  Set
		want []decktet.Card
	}{
		{"palace", s.Palace(), g.palace},
		{"capital", s.Capital(), g.capital},
		{"resources", s.Resources(), g.resources},
		{"controlled", s.Controlled(), g.closed},
		{"deck", s.Unseen(), g.deck},
	} {
		if p.got != SetOf(p.want...) {
			t.Fatalf("%s is %v, want %v", p.what, slices.Collect(p.got.All()), p.want)
		}
	}
	if s.Phase() != g.phase || s.Outcome() != g.outcome || s.Score() != g.score() {
		t.Fatalf("phase %d outcome %d score %d, want %d %d %d", s.Phase(), s.Outcome(), s.Score(), g.phase, g.outcome, g.score())
	}
	placed := slices.Concat(g.palace, g.capital, g.resources, g.closed, g.deck, g.gone)
	slices.Sort(placed)
	if !slices.Equal(placed, s.Config().Deck.Cards()) {
		t.Fatalf("cards were lost or doubled: %v", placed)
	}
	rows := Rows{g.palace, g.capital, g.resources, g.deck}
	again := New(g.cfg, rows, g.phase)
	if same := *s; again.Unseen() != same.Unseen() || again.Outcome() != same.Outcome() || again.Score() != same.Score() {
		t.Fatalf("New makes %+v of a position that is %+v", again, same)
	}
}

func TestStatePlaysByTheBook(t *testing.T) {
	var seen [2][4]int // by Excuse phase, by outcome
	for i, cfg := range configs() {
		r := Rand(i)
		order := cfg.Deck.Cards()
		for range enginetest.Repetitions(60, 4) {
			r.Shuffle(order)
			s := Deal(cfg, order)
			g := plain{cfg: cfg, deck: slices.Clone(order)}
			g.dealCapital()
			g.finish()
			sparing := r.Below(4) > 0 // thrifty games go deeper
			for {
				buf := s.Legal(nil)
				g.check(t, &s, buf)
				if s.Phase() != Playing {
					seen[0][s.Phase()]++
				}
				if s.Outcome() != Open {
					break
				}
				m := buf[r.Below(len(buf))]
				if sparing && r.Below(8) > 0 {
					m = s.Thrifty()
				}
				s.Play(m)
				g.play(m)
			}
			seen[1][s.Outcome()]++
		}
	}
	if seen[0][ExcuseInCapital] == 0 || seen[0][ExcuseInResources] == 0 || seen[1][Win] == 0 || seen[1][Stuck] == 0 || seen[1][Gallows] == 0 {
		t.Errorf("the games were too tame to prove anything: %v", seen)
	}
}
