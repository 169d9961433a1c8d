package adaman

import (
	"time"

	"adytum/engine"
	"adytum/engine/decktet"
	"adytum/engine/match"
	"adytum/ui/table"

	rules "adytum/engine/adaman"
)

// A model is the view model of the table: the match as it is shown, and the
// half-made move and the words beside it, which are no part of the match.
type model struct {
	match *table.Model
	// draft is what has been tapped so far.
	draft draft
	// tapped is the card that was tapped last.
	tapped decktet.Card
	// hint is the advice that the draft was made from.
	hint *rules.Hint
	// pointed are cards that a lesson points at.
	pointed rules.Set
}

// A draft is a half-made move.
type draft struct {
	target decktet.Card // rules.None while there is none
	pay    rules.Set
}

var noDraft = draft{target: rules.None}

// text is the draft as Consider reads it.
func (d draft) text() string { return rules.Draft{Target: d.target, Pay: d.pay}.String() }

func (d draft) empty() bool { return d == noDraft }

func newModel(m *match.Match, k table.Keeper) *model {
	d := &model{draft: noDraft}
	d.match = table.NewModel(m, m.Header().Players, k, nil)
	d.match.Draft = d
	return d
}

// view is the table as the player sees it.
func (d *model) view() rules.View { return d.match.View().(rules.View) }

// answer is what may become of the draft.
func (d *model) answer() engine.Answer { return d.match.Consider(d.draft.text()) }

// tap takes a card into the draft or puts it back, or refuses it.
func (d *model) tap(c decktet.Card) {
	d.match.Refused, d.hint, d.tapped = nil, nil, c
	defer func() { d.match.Changed() }()
	if !d.match.Mine() {
		return
	}
	next := d.with(c)
	if !next.empty() {
		if a := d.match.Consider(next.text()); a.State == engine.Impossible {
			d.match.Refused = a.Refusal
			return
		}
	}
	d.draft = next
}

// with is the draft after a card was tapped.
func (d *model) with(c decktet.Card) draft {
	v, next := d.view(), d.draft
	switch {
	case v.Phase() != rules.AsksPlay:
		if next.pay = rules.SetOf(c); d.draft.pay == next.pay {
			return noDraft
		}
	case v.Resources().Has(c):
		next.pay ^= rules.SetOf(c)
	case next.target == c:
		next.target = rules.None
	case next.target == rules.None:
		next.target = c
	default:
		next = draft{c, fitting(next.pay, c)}
	}
	return next
}

// fitting keeps the cards that share a suit with a new target.
func fitting(pay rules.Set, target decktet.Card) rules.Set {
	var kept rules.Set
	for _, c := range pay.Cards() {
		if c.Shares(target) {
			kept |= rules.SetOf(c)
		}
	}
	return kept
}

// Empty reports whether no card is chosen.
func (d *model) Empty() bool { return d.draft.empty() }

// Back puts all cards back; false if none was chosen.
func (d *model) Back() bool {
	some := !d.draft.empty()
	d.draft, d.hint = noDraft, nil
	return some
}

// Quiet leaves what was chosen; nothing but a refusal stands beside a card.
func (d *model) Quiet() bool { return false }

// Forget drops what belongs to the moment before.
func (d *model) Forget() { d.draft, d.hint = noDraft, nil }

// hintTime is how long a hint may be thought about.
const hintTime = 1500 * time.Millisecond

// Advise asks the strongest computer player, and puts its choice into the draft.
func (d *model) Advise() {
	bots := rules.Game{}.Bots()
	d.match.AdviseBy(bots[len(bots)-1], hintTime, func(choice engine.Choice) {
		h := d.view().Advise(choice)
		d.match.Refused, d.hint = nil, &h
		d.draft = draft{h.Move.Target, h.Move.Pay}
		if h.Move.Target == decktet.Excuse {
			d.draft.target = rules.None
		}
		d.match.Changed()
	})
}

// canHelp reports whether tapping a card could lead anywhere.
func (d *model) canHelp(c decktet.Card) bool {
	if d.match.Held || d.match.Over() {
		return true
	}
	next := d.with(c)
	return next.empty() || d.match.Consider(next.text()).State != engine.Impossible
}
