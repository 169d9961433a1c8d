// Package template is Trick, a tiny card game that shows all a new game has to
// bring: copy the folder, rename, and change it piece by piece while the suite
// stays green. docs/new-game.md lists the steps. The app does not show it.
//
// The rules. T1: nine cards, 1 to 9, are shuffled; each of two seats gets
// three, the other three stay hidden. T2: the leader plays a card, then the
// other seat answers with one; the higher card takes the trick, and its owner
// leads the next. T3: who takes more of the three tricks wins. Option
// "lowest": the lower card takes the trick.
package template

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"adytum/engine"
	"adytum/engine/template/search"
)

// Game is Trick as an engine.Game.
type Game struct{}

// OptionLowest lets the lower card take the trick.
const OptionLowest = "lowest"

const (
	cards    = 9
	handSize = 3
)

// Name is "template".
func (Game) Name() string { return "template" }

// RulesVersion is the version of these rules.
func (Game) RulesVersion() int { return 1 }

// Seats is two.
func (Game) Seats() (fewest, most int) { return 2, 2 }

// Options lists the one option.
func (Game) Options() []engine.Option { return []engine.Option{engine.Switch(OptionLowest)} }

// Bots lists the computer players, the weakest first.
func (Game) Bots() []engine.Bot {
	return []engine.Bot{search.Random{}, search.MonteCarlo{Level: "novice", Time: 50 * time.Millisecond}, search.Tree{Level: "adept", Time: 50 * time.Millisecond}}
}

// Deal shuffles and gives three cards to each seat (T1).
func (g Game) Deal(s engine.Setup) (engine.Position, []engine.Event, error) {
	s, err := engine.Check(g, s)
	if err != nil {
		return nil, nil, err
	}
	deck := []Card{1, 2, 3, 4, 5, 6, 7, 8, 9}
	engine.Shuffle(s.Seed.Stream(engine.DealStream), deck)
	p := Position{lowest: s.Options.On(OptionLowest)}
	var events []engine.Event
	for seat := range p.hands {
		p.hands[seat] = deck[seat*handSize : (seat+1)*handSize]
		slices.Sort(p.hands[seat])
		events = append(events, engine.Event{
			Kind: "dealt", Seat: engine.Seat(seat), Facts: engine.Facts{"hand": list(p.hands[seat])},
			Reveals: true, Secret: []string{"hand"}, Knows: []engine.Seat{engine.Seat(seat)},
		})
	}
	p.rest = deck[2*handSize:]
	return p, events, nil
}

// A Card is a number from 1 to 9; as a move it is the card that is played, and
// its text is the number.
type Card int

// String is the number.
func (c Card) String() string { return strconv.Itoa(int(c)) }

// ParseMove reads a number from 1 to 9.
func (Game) ParseMove(text string) (engine.Move, error) {
	if len(text) == 1 && text[0] >= '1' && text[0] <= '9' {
		return Card(text[0] - '0'), nil
	}
	return nil, engine.Unreadable(text)
}

// The codes of refusals.
const CodeNotInHand = "not-in-hand" // card (T2)

// A Position is one moment of the game. Its slices are never written to.
type Position struct {
	lowest bool
	hands  [2][]Card
	rest   []Card  // never seen (T1)
	played [2]Card // the cards of the trick on the table; 0 for none
	leader engine.Seat
	tricks [2]int
	shown  []Card // all cards that were played before this trick
}

// Seats is two.
func (p Position) Seats() int { return 2 }

// ToMove is the leader, then the other seat, until the hands are empty.
func (p Position) ToMove() engine.Seat {
	switch {
	case p.played[p.leader] != 0:
		return 1 - p.leader
	case len(p.hands[p.leader]) == 0:
		return engine.Nobody
	}
	return p.leader
}

// Moves lists the hand of the seat to move.
func (p Position) Moves() []engine.Move {
	seat := p.ToMove()
	if seat == engine.Nobody {
		return nil
	}
	var moves []engine.Move
	for _, c := range p.hands[seat] {
		moves = append(moves, c)
	}
	return moves
}

// Play plays a card of the hand (T2).
func (p Position) Play(m engine.Move) (engine.Position, []engine.Event, error) {
	seat := p.ToMove()
	card, ok := m.(Card)
	switch {
	case seat == engine.Nobody:
		return nil, nil, &engine.Refusal{Code: engine.CodeOver}
	case !ok || !slices.Contains(p.hands[seat], card):
		return nil, nil, &engine.Refusal{Code: CodeNotInHand, Paragraph: "T2", Facts: engine.Facts{"card": m.String()}}
	}
	p.hands[seat] = slices.DeleteFunc(slices.Clone(p.hands[seat]), func(c Card) bool { return c == card })
	p.played[seat] = card
	events := []engine.Event{{Kind: "played", Seat: seat, Facts: engine.Facts{"card": card.String()}, Reveals: true}}
	if p.played[0] != 0 && p.played[1] != 0 {
		p.leader = p.taker()
		p.tricks[p.leader]++
		p.shown = append(slices.Clone(p.shown), p.played[:]...)
		p.played = [2]Card{}
		events = append(events, engine.Event{Kind: "took", Seat: p.leader})
	}
	return p, events, nil
}

// taker is the seat whose card takes the trick (T2).
func (p Position) taker() engine.Seat {
	if (p.played[0] > p.played[1]) != p.lowest {
		return 0
	}
	return 1
}

// Outcome is "win" with the tricks of each seat (T3).
func (p Position) Outcome() (engine.Outcome, bool) {
	if p.ToMove() != engine.Nobody {
		return engine.Outcome{}, false
	}
	ranks := []int{1, 2}
	if p.tricks[1] > p.tricks[0] {
		ranks = []int{2, 1}
	}
	return engine.Outcome{Name: "win", Scores: p.tricks[:], Ranks: ranks}, true
}

// String is the whole position.
func (p Position) String() string {
	return fmt.Sprintf("%s | hands: %s / %s | rest: %s", p.open(), list(p.hands[0]), list(p.hands[1]), list(p.rest))
}

// open is what both seats see.
func (p Position) open() string {
	option := "highest"
	if p.lowest {
		option = OptionLowest
	}
	return fmt.Sprintf("%s | tricks: %d %d | shown: %s | leader: %d | table: %d %d",
		option, p.tricks[0], p.tricks[1], list(p.shown), p.leader, p.played[0], p.played[1])
}

func list(cards []Card) string {
	var words []string
	for _, c := range cards {
		words = append(words, c.String())
	}
	return strings.Join(words, " ")
}

// A View is what one seat sees: the open things and its own hand.
type View struct {
	seat engine.Seat
	// table holds only what the seat knows: in the other hand and the rest
	// lie the unseen cards in ascending order.
	table Position
}

// View hides the other hand and the rest.
func (p Position) View(seat engine.Seat) engine.View {
	other := 1 - seat
	unseen := append(slices.Clone(p.hands[other]), p.rest...)
	slices.Sort(unseen)
	size := len(p.hands[other])
	p.hands[other], p.rest = unseen[:size:size], unseen[size:]
	return View{seat, p}
}

// Seat is the viewer.
func (v View) Seat() engine.Seat { return v.seat }

// ToMove is as in Position.
func (v View) ToMove() engine.Seat { return v.table.ToMove() }

// Hand is the seat's own hand.
func (v View) Hand() []Card { return slices.Clone(v.table.hands[v.seat]) }

// Trick is the card of each seat on the table, 0 for none; that is the last trick
// until the next is led.
func (v View) Trick() [2]Card {
	if p := v.table; len(p.shown) > 0 && p.played == [2]Card{} {
		return [2]Card(p.shown[len(p.shown)-2:])
	}
	return v.table.played
}

// Tricks is how many tricks each seat has taken.
func (v View) Tricks() [2]int { return v.table.tricks }

// Moves lists the own hand when it is the seat's turn.
func (v View) Moves() []engine.Move {
	if v.seat != v.ToMove() {
		return nil
	}
	return v.table.Moves()
}

// Outcome is as in Position.
func (v View) Outcome() (engine.Outcome, bool) { return v.table.Outcome() }

// Consider answers a half-made move: a card, or nothing yet.
func (v View) Consider(partial string) engine.Answer {
	if v.seat != v.ToMove() {
		return engine.Answer{Refusal: &engine.Refusal{Code: engine.CodeNotYours}}
	}
	if partial == "" {
		var next []engine.Part
		for _, m := range v.Moves() {
			next = append(next, part(m))
		}
		return engine.Answer{State: engine.Possible, Next: next}
	}
	m, err := Game{}.ParseMove(partial)
	if err == nil {
		_, _, err = v.table.Play(m)
	}
	var refusal *engine.Refusal
	if errors.As(err, &refusal) {
		return engine.Answer{Refusal: refusal}
	}
	return engine.Answer{State: engine.Complete, Move: m, Made: []engine.Part{part(m)}}
}

// PartCard is the kind of the one part of a move.
const PartCard = "card"

func part(m engine.Move) engine.Part {
	return engine.Part{Text: m.String(), Kind: PartCard, ID: m.String(), Ends: true}
}

// Sample deals the unseen cards to the other hand and the rest.
func (v View) Sample(r *engine.Rand) engine.Position {
	p, other := v.table, 1-v.seat
	unseen := append(slices.Clone(p.hands[other]), p.rest...)
	engine.Shuffle(r, unseen)
	size := len(p.hands[other])
	p.hands[other], p.rest = unseen[:size:size], unseen[size:]
	slices.SortFunc(p.hands[other], cmp.Compare)
	return p
}

// String is all that the seat knows.
func (v View) String() string {
	return fmt.Sprintf("seat %d | %s | hand: %s | other hand: %d cards", v.seat, v.table.open(), list(v.Hand()), len(v.table.hands[1-v.seat]))
}
