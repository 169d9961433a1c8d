package adaman

import (
	"slices"

	"adytum/engine"
	"adytum/engine/adaman/fast"
	"adytum/engine/decktet"
)

// The fast twin of these rules plays the games that bots and solver think
// through; a test holds the two together.

// fastDecks pairs the presets with the twin's decks.
var fastDecks = map[string]fast.Deck{
	Basic:            fast.Basic,
	BasicAndWatchman: fast.WithWatchman,
	BasicAndTwo:      fast.WithTwo,
	BasicAndThree:    fast.WithThree,
	WithoutExcuse:    fast.WithoutExcuse,
	Extended:         fast.Extended,
}

var fastPhases = map[Phase]fast.Phase{
	AsksPlay:              fast.Playing,
	AsksExcuseInCapital:   fast.ExcuseInCapital,
	AsksExcuseInResources: fast.ExcuseInResources,
}

// twin is the position for the fast rules; it must not be over.
func (p Position) twin() fast.State {
	deck := p.deck.list()
	slices.Reverse(deck)
	return fast.New(fast.Config{
		Deck:             fastDecks[p.config.Deck],
		ScoreAfterRefill: p.config.ScoreAfterRefill,
		Mercy:            p.config.Mercy,
	}, fast.Rows{
		Palace:    p.palace.Cards(),
		Capital:   p.capital.Cards(),
		Resources: p.resources.Cards(),
		Deck:      deck,
	}, fastPhases[p.phase])
}

// moveOf reads a move of the twin made in this position.
func (p Position) moveOf(m fast.Move) Move {
	if p.phase != AsksPlay {
		return Move{decktet.Excuse, SetOf(m.Target())}
	}
	return Move{m.Target(), Set(m.Payment())}
}

// RandomPlayouts returns a function that plays one random game from here by the
// fast rules, with a deck in random order. The position must not be over.
func (p Position) RandomPlayouts(r *engine.Rand) func() {
	start, rand := p.twin(), fast.Rand(r.Uint64())
	return func() {
		s := start
		s.ShuffleDeck(&rand)
		s.RandomPlayout(&rand)
	}
}
