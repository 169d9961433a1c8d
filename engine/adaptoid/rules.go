package adaptoid

import (
	"slices"
	"strconv"

	"adytum/engine"
	"adytum/engine/hexgrid"
)

// The kinds of events. Pieces are tokens such as "W32".
const (
	EventPlaced   = "placed"   // cell, piece (P2)
	EventChosen   = "chosen"   // colour
	EventMoved    = "moved"    // from, to, piece (P4); with an attack, what comes of it follows
	EventCaptured = "captured" // cell, piece, by: the defender left the board (P5)
	EventTraded   = "traded"   // cell, piece, by: both left the board (P5)
	EventRepelled = "repelled" // cell, piece, by: the attacker left the board (P5)
	EventGrown    = "grown"    // growth, cell, piece: as it is now (P6)
	EventStarved  = "starved"  // cell, piece, liberties, limbs (P7)
	EventPassed   = "passed"   // neither a step nor a growth
	EventEnded    = "ended"    // outcome, white, black: the captures; winner: a colour or "nobody" (P9, P10)
)

// The codes of refusals.
const (
	CodeNotOnBoard    = "not-on-board"    // cell (P1)
	CodePlaceFirst    = "place-first"     // colour: its first body is to be placed (P2)
	CodePlaced        = "placed"          // the first bodies are on the board (P2)
	CodeChooseFirst   = "choose-first"    // a colour is to be picked (P2)
	CodeChosen        = "chosen"          // there is no colour to pick (P2)
	CodeMustGrow      = "must-grow"       // something can grow, so it must (P3)
	CodeMustAct       = "must-act"        // with one action a turn, one is possible (P3)
	CodeOneAction     = "one-action"      // a step and a growth in one turn (P3)
	CodeNoPiece       = "no-piece"        // cell: it is empty (P4, P6)
	CodeEnemy         = "enemy"           // cell, piece: not of the own colour (P4, P6)
	CodeNoLegs        = "no-legs"         // cell, piece (P4)
	CodeEnclosed      = "enclosed"        // cell, piece: it can go nowhere (P4)
	CodeOccupied      = "occupied"        // cell, piece: the step or body needs a free cell (P4, P6)
	CodeOutOfReach    = "out-of-reach"    // from, to, legs, steps: "none" if no path leads there (P4)
	CodeNobodyThere   = "nobody-there"    // cell: an attack on a free cell (P5)
	CodeNoPincers     = "no-pincers"      // from, to, piece, enemy (P5)
	CodeTooFewPincers = "too-few-pincers" // from, to, pincers, needed (P5)
	CodeTooFar        = "too-far"         // cell: no own adaptoid lies next to it (P6)
	CodeFull          = "full"            // cell, piece: it has six limbs (P6)
	CodeNoneLeft      = "none-left"       // growth: the supply is empty (P6, P8)
	CodeFeedsItself   = "feeds-itself"    // feeding is no move here (P7)
	CodeNobodyStarves = "nobody-starves"  // no enemy is unfed (P7)
	CodeEnded         = "ended"           // outcome: the step has ended the game, nothing grows (P9)
)

func refuse(code, paragraph string, facts engine.Facts) *engine.Refusal {
	return &engine.Refusal{Code: code, Paragraph: paragraph, Facts: facts}
}

// Play makes a decision: a turn (P3), or what precedes the first (P2).
func (p Position) Play(m engine.Move) (engine.Position, []engine.Event, error) {
	move, ok := m.(Move)
	if !ok {
		return nil, nil, engine.Unreadable(m.String())
	}
	if refusal := p.Refuse(move); refusal != nil {
		return nil, nil, refusal
	}
	t := table{Position: p}
	t.play(move)
	return t.Position, t.events, nil
}

// Refuse says why a move cannot be made, nil if it can.
func (p Position) Refuse(m Move) *engine.Refusal {
	if p.ending != Open {
		return refuse(engine.CodeOver, "", nil)
	}
	if refusal := p.refusePhase(m.Kind); refusal != nil {
		return refusal
	}
	switch m.Kind {
	case Places:
		return p.refuseCell(m.At, "P2")
	case Chooses:
		return nil
	case Feeds:
		return p.refuseFeeding()
	default:
		return p.refuseTurn(m)
	}
}

// refusePhase refuses a decision that is not the one awaited (P2).
func (p *Position) refusePhase(k Kind) *engine.Refusal {
	switch {
	case (p.phase == PlacesOwn || p.phase == PlacesBoth) && k != Places:
		return refuse(CodePlaceFirst, "P2", engine.Facts{"colour": p.turn.String()})
	case p.phase == Picks && k != Chooses:
		return refuse(CodeChooseFirst, "P2", nil)
	case p.phase == Plays && k == Places:
		return refuse(CodePlaced, "P2", nil)
	case p.phase == Plays && k == Chooses:
		return refuse(CodeChosen, "P2", nil)
	}
	return nil
}

// find gives the index of a cell.
func (p *Position) find(c hexgrid.Cell) (int, *engine.Refusal) {
	i, on := p.board.Index(c)
	if !on {
		return 0, refuse(CodeNotOnBoard, "P1", engine.Facts{"cell": c.String()})
	}
	return i, nil
}

// refuseCell demands a cell of the board that is free.
func (p *Position) refuseCell(c hexgrid.Cell, paragraph string) *engine.Refusal {
	i, refusal := p.find(c)
	if refusal == nil && p.cells[i].Body {
		refusal = refuse(CodeOccupied, paragraph, engine.Facts{"cell": c.String(), "piece": p.cells[i].String()})
	}
	return refusal
}

// ownCell gives the index of a cell that must hold an own adaptoid.
func (p *Position) ownCell(c hexgrid.Cell, paragraph string) (int, *engine.Refusal) {
	i, refusal := p.find(c)
	switch {
	case refusal != nil:
	case !p.cells[i].Body:
		refusal = refuse(CodeNoPiece, paragraph, engine.Facts{"cell": c.String()})
	case !p.owned(i, p.turn):
		refusal = refuse(CodeEnemy, paragraph, engine.Facts{"cell": c.String(), "piece": p.cells[i].String()})
	}
	return i, refusal
}

// refuseFeeding refuses feeding as an action (P7).
func (p *Position) refuseFeeding() *engine.Refusal {
	switch {
	case !p.config.OneAction:
		return refuse(CodeFeedsItself, "P7", nil)
	case len(p.unfed(p.turn.Other())) == 0:
		return refuse(CodeNobodyStarves, "P7", nil)
	}
	return nil
}

// refuseTurn holds a turn against P3 to P6.
func (p *Position) refuseTurn(m Move) *engine.Refusal {
	steps := m.From != hexgrid.Cell{}
	if p.config.OneAction {
		return p.refuseAction(m, steps)
	}
	after := *p
	if steps {
		if refusal := p.refuseStep(m); refusal != nil {
			return refusal
		}
		after = p.afterStep(m)
	}
	switch {
	case m.Grows != Nothing && after.ending != Open:
		return refuse(CodeEnded, "P9", engine.Facts{"outcome": after.ending.String()})
	case m.Grows != Nothing:
		return after.refuseGrowing(m)
	case after.ending == Open && !p.config.GrowthOptional && len(after.growths()) > 0:
		return refuse(CodeMustGrow, "P3", nil)
	}
	return nil
}

// refuseAction holds the one action of a turn against P3 to P6.
func (p *Position) refuseAction(m Move, steps bool) *engine.Refusal {
	switch {
	case steps && m.Grows != Nothing:
		return refuse(CodeOneAction, "P3", nil)
	case steps:
		return p.refuseStep(m)
	case m.Grows != Nothing:
		return p.refuseGrowing(m)
	case !slices.Contains(p.actions(), Move{}):
		return refuse(CodeMustAct, "P3", nil)
	}
	return nil
}

// refuseStep holds step 1 against P4 and P5.
func (p *Position) refuseStep(m Move) *engine.Refusal {
	from, refusal := p.refuseMover(m.From)
	if refusal != nil {
		return refusal
	}
	to, refusal := p.find(m.To)
	if refusal != nil {
		return refusal
	}
	target := p.cells[to]
	switch {
	case target.Body && (target.Colour == p.turn || !m.Attacks):
		return refuse(CodeOccupied, "P4", engine.Facts{"cell": m.To.String(), "piece": target.String()})
	case !target.Body && m.Attacks:
		return refuse(CodeNobodyThere, "P5", engine.Facts{"cell": m.To.String()})
	}
	if p.reach(from)[to] == 0 {
		return refuse(CodeOutOfReach, "P4", engine.Facts{"from": m.From.String(), "to": m.To.String(),
			"legs": strconv.Itoa(int(p.cells[from].Legs)), "steps": p.stepsNeeded(from, to)})
	}
	return p.refuseClash(from, to)
}

// refuseMover refuses a piece that cannot go anywhere (P4).
func (p *Position) refuseMover(c hexgrid.Cell) (int, *engine.Refusal) {
	i, refusal := p.ownCell(c, "P4")
	if refusal != nil {
		return i, refusal
	}
	facts := engine.Facts{"cell": c.String(), "piece": p.cells[i].String()}
	if p.cells[i].Legs == 0 {
		return i, refuse(CodeNoLegs, "P4", facts)
	}
	if p.reach(i) == [Cells]int{} {
		return i, refuse(CodeEnclosed, "P4", facts)
	}
	return i, nil
}

// stepsNeeded is how far a cell would be for a piece with any number of legs;
// "none" if no path leads there.
func (p *Position) stepsNeeded(from, to int) string {
	far := *p
	far.cells[from].Legs = Cells
	if n := far.reach(from)[to]; n > 0 {
		return strconv.Itoa(n)
	}
	return "none"
}

// A clash is what comes of a step (P5).
type clash uint8

const (
	peaceful clash = iota
	captures
	trades
	repelled
)

// clashOf is what comes of a step that is not refused.
func (p *Position) clashOf(from, to int) clash {
	attacker, defender := p.cells[from], p.cells[to]
	switch {
	case !defender.Body:
		return peaceful
	case attacker.Pincers > defender.Pincers:
		return captures
	case attacker.Pincers == defender.Pincers:
		return trades
	}
	return repelled
}

// refuseClash holds an attack against P5; what is no attack passes.
func (p *Position) refuseClash(from, to int) *engine.Refusal {
	attacker, defender := p.cells[from], p.cells[to]
	switch p.clashOf(from, to) {
	case trades:
		if attacker.Pincers == 0 && !p.config.ZeroTrades {
			return refuse(CodeNoPincers, "P5", engine.Facts{
				"from": p.board.Cell(from).String(), "to": p.board.Cell(to).String(),
				"piece": attacker.String(), "enemy": defender.String()})
		}
	case repelled:
		if !p.config.LosingAttacks {
			return refuse(CodeTooFewPincers, "P5", engine.Facts{
				"from": p.board.Cell(from).String(), "to": p.board.Cell(to).String(),
				"pincers": strconv.Itoa(int(attacker.Pincers)), "needed": strconv.Itoa(int(defender.Pincers))})
		}
	default: // no attack, or one that succeeds
	}
	return nil
}

// refuseGrowing holds step 2 against P6.
func (p *Position) refuseGrowing(m Move) *engine.Refusal {
	i, refusal := p.find(m.At)
	if refusal != nil {
		return refusal
	}
	return p.refuseGrowth(m.Grows, i, p.Supply(p.turn))
}

func (p *Position) refuseGrowth(g Growth, i int, s Supply) *engine.Refusal {
	cell := p.board.Cell(i)
	if g == Body {
		if refusal := p.refuseCell(cell, "P6"); refusal != nil {
			return refusal
		}
		if !p.besideOwn(i) {
			return refuse(CodeTooFar, "P6", engine.Facts{"cell": cell.String()})
		}
	} else {
		if _, refusal := p.ownCell(cell, "P6"); refusal != nil {
			return refusal
		}
		if p.cells[i].Limbs() >= MostLimbs {
			return refuse(CodeFull, "P6", engine.Facts{"cell": cell.String(), "piece": p.cells[i].String()})
		}
	}
	if s.of(g) == 0 {
		return refuse(CodeNoneLeft, "P6", engine.Facts{"growth": g.String()})
	}
	return nil
}

// besideOwn reports whether an own adaptoid lies next to a cell (P6).
func (p *Position) besideOwn(i int) bool {
	for _, n := range p.board.Neighbours(i) {
		if p.owned(n, p.turn) {
			return true
		}
	}
	return false
}

// Resign gives the game up. The error is a *engine.Refusal.
func (p Position) Resign(s engine.Seat) (engine.Position, []engine.Event, error) {
	if p.ending != Open {
		return nil, nil, refuse(engine.CodeOver, "", nil)
	}
	t := table{Position: p}
	t.loser = p.ColourOf(s)
	t.end(GivenUp)
	return t.Position, t.events, nil
}

// A table is a position in the middle of a change, with what has happened.
type table struct {
	Position
	events []engine.Event
}

func (t *table) tell(kind string, facts engine.Facts) {
	t.events = append(t.events, engine.Event{Kind: kind, Seat: t.ToMove(), Facts: facts})
}

// play makes a legal decision.
func (t *table) play(m Move) {
	switch m.Kind {
	case Places:
		t.placeFirst(m)
		return
	case Chooses:
		t.tell(EventChosen, engine.Facts{"colour": m.Colour.String()})
		t.swapped = m.Colour == White
		t.phase, t.turn = Plays, White
		return
	default:
		t.takeTurn(m)
	}
}

// takeTurn makes a turn and hands over to the other side.
func (t *table) takeTurn(m Move) {
	before := t.captures
	if m.From != (hexgrid.Cell{}) {
		t.step(m)
	}
	if t.ending == Open && m.Grows != Nothing {
		t.grow(m)
	}
	if t.ending == Open && (m.Kind == Feeds || !t.config.OneAction) {
		t.feed()
	}
	if m == (Move{}) {
		t.tell(EventPassed, nil)
	}
	t.count(m, t.captures == before)
	t.turn = t.turn.Other()
	t.ending = t.judge()
	if t.ending != Open {
		t.end(t.ending)
	}
}

// placeFirst puts a first body on the board (P2).
func (t *table) placeFirst(m Move) {
	i, _ := t.board.Index(m.At)
	t.place(t.turn, i)
	if t.turn == White {
		t.turn = Black
		return
	}
	t.turn = White
	if t.phase == PlacesOwn {
		t.phase = Plays
	} else {
		t.phase = Picks
	}
}

func (t *table) place(c Colour, i int) {
	t.tell(EventPlaced, engine.Facts{"cell": t.board.Cell(i).String(), "piece": Piece{Body: true, Colour: c}.String()})
	t.cells[i] = Piece{Body: true, Colour: c}
}

// step makes step 1 (P4, P5) and sees whether that ends the game (P9).
func (t *table) step(m Move) {
	from, _ := t.board.Index(m.From)
	to, _ := t.board.Index(m.To)
	attacker, defender := t.cells[from], t.cells[to]
	t.tell(EventMoved, engine.Facts{"from": m.From.String(), "to": m.To.String(), "piece": attacker.String()})
	kinds := map[clash]string{captures: EventCaptured, trades: EventTraded, repelled: EventRepelled}
	if kind, attacks := kinds[t.clashOf(from, to)]; attacks {
		t.tell(kind, engine.Facts{"cell": m.To.String(), "piece": defender.String(), "by": attacker.String()})
	}
	t.Position = t.afterStep(m)
}

// afterStep is the position between steps 1 and 2; its ending is set if the
// turn ends there.
func (p *Position) afterStep(m Move) Position {
	next := *p
	from, _ := p.board.Index(m.From)
	to, _ := p.board.Index(m.To)
	next.cells[from] = Piece{}
	switch p.clashOf(from, to) {
	case peaceful:
		next.cells[to] = p.cells[from]
	case captures:
		next.cells[to] = p.cells[from]
		next.captures[p.turn]++
	case trades:
		next.cells[to] = Piece{}
		next.captures[p.turn]++
		next.captures[p.turn.Other()]++
	case repelled:
		next.captures[p.turn.Other()]++
	}
	if !p.config.EndAfterFeeding && (next.meets(White) || next.meets(Black)) {
		judged := next
		judged.turn = p.turn.Other()
		next.ending = judged.judge()
	}
	return next
}

// grow makes step 2 (P6).
func (t *table) grow(m Move) {
	i, _ := t.board.Index(m.At)
	a := &t.cells[i]
	switch m.Grows {
	case Body:
		*a = Piece{Body: true, Colour: t.turn}
	case Leg:
		a.Legs++
	default:
		a.Pincers++
	}
	t.tell(EventGrown, engine.Facts{"growth": m.Grows.String(), "cell": m.At.String(), "piece": a.String()})
}

// feed makes step 3: the enemies are judged at once, then removed (P7).
func (t *table) feed() {
	starving := t.unfed(t.turn.Other())
	for _, i := range starving {
		t.tell(EventStarved, engine.Facts{"cell": t.board.Cell(i).String(), "piece": t.cells[i].String(),
			"liberties": strconv.Itoa(t.liberties(i)), "limbs": strconv.Itoa(t.cells[i].Limbs())})
	}
	for _, i := range starving {
		t.cells[i] = Piece{}
		t.captures[t.turn]++
	}
}

// untouched reports whether nothing has grown since the first bodies were placed.
// States do not count as repeated until then: all that can happen is to pass.
func (t *table) untouched() bool {
	return t.captures == [2]int{} && t.Supply(White) == fresh && t.Supply(Black) == fresh
}

// fresh is the supply that the first body leaves.
var fresh = Supply{Supplied - 1, Supplied, Supplied}

// count keeps what P10 asks for.
func (t *table) count(m Move, peaceful bool) {
	if m.Grows != Nothing {
		t.ungrown = 0
	} else {
		t.ungrown++
	}
	if m.Grows != Nothing || !peaceful || t.untouched() {
		t.quiet, t.quietLen = [mostUngrown]step{}, 0
		return
	}
	var s step
	if m.From != (hexgrid.Cell{}) {
		from, _ := t.board.Index(m.From)
		to, _ := t.board.Index(m.To)
		s = step{uint8(from), uint8(to)}
	}
	t.quiet[t.quietLen] = s
	t.quietLen++
}

func (t *table) end(how Ending) {
	t.ending = how
	winner := "nobody"
	if c, won := t.Winner(); won {
		winner = c.String()
	}
	t.events = append(t.events, engine.Event{Kind: EventEnded, Seat: engine.Nobody, Facts: engine.Facts{
		"outcome": how.String(), "winner": winner,
		"white": strconv.Itoa(t.captures[White]), "black": strconv.Itoa(t.captures[Black])}})
}
