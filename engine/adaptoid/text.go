package adaptoid

import (
	"fmt"
	"strconv"
	"strings"

	"adytum/engine"
	"adytum/engine/hexgrid"
)

// The text of a position is one line of parts joined by " / ": the 37 cells in
// row order as "-" or colour, legs and pincers, the side to move, and the
// captures, White's first:
//
//	- - - - - - ... W32 - B00 ... / W / 2-4
//
// What differs from the published game follows, each part only where needed
// and in this order:
//
//	options captures=7 zero-trades   the options that are not at their default
//	board star                       another board, by its name or its pattern
//	swapped                          the first seat plays Black
//	ungrown 2 e2-d4 pass             turns in a row without growth, then those of
//	                                 them since the last capture (P10)
//	place, place-both or choose      the first bodies or colours are still open
//	given-up white                   White has given up

const (
	partOptions = "options"
	partBoard   = "board"
	partSwapped = "swapped"
	partUngrown = "ungrown"
	partGivenUp = "given-up"
	separator   = " / "
)

var phaseNames = map[Phase]string{PlacesOwn: "place", PlacesBoth: "place-both", Picks: "choose"}

// String is the position as text.
func (p Position) String() string {
	tokens := make([]string, Cells)
	for i, a := range p.cells {
		tokens[i] = a.String()
	}
	parts := []string{
		strings.Join(tokens, " "),
		p.turn.letter(),
		fmt.Sprintf("%d-%d", p.captures[White], p.captures[Black]),
	}
	if words := p.config.words(); len(words) > 0 {
		parts = append(parts, partOptions+" "+strings.Join(words, " "))
	}
	if name := boardName(p.board); name != BoardHexagon {
		parts = append(parts, partBoard+" "+name)
	}
	if p.swapped {
		parts = append(parts, partSwapped)
	}
	if p.ungrown > 0 {
		parts = append(parts, p.ungrownText())
	}
	if p.phase != Plays {
		parts = append(parts, phaseNames[p.phase])
	}
	if p.ending == GivenUp {
		parts = append(parts, partGivenUp+" "+p.loser.String())
	}
	return strings.Join(parts, separator)
}

// boardName is the name of a shape, or its pattern if it has none.
func boardName(b *hexgrid.Board) string {
	for name, shape := range shapes {
		if shape == b {
			return name
		}
	}
	return b.String()
}

// words lists the options that are not at their default.
func (c Config) words() []string {
	var words []string
	if c.Target != standard.Target {
		words = append(words, OptionTarget+"="+strconv.Itoa(c.Target))
	}
	for _, s := range []struct {
		on   bool
		name string
	}{
		{c.LosingAttacks, OptionLosingAttacks}, {c.ZeroTrades, OptionZeroTrades}, {c.GrowthOptional, OptionGrowthOptional},
		{c.EndAfterFeeding, OptionEndAfterFeeding}, {c.TieIsDraw, OptionTieIsDraw}, {c.OneAction, OptionOneAction},
	} {
		if s.on {
			words = append(words, s.name)
		}
	}
	return words
}

func (p Position) ungrownText() string {
	words := []string{partUngrown, strconv.Itoa(p.ungrown)}
	for _, s := range p.quiet[:p.quietLen] {
		m := Move{}
		if s.from != s.to {
			m = Move{From: p.board.Cell(int(s.from)), To: p.board.Cell(int(s.to))}
		}
		words = append(words, m.String())
	}
	return strings.Join(words, " ")
}

// ParsePosition reads what String writes; the parts that follow the captures
// may be missing, and spaces need not be single. It checks that the position
// can be: supplies, limbs, and the turns before.
func (Game) ParsePosition(text string) (engine.Position, error) {
	parts := strings.Split(text, "/")
	for i, part := range parts {
		parts[i] = strings.Join(strings.Fields(part), " ")
	}
	if len(parts) < 3 {
		return nil, engine.BadPosition("text", "%d parts joined by %q instead of at least 3", len(parts), separator)
	}
	p := Position{board: shapes[BoardHexagon], config: standard}
	if err := p.readCells(parts[0]); err != nil {
		return nil, err
	}
	if err := p.readTurn(parts[1], parts[2]); err != nil {
		return nil, err
	}
	rest := reader{parts: parts[3:]}
	for _, read := range []func(*reader) error{p.readOptions, p.readBoard, p.readSwapped, p.readUngrown, p.readPhase, p.readGivenUp} {
		if err := read(&rest); err != nil {
			return nil, err
		}
	}
	if len(rest.parts) > 0 {
		return nil, engine.BadPosition("text", "%.30q is unknown here", rest.parts[0])
	}
	return p, nil
}

// standard is the published game.
var standard = func() Config {
	s, err := engine.Check(Game{}, engine.Setup{Seed: "none"})
	if err != nil {
		panic(err)
	}
	return configOf(s.Options)
}()

// A reader takes the optional parts from the front.
type reader struct{ parts []string }

// take gives the words that follow a name if the next part has it.
func (r *reader) take(name string) (words []string, found bool) {
	if len(r.parts) == 0 {
		return nil, false
	}
	words = strings.Fields(r.parts[0])
	if len(words) == 0 || words[0] != name {
		return nil, false
	}
	r.parts = r.parts[1:]
	return words[1:], true
}

func (p *Position) readCells(text string) error {
	tokens := strings.Fields(text)
	if len(tokens) != Cells {
		return engine.BadPosition("cells", "%d instead of %d", len(tokens), Cells)
	}
	for i, token := range tokens {
		a, ok := parsePiece(token)
		if !ok {
			return engine.BadPosition("cells", "%.30q is no piece with at most %d limbs, such as W32", token, MostLimbs)
		}
		p.cells[i] = a
	}
	for _, c := range []Colour{White, Black} {
		if s := p.Supply(c); min(s.Bodies, s.Legs, s.Pincers) < 0 {
			return engine.BadPosition("cells", "%s has more than %d of a kind", c, Supplied)
		}
	}
	return nil
}

func parsePiece(token string) (Piece, bool) {
	if token == "-" {
		return Piece{}, true
	}
	if len(token) != 3 || token[1] < '0' || token[1] > '9' || token[2] < '0' || token[2] > '9' {
		return Piece{}, false
	}
	a := Piece{Body: true, Legs: token[1] - '0', Pincers: token[2] - '0'}
	if token[0] == 'B' {
		a.Colour = Black
	}
	return a, a.String() == token && a.Limbs() <= MostLimbs
}

// mostCaptures is more than any turn can lead to.
const mostCaptures = 24

func (p *Position) readTurn(side, captures string) error {
	switch side {
	case White.letter():
	case Black.letter():
		p.turn = Black
	default:
		return engine.BadPosition("side to move", "%.30q is neither W nor B", side)
	}
	white, black, _ := strings.Cut(captures, "-")
	for c, text := range []string{white, black} {
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 || n > mostCaptures {
			return engine.BadPosition("captures", "%.30q is not of the form 2-4", captures)
		}
		p.captures[c] = n
	}
	return nil
}

func (p *Position) readOptions(r *reader) error {
	words, found := r.take(partOptions)
	if !found {
		return nil
	}
	o := engine.Options{}
	for _, word := range words {
		name, value, valued := strings.Cut(word, "=")
		if !valued {
			value = "on"
		}
		o[name] = value
	}
	s, err := engine.Check(Game{}, engine.Setup{Options: o, Seed: "none"})
	if err != nil {
		return engine.BadPosition(partOptions, "%v", err)
	}
	p.config = configOf(s.Options)
	if got := strings.Join(p.config.words(), " "); got != strings.Join(words, " ") {
		return engine.BadPosition(partOptions, "written otherwise than %q", got)
	}
	return nil
}

func (p *Position) readBoard(r *reader) error {
	words, found := r.take(partBoard)
	if !found {
		return nil
	}
	if len(words) != 1 {
		return engine.BadPosition(partBoard, "%d words instead of one", len(words))
	}
	if shape, known := shapes[words[0]]; known {
		p.board = shape
		return nil
	}
	b, err := hexgrid.Parse(words[0])
	if err != nil {
		return engine.BadPosition(partBoard, "%v", err)
	}
	if b.Len() != Cells {
		return engine.BadPosition(partBoard, "%d cells instead of %d", b.Len(), Cells)
	}
	p.board = known(b)
	return nil
}

func (p *Position) readSwapped(r *reader) error {
	words, found := r.take(partSwapped)
	if len(words) > 0 {
		return engine.BadPosition(partSwapped, "words too many")
	}
	p.swapped = found
	return nil
}

func (p *Position) readUngrown(r *reader) error {
	words, found := r.take(partUngrown)
	if !found {
		return nil
	}
	if len(words) == 0 {
		return engine.BadPosition(partUngrown, "no number")
	}
	n, err := strconv.Atoi(words[0])
	if err != nil || n < 1 || n > mostUngrown || len(words)-1 > n {
		return engine.BadPosition(partUngrown, "%.30q is no number of turns from 1 to %d, with at most as many turns after it", words[0], mostUngrown)
	}
	p.ungrown = n
	for _, word := range words[1:] {
		m, ok := parseMove(word)
		from, fromOn := p.board.Index(m.From)
		to, toOn := p.board.Index(m.To)
		switch {
		case m == Move{} && ok:
		case !ok || !fromOn || !toOn || m.String() != word || m.Attacks || m.Grows != Nothing:
			return engine.BadPosition(partUngrown, "%.30q is neither a step alone nor a pass", word)
		}
		p.quiet[p.quietLen] = step{uint8(from), uint8(to)}
		p.quietLen++
	}
	return p.checkQuiet()
}

// checkQuiet takes the quiet turns back and holds each against P4.
func (p *Position) checkQuiet() error {
	then := *p
	for n := p.quietLen - 1; n >= 0; n-- {
		then.turn = then.turn.Other()
		from, to := int(p.quiet[n].from), int(p.quiet[n].to)
		if from == to {
			continue
		}
		if !then.owned(to, then.turn) || then.cells[from].Body {
			return engine.BadPosition(partUngrown, "turn %d cannot have been made", n+1)
		}
		then.cells[from], then.cells[to] = then.cells[to], Piece{}
		if then.reach(from)[to] == 0 {
			return engine.BadPosition(partUngrown, "turn %d cannot have been made", n+1)
		}
	}
	return nil
}

func (p *Position) readPhase(r *reader) error {
	for _, phase := range []Phase{PlacesOwn, PlacesBoth, Picks} {
		words, found := r.take(phaseNames[phase])
		if !found {
			continue
		}
		p.phase = phase
		bodies := [2]int{p.adaptoids(White), p.adaptoids(Black)}
		begun := p.ungrown > 0 || p.swapped || p.captures != [2]int{} || p.Supply(White).Legs+p.Supply(White).Pincers+p.Supply(Black).Legs+p.Supply(Black).Pincers < 4*Supplied
		want := [2]int{int(p.turn), 0}
		if phase == Picks {
			want = [2]int{1, 1}
		}
		if len(words) > 0 || begun || bodies != want || phase == Picks && p.turn != White {
			return engine.BadPosition(phaseNames[phase], "the rest does not allow it")
		}
		return nil
	}
	p.ending = p.judge()
	return nil
}

func (p *Position) readGivenUp(r *reader) error {
	words, found := r.take(partGivenUp)
	if !found {
		return nil
	}
	if len(words) != 1 || words[0] != White.String() && words[0] != Black.String() || p.ending != Open {
		return engine.BadPosition(partGivenUp, "not white or black in a game that goes on")
	}
	if words[0] == Black.String() {
		p.loser = Black
	}
	p.ending = GivenUp
	return nil
}
