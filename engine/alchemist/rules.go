package alchemist

import (
	"strconv"
	"strings"

	"adytum/engine"
)

// The kinds of events. Lists of cubes are joined by plus signs.
const (
	EventDealt  = "dealt"  // count; cubes: known to the seat alone
	EventSchool = "school" // ingredient: known to the seat alone
	EventStarts = "starts"

	EventBrewed   = "brewed"   // cauldron, recipe, tile (L2)
	EventCopied   = "copied"   // cauldron, recipe, tile, creator (L6)
	EventRemoved  = "removed"  // cubes: they leave the game (L6)
	EventTribute  = "tribute"  // ingredient, to: a seat (L6, L7)
	EventScored   = "scored"   // points, total
	EventGained   = "gained"   // ingredient: a by-product from the reserve (L2)
	EventMissed   = "missed"   // ingredient: the reserve lacks it (L2)
	EventTook     = "took"     // ingredient: from the reserve (L8)
	EventDrew     = "drew"     // count, bag: cubes left in it; cubes: known to the seat alone (L8)
	EventIdle     = "idle"     // nothing is left to take (L8)
	EventRound    = "round"    // round: its number from 1, scores (L9)
	EventLast     = "last"     // ingredients: the reserve lacks them, so this is the end (L9)
	EventLeftover = "leftover" // cubes, count, points, total (L10)
	EventCounted  = "counted"  // ingredient, left, rank (L10)
	EventHonoured = "honoured" // ingredient, left, rank, points, total (L10)
	EventEnded    = "ended"    // outcome, scores, ranks (L11)
)

// The codes of refusals.
const (
	CodeOpening     = "opening"      // kind, tile: the first turn of two seats brews with that tile or a higher one (L12)
	CodeNoSeal      = "no-seal"      // all seals are on recipes (L4)
	CodeNoCauldron  = "no-cauldron"  // all cauldrons are taken (L3)
	CodeTaken       = "taken"        // cauldron, creator (L2)
	CodeForbidden   = "forbidden"    // ingredient, cauldron: it shows the ingredient (L2)
	CodeTooManyKind = "too-many-of"  // ingredient, count, most (L2)
	CodeTooMany     = "too-many"     // count, most (L2)
	CodeNotInStock  = "not-in-stock" // ingredient, need, have (L2, L6)
	CodeNotNew      = "not-new"      // recipe, cauldron: it stands there (L2)
	CodeTileGone    = "tile-gone"    // tile, cauldron: it lies there (L2)
	CodeTileLow     = "tile-low"     // tile, least (L12)
	CodeNoRecipe    = "no-recipe"    // recipe: no free cauldron takes these cubes in a new recipe (L2)
	CodeNotBrewed   = "not-brewed"   // cauldron: there is nothing to copy (L6)
	CodeOwn         = "own"          // cauldron: only foreign recipes are copied (L6)
	CodeNoTribute   = "no-tribute"   // ingredient, cauldron: the recipe lacks it (L6, L7)
	CodeNoCopy      = "no-copy"      // no foreign recipe can be paid (L6)
	CodeReserveOut  = "reserve-out"  // ingredient (L8)
	CodeBagEmpty    = "bag-empty"    // (L8)
	CodeMustTake    = "must-take"    // something can be taken (L8)
)

func refuse(code, paragraph string, facts engine.Facts) *engine.Refusal {
	return &engine.Refusal{Code: code, Paragraph: paragraph, Facts: facts}
}

// Play brews (L2), copies (L6) or passes (L8).
func (p Position) Play(m engine.Move) (engine.Position, []engine.Event, error) {
	move, ok := m.(Move)
	if !ok {
		return nil, nil, engine.Unreadable(m.String())
	}
	if refusal := p.Refuse(move); refusal != nil {
		return nil, nil, refusal
	}
	t := table{Position: p}
	switch move.Kind {
	case Brew:
		t.brew(move)
	case Copy:
		t.copy(move)
	case Pass:
		t.pass(move.Take)
	}
	t.endTurn()
	return t.Position, t.events, nil
}

// Refuse says why a move cannot be made, nil if it can.
func (p Position) Refuse(m Move) *engine.Refusal {
	if refusal := p.refuseKind(m.Kind); refusal != nil {
		return refusal
	}
	switch m.Kind {
	case Brew:
		return p.refuseBrew(m)
	case Copy:
		return p.refuseCopy(m)
	default:
		return p.refuseTake(m.Take)
	}
}

// refuseKind says why no turn of this kind can be taken now.
func (p Position) refuseKind(k Kind) *engine.Refusal {
	switch {
	case p.over():
		return refuse(engine.CodeOver, "L9", nil)
	case k != Brew && p.opening():
		return refuse(CodeOpening, "L12", engine.Facts{"kind": k.String(), "tile": strconv.Itoa(OpeningLow)})
	case k == Brew && len(p.tilesLeft()) == 0:
		return refuse(CodeNoCauldron, "L3", nil)
	case k == Brew && p.sealsOf(p.seatOfTurn()) == 0:
		return refuse(CodeNoSeal, "L4", nil)
	}
	return nil
}

func (p Position) refuseBrew(m Move) *engine.Refusal {
	if refusal := p.refuseCauldron(m.Cauldron); refusal != nil {
		return refusal
	}
	if refusal := p.refuseCubes(m.Recipe, m.Cauldron); refusal != nil {
		return refusal
	}
	if at := p.cauldronWith(m.Recipe); at != NoCauldron {
		return refuse(CodeNotNew, "L2", engine.Facts{"recipe": m.Recipe.String(), "cauldron": at.ID()})
	}
	return p.refuseTile(m.Tile)
}

func (p Position) refuseCauldron(c Cauldron) *engine.Refusal {
	if potion := p.compendium[c]; potion.Brewed() {
		return refuse(CodeTaken, "L2", engine.Facts{"cauldron": c.ID(), "creator": seatText(potion.Creator)})
	}
	return nil
}

// refuseCubes holds cubes that are meant for a recipe against L2; the cauldron
// may be NoCauldron.
func (p Position) refuseCubes(recipe Stock, c Cauldron) *engine.Refusal {
	stock := p.stocks[p.seatOfTurn()]
	for _, i := range All() {
		n := recipe[i]
		switch {
		case n > 0 && c != NoCauldron && c.Shows(i):
			return refuse(CodeForbidden, "L2", engine.Facts{"ingredient": i.ID(), "cauldron": c.ID()})
		case n > MostOfKind:
			return refuse(CodeTooManyKind, "L2", engine.Facts{
				"ingredient": i.ID(), "count": number(n), "most": number(MostOfKind)})
		case n > stock[i]:
			return lacks(i, n, stock[i], "L2")
		}
	}
	if size := recipe.Size(); size > MostCubes {
		return refuse(CodeTooMany, "L2", engine.Facts{"count": number(size), "most": number(MostCubes)})
	}
	return nil
}

func lacks(i Ingredient, need, have uint8, paragraph string) *engine.Refusal {
	return refuse(CodeNotInStock, paragraph, engine.Facts{"ingredient": i.ID(), "need": number(need), "have": number(have)})
}

func (p Position) refuseTile(tile int) *engine.Refusal {
	for c, potion := range p.compendium {
		if potion.Tile == tile {
			return refuse(CodeTileGone, "L2", engine.Facts{"tile": number(tile), "cauldron": Cauldron(c).ID()})
		}
	}
	if p.opening() && tile < OpeningLow {
		return refuse(CodeTileLow, "L12", engine.Facts{"tile": number(tile), "least": number(OpeningLow)})
	}
	return nil
}

func (p Position) refuseCopy(m Move) *engine.Refusal {
	if refusal := p.refuseCopyOf(m.Cauldron); refusal != nil {
		return refusal
	}
	return p.refuseTribute(m.Take, m.Cauldron)
}

func (p Position) refuseCopyOf(c Cauldron) *engine.Refusal {
	seat, potion := p.seatOfTurn(), p.compendium[c]
	switch {
	case !potion.Brewed():
		return refuse(CodeNotBrewed, "L6", engine.Facts{"cauldron": c.ID()})
	case potion.Creator == seat:
		return refuse(CodeOwn, "L6", engine.Facts{"cauldron": c.ID()})
	}
	for _, i := range All() {
		if need, have := potion.Recipe[i], p.stocks[seat][i]; need > have {
			return lacks(i, need, have, "L6")
		}
	}
	return nil
}

func (p Position) refuseTribute(i Ingredient, c Cauldron) *engine.Refusal {
	recipe := p.compendium[c].Recipe
	if recipe[i] > 0 {
		return nil
	}
	paragraph := "L6"
	if recipe.Size() == 1 {
		paragraph = "L7"
	}
	return refuse(CodeNoTribute, paragraph, engine.Facts{"ingredient": i.ID(), "cauldron": c.ID()})
}

// refuseTake holds what a pass takes against L8.
func (p Position) refuseTake(take Ingredient) *engine.Refusal {
	switch take {
	case Draw:
		if p.bag.size == 0 {
			return refuse(CodeBagEmpty, "L8", nil)
		}
	case Nothing:
		if p.bag.size > 0 || p.reserve != (Stock{}) {
			return refuse(CodeMustTake, "L8", nil)
		}
	default:
		if p.reserve[take] == 0 {
			return refuse(CodeReserveOut, "L8", engine.Facts{"ingredient": take.ID()})
		}
	}
	return nil
}

func number[N int | uint8](n N) string { return strconv.Itoa(int(n)) }

func seatText(seat engine.Seat) string { return strconv.Itoa(int(seat)) }

// A table is a position in the middle of a change, with what has happened.
type table struct {
	Position
	events []engine.Event
}

// tell notes what everybody sees and has known before.
func (t *table) tell(kind string, seat engine.Seat, facts engine.Facts) {
	t.events = append(t.events, engine.Event{Kind: kind, Seat: seat, Facts: facts})
}

// reveal notes what everybody sees, and whether something hidden came to light.
func (t *table) reveal(hidden bool, kind string, seat engine.Seat, facts engine.Facts) {
	t.events = append(t.events, engine.Event{Kind: kind, Seat: seat, Facts: facts, Reveals: hidden})
}

// confide notes something of which one fact is for the seat alone.
func (t *table) confide(kind string, seat engine.Seat, facts engine.Facts, name, secret string) {
	facts[name] = secret
	t.events = append(t.events, engine.Event{Kind: kind, Seat: seat, Facts: facts,
		Reveals: true, Secret: []string{name}, Knows: []engine.Seat{seat}})
}

// brew enters a new recipe (L2).
func (t *table) brew(m Move) {
	seat := t.seatOfTurn()
	shown := t.pay(seat, m.Recipe)
	t.compendium[m.Cauldron] = Potion{Tile: m.Tile, Creator: seat, Recipe: m.Recipe}
	t.reveal(shown, EventBrewed, seat, engine.Facts{
		"cauldron": m.Cauldron.ID(), "recipe": m.Recipe.String(), "tile": number(m.Tile)})
	t.score(seat, m.Tile)
	t.gather(seat, m.Cauldron)
}

// copy repeats a foreign recipe: one cube is the creator's tribute, the others
// leave the game (L6, L7). It costs no seal and enters nothing (L5).
func (t *table) copy(m Move) {
	seat, potion := t.seatOfTurn(), t.compendium[m.Cauldron]
	shown := t.pay(seat, potion.Recipe)
	t.reveal(shown, EventCopied, seat, engine.Facts{
		"cauldron": m.Cauldron.ID(), "recipe": potion.Recipe.String(),
		"tile": number(potion.Tile), "creator": seatText(potion.Creator)})
	if removed := potion.Recipe.Minus(StockOf(m.Take)); removed != (Stock{}) {
		t.gone = t.gone.Plus(removed)
		t.tell(EventRemoved, engine.Nobody, engine.Facts{"cubes": removed.String()})
	}
	t.gain(potion.Creator, m.Take)
	t.tell(EventTribute, seat, engine.Facts{"ingredient": m.Take.ID(), "to": seatText(potion.Creator)})
	t.score(seat, potion.Tile)
	t.gather(seat, m.Cauldron)
}

// pass takes what it can (L8).
func (t *table) pass(take Ingredient) {
	seat := t.seatOfTurn()
	switch take {
	case Draw:
		var drawn Stock
		for range DrawSize {
			drawn[t.bag.pop()]++
		}
		t.stocks[seat] = t.stocks[seat].Plus(drawn)
		t.confide(EventDrew, seat, engine.Facts{"count": number(DrawSize), "bag": number(t.bag.size)}, "cubes", drawn.String())
	case Nothing:
		t.tell(EventIdle, seat, nil)
	default:
		t.reserve[take]--
		t.gain(seat, take)
		t.tell(EventTook, seat, engine.Facts{"ingredient": take.ID()})
	}
}

// pay takes cubes from behind a screen; true if that shows cubes that the
// others could not name.
func (t *table) pay(seat engine.Seat, cubes Stock) bool {
	shown := !t.known[seat].Covers(cubes)
	t.stocks[seat] = t.stocks[seat].Minus(cubes)
	t.known[seat] = t.known[seat].Minus(cubes)
	return shown
}

// gain puts a cube that everybody sees behind a screen.
func (t *table) gain(seat engine.Seat, i Ingredient) {
	t.stocks[seat][i]++
	t.known[seat][i]++
}

func (t *table) score(seat engine.Seat, points int) {
	t.scores[seat] += points
	t.tell(EventScored, seat, t.points(seat, points))
}

func (t *table) points(seat engine.Seat, points int) engine.Facts {
	return engine.Facts{"points": number(points), "total": number(t.scores[seat])}
}

// gather takes the by-products as far as the reserve has them (L2).
func (t *table) gather(seat engine.Seat, c Cauldron) {
	gained, missed := t.byProducts(c)
	for _, i := range gained {
		t.reserve[i]--
		t.gain(seat, i)
		t.tell(EventGained, seat, engine.Facts{"ingredient": i.ID()})
	}
	for _, i := range missed {
		t.tell(EventMissed, seat, engine.Facts{"ingredient": i.ID()})
	}
}

// endTurn hands the turn on; the end is looked for after complete rounds only (L9).
func (t *table) endTurn() {
	t.turns++
	if t.turns%t.seats != 0 {
		return
	}
	t.tell(EventRound, engine.Nobody, engine.Facts{"round": number(t.Round()), "scores": t.scoreList()})
	if t.over() {
		t.count()
	}
}

func (t *table) scoreList() string { return numbers(t.scores[:t.seats]) }

func numbers(list []int) string {
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, " ")
}

// count is the final counting: leftovers, then schools (L10), then the places
// (L11). The stocks stay where they are, laid open.
func (t *table) count() {
	var kinds []string
	for _, i := range t.exhausted() {
		kinds = append(kinds, i.ID())
	}
	t.tell(EventLast, engine.Nobody, engine.Facts{"ingredients": strings.Join(kinds, " ")})
	for seat := range engine.Seat(t.seats) {
		size := t.stocks[seat].Size()
		hidden := t.known[seat] != t.stocks[seat]
		t.known[seat] = t.stocks[seat]
		t.scores[seat] += size / cubesPerPoint
		facts := t.points(seat, size/cubesPerPoint)
		facts["cubes"], facts["count"] = t.stocks[seat].String(), number(size)
		t.reveal(hidden, EventLeftover, seat, facts)
	}
	if t.withSchools() {
		t.countSchools()
	}
	outcome, _ := t.Outcome()
	t.tell(EventEnded, engine.Nobody, engine.Facts{
		"outcome": outcome.Name, "scores": numbers(outcome.Scores), "ranks": numbers(outcome.Ranks)})
}

const cubesPerPoint = 2

// SchoolPoints is what a school of each rank brings, the best rank first (L10).
func SchoolPoints(seats int) []int {
	switch seats {
	case 2:
		return []int{6, 0}
	case 3:
		return []int{10, 5, 0}
	case 4:
		return []int{12, 8, 4, 0}
	}
	return []int{12, 9, 6, 3, 0}
}

func (t *table) countSchools() {
	ranks := t.schoolRanks()
	for _, i := range All() {
		for seat, school := range t.schools[:t.seats] {
			if school == i {
				t.reveal(true, EventCounted, engine.Nobody, engine.Facts{
					"ingredient": i.ID(), "left": number(t.left(i)), "rank": number(ranks[seat])})
			}
		}
	}
	for seat := range engine.Seat(t.seats) {
		points := SchoolPoints(t.seats)[ranks[seat]-1]
		t.scores[seat] += points
		facts := t.points(seat, points)
		facts["ingredient"] = t.schools[seat].ID()
		facts["left"], facts["rank"] = number(t.left(t.schools[seat])), number(ranks[seat])
		t.reveal(true, EventHonoured, seat, facts)
	}
}
