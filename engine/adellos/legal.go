package adellos

// acts appends every legal act of the seat to move, in no order.
func (p *Position) acts(list []act) []act {
	switch p.phase {
	case AsksFaction:
		for i := range p.sheet.edition.Factions {
			if !p.factionTaken(uint8(i)) {
				list = append(list, act{verb: DoFaction, what: uint8(i)})
			}
		}
	case AsksNoble:
		for _, k := range p.sheet.nobles[p.seat[p.asked].faction] {
			list = append(list, act{verb: DoNoble, what: uint8(k)})
		}
	case AsksPlace:
		for _, f := range p.ground.castles[p.asked] {
			list = append(list, act{verb: DoPlace, to: f})
		}
	case AsksHire:
		list = append(p.hires(list), act{verb: DoEnd})
	case AsksPlay:
		list = p.plays(list)
	case AsksWolf:
		for _, f := range p.ground.neighbours[p.at] {
			if p.wolfMay(f) {
				list = append(list, act{verb: DoPlace, to: f})
			}
		}
	case AsksExchange:
		list = p.exchanges(list)
		if p.left < exchangeMost {
			list = append(list, act{verb: DoDone})
		}
	case AsksDeploy:
		list = p.deployments(list)
		if p.left < deployMost {
			list = append(list, act{verb: DoDone})
		}
	case AsksToll:
		for _, f := range p.ground.fields {
			if p.owns(p.asked, f) && p.pieces[f].time > 0 {
				list = append(list, act{verb: DoUnmark, to: f})
			}
		}
	case AsksCombat, AsksRescue:
		list = append(p.answers(list), act{verb: DoPass})
	case AsksGive:
		for card := range p.sheet.edition.Cards {
			if p.holds(p.asked, uint8(card)) {
				list = append(list, act{verb: DoGive, what: uint8(card)})
			}
		}
	case AsksSacrifice:
		for _, f := range p.ground.fields {
			if p.owns(p.asked, f) && p.traitsAt(f).class != isNoble {
				list = append(list, act{verb: DoSacrifice, to: f})
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
		list = append(list, act{verb: DoEnd})
	}
	return list
}
