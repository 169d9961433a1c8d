package adellos

import "math"

// The weights of the evaluation, in units of about one gold piece's worth of
// fighting strength.
const (
	wonScore    = 1000.0
	nobleWorth  = 80.0
	towerWorth  = 45.0 // as much as victory by it is near, squared
	goldWorth   = 0.7
	pointWorth  = 0.5 // an action point that is still to be used
	unseenWorth = 1.3 // a card in another's hand
	homeWorth   = 1.2 // a noble that can hire
	// What a step to the tower and one to an enemy noble costs a fighter.
	towerPull = 0.09
	noblePull = 0.05
	// farAhead is the lead with which fighters are drawn to nobles in full.
	farAhead = 6.0
	// threatOnNext is how much a threat counts for who moves next.
	threatOnNext = 0.25
	// unitRisk is the part of its worth that a threatened unit loses.
	unitRisk = 0.75
	// lastRound stands for the part of the way in the round before victory by
	// the tower.
	lastRound = 1.4
)

// chaseWorth is what a fighter's step nearer to an enemy noble is worth to who
// is far ahead, by its attack minus the noble's defence from -2 to 1.
var chaseWorth = [4]float64{0.1, 0.3, 0.6, 0.9}

// attackWorth is what an attack value is worth; 1 defeats nearly nothing.
var attackWorth = [...]float64{0, 0.2, 0.84, 1.26, 1.68, 2.1}

// worthOf is what a piece of a kind is worth on the board.
func (t *traits) worthOf() float64 {
	if t.class == isNoble {
		return 0
	}
	w := attackWorth[min(int(t.attack), len(attackWorth)-1)] + 0.33*float64(t.defence) + 0.25*float64(max(0, t.move-1))
	w += 2.6*float64(t.amount[income]) + 2.3*float64(t.amount[ancientWisdom]) + 1.8*float64(t.amount[command])
	for _, a := range []struct {
		ability ability
		worth   float64
	}{{fieldMarshal, 0.8}, {steelColossus, 0.8}, {ranged, 0.5}, {charge, 0.3}, {bodyguard, 0.3}, {holy, 0.3}, {martyr, 0.2},
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
	worth []float64 // by kind
	seat  uint8
	sides [maxSeats]side // of the position that is weighed
}

func newScale(s *sheet, seat uint8) *scale {
	return &scale{worth: s.worth, seat: seat}
}

// A side is what the evaluation gathers about a seat.
type side struct {
	sums
	fields  [maxFields]uint8  // size of them
	strikes [maxFields]strike // armed of them
}

type sums struct {
	size, armed int
	points      int16 // action points in the next turn
	marshal     bool  // a unit that leads others is on the board
	incomes     int
	score, risk float64
	chase       float64
}

// A strike is an attack that a piece may make within a turn, as the crow
// flies.
type strike struct {
	from   uint8
	attack int8
	far    int8 // how far away the target may be
	round  int8 // the same if a guard beside the target must fall first
	traits *traits
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
	sides := &c.sides
	for seat := range p.seats {
		sides[seat].sums = sums{}
	}
	for _, f := range p.ground.fields {
		if p.pieces[f].kind != 0 {
			one := &sides[p.pieces[f].owner]
			one.fields[one.size] = f
			one.size++
		}
	}
	for seat := range p.seats {
		if p.in(seat) {
			c.gather(p, seat, &sides[seat])
			p.arm(seat, &sides[seat])
		}
	}
	for seat := range p.seats {
		if p.in(seat) {
			c.threats(p, seat, next)
		}
	}
	c.press(p)
	best, sum, others := math.Inf(-1), 0.0, 0.0
	for seat := range p.seats {
		if seat == c.seat || !p.in(seat) {
			continue
		}
		s := sides[seat].score - sides[seat].risk
		best, sum, others = max(best, s), sum+s, others+1
	}
	total := sides[c.seat].score - sides[c.seat].risk - (0.6*best + 0.4*sum/others)
	if p.active == c.seat {
		total += pointWorth * float64(p.ap)
	}
	return total
}

// gather adds up what a seat has.
func (c *scale) gather(p *Position, seat uint8, one *side) {
	me := &p.seat[seat]
	k := &p.sheet.edition.Constants
	one.points = int16(k.ActionPoints)
	home := p.atHome(seat)
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
		if t.class != isNoble && t.attack >= 2 || t.class == isNoble && !home {
			one.score -= towerPull * float64(p.sheet.distance[f][p.sheet.tower])
			away, margin := p.prey(seat, f, t)
			one.score -= noblePull * float64(away)
			if it.time == 0 {
				one.chase += chaseWorth[margin] * float64(max(0, 12-int8(away)))
			}
		}
	}
	if home {
		one.score += homeWorth - c.crowding(p, seat)
	}
	one.score += goldWorth * float64(min(me.gold, 8))
	if seat == c.seat {
		for card := range p.sheet.edition.Cards {
			if n := me.hand[card]; n > 0 {
				one.score += cardWorth[p.sheet.effect[card]] * float64(n)
			}
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

// press counts how near the fighters of who is ahead are to the enemy nobles.
func (c *scale) press(p *Position) {
	for seat := range p.seats {
		if !p.in(seat) {
			continue
		}
		lead := math.Inf(1)
		for other := range p.seats {
			if other != seat && p.in(other) {
				lead = min(lead, c.sides[seat].score-c.sides[other].score)
			}
		}
		c.sides[seat].risk -= c.sides[seat].chase * min(1, max(0, lead/farAhead))
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

// prey is how far the nearest enemy noble is from a piece, and by how much the
// piece's attack exceeds its defence, from 0 for -2 to 3 for 1.
func (p *Position) prey(seat, f uint8, t *traits) (away uint8, margin int8) {
	away = 20
	for other := range p.seats {
		if at := p.seat[other].nobleAt; other != seat && at != nowhere && p.sheet.distance[f][at] < away {
			away, margin = p.sheet.distance[f][at], t.attack-p.sheet.kinds[p.seat[other].noble].defence
		}
	}
	return away, min(3, max(0, margin+2))
}

// arm lists what a seat's pieces can attack with in its next turn.
func (p *Position) arm(seat uint8, one *side) {
	fist, zeal, marshal := p.gifted(seat, ironFist), p.gifted(seat, zeal), int8(0)
	if one.marshal {
		marshal = 1
	}
	for _, f := range one.fields[:one.size] {
		t := p.traitsAt(f)
		if p.pieces[f].time > 0 || t.has(immobile) {
			continue
		}
		s := strike{from: f, attack: t.attack, traits: t}
		if !t.has(fieldMarshal) {
			s.attack += marshal
		}
		if t.class == isUnit && (fist && t.value < topValue || zeal && t.value == 1) || t.has(gangUp) && one.size > 3 {
			s.attack++
		}
		steps := int8(one.points - p.attackCost(f))
		if steps < 0 {
			continue
		}
		s.far = t.reach + t.move*steps
		s.round = s.far
		if t.reach == 1 {
			s.round = max(1, t.reach+t.move*(steps-2))
		}
		one.strikes[one.armed] = s
		one.armed++
	}
}

// threats adds what a seat may lose before its next turn, and what its place
// on the tower is worth.
func (c *scale) threats(p *Position, seat, next uint8) {
	one := &c.sides[seat]
	var odds [maxSeats][4]float64
	for other := range p.seats {
		if other != seat && p.in(other) {
			odds[other] = c.odds(p, other, seat)
		}
	}
	weight := 1.0 // every other seat moves first
	if seat == next {
		weight = threatOnNext
	}
	for _, f := range one.fields[:one.size] {
		chance := c.exposure(p, &odds, seat, f)
		switch {
		case p.traitsAt(f).class != isNoble:
			one.risk += weight * unitRisk * c.worth[p.pieces[f].kind] * chance
		case p.rises(seat):
			one.risk += weight * nobleWorth * chance * 0.3
		default:
			one.risk += weight * nobleWorth * chance
		}
		if f == p.sheet.tower && p.pieces[f].time == 0 {
			held := float64(p.seat[seat].tower+1) / float64(p.ground.rounds)
			if held >= 1 {
				held = lastRound // the round that wins
			}
			held *= 1 - 0.8*weight*chance
			one.score += towerWorth*held*held + 1
		}
	}
}

// exposure is about the chance that the piece on a field is defeated before
// its owner's next turn.
func (c *scale) exposure(p *Position, odds *[maxSeats][4]float64, seat, f uint8) float64 {
	guarded := p.guarded(f)
	worst := 0.0
	for other := range p.seats {
		if other == seat || !p.in(other) {
			continue
		}
		side := &c.sides[other]
		margin, defence := -2, 0
		for i := range side.strikes[:side.armed] {
			s := &side.strikes[i]
			away, far := int8(p.sheet.distance[s.from][f]), s.far
			if guarded {
				far = s.round
			}
			if away > far {
				continue
			}
			if defence == 0 {
				defence = 1 + p.shield(s.from, f)
			}
			margin = max(margin, p.force(s, f, away)-defence+1)
			if margin >= 2 {
				break
			}
		}
		if margin >= -1 {
			worst = max(worst, odds[other][min(2, margin)+1])
		}
	}
	return worst
}

// guarded reports whether nothing can come beside a field as it is.
func (p *Position) guarded(f uint8) bool {
	for _, n := range p.ground.neighbours[f] {
		if p.pieces[n].kind == 0 && p.ground.plain[n] {
			return false
		}
	}
	return true
}

// shield is the defence of the piece on a field.
func (p *Position) shield(from, to uint8) int {
	var defence tally
	p.tallyDefence(&defence, from, to)
	if p.can(to, fear) {
		defence.n++ // as good as one less to attack with
	}
	return defence.n
}

// force is the attack of a strike at a field that far away.
func (p *Position) force(s *strike, to uint8, away int8) int {
	attack, t := s.attack, s.traits
	if t.has(charge) && away > 2 {
		attack++
	}
	if t.against >= 0 && p.traitsAt(to).class != isNoble && p.seat[p.pieces[to].owner].faction == t.against {
		attack++
	}
	if seat := p.pieces[s.from].owner; t.class != isNoble && p.gifted(seat, ambush) && p.sheet.castleOf[to] >= 0 && p.ground.seatOf[to] != int8(seat) {
		attack++
	}
	return int(attack)
}

// odds are the chances of a defeat by the margin of the attack, from -1 to 2,
// with the cards that may be in the hands.
func (c *scale) odds(p *Position, attacker, defender uint8) [4]float64 {
	quick := c.holding(p, attacker, quickAttack, &combatShare)
	saved := c.holding(p, defender, firstAid, &aidShare)
	parried := max(saved, c.holding(p, defender, parry, &combatShare))
	return [4]float64{0.4 * quick * quick, quick, 1 - 0.9*parried, 1 - 0.9*saved}
}

// chance turns a margin into the chance of a defeat.
func (c *scale) chance(p *Position, attacker, defender uint8, margin int) float64 {
	if margin < -1 {
		return 0
	}
	return c.odds(p, attacker, defender)[min(2, margin)+1]
}

// The chances that a card of an effect is among some hidden ones, 4 at most.
var combatShare, aidShare = shares(0.11), shares(0.08)

func shares(one float64) (chance [5]float64) {
	for cards := range chance {
		chance[cards] = 1 - math.Pow(1-one, float64(cards))
	}
	return chance
}

// holding is the chance that a seat has a card of an effect; the own hand is
// known.
func (c *scale) holding(p *Position, seat uint8, effect int, share *[5]float64) float64 {
	card := p.sheet.cardOf[effect]
	if card < 0 || p.seat[seat].handSize == 0 {
		return 0
	}
	if seat == c.seat {
		return float64(min(1, p.seat[seat].hand[card]))
	}
	return share[min(4, p.seat[seat].handSize)]
}
