package adellos

import (
	"slices"

	"adytum/engine"
)

// A Phase is what the position waits for.
type Phase uint8

// The phases. Those from AsksCombat to AsksSacrifice may ask a seat in the
// turn of another.
const (
	AsksFaction   Phase = iota // a faction (D4)
	AsksNoble                  // one of the faction's nobles (D5)
	AsksPlace                  // the noble's field (D6)
	AsksHire                   // purchases before the first turn (D6)
	AsksPlay                   // phase 2 of a turn (D8)
	AsksWolf                   // the field of a wolf (D31)
	AsksExchange               // Call to Arms, Combat Training (D22)
	AsksDeploy                 // the units of Incoming or Path to Wisdom (D22)
	AsksToll                   // the unit that loses a marker by a noble's ability (D31)
	AsksCombat                 // who loses the combat at this moment: a card? (D19)
	AsksRescue                 // the owner of a defeated piece: First Aid? (D22)
	AsksGive                   // Mind Control: a card for the player (D22)
	AsksSacrifice              // Assault: a unit (D22)
	Over
)

var phaseNames = [...]string{
	"faction", "noble", "place", "hire", "play", "wolf", "exchange", "deploy", "toll", "combat", "rescue", "give",
	"sacrifice", "over",
}

// String is the phase's name in texts and refusals.
func (p Phase) String() string { return phaseNames[p] }

// nowhere stands for no field, none for no card or seat.
const (
	nowhere = 0xff
	none    = 0xff
)

// The marks on a piece that last until the turn ends.
const (
	stepsMask  = 0x03 // fields moved, at most 2 (Charge)
	interdicts = 0x04 // has used Interdict
	picked     = 0x08 // has used Pickpocket
	aided      = 0x10 // may not be attacked (First Aid)
)

// A piece lies on a field; kind 0 is an empty field.
type piece struct {
	kind  kind
	owner uint8
	time  uint8 // time markers (D28)
	flags uint8
}

// A player is what belongs to a seat.
type player struct {
	faction  int8 // -1 until it is chosen
	noble    kind
	nobleAt  uint8
	out      uint8 // 0 while in the game, else the order of leaving
	tower    uint8 // rounds on the tower (D26)
	kills    uint8 // nobles defeated
	gold     int16
	handSize uint8
	hand     [maxCards]uint8 // copies of each card
	supply   [maxUnits]uint8
	// known is what this player knows to be in the other hands, at least.
	known [maxSeats][maxCards]uint8
	// Cards that lie before the player until his next turn (D23).
	censored, revolted uint8
	truces             [maxSeats]uint8 // by the protected seat
	rose               bool            // Phylactery is spent
	prayed             bool            // Miracle is spent in this turn
}

// A fight is a combat that is not resolved yet.
type fight struct {
	from, to           uint8
	parries, quickness uint8
	ironFist           bool
}

// state is everything that changes.
type state struct {
	pieces   [maxFields]piece
	seat     [maxSeats]player
	tokens   [maxTokens]uint8
	deck     [maxDeck]uint8 // the last card is drawn first
	deckSize uint8

	seats, start  uint8
	active, asked uint8 // whose turn it is, and who decides
	leavers       uint8
	round         uint16
	phase         Phase

	ap       int16
	summoned uint8
	fisted   bool           // Iron Fist is spent in this turn
	truced   [maxSeats]bool // whom the active seat may not attack (D23)
	setUp    bool           // the first turn has begun
	fight    fight          // AsksCombat, AsksRescue
	card     uint8          // AsksExchange, AsksDeploy: the card in effect
	left     uint8          // AsksExchange, AsksDeploy, AsksSacrifice: how many more
	at       uint8          // AsksWolf: where the wolf's master stands
	end      Ending         // Over
	winners  [maxSeats]bool // Over
}

// A Position is one moment of a game, hidden things included. It is a plain
// value: copying it copies everything, == compares everything.
type Position struct {
	sheet  *sheet
	ground *ground
	config Config
	state
}

// An Ending is how a game ended; it names the outcome.
type Ending uint8

// The endings.
const (
	NotEnded      Ending = iota
	ByNobles             // one noble is left (D2)
	ByTower              // the tower was held long enough (D3, D26)
	BySuddenDeath        // the first noble died, with the option
	ByRounds             // the round limit, with the option
	BySurrender          // all others gave up
)

var endingNames = [...]string{"", "nobles", "tower", "sudden-death", "rounds", "surrender"}

// String is the name of the outcome.
func (e Ending) String() string { return endingNames[e] }

// Seats is two to four.
func (p Position) Seats() int { return int(p.seats) }

// ToMove is the seat that decides: the active one, or one that is asked in its
// turn.
func (p Position) ToMove() engine.Seat {
	if p.phase == Over {
		return engine.Nobody
	}
	return engine.Seat(p.asked)
}

// Outcome is the ending, with 1 point for who wins. Ranks follow the order of
// leaving; those who were still in the game share the best free rank.
func (p Position) Outcome() (engine.Outcome, bool) {
	if p.phase != Over {
		return engine.Outcome{}, false
	}
	o := engine.Outcome{Name: p.end.String(), Scores: make([]int, p.seats), Ranks: make([]int, p.seats)}
	for seat := range o.Ranks {
		if p.winners[seat] {
			o.Scores[seat] = 1
		}
		o.Ranks[seat] = 1
		for other := range o.Ranks {
			if p.before(other, seat) {
				o.Ranks[seat]++
			}
		}
	}
	return o, true
}

// before reports whether a seat ends on a better place than another.
func (p *Position) before(a, b int) bool {
	if p.winners[a] != p.winners[b] {
		return p.winners[a]
	}
	stay := func(seat int) int {
		if p.seat[seat].out == 0 {
			return maxSeats + 1
		}
		return int(p.seat[seat].out)
	}
	return stay(a) > stay(b)
}

// in reports whether a seat is still in the game.
func (p *Position) in(seat uint8) bool { return p.seat[seat].out == 0 }

// after is the next seat in the game, clockwise (D4).
func (p *Position) after(seat uint8) uint8 {
	for next := (seat + 1) % p.seats; next != seat; next = (next + 1) % p.seats {
		if p.in(next) {
			return next
		}
	}
	return seat
}

// traitsAt is what the piece on a field is.
func (p *Position) traitsAt(f uint8) *traits { return &p.sheet.kinds[p.pieces[f].kind] }

// can reports whether the piece on a field has an ability in effect (D28).
func (p *Position) can(f uint8, a ability) bool {
	return p.pieces[f].time == 0 && p.traitsAt(f).has(a)
}

// owns reports whether a piece of a seat stands on a field.
func (p *Position) owns(seat, f uint8) bool {
	return p.pieces[f].kind != 0 && p.pieces[f].owner == seat
}

// gifted reports whether a seat's noble has an ability in effect.
func (p *Position) gifted(seat uint8, g gift) bool {
	return p.sheet.kinds[p.seat[seat].noble].gift == g && p.seat[seat].noble != 0
}

// enterable reports whether a piece may ever stand on a field (D14).
func (p *Position) enterable(f uint8) bool {
	return p.ground.plain[f] || p.config.Lumberers && p.ground.on[f]
}

// atHome reports whether a seat's noble stands in its own castle (D13).
func (p *Position) atHome(seat uint8) bool {
	at := p.seat[seat].nobleAt
	return at != nowhere && p.ground.seatOf[at] == int8(seat)
}

// enemyCastle reports whether a field lies in the castle of another seat that is
// still in the game.
func (p *Position) enemyCastle(seat, f uint8) bool {
	owner := p.ground.seatOf[f]
	return owner >= 0 && uint8(owner) != seat && p.in(uint8(owner))
}

// summonsAllowed is how many summonings a seat may begin in a turn (D27).
func (p *Position) summonsAllowed(seat uint8) uint8 {
	n := uint8(p.sheet.edition.Constants.Summons)
	if p.gifted(seat, darkChoir) {
		n++
	}
	return n
}

// countUnits counts a seat's units and tokens, not its noble.
func (p *Position) countUnits(seat uint8) int {
	n := 0
	for _, f := range p.ground.fields {
		if p.owns(seat, f) && p.traitsAt(f).class != isNoble {
			n++
		}
	}
	return n
}

// factionTaken reports whether a seat has a faction.
func (p *Position) factionTaken(faction uint8) bool {
	return slices.ContainsFunc(p.seat[:p.seats], func(s player) bool { return s.faction == int8(faction) })
}
