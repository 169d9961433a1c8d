package adellos

import (
	"fmt"
	"slices"
	"strings"

	"adytum/engine"
)

// A View is what one seat knows: everything but the cards in the other hands
// and the order of the pile. Of the other hands it knows what it has given
// away itself, or lost to a victor, as long as that may still be there.
type View struct {
	seat uint8
	// table is the position without what is hidden: other hands and the pile
	// are empty, only their sizes remain.
	table Position
	// unseen counts the cards in the other hands and the pile together.
	unseen [maxCards]uint8
}

// View hides the other hands and the pile (D10).
func (p Position) View(seat engine.Seat) engine.View {
	v := View{seat: uint8(seat), table: p}
	t := &v.table
	for _, card := range t.deck[:t.deckSize] {
		v.unseen[card]++
	}
	t.deck = [maxDeck]uint8{}
	for other := range t.seats {
		if other == v.seat {
			continue
		}
		for card, n := range t.seat[other].hand {
			v.unseen[card] += n
		}
		t.seat[other].hand = [maxCards]uint8{}
		t.seat[other].known = [maxSeats][maxCards]uint8{}
	}
	return v
}

// Sample deals the unseen cards to the other hands and the pile, so that the
// hands hold what the seat knows to be there.
func (v View) Sample(r *engine.Rand) engine.Position { return v.sample(r) }

func (v *View) sample(r *engine.Rand) Position {
	p := v.table
	unseen := v.unseen
	for seat := range p.seats {
		for card, n := range p.seat[v.seat].known[seat] {
			p.seat[seat].hand[card] += n
			unseen[card] -= n
		}
	}
	var pool [maxDeck]uint8
	size := 0
	for card, n := range unseen {
		for range n {
			pool[size] = uint8(card)
			size++
		}
	}
	engine.Shuffle(r, pool[:size])
	for seat := range p.seats {
		if seat == v.seat {
			continue
		}
		held := uint8(0)
		for _, n := range p.seat[seat].hand {
			held += n
		}
		for ; held < p.seat[seat].handSize; held++ {
			size--
			p.seat[seat].hand[pool[size]]++
		}
	}
	copy(p.deck[:p.deckSize], pool[:size])
	return p
}

// Seat is the viewer.
func (v View) Seat() engine.Seat { return engine.Seat(v.seat) }

// ToMove is as in Position.
func (v View) ToMove() engine.Seat { return v.table.ToMove() }

// Moves lists the legal moves if the viewer is to move.
func (v View) Moves() []engine.Move {
	if v.Seat() != v.ToMove() {
		return nil
	}
	return v.table.Moves()
}

// Outcome is as in Position.
func (v View) Outcome() (engine.Outcome, bool) { return v.table.Outcome() }

// String is all that the seat knows.
func (v View) String() string {
	return fmt.Sprintf("seat %s | %s", v.table.castleName(v.seat), v.table.describe(v.seat))
}

// Consider answers a half-made move, whose parts are added in their order. Facts
// are the price of a complete move, and "attack" and "defence" of an attack.
func (v View) Consider(partial string) engine.Answer {
	p := &v.table
	if p.phase == Over {
		return engine.Answer{Refusal: &engine.Refusal{Code: engine.CodeOver}}
	}
	if v.seat != p.asked {
		return engine.Answer{Refusal: &engine.Refusal{Code: engine.CodeNotYours}}
	}
	a, ok := p.sheet.parse(partial)
	if ok = ok && p.sheet.text(a) == partial; ok && p.refuse(a) == nil {
		return engine.Answer{State: engine.Complete, Move: Move{p.sheet, a}, Made: p.sheet.parts(a), Facts: p.figures(a)}
	}
	answer := engine.Continue(partial, func(yield func([]engine.Part) bool) {
		for _, b := range p.acts(nil) {
			if !yield(p.sheet.parts(b)) {
				return
			}
		}
	})
	switch {
	case answer.State == engine.Possible:
	case ok:
		answer.Refusal, answer.Facts = p.refuse(a), p.figures(a)
	default:
		answer.Refusal = p.refuseDraft(partial)
	}
	return answer
}

// refuseDraft says why a text cannot become a legal move.
func (p *Position) refuseDraft(partial string) *engine.Refusal {
	name, rest, _ := strings.Cut(partial, ":")
	v := Verb(max(0, slices.Index(verbNames[:], name)))
	if v == 0 {
		return engine.Unreadable(partial)
	}
	if !p.fits(v) {
		return p.refuse(act{verb: v})
	}
	a := act{verb: v}
	switch shapeOf(v) {
	case whatAt:
		id, _, _ := strings.Cut(rest, "@")
		if p.parseDraft(id, &a) {
			return p.refuseSomewhere(a)
		}
	case fromTo:
		from, _, _ := strings.Cut(rest, "-")
		f, ok := p.sheet.fieldAt(from)
		if ok {
			return p.refuseFrom(v, f)
		}
	case cardPart:
		if end := strings.IndexAny(rest, "=@"); end >= 0 {
			rest = rest[:end]
		}
		if card, ok := p.sheet.cardNamed(rest); ok {
			a.what = card
			return p.refuse(a)
		}
	default:
	}
	return &engine.Refusal{Code: engine.CodeIllegal, Paragraph: phaseParagraphs[p.phase], Facts: engine.Facts{"text": partial}}
}

func (p *Position) parseDraft(id string, a *act) bool {
	k, ok := p.sheet.kindNamed(id)
	a.what = uint8(k)
	return ok
}

// refuseSomewhere is the refusal of a purchase or placement on every field of
// the castle.
func (p *Position) refuseSomewhere(a act) *engine.Refusal {
	var first *engine.Refusal
	for _, a.to = range p.ground.castles[p.asked] {
		if r := p.refuse(a); r == nil {
			return nil
		} else if first == nil {
			first = r
		}
	}
	return first
}

// refuseFrom is why a piece can do nothing of a kind.
func (p *Position) refuseFrom(v Verb, from uint8) *engine.Refusal {
	if r := p.refuseOwn(v, p.active, from); r != nil {
		return r
	}
	switch v {
	case DoMove, DoSwap, DoAttack:
		if r := p.refuseMobile(v, from); r != nil {
			return r
		}
		need := int16(1)
		if v == DoSwap {
			need = int16(p.sheet.edition.Constants.SwapActionPoints)
		} else if v == DoAttack {
			need = p.attackCost(from)
		}
		if r := p.refusePoints(need); r != nil {
			return r
		}
		return refusal(CodeNothing, "D8", p.factAt(from))
	default:
	}
	for _, to := range p.ground.neighbours[from] {
		if r := p.refuseAction(act{verb: v, from: from, to: to}); r != nil && r.Code != CodeNothing {
			return r
		}
	}
	return refusal(CodeNothing, "D31", p.factAt(from))
}

// figures are the facts of a move: what it costs, and the values of an attack.
func (p *Position) figures(a act) engine.Facts {
	facts := engine.Facts{}
	number := func(name string, n int) {
		if n != 0 {
			facts[name] = fmt.Sprint(n)
		}
	}
	switch a.verb {
	case DoHire, DoSummon:
		number("gold", int(p.sheet.kinds[a.what].gold))
		number("time", int(p.sheet.kinds[a.what].time))
	case DoMove:
		if p.pieces[a.from].kind != 0 {
			number("action-points", int(p.reachOf(a.from).cost[a.to]))
		}
	case DoSwap:
		number("action-points", p.sheet.edition.Constants.SwapActionPoints)
	case DoAttack:
		if o, ok := p.Odds(p.sheet.fields[a.from].ID, p.sheet.fields[a.to].ID); ok {
			number("action-points", o.ActionPoints)
			facts["attack"], facts["defence"] = fmt.Sprint(o.Attack), fmt.Sprint(o.Defence)
		}
	case DoPickpocket:
		number("action-points", int(p.pickCost()))
	case DoInterdict, DoAbsolution, DoEntrench:
		number("action-points", 1)
	case DoCard:
		if p.phase == AsksPlay {
			number("action-points", p.sheet.cardAP[a.what])
			number("gold", int(p.cardPrice(a)))
		}
	default:
	}
	return facts
}
