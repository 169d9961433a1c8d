package adellos

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// An Edition is everything of the game that is a matter of print: board,
// factions, units, nobles, tokens, event cards, options, and their words (D1).
// docs/adellos-edition.md says how to write one.
type Edition struct {
	ID        string
	Name      Words
	Constants Constants
	Board     Board
	Abilities []Ability
	Factions  []Faction
	Tokens    []Token
	Cards     []Card
	Options   []Option
}

// Words is a text in each language.
type Words struct{ En, De string }

// Constants are the numbers of the rules.
type Constants struct {
	ActionPoints      int            `json:"action_points"`      // D7
	SwapActionPoints  int            `json:"swap_action_points"` // D16
	Summons           int            // new ones a turn (D27)
	TowerActionPoints int            `json:"tower_action_points"` // D25
	TowerRounds       map[string]int `json:"tower_rounds"`        // by the number of seats (D26)
	RewardGold        int            `json:"reward_gold"`         // D34
	RewardCards       int            `json:"reward_cards"`        // D34
	HandLimit         int            `json:"hand_limit"`          // with the option
	RoundLimit        int            `json:"round_limit"`         // with the option
}

// A Board is the fields and how players sit around them.
type Board struct {
	Tower   string   // the field of the bonus
	Castles []string // clockwise
	Fields  []Field
	Layouts []Layout
}

// A Field is one hexagon. X and Y are double-width coordinates: neighbours
// differ by (2,0), (1,1) or (1,-1), and X+Y is even.
type Field struct {
	ID     string
	X, Y   int
	Kind   string // castle, plain, tower, forest, hill or mountain
	Castle string // whose, if it is one of a castle
}

// A Layout is the part of the board that a number of seats plays on.
type Layout struct {
	Seats     int
	Map       string         // full or half
	Castles   []string       // one a seat, clockwise
	Fields    []string       // all fields if empty
	ExtraGold map[string]int `json:"extra_gold"` // by castle
}

// An Ability is the words for a behaviour that the code knows by the ID.
type Ability struct {
	ID         string
	Name, Text Words
	Source     string
}

// A Has says that a piece has an ability.
type Has struct {
	ID string
	// N is the amount of gold, cards or action points, or the distance of a
	// ranged attack.
	N int
	// Against is the faction that a Holy unit fights.
	Against string
}

// A Faction is what one player plays with.
type Faction struct {
	ID          string
	Name, Style Words
	Colour      string // #rrggbb
	StartGold   int    `json:"start_gold"`
	Source      string
	Units       []Unit
	Nobles      []Noble
}

// A Unit is a kind of piece that is hired for gold or summoned with time
// markers.
type Unit struct {
	ID                    string
	Name                  Words
	Count                 int // tiles in the supply
	Value                 int // 1 to 3
	Gold, Time            int // the price; with Time it is summoned
	Attack, Defence, Move int
	Abilities             []Has
	Source                string
}

// A Noble is the piece a player must keep.
type Noble struct {
	ID                    string
	Name                  Words
	Attack, Defence, Move int
	Ability               string
	Source                string
	Text                  Words
}

// A Token is a kind of piece that comes by abilities only.
type Token struct {
	ID                    string
	Name                  Words
	Count                 int
	Attack, Defence, Move int
	Abilities             []Has
	Source                string
}

// A Card is a kind of event card; the code knows its effect by the ID.
type Card struct {
	ID           string
	Name         Words
	Count        int // copies in the pile
	ActionPoints int `json:"action_points"`
	Window       string
	Source       string
	Text         Words
}

// An Option is an optional rule; the code knows it by the ID.
type Option struct {
	ID         string
	Name, Text Words
	Source     string
}

// An EditionError says which entry of an edition is wrong and why.
type EditionError struct{ Entry, Why string }

// Error names the entry and the reason.
func (e *EditionError) Error() string { return "edition: " + e.Entry + ": " + e.Why }

// The bounds of an edition; positions are values of a fixed size.
const (
	maxFields   = 96
	maxSeats    = 4
	maxFactions = 8
	maxUnits    = 12 // a faction
	maxTokens   = 4
	maxCards    = 24 // kinds
	maxDeck     = 96
	maxStat     = 20
	maxCount    = 30
)

// Read reads an edition and checks it. The error is an *EditionError.
func Read(text []byte) (Edition, error) {
	var e Edition
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&e); err != nil {
		return Edition{}, &EditionError{placeOf(text, err), err.Error()}
	}
	if d.More() {
		return Edition{}, &EditionError{"file", "something follows the edition"}
	}
	if err := e.Check(); err != nil {
		return Edition{}, err
	}
	return e, nil
}

// placeOf is the line of what cannot be read, or the file.
func placeOf(text []byte, err error) string {
	at := -1
	if syntax := new(json.SyntaxError); errors.As(err, &syntax) {
		at = int(syntax.Offset)
	} else if kind := new(json.UnmarshalTypeError); errors.As(err, &kind) {
		at = int(kind.Offset)
	} else if _, field, found := strings.Cut(err.Error(), "unknown field "); found {
		at = bytes.Index(text, []byte(field))
	}
	if at < 0 {
		return "file"
	}
	return fmt.Sprintf("line %d", 1+bytes.Count(text[:min(at, len(text))], []byte("\n")))
}
