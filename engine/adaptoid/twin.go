package adaptoid

import (
	"adytum/engine"
	"adytum/engine/adaptoid/fast"
)

// The fast twin of these rules plays the games that bots think through; a test
// holds the two together.

// rules are the rules of a position for the twin.
func (p *Position) rules() *fast.Rules {
	return fast.NewRules(fast.Config{
		Target:          p.config.Target,
		LosingAttacks:   p.config.LosingAttacks,
		ZeroTrades:      p.config.ZeroTrades,
		GrowthOptional:  p.config.GrowthOptional,
		EndAfterFeeding: p.config.EndAfterFeeding,
		TieIsDraw:       p.config.TieIsDraw,
		OneAction:       p.config.OneAction,
	}, p.board)
}

// twin is a position that waits for a turn.
func (p *Position) twin() fast.State {
	set := fast.Setting{Turn: fast.Winner(p.turn), Captures: p.captures, Ungrown: p.ungrown}
	for i, a := range p.cells {
		if a.Body {
			set.Pieces = append(set.Pieces, fast.Piece{Cell: i, Colour: fast.Winner(a.Colour), Legs: int(a.Legs), Pincers: int(a.Pincers)})
		}
	}
	for _, s := range p.quiet[:p.quietLen] {
		set.Quiet = append(set.Quiet, fast.Step{From: int(s.from), To: int(s.to)})
	}
	return p.rules().New(set)
}

// moveOf reads a turn of the twin made in this position.
func (p *Position) moveOf(t fast.Turn) Move {
	if t.Feeds() {
		return Move{Kind: Feeds}
	}
	var m Move
	if from, to, steps := t.Step(); steps {
		m.From, m.To = p.board.Cell(from), p.board.Cell(to)
		m.Attacks = p.cells[to].Body
	}
	if g, at := t.Growth(); g != fast.Nothing {
		m.Grows = Growth(g) // both count none, body, leg, pincer
		m.At = p.board.Cell(at)
	}
	return m
}

// RandomPlayouts returns a function that plays one random game from here by the
// fast rules. The position must wait for a turn.
func (p Position) RandomPlayouts(r *engine.Rand) func() {
	rules, start, rand := p.rules(), p.twin(), fast.Rand(r.Uint64())
	return func() {
		s := start
		rules.RandomPlayout(&s, &rand)
	}
}
