// Package adaman is Adaman on the screen: the page of a new game, the table,
// and the page of the end. The rules are in engine/adaman.
package adaman

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"

	"adytum/assets"
	"adytum/engine/decktet"
	"adytum/ui/i18n"
	"adytum/ui/look"
	"adytum/widgets/boards"
	"adytum/widgets/cards"

	rules "adytum/engine/adaman"
)

// CardName is a card's short name in the chosen language, by its ID.
func CardName(id string) string { return i18n.T("card." + id) }

func nameOf(c decktet.Card) string { return CardName(c.ID()) }

// names lists cards by name: "Castle, Mill and Ace of Moons".
func names(cards []decktet.Card) string {
	var all []string
	for _, c := range cards {
		all = append(all, nameOf(c))
	}
	return i18n.List(all)
}

// namesOf lists cards that are joined by plus signs, as facts hold them.
func namesOf(ids string) string {
	var cards []decktet.Card
	for id := range strings.SplitSeq(ids, "+") {
		if c, err := decktet.Parse(id); err == nil {
			cards = append(cards, c)
		}
	}
	return names(cards)
}

// suitsOf lists the suits of a card by name.
func suitsOf(c decktet.Card) string { return suitWords(c.Suits().String()) }

// suitWords translates names of suits joined by "|".
func suitWords(suits string) string {
	var all []string
	for suit := range strings.FieldsFuncSeq(suits, func(r rune) bool { return r == '|' }) {
		all = append(all, i18n.T("suit."+strings.ToLower(suit)))
	}
	return strings.Join(all, ", ")
}

// spoken is a card in words: "Diplomat, 8, Moons, Suns, personality".
func spoken(c decktet.Card) string {
	if c == decktet.Excuse {
		return nameOf(c)
	}
	words := []string{nameOf(c), rankOf(c), suitsOf(c)}
	if rules.IsPersonality(c) {
		words = append(words, i18n.T("adaman.kind.personality"))
	}
	return strings.Join(words, ", ")
}

// rankOf is the printed rank in words or figures.
func rankOf(c decktet.Card) string {
	switch c.Rank() {
	case decktet.Ace:
		return i18n.T("rank.ace")
	case decktet.Crown:
		return i18n.T("rank.crown")
	case decktet.Pawn:
		return i18n.T("rank.pawn")
	case decktet.Court:
		return i18n.T("rank.court")
	default:
		return c.Rank().String()
	}
}

// wordsOf is what the large card says of itself.
func wordsOf(c decktet.Card) string {
	if c == decktet.Excuse {
		return i18n.T("adaman.card.excuse")
	}
	lines := []string{i18n.Tf("adaman.card.line", map[string]any{"Rank": rankOf(c), "Suits": suitsOf(c)}),
		i18n.Tf("adaman.card.value", map[string]any{"Value": rules.Value(c)})}
	if rules.IsPersonality(c) {
		lines = append(lines, i18n.T("adaman.card.personality"))
	} else {
		lines = append(lines, i18n.T("adaman.card.other"))
	}
	return strings.Join(lines, "\n")
}

// cardStyle says how names stand on the cards.
func cardStyle() cards.Style {
	return cards.Style{
		Back:      look.Picture(assets.Cards, "back"),
		StripLeft: assets.NameLeft, StripRight: assets.NameRight, StripTop: assets.NameTop, StripBottom: assets.NameBottom,
		Ink:    ink,
		Corner: assets.CardCorner,
	}
}

var ink = func() color.Color {
	c := color.NRGBA{A: 0xff}
	if _, err := fmt.Sscanf(assets.CardInk, "#%02x%02x%02x", &c.R, &c.G, &c.B); err != nil {
		panic(err) // the constant is checked with the pictures
	}
	return c
}()

func face(c decktet.Card) fyne.Resource { return look.Picture(assets.Cards, c.ID()) }

// shown is a card as the table shows it.
func shown(c decktet.Card, signs boards.Signs) cards.Card {
	return cards.Card{ID: c.ID(), Face: face(c), Name: nameOf(c), Short: shortOf(c), Spoken: spoken(c), Signs: signs}
}

// shortOf is what a small card says instead of a long name: its picture and its
// rank tell the rest.
func shortOf(c decktet.Card) string {
	switch {
	case c.Rank() == decktet.Ace:
		return i18n.T("rank.ace")
	case c == decktet.ChanceMeeting:
		return i18n.T("card.short.chance_meeting")
	}
	return ""
}
