package adellos

import "math"

// The weights of the evaluation, in units of about one gold piece's worth of
// fighting strength.
const (
	wonScore    = 1000.0
	nobleWorth  = 80.0
	towerWorth  = 45.0
	goldWorth   = 0.7
	pointWorth  = 0.5 // an action point that is still to be used
	unseenWorth = 1.3 // a card in another's hand
	homeWorth   = 1.2 // a noble that can hire
	towerPull   = 0.09
	noblePull   = 0.05
)

// worthOf is what a piece of a kind is worth on the board.
func (t *traits) worthOf() float64 {
	if t.class == isNoble {
		return 0
	}
	w := 0.42*float64(t.attack) + 0.33*float64(t.defence) + 0.25*float64(max(0, t.move-1))
	w += 2.6*float64(t.amount[income]) + 2.3*float64(t.amount[ancientWisdom]) + 1.8*float64(t.amount[command])
	for _, a := range []struct {
		ability ability
		worth   float64
	}{{fieldMarshal, 0.8}, {steelColossus, 0.8}, {ranged, 0.5}, {charge, 0.3}, {bodyguard, 0.3}, {holy, 0.3}, {martyr, 0.4},
		{interdict, 0.5}, {pickpocket, 0.5}, {plunder, 0.2}, {gangUp, 0.3}, {entrench, 0.2}, {raiseDead, 0.6}, {fear, 0.6},
		{flight, 0.2}, {sluggish, -0.5}, {immobile, -0.3}} {
		if t.has(a.ability) {
			w += a.worth
		}
	}
	return w
}

// cardWorth is what a card is worth in the own hand, by effect.
var cardWorth = [...]float64{
	callToArms: 1.8, reinforcements: 2.2, tradeAgreements: 0.6, combatTraining: 1.8, truce: 0.5, timeShift: 1.0,
	firstAid: 1.6, pathToWisdom: 1.9, incoming: 2.2, mindControl: 0.9, bookKeeper: 0.8, assault: 2.4, censorship: 0.3,
	unchained: 1.0, parry: 1.1, quickAttack: 1.1, revolt: 0.5,
}

// A scale weighs positions for one seat.
type scale struct {
	worth [256]float64 // by kind
	seat  uint8
}

func newScale(s *sheet, seat uint8) *scale {
	c := &scale{seat: seat}
	for k := range s.kinds {
		c.worth[k] = s.kinds[k].worthOf()
	}
	return c
}

// A camp is what the evaluation gathers about a seat.
type camp struct {
	fields      [maxFields]uint8
	size        int
	points      int16 // action points in the next turn
	marshal     bool  // a unit that leads others is near enough to matter
	score, risk float64
	incomes     int
}

// weigh says how good a position is for the scale's seat when it is next's
// turn now or as soon as the others have done: next has the first chance to
// strike and to get out of the way.
func (c *scale) weigh(p *Position, next uint8) float64 {
	if p.phase == Over {
		if p.winners[c.seat] {
			return wonScore
		}
		return -wonScore
	}
	if !p.in(c.seat) {
		return -wonScore
	}
	var camps [maxSeats]camp
	for _, f := range p.ground.fields {
		if p.pieces[f].kind != 0 {
			one := &camps[p.pieces[f].owner]
			one.fields[one.size] = f
			one.size++
		}
	}
	for seat := range p.seats {
		if p.in(seat) {
			c.gather(p, seat, &camps[seat])
		}
	}
	for seat := range p.seats {
		if p.in(seat) {
			c.threats(p, &camps, seat, next)
		}
	}
	best, sum, others := math.Inf(-1), 0.0, 0.0
	for seat := range p.seats {
		if seat == c.seat || !p.in(seat) {
			continue
		}
		s := camps[seat].score - camps[seat].risk
		best, sum, others = max(best, s), sum+s, others+1
	}
	total := camps[c.seat].score - camps[c.seat].risk - (0.6*best + 0.4*sum/others)
	if p.active == c.seat {
		total += pointWorth * float64(p.ap)
	}
	return total
}

// gather adds up what a seat has.
func (c *scale) gather(p *Position, seat uint8, one *camp) {
	me := &p.seat[seat]
	k := &p.sheet.edition.Constants
	one.points = int16(k.ActionPoints)
	for _, f := range one.fields[:one.size] {
		it, t := p.pieces[f], p.traitsAt(f)
		w := c.worth[it.kind]
		if it.time > 0 {
			w *= max(0.4, 1-0.13*float64(it.time))
		} else {
			one.points += int16(t.amount[command])
			one.marshal = one.marshal || t.has(fieldMarshal)
		}
		if t.amount[income] > 0 {
			if one.incomes++; one.incomes > 2 {
				w -= 0.7 * float64(one.incomes-2)
			}
		}
		one.score += w
		if t.class != isNoble && t.attack >= 2 || t.class == isNoble && !p.atHome(seat) {
			one.score -= towerPull * float64(p.sheet.distance[f][p.sheet.tower])
			one.score -= noblePull * float64(c.nearestNoble(p, seat, f))
		}
	}
	if p.atHome(seat) {
		one.score += homeWorth - c.crowding(p, seat)
	}
	one.score += goldWorth * float64(min(me.gold, 8))
	if seat == c.seat {
		for card := range p.sheet.edition.Cards {
			one.score += cardWorth[p.sheet.effect[card]] * float64(me.hand[card])
		}
	} else {
		one.score += unseenWorth * float64(me.handSize)
	}
	if me.revolted > 0 {
		one.score -= goldWorth * float64(one.incomes)
	}
	if p.owns(seat, p.sheet.tower) && p.pieces[p.sheet.tower].time == 0 {
		one.points += int16(k.TowerActionPoints)
	}
}

// crowding is the price of a castle in which nothing more can be hired.
func (c *scale) crowding(p *Position, seat uint8) float64 {
	free := 0
	for _, f := range p.ground.castles[seat] {
		if p.pieces[f].kind == 0 {
			free++
		}
	}
	switch free {
	case 0:
		return 1.2
	case 1:
		return 0.4
	}
	return 0
}

func (c *scale) nearestNoble(p *Position, seat, f uint8) uint8 {
	nearest := uint8(20)
	for other := range p.seats {
		if at := p.seat[other].nobleAt; other != seat && at != nowhere {
			nearest = min(nearest, p.sheet.distance[f][at])
		}
	}
	return nearest
}

// threats adds what a seat may lose before its next turn, and what its place
// on the tower is worth.
func (c *scale) threats(p *Position, camps *[maxSeats]camp, seat, next uint8) {
	one := &camps[seat]
	weight := 1.0 // every other seat moves first
	if seat == next {
		weight = 0.25
	}
	for _, f := range one.fields[:one.size] {
		chance := c.exposure(p, camps, seat, f)
		if p.traitsAt(f).class == isNoble {
			one.risk += weight * nobleWorth * chance
		} else {
			one.risk += weight * 0.75 * c.worth[p.pieces[f].kind] * chance
		}
		if f == p.sheet.tower && p.pieces[f].time == 0 {
			held := float64(p.seat[seat].tower+1) / float64(p.ground.rounds)
			if held >= 1 {
				held = 1.4 // the round that wins
			}
			held *= 1 - 0.8*weight*chance
			one.score += towerWorth*held*held + 1
		}
	}
}

// exposure is about the chance that the piece on a field is defeated before
// its owner's next turn.
func (c *scale) exposure(p *Position, camps *[maxSeats]camp, seat, f uint8) float64 {
	crowded := true
	for _, n := range p.ground.neighbours[f] {
		if p.pieces[n].kind == 0 && p.ground.plain[n] {
			crowded = false
			break
		}
	}
	worst := 0.0
	for other := range p.seats {
		if other == seat || !p.in(other) {
			continue
		}
		for _, from := range camps[other].fields[:camps[other].size] {
			if worst > 0.9 {
				return worst
			}
			if !c.reaches(p, camps[other].points, from, f, crowded) {
				continue
			}
			margin := c.margin(p, &camps[other], other, from, f)
			worst = max(worst, c.chance(p, other, seat, margin))
		}
	}
	return worst
}

// reaches tells whether a piece comes to attack a field within a turn, as the
// crow flies.
func (c *scale) reaches(p *Position, points int16, from, to uint8, crowded bool) bool {
	if !p.mobile(from) {
		return false
	}
	t := p.traitsAt(from)
	d := int16(p.sheet.distance[from][to])
	away := max(0, d-int16(t.reach))
	if d > 1 && t.reach == 1 && crowded {
		points -= 2 // a guard must fall first
	}
	if away > 0 && t.move == 0 {
		return false
	}
	if away > 0 {
		points -= (away + int16(t.move) - 1) / int16(t.move)
	}
	return points >= p.attackCost(from)
}

// margin is about the attack minus the defence if the piece came to attack.
func (c *scale) margin(p *Position, one *camp, seat, from, to uint8) int {
	t := p.traitsAt(from)
	var defence tally
	p.tallyDefence(&defence, from, to)
	attack := int(t.attack)
	if one.marshal && !t.has(fieldMarshal) {
		attack++
	}
	if p.can(to, fear) {
		attack--
	}
	if t.has(charge) && p.sheet.distance[from][to] > 2 || t.has(gangUp) && one.size > 3 {
		attack++
	}
	if t.has(holy) && p.traitsAt(to).class != isNoble && p.seat[p.pieces[to].owner].faction == t.against {
		attack++
	}
	switch {
	case p.gifted(seat, ironFist) && t.class == isUnit && t.value < topValue,
		p.gifted(seat, zeal) && t.class == isUnit && t.value == 1,
		p.gifted(seat, ambush) && t.class != isNoble && p.sheet.castleOf[to] >= 0 && p.ground.seatOf[to] != int8(seat):
		attack++
	}
	return attack - defence.n
}

// chance turns a margin into the chance of a defeat, with the cards that may be
// in the hands.
func (c *scale) chance(p *Position, attacker, defender uint8, margin int) float64 {
	quick := c.holding(p, attacker, quickAttack, 0.11)
	switch {
	case margin < -1:
		return 0
	case margin == -1:
		return 0.4 * quick * quick
	case margin == 0:
		return quick
	}
	saved := c.holding(p, defender, firstAid, 0.08)
	if margin == 1 {
		saved = max(saved, c.holding(p, defender, parry, 0.11))
	}
	return 1 - 0.9*saved
}

// holding is the chance that a seat has a card of an effect; the own hand is
// known, in others each card is one with a small chance.
func (c *scale) holding(p *Position, seat uint8, effect int, share float64) float64 {
	card := p.sheet.cardOf[effect]
	if card < 0 || p.seat[seat].handSize == 0 {
		return 0
	}
	if seat == c.seat {
		return float64(min(1, p.seat[seat].hand[card]))
	}
	h := float64(min(4, p.seat[seat].handSize))
	return 1 - math.Pow(1-share, h)
}
