package adellos

import (
	"testing"

	"adytum/ui/uitest"

	rules "adytum/engine/adellos"
)

// A draft is taken back part by part, down to what was begun by one tap.
func TestDraftsAreTakenBackByParts(t *testing.T) {
	d := newTestModel(t, duel(t, ""), uitest.Saved)
	d.match.Lift()
	v := d.view()
	for text, before := range map[string]string{
		v.Begin(rules.DoAttack, "D4", "E4"):        "",
		v.Begin(rules.DoCard, "truce"):             "",
		v.Begin(rules.DoCard, "truce", "SW"):       v.Begin(rules.DoCard, "truce"),
		v.Begin(rules.DoCard, "truce", "SW", "NW"): v.Begin(rules.DoCard, "truce", "SW"),
		v.Begin(rules.DoMove, "D4", "C4"):          v.Begin(rules.DoMove, "D4"),
	} {
		one := draftOf(v, text)
		if got := one.before(); got != before {
			t.Errorf("before %q comes %q, want %q (%+v)", text, got, before, one.answer.Made)
		}
	}
}
