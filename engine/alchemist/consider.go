package alchemist

import (
	"slices"

	"adytum/engine"
)

// The kinds of the parts of a move.
const (
	PartKind     = "kind"     // a Kind: "brew", "copy" or "pass"
	PartCauldron = "cauldron" // in which to brew, or whose potion is copied
	PartCube     = "cube"     // an ingredient of the recipe
	PartTile     = "tile"
	PartTake     = "take" // an ingredient, "bag" or "nothing"
)

// Consider answers a half-made move. Parts that are missing are left out or
// empty, and cubes stand in any order: "brew::spider+mushroom",
// "brew:bird_leg-spider::7".
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
	answer.State, answer.Made, answer.Next = engine.Possible, p.madeParts(d), p.nextParts(d)
	if p.completes(d) {
		answer.State = engine.Complete
		answer.Move, _ = d.move()
	}
	return answer
}

func (p Position) completes(d Draft) bool {
	m, complete := d.move()
	return complete && p.Refuse(m) == nil
}

// figures are the facts of a draft.
func (p Position) figures(d Draft) engine.Facts {
	switch d.Kind {
	case Brew:
		return p.brewFigures(d)
	case Copy:
		return p.copyFigures(d)
	case Pass:
		switch d.Take {
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

func (p Position) brewFigures(d Draft) engine.Facts {
	facts := engine.Facts{}
	if d.Tile > 0 {
		facts["points"] = number(d.Tile)
	}
	if d.Recipe != (Stock{}) {
		facts["new"] = "yes"
		if at := p.cauldronWith(d.Recipe); at != NoCauldron {
			facts["new"], facts["at"] = "no", at.ID()
		}
	}
	if d.Cauldron != NoCauldron {
		p.productFigures(facts, d.Cauldron, d.Recipe.Size())
	}
	return facts
}

func (p Position) copyFigures(d Draft) engine.Facts {
	facts := engine.Facts{}
	if d.Cauldron == NoCauldron || !p.compendium[d.Cauldron].Brewed() {
		return facts
	}
	potion := p.compendium[d.Cauldron]
	facts["points"] = number(potion.Tile)
	facts["recipe"] = potion.Recipe.String()
	facts["creator"] = seatText(potion.Creator)
	if d.Take != None {
		facts["removed"] = potion.Recipe.Minus(StockOf(d.Take)).String()
	}
	p.productFigures(facts, d.Cauldron, potion.Recipe.Size())
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
func (p Position) refuseDraft(d Draft) *engine.Refusal {
	if p.over() {
		return refuse(engine.CodeOver, "L9", nil)
	}
	if d.Kind != 0 {
		if refusal := p.refuseKind(d.Kind); refusal != nil {
			return refusal
		}
	}
	switch d.Kind {
	case Brew:
		return p.refuseBrewDraft(d)
	case Copy:
		return p.refuseCopyDraft(d)
	case Pass:
		if d.Take != None {
			return p.refuseTake(d.Take)
		}
	}
	return nil
}

func (p Position) refuseBrewDraft(d Draft) *engine.Refusal {
	if d.Cauldron != NoCauldron {
		if refusal := p.refuseCauldron(d.Cauldron); refusal != nil {
			return refusal
		}
	}
	if refusal := p.refuseCubes(d.Recipe, d.Cauldron); refusal != nil {
		return refusal
	}
	if d.Tile > 0 {
		if refusal := p.refuseTile(d.Tile); refusal != nil {
			return refusal
		}
	}
	if p.canGrow(d.Recipe, d.Cauldron) {
		return nil
	}
	if at := p.cauldronWith(d.Recipe); at != NoCauldron && d.Cauldron != NoCauldron {
		return refuse(CodeNotNew, "L2", engine.Facts{"recipe": d.Recipe.String(), "cauldron": at.ID()})
	}
	return refuse(CodeNoRecipe, "L2", engine.Facts{"recipe": d.Recipe.String()})
}

// canGrow reports whether cubes are, or can become, a new recipe for the
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

func (p Position) refuseCopyDraft(d Draft) *engine.Refusal {
	if d.Cauldron != NoCauldron {
		if refusal := p.refuseCopyOf(d.Cauldron); refusal != nil || d.Take == None {
			return refusal
		}
		return p.refuseTribute(d.Take, d.Cauldron)
	}
	copies := p.copies()
	if !slices.ContainsFunc(copies, func(m engine.Move) bool { return d.Take == None || m.(Move).Take == d.Take }) {
		return refuse(CodeNoCopy, "L6", nil)
	}
	return nil
}

// madeParts takes a draft apart.
func (p Position) madeParts(d Draft) []engine.Part {
	if d.Kind == 0 {
		return nil
	}
	so := NoDraft
	so.Kind = d.Kind
	made := []engine.Part{p.part(so, PartKind, d.Kind.String())}
	if so.Cauldron = d.Cauldron; d.Cauldron != NoCauldron {
		made = append(made, p.part(so, PartCauldron, d.Cauldron.ID()))
	}
	for _, i := range d.Recipe.Cubes() {
		so.Recipe[i]++
		made = append(made, p.part(so, PartCube, i.ID()))
	}
	if so.Tile = d.Tile; d.Tile > 0 {
		made = append(made, p.part(so, PartTile, number(d.Tile)))
	}
	if so.Take = d.Take; d.Take != None {
		made = append(made, p.part(so, PartTake, takeID(d.Take)))
	}
	return made
}

// part is the last part of a draft.
func (p Position) part(d Draft, kind, id string) engine.Part {
	return engine.Part{Text: d.String(), Kind: kind, ID: id, Ends: p.completes(d)}
}

// nextParts lists what can be added to a draft.
func (p Position) nextParts(d Draft) []engine.Part {
	var next []engine.Part
	add := func(kind, id string, change func(*Draft)) {
		more := d
		if change(&more); p.refuseDraft(more) == nil {
			next = append(next, p.part(more, kind, id))
		}
	}
	if d.Kind == 0 {
		for _, kind := range []Kind{Brew, Copy, Pass} {
			add(PartKind, kind.String(), func(d *Draft) { d.Kind = kind })
		}
	}
	if d.Cauldron == NoCauldron && (d.Kind == Brew || d.Kind == Copy) {
		for _, c := range AllCauldrons() {
			add(PartCauldron, c.ID(), func(d *Draft) { d.Cauldron = c })
		}
	}
	if d.Kind == Brew {
		for _, i := range All() {
			add(PartCube, i.ID(), func(d *Draft) { d.Recipe[i]++ })
		}
		for tile := 1; tile <= HighTile && d.Tile == 0; tile++ {
			add(PartTile, number(tile), func(d *Draft) { d.Tile = tile })
		}
	}
	if d.Take == None && (d.Kind == Copy || d.Kind == Pass) {
		for take := BirdLeg; take <= Nothing && (d.Kind == Pass || take < Draw); take++ {
			add(PartTake, takeID(take), func(d *Draft) { d.Take = take })
		}
	}
	engine.SortParts(next)
	return next
}
