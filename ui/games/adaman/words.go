package adaman

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"adytum/engine"
	"adytum/engine/decktet"
	"adytum/ui/i18n"

	rules "adytum/engine/adaman"
)

// status is the line that says what may be done, in words.
func (d *model) status() string {
	now, v := d.match.Now(), d.view()
	switch {
	case now.Thinking:
		return i18n.T("adaman.status.thinking")
	case d.hint != nil:
		return hintWords(*d.hint)
	}
	switch v.Phase() {
	case rules.AsksExcuseInCapital:
		return i18n.T("adaman.status.excuse_capital")
	case rules.AsksExcuseInResources:
		return i18n.T("adaman.status.excuse_resources")
	case rules.Won, rules.Stuck, rules.Gallows, rules.GivenUp:
		o, _ := v.Outcome()
		return outcomeWords(o)
	case rules.AsksPlay:
	}
	return playWords(d.draft, d.answer())
}

func outcomeWords(o engine.Outcome) string {
	return i18n.N("adaman.over."+o.Name, o.Scores[0], nil)
}

// playWords says the sum, the price, and what is missing or too much.
func playWords(d draft, a engine.Answer) string {
	data := map[string]any{"Cards": names(d.pay.Cards()), "Sum": a.Facts["sum"], "Price": a.Facts["price"], "Over": a.Facts["over"], "Missing": a.Facts["missing"]}
	if d.target != rules.None {
		data["Target"] = nameOf(d.target)
	}
	switch {
	case d.empty():
		return i18n.T("adaman.status.choose")
	case d.target == rules.None:
		return i18n.Tf("adaman.status.sum", data)
	case d.pay == 0:
		return i18n.Tf("adaman.status.price", data)
	case a.Facts["missing"] != "":
		return i18n.Tf("adaman.status.missing", data)
	case a.Facts["over"] == "0":
		return i18n.Tf("adaman.status.exact", data)
	}
	return i18n.Tf("adaman.status.over", data)
}

// refusalWords says what was refused and why.
func refusalWords(r *engine.Refusal) string {
	return i18n.Refusal(rules.Game{}.Name(), r, factWords)
}

// factWords puts a fact of a refusal or a reason into words.
func factWords(fact, value string) string {
	switch fact {
	case "card", "cards", "target", "for":
		return namesOf(value)
	case "suits":
		return suitWords(value)
	}
	return value
}

// hintWords says a hint with its reasons and its chances.
func hintWords(h rules.Hint) string {
	var sentences []string
	for _, r := range h.Reasons {
		count, _ := strconv.Atoi(r.Facts["count"])
		sentences = append(sentences, i18n.N("adaman.hint."+r.Code, count, i18n.Data(r.Facts, factWords)))
	}
	return strings.Join(append(sentences, chanceWords(h)), " ")
}

// hardly is the chance below which a deal is as good as lost.
const hardly = 0.05

// chanceWords says how likely the hint leads to a win, and plainly when hardly
// anything does.
func chanceWords(h rules.Hint) string {
	data := map[string]any{"Before": percent(h.Before), "After": percent(h.After)}
	switch {
	case h.After >= hardly:
		return i18n.Tf("adaman.hint.chance", data)
	case h.After < 0.01:
		return i18n.T("adaman.hint.lost")
	}
	return i18n.Tf("adaman.hint.hardly", data)
}

func percent(share float64) string { return fmt.Sprint(int(math.Round(100 * share))) }

// moveWords says a ply of the log; none is giving up.
func moveWords(move engine.Move) string {
	if move == nil {
		return i18n.T("adaman.log.resigned")
	}
	m := move.(rules.Move)
	if m.Target == decktet.Excuse {
		return i18n.Tf("adaman.log.excuse", map[string]any{"Card": names(m.Pay.Cards())})
	}
	return i18n.Tf("adaman.log.play", map[string]any{"Target": nameOf(m.Target), "Cards": names(m.Pay.Cards())})
}
