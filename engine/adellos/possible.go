package adellos

// check holds the whole position against what can be.
func (r *reader) check() {
	p := &r.p
	r.checkCards()
	for seat := range p.seats {
		r.checkSeat(seat)
	}
	for _, seat := range []uint8{p.active, p.asked} {
		if !p.in(seat) && p.phase != Over {
			r.fail("turn", "%s is out of the game", p.castleName(seat))
		}
	}
	if setup := p.phase <= AsksHire; p.phase != AsksWolf && p.phase != Over && setup == p.setUp {
		r.fail("phase", "%s does not fit to the turn", p.phase)
	}
	if r.err == nil {
		r.checkPhase()
	}
}

// checkCards: no card has more copies than the edition, and knowledge is true.
func (r *reader) checkCards() {
	p := &r.p
	var seen [maxCards]int
	for _, c := range p.deck[:p.deckSize] {
		seen[c]++
	}
	for seat := range p.seats {
		me := &p.seat[seat]
		for c := range p.sheet.edition.Cards {
			seen[c] += int(me.hand[c])
			for other := range p.seats {
				if n := me.known[other][c]; n > p.seat[other].hand[c] || n > 0 && other == seat {
					r.fail("knows", "%s cannot know that", p.castleName(seat))
				}
			}
		}
		for _, lying := range []struct{ effect, n int }{{censorship, int(me.censored)}, {revolt, int(me.revolted)}} {
			if lying.n > 0 {
				seen[p.sheet.cardOf[lying.effect]] += lying.n
			}
		}
		for _, n := range me.truces {
			if n > 0 {
				seen[p.sheet.cardOf[truce]] += int(n)
			}
		}
	}
	for c, card := range p.sheet.edition.Cards {
		if seen[c] > card.Count {
			r.fail("deck", "%d copies of %s, there are %d", seen[c], card.ID, card.Count)
		}
	}
}

func (r *reader) checkSeat(seat uint8) {
	p := &r.p
	me := &p.seat[seat]
	name := p.castleName(seat)
	for other := range seat {
		if me.faction >= 0 && p.seat[other].faction == me.faction {
			r.fail(name, "two seats play one faction")
		}
	}
	if p.in(seat) && (p.setUp || p.phase == AsksWolf) && me.nobleAt == nowhere && (p.setUp || seat == p.active) {
		r.fail(name, "the noble is not on the board")
	}
	if p.in(seat) && me.noble != 0 && me.nobleAt == nowhere && (p.phase != AsksPlace || seat != p.asked) {
		r.fail(name, "the chosen noble is not on the board")
	}
	if !p.in(seat) && (me.nobleAt != nowhere || p.countUnits(seat) > 0) {
		r.fail(name, "it is out of the game and has pieces")
	}
	if p.phase > AsksFaction && me.faction < 0 && p.in(seat) {
		r.fail(name, "the faction is missing")
	}
}

// checkPhase: whoever is asked has something to answer.
func (r *reader) checkPhase() {
	p := &r.p
	me := &p.seat[p.asked]
	ok := true
	switch p.phase {
	case AsksFaction:
		ok = me.faction < 0
	case AsksNoble:
		ok = me.noble == 0
	case AsksPlace:
		ok = me.noble != 0 && me.nobleAt == nowhere
	case AsksHire:
		ok = me.nobleAt != nowhere
	case AsksCombat, AsksRescue:
		from, to := p.fight.from, p.fight.to
		ok = p.owns(p.active, from) && p.pieces[to].kind != 0 && !p.owns(p.active, to)
		if ok {
			loser := p.active
			if p.wins() {
				loser = p.pieces[to].owner
			}
			ok = p.asked == loser && (p.phase == AsksCombat && me.handSize > 0 || p.phase == AsksRescue && p.wins())
		}
	case AsksWolf:
		ok = p.owns(p.active, p.at) && p.traitsAt(p.at).has(wolfPack)
	case AsksExchange, AsksDeploy:
		effect := p.sheet.effect[p.card]
		ok = p.left > 0 && (p.phase == AsksExchange) == (effect == callToArms || effect == combatTraining) &&
			(p.phase == AsksDeploy) == (effect == incoming || effect == pathToWisdom)
	case AsksGive:
		ok = p.asked != p.active
	case AsksSacrifice:
		ok = p.asked != p.active && p.left > 0 && p.left <= assaultUnits
	case Over:
		ok = p.end != NotEnded
	default:
	}
	if !ok || p.phase != Over && len(p.acts(nil)) == 0 {
		r.fail("phase", "the rest does not allow %s", p.phase)
	}
}
