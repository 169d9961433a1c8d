package adaman

import (
	"fmt"
	"slices"

	"adytum/assets"
	"adytum/engine"
	"adytum/engine/decktet"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/widgets/boards"
	"adytum/widgets/cards"

	rules "adytum/engine/adaman"
)

// The areas of the card table: the rows by the rules' names, and the piles.
const (
	areaDeck       = "deck"
	areaControlled = "controlled"
	areaDiscards   = rules.InDiscards
)

// tableState is the table as the card table shows it.
func (d *model) tableState() cards.State {
	v, arrived := d.view(), arrivals(d)
	row := func(key string, r rules.Row, places int) cards.Row {
		row := cards.Row{Key: key, Label: i18n.T("adaman.row." + key), Slots: places}
		for _, c := range r.Places() {
			card := cards.NoCard
			if c != rules.None {
				card = shown(c, d.signs(c, arrived))
			}
			row.Cards = append(row.Cards, card)
		}
		return row
	}
	palace := row(rules.InPalace, v.Palace(), rules.PalaceLimit)
	palace.Note = i18n.Tf("adaman.row.palace.note", map[string]any{"Count": v.Palace().Len(), "Most": rules.PalaceLimit})
	return cards.State{
		Rows: []cards.Row{palace, row(rules.InCapital, v.Capital(), rules.RowSize), row(rules.InResources, v.Resources(), rules.RowSize)},
		Piles: []cards.Pile{
			pile(areaDeck, i18n.T("adaman.deck"), fmt.Sprint(len(v.Unseen())), v.Unseen(), true),
			pile(areaControlled, i18n.T("adaman.score"), fmt.Sprint(v.Score()), v.Controlled(), false),
			pile(areaDiscards, i18n.T("adaman.discards"), fmt.Sprint(len(v.Discards())), v.Discards(), false),
		},
	}
}

func pile(key, label, note string, content []decktet.Card, down bool) cards.Pile {
	p := cards.Pile{Key: key, Label: label, Note: note, Empty: len(content) == 0}
	if !p.Empty {
		p.Top = shown(content[len(content)-1], 0)
	}
	if down {
		p.Top = cards.Card{ID: "deck", Down: true, Spoken: label}
	}
	return p
}

// arrivals are the cards that the last change brought, which stay marked until
// the next.
func arrivals(d *model) rules.Set {
	var set rules.Set
	change := d.match.Change()
	if !change.Forward() {
		return set
	}
	for _, e := range change.Entry.Events {
		switch e.Kind {
		case rules.EventDealt, rules.EventGained, rules.EventMoved:
			set |= rules.SetOf(mustCard(e))
		}
	}
	return set
}

// mustCard is the card that an event of the rules names.
func mustCard(e engine.Event) decktet.Card {
	c, err := decktet.Parse(e.Facts["card"])
	if err != nil {
		panic("adaman: the event " + e.String() + " names no card")
	}
	return c
}

// signs are the states of a card in a row.
func (d *model) signs(c decktet.Card, arrived rules.Set) boards.Signs {
	var s boards.Signs
	switch {
	case d.draft.target == c:
		s |= boards.Target
	case d.draft.pay.Has(c):
		s |= boards.Selected
	case !d.canHelp(c):
		s |= boards.Dimmed
	}
	if (arrived | d.pointed).Has(c) {
		s |= boards.Marked
	}
	return s
}

// spotOf finds a card on the table; a spot that is nowhere if it is not there.
func spotOf(s cards.State, c decktet.Card) boards.Spot {
	for _, row := range s.Rows {
		if i := slices.IndexFunc(row.Cards, func(one cards.Card) bool { return one.ID == c.ID() }); i >= 0 {
			return boards.Spot{Area: row.Key, Index: i}
		}
	}
	return boards.Spot{Index: -1}
}

// flights are the ways that cards took in the events of a ply.
func flights(events []engine.Event, before, after cards.State) []cards.Flight {
	var all []cards.Flight
	for _, e := range events {
		if e.Facts["card"] == "" {
			continue
		}
		c := mustCard(e)
		f := cards.Flight{Card: shown(c, 0), From: spotOf(before, c), To: spotOf(after, c)}
		switch e.Kind {
		case rules.EventDealt:
			f.From = boards.Spot{Area: areaDeck}
		case rules.EventPaid:
			f.To = boards.Spot{Area: areaDiscards}
		case rules.EventCaptured:
			f.To = boards.Spot{Area: areaControlled}
		}
		all = append(all, f)
	}
	return all
}

// whereSigns are the signs of a personality's whereabouts.
var whereSigns = map[rules.Whereabouts]cards.TokenSign{
	rules.UnderControl: cards.SignCheck,
	rules.AtPalace:     cards.SignTower,
	rules.AtCapital:    cards.SignHouse,
	rules.Unseen:       cards.SignQuestion,
}

func whereWords(w rules.Whereabouts) string { return i18n.T("adaman.where." + string(w)) }

// tokens are the personalities of the deck in play and where they are.
func tokens(v rules.View) []cards.Token {
	var all []cards.Token
	for _, one := range v.Personalities() {
		all = append(all, cards.Token{
			Key:     one.Card.ID(),
			Picture: look.Picture(assets.Portraits, one.Card.ID()),
			Sign:    whereSigns[one.Where],
			Spoken:  nameOf(one.Card) + ", " + whereWords(one.Where),
		})
	}
	return all
}
