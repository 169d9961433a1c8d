package uitest

import (
	"strings"

	"adytum/engine/match"
	"adytum/ui/page"
	"adytum/ui/table"
)

// Seated are players by kind: "person", "novice" and so on; persons have names.
func Seated(kinds ...string) table.Players {
	var all table.Players
	for i, kind := range kinds {
		p := match.Player{Kind: kind}
		if kind == match.Person {
			p.Name = []string{"Ada", "Bob", "Cleo", "Dan", "Eve"}[i]
		}
		all = append(all, p)
	}
	return all
}

// Follow lets a model hear of its match as a table does.
func Follow(d *table.Model) {
	d.Follow()
	heard := d.Now().Change.Count
	page.Listen(d.Session.State(), func() {
		if count := d.Now().Change.Count; count != heard {
			heard = count
			d.Follow()
		}
	})
	d.Session.Resume()
}

// Saved keeps nothing of a match, and nothing fails.
func Saved(*match.Match) error { return nil }

// HasGap finds a missing text or an unfilled placeholder.
func HasGap(words string) bool {
	for _, gap := range []string{"⟦", "<no value>", "{{"} {
		if strings.Contains(words, gap) {
			return true
		}
	}
	return len(words) == 0
}
