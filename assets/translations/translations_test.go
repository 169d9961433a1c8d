package translations_test

import (
	"strings"
	"testing"

	"adytum/assets/translations"
)

// A sentence is that of the game or of all games, for these values of the facts.
func TestRefusal(t *testing.T) {
	upper := func(_, value string) string { return strings.ToUpper(value) }
	for _, c := range []struct {
		game, code string
		facts      map[string]string
		want       string
	}{
		{"adaptoid", "occupied", map[string]string{"cell": "d4"}, "D4 is not free."},
		{"adaptoid", "over", nil, "The game is over."},
		{"adaptoid", "out-of-reach", map[string]string{"from": "d4", "to": "e2", "legs": "1", "steps": "2"}, "E2 is 2 steps from D4, but the piece has 1 legs."},
		{"adaptoid", "out-of-reach", map[string]string{"from": "d4", "to": "e2", "legs": "1", "steps": "none"}, "No free path leads from D4 to E2."},
		{"adellos", "not-yours", map[string]string{"what": "b3"}, "B3 is not yours."},
		{"adellos", "not-yours", nil, "It is not your turn."},
		{"adellos", "unheard-of", map[string]string{"what": "b3"}, "That is not possible here."},
		{"", "option", map[string]string{"option": "x", "value": "1", "allowed": ""}, "There is no option “X” with the value “1”."},
	} {
		if got := translations.In("en").Refusal(c.game, c.code, c.facts, upper); got != c.want {
			t.Errorf("%s %s %v: %q, want %q", c.game, c.code, c.facts, got, c.want)
		}
	}
}
