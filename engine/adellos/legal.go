package adellos

// acts appends every legal act of the seat to move, in no order.
func (p *Position) acts(list []act) []act {
	switch p.phase {
	case AsksFaction:
		for i := range p.sheet.edition.Factions {
			if !p.factionTaken(uint8(i)) {
				list = append(list, act{verb: doFaction, what: uint8(i)})
			}
		}
	case AsksNoble:
		for _, k := range p.sheet.nobles[p.seat[p.asked].faction] {
			list = append(list, act{verb: doNoble, what: uint8(k)})
		}
	case AsksPlace:
		for _, f := range p.ground.castles[p.asked] {
			list = append(list, act{verb: doPlace, to: f})
		}
	case AsksHire:
		list = append(p.hires(list), act{verb: doEnd})
	case AsksPlay:
		list = p.plays(list)
	case AsksWolf:
		for _, f := range p.ground.neighbours[p.at] {
			if p.wolfMay(f) {
				list = append(list, act{verb: doPlace, to: f})
			}
		}
	case AsksExchange:
		list = p.exchanges(list)
		if p.left < exchangeMost {
			list = append(list, act{verb: doDone})
		}
	case AsksDeploy:
		list = p.deployments(list)
		if p.left < deployMost {
			list = append(list, act{verb: doDone})
		}
	case AsksToll:
		for _, f := range p.ground.fields {
			if p.owns(p.asked, f) && p.pieces[f].time > 0 {
				list = append(list, act{verb: doUnmark, to: f})
			}
		}
	case AsksCombat, AsksRescue:
		list = append(p.answers(list), act{verb: doPass})
	case AsksGive:
		for card := range p.sheet.edition.Cards {
			if p.holds(p.asked, uint8(card)) {
				list = append(list, act{verb: doGive, what: uint8(card)})
			}
		}
	case AsksSacrifice:
		for _, f := range p.ground.fields {
			if p.owns(p.asked, f) && p.traitsAt(f).class != isNoble {
				list = append(list, act{verb: doSacrifice, to: f})
			}
		}
	case Over:
	}
	return list
}

// plays lists what can be done in phase 2 (D8).
func (p *Position) plays(list []act) []act {
	list = p.hires(list)
	must := false // as mustAct says
	for _, f := range p.ground.fields {
		if !p.owns(p.active, f) || p.pieces[f].time > 0 {
			continue
		}
		if p.ap > 0 && p.mobile(f) {
			before := len(list)
			list = p.movesOf(list, f)
			list = p.attacksOf(list, f)
			must = must || len(list) > before
		}
		list = p.actionsOf(list, f)
	}
	list = p.cardPlays(list)
	if p.config.GiftsAreAgreed {
		list = p.gifts(list)
	}
	if !must {
		list = append(list, act{verb: doEnd})
	}
	return list
}

// hires lists purchases and summonings (D11, D12, D13, D27).
func (p *Position) hires(list []act) []act {
	if !p.atHome(p.asked) {
		return list
	}
	for _, k := range p.sheet.units[p.seat[p.asked].faction] {
		if !p.affords(k) {
			continue
		}
		v := doHire
		if p.sheet.kinds[k].time > 0 {
			v = doSummon
		}
		for _, f := range p.ground.castles[p.asked] {
			if p.pieces[f].kind == 0 && p.enterable(f) {
				list = append(list, act{verb: v, what: uint8(k), to: f})
			}
		}
	}
	return list
}

// affords tells whether a unit is left, can be paid and may be summoned now.
func (p *Position) affords(k kind) bool {
	t := &p.sheet.kinds[k]
	me := &p.seat[p.asked]
	if me.supply[t.index] == 0 || me.gold < int16(t.gold) {
		return false
	}
	return t.time == 0 || p.setUp && p.summoned < p.summonsAllowed(p.asked)
}

// movesOf lists the moves and swaps of a mobile piece; a swap is listed for
// the first of its two fields (D14, D16).
func (p *Position) movesOf(list []act, from uint8) []act {
	if p.steps(from) {
		for _, to := range p.ground.neighbours[from] {
			if p.pieces[to].kind == 0 && p.ground.plain[to] {
				list = append(list, act{verb: doMove, from: from, to: to})
			}
		}
	} else {
		r := p.reachOf(from)
		for _, to := range p.ground.fields {
			if r.cost[to] > 0 && int16(r.cost[to]) <= p.ap {
				list = append(list, act{verb: doMove, from: from, to: to})
			}
		}
	}
	if p.ap < int16(p.sheet.edition.Constants.SwapActionPoints) {
		return list
	}
	for _, to := range p.ground.neighbours[from] {
		if from < to && p.owns(p.active, to) && p.mobile(to) {
			list = append(list, act{verb: doSwap, from: from, to: to})
		}
	}
	return list
}

// attacksOf lists the attacks of a mobile piece (D17).
func (p *Position) attacksOf(list []act, from uint8) []act {
	if p.ap < p.attackCost(from) {
		return list
	}
	for _, to := range p.inSight(from) {
		if p.attackable(to) && p.inRange(from, to) {
			list = append(list, act{verb: doAttack, from: from, to: to})
		}
	}
	return list
}

// actionsOf lists the abilities that the piece on a field can use as an action
// (D31).
func (p *Position) actionsOf(list []act, from uint8) []act {
	t := p.traitsAt(from)
	const actions = 1<<pickpocket | 1<<interdict | 1<<absolution | 1<<entrench
	if t.abilities&actions == 0 {
		return list
	}
	for _, to := range p.ground.neighbours[from] {
		if p.picks(from, to) {
			list = append(list, act{verb: doPickpocket, from: from, to: to})
		}
		if p.interdicts(from, to) {
			list = append(list, act{verb: doInterdict, from: from, to: to})
		}
		if p.absolves(from, to) {
			list = append(list, act{verb: doAbsolution, from: from, to: to})
		}
		if p.entrenches(from, to) {
			list = append(list, act{verb: doEntrench, from: from, to: to})
		}
	}
	return list
}

// pickCost is 0 with Free Hands.
func (p *Position) pickCost() int16 {
	if p.gifted(p.active, freeHands) {
		return 0
	}
	return 1
}

func (p *Position) enemyAt(f uint8) bool {
	return p.pieces[f].kind != 0 && p.pieces[f].owner != p.active
}

func (p *Position) picks(from, to uint8) bool {
	return p.can(from, pickpocket) && p.pieces[from].flags&picked == 0 && p.ap >= p.pickCost() &&
		p.enemyAt(to) && p.seat[p.pieces[to].owner].gold > 0
}

func (p *Position) interdicts(from, to uint8) bool {
	return p.can(from, interdict) && p.pieces[from].flags&interdicts == 0 && p.ap >= 1 &&
		p.enemyAt(to) && p.traitsAt(to).class != isNoble && p.pieces[to].time < mostTime
}

func (p *Position) absolves(from, to uint8) bool {
	return p.can(from, absolution) && p.ap >= 1 && p.owns(p.active, to) && p.pieces[to].time > 0
}

// entrenches: a barricade may stand on a free field, but not on the tower or
// in an enemy castle.
func (p *Position) entrenches(from, to uint8) bool {
	k := p.sheet.barricade
	return p.can(from, entrench) && p.ap >= 1 && p.tokens[p.sheet.kinds[k].index] > 0 && p.free(to) &&
		to != p.sheet.tower && !p.enemyCastle(p.active, to)
}

// free tells whether a piece can be put on a field.
func (p *Position) free(f uint8) bool { return p.pieces[f].kind == 0 && p.enterable(f) }

// wolfMay tells whether a wolf may be put on a field beside its master.
func (p *Position) wolfMay(f uint8) bool {
	return p.free(f) && p.ground.seatOf[f] == int8(p.asked)
}

func (p *Position) holds(seat, card uint8) bool { return p.seat[seat].hand[card] > 0 }

// cardPlays lists the event cards that can be played in phase 2, with their
// first choice (D22).
func (p *Position) cardPlays(list []act) []act {
	if p.seat[p.active].handSize == 0 {
		return list
	}
	for i := range p.sheet.edition.Cards {
		card := uint8(i)
		if p.holds(p.active, card) && p.ap >= int16(p.sheet.cardAP[card]) {
			list = p.cardPlaysOf(list, card)
		}
	}
	return list
}

func (p *Position) cardPlaysOf(list []act, card uint8) []act {
	a := act{verb: doCard, what: card}
	gold := p.seat[p.active].gold
	switch p.sheet.effect[card] {
	case callToArms, combatTraining:
		if p.hasExchange(card) {
			list = append(list, a)
		}
	case reinforcements:
		for _, k := range p.sheet.units[p.seat[p.active].faction] {
			if t := &p.sheet.kinds[k]; t.value != topValue || p.seat[p.active].supply[t.index] == 0 {
				continue
			}
			for _, f := range p.ground.castles[p.active] {
				if p.free(f) {
					list = append(list, act{verb: doCard, what: card, n: uint8(k), to: f})
				}
			}
		}
	case tradeAgreements:
		for n, price := range tradePrices {
			if n > 0 && gold >= price {
				a.n = uint8(n)
				list = append(list, a)
			}
		}
	case truce:
		if gold >= trucePrice {
			list = p.trucePlays(list, card)
		}
	case timeShift:
		list = p.shiftPlays(list, card)
	case pathToWisdom, incoming:
		a.n = modeGoods
		list = append(list, a)
		if p.hasDeployment(card) {
			a.n = modeUnits
			list = append(list, a)
		}
	case mindControl, bookKeeper, unchained:
		list = append(list, a)
	case censorship, revolt, assault:
		for seat := range p.seats {
			a.to = uint8(p.ground.castle[seat])
			if p.targets(card, seat) {
				list = append(list, a)
			}
		}
	}
	return list
}

// The numbers of the cards (D22).
const (
	topValue     = 3 // Reinforcements
	trucePrice   = 1
	shiftMost    = 3 // Time Shift
	exchangeMost = 3 // Call to Arms, Combat Training
	deployMost   = 2 // Incoming, Path to Wisdom
	incomingGold = 4
	wisdomCards  = 2
	assaultUnits = 3
	mostTime     = 99
)

// tradePrices is the gold for a number of action points.
var tradePrices = [...]int16{0, 2, 5}

// targets tells whether a card can be aimed at a seat.
func (p *Position) targets(card, seat uint8) bool {
	if seat == p.active || !p.in(seat) {
		return false
	}
	return p.sheet.effect[card] != assault || p.countUnits(seat) > 0
}

func (p *Position) trucePlays(list []act, card uint8) []act {
	for bound := range p.seats {
		for safe := range p.seats {
			if bound != p.active && bound != safe && p.in(bound) && p.in(safe) {
				list = append(list, act{verb: doCard, what: card,
					from: uint8(p.ground.castle[bound]), to: uint8(p.ground.castle[safe])})
			}
		}
	}
	return list
}

// shiftRange is how many markers can be taken from an own unit or put on an
// enemy's; 0 if the field holds none.
func (p *Position) shiftRange(f uint8) uint8 {
	target := p.pieces[f]
	switch {
	case target.kind == 0 || p.traitsAt(f).class == isNoble:
		return 0
	case target.owner == p.active:
		return min(shiftMost, target.time)
	}
	return min(shiftMost, mostTime-target.time)
}

func (p *Position) shiftPlays(list []act, card uint8) []act {
	for _, f := range p.ground.fields {
		for n := range p.shiftRange(f) {
			list = append(list, act{verb: doCard, what: card, to: f, n: n + 1})
		}
	}
	return list
}

// fromValue is the value of the units that a card exchanges for those of the
// next.
func (p *Position) fromValue(card uint8) int8 {
	if p.sheet.effect[card] == callToArms {
		return 1
	}
	return 2
}

// exchangeable tells whether the unit on a field may be replaced (D22).
func (p *Position) exchangeable(card, f uint8) bool {
	return p.owns(p.active, f) && p.traitsAt(f).class == isUnit && p.traitsAt(f).value == p.fromValue(card)
}

// replaces tells whether a unit from the supply may come by the exchange.
func (p *Position) replaces(card uint8, k kind) bool {
	t := &p.sheet.kinds[k]
	me := &p.seat[p.active]
	return t.class == isUnit && t.faction == me.faction && t.value == p.fromValue(card)+1 && me.supply[t.index] > 0
}

func (p *Position) hasExchange(card uint8) bool {
	for _, k := range p.sheet.units[p.seat[p.active].faction] {
		if !p.replaces(card, k) {
			continue
		}
		for _, f := range p.ground.fields {
			if p.exchangeable(card, f) {
				return true
			}
		}
	}
	return false
}

func (p *Position) exchanges(list []act) []act {
	for _, k := range p.sheet.units[p.seat[p.active].faction] {
		if !p.replaces(p.card, k) {
			continue
		}
		for _, f := range p.ground.fields {
			if p.exchangeable(p.card, f) {
				list = append(list, act{verb: doExchange, what: uint8(k), to: f})
			}
		}
	}
	return list
}

// deploys tells whether a unit from the supply may come by Incoming or Path to
// Wisdom (D22).
func (p *Position) deploys(card uint8, k kind) bool {
	wanted := income
	if p.sheet.effect[card] == pathToWisdom {
		wanted = ancientWisdom
	}
	t := &p.sheet.kinds[k]
	me := &p.seat[p.active]
	return t.class == isUnit && t.faction == me.faction && t.has(wanted) && me.supply[t.index] > 0
}

func (p *Position) hasDeployment(card uint8) bool {
	for _, k := range p.sheet.units[p.seat[p.active].faction] {
		if !p.deploys(card, k) {
			continue
		}
		for _, f := range p.ground.fields {
			if p.free(f) {
				return true
			}
		}
	}
	return false
}

func (p *Position) deployments(list []act) []act {
	for _, k := range p.sheet.units[p.seat[p.active].faction] {
		if !p.deploys(p.card, k) {
			continue
		}
		for _, f := range p.ground.fields {
			if p.free(f) {
				list = append(list, act{verb: doDeploy, what: uint8(k), to: f})
			}
		}
	}
	return list
}

// answers lists the cards and the prayer of the seat that is asked in or after
// a combat (D19, D22).
func (p *Position) answers(list []act) []act {
	for i := range p.sheet.edition.Cards {
		if card := uint8(i); p.holds(p.asked, card) && p.answersWith(card) {
			list = append(list, act{verb: doCard, what: card})
		}
	}
	if p.phase == AsksRescue && p.prays() {
		list = append(list, act{verb: doMiracle})
	}
	return list
}

// answersWith tells whether a card helps the asked seat at this moment.
func (p *Position) answersWith(card uint8) bool {
	switch p.sheet.effect[card] {
	case parry:
		return p.phase == AsksCombat && p.asked != p.active
	case quickAttack:
		return p.phase == AsksCombat && p.asked == p.active
	case firstAid:
		return p.phase == AsksRescue
	}
	return false
}

// prays tells whether the owner of the defeated piece can pay for a miracle.
func (p *Position) prays() bool {
	owner := p.pieces[p.fight.to].owner
	me := &p.seat[owner]
	return p.gifted(owner, miracle) && !me.prayed && me.gold >= miraclePrice && p.traitsAt(p.fight.to).class != isNoble
}

const miraclePrice = 1

// gifts lists what the active seat can give away (D24).
func (p *Position) gifts(list []act) []act {
	for seat := range p.seats {
		if seat == p.active || !p.in(seat) {
			continue
		}
		to := uint8(p.ground.castle[seat])
		if p.seat[p.active].gold > 0 {
			list = append(list, act{verb: doGift, what: giftGold, to: to})
		}
		for i := range p.sheet.edition.Cards {
			if card := uint8(i); p.holds(p.active, card) {
				list = append(list, act{verb: doGift, what: card, to: to})
			}
		}
	}
	return list
}
