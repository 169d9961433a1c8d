package alchemist

import (
	"strconv"
	"strings"

	"adytum/engine"
)

// A Kind is what a turn is spent on (L1).
type Kind uint8

// The kinds of turns.
const (
	Brew Kind = iota + 1
	Copy
	Pass
)

var kindIDs = [...]string{"", "brew", "copy", "pass"}

// String is "brew", "copy" or "pass".
func (k Kind) String() string { return kindIDs[k] }

// What a pass can take besides an ingredient of the reserve (L8).
const (
	Draw    Ingredient = Kinds     // two cubes from the bag
	Nothing Ingredient = Kinds + 1 // nothing is left to take
)

const (
	drawID    = "bag"
	nothingID = "nothing"
)

// DrawSize is how many cubes a pass draws from the bag (L8).
const DrawSize = 2

// A Move is one turn. Its text is the kind and its parts, joined by colons:
//
//	brew:bird_leg-mushroom:spider+spider+troll_eye:7   cauldron, recipe, tile
//	copy:bird_leg-mushroom:spider                      cauldron, tribute
//	pass:troll_eye   pass:bag   pass:nothing
//
// The cubes of a recipe stand in the order of their ids.
type Move struct {
	Kind     Kind
	Cauldron Cauldron // 0 for a Pass
	Recipe   Stock    // of a Brew
	Tile     int      // of a Brew
	// Take is the tribute of a Copy; for a Pass the ingredient from the
	// reserve, Draw or Nothing; 0 for a Brew.
	Take Ingredient
}

// String is the canonical text.
func (m Move) String() string { return Draft(m).String() }

func takeID(take Ingredient) string {
	switch take {
	case Draw:
		return drawID
	case Nothing:
		return nothingID
	default:
		return take.ID()
	}
}

// ParseMove reads the canonical text of a move.
func (Game) ParseMove(text string) (engine.Move, error) {
	d, err := readDraft(text)
	if err != nil {
		return nil, err
	}
	if m, complete := d.move(); complete && m.String() == text {
		return m, nil
	}
	return nil, engine.Unreadable(text)
}

// A Draft is a half-made move. Its zero parts are missing ones, but for the
// cauldron and what is taken, which then are NoCauldron and None.
type Draft Move

// NoDraft is where every move begins.
var NoDraft = Draft{Cauldron: NoCauldron, Take: None}

// String is its text, with which Consider can be asked: that of a move, with
// nothing where a part is missing.
func (d Draft) String() string {
	cauldron, tile, take := "", "", ""
	if d.Cauldron != NoCauldron {
		cauldron = d.Cauldron.ID()
	}
	if d.Tile > 0 {
		tile = strconv.Itoa(d.Tile)
	}
	if d.Take != None {
		take = takeID(d.Take)
	}
	switch d.Kind {
	case Brew:
		return "brew:" + cauldron + ":" + d.Recipe.String() + ":" + tile
	case Copy:
		return "copy:" + cauldron + ":" + take
	case Pass:
		return "pass:" + take
	}
	return ""
}

// move is the draft as a move, if no part is missing.
func (d Draft) move() (Move, bool) {
	switch d.Kind {
	case Brew:
		return Move{Kind: Brew, Cauldron: d.Cauldron, Recipe: d.Recipe, Tile: d.Tile},
			d.Cauldron != NoCauldron && d.Recipe != Stock{} && d.Tile > 0
	case Copy:
		return Move{Kind: Copy, Cauldron: d.Cauldron, Take: d.Take}, d.Cauldron != NoCauldron && d.Take != None
	case Pass:
		return Move{Kind: Pass, Take: d.Take}, d.Take != None
	}
	return Move{}, false
}

// mostInDraft keeps a recipe that is read cheap; it is more than is allowed, so
// that one cube too many is refused with a reason.
const mostInDraft = 2 * MostCubes

// readDraft reads a move of which parts may be missing or empty, the recipe in
// any order: "brew:", "brew::spider+mushroom", "brew:bird_leg-mushroom::7".
func readDraft(text string) (Draft, *engine.Refusal) {
	d := NoDraft
	parts := strings.Split(text, ":")
	var ok bool
	switch parts[0] {
	case "":
		ok = len(parts) == 1
	case "brew":
		d.Kind = Brew
		ok = len(parts) <= 4 && d.readCauldron(at(parts, 1)) && d.readRecipe(at(parts, 2)) && d.readTile(at(parts, 3))
	case "copy":
		d.Kind = Copy
		ok = len(parts) <= 3 && d.readCauldron(at(parts, 1)) && d.readTribute(at(parts, 2))
	case "pass":
		d.Kind = Pass
		ok = len(parts) <= 2 && d.readTake(at(parts, 1))
	default:
		ok = false
	}
	if !ok {
		return d, engine.Unreadable(text)
	}
	return d, nil
}

// at is a part of a text, "" if it is missing.
func at(parts []string, i int) string {
	if i < len(parts) {
		return parts[i]
	}
	return ""
}

func (d *Draft) readCauldron(id string) bool {
	d.Cauldron = parseCauldron(id)
	return id == "" || d.Cauldron != NoCauldron
}

func (d *Draft) readRecipe(text string) bool {
	if text == "" {
		return true
	}
	for id := range strings.SplitSeq(text, "+") {
		i := parseIngredient(id)
		if i == None || d.Recipe.Size() == mostInDraft {
			return false
		}
		d.Recipe[i]++
	}
	return true
}

func (d *Draft) readTile(text string) bool {
	if text == "" {
		return true
	}
	d.Tile, _ = strconv.Atoi(text)
	return d.Tile >= 1 && d.Tile <= HighTile && strconv.Itoa(d.Tile) == text
}

func (d *Draft) readTribute(id string) bool {
	d.Take = parseIngredient(id)
	return id == "" || d.Take != None
}

func (d *Draft) readTake(id string) bool {
	switch id {
	case drawID:
		d.Take = Draw
	case nothingID:
		d.Take = Nothing
	default:
		return d.readTribute(id)
	}
	return true
}

// Moves lists the legal moves sorted by text.
func (p Position) Moves() []engine.Move {
	if p.over() {
		return nil
	}
	moves := p.brews()
	if p.opening() { // L12
		return moves
	}
	return append(append(moves, p.copies()...), p.passes()...)
}

// tilesByText is the order of the tiles in the texts of moves.
var tilesByText = [HighTile]int{1, 10, 2, 3, 4, 5, 6, 7, 8, 9}

func (p Position) brews() []engine.Move {
	seat := p.seatOfTurn()
	if p.sealsOf(seat) == 0 {
		return nil
	}
	var tiles []int
	for _, tile := range tilesByText {
		if p.refuseTile(tile) == nil {
			tiles = append(tiles, tile)
		}
	}
	var moves []engine.Move
	for _, c := range AllCauldrons() {
		if p.compendium[c].Brewed() {
			continue
		}
		for _, recipe := range recipes[c] {
			if !p.stocks[seat].Covers(recipe) || p.cauldronWith(recipe) != NoCauldron {
				continue
			}
			for _, tile := range tiles {
				moves = append(moves, Move{Kind: Brew, Cauldron: c, Recipe: recipe, Tile: tile})
			}
		}
	}
	return moves
}

func (p Position) copies() []engine.Move {
	var moves []engine.Move
	for _, c := range AllCauldrons() {
		if p.refuseCopyOf(c) != nil {
			continue
		}
		for _, i := range All() {
			if p.compendium[c].Recipe[i] > 0 {
				moves = append(moves, Move{Kind: Copy, Cauldron: c, Take: i})
			}
		}
	}
	return moves
}

func (p Position) passes() []engine.Move {
	var moves []engine.Move
	for _, take := range []Ingredient{Draw, BirdLeg, Mushroom, Nothing, SnakeVenom, Spider, TrollEye} {
		if p.refuseTake(take) == nil {
			moves = append(moves, Move{Kind: Pass, Take: take})
		}
	}
	return moves
}
