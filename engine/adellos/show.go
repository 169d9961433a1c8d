package adellos

import (
	"slices"

	"adytum/engine"
)

// What a screen shows of a view. Pieces, cards, factions and fields are named
// by their ids in the edition.

// A Piece is what lies on a field.
type Piece struct {
	Field string
	Unit  string
	Owner engine.Seat
	// Time is the number of time markers.
	Time int
	// Saved reports whether it may not be attacked again in this turn.
	Saved          bool
	IsNoble        bool
	IsToken        bool
	ActionPoints   int // that its attack costs
	UsedThisTurn   bool
	MovedThisTurn  int // fields, at most 2
	CanAct         bool
	AttackDistance int
}

// A Lying is an event card that lies before a player until his next turn.
type Lying struct {
	Card string
	// Safe is whom a Truce protects, otherwise Nobody.
	Safe engine.Seat
}

// A Stock is how many tiles of a unit are left in a supply.
type Stock struct {
	Unit string
	Left int
}

// A Player is what all see of a seat.
type Player struct {
	Seat    engine.Seat
	Castle  string
	Faction string // "" until it is chosen
	Noble   string // "" until it is chosen
	// NobleAt is the noble's field, "" before it is placed and after its
	// death.
	NobleAt string
	Gold    int
	Cards   int // in hand
	Tower   int // rounds held
	Kills   int // nobles defeated
	// Left is the order of leaving the game, from 1; 0 while in it.
	Left   int
	Lying  []Lying
	Supply []Stock
	// Risen reports whether the noble has used the ability that works once a game.
	Risen bool
}

// A Turn is what all see of the turn.
type Turn struct {
	Round        int
	Start        engine.Seat // began the game
	Active       engine.Seat // has the turn
	Phase        Phase
	ActionPoints int
	// Summons is how many summonings may still begin.
	Summons int
	// MustAct reports whether action points are left that can be used, so that
	// the turn cannot end.
	MustAct bool
	// Forbidden are the seats that a Truce protects from the active one.
	Forbidden []engine.Seat
	// From and To are the fields of the combat that waits for an answer, ""
	// outside of one.
	From, To string
	// Card is the card that waits for choices, "" if none does; Left is how
	// many, also of sacrifices.
	Card string
	Left int
}

// A Step is a field that a piece can move to.
type Step struct {
	Field        string
	ActionPoints int
}

// A Count is copies of a card.
type Count struct {
	Card   string
	Copies int
}

// Edition is what the game is played with.
func (v View) Edition() Edition { return v.table.sheet.edition }

// Config is the options of the game.
func (v View) Config() Config { return v.table.config }

// Fields lists the fields that are in the game, in the board's order.
func (v View) Fields() []Field {
	var fields []Field
	for _, f := range v.table.ground.fields {
		fields = append(fields, v.table.sheet.fields[f])
	}
	return fields
}

// WinsByTower is the seat that wins by the tower (D26) after that many of its turns
// at most if its piece stays there, Nobody if none does.
func (v View) WinsByTower(turns int) engine.Seat { return v.table.winsByTower(turns) }

func (p *Position) winsByTower(turns int) engine.Seat {
	holder := p.pieces[p.sheet.tower]
	if holder.kind == 0 || holder.time > 0 || int(p.seat[holder.owner].tower)+turns < p.ground.rounds {
		return engine.Nobody
	}
	return engine.Seat(holder.owner)
}

// TowerRounds is how often the tower must be held for victory.
func (v View) TowerRounds() int { return v.table.ground.rounds }

// Pieces lists what lies on the board, in the board's order.
func (v View) Pieces() []Piece {
	var pieces []Piece
	for _, f := range v.table.ground.fields {
		if v.table.pieces[f].kind != 0 {
			pieces = append(pieces, v.table.pieceAt(f))
		}
	}
	return pieces
}

// PieceAt is what lies on a field; false if nothing does.
func (v View) PieceAt(field string) (Piece, bool) {
	f, ok := v.table.sheet.fieldAt(field)
	if !ok || v.table.pieces[f].kind == 0 {
		return Piece{}, false
	}
	return v.table.pieceAt(f), true
}

func (p *Position) pieceAt(f uint8) Piece {
	it, t := p.pieces[f], p.traitsAt(f)
	return Piece{
		Field: p.sheet.fields[f].ID, Unit: t.id, Owner: engine.Seat(it.owner), Time: int(it.time),
		Saved: it.flags&aided != 0, IsNoble: t.class == isNoble, IsToken: t.class == isToken,
		ActionPoints: int(p.attackCost(f)), UsedThisTurn: it.flags&(picked|interdicts) != 0,
		MovedThisTurn: int(it.flags & stepsMask), CanAct: p.mobile(f), AttackDistance: int(t.reach),
	}
}

// Players lists what all see of the seats.
func (v View) Players() []Player {
	var players []Player
	for seat := range v.table.seats {
		players = append(players, v.table.playerAt(seat))
	}
	return players
}

func (p *Position) playerAt(seat uint8) Player {
	me := &p.seat[seat]
	one := Player{Seat: engine.Seat(seat), Castle: p.castleName(seat), Gold: int(me.gold), Cards: int(me.handSize),
		Tower: int(me.tower), Kills: int(me.kills), Left: int(me.out), Risen: me.rose, Lying: p.lyingBefore(seat)}
	if me.faction >= 0 {
		one.Faction = p.sheet.edition.Factions[me.faction].ID
		for _, k := range p.sheet.units[me.faction] {
			one.Supply = append(one.Supply, Stock{p.sheet.kinds[k].id, int(me.supply[p.sheet.kinds[k].index])})
		}
	}
	if me.noble != 0 {
		one.Noble = p.sheet.kinds[me.noble].id
	}
	if me.nobleAt != nowhere {
		one.NobleAt = p.sheet.fields[me.nobleAt].ID
	}
	return one
}

func (p *Position) lyingBefore(seat uint8) []Lying {
	me := &p.seat[seat]
	var lying []Lying
	lying = append(lying, slices.Repeat([]Lying{{effectNames[censorship], engine.Nobody}}, int(me.censored))...)
	lying = append(lying, slices.Repeat([]Lying{{effectNames[revolt], engine.Nobody}}, int(me.revolted))...)
	for safe := range p.seats {
		lying = append(lying, slices.Repeat([]Lying{{effectNames[truce], engine.Seat(safe)}}, int(me.truces[safe]))...)
	}
	return lying
}

// Turn is what all see of the turn.
func (v View) Turn() Turn {
	p := &v.table
	t := Turn{Round: int(p.round), Start: engine.Seat(p.start), Active: engine.Seat(p.active), Phase: p.phase,
		ActionPoints: int(p.ap), Left: int(p.left)}
	if p.phase == AsksPlay {
		t.MustAct = p.mustAct()
		t.Summons = int(p.summonsAllowed(p.active) - min(p.summoned, p.summonsAllowed(p.active)))
	}
	for seat := range p.seats {
		if p.truced[seat] {
			t.Forbidden = append(t.Forbidden, engine.Seat(seat))
		}
	}
	if p.phase == AsksCombat || p.phase == AsksRescue {
		t.From, t.To = p.sheet.fields[p.fight.from].ID, p.sheet.fields[p.fight.to].ID
	}
	if p.phase == AsksExchange || p.phase == AsksDeploy {
		t.Card = p.sheet.edition.Cards[p.card].ID
	}
	return t
}

// Hand lists the seat's own cards in the edition's order.
func (v View) Hand() []Count { return v.table.counts(&v.table.seat[v.seat].hand) }

// Known lists what the seat knows to be in another's hand.
func (v View) Known(other engine.Seat) []Count {
	return v.table.counts(&v.table.seat[v.seat].known[other])
}

// Unseen lists the cards that lie in the other hands and the pile together.
func (v View) Unseen() []Count { return v.table.counts(&v.unseen) }

func (p *Position) counts(counts *[maxCards]uint8) []Count {
	var list []Count
	for i, c := range p.sheet.edition.Cards {
		if n := counts[i]; n > 0 {
			list = append(list, Count{c.ID, int(n)})
		}
	}
	return list
}

// Pile is the number of cards that can still be drawn.
func (v View) Pile() int { return int(v.table.deckSize) }

// Tokens lists how many tokens are left in the common supply.
func (v View) Tokens() []Stock {
	var list []Stock
	for i, k := range v.table.sheet.tokens {
		list = append(list, Stock{v.table.sheet.kinds[k].id, int(v.table.tokens[i])})
	}
	return list
}

// Reach lists where a piece could move, whatever action points are left; none
// for a piece that cannot move.
func (v View) Reach(field string) []Step {
	p := &v.table
	f, ok := p.sheet.fieldAt(field)
	if !ok || p.pieces[f].kind == 0 || !p.mobile(f) {
		return nil
	}
	r := p.reachOf(f)
	var steps []Step
	for _, to := range p.ground.fields {
		if r.cost[to] > 0 {
			steps = append(steps, Step{p.sheet.fields[to].ID, int(r.cost[to])})
		}
	}
	return steps
}

// Odds are as in Position.
func (v View) Odds(attacker, target string) (Odds, bool) { return v.table.Odds(attacker, target) }
