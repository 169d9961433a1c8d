package adellos

import (
	"slices"

	"adytum/engine"
	"adytum/ui/i18n"

	rules "adytum/engine/adellos"
)

// whyWords says in a sentence what a move is good for, as far as it can be seen
// from the table; "" if it speaks for itself.
func (d *desk) whyWords(v rules.View, m rules.Move) string {
	switch m.Verb() {
	case "hire", "summon", "deploy":
		return hiringWords(kindOf(m.Unit()))
	case "attack":
		return d.strikeWords(v, m)
	case "move":
		return wayWords(v, m)
	}
	return ""
}

// producers are the abilities that pay in every turn, and what they are told by.
var producers = []struct{ ability, key string }{
	{"income", "adellos.why.income"}, {"ancient_wisdom", "adellos.why.wisdom"}, {"command", "adellos.why.command"},
}

// strong is the value from which a unit is called strong: enough for a noble
// with some help, or enough against most units.
const strong = 3

func hiringWords(k kind) string {
	for _, p := range producers {
		if k.can(p.ability) {
			return i18n.T(p.key)
		}
	}
	switch {
	case k.attack >= strong:
		return i18n.T("adellos.why.attacker")
	case k.defence >= strong:
		return i18n.T("adellos.why.defender")
	}
	return i18n.T("adellos.why.fighter")
}

func (d *desk) strikeWords(v rules.View, m rules.Move) string {
	target, ok := v.PieceAt(m.To())
	odds, fights := v.Odds(m.From(), m.To())
	if !ok || !fights || !odds.Defeats {
		return ""
	}
	name := d.Players.Name(target.Owner)
	switch {
	case target.IsNoble:
		return i18n.Tf("adellos.why.noble", facts{"Name": name})
	case isTower(m.To()):
		return i18n.Tf("adellos.why.unseat", facts{"Name": name})
	case producing(kindOf(target.Unit)):
		return i18n.Tf("adellos.why.supplier", facts{"Name": name})
	}
	return ""
}

func wayWords(v rules.View, m rules.Move) string {
	piece, ok := v.PieceAt(m.From())
	switch {
	case !ok:
		return ""
	case isTower(m.To()):
		return i18n.T("adellos.why.tower")
	case piece.IsNoble && beaten(v, m.From()):
		return i18n.T("adellos.why.flees")
	case piece.IsNoble:
		return ""
	}
	if noble, near := nearestNoble(v, piece.Owner, m); near {
		return i18n.Tf("adellos.why.hunts", facts{"Unit": unitName(noble)})
	}
	if distance(m.To(), tower()) < distance(m.From(), tower()) {
		return i18n.T("adellos.why.nears_tower")
	}
	return ""
}

// beaten tells whether an enemy that stands where it does could defeat what is
// on a field.
func beaten(v rules.View, field string) bool {
	for _, p := range v.Pieces() {
		if odds, ok := v.Odds(p.Field, field); ok && odds.Defeats && slices.Contains(v.Targets(p.Field), field) {
			return true
		}
	}
	return false
}

// hunting is how near a piece must come to a noble to be called a hunter.
const hunting = 2

// nearestNoble is the enemy noble that a move comes within reach of.
func nearestNoble(v rules.View, owner engine.Seat, m rules.Move) (unit string, near bool) {
	for _, p := range v.Players() {
		if p.Seat != owner && p.NobleAt != "" && distance(m.To(), p.NobleAt) <= hunting &&
			distance(m.To(), p.NobleAt) < distance(m.From(), p.NobleAt) {
			return p.Noble, true
		}
	}
	return "", false
}

func producing(k kind) bool {
	for _, p := range producers {
		if k.can(p.ability) {
			return true
		}
	}
	return false
}

func isTower(field string) bool { return field == tower() }

func tower() string { return Rules().Edition().Board.Tower }

// distance is the number of steps between two fields as the crow flies, in
// double-width coordinates.
func distance(from, to string) int {
	a, b := edition().fields[from], edition().fields[to]
	across, down := abs(a.X-b.X), abs(a.Y-b.Y)
	return max(down, (across+down)/2)
}

func abs(n int) int { return max(n, -n) }
