package alchemist

import (
	"slices"

	"adytum/engine"
)

// Consider answers a half-made move. Parts that are missing are left out or
// empty, and cubes stand in any order: "brew::spider+mushroom",
// "brew:bird_leg-spider::7". The next parts are "brew:", "copy:" and "pass:",
// then cauldrons with a colon, ingredients, tiles, "bag" and "nothing".
//
// The facts are, as far as the parts tell them: "points" that are scored;
// "products", the by-products that will be gained, and "missed", those that the
// reserve lacks; "balance", how many cubes the own stock grows by; for a recipe
// "new", "yes" or "no", and then "at", the cauldron where it stands; for a copy
// "recipe", "creator" and "removed", the cubes that leave the game.
func (v View) Consider(partial string) engine.Answer {
	d, refusal := readDraft(partial)
	if refusal != nil {
		return engine.Answer{Refusal: refusal}
	}
	p := v.acting()
	if !p.over() && v.seat != v.ToMove() {
		return engine.Answer{Refusal: refuse(engine.CodeNotYours, "L1", nil)}
	}
	answer := engine.Answer{Facts: p.figures(d)}
	if answer.Refusal = p.refuseDraft(d); answer.Refusal != nil {
		return answer
	}
	answer.State, answer.Next = engine.Possible, p.nextParts(d)
	if m, complete := d.move(); complete && p.Refuse(m) == nil {
		answer.State, answer.Move = engine.Complete, m
	}
	return answer
}

// figures are the facts of a draft.
func (p Position) figures(d draft) engine.Facts {
	switch d.kind {
	case Brew:
		return p.brewFigures(d)
	case Copy:
		return p.copyFigures(d)
	case Pass:
		switch d.take {
		case None, Nothing:
			return engine.Facts{}
		case Draw:
			return engine.Facts{"balance": number(DrawSize)}
		default:
			return engine.Facts{"balance": "1"}
		}
	}
	return engine.Facts{}
}

func (p Position) brewFigures(d draft) engine.Facts {
	facts := engine.Facts{}
	if d.tile > 0 {
		facts["points"] = number(d.tile)
	}
	if d.recipe != (Stock{}) {
		facts["new"] = "yes"
		if at := p.cauldronWith(d.recipe); at != NoCauldron {
			facts["new"], facts["at"] = "no", at.ID()
		}
	}
	if d.cauldron != NoCauldron {
		p.productFigures(facts, d.cauldron, d.recipe.Size())
	}
	return facts
}

func (p Position) copyFigures(d draft) engine.Facts {
	facts := engine.Facts{}
	if d.cauldron == NoCauldron || !p.compendium[d.cauldron].Brewed() {
		return facts
	}
	potion := p.compendium[d.cauldron]
	facts["points"] = number(potion.Tile)
	facts["recipe"] = potion.Recipe.String()
	facts["creator"] = seatText(potion.Creator)
	if d.take != None {
		facts["removed"] = potion.Recipe.Minus(StockOf(d.take)).String()
	}
	p.productFigures(facts, d.cauldron, potion.Recipe.Size())
	return facts
}

func (p Position) productFigures(facts engine.Facts, c Cauldron, paid int) {
	gained, missed := p.byProducts(c)
	facts["products"] = StockOf(gained...).String()
	if len(missed) > 0 {
		facts["missed"] = StockOf(missed...).String()
	}
	facts["balance"] = number(len(gained) - paid)
}

// refuseDraft says why no legal move can come of a draft, nil if one can.
func (p Position) refuseDraft(d draft) *engine.Refusal {
	if p.over() {
		return refuse(engine.CodeOver, "L9", nil)
	}
	if d.kind != 0 {
		if refusal := p.refuseKind(d.kind); refusal != nil {
			return refusal
		}
	}
	switch d.kind {
	case Brew:
		return p.refuseBrewDraft(d)
	case Copy:
		return p.refuseCopyDraft(d)
	case Pass:
		if d.take != None {
			return p.refuseTake(d.take)
		}
	}
	return nil
}

func (p Position) refuseBrewDraft(d draft) *engine.Refusal {
	if d.cauldron != NoCauldron {
		if refusal := p.refuseCauldron(d.cauldron); refusal != nil {
			return refusal
		}
	}
	if refusal := p.refuseCubes(d.recipe, d.cauldron); refusal != nil {
		return refusal
	}
	if d.tile > 0 {
		if refusal := p.refuseTile(d.tile); refusal != nil {
			return refusal
		}
	}
	if p.canGrow(d.recipe, d.cauldron) {
		return nil
	}
	if at := p.cauldronWith(d.recipe); at != NoCauldron && d.cauldron != NoCauldron {
		return refuse(CodeNotNew, "L2", engine.Facts{"recipe": d.recipe.String(), "cauldron": at.ID()})
	}
	return refuse(CodeNoRecipe, "L2", engine.Facts{"recipe": d.recipe.String()})
}

// canGrow tells whether cubes are, or can become, a new recipe for the
// cauldron, or for any free one if it is NoCauldron.
func (p Position) canGrow(cubes Stock, c Cauldron) bool {
	if c == NoCauldron {
		return slices.ContainsFunc(p.freeCauldrons(), func(c Cauldron) bool { return p.canGrow(cubes, c) })
	}
	stock := p.stocks[p.seatOfTurn()]
	return slices.ContainsFunc(recipes[c], func(recipe Stock) bool {
		return recipe.Covers(cubes) && stock.Covers(recipe) && p.cauldronWith(recipe) == NoCauldron
	})
}

func (p Position) freeCauldrons() []Cauldron {
	var free []Cauldron
	for c, potion := range p.compendium {
		if !potion.Brewed() {
			free = append(free, Cauldron(c))
		}
	}
	return free
}

func (p Position) refuseCopyDraft(d draft) *engine.Refusal {
	if d.cauldron != NoCauldron {
		if refusal := p.refuseCopyOf(d.cauldron); refusal != nil || d.take == None {
			return refusal
		}
		return p.refuseTribute(d.take, d.cauldron)
	}
	copies := p.copies()
	if !slices.ContainsFunc(copies, func(m engine.Move) bool { return d.take == None || m.(Move).Take == d.take }) {
		return refuse(CodeNoCopy, "L6", nil)
	}
	return nil
}

// nextParts lists what can be added to a draft.
func (p Position) nextParts(d draft) []string {
	var next []string
	add := func(text string, more draft) {
		if p.refuseDraft(more) == nil {
			next = append(next, text)
		}
	}
	switch d.kind {
	case Brew:
		p.addCauldrons(d, add)
		for _, i := range All() {
			more := d
			more.recipe[i]++
			add(i.ID(), more)
		}
		for tile := 1; tile <= HighTile && d.tile == 0; tile++ {
			more := d
			more.tile = tile
			add(number(tile), more)
		}
	case Copy:
		p.addCauldrons(d, add)
		p.addTakes(d, add, BirdLeg, Mushroom, SnakeVenom, Spider, TrollEye)
	case Pass:
		p.addTakes(d, add, BirdLeg, Mushroom, SnakeVenom, Spider, TrollEye, Draw, Nothing)
	default:
		p.addKinds(add)
	}
	slices.Sort(next)
	return next
}

func (p Position) addKinds(add func(string, draft)) {
	for _, kind := range []Kind{Brew, Copy, Pass} {
		more := draft{kind: kind, cauldron: NoCauldron, take: None}
		add(kind.String()+":", more)
	}
}

func (p Position) addCauldrons(d draft, add func(string, draft)) {
	if d.cauldron != NoCauldron {
		return
	}
	for _, c := range AllCauldrons() {
		more := d
		more.cauldron = c
		add(c.ID()+":", more)
	}
}

func (p Position) addTakes(d draft, add func(string, draft), takes ...Ingredient) {
	if d.take != None {
		return
	}
	for _, take := range takes {
		more := d
		more.take = take
		add(takeID(take), more)
	}
}
