package adellos

import (
	"slices"

	"adytum/engine"
	"adytum/engine/match"
	"adytum/ui/table"

	rules "adytum/engine/adellos"
)

// A step is a ply of the turn under way.
type step struct {
	ply     int // before it
	entry   match.Entry
	reveals bool // it, or a later one, laid something open
}

// stepsOf lists what was done in the turn under way, the first at the top.
func stepsOf(m *table.Model) []step {
	history := m.History()[:m.Shown]
	first := 0
	for i := len(history) - 1; i >= 0; i-- {
		if beginsTurn(history[i]) {
			first = i + 1
			break
		}
	}
	var steps []step
	reveals := false
	for i := len(history) - 1; i >= first; i-- {
		reveals = reveals || slices.ContainsFunc(history[i].Events, func(e engine.Event) bool { return e.Reveals })
		steps = append(steps, step{i, history[i], reveals})
	}
	slices.Reverse(steps)
	return steps
}

// beginsTurn reports whether a turn began with a ply.
func beginsTurn(entry match.Entry) bool {
	return slices.ContainsFunc(entry.Events, func(e engine.Event) bool { return e.Kind == rules.EventTurn })
}

// lastTurn is the number of plies after the last whole turn of the viewer: what
// happened since is worth a replay. To one that is out of the game that is the
// last turn of everybody.
func lastTurn(m *table.Model) int {
	seat, history := m.Now().Seat, m.History()
	after, others := len(history), 0
	for i := len(history) - 1; i >= 0; i-- {
		for _, e := range history[i].Events {
			switch {
			case e.Kind != rules.EventTurn:
			case e.Seat != seat:
				after = i
				if others++; others == len(m.Players) {
					return after
				}
			case others > 0:
				return after
			}
		}
	}
	return 0
}

// verbOf is what a ply did, 0 if it was giving up.
func verbOf(entry match.Entry) rules.Verb {
	m, _ := entry.Move.(rules.Move)
	return m.Verb()
}

// answersCombat reports whether a phase lets somebody answer a combat, or pass.
func answersCombat(p rules.Phase) bool { return p == rules.AsksCombat || p == rules.AsksRescue }

// endOf is what ends a phase: the turn, the purchases, or the choices of a card; 0
// if it ends by itself.
func endOf(p rules.Phase) rules.Verb {
	switch p {
	case rules.AsksHire, rules.AsksPlay:
		return rules.DoEnd
	case rules.AsksExchange, rules.AsksDeploy:
		return rules.DoDone
	default:
		return 0
	}
}
