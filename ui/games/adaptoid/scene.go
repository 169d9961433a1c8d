package adaptoid

import (
	"adytum/engine"
	"adytum/engine/hexgrid"
	"adytum/engine/match"

	rules "adytum/engine/adaptoid"
)

// A scene is pieces on a board: those of a position, or as they will stand after
// a half-made turn.
type scene struct {
	board  *hexgrid.Board
	pieces []rules.Piece // by the index of their cell
}

func sceneOf(p rules.Position) scene {
	s := scene{board: p.Board()}
	for _, c := range p.Board().Cells() {
		s.pieces = append(s.pieces, p.At(c))
	}
	return s
}

func (s scene) index(c hexgrid.Cell) int {
	i, ok := s.board.Index(c)
	if !ok {
		panic("adaptoid: " + c.String() + " is not on the board")
	}
	return i
}

func (s scene) at(c hexgrid.Cell) rules.Piece { return s.pieces[s.index(c)] }

// liberties counts the free cells next to a cell.
func (s scene) liberties(c hexgrid.Cell) int {
	free := 0
	for _, n := range s.board.Neighbours(s.index(c)) {
		if !s.pieces[n].Body {
			free++
		}
	}
	return free
}

// with is the scene with another piece on a cell.
func (s scene) with(c hexgrid.Cell, a rules.Piece) scene {
	s.pieces = append([]rules.Piece(nil), s.pieces...)
	s.pieces[s.index(c)] = a
	return s
}

// step is the scene after a step with what comes of it.
func (s scene) step(m rules.Move, clash string) scene {
	mover := s.at(m.From)
	s = s.with(m.From, rules.Piece{})
	switch clash {
	case trades:
		return s.with(m.To, rules.Piece{})
	case repelled:
		return s
	}
	return s.with(m.To, mover)
}

// grow is the scene after a growth of a colour.
func (s scene) grow(m rules.Move, c rules.Colour) scene {
	if m.Grows == rules.Nothing {
		return s
	}
	a := s.at(m.At)
	switch m.Grows {
	case rules.Body:
		a = rules.Piece{Body: true, Colour: c}
	case rules.Leg:
		a.Legs++
	case rules.Pincer:
		a.Pincers++
	case rules.Nothing:
	}
	return s.with(m.At, a)
}

// scene is the board with the draft upon it.
func (d *model) scene() scene {
	p := d.position()
	s := sceneOf(p)
	switch m := d.draft.move; {
	case m.Kind == rules.Places && m.At != none:
		s = s.with(m.At, rules.Piece{Body: true, Colour: p.Turn()})
	case m.Kind == rules.Turns:
		if m.From != none {
			s = s.step(m, d.draft.clash)
		}
		s = s.grow(m, p.Turn())
	}
	return s
}

// A keyframe is one step of what happened in a turn, for a film.
type keyframe struct {
	scene
	from, to hexgrid.Cell // the step, if one was made
	mover    rules.Piece
	marked   []hexgrid.Cell
	starving []hexgrid.Cell
}

// keyframes takes a turn apart into its steps, as they will be shown.
func keyframes(before scene, events []engine.Event) []keyframe {
	var all []keyframe
	now, marked := before, []hexgrid.Cell(nil)
	var starving []hexgrid.Cell
	for i, e := range events {
		at, _ := hexgrid.ParseCell(e.Facts["cell"])
		switch e.Kind {
		case rules.EventMoved:
			from, _ := hexgrid.ParseCell(e.Facts["from"])
			to, _ := hexgrid.ParseCell(e.Facts["to"])
			mover := now.at(from)
			now = now.step(rules.Move{From: from, To: to}, clashIn(events[i+1:]))
			marked = append(marked, from, to)
			all = append(all, keyframe{scene: now, from: from, to: to, mover: mover, marked: marked})
		case rules.EventPlaced, rules.EventGrown:
			now = now.with(at, pieceOf(e.Facts["piece"]))
			marked = append(marked, at)
			all = append(all, keyframe{scene: now, marked: marked})
		case rules.EventStarved:
			starving = append(starving, at)
		}
	}
	if len(starving) > 0 {
		all = append(all, keyframe{scene: now, marked: marked, starving: starving})
		for _, c := range starving {
			now = now.with(c, rules.Piece{})
			marked = append(marked, c)
		}
		all = append(all, keyframe{scene: now, marked: marked})
	}
	return all
}

// clashIn is what came of a step, told by the event that follows it.
func clashIn(rest []engine.Event) string {
	if len(rest) == 0 {
		return ""
	}
	return map[string]string{rules.EventCaptured: captures, rules.EventTraded: trades, rules.EventRepelled: repelled}[rest[0].Kind]
}

// pieceOf reads a piece as events write it, such as "W32".
func pieceOf(token string) rules.Piece {
	a := rules.Piece{Body: true, Legs: token[1] - '0', Pincers: token[2] - '0'}
	if token[0] == 'B' {
		a.Colour = rules.Black
	}
	return a
}

// touched lists the cells that a turn changed.
func touched(e match.Entry) []hexgrid.Cell {
	var cells []hexgrid.Cell
	for _, event := range e.Events {
		for _, name := range []string{"from", "to", "cell"} {
			if c, ok := hexgrid.ParseCell(event.Facts[name]); ok {
				cells = append(cells, c)
			}
		}
	}
	return cells
}
