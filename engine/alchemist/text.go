package alchemist

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"adytum/engine"
)

// The text of a position is one line of parts joined by " | ":
//
//	seats 3 | start 1 | turns 4 | compendium: bird_leg-spider=0:7:mushroom+mushroom ... |
//	reserve: 11 12 12 11 12 | gone: 10 10 10 10 10 | stocks: 2 3 1 4 2, ... | known: 0 0 0 0 1, ... |
//	scores: 7 0 0 | schools: spider mushroom troll_eye | bag: spider bird_leg ...
//
// Stocks are five counts in the order of the ingredients' ids, by seat. A
// cauldron is followed by its creator, its tile and its recipe; empty ones are
// left out. Without schools there are none after "schools:". The bag is written
// in the order it will be drawn.

const partsOfText = 11

// String is the position as text.
func (p Position) String() string {
	return strings.Join(append(p.openParts(),
		"stocks: "+stockList(p.stocks[:p.seats]),
		"known: "+stockList(p.known[:p.seats]),
		"scores: "+numbers(p.scores[:p.seats]),
		words("schools:", p.schoolList()),
		words("bag:", p.bagList()),
	), " | ")
}

// openParts is what lies on the table.
func (p Position) openParts() []string {
	var potions []string
	for c, potion := range p.compendium {
		if potion.Brewed() {
			potions = append(potions, fmt.Sprintf("%s=%d:%d:%s", Cauldron(c), potion.Creator, potion.Tile, potion.Recipe))
		}
	}
	return []string{
		fmt.Sprintf("seats %d", p.seats),
		fmt.Sprintf("start %d", p.start),
		fmt.Sprintf("turns %d", p.turns),
		words("compendium:", potions),
		"reserve: " + p.reserve.counts(),
		"gone: " + p.gone.counts(),
	}
}

func (p Position) schoolList() []string {
	var ids []string
	if p.withSchools() {
		for _, i := range p.schools[:p.seats] {
			ids = append(ids, i.ID())
		}
	}
	return ids
}

func (p Position) bagList() []string {
	var ids []string
	for n := p.bag.size - 1; n >= 0; n-- {
		ids = append(ids, p.bag.cubes[n].ID())
	}
	return ids
}

func words(name string, list []string) string {
	return strings.Join(append([]string{name}, list...), " ")
}

// counts writes a stock as five numbers.
func (s Stock) counts() string {
	list := make([]int, Kinds)
	for i, n := range s {
		list[i] = int(n)
	}
	return numbers(list)
}

func stockList(stocks []Stock) string {
	list := make([]string, len(stocks))
	for i, s := range stocks {
		list[i] = s.counts()
	}
	return strings.Join(list, ", ")
}

// ParsePosition reads what String writes and checks that it can be: 32 cubes of
// each ingredient, recipes that the cauldrons take, no tile twice.
func (Game) ParsePosition(text string) (engine.Position, error) {
	parts := strings.Split(text, " | ")
	if len(parts) != partsOfText {
		return nil, engine.BadPosition("text", "%d parts joined by \" | \" instead of %d", len(parts), partsOfText)
	}
	r := reader{p: Position{schools: noSchools}}
	r.numbers(parts[:3])
	r.potions(r.after(parts[3], "compendium:"))
	r.p.reserve = r.stock("reserve", r.after(parts[4], "reserve:"))
	r.p.gone = r.stock("gone", r.after(parts[5], "gone:"))
	r.stocks("stocks", r.after(parts[6], "stocks:"), r.p.stocks[:])
	r.stocks("known", r.after(parts[7], "known:"), r.p.known[:])
	for seat, n := range r.list("scores", r.after(parts[8], "scores:"), r.p.seats) {
		r.p.scores[seat] = n
	}
	r.schools(strings.Fields(r.after(parts[9], "schools:")))
	r.bag(strings.Fields(r.after(parts[10], "bag:")))
	if r.err == nil {
		r.err = r.p.check()
	}
	if r.err == nil && r.p.String() != text {
		r.err = engine.BadPosition("text", "written otherwise than %q", r.p)
	}
	if r.err != nil {
		return nil, r.err
	}
	return r.p, nil
}

// A reader fills a position and keeps the first thing that is wrong.
type reader struct {
	p   Position
	err error
}

func (r *reader) fail(where, why string, args ...any) {
	if r.err == nil {
		r.err = engine.BadPosition(where, why, args...)
	}
}

// after is the part behind its name.
func (r *reader) after(part, name string) string {
	rest, found := strings.CutPrefix(part, name)
	if !found {
		r.fail(strings.TrimSuffix(name, ":"), "%.30q does not begin with %q", part, name)
	}
	return strings.TrimSpace(rest)
}

// mostNumber bounds every number that is read.
const mostNumber = 999

func (r *reader) number(where, text string) int {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > mostNumber {
		r.fail(where, "%.20q is not a number from 0 to %d", text, mostNumber)
		return 0
	}
	return n
}

func (r *reader) list(where, text string, size int) []int {
	fields := strings.Fields(text)
	if len(fields) != size {
		r.fail(where, "%d numbers instead of %d", len(fields), size)
		return nil
	}
	list := make([]int, size)
	for i, field := range fields {
		list[i] = r.number(where, field)
	}
	return list
}

// numbers reads the seats, the start and the turns.
func (r *reader) numbers(parts []string) {
	r.p.seats = r.number("seats", r.after(parts[0], "seats "))
	if r.p.seats < FewestSeats || r.p.seats > MostSeats {
		r.fail("seats", "%d seats", r.p.seats)
		r.p.seats = FewestSeats
	}
	start := r.number("start", r.after(parts[1], "start "))
	if start >= r.p.seats {
		r.fail("start", "seat %d of %d", start, r.p.seats)
	}
	r.p.start = engine.Seat(start)
	r.p.turns = r.number("turns", r.after(parts[2], "turns "))
}

func (r *reader) potions(text string) {
	for _, field := range strings.Fields(text) {
		id, rest, _ := strings.Cut(field, "=")
		c, parts := parseCauldron(id), strings.Split(rest, ":")
		if c == NoCauldron || len(parts) != 3 {
			r.fail("compendium", "%.80q is not a cauldron with creator, tile and recipe", field)
			return
		}
		d := Draft{Cauldron: c}
		if !d.readRecipe(parts[2]) || !d.readTile(parts[1]) || d.Tile == 0 {
			r.fail("compendium", "%.80q has no tile or recipe", field)
			return
		}
		r.p.compendium[c] = Potion{Tile: d.Tile, Creator: engine.Seat(r.number("compendium", parts[0])), Recipe: d.Recipe}
	}
}

func (r *reader) stock(where, text string) Stock {
	var s Stock
	for i, n := range r.list(where, text, Kinds) {
		if n > CubesPerKind {
			r.fail(where, "%d cubes of one ingredient", n)
		}
		s[i] = uint8(n)
	}
	return s
}

func (r *reader) stocks(where, text string, to []Stock) {
	parts := strings.Split(text, ",")
	if len(parts) != r.p.seats {
		r.fail(where, "%d stocks for %d seats", len(parts), r.p.seats)
		return
	}
	for seat, part := range parts {
		to[seat] = r.stock(where, part)
	}
}

func (r *reader) schools(ids []string) {
	if len(ids) != 0 && len(ids) != r.p.seats {
		r.fail("schools", "%d schools for %d seats", len(ids), r.p.seats)
		return
	}
	seen := map[string]bool{}
	for seat, id := range ids {
		i := parseIngredient(id)
		if i == None || seen[id] {
			r.fail("schools", "%.20q is no ingredient or stands twice", id)
		}
		seen[id] = true
		r.p.schools[seat] = i
	}
}

func (r *reader) bag(ids []string) {
	if len(ids) > mostInBag || len(ids)%DrawSize != 0 {
		r.fail("bag", "%d cubes: an even number up to %d fits", len(ids), mostInBag)
		return
	}
	for n := len(ids) - 1; n >= 0; n-- {
		i := parseIngredient(ids[n])
		if i == None {
			r.fail("bag", "%.20q is no ingredient", ids[n])
			return
		}
		r.p.bag.push(i)
	}
}

// check holds a position that was read against what can be.
func (p Position) check() error {
	for seat := range p.seats {
		if !p.stocks[seat].Covers(p.known[seat]) {
			return engine.BadPosition("known", "seat %d holds less than what is known", seat)
		}
		if p.over() && p.known[seat] != p.stocks[seat] {
			return engine.BadPosition("known", "at the end everything is open")
		}
	}
	if err := p.checkCompendium(); err != nil {
		return err
	}
	for i, n := range p.inPlay() {
		if n += int(p.gone[i]); n != CubesPerKind {
			return engine.BadPosition("text", "%d cubes of %s instead of %d", n, Ingredient(i), CubesPerKind)
		}
	}
	if !p.over() && len(p.Moves()) == 0 {
		return engine.BadPosition("text", "no move is left")
	}
	return nil
}

// inPlay counts the cubes that are not out of the game.
func (p Position) inPlay() (count [Kinds]int) {
	add := func(cubes Stock) {
		for i, n := range cubes {
			count[i] += int(n)
		}
	}
	add(p.reserve)
	add(p.bag.stock())
	for _, stock := range p.stocks[:p.seats] {
		add(stock)
	}
	for _, potion := range p.compendium {
		add(potion.Recipe)
	}
	return count
}

func (p Position) checkCompendium() error {
	tiles, seen, made := map[int]bool{}, map[Stock]bool{}, map[engine.Seat]int{}
	for c, potion := range p.compendium {
		if !potion.Brewed() {
			continue
		}
		where := Cauldron(c).ID()
		if tiles[potion.Tile] || seen[potion.Recipe] {
			return engine.BadPosition(where, "the tile or the recipe stands twice")
		}
		tiles[potion.Tile], seen[potion.Recipe] = true, true
		made[potion.Creator]++
		if int(potion.Creator) >= p.seats || made[potion.Creator] > Seals {
			return engine.BadPosition(where, "seat %d has no seal for it", potion.Creator)
		}
		if !slices.Contains(recipes[c], potion.Recipe) { // L2
			return engine.BadPosition(where, "it does not take %s", potion.Recipe)
		}
	}
	return nil
}
