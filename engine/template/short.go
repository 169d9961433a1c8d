package template

import (
	"fmt"
	"slices"
	"strings"

	"adytum/engine"
)

// ParseShort reads a position in which seat 0 is to move, as "2 9 / 5 / 7 / 1-0":
// its hand, the other hand, the card that the other seat has led or "-", and the
// tricks of both. The cards that are not mentioned have been played or are never
// seen. The error is a refusal that names the part at fault.
func (Game) ParseShort(text string) (engine.Position, error) {
	parts := strings.Split(text, " / ")
	if len(parts) != 4 {
		return nil, engine.BadPosition("text", "%d parts, not hand / hand / led / tricks", len(parts))
	}
	var p Position
	unseen := []Card{1, 2, 3, 4, 5, 6, 7, 8, 9}
	for i, name := range []string{"hand", "other", "led"} {
		for _, word := range strings.Fields(strings.TrimPrefix(parts[i], "-")) {
			m, err := Game{}.ParseMove(word)
			at := -1
			if err == nil {
				at = slices.Index(unseen, m.(Card))
			}
			if at < 0 {
				return nil, engine.BadPosition(name, "%.10q is no card, or stands twice", word)
			}
			unseen = slices.Delete(unseen, at, at+1)
			if i < len(p.hands) {
				p.hands[i] = append(p.hands[i], m.(Card))
			} else {
				p.leader, p.played[1] = 1, m.(Card)
			}
		}
	}
	led := len(p.hands[0]) - len(p.hands[1]) // cards
	if n := len(p.hands[0]); n < 1 || n > handSize || (led == 1) != (p.played[1] != 0) || led < 0 || led > 1 || len(unseen) != cards-2*n {
		return nil, engine.BadPosition("hand", "hands of %d and %d cards do not fit", n, len(p.hands[1]))
	}
	done := handSize - len(p.hands[0])
	if _, err := fmt.Sscanf(parts[3], "%d-%d", &p.tricks[0], &p.tricks[1]); err != nil || min(p.tricks[0], p.tricks[1]) < 0 || p.tricks[0]+p.tricks[1] != done {
		return nil, engine.BadPosition("tricks", "%.10q are not the tricks of two seats, %d in all", parts[3], done)
	}
	slices.Sort(p.hands[0])
	slices.Sort(p.hands[1])
	p.shown, p.rest = unseen[:2*done:2*done], unseen[2*done:]
	return p, nil
}
