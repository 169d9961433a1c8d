package main

import (
	"adytum/engine"
	"adytum/engine/match"
)

// A setUpLine is a game that began from a position instead of a deal; it has
// no record.
type setUpLine struct {
	game      engine.Game
	positions []engine.Position // the first was set up
	entries   []match.Entry
}

// Position is the one at the end of the line.
func (l *setUpLine) Position() engine.Position { return l.positions[len(l.positions)-1] }

// Ply is the number of plies since the position was set up.
func (l *setUpLine) Ply() int { return len(l.entries) }

// PlayText plays a move or gives up. The error is a *engine.Refusal.
func (l *setUpLine) PlayText(text string) (match.Entry, error) {
	p := l.Position()
	next, events, err := playText(l.game, p, text)
	if err != nil {
		return match.Entry{}, err
	}
	e := match.Entry{Text: text, Seat: p.ToMove(), Events: events}
	l.positions, l.entries = append(l.positions, next), append(l.entries, e)
	return e, nil
}

func playText(g engine.Game, p engine.Position, text string) (engine.Position, []engine.Event, error) {
	if text == engine.ResignText {
		r, ok := p.(engine.Resigner)
		if !ok {
			return nil, nil, engine.Unreadable(text)
		}
		return r.Resign(p.ToMove())
	}
	m, err := g.ParseMove(text)
	if err != nil {
		return nil, nil, err
	}
	return p.Play(m)
}

// Undo takes the last ply back, at most to the position that was set up.
func (l *setUpLine) Undo() (match.Entry, error) {
	last := len(l.entries) - 1
	if last < 0 {
		return match.Entry{}, match.ErrNothingToUndo
	}
	e := l.entries[last]
	l.positions, l.entries = l.positions[:last+1], l.entries[:last]
	return e, nil
}
