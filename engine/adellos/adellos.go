// Package adellos is Adellos, Till Caspar Engel's game of factions that fight
// for castles and a tower, with this project's edition of what the booklet
// leaves out. The ids in comments (D1 to D34) are paragraphs of its rulebook.
//
// An [Edition] holds what is print: board, units, cards and their words. The
// rules here know abilities and effects by their ids. A turn is several moves,
// one for each action; a decision in another's turn (a card in a combat, a
// sacrifice) is a phase in which that seat is to move.
//
// The rules lie by subject, each with what is legal, why it is refused and what
// it does: setup.go (D4 to D6), turn.go (D2, D3, D7 to D9, D25, D26, D30, D33,
// D34), hire.go (D11 to D13, D27), movement.go (D14 to D16), odds.go and
// combat.go (D17 to D21), hands.go, cards.go and cardunits.go (D10, D22 to D24),
// abilities.go (D31, D32). What they share is in rules.go, legal.go and
// refuse.go.
package adellos

import (
	"fmt"
	"slices"

	"adytum/engine"
)

// Game is Adellos with one edition as an engine.Game.
type Game struct{ sheet *sheet }

// New makes the game of an edition, as Read returns it. It panics if the
// edition does not pass its own Check.
func New(e Edition) Game {
	if err := e.Check(); err != nil {
		panic(err)
	}
	return Game{compile(e)}
}

// Edition is what the game is played with.
func (g Game) Edition() Edition { return g.sheet.edition }

// Name is "adellos", or "adellos-ID" with another edition than the app's own,
// so that a record of one edition never replays with another.
func (g Game) Name() string {
	if g.sheet.edition.ID == ownEdition {
		return "adellos"
	}
	return "adellos-" + g.sheet.edition.ID
}

const ownEdition = "adytum"

// RulesVersion is the version of these rules and of the app's own edition.
func (Game) RulesVersion() int { return 3 }

// Seats is two to four, as the edition's layouts allow.
func (g Game) Seats() (fewest, most int) {
	fewest = maxSeats
	for _, l := range g.sheet.edition.Board.Layouts {
		fewest, most = min(fewest, l.Seats), max(most, l.Seats)
	}
	return fewest, most
}

// The options that are no optional rules.
const (
	OptionFactions = "factions" // drawn or chosen (D4)
	OptionStart    = "start"    // who begins (D4)
	OptionMap      = "map"      // for two seats
)

// The values of these options.
const (
	Drawn   = "drawn"
	Chosen  = "chosen"
	MapHalf = "half"
	MapFull = "full"
)

// StartAt is the value of OptionStart with which a seat begins: "seat-0" to
// "seat-3".
func StartAt(seat engine.Seat) string { return fmt.Sprintf("seat-%d", seat) }

// startSeat reads what StartAt writes.
func startSeat(value string) uint8 { return value[len("seat-")] - '0' }

// Options lists how the game is set up and the edition's optional rules.
func (g Game) Options() []engine.Option {
	start := []string{Drawn}
	_, most := g.Seats()
	for seat := range most {
		start = append(start, StartAt(engine.Seat(seat)))
	}
	maps := []string{MapFull}
	for _, l := range g.sheet.edition.Board.Layouts {
		if l.Map == MapHalf {
			maps = []string{MapHalf, MapFull}
		}
	}
	options := []engine.Option{
		{Name: OptionMap, Values: maps},
		{Name: OptionFactions, Values: []string{Drawn, Chosen}},
		{Name: OptionStart, Values: start},
	}
	for _, o := range g.sheet.edition.Options {
		options = append(options, engine.Switch(o.ID))
	}
	return options
}

// A Config is the options in the form that the rules use.
type Config struct {
	Map                                                            string
	Chosen                                                         bool // factions
	Start                                                          string
	SuddenDeath, ProtectingWalls, ObstructingWalls, Lumberers      bool
	GoldRush, PavedWithGold, HandLimit, RoundLimit, GiftsAreAgreed bool
}

func configOf(o engine.Options) Config {
	return Config{
		Map: o[OptionMap], Chosen: o[OptionFactions] == Chosen, Start: o[OptionStart],
		SuddenDeath: o.On(OptionSuddenDeath), ProtectingWalls: o.On(OptionProtectingWalls),
		ObstructingWalls: o.On(OptionObstructingWalls), Lumberers: o.On(OptionLumberers),
		GoldRush: o.On(OptionGoldRush), PavedWithGold: o.On(OptionPavedWithGold),
		HandLimit: o.On(OptionHandLimit), RoundLimit: o.On(OptionRoundLimit), GiftsAreAgreed: o.On(OptionGifts),
	}
}

// groundFor is the layout for a number of seats; more than two seats always
// play on the full map. It is nil if the edition has none.
func (s *sheet) groundFor(seats int, m string) *ground {
	if seats > 2 {
		m = MapFull
	}
	for _, g := range s.grounds {
		if g.layout.Seats == seats && g.layout.Map == m {
			return g
		}
	}
	return nil
}

// Deal shuffles the cards and draws factions and the start player, unless they
// are chosen (D4).
func (g Game) Deal(setup engine.Setup) (engine.Position, []engine.Event, error) {
	setup, err := engine.Check(g, setup)
	if err != nil {
		return nil, nil, err
	}
	config := configOf(setup.Options)
	p, err := g.empty(config, setup.Seats)
	if err != nil {
		return nil, nil, err
	}
	r := setup.Seed.Stream(engine.DealStream)
	p.start = uint8(r.IntN(setup.Seats))
	if config.Start != Drawn {
		p.start = startSeat(config.Start)
	}
	deck := g.sheet.allCards()
	engine.Shuffle(r, deck)
	p.deckSize = uint8(copy(p.deck[:], deck))
	factions := make([]uint8, len(g.sheet.edition.Factions))
	for i := range factions {
		factions[i] = uint8(i)
	}
	engine.Shuffle(r, factions)

	t := table{Position: p, records: true}
	t.active, t.asked = t.start, t.start
	t.happen(happened{kind: evStarts, seat: t.start})
	t.phase = AsksFaction
	if !config.Chosen {
		for seat := range uint8(setup.Seats) {
			t.takeFaction(seat, factions[seat])
		}
		t.phase = AsksNoble
	}
	return t.Position, t.events(), nil
}

// empty is a position with nothing on it yet.
func (g Game) empty(config Config, seats int) (Position, error) {
	ground := g.sheet.groundFor(seats, config.Map)
	if ground == nil {
		return Position{}, &engine.Refusal{Code: engine.CodeOption, Facts: engine.Facts{
			"option": OptionMap, "value": config.Map, "allowed": ""}}
	}
	if config.Start != Drawn && int(startSeat(config.Start)) >= seats {
		return Position{}, &engine.Refusal{Code: engine.CodeOption, Facts: engine.Facts{
			"option": OptionStart, "value": config.Start, "allowed": Drawn}}
	}
	p := Position{sheet: g.sheet, ground: ground, config: config}
	p.seats = uint8(seats)
	p.round = 1
	for seat := range p.seat {
		p.seat[seat] = player{faction: -1, nobleAt: nowhere}
	}
	for i, k := range g.sheet.tokens {
		p.tokens[i] = uint8(g.sheet.kinds[k].count)
	}
	return p, nil
}

// allCards lists every copy of every card in the edition's order.
func (s *sheet) allCards() []uint8 {
	var deck []uint8
	for i, c := range s.edition.Cards {
		deck = append(deck, slices.Repeat([]uint8{uint8(i)}, c.Count)...)
	}
	return deck
}
