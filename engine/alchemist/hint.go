package alchemist

import "adytum/engine"

// A Hint is advice with its reasons. Words are the interface's.
type Hint struct {
	Move Move
	// Chance is the share of the games tried out with this move that were won,
	// from 0 to 1; Tried is how many games were tried out in all.
	Chance  float64
	Tried   int
	Reasons []Reason
}

// A Reason is one ground for a hint.
type Reason struct {
	Code  string
	Facts engine.Facts
}

// The codes of reasons, with their facts.
const (
	ReasonMost   = "most"   // points: as many as no other move scores
	ReasonPoints = "points" // points: scored at once
	ReasonDenies = "denies" // nobody else can hold the cubes to copy the recipe
	ReasonDear   = "dear"   // count: how many cubes are dear to copy
	ReasonSchool = "school" // cubes: of the own school, they no longer count at the end (L10)
	ReasonGrows  = "grows"  // count: by how many cubes the own stock grows
	ReasonOpens  = "opens"  // points: the worth of a recipe that can be copied then
	ReasonTried  = "tried"  // nothing in the rules: it did best in the games tried out
)

// dear is the number of cubes from which a recipe is seldom copied.
const dear = 4

// Advise puts a bot's choice into a hint. The choice must be for this view.
func (v View) Advise(c engine.Choice) Hint {
	h := Hint{Move: c.Move.(Move), Tried: c.Playouts}
	for _, candidate := range c.Candidates {
		if candidate.Move == c.Move {
			h.Chance = candidate.Chance
		}
	}
	h.Reasons = v.reasons(h.Move)
	return h
}

func (v View) reasons(m Move) []Reason {
	reasons := v.scoring(m)
	if m.Kind == Brew {
		reasons = append(reasons, v.keeping(m.Recipe)...)
	}
	reasons = append(reasons, v.schooling(m)...)
	if m.Kind == Pass {
		reasons = append(reasons, v.opening(m)...)
	}
	if grows := v.growth(m); grows > 0 {
		reasons = append(reasons, Reason{ReasonGrows, engine.Facts{"count": number(grows)}})
	}
	if len(reasons) == 0 {
		return []Reason{{ReasonTried, nil}}
	}
	return reasons
}

// points are what a move scores at once.
func (v View) points(m Move) int {
	switch m.Kind {
	case Brew:
		return m.Tile
	case Copy:
		return v.Potion(m.Cauldron).Tile
	default:
		return 0
	}
}

func (v View) scoring(m Move) []Reason {
	points := v.points(m)
	if points == 0 {
		return nil
	}
	facts := engine.Facts{"points": number(points)}
	for _, other := range v.Moves() {
		if v.points(other.(Move)) > points {
			return []Reason{{ReasonPoints, facts}}
		}
	}
	return []Reason{{ReasonMost, facts}}
}

// keeping says how well a recipe is safe from being copied.
func (v View) keeping(recipe Stock) []Reason {
	for other := range engine.Seat(v.Seats()) {
		if _, most := v.Bounds(other); other != v.seat && most.Covers(recipe) {
			if recipe.Size() < dear {
				return nil
			}
			return []Reason{{ReasonDear, engine.Facts{"count": number(recipe.Size())}}}
		}
	}
	return []Reason{{ReasonDenies, nil}}
}

// schooling says which cubes of the own school leave the counting. A tribute
// does not: it goes behind another screen (L6).
func (v View) schooling(m Move) []Reason {
	school := v.School(v.seat)
	if school == None || m.Kind == Pass {
		return nil
	}
	paid := m.Recipe
	if m.Kind == Copy {
		paid = v.Potion(m.Cauldron).Recipe.Minus(StockOf(m.Take))
	}
	if paid[school] == 0 {
		return nil
	}
	var cubes Stock
	cubes[school] = paid[school]
	return []Reason{{ReasonSchool, engine.Facts{"cubes": cubes.String()}}}
}

// opening names the dearest recipe of another that can be copied once an
// ingredient was taken, and could not before.
func (v View) opening(m Move) []Reason {
	if m.Take >= Kinds {
		return nil
	}
	stock, best := v.Stock(), 0
	after := stock.Plus(StockOf(m.Take))
	for _, c := range AllCauldrons() {
		potion := v.Potion(c)
		if potion.Brewed() && potion.Creator != v.seat && !stock.Covers(potion.Recipe) && after.Covers(potion.Recipe) {
			best = max(best, potion.Tile)
		}
	}
	if best == 0 {
		return nil
	}
	return []Reason{{ReasonOpens, engine.Facts{"points": number(best)}}}
}

// growth is by how many cubes the own stock grows with a move.
func (v View) growth(m Move) int {
	p := v.acting()
	paid := 0
	switch m.Kind {
	case Pass:
		if m.Take == Draw {
			return min(DrawSize, v.BagSize())
		}
		return 0 // one cube is what passing is
	case Brew:
		paid = m.Recipe.Size()
	case Copy:
		paid = v.Potion(m.Cauldron).Recipe.Size()
	}
	gained, _ := p.byProducts(m.Cauldron)
	return len(gained) - paid
}
