package adaptoid

import (
	"slices"
	"strconv"
	"strings"

	"adytum/engine"
	"adytum/engine/hexgrid"
)

// A View is what a seat knows, which is everything: Adaptoid hides nothing.
type View struct {
	seat  engine.Seat
	table Position
}

// View shows all to every seat.
func (p Position) View(seat engine.Seat) engine.View { return View{seat, p} }

// Seat is the viewer.
func (v View) Seat() engine.Seat { return v.seat }

// Position is the position, all of which is open.
func (v View) Position() Position { return v.table }

// ToMove is as in Position.
func (v View) ToMove() engine.Seat { return v.table.ToMove() }

// Outcome is as in Position.
func (v View) Outcome() (engine.Outcome, bool) { return v.table.Outcome() }

// String is the position as text.
func (v View) String() string { return v.table.String() }

// Moves lists the legal moves sorted by text.
func (v View) Moves() []engine.Move {
	if v.seat != v.ToMove() {
		return nil
	}
	return v.table.Moves()
}

// Sample is the position itself.
func (v View) Sample(*engine.Rand) engine.Position { return v.table }

// The kinds of the parts of a move, beside "body", "leg" and "pincer" for what
// grows on a cell. All but the last three name a cell.
const (
	PartPiece  = "piece"  // steps
	PartStep   = "step"   // is where it steps to
	PartPlace  = "place"  // gets a first body
	PartColour = "colour" // is "white" or "black"
	PartFeed   = "feed"   // names nothing
	PartPass   = "pass"   // names nothing
)

// Consider answers a half-made turn. Its parts, in the order of the text, are a
// piece ("e2"), where it goes ("-d4" or "xe4"), and a growth ("+leg@d4"). A text
// that ends within a part is answered too.
//
// Facts of a chosen piece are "piece", "liberties", "limbs", and the cells it
// can get to by what comes of it: "moves", "captures", "trades" and "repelled".
// Facts of a step or a turn are "bodies", "legs" and "pincers", the supply that
// is left; "starves", the enemies that die of this turn as it stands;
// "endangered", the own adaptoids that would die at the end of the next; and
// "ends", the outcome, if the game would end.
func (v View) Consider(partial string) engine.Answer {
	p := v.table
	switch {
	case p.ending != Open:
		return engine.Answer{Refusal: refuse(engine.CodeOver, "", nil)}
	case v.seat != p.ToMove():
		return engine.Answer{Refusal: refuse(engine.CodeNotYours, "", nil)}
	}
	if m, ok := parseMove(partial); ok && m.String() == partial {
		return p.considerMove(m)
	}
	if c, ok := hexgrid.ParseCell(partial); ok && p.phase == Plays {
		if a := p.considerPiece(c); a.State != engine.Impossible || !p.begins(partial) {
			return a
		}
	}
	if a := p.considerPrefix(partial); a.State != engine.Impossible {
		return a
	}
	return engine.Answer{Refusal: engine.Unreadable(partial)}
}

// considerMove answers a text that is a whole move.
func (p Position) considerMove(m Move) engine.Answer {
	refusal := p.Refuse(m)
	a := engine.Answer{State: engine.Complete, Move: m, Made: p.completing(m.parts()), Refusal: refusal}
	steps := m.Kind == Turns && m.From != hexgrid.Cell{}
	if refusal != nil {
		a.State, a.Move = engine.Impossible, nil
		if !steps || refusal.Code != CodeMustGrow {
			a.Made = nil
			return a
		}
		a.State, a.Refusal = engine.Possible, nil // the growth is still to come
	}
	if m.Kind != Turns && m.Kind != Feeds {
		return a
	}
	if steps && m.Grows == Nothing && !p.config.OneAction {
		a.Next = p.growthsAfter(m)
	}
	a.Facts = p.forecast(m, a.State == engine.Complete)
	return a
}

// growthsAfter lists what can grow after a step.
func (p *Position) growthsAfter(m Move) []engine.Part {
	after := p.afterStep(m)
	if after.ending != Open {
		return nil
	}
	var next []engine.Part
	for _, g := range after.growths() {
		m.Grows, m.At = g.Grows, g.At
		next = append(next, m.growthPart())
	}
	engine.SortParts(next)
	return p.completing(next)
}

// parts takes a move apart.
func (m Move) parts() []engine.Part {
	whole := engine.Part{Text: m.String()}
	switch {
	case m.Kind == Places:
		whole.Kind, whole.ID = PartPlace, m.At.String()
	case m.Kind == Chooses:
		whole.Kind, whole.ID = PartColour, m.Colour.String()
	case m.Kind == Feeds:
		whole.Kind = PartFeed
	case m.From != hexgrid.Cell{}:
		parts := []engine.Part{piecePart(m.From), {Text: m.stepText(), Kind: PartStep, ID: m.To.String()}}
		if m.Grows != Nothing {
			parts = append(parts, m.growthPart())
		}
		return parts
	case m.Grows != Nothing:
		whole = m.growthPart()
	default:
		whole.Kind = PartPass
	}
	return []engine.Part{whole}
}

func piecePart(c hexgrid.Cell) engine.Part {
	return engine.Part{Text: c.String(), Kind: PartPiece, ID: c.String()}
}

func (m Move) growthPart() engine.Part {
	return engine.Part{Text: m.String(), Kind: m.Grows.String(), ID: m.At.String()}
}

// completing marks those parts of a turn with which it is complete.
func (p *Position) completing(parts []engine.Part) []engine.Part {
	for i := range parts {
		m, whole := parseMove(parts[i].Text)
		parts[i].Ends = whole && p.Refuse(m) == nil
	}
	return parts
}

// forecast is what a turn, complete or without its growth, leads to.
func (p *Position) forecast(m Move, complete bool) engine.Facts {
	t := table{Position: *p}
	t.play(m)
	s := t.Supply(p.turn)
	facts := engine.Facts{"bodies": strconv.Itoa(s.Bodies), "legs": strconv.Itoa(s.Legs), "pincers": strconv.Itoa(s.Pincers)}
	var starves []string
	for _, e := range t.events {
		if e.Kind == EventStarved {
			starves = append(starves, e.Facts["cell"])
		}
	}
	addCells(facts, "starves", starves)
	if t.ending != Open && (complete || t.ending < ByRepetition) { // what is still to grow comes before P10
		facts["ends"] = t.ending.String()
		return facts
	}
	if endangered := t.Unfed(p.turn); len(endangered) > 0 {
		facts["endangered"] = hexgrid.Names(endangered)
	}
	return facts
}

func addCells(facts engine.Facts, name string, cells []string) {
	if len(cells) > 0 {
		facts[name] = strings.Join(cells, " ")
	}
}

// considerPiece answers the choice of the piece that steps.
func (p Position) considerPiece(c hexgrid.Cell) engine.Answer {
	i, refusal := p.refuseMover(c)
	if refusal != nil {
		return engine.Answer{Refusal: refusal}
	}
	a := engine.Answer{State: engine.Possible, Made: []engine.Part{piecePart(c)}, Facts: engine.Facts{
		"piece":     p.cells[i].String(),
		"liberties": strconv.Itoa(p.liberties(i)),
		"limbs":     strconv.Itoa(p.cells[i].Limbs()),
	}}
	cells := map[clash][]string{}
	var last *engine.Refusal
	for to, n := range p.reach(i) {
		if n == 0 {
			continue
		}
		if refusal := p.refuseClash(i, to); refusal != nil {
			last = refusal
			continue
		}
		m := Move{From: c, To: p.board.Cell(to), Attacks: p.cells[to].Body}
		what := p.clashOf(i, to)
		cells[what] = append(cells[what], m.To.String())
		a.Next = append(a.Next, m.parts()[1])
	}
	if len(a.Next) == 0 { // only enemies in reach, all of them too strong
		return engine.Answer{Refusal: last}
	}
	engine.SortParts(p.completing(a.Next))
	addCells(a.Facts, "moves", cells[peaceful])
	addCells(a.Facts, "captures", cells[captures])
	addCells(a.Facts, "trades", cells[trades])
	addCells(a.Facts, "repelled", cells[repelled])
	return a
}

// begins reports whether a text is the beginning of a move's text.
func (p *Position) begins(partial string) bool {
	return slices.ContainsFunc(p.decisions(), func(m Move) bool { return strings.HasPrefix(m.String(), partial) })
}

// considerPrefix answers any other beginning of a legal move.
func (p *Position) considerPrefix(partial string) engine.Answer {
	return engine.Continue(partial, func(yield func([]engine.Part) bool) {
		for _, m := range p.decisions() {
			if !yield(m.parts()) {
				return
			}
		}
	})
}
