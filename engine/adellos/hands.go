package adellos

import "adytum/engine"

func (p *Position) holds(seat, card uint8) bool { return p.seat[seat].hand[card] > 0 }

// draw gives a seat the top card of the pile, if there is one (D22).
func (t *table) draw(seat uint8) {
	me := &t.seat[seat]
	if t.deckSize == 0 || t.config.HandLimit && int(me.handSize) >= t.sheet.edition.Constants.HandLimit {
		t.happen(happened{kind: evNoCard, seat: seat})
		return
	}
	t.deckSize--
	card := t.deck[t.deckSize]
	t.deck[t.deckSize] = 0
	me.hand[card]++
	me.handSize++
	t.happen(happened{kind: evDrew, seat: seat, card: card})
}

// discard plays a card from a hand, so that all see it (D22).
func (t *table) discard(seat, card uint8) {
	t.seat[seat].hand[card]--
	t.seat[seat].handSize--
	for viewer := range t.seats {
		if known := &t.seat[viewer].known[seat][card]; *known > 0 {
			*known--
		}
	}
	t.happen(happened{kind: evPlayed, seat: seat, card: card})
}

// handOver gives a card that only the two players see. The others no longer know
// which of the cards they know of is still there.
func (t *table) handOver(from, to, card uint8) {
	t.seat[from].hand[card]--
	t.seat[from].handSize--
	t.seat[to].hand[card]++
	t.seat[to].handSize++
	for viewer := range t.seats {
		known := &t.seat[viewer].known
		switch viewer {
		case from:
			known[to][card]++
		case to:
			known[from][card] -= min(1, known[from][card])
		default:
			for c := range known[from] {
				known[from][c] -= min(1, known[from][c])
			}
		}
	}
	t.happen(happened{kind: evGave, seat: from, card: card, other: to})
}

// inherit moves the loser's hand to the active seat. The two know it; others
// know what they knew.
func (t *table) inherit(loser uint8) {
	heir := t.active
	for viewer := range t.seats {
		known := &t.seat[viewer].known
		for c := range known[loser] {
			if viewer == loser {
				known[heir][c] += t.seat[loser].hand[c]
			} else if viewer != heir {
				known[heir][c] += known[loser][c]
			}
			known[loser][c] = 0
		}
	}
	for c := range t.seat[loser].hand {
		t.seat[heir].hand[c] += t.seat[loser].hand[c]
		t.seat[loser].hand[c] = 0
	}
	t.seat[heir].handSize += t.seat[loser].handSize
	t.seat[loser].handSize = 0
}

// gifts lists what the active seat can give away (D24).
func (p *Position) gifts(list []act) []act {
	for seat := range p.seats {
		if seat == p.active || !p.in(seat) {
			continue
		}
		to := uint8(p.ground.castle[seat])
		if p.seat[p.active].gold > 0 {
			list = append(list, act{verb: DoGift, what: giftGold, to: to})
		}
		for i := range p.sheet.edition.Cards {
			if card := uint8(i); p.holds(p.active, card) {
				list = append(list, act{verb: DoGift, what: card, to: to})
			}
		}
	}
	return list
}

func (p *Position) refuseGift(a act) *engine.Refusal {
	if !p.config.GiftsAreAgreed {
		return refusal(CodeNoGifts, "D24", nil)
	}
	seat, ok := p.seatAt(a.to)
	if !ok || seat == p.active || !p.in(seat) {
		return refusal(CodeNotYours, "D24", engine.Facts{"what": p.sheet.edition.Board.Castles[a.to]})
	}
	if a.what == giftGold {
		if p.seat[p.active].gold == 0 {
			return refusal(CodeGold, "D24", engine.Facts{"gold": "0", "price": "1"})
		}
		return nil
	}
	if !p.holds(p.active, a.what) {
		return refusal(CodeNotInHand, "D10", p.factCard(a.what))
	}
	return nil
}

// gift gives gold or a card away (D24).
func (t *table) gift(a act) {
	seat, _ := t.seatAt(a.to)
	if a.what != giftGold {
		t.handOver(t.active, seat, a.what)
		return
	}
	t.seat[t.active].gold--
	t.seat[seat].gold++
	t.happen(happened{kind: evGifted, seat: t.active, other: seat, n: 1})
}
