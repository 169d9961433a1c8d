package table

import (
	"adytum/engine/match"
	"adytum/savegames"
	"adytum/ui/i18n"
)

// About tells a match from others of the same game: its title, who plays against
// whom, and its options.
func (g Game) About(h match.Header) []string {
	all := []string{Title(g.Rules.Name())}
	if g.Opponent != nil {
		all = append(all, g.Opponent(opponent(kinds(h.Players))))
	}
	if options := i18n.Options(g.Rules, h.Options); options != "" {
		all = append(all, options)
	}
	return all
}

func kinds(players []match.Player) []string {
	var all []string
	for _, p := range players {
		all = append(all, p.Kind)
	}
	return all
}

// opponent is the computer player at a table, or match.Person if there is none.
func opponent(kinds []string) string {
	for _, kind := range kinds {
		if kind != match.Person {
			return kind
		}
	}
	return match.Person
}

// A Tally is how often a person won, drew and lost against one opponent.
type Tally struct{ Won, Drawn, Lost int }

// Played is how many matches that were.
func (t Tally) Played() int { return t.Won + t.Drawn + t.Lost }

// Tallies sum up results by the computer player that one person played against;
// matches of several people are left out.
func Tallies(results []savegames.Result) map[string]Tally {
	all := map[string]Tally{}
	for _, r := range results {
		against, people := opponent(r.Players), 0
		for _, kind := range r.Players {
			if kind == match.Person {
				people++
			}
		}
		if people != 1 || against == match.Person {
			continue
		}
		t := all[against]
		switch {
		case !r.Won():
			t.Lost++
		case shared(r.Outcome.Ranks):
			t.Drawn++
		default:
			t.Won++
		}
		all[against] = t
	}
	return all
}

// shared reports whether several seats came first.
func shared(ranks []int) bool {
	first := 0
	for _, rank := range ranks {
		if rank == 1 {
			first++
		}
	}
	return first > 1
}
