// Package adaman is Adaman, P. D. Magnus's solitaire of intrigue for the
// Decktet. The ids in comments (A1 to A15) are paragraphs of its rulebook.
package adaman

import (
	"adytum/engine"
	"adytum/engine/decktet"
)

// Game is Adaman as an engine.Game.
type Game struct{}

// Name is "adaman".
func (Game) Name() string { return "adaman" }

// RulesVersion is the version of these rules.
func (Game) RulesVersion() int { return 1 }

// Seats is one: Adaman is a solitaire.
func (Game) Seats() (fewest, most int) { return 1, 1 }

// The options.
const (
	OptionDeck             = "deck"
	OptionScoreAfterRefill = "score-after-refill"
	OptionMercy            = "mercy"
	OptionWinnable         = "winnable"
)

// The deck presets.
const (
	Basic            = "basic"
	BasicAndWatchman = "watchman"
	BasicAndTwo      = "two-extra"
	BasicAndThree    = "three-extra"
	WithoutExcuse    = "without-excuse"
	Extended         = "extended"
)

// Options lists the deck preset and the three switches.
func (Game) Options() []engine.Option {
	return []engine.Option{
		{Name: OptionDeck, Values: []string{Basic, BasicAndWatchman, BasicAndTwo, BasicAndThree, WithoutExcuse, Extended}},
		engine.Switch(OptionWinnable),
		engine.Switch(OptionMercy),
		engine.Switch(OptionScoreAfterRefill),
	}
}

// Cards returns the cards of a deck preset in the fixed order; nil for a name
// that is no preset.
func Cards(preset string) []decktet.Card {
	switch preset {
	case Basic:
		return decktet.Basic()
	case BasicAndWatchman:
		return append(decktet.Basic(), decktet.Watchman)
	case BasicAndTwo:
		return append(decktet.Basic(), decktet.Watchman, decktet.LightKeeper)
	case BasicAndThree:
		return append(decktet.Basic(), decktet.Watchman, decktet.LightKeeper, decktet.Consul)
	case WithoutExcuse:
		var cards []decktet.Card
		for _, c := range decktet.Extended() {
			if c != decktet.Excuse {
				cards = append(cards, c)
			}
		}
		return cards
	case Extended:
		return decktet.Extended()
	}
	return nil
}

// Value is what a card is worth as a payment and what it costs as a target:
// an Ace 1, Crowns, Pawns and Courts 10, the Excuse nothing (A15).
func Value(c decktet.Card) int { return min(int(c.Rank()), 10) }

// IsPersonality reports whether a card is one of those that must be controlled.
func IsPersonality(c decktet.Card) bool { return c.Is(decktet.Personality) }

// A Config is the options in the form that the rules use.
type Config struct {
	Deck             string
	ScoreAfterRefill bool
	Mercy            bool
	Winnable         bool
}

func configOf(o engine.Options) Config {
	return Config{
		Deck:             o[OptionDeck],
		ScoreAfterRefill: o.On(OptionScoreAfterRefill),
		Mercy:            o.On(OptionMercy),
		Winnable:         o.On(OptionWinnable),
	}
}

// Deal shuffles the deck and sets up the rows (A1).
func (g Game) Deal(s engine.Setup) (engine.Position, []engine.Event, error) {
	s, err := engine.Check(g, s)
	if err != nil {
		return nil, nil, err
	}
	config := configOf(s.Options)
	deck := Cards(config.Deck)
	engine.Shuffle(s.Seed.Stream(engine.DealStream), deck)
	p, events := Arrange(config, deck)
	return p, events, nil
}
