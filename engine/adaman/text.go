package adaman

import (
	"slices"
	"strings"

	"adytum/engine"
	"adytum/engine/decktet"
)

// The text of a position is one line of parts joined by " | ": the deck preset
// with the switches that are on, then the rows and piles by name, then what
// the position waits for:
//
//	basic | palace: author | capital: - mill cave sea end | resources: ... |
//	controlled: bard | discards: ... | deck: pact savage | play
//
// Rows show empty places as "-" up to their last card. The deck is written in
// the order it will be dealt.

var phaseNames = []string{"play", "excuse-in-capital", "excuse-in-resources", "win", "stuck", "gallows", "given-up"}

const partsOfText = 8

// String is the position as text.
func (p Position) String() string {
	deck := p.deck.list()
	slices.Reverse(deck)
	return strings.Join([]string{
		p.config.text(),
		part("palace", p.palace.Places()),
		part("capital", p.capital.Places()),
		part("resources", p.resources.Places()),
		part("controlled", p.Controlled()),
		part("discards", p.Discards()),
		part("deck", deck),
		phaseNames[p.phase],
	}, " | ")
}

func (c Config) text() string {
	words := []string{c.Deck}
	for _, s := range []struct {
		on   bool
		name string
	}{{c.Winnable, OptionWinnable}, {c.Mercy, OptionMercy}, {c.ScoreAfterRefill, OptionScoreAfterRefill}} {
		if s.on {
			words = append(words, s.name)
		}
	}
	return strings.Join(words, " ")
}

func part(name string, cards []decktet.Card) string {
	var b strings.Builder
	b.WriteString(name + ":")
	for _, c := range cards {
		b.WriteByte(' ')
		if c == None {
			b.WriteByte('-')
		} else {
			b.WriteString(c.ID())
		}
	}
	return b.String()
}

// ParsePosition reads what String writes and checks that it can be: each card
// of the deck in play lies in exactly one place that may hold it.
func (Game) ParsePosition(text string) (engine.Position, error) {
	parts := strings.Split(text, " | ")
	if len(parts) != partsOfText {
		return nil, engine.BadPosition("text", "%d parts joined by \" | \" instead of %d", len(parts), partsOfText)
	}
	var p Position
	var err error
	if p.config, err = parseConfig(parts[0]); err != nil {
		return nil, err
	}
	for i, row := range []struct {
		name string
		to   *Row
		size int
	}{{"palace", &p.palace, slots}, {"capital", &p.capital, RowSize}, {"resources", &p.resources, RowSize}} {
		cards, err := parsePart(parts[1+i], row.name, row.size)
		if err != nil {
			return nil, err
		}
		*row.to = emptyRow
		copy(row.to[:], cards)
	}
	for i, pile := range []struct {
		name string
		to   *Pile
	}{{"controlled", &p.controlled}, {"discards", &p.discards}, {"deck", &p.deck}} {
		cards, err := parsePart(parts[4+i], pile.name, decktet.Count)
		if err != nil {
			return nil, err
		}
		if slices.Contains(cards, None) {
			return nil, engine.BadPosition(pile.name, "an empty place in a pile")
		}
		if pile.name == "deck" {
			slices.Reverse(cards)
		}
		for _, c := range cards {
			pile.to.push(c)
		}
	}
	phase := slices.Index(phaseNames, parts[7])
	if phase < 0 {
		return nil, engine.BadPosition("end", "%.30q is none of %s", parts[7], strings.Join(phaseNames, ", "))
	}
	p.phase = Phase(phase)
	if err := p.check(); err != nil {
		return nil, err
	}
	return p, nil
}

func parseConfig(text string) (Config, error) {
	words := strings.Fields(text)
	if len(words) == 0 || Cards(words[0]) == nil {
		return Config{}, engine.BadPosition("options", "%.30q does not begin with a deck preset", text)
	}
	o := engine.Options{OptionDeck: words[0]}
	for _, word := range words[1:] {
		o[word] = "on"
	}
	s, err := engine.Check(Game{}, engine.Setup{Options: o, Seed: "none"})
	if err != nil {
		return Config{}, engine.BadPosition("options", "%v", err)
	}
	c := configOf(s.Options)
	if c.text() != text {
		return Config{}, engine.BadPosition("options", "%.60q is not in the form %q", text, c.text())
	}
	return c, nil
}

func parsePart(text, name string, most int) ([]decktet.Card, error) {
	ids, found := strings.CutPrefix(text, name+":")
	if !found {
		return nil, engine.BadPosition(name, "%.30q does not begin with %q", text, name+":")
	}
	var cards []decktet.Card
	for _, id := range strings.Fields(ids) {
		c := None
		if id != "-" {
			var err error
			if c, err = decktet.Parse(id); err != nil {
				return nil, engine.BadPosition(name, "%v", err)
			}
		}
		cards = append(cards, c)
	}
	if len(cards) > most {
		return nil, engine.BadPosition(name, "%d cards, at most %d fit", len(cards), most)
	}
	if part(name, cards) != text || len(cards) > 0 && cards[len(cards)-1] == None {
		return nil, engine.BadPosition(name, "written otherwise than %q", part(name, cards))
	}
	return cards, nil
}

// check holds a position that was read against what can be.
func (p Position) check() error {
	seen := Set(0)
	for _, place := range []struct {
		name  string
		cards []decktet.Card
		may   func(decktet.Card) bool
	}{
		{"palace", p.palace.Cards(), IsPersonality},
		{"capital", p.capital.Cards(), isNotExcuse},
		{"resources", p.resources.Cards(), func(c decktet.Card) bool { return isNotExcuse(c) && !IsPersonality(c) }},
		{"controlled", p.Controlled(), IsPersonality},
		{"discards", p.Discards(), func(c decktet.Card) bool { return !IsPersonality(c) }},
		{"deck", p.deck.list(), func(decktet.Card) bool { return true }},
	} {
		for _, c := range place.cards {
			if !place.may(c) {
				return engine.BadPosition(place.name, "%s cannot lie here", c)
			}
			if seen.Has(c) {
				return engine.BadPosition(place.name, "%s lies in two places", c)
			}
			seen |= SetOf(c)
		}
	}
	if whole := SetOf(Cards(p.config.Deck)...); seen != whole {
		return engine.BadPosition("deck", "missing %q, foreign %q", whole&^seen, seen&^whole)
	}
	return p.checkPhase()
}

func isNotExcuse(c decktet.Card) bool { return c != decktet.Excuse }

// checkPhase holds the end of the text against the rows.
func (p Position) checkPhase() error {
	t := table{Position: p}
	full := p.palace.Len() > PalaceLimit
	ok := true
	switch p.phase {
	case AsksPlay:
		ok = !full && !t.allControlled() && t.canPlay()
	case AsksExcuseInCapital, AsksExcuseInResources:
		ok = !full && len(p.Moves()) > 0 && slices.Contains(p.Discards(), decktet.Excuse)
	case Won:
		ok = t.allControlled()
	case Stuck:
		ok = !full && !t.allControlled() && !t.canPlay()
	case Gallows:
		ok = full
	case GivenUp:
		ok = !full && !t.allControlled()
	}
	if !ok {
		return engine.BadPosition("end", "the rows do not allow %q", phaseNames[p.phase])
	}
	return nil
}
