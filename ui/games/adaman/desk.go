package adaman

import (
	"time"

	"adytum/engine"
	"adytum/engine/decktet"
	"adytum/ui/session"

	rules "adytum/engine/adaman"
)

// A desk is the view model of the table: the match, and the half-made move and
// the words beside it, which are no part of the match.
type desk struct {
	*session.Session
	// draft is what has been tapped so far.
	draft draft
	// refused is the answer to the last tap, if it was refused.
	refused *refusal
	// hint is the advice that the draft was made from.
	hint *rules.Hint
	// held keeps the table from taking plays, and pointed are cards to point at:
	// both are for lessons.
	held    bool
	pointed rules.Set
	// playouts bounds the thinking for a hint by count; 0 leaves it to the time.
	playouts int
	// changed is called whenever anything of this has changed.
	changed func()
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

// A refusal is why a tap could not do anything, and the card that was tapped.
type refusal struct {
	*engine.Refusal
	card decktet.Card
}

func newDesk(s *session.Session) *desk {
	return &desk{Session: s, draft: noDraft, changed: func() {}}
}

// view is the table as the player sees it.
func (d *desk) view() rules.View { return d.Now().View.(rules.View) }

// answer is what may become of the draft.
func (d *desk) answer() engine.Answer { return d.view().Consider(d.draft.text()) }

// tap takes a card into the draft or puts it back, or refuses it.
func (d *desk) tap(c decktet.Card) {
	d.refused, d.hint = nil, nil
	defer func() { d.changed() }()
	v := d.view()
	if d.held || d.Now().Busy() || v.ToMove() == engine.Nobody {
		return
	}
	next := d.with(c, v)
	if next.empty() {
		d.draft = next
		return
	}
	if a := v.Consider(next.text()); a.State == engine.Impossible {
		d.refused = &refusal{a.Refusal, c}
		return
	}
	d.draft = next
}

// with is the draft after a card was tapped.
func (d *desk) with(c decktet.Card, v rules.View) draft {
	next := d.draft
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

// quiet takes away why the last tap was refused.
func (d *desk) quiet() {
	if d.refused != nil {
		d.clear()
	}
}

// clear takes away why the last tap was refused, or else puts everything back;
// false if there was nothing to put back.
func (d *desk) clear() bool {
	switch {
	case d.refused != nil:
		d.refused = nil
	case !d.draft.empty():
		d.forget()
	default:
		return false
	}
	d.changed()
	return true
}

// forget drops what belongs to the moment before.
func (d *desk) forget() { d.draft, d.refused, d.hint = noDraft, nil, nil }

// confirm plays the draft if it is complete.
func (d *desk) confirm() {
	a := d.answer()
	if a.State != engine.Complete || d.Now().Busy() {
		return
	}
	d.do(func() error { return d.Play(a.Move) })
}

// do changes the match.
func (d *desk) do(change func() error) {
	d.forget()
	session.Offered(change())
}

// canUndo tells whether there is a choice to put back, or a ply to take back.
func (d *desk) canUndo() bool {
	return !d.Now().Busy() && (!d.draft.empty() || d.Now().CanUndo)
}

// undo takes the last ply back.
func (d *desk) undo() {
	if d.Now().CanUndo && !d.Now().Busy() {
		d.do(d.Undo)
	}
}

func (d *desk) redo() {
	if d.Now().CanRedo && !d.Now().Busy() {
		d.do(d.Redo)
	}
}

func (d *desk) giveUp() {
	if d.view().ToMove() != engine.Nobody && !d.Now().Busy() {
		d.do(d.Resign)
	}
}

// hintTime is how long a hint may be thought about.
const hintTime = 1500 * time.Millisecond

// advise asks the strongest computer player, and puts its choice into the draft.
func (d *desk) advise() {
	bots := rules.Game{}.Bots()
	d.Advise(bots[len(bots)-1], hintTime, d.playouts, func(choice engine.Choice) {
		h := d.view().Advise(choice)
		d.forget()
		d.hint = &h
		d.draft = draft{h.Move.Target, h.Move.Pay}
		if h.Move.Target == decktet.Excuse {
			d.draft.target = rules.None
		}
		d.changed()
	})
}

// canHelp tells whether tapping a card could lead anywhere.
func (d *desk) canHelp(c decktet.Card) bool {
	v := d.view()
	if d.held || v.ToMove() == engine.Nobody {
		return true
	}
	next := d.with(c, v)
	return next.empty() || v.Consider(next.text()).State != engine.Impossible
}
