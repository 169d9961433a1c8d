package adellos

import (
	"slices"

	"adytum/engine"

	rules "adytum/engine/adellos"
)

// A draft is a half-made move: its text and what may become of it, both as the
// rules gave them. The zero draft is none.
type draft struct {
	text   string
	answer engine.Answer
}

func draftOf(v rules.View, text string) draft { return draft{text, v.Consider(text)} }

func (d draft) empty() bool { return d.text == "" }

// waiting is the draft while nothing can be added to it.
func (d draft) waiting() draft {
	d.answer.State, d.answer.Move, d.answer.Next = engine.Impossible, nil, nil
	return d
}

// does reports whether the draft is about one of some verbs.
func (d draft) does(verbs ...rules.Verb) bool {
	return slices.ContainsFunc(verbs, func(v rules.Verb) bool { return d.verb() == v.String() })
}

// verb is the first part, "" if there is none.
func (d draft) verb() string { return d.chosen(rules.PartVerb) }

// card is the event card that is being played, "" if none is.
func (d draft) card() string {
	if d.does(rules.DoCard) {
		return d.chosen(rules.PartCard)
	}
	return ""
}

// chosen is the first part of a kind, "" if there is none.
func (d draft) chosen(kind string) string {
	if all := d.all(kind); len(all) > 0 {
		return all[0]
	}
	return ""
}

// all lists the parts of a kind.
func (d draft) all(kind string) []string {
	var ids []string
	for _, part := range d.answer.Made {
		if part.Kind == kind {
			ids = append(ids, part.ID)
		}
	}
	return ids
}

// buys reports whether the draft is a purchase, for which a field must be tapped.
func (d draft) buys() bool { return d.does(rules.DoHire, rules.DoSummon) }

// move is the complete move that waits to be confirmed.
func (d draft) move() (rules.Move, bool) {
	m, ok := d.answer.Move.(rules.Move)
	return m, ok && d.answer.State == engine.Complete
}

// choices are the parts that may be added.
func (d draft) choices() []engine.Part {
	if d.answer.State != engine.Possible {
		return nil
	}
	return d.answer.Next
}

// awaits reports whether the next part is of a kind.
func (d draft) awaits(kind string) bool {
	next := d.choices()
	return len(next) > 0 && next[0].Kind == kind
}

// with is the text of the draft with one part more, be it possible or not.
func (d draft) with(id string) string {
	for _, part := range d.choices() {
		if part.ID == id {
			return part.Text
		}
	}
	return rules.Add(d.answer.Made, id)
}

// before is the text without the last part; "" where only the verb is left, or an
// attack, whose parts were not chosen one by one.
func (d draft) before() string {
	last := len(d.answer.Made) - 1
	if last < 2 || d.does(rules.DoAttack) {
		return ""
	}
	return d.answer.Made[last-1].Text
}
