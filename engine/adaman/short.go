package adaman

import (
	"slices"
	"strings"

	"adytum/engine"
	"adytum/engine/decktet"
)

// The parts of a short text, besides the options that it begins with. The deck
// begins with the next cards and goes on with all that are not mentioned; with
// the last cards it ends, and what is not mentioned has been played.
const (
	partNext = "next"
	partLast = "last"
)

// ParseShort reads a position by what matters in it, as
//
//	basic | capital: savage mill | resources: origin sea | next: pact castle
//
// Palace, controlled, discards and last may be given, too. The error is a
// refusal that names the part at fault, as that of ParsePosition.
func (Game) ParseShort(text string) (engine.Position, error) {
	parts := strings.Split(text, " | ")
	config, err := parseConfig(parts[0])
	if err != nil {
		return nil, err
	}
	places := map[string][]decktet.Card{}
	var mentioned Set
	for _, given := range parts[1:] {
		name, _, _ := strings.Cut(given, ":")
		if _, twice := places[name]; twice || !slices.Contains([]string{"palace", "capital", "resources", "controlled", "discards", partNext, partLast}, name) {
			return nil, engine.BadPosition("text", "%.30q is no part of a short text, or stands twice", name)
		}
		if places[name], err = parsePart(given, name, decktet.Count); err != nil {
			return nil, err
		}
		mentioned |= SetOf(places[name]...)
	}
	last, ends := places[partLast]
	deck := slices.Concat(places[partNext], last)
	for _, c := range Cards(config.Deck) {
		switch {
		case mentioned.Has(c):
		case !ends:
			deck = append(deck, c)
		case IsPersonality(c):
			places["controlled"] = append(places["controlled"], c)
		default:
			places["discards"] = append(places["discards"], c)
		}
	}
	whole := parts[:1]
	for _, name := range []string{"palace", "capital", "resources", "controlled", "discards"} {
		whole = append(whole, part(name, places[name]))
	}
	return Game{}.ParsePosition(strings.Join(append(whole, part("deck", deck), phaseNames[AsksPlay]), " | "))
}
