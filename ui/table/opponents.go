package table

import (
	"adytum/engine/match"
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
