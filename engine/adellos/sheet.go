package adellos

import (
	"fmt"
	"slices"
)

// The behaviours of units and tokens, by the ids of an edition's abilities
// (D31).
type ability uint8

const (
	income ability = iota
	ancientWisdom
	command
	fieldMarshal
	steelColossus
	ranged
	charge
	bodyguard
	holy
	martyr
	interdict
	absolution
	pickpocket
	plunder
	gangUp
	wolfPack
	entrench
	raiseDead
	fear
	flight
	sluggish
	immobile
)

var abilityNames = [...]string{
	"income", "ancient_wisdom", "command", "field_marshal", "steel_colossus", "ranged", "charge", "bodyguard",
	"holy", "martyr", "interdict", "absolution", "pickpocket", "plunder", "gang_up", "wolf_pack", "entrench",
	"raise_dead", "fear", "flight", "sluggish", "immobile",
}

// The behaviours of nobles (D31).
type gift uint8

const (
	ironFist gift = iota
	heir
	castellan
	scriptorium
	miracle
	zeal
	bounty
	freeHands
	ambush
	darkChoir
	bloodToll
	phylactery
	noGift
)

var giftNames = [...]string{
	"iron_fist", "heir", "castellan", "scriptorium", "miracle", "zeal", "bounty", "free_hands", "ambush",
	"dark_choir", "blood_toll", "phylactery",
}

// The effects of event cards (D22).
const (
	callToArms = iota
	reinforcements
	tradeAgreements
	combatTraining
	truce
	timeShift
	firstAid
	pathToWisdom
	incoming
	mindControl
	bookKeeper
	assault
	censorship
	unchained
	parry
	quickAttack
	revolt
)

var effectNames = [...]string{
	"call_to_arms", "reinforcements", "trade_agreements", "combat_training", "truce", "time_shift", "first_aid",
	"path_to_wisdom", "incoming", "mind_control", "book_keeper", "assault", "censorship", "unchained", "parry",
	"quick_attack", "revolt",
}

// The windows of event cards.
const (
	WindowOwnTurn     = "own-turn"
	WindowInCombat    = "in-combat"
	WindowAfterCombat = "after-combat"
)

func windowOf(effect int) string {
	switch effect {
	case parry, quickAttack:
		return WindowInCombat
	case firstAid:
		return WindowAfterCombat
	}
	return WindowOwnTurn
}

// The optional rules, which are also the names of the engine's options.
const (
	OptionSuddenDeath      = "sudden-death"
	OptionProtectingWalls  = "protecting-walls"
	OptionObstructingWalls = "obstructing-walls"
	OptionLumberers        = "lumberers"
	OptionGoldRush         = "gold-rush"
	OptionPavedWithGold    = "paved-with-gold"
	OptionHandLimit        = "hand-limit"
	OptionRoundLimit       = "round-limit"
	OptionGifts            = "gifts"
)

var ruleNames = [...]string{
	OptionSuddenDeath, OptionProtectingWalls, OptionObstructingWalls, OptionLumberers, OptionGoldRush,
	OptionPavedWithGold, OptionHandLimit, OptionRoundLimit, OptionGifts,
}

// The tokens that abilities create.
const (
	tokenSkeleton  = "skeleton"
	tokenWolf      = "wolf"
	tokenBarricade = "barricade"
)

// A kind is a kind of piece: an index into a sheet's kinds; 0 is none.
type kind uint8

type class uint8

const (
	isUnit class = iota
	isNoble
	isToken
)

// traits are what a kind of piece is and can.
type traits struct {
	id                    string
	class                 class
	faction               int8 // -1 for tokens
	index                 int8 // among the faction's units or nobles, or the tokens
	count                 int8
	attack, defence, move int8
	value, gold, time     int8
	abilities             uint32
	amount                [command + 1]int8 // of income, cards, action points
	reach                 int8              // of an attack
	against               int8              // faction; -1 for none
	gift                  gift              // of a noble
}

func (t *traits) has(a ability) bool { return t.abilities>>a&1 != 0 }

// A sheet is an edition in the form that the rules use. It never changes.
type sheet struct {
	edition   Edition
	kinds     []traits
	units     [][]kind // by faction
	nobles    [][]kind // by faction
	tokens    []kind
	skeleton  kind // 0 if the edition has none
	wolf      kind
	barricade kind
	fields    []Field
	castleOf  [maxFields]int8 // index of the castle; -1 for none
	tower     uint8
	distance  [maxFields][maxFields]uint8
	effect    [maxCards]uint8       // by card
	cardOf    [len(effectNames)]int // by effect; -1 if the edition has none
	cardAP    [maxCards]int
	grounds   []*ground
	worth     []float64 // by kind, for the computer players
}

// A ground is the part of the board that a layout plays on.
type ground struct {
	layout     Layout
	on         [maxFields]bool
	neighbours [maxFields][]uint8 // those on the ground
	plain      [maxFields]bool    // on the ground and enterable without an optional rule (D14)
	seatOf     [maxFields]int8    // whose castle; -1 for none
	castles    [maxSeats][]uint8  // the fields of each seat's castle
	front      [maxSeats][]uint8  // the same, those near the tower first
	castle     [maxSeats]int      // the castle of each seat
	rounds     int                // on the tower for victory (D26)
	extra      [maxSeats]int      // start gold
	fields     []uint8            // all on the ground
	open       []uint8            // all that are plain
}

func compile(e Edition) *sheet {
	s := &sheet{edition: e, kinds: make([]traits, 1), fields: e.Board.Fields}
	s.kinds[0].faction = -1
	for _, t := range e.Tokens {
		k := s.add(traits{id: t.ID, class: isToken, faction: -1, index: int8(len(s.tokens)), count: int8(t.Count),
			attack: int8(t.Attack), defence: int8(t.Defence), move: int8(t.Move)}, t.Abilities)
		s.tokens = append(s.tokens, k)
		switch t.ID {
		case tokenSkeleton:
			s.skeleton = k
		case tokenWolf:
			s.wolf = k
		case tokenBarricade:
			s.barricade = k
		}
	}
	for i, f := range e.Factions {
		var units, nobles []kind
		for j, u := range f.Units {
			units = append(units, s.add(traits{id: u.ID, faction: int8(i), index: int8(j), count: int8(u.Count),
				attack: int8(u.Attack), defence: int8(u.Defence), move: int8(u.Move),
				value: int8(u.Value), gold: int8(u.Gold), time: int8(u.Time)}, u.Abilities))
		}
		for j, n := range f.Nobles {
			k := s.add(traits{id: n.ID, class: isNoble, faction: int8(i), index: int8(j), count: 1,
				attack: int8(n.Attack), defence: int8(n.Defence), move: int8(n.Move)}, nil)
			s.kinds[k].gift = gift(slices.Index(giftNames[:], n.Ability))
			nobles = append(nobles, k)
		}
		s.units, s.nobles = append(s.units, units), append(s.nobles, nobles)
	}
	for k := range s.kinds {
		s.worth = append(s.worth, s.kinds[k].worthOf())
	}
	s.compileCards()
	s.compileBoard()
	return s
}

func (s *sheet) add(t traits, abilities []Has) kind {
	t.reach, t.against, t.gift = 1, -1, noGift
	for _, h := range abilities {
		a := ability(slices.Index(abilityNames[:], h.ID))
		t.abilities |= 1 << a
		if a <= command {
			t.amount[a] = int8(h.N)
		}
		if a == ranged {
			t.reach = int8(h.N)
		}
		if a == holy {
			t.against = int8(slices.IndexFunc(s.edition.Factions, func(f Faction) bool { return f.ID == h.Against }))
		}
	}
	s.kinds = append(s.kinds, t)
	return kind(len(s.kinds) - 1)
}

func (s *sheet) compileCards() {
	for i := range s.cardOf {
		s.cardOf[i] = -1
	}
	for i, c := range s.edition.Cards {
		effect := slices.Index(effectNames[:], c.ID)
		s.effect[i], s.cardOf[effect], s.cardAP[i] = uint8(effect), i, c.ActionPoints
	}
}

func (s *sheet) compileBoard() {
	b := s.edition.Board
	for i, f := range s.fields {
		s.castleOf[i] = int8(slices.Index(b.Castles, f.Castle))
		if f.ID == b.Tower {
			s.tower = uint8(i)
		}
		for j, g := range s.fields {
			s.distance[i][j] = uint8(distance(f, g))
		}
	}
	for _, l := range b.Layouts {
		s.grounds = append(s.grounds, s.ground(l))
	}
}

// distance counts the steps between two fields as if nothing were in the way.
func distance(f, g Field) int {
	dx, dy := f.X-g.X, f.Y-g.Y
	dx, dy = max(dx, -dx), max(dy, -dy)
	return dy + max(0, dx-dy)/2
}

func (s *sheet) ground(l Layout) *ground {
	g := &ground{layout: l, rounds: s.edition.Constants.TowerRounds[fmt.Sprint(l.Seats)]}
	for i, f := range s.fields {
		g.on[i] = len(l.Fields) == 0 || slices.Contains(l.Fields, f.ID)
		g.plain[i] = g.on[i] && (f.Kind == "plain" || f.Kind == "castle" || f.Kind == "tower")
		g.seatOf[i] = -1
	}
	for seat, castle := range l.Castles {
		g.castle[seat] = slices.Index(s.edition.Board.Castles, castle)
		g.extra[seat] = l.ExtraGold[castle]
	}
	for i := range s.fields {
		if !g.on[i] {
			continue
		}
		g.fields = append(g.fields, uint8(i))
		if g.plain[i] {
			g.open = append(g.open, uint8(i))
		}
		for j := range s.fields {
			if g.on[j] && s.distance[i][j] == 1 {
				g.neighbours[i] = append(g.neighbours[i], uint8(j))
			}
		}
		for seat := range l.Castles {
			if int(s.castleOf[i]) == g.castle[seat] {
				g.seatOf[i] = int8(seat)
				g.castles[seat] = append(g.castles[seat], uint8(i))
			}
		}
	}
	for seat := range l.Castles {
		g.front[seat] = slices.Clone(g.castles[seat])
		slices.SortStableFunc(g.front[seat], func(a, b uint8) int {
			return int(s.distance[a][s.tower]) - int(s.distance[b][s.tower])
		})
	}
	return g
}

// fieldAt is the field of an id; false if there is none.
func (s *sheet) fieldAt(id string) (uint8, bool) {
	i := slices.IndexFunc(s.fields, func(f Field) bool { return f.ID == id })
	return uint8(max(i, 0)), i >= 0
}

// cardNamed is the card of an id; false if there is none.
func (s *sheet) cardNamed(id string) (uint8, bool) {
	i := slices.IndexFunc(s.edition.Cards, func(c Card) bool { return c.ID == id })
	return uint8(max(i, 0)), i >= 0
}

// kindNamed is the piece of an id; false if there is none.
func (s *sheet) kindNamed(id string) (kind, bool) {
	for k := 1; k < len(s.kinds); k++ {
		if s.kinds[k].id == id {
			return kind(k), true
		}
	}
	return 0, false
}

// factionNamed is the faction of an id; false if there is none.
func (s *sheet) factionNamed(id string) (uint8, bool) {
	i := slices.IndexFunc(s.edition.Factions, func(f Faction) bool { return f.ID == id })
	return uint8(max(i, 0)), i >= 0
}

// castleNamed is the castle of an id; false if there is none.
func (s *sheet) castleNamed(id string) (uint8, bool) {
	i := slices.Index(s.edition.Board.Castles, id)
	return uint8(max(i, 0)), i >= 0
}
