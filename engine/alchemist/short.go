package alchemist

import (
	"strings"

	"adytum/engine"
)

// shortSeats is how many sit at the table of a short text.
const shortSeats = 3

// usualParts is what a position has where its short text says nothing. "stock" is
// that of seat 0, "others" that of each other seat.
var usualParts = map[string]string{
	"stock": "0 0 0 0 0", "others": "2 2 2 2 2", "reserve": "8 8 8 8 8", "compendium": "", "scores": "0 0 0",
	"schools": "spider mushroom troll_eye", "bag": "bird_leg spider mushroom snake_venom troll_eye spider",
}

// ParseShort reads a position of three seats by what matters in it, as
//
//	stock: 2 3 0 1 2 | compendium: bird_leg-spider=1:7:mushroom+mushroom
//
// Others, reserve, scores, schools and bag may be given, too; the words of each
// part are those of the whole text. What is then missing of the 32 cubes of an
// ingredient is out of the game. The error is a refusal that names the part at
// fault, as that of ParsePosition.
func (Game) ParseShort(text string) (engine.Position, error) {
	r := reader{p: Position{seats: shortSeats, schools: noSchools}}
	parts := r.parts(text)
	r.potions(parts["compendium"])
	r.p.reserve = r.stock("reserve", parts["reserve"])
	r.p.stocks[0] = r.stock("stock", parts["stock"])
	for seat := 1; seat < shortSeats; seat++ {
		r.p.stocks[seat] = r.stock("others", parts["others"])
	}
	copy(r.p.scores[:], r.list("scores", parts["scores"], shortSeats))
	r.schools(strings.Fields(parts["schools"]))
	r.bag(strings.Fields(parts["bag"]))
	for i, n := range r.p.inPlay() {
		if n > CubesPerKind {
			r.fail("text", "%d cubes of %s instead of %d", n, Ingredient(i), CubesPerKind)
			break
		}
		r.p.gone[i] = uint8(CubesPerKind - n)
	}
	if r.err == nil {
		r.err = r.p.check()
	}
	if r.err != nil {
		return nil, r.err
	}
	return r.p, nil
}

// parts reads the parts of a short text by their names, and adds what is usual.
func (r *reader) parts(text string) map[string]string {
	given := map[string]string{}
	for part := range strings.SplitSeq(text, " | ") {
		name, words, _ := strings.Cut(part, ":")
		_, known := usualParts[name]
		if _, twice := given[name]; twice || !known {
			r.fail("text", "%.30q is no part of a short text, or stands twice", name)
		}
		given[name] = words
	}
	for name, words := range usualParts {
		if _, ok := given[name]; !ok {
			given[name] = words
		}
	}
	return given
}
