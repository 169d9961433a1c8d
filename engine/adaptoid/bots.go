package adaptoid

import (
	"context"
	"math"
	"sync"
	"time"

	"adytum/engine"
	"adytum/engine/adaptoid/fast"
)

// A Level is a computer player. Levels differ in what they see, not in the time
// they take: all but the last are done long before their patience ends.
type Level struct {
	name     string
	patience time.Duration
	// depth is how many turns it looks ahead.
	depth int
	// slip is how often, of a hundred turns, it takes any of the turns that it
	// finds good instead of the best.
	slip int
	// sight is what it looks for in a position.
	sight *fast.Weights
}

// levels are the computer players, the weakest first.
var levels = []Level{
	{name: "novice", patience: time.Second, depth: 1, slip: 25, sight: &fast.Simple},
	{name: "adept", patience: time.Second, depth: 2, slip: 10, sight: &fast.Simple},
	{name: "master", patience: 2 * time.Second, depth: 2, slip: 10, sight: &fast.Full},
	{name: "grandmaster", patience: 4 * time.Second, depth: fast.MostDepth, sight: &fast.Full},
}

// Bots lists novice, adept, master and grandmaster.
func (Game) Bots() []engine.Bot {
	var bots []engine.Bot
	for _, l := range levels {
		bots = append(bots, l)
	}
	return bots
}

// Name is the level.
func (l Level) Name() string { return l.name }

// Patience is the level's time.
func (l Level) Patience() time.Duration { return l.patience }

const (
	// slipLines is how many turns a slip chooses from.
	slipLines = 8
	// openingPieces is how many bodies and limbs are on the board while a game
	// opens, and openingLines and openingMargin how many turns a level then
	// draws from, if they are nearly as good as the best.
	openingPieces = 9
	openingLines  = 6
	openingMargin = 0.02
)

// Choose searches for the best turn. Thinking.Playouts bounds the positions that
// are visited, which makes the choice repeatable; Choice.Playouts counts them.
// The candidates are the turns with exact values, the best first. The error is
// engine.ErrNotToMove.
func (l Level) Choose(ctx context.Context, v engine.View, t engine.Thinking) (engine.Choice, error) {
	own, ok := v.(View)
	if !ok || own.seat != own.ToMove() {
		return engine.Choice{}, engine.ErrNotToMove
	}
	think := thought{level: l, ctx: ctx, rand: t.Rand, nodes: t.Playouts}
	switch p := own.table; p.phase {
	case PlacesOwn, PlacesBoth:
		return think.place(p), nil
	case Picks:
		return think.pick(p), nil
	default:
		return think.turn(p), nil
	}
}

// A thought is one search of a level.
type thought struct {
	level Level
	ctx   context.Context
	rand  *engine.Rand
	nodes int
}

// searchers keep their memory, which is large, from one search to the next.
var searchers = sync.Pool{New: func() any { return fast.NewSearcher() }}

// search looks for the best turns of a position that waits for one.
func (k thought) search(p Position, lines, depth, nodes int) fast.Result {
	searcher := searchers.Get().(*fast.Searcher)
	defer searchers.Put(searcher)
	s, mix := p.twin(), fast.Rand(k.rand.Uint64())
	r := searcher.Search(p.rules(), k.level.sight, &s, fast.Limit{
		Depth: depth, Nodes: nodes, Lines: lines, Rand: &mix,
		Stop: func() bool { return k.ctx.Err() != nil },
	})
	r.Lines = append([]fast.Line(nil), r.Lines...) // they live in the searcher
	return r
}

// turn chooses a turn.
func (k thought) turn(p Position) engine.Choice {
	slips := k.rand.IntN(100) < k.level.slip
	opens := opening(p)
	lines := 1
	if slips {
		lines = slipLines
	} else if opens {
		lines = openingLines
	}
	result := k.search(p, lines, k.level.depth, k.nodes)
	choice := engine.Choice{Playouts: result.Nodes}
	for _, line := range result.Lines {
		choice.Candidates = append(choice.Candidates, engine.Candidate{Move: p.moveOf(line.Turn), Chance: chance(line.Value), Visits: 1})
	}
	near := 1
	if opens && result.Depth > 0 {
		for near < len(choice.Candidates) && choice.Candidates[near].Chance > choice.Candidates[0].Chance-openingMargin {
			near++
		}
	}
	if slips {
		near = len(choice.Candidates)
	}
	choice.Move = choice.Candidates[k.rand.IntN(near)].Move
	return choice
}

// opening reports whether a game has just begun.
func opening(p Position) bool {
	w, b := p.Supply(White), p.Supply(Black)
	return 6*Supplied-(w.Bodies+w.Legs+w.Pincers+b.Bodies+b.Legs+b.Pincers) <= openingPieces &&
		p.captures == [2]int{}
}

// chance is the chance to win that a value of the search stands for.
func chance(value int32) float64 {
	if fast.Certain(value) {
		if value > 0 {
			return 1
		}
		return 0
	}
	return 1 / (1 + math.Exp(-float64(value)/1000))
}

// The search for a first body looks at every cell, not deep.
const (
	placingDepth = 3
	placingNodes = 3000
)

// place puts a first body on the board: one that will be answered goes where it
// has most liberties; the answer goes where it stands best, or where both
// colours are worth the same, if the other seat is to pick one.
func (k thought) place(p Position) engine.Choice {
	best, least := []Move(nil), math.Inf(1)
	visited := 0
	for _, m := range p.decisions() {
		cost := -float64(p.Liberties(m.At))
		if p.turn == Black {
			t := table{Position: p}
			t.play(m)
			t.phase = Plays
			r := k.search(t.Position, 1, min(placingDepth, k.level.depth), placingNodes)
			visited += r.Nodes
			cost = chance(r.Lines[0].Value) // White's, who begins
			if p.phase == PlacesBoth {
				cost = math.Abs(cost - 0.5)
			}
		}
		if cost < least {
			best, least = nil, cost
		}
		if cost == least {
			best = append(best, m)
		}
	}
	return engine.Choice{Move: best[k.rand.IntN(len(best))], Playouts: visited}
}

// pick takes the colour that stands better.
func (k thought) pick(p Position) engine.Choice {
	p.phase = Plays
	r := k.search(p, 1, min(k.level.depth, 2*placingDepth), k.nodes)
	white := chance(r.Lines[0].Value)
	choice := engine.Choice{Playouts: r.Nodes, Candidates: []engine.Candidate{
		{Move: Move{Kind: Chooses, Colour: White}, Chance: white, Visits: 1},
		{Move: Move{Kind: Chooses, Colour: Black}, Chance: 1 - white, Visits: 1},
	}}
	if white < 0.5 {
		choice.Candidates[0], choice.Candidates[1] = choice.Candidates[1], choice.Candidates[0]
	}
	choice.Move = choice.Candidates[0].Move
	return choice
}
