//go:build smoke

package main

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"adytum/engine/decktet"
	"adytum/widgets/boards"
	"adytum/widgets/cards"

	rules "adytum/engine/adaman"
)

// A whole game by taps: from the first screen to the result and on to the next
// deal.
func TestAdamanByTaps(t *testing.T) {
	h := begin(t, "adaman", "adaman.new.start")
	plies := 0
	for ; h.awaited(); plies++ {
		var target decktet.Card
		var pay []decktet.Card
		fyne.DoAndWait(func() { target, pay = play(cardTable()) })
		for _, c := range append(pay, target) {
			h.card(c)
		}
		h.press("adaman.confirm", func() bool { return ended() || cardTable() != nil && len(drafted()) == 0 })
	}
	if plies == 0 {
		t.Fatal("no play was made")
	}
	h.press("adaman.end.same", func() bool { return !ended() })
	if !h.awaited() {
		t.Error("the same deal is over as it begins")
	}
	t.Logf("played %d plies to the result, and dealt the same cards again", plies)
}

// awaited waits until a play is asked for; false if the result is shown.
func (h hand) awaited() bool {
	h.t.Helper()
	over := false
	h.until("a play to be asked for, or the result", func() bool {
		over = ended()
		return over || shows("table.hint") && still()
	})
	return !over
}

// ended reports whether the result is shown.
func ended() bool { return shows("adaman.end.same") }

// cardTable is the table of the page; nil if it has none.
func cardTable() *cards.Table {
	found, _ := find(func(t *cards.Table) bool { return len(t.State().Rows) == 3 && t.Size().Width > 0 })
	return found
}

// still reports whether there is a table on which no card flies.
func still() bool {
	table := cardTable()
	return table != nil && !table.Flying()
}

// card taps a card of a row.
func (h hand) card(c decktet.Card) {
	h.t.Helper()
	h.tap(c.ID(), func() (target, bool) {
		if !still() {
			return target{}, false
		}
		for _, row := range cardTable().State().Rows {
			for i, one := range row.Cards {
				if one.ID == c.ID() {
					box, ok := cardTable().BoxOf(boards.Spot{Area: row.Key, Index: i})
					return target{cardTable(), box}, ok
				}
			}
		}
		return target{}, false
	}, func() bool { return slices.Contains(drafted(), c.ID()) })
}

// drafted lists the cards that are chosen; none while another page is shown.
func drafted() (ids []string) {
	table := cardTable()
	if table == nil {
		return nil
	}
	for _, row := range table.State().Rows {
		for _, c := range row.Cards {
			if c.Signs&(boards.Selected|boards.Target) != 0 {
				ids = append(ids, c.ID)
			}
		}
	}
	return ids
}

// play finds a legal play among the cards that are shown: there is one as long as
// a play is asked for.
func play(table *cards.Table) (target decktet.Card, pay []decktet.Card) {
	row := func(i int) []decktet.Card {
		var cards []decktet.Card
		for _, one := range table.State().Rows[i].Cards {
			if c, err := decktet.Parse(one.ID); err == nil {
				cards = append(cards, c)
			}
		}
		return cards
	}
	for _, target := range append(row(0), row(1)...) {
		sum := 0
		pay = nil
		for _, c := range row(2) {
			if c.Shares(target) && sum < rules.Value(target) {
				pay = append(pay, c)
				sum += rules.Value(c)
			}
		}
		if sum >= rules.Value(target) {
			return target, pay
		}
	}
	return rules.None, nil
}
